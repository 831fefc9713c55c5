"""SW-23.3.8: standing orders. They may be given at any time, and nobody else is shown them."""

from typing import Literal, Union, get_args

from stellarch.core import Seat
from stellarch.games.space_wars.actions.council import Ballot
from stellarch.games.space_wars.actions.general import Secret
from stellarch.games.space_wars.actions.notation import Order, read_order
from stellarch.games.space_wars.actions.works import Build, BuildGate, Commission, UpgradeBase
from stellarch.games.space_wars.nouns import Card, Piece, Place, Resource, Technology, Treaty

Work = Union[Build, Commission, UpgradeBase, BuildGate]  # noqa: UP007 - read by msgspec
"""What can be wished for in construction."""
Posture = Literal["careful", "steady", "bold"]
Wake = Literal["offer", "treaty", "war", "technology"]
"""What ends passing: an offer came, a treaty was broken, a technology is known."""


class Extracting(Secret, frozen=True):
    """Whether workshops make what they can, where nothing else is said (SW-D.16)."""

    word = "extracting"

    all: bool


class WishTechnologies(Secret, frozen=True):
    """The technologies to be researched, the most wanted first (SW-D.57)."""

    word = "wish_technologies"

    technologies: tuple[Technology, ...]


class WishWorks(Secret, frozen=True):
    """What is to be built as soon as it can be paid for, the most wanted first (SW-D.58, SW-D.59)."""

    word = "wish_works"

    orders: tuple[Work, ...]

    def __str__(self) -> str:
        return f"{self.word}:{','.join(map(str, self.orders))}"

    @classmethod
    def read(cls, parts: str | None) -> "WishWorks":
        return cls(tuple(read_order(part, get_args(Work)) for part in (parts or "").split(",") if part))  # type: ignore[misc]


class SetRoute(Secret, frozen=True):
    """A freighter goes to and fro: it loads these resources at one system and puts them down at another (SW-24.2.5)."""

    word = "set_route"

    craft: Piece
    cargo: tuple[Resource, ...]
    origin: Place
    to: Place


class DropRoute(Secret, frozen=True):
    """A freighter has no route any more."""

    word = "drop_route"

    craft: Piece


class RepeatRoute(Order, frozen=True):
    """A freighter goes on along its route, as far as it gets this turn (SW-24.2.5)."""

    word = "repeat_route"

    craft: Piece


class AcceptTreaties(Secret, frozen=True):
    """The treaties that are accepted when this player offers them (SW-D.4)."""

    word = "accept_treaties"

    player: Seat
    treaties: tuple[Treaty, ...]


class VoteOn(Secret, frozen=True):
    """How one votes on a law or a protocol, whoever proposes it, and the other way on the repeal of that law; on all
    else one abstains (SW-D.9)."""

    word = "vote_on"

    card: Card
    value: Ballot


class PassUntil(Secret, frozen=True):
    """Be asked for nothing before a turn begins, or something happens."""

    word = "pass_until"

    turn: int
    wakes: tuple[Wake, ...] = ("offer", "treaty", "war")


class SetPosture(Secret, frozen=True):
    """How boldly one's craft and legions act by themselves (SW-24.3.8), and how many legions stay in a
    system that was won (SW-D.53)."""

    word = "set_posture"

    posture: Posture
    garrison: int | None = None
    lets_pass: tuple[str, ...] = ()
    """Sectors in which nobody is intercepted."""
