"""The readable rules against the naive program: whole random games with scoring, in plies a second."""

from benchmarks import naive
from benchmarks.measures import BOARDS, rate_of
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES
from stellarch.games.small_star_empires.data import Edition
from stellarch.games.small_star_empires.options import Options

_GAMES = 20


def naive_rate(players: int, number: int) -> float:
    games = range(number * _GAMES + 1, (number + 1) * _GAMES + 1)
    return rate_of(lambda: sum(naive.playout(players, game)[0] for game in games))


def readable_rate(players: int, number: int) -> float:
    return rate_of(lambda: _plies(players, number))


def _plies(players: int, number: int) -> int:
    game, plies = SMALL_STAR_EMPIRES, 0
    options = Options(edition=Edition.PRINT_AND_PLAY, board=BOARDS[players])
    for one in range(_GAMES):
        state = game.start(options, players, f"{number}/{one}").state
        draw = naive.Rng(number * _GAMES + one + 1)
        while waiting := game.waiting_on(state):
            (seat,) = waiting
            choices = game.legal(state, seat)
            state = game.apply(state, seat, choices[draw.below(len(choices))]).state
            plies += 1
        game.standings(state)
    return plies
