"""SW-12, SW-25.8: what bombs would do for one, and whether to drop them: before a landing, or to hurt an enemy."""

from stellarch.core import Plan, said
from stellarch.games.space_wars.chapters.bombardment import Bombard, raids
from stellarch.games.space_wars.chapters.general import End
from stellarch.games.space_wars.chapters.ground.reckoning import Force
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.war import reasons
from stellarch.games.space_wars.mind.war.landing import chance_to_win
from stellarch.games.space_wars.mind.war.prey import spoils
from stellarch.games.space_wars.mind.wishes import earnings
from stellarch.games.space_wars.odds import landing_forces
from stellarch.games.space_wars.rules.bombing import Raid, struck
from stellarch.games.space_wars.rules.control import manager
from stellarch.games.space_wars.rules.surface import Unit
from stellarch.games.space_wars.state import Legions

_FAITHFUL = 1.5
"""Who holds honour so dear drops nothing that lingers or spreads."""
_LEGION, _OTHER, _COUNTER = 1.0, 1.0, 3.0
"""What a legion, any other unit and a counter of contamination are worth to whose they are, in research points."""


def bombing(survey: Survey) -> Plan | None:
    """The bombardment that helps most, if any does."""
    if not survey.nature.looks_ahead:
        return None
    options = [(worth(survey, at, raid), (at, raid)) for at, raid in raids(survey.state, survey.seat)]
    options = [option for option in options if option[0] > 0]
    if not options:
        return Plan((End(),), (said(reasons.WarReason.SPARES),))
    at, raid = survey.pick(options, "bombs")
    named = survey.state.galaxy.name(at)
    is_landing = bool(landing_forces(survey.state, survey.seat, at)[0].size)
    why = reasons.BombsBeforeLanding if is_landing else reasons.BombsToHurt
    return Plan((Bombard(named, raid.bombing),), (said(why(named, raid.bombing, round(100 * raid.chance))),))


def worth(survey: Survey, at: At, raid: Raid) -> float:
    """What a bombardment brings, in research points: a better landing, less what would have been one's own by it, and
    what it takes from an enemy who keeps the system."""
    state, seat = survey.state, survey.seat
    if raid.bombing != "conventional" and survey.temper.honour >= _FAITHFUL:
        return -1.0
    units = struck(state.sectors.system(at), raid.bombing)
    harm = raid.chance * sum(_value(survey, unit) for unit in units) + _COUNTER * raid.counters
    is_enemy = (holder := manager(state, at)) is not None and state.politics.are_enemies(seat, holder)
    attacker, defender = landing_forces(state, seat, at)
    if not attacker.size:
        return harm / len(survey.rivals) if is_enemy else 0.0
    now, after = (chance_to_win(survey, attacker, each) for each in (defender, _thinned(defender, raid.chance)))
    hurts = (1 - after) * harm / len(survey.rivals) if is_enemy else 0.0
    missed = raid.chance * sum(_value(survey, unit) for unit in units if unit.sort != "legion")
    return (after - now) * spoils(survey, at) - after * (missed + _COUNTER * raid.counters) + hurts


def _thinned(defender: Force, chance: float) -> Force:
    """A defence without those who are likely to fall."""
    left = Legions(*(count - round(count * chance) for count in defender.legions))
    return defender._replace(legions=left, aliens=defender.aliens - round(defender.aliens * chance))


def _value(survey: Survey, unit: Unit) -> float:
    """What a unit brings to whose it is by the end."""
    if unit.sort == "legion":
        return _LEGION
    if unit.kind == "research_center":
        return survey.turns_left
    if unit.sort == "orbital_city" or unit.kind == "city" or unit.kind.endswith("_workshop"):
        return earnings(survey)
    return _OTHER
