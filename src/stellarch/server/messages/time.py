"""Time: how long players may think, and what happens when their time is up."""

from typing import Annotated, Literal

import msgspec

_MINUTE, _DAY = 60, 24 * 3600
Seconds = Annotated[int, msgspec.Meta(ge=0, le=60 * _DAY)]


class TimeControl(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long the players of a table may think.

    Without limit; so long for each move; Fischer, a stock that grows by a little with each move; or days for each move,
    with a bank that is drawn on when they are over.
    """

    kind: Literal["none", "move", "fischer", "days"] = "none"
    move: Seconds = 0
    """For each move; in Fischer's way, what a move adds."""
    stock: Seconds = 0
    """What there is at the start; by days, the bank."""
    nights: bool = True
    """Whether the clock of a game by days runs in a player's quiet hours."""
    out: Literal["default", "bot", "resign"] = "default"
    """What happens when time is up: the game's default is played, a bot takes the seat, or the player gives up."""
