"""What a player can order, a module for each chapter. `notation` says how an order is written as one word."""

from typing import get_args

from stellarch.games.space_wars.actions.economy import Extract, Recycle, Refine
from stellarch.games.space_wars.actions.general import Auto, End, Revise
from stellarch.games.space_wars.actions.losses import Jettison
from stellarch.games.space_wars.actions.notation import Order, read_order
from stellarch.games.space_wars.actions.research import Research
from stellarch.games.space_wars.actions.setup import AcceptDeal, ChooseTechnologies, Redeal

__all__ = ["AnyAction", "Order", "read_action"]

AnyAction = (
    Redeal | AcceptDeal | ChooseTechnologies | Extract | Refine | Recycle | Research | Jettison | End | Auto | Revise
)


def read_action(text: str) -> AnyAction:
    """The order with this short form; raises BadNotation."""
    order: AnyAction = read_order(text, get_args(AnyAction))  # type: ignore[assignment]
    return order
