"""SW-4.2.1, SW-4.2.3: offers lie between two players until they are answered."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from stellarch.core import Event, Fact, Message, Refusal, Seat, Text, Weight
from stellarch.games.space_wars.chapter import Bar, Course, DealEvent, Secret, State, bar
from stellarch.games.space_wars.nouns import Treaty
from stellarch.games.space_wars.rules.versions import offers_wait
from stellarch.games.space_wars.state.politics import Offer, Peace
from stellarch.games.space_wars.terms import OfferTerms, offer_terms
from stellarch.games.space_wars.things import thing

if TYPE_CHECKING:
    from stellarch.games.space_wars.view import SwView

# Orders


class TakeBack(Secret, frozen=True):
    """Take back an offer that waits for an answer: to whom it was made, and which of them it is (SW-29.13)."""

    word = "take_back"

    player: Seat
    offer: int


class _Answer(Secret, frozen=True):
    """An answer to an offer: who made it, and which of his offers to the seat it is, from 1 (SW-D.4)."""

    player: Seat
    offer: int

    def terms(self, view: "SwView") -> OfferTerms | None:
        """What is answered, as far as the seat of the view has an offer with this number."""
        offers = (offer for offer in view.politics.offers if offer.to == view.you)
        offer = next((each for each in offers if (each.by, each.number) == (self.player, self.offer)), None)
        if offer is None:
            return None
        return offer_terms(
            offer.to, offer.treaty, offer.ends, offer.gives, offer.asks, offer.peace, offer.goal, offer.is_share
        )


class OrderAccept(Message, frozen=True):
    player: Seat
    offer: OfferTerms | None


class Accept(_Answer, frozen=True):
    word = "accept"
    in_forms = True

    def in_words(self, view: "SwView") -> OrderAccept:
        return OrderAccept(self.player, self.terms(view))


class OrderDecline(Message, frozen=True):
    player: Seat
    offer: OfferTerms | None


class Decline(_Answer, frozen=True):
    word = "decline"
    in_forms = True

    def in_words(self, view: "SwView") -> OrderDecline:
        return OrderDecline(self.player, self.terms(view))


# Events


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


# Refusals


class NoPartner(Refusal, frozen=True):
    rule = "SW-7.1.1"


class NoOfferOfYours(Refusal, frozen=True):
    rule = "SW-29.13"


class NoSuchOffer(Refusal, frozen=True):
    rule = "SW-4.2.3"


# Rules


BARGAINING = frozenset({"council", "income_extraction", "player_subphases", "research", "construction_repair"})
"""The phases in which offers may be made besides the decision that is pending (SW-4.2.1); in that of declarations they
are declarations themselves (SW-23.3.1)."""


def is_bargaining(state: State) -> bool:
    """Whether offers may be made and answered now. Where something has come up while orders are sealed, they wait for
    it: whether the orders stand without what is offered cannot be tried."""
    return state.phase in BARGAINING and not (state.sealed and state.pending)


def answering(state: State) -> frozenset[Seat]:
    """Who is asked for an answer, besides the decision that is pending."""
    if state.over or not state.politics.offers or not is_bargaining(state):
        return frozenset()
    return frozenset(offer.to for offer in state.politics.open_offers())


def bars_partner(state: State, seat: Seat, player: Seat) -> Bar | None:
    """Offers go to another player who is in the game."""
    is_in_game = 0 <= player < len(state.empires) and state.empires[player].alive
    return None if is_in_game and player != seat else bar(NoPartner)


def lay_offer(course: Course, offer: Offer) -> None:
    """An offer waits for its answer, under the next number of the two parties."""
    politics = course.state.politics
    between = (made.number for made in politics.offers if (made.by, made.to) == (offer.by, offer.to))
    number = 1 + max(between, default=0)
    offers = (*politics.offers, replace(offer, number=number))
    course.go(course.state.changed(politics=replace(politics, offers=offers)), OfferMade(**_facts(offer)))


def _facts(offer: Offer) -> dict[str, Any]:
    """An offer as events tell it to its parties."""
    facts = {"by": offer.by, "to": offer.to, "treaty": offer.treaty or "", "ends": offer.ends}
    goal = {"goal": offer.goal, "is_share": offer.is_share}
    return {**facts, "gives": offer.gives, "asks": offer.asks, "peace": offer.peace, **goal}


def offer_at(state: State, seat: Seat, player: Seat, number: int) -> Offer | None:
    """The offer that a player has made to a seat, if it waits for an answer."""
    each = state.politics.offers_to(seat)
    return next((offer for offer in each if (offer.by, offer.number) == (player, number)), None)


def require_offer(state: State, seat: Seat, order: Accept | Decline) -> Offer:
    offer = offer_at(state, seat, order.player, order.offer)
    if offer is None:
        raise NoSuchOffer().illegal()
    return offer


def decline(course: Course, seat: Seat, order: Decline) -> None:
    offer = require_offer(course.state, seat, order)
    politics = course.state.politics.with_answer(offer, "declined")
    politics = replace(politics, memory=politics.memory.with_refusal(offer.by, offer.to, about(offer)))
    course.go(course.state.changed(politics=politics), OfferDeclined(**_facts(offer)))


def about(offer: Offer) -> str:
    """What an offer is about, as it is remembered: a treaty, or the sorts of things that would change hands."""
    if offer.is_exchange:
        return f"{_sorts(offer.gives)}>{_sorts(offer.asks)}"
    if offer.peace is not None:
        return "peace"
    return f"{offer.treaty or 'goal'}{' end' * offer.ends}"


def _sorts(things: Mapping[str, int]) -> str:
    return "+".join(sorted({found.sort for word in things if (found := thing(word)) is not None}))


def make_void(course: Course, offer: Offer, barred: Bar | None = None) -> None:
    """It was accepted too late: what stands in its way now is told to the two."""
    politics = course.state.politics.with_answer(offer, "void")
    why = None if barred is None else barred.illegal().why
    course.go(course.state.changed(politics=politics), OfferVoid(**_facts(offer), why=why))


def take_back(course: Course, seat: Seat, order: TakeBack) -> None:
    """A player who has made an offer need not wait for its answer for ever (SW-29.13)."""
    offer = offer_at(course.state, order.player, seat, order.offer)
    if offer is None:
        raise NoOfferOfYours().illegal()
    politics = course.state.politics.with_answer(offer, "taken_back")
    course.go(course.state.changed(politics=politics), OfferTakenBack(**_facts(offer)))


def end_of_phase(course: Course) -> None:
    """Offers wait from phase to phase (SW-29.13); by earlier versions they are of one phase."""
    if not offers_wait(course.state):
        close_offers(course)
        return
    politics = course.state.politics
    if politics.offers:
        course.go(course.state.changed(politics=replace(politics, offers=politics.open_offers())))


def close_offers(course: Course) -> None:
    """What nobody has answered by now has lapsed."""
    politics = course.state.politics
    if politics.offers:
        lapsed = [OfferLapsed(**_facts(offer)) for offer in politics.offers if not offer.answer]
        course.go(course.state.changed(politics=replace(politics, offers=())), *lapsed)
