"""Events of SW-4.2, SW-7.1 and SW-7.2."""

from collections.abc import Mapping

from stellarch.core import Event, Fact, Message, Seat, Text, Weight
from stellarch.games.space_wars.nouns import Kinds, Piece, Place, Treaty
from stellarch.games.space_wars.reported import DealEvent
from stellarch.games.space_wars.state.politics import Peace
from stellarch.games.space_wars.terms import OfferTerms, clauses, offer_terms


class TreatyMade(DealEvent, frozen=True):
    weight = Weight.HEADLINE

    seats: tuple[Seat, Seat]
    treaty: Treaty
    reveals = True


class TreatyBroken(DealEvent, frozen=True):
    """By one player, who has paid the other for it (SW-7.1.4)."""

    weight = Weight.HEADLINE

    seat: Seat
    partner: Seat
    treaty: Treaty
    cost: int
    reveals = True

    def strikes(self, seat: Seat) -> bool:
        return seat != self.seat


class TreatyEnded(DealEvent, frozen=True):
    """By consent of both (SW-7.1.4)."""

    weight = Weight.HEADLINE

    seats: tuple[Seat, Seat]
    treaty: Treaty
    reveals = True


class ExchangeMade(DealEvent, frozen=True):
    """What an accepted offer brings is public (SW-24.1.4)."""

    by: Seat
    to: Seat
    gives: Mapping[str, int]
    asks: Mapping[str, int]
    reveals = True

    @Fact
    def clauses(self) -> tuple[Message, ...]:
        return clauses(self.by, self.to, self.gives, self.asks)


class PledgePaid(DealEvent, frozen=True):
    """A payment that was promised; what it lacks is due in the next income phase (SW-4.2.11)."""

    by: Seat
    to: Seat
    credits: int
    owed: int = 0


class _BetweenTwo(DealEvent, frozen=True):
    """What only the two parties of an offer are told (SW-24.1.4)."""

    weight = Weight.NOTE

    by: Seat
    to: Seat
    treaty: Treaty = ""
    ends: bool = False
    gives: Mapping[str, int] = {}
    asks: Mapping[str, int] = {}
    peace: Peace | None = None
    goal: int = 0
    is_share: bool = False

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat in (self.by, self.to) else None

    @Fact
    def offer(self) -> OfferTerms:
        return offer_terms(self.to, self.treaty, self.ends, self.gives, self.asks, self.peace, self.goal, self.is_share)


class OfferMade(_BetweenTwo, frozen=True):
    pass


class OfferDeclined(_BetweenTwo, frozen=True):
    pass


class OfferVoid(_BetweenTwo, frozen=True):
    """It cannot be carried out any more (SW-4.2.3)."""

    why: Text | None = None
    """What stands in the way, where that is one thing."""


class OfferLapsed(_BetweenTwo, frozen=True):
    """The phase was over before it was answered."""


class OfferTakenBack(_BetweenTwo, frozen=True):
    """Before it was answered (SW-29.13)."""


class CraftSentHome(DealEvent, frozen=True):
    """It stood where it may no longer be (SW-7.1.6); without a place to go to, it is removed."""

    is_blow = True

    seat: Seat
    craft: Piece
    at: Place | None


class FightersSentHome(DealEvent, frozen=True):
    """Fighters and pods stood where they may no longer be (SW-29.15); without a place to go to, they are
    removed."""

    seat: Seat
    kinds: Kinds
    to: Place | None


class GuestsSentHome(DealEvent, frozen=True):
    """Legions, officers, fighters and pods leave a surface that is no friend's any more (SW-7.1.8)."""

    is_blow = True

    seat: Seat
    at: Place
    to: Place | None
