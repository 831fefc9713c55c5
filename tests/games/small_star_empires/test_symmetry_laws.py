"""No rule knows east from west or red from green: turn the board or rename the seats, and it is the same game."""

from hypothesis import given
from hypothesis import strategies as st

from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES, scoring
from stellarch.games.small_star_empires.state import State
from tests.games.small_star_empires.random_games import RandomGame, games, law, moments, on_one_board
from tests.games.small_star_empires.symmetries import mirror, mirrored, reordered, reseated, seen, turned, turning

legal, apply = SMALL_STAR_EMPIRES.legal, SMALL_STAR_EMPIRES.apply


@law
@given(games(), st.integers(1, 5))
def test_turning_the_board_turns_the_game(game: RandomGame, sixths: int) -> None:
    for before, seat, action, after, _ in on_one_board(game):
        given_turned = turned(before, sixths)
        moves = {seen(move, turning(sixths)) for move in legal(before, before.turn)}
        assert set(legal(given_turned, before.turn)) == moves
        assert apply(given_turned, seat, seen(action, turning(sixths))).state == turned(after, sixths)
        assert scoring.scores(turned(after, sixths)) == scoring.scores(after)


@law
@given(games())
def test_the_game_in_a_mirror_is_the_same_game(game: RandomGame) -> None:
    for before, seat, action, after, _ in on_one_board(game):
        given_mirrored = mirrored(before)
        moves = {seen(move, mirror) for move in legal(before, before.turn)}
        assert set(legal(given_mirrored, before.turn)) == moves
        assert apply(given_mirrored, seat, seen(action, mirror)).state == mirrored(after)
        assert scoring.scores(mirrored(after)) == scoring.scores(after)


@law
@given(moments, st.data())
def test_renaming_the_seats_renames_moves_scores_and_ranks(state: State, data: st.DataObject) -> None:
    new = data.draw(st.permutations(state.seats))
    renamed = reseated(state, new)
    assert legal(renamed, new[state.turn]) == legal(state, state.turn)
    assert scoring.scores(renamed) == reordered(scoring.scores(state), new)
    assert scoring.standings(renamed).ranks == reordered(scoring.standings(state).ranks, new)
