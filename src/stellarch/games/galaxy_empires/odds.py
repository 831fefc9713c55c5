"""The exact odds of a war without surrender (section 19): who is left standing, and with how many fleets."""

from fractions import Fraction
from functools import cache
from typing import NamedTuple

_EACH = Fraction(5, 11)
"""Of the ticks that change anything: only the attacker hits, or only the defender (1/6 and 5/6 against 1/36 both)."""
_BOTH = Fraction(1, 11)


class Odds(NamedTuple):
    attacker: Fraction
    defender: Fraction
    mutual: Fraction
    attackers_left: Fraction
    """On average, lost wars counted as none."""
    defenders_left: Fraction


@cache
def endings(attackers: int, defenders: int) -> dict[tuple[int, int], Fraction]:
    """How likely each ending is, by the fleets left of both sides."""
    if not attackers or not defenders:
        return {(attackers, defenders): Fraction(1)}
    found: dict[tuple[int, int], Fraction] = {}
    for chance, after in (
        (_EACH, (attackers, defenders - 1)),
        (_EACH, (attackers - 1, defenders)),
        (_BOTH, (attackers - 1, defenders - 1)),
    ):
        for ending, likely in endings(*after).items():
            found[ending] = found.get(ending, Fraction(0)) + chance * likely
    return found


@cache
def odds(attackers: int, defenders: int) -> Odds:
    ends = endings(attackers, defenders)
    return Odds(
        attacker=sum((likely for (a, _), likely in ends.items() if a), Fraction(0)),
        defender=sum((likely for (_, d), likely in ends.items() if d), Fraction(0)),
        mutual=ends.get((0, 0), Fraction(0)),
        attackers_left=sum((a * likely for (a, _), likely in ends.items()), Fraction(0)),
        defenders_left=sum((d * likely for (_, d), likely in ends.items()), Fraction(0)),
    )
