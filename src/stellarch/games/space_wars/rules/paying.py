"""SW-16.1.1, SW-16.3.2: materials are taken where one builds, and slaves save credits there."""

from msgspec.structs import replace

from stellarch.core import Refusal, Seat
from stellarch.games.space_wars.chapter import Bar, Course, State, bar
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Anything, Cargo, sector_noun
from stellarch.games.space_wars.state import Tokens
from stellarch.games.space_wars.state.matters import Building
from stellarch.games.space_wars.tables.craft import Cost
from stellarch.games.space_wars.tables.structures import PRICES

# Refusals


class TokensMissing(Refusal, frozen=True):
    rule = "SW-16.1.1"
    sector: Anything
    missing: Cargo


class WorksCreditsMissing(Refusal, frozen=True):
    rule = "SW-16.1.1"
    cost: int
    credits: int


# Rules


def materials(cost: Cost) -> Tokens:
    return Tokens(cost.m, cost.e, cost.c, cost.d)


def saved(state: State, at: At, credits: int) -> int:
    """How much of a price of structures or craft the slaves of a system save."""
    matter = state.at_hand(Building)
    return min(credits, matter.savings.get(at, 0) + PRICES.slave_saving * matter.idle.get(at, 0))


def bars_paying(state: State, seat: Seat, at: At, cost: Cost, *, slaves_save: bool) -> Bar | None:
    """Why a price cannot be paid in a sector; None when it can."""
    lying = state.sectors[at].tokens
    needed = materials(cost)._asdict()
    missing = {kind: count - getattr(lying, kind) for kind, count in needed.items() if count > getattr(lying, kind)}
    if missing:
        about = state.galaxy.name(at)
        return bar(TokensMissing, about, sector=sector_noun(state.galaxy, at), missing=missing)
    due, credits = cost.cr, state.empires[seat].credits
    due -= saved(state, at, due) if slaves_save else 0
    return None if due <= credits else bar(WorksCreditsMissing, cost=due, credits=credits)


def pay(course: Course, seat: Seat, at: At, cost: Cost, *, slaves_save: bool) -> int:
    """Take the price of something; gives the credits that were paid. What abuse has saved is used first."""
    state = course.state
    matter, spared = state.at_hand(Building), 0
    if slaves_save:
        spared = saved(state, at, cost.cr)
        by_abuse = min(spared, matter.savings.get(at, 0))
        by_idle = -(-(spared - by_abuse) // PRICES.slave_saving)
        matter = replace(
            matter,
            savings={**matter.savings, at: matter.savings.get(at, 0) - by_abuse},
            idle={**matter.idle, at: matter.idle.get(at, 0) - by_idle},
        )
    paid = cost.cr - spared
    sectors = state.sectors.with_tokens_taken(at, materials(cost))
    course.go(state.changed(sectors=sectors).with_matter(matter).paid(seat, -paid))
    return paid
