"""SW-24.2.5: freighters that go to and fro by themselves; a route stands for single orders."""

from collections.abc import Iterator

from msgspec.structs import replace

from stellarch.core import Refusal, Seat
from stellarch.games.space_wars.chapter import Bar, Course, Doing, Order, State, bar, require
from stellarch.games.space_wars.chapters.loading import Load, Unload, bars_loading, bars_unloading, loadable
from stellarch.games.space_wars.chapters.losses import capacity
from stellarch.games.space_wars.chapters.movement import Move, bars_commanding, bars_stepping
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Anything, Piece, Place
from stellarch.games.space_wars.rules.cargo import aboard
from stellarch.games.space_wars.rules.entry import bars_entry, papers
from stellarch.games.space_wars.rules.perils import perils, perils_to_cargo
from stellarch.games.space_wars.state import Filed

# Orders


class RepeatRoute(Order, frozen=True):
    """A freighter goes on along its route, as far as it gets this turn (SW-24.2.5)."""

    word = "repeat_route"

    craft: Piece


# Refusals


class NoRoute(Refusal, frozen=True):
    rule = "SW-24.2.5"
    craft: Anything


class NothingToFetch(Refusal, frozen=True):
    rule = "SW-24.2.5"
    craft: Piece
    here: Place


class NoOpenWay(Refusal, frozen=True):
    rule = "SW-24.2.5"
    craft: Piece
    here: Place


# Rules


def next_order(state: State, seat: Seat, craft: str) -> Move | Load | Unload | None:
    """What a freighter does next on its route: put down, load, or make a step; None where it can do nothing."""
    route = state.empires[seat].standing.routes.get(craft)
    if route is None or craft not in state.fleets or state.fleets[craft].owner != seat:
        return None
    here = state.fleets[craft].at
    carried = {piece: aboard(state.fleets[craft], piece) for piece in route.cargo if aboard(state.fleets[craft], piece)}
    if here == route.to and carried:
        put = {piece: n for piece, n in carried.items() if bars_unloading(state, seat, craft, piece, False) is None}
        return Unload(craft, put) if put else None
    if here == route.origin and (taken := _loads(state, seat, craft, route.cargo)):
        return Load(craft, taken)
    goal = route.to if carried else route.origin
    return None if here == goal else _step(state, seat, craft, goal)


def _loads(state: State, seat: Seat, craft: str, cargo: tuple[str, ...]) -> dict[str, int]:
    """As much as there is and fits, in the order of the route."""
    room, taken = capacity(state.fleets[craft]) - state.fleets[craft].load, {}
    for piece in cargo:
        if bars_loading(state, seat, craft, piece, False) is None:
            count = min(room, loadable(state, seat, craft, piece, False))
            if count > 0:
                taken[piece] = count
                room -= count
    return taken


def _step(state: State, seat: Seat, craft: str, goal: At) -> Move | None:
    """The first step of a shortest way."""
    if bars_stepping(state, craft) is not None:
        return None
    ahead = way(state, seat, craft, state.fleets[craft].at, goal)
    if not ahead or bars_entry(state, seat, ahead[0], papers(state, craft)) is not None:
        return None
    return Move((craft,), state.galaxy.name(ahead[0]))


def way(state: State, seat: Seat, craft: str, here: At, goal: At) -> tuple[At, ...]:
    """A shortest way through sectors that may be entered, around what is dangerous, with its end; none where there is
    no such way."""
    carrying = papers(state, craft)
    shunned = perils(state, seat) | perils_to_cargo(state)
    came_from, edge = {goal: goal}, [goal]
    while edge and here not in came_from:
        further = []
        for at in edge:
            for near in state.galaxy.board.neighbours[at]:
                may_pass = near == here or (near not in shunned and bars_entry(state, seat, near, carrying) is None)
                if near not in came_from and may_pass:
                    came_from[near] = at
                    further.append(near)
        edge = further
    steps: list[At] = []
    while here in came_from and here != goal:
        here = came_from[here]
        steps.append(here)
    return tuple(steps)


def bars_repeating(state: State, seat: Seat, craft: str) -> Bar | None:
    """Why a freighter cannot go on along its route; None when it can."""
    if barred := bars_commanding(state, seat, craft):
        return barred
    if craft not in state.empires[seat].standing.routes:
        return bar(NoRoute, craft, craft=craft)
    return None if next_order(state, seat, craft) else _bars_next(state, seat, craft)


def _bars_next(state: State, seat: Seat, craft: str) -> Bar:
    """Why a freighter does nothing on its route."""
    route, here = state.empires[seat].standing.routes[craft], state.fleets[craft].at
    carried = [piece for piece in route.cargo if aboard(state.fleets[craft], piece)]
    where = state.galaxy.name(here)
    if here == route.to and carried and (barred := bars_unloading(state, seat, craft, carried[0], False)):
        return barred
    if here == route.origin and not carried:
        return bar(NothingToFetch, craft, craft=craft, here=where)
    if barred := bars_stepping(state, craft):
        return barred
    return bar(NoOpenWay, craft, craft=craft, here=where)


def _repeat(course: Course, seat: Seat, order: RepeatRoute) -> None:
    """The rest of the route for this turn comes before whatever else is planned; step by step, as the way opens."""
    require(bars_repeating(course.state, seat, order.craft))
    plan = course.state.filed.get(seat, {}).get("plan", Filed(()))
    course.go(course.state.with_filed(seat, "plan", replace(plan, route=order.craft)))


def repeats(state: State, seat: Seat) -> Iterator[RepeatRoute]:
    """Freighters that can go on along their routes."""
    return (RepeatRoute(craft) for craft in state.empires[seat].standing.routes if next_order(state, seat, craft))


ROUTING = Doing(repeats, {RepeatRoute: _repeat}, usual=repeats)
