"""Measures the readable rules against the naive program, interleaved, and prints the ratio.

Machines are noisy, so only ratios of processor time within one run are worth keeping.
"""

import argparse
import statistics
import time
from collections.abc import Callable

from benchmarks import naive
from stellarch.core import Chance
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES
from stellarch.games.small_star_empires.data import Edition
from stellarch.games.small_star_empires.options import Options

# The board of the naive program: tile G in the middle, D A E B F C around it, all unturned.
_BOARDS = {
    2: "p.d8D0.e10A0.f5C0.g7G0.h9E0.i4F0.j6B0.d6Ha4.j8Hb1",
    4: "p.d8D0.e10A0.f5C0.g7G0.h9E0.i4F0.j6B0.d6Ha4.j8Hb1.c10Hc5.k4Hd2",
}


def naive_plies(players: int, games: int, seed: int) -> int:
    return sum(naive.playout(players, seed * games + game)[0] for game in range(1, games + 1))


def readable_plies(players: int, games: int, seed: int) -> int:
    game, plies = SMALL_STAR_EMPIRES, 0
    options = Options(edition=Edition.PRINT_AND_PLAY, board=_BOARDS[players])
    for number in range(games):
        state = game.start(options, players, f"{seed}/{number}").state
        draw = naive.Rng(seed * games + number + 1)
        while waiting := game.waiting_on(state):
            (seat,) = waiting
            choices = game.legal(state, seat)
            state = game.apply(state, seat, choices[draw.below(len(choices))]).state
            plies += 1
        game.standings(state)
    return plies


def plies_per_second(play: Callable[[int, int, int], int], players: int, games: int, seed: int) -> float:
    start = time.process_time()
    plies = play(players, games, seed)
    return plies / (time.process_time() - start)


def ratio(players: int, games: int, rounds: int) -> tuple[float, float, float]:
    """Plies a second of the naive program and of the readable rules, and the median ratio of the rounds."""
    pairs = [
        (plies_per_second(naive_plies, players, games, n), plies_per_second(readable_plies, players, games, n))
        for n in range(1, rounds + 1)
    ]
    reference, ours = (statistics.median(column) for column in zip(*pairs, strict=True))
    return reference, ours, statistics.median(mine / theirs for theirs, mine in pairs)


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    Chance("warm").below(2, "warm")
    readable_plies(2, 1, 0)
    print(f"{'random play, whole games with scoring':40} {'naive':>9} {'readable':>9} {'ratio':>6}")
    for players in _BOARDS:
        reference, ours, times = ratio(players, given.games, given.rounds)
        print(f"{f'  {players} players, plies a second':40} {reference:9,.0f} {ours:9,.0f} {times:6.2f}")


if __name__ == "__main__":
    main()
