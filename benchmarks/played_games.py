"""Games as bots have played them, to be taken up in their middle: made once, and kept for the next run."""

from pathlib import Path
from typing import Any

import msgspec

from stellarch.bots import make_bot, plan_of
from stellarch.bots.random import RandomBot
from stellarch.core import Chance, Table, usual_options
from stellarch.games import find_game

_KEPT = Path(__file__).parent.parent / ".cache" / "benchmarks"


class Case(msgspec.Struct, frozen=True):
    """A game, and the lines of its log up to and beyond a position of it."""

    name: str
    game: str
    players: int
    options: dict[str, Any]
    begin: int
    """The turn, or the move, at which it is taken up."""
    by_turns: bool = False


class Played(msgspec.Struct, frozen=True):
    rules: int
    options: str
    seed: str
    actions: list[tuple[int, str]]
    begin: int
    """How many actions lead to the position."""


CASES = (
    Case("Small Star Empires, 2 seats", "small-star-empires", 2, {}, 6),
    Case("Galaxy Empires, 3 seats, move 40", "galaxy-empires", 3, {}, 40),
    Case("Space Wars, 4 seats, turn 20", "space-wars", 4, {"victory": "long", "turn_limit": 60}, 20, True),
    Case("Space Wars, 9 seats, turn 20", "space-wars", 9, {"victory": "long", "turn_limit": 60}, 20, True),
    Case("Space Wars, 9 seats, turn 41", "space-wars", 9, {"victory": "long", "turn_limit": 60}, 41, True),
)


def played(case: Case, beyond: int) -> Played:
    """A game of this case, with a number of actions beyond where it is taken up, as far as it lasts."""
    kept = _KEPT / f"{case.game}-{case.players}-{case.begin}.json"
    if kept.exists():
        return msgspec.json.decode(kept.read_bytes(), type=Played)
    found = _play(case, beyond)
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_bytes(msgspec.json.encode(found))
    return found


def _play(case: Case, beyond: int) -> Played:
    game = find_game(case.game)
    options = msgspec.convert({**msgspec.to_builtins(usual_options(game.options)), **case.options}, game.options)
    seed, chance = f"bench {case.name}", Chance(case.name)
    table: Table[Any, Any] = Table(game, case.players, seed, options)
    bot = make_bot("level-2", game) if case.by_turns else RandomBot()
    begin: int | None = None
    while (seat := table.turn) is not None and (begin is None or len(table.log) < begin + beyond):
        number = len(table.log)
        if begin is None and (table.state.turn if case.by_turns else number) >= case.begin:
            begin = number
        choices = game.legal(table.state, seat)
        plan = plan_of(bot, game, game.view(table.state, seat), choices, str(chance.below(1 << 30, number)))
        table.play_plan(plan, seat, range(case.players))
    assert begin is not None, f"the game was over before {case.begin}"
    actions = [(one.seat, one.action) for one in table.history.played()]
    return Played(table.rules, msgspec.json.encode(options).decode(), seed, actions, begin)


if __name__ == "__main__":
    for case in CASES:
        print(case.name, len(played(case, 120).actions), flush=True)
