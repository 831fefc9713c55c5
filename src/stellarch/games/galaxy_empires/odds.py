"""The exact odds of a war without surrender (section 19): who is left standing, and with how many fleets."""

from fractions import Fraction
from functools import cache
from typing import NamedTuple

_IN_STEP = (Fraction(5, 11), Fraction(1, 11))
"""Of the ticks that change anything: one side alone hits, and both do (1/6 times 5/6 each, and 1/36)."""
_LIVE = (Fraction(1, 2), Fraction(0))
"""Where both roll by themselves, at the same pace: each hits first as often as the other, and never both (GE-19.5)."""


class Odds(NamedTuple):
    attacker: Fraction
    defender: Fraction
    mutual: Fraction
    attackers_left: Fraction
    """On average, lost wars counted as none."""
    defenders_left: Fraction


@cache
def endings(attackers: int, defenders: int, *, live: bool = False) -> dict[tuple[int, int], Fraction]:
    """How likely each ending is, by the fleets left of both sides."""
    if not attackers or not defenders:
        return {(attackers, defenders): Fraction(1)}
    each, both = _LIVE if live else _IN_STEP
    found: dict[tuple[int, int], Fraction] = {}
    for chance, after in (
        (each, (attackers, defenders - 1)),
        (each, (attackers - 1, defenders)),
        (both, (attackers - 1, defenders - 1)),
    ):
        for ending, likely in endings(*after, live=live).items():
            found[ending] = found.get(ending, Fraction(0)) + chance * likely
    return found


@cache
def odds(attackers: int, defenders: int, *, live: bool = False) -> Odds:
    ends = endings(attackers, defenders, live=live)
    return Odds(
        attacker=sum((likely for (a, _), likely in ends.items() if a), Fraction(0)),
        defender=sum((likely for (_, d), likely in ends.items() if d), Fraction(0)),
        mutual=ends.get((0, 0), Fraction(0)),
        attackers_left=sum((a * likely for (a, _), likely in ends.items()), Fraction(0)),
        defenders_left=sum((d * likely for (_, d), likely in ends.items()), Fraction(0)),
    )


def chances(attackers: int, defenders: int, *, live: bool) -> tuple[float, float, float]:
    """How likely the attacker wins, the defender wins, and both fall."""
    exact = odds(attackers, defenders, live=live)
    return float(exact.attacker), float(exact.defender), float(exact.mutual)
