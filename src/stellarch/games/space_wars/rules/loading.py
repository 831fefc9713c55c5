"""SW-9.8: pieces come aboard and leave, within a sector and without cost."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from stellarch.core import Reason, Seat
from stellarch.games.space_wars.actions.moves import Load, Unload
from stellarch.games.space_wars.events.loading import Loaded, Unloaded
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.refusals import Bar, bar, bar_because
from stellarch.games.space_wars.refusals import loading as refusals
from stellarch.games.space_wars.rules.cargo import HOLDS, SORTS, aboard, added, changed_hold, contents
from stellarch.games.space_wars.rules.control import manager
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.rules.doings import Doing
from stellarch.games.space_wars.rules.losses import capacity
from stellarch.games.space_wars.rules.movement import bars_commanding
from stellarch.games.space_wars.state import Fleets, State
from stellarch.games.space_wars.state.fleets import Landed
from stellarch.games.space_wars.state.matters import SubPhases
from stellarch.games.space_wars.words import at_place, capitalised, cargo_name, name, piece_name

_GEAR = "personal_radiation_gear"
_SMALL = ("fighter", "pod")

# Where pieces lie


def is_in_space(state: State, at: At, piece: str, space: bool) -> bool:
    """Whether fighters and pods are meant that float in space, rather than on the surface."""
    return SORTS[piece] in _SMALL and (space or state.sectors[at].system is None)


def lying(state: State, seat: Seat, at: At, piece: str, space: bool = False) -> int:
    """How many of a piece lie in a sector that could be a player's to load."""
    sector, sort = state.sectors[at], SORTS[piece]
    if sort == "material":
        return int(getattr(sector.tokens, piece))
    if is_in_space(state, at, piece, space):
        return int(getattr(state.sectors.small_in_space(at, seat), piece))
    system = sector.system
    if system is None:
        return 0
    if sort == "slave":
        return system.slaves
    counts = system.legions.get(seat) if sort == "legion" else system.small.get(seat)
    return 0 if counts is None else int(getattr(counts, piece))


def _with_lying(state: State, seat: Seat, at: At, piece: str, by: int, space: bool) -> State:
    """With so many more of a piece in a sector, or less."""
    sectors, sort = state.sectors, SORTS[piece]
    if sort == "material":
        sectors = sectors.with_sector(at, tokens=added(sectors[at].tokens, piece, by))
    elif is_in_space(state, at, piece, space):
        sectors = sectors.with_small_in_space(at, seat, added(sectors.small_in_space(at, seat), piece, by))
    elif sort == "slave":
        slaves = sectors.system(at).slaves + by
        sectors = sectors.with_system(at, slaves=slaves)
    elif sort == "legion":
        sectors = sectors.with_legions(at, seat, added(sectors.system(at).legions_of(seat), piece, by))
    else:
        on_surface = sectors.system(at).small_of(seat)
        sectors = sectors.with_small_on_surface(at, seat, added(on_surface, piece, by))
    return state.changed(sectors=sectors)


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
        return _because(state, refusals.MANAGERS_OWN, carrier, piece)
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
        return _because(state, refusals.NO_SURFACE, carrier, piece) if sort in ("slave", "legion") else None
    if sort == "legion" and state.galaxy.systems[at].is_star and not state.empires[seat].knows(_GEAR):
        return _because(state, refusals.STAR, carrier, piece)
    return None


def _bars_carrying(state: State, carrier: str, piece: str) -> Bar | None:
    if SORTS[piece] not in state.fleets[carrier].sheet.cargo:
        return _because(state, refusals.DOES_NOT_CARRY, carrier, piece)
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
    return _because(state, refusals.NOT_ALLOWED_HERE, carrier, piece)


def _because(state: State, reason: Reason, carrier: str, piece: str) -> Bar:
    def facts() -> dict[str, object]:
        return {
            "craft": capitalised(piece_name(carrier)),
            "piece": cargo_name(piece),
            "here": at_place(state.galaxy.name(state.fleets[carrier].at)),
            "technology": name("technology", _GEAR),
        }

    return bar_because(reason, (carrier,), facts)


def _bars_pieces(state: State, seat: Seat, carrier: str, pieces: Mapping[str, int]) -> Bar | None:
    """Why an order is none at all, whatever lies where."""
    if barred := bars_commanding(state, seat, carrier):
        return barred
    unknown = next((piece for piece in pieces if piece not in SORTS), None)
    if unknown is not None:
        return bar(refusals.NO_SUCH_PIECE, unknown, piece=unknown)
    if not pieces or min(pieces.values()) < 1:
        return bar(refusals.NOTHING, carrier)
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
            facts = {"here": at_place(state.galaxy.name(craft.at)), "piece": cargo_name(piece)}
            return bar(refusals.NOT_ENOUGH_HERE, carrier, there=there, count=count, **facts)
    room, count = capacity(craft) - craft.load, sum(pieces.values())
    if count > room:
        return bar(refusals.NO_ROOM, carrier, craft=capitalised(piece_name(carrier)), room=room, count=count)
    return None


def bars_unload(state: State, seat: Seat, carrier: str, pieces: Mapping[str, int], space: bool) -> Bar | None:
    if barred := _bars_pieces(state, seat, carrier, pieces):
        return barred
    for piece, count in pieces.items():
        there = aboard(state.fleets[carrier], piece)
        if count > there:
            facts = {"craft": capitalised(piece_name(carrier)), "piece": cargo_name(piece)}
            return bar(refusals.NOT_ENOUGH_ABOARD, carrier, there=there, count=count, **facts)
        if barred := bars_unloading(state, seat, carrier, piece, space):
            return barred
    return None


# Loading


def _load(course: Course, seat: Seat, order: Load) -> None:
    if barred := bars_load(course.state, seat, order.carrier, order.pieces, order.space):
        raise barred.illegal()
    state = course.state
    at = state.fleets[order.carrier].at
    for piece, count in order.pieces.items():
        fleets = _with_loaded(state, seat, order.carrier, piece, count, order.space)
        if piece == "slave":
            state, fleets = _with_tired_taken(state, fleets, order.carrier, count)
        fleets = fleets.with_craft(order.carrier, **changed_hold(fleets[order.carrier], piece, count))
        state = _with_lying(state.changed(fleets=fleets), seat, at, piece, -count, order.space)
        state = _with_reward_taken(state, seat, at, piece, count)
    course.go(state, Loaded(seat, order.carrier, order.pieces, course.named(at)))


def _unload(course: Course, seat: Seat, order: Unload) -> None:
    if barred := bars_unload(course.state, seat, order.carrier, order.pieces, order.space):
        raise barred.illegal()
    state = course.state
    at = state.fleets[order.carrier].at
    for piece, count in order.pieces.items():
        fleets = _with_put_down(state, seat, order.carrier, piece, count)
        fleets = fleets.with_craft(order.carrier, **changed_hold(fleets[order.carrier], piece, -count))
        state = _with_lying(state.changed(fleets=fleets), seat, at, piece, count, order.space)
        if piece == "slave":
            state = _with_tired_put_down(state, order.carrier, count)
    course.go(state, Unloaded(seat, order.carrier, order.pieces, course.named(at)))


def _with_tired_taken(state: State, fleets: Fleets, carrier: str, count: int) -> tuple[State, Fleets]:
    """Slaves that have not worked this turn are taken first; of the others the craft knows (SW-8.2.4)."""
    at = state.fleets[carrier].at
    system = state.sectors.system(at)
    tired = max(0, count - (system.slaves - system.slaves_used))
    if not tired:
        return state, fleets
    state = state.with_system(at, slaves_used=system.slaves_used - tired)
    return state, fleets.with_moves(carrier, tired=fleets.moves_of(carrier).tired + tired)


def _with_tired_put_down(state: State, carrier: str, count: int) -> State:
    craft, moves = state.fleets[carrier], state.fleets.moves_of(carrier)
    tired = max(0, moves.tired - craft.slaves)
    if not tired:
        return state
    used = state.sectors.system(craft.at).slaves_used + tired
    state = state.with_system(craft.at, slaves_used=used)
    return state.changed(fleets=state.fleets.with_moves(carrier, tired=moves.tired - tired))


# What has travelled (SW-9.8.6): pieces are alike, so those that have not are taken first, then those that this craft
# itself has put down, then those that came with others


def _owner(seat: Seat, piece: str) -> Seat | None:
    return None if SORTS[piece] in ("material", "slave") else seat


def _with_loaded(state: State, seat: Seat, carrier: str, piece: str, count: int, space: bool) -> Fleets:
    """The fleets, knowing which of the pieces that a craft takes aboard have travelled before."""
    fleets, at = state.fleets, state.fleets[carrier].at
    here = [each for each in fleets.landed if (each.at, each.piece, each.owner) == (at, piece, _owner(seat, piece))]
    if not here:
        return fleets
    everywhere = lying(state, seat, at, piece, space=False)
    if SORTS[piece] in _SMALL and state.sectors[at].system is not None:
        everywhere += lying(state, seat, at, piece, space=True)
    rest = max(0, count - max(0, everywhere - sum(each.count for each in here)))
    moves = fleets.moves_of(carrier)
    for each in sorted(here, key=lambda each: each.carrier != carrier):
        taken = min(rest, each.count)
        if not taken:
            continue
        rest -= taken
        left = tuple(other for other in fleets.landed if other is not each)
        if each.count > taken:
            left = (*left, replace(each, count=each.count - taken))
        known = "rode" if each.carrier == carrier else "passed_on"
        moves = replace(moves, **{known: _more(getattr(moves, known), piece, taken)})
        fleets = replace(fleets, landed=left, moves={**fleets.moves, carrier: moves})
    return fleets


def _with_put_down(state: State, seat: Seat, carrier: str, piece: str, count: int) -> Fleets:
    """The fleets, knowing which of the pieces that a craft puts down have travelled."""
    fleets, craft, moves = state.fleets, state.fleets[carrier], state.fleets.moves_of(carrier)
    strange, rode = moves.passed_on.get(piece, 0), moves.rode.get(piece, 0)
    if not strange and not rode:
        return fleets
    rest = max(0, count - max(0, aboard(craft, piece) - strange - rode))
    for known, there, came_with in (("passed_on", strange, ""), ("rode", rode, carrier)):
        put = min(rest, there)
        if put:
            rest -= put
            moves = replace(moves, **{known: _more(getattr(moves, known), piece, -put)})
            landed = Landed(craft.at, piece, _owner(seat, piece), came_with, put)
            fleets = replace(fleets, landed=(*fleets.landed, landed), moves={**fleets.moves, carrier: moves})
    return fleets


def _more(counts: Mapping[str, int], piece: str, by: int) -> Mapping[str, int]:
    changed = {**counts, piece: counts.get(piece, 0) + by}
    return {each: count for each, count in changed.items() if count}


# Choices


def _choices(state: State, seat: Seat) -> Iterator[Load | Unload]:
    """One of a piece, or as many as there are and fit; of several kinds an order may hold more."""
    for carrier in state.fleets.of(seat):
        craft = state.fleets[carrier]
        if not craft.sheet.capacity:
            continue
        has_surface = state.sectors[craft.at].system is not None
        for piece, count in contents(craft).items():
            for space in (False, True) if has_surface and SORTS[piece] in _SMALL else (False,):
                if bars_unloading(state, seat, carrier, piece, space) is None:
                    yield from (Unload(carrier, {piece: number}, space) for number in sorted({1, count}))
        room = capacity(craft) - craft.load
        for piece in HOLDS if room > 0 else ():
            for space in (False, True) if has_surface and SORTS[piece] in _SMALL else (False,):
                most = min(room, loadable(state, seat, carrier, piece, space))
                if most and bars_loading(state, seat, carrier, piece, space) is None:
                    yield from (Load(carrier, {piece: number}, space) for number in sorted({1, most}))


LOADING = Doing(_choices, {Load: _load, Unload: _unload})
