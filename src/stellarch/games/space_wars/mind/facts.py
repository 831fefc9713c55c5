"""What each empire has that its chance to win hangs on, and how near the end is; all of it lies open to everybody."""

from stellarch.core import Seat
from stellarch.core.chances import Chances, Facts
from stellarch.core.outlook import Outlook
from stellarch.games.space_wars.chapters.income import from_cities, from_trade
from stellarch.games.space_wars.chapters.research import giveable
from stellarch.games.space_wars.chapters.winning import goal, raced
from stellarch.games.space_wars.rules.control import managed_systems
from stellarch.games.space_wars.rules.votes import own_cities
from stellarch.games.space_wars.standings import warships
from stellarch.games.space_wars.state import State

CHANCES = Chances.of_package("stellarch.games.space_wars")
"""What the facts are worth as chances to win."""

_A_TENTH = 10


def facts(state: State) -> list[Facts | None]:
    """None of who is out of the game."""
    armed = warships(state)
    return [None if state.empires[seat].out else _of(state, seat, armed[seat]) for seat in state.seats]


def _of(state: State, seat: Seat, armed: int) -> Facts:
    """About 1 each where an empire does well."""
    empire = state.empires[seat]
    return (
        _A_TENTH * raced(state, seat) / goal(state),
        _A_TENTH * giveable(state, seat) / goal(state),
        (from_cities(state, seat) + from_trade(state, seat)) / 20,
        empire.credits / 100,
        own_cities(state, seat) / 10,
        len(managed_systems(state, seat)) / 10,
        armed / 5,
    )


def progress(state: State) -> float:
    """How near the leader is to the goal, or how near the last turn is."""
    nearest = max((raced(state, seat) for seat in state.living), default=0) / goal(state)
    last = state.options.last_turn
    return max(nearest, (state.turn - 1) / last if last else 0.0)


class SwOutlook(Outlook):
    chances = CHANCES

    def facts(self, state: State) -> list[Facts | None]:
        return facts(state)

    def progress(self, state: State) -> float:
        return progress(state)
