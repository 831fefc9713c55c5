"""What things are called: each id has its noun in `words/*/names.ftl`, by the kind of thing and the id.

The types here are for the fields of orders, events, refusals and remarks. They say what an id stands for, so that a
sentence can show it: with its article, its number, its plural (docs/translate.md).
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Annotated, Any

from stellarch.core import Label, Message, Named, Phrase, Text, said, verbatim
from stellarch.core.catalogue import catalogue
from stellarch.core.grammar import Counted, Noun
from stellarch.games.space_wars.galaxy import Galaxy
from stellarch.games.space_wars.geometry import At, coordinates
from stellarch.games.space_wars.tables.craft import PIECE
from stellarch.games.space_wars.tables.tiles import SYSTEMS

PEOPLES = ("Arcadia", "Boralis", "Cygnara", "Denebra", "Elnath", "Fornax", "Gemina", "Hydra", "Izara")
"""The peoples at the seats: proper names, alike in every language."""
_PACKAGE = "stellarch.games.space_wars"


def noun(kind: str, of: str) -> Noun:
    """What something is called: `noun("craft", "cruiser")`."""
    return Noun(f"-{kind}-{of}")


@cache
def kinds() -> Mapping[str, tuple[str, ...]]:
    """The ids that have a name, by the kind of thing."""
    words = catalogue(_PACKAGE, "en")
    assert words is not None
    found: dict[str, list[str]] = {}
    for entry in words:
        _, kind, *of = entry.split("-", 2) if entry.startswith("-") else ("", "")
        if of:
            found.setdefault(kind, []).append(of[0])
    return {kind: tuple(ids) for kind, ids in found.items()}


def system_name(system: str) -> str:
    """A proper name, alike in every language: Draconis 31."""
    return system.replace("_", " ").title()


def place(where: str) -> Noun | str:
    """The place with a short form, as events name it: Draconis 31, sector 4-7."""
    return system_name(where) if where in SYSTEMS else Noun("-sector", where)


class GameStage(Phrase):
    OVER = 1
    BEFORE = 2


def heading(turn: int, phase: str, is_over: bool) -> "GameStage | TurnHeading":
    """What goes on: Turn 3, council."""
    if is_over:
        return GameStage.OVER
    return TurnHeading(turn, phase) if turn else GameStage.BEFORE


def sector_noun(galaxy: Galaxy, at: At) -> Noun | str:
    """A sector as people say it: its system's name, or what it is with ring and place."""
    tile = galaxy.tiles[at]
    return system_name(tile) if tile in SYSTEMS else Noun(f"-tile-{galaxy.kinds[at]}", coordinates(at))


@cache
def piece(name: str) -> Noun:
    """A craft or officer: cruiser 5."""
    found = PIECE.fullmatch(name)
    assert found is not None, name
    return Noun(f"-{'craft' if found[1] in kinds()['craft'] else 'officer'}-{found[1]}", found[2])


def one_of(*among: str) -> Callable[[str], Noun]:
    """Names what may be of several kinds, such as a legion or a slave: the first kind that has it."""
    return cache(lambda of: noun(next(kind for kind in among if of in kinds()[kind]), of))


@cache
def called(word: Any) -> Any:
    """Anything by its id; what is no id, as it is."""
    if not isinstance(word, str):
        return word
    found = PIECE.fullmatch(word)
    if found is not None and (found[1] in kinds()["craft"] or found[1] in kinds()["officer"]):
        return piece(word)
    if word in SYSTEMS:
        return system_name(word)
    return next((noun(kind, word) for kind, ids in kinds().items() if word in ids), word)


cargo_noun = one_of("resource", "populace", "legion", "craft", "counter")
unit_noun = one_of("structure", "legion", "populace")
_gain_noun = one_of("resource", "counter")


def cargo(pieces: Mapping[str, int]) -> tuple[Counted, ...]:
    """Pieces by their number: 2 fuel and 1 crystal D."""
    return tuple(Counted(count, cargo_noun(piece)) for piece, count in pieces.items())


def gains(found: Mapping[str, int]) -> tuple[Counted, ...]:
    """What is won: 3 research points, 2 credits, 1 special weapon."""
    return tuple(Counted(count, _gain_noun(what)) for what, count in found.items() if count)


def room_for(cities: int, workshops: int) -> tuple[Counted, ...]:
    """What a system has room for: 2 cities and 3 workshops."""
    found = (Counted(cities, noun("structure", "city")), Counted(workshops, Noun("-workshop")))
    return tuple(each for each in found if each.number)


def spot(where: str) -> Noun | str:
    """A craft, or a sector for its surface."""
    found = PIECE.fullmatch(where)
    return piece(where) if found is not None and found[1] in kinds()["craft"] else place(where)


def aboard(where: str) -> Noun | str:
    """A craft, or the surface of its sector."""
    return piece(where) if PIECE.fullmatch(where) else where


def spy_target(what: str) -> Noun:
    """An officer, or a structure."""
    return piece(what) if PIECE.fullmatch(what) else noun("structure", what)


def _tallied(name: Callable[[str], Noun]) -> Callable[[Iterable[str]], tuple[Counted, ...]]:
    return lambda ids: tuple(Counted(count, name(of)) for of, count in Counter(ids).items())


some_craft = _tallied(lambda of: noun("craft", of))


def of_kind(kind: str) -> Named:
    """For a field that only some ids may stand in: `Annotated[Weapon, of_kind("weapon")]`."""
    return Named(cache(lambda of: noun(kind, of)))


Anything = Annotated[Any, Named(called)]
Piece = Annotated[str, Named(piece)]
"""A craft or an officer by its short form: `cruiser5`."""
Place = Annotated[str, Named(place)]
"""A sector by its short form: a system's id, or ring and place."""
Sector = Noun | str
"""A sector as people say it: see `sector_noun`."""
Technology = Annotated[str, of_kind("technology")]
Branch = Annotated[str, of_kind("branch")]
Structure = Annotated[str, of_kind("structure")]
CraftKind = Annotated[str, of_kind("craft")]
OfficerKind = Annotated[str, of_kind("officer")]
LegionKind = Annotated[str, of_kind("legion")]
Resource = Annotated[str, of_kind("resource")]
Law = Annotated[str, of_kind("law")]
Protocol = Annotated[str, of_kind("protocol")]
Treaty = Annotated[str, of_kind("treaty")]
Office = Annotated[str, of_kind("office")]
Phase = Annotated[str, of_kind("phase")]
BattleStep = Annotated[str, of_kind("battle_step")]
TileKind = Annotated[str, of_kind("tile")]
EventKind = Annotated[str, of_kind("event")]
MissionKind = Annotated[str, of_kind("mission")]
SubPhaseStep = Annotated[str, of_kind("subphase_step")]
Hazard = Annotated[str, Named(one_of("event", "tile"))]
"""Where nothing lasts: an event, or a kind of sector."""
Spot = Annotated[str, Named(spot)]
"""A craft, or a sector for its surface."""
Aboard = Annotated[str, Named(aboard)]
"""A craft, or `surface`."""
SpyTarget = Annotated[str, Named(spy_target)]
"""An officer to kill, or a structure to destroy."""
Card = Annotated[str, Named(one_of("law", "protocol"))]
"""What a motion of the council is about: a law or a protocol."""
FORM = of_kind("form")
"""Of a field with the name of a sealed form."""
YardUnit = Annotated[str, Named(one_of("craft", "legion"))]
"""What a shipyard builds."""
Buildable = Annotated[str, Named(one_of("structure", "craft", "legion"))]
"""What can be built: a structure, or what a shipyard builds."""
Trainee = Annotated[str, Named(one_of("officer", "legion"))]
"""What an academy trains."""
Facility = Annotated[str, Named(lambda of: piece(of) if PIECE.fullmatch(of) else system_name(of))]
"""What repairs: a craft by its short form, or a shipyard by its system."""
Leaving = Annotated[str, Named(lambda of: None if of == "fighters" else piece(of))]
"""What has to leave a sector: a craft, or nothing where it is the fighters and pods in space."""
Unit = Annotated[str, Named(unit_noun)]
"""What stands or lives on a surface."""
CargoKind = Annotated[str, Named(cargo_noun)]
"""What can be aboard: a resource, a slave, a legion, a fighter or pod, a special weapon."""
Cargo = Annotated[Mapping[str, int], Named(cargo)]
"""Pieces of cargo with their number. `A($cargo)` says "a legion" where there is one."""
Units = Annotated[tuple[str, ...], Named(_tallied(unit_noun))]
"""Units of a surface, kind by kind: 2 cities and a regular legion."""
Kinds = Annotated[tuple[str, ...], Named(some_craft)]
"""Craft, kind by kind: 2 cruisers and an outpost."""


class TurnHeading(Message, frozen=True):
    turn: int
    phase: Phase


class AtPlace(Message, frozen=True):
    """Where something happens: at Draconis 31, in sector 4-7."""

    at: Place


NAMES: Mapping[str, Mapping[str, Text]] = {
    **{kind: {of: said(Label(__name__, f"-{kind}-{of}")) for of in ids} for kind, ids in kinds().items()},
    "system": {system: verbatim(system_name(system)) for system in SYSTEMS},
}
"""What things are called inside a sentence, by kind and id."""
