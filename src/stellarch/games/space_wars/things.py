"""What an offer may hold (SW-4.2.2, SW-4.2.10). A thing is a word, with what it is about behind an `@`, and a number.

credits=7                  7 credits, at once
research=2                 points of this turn
permission=1               to enter one's sectors until the turn ends
flag@4-7=1                 the flag of a sector
cruiser5=1                 a craft
chemical@freight3=2        cargo of a freight
special_weapon@cruiser5=1  special weapons with a craft
regular@draconis_31=2      legions, fighters or pods, on a surface or aboard; in a peace only
admiral2=1                 an officer; in a peace only
commercial=1               a treaty between the two
pay_3=5                    5 credits in each of the next three income phases
no_war=2                   no declaration of war on the other for two turns
keep_out@draconis_31=2     not to enter a sector of the other for two turns
for@law.open_gates=1       a vote, on a motion of this council
release@4=1                the end of a pledge that the other has made, by its number
"""

import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Annotated, NamedTuple

from stellarch.core import Label, Message, Named, Phrase, Sayable, Seat, Text, said
from stellarch.core.grammar import Counted, Noun
from stellarch.games.space_wars.nouns import Law, Piece, Place, cargo_noun, noun, piece
from stellarch.games.space_wars.tables.craft import CRAFT, PIECE, SMALL
from stellarch.games.space_wars.tables.game import NUMBERS
from stellarch.games.space_wars.tables.ground import LEGIONS, OFFICERS, RESOURCES
from stellarch.games.space_wars.tables.politics import LAWS, PROTOCOLS, TREATIES

SORTS = (
    "credits",
    "research",
    "permission",
    "treaty",
    "cargo",
    "weapon",
    "unit",
    "craft",
    "officer",
    "flag",
    "payment",
    "no_war",
    "keep_out",
    "vote",
    "release",
)
"""The sorts of things, in the order in which they change hands."""
CARGO = (*RESOURCES, "slave")
UNITS = (*LEGIONS, *SMALL)
WEAPON = "special_weapon"
PAYMENTS = {f"pay_{phases}": phases for phases in range(1, NUMBERS.pledge_turns_most + 1)}
"""Credits in each of this many income phases (SW-4.2.10)."""
_NUMBER = re.compile(r"[1-9][0-9]{0,5}")
_BALLOTS = ("for", "against", "abstain")


class Thing(NamedTuple):
    sort: str
    what: str = ""
    """Which kind: of cargo, unit, treaty or vote; the number of payments."""
    of: str = ""
    """The sector, craft, motion or pledge that it is about."""


@lru_cache(maxsize=4096)
def thing(word: str) -> Thing | None:
    """The thing that a word stands for; None where there is no such thing."""
    what, _, of = word.partition("@")
    if of:
        return _about(what, of)
    if word in ("credits", "research", "permission", "no_war"):
        return Thing(word)
    if word in TREATIES:
        return Thing("treaty", word)
    if word in PAYMENTS:
        return Thing("payment", str(PAYMENTS[word]))
    if is_craft(word):
        return Thing("craft", of=word)
    return Thing("officer", of=word) if _is_piece(word, OFFICERS) else None


def is_craft(word: str) -> bool:
    return _is_piece(word, CRAFT)


def _is_piece(word: str, kinds: Container[str]) -> bool:
    found = PIECE.fullmatch(word)
    return found is not None and found[1] in kinds


def _about(what: str, of: str) -> Thing | None:
    if what in ("flag", "keep_out") or (what == "release" and _NUMBER.fullmatch(of)):
        return Thing(what, of=of)
    if what in CARGO:
        return Thing("cargo", what, of) if is_craft(of) else None
    if what == WEAPON:
        return Thing("weapon", what, of) if is_craft(of) else None
    if what in UNITS:
        return Thing("unit", what, of)
    kind, _, card = of.partition(".")
    if what in _BALLOTS and card in {"law": LAWS, "repeal": LAWS, "protocol": PROTOCOLS}.get(kind, ()):
        return Thing("vote", what, of)
    return None


def in_order(said: Mapping[str, int]) -> Mapping[str, int]:
    """The things of which there is something, always in the same order: a mapping that was saved has lost its own."""
    known = ((found, word) for word in said if said[word] and (found := thing(word)) is not None)
    return {word: said[word] for _, word in sorted(known, key=lambda each: (SORTS.index(each[0].sort), each[1]))}


def of_sort(things: Iterable[str], sort: str) -> tuple[Thing, ...]:
    found = (thing(word) for word in things)
    return tuple(each for each in found if each is not None and each.sort == sort)


# What they are called


class Ballot(Phrase):
    FOR = "for"
    AGAINST = "against"
    ABSTAIN = "abstain"


BALLOTS: Mapping[str, Text] = {ballot.value: said(ballot) for ballot in Ballot}


class ThingWord(Phrase):
    PERMISSION = 1
    NOTHING = 2
    NO_WAR = 3


class Paid(Message, frozen=True):
    """Credits in each of some income phases."""

    amount: int
    phases: int


class Aboard(Message, frozen=True):
    what: Noun | Counted
    craft: Piece


class OnSurface(Message, frozen=True):
    what: Noun | Counted
    at: Place


class FlagOf(Message, frozen=True):
    at: Place


class KeepingOut(Message, frozen=True):
    at: Place


class ForTurns(Message, frozen=True):
    """A promise, and for how long."""

    promise: Sayable
    turns: int


class VoteOn(Message, frozen=True):
    ballot: Ballot
    motion: "Noun | RepealOf"


class RepealOf(Message, frozen=True):
    law: Law


class ReleaseFrom(Message, frozen=True):
    pledge: str


class CreditsIn(Message, frozen=True):
    """The heading of an amount that is paid in each of some turns."""

    phases: int


class TurnsOfPeace(Message, frozen=True):
    pass


class TurnsOut(Message, frozen=True):
    at: Place


class Unnumbered(Message, frozen=True):
    """Things of which it is not said how many: credits."""

    things: Noun


class ThingHeading(Message, frozen=True):
    thing: "Noun | Counted | Sayable"


class Gives(Message, frozen=True):
    by: Seat
    to: Seat
    things: "Things"


class Promises(Message, frozen=True):
    by: Seat
    to: Seat
    things: "Things"


Told = Noun | Counted | Message | Phrase


def label(word: str) -> Text:
    """A thing as the heading of its amount."""
    found = thing(word)
    assert found is not None, word
    return said(_heading(found))


def _heading(found: Thing) -> Message:
    if found.sort == "payment":
        return CreditsIn(int(found.what))
    if found.sort == "no_war":
        return TurnsOfPeace()
    return TurnsOut(found.of) if found.sort == "keep_out" else ThingHeading(_NAMED[found.sort](found))


def told(word: str, amount: int) -> Told:
    """A thing with its amount, within a sentence."""
    found = thing(word)
    assert found is not None, word
    if found.sort == "payment":
        return Paid(amount, int(found.what))
    if found.sort in ("no_war", "keep_out"):
        promise = _NAMED[found.sort](found)
        assert isinstance(promise, Message | Phrase)
        return ForTurns(promise, amount)
    if found.sort in _COUNTED:
        return Counted(amount, _COUNTED[found.sort])
    if found.sort in _LYING:
        return _lying(Counted(amount, cargo_noun(found.what)), found)
    return _NAMED[found.sort](found)


def things_told(things: Mapping[str, int]) -> tuple[Told, ...]:
    """What is given or asked for: one thing after the other, or nothing."""
    return tuple(told(word, amount) for word, amount in in_order(things).items()) or (ThingWord.NOTHING,)


Things = Annotated[Mapping[str, int], Named(things_told)]


class AllTold(Message, frozen=True):
    things: Things


def all_told(things: Mapping[str, int]) -> Text:
    """What is given or asked for, in words."""
    return said(AllTold(things))


def handed_over(by: Seat, to: Seat, gives: Mapping[str, int], asks: Mapping[str, int]) -> tuple[Message, ...]:
    """Who gives what to whom, and who promises it, in as many clauses as it takes."""
    return (*_handed(by, to, gives), *_handed(to, by, asks))


def transfers(
    by: Seat, to: Seat, gives: Mapping[str, int], asks: Mapping[str, int], names: Sequence[str]
) -> tuple[Text, ...]:
    return tuple(said(clause, names) for clause in handed_over(by, to, gives, asks))


def _handed(by: Seat, to: Seat, things: Mapping[str, int]) -> Iterator[Message]:
    given = in_order(things)
    promised = {word: given[word] for word in given if (found := thing(word)) and found.sort in _PROMISES}
    if at_once := {word: given[word] for word in given if word not in promised}:
        yield Gives(by, to, at_once)
    if promised:
        yield Promises(by, to, promised)


def _lying(what: Noun | Counted, found: Thing) -> Message:
    """With where it is: aboard a craft, or on a surface."""
    return Aboard(what, found.of) if is_craft(found.of) else OnSurface(what, found.of)


def motion_noun(motion: str) -> Noun | RepealOf:
    """What is put to the vote, from its short form: law.open_gates."""
    kind, _, card = motion.partition(".")
    return RepealOf(card) if kind == "repeal" else noun("protocol" if kind == "protocol" else "law", card)


def motion_name(motion: str) -> Text:
    found = motion_noun(motion)
    return said(found) if isinstance(found, RepealOf) else said(Label(__name__, found.term))


_COUNTED: Mapping[str, Noun] = {"credits": Noun("-credit"), "research": noun("counter", "research_point")}
_LYING = ("cargo", "weapon", "unit")
"""Sorts of things of which there may be several, aboard a craft or on a surface."""
_PROMISES = ("payment", "no_war", "keep_out")
"""Sorts of things that do not change hands at once, but are kept to later."""
_NAMED: Mapping[str, Callable[[Thing], Told]] = {
    "credits": lambda found: Unnumbered(_COUNTED["credits"]),
    "research": lambda found: Unnumbered(_COUNTED["research"]),
    "permission": lambda found: ThingWord.PERMISSION,
    "treaty": lambda found: noun("treaty", found.what),
    "cargo": lambda found: _lying(cargo_noun(found.what), found),
    "weapon": lambda found: _lying(cargo_noun(found.what), found),
    "unit": lambda found: _lying(cargo_noun(found.what), found),
    "craft": lambda found: piece(found.of),
    "officer": lambda found: piece(found.of),
    "flag": lambda found: FlagOf(found.of),
    "no_war": lambda found: ThingWord.NO_WAR,
    "keep_out": lambda found: KeepingOut(found.of),
    "vote": lambda found: VoteOn(Ballot(found.what), motion_noun(found.of)),
    "release": lambda found: ReleaseFrom(found.of),
}
