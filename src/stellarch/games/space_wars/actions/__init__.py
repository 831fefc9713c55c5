"""What a player can order, a module for each chapter. `notation` says how an order is written as one word."""

from typing import Union, get_args

from stellarch.games.space_wars.actions.economy import Extract, Recycle, Refine
from stellarch.games.space_wars.actions.general import Auto, End, Revise
from stellarch.games.space_wars.actions.losses import Jettison
from stellarch.games.space_wars.actions.notation import Order, read_order
from stellarch.games.space_wars.actions.research import Research
from stellarch.games.space_wars.actions.setup import AcceptDeal, ChooseTechnologies, Redeal
from stellarch.games.space_wars.actions.works import (
    Abuse,
    Build,
    BuildGate,
    Clone,
    Commission,
    Convert,
    Drill,
    Forge,
    Repair,
    Train,
    UpgradeBase,
)

__all__ = ["AnyAction", "Order", "read_action"]

AnyAction = Union[  # noqa: UP007 - a line each, so that chapters can be added side by side
    Redeal,
    AcceptDeal,
    ChooseTechnologies,
    Extract,
    Refine,
    Recycle,
    Research,
    Build,
    Commission,
    Train,
    Drill,
    Clone,
    Forge,
    Convert,
    Abuse,
    UpgradeBase,
    BuildGate,
    Repair,
    Jettison,
    End,
    Auto,
    Revise,
]


def read_action(text: str) -> AnyAction:
    """The order with this short form; raises BadNotation."""
    order: AnyAction = read_order(text, get_args(AnyAction))  # type: ignore[assignment]
    return order
