"""SW-D.4: a player who has been offered something accepts or declines it."""

from collections.abc import Iterator

from msgspec.structs import replace

from stellarch.core import Seat
from stellarch.games.space_wars.chapter import Bar, Course, State, require
from stellarch.games.space_wars.chapters.exchanges import bars_exchange, exchange
from stellarch.games.space_wars.chapters.goals import agree_on_goal, refuse_goal
from stellarch.games.space_wars.chapters.offers import Accept, Decline, about, require_offer
from stellarch.games.space_wars.chapters.offers import decline as decline_offer
from stellarch.games.space_wars.chapters.peace import agree, bars_peace, refuse
from stellarch.games.space_wars.chapters.treaties import bars_ending, bars_treaty, conclude, end_together
from stellarch.games.space_wars.state.politics import Offer


def bars_accepting(state: State, offer: Offer) -> Bar | None:
    """Why an offer cannot be carried out now; None when it can."""
    if offer.peace is not None:
        return bars_peace(state, offer)
    if offer.goal:
        return None
    if offer.treaty is None:
        return bars_exchange(state, offer)
    if offer.ends:
        return bars_ending(state, offer.to, offer.by, offer.treaty)
    return bars_treaty(state, offer.to, offer.by, offer.treaty)


def accept(course: Course, seat: Seat, order: Accept) -> None:
    """What was offered happens at once, and completely (SW-4.2.3)."""
    offer = require_offer(course.state, seat, order)
    require(bars_accepting(course.state, offer))
    politics = course.state.politics.with_answer(offer, "accepted")
    memory = politics.memory.without_refusals(offer.by, offer.to, about(offer))
    course.go(course.state.changed(politics=replace(politics, memory=memory)))
    if offer.peace is not None:
        agree(course, offer)
    elif offer.goal:
        agree_on_goal(course, offer)
    elif offer.treaty is None:
        exchange(course, offer)
    elif offer.ends:
        end_together(course, offer.by, offer.to, offer.treaty)
    else:
        conclude(course, offer.by, offer.to, offer.treaty)


def decline(course: Course, seat: Seat, order: Decline) -> None:
    """One no is enough where several are asked (SW-7.4.5)."""
    offer = require_offer(course.state, seat, order)
    decline_offer(course, seat, order)
    if offer.peace is not None:
        refuse(course, offer)
    elif offer.goal:
        refuse_goal(course, offer)


def answers(state: State, seat: Seat) -> Iterator[Accept | Decline]:
    """What may be answered to each offer; the usual is no."""
    for offer in state.politics.offers_to(seat):
        yield Decline(offer.by, offer.number)
        if bars_accepting(state, offer) is None:
            yield Accept(offer.by, offer.number)
