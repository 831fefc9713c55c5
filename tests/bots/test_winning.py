"""A win that is there for the taking is taken, in every game; what only may be one is thought about."""

from stellarch.bots import LevelBot
from stellarch.bots.winning import certain_win
from stellarch.core import Seat
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES as GAME
from stellarch.games.small_star_empires.state import Standing
from tests.bots.pennies import HEADS, Lay, Pennies, State
from tests.positions import SEAT_A, position

LAST_MOVE = position("2   Ha* 1b  Hb", standing=[Standing.PLAYING, Standing.PASSED])
"""A Colony on the last system is worth two planets, and wins; a Trade Station there is worth nothing."""


def test_the_last_move_that_wins_is_found() -> None:
    choices = GAME.legal(LAST_MOVE, SEAT_A)
    winning = [action for action in choices if GAME.standings(GAME.apply(LAST_MOVE, SEAT_A, action).state).winners]
    assert len(winning) > 1, "every last move ends the game"
    won = certain_win(GAME, GAME.view(LAST_MOVE, SEAT_A), choices, "win")
    assert str(won) == str(next(action for action in choices if str(action).endswith(":c")))


def test_no_slip_passes_it_by() -> None:
    view, choices = GAME.view(LAST_MOVE, SEAT_A), GAME.legal(LAST_MOVE, SEAT_A)
    assert {str(LevelBot(2).choose(GAME, view, choices, str(seed))) for seed in range(12)} == {
        str(certain_win(GAME, view, choices, "win"))
    }


def test_what_hangs_on_a_secret_is_no_certain_win() -> None:
    game, state = Pennies(), State((None, HEADS))
    view = game.view(state, Seat(0))
    assert all(certain_win(game, view, [Lay(HEADS)], str(seed)) is None for seed in range(20))
