"""What a bot answers in a position that a test has drawn."""

from stellarch.core import Level, Plan, with_names
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.chapters.general import Form
from stellarch.games.space_wars.mind import LEVELS, PLANNERS
from stellarch.games.space_wars.mind.levels import skill_of
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.temper import Temper
from stellarch.games.space_wars.notation import Order
from stellarch.games.space_wars.state import State
from tests.rules.space_wars.given import Player

EASY, _, NORMAL, HARD, MASTER = LEVELS
SOBER = Temper()


def asked(state: State, player: Player, temper: Temper = SOBER, level: Level = MASTER) -> Plan:
    """The plan of a bot of this temper, from what its seat may see; its first action is played, to be sure."""
    view = SPACE_WARS.view(state, player.seat)
    imagined = SPACE_WARS.imagine(view, "imagined")
    survey = Survey(imagined, player.seat, temper, skill_of(level), imagined.chance)
    plan = PLANNERS[type(state.matter)](survey)
    assert plan is not None
    SPACE_WARS.apply(imagined, player.seat, SPACE_WARS.read_action(str(plan.actions[0])))
    assert plan.reasons
    return plan


def orders(plan: Plan) -> list[str]:
    """The short forms of all that a plan orders, those in a form too."""
    each: list[Order] = []
    for action in plan.actions:
        each += action.orders if isinstance(action, Form) else [action]  # type: ignore[list-item]
    return [str(order) for order in each]


def said(plan: Plan) -> str:
    """The reasons of a plan, told to players who are called like their peoples."""
    names = [people.en for people in SPACE_WARS.players.names]
    return " ".join(with_names(reason, names).en for reason in plan.reasons)
