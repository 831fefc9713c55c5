"""SW-25.8, SW-D.48: whether legions land: how often they would win, by the calculator's odds."""

from stellarch.core import Plan, said
from stellarch.games.space_wars.chapters.general import End
from stellarch.games.space_wars.chapters.ground.invading import Invade, invasions
from stellarch.games.space_wars.chapters.ground.reckoning import Force
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.survey.money import POINT
from stellarch.games.space_wars.mind.war import reasons
from stellarch.games.space_wars.mind.war.prey import spoils
from stellarch.games.space_wars.odds import COARSE, invasion_at, invasion_odds

_LEAST = 0.35
"""Nobody lands with a smaller chance, whatever there is to be won: legions may find something easier."""
_LEGION = 4.0
"""What a legion costs, in credits with its materials."""


def chance_to_win(survey: Survey, attacker: Force, defender: Force) -> float:
    """How often the attacker wins, both sides led by the software."""
    return invasion_odds(attacker, defender, COARSE, f"{survey.seat} {survey.state.turn}").wins.share


def landing(survey: Survey) -> Plan | None:
    """The invasion that promises most, if any does."""
    if not survey.nature.looks_ahead:
        return None
    best: tuple[float, At, float] | None = None
    for at in invasions(survey.state, survey.seat):
        odds = invasion_at(survey.state, survey.seat, at, COARSE, f"{survey.seat} {survey.state.turn}")
        chance, lost = odds.wins.share, odds.attacker.lost
        worth = chance * POINT * spoils(survey, at) - lost * _LEGION if chance >= _LEAST else 0.0
        if best is None or worth > best[0]:
            best = worth, at, chance
    if best is None or best[0] <= 0:
        return Plan((End(),), (said(reasons.WarReason.STAYS_ABOARD),))
    _, at, chance = best
    named = survey.state.galaxy.name(at)
    return Plan((Invade(named),), (said(reasons.LandsLegions(named, round(100 * chance))),))
