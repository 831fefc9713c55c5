"""SW-7.1, SW-7.2: treaties are offered, made, broken alone or ended together."""

from typing import Any, cast

from stellarch.core import Seat
from stellarch.games.space_wars.actions.declarations import BreakTreaty, OfferTreaty
from stellarch.games.space_wars.events.declarations import TreatyBroken, TreatyEnded, TreatyMade
from stellarch.games.space_wars.nouns import noun
from stellarch.games.space_wars.refusals import Bar, bar
from stellarch.games.space_wars.refusals import declarations as refusals
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.rules.offers import bars_partner, lay_offer
from stellarch.games.space_wars.rules.relocation import send_home
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.politics import Offer
from stellarch.games.space_wars.tables.politics import TREATIES, Treaty


def counters_left(state: State, seat: Seat, treaty: Treaty) -> int:
    """Those that a player has not placed (SW-7.1.2)."""
    return TREATIES[treaty].counters[state.politics.seats] - len(state.politics.partners(seat, treaty))


def _bars_name(treaty: str) -> Bar | None:
    return None if treaty in TREATIES else bar(refusals.DeclarationsNoSuchTreaty, treaty, treaty=treaty)


# Making


def bars_treaty(state: State, seat: Seat, player: Seat, treaty: Treaty) -> Bar | None:
    """Why two players cannot make a treaty; None when they can."""
    sheet, relation, named = TREATIES[treaty], state.politics.between(seat, player), noun("treaty", treaty)
    if relation.military == "war":
        return bar(refusals.AtWar, treaty)
    if relation.holds(treaty):
        return bar(refusals.DeclarationsStandsAlready, treaty, treaty=named)
    if sheet.exclusive_group and relation.military != "none" and TREATIES[relation.military].rank > sheet.rank:
        return bar(refusals.LowerTreaty, treaty, treaty=noun("treaty", relation.military))
    most = sheet.counters[state.politics.seats]
    if not counters_left(state, seat, treaty):
        return bar(refusals.DeclarationsNoCounter, treaty, treaty=named, most=most)
    if not counters_left(state, player, treaty):
        return bar(refusals.NoCounterThere, treaty, treaty=named, most=most)
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
        return bar(refusals.OfferedAlready, treaty, treaty=noun("treaty", treaty))
    return None


def offer_treaty(course: Course, seat: Seat, order: OfferTreaty) -> None:
    if barred := bars_offer(course.state, seat, order):
        raise barred.illegal()
    lay_offer(course, Offer(seat, order.player, 0, cast(Treaty, order.treaty)))


def conclude(course: Course, one: Seat, other: Seat, treaty: Treaty) -> None:
    """Both place a counter (SW-7.1.2)."""
    is_military = TREATIES[treaty].exclusive_group == "military"
    changes: dict[str, Any] = {"military": treaty} if is_military else {treaty: True}
    politics = course.state.politics.with_relation(one, other, **changes)
    course.go(course.state.changed(politics=politics), TreatyMade((one, other), treaty))


# Ending


def price_of_breaking(state: State, player: Seat, treaty: Treaty) -> int:
    """Nothing if the partner is condemned (SW-6.4.7)."""
    return 0 if state.politics.is_target("condemnation", player) else TREATIES[treaty].break_cost


def bars_ending(state: State, seat: Seat, player: Seat, treaty: Treaty) -> Bar | None:
    """Only what stands can end."""
    if state.politics.between(seat, player).holds(treaty):
        return None
    return bar(refusals.NoTreaty, treaty, treaty=noun("treaty", treaty))


def bars_break(state: State, seat: Seat, order: BreakTreaty) -> Bar | None:
    """Why a treaty cannot be broken, or its end not be proposed; None when it can."""
    if barred := bars_partner(state, seat, order.player) or _bars_name(order.treaty):
        return barred
    treaty, named = cast(Treaty, order.treaty), noun("treaty", order.treaty)
    if barred := bars_ending(state, seat, order.player, treaty):
        return barred
    if order.joint:
        return _bars_repeating(state, seat, order.player, treaty, ends=True)
    cost, credits = price_of_breaking(state, order.player, treaty), state.empires[seat].credits
    return (
        bar(refusals.DeclarationsCreditsMissing, treaty, treaty=named, cost=cost, credits=credits)
        if cost > credits
        else None
    )


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


def end_together(course: Course, one: Seat, other: Seat, treaty: Treaty) -> None:
    course.tell(TreatyEnded((one, other), treaty))
    _end(course, one, other, treaty)


def _end(course: Course, one: Seat, other: Seat, treaty: Treaty) -> None:
    """Counters return to both at once (SW-7.1.5), and whoever may not stay leaves (SW-7.1.6)."""
    state = course.state
    is_military = TREATIES[treaty].exclusive_group == "military"
    changes: dict[str, Any] = {"military": "none", "broken": state.turn} if is_military else {treaty: False}
    course.go(state.changed(politics=state.politics.with_relation(one, other, **changes)))
    if is_military:
        send_home(course, one, other)
