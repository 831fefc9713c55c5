"""What else a seat could do, to be held against an order that is advised: what comes to mind first."""

from collections.abc import Iterator
from typing import get_args

from stellarch.core import Seat, Template
from stellarch.games.space_wars.chapters.general import End, Form
from stellarch.games.space_wars.chapters.movement import Move
from stellarch.games.space_wars.chapters.standing import SetPosture
from stellarch.games.space_wars.notation import Order
from stellarch.games.space_wars.rules import play
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.empires import Posture


def otherwise(state: State, seat: Seat, action: Order) -> Iterator[Order]:
    """To order nothing; another order of the kind, for the same craft; to do nothing; then the other choices."""
    choices = [choice for choice in play.legal(state, seat) if not isinstance(choice, Template) and choice != action]
    if isinstance(action, Form):
        choices = [choice for choice in choices if not isinstance(choice, End)]
        if action.orders:
            yield Form(())
    if isinstance(action, SetPosture):
        yield from (SetPosture(other, action.garrison) for other in get_args(Posture) if other != action.posture)
    elsewhere = [choice for choice in choices if type(choice) is type(action) and _is_about_same(choice, action)]
    idle = [choice for choice in choices if isinstance(choice, End)]
    yield from (*elsewhere[:1], *idle, *choices)


def _is_about_same(choice: Order, action: Order) -> bool:
    return not isinstance(action, Move) or getattr(choice, "craft", None) == action.craft
