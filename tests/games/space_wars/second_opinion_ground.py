"""A second reading of a round on the ground, as plain as the rulebook has it, to be held against the rules.

It knows nothing of the engine: legions are a list of strengths, the table is the ladder of SW-13.2.7.
"""

from fractions import Fraction
from typing import NamedTuple

COLUMNS = ("1:3", "1:2", "2:3", "1:1", "3:2", "2:1", "3:1", "4:1")


class Reading(NamedTuple):
    column: str
    lost: tuple[int, int]
    """By the attacker, and by the defender, of what each has in the round."""


def read_round(ours: list[int], theirs: list[int], die: int, modifier: int) -> Reading:
    """The column, rounded in favour of the defender, and the losses on the ladder."""
    ratio = Fraction(sum(ours), sum(theirs))
    reached = [place for place, column in enumerate(COLUMNS) if ratio >= Fraction(*map(int, column.split(":")))]
    place = reached[-1] if reached else 0
    step = die + modifier + place - 3
    if step <= 0:
        lost = (3, 0)
    elif step == 1:
        lost = (3, 1)
    elif step <= 3:
        lost = (2, 1)
    elif step <= 5:
        lost = (1, 2)
    elif step == 6:
        lost = (1, 3)
    else:
        lost = (0, 3)
    return Reading(COLUMNS[place], (min(lost[0], len(ours)), min(lost[1], len(theirs))))


def read_modifier(ours: dict[str, int], theirs: dict[str, int]) -> int:
    """Weapons against armour and armour against weapons, one at most each; then all that is simply added."""

    def one_at_most(difference: int) -> int:
        return 1 if difference > 0 else -1 if difference < 0 else 0

    technology = one_at_most(ours["weapons"] - theirs["armors"]) + one_at_most(ours["armors"] - theirs["weapons"])
    return (
        technology
        + ours["general"]
        - theirs["general"]
        + ours["special"]
        - theirs["special"]
        + ours["scanner"]
        - theirs["shield"]
    )
