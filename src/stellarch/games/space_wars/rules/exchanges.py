"""SW-4.2: exchanges. Things given and asked for change hands at once and completely, or not at all."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from stellarch.core import Amount, Amounts, Blank, Pick, Seat, Template, Text
from stellarch.games.space_wars.actions.declarations import MakeOffer
from stellarch.games.space_wars.events.declarations import ExchangeMade
from stellarch.games.space_wars.refusals import Bar, bar
from stellarch.games.space_wars.refusals import declarations as refusals
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.rules.research import giveable
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.politics import Offer, Pledge
from stellarch.games.space_wars.tables.game import NUMBERS

PAYMENTS = {f"pay_{phases}": phases for phases in range(1, NUMBERS.pledge_turns_most + 1)}
"""Credits in each of so many income phases (SW-4.2.10)."""
THINGS = ("credits", "research", "permission", *PAYMENTS)
_MOST = 99


def things(said: Mapping[str, int]) -> Mapping[str, int]:
    """Those of which there is something, always in the same order."""
    return {thing: said[thing] for thing in THINGS if said.get(thing)}


def _bars_things(said: Mapping[str, int]) -> Bar | None:
    for thing, amount in said.items():
        most = 1 if thing == "permission" else _MOST
        if thing not in THINGS or not 0 <= amount <= most:
            return bar(refusals.NO_SUCH_THING, thing, thing=thing)
    return None


def bars_making(state: State, seat: Seat, order: MakeOffer) -> Bar | None:
    """Why an exchange cannot be offered; None when it can."""
    if barred := _bars_things(order.gives) or _bars_things(order.asks):
        return barred
    gives, asks = things(order.gives), things(order.asks)
    if not gives and not asks:
        return bar(refusals.NOTHING_OFFERED)
    mine = [offer for offer in state.politics.offers if offer.by == seat and offer.treaty is None]
    if any((offer.to, offer.gives, offer.asks) == (order.player, gives, asks) for offer in mine):
        return bar(refusals.SAME_EXCHANGE)
    if len(mine) >= NUMBERS.offers_per_phase:
        return bar(refusals.ENOUGH_OFFERS, most=NUMBERS.offers_per_phase)
    return _bars_giving(state, seat, gives)


def _bars_giving(state: State, seat: Seat, given: Mapping[str, int]) -> Bar | None:
    """Why a player has not what is promised; None when he has."""
    credits, has = given.get("credits", 0), state.empires[seat].credits
    if credits > has:
        return bar(refusals.CREDITS_NOT_THERE, credits=credits, has=has)
    points = given.get("research", 0)
    if not points:
        return None
    left = giveable(state, seat) - sum(state.empires[seat].this_turn.gifts.values())
    return bar(refusals.POINTS_NOT_THERE, points=points, has=max(0, left)) if points > left else None


def bars_exchange(state: State, offer: Offer) -> Bar | None:
    """Why an exchange cannot be carried out now; None when it can."""
    return _bars_giving(state, offer.by, offer.gives) or _bars_giving(state, offer.to, offer.asks)


def exchange(course: Course, offer: Offer) -> None:
    course.tell(ExchangeMade(offer.by, offer.to, offer.gives, offer.asks))
    _give(course, offer.by, offer.to, offer.gives)
    _give(course, offer.to, offer.by, offer.asks)


def _give(course: Course, seat: Seat, other: Seat, given: Mapping[str, int]) -> None:
    state = course.state.paid(seat, -given.get("credits", 0)).paid(other, given.get("credits", 0))
    politics = state.politics
    if "permission" in given:  # until the turn ends (SW-4.2.7)
        politics = replace(politics, permissions=politics.permissions | {(seat, other)})
    pledges = (Pledge(seat, other, given[thing], phases) for thing, phases in PAYMENTS.items() if thing in given)
    state = state.changed(politics=replace(politics, pledges=(*politics.pledges, *pledges)))
    if "research" in given:
        gifts = state.empires[seat].this_turn.gifts
        state = state.with_this_turn(seat, gifts={**gifts, other: gifts.get(other, 0) + given["research"]})
    course.go(state)


def template(state: State, seat: Seat) -> Iterator[Template]:
    """How an exchange may be filled in: something for a few credits, at the least."""
    others = tuple(int(other) for other in state.living if other != seat)
    probe = MakeOffer(Seat(others[0]), {"credits": 1}, {"permission": 1})
    if bars_making(state, seat, probe) in (None, bar(refusals.SAME_EXCHANGE)):
        points = max(0, giveable(state, seat) - sum(state.empires[seat].this_turn.gifts.values()))
        own = {
            "credits": Amount(1, min(_MOST, state.empires[seat].credits), label=Text("Credits", "Crédits")),
            "research": Amount(0, min(_MOST, points), label=Text("Research points", "Points de recherche")),
            "permission": Amount(0, 1, label=Text("Permission to enter", "Droit de passage")),
        }
        theirs = {**own, "credits": Amount(0, _MOST, label=own["credits"].label)}
        theirs["research"] = Amount(0, _MOST, label=own["research"].label)
        later = {
            thing: Amount(0, _MOST, label=Text(f"Credits, {phases} turns", f"Crédits, {phases} tours"))
            for thing, phases in PAYMENTS.items()
        }
        blanks: dict[str, Blank] = {
            "player": Pick(others, seats=True, label=Text("To", "À")),
            "gives": Amounts({**own, **later}, label=Text("You give", "Vous donnez")),
            "asks": Amounts({**theirs, **later}, label=Text("You ask for", "Vous demandez")),
        }
        yield Template("make_offer", Text("Offer an exchange", "Proposer un échange"), blanks)
