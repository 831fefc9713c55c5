"""SW-9.7: mine fields are laid and removed, and freighters collect in nebulas, instead of moving."""

from collections.abc import Iterator

from stellarch.core import Refusal, Seat, Weight
from stellarch.games.space_wars.chapter import Bar, Course, Doing, Order, State, SwEvent, bar, require
from stellarch.games.space_wars.chapters.losses import capacity
from stellarch.games.space_wars.chapters.movement import bars_commanding
from stellarch.games.space_wars.nouns import Piece, Place, Resource, Sector, Technology, sector_noun
from stellarch.games.space_wars.rules.cargo import changed_hold
from stellarch.games.space_wars.rules.control import is_held
from stellarch.games.space_wars.tables.ground import MINE_FIELD
from stellarch.games.space_wars.tables.happenings import NEBULA_EXTRACTION

# Orders


class LayMine(Order, frozen=True):
    """A construction starship lays a mine field instead of moving (SW-D.22)."""

    word = "lay_mine"

    craft: Piece


class SweepMine(Order, frozen=True):
    """A construction starship removes a mine field instead of moving (SW-D.22)."""

    word = "sweep_mine"

    craft: Piece


class Collect(Order, frozen=True):
    """A freighter collects a resource in a nebula instead of moving (SW-D.22)."""

    word = "collect"

    craft: Piece


# Events


class MineLaid(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    craft: Piece
    at: Place


class MineSwept(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    craft: Piece
    at: Place


class Collected(SwEvent, frozen=True):
    """A freighter found something in a nebula (SW-9.7.5)."""

    weight = Weight.NOTE
    reveals = True

    seat: Seat
    craft: Piece
    die: int
    resource: Resource
    at: Place


# Refusals


class NotABuilder(Refusal, frozen=True):
    rule = "SW-9.7.1"


class MovedAlready(Refusal, frozen=True):
    rule = "SW-9.7.1"
    craft: Piece


class NoMinesKnown(Refusal, frozen=True):
    rule = "SW-9.7.1"
    technology: Technology


class MinesBanned(Refusal, frozen=True):
    rule = "SW-6.3.8"


class GatesNotHeld(Refusal, frozen=True):
    rule = "SW-9.7.1"
    at: Sector


class MinesFull(Refusal, frozen=True):
    rule = "SW-9.7.1"
    at: Sector
    most: int


class NoMinesLeft(Refusal, frozen=True):
    rule = "SW-9.7.1"
    most: int


class MineCost(Refusal, frozen=True):
    rule = "SW-9.7.1"
    cost: int
    left: int


class NoMineHere(Refusal, frozen=True):
    rule = "SW-9.7.2"
    at: Sector


class GatesNotAFreight(Refusal, frozen=True):
    rule = "SW-9.7.5"


class NotANebula(Refusal, frozen=True):
    rule = "SW-9.7.5"
    at: Sector


class NoExtraction(Refusal, frozen=True):
    rule = "SW-9.7.5"
    technology: Technology


class HoldFull(Refusal, frozen=True):
    rule = "SW-9.7.7"
    craft: Piece


# Rules


_BUILDER, _FREIGHT = "construction_starship", "freight"


def _bars_working(state: State, seat: Seat, craft: str, kind: str) -> Bar | None:
    """Why a craft cannot work instead of moving."""
    if barred := bars_commanding(state, seat, craft):
        return barred
    if state.fleets[craft].kind != kind:
        return bar(NotABuilder if kind == _BUILDER else GatesNotAFreight, craft)
    moves = state.fleets.moves_of(craft)
    if moves.begun or moves.stopped or moves.acted:
        return bar(MovedAlready, craft, craft=craft)
    return None


def bars_laying(state: State, seat: Seat, craft: str) -> Bar | None:
    if barred := _bars_working(state, seat, craft, _BUILDER):
        return barred
    at, empire = state.fleets[craft].at, state.empires[seat]
    where = {"at": sector_noun(state.galaxy, at)}
    if not empire.knows("mines_field"):
        return bar(NoMinesKnown, craft, technology="mines_field")
    if state.politics.has_law("ban_mines"):
        return bar(MinesBanned)
    if not is_held(state, at, seat):
        return bar(GatesNotHeld, state.galaxy.name(at), **where)
    if state.sectors[at].mines >= MINE_FIELD.per_sector:
        facts = {"at": where["at"], "most": MINE_FIELD.per_sector}
        return bar(MinesFull, state.galaxy.name(at), **facts)
    if sum(state.sectors[mine].mines for mine in state.sectors.owned_by(seat)) >= MINE_FIELD.per_player:
        return bar(NoMinesLeft, most=MINE_FIELD.per_player)
    if empire.credits < MINE_FIELD.lay_cost:
        return bar(MineCost, cost=MINE_FIELD.lay_cost, left=empire.credits)
    return None


def bars_sweeping(state: State, seat: Seat, craft: str) -> Bar | None:
    if barred := _bars_working(state, seat, craft, _BUILDER):
        return barred
    at = state.fleets[craft].at
    if not state.sectors[at].mines:
        return bar(NoMineHere, state.galaxy.name(at), at=sector_noun(state.galaxy, at))
    return None


def bars_collecting(state: State, seat: Seat, craft: str) -> Bar | None:
    if barred := _bars_working(state, seat, craft, _FREIGHT):
        return barred
    at = state.fleets[craft].at
    if not state.galaxy.is_nebula(at):
        return bar(NotANebula, state.galaxy.name(at), at=sector_noun(state.galaxy, at))
    if not state.empires[seat].knows("nebula_resource_extraction"):
        return bar(NoExtraction, craft, technology="nebula_resource_extraction")
    if state.fleets[craft].load >= capacity(state.fleets[craft]):
        return bar(HoldFull, craft, craft=craft)
    return None


def _worked(state: State, craft: str) -> State:
    return state.changed(fleets=state.fleets.with_moves(craft, stopped="work", acted=True))


def _lay(course: Course, seat: Seat, order: LayMine) -> None:
    require(bars_laying(course.state, seat, order.craft))
    at = course.state.fleets[order.craft].at
    state = _worked(course.state, order.craft).paid(seat, -MINE_FIELD.lay_cost)
    state = state.with_sector(at, mines=state.sectors[at].mines + 1)
    course.go(state, MineLaid(seat, order.craft, course.named(at)))


def _sweep(course: Course, seat: Seat, order: SweepMine) -> None:
    require(bars_sweeping(course.state, seat, order.craft))
    at = course.state.fleets[order.craft].at
    state = _worked(course.state, order.craft).with_sector(at, mines=course.state.sectors[at].mines - 1)
    course.go(state, MineSwept(seat, order.craft, course.named(at)))


def _collect(course: Course, seat: Seat, order: Collect) -> None:
    """One die on the table of the nebula's colour (SW-9.7.5)."""
    require(bars_collecting(course.state, seat, order.craft))
    craft, die = course.state.fleets[order.craft], course.die()
    resource = NEBULA_EXTRACTION[course.state.galaxy.kinds[craft.at]][die - 1]
    state = _worked(course.state, order.craft)
    fleets = state.fleets.with_craft(order.craft, **changed_hold(craft, resource, 1))
    course.go(state.changed(fleets=fleets), Collected(seat, order.craft, die, resource, course.named(craft.at)))


def _choices(state: State, seat: Seat) -> Iterator[LayMine | SweepMine | Collect]:
    for craft in state.fleets.of(seat):
        kind = state.fleets[craft].kind
        if kind == _BUILDER:
            if bars_laying(state, seat, craft) is None:
                yield LayMine(craft)
            if bars_sweeping(state, seat, craft) is None:
                yield SweepMine(craft)
        elif kind == _FREIGHT and bars_collecting(state, seat, craft) is None:
            yield Collect(craft)


MINING = Doing(_choices, {LayMine: _lay, SweepMine: _sweep, Collect: _collect})
