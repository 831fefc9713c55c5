"""SW-7.1, SW-7.2: treaties are offered, made, broken alone or ended together."""

from typing import Any, cast

from msgspec.structs import replace

from stellarch.core import Seat
from stellarch.games.space_wars.actions.declarations import Accept, BreakTreaty, Decline, OfferTreaty
from stellarch.games.space_wars.events.declarations import (
    OfferDeclined,
    OfferMade,
    OfferVoid,
    TreatyBroken,
    TreatyEnded,
    TreatyMade,
)
from stellarch.games.space_wars.refusals import Bar, bar
from stellarch.games.space_wars.refusals import declarations as refusals
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.rules.exchanges import bars_exchange, exchange
from stellarch.games.space_wars.rules.relocation import send_home
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.politics import Offer
from stellarch.games.space_wars.tables.politics import TREATIES, Treaty
from stellarch.games.space_wars.words import name


def counters_left(state: State, seat: Seat, treaty: Treaty) -> int:
    """Those that a player has not placed (SW-7.1.2)."""
    return TREATIES[treaty].counters[len(state.seats)] - len(state.politics.partners(seat, treaty))


def bars_partner(state: State, seat: Seat, player: Seat) -> Bar | None:
    """Offers go to another player who is in the game."""
    return bar(refusals.NO_PARTNER) if player == seat or player not in state.living else None


def _bars_name(treaty: str) -> Bar | None:
    return None if treaty in TREATIES else bar(refusals.NO_SUCH_TREATY, treaty, treaty=treaty)


# Making


def bars_treaty(state: State, seat: Seat, player: Seat, treaty: Treaty) -> Bar | None:
    """Why two players cannot make a treaty; None when they can."""
    sheet, relation, named = TREATIES[treaty], state.politics.between(seat, player), name("treaty", treaty)
    if relation.military == "war":
        return bar(refusals.AT_WAR, treaty)
    if relation.holds(treaty):
        return bar(refusals.STANDS_ALREADY, treaty, treaty=named)
    if sheet.exclusive_group and relation.military != "none" and TREATIES[relation.military].rank > sheet.rank:
        return bar(refusals.LOWER_TREATY, treaty, treaty=name("treaty", relation.military))
    most = sheet.counters[len(state.seats)]
    if not counters_left(state, seat, treaty):
        return bar(refusals.NO_COUNTER, treaty, treaty=named, most=most)
    if not counters_left(state, player, treaty):
        return bar(refusals.NO_COUNTER_THERE, treaty, treaty=named, most=most)
    return None


def bars_offer(state: State, seat: Seat, order: OfferTreaty) -> Bar | None:
    """Why a treaty cannot be offered; None when it can."""
    if barred := bars_partner(state, seat, order.player) or _bars_name(order.treaty):
        return barred
    treaty = cast(Treaty, order.treaty)
    return bars_treaty(state, seat, order.player, treaty) or _bars_repeating(state, seat, order.player, treaty)


def _bars_repeating(state: State, seat: Seat, player: Seat, treaty: Treaty, *, ends: bool = False) -> Bar | None:
    """The same is offered to a partner once in a phase (SW-4.2.8)."""
    made = ((offer.by, offer.to, offer.treaty, offer.ends) for offer in state.politics.offers)
    if (seat, player, treaty, ends) in made:
        return bar(refusals.OFFERED_ALREADY, treaty, treaty=name("treaty", treaty))
    return None


def offer_treaty(course: Course, seat: Seat, order: OfferTreaty) -> None:
    if barred := bars_offer(course.state, seat, order):
        raise barred.illegal()
    lay_offer(course, Offer(seat, order.player, 0, cast(Treaty, order.treaty)))


def lay_offer(course: Course, offer: Offer) -> None:
    """An offer waits for its answer, under the next number of the two parties."""
    politics = course.state.politics
    number = 1 + sum((made.by, made.to) == (offer.by, offer.to) for made in politics.offers)
    offers = (*politics.offers, replace(offer, number=number))
    course.go(course.state.changed(politics=replace(politics, offers=offers)), OfferMade(**_facts(offer)))


def _facts(offer: Offer) -> dict[str, Any]:
    """An offer as events tell it to its parties."""
    facts = {"by": offer.by, "to": offer.to, "treaty": offer.treaty or "", "ends": offer.ends}
    return {**facts, "gives": offer.gives, "asks": offer.asks}


# Ending


def price_of_breaking(state: State, player: Seat, treaty: Treaty) -> int:
    """Nothing if the partner is condemned (SW-6.4.7)."""
    return 0 if state.politics.is_target("condemnation", player) else TREATIES[treaty].break_cost


def bars_break(state: State, seat: Seat, order: BreakTreaty) -> Bar | None:
    """Why a treaty cannot be broken, or its end not be proposed; None when it can."""
    if barred := bars_partner(state, seat, order.player) or _bars_name(order.treaty):
        return barred
    treaty, named = cast(Treaty, order.treaty), name("treaty", order.treaty)
    if not state.politics.between(seat, order.player).holds(treaty):
        return bar(refusals.NO_TREATY, treaty, treaty=named)
    if order.joint:
        return _bars_repeating(state, seat, order.player, treaty, ends=True)
    cost, credits = price_of_breaking(state, order.player, treaty), state.empires[seat].credits
    return bar(refusals.CREDITS_MISSING, treaty, treaty=named, cost=cost, credits=credits) if cost > credits else None


def break_treaty(course: Course, seat: Seat, order: BreakTreaty) -> None:
    """Alone, at a price that goes to the partner; or an offer to end it together (SW-7.1.4)."""
    if barred := bars_break(course.state, seat, order):
        raise barred.illegal()
    treaty = cast(Treaty, order.treaty)
    if order.joint:
        lay_offer(course, Offer(seat, order.player, 0, treaty, ends=True))
        return
    cost = price_of_breaking(course.state, order.player, treaty)
    state = course.state.paid(seat, -cost).paid(order.player, cost)
    course.go(state, TreatyBroken(seat, order.player, treaty, cost))
    _end(course, seat, order.player, treaty)


def _end(course: Course, one: Seat, other: Seat, treaty: Treaty) -> None:
    """Counters return to both at once (SW-7.1.5), and whoever may not stay leaves (SW-7.1.6)."""
    state = course.state
    is_military = TREATIES[treaty].exclusive_group == "military"
    changes: dict[str, Any] = {"military": "none", "broken": state.turn} if is_military else {treaty: False}
    course.go(state.changed(politics=state.politics.with_relation(one, other, **changes)))
    if is_military:
        send_home(course, one, other)


# Answers


def offer_at(state: State, seat: Seat, player: Seat, number: int) -> Offer | None:
    """The offer that a player has made to a seat, if it waits for an answer."""
    each = state.politics.offers_to(seat)
    return next((offer for offer in each if (offer.by, offer.number) == (player, number)), None)


def bars_accepting(state: State, offer: Offer) -> Bar | None:
    """Why an offer cannot be carried out now; None when it can."""
    if offer.treaty is None:
        return bars_exchange(state, offer)
    if not offer.ends:
        return bars_treaty(state, offer.to, offer.by, offer.treaty)
    if state.politics.between(offer.by, offer.to).holds(offer.treaty):
        return None
    return bar(refusals.NO_TREATY, offer.treaty, treaty=name("treaty", offer.treaty))


def accept(course: Course, seat: Seat, order: Accept) -> None:
    """What was offered happens at once, and completely (SW-4.2.3)."""
    offer = _require_offer(course.state, seat, order)
    if barred := bars_accepting(course.state, offer):
        raise barred.illegal()
    politics, parties = course.state.politics.with_answer(offer, "accepted"), (offer.by, offer.to)
    if offer.treaty is None:
        course.go(course.state.changed(politics=politics))
        exchange(course, offer)
        return
    if offer.ends:
        course.go(course.state.changed(politics=politics), TreatyEnded(parties, offer.treaty))
        _end(course, *parties, offer.treaty)
        return
    is_military = TREATIES[offer.treaty].exclusive_group == "military"
    changes: dict[str, Any] = {"military": offer.treaty} if is_military else {offer.treaty: True}
    politics = politics.with_relation(*parties, **changes)
    course.go(course.state.changed(politics=politics), TreatyMade(parties, offer.treaty))


def decline(course: Course, seat: Seat, order: Decline) -> None:
    offer = _require_offer(course.state, seat, order)
    politics = course.state.politics.with_answer(offer, "declined")
    course.go(course.state.changed(politics=politics), OfferDeclined(**_facts(offer)))


def lapse(course: Course, offer: Offer) -> None:
    """It was accepted too late."""
    politics = course.state.politics.with_answer(offer, "void")
    course.go(course.state.changed(politics=politics), OfferVoid(**_facts(offer)))


def _require_offer(state: State, seat: Seat, order: Accept | Decline) -> Offer:
    offer = offer_at(state, seat, order.player, order.offer)
    if offer is None:
        raise refusals.NO_SUCH_OFFER.illegal()
    return offer
