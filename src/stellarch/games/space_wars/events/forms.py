"""Events of SW-23.3: what became of orders that were given ahead. They are for the player who gave them."""

from typing import Annotated

from stellarch.core import Event, Seat, Text
from stellarch.games.space_wars.actions import FormName, Halt
from stellarch.games.space_wars.actions.standing import Wake
from stellarch.games.space_wars.nouns import FORM
from stellarch.games.space_wars.reported import SwEvent


class _OwnEvent(SwEvent, frozen=True):
    """What others are not told, since it would tell them of a sealed form."""

    seat: Seat

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


class FormFiled(_OwnEvent, frozen=True):
    """A form is in before its phase; with no orders, it was taken back."""

    form: Annotated[FormName, FORM]
    orders: int


class OrderLeftOut(_OwnEvent, frozen=True):
    """An order that was given ahead can no longer be carried out (SW-23.3.4)."""

    order: str
    rule: str
    why: Text


class PlanStopped(_OwnEvent, frozen=True):
    """The plan of a player stops as he wished, and he is asked (SW-23.3.4)."""

    why: Halt
    left: int
    """Orders that were not carried out."""


class StandingOrdersSet(_OwnEvent, frozen=True):
    """A player has changed what is done for him (SW-23.3.8)."""


class OrdersFollowed(_OwnEvent, frozen=True):
    """What a player had handed in ahead, or ordered for his absence, is done while another acts. All can see that, so
    what brought it about cannot be taken back."""

    reveals = True


class PassingEnded(_OwnEvent, frozen=True):
    """What a player waited for has happened: he is asked again."""

    why: Wake
