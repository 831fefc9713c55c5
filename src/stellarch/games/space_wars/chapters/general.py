"""SW-23.3, SW-24.1: orders and events of any phase: an end, forms, and what is sealed until all are in."""

from typing import Annotated, get_args

import msgspec
from msgspec.structs import replace

from stellarch.core import Refusal, Seat, Text, Weight
from stellarch.games.space_wars import notation
from stellarch.games.space_wars.chapter import GalaxyEvent, Order, OwnEvent, Secret, SwEvent
from stellarch.games.space_wars.chapters.battle.orders import BattleOrders
from stellarch.games.space_wars.notation import read_order
from stellarch.games.space_wars.nouns import FORM, SubPhaseStep
from stellarch.games.space_wars.state.matters import FormName, Halt

# Orders


class Form(Secret, frozen=True):
    """All that a player orders in a phase, at once: the same as these orders one by one, and an end (SW-23.3)."""

    word = "form"

    orders: "tuple[notation.AnyOrder, ...]"

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
    orders: "tuple[notation.AnyOrder, ...]"
    halts: tuple[Halt, ...] = ()
    """When the plan stops; never, if nothing is said."""

    def __str__(self) -> str:
        return f"{self.word}:{self.form}/{'+'.join(self.halts) or '-'}/{','.join(map(str, self.orders))}"

    @classmethod
    def read(cls, parts: str | None) -> "File":
        form, halts, orders = (parts or "").split("/", 2)
        plain = {"form": form, "halts": [] if halts == "-" else halts.split("+"), "orders": ()}
        return replace(msgspec.convert(plain, cls), orders=_read_orders(orders))


def _read_orders(text: str) -> tuple[Order, ...]:
    return tuple(read_order(part, get_args(notation.AnyOrder)) for part in text.split(",") if part)


def orders_of(action: Order) -> tuple[Order, ...]:
    """All that is ordered with an action: those of a form one by one, else itself."""
    return action.orders if isinstance(action, Form | File | BattleOrders) else (action,)


class End(Secret, frozen=True):
    """Done with this phase or step (SW-D.32 and others)."""

    word = "end"


class Auto(Secret, frozen=True):
    """Take what the software would (SW-23.2)."""

    word = "auto"


class Revise(Secret, frozen=True):
    """Take back the sealed orders of this phase, while others are still to come in (SW-23.3.7)."""

    word = "revise"


# Events


class FormFiled(OwnEvent, frozen=True):
    """A form is in before its phase; with no orders, it was taken back."""

    form: Annotated[FormName, FORM]
    orders: int


class OrderLeftOut(OwnEvent, frozen=True):
    """An order that was given ahead can no longer be carried out (SW-23.3.4)."""

    order: str
    rule: str
    why: Text


class OrdersFollowed(OwnEvent, frozen=True):
    """What a player had handed in ahead, or ordered for his absence, is done while another acts. All can see that, so
    what brought it about cannot be taken back."""

    reveals = True


class OrdersSealed(GalaxyEvent, frozen=True):
    """A player is done with a phase in which all decide at the same time (SW-24.1.3)."""

    weight = Weight.FORMALITY

    seat: Seat
    phase: str


class OrdersOpened(GalaxyEvent, frozen=True):
    """The last one is done: what was sealed comes out, and can no longer be taken back (SW-24.1.3)."""

    weight = Weight.FORMALITY
    reveals = True
    phase: str


class SubPhaseBegun(SwEvent, frozen=True):
    """A player, or two allies together (SW-9.1.3)."""

    weight = Weight.FORMALITY

    players: tuple[Seat, ...]


class StepEnded(SwEvent, frozen=True):
    weight = Weight.FORMALITY

    seat: Seat
    step: SubPhaseStep


# Refusals


class NotYourTurn(Refusal, frozen=True):
    rule = "SW-23.1.2"


class NotAsked(Refusal, frozen=True):
    rule = "SW-23.1.1"


class Eliminated(Refusal, frozen=True):
    rule = "SW-19.4.1"


class NothingSealed(Refusal, frozen=True):
    rule = "SW-23.3.7"


class DiceRolled(Refusal, frozen=True):
    rule = "SW-23.3.7"


class DiceFirst(Refusal, frozen=True):
    rule = "SW-23.3.5"
