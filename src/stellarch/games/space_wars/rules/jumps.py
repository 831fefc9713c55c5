"""SW-9.6: space jumps."""

from collections.abc import Iterator

from msgspec.structs import replace

from stellarch.core import Pick, Seat, Template, said
from stellarch.games.space_wars.actions.moves import Jump
from stellarch.games.space_wars.events.gates import FuelBurnt
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import sector_noun
from stellarch.games.space_wars.refusals import Bar, bar, bar_because
from stellarch.games.space_wars.refusals import entry as entry_refusals
from stellarch.games.space_wars.refusals import gates as refusals
from stellarch.games.space_wars.rules.arrival import arrive
from stellarch.games.space_wars.rules.control import manager
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.rules.doings import Doing
from stellarch.games.space_wars.rules.entry import Paper, Papers, bars_entry, papers
from stellarch.games.space_wars.rules.headings import Heading
from stellarch.games.space_wars.rules.movement import bars_commanding, bars_leaving, travel
from stellarch.games.space_wars.rules.supply import is_in_supply, supply
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.counts import Tokens

_TECHNOLOGY = "capital_starship_space_jump"
_FUEL = Tokens(fuel=1)


def bars_jumping(state: State, seat: Seat, craft: str) -> Bar | None:
    """Why a craft cannot jump, wherever to; None when it can (SW-9.6.1)."""
    if barred := bars_commanding(state, seat, craft):
        return barred
    if not state.empires[seat].knows(_TECHNOLOGY):
        return bar_because(refusals.NoJump, (craft,), lambda: {"technology": _TECHNOLOGY})
    if state.fleets[craft].sheet.group != "capital":
        return bar(refusals.NotCapital, craft)
    if barred := bars_leaving(state, craft):
        return barred
    if state.fleets.moves_of(craft).begun:
        return bar(refusals.HasMoved, craft, craft=craft)
    if not is_in_supply(state, craft):
        return bar(refusals.JumpUnsupplied, craft, craft=craft)
    return None


def bars_jump_to(state: State, seat: Seat, to: At, carrying: Papers) -> Bar | None:
    """Why a craft that can jump, and is elsewhere, cannot jump to a sector; None when it can."""
    if barred := bars_entry(state, seat, to, carrying):
        return barred
    if _is_interdicted(state, seat, to):
        facts = lambda: {"to": sector_noun(state.galaxy, to)}  # noqa: E731
        return bar_because(refusals.Interdicted, (state.galaxy.name(to),), facts)
    return None


def _is_interdicted(state: State, seat: Seat, to: At) -> bool:
    """By an interdictor of somebody who has not opened the sector to this player (SW-9.6.3)."""
    system = state.sectors[to].system
    if system is None or "jump_interdictor" not in system.singles:
        return False
    manages, politics = manager(state, to), state.politics
    return manages is not None and not (politics.are_friends(seat, manages) or (manages, seat) in politics.permissions)


def fuel_sectors(state: State, seat: Seat) -> tuple[At, ...]:
    """Where fuel lies that can be burnt: with linked outposts and orbital bases (SW-9.6.2)."""
    bases = dict.fromkeys(state.fleets[base].at for base in supply(state, seat).linked)
    return tuple(sorted(at for at in bases if state.sectors[at].tokens.fuel))


def _jump(course: Course, seat: Seat, order: Jump) -> None:
    state = course.state
    to, fuel = state.galaxy.find(order.to), state.galaxy.find(order.fuel)
    if barred := bars_jumping(state, seat, order.craft):
        raise barred.illegal()
    if to is None:
        raise entry_refusals.EntryNoSuchSector(at=order.to).illegal(order.to)
    if to == state.fleets[order.craft].at:
        raise refusals.JumpNowhere().illegal(order.to)
    if barred := bars_jump_to(state, seat, to, papers(state, order.craft)):
        raise barred.illegal()
    if fuel is None or fuel not in fuel_sectors(state, seat):
        raise refusals.NoFuel(at=order.fuel if fuel is None else sector_noun(state.galaxy, fuel)).illegal(order.fuel)
    burnt = state.changed(sectors=state.sectors.with_tokens_taken(fuel, _FUEL))
    course.go(burnt, FuelBurnt(seat, course.named(fuel)))
    travel(course, seat, (order.craft,), to, "jump", lambda moves: replace(moves, stopped="jump"))
    arrive(course, seat, (order.craft,), to, flag=order.flag)


def _choices(state: State, seat: Seat) -> Iterator[Template]:
    """One template: craft, sectors and fuel are many. A sector is in it if one of the craft may enter it."""
    if not state.empires[seat].knows(_TECHNOLOGY):
        return
    stores = fuel_sectors(state, seat)
    able = tuple(craft for craft in state.fleets.of(seat) if bars_jumping(state, seat, craft) is None)
    if not stores or not able:
        return
    carried = frozenset[Paper]().union(*(papers(state, craft) for craft in able))
    ends = (to for to in state.galaxy.board.sectors if bars_jump_to(state, seat, to, carried) is None)
    to, fuel = (Pick(tuple(map(state.galaxy.name, sectors))) for sectors in (ends, stores))
    yield Template("jump", said(Heading.JUMP), {"craft": Pick(able), "to": to, "fuel": fuel})


JUMPING = Doing(_choices, {Jump: _jump})
