"""What a report needs to know of an event besides its weight: where it belongs, and whom it harms."""

from functools import cache
from typing import ClassVar, get_type_hints

from stellarch.core import Event, Phrase, Seat
from stellarch.games.space_wars.nouns import Place


class Section(Phrase):
    """By importance; what is about the reader comes first, whatever its section."""

    GAME = 1
    BLOWS = 2
    YOURS = 3
    WAR = 4
    BATTLES = 5
    COUNCIL = 6
    DEALS = 7
    GALAXY = 8
    OTHERS = 9


class SwEvent(Event, frozen=True):
    section: ClassVar[Section] = Section.OTHERS
    """Where those read of it whom it is not about."""
    is_blow: ClassVar[bool] = False
    """Whether it is war, or a loss to those it is about."""

    @property
    def place(self) -> str | None:
        """Where it happened, or led to."""
        fields = _place_fields(type(self))
        return getattr(self, fields[-1]) if fields else None

    def strikes(self, seat: Seat) -> bool:
        """Whether it is a blow to a seat that it is about, and not that seat's own doing."""
        return self.is_blow


class GameEvent(SwEvent, frozen=True):
    section = Section.GAME


class WarEvent(SwEvent, frozen=True):
    section = Section.WAR
    is_blow = True


class BattleEvent(SwEvent, frozen=True):
    section = Section.BATTLES
    is_blow = True
    ends_fight: ClassVar[bool] = False


class CouncilEvent(SwEvent, frozen=True):
    section = Section.COUNCIL


class DealEvent(SwEvent, frozen=True):
    section = Section.DEALS


class GalaxyEvent(SwEvent, frozen=True):
    """It is about those whose flag flies where it happens."""

    section = Section.GALAXY

    @property
    def places(self) -> tuple[str, ...]:
        return tuple(getattr(self, field) for field in _place_fields(type(self)))


@cache
def _place_fields(kind: type[SwEvent]) -> tuple[str, ...]:
    hints = get_type_hints(kind, include_extras=True)
    return tuple(field for field in kind.__struct_fields__ if hints[field] == Place)


class OwnEvent(SwEvent, frozen=True):
    """What others are not told, since it would tell them of a sealed form."""

    seat: Seat

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None
