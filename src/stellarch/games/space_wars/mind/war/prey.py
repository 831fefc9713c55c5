"""SW-25.3: what systems of others would bring, and which of them could be taken and by whom."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from stellarch.core import Seat
from stellarch.games.space_wars.chapters.battle.engaging import has_battle_craft, withdrawn
from stellarch.games.space_wars.chapters.building import RADIATION_GEAR
from stellarch.games.space_wars.chapters.extraction import MAKES
from stellarch.games.space_wars.chapters.ground.invading import defending_strength
from stellarch.games.space_wars.chapters.losses import capacity
from stellarch.games.space_wars.geometry import At, distance
from stellarch.games.space_wars.mind.danger import turns_to, war_lasts
from stellarch.games.space_wars.mind.war.skirmish import victim_of
from stellarch.games.space_wars.mind.wishes import LAB_PRICE, earnings
from stellarch.games.space_wars.options import is_first_game
from stellarch.games.space_wars.rules.control import managed_systems
from stellarch.games.space_wars.state import State, System, remembered
from stellarch.games.space_wars.state.counts import strength_of

if TYPE_CHECKING:
    from stellarch.games.space_wars.mind.survey import Survey

SURE = 1.5
"""Legions land where they are this many times as strong as the defence."""
_NATIVE = 0.25
"""Cities become natives when a system is taken (SW-14.1.2), who are citizens again by and by: a part of one each."""
_SITE = 2.0
"""What the room to build is worth, in research points."""


class Target(NamedTuple):
    """A system of somebody else, or of aliens, what it would bring in research points, and who defends it."""

    worth: float
    at: At
    holder: Seat | None
    """None: aliens, whom everybody may attack on what is his own or free (SW-12.1.2)."""
    strength: int
    is_guarded: bool = False
    """Whether armed craft stand there, who would intercept a landing."""


def spoils(survey: "Survey", at: At) -> float:
    """What a system brings to who takes it: laboratories and workshops go on, cities become natives (SW-14.1.4)."""
    system = survey.state.sectors.system(at)
    workshops: int = sum(getattr(system.levels, workshop) for workshop in MAKES)
    credit = earnings(survey)
    natives = _NATIVE * (system.cities + system.natives)
    loot = sum(empire.credits for empire in survey.state.empires if empire.capital == at) / 2 / LAB_PRICE
    brings = (
        _SITE
        + _prize(survey, system)
        + survey.turns_left * (system.laboratories + loot)
        + credit * (workshops + natives)
    )
    return brings * (1 + 1 / max(1, len(survey.rivals)))  # what one of this many rivals loses brings one forward too


def _prize(survey: "Survey", system: System) -> float:
    """What a conquest counts for by itself, however few turns are left, where a game is won by that: systems are what
    counts in the long version, and in the standard one the others miss their cities (SW-19.2, SW-19.3)."""
    if not survey.nature.arms:
        return 0.0
    return _CITY_LESS * system.cities if survey.nature.counts_cities else _SYSTEM_MORE


_SYSTEM_MORE, _CITY_LESS = 20.0, 5.0


def targets(survey: "Survey", state: State, holder: Seat) -> list[Target]:
    """Systems of a player that could be invaded, the best first: where nothing armed stands in the way."""
    return [target for target in all_targets(survey, state, holder) if not target.is_guarded]


def all_targets(survey: "Survey", state: State, holder: Seat) -> list[Target]:
    """The same, with those that have to be fought for."""
    has_gear, tiles = state.empires[survey.seat].knows(RADIATION_GEAR), state.galaxy.systems
    spared_home = state.empires[holder].capital if survey.nature.raids else None
    found = [
        Target(spoils(survey, at), at, holder, *defence)
        for at, defence in _defended(state, holder).items()
        if (has_gear or tiles[at].is_planet) and at != spared_home
    ]
    return sorted(found, key=lambda target: (-target.worth, target.at))


def _defended(state: State, holder: Seat) -> Mapping[At, tuple[int, bool]]:
    """The systems of a player, each with the strength of the legions there and whether it is guarded: the same for
    whoever looks at them."""
    politics = state.politics
    others = (state.fleets, politics.relations, politics.laws, withdrawn(state), state.order, state.rules)
    return remembered(state.sectors, f"defended by {holder}", others, lambda: _found_defended(state, holder))


def _found_defended(state: State, holder: Seat) -> dict[At, tuple[int, bool]]:
    return {at: (defending_strength(state, at), is_guarded(state, holder, at)) for at in managed_systems(state, holder)}


def infested(survey: "Survey", state: State) -> list[Target]:
    """What aliens hold of one's own, and free systems: they serve nobody until legions win them (SW-13.4.6)."""
    found = [
        Target(spoils(survey, at), at, None, defending_strength(state, at))
        for at in state.sectors.systems
        if state.sectors.system(at).aliens and state.sectors[at].owner in (None, survey.seat)
    ]
    return sorted(found, key=lambda target: (-target.worth, target.at))


def may_attack(survey: "Survey", state: State, target: Target) -> bool:
    """Whether legions may land there now."""
    return target.holder is None or state.politics.are_enemies(survey.seat, target.holder)


def is_guarded(state: State, holder: Seat, at: At) -> bool:
    """Whether a player has armed craft or fighters in a sector, who would intercept a landing (SW-9.9.1, SW-29.2)."""
    return has_battle_craft(state, holder, at)


def laden(state: State, seat: Seat) -> Iterator[str]:
    """Transports with legions aboard."""
    for craft in state.fleets.of(seat):
        if state.fleets[craft].kind == "transport" and any(state.fleets[craft].legions):
            yield craft


def can_take(state: State, group: Sequence[str], target: Target) -> bool:
    """Whether the legions aboard some craft are enough for a system."""
    return sum(strength_of(state.fleets[craft].legions) for craft in group) >= max(1.0, SURE * target.strength)


_SECOND = 0.6
"""What is taken only in the second turn of a war is worth so much of it: the other may send somebody there."""


def within_days(target: Target, turns: int) -> float:
    """What a target is worth that is reached in this many turns of a war."""
    return target.worth * _SECOND ** max(0, turns - 1)


def within_reach(survey: "Survey", state: State, attacker: Seat, holder: Seat) -> float:
    """What one player could take from another as long as a war lasts, by who stands ready: each takes one."""
    left, total = targets(survey, state, holder), 0.0
    for craft in laden(state, attacker):
        here = state.fleets[craft].at
        able = [
            (within_days(each, turns), each)
            for each in left
            if (turns := turns_to(state, craft, here, each.at)) <= war_lasts(state) and can_take(state, (craft,), each)
        ]
        if able:
            worth, best = max(able)
            total += worth
            left.remove(best)
    return total


def quarry(survey: "Survey") -> Seat | None:
    """The player with whom a war would pay best, by what is near and could be taken; None for who does not fight, and
    in a first game for all but the warlord (SW-25.10)."""
    if survey.nature.raids:
        return victim_of(survey.state, survey.seat)
    if not survey.nature.fights or is_first_game(survey.state.options):
        return None
    state, home = survey.state, survey.realm.empire.capital or survey.realm.empire.home
    gains = {
        rival: _willing(survey, rival)
        * sum(
            each.worth * (_GUARDED if each.is_guarded else 1.0) / (1 + distance(home, each.at))
            for each in all_targets(survey, state, rival)[:_COUNTED]
        )
        for rival in survey.rivals
        if _willing(survey, rival)
    }
    return max((rival for rival in gains if gains[rival]), key=lambda rival: gains[rival], default=None)


def _willing(survey: "Survey", rival: Seat) -> float:
    """How far one would go to war with a player: not where a treaty of arms stands against it, unless the game is won
    by conquest, and there is nobody else left or credits enough to break it."""
    between = survey.state.politics.between
    bound = [other for other in survey.rivals if between(survey.seat, other).military not in ("none", "war")]
    if rival not in bound:
        return 1.0
    is_free_to = survey.nature.arms and survey.temper.honour < FAITHFUL
    return _BREAKING if is_free_to and (survey.money.is_flush or len(bound) == len(survey.rivals)) else 0.0


_BREAKING = 0.5
"""Who has to be betrayed first is less worth it."""
FAITHFUL = 1.5
"""Who holds honour so dear breaks no treaty for a war, and makes one also with whom it could beat."""
_COUNTED = 8
_GUARDED = 0.5
"""What is guarded today may not be so tomorrow."""


def near_home(survey: "Survey", holder: Seat) -> list[Target]:
    """What could be taken of a player within a few turns' way."""
    home = survey.realm.empire.capital or survey.realm.empire.home
    return [each for each in targets(survey, survey.state, holder) if distance(home, each.at) <= _NEAR]


_NEAR = 6


_AT_HOME, _ELSEWHERE = 2, 1
"""Legions that stay in the capital, and in any other system."""


def spared(survey: "Survey", state: State, at: At) -> int:
    """How many of one's legions on a surface may leave it."""
    stay = _AT_HOME if at == survey.realm.empire.capital else _ELSEWHERE
    return max(0, sum(state.sectors.system(at).legions_of(survey.seat)) - stay)


def room(state: State, craft: str) -> int:
    return capacity(state.fleets[craft]) - state.fleets[craft].load
