"""What an offer may hold (SW-4.2.2, SW-4.2.10). A thing is a word, with what it is about behind an `@`, and a number.

credits=7                  so many, at once
research=2                 points of this turn
permission=1               to enter one's sectors until the turn ends
flag@4-7=1                 the flag of a sector
cruiser5=1                 a craft
chemical@freight3=2        cargo of a freight
special_weapon@cruiser5=1  special weapons with a craft
regular@draconis_31=2      legions, fighters or pods, on a surface or aboard; in a peace only
admiral2=1                 an officer; in a peace only
commercial=1               a treaty between the two
pay_3=5                    so many credits in each of the next three income phases
no_war=2                   no declaration of war on the other for two turns
keep_out@draconis_31=2     not to enter a sector of the other for two turns
for@law.open_gates=1       a vote, on a motion of this council
release@4=1                the end of a pledge that the other has made, by its number
"""

import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from stellarch.core import Text
from stellarch.core.text import listed
from stellarch.games.space_wars.articles import several
from stellarch.games.space_wars.state.fleets import PIECE
from stellarch.games.space_wars.tables.craft import CRAFT, SMALL
from stellarch.games.space_wars.tables.game import NUMBERS
from stellarch.games.space_wars.tables.ground import LEGIONS, OFFICERS, RESOURCES
from stellarch.games.space_wars.tables.politics import LAWS, PROTOCOLS, TREATIES
from stellarch.games.space_wars.words import capitalised, cargo_name, name, piece_name, place

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
"""Credits in each of so many income phases (SW-4.2.10)."""
_NUMBER = re.compile(r"[1-9][0-9]{0,5}")
BALLOTS = {"for": Text("for", "pour"), "against": Text("against", "contre"), "abstain": Text("abstain", "abstention")}


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
    if what in BALLOTS and card in {"law": LAWS, "repeal": LAWS, "protocol": PROTOCOLS}.get(kind, ()):
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


def label(word: str) -> Text:
    """A thing as the heading of its amount."""
    found = thing(word)
    assert found is not None, word
    if found.sort == "payment" and found.what == "1":
        return Text("Credits, in the next income phase", "Crédits, au prochain revenu")
    if found.sort == "payment":
        return Text(f"Credits, in each of {found.what} turns", f"Crédits, à chacun de {found.what} tours")
    if found.sort == "no_war":
        return Text("Turns without a declaration of war", "Tours sans déclaration de guerre")
    if found.sort == "keep_out":
        where = place(found.of)
        return Text(f"Turns of keeping out of {where.en}", f"Tours sans entrer ici ({where.fr})")
    return capitalised(_NAMED[found.sort](found))


def told(word: str, amount: int) -> Text:
    """A thing with its amount, within a sentence."""
    found = thing(word)
    assert found is not None, word
    if found.sort == "payment" and found.what == "1":
        return Text(f"credits in the next income phase: {amount}", f"crédits au prochain revenu : {amount}")
    if found.sort == "payment":
        over = found.what
        return Text(f"credits over {over} turns: {amount} each", f"crédits sur {over} tours : {amount} par tour")
    if found.sort in ("no_war", "keep_out"):
        promise = _NAMED[found.sort](found)
        turns = Text("1 turn", "1 tour") if amount == 1 else Text(f"{amount} turns", f"{amount} tours")
        return Text(f"{promise.en} for {turns.en}", f"{promise.fr} pendant {turns.fr}")
    if found.sort in _ONE_OF:
        one, more = _ONE_OF[found.sort]
        return Text(f"{amount} {(one if amount == 1 else more).en}", f"{amount} {(one if amount < 2 else more).fr}")
    if found.sort in _COUNTED:
        return _lying(several(cargo_name(found.what), amount), found)
    return _NAMED[found.sort](found)


def transfers(
    by: int, to: int, gives: Mapping[str, int], asks: Mapping[str, int], names: Sequence[str]
) -> tuple[Text, ...]:
    """Who gives what to whom, and who promises it, in as many clauses as it takes."""
    one, other = names[by], names[to]
    return (*_handed(one, other, gives), *_handed(other, one, asks))


def _handed(by: str, to: str, things: Mapping[str, int]) -> Iterator[Text]:
    said = in_order(things)
    promised = {word: said[word] for word in said if (found := thing(word)) and found.sort in _PROMISES}
    if given := {word: said[word] for word in said if word not in promised}:
        what = all_told(given)
        yield Text(f"{by} gives {to} {what.en}", f"{by} donne à {to} : {what.fr}")
    if promised:
        what = all_told(promised)
        yield Text(f"{by} promises {to}: {what.en}", f"{by} promet à {to} : {what.fr}")


def all_told(things: Mapping[str, int]) -> Text:
    """What is given or asked for, in words."""
    said = in_order(things)
    return listed([told(word, amount) for word, amount in said.items()]) if said else _NOTHING


def _cargo(found: Thing) -> Text:
    return _lying(cargo_name(found.what), found)


def _lying(what: Text, found: Thing) -> Text:
    """With where it is: aboard a craft, or on a surface."""
    if is_craft(found.of):
        craft = piece_name(found.of)
        return Text(f"{what.en} aboard {craft.en}", f"{what.fr} à bord ({craft.fr})")
    where = place(found.of)
    return Text(f"{what.en} on {where.en}", f"{what.fr} au sol ({where.fr})")


def _flag(found: Thing) -> Text:
    where = place(found.of)
    return Text(f"the flag of {where.en}", f"le drapeau ({where.fr})")


def _keep_out(found: Thing) -> Text:
    where = place(found.of)
    return Text(f"keeping out of {where.en}", f"ne pas entrer ici ({where.fr})")


def _vote(found: Thing) -> Text:
    value, motion = BALLOTS[found.what], motion_name(found.of)
    return Text(f"a vote ({value.en}) on: {motion.en}", f"un vote ({value.fr}) sur : {motion.fr}")


def motion_name(motion: str) -> Text:
    """What is put to the vote, from its short form: law.open_gates."""
    kind, _, card = motion.partition(".")
    named = name("protocol" if kind == "protocol" else "law", card)
    return Text(f"repeal of {named.en}", f"abrogation ({named.fr})") if kind == "repeal" else named


_NOTHING = Text("nothing", "rien")
_COUNTED = ("cargo", "weapon", "unit")
"""Sorts of things of which there may be several."""
_PROMISES = ("payment", "no_war", "keep_out")
"""Sorts of things that do not change hands at once, but are kept to later."""
_ONE_OF = {
    "credits": (Text("credit", "crédit"), Text("credits", "crédits")),
    "research": (Text("research point", "point de recherche"), Text("research points", "points de recherche")),
}
"""What is counted, for one of them and for several."""
_NAMED: Mapping[str, Callable[[Thing], Text]] = {
    "credits": lambda found: _ONE_OF["credits"][1],
    "research": lambda found: _ONE_OF["research"][1],
    "permission": lambda found: Text("permission to enter", "droit de passage"),
    "treaty": lambda found: name("treaty", found.what),
    "cargo": _cargo,
    "weapon": _cargo,
    "unit": _cargo,
    "craft": lambda found: piece_name(found.of),
    "officer": lambda found: piece_name(found.of),
    "flag": _flag,
    "no_war": lambda found: Text("no declaration of war", "pas de déclaration de guerre"),
    "keep_out": _keep_out,
    "vote": _vote,
    "release": lambda found: Text(f"release from pledge {found.of}", f"l'abandon de l'engagement {found.of}"),
}
