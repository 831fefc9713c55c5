"""SW-4.2, SW-7: offers and their answers, and orders of the declaration phase. Players are named by their seats."""

from collections.abc import Mapping

from stellarch.core import Seat
from stellarch.games.space_wars.actions.general import Secret
from stellarch.games.space_wars.actions.notation import Order
from stellarch.games.space_wars.nouns import Leaving, Place, Treaty


class BreakTreaty(Secret, frozen=True):
    """End a treaty alone, at its price, or propose to end it together (SW-D.10)."""

    word = "break_treaty"

    player: Seat
    treaty: Treaty
    joint: bool = False


class OfferTreaty(Secret, frozen=True):
    """Offer a treaty to a player (SW-D.12)."""

    word = "offer_treaty"

    player: Seat
    treaty: Treaty


class DeclareWar(Secret, frozen=True):
    """Declare war on a player, and so on that player's ally (SW-D.11)."""

    word = "declare_war"

    player: Seat


class OfferPeace(Secret, frozen=True):
    """Offer peace to an enemy: things given and asked for, and for how many turns it binds both (SW-D.13)."""

    word = "offer_peace"

    player: Seat
    gives: Mapping[str, int] = {}
    asks: Mapping[str, int] = {}
    turns: int = 0


class ForcePeace(Secret, frozen=True):
    """End a war alone; sectors go to whoever controls them (SW-D.13)."""

    word = "force_peace"

    player: Seat


class Relocate(Order, frozen=True):
    """Say to which of the nearest sectors a craft goes that has to leave one (SW-D.15)."""

    word = "relocate"

    craft: Leaving
    sector: Place


class MakeOffer(Secret, frozen=True):
    """Offer an exchange: things given, and things asked for, each with its amount (SW-D.3). `things` lists them."""

    word = "offer"

    player: Seat
    gives: Mapping[str, int] = {}
    asks: Mapping[str, int] = {}


class ProposeGoal(Secret, frozen=True):
    """Ask all others to agree on another winning value (SW-29.12)."""

    word = "propose_goal"

    value: int


class TakeBack(Secret, frozen=True):
    """Take back an offer that waits for an answer: to whom it was made, and which of them it is (SW-29.13)."""

    word = "take_back"

    player: Seat
    offer: int


class _Answer(Secret, frozen=True):
    """An answer to an offer: who made it, and which of his offers to the seat it is, from 1 (SW-D.4)."""

    player: Seat
    offer: int


class Accept(_Answer, frozen=True):
    word = "accept"


class Decline(_Answer, frozen=True):
    word = "decline"
