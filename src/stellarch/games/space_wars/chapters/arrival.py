"""SW-9.9.6, SW-9.9.7: craft come into a sector, by step, gate, jump or warp, and what awaits them there.

An arrival goes through its stages one by one; a stage can lay a decision on top (cargo that goes overboard, whether to
intercept), and the arrival goes on when that is answered.
"""

from collections.abc import Callable

from msgspec.structs import replace

from stellarch.core import Seat
from stellarch.games.space_wars.chapter import Course, Order, State, SwEvent
from stellarch.games.space_wars.chapters import effects
from stellarch.games.space_wars.chapters.battle.interception import meet_defence, meet_enemies, meet_mines, still_there
from stellarch.games.space_wars.chapters.flags import bars_flag, put_flag
from stellarch.games.space_wars.chapters.losses import destroy
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Hazard, Piece, Place
from stellarch.games.space_wars.rules.moments import Moment
from stellarch.games.space_wars.state import Happening
from stellarch.games.space_wars.state.counts import NO_SMALL, Small, minus
from stellarch.games.space_wars.state.matters import Arriving
from stellarch.games.space_wars.tables.happenings import WARP

# Events


class CraftThrown(SwEvent, frozen=True):
    """A space warp threw a craft (SW-5.3.19)."""

    is_blow = True
    reveals = True

    seat: Seat
    craft: Piece
    dice: tuple[int, int]
    """For the direction and for the distance."""
    origin: Place
    to: Place


class CraftSwallowed(SwEvent, frozen=True):
    """Craft came where nothing lasts: core, supernova, black hole, Berilan gap."""

    is_blow = True

    seat: Seat
    craft: tuple[Piece, ...]
    small: int
    """Fighters and pods that were lost too."""
    at: Place
    by: Hazard
    """The kind of event or tile."""


# Rules


def arrive(
    course: Course, seat: Seat, craft: tuple[str, ...], at: At, small: Small = NO_SMALL, *, flag: bool = True
) -> None:
    """Craft that are in a sector by now have entered it."""
    fleets = course.state.fleets
    if course.state.galaxy.stops(at):  # SW-2.2.7
        for each in craft:
            fleets = fleets.with_moves(each, stopped="asteroids")
    course.go(course.state.changed(fleets=fleets).with_pending(Arriving(seat, craft, at, small, flag)))


class ArrivingMoment(Moment[Arriving]):
    matter = Arriving
    orders = {}  # noqa: RUF012 - nothing is asked here, only by what interrupts it

    def waiting_on(self, state: State, matter: Arriving) -> frozenset[Seat]:
        return frozenset()

    def choices(self, state: State, matter: Arriving, seat: Seat) -> tuple[Order, ...]:
        return ()

    def go_on(self, course: Course, matter: Arriving) -> None:
        """The next stage; the arrival is over before the last one, so that what it brings up lies on top."""
        is_last = matter.done + 1 == len(STAGES)
        state = course.state
        course.go(state.without_pending() if is_last else state.with_matter(replace(matter, done=matter.done + 1)))
        STAGES[matter.done](course, matter)


# The stages


def _swallowed(course: Course, arrival: Arriving) -> None:
    """Craft that are thrown into the core or a supernova are gone (SW-2.2.6)."""
    if course.state.galaxy.is_closed(arrival.at):
        _lose(course, arrival, still_there(course.state, arrival), NO_SMALL, course.state.galaxy.kinds[arrival.at])


def _lose(course: Course, arrival: Arriving, craft: tuple[str, ...], small: Small, by: str) -> None:
    destroy(course, *craft)
    if any(small):
        left = minus(course.state.sectors.small_in_space(arrival.at, arrival.seat), small)
        sectors = course.state.sectors.with_small_in_space(arrival.at, arrival.seat, left)
        course.go(course.state.changed(sectors=sectors))
    course.tell(CraftSwallowed(arrival.seat, craft, sum(small), course.named(arrival.at), by))


def _happening(course: Course, arrival: Arriving) -> None:
    """What the events in the sector do to craft that come into it (SW-5.2.6), the oldest first."""
    for event in course.state.happenings.at(arrival.at):
        craft = still_there(course.state, arrival)
        if event.kind in _MEETINGS and (craft or any(arrival.small)):
            _MEETINGS[event.kind](course, event, replace(arrival, craft=craft))


def _meet_black_hole(course: Course, event: Happening, arrival: Arriving) -> None:
    """A scientific starship with the technology removes it, all others are gone (SW-5.3.5)."""
    state = course.state
    if state.empires[arrival.seat].knows("black_hole_degravitation") and any(
        state.fleets[craft].kind == "scientific_starship" for craft in arrival.craft
    ):
        effects.spend(course, event, arrival.at)
    else:
        _lose(course, arrival, arrival.craft, arrival.small, event.kind)


def _meet_gap(course: Course, event: Happening, arrival: Arriving) -> None:
    """It removes craft of players who cannot attenuate it (SW-5.3.8)."""
    if not course.state.empires[arrival.seat].knows("berilan_gap_attenuation"):
        _lose(course, arrival, arrival.craft, arrival.small, event.kind)


def _meet_plasma(course: Course, event: Happening, arrival: Arriving) -> None:
    effects.plasma_on_arrival(course, arrival.at, arrival.craft, arrival.seat, arrival.small)


def _meet_collapse(course: Course, event: Happening, arrival: Arriving) -> None:
    effects.vanish_aboard(course, event, arrival.craft, ("crystal_d", "fuel"))


def _meet_cloud(course: Course, event: Happening, arrival: Arriving) -> None:
    effects.vanish_aboard(course, event, arrival.craft, ("electronic",))


def _meet_warp(course: Course, event: Happening, arrival: Arriving) -> None:
    """Capital starships are thrown, or may jump where their player has the technology (SW-5.3.19, SW-5.3.20)."""
    has_propulsion = course.state.empires[arrival.seat].knows("space_warp_propulsion")
    for craft in arrival.craft:
        if course.state.fleets[craft].sheet.group != "capital":
            continue
        if has_propulsion:
            course.go(course.state.changed(fleets=course.state.fleets.with_moves(craft, at_warp=True)))
        elif not course.state.fleets.moves_of(craft).thrown:  # once a turn at most (SW-5.3.27)
            _throw(course, arrival, craft)


def _throw(course: Course, arrival: Arriving, craft: str) -> None:
    """This many sectors in a direction of the dice, but not beyond the edge; there its movement ends."""
    direction, far = dice = course.die(), course.die()
    board, to = course.state.galaxy.board, arrival.at
    for _ in range(WARP.distance[far - 1]):
        further = board.beyond(to, direction)
        to = to if further is None else further
    moves = replace(course.state.fleets.moves_of(craft), thrown=True, stopped="thrown")
    fleets = course.state.fleets.with_journey((craft,), to, {craft: moves})
    thrown = CraftThrown(arrival.seat, craft, dice, course.named(arrival.at), course.named(to))
    course.go(course.state.changed(fleets=fleets), thrown)
    if to != arrival.at:
        arrive(course, arrival.seat, (craft,), to, flag=arrival.flag)


def _flagged(course: Course, arrival: Arriving) -> None:
    """A free sector is flagged by the first craft that can, unless told not to (SW-9.4.1)."""
    small = course.state.sectors.small_in_space(arrival.at, arrival.seat)
    is_there = still_there(course.state, arrival) or (any(arrival.small) and any(small))
    if arrival.flag and is_there and bars_flag(course.state, arrival.seat, arrival.at) is None:
        put_flag(course, arrival.seat, arrival.at)


_MEETINGS: dict[str, Callable[[Course, Happening, Arriving], None]] = {
    "black_hole": _meet_black_hole,
    "berilan_gap": _meet_gap,
    "plasma_blast": _meet_plasma,
    "tachyons_collapse": _meet_collapse,
    "neutronic_cloud": _meet_cloud,
    "space_warp": _meet_warp,
}
STAGES: tuple[Callable[[Course, Arriving], None], ...] = (
    _swallowed,
    meet_defence,
    meet_mines,
    _happening,
    meet_enemies,
    _flagged,
)
"""Orbital defence and mines come before the events, interception before the flag (SW-9.9.6)."""

ARRIVING = ArrivingMoment()
