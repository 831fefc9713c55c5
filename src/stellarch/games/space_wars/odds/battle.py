"""The odds of a space battle, both sides led as the software leads them (SW-24.3): exact where it is small, else from
this many battles on the kernel."""

from stellarch.core import Seat
from stellarch.games.space_wars.chapters.battle.fighting import FIGHTING
from stellarch.games.space_wars.chapters.battle.policy import worth
from stellarch.games.space_wars.chapters.battle.weapons import sheet_of
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.odds.effort import Effort
from stellarch.games.space_wars.odds.forces import Force, battle_between, entrusted, force_at
from stellarch.games.space_wars.odds.results import BattleOdds, Outcomes, SideOdds
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.battles import Battle, SideNumber
from stellarch.games.space_wars.tables.craft import CRAFT


def odds_at(
    state: State, at: At, attacker: Seat, defender: Seat, effort: Effort | None = None, seed: str = ""
) -> BattleOdds:
    """The odds between what two players have in a sector; without an effort, as for people."""
    return battle_odds(state, at, force_at(state, attacker, at), force_at(state, defender, at), effort, seed)


def battle_odds(
    state: State, at: At, attackers: Force, defenders: Force, effort: Effort | None = None, seed: str = ""
) -> BattleOdds:
    """The odds between two forces, if they met in a sector."""
    return odds_of(state, battle_between(state, at, attackers, defenders), effort, seed)


def odds_of(state: State, battle: Battle, effort: Effort | None = None, seed: str = "") -> BattleOdds:
    """The odds of a battle from the beginning of the step in which it is."""
    from stellarch.games.space_wars.odds.on_kernel import fought  # brings Numba along, which takes its time

    ready, battle = _drawn_up(state, entrusted(battle))
    outcomes, lost = fought(ready, battle, effort, seed)
    return BattleOdds(
        _side(ready, battle, 0, outcomes, lost),
        _side(ready, battle, 1, outcomes, lost),
        outcomes.share(2),
        round(outcomes.rounds, 3),
        outcomes.battles,
    )


def _drawn_up(state: State, battle: Battle) -> tuple[State, Battle]:
    """The battle after the steps before its first attack, in which no dice are rolled."""
    course = Course(state.changed(pending=(battle,), stage=None))
    while (matter := course.state.at_hand(Battle)).step in _BEFORE_DICE and matter.round == 1:
        FIGHTING.go_on(course, matter)
    return course.state, matter


_BEFORE_DICE = ("dispose", "shield", "prepare")


def _side(state: State, battle: Battle, side: SideNumber, outcomes: Outcomes, lost: dict[str, float]) -> SideOdds:
    craft = battle.sides[side].craft
    by_kind: dict[str, float] = {}
    for name in (*craft, *battle.wings_of(side)):
        kind = sheet_of(state, battle, name).id
        by_kind[kind] = by_kind.get(kind, 0.0) + lost[name]
    return SideOdds(
        outcomes.share(side),
        {kind: round(count, 3) for kind, count in by_kind.items()},
        round(sum(worth(CRAFT[kind]) * count for kind, count in by_kind.items()), 2),
        {name: round(lost[name], 4) for name in craft},
    )
