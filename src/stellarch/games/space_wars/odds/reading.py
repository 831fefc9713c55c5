"""Forces as people write them, in either language, or by ids: "3 cruisers and a dreadnought", "3 regulars, 1 veteran",
and what is on a surface: "3 cities, planetary shield class a"."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping

from stellarch.core import Message, Phrase, Seat, StellarchError
from stellarch.games.space_wars.nouns import NAMES, CraftKind, Unit
from stellarch.games.space_wars.state import Legions, Levels, System
from stellarch.games.space_wars.tables.craft import CRAFT
from stellarch.games.space_wars.tables.ground import LEGIONS, POPULACE
from stellarch.games.space_wars.tables.structures import LEVELLED, SINGLES
from stellarch.games.space_wars.tables.technologies import TECHNOLOGIES

_BETWEEN = re.compile(r"\s*(?:,|\+|;|\band\b|\bet\b)\s*")
_IES = re.compile("ies$")
_ONE = re.compile(r"(?:(?P<count>\d{1,3})|(?:an?|une?)\b)?\s*(?P<kind>[a-z_].*)")


class BadForce(StellarchError):
    """Words that name no craft, or more than there are."""


class ForceFault(Phrase):
    NO_CRAFT = 1
    NO_LEGION = 2
    NO_UNIT = 3
    ALIENS_ALONE = 4


class NotACraft(Message, frozen=True):
    part: str


class NotALegion(Message, frozen=True):
    part: str


class NotAUnit(Message, frozen=True):
    part: str


class NotATechnology(Message, frozen=True):
    part: str


class TooManyCraft(Message, frozen=True):
    most: int
    what: CraftKind


class TooManyUnits(Message, frozen=True):
    most: int
    what: Unit


def read_force(words: str) -> dict[str, int]:
    """How many craft of each kind are meant; raises BadForce."""
    found: dict[str, int] = {}
    for part, count, kind in _counted(words, _KINDS):
        if kind is None:
            raise BadForce(NotACraft(part))
        found[kind] = found.get(kind, 0) + count
        if found[kind] > CRAFT[kind].limit:
            raise BadForce(TooManyCraft(CRAFT[kind].limit, kind))
    if not sum(found.values()):
        raise BadForce(ForceFault.NO_CRAFT)
    return {kind: count for kind, count in found.items() if count}


def read_army(words: str) -> dict[str, int]:
    """How many legions of each grade, or aliens, are meant; raises BadForce."""
    found: dict[str, int] = {}
    for part, count, kind in _counted(words, _ARMIES):
        if kind is None:
            raise BadForce(NotALegion(part))
        found[kind] = found.get(kind, 0) + count
        most = LEGIONS[kind].limit if kind in LEGIONS else POPULACE[kind].supply
        if found[kind] > most:
            raise BadForce(TooManyUnits(most, kind))
    if "alien" in found and len(found) > 1:
        raise BadForce(ForceFault.ALIENS_ALONE)
    if not sum(found.values()):
        raise BadForce(ForceFault.NO_LEGION)
    return {kind: count for kind, count in found.items() if count}


def read_surface(words: str) -> System:
    """A system with what is named on it: levels of structures, structures, people, legions; raises BadForce."""
    found: dict[str, int] = {}
    for part, count, kind in _counted(words, _UNITS):
        if kind is None:
            raise BadForce(NotAUnit(part))
        found[kind] = min(_MOST_ON_A_SURFACE, found.get(kind, 0) + count)
    if not sum(found.values()):
        raise BadForce(ForceFault.NO_UNIT)
    legions = {kind: count for kind, count in found.items() if kind in LEGIONS}
    return System(
        Levels(**{kind: count for kind, count in found.items() if kind in LEVELLED}),
        frozenset(kind for kind, count in found.items() if kind in SINGLES and count),
        orbital_cities=found.get("orbital_city", 0),
        natives=found.get("native", 0),
        slaves=found.get("slave", 0),
        aliens=found.get("alien", 0),
        legions={_ANYBODY: Legions(**legions)} if any(legions.values()) else {},
    )


def _counted(words: str, kinds: Mapping[str, str]) -> Iterator[tuple[str, int, str | None]]:
    """What is named, how often, and its id; no id where it is none."""
    for part in filter(None, _BETWEEN.split(_plain(words))):
        read = _ONE.fullmatch(part)
        kind = None if read is None else kinds.get(_singular(read["kind"]))
        yield part, int(read["count"] or 1) if read is not None else 0, kind


def read_technologies(words: str) -> tuple[str, ...]:
    """Technologies by their ids or names; raises BadForce."""
    found = []
    for part in filter(None, _BETWEEN.split(_plain(words))):
        known = _TECHNOLOGIES.get(_singular(part))
        if known is None:
            raise BadForce(NotATechnology(part))
        found.append(known)
    return tuple(found)


def _plain(words: str) -> str:
    """Small letters without accents."""
    parted = unicodedata.normalize("NFD", words.lower())
    return "".join(sign for sign in parted if not unicodedata.combining(sign)).strip()


def _singular(words: str) -> str:
    return " ".join(_IES.sub("y", word).rstrip("sx") for word in words.replace("_", " ").split())


def _by_words(kind: str, ids: Iterable[str]) -> dict[str, str]:
    named = {each: (each, NAMES[kind][each].en, NAMES[kind][each].fr) for each in ids}
    return {_singular(_plain(words)): each for each, names in named.items() for words in names}


_ANYBODY = Seat(0)
"""Whose legions they are where nobody is named."""
_MOST_ON_A_SURFACE = 99
_KINDS = _by_words("craft", CRAFT)
_TECHNOLOGIES = _by_words("technology", TECHNOLOGIES)
_ARMIES = {**_by_words("legion", LEGIONS), **_by_words("populace", ("alien",))}
_UNITS = {
    **_ARMIES,
    **_by_words("populace", NAMES["populace"]),
    **_by_words("structure", (*LEVELLED, *SINGLES, "orbital_city")),
}
