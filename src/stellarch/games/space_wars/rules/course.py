"""A course of events: what one order leads to, step by step, until a decision is owed or the game is over."""

from stellarch.core import Event, Seat
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.state import State


class Course:
    """The state as it is by now, and what has happened on the way."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def go(self, state: State, *events: Event) -> None:
        """The state changes, and these things happen."""
        self.state = state
        self.events += events

    def named(self, at: At) -> str:
        """The short form of a sector, as events name it."""
        return self.state.galaxy.name(at)

    def tell(self, *events: Event) -> None:
        self.events += events

    def die(self, seat: Seat | None = None) -> int:
        """Roll a die: for all, or for one player where all decide at the same time.

        The dice of a player are numbered apart from everybody else's, so that they fall the same however the orders of
        others come in between.
        """
        state = self.state
        if seat is None:
            self.state = state.changed(rolls=state.rolls + 1)
            return 1 + state.chance.below(6, "die", state.rolls)
        rolls = state.empires[seat].rolls
        self.state = state.with_empire(seat, rolls=rolls + 1)
        return 1 + state.chance.below(6, "die of", seat, rolls)

    def dice(self, count: int, seat: Seat | None = None) -> tuple[int, ...]:
        return tuple(self.die(seat) for _ in range(count))
