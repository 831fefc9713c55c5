"""What a deal is made of: two baskets and clauses (GE-12.3), and their short forms.

A basket    $1000+2pp+st_n+helion-4+#3     money, political points, a territory, a fleet, the giver's third card; or -
A clause    truce.3                        GE-12.11
            nodisrupt.pl_n.1.3             GE-12.12: nobody disrupts seat 1 on that planet for three turns
            keepout.0.st_n+nz_nw.2         GE-12.13: seat 0 stays out of these areas for two turns
            instalment.0.100.3.turn        GE-12.14: seat 0 pays $100 three times, each turn (or each delivery)
            note.we%20both%20know          GE-12.15
"""

import re
from collections.abc import Callable, Mapping
from typing import Literal, Union

import msgspec

from stellarch.core import BadNotation, Message, Seat
from stellarch.core.text import as_word, from_word
from stellarch.games.galaxy_empires.data import AREAS
from stellarch.games.galaxy_empires.names import AreaName

Trigger = Literal["each_turn", "each_delivery"]
_TRIGGERS: dict[str, Trigger] = {"turn": "each_turn", "delivery": "each_delivery"}
LONGEST_NOTE = 200


class NotTerms(Message, frozen=True):
    pass


class Basket(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one side gives. A card is named by its number in its owner's hand, which tells nothing (GE-R.41)."""

    cash: int = 0
    pp: int = 0
    territories: tuple[str, ...] = ()
    fleets: tuple[str, ...] = ()
    missions: tuple[int, ...] = ()

    @property
    def is_empty(self) -> bool:
        return self == _NOTHING

    @property
    def has_short_form(self) -> bool:
        """Whether it reads back: no names or numbers that nothing in the game could have."""
        try:
            return _read_basket(str(self)) == self
        except BadNotation:
            return False

    def __str__(self) -> str:
        money = [f"${self.cash}"] if self.cash else []
        points = [f"{self.pp}pp"] if self.pp else []
        return (
            "+".join([*money, *points, *self.territories, *self.fleets, *(f"#{card}" for card in self.missions)]) or "-"
        )


_NOTHING = Basket()


class Truce(Message, frozen=True, tag_field="type", tag="truce"):
    """Neither side invades, claims from or disrupts the other (GE-12.11)."""

    turns: int

    def __str__(self) -> str:
        return f"truce.{self.turns}"


class NoDisrupt(Message, frozen=True, tag_field="type", tag="no_disrupt"):
    """One side does not disrupt the other's fleet on a planet (GE-12.12)."""

    planet: AreaName
    protected: Seat
    turns: int

    def __str__(self) -> str:
        return f"nodisrupt.{self.planet}.{self.protected}.{self.turns}"


class KeepOut(Message, frozen=True, tag_field="type", tag="keep_out"):
    """One side moves into none of these areas and invades none (GE-12.13)."""

    who: Seat
    areas: tuple[AreaName, ...]
    turns: int

    def __str__(self) -> str:
        return f"keepout.{self.who}.{'+'.join(self.areas)}.{self.turns}"


class Instalment(Message, frozen=True, tag_field="type", tag="instalment"):
    """One side pays the other an amount several times (GE-12.14)."""

    payer: Seat
    amount: int
    times: int
    trigger: Trigger

    def __str__(self) -> str:
        word = next(word for word, trigger in _TRIGGERS.items() if trigger == self.trigger)
        return f"instalment.{self.payer}.{self.amount}.{self.times}.{word}"


class Note(Message, frozen=True, tag_field="type", tag="note"):
    """Words that are recorded and never enforced (GE-12.15)."""

    text: str

    def __str__(self) -> str:
        return f"note.{as_word(self.text)}"


Clause = Union[Truce, NoDisrupt, KeepOut, Instalment, Note]  # noqa: UP007 - one alias that msgspec and mypy both read


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a deal would be, seen from the side that offers it."""

    give: Basket = _NOTHING
    get: Basket = _NOTHING
    clauses: tuple[Clause, ...] = ()

    @property
    def is_empty(self) -> bool:
        return self.give.is_empty and self.get.is_empty and not self.clauses

    def __str__(self) -> str:
        return f"{self.give}:{self.get}:{'/'.join(map(str, self.clauses)) or '-'}"


def read_terms(text: str) -> Terms:
    """The terms with this short form; raises BadNotation."""
    parts = text.split(":")
    if len(parts) != 3:
        raise _bad(text)
    give, get, clauses = parts
    return Terms(
        _read_basket(give), _read_basket(get), () if clauses == "-" else tuple(map(_read_clause, clauses.split("/")))
    )


def _read_basket(text: str) -> Basket:
    cash = pp = 0
    territories, fleets, missions = [], [], []
    for item in [] if text == "-" else text.split("+"):
        if found := re.fullmatch(r"\$([1-9]\d{0,6})", item):
            cash = int(found[1])
        elif found := re.fullmatch(r"([1-9]\d{0,3})pp", item):
            pp = int(found[1])
        elif found := re.fullmatch(r"#([1-9]\d{0,3})", item):
            missions.append(int(found[1]))
        elif item in AREAS:
            territories.append(item)
        elif re.fullmatch(r"[a-z]{1,20}-[1-9]\d{0,3}", item):
            fleets.append(item)
        else:
            raise _bad(text)
    basket = Basket(cash, pp, tuple(territories), tuple(fleets), tuple(missions))
    if str(basket) != text:  # something stands twice, or in another order
        raise _bad(text)
    return basket


def _read_clause(text: str) -> Clause:
    word, *fields = text.split(".")
    try:
        clause = _READ[word](*fields)
    except (KeyError, ValueError, TypeError):
        raise _bad(text) from None
    if str(clause) != text:
        raise _bad(text)
    return clause


_READ: Mapping[str, Callable[..., Clause]] = {
    "truce": lambda turns: Truce(int(turns)),
    "nodisrupt": lambda planet, seat, turns: NoDisrupt(planet, Seat(int(seat)), int(turns)),
    "keepout": lambda seat, areas, turns: KeepOut(Seat(int(seat)), tuple(areas.split("+")), int(turns)),
    "instalment": lambda seat, amount, times, word: Instalment(
        Seat(int(seat)), int(amount), int(times), _TRIGGERS[word]
    ),
    "note": lambda text: Note(from_word(text)),
}


def _bad(text: str) -> BadNotation:
    return BadNotation(NotTerms(), text[:200])
