"""SW-9.8: pieces come aboard and leave, within a sector and without cost."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from stellarch.core import Refusal, Seat, Weight
from stellarch.games.space_wars.chapter import Bar, Course, Doing, Order, State, SwEvent, bar, bar_because, require
from stellarch.games.space_wars.chapters.losses import capacity, telling_of_project
from stellarch.games.space_wars.chapters.movement import bars_commanding
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Anything, Cargo, CargoKind, Piece, Place, Technology
from stellarch.games.space_wars.rules.cargo import HOLDS, SMALL_SORTS, SORTS, aboard, added, contents
from stellarch.games.space_wars.rules.control import manager
from stellarch.games.space_wars.rules.hold import is_in_space, lying, with_loaded, with_unloaded
from stellarch.games.space_wars.rules.surface import with_heir
from stellarch.games.space_wars.rules.versions import has_war, keeps_guests_apart, stops_small_craft
from stellarch.games.space_wars.state.counts import Small
from stellarch.games.space_wars.state.matters import SubPhases
from stellarch.games.space_wars.tables.craft import SMALL

# Orders


class Load(Order, frozen=True):
    """Take pieces of the sector aboard (SW-D.21): resources, `slave`, grades of legions, types of fighters and pods."""

    word = "load"

    carrier: Piece
    pieces: Cargo
    space: bool = False
    """Fighters and pods: from space, where there is a surface too."""


class Unload(Order, frozen=True):
    """Put pieces down in the sector (SW-D.21)."""

    word = "unload"

    carrier: Piece
    pieces: Cargo
    space: bool = False


# Events


class Loaded(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    carrier: Piece
    pieces: Cargo
    at: Place


class Unloaded(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    carrier: Piece
    pieces: Cargo
    at: Place


# Refusals


class AliensThere(Refusal, frozen=True):
    rule = "SW-13.4.7"
    here: Anything


class NoSuchPiece(Refusal, frozen=True):
    rule = "SW-9.8.1"
    piece: Anything


class Nothing(Refusal, frozen=True):
    rule = "SW-9.8.4"


class DoesNotCarry(Refusal, frozen=True):
    rule = "SW-9.8.1"
    craft: Piece
    piece: CargoKind


class LoadingNoRoom(Refusal, frozen=True):
    rule = "SW-9.8.2"
    craft: Piece
    room: int
    count: int


class NotEnoughHere(Refusal, frozen=True):
    rule = "SW-9.8.4"
    here: Place
    piece: CargoKind
    there: int
    count: int


class NotEnoughAboard(Refusal, frozen=True):
    rule = "SW-9.8.4"
    craft: Piece
    piece: CargoKind
    there: int
    count: int


class NotAllowedHere(Refusal, frozen=True):
    rule = "SW-9.8.4"
    here: Place


class ManagersOwn(Refusal, frozen=True):
    rule = "SW-9.8.10"
    here: Place


class NoSurface(Refusal, frozen=True):
    rule = "SW-9.8.4"
    here: Place
    piece: CargoKind


class LoadingStar(Refusal, frozen=True):
    rule = "SW-16.1.6"
    technology: Technology


class EnemyGuests(Refusal, frozen=True):
    rule = "SW-7.1.8"
    here: Place


# Rules


_GEAR = "personal_radiation_gear"

# What stands in the way


def bars_loading(state: State, seat: Seat, carrier: str, piece: str, space: bool) -> Bar | None:
    """Why a craft may not take a kind of piece aboard where it is, as far as there is any; None when it may."""
    at = state.fleets[carrier].at
    if barred := _bars_carrying(state, carrier, piece):
        return barred
    if SORTS[piece] == "material" and rewarded(state, seat, at, piece):
        return None
    return _bars_taking(state, seat, carrier, piece, space)


def _bars_taking(state: State, seat: Seat, carrier: str, piece: str, space: bool) -> Bar | None:
    """Why a piece is not to be loaded there, but for the reward of a mission."""
    if barred := _bars_place(state, seat, carrier, piece, space):
        return barred
    manages = manager(state, state.fleets[carrier].at)
    if SORTS[piece] in ("material", "slave") and manages is not None and manages != seat:
        return _because(state, ManagersOwn, carrier, piece)
    return None


def rewarded(state: State, seat: Seat, at: At, piece: str) -> int:
    """How many of a resource a player's freighters may load as the reward of a mission (SW-9.8.10)."""
    stage = state.stage
    rewards = stage.rewards if isinstance(stage, SubPhases) else ()
    return sum(getattr(each.tokens, piece) for each in rewards if (each.seat, each.at) == (seat, at))


def loadable(state: State, seat: Seat, carrier: str, piece: str, space: bool) -> int:
    """How many of a piece a craft may take aboard where it is, for all its room."""
    at = state.fleets[carrier].at
    there = lying(state, seat, at, piece, space)
    if there and SORTS[piece] == "material" and _bars_taking(state, seat, carrier, piece, space):
        return min(there, rewarded(state, seat, at, piece))
    return there


def _with_reward_taken(state: State, seat: Seat, at: At, piece: str, count: int) -> State:
    """Whatever is loaded of a resource counts as the reward first."""
    stage = state.stage
    if SORTS[piece] != "material" or not isinstance(stage, SubPhases) or not stage.rewards:
        return state
    rewards = []
    for each in stage.rewards:
        taken = min(count, getattr(each.tokens, piece)) if (each.seat, each.at) == (seat, at) else 0
        count -= taken
        rewards.append(replace(each, tokens=added(each.tokens, piece, -taken)))
    return state.with_stage(replace(stage, rewards=tuple(each for each in rewards if any(each.tokens))))


def bars_unloading(state: State, seat: Seat, carrier: str, piece: str, space: bool) -> Bar | None:
    """Why a craft may not put a kind of piece down where it is; None when it may."""
    at, sort = state.fleets[carrier].at, SORTS[piece]
    if barred := _bars_place(state, seat, carrier, piece, space):
        return barred
    if state.sectors[at].system is None:
        return _because(state, NoSurface, carrier, piece) if sort in ("slave", "legion") else None
    if sort == "legion" and state.galaxy.systems[at].is_star and not state.empires[seat].knows(_GEAR):
        return _because(state, LoadingStar, carrier, piece)
    if sort == "legion" and state.sectors.system(at).aliens and has_war(state):
        return _because(state, AliensThere, carrier, piece)
    if sort == "legion" and keeps_guests_apart(state) and _has_enemies(state, seat, at):
        return _because(state, EnemyGuests, carrier, piece)
    return None


def _has_enemies(state: State, seat: Seat, at: At) -> bool:
    return any(state.politics.are_enemies(seat, other) for other in state.sectors.system(at).legions)


def _bars_carrying(state: State, carrier: str, piece: str) -> Bar | None:
    if SORTS[piece] not in state.fleets[carrier].sheet.cargo:
        return _because(state, DoesNotCarry, carrier, piece)
    return None


def _bars_place(state: State, seat: Seat, carrier: str, piece: str, space: bool) -> Bar | None:
    """Loading and unloading have their places (SW-9.8.4)."""
    at = state.fleets[carrier].at
    if is_in_space(state, at, piece, space) and state.fleets[carrier].sheet.mode == "active":
        return None
    if SORTS[piece] == "material" and state.sectors[at].owner is None:
        return None
    manages, politics = manager(state, at), state.politics
    if manages is not None and (politics.are_friends(seat, manages) or (manages, seat) in politics.permissions):
        return None
    return _because(state, NotAllowedHere, carrier, piece)


def _because(state: State, reason: type[Refusal], carrier: str, piece: str) -> Bar:
    def facts() -> dict[str, object]:
        return {
            "craft": carrier,
            "piece": piece,
            "here": state.galaxy.name(state.fleets[carrier].at),
            "technology": _GEAR,
        }

    return bar_because(reason, (carrier,), facts)


def _bars_pieces(state: State, seat: Seat, carrier: str, pieces: Mapping[str, int]) -> Bar | None:
    """Why an order is none at all, whatever lies where."""
    if barred := bars_commanding(state, seat, carrier):
        return barred
    unknown = next((piece for piece in pieces if piece not in SORTS), None)
    if unknown is not None:
        return bar(NoSuchPiece, unknown, piece=unknown)
    if not pieces or min(pieces.values()) < 1:
        return bar(Nothing, carrier)
    return None


def bars_load(state: State, seat: Seat, carrier: str, pieces: Mapping[str, int], space: bool) -> Bar | None:
    if barred := _bars_pieces(state, seat, carrier, pieces):
        return barred
    craft = state.fleets[carrier]
    for piece, count in pieces.items():
        if barred := bars_loading(state, seat, carrier, piece, space):
            return barred
        there = loadable(state, seat, carrier, piece, space)
        if count > there:
            facts = {"here": state.galaxy.name(craft.at), "piece": piece}
            return bar(NotEnoughHere, carrier, there=there, count=count, **facts)
    room, count = capacity(craft) - craft.load, sum(pieces.values())
    if count > room:
        return bar(LoadingNoRoom, carrier, craft=carrier, room=room, count=count)
    return None


def bars_unload(state: State, seat: Seat, carrier: str, pieces: Mapping[str, int], space: bool) -> Bar | None:
    if barred := _bars_pieces(state, seat, carrier, pieces):
        return barred
    for piece, count in pieces.items():
        there = aboard(state.fleets[carrier], piece)
        if count > there:
            facts = {"craft": carrier, "piece": piece}
            return bar(NotEnoughAboard, carrier, there=there, count=count, **facts)
        if barred := bars_unloading(state, seat, carrier, piece, space):
            return barred
    return None


# Loading


def _load(course: Course, seat: Seat, order: Load) -> None:
    require(bars_load(course.state, seat, order.carrier, order.pieces, order.space))
    state = course.state
    at = state.fleets[order.carrier].at
    for piece, count in order.pieces.items():
        state = with_loaded(state, seat, order.carrier, piece, count, order.space)
        state = _with_reward_taken(state, seat, at, piece, count)
    if state.sectors[at].system is not None:
        state = with_heir(state, at, manager(course.state, at))
    with telling_of_project(course, at):
        course.go(state, Loaded(seat, order.carrier, order.pieces, course.named(at)))


def _unload(course: Course, seat: Seat, order: Unload) -> None:
    require(bars_unload(course.state, seat, order.carrier, order.pieces, order.space))
    state = course.state
    at = state.fleets[order.carrier].at
    for piece, count in order.pieces.items():
        state = with_unloaded(state, seat, order.carrier, piece, count, order.space)
    if stops_small_craft(state) and state.fleets.moves_of(order.carrier).stopped == "fought":
        small = Small(**{piece: count for piece, count in order.pieces.items() if piece in SMALL})
        state = state.changed(fleets=state.fleets.with_halted(seat, at, small))
    course.go(state, Unloaded(seat, order.carrier, order.pieces, course.named(at)))


# Choices


def _choices(state: State, seat: Seat) -> Iterator[Load | Unload]:
    """One of a piece, or as many as there are and fit; of several kinds an order may hold more."""
    for carrier in state.fleets.of(seat):
        craft = state.fleets[carrier]
        if not craft.sheet.capacity:
            continue
        has_surface = state.sectors[craft.at].system is not None
        for piece, count in contents(craft).items():
            for space in (False, True) if has_surface and SORTS[piece] in SMALL_SORTS else (False,):
                if bars_unloading(state, seat, carrier, piece, space) is None:
                    yield from (Unload(carrier, {piece: number}, space) for number in sorted({1, count}))
        room = capacity(craft) - craft.load
        for piece in HOLDS if room > 0 else ():
            for space in (False, True) if has_surface and SORTS[piece] in SMALL_SORTS else (False,):
                most = min(room, loadable(state, seat, carrier, piece, space))
                if most and bars_loading(state, seat, carrier, piece, space) is None:
                    yield from (Load(carrier, {piece: number}, space) for number in sorted({1, most}))


LOADING = Doing(_choices, {Load: _load, Unload: _unload})
