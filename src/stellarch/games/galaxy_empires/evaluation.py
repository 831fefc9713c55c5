"""What a greedy bot knows of this game: what everybody has, in dollars."""

from stellarch.core import Seat
from stellarch.games.galaxy_empires.rules.income import income_of
from stellarch.games.galaxy_empires.state import State

_FLAG, _FLEET, _POINT, _ROUNDS, _WIN = 120, 400, 25, 6, 20_000


def prospects(state: State, seat: Seat) -> float:
    """A seat's lead over the best of its rivals."""
    worth = [_worth(state, each) for each in state.seats]
    return worth[seat] - max((worth[other] for other in state.living if other != seat), default=0)


def _worth(state: State, seat: Seat) -> float:
    """Money, and what flags, fleets, points, contracts and some rounds of income are worth."""
    player, income = state.players[seat], income_of(state, seat)
    if not player.alive:
        return -_WIN
    won = _WIN if state.ending is not None and state.ending.winner == seat else 0
    deliveries = sum(state.contracts[tile] for tile in state.contracts_of(seat))
    return (
        won
        + player.cash
        + _FLAG * len(state.territories(seat))
        + _FLEET * len(state.fleets_of(seat))
        + _POINT * player.pp
        + _ROUNDS * (income.cash + _POINT * income.pp)
        + 150 * deliveries
    )
