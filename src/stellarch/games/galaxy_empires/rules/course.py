"""A course of events, and what of it is still to be settled."""

from stellarch.core import Event
from stellarch.core.course import Course as AnyCourse
from stellarch.games.galaxy_empires.state import State


class Course(AnyCourse[State]):
    def __init__(self, state: State) -> None:
        super().__init__(state)
        self._settled = 0

    @property
    def over(self) -> bool:
        return self.state.over

    def unsettled(self) -> tuple[Event, ...]:
        """What has happened since this was last asked: one event in the sense of GE-15.8."""
        happened = tuple(self.events[self._settled :])
        self._settled = len(self.events)
        return happened
