"""What a player can order, a module for each chapter. `notation` says how an order is written as one word."""

from typing import Literal, Union, get_args

import msgspec
from msgspec.structs import replace

from stellarch.games.space_wars.actions.battle import (
    BattleOrders,
    BreakThrough,
    Cloak,
    Dispose,
    Engage,
    Entrust,
    Hold,
    Intercept,
    Join,
    Lead,
    LetPass,
    Patch,
    Return,
    Run,
    Settle,
    Shield,
    StayOut,
    Target,
    Withdraw,
)
from stellarch.games.space_wars.actions.bombardment import Bombard
from stellarch.games.space_wars.actions.capital import ControlDamage, MoveCapital
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
from stellarch.games.space_wars.actions.declarations import (
    Accept,
    BreakTreaty,
    DeclareWar,
    Decline,
    ForcePeace,
    MakeOffer,
    OfferPeace,
    OfferTreaty,
    ProposeGoal,
    Relocate,
    TakeBack,
)
from stellarch.games.space_wars.actions.economy import Extract, Recycle, Refine
from stellarch.games.space_wars.actions.general import Auto, End, Revise, Secret
from stellarch.games.space_wars.actions.ground import Commit, Garrison, Invade, Lose, PressOn, Stop, Upgrade
from stellarch.games.space_wars.actions.losses import Jettison
from stellarch.games.space_wars.actions.moves import (
    Collect,
    Flag,
    Gate,
    GateSmall,
    Jump,
    Land,
    Launch,
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
from stellarch.games.space_wars.actions.officers import Infest, Search, Spy
from stellarch.games.space_wars.actions.research import Research
from stellarch.games.space_wars.actions.setup import AcceptDeal, ChooseTechnologies, Redeal
from stellarch.games.space_wars.actions.standing import (
    AcceptTreaties,
    DropRoute,
    Extracting,
    PassUntil,
    RepeatRoute,
    SetPosture,
    SetRoute,
    VoteOn,
    WishTechnologies,
    WishWorks,
)
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

__all__ = ["AnyAction", "AnyOrder", "File", "Form", "FormName", "Halt", "Order", "orders_of", "read_action"]

FormName = Literal["agenda", "declarations", "extraction", "plan", "works"]
"""The forms that can be handed in before their phase."""
Halt = Literal["intercepted", "enemy", "skipped"]
"""When a plan stops and its player is asked: his craft are intercepted, an enemy stands in the way, an order was
skipped."""

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
    DeclareWar,
    OfferTreaty,
    OfferPeace,
    ForcePeace,
    MakeOffer,
    ProposeGoal,
    TakeBack,
    Accept,
    Decline,
    Relocate,
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
    Launch,
    Land,
    Transfer,
    PassWeapons,
    Visit,
    Trade,
    Mission,
    Promote,
    Decontaminate,
    ShootMeteor,
    Spy,
    Search,
    Infest,
    Intercept,
    LetPass,
    Engage,
    Join,
    StayOut,
    Dispose,
    Shield,
    Cloak,
    Patch,
    Target,
    Run,
    BreakThrough,
    Return,
    Withdraw,
    Settle,
    Hold,
    Entrust,
    Lead,
    BattleOrders,
    Bombard,
    Invade,
    Commit,
    Lose,
    Upgrade,
    PressOn,
    Stop,
    Garrison,
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
    ControlDamage,
    MoveCapital,
    Extracting,
    WishTechnologies,
    WishWorks,
    SetRoute,
    DropRoute,
    RepeatRoute,
    AcceptTreaties,
    VoteOn,
    PassUntil,
    SetPosture,
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
        return cls(_read_orders(parts or ""))


class File(Secret, frozen=True):
    """Hand in a form before its phase comes: the plan of one's sub-phase (SW-23.3.4), and at the pace digest all that
    belongs to one visit (SW-23.3.6). In one's own sub-phase a plan is carried out at once. An empty form takes back
    what was handed in."""

    word = "file"

    form: FormName
    orders: tuple[AnyOrder, ...]
    halts: tuple[Halt, ...] = ()
    """When the plan stops; never, if nothing is said."""

    def __str__(self) -> str:
        return f"{self.word}:{self.form}/{'+'.join(self.halts) or '-'}/{','.join(map(str, self.orders))}"

    @classmethod
    def read(cls, parts: str | None) -> "File":
        form, halts, orders = (parts or "").split("/", 2)
        plain = {"form": form, "halts": [] if halts == "-" else halts.split("+"), "orders": ()}
        return replace(msgspec.convert(plain, cls), orders=_read_orders(orders))


def _read_orders(text: str) -> tuple[AnyOrder, ...]:
    return tuple(read_order(part, get_args(AnyOrder)) for part in text.split(",") if part)  # type: ignore[misc]


AnyAction = Union[AnyOrder, Form, File]  # noqa: UP007 - read by msgspec


def orders_of(action: AnyAction) -> tuple[AnyOrder, ...]:
    """All that is ordered with an action: those of a form one by one, else itself."""
    return action.orders if isinstance(action, Form | File | BattleOrders) else (action,)


def read_action(text: str) -> AnyAction:
    """The order with this short form; raises BadNotation."""
    order: AnyAction = read_order(text, get_args(AnyAction))  # type: ignore[assignment]
    return order
