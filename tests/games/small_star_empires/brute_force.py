"""The solver against brute force: the worth of small positions, by looking at every way to play them to the end.

Positions are the ends of random games, and of games broken off in the middle with a few pieces left, so that there is
much room and much to choose from. A few hundred are compared in every test run. By hand, with how many:

    python -m tests.games.small_star_empires.brute_force 10_000
"""

import sys
from collections.abc import Iterator
from itertools import count

import msgspec

from stellarch.core import Chance
from stellarch.games.small_star_empires.kernel import layout
from stellarch.games.small_star_empires.kernel.alphabeta import POINT, TIE_BREAK
from stellarch.games.small_star_empires.kernel.scoring import ROW_PLANETS, ROW_TOTAL
from stellarch.games.small_star_empires.placed import Placed
from stellarch.games.small_star_empires.proving import Solver
from stellarch.games.small_star_empires.state import State, Supply
from tests.games.small_star_empires.random_games import MIXES, RandomGame, turns

BASIC_FOR_TWO = tuple(
    mix
    for mix in MIXES
    if RandomGame(mix, 0).players == 2 and not RandomGame(mix, 0).options.unexplored and "open_borders" not in mix
)
_LAST_PLIES, _BROKEN_OFF = 7, 6
"""How many positions of each game are taken at the end, and about how many from the middle with few pieces left."""
_MOST = 2_000
"""Positions that lead to more others than this are left out."""


class TooLarge(Exception):
    pass


def small_positions(seed: int) -> Iterator[State]:
    """Of one random game of every mix."""
    for mix in BASIC_FOR_TWO:
        states = [turn.before for turn in turns(RandomGame(mix, seed))]
        yield from states[-_LAST_PLIES:]
        for number, state in enumerate(states[8 :: len(states) // _BROKEN_OFF]):
            yield _with_few_pieces(state, Chance(f"{mix} {seed}").fork(number))


def _with_few_pieces(state: State, chance: Chance) -> State:
    supplies = tuple(
        Supply(chance.below(2, "colonies", seat) + (seat == state.turn), chance.below(2, "stations", seat))
        for seat in state.seats
    )
    return msgspec.structs.replace(state, supplies=supplies)


def brute_force(position: Placed, most: int = _MOST) -> int:
    """What a position is worth to the first seat, counted as the solver does; raises TooLarge."""
    known: dict[tuple[int, ...], int] = {}

    def worth(placed: Placed) -> int:
        key = tuple(placed.words[: layout.BASIC_WORDS])
        if key not in known:
            if len(known) > most:
                raise TooLarge
            known[key] = _final(placed) if placed.is_over else best(placed)
        return known[key]

    def best(placed: Placed) -> int:
        after = (_after(placed, move) for move in placed.moves())
        return (min if placed.turn else max)(map(worth, after))

    return worth(position)


def _after(placed: Placed, move: int) -> Placed:
    after = placed.copy()
    after.play(move)
    return after


def _final(placed: Placed) -> int:
    """The lead in points; where they are equal, half a point for unplaced pieces, then for planets (SSE-6.7)."""
    first, second = placed.sheet()
    if lead := first[ROW_TOTAL] - second[ROW_TOTAL]:
        return POINT * lead
    one, other = (
        (int(placed.words[layout.COLONIES + seat]), int(placed.words[layout.STATIONS_LEFT + seat]), sheet[ROW_PLANETS])
        for seat, sheet in enumerate((first, second))
    )
    return TIE_BREAK * ((one > other) - (one < other))


def solved(state: State) -> int:
    """What the solver proves a position to be worth to the first seat."""
    solver = Solver(Placed.of(state))
    while not (known := solver.bounds()).is_exact:
        solver.run(10_000)
    return -known.lower if state.turn else known.lower


def main(wanted: int) -> None:
    compared = left_out = 0
    for seed in count(1):
        for state in small_positions(seed):
            try:
                expected = brute_force(Placed.of(state))
            except TooLarge:
                left_out += 1
                continue
            if (found := solved(state)) != expected:
                sys.exit(f"{state} is worth {expected}, the solver says {found}")
            compared += 1
            print(f"\r{compared:,} positions, no difference; {left_out:,} too large", end="", flush=True)
            if compared >= wanted:
                print()
                return


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000)
