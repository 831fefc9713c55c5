"""The kernel plays the same game as the readable rules, compiled or interpreted."""

from collections import Counter

import pytest

from stellarch.games.galaxy_empires import GALAXY_EMPIRES
from stellarch.games.galaxy_empires.kernel import layout, position, tables
from stellarch.games.galaxy_empires.offers import KeepOut, NoDisrupt, Truce
from stellarch.games.galaxy_empires.options import Options
from stellarch.games.galaxy_empires.state import Promise, State
from stellarch.games.galaxy_empires.thinking import search
from tests.games.galaxy_empires.lock_step import KernelGame, every_game, lock_step
from tests.games.kernel_modes import answers


def test_games_in_lock_step_see_every_kind_of_action() -> None:
    """One test, and so one process: what it plays with is compiled beside what bots think with, in many seconds."""
    seen = Counter(type(action).__name__ for game in every_game(seed=2) for action in lock_step(game))
    assert set(seen) >= {
        *("Move", "Deploy", "Invade", "Disrupt", "RollPp", "DrawMission", "EndTurn"),
        *("FightOn", "Surrender", "Place", "ReturnTo"),
    }


def start(players: int = 4) -> State:
    return GALAXY_EMPIRES.start(Options(), players, "kernel").state


def promised(state: State, clause: Truce | KeepOut | NoDisrupt, seat: int, turns: int) -> list[int]:
    """The position of a state in which a seat is bound by a promise to the next one."""
    other = state.seats[(seat + 1) % len(state.seats)]
    promise = Promise((state.seats[seat], other), clause, 0, {state.seats[seat]: turns})
    return position.numbers_of(state.changed(promises=(promise,)))


def test_a_truce_is_kept_for_so_many_turns() -> None:
    assert promised(start(), Truce(3), 0, 3)[layout.TRUCE + 1] == 3


def test_a_promise_keeps_a_seat_out_of_areas() -> None:
    state = start()
    numbers = promised(state, KeepOut(state.seats[1], ("st_n",), 2), 1, 2)
    assert numbers[layout.KEEP_OUT + layout.AREAS + tables.AREA_NUMBER["st_n"]] == 2


def test_promises_on_honour_forbid_nothing() -> None:
    state = start().changed(options=Options(clause_mode="honour"))
    assert promised(state, Truce(3), 0, 3)[layout.TRUCE + 1] == 0


def test_every_listed_action_has_a_number_of_its_own() -> None:
    state = start()
    kernel = KernelGame(state)
    assert len(set(kernel.moves())) == len(kernel.moves()) > 0


@pytest.mark.parametrize("seats", [2, 4])
def test_interpreted_and_compiled_kernels_think_the_same(seats: int) -> None:
    found = answers(__name__, f"thought_of({seats})")
    assert len(found) == 1
    assert found != {""}


def thought_of(seats: int) -> str:
    """What the search makes of the beginning of a game."""
    state = start(seats)
    thinking = search(state, state.turn.seat, "thought", "search")
    assert thinking is not None
    thinking.run(24)
    return "\n".join(f"{one.action} {one.visits} {one.forecast.rows}" for one in thinking.thought().candidates)
