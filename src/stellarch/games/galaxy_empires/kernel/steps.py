"""What Python calls: the moves of a position, the position after one, what moves are worth, the race, random games."""

from typing import Any

from stellarch.games.galaxy_empires.kernel.chance import draw
from stellarch.games.galaxy_empires.kernel.choices import list_moves, waiting_on
from stellarch.games.galaxy_empires.kernel.layout import POSITION_SIZE, WINNER
from stellarch.games.galaxy_empires.kernel.play import play
from stellarch.games.galaxy_empires.kernel.policy import score_moves
from stellarch.games.galaxy_empires.kernel.race import lap
from stellarch.games.galaxy_empires.kernel.value import judge
from stellarch.jit import compiled, index, indices, reals, words


@compiled
def moves_of(position: Any, table: Any, room: Any) -> Any:
    """Every move of the seat that decides, written into `room`; gives their number."""
    return list_moves(indices(position), indices(table), indices(room))


@compiled
def play_move(position: Any, table: Any, chance: Any, move: Any) -> Any:
    """The position after a move; gives the seat that decides then."""
    S = indices(position)
    play(S, indices(table), words(chance), move)
    return waiting_on(S)


@compiled
def random_games(start: Any, table: Any, chance: Any, work: Any, room: Any, games: Any) -> Any:
    """Plays a number of random games; gives how many moves were made."""
    first, T, W, S, M = indices(start), indices(table), words(chance), indices(work), indices(room)
    made = 0
    for _ in range(games):
        for number in range(POSITION_SIZE):
            S[number] = first[number]
        while S[WINNER] == 0:
            play(S, T, W, index(M[draw(W, list_moves(S, T, M))]))
            made += 1
    return made


@compiled
def think(
    start: Any, table: Any, chance: Any, work: Any, view: Any, room: Any, scores: Any, facts: Any, row: Any,
    moves: Any, found: Any, sums: Any, count: Any, simulations: Any,
) -> Any:  # fmt: skip
    """Score the moves into `room` and `scores` (count 0), or let the first `count` of `moves` race; gives how many.

    One entry for both: every entry is compiled by itself, and this takes its time.
    """
    first, T, W, S, A = indices(start), indices(table), words(chance), indices(work), indices(view)
    M, V, F, R, X = indices(room), indices(scores), indices(facts), reals(row), reals(sums)
    if count == 0:
        judge(first, T, F, R)
        return score_moves(first, T, A, M, V)
    done, me = 0, waiting_on(first)
    while done < simulations:
        runs = lap(first, T, W, S, A, M, V, F, R, indices(moves), indices(found), X, count, me)
        done += runs
        if runs == 1:  # nobody to race against
            break
    return done
