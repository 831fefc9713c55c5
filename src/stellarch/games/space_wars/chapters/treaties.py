"""SW-7.1, SW-7.2: treaties are offered, made, broken alone or ended together."""

from typing import Any, cast

from msgspec.structs import replace

from stellarch.core import Message, Refusal, Seat, Weight
from stellarch.games.space_wars.chapter import Bar, Course, DealEvent, Secret, State, bar, require
from stellarch.games.space_wars.chapters.offers import bars_partner, lay_offer
from stellarch.games.space_wars.chapters.pledges import is_in_default
from stellarch.games.space_wars.chapters.relocation import send_home
from stellarch.games.space_wars.nouns import Anything, noun
from stellarch.games.space_wars.nouns import Treaty as TreatyName
from stellarch.games.space_wars.rules.versions import covers_payments
from stellarch.games.space_wars.state.politics import Offer
from stellarch.games.space_wars.tables.politics import TREATIES, Treaty

# Orders


class BreakTreaty(Secret, frozen=True):
    """End a treaty alone, at its price, or propose to end it together (SW-D.10)."""

    word = "break_treaty"
    in_forms = True

    player: Seat
    treaty: TreatyName
    joint: bool = False


class OfferTreatyToSeveral(Message, frozen=True):
    players: tuple[Seat, ...]
    treaty: TreatyName


class OfferTreaty(Secret, frozen=True):
    """Offer a treaty to a player (SW-D.12)."""

    word = "offer_treaty"
    in_forms = True

    player: Seat
    treaty: TreatyName


# Events


class TreatyMade(DealEvent, frozen=True):
    weight = Weight.HEADLINE

    seats: tuple[Seat, Seat]
    treaty: TreatyName
    reveals = True


class TreatyBroken(DealEvent, frozen=True):
    """By one player, who has paid the other for it (SW-7.1.4)."""

    weight = Weight.HEADLINE

    seat: Seat
    partner: Seat
    treaty: TreatyName
    cost: int
    reveals = True

    def strikes(self, seat: Seat) -> bool:
        return seat != self.seat


class TreatyEnded(DealEvent, frozen=True):
    """By consent of both (SW-7.1.4)."""

    weight = Weight.HEADLINE

    seats: tuple[Seat, Seat]
    treaty: TreatyName
    reveals = True


# Refusals


class DeclarationsNoSuchTreaty(Refusal, frozen=True):
    rule = "SW-7.1.2"
    treaty: Anything


class AtWar(Refusal, frozen=True):
    rule = "SW-1.1.3"


class DeclarationsStandsAlready(Refusal, frozen=True):
    rule = "SW-7.1.3"
    treaty: Anything


class LowerTreaty(Refusal, frozen=True):
    rule = "SW-7.1.3"
    treaty: Anything


class DeclarationsNoCounter(Refusal, frozen=True):
    rule = "SW-7.1.2"
    most: int
    treaty: Anything


class NoCounterThere(Refusal, frozen=True):
    rule = "SW-7.1.2"
    most: int
    treaty: Anything


class NoTreaty(Refusal, frozen=True):
    rule = "SW-7.1.4"
    treaty: Anything


class DeclarationsCreditsMissing(Refusal, frozen=True):
    rule = "SW-7.1.4"
    cost: int
    credits: int
    treaty: Anything


class OfferedAlready(Refusal, frozen=True):
    rule = "SW-4.2.8"
    treaty: Anything


# Rules


def counters_left(state: State, seat: Seat, treaty: Treaty) -> int:
    """Those that a player has not placed (SW-7.1.2)."""
    return TREATIES[treaty].counters[state.politics.seats] - len(state.politics.partners(seat, treaty))


def _bars_name(treaty: str) -> Bar | None:
    return None if treaty in TREATIES else bar(DeclarationsNoSuchTreaty, treaty, treaty=treaty)


# Making


def bars_treaty(state: State, seat: Seat, player: Seat, treaty: Treaty) -> Bar | None:
    """Why two players cannot make a treaty; None when they can."""
    sheet, relation, named = TREATIES[treaty], state.politics.between(seat, player), noun("treaty", treaty)
    if relation.military == "war":
        return bar(AtWar, treaty)
    if relation.holds(treaty):
        return bar(DeclarationsStandsAlready, treaty, treaty=named)
    if sheet.exclusive_group and relation.military != "none" and TREATIES[relation.military].rank > sheet.rank:
        return bar(LowerTreaty, treaty, treaty=noun("treaty", relation.military))
    most = sheet.counters[state.politics.seats]
    if not counters_left(state, seat, treaty):
        return bar(DeclarationsNoCounter, treaty, treaty=named, most=most)
    if not counters_left(state, player, treaty):
        return bar(NoCounterThere, treaty, treaty=named, most=most)
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
        return bar(OfferedAlready, treaty, treaty=noun("treaty", treaty))
    return None


def offer_treaty(course: Course, seat: Seat, order: OfferTreaty) -> None:
    require(bars_offer(course.state, seat, order))
    lay_offer(course, Offer(seat, order.player, 0, cast(Treaty, order.treaty)))


def conclude(course: Course, one: Seat, other: Seat, treaty: Treaty) -> None:
    """Both place a counter (SW-7.1.2)."""
    is_military = TREATIES[treaty].exclusive_group == "military"
    changes: dict[str, Any] = {"military": treaty} if is_military else {treaty: True}
    politics = course.state.politics.with_relation(one, other, **changes)
    course.go(course.state.changed(politics=politics), TreatyMade((one, other), treaty))


# Ending


def price_of_breaking(state: State, player: Seat, treaty: Treaty) -> int:
    """Nothing if the partner is condemned (SW-6.4.7), or has not paid what was promised (SW-30.3)."""
    is_free = state.politics.is_target("condemnation", player) or (
        covers_payments(state) and is_in_default(state, player)
    )
    return 0 if is_free else TREATIES[treaty].break_cost


def bars_ending(state: State, seat: Seat, player: Seat, treaty: Treaty) -> Bar | None:
    """Only what stands can end."""
    if state.politics.between(seat, player).holds(treaty):
        return None
    return bar(NoTreaty, treaty, treaty=noun("treaty", treaty))


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
    return bar(DeclarationsCreditsMissing, treaty, treaty=named, cost=cost, credits=credits) if cost > credits else None


def break_treaty(course: Course, seat: Seat, order: BreakTreaty) -> None:
    """Alone, at a price that goes to the partner; or an offer to end it together (SW-7.1.4)."""
    require(bars_break(course.state, seat, order))
    treaty = cast(Treaty, order.treaty)
    if order.joint:
        lay_offer(course, Offer(seat, order.player, 0, treaty, ends=True))
        return
    cost = price_of_breaking(course.state, order.player, treaty)
    state = course.state.paid(seat, -cost).paid(order.player, cost)
    memory = state.politics.memory.with_breach(seat, order.player)
    state = state.changed(politics=replace(state.politics, memory=memory))
    course.go(state, TreatyBroken(seat, order.player, treaty, cost))
    _end(course, seat, order.player, treaty)


def end_together(course: Course, one: Seat, other: Seat, treaty: Treaty) -> None:
    course.tell(TreatyEnded((one, other), treaty))
    _end(course, one, other, treaty)


def _end(course: Course, one: Seat, other: Seat, treaty: Treaty) -> None:
    """Counters return to both at once (SW-7.1.5), and those who may not stay leave (SW-7.1.6)."""
    state = course.state
    is_military = TREATIES[treaty].exclusive_group == "military"
    changes: dict[str, Any] = {"military": "none", "broken": state.turn} if is_military else {treaty: False}
    politics = state.politics.with_relation(one, other, **changes)
    course.go(state.changed(politics=replace(politics, memory=politics.memory.with_counters_back(one, other))))
    if is_military:
        send_home(course, one, other)
