"""A ground battle on the table: who fights for a system, and what each side has sent into the round.

The legions themselves are kept where they always are: those of the attacker aboard, those of the defence on the
surface. What is left of a round is `lines`, of the battle whatever is there.
"""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from stellarch.core import Seat
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.state.battles import SideNumber
from stellarch.games.space_wars.state.counts import Legions
from stellarch.games.space_wars.state.matter import Matter

Army = Mapping[Seat, Legions]
"""Legions by their owners."""
GroundStepName = Literal[
    "defence",
    "attack",
    "losses_of_defence",
    "losses_of_attack",
    "upgrade_of_defence",
    "upgrade_of_attack",
    "press_on",
    "garrison",
]


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one side has in a round; of aliens nothing is listed, since all of them fight (SW-13.4.2)."""

    legions: Army = {}
    officer: str | None = None
    weapon: bool = False
    """Whether a special weapon is spent."""


class GroundBattle(Matter, frozen=True):
    at: At
    attacker: Seat | None
    """None: aliens have landed."""
    defender: Seat | None
    """Who commands the defence (SW-13.1.5); None: aliens hold the system."""
    entrusted: frozenset[Seat] = frozenset()
    """Commanders whose side the software leads."""
    round: int = 1
    step: GroundStepName = "defence"
    lines: tuple[Line, Line] = (Line(), Line())
    due: tuple[int, int] = (0, 0)
    """How many legions of the attacker and of the defence this round costs."""
    fallen: int = 0
    """Legions that were lost in this round to aliens, and will be aliens (SW-13.4.4)."""

    @property
    def commanders(self) -> tuple[Seat | None, Seat | None]:
        return self.attacker, self.defender

    @property
    def is_with_aliens(self) -> bool:
        return None in self.commanders

    def with_line(self, side: SideNumber, line: Line, **changes: Any) -> "GroundBattle":
        lines = (line, self.lines[1]) if side == 0 else (self.lines[0], line)
        return replace(self, lines=lines, **changes)
