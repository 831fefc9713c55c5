"""SW-9.7: mine fields are laid and removed, and freighters collect in nebulas, instead of moving."""

from collections.abc import Iterator

from stellarch.core import Seat
from stellarch.games.space_wars.actions.moves import Collect, LayMine, SweepMine
from stellarch.games.space_wars.events.gates import Collected, MineLaid, MineSwept
from stellarch.games.space_wars.nouns import sector_noun
from stellarch.games.space_wars.refusals import Bar, bar
from stellarch.games.space_wars.refusals import gates as refusals
from stellarch.games.space_wars.rules.cargo import changed_hold
from stellarch.games.space_wars.rules.control import is_held
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.rules.doings import Doing
from stellarch.games.space_wars.rules.losses import capacity
from stellarch.games.space_wars.rules.movement import bars_commanding
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.tables.ground import MINE_FIELD
from stellarch.games.space_wars.tables.happenings import NEBULA_EXTRACTION

_BUILDER, _FREIGHT = "construction_starship", "freight"


def _bars_working(state: State, seat: Seat, craft: str, kind: str) -> Bar | None:
    """Why a craft cannot work instead of moving."""
    if barred := bars_commanding(state, seat, craft):
        return barred
    if state.fleets[craft].kind != kind:
        return bar(refusals.NotABuilder if kind == _BUILDER else refusals.GatesNotAFreight, craft)
    moves = state.fleets.moves_of(craft)
    if moves.begun or moves.stopped or moves.acted:
        return bar(refusals.MovedAlready, craft, craft=craft)
    return None


def bars_laying(state: State, seat: Seat, craft: str) -> Bar | None:
    if barred := _bars_working(state, seat, craft, _BUILDER):
        return barred
    at, empire = state.fleets[craft].at, state.empires[seat]
    where = {"at": sector_noun(state.galaxy, at)}
    if not empire.knows("mines_field"):
        return bar(refusals.NoMinesKnown, craft, technology="mines_field")
    if state.politics.has_law("ban_mines"):
        return bar(refusals.MinesBanned)
    if not is_held(state, at, seat):
        return bar(refusals.GatesNotHeld, state.galaxy.name(at), **where)
    if state.sectors[at].mines >= MINE_FIELD.per_sector:
        facts = {"at": where["at"], "most": MINE_FIELD.per_sector}
        return bar(refusals.MinesFull, state.galaxy.name(at), **facts)
    if sum(state.sectors[mine].mines for mine in state.sectors.owned_by(seat)) >= MINE_FIELD.per_player:
        return bar(refusals.NoMinesLeft, most=MINE_FIELD.per_player)
    if empire.credits < MINE_FIELD.lay_cost:
        return bar(refusals.MineCost, cost=MINE_FIELD.lay_cost, left=empire.credits)
    return None


def bars_sweeping(state: State, seat: Seat, craft: str) -> Bar | None:
    if barred := _bars_working(state, seat, craft, _BUILDER):
        return barred
    at = state.fleets[craft].at
    if not state.sectors[at].mines:
        return bar(refusals.NoMineHere, state.galaxy.name(at), at=sector_noun(state.galaxy, at))
    return None


def bars_collecting(state: State, seat: Seat, craft: str) -> Bar | None:
    if barred := _bars_working(state, seat, craft, _FREIGHT):
        return barred
    at = state.fleets[craft].at
    if not state.galaxy.is_nebula(at):
        return bar(refusals.NotANebula, state.galaxy.name(at), at=sector_noun(state.galaxy, at))
    if not state.empires[seat].knows("nebula_resource_extraction"):
        return bar(refusals.NoExtraction, craft, technology="nebula_resource_extraction")
    if state.fleets[craft].load >= capacity(state.fleets[craft]):
        return bar(refusals.HoldFull, craft, craft=craft)
    return None


def _worked(state: State, craft: str) -> State:
    return state.changed(fleets=state.fleets.with_moves(craft, stopped="work", acted=True))


def _lay(course: Course, seat: Seat, order: LayMine) -> None:
    if barred := bars_laying(course.state, seat, order.craft):
        raise barred.illegal()
    at = course.state.fleets[order.craft].at
    state = _worked(course.state, order.craft).paid(seat, -MINE_FIELD.lay_cost)
    state = state.with_sector(at, mines=state.sectors[at].mines + 1)
    course.go(state, MineLaid(seat, order.craft, course.named(at)))


def _sweep(course: Course, seat: Seat, order: SweepMine) -> None:
    if barred := bars_sweeping(course.state, seat, order.craft):
        raise barred.illegal()
    at = course.state.fleets[order.craft].at
    state = _worked(course.state, order.craft).with_sector(at, mines=course.state.sectors[at].mines - 1)
    course.go(state, MineSwept(seat, order.craft, course.named(at)))


def _collect(course: Course, seat: Seat, order: Collect) -> None:
    """One die on the table of the nebula's colour (SW-9.7.5)."""
    if barred := bars_collecting(course.state, seat, order.craft):
        raise barred.illegal()
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
