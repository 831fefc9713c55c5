"""How war is waged in games of Space Wars: escorts, numbers in battle, garrisons, landings, what is held.

    stellarch simulate space-wars --players 4 --bot level-5 -o victory=standard --games 6 --seed 1 --records games/new
    python tools/space_wars_war.py games/old games/new

A Markdown table with a column for each folder of records.
"""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from stellarch.core import Event, Record, Seat, Table
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.chapters.battle.mustering import BattleBegun
from stellarch.games.space_wars.chapters.conquest import SystemConquered
from stellarch.games.space_wars.chapters.ground.ending import AliensBeaten
from stellarch.games.space_wars.chapters.ground.invading import InvasionBegun
from stellarch.games.space_wars.chapters.peace import PeaceMade
from stellarch.games.space_wars.chapters.war import WarDeclared
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.rules.control import managed_systems, manager
from stellarch.games.space_wars.state import State

_LASTS = 5
"""A conquest is looked at again after so many turns."""
_MANY = 3

Counts = Counter[str]

SHARES: Mapping[str, tuple[str, str]] = {
    "systems with a legion, each turn": ("guarded", "systems"),
    "battles with two warships or more on a side": ("two or more", "battles"),
    "battles with three or more": ("three or more", "battles"),
    "landings that legions resisted": ("resisted", "landings"),
    f"conquests held {_LASTS} turns later": ("held", "seen again"),
}
TOLD = (
    "wars declared",
    "peaces made",
    "battles",
    "transports shot without a warship beside them",
    "other craft shot so",
    "landings",
    "conquests from players",
    "systems won from aliens",
    "infested systems at the end",
    "warships of a player, each turn",
    "legions of a player on the ground, each turn",
    "credits of a player at the end",
)


class Game:
    """What happened in one game, counted as it is replayed."""

    def __init__(self, record: Record) -> None:
        self.counts: Counts = Counter()
        self._conquests: list[tuple[int, At, Seat]] = []
        table: Table[Any, Any] = Table.from_record(SPACE_WARS, record)
        state = SPACE_WARS.start(table.options, len(record.players), table.seed, table.rules).state
        for entry in table.log:
            before, state = state, SPACE_WARS.apply(state, entry.seat, entry.action).state
            if state.turn != before.turn:
                self._look(state)
            for event in entry.events:
                self._count(event, before, state)
        self.counts["infested systems at the end"] += sum(
            state.sectors.system(at).aliens > 0 for at in state.sectors.systems
        )
        self.counts["credits at the end"] += sum(state.empires[seat].credits for seat in state.living)
        self.counts["players at the end"] += len(state.living)

    def _look(self, state: State) -> None:
        """As each turn begins."""
        for seat in state.living:
            mine = managed_systems(state, seat)
            garrisons = [sum(state.sectors.system(at).legions_of(seat)) for at in mine]
            self.counts["players' turns"] += 1
            self.counts["systems"] += len(mine)
            self.counts["guarded"] += sum(map(bool, garrisons))
            self.counts["legions"] += sum(garrisons)
            self.counts["warships"] += len(_warships(state, seat, state.fleets.of(seat)))
        for turn, at, seat in self._conquests:
            if state.turn == turn + _LASTS:
                self.counts["seen again"] += 1
                self.counts["held"] += manager(state, at) == seat

    def _count(self, event: Event, before: State, after: State) -> None:
        match event:
            case WarDeclared():
                self.counts["wars declared"] += 1
            case PeaceMade():
                self.counts["peaces made"] += 1
            case AliensBeaten():
                self.counts["systems won from aliens"] += 1
            case BattleBegun(at=where, attackers=attackers, defenders=defenders):
                self._battle(_at(before, where), attackers, defenders, before, after)
            case InvasionBegun(seat=seat, at=where, loser=loser) if loser is not None:
                self.counts["landings"] += 1
                legions = before.sectors.system(_at(before, where)).legions
                self.counts["resisted"] += any(other != seat for other in legions)
            case SystemConquered(seat=seat, at=where, loser=loser) if loser is not None:
                self.counts["conquests from players"] += 1
                self._conquests.append((after.turn, _at(before, where), seat))

    def _battle(
        self, at: At, attackers: Iterable[Seat], defenders: Iterable[Seat], before: State, after: State
    ) -> None:
        # who attacks has come there with this action, who defends was there before it
        attacking = sum(len(_warships(after, seat, after.fleets.here(seat, at))) for seat in attackers)
        defending = sum(len(_warships(before, seat, before.fleets.here(seat, at))) for seat in defenders)
        shot = [before.fleets[craft].kind for seat in defenders for craft in before.fleets.here(seat, at)]
        self.counts["battles"] += 1
        self.counts["two or more"] += max(attacking, defending) > 1
        self.counts["three or more"] += max(attacking, defending) >= _MANY
        if not defending:
            self.counts["transports shot without a warship beside them"] += shot.count("transport")
            self.counts["other craft shot so"] += len(shot) - shot.count("transport")


def _at(state: State, named: str) -> At:
    at = state.galaxy.find(named)
    assert at is not None, named
    return at


def _warships(state: State, seat: Seat, craft: Iterable[str]) -> list[str]:
    sheets = ((name, state.fleets[name].sheet) for name in craft if state.fleets[name].owner == seat)
    return [name for name, sheet in sheets if sheet.battle and sheet.group == "capital"]


def main(folders: Iterable[Path]) -> None:
    columns = {folder.name: (len(records := sorted(folder.glob("*.json"))), _all(records)) for folder in folders}
    print("\n".join(told(columns)))


def _all(records: Iterable[Path]) -> Counts:
    return sum((Game(Record.read(path.read_text("utf-8"))).counts for path in records), Counter())


def told(columns: Mapping[str, tuple[int, Counts]]) -> Iterator[str]:
    yield f"| by the game | {' | '.join(columns)} |\n|---|{'---:|' * len(columns)}"
    yield f"| games | {' | '.join(str(games) for games, _ in columns.values())} |"
    for name in TOLD:
        yield f"| {name} | {' | '.join(f'{_figure(name, *column):.2f}' for column in columns.values())} |"
    for name, (part, whole) in SHARES.items():
        each = (f"{counts[part]} of {counts[whole]}" for _, counts in columns.values())
        yield f"| {name} | {' | '.join(each)} |"


def _figure(name: str, games: int, counts: Counts) -> float:
    """By the game; or by the player and turn, or the player."""
    match name:
        case "warships of a player, each turn":
            return counts["warships"] / counts["players' turns"]
        case "legions of a player on the ground, each turn":
            return counts["legions"] / counts["players' turns"]
        case "credits of a player at the end":
            return counts["credits at the end"] / counts["players at the end"]
    return counts[name] / games


if __name__ == "__main__":
    main(map(Path, sys.argv[1:]))
