"""One position at a time, for Python: its moves, the position after one, its score sheet, and random games from it."""

from typing import Any

from stellarch.games.small_star_empires.data import ships as ships_of
from stellarch.games.small_star_empires.kernel.basic import list_plain, play_on, play_plain
from stellarch.games.small_star_empires.kernel.layout import BASIC_WORDS, REFUELING, TURN, WORDS
from stellarch.games.small_star_empires.kernel.scoring import (
    LARGEST_TERRITORY,
    plain_points,
    sheet,
    territory,
)
from stellarch.games.small_star_empires.kernel.variants import go_on, list_moves, play, play_on_variants, ship_count
from stellarch.jit import compiled, highest, index, indices, inlined, lowest, nth_bit, popcount, u64, words


@compiled
def moves_of(state: Any, table: Any, seats: Any, variants: Any, room: Any) -> Any:
    """Every move of the seat on turn, written into `room`; gives their number."""
    S, T, moves = words(state), words(table), indices(room)
    seat = index(S[TURN])
    if variants:
        return list_moves(S, T, seat, seats, moves, 0)
    return list_plain(S, seat, ship_count(seats), moves, 0)


@compiled
def play_move(state: Any, table: Any, move: Any, tile: Any, seats: Any, variants: Any) -> Any:
    """The position after a move; `tile` is what turns up where it ends on an unexplored system."""
    S, T = words(state), words(table)
    if variants:
        play(S, T, move, tile, seats)
        if S[REFUELING] == u64(0):
            go_on(S, T, seats)
    else:
        play_plain(S, T, move, seats, ship_count(seats))


@compiled
def score_sheet(state: Any, table: Any, seats: Any, room: Any) -> Any:
    """The score sheet of every seat, written into `room`."""
    sheet(words(state), words(table), indices(room), 0, seats)


@inlined
def _random_games(start: Any, T: Any, S: Any, random: Any, games: Any, seats: Any, ships: Any) -> Any:
    """Plays a number of random games of the basic game, with scores.

    Gives the next random state, plies, choices, and the sum of all points, which shows that scoring was done.
    """
    plies = 0
    choices = 0
    points = 0
    for _ in range(games):
        for word in range(BASIC_WORDS):
            S[word] = start[word]
        played, chosen, random = play_on(S, T, random, seats, ships)
        plies += played
        choices += chosen
        points += _points_of_all(S, T, seats)
    return random, plies, choices, points


@inlined
def _points_of_all(S: Any, T: Any, seats: Any) -> Any:
    points = 0
    most = 0
    tied = 0
    for seat in range(seats):
        size = territory(S, T, seat)
        points += plain_points(S, T, seat, seats)
        tied = 1 if size > most else tied + 1 if size == most else tied
        most = max(most, size)
    return points + LARGEST_TERRITORY * tied


@inlined
def _random_variants(
    start: Any,
    T: Any,
    S: Any,
    random: Any,
    games: Any,
    moves: Any,
    rows: Any,
    seats: Any,
) -> Any:
    """Plays a number of random games with every variant, with scores. Gives the next random state, and plies."""
    plies = 0
    for _ in range(games):
        for word in range(WORDS):
            S[word] = start[word]
        played, random = play_on_variants(S, T, random, seats, moves)
        sheet(S, T, rows, 0, seats)
        plies += played
    return random, plies


# Each number of seats is compiled by itself, so that it is a constant; Numba keeps the code of each by this number.


def _random_games_of(seats: int) -> Any:
    ships = ships_of(seats)

    @compiled
    def random_games(start: Any, table: Any, work: Any, random: Any, games: Any) -> Any:
        return _random_games(words(start), words(table), words(work), random, games, seats, ships)

    return random_games


def _random_variants_of(seats: int) -> Any:
    @compiled
    def random_variants(start: Any, table: Any, work: Any, random: Any, games: Any, room: Any, rows: Any) -> Any:
        moves, points = indices(room), indices(rows)
        return _random_variants(words(start), words(table), words(work), random, games, moves, points, seats)

    return random_variants


RANDOM_GAMES = {seats: _random_games_of(seats) for seats in (2, 3, 4)}
RANDOM_VARIANTS = {seats: _random_variants_of(seats) for seats in (2, 3, 4)}


@compiled
def bits_of(word: Any) -> Any:
    """Of the bits of a word: how many there are, the lowest, the highest, and the one in the middle."""
    mask = words(word)[0]
    count = popcount(mask)
    return count, lowest(mask), highest(mask), nth_bit(mask, count // 2)
