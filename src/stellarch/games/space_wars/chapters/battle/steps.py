"""What a step of a battle is: what each side decides in it, what the software would, and what comes of it."""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from stellarch.core import Phrase, Refusal, Seat, Template
from stellarch.games.space_wars.chapter import Bar, Course, Order, State, bar
from stellarch.games.space_wars.nouns import Anything
from stellarch.games.space_wars.state.battles import Battle, SideNumber, StepName

# Refusals


class NotYourUnit(Refusal, frozen=True):
    rule = "SW-10.2.1"
    unit: Anything


# Rules


ATTACKER: SideNumber = 0
DEFENDER: SideNumber = 1


def opposite(side: SideNumber) -> SideNumber:
    return DEFENDER if side == ATTACKER else ATTACKER


class BattleStep:
    """One step. The side that goes first decides, then the other, then the step is resolved."""

    name: ClassVar[StepName]
    asks: ClassVar[Phrase]
    orders: ClassVar[tuple[type[Order], ...]] = ()
    """What is ordered in it."""
    is_secret: ClassVar[bool] = False
    """Whether both decide before either is shown anything (SW-24.1.2)."""
    is_single: ClassVar[bool] = True
    """Whether one order is all, rather than several and an end."""
    first: ClassVar[SideNumber] = ATTACKER
    ordered_with: ClassVar[StepName | None] = None
    """An earlier step whose orders for the round are this one's too."""

    def is_ready(self, battle: Battle) -> bool:
        """Whether the sides can decide, or something has to be worked out first: then `enter` does."""
        return True

    def enter(self, course: Course) -> None:
        """What has to be known before either side decides."""

    def decides(self, state: State, battle: Battle, side: SideNumber) -> bool:
        """Whether a side has anything to decide."""
        return False

    def decider(self, state: State, battle: Battle, side: SideNumber) -> Seat:
        return battle.sides[side].commander

    def choices(self, state: State, battle: Battle, side: SideNumber) -> Iterator[Order | Template]:
        """What a side may order, besides what the software would."""
        return iter(())

    def templates(self, state: State, battle: Battle, side: SideNumber) -> Iterator[Template]:
        """Its orders as they can be given now, to be filled in."""
        return iter(())

    def templates_ahead(self, state: State, battle: Battle, side: SideNumber) -> Iterator[Template]:
        """Its orders as they may be given for the round before it comes to this step: all that can be meant by then."""
        return self.templates(state, battle, side)

    def bars(self, state: State, battle: Battle, side: SideNumber, order: Any) -> Bar | None:
        """Why an order of this step cannot be carried out; None when it can."""
        return None

    def carry_out(self, course: Course, side: SideNumber, order: Any) -> None:
        """An order that nothing bars."""

    def carry_out_all(self, course: Course, side: SideNumber, orders: Sequence[Any]) -> None:
        """Orders that nothing bars, one after the other."""
        for order in orders:
            self.carry_out(course, side, order)

    def policy(self, state: State, battle: Battle, side: SideNumber) -> Sequence[Order]:
        """What the software orders, after what has been ordered already (SW-24.3)."""
        return ()

    def is_about(self, state: State, battle: Battle, side: SideNumber, order: Order) -> bool:
        """Whether one of the orders for a round belongs to this step."""
        return isinstance(order, self.orders)

    def resolve(self, course: Course, battle: Battle) -> None:
        """Both sides have decided. The battle is in its next step by then; this one is given as it was."""


def bars_foreign_unit(state: State, battle: Battle, side: SideNumber, unit: str) -> Bar | None:
    """Why a unit is not this side's in the battle."""
    if unit in battle.sides[side].craft or unit in battle.wings_of(side):
        return None
    return bar(NotYourUnit, unit, unit=unit)
