"""A course of events: what one action leads to, step by step, until a decision is owed or the game is over."""

from stellarch.core import Event
from stellarch.games.galaxy_empires.state import State


class Course:
    """The state as it is by now, and what has happened on the way."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []
        self._settled = 0

    @property
    def over(self) -> bool:
        return self.state.over

    def go(self, state: State, *events: Event) -> None:
        """The state changes, and these things happen."""
        self.state = state
        self.events += events

    def tell(self, *events: Event) -> None:
        self.events += events

    def unsettled(self) -> tuple[Event, ...]:
        """What has happened since this was last asked: one event in the sense of GE-15.8."""
        happened = tuple(self.events[self._settled :])
        self._settled = len(self.events)
        return happened
