"""SW-16.4: repair, after all have built."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from stellarch.core import Message, Refusal, Refused, Seat, Weight
from stellarch.games.space_wars.chapter import Bar, Course, Order, Secret, State, SwEvent, bar, require
from stellarch.games.space_wars.chapters.general import End
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Anything, Facility, Piece, Sector, sector_noun
from stellarch.games.space_wars.rules.control import is_blocked, manager
from stellarch.games.space_wars.rules.headings import Heading
from stellarch.games.space_wars.rules.moments import Together
from stellarch.games.space_wars.rules.paying import WorksCreditsMissing
from stellarch.games.space_wars.rules.versions import repairs_when_blocked
from stellarch.games.space_wars.state import Sealed
from stellarch.games.space_wars.state.matters import Building, Repairing
from stellarch.games.space_wars.tables.game import NUMBERS
from stellarch.games.space_wars.tables.structures import PRICES
from stellarch.games.space_wars.tables.tiles import SYSTEMS

if TYPE_CHECKING:
    from stellarch.games.space_wars.view import SwView

# Orders


class OrderRepair(Message, frozen=True):
    craft: Piece
    facility: Facility
    at_yard: bool


class Repair(Secret, frozen=True):
    """Repair one point of damage, by a shipyard (named by its system), a construction starship or an orbital base
    (SW-D.63)."""

    word = "repair"
    in_forms = True

    facility: Facility
    craft: Piece

    def in_words(self, view: "SwView") -> OrderRepair:
        return OrderRepair(self.craft, self.facility, self.facility in SYSTEMS)


# Events


class Repaired(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    craft: Piece
    damage: int
    """What is left of it."""


class RepairSkipped(SwEvent, frozen=True):
    """The owner of a facility had used it up (SW-4.3.7)."""

    weight = Weight.NOTE

    seat: Seat
    craft: Piece


# Refusals


class NotDamaged(Refusal, frozen=True):
    rule = "SW-16.4.1"
    craft: Anything


class WorksNoSuchCraft(Refusal, frozen=True):
    rule = "SW-16.4.4"
    craft: Anything


class NotYours(Refusal, frozen=True):
    rule = "SW-16.4.4"
    craft: Anything


class NoFacility(Refusal, frozen=True):
    rule = "SW-16.4.2"
    facility: Anything


class WorksElsewhere(Refusal, frozen=True):
    rule = "SW-16.4.2"
    craft: Anything
    facility: Anything


class NotFriends(Refusal, frozen=True):
    rule = "SW-16.4.4"
    craft: Anything


class BasesByBuilders(Refusal, frozen=True):
    rule = "SW-16.4.3"


class FacilitySpent(Refusal, frozen=True):
    rule = "SW-16.4.2"
    facility: Anything


# Rules


_RESERVE = 6
"""Credits that a player keeps who leaves repair to the software (SW-D.63)."""
_BY_CRAFT = {
    "construction_starship": NUMBERS.repair_construction_starship,
    "orbital_base": NUMBERS.repair_orbital_base,
}


def points_of(state: State, unused: Mapping[At, int]) -> Mapping[str, int]:
    """What facilities can repair this turn (SW-16.4.2): shipyards their unused construction points, by the name of
    their system; construction starships that did nothing else; orbital bases."""
    repairing = {**unused, **_blocked_yards(state)} if repairs_when_blocked(state) else unused
    yards = {state.galaxy.name(at): points for at, points in repairing.items() if points}
    craft = {
        name: _BY_CRAFT[each.kind]
        for name, each in state.fleets.craft.items()
        if each.kind in _BY_CRAFT and not (each.kind == "construction_starship" and state.fleets.moves_of(name).acted)
    }
    return {**yards, **craft}


def _blocked_yards(state: State) -> dict[At, int]:
    """Shipyards of blocked systems build nothing, and so have all their points left (SW-29.18)."""
    systems = ((at, state.sectors.system(at).levels.shipyard) for at in state.sectors.systems)
    return {at: level for at, level in systems if level and manager(state, at) is not None and is_blocked(state, at)}


class RepairPhase(Together[Repairing]):
    """At a facility the craft of its owner come first, then turn order (SW-4.3.7)."""

    name = "construction_repair"
    matter = Repairing
    kind = "repairs"
    costs_credits = True
    asks = Heading.REPAIR

    def enter(self, course: Course) -> None:
        """When all have built: what shipyards have not used is left for repair."""
        state = course.state
        course.go(state.with_stage(Repairing(points_of(state, state.at_hand(Building).points))))

    def taking_part(self, state: State) -> tuple[Seat, ...]:
        """A player who has something to repair, and the credits for a point."""
        matter = state.at_hand(Repairing)
        return tuple(seat for seat in state.living if next(self._repairs(state, matter, seat), None) is not None)

    def choices(self, state: State, matter: Repairing, seat: Seat) -> Iterator[Order]:
        draft = self.draft(state, seat)
        yield from self._repairs(draft, draft.at_hand(Repairing), seat)
        yield End()

    def _repairs(self, state: State, matter: Repairing, seat: Seat) -> Iterator[Repair]:
        damaged = [name for name in state.fleets.of(seat) if state.fleets[name].damage]
        for name in damaged:
            for facility in matter.points:
                if bars_repair(state, seat, facility, name) is None:
                    yield Repair(facility, name)

    def usual(self, draft: State, seat: Seat) -> Order | None:
        """While there are more credits than the reserve (SW-D.63)."""
        if draft.empires[seat].credits <= _RESERVE:
            return None
        return next(self._repairs(draft, draft.at_hand(Repairing), seat), None)

    def leave(self, course: Course) -> None:
        sealed = course.state.sealed
        course.go(course.state.changed(sealed={}))
        for own in (True, False):
            for seat in course.state.living:
                _carry_out(course, seat, sealed.get(seat, Sealed()), own=own)
        course.go(course.state.with_stage(None))


def _carry_out(course: Course, seat: Seat, sealed: Sealed, *, own: bool) -> None:
    """Repairs at one's own facilities, or at those of friends, who may have used them up by now."""
    for order in sealed.orders:
        if isinstance(order, Repair) and (_owner(course.state, order.facility) == seat) == own:
            try:
                repair(course, seat, order)
            except Refused:
                course.tell(RepairSkipped(seat, order.craft))


def _owner(state: State, facility: str) -> Seat | None:
    craft = state.fleets.craft.get(facility)
    if craft is not None:
        return craft.owner
    at = state.galaxy.find(facility)
    return None if at is None else manager(state, at)


def _place(state: State, facility: str) -> At | None:
    craft = state.fleets.craft.get(facility)
    return state.galaxy.find(facility) if craft is None else craft.at


def bars_repair(state: State, seat: Seat, facility: str, name: str) -> Bar | None:
    """Why a facility cannot repair a craft; None when it can."""
    craft, points = state.fleets.craft.get(name), state.at_hand(Repairing).points
    if craft is None:
        return bar(WorksNoSuchCraft, name, craft=name)
    if craft.owner != seat:
        return bar(NotYours, name, craft=name)
    if not craft.damage:
        return bar(NotDamaged, name, craft=name)
    owner = _owner(state, facility)
    if facility not in points or owner is None:
        return bar(NoFacility, facility, facility=facility)
    facts = {"craft": name, "facility": _facility_name(state, facility)}
    if _place(state, facility) != craft.at:
        return bar(WorksElsewhere, name, facility, **facts)
    if not state.politics.are_friends(seat, owner):
        return bar(NotFriends, name, craft=name)
    if craft.sheet.group == "base" and not facility.startswith("construction_starship"):
        return bar(BasesByBuilders, name)
    if not points[facility]:
        return bar(FacilitySpent, facility, facility=facts["facility"])
    credits = state.empires[seat].credits
    cost = PRICES.repair_point
    return None if credits >= cost else bar(WorksCreditsMissing, cost=cost, credits=credits)


def _facility_name(state: State, facility: str) -> Sector:
    if facility in state.fleets:
        return facility
    at = state.galaxy.find(facility)
    assert at is not None
    return sector_noun(state.galaxy, at)


def repair(course: Course, seat: Seat, order: Repair) -> None:
    """One point of damage; the craft's owner pays (SW-16.4.4)."""
    state = course.state
    require(bars_repair(state, seat, order.facility, order.craft))
    matter = state.at_hand(Repairing)
    matter = replace(matter, points={**matter.points, order.facility: matter.points[order.facility] - 1})
    left = state.fleets[order.craft].damage - 1
    fleets = state.fleets.with_craft(order.craft, damage=left)
    state = state.changed(fleets=fleets).with_matter(matter).paid(seat, -PRICES.repair_point)
    course.go(state, Repaired(seat, order.craft, left))


RepairPhase.orders = {Repair: repair}
REPAIR = RepairPhase()
