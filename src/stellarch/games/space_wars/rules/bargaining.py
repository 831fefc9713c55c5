"""SW-4.2.1, SW-23.1.3: offers besides the decision that is pending, in the phases other than declarations.

Anybody may make an offer to anybody, no matter who has to decide just now (SW-29.13). A player who has been made one is
asked for an answer, and nobody has to wait for it: the others go on, and the offer waits from phase to phase until the
declarations of the next turn are over. By earlier versions only the player who is asked for a decision makes
offers, and the next phase does not begin before they are answered; at the pace digest it does, and they have lapsed.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from stellarch.core import Refusal, Refused, Seat, Template
from stellarch.games.space_wars.chapter import Bar, Course, State, bar, require
from stellarch.games.space_wars.chapters.baskets import template
from stellarch.games.space_wars.chapters.exchanges import (
    MakeOffer,
    bars_exchange,
    bars_giving,
    bars_making,
    exchange,
    offer_of,
)
from stellarch.games.space_wars.chapters.goals import ProposeGoal, agree_on_goal, goals_open, propose_goal, refuse_goal
from stellarch.games.space_wars.chapters.offers import (
    Accept,
    Decline,
    NoOfferOfYours,
    TakeBack,
    answering,
    decline,
    is_bargaining,
    lay_offer,
    offer_at,
    require_offer,
    take_back,
)
from stellarch.games.space_wars.rules.flow import MOMENTS
from stellarch.games.space_wars.rules.headings import Heading
from stellarch.games.space_wars.rules.moments import Together
from stellarch.games.space_wars.rules.versions import offers_wait
from stellarch.games.space_wars.state import remembered
from stellarch.games.space_wars.state.politics import Offer
from stellarch.games.space_wars.things import of_sort

# Refusals


class UnderWay(Refusal, frozen=True):
    rule = "SW-29.13"


class OffersWhenAsked(Refusal, frozen=True):
    rule = "SW-4.2.1"


class SealedNeedsIt(Refusal, frozen=True):
    rule = "SW-4.2.3"


class SealedStands(Refusal, frozen=True):
    rule = "SW-4.2.3"


# Rules


ASKS = Heading.OFFERS


def deciding(state: State) -> frozenset[Seat]:
    """Who owes the decision that is pending, offers apart."""
    return remembered(state, "deciding", (), lambda: _found_deciding(state))


def _found_deciding(state: State) -> frozenset[Seat]:
    matter = state.matter
    return frozenset() if matter is None else MOMENTS[type(matter)].waiting_on(state, matter)


def _draft(state: State, seat: Seat) -> State:
    """The state with what a seat has sealed, and what it has offered set aside."""
    moment = MOMENTS.get(type(state.matter))
    return moment.draft(state, seat) if isinstance(moment, Together) else state


def _retried(state: State) -> State:
    """The state in which what is sealed is tried again, since the ground has changed."""
    return state.changed(sealed={seat: replace(sealed) for seat, sealed in state.sealed.items()})


# Offering


def offers(state: State, seat: Seat) -> Iterator[Template | TakeBack]:
    """What a seat may offer besides what it is asked for, and what it may take back."""
    if not is_bargaining(state) or _bars_speaking(state, seat):
        return
    yield from template(_draft(state, seat), seat)
    if offers_wait(state):
        yield from goals_open(state, seat)
        mine = (offer for offer in state.politics.open_offers() if offer.by == seat)
        yield from (TakeBack(offer.to, offer.number) for offer in mine)


def _bars_speaking(state: State, seat: Seat) -> Bar | None:
    """By earlier versions only the player who is asked for a decision makes offers."""
    may_speak = seat in state.living if offers_wait(state) else seat in deciding(state)
    return None if may_speak else bar(OffersWhenAsked)


def _make(course: Course, seat: Seat, order: MakeOffer) -> None:
    """What is offered is set aside from what the seat has sealed, which must stand without it."""
    require(_bars_speaking(course.state, seat) or bars_making(_draft(course.state, seat), seat, order))
    lay_offer(course, offer_of(course.state, seat, order))
    course.go(_retried(course.state))
    if not _stands(course.state, seat):
        raise SealedNeedsIt().illegal()


def _stands(state: State, seat: Seat) -> bool:
    """Whether what a seat has sealed can be carried out."""
    try:
        _draft(state, seat)
    except Refused:
        return False
    return True


# Answering


def bars_accepting(state: State, offer: Offer) -> Bar | None:
    """Why an offer cannot be carried out now; None when it can. What somebody has sealed must stand as before."""
    if offer.goal:
        return None
    if barred := bars_exchange(state, offer) or _bars_under_way(state, offer):
        return barred
    if not any(sealed.orders for sealed in state.sealed.values()):
        return None
    return bars_giving(_draft(state, offer.to), offer.to, offer.by, offer.asks) or _bars_by_sealed(state, offer)


def _bars_under_way(state: State, offer: Offer) -> Bar | None:
    """A battle or an arrival counts on the pieces that it began with; the offer waits until it is over (SW-29.13)."""
    is_waiting = offers_wait(state) and bool(state.pending)
    things = (*offer.gives, *offer.asks)
    return bar(UnderWay) if is_waiting and any(of_sort(things, sort) for sort in _GOODS) else None


_GOODS = ("cargo", "weapon", "unit", "craft", "flag")


def _bars_by_sealed(state: State, offer: Offer) -> Bar | None:
    course = Course(state)
    _carry_out(course, offer)
    after = course.state.changed(pending=state.pending)  # where craft go that have to leave is decided later
    if not _stands(after, offer.to):
        return bar(SealedNeedsIt)
    return None if all(_stands(after, seat) for seat in state.sealed) else bar(SealedStands)


def _carry_out(course: Course, offer: Offer) -> None:
    course.go(course.state.changed(politics=course.state.politics.with_answer(offer, "accepted")))
    if offer.goal:
        agree_on_goal(course, offer)
        return
    exchange(course, offer)
    course.go(_retried(course.state))


def answers(state: State, seat: Seat) -> Iterator[Accept | Decline]:
    """What may be answered to each offer; the usual is no (SW-D.4)."""
    if seat not in answering(state):
        return
    for offer in state.politics.offers_to(seat):
        yield Decline(offer.by, offer.number)
        if bars_accepting(state, offer) is None:
            yield Accept(offer.by, offer.number)


def _accept(course: Course, seat: Seat, order: Accept) -> None:
    offer = require_offer(course.state, seat, order)
    require(bars_accepting(course.state, offer))
    _carry_out(course, offer)


def _decline(course: Course, seat: Seat, order: Decline) -> None:
    offer = require_offer(course.state, seat, order)
    decline(course, seat, order)
    if offer.goal:
        refuse_goal(course, offer)
    course.go(_retried(course.state))


def _take_back(course: Course, seat: Seat, order: TakeBack) -> None:
    if not offers_wait(course.state):
        raise NoOfferOfYours().illegal()
    offer = offer_at(course.state, order.player, seat, order.offer)
    take_back(course, seat, order)
    if offer is not None and offer.goal:
        refuse_goal(course, offer)
    course.go(_retried(course.state))


ORDERS: Mapping[type, Callable[[Course, Seat, Any], None]] = {
    MakeOffer: _make,
    ProposeGoal: propose_goal,
    TakeBack: _take_back,
    Accept: _accept,
    Decline: _decline,
}
