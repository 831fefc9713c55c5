"""SW-25.7: what transports, legions and warships are worth where a game is won by conquest: a share of what they could
take, or keep. In research points, as in `wishes`, so that they are weighed against laboratories and cities, and their
materials are brought to the shipyards."""

from collections.abc import Mapping
from math import sqrt
from typing import TYPE_CHECKING

from stellarch.games.space_wars.mind.war.prey import Target, all_targets, quarry, spoils
from stellarch.games.space_wars.mind.war.wings import FIGHTERS, POD, free_places, wants_pods
from stellarch.games.space_wars.state.counts import strength_of
from stellarch.games.space_wars.tables.craft import CRAFT, CraftSheet
from stellarch.games.space_wars.tables.ground import LEGIONS

if TYPE_CHECKING:
    from stellarch.games.space_wars.mind.survey import Survey

_TAKEN = 0.15
"""Of what a transport could take, what it is worth to have one; the legions aboard share as much among them."""
_FOUGHT_FOR = 0.1
"""Of the best that could be taken or lost, what a cruiser is worth to who is as strong as the others."""
_YARD = 0.7
"""What a larger shipyard is worth beside a cruiser."""
_POD = 2.0
"""What a pod is worth beside a star-fighter, whose place it takes."""
_LEGIONS_EACH, _AT_HOME = 3, 2
"""Legions that go with a transport, more where credits pile up; and that stay in the capital, beside one elsewhere."""
_TAKES = 2
"""Systems for which a transport is enough, to who has to be sparing."""
_FIRST, _LAST = 4, 3.0
"""Nobody arms before this turn, nor when so few are left."""
_WARSHIPS = ("cruiser", "advanced_cruiser", "stealth_starship", "carrier", "dreadnought", "artificial_moon")


def armament(survey: "Survey") -> Mapping[str, float]:
    """What each unit is worth that a shipyard can build for a war, and a larger yard; nothing to who does not arm."""
    if not survey.nature.arms or survey.state.turn < _FIRST or survey.turns_left <= _LAST:
        return {}
    holder = quarry(survey)
    prey = [] if holder is None else all_targets(survey, survey.state, holder)
    stake = _at_stake(survey, prey)
    cruiser = _might(CRAFT["cruiser"])
    flown = FIGHTERS if survey.nature.provides and free_places(survey) else ()
    pod = _POD * stake * _might(CRAFT[FIGHTERS[-1]]) / cruiser if flown and wants_pods(survey) else 0.0
    return {
        "transport": _transport(survey, prey),
        "regular": _legion(survey, prey),
        "cyborg": LEGIONS["cyborg"].strength * _legion(survey, prey),
        **{kind: stake * _might(CRAFT[kind]) / cruiser for kind in (*_WARSHIPS, *flown)},
        POD: pod,
        "shipyard": _YARD * stake,
    }


def _transport(survey: "Survey", prey: list[Target]) -> float:
    """A share of the best system that is left for one more."""
    takes = 1 if survey.money.is_flush else _TAKES
    left = prey[takes * len(survey.realm.of_kind("transport")) :]
    return _TAKEN * left[0].worth if left else 0.0


def _legion(survey: "Survey", prey: list[Target]) -> float:
    """As long as there are places aboard for more."""
    transports = len(survey.realm.of_kind("transport"))
    each = CRAFT["transport"].capacity if survey.money.is_flush else _LEGIONS_EACH
    if not transports or not prey or under_arms(survey) >= _AT_HOME + len(survey.realm.managed) + each * transports:
        return 0.0
    return _TAKEN * prey[0].worth / _LEGIONS_EACH


def under_arms(survey: "Survey") -> int:
    """The strength of one's legions, on the surface and aboard."""
    state = survey.state
    ashore = sum(strength_of(state.sectors.system(at).legions_of(survey.seat)) for at in survey.realm.managed)
    return ashore + sum(strength_of(craft.legions) for craft in survey.realm.craft.values())


def _might(sheet: CraftSheet) -> float:
    """By its fire and by what it withstands, as in battle (SW-24.3.2)."""
    return sqrt(
        sheet.defence * sum(attacks * strength for attacks, strength in (sheet.laser, sheet.ion, sheet.torpedo))
    )


def _at_stake(survey: "Survey", prey: list[Target]) -> float:
    """The best that can be won or lost in battle; it counts the less, the stronger one is beside the others."""
    best = max((*(spoils(survey, at) for at in survey.realm.managed), *(target.worth for target in prey)), default=0.0)
    strongest = max((survey.forces.powers[rival] for rival in survey.rivals), default=0.0)
    return _FOUGHT_FOR * survey.nature.taste.war * best / (1 + survey.forces.powers[survey.seat] / max(1.0, strongest))
