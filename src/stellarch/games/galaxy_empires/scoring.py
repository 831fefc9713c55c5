"""The standings at any time (GE-15.7)."""

from stellarch.core import Row, Standings
from stellarch.games.galaxy_empires.rules.winning import ranking
from stellarch.games.galaxy_empires.sheet import LABELS
from stellarch.games.galaxy_empires.state import State


def standings(state: State) -> Standings:
    order = ranking(state)
    sheet = {
        "territories": [len(state.territories(seat)) for seat in state.seats],
        "fleets": [len(state.fleets_of(seat)) for seat in state.seats],
        "pp": [player.pp for player in state.players],
        "cash": [player.cash for player in state.players],
    }
    rows = tuple(Row(key, LABELS[key], tuple(values)) for key, values in sheet.items())
    return Standings(
        over=state.over,
        ranks=tuple(order.index(seat) + 1 for seat in state.seats),
        rows=rows,
        ending=None if state.ending is None else state.ending.condition,
        round=state.turn.round,
        counts="cash",
    )
