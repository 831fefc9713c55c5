"""Whole games of Space Wars with nine bots of the middle level: how long they take, and what looking back at one costs.

`python -m benchmarks.whole_games` plays one in a process of its own, so that its memory can be told, and prints the
processor seconds of the game, its memory at the peak, what a bot's turn takes from its views to its plans, how long a
record of twenty turns takes to load, and how long any turn of it takes from the nearest checkpoint.
"""

import json
import resource
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import msgspec

from stellarch.core import Record, Table
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.chapters.battle.mustering import BattleBegun
from stellarch.games.space_wars.chapters.ground.invading import InvasionBegun
from stellarch.games.space_wars.chapters.war import WarDeclared
from stellarch.games.space_wars.options import Options
from stellarch.games.space_wars.view import SwView

_PLAYERS, _SEED, _TURNS = 9, "nine at war", 20
_ROOT = Path(__file__).parent.parent


class Figure(NamedTuple):
    """What was measured, and what it should be at most."""

    what: str
    unit: str
    ours: float
    most: float

    def __str__(self) -> str:
        mark = "" if self.ours <= self.most else " (missed)"
        return f"| {self.what} | {self.ours:,.2f} {self.unit}{mark} | {self.most:g} {self.unit} |"


def printed(found: dict[str, Any]) -> str:
    played = f"nine bots of the middle level, {found['turns']} turns, {found['wars']} wars, {found['battles']} battles"
    return "\n".join([f"| {played} | ours | at most |", "|---|---:|---:|", *map(str, figures(found))])


def figures(found: dict[str, Any]) -> list[Figure]:
    return [
        Figure("the whole game, on one core", "s", found["game"], 60),
        Figure("memory at its peak", "MB", found["memory"], 300),
        Figure("a bot's turn, the median", "s", found["turn"], 1),
        Figure("a bot's turn, the slowest", "s", found["slowest"], 10),
        Figure(f"a record of {_TURNS} turns and {found['actions']:,} actions, loaded", "s", found["load"], 5),
        Figure("any turn of it from the nearest checkpoint, the slowest", "s", found["look"], 0.3),
    ]


def _level() -> Any:
    return SPACE_WARS.levels[len(SPACE_WARS.levels) // 2]


class Game:
    """A game of bots that are given their views as a server sends them to its workers; each has a character."""

    def __init__(self, seed: str, options: Options) -> None:
        self.table: Table[Any, Any] = Table(SPACE_WARS, _PLAYERS, seed, options)
        self.turns: dict[tuple[int, int], float] = {}
        """How long each bot thought in each turn."""
        self.begins: dict[int, int] = {}
        """The number of the action with which each turn begins."""
        self.happened: Counter[type] = Counter()
        characters = list(SPACE_WARS.characters)
        started = time.process_time()
        while (seat := self.table.turn) is not None:
            turn, number = self.table.state.turn, len(self.table.log)
            self.begins.setdefault(turn, number)
            sent = msgspec.msgpack.encode(self.table.view(seat))
            before = time.process_time()
            view = msgspec.msgpack.decode(sent, type=SwView)
            plan = SPACE_WARS.plan(view, f"{seed} {seat} {number}", _level(), characters[seat % len(characters)])
            thought = time.process_time() - before
            self.turns[turn, seat] = self.turns.get((turn, seat), 0.0) + thought
            for entry in self.table.play_plan(plan, seat, range(_PLAYERS)):
                self.happened.update(map(type, entry.events))
        self.took = time.process_time() - started


def played() -> dict[str, Any]:
    """A Short game; then one of twenty turns, to be loaded and looked into."""
    short = Game(_SEED, Options())
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return {
        "game": short.took,
        "memory": memory,
        "turn": median(short.turns.values()),
        "slowest": max(short.turns.values()),
        "turns": short.table.state.turn,
        "wars": short.happened[WarDeclared],
        "battles": short.happened[BattleBegun] + short.happened[InvasionBegun],
        **looked_back(Game(_SEED, Options(victory="long", turn_limit=_TURNS))),
    }


def looked_back(game: Game) -> dict[str, float]:
    """How long a record takes to load, and each of its turns from the nearest checkpoint."""
    text = game.table.record().to_text()
    started = time.process_time()
    again = Table.from_record(SPACE_WARS, Record.read(text))
    load = time.process_time() - started
    slowest = 0.0
    for number in game.begins.values():
        before = time.process_time()
        again.state_at(number)
        slowest = max(slowest, time.process_time() - before)
    return {"load": load, "actions": len(again.log), "look": slowest}


def measured() -> dict[str, Any]:
    """The same, in a process that has done nothing else."""
    command = [sys.executable, "-m", "benchmarks.whole_games", "--alone"]
    ran = subprocess.run(command, cwd=_ROOT, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


if __name__ == "__main__":
    print(json.dumps(played()) if "--alone" in sys.argv else printed(measured()))
