"""SW-16.1.9, SW-16.1.10: what is built in space, from materials that lie in the sector: orbital bases and gates."""

from collections.abc import Iterator

from stellarch.core import Refusal, Seat, Weight
from stellarch.games.space_wars.chapter import Bar, Course, Order, Secret, State, SwEvent, bar, require
from stellarch.games.space_wars.chapters.building import ArmsEmbargo, WorksBlocked, WorksNeedsTechnology
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Anything, Piece, Place, sector_noun
from stellarch.games.space_wars.rules.control import is_blocked, manager
from stellarch.games.space_wars.rules.counters import bars_craft
from stellarch.games.space_wars.rules.paying import bars_paying, pay
from stellarch.games.space_wars.state import Craft
from stellarch.games.space_wars.state.fleets import number_of
from stellarch.games.space_wars.state.matters import Building
from stellarch.games.space_wars.tables.craft import CRAFT
from stellarch.games.space_wars.tables.structures import STRUCTURES

# Orders


class UpgradeBase(Secret, frozen=True):
    """Make an orbital base of an outpost (SW-D.62)."""

    word = "upgrade_base"
    in_forms = True

    outpost: Piece


class BuildGate(Secret, frozen=True):
    """Put up an artificial gate at an outpost or orbital base (SW-D.62)."""

    word = "build_gate"
    in_forms = True

    sector: Place


# Events


class BaseUpgraded(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    sector: Place
    base: Piece


class GateBuilt(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    sector: Place


# Refusals


class NoOutpost(Refusal, frozen=True):
    rule = "SW-16.1.9"
    outpost: Anything


class NewOutpost(Refusal, frozen=True):
    rule = "SW-16.2.6"


class SectorNotManaged(Refusal, frozen=True):
    rule = "SW-16.1.9"
    sector: Anything


class NoBaseThere(Refusal, frozen=True):
    rule = "SW-16.1.10"
    sector: Anything


class GateThere(Refusal, frozen=True):
    rule = "SW-16.1.10"
    sector: Anything


# Rules


_GATE = STRUCTURES["artificial_gate"]
_BASE = CRAFT["orbital_base"]
GATE_BASES = ("outpost", "orbital_base")


def _bars_sector(state: State, seat: Seat, at: At) -> Bar | None:
    """A sector that the player manages, and no blocked system in it (SW-1.4.10)."""
    where = sector_noun(state.galaxy, at)
    if manager(state, at) != seat:
        return bar(SectorNotManaged, state.galaxy.name(at), sector=where)
    if at in state.galaxy.systems and is_blocked(state, at):
        return bar(WorksBlocked, state.galaxy.name(at), system=where)
    return None


def bars_upgrade(state: State, seat: Seat, outpost: str) -> Bar | None:
    """Why an outpost cannot become an orbital base; None when it can."""
    craft = state.fleets.craft.get(outpost)
    if craft is None or craft.kind != "outpost" or craft.owner != seat:
        return bar(NoOutpost, outpost, outpost=outpost)
    if number_of(outpost) > state.at_hand(Building).outposts:
        # It has its number only when all have built, and until then nobody can name it.
        return bar(NewOutpost, outpost)
    if not state.empires[seat].knows(_BASE.tech):
        what, technology = _BASE.id, _BASE.tech
        return bar(WorksNeedsTechnology, _BASE.tech, what=what, technology=technology)
    if state.politics.is_target("arms_embargo", seat):
        return bar(ArmsEmbargo, outpost)
    return (
        _bars_sector(state, seat, craft.at)
        or bars_craft(state, seat, _BASE.id)
        or bars_paying(state, seat, craft.at, _BASE.cost, slaves_save=True)
    )


def upgrade(course: Course, seat: Seat, order: UpgradeBase) -> None:
    """The base takes the outpost's place with all that is aboard; damage goes with it."""
    state = course.state
    require(bars_upgrade(state, seat, order.outpost))
    old = state.fleets[order.outpost]
    pay(course, seat, old.at, _BASE.cost, slaves_save=True)
    base = Craft(_BASE.id, seat, old.at, damage=old.damage, weapons=old.weapons)
    fleets, named = course.state.fleets.with_new(base)
    officers = course.state.officers
    for officer in officers.at(order.outpost):
        officers = officers.with_officer(officer, place=named)
    course.go(course.state.changed(fleets=fleets.without((order.outpost,)), officers=officers))
    course.tell(BaseUpgraded(seat, state.galaxy.name(old.at), named))


def bars_gate(state: State, seat: Seat, at: At | None, asked: str) -> Bar | None:
    """Why an artificial gate cannot be put up in a sector; None when it can."""
    if at is None:
        return bar(NoBaseThere, asked, sector=asked)
    where = sector_noun(state.galaxy, at)
    if not state.empires[seat].knows(_GATE.tech):
        what, technology = _GATE.id, _GATE.tech
        return bar(WorksNeedsTechnology, _GATE.tech, what=what, technology=technology)
    if not any(state.fleets[craft].kind in GATE_BASES for craft in state.fleets.here(seat, at)):
        return bar(NoBaseThere, asked, sector=where)
    if state.sectors[at].gate is not None:
        return bar(GateThere, asked, sector=where)
    assert _GATE.cost is not None
    return _bars_sector(state, seat, at) or bars_paying(state, seat, at, _GATE.cost, slaves_save=True)


def build_gate(course: Course, seat: Seat, order: BuildGate) -> None:
    at = course.state.galaxy.find(order.sector)
    require(bars_gate(course.state, seat, at, order.sector))
    assert at is not None
    assert _GATE.cost is not None
    pay(course, seat, at, _GATE.cost, slaves_save=True)
    course.go(course.state.with_sector(at, gate=seat), GateBuilt(seat, order.sector))


def choices(state: State, seat: Seat) -> Iterator[Order]:
    fleets = state.fleets
    bases = [craft for craft in fleets.of(seat) if fleets[craft].kind in GATE_BASES]
    for craft in bases:
        if bars_upgrade(state, seat, craft) is None:
            yield UpgradeBase(craft)
    for at in dict.fromkeys(fleets[craft].at for craft in bases):
        if bars_gate(state, seat, at, state.galaxy.name(at)) is None:
            yield BuildGate(state.galaxy.name(at))
