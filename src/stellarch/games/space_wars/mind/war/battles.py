"""SW-25.8: whether to fight: what a battle would come to, by its odds; how boldly the software leads one's craft."""

from stellarch.core import Plan, Seat, Text, whoever_sits
from stellarch.games.space_wars.actions.battle import Engage, Intercept, LetPass
from stellarch.games.space_wars.actions.general import End
from stellarch.games.space_wars.actions.standing import Posture, SetPosture
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.mind.line import Line
from stellarch.games.space_wars.mind.survey import POINT, Survey
from stellarch.games.space_wars.mind.war.prey import spoils
from stellarch.games.space_wars.odds import COARSE, BattleOdds, Force, SideOdds, battle_odds, force_at
from stellarch.games.space_wars.rules.battle.engaging import is_grounded
from stellarch.games.space_wars.rules.battle.starting import battles
from stellarch.games.space_wars.rules.control import manager
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.battles import Intercepting
from stellarch.games.space_wars.state.counts import strength_of
from stellarch.games.space_wars.words import at_place

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
    if not survey.looks_ahead:
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
        return Plan((End(),), (_NO_BATTLE,))
    _, order, odds = best
    facts = {"where": at_place(order.sector), "player": whoever_sits(order.player)}
    return Plan((order,), (_BATTLE.format(**facts, chance=_in_hundred(odds.attacker)),))


def _stake(survey: Survey, state: State, at: At) -> float:
    """What a victory opens: a landing, or the sky over a system."""
    if state.sectors[at].system is None or manager(state, at) in (None, survey.seat):
        return 0.0
    return POINT * spoils(survey, at) if _legions_there(state, survey.seat, at) else _PRESENCE


def _in_hundred(side: SideOdds) -> int:
    return round(100 * side.wins.share)


_BATTLE = Text(
    "I fight {player} {where}: I win {chance} times in 100, and the losses are worth it.",
    "J'affronte {player} {where} : je l'emporte {chance} fois sur 100, et le prix en vaut la peine.",
)
_NO_BATTLE = Text(
    "No battle here would bring me more than it costs.", "Aucune bataille ne me rapporterait plus qu'elle ne coûte."
)


# Interception


def intercepting(survey: Survey) -> Plan | None:
    """Whoever comes in is engaged where that pays; most of all who brings legions to what is one's own."""
    if not survey.looks_ahead:
        return None
    state, seat = survey.state, survey.seat
    matter = state.at_hand(Intercepting)
    odds = odds_between(
        survey, state, matter.at, force_at(state, matter.seat, matter.at), force_at(state, seat, matter.at)
    )
    is_landing = matter.at in survey.managed and _legions_there(state, matter.seat, matter.at)
    stake = POINT * spoils(survey, matter.at) if is_landing else 0.0
    facts = {
        "where": at_place(state.galaxy.name(matter.at)),
        "player": whoever_sits(matter.seat),
        "chance": _in_hundred(odds.defender),
    }
    if balance(survey, state, odds, attacks=False, stake=stake) > 0:
        return Plan((Intercept(),), (_INTERCEPTED.format(**facts),))
    return Plan((LetPass(),), (_LET_PASS.format(**facts),))


_INTERCEPTED = Text(
    "I intercept {player} {where}: I win {chance} times in 100.",
    "J'intercepte {player} {where} : je l'emporte {chance} fois sur 100.",
)
_LET_PASS = Text(
    "I let {player} pass {where}: I would win a battle {chance} times in 100, and it would cost me more than it saves.",
    "Je laisse passer {player} {where} : gagnée {chance} fois sur 100, la bataille coûterait plus qu'elle ne sauve.",
)


# Posture


def take_posture(line: Line, survey: Survey) -> None:
    """As fond of war as it is, so boldly its craft and legions act by themselves (SW-24.3.8)."""
    wanted = posture(survey)
    standing = line.state.empires[survey.seat].standing
    if survey.fights and standing.posture != wanted and line.add(SetPosture(wanted, standing.garrison)):
        line.because(_POSTURES[wanted], 0.8)


def posture(survey: Survey) -> Posture:
    if survey.temper.war >= _BOLD:
        return "bold"
    return "careful" if survey.temper.war <= _CAREFUL else "steady"


_POSTURES: dict[Posture, Text] = {
    "bold": Text(
        "They take on fights that are nearly even, and hold out longer.",
        "Ils acceptent des combats presque égaux, et tiennent plus longtemps.",
    ),
    "steady": Text(
        "They fight where they are clearly stronger, and leave in time.",
        "Ils combattent là où ils sont nettement plus forts, et se retirent à temps.",
    ),
    "careful": Text(
        "They fight only where they can hardly lose, and leave early.",
        "Ils ne combattent que s'ils ne peuvent guère perdre, et se retirent tôt.",
    ),
}
