"""For those who write a game: `check_game` holds it to the contract that every game keeps.

from stellarch.core import usual_options
from stellarch.testing import check_game

def test_the_contract() -> None:
    check_game(HEX_NIM)
"""

from stellarch.core import usual_options
from stellarch.testing.contract import AnyGame, Case, Moment, moments, played
from stellarch.testing.suite import CHECKS, another_process_plays_the_same_games


def check_game(game: AnyGame, *cases: Case) -> None:
    """Plays the game at random and holds every moment to the contract; raises AssertionError, or whatever the game
    raises, with a note that says which check it was. By default, with its usual options, the fewest and the most
    players; a case says otherwise: `Case(HEX_NIM, 2, Options(radius=3))`."""
    fewest, most = game.players.least, game.players.most
    tried = cases or tuple(Case(game, players, usual_options(game.options)) for players in sorted({fewest, most}))
    for case in tried:
        for check in CHECKS:
            try:
                check(case)
            except Exception as fault:
                fault.add_note(f"{case}: {check.__name__.replace('_', ' ')}")
                raise
    another_process_plays_the_same_games(tried)


__all__ = ["CHECKS", "Case", "Moment", "another_process_plays_the_same_games", "check_game", "moments", "played"]
