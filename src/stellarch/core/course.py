"""A course of events: what one action leads to, step by step, until a decision is owed or the game is over."""

from typing import Generic

from stellarch.core.values import Event, S, Step


class Course(Generic[S]):
    """The state as it is by now, and what has happened on the way. Rules hand it on from one to the next."""

    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[Event] = []

    def go(self, state: S, *events: Event) -> None:
        """The state changes, and these things happen."""
        self.state = state
        self.events += events

    def tell(self, *events: Event) -> None:
        self.events += events

    @property
    def step(self) -> Step[S]:
        """All of it, as what the action led to."""
        return Step(self.state, tuple(self.events))
