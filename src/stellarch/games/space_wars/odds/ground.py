"""The odds of an invasion, both sides led as the software leads them (SW-D.49 to SW-D.52): exact, or from this many
battles where there are too many legions for that.

What is left of both sides after a round hangs on them and on one die. A round that costs nobody anything and raises
nobody is fought again; any other leads to fewer legions or better ones, never back. So every position is looked into
once, from its ends.
"""

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from stellarch.core import Chance, Seat
from stellarch.games.space_wars.chapters.ground.forces import commander_at, force_of
from stellarch.games.space_wars.chapters.ground.reckoning import Force, after_round, fought, stops
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.odds.effort import Effort, thorough
from stellarch.games.space_wars.odds.results import Army, InvasionOdds, share_of
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.ground import GroundBattle
from stellarch.games.space_wars.tables.ground import LEGIONS

_FACES = range(1, 7)
_WON, _LOST, _STOPPED = range(3)
_MOST_BATTLES = 1000
"""One takes as long as several in space do on the kernel."""


def invasion_at(state: State, seat: Seat, at: At, effort: Effort | None = None, seed: str = "") -> InvasionOdds:
    """The odds if a player landed all legions that he has over a system."""
    return invasion_odds(*landing_forces(state, seat, at), effort, seed)


def landing_forces(state: State, seat: Seat, at: At) -> tuple[Force, Force]:
    """Both sides of an invasion in figures: who lands, and who would meet him."""
    holder = None if state.sectors.system(at).aliens else commander_at(state, at)
    battle = GroundBattle(at, seat, holder)
    return force_of(state, battle, 0), force_of(state, battle, 1)


def odds_of_ground(state: State, battle: GroundBattle, effort: Effort | None = None, seed: str = "") -> InvasionOdds:
    """The odds of a ground battle from the beginning of its next round."""
    return invasion_odds(force_of(state, battle, 0), force_of(state, battle, 1), effort, seed)


def invasion_odds(attacker: Force, defender: Force, effort: Effort | None = None, seed: str = "") -> InvasionOdds:
    """The odds between two forces on the ground."""
    spent = effort or thorough()
    outcome, battles = exact(attacker, defender, spent.ways), 0
    if outcome is None:
        battles = max(1, min(spent.battles, _MOST_BATTLES))
        outcome = _drawn(attacker, defender, battles, seed)
    won, lost, stopped = (share_of(outcome.ends[end], battles) for end in (_WON, _LOST, _STOPPED))
    rounds = round(outcome.rounds, 3)
    return InvasionOdds(
        won, lost, stopped, _army(attacker, outcome.left), _army(defender, outcome.left_there), rounds, battles
    )


def _army(force: Force, left: tuple[float, ...]) -> Army:
    """What a side has left, and how much fewer that are."""
    kinds = {kind: round(count, 3) for kind, count in zip((*LEGIONS, "alien"), left, strict=True) if count}
    return Army(round(force.size - sum(left), 3), kinds)


class _Outcome(NamedTuple):
    """How likely each end is; on average the rounds, and what is left of each side by grade, aliens last."""

    ends: tuple[float, float, float]
    rounds: float
    left: tuple[float, ...]
    left_there: tuple[float, ...]

    def weighted(self, share: float) -> list[float]:
        return [share * value for value in (*self.ends, self.rounds, *self.left, *self.left_there)]

    @classmethod
    def of(cls, values: list[float]) -> "_Outcome":
        kinds = len(LEGIONS) + 1
        ends = (values[0], values[1], values[2])
        return cls(ends, values[3], tuple(values[4 : 4 + kinds]), tuple(values[4 + kinds :]))


def _ended(attacker: Force, defender: Force, end: int, rounds: int = 0) -> _Outcome:
    ends = tuple(float(end == each) for each in (_WON, _LOST, _STOPPED))
    left, left_there = ((*map(float, force.legions), float(force.aliens)) for force in (attacker, defender))
    return _Outcome(ends, rounds, left, left_there)  # type: ignore[arg-type]


# Exactly


class _TooManyError(Exception):
    """There are more positions than may be looked into."""


@lru_cache(maxsize=1 << 10)
def exact(attacker: Force, defender: Force, most: int) -> _Outcome | None:
    """What an invasion comes to; None where more positions than this many would have to be looked into."""
    try:
        return _Reckoning(most).outcome(attacker, defender, is_first=True)
    except _TooManyError:
        return None


class _Reckoning:
    def __init__(self, most: int) -> None:
        self.left = most
        self.known: dict[tuple[Force, Force], _Outcome] = {}

    def outcome(self, attacker: Force, defender: Force, *, is_first: bool = False) -> _Outcome:
        if not (attacker.size and defender.size):
            return _ended(attacker, defender, _WON if attacker.size else _LOST)
        if is_first:
            return self._round(attacker, defender)
        if stops(attacker, defender):
            return _ended(attacker, defender, _STOPPED)
        if (attacker, defender) not in self.known:
            self.known[attacker, defender] = self._round(attacker, defender)
        return self.known[attacker, defender]

    def _round(self, attacker: Force, defender: Force) -> _Outcome:
        self.left -= 1
        if self.left < 0:
            raise _TooManyError
        falls = Counter(after_round(attacker, defender, die) for die in _FACES)
        again = 0 if stops(attacker, defender) else falls.pop((attacker, defender), 0)
        count = sum(falls.values())  # of the dice after which anything has changed
        parts = [self.outcome(*after).weighted(number / count) for after, number in falls.items()]
        summed = [sum(values) for values in zip(*parts, strict=True)]
        summed[3] += (count + again) / count
        return _Outcome.of(summed)


# By chance


def _drawn(attacker: Force, defender: Force, battles: int, seed: str) -> _Outcome:
    dice, rolls = Chance(f"ground odds {seed}"), 0

    def die() -> int:
        nonlocal rolls
        rolls += 1
        return 1 + dice.below(6, rolls)

    summed = [0.0] * (4 + 2 * (len(LEGIONS) + 1))
    for _ in range(battles):
        end = fought(attacker, defender, die)
        how = _STOPPED if end.won is None else _WON if end.won else _LOST
        for place, value in enumerate(_ended(end.attacker, end.defender, how, end.rounds).weighted(1 / battles)):
            summed[place] += value
    return _Outcome.of(summed)
