"""SW-25.8: whether to fight: what a battle would come to, by its odds; how boldly the software leads one's craft."""

from stellarch.core import Plan, Seat, said
from stellarch.games.space_wars.chapters.battle.engaging import is_grounded
from stellarch.games.space_wars.chapters.battle.interception import Intercept, LetPass
from stellarch.games.space_wars.chapters.battle.starting import Engage, battles
from stellarch.games.space_wars.chapters.general import End
from stellarch.games.space_wars.chapters.standing import SetPosture
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.mind.line import Line
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.survey.money import POINT
from stellarch.games.space_wars.mind.war import reasons
from stellarch.games.space_wars.mind.war.prey import spoils
from stellarch.games.space_wars.odds import COARSE, BattleOdds, Force, SideOdds, battle_odds, force_at
from stellarch.games.space_wars.rules.control import manager
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.battles import Intercepting
from stellarch.games.space_wars.state.counts import strength_of
from stellarch.games.space_wars.state.empires import Posture

_LEGION = 4.0
"""What a legion aboard is worth: it is lost with its craft."""
_ZEAL, _MORE_ZEAL = 0.5, 0.3
"""What the enemy loses counts for so much of what one loses oneself, and more to who is fond of war."""
_PRESENCE = 2.0
"""What it is worth to hold the sky over a system, with nobody to land yet."""
_BOLD, _CAREFUL = 1.4, 0.6
"""Fondness of war from which a seat is bold, and up to which it is careful."""


def odds_between(survey: Survey, state: State, at: At, attackers: Force, defenders: Force) -> BattleOdds:
    """The odds if two forces met, by dice that follow from the seat's own chance."""
    return battle_odds(state, at, attackers, defenders, COARSE, f"{survey.seat} {state.turn}")


def balance(survey: Survey, state: State, odds: BattleOdds, *, attacks: bool, stake: float) -> float:
    """What a battle is worth, in credits: what is won with it, what the other side loses, less one's own losses."""
    own, other = (odds.attacker, odds.defender) if attacks else (odds.defender, odds.attacker)
    zeal = _ZEAL + _MORE_ZEAL * survey.temper.war
    return stake * own.wins.share + zeal * other.worth_lost - own.worth_lost - _cargo_lost(state, own)


def _cargo_lost(state: State, side: SideOdds) -> float:
    return sum(danger * _LEGION * strength_of(state.fleets[craft].legions) for craft, danger in side.dangers.items())


def _legions_there(state: State, seat: Seat, at: At) -> bool:
    return any(any(state.fleets[craft].legions) for craft in state.fleets.here(seat, at))


# Starting battles


def engaging(survey: Survey) -> Plan | None:
    """The battle that promises most, if any does."""
    if not survey.nature.looks_ahead:
        return None
    state, seat = survey.state, survey.seat
    best: tuple[float, Engage, BattleOdds] | None = None
    for at, other in battles(state, seat):
        if is_grounded(state, seat, at, other):
            continue
        odds = odds_between(survey, state, at, force_at(state, seat, at), force_at(state, other, at))
        worth = balance(survey, state, odds, attacks=True, stake=_stake(survey, state, at))
        if best is None or worth > best[0]:
            best = worth, Engage(state.galaxy.name(at), other), odds
    if best is None or best[0] <= 0:
        return Plan((End(),), (said(reasons.WarReason.NO_BATTLE),))
    _, order, odds = best
    return Plan((order,), (said(reasons.Fights(order.player, order.sector, _in_hundred(odds.attacker))),))


def _stake(survey: Survey, state: State, at: At) -> float:
    """What a victory opens: a landing, or the sky over a system."""
    if state.sectors[at].system is None or manager(state, at) in (None, survey.seat):
        return 0.0
    return POINT * spoils(survey, at) if _legions_there(state, survey.seat, at) else _PRESENCE


def _in_hundred(side: SideOdds) -> int:
    return round(100 * side.wins.share)


# Interception


def intercepting(survey: Survey) -> Plan | None:
    """Craft that come in are engaged where that pays, above all those that bring legions to what is one's own."""
    if not survey.nature.looks_ahead:
        return None
    state, seat = survey.state, survey.seat
    matter = state.at_hand(Intercepting)
    odds = odds_between(
        survey, state, matter.at, force_at(state, matter.seat, matter.at), force_at(state, seat, matter.at)
    )
    is_landing = matter.at in survey.realm.managed and _legions_there(state, matter.seat, matter.at)
    stake = POINT * spoils(survey, matter.at) if is_landing else 0.0
    facts = (matter.seat, state.galaxy.name(matter.at), _in_hundred(odds.defender))
    if balance(survey, state, odds, attacks=False, stake=stake) > 0:
        return Plan((Intercept(),), (said(reasons.Intercepts(*facts)),))
    return Plan((LetPass(),), (said(reasons.LetsPass(*facts)),))


# Posture


def take_posture(line: Line, survey: Survey) -> None:
    """As fond of war as it is, so boldly its craft and legions act by themselves (SW-24.3.8)."""
    wanted = posture(survey)
    standing = line.state.empires[survey.seat].standing
    if survey.nature.fights and standing.posture != wanted and line.add(SetPosture(wanted, standing.garrison)):
        line.because(reasons.TakesPosture(wanted), 0.8)


def posture(survey: Survey) -> Posture:
    if survey.temper.war >= _BOLD:
        return "bold"
    return "careful" if survey.temper.war <= _CAREFUL else "steady"
