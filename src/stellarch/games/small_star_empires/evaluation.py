"""What a greedy bot knows of this game: its lead now, and a little for room to grow."""

from collections.abc import Sequence

from stellarch.core import Seat
from stellarch.core.chances import Chances, Facts
from stellarch.core.outlook import Outlook
from stellarch.games.small_star_empires.fairness import value
from stellarch.games.small_star_empires.rules.movement import flights
from stellarch.games.small_star_empires.scoring import scores
from stellarch.games.small_star_empires.state import Standing, State

CHANCES = Chances.of_package(__package__)
"""What the facts, and forecasts of the tree search, are worth as chances to win."""

_WIN = 40.0
"""Points that a round won is worth in a campaign: more than any lead within one."""

_TEN = 10
_ROOM = 0.08
"""Points that a point still within one move of a ship is worth now."""


def prospects(state: State, seat: Seat) -> float:
    """Lead over the best rival, and the value of what the ships could still take in one move; in a campaign the rounds
    that were won first, since a move that ends a round leads to the start of the next."""
    lead = _lead([score.total for score in scores(state)], seat)
    won = _WIN * _lead(state.campaign.wins, seat) if state.campaign else 0.0
    return won + lead + (0.0 if state.over else _ROOM * _within_reach(state, seat))


def facts(state: State) -> list[Facts | None]:
    """Each seat's points, and the value of what its ships could take in one move; in a campaign, its win pile."""
    won = state.campaign.wins if state.campaign else (0,) * state.players
    return [
        None
        if state.standing[seat] is Standing.RESIGNED
        else (score.total / _TEN, _within_reach(state, seat) / _TEN, won[seat])
        for seat, score in zip(state.seats, scores(state), strict=True)
    ]


def progress(state: State) -> float:
    """The share of the pieces that are placed, of those that there is still a system for."""
    pieces = sum(supply.unplaced for supply in state.supplies)
    free = len(state.board.systems) - len(state.claims)
    left = 0 if state.over else min(pieces, free)
    return len(state.claims) / (len(state.claims) + left)


def _lead(points: Sequence[int], seat: Seat) -> int:
    return points[seat] - max(count for other, count in enumerate(points) if other != seat)


def _within_reach(state: State, seat: Seat) -> float:
    ends = {target for ship in state.ships[seat] for target, _, _ in flights(state, seat, ship)}
    return sum(value(state.board, at) for at in ends)


class SseOutlook(Outlook):
    chances = CHANCES

    def facts(self, state: State) -> list[Facts | None]:
        return facts(state)

    def progress(self, state: State) -> float:
        return progress(state)
