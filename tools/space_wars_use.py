"""How often each order, unit, structure, technology, law, protocol, treaty and officer of Space Wars is used in games.

    stellarch simulate space-wars --players 6 --bot level-3 --games 20 --seed 1 --records games/six
    python tools/space_wars_use.py games/six games/duel

Markdown tables, a column for each folder of records, by the game; what is never used stands last in its table.
"""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, get_args

from stellarch.core import Entry, Event, Record, Table
from stellarch.games.space_wars import SPACE_WARS, notation
from stellarch.games.space_wars.chapters.academy import LegionDrilled, OfficerTrained, WeaponForged
from stellarch.games.space_wars.chapters.bases import BaseUpgraded, GateBuilt
from stellarch.games.space_wars.chapters.battle.interception import DefenceFired, MinesStruck
from stellarch.games.space_wars.chapters.battle.mustering import BattleBegun
from stellarch.games.space_wars.chapters.battle.withdraw import Withdrew
from stellarch.games.space_wars.chapters.bombardment import Bombarded
from stellarch.games.space_wars.chapters.building import StructureBuilt
from stellarch.games.space_wars.chapters.capital import CapitalLost, CapitalMoved
from stellarch.games.space_wars.chapters.conquest import SystemConquered, SystemRaided
from stellarch.games.space_wars.chapters.elimination import PlayerEliminated
from stellarch.games.space_wars.chapters.general import orders_of
from stellarch.games.space_wars.chapters.ground.invading import InvasionBegun
from stellarch.games.space_wars.chapters.ground.losing import LegionUpgraded
from stellarch.games.space_wars.chapters.jumps import FuelBurnt
from stellarch.games.space_wars.chapters.mining import MineLaid
from stellarch.games.space_wars.chapters.missions import MissionAttempted
from stellarch.games.space_wars.chapters.motions import MotionDecided
from stellarch.games.space_wars.chapters.officers import SpiesSought
from stellarch.games.space_wars.chapters.opening import TechnologiesRevealed
from stellarch.games.space_wars.chapters.peace import PeaceMade
from stellarch.games.space_wars.chapters.research import TechnologyLearned
from stellarch.games.space_wars.chapters.shipyards import CraftBuilt, LegionRaised
from stellarch.games.space_wars.chapters.spying import Spied
from stellarch.games.space_wars.chapters.treaties import TreatyBroken, TreatyMade
from stellarch.games.space_wars.chapters.visits import Visited
from stellarch.games.space_wars.chapters.war import WarDeclared
from stellarch.games.space_wars.tables.craft import CRAFT, PIECE
from stellarch.games.space_wars.tables.ground import LEGIONS, OFFICERS
from stellarch.games.space_wars.tables.politics import LAWS, PROTOCOLS, TREATIES
from stellarch.games.space_wars.tables.structures import STRUCTURES
from stellarch.games.space_wars.tables.technologies import TECHNOLOGIES

_EVENTS: Mapping[type[Event], str] = {
    WarDeclared: "war declared",
    PeaceMade: "peace made",
    TreatyBroken: "treaty broken",
    BattleBegun: "battle in space",
    Withdrew: "withdrawal from a battle",
    MinesStruck: "craft in a mine field",
    DefenceFired: "shots of orbital defence",
    Bombarded: "bombardment",
    InvasionBegun: "landing",
    SystemConquered: "system conquered",
    SystemRaided: "system raided in a free fire zone",
    CapitalLost: "capital lost",
    CapitalMoved: "capital moved",
    PlayerEliminated: "player eliminated",
    Spied: "attempt of a spy",
    SpiesSought: "search for spies",
    MissionAttempted: "mission attempted",
    Visited: "anomaly, artifact or guild visited",
    MineLaid: "mine field laid",
    FuelBurnt: "fuel burnt",
    WeaponForged: "special weapon made",
}

KINDS: Mapping[str, Sequence[str]] = {
    "order": tuple(sorted(order.word for order in get_args(notation.AnyOrder))),
    "event": tuple(_EVENTS.values()),
    "unit": (*CRAFT, *LEGIONS),
    "structure": tuple(STRUCTURES),
    "technology": tuple(TECHNOLOGIES),
    "technology at the start": tuple(id for id, sheet in TECHNOLOGIES.items() if sheet.level in (2, 3)),
    "law": tuple(LAWS),
    "law repealed": tuple(LAWS),
    "protocol": tuple(PROTOCOLS),
    "treaty": tuple(TREATIES),
    "officer": tuple(OFFICERS),
}
"""All that could be used, by kind."""

Use = Counter[tuple[str, str]]


def main(folders: Iterable[Path]) -> None:
    columns = {folder.name: use_in(folder) for folder in folders}
    print("\n".join(told(columns)))


def use_in(folder: Path) -> tuple[int, Use]:
    """How many games there are in a folder, and how often each thing is used in all of them."""
    use: Use = Counter()
    records = sorted(folder.glob("*.json"))
    for path in records:
        table: Table[Any, Any] = Table.from_record(SPACE_WARS, Record.read(path.read_text("utf-8")))
        use += used(table.log)
    return len(records), use


def used(log: Iterable[Entry]) -> Use:
    """How often each thing is used in one game."""
    use: Use = Counter()
    for entry in log:
        use.update(("order", order.word) for order in orders_of(entry.action))
        use.update(thing for event in entry.events for thing in happened(event))
    return use


def happened(event: Event) -> Iterator[tuple[str, str]]:
    if type(event) in _EVENTS:
        yield "event", _EVENTS[type(event)]
    match event:
        case CraftBuilt(craft=unit) | LegionRaised(legion=unit) | LegionUpgraded(legion=unit):
            yield "unit", unit
        case LegionDrilled(better=str(unit)):
            yield "unit", unit
        case BaseUpgraded(base=base):
            yield "unit", _kind(base)
        case StructureBuilt(structure=structure):
            yield "structure", structure
        case GateBuilt():
            yield "structure", "artificial_gate"
        case TechnologyLearned(technology=technology):
            yield "technology", technology
        case TechnologiesRevealed(technologies=technologies):
            for technology in technologies:
                yield "technology", technology
                yield "technology at the start", technology
        case MotionDecided(kind=kind, card=card, passed=True):
            yield "law repealed" if kind == "repeal" else kind, card
        case TreatyMade(treaty=treaty):
            yield "treaty", treaty
        case OfficerTrained(officer=officer):
            yield "officer", _kind(officer)


def _kind(piece: str) -> str:
    """What a piece is, by its name: `admiral2` is an admiral."""
    found = PIECE.fullmatch(piece)
    assert found is not None, piece
    return found[1]


def told(columns: Mapping[str, tuple[int, Use]], kinds: Iterable[str] = KINDS) -> Iterator[str]:
    for kind in kinds:
        things = KINDS[kind]
        counts = {thing: [use[kind, thing] for _, use in columns.values()] for thing in things}
        yield f"\n| {kind}, by the game | {' | '.join(columns)} |\n|---|{'---:|' * len(columns)}"
        for thing in sorted(things, key=lambda thing: -sum(counts[thing])):
            if any(counts[thing]):
                each = [f"{n / games:.2f}" for n, (games, _) in zip(counts[thing], columns.values(), strict=True)]
                yield f"| {thing} | {' | '.join(each)} |"
        never = [thing for thing in things if not any(counts[thing])]
        yield f"\nNever used: {', '.join(never) or 'nothing'}."


if __name__ == "__main__":
    main(map(Path, sys.argv[1:]))
