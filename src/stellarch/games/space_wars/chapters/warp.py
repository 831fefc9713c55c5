"""SW-5.3.20: the jump from a space warp, for players who have learned to use one."""

from collections.abc import Iterator

from msgspec.structs import replace

from stellarch.core import Refusal, Seat
from stellarch.games.space_wars.chapter import Bar, Course, Doing, Order, State, bar, require
from stellarch.games.space_wars.chapters.arrival import arrive
from stellarch.games.space_wars.chapters.movement import bars_commanding, travel
from stellarch.games.space_wars.geometry import At, distance
from stellarch.games.space_wars.nouns import Piece, Place, Sector, sector_noun
from stellarch.games.space_wars.rules.entry import EntryNoSuchSector, bars_entry, papers
from stellarch.games.space_wars.tables.happenings import WARP

# Orders


class Warp(Order, frozen=True):
    """Jump from a space warp that the craft has just come into (SW-D.24)."""

    word = "warp"

    craft: Piece
    to: Place
    flag: bool = True


# Refusals


class NotAtWarp(Refusal, frozen=True):
    rule = "SW-5.3.20"
    craft: Piece


class Warped(Refusal, frozen=True):
    rule = "SW-5.3.20"
    craft: Piece


class WarpTooFar(Refusal, frozen=True):
    rule = "SW-5.3.20"
    range: int
    to: Sector
    steps: int


# Rules


def bars_warp(state: State, seat: Seat, craft: str) -> Bar | None:
    """Why a craft cannot jump from a space warp, wherever to; None when it can."""
    if barred := bars_commanding(state, seat, craft):
        return barred
    moves = state.fleets.moves_of(craft)
    if not moves.at_warp or not state.happenings.is_at("space_warp", state.fleets[craft].at):
        return bar(NotAtWarp, craft, craft=craft)
    return bar(Warped, craft, craft=craft) if moves.warped else None


def bars_warp_to(state: State, seat: Seat, craft: str, to: At) -> Bar | None:
    """Why a craft that can jump cannot jump to this sector; None when it can."""
    steps = distance(state.fleets[craft].at, to)
    if not 1 <= steps <= WARP.free_jump_range:
        facts = {"range": WARP.free_jump_range, "to": sector_noun(state.galaxy, to), "steps": steps}
        return bar(WarpTooFar, state.galaxy.name(to), **facts)
    return bars_entry(state, seat, to, papers(state, craft))


def _warp(course: Course, seat: Seat, order: Warp) -> None:
    state, to = course.state, course.state.galaxy.find(order.to)
    if to is None:
        raise EntryNoSuchSector(at=order.to).illegal(order.to)
    require(bars_warp(state, seat, order.craft) or bars_warp_to(state, seat, order.craft, to))
    travel(course, seat, (order.craft,), to, "warp", lambda moves: replace(moves, warped=True))
    arrive(course, seat, (order.craft,), to, flag=order.flag)


def _choices(state: State, seat: Seat) -> Iterator[Warp]:
    for craft in state.fleets.of(seat):
        if bars_warp(state, seat, craft) is None:
            for to in state.galaxy.board.ball(state.fleets[craft].at, WARP.free_jump_range):
                if bars_warp_to(state, seat, craft, to) is None:
                    yield Warp(craft, state.galaxy.name(to))


WARPING = Doing(_choices, {Warp: _warp})
