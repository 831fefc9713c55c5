"""SW-4.2: what changes when a thing goes from one player to another.

These are changes of the state and no more, so that what a player has offered can also be set aside from his draft while
it waits for its answer. Whether they may be made, `exchanges` says.
"""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from stellarch.core import Seat
from stellarch.games.space_wars.chapter import State
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.rules.cargo import aboard, changed_hold
from stellarch.games.space_wars.rules.control import manager
from stellarch.games.space_wars.rules.hold import with_lying, with_unloaded
from stellarch.games.space_wars.state.politics import Ballot, KeepOut, NoWar, Payment, PledgedVote
from stellarch.games.space_wars.tables.craft import SMALL
from stellarch.games.space_wars.things import Thing, in_order, thing

Given = Callable[[State, Seat, Seat, Thing, int], State]


def given(
    state: State, seat: Seat, other: Seat, things: Mapping[str, int], how: Mapping[str, Given] | None = None
) -> State:
    """The state when a player has given these things to another, as far as he has them; how each sort of thing changes
    hands is said by `how`, where it is not the usual."""
    for word, amount in in_order(things).items():
        found = thing(word)
        assert found is not None, word
        state = (how or GIVEN)[found.sort](state, seat, other, found, amount)
    return state


def set_aside(state: State, seat: Seat) -> State:
    """The state in which a player's sealed orders are tried: what he has offered is not his to spend, until he is
    answered. Declarations come before their offers, which are void if they cannot be kept."""
    if not state.politics.offers or state.phase == "declaration":
        return state
    for offer in state.politics.open_offers():
        if offer.by == seat:
            state = given(state, seat, offer.to, offer.gives)
    return state


# At once


def _credits(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> State:
    paid = min(amount, state.empires[seat].credits)
    return state.paid(seat, -paid).paid(other, paid)


def _research(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> State:
    gifts = state.empires[seat].this_turn.gifts
    return state.with_this_turn(seat, gifts=dict(sorted({**gifts, other: gifts.get(other, 0) + amount}.items())))


def _permission(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> State:
    """Until the turn ends (SW-4.2.7)."""
    return state.changed(politics=replace(state.politics, permissions=state.politics.permissions | {(seat, other)}))


def _treaty(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> State:
    """Concluded by both, when everything has changed hands."""
    return state


def _cargo(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> State:
    """It comes to lie in the sector, which is the other's (SW-4.2.6)."""
    craft = state.fleets.craft.get(thing.of)
    if craft is None or craft.owner != seat:
        return state
    return with_unloaded(state, seat, thing.of, thing.what, min(amount, aboard(craft, thing.what)))


def _weapon(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> State:
    """The other takes them onto the surface, or aboard a craft (SW-29.13)."""
    craft = state.fleets.craft.get(thing.of)
    taker = None if craft is None or craft.owner != seat else taker_of_weapons(state, other, craft.at)
    if craft is None or taker is None:
        return state
    count = min(amount, craft.weapons)
    state = state.changed(fleets=state.fleets.with_craft(thing.of, weapons=craft.weapons - count))
    if isinstance(taker, str):
        return state.changed(fleets=state.fleets.with_craft(taker, weapons=state.fleets[taker].weapons + count))
    return state.with_system(taker, weapons=state.sectors.system(taker).weapons + count)


def taker_of_weapons(state: State, seat: Seat, at: At) -> At | str | None:
    """Where special weapons go that a player is given in a sector: the surface, or a craft; None without either."""
    if state.sectors[at].system is not None and manager(state, at) == seat:
        return at
    return next(iter(state.fleets.here(seat, at)), None)


def _unit(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> State:
    """Fighters and pods come to the other's surface, or to space (SW-29.17). Legions and officers change hands in a
    peace alone: `peace` says how."""
    craft = state.fleets.craft.get(thing.of)
    if craft is None or craft.owner != seat or thing.what not in SMALL:
        return state
    count = min(amount, aboard(craft, thing.what))
    state = state.changed(fleets=state.fleets.with_craft(thing.of, **changed_hold(craft, thing.what, -count)))
    return with_lying(state, other, craft.at, thing.what, count, space=manager(state, craft.at) != other)


def _craft(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> State:
    """With the cargo that may be aboard; a gate that hangs on no other base of his goes with it."""
    craft = state.fleets.craft.get(thing.of)
    if craft is None or craft.owner != seat:
        return state
    state = state.changed(fleets=state.fleets.with_craft(thing.of, owner=other))
    has_base = any(state.fleets[name].kind in _GATE_BASES for name in state.fleets.here(seat, craft.at))
    if state.sectors[craft.at].gate == seat and craft.kind in _GATE_BASES and not has_base:
        return state.with_sector(craft.at, gate=other)
    return state


def _flag(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> State:
    """Structures, natives, slaves and tokens go along, since they are the place's (SW-4.2.4)."""
    at = state.galaxy.find(thing.of)
    if at is None or state.sectors[at].owner != seat:
        return state
    return state.with_sector(at, owner=other)


# For later (SW-4.2.10)


def _payment(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> State:
    return state.changed(politics=state.politics.with_pledge(Payment, seat, other, amount, int(thing.what)))


def _no_war(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> State:
    return state.changed(politics=state.politics.with_pledge(NoWar, seat, other, state.turn + amount))


def _keep_out(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> State:
    at = state.galaxy.find(thing.of)
    return state.changed(politics=state.politics.with_pledge(KeepOut, seat, other, at, state.turn + amount))


def _vote(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> State:
    value: Ballot = thing.what  # type: ignore[assignment]
    return state.changed(politics=state.politics.with_pledge(PledgedVote, seat, other, thing.of, value))


def _release(state: State, seat: Seat, other: Seat, thing: Thing, amount: int) -> State:
    kept = tuple(pledge for pledge in state.politics.pledges if pledge.number != int(thing.of))
    return state.changed(politics=replace(state.politics, pledges=kept))


_GATE_BASES = ("outpost", "orbital_base")
GIVEN: Mapping[str, Given] = {
    "credits": _credits,
    "research": _research,
    "permission": _permission,
    "treaty": _treaty,
    "cargo": _cargo,
    "weapon": _weapon,
    "unit": _unit,
    "craft": _craft,
    "officer": _unit,
    "flag": _flag,
    "payment": _payment,
    "no_war": _no_war,
    "keep_out": _keep_out,
    "vote": _vote,
    "release": _release,
}
