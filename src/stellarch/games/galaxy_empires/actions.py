"""What a player can order, and the short form of each order.

C2>D2           a fleet moves from C2 to D2; a ! after it begins a new action; E4>G5 passes through the wormhole
+A1             a new fleet is deployed on A1
D1+D2xst_n      the fleets on D1 and D2 invade the territory; D1+D2+E3xst_n/2 with both actions
disrupt:pl_n    the fleet that mines this planet is destroyed
roll            a die for political points
draw            a mission is drawn; draw/3 gives up one's third card for it
end             the turn ends
propose@1:...   terms are put to seat 1 (see `offers`); accept, decline, counter:... answer them
take@1-0-2      the standing offer of that name is taken; call@0-1-2 puts one's own on the table
post@1:...      a standing offer to seat 1; withdraw@0-1-2
fight, surrender, dice      in a war; simulate has the rest of a live one simulated, if both sides say so
place:D1>F1     a survivor from D1 goes to F1; return:G2>I1 a fleet comes home
say@1:words     to seat 1; say@all:words to everybody
concede         leave the game
"""

import re
from collections.abc import Callable, Mapping
from typing import Union

from stellarch.core import Action, BadNotation, Message, Seat
from stellarch.core.text import as_word, from_word
from stellarch.games.galaxy_empires.data import AREAS
from stellarch.games.galaxy_empires.galaxy import TILES
from stellarch.games.galaxy_empires.offers import Basket, Clause, Terms, read_terms

LONGEST_SPEECH = 400


class NotAnOrder(Message, frozen=True):
    pass


class _Order(Action, frozen=True):
    def __repr__(self) -> str:  # what a failing test prints can be pasted back in
        return f"read_action({str(self)!r})"


class Move(_Order, frozen=True):
    """Reposition the fleet on a tile (GE-7)."""

    origin: str
    target: str
    new_action: bool = False
    """Close the action under way and take another one for it (GE-17.1)."""

    def __str__(self) -> str:
        return f"{self.origin}>{self.target}{'!' if self.new_action else ''}"


class Deploy(_Order, frozen=True):
    """Put a new fleet on a tile of a capital (GE-8)."""

    tile: str
    new_action: bool = False

    def __str__(self) -> str:
        return f"+{self.tile}{'!' if self.new_action else ''}"


class Invade(_Order, frozen=True):
    """Go to war over a territory with the fleets on these tiles (GE-9)."""

    target: str
    fleets: tuple[str, ...]
    actions: int = 1

    def __str__(self) -> str:
        return f"{'+'.join(self.fleets)}x{self.target}{f'/{self.actions}' if self.actions > 1 else ''}"


class Disrupt(_Order, frozen=True):
    """Destroy a fleet that mines a planet (GE-11.7)."""

    planet: str

    def __str__(self) -> str:
        return f"disrupt:{self.planet}"


class RollPp(_Order, frozen=True):
    """Roll a die for political points (GE-13.1)."""

    def __str__(self) -> str:
        return "roll"


class DrawMission(_Order, frozen=True):
    """Take a mission, giving up one of two in hand first; a card is named by its number in that hand (GE-14.2)."""

    discard: int | None = None

    def __str__(self) -> str:
        return "draw" if self.discard is None else f"draw/{self.discard}"


class EndTurn(_Order, frozen=True):
    """Give up what is left of the turn (GE-4.7)."""

    def __str__(self) -> str:
        return "end"


class _Offering(_Order, frozen=True):
    give: Basket = Basket()
    get: Basket = Basket()
    clauses: tuple[Clause, ...] = ()

    @property
    def terms(self) -> Terms:
        return Terms(self.give, self.get, self.clauses)


class Propose(_Offering, frozen=True, kw_only=True):
    """Put a deal to another player, now (GE-12.1)."""

    to: Seat

    def seen_by(self, actor: Seat, viewer: Seat | None) -> Action | None:
        return self if viewer in (actor, self.to) else None

    def __str__(self) -> str:
        return f"propose@{self.to}:{self.terms}"


class Counter(_Offering, frozen=True):
    """Answer a proposal with other terms (GE-17.4)."""

    def seen_by(self, actor: Seat, viewer: Seat | None) -> Action | None:
        return self if viewer == actor else None

    def __str__(self) -> str:
        return f"counter:{self.terms}"


class Accept(_Order, frozen=True):
    """Agree to the proposal on the table (GE-17.5)."""

    def __str__(self) -> str:
        return "accept"


class Decline(_Order, frozen=True):
    """Turn the proposal on the table down (GE-17.4)."""

    def __str__(self) -> str:
        return "decline"


class PostOffer(_Offering, frozen=True, kw_only=True):
    """Leave a standing offer for another player, in or out of turn (GE-12.17)."""

    to: Seat

    def seen_by(self, actor: Seat, viewer: Seat | None) -> Action | None:
        return self if viewer in (actor, self.to) else None

    def __str__(self) -> str:
        return f"post@{self.to}:{self.terms}"


class _AboutOffer(_Order, frozen=True):
    offer: str
    """The offer's name: who made it, to whom, and which of these it is."""

    def seen_by(self, actor: Seat, viewer: Seat | None) -> Action | None:
        return self if viewer is not None and str(viewer) in self.offer.split("-")[:2] else None


class TakeOffer(_AboutOffer, frozen=True):
    """Agree to a standing offer, in one's own turn (GE-17, D6)."""

    def __str__(self) -> str:
        return f"take@{self.offer}"


class CallOffer(_AboutOffer, frozen=True):
    """Put one's own standing offer to its addressee, in one's own turn (GE-17, D7)."""

    def __str__(self) -> str:
        return f"call@{self.offer}"


class WithdrawOffer(_AboutOffer, frozen=True):
    """Take one's own standing offer back (GE-17, F2)."""

    def __str__(self) -> str:
        return f"withdraw@{self.offer}"


class FightOn(_Order, frozen=True):
    """The defender goes on with the war (GE-9.12)."""

    def __str__(self) -> str:
        return "fight"


class Surrender(_Order, frozen=True):
    """The defender gives the territory up (GE-9.12)."""

    def __str__(self) -> str:
        return "surrender"


class WarRoll(_Order, frozen=True):
    """Roll one's two dice in a live war (GE-19.4)."""

    def __str__(self) -> str:
        return "dice"


class Simulate(_Order, frozen=True):
    """Have the rest of a live war simulated, as soon as the other side says so too (GE-19.8)."""

    def __str__(self) -> str:
        return "simulate"


class Place(_Order, frozen=True):
    """Put a survivor of an invasion on a tile of the territory won (GE-9.20)."""

    origin: str
    tile: str

    def __str__(self) -> str:
        return f"place:{self.origin}>{self.tile}"


class ReturnTo(_Order, frozen=True):
    """Bring a fleet home, or to the nearest ground of its owner (GE-9.19, GE-12.6, GE-12.7)."""

    origin: str
    tile: str

    def __str__(self) -> str:
        return f"return:{self.origin}>{self.tile}"


class Say(_Order, frozen=True):
    """Talk, to one seat or to all (GE-12.17)."""

    text: str
    to: Seat | None = None

    def seen_by(self, actor: Seat, viewer: Seat | None) -> Action | None:
        return self if self.to is None or viewer in (actor, self.to) else None

    def __str__(self) -> str:
        return f"say@{'all' if self.to is None else self.to}:{as_word(self.text)}"


class Concede(_Order, frozen=True):
    """Leave the game (GE-17, F4)."""

    gives_up = True

    def __str__(self) -> str:
        return "concede"


AnyAction = Union[  # noqa: UP007 - one alias that msgspec and mypy both read
    Move,
    Deploy,
    Invade,
    Disrupt,
    RollPp,
    DrawMission,
    EndTurn,
    Propose,
    Counter,
    Accept,
    Decline,
    PostOffer,
    TakeOffer,
    CallOffer,
    WithdrawOffer,
    FightOn,
    Surrender,
    WarRoll,
    Simulate,
    Place,
    ReturnTo,
    Say,
    Concede,
]

_TILE = r"[A-K][1-9]"
_WORDS: Mapping[str, AnyAction] = {
    str(order): order
    for order in (
        RollPp(),
        DrawMission(),
        EndTurn(),
        Accept(),
        Decline(),
        FightOn(),
        Surrender(),
        WarRoll(),
        Simulate(),
        Concede(),
    )
}


def _terms(text: str) -> dict[str, object]:
    terms = read_terms(text)
    return {"give": terms.give, "get": terms.get, "clauses": terms.clauses}


_FORMS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], AnyAction]], ...] = (
    (
        re.compile(rf"({_TILE})>({_TILE})(!?)"),
        lambda found: Move(found[1], found[2], bool(found[3])),
    ),
    (re.compile(rf"\+({_TILE})(!?)"), lambda found: Deploy(found[1], bool(found[2]))),
    (
        re.compile(rf"({_TILE}(?:\+{_TILE})*)x([a-z_]+)(?:/([2-9]))?"),
        lambda found: Invade(found[2], tuple(found[1].split("+")), int(found[3] or 1)),
    ),
    (re.compile(r"disrupt:([a-z_]+)"), lambda found: Disrupt(found[1])),
    (re.compile(r"draw/([1-9]\d{0,3})"), lambda found: DrawMission(int(found[1]))),
    (re.compile(r"propose@(\d):(.+)"), lambda found: Propose(to=Seat(int(found[1])), **_terms(found[2]))),  # type: ignore[arg-type]
    (re.compile(r"counter:(.+)"), lambda found: Counter(**_terms(found[1]))),  # type: ignore[arg-type]
    (re.compile(r"post@(\d):(.+)"), lambda found: PostOffer(to=Seat(int(found[1])), **_terms(found[2]))),  # type: ignore[arg-type]
    (re.compile(r"take@(\d-\d-[1-9]\d{0,5})"), lambda found: TakeOffer(found[1])),
    (re.compile(r"call@(\d-\d-[1-9]\d{0,5})"), lambda found: CallOffer(found[1])),
    (re.compile(r"withdraw@(\d-\d-[1-9]\d{0,5})"), lambda found: WithdrawOffer(found[1])),
    (re.compile(rf"place:({_TILE})>({_TILE})"), lambda found: Place(found[1], found[2])),
    (re.compile(rf"return:({_TILE})>({_TILE})"), lambda found: ReturnTo(found[1], found[2])),
    (
        re.compile(r"say@(all|\d):([A-Za-z0-9_.~%-]*)"),
        lambda found: Say(from_word(found[2]), None if found[1] == "all" else Seat(int(found[1]))),
    ),
)


def read_action(text: str) -> AnyAction:
    """The action with this short form; raises BadNotation."""
    if word := _WORDS.get(text):
        return word
    for form, make in _FORMS:
        if (found := form.fullmatch(text)) and str(action := make(found)) == text:
            return action
    raise BadNotation(NotAnOrder(), text[:80])


assert all(re.fullmatch(_TILE, tile) for tile in TILES), "a tile's name is a letter and a digit"
assert all(re.fullmatch(r"[a-z_]+", area) for area in AREAS), "an area's name is in small letters"
