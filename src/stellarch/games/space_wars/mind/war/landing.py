"""SW-25.8, SW-D.48: whether legions land: how often they would win, the battle fought beforehand in figures."""

from stellarch.core import Plan, Seat, Text
from stellarch.games.space_wars.actions.general import End
from stellarch.games.space_wars.actions.ground import Invade
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.mind.politics.motions import POINT
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.war.prey import spoils
from stellarch.games.space_wars.rules.ground.forces import commander_at, force_of
from stellarch.games.space_wars.rules.ground.invading import invasions
from stellarch.games.space_wars.rules.ground.reckoning import Force, fought
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.ground import GroundBattle
from stellarch.games.space_wars.words import place

_BATTLES = 36
"""So many are fought to find out."""
_LEAST = 0.35
"""Nobody lands with a smaller chance, whatever there is to be won: legions may find something easier."""
_LEGION = 4.0
"""What a legion costs, in credits with its materials."""


def forces(state: State, seat: Seat, at: At) -> tuple[Force, Force]:
    """Both sides of an invasion in figures."""
    holder = None if state.sectors.system(at).aliens else commander_at(state, at)
    battle = GroundBattle(at, seat, holder)
    return force_of(state, battle, 0), force_of(state, battle, 1)


def chance_to_win(survey: Survey, attacker: Force, defender: Force) -> float:
    """How often the attacker wins, both sides led by the software."""
    return _fought(survey, attacker, defender)[0]


def _fought(survey: Survey, attacker: Force, defender: Force) -> tuple[float, float]:
    """How often the attacker wins, and how many legions it costs him on average."""
    if not defender.size:
        return 1.0, 0.0
    chance, rolls, won, lost = survey.chance.fork("landing"), 0, 0, 0

    def die() -> int:
        nonlocal rolls
        rolls += 1
        return 1 + chance.below(6, "die", rolls)

    for _ in range(_BATTLES):
        end = fought(attacker, defender, die)
        won += end.won is True
        lost += attacker.size - end.attacker.size
    return won / _BATTLES, lost / _BATTLES


def landing(survey: Survey) -> Plan | None:
    """The invasion that promises most, if any does."""
    if not survey.looks_ahead:
        return None
    best: tuple[float, At, float] | None = None
    for at in invasions(survey.state, survey.seat):
        chance, lost = _fought(survey, *forces(survey.state, survey.seat, at))
        worth = chance * POINT * spoils(survey, at) - lost * _LEGION if chance >= _LEAST else 0.0
        if best is None or worth > best[0]:
            best = worth, at, chance
    if best is None or best[0] <= 0:
        return Plan((End(),), (_STAYS_ABOARD,))
    _, at, chance = best
    named = survey.state.galaxy.name(at)
    return Plan((Invade(named),), (_LANDS.format(where=place(named), chance=round(100 * chance)),))


_LANDS = Text(
    "My legions land on {where}: {chance} chances in a hundred to take it.",
    "Mes légions débarquent sur {where} : {chance} chances sur cent de s'en emparer.",
)
_STAYS_ABOARD = Text(
    "No landing would bring me more than it costs, so my legions stay aboard.",
    "Aucun débarquement ne me rapporterait plus qu'il ne coûte : mes légions restent à bord.",
)
