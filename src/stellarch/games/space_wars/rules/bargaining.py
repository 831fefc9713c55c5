"""SW-4.2.1, SW-23.1.3: offers besides the decision that is pending, in the phases other than declarations.

Whoever is asked for a decision may make an offer first. Whoever has been made one is asked for an answer, and nobody
has to wait for it: the others go on, and only the next phase does not begin before. At the pace digest it does, and
what was not answered has lapsed.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from stellarch.core import Refused, Seat, Template, Text
from stellarch.games.space_wars.actions.declarations import Accept, Decline, MakeOffer
from stellarch.games.space_wars.refusals import Bar, bar
from stellarch.games.space_wars.refusals import declarations as refusals
from stellarch.games.space_wars.rules.baskets import template
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.rules.exchanges import bars_exchange, bars_giving, bars_making, exchange, offer_of
from stellarch.games.space_wars.rules.flow import MOMENTS
from stellarch.games.space_wars.rules.moments import Together
from stellarch.games.space_wars.rules.offers import answering, decline, is_bargaining, lay_offer, require_offer
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.politics import Offer

ASKS = Text("Answer the offers made to you", "Répondre aux offres reçues")


def deciding(state: State) -> frozenset[Seat]:
    """Who owes the decision that is pending, offers apart."""
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


def offers(state: State, seat: Seat) -> Iterator[Template]:
    """What a seat that is asked for a decision may offer first."""
    if is_bargaining(state) and seat in deciding(state):
        yield from template(_draft(state, seat), seat)


def _make(course: Course, seat: Seat, order: MakeOffer) -> None:
    """What is offered is set aside from what the seat has sealed, which must stand without it."""
    if seat not in deciding(course.state):
        raise refusals.OFFERS_WHEN_ASKED.illegal()
    if barred := bars_making(_draft(course.state, seat), seat, order):
        raise barred.illegal()
    lay_offer(course, offer_of(course.state, seat, order))
    course.go(_retried(course.state))
    if not _stands(course.state, seat):
        raise refusals.SEALED_NEEDS_IT.illegal()


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
    if barred := bars_exchange(state, offer):
        return barred
    if not any(sealed.orders for sealed in state.sealed.values()):
        return None
    return bars_giving(_draft(state, offer.to), offer.to, offer.by, offer.asks) or _bars_by_sealed(state, offer)


def _bars_by_sealed(state: State, offer: Offer) -> Bar | None:
    course = Course(state)
    _carry_out(course, offer)
    after = course.state.changed(pending=state.pending)  # where craft go that have to leave is decided later
    if not _stands(after, offer.to):
        return bar(refusals.SEALED_NEEDS_IT)
    return None if all(_stands(after, seat) for seat in state.sealed) else bar(refusals.SEALED_STANDS)


def _carry_out(course: Course, offer: Offer) -> None:
    course.go(course.state.changed(politics=course.state.politics.with_answer(offer, "accepted")))
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
    if barred := bars_accepting(course.state, offer):
        raise barred.illegal()
    _carry_out(course, offer)


def _decline(course: Course, seat: Seat, order: Decline) -> None:
    decline(course, seat, order)
    course.go(_retried(course.state))


ORDERS: Mapping[type, Callable[[Course, Seat, Any], None]] = {MakeOffer: _make, Accept: _accept, Decline: _decline}
