"""SW-9.6: space jumps."""

from collections.abc import Iterator

from msgspec.structs import replace

from stellarch.core import Pick, Refusal, Seat, Template, Weight, said
from stellarch.games.space_wars.chapter import Bar, Course, Doing, Order, State, SwEvent, bar, bar_because, require
from stellarch.games.space_wars.chapters.arrival import arrive
from stellarch.games.space_wars.chapters.movement import bars_commanding, bars_leaving, travel
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Piece, Place, Sector, Technology, sector_noun
from stellarch.games.space_wars.rules.control import manager
from stellarch.games.space_wars.rules.entry import EntryNoSuchSector, Paper, Papers, bars_entry, papers
from stellarch.games.space_wars.rules.headings import Heading
from stellarch.games.space_wars.rules.supply import is_in_supply, supply
from stellarch.games.space_wars.state.counts import Tokens

# Orders


class Jump(Order, frozen=True):
    """A space jump with the fuel of a sector (SW-D.20)."""

    word = "jump"

    craft: Piece
    to: Place
    fuel: Place
    flag: bool = True


# Events


class FuelBurnt(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    at: Place


# Refusals


class NoJump(Refusal, frozen=True):
    rule = "SW-9.6.1"
    technology: Technology


class NotCapital(Refusal, frozen=True):
    rule = "SW-9.6.1"


class HasMoved(Refusal, frozen=True):
    rule = "SW-9.6.1"
    craft: Piece


class JumpUnsupplied(Refusal, frozen=True):
    rule = "SW-9.2.10"
    craft: Piece


class JumpNowhere(Refusal, frozen=True):
    rule = "SW-9.6.1"


class Interdicted(Refusal, frozen=True):
    rule = "SW-9.6.3"
    to: Sector


class NoFuel(Refusal, frozen=True):
    rule = "SW-9.6.2"
    at: Sector


# Rules


_TECHNOLOGY = "capital_starship_space_jump"
_FUEL = Tokens(fuel=1)


def bars_jumping(state: State, seat: Seat, craft: str) -> Bar | None:
    """Why a craft cannot jump, wherever to; None when it can (SW-9.6.1)."""
    if barred := bars_commanding(state, seat, craft):
        return barred
    if not state.empires[seat].knows(_TECHNOLOGY):
        return bar_because(NoJump, (craft,), lambda: {"technology": _TECHNOLOGY})
    if state.fleets[craft].sheet.group != "capital":
        return bar(NotCapital, craft)
    if barred := bars_leaving(state, craft):
        return barred
    if state.fleets.moves_of(craft).begun:
        return bar(HasMoved, craft, craft=craft)
    if not is_in_supply(state, craft):
        return bar(JumpUnsupplied, craft, craft=craft)
    return None


def bars_jump_to(state: State, seat: Seat, to: At, carrying: Papers) -> Bar | None:
    """Why a craft that can jump, and is elsewhere, cannot jump to a sector; None when it can."""
    if barred := bars_entry(state, seat, to, carrying):
        return barred
    if _is_interdicted(state, seat, to):
        facts = lambda: {"to": sector_noun(state.galaxy, to)}  # noqa: E731
        return bar_because(Interdicted, (state.galaxy.name(to),), facts)
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
    require(bars_jumping(state, seat, order.craft))
    if to is None:
        raise EntryNoSuchSector(at=order.to).illegal(order.to)
    if to == state.fleets[order.craft].at:
        raise JumpNowhere().illegal(order.to)
    require(bars_jump_to(state, seat, to, papers(state, order.craft)))
    if fuel is None or fuel not in fuel_sectors(state, seat):
        raise NoFuel(at=order.fuel if fuel is None else sector_noun(state.galaxy, fuel)).illegal(order.fuel)
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
