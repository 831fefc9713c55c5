"""How a long game is told: headings, reports, and what its chronicle follows."""

from collections.abc import Sequence
from typing import Any

import msgspec

from stellarch.core.seats import Seat
from stellarch.core.telling import Message, Sayable, said
from stellarch.core.text import Text
from stellarch.core.values import Event, Row


class ParagraphInOne(Message, frozen=True):
    about: Sayable
    told: tuple[Sayable, ...]


class Paragraph(msgspec.Struct, frozen=True):
    """Some sentences of a report, and what they are about."""

    about: Text
    told: tuple[Text, ...]
    places: tuple[str | None, ...] = ()
    """Where each of them happened, as the game's page names places; nothing where a report tells none."""

    @property
    def in_one(self) -> Text:
        """The paragraph as one line."""
        return said(ParagraphInOne(self.about, self.told))


class Relation(msgspec.Struct, frozen=True):
    """What holds between two seats and lasts, as a war or a treaty does."""

    kind: str
    label: Text
    seats: tuple[Seat, Seat]
    """The lower one first."""
    is_hostile: bool = False


class Chronicle:
    """How a game is told in which much happens between two decisions; by default it is told move by move."""

    def heading(self, view: Any) -> Text | None:
        """The turn and the phase, as a heading; None in a game without them."""
        return None

    def report(self, view: Any, events: Sequence[Event], names: Sequence[str]) -> Sequence[Paragraph] | None:
        """What has happened since the view's seat last decided, the most important first; None: told move by move."""
        return None

    def followed(self, view: Any) -> Sequence[Row]:
        """Figures of a position that the chronicle plots besides those of the score sheet."""
        return ()

    def relations(self, view: Any) -> Sequence[Relation]:
        """What holds between seats just now; the chronicle draws how long."""
        return ()
