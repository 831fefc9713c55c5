"""Play whole games of Space Wars between good bots, and keep what a page on balance wants to know of each.

    python tools/space_wars_games.py games --minutes 50 --workers 2
    python tools/space_wars_balance.py games docs/space-wars-balance.md

The folder has a file for each kind of game, with a line for each game, and its records. What is there is not played
again, so a run that was stopped goes on where it was. Kinds take turns: whenever a run stops, each has come as far as
the others. Game n of a kind has a seed of its own; characters go round the seats from game to game.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial
from itertools import chain
from pathlib import Path
from time import monotonic, process_time
from typing import Any, NamedTuple

import msgspec
from space_wars_use import Use, used

from stellarch.arena import play_out, spread
from stellarch.arena.simulate import players
from stellarch.core import Table
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.chapters.conquest import SystemConquered
from stellarch.games.space_wars.chapters.income import IncomePaid
from stellarch.games.space_wars.chapters.research import PointsCounted
from stellarch.games.space_wars.chapters.war import WarDeclared
from stellarch.games.space_wars.galaxy import Galaxy
from stellarch.games.space_wars.geometry import At, distance, place_of
from stellarch.games.space_wars.mind import CHARACTERS
from stellarch.games.space_wars.options import Options

LEVEL = 5
DEEDS = ("income", "trade", "research", "highest", "conquests", "wars")
NEAR = 3
"""How far from home a system lies that is counted as near."""


class Kind(NamedTuple):
    """How many sit at the table, how many games are wanted, and with which options."""

    name: str
    seats: int
    games: int
    options: Options = Options()


KINDS = {
    "duel": Kind("two players", 2, 100),
    "compact": Kind("four players in the compact galaxy", 4, 100, Options(map="compact")),
    "six": Kind("six players", 6, 200),
    "nine": Kind("nine players", 9, 200),
}


class GameTold(msgspec.Struct, frozen=True, tag=True):
    """How one game went; what is told by seat stands in the order of the seats."""

    number: int
    seed: str
    turns: int
    actions: int
    seconds: float
    """Of a processor."""
    characters: tuple[str, ...]
    places: tuple[int, ...]
    """In the order of seats, which decides who comes first among equals (SW-3.1.9)."""
    homes: tuple[int, ...]
    """Where on the outer ring each home lies."""
    near: tuple[int, ...]
    """Systems near each home."""
    winners: tuple[int, ...]
    eliminated: tuple[int, ...]
    sheet: Mapping[str, tuple[int, ...]]
    """The rows of the score sheet, and what else is added up for each seat: see `deeds`."""
    use: Mapping[str, Mapping[str, int]]
    """How often each thing was used, by its kind."""


class Fault(msgspec.Struct, frozen=True, tag=True):
    """A game that an error in a bot or in the rules has broken off."""

    number: int
    seed: str
    fault: str


Line = GameTold | Fault
_LINE = msgspec.json.Decoder(Line)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--minutes", type=float, default=60.0)
    asked.add_argument("--workers", type=int, default=1)
    asked.add_argument("--seed", default="balance")
    asked.add_argument("--games", type=int, help="of each kind, in place of what is usual")
    given = asked.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    tasks = until(monotonic() + 60 * given.minutes, missing(given.folder, given.games))
    for kind, line in spread(partial(played, given.folder, given.seed), tasks, given.workers):
        with (given.folder / f"{kind}.jsonl").open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")
        print(kind, line.number, line.fault if isinstance(line, Fault) else f"{line.seconds:.1f} s", flush=True)


def missing(folder: Path, games: int | None = None) -> list[tuple[str, int]]:
    """What is still to be played, the kinds taking turns by how much of each is wanted."""
    tasks = []
    for name, kind in KINDS.items():
        wanted, done = games or kind.games, {line.number for line in lines(folder, name)}
        tasks += [((number + 1) / wanted, name, number) for number in range(wanted) if number not in done]
    order = list(KINDS)
    return [(name, number) for _, name, number in sorted(tasks, key=lambda task: (task[0], order.index(task[1])))]


def until(end: float, tasks: list[tuple[str, int]]) -> Iterator[tuple[str, int]]:
    for task in tasks:
        if monotonic() > end:
            return
        yield task


def lines(folder: Path, kind: str) -> list[Line]:
    """The games of a kind that were played so far."""
    file = folder / f"{kind}.jsonl"
    if not file.exists():
        return []
    return sorted(_LINE.decode_lines(file.read_bytes()), key=lambda line: line.number)


def played(folder: Path, seed: str, task: tuple[str, int]) -> tuple[str, Line]:
    """Plays one game and keeps its record."""
    name, number = task
    kind, seed = KINDS[name], f"{seed}/{name}/{number}"
    characters = seated(number, kind.seats)
    bots = [f"level-{LEVEL}:{character}" for character in characters]
    table = Table(SPACE_WARS, kind.seats, seed, kind.options, players(SPACE_WARS, bots))
    began = process_time()
    try:
        play_out(table, bots)
    except Exception as fault:  # it is noted, and the other games are played
        return name, Fault(number, seed, repr(fault))
    finally:
        record = folder / name / f"{number:03}.json"
        record.parent.mkdir(exist_ok=True)
        record.write_text(table.record().to_json(), "utf-8")
    return name, told(number, characters, table, process_time() - began)


def seated(number: int, seats: int) -> tuple[str, ...]:
    """Characters go round, in steps that change, so that each sits everywhere and meets all the others."""
    everybody = tuple(CHARACTERS)
    step = 1 + number // len(everybody) % (len(everybody) - 1)
    return tuple(everybody[(number + seat * step) % len(everybody)] for seat in range(seats))


def told(number: int, characters: tuple[str, ...], table: Table[Any, Any], seconds: float) -> GameTold:
    state, standings = table.state, table.standings
    rows = {row.key: tuple(row.values) for row in standings.rows}
    return GameTold(
        number=number,
        seed=table.seed,
        turns=state.turn,
        actions=len(table.log),
        seconds=round(seconds, 2),
        characters=characters,
        places=tuple(state.seat_order.index(seat) for seat in state.seats),
        homes=tuple(map(place_of, state.galaxy.homes)),
        near=tuple(near(state.galaxy, home) for home in state.galaxy.homes),
        winners=standings.winners,
        eliminated=tuple(seat for seat in state.seats if not state.empires[seat].alive),
        sheet=rows | deeds(table),
        use=by_kind(used(table.log)),
    )


def near(galaxy: Galaxy, home: At) -> int:
    return sum(0 < distance(at, home) <= NEAR for at in galaxy.systems)


def deeds(table: Table[Any, Any]) -> dict[str, tuple[int, ...]]:
    """What each seat has done in the whole game: credits earned by cities and by trade, research points, technologies
    of the highest level, systems that it conquered from others, and wars that it declared."""
    state = table.state
    done: Counter[tuple[str, int]] = Counter(
        {("highest", seat): state.empires[seat].by_level[0] for seat in state.seats}
    )
    for event in chain.from_iterable(entry.events for entry in table.log):
        match event:
            case IncomePaid(seat=seat, cities=cities, trade=trade):
                done["income", seat] += cities
                done["trade", seat] += trade
            case PointsCounted(seat=seat, points=points):
                done["research", seat] += points
            case SystemConquered(seat=seat, loser=int()):
                done["conquests", seat] += 1
            case WarDeclared(seat=seat):
                done["wars", seat] += 1
    return {deed: tuple(done[deed, seat] for seat in state.seats) for deed in DEEDS}


def by_kind(use: Use) -> dict[str, dict[str, int]]:
    kinds: dict[str, dict[str, int]] = {}
    for (kind, thing), count in sorted(use.items()):
        kinds.setdefault(kind, {})[thing] = count
    return kinds


if __name__ == "__main__":
    main()
