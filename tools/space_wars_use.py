"""How often each order, unit, structure, technology, law, protocol and officer of Space Wars is used in games.

    stellarch simulate space-wars --players 6 --bot level-3 --games 20 --seed 1 --records games/six
    python tools/space_wars_use.py games/six games/duel

Markdown tables, a column for each folder of records, by the game; what is never used stands last in its table.
"""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, get_args

from stellarch.core import Event, Record, Table
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.actions import AnyAction, AnyOrder, Form
from stellarch.games.space_wars.events import battle, bombardment, capital, ground, war, winning
from stellarch.games.space_wars.events.battle import BattleBegun
from stellarch.games.space_wars.events.council import MotionDecided
from stellarch.games.space_wars.events.declarations import TreatyMade
from stellarch.games.space_wars.events.research import TechnologyLearned
from stellarch.games.space_wars.events.works import CraftBuilt, LegionRaised, OfficerTrained, StructureBuilt
from stellarch.games.space_wars.state.fleets import PIECE
from stellarch.games.space_wars.tables.craft import CRAFT
from stellarch.games.space_wars.tables.ground import LEGIONS, OFFICERS
from stellarch.games.space_wars.tables.politics import LAWS, PROTOCOLS, TREATIES
from stellarch.games.space_wars.tables.structures import STRUCTURES
from stellarch.games.space_wars.tables.technologies import TECHNOLOGIES

_EVENTS = (
    war.WarDeclared,
    war.PeaceMade,
    BattleBegun,
    battle.Withdrew,
    battle.MinesStruck,
    battle.DefenceFired,
    bombardment.Bombarded,
    ground.InvasionBegun,
    ground.SystemConquered,
    capital.CapitalMoved,
    winning.PlayerEliminated,
)

KINDS: Mapping[str, Sequence[str]] = {
    "order": tuple(sorted(order.word for order in get_args(AnyOrder))),
    "event": tuple(event.__name__ for event in _EVENTS),
    "unit": (*CRAFT, *LEGIONS),
    "structure": tuple(STRUCTURES),
    "technology": tuple(TECHNOLOGIES),
    "law": tuple(LAWS),
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
        for entry in table.log:
            use.update(ordered(entry.action))
            use.update(used for event in entry.events for used in happened(event))
    return len(records), use


def ordered(action: AnyAction) -> Iterator[tuple[str, str]]:
    for order in action.orders if isinstance(action, Form) else (action,):
        yield "order", order.word


def happened(event: Event) -> Iterator[tuple[str, str]]:
    if isinstance(event, _EVENTS):
        yield "event", type(event).__name__
    match event:
        case CraftBuilt(craft=unit) | LegionRaised(legion=unit):
            yield "unit", unit
        case StructureBuilt(structure=structure):
            yield "structure", structure
        case TechnologyLearned(technology=technology):
            yield "technology", technology
        case MotionDecided(kind=kind, card=card, passed=True):
            yield "protocol" if kind == "protocol" else "law", card
        case TreatyMade(treaty=treaty):
            yield "treaty", treaty
        case OfficerTrained(officer=officer):
            found = PIECE.fullmatch(officer)
            assert found is not None, officer
            yield "officer", found[1]


def told(columns: Mapping[str, tuple[int, Use]]) -> Iterator[str]:
    for kind, things in KINDS.items():
        counts = {thing: [use[kind, thing] for _, use in columns.values()] for thing in things}
        yield f"\n| {kind}, by the game | {' | '.join(columns)} |\n|---|{'---:|' * len(columns)}"
        for thing in sorted(things, key=lambda thing: -sum(counts[thing])):
            if any(counts[thing]):
                each = [f"{n / games:.1f}" for n, (games, _) in zip(counts[thing], columns.values(), strict=True)]
                yield f"| {thing} | {' | '.join(each)} |"
        never = [thing for thing in things if not any(counts[thing])]
        yield f"\nNever used: {', '.join(never) or 'nothing'}."


if __name__ == "__main__":
    main(map(Path, sys.argv[1:]))
