"""SW-6, SW-7: orders in council and between players that the view has more to say of than they do themselves."""

from collections.abc import Sequence

from stellarch.core import Message, Seat
from stellarch.games.space_wars.actions import council, declarations
from stellarch.games.space_wars.actions.council import Ballot, Proposal
from stellarch.games.space_wars.in_words.telling import Tellers
from stellarch.games.space_wars.nouns import Treaty
from stellarch.games.space_wars.state.matters import Council
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


def _veto(view: SwView, order: council.Veto, names: Names) -> OrderVeto:
    return OrderVeto(motion(view, order.motion))


def _vote(view: SwView, order: council.Vote, names: Names) -> OrderVote:
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


def _offer_peace(view: SwView, order: declarations.OfferPeace, names: Names) -> OrderOfferPeace:
    assert view.you is not None, "an order is told to the seat that gives it"
    return OrderOfferPeace(order.player, clauses(view.you, order.player, order.gives, order.asks, order.turns))


def _make_offer(view: SwView, order: declarations.MakeOffer, names: Names) -> OrderMakeOffer:
    return OrderMakeOffer(order.player, order.gives, order.asks)


def _propose_goal(view: SwView, order: declarations.ProposeGoal, names: Names) -> OrderProposeGoal:
    return OrderProposeGoal(WinningValue(order.value, view.options.victory == "standard"))


def _accept(view: SwView, order: declarations.Accept, names: Names) -> OrderAccept:
    return OrderAccept(order.player, offered(view, order))


def _decline(view: SwView, order: declarations.Decline, names: Names) -> OrderDecline:
    return OrderDecline(order.player, offered(view, order))


def offered(view: SwView, order: declarations.Accept | declarations.Decline) -> OfferTerms | None:
    """What the offer is that is answered, as far as the seat has one with this number."""
    offers = (offer for offer in view.politics.offers if offer.to == view.you)
    offer = next((each for each in offers if (each.by, each.number) == (order.player, order.offer)), None)
    if offer is None:
        return None
    return offer_terms(
        offer.to, offer.treaty, offer.ends, offer.gives, offer.asks, offer.peace, offer.goal, offer.is_share
    )


TOLD: Tellers = {
    council.Veto: _veto,
    council.Vote: _vote,
    declarations.OfferPeace: _offer_peace,
    declarations.ProposeGoal: _propose_goal,
    declarations.MakeOffer: _make_offer,
    declarations.Accept: _accept,
    declarations.Decline: _decline,
}
