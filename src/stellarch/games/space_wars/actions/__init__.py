"""What a player can order, a module for each chapter. `notation` says how an order is written as one word."""

from typing import Union, get_args

from stellarch.games.space_wars.actions.council import (
    Appoint,
    NoVeto,
    PassProposal,
    Plan,
    Propose,
    SetOrder,
    Veto,
    Vote,
)
from stellarch.games.space_wars.actions.declarations import Accept, BreakTreaty, Decline, MakeOffer, OfferTreaty
from stellarch.games.space_wars.actions.economy import Extract, Recycle, Refine
from stellarch.games.space_wars.actions.general import Auto, End, Revise, Secret
from stellarch.games.space_wars.actions.losses import Jettison
from stellarch.games.space_wars.actions.moves import (
    Collect,
    Flag,
    Gate,
    GateSmall,
    Jump,
    LayMine,
    Load,
    Move,
    PassWeapons,
    SweepMine,
    Transfer,
    Unload,
    Warp,
)
from stellarch.games.space_wars.actions.notation import Order, read_order
from stellarch.games.space_wars.actions.research import Research
from stellarch.games.space_wars.actions.setup import AcceptDeal, ChooseTechnologies, Redeal
from stellarch.games.space_wars.actions.visits import Decontaminate, Mission, Promote, ShootMeteor, Trade, Visit
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

__all__ = ["AnyAction", "AnyOrder", "Form", "Order", "read_action"]

AnyOrder = Union[  # noqa: UP007 - a line each, so that chapters can be added side by side
    Redeal,
    AcceptDeal,
    ChooseTechnologies,
    Appoint,
    SetOrder,
    Propose,
    PassProposal,
    Veto,
    NoVeto,
    Vote,
    Plan,
    BreakTreaty,
    OfferTreaty,
    MakeOffer,
    Accept,
    Decline,
    Extract,
    Refine,
    Recycle,
    Move,
    Gate,
    GateSmall,
    Jump,
    LayMine,
    SweepMine,
    Collect,
    Flag,
    Warp,
    Load,
    Unload,
    Transfer,
    PassWeapons,
    Visit,
    Trade,
    Mission,
    Promote,
    Decontaminate,
    ShootMeteor,
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
"""One order at a time."""


class Form(Secret, frozen=True):
    """All that a player orders in a phase, at once: the same as these orders one by one, and an end (SW-23.3)."""

    word = "form"

    orders: tuple[AnyOrder, ...]

    def __str__(self) -> str:
        return f"{self.word}:{','.join(map(str, self.orders))}"

    @classmethod
    def read(cls, parts: str | None) -> "Form":
        return cls(tuple(read_order(part, get_args(AnyOrder)) for part in (parts or "").split(",") if part))  # type: ignore[misc]


AnyAction = Union[AnyOrder, Form]  # noqa: UP007 - read by msgspec


def read_action(text: str) -> AnyAction:
    """The order with this short form; raises BadNotation."""
    order: AnyAction = read_order(text, get_args(AnyAction))  # type: ignore[assignment]
    return order
