"""Events of SW-19."""

from stellarch.core import Event, Seat


class PlayerEliminated(Event, frozen=True):
    seat: Seat


class GoalChanged(Event, frozen=True):
    """All living players have agreed on another winning value (SW-29.12)."""

    value: int
    before: int
    is_share: bool = False


class GameWon(Event, frozen=True):
    winners: tuple[Seat, ...]
    way: str
