"""SW-6, SW-7: orders in council and between players that the view has more to say of than they do themselves."""

from collections.abc import Sequence

from stellarch.core import Message, Seat
from stellarch.games.space_wars.chapters.exchanges import MakeOffer
from stellarch.games.space_wars.chapters.goals import ProposeGoal
from stellarch.games.space_wars.chapters.motions import Proposal, Veto, Vote
from stellarch.games.space_wars.chapters.offers import Accept, Decline
from stellarch.games.space_wars.chapters.peace import OfferPeace
from stellarch.games.space_wars.in_words.telling import Tellers
from stellarch.games.space_wars.nouns import Treaty
from stellarch.games.space_wars.state.matters import Council
from stellarch.games.space_wars.state.politics import Ballot
from stellarch.games.space_wars.terms import OfferTerms, WinningValue, clauses, offer_terms
from stellarch.games.space_wars.things import Things
from stellarch.games.space_wars.view import SwView

Names = Sequence[str]


# SW-6


class MotionBefore(Message, frozen=True):
    """A motion of this council by its number, with what it is about."""

    number: int
    motion: Proposal | None


def motion(view: SwView, number: int) -> MotionBefore:
    docket = view.stage.docket if isinstance(view.stage, Council) else ()
    if not 1 <= number <= len(docket):
        return MotionBefore(number, None)
    found = docket[number - 1]
    sector = None if found.sector is None else view.galaxy.name(found.sector)
    return MotionBefore(number, Proposal(found.kind, found.card, found.players, sector))


class OrderVeto(Message, frozen=True):
    motion: MotionBefore


class OrderVote(Message, frozen=True):
    motion: MotionBefore
    value: Ballot
    freed: int


def _veto(view: SwView, order: Veto, names: Names) -> OrderVeto:
    return OrderVeto(motion(view, order.motion))


def _vote(view: SwView, order: Vote, names: Names) -> OrderVote:
    return OrderVote(motion(view, order.motion), order.value, sum(order.freed.values()))


# SW-7


class OfferTreatyToSeveral(Message, frozen=True):
    players: tuple[Seat, ...]
    treaty: Treaty


class OrderOfferPeace(Message, frozen=True):
    player: Seat
    clauses: tuple[Message, ...]


class OrderMakeOffer(Message, frozen=True):
    player: Seat
    gives: Things
    asks: Things


class OrderProposeGoal(Message, frozen=True):
    goal: WinningValue


class OrderAccept(Message, frozen=True):
    player: Seat
    offer: OfferTerms | None


class OrderDecline(Message, frozen=True):
    player: Seat
    offer: OfferTerms | None


def _offer_peace(view: SwView, order: OfferPeace, names: Names) -> OrderOfferPeace:
    assert view.you is not None, "an order is told to the seat that gives it"
    return OrderOfferPeace(order.player, clauses(view.you, order.player, order.gives, order.asks, order.turns))


def _make_offer(view: SwView, order: MakeOffer, names: Names) -> OrderMakeOffer:
    return OrderMakeOffer(order.player, order.gives, order.asks)


def _propose_goal(view: SwView, order: ProposeGoal, names: Names) -> OrderProposeGoal:
    return OrderProposeGoal(WinningValue(order.value, view.options.victory == "standard"))


def _accept(view: SwView, order: Accept, names: Names) -> OrderAccept:
    return OrderAccept(order.player, offered(view, order))


def _decline(view: SwView, order: Decline, names: Names) -> OrderDecline:
    return OrderDecline(order.player, offered(view, order))


def offered(view: SwView, order: Accept | Decline) -> OfferTerms | None:
    """What the offer is that is answered, as far as the seat has one with this number."""
    offers = (offer for offer in view.politics.offers if offer.to == view.you)
    offer = next((each for each in offers if (each.by, each.number) == (order.player, order.offer)), None)
    if offer is None:
        return None
    return offer_terms(
        offer.to, offer.treaty, offer.ends, offer.gives, offer.asks, offer.peace, offer.goal, offer.is_share
    )


TOLD: Tellers = {
    Veto: _veto,
    Vote: _vote,
    OfferPeace: _offer_peace,
    ProposeGoal: _propose_goal,
    MakeOffer: _make_offer,
    Accept: _accept,
    Decline: _decline,
}
