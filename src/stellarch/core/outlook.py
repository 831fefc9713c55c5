"""How a game stands, in numbers from which chances to win are told."""

from collections.abc import Sequence
from typing import Any, ClassVar

from stellarch.core.chances import Chances, Facts


class Outlook:
    """What a game counts for chances; by default, nothing."""

    chances: ClassVar[Chances] = Chances({})
    """What the facts and the forecasts of the best search are worth as chances to win (`stellarch calibrate`)."""

    def facts(self, state: Any) -> Sequence[Facts | None]:
        """What each seat has that its chance to win hangs on, as all may know it, the more the better; None of who is
        out of the game."""
        return ()

    def progress(self, state: Any) -> float:
        """How far a game has come, from 0 to about 1 at its end, as all may know it."""
        return 0.0

    def chances_in(self, state: Any) -> tuple[float, ...] | None:
        """Each seat's chance to win; None where the game has not been calibrated."""
        return self.chances.of_position(self.facts(state), self.progress(state)) if self.chances.seats else None
