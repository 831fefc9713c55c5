"""Events of SW-19."""

from stellarch.core import Seat, Weight
from stellarch.games.space_wars.reported import GameEvent


class PlayerEliminated(GameEvent, frozen=True):
    weight = Weight.HEADLINE

    seat: Seat


class GoalChanged(GameEvent, frozen=True):
    """All living players have agreed on another winning value (SW-29.12)."""

    value: int
    before: int
    is_share: bool = False


class GameWon(GameEvent, frozen=True):
    weight = Weight.HEADLINE

    winners: tuple[Seat, ...]
    way: str
