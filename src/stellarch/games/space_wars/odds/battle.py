"""The odds of a space battle: so many battles are fought by the rules, both sides led by the software."""

from collections import Counter
from typing import NamedTuple

from stellarch.core import Chance, Seat
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.odds.forces import Force, battle_between, entrusted, force_at
from stellarch.games.space_wars.odds.results import BattleOdds, Share, SideOdds
from stellarch.games.space_wars.rules.battle.ending import winner
from stellarch.games.space_wars.rules.battle.fighting import FIGHTING
from stellarch.games.space_wars.rules.battle.policy import worth
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.battles import Battle, SideNumber
from stellarch.games.space_wars.tables.craft import CRAFT


class Effort(NamedTuple):
    """How much is spent on an answer."""

    battles: int


COARSE, THOROUGH = Effort(4), Effort(24)
"""To sift many plans, and for an answer to people."""


def odds_at(
    state: State, at: At, attacker: Seat, defender: Seat, effort: Effort = THOROUGH, seed: str = ""
) -> BattleOdds:
    """The odds between what two players have in a sector."""
    return battle_odds(state, at, force_at(state, attacker, at), force_at(state, defender, at), effort, seed)


def battle_odds(
    state: State, at: At, attackers: Force, defenders: Force, effort: Effort = THOROUGH, seed: str = ""
) -> BattleOdds:
    """The odds between two forces, if they met in a sector."""
    return odds_of(state, battle_between(state, at, attackers, defenders), effort, seed)


def odds_of(state: State, battle: Battle, effort: Effort = THOROUGH, seed: str = "") -> BattleOdds:
    """The odds of a battle from where it stands."""
    battle, chance = entrusted(battle), Chance(f"odds {seed}")
    start = state.changed(pending=(battle,), rolls=0)
    tally = _Tally(state, battle)
    for number in range(effort.battles):
        tally.count(*_fought(start.changed(chance=chance.fork(number))))
    return tally.odds


def _fought(state: State) -> tuple[State, Battle]:
    """The state after a battle, and the battle as it was last."""
    course = Course(state)
    last = course.state.at_hand(Battle)
    while isinstance(matter := course.state.matter, Battle):
        last = matter
        FIGHTING.go_on(course, matter)
    return course.state, last


class _Tally:
    """What has come of battles so far."""

    def __init__(self, state: State, battle: Battle) -> None:
        self.state, self.battle = state, battle
        self.battles = self.rounds = 0
        self.won: Counter[SideNumber | None] = Counter()
        self.lost: Counter[str] = Counter()
        """How often each craft, fighter or pod was."""

    def count(self, after: State, battle: Battle) -> None:
        self.battles += 1
        self.rounds += battle.round
        self.won[winner(battle)] += 1
        before = self.state.fleets
        for side in self.battle.sides:
            self.lost.update(
                name
                for name in side.craft
                if name not in after.fleets or after.fleets[name].owner != before[name].owner
            )
        self.lost.update(
            name
            for name, wing in self.battle.wings.items()
            if (name not in battle.wings and not _left(after, wing.place)) or _is_taken(battle, name, wing.owner)
        )

    @property
    def odds(self) -> BattleOdds:
        return BattleOdds(
            self._side(0),
            self._side(1),
            Share.counted(self.won[None], self.battles),
            self.rounds / self.battles,
            self.battles,
        )

    def _side(self, side: SideNumber) -> SideOdds:
        craft = self.battle.sides[side].craft
        kinds = {name: self.state.fleets[name].kind for name in craft}
        kinds |= {name: self.battle.wings[name].kind for name in self.battle.wings_of(side)}
        lost: Counter[str] = Counter()
        for name, kind in kinds.items():
            lost[kind] += self.lost[name]
        return SideOdds(
            Share.counted(self.won[side], self.battles),
            {kind: count / self.battles for kind, count in lost.items()},
            sum(worth(CRAFT[kind]) * count for kind, count in lost.items()) / self.battles,
            {name: self.lost[name] / self.battles for name in craft},
        )


def _left(after: State, place: str) -> bool:
    """Whether the craft that a fighter was aboard left the battle."""
    return place in after.fleets and after.fleets.moves_of(place).withdrew


def _is_taken(battle: Battle, wing: str, owner: Seat) -> bool:
    return wing in battle.wings and battle.side_of(battle.wings[wing].owner) != battle.side_of(owner)
