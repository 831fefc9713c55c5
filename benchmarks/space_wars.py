"""The readable rules of Space Wars late in a game of nine: what an order, a form, a list of choices and a view cost.

`python -m benchmarks.space_wars` lets bots play some turns and prints each figure in milliseconds, and as a ratio to a
reference of the same run, so that a slow machine can be told from slow rules: the position saved as text.
"""

import time
from collections.abc import Callable, Iterator
from functools import partial
from statistics import median
from typing import Any

from stellarch.core import Seat, Table, Template
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.chapters.battle.fighting import FIGHTING
from stellarch.games.space_wars.chapters.general import Form
from stellarch.games.space_wars.chapters.ground.reckoning import Force
from stellarch.games.space_wars.odds import COARSE, Effort, battle_odds, ground, invasion_odds, meeting
from stellarch.games.space_wars.odds.forces import battle_between
from stellarch.games.space_wars.options import Options
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.state import Legions, State
from stellarch.games.space_wars.state.battles import Battle

_PLAYERS, _TURNS, _REPEATS, _SAMPLES = 9, 8, 5, 6
_AIMS = {"order": 0.3, "form": 20.0, "listing": 2.0, "free": 2.0, "view": 3.0}
"""Milliseconds that each may take."""


def positions(seed: str) -> Iterator[tuple[Any, Seat, Any]]:
    """The decisions of a late turn: the state, who decides, and what a bot does."""
    table: Table[Any, Any] = Table(SPACE_WARS, _PLAYERS, seed, Options())
    while (seat := table.turn) is not None and table.state.turn <= _TURNS:
        plan = SPACE_WARS.plan(table.view(seat), f"{seed} {seat} {len(table.log)}", None, None)
        if table.state.turn == _TURNS:
            yield table.state, seat, plan.actions[0]
        table.play_plan(plan, seat, range(_PLAYERS))


def milliseconds(run: Callable[[], object]) -> float:
    """The best of some runs."""
    best = float("inf")
    for _ in range(_REPEATS):
        start = time.perf_counter()
        run()
        best = min(best, time.perf_counter() - start)
    return 1000 * best


def measured(seed: str) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {name: [] for name in ("reference", *_AIMS)}
    for state, seat, action in positions(seed):
        found["reference"].append(milliseconds(lambda: SPACE_WARS.save(state)))  # noqa: B023 - run at once
        found["listing"].append(milliseconds(lambda: SPACE_WARS.legal(state, seat)))  # noqa: B023
        found["free"].append(milliseconds(lambda: SPACE_WARS.free(state, seat)))  # noqa: B023
        found["view"].append(milliseconds(lambda: SPACE_WARS.view(state, seat)))  # noqa: B023
        if isinstance(action, Form):
            found["form"].append(milliseconds(lambda: SPACE_WARS.apply(state, seat, action)))  # noqa: B023
        orders = [choice for choice in SPACE_WARS.legal(state, seat) if not isinstance(choice, Template)]
        for order in orders[:: max(1, len(orders) // _SAMPLES)]:
            found["order"].append(milliseconds(lambda: SPACE_WARS.apply(state, seat, order)))  # noqa: B023
    return found


def battle_times() -> Iterator[tuple[str, float, float]]:
    """A battle of ten craft a side by the rules, its odds for people and bots, and those of a landing: milliseconds,
    and the aim."""
    asked = meeting(
        {"cruiser": 5, "corvette": 3, "dreadnought": 2, "star_fighter": 6},
        {"cruiser": 6, "corvette": 3, "orbital_base": 1, "star_fighter": 6},
    )
    battle = asked.state.with_pending(battle_between(*asked))
    battle_odds(*asked, COARSE)  # compiled, or loaded
    yield "battle by the rules", milliseconds(lambda: fought(battle)), 20.0
    yield "odds for people", milliseconds(lambda: battle_odds(*asked)), 200.0
    yield "odds for bots", milliseconds(lambda: battle_odds(*asked, COARSE)), 5.0
    ours, theirs = (Force(Legions(regular=count, veteran=2), generals=(1,)) for count in (5, 4))
    for name, effort, aim in (("people", None, 200.0), ("bots", COARSE, 5.0)):
        yield f"a landing for {name}", milliseconds(partial(_landing, ours, theirs, effort)), aim


def _landing(ours: Force, theirs: Force, effort: Effort | None) -> None:
    """Nothing is remembered of what was asked before."""
    ground.exact.cache_clear()
    invasion_odds(ours, theirs, effort)


def fought(state: State) -> State:
    course = Course(state)
    while isinstance(battle := course.state.matter, Battle):
        FIGHTING.go_on(course, battle)
    return course.state


def main() -> None:
    found = measured("late")
    reference = median(found["reference"])
    print(f"reference, the position as text: {reference:.2f} ms")
    for name, aim in _AIMS.items():
        times = found[name]
        ratio = median(times) / reference
        print(f"{name:8} median {median(times):6.3f} ms ({ratio:.3f}), slowest {max(times):6.2f} ms, aim {aim} ms")
    for name, took, aim in battle_times():
        print(f"{name}: {took:.2f} ms, aim {aim} ms")


if __name__ == "__main__":
    main()
