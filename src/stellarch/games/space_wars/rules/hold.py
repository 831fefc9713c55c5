"""SW-9.8.6: pieces come aboard and are put down, and it is known which of them have travelled this turn.

Pieces are alike: those that have not travelled are taken first, then those that this craft itself has put down, then
those that came with others. Whether they may be taken or put down, `loading` says.
"""

from collections.abc import Mapping

from msgspec.structs import replace

from stellarch.core import Seat
from stellarch.games.space_wars.chapter import State
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.rules.cargo import SMALL_SORTS, SORTS, aboard, added, changed_hold
from stellarch.games.space_wars.state import Fleets
from stellarch.games.space_wars.state.fleets import Landed

# Where pieces lie


def is_in_space(state: State, at: At, piece: str, space: bool) -> bool:
    """Whether fighters and pods are meant that float in space, rather than on the surface."""
    return SORTS[piece] in SMALL_SORTS and (space or state.sectors[at].system is None)


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


def with_lying(state: State, seat: Seat, at: At, piece: str, by: int, space: bool = False) -> State:
    """With this many more of a piece in a sector, or less."""
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


# Aboard, and down again


def with_loaded(state: State, seat: Seat, carrier: str, piece: str, count: int, space: bool = False) -> State:
    """With this many of a piece taken aboard where the craft is."""
    fleets = _knowing_loaded(state, seat, carrier, piece, count, space)
    if piece == "slave":
        state, fleets = _with_tired_taken(state, fleets, carrier, count)
    fleets = fleets.with_craft(carrier, **changed_hold(fleets[carrier], piece, count))
    return with_lying(state.changed(fleets=fleets), seat, fleets[carrier].at, piece, -count, space)


def with_unloaded(state: State, seat: Seat, carrier: str, piece: str, count: int, space: bool = False) -> State:
    """With this many of a piece put down where the craft is."""
    fleets = _knowing_put_down(state, seat, carrier, piece, count)
    fleets = fleets.with_craft(carrier, **changed_hold(fleets[carrier], piece, -count))
    state = with_lying(state.changed(fleets=fleets), seat, fleets[carrier].at, piece, count, space)
    return _with_tired_put_down(state, carrier) if piece == "slave" else state


def _with_tired_taken(state: State, fleets: Fleets, carrier: str, count: int) -> tuple[State, Fleets]:
    """Slaves that have not worked this turn are taken first; of the others the craft knows (SW-8.2.4)."""
    at = state.fleets[carrier].at
    system = state.sectors.system(at)
    tired = max(0, count - (system.slaves - system.slaves_used))
    if not tired:
        return state, fleets
    state = state.with_system(at, slaves_used=system.slaves_used - tired)
    return state, fleets.with_moves(carrier, tired=fleets.moves_of(carrier).tired + tired)


def _with_tired_put_down(state: State, carrier: str) -> State:
    craft, moves = state.fleets[carrier], state.fleets.moves_of(carrier)
    tired = max(0, moves.tired - craft.slaves)
    if not tired:
        return state
    used = state.sectors.system(craft.at).slaves_used + tired
    state = state.with_system(craft.at, slaves_used=used)
    return state.changed(fleets=state.fleets.with_moves(carrier, tired=moves.tired - tired))


def _owner(seat: Seat, piece: str) -> Seat | None:
    return None if SORTS[piece] in ("material", "slave") else seat


def _knowing_loaded(state: State, seat: Seat, carrier: str, piece: str, count: int, space: bool) -> Fleets:
    """The fleets, knowing which of the pieces that a craft takes aboard have travelled before."""
    fleets, at = state.fleets, state.fleets[carrier].at
    here = [each for each in fleets.landed if (each.at, each.piece, each.owner) == (at, piece, _owner(seat, piece))]
    if not here:
        return fleets
    everywhere = lying(state, seat, at, piece, space=False)
    if SORTS[piece] in SMALL_SORTS and state.sectors[at].system is not None:
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


def _knowing_put_down(state: State, seat: Seat, carrier: str, piece: str, count: int) -> Fleets:
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
