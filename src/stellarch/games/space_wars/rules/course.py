"""A course of events in this game: core's, with its dice and its names of sectors."""

from stellarch.core import Seat
from stellarch.core.course import Course as AnyCourse
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.state import State


class Course(AnyCourse[State]):
    """The state as it is by now, and what has happened on the way."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.spoken_for: set[Seat] = set()
        """Who was answered for by orders that nobody else knew of."""

    def named(self, at: At) -> str:
        """The short form of a sector, as events name it."""
        return self.state.galaxy.name(at)

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

    def fallen_since(self, rolls: int) -> tuple[int, ...]:
        """The dice for all that fell after this many others."""
        return tuple(1 + self.state.chance.below(6, "die", number) for number in range(rolls, self.state.rolls))
