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
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.actions import AnyOrder, orders_of
from stellarch.games.space_wars.events import (
    battle,
    bombardment,
    capital,
    declarations,
    gates,
    ground,
    officers,
    visits,
    war,
    winning,
    works,
)
from stellarch.games.space_wars.events.council import MotionDecided
from stellarch.games.space_wars.events.declarations import TreatyMade
from stellarch.games.space_wars.events.ground import LegionUpgraded
from stellarch.games.space_wars.events.research import TechnologyLearned
from stellarch.games.space_wars.events.setup import TechnologiesRevealed
from stellarch.games.space_wars.events.works import (
    BaseUpgraded,
    CraftBuilt,
    GateBuilt,
    LegionDrilled,
    LegionRaised,
    OfficerTrained,
    StructureBuilt,
)
from stellarch.games.space_wars.tables.craft import CRAFT, PIECE
from stellarch.games.space_wars.tables.ground import LEGIONS, OFFICERS
from stellarch.games.space_wars.tables.politics import LAWS, PROTOCOLS, TREATIES
from stellarch.games.space_wars.tables.structures import STRUCTURES
from stellarch.games.space_wars.tables.technologies import TECHNOLOGIES

_EVENTS: Mapping[type[Event], str] = {
    war.WarDeclared: "war declared",
    war.PeaceMade: "peace made",
    declarations.TreatyBroken: "treaty broken",
    battle.BattleBegun: "battle in space",
    battle.Withdrew: "withdrawal from a battle",
    battle.MinesStruck: "craft in a mine field",
    battle.DefenceFired: "shots of orbital defence",
    bombardment.Bombarded: "bombardment",
    ground.InvasionBegun: "landing",
    ground.SystemConquered: "system conquered",
    ground.SystemRaided: "system raided in a free fire zone",
    ground.CapitalLost: "capital lost",
    capital.CapitalMoved: "capital moved",
    winning.PlayerEliminated: "player eliminated",
    officers.Spied: "attempt of a spy",
    officers.SpiesSought: "search for spies",
    visits.MissionAttempted: "mission attempted",
    visits.Visited: "anomaly, artifact or guild visited",
    gates.MineLaid: "mine field laid",
    gates.FuelBurnt: "fuel burnt",
    works.WeaponForged: "special weapon made",
}

KINDS: Mapping[str, Sequence[str]] = {
    "order": tuple(sorted(order.word for order in get_args(AnyOrder))),
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
