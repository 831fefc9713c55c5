"""SW-16.1 to SW-16.3: the construction half of the seventh phase; `repair` is the other."""

from collections.abc import Iterator

from msgspec.structs import replace

from stellarch.core import Event, Refused, Seat
from stellarch.games.space_wars.chapter import Carry, Course, Order, State, SwEvent
from stellarch.games.space_wars.chapters import academy, bases, building, people, shipyards
from stellarch.games.space_wars.chapters.academy import Clone, Drill, Forge, LegionDrilled, Train
from stellarch.games.space_wars.chapters.bases import BuildGate, UpgradeBase
from stellarch.games.space_wars.chapters.building import Build
from stellarch.games.space_wars.chapters.extraction import idle_slaves
from stellarch.games.space_wars.chapters.general import End
from stellarch.games.space_wars.chapters.people import Abuse, Convert, NativeConverted, SlaveAbused
from stellarch.games.space_wars.chapters.repair import REPAIR
from stellarch.games.space_wars.chapters.shipyards import Commission
from stellarch.games.space_wars.chapters.standing import fulfil
from stellarch.games.space_wars.rules.control import managed_systems
from stellarch.games.space_wars.rules.headings import Heading
from stellarch.games.space_wars.rules.moments import Together
from stellarch.games.space_wars.state.matters import Building
from stellarch.games.space_wars.tables.structures import STRUCTURES

# Events


class DieSeen(SwEvent, frozen=True):
    """What a die brings that fell while all still decide: for its player alone, and it cannot be taken back."""

    reveals = True

    seat: Seat
    fell: NativeConverted | SlaveAbused | LegionDrilled
    """What all are told when the orders are opened."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


# Rules


class ConstructionPhase(Together[Building]):
    """All build at the same time; dice that fall meanwhile are known to their player alone (SW-24.1.3)."""

    name = "construction_repair"
    matter = Building
    kind = "works"
    asks = Heading.BUILD
    costs_credits = True
    with_dice = (Convert, Drill, Abuse)

    def enter(self, course: Course) -> None:
        state = course.state
        idle = {at: count for at in state.sectors.systems if (count := idle_slaves(state, at))}
        course.go(state.with_stage(Building(shipyards.points_of(state), idle=idle)))
        shipyards.go_on_with_projects(course)
        matter, made = course.state.at_hand(Building), course.state.fleets.made
        course.go(course.state.with_stage(replace(matter, outposts=made.get("outpost", 0))))

    def leave(self, course: Course) -> None:
        """What shipyards have not used is left for repair (SW-4.3.7)."""
        self.carry_out_all(course)
        REPAIR.enter(course)

    def choices(self, state: State, matter: Building, seat: Seat) -> Iterator[Order]:
        """What has dice comes first, since what it brings may be built with (SW-23.3.5)."""
        draft = self.draft(state, seat)
        mine, galaxy = managed_systems(draft, seat), draft.galaxy
        open_to = [at for at in mine if building.bars_site(draft, seat, at, galaxy.name(at)) is None]
        for at in open_to:
            yield from people.choices(draft, seat, at)
        for at in open_to:
            yield from academy.choices(draft, seat, at)
        for at in open_to:
            system = draft.galaxy.name(at)
            yield from (
                Build(system, each) for each in STRUCTURES if building.bars_building(draft, seat, at, each) is None
            )
            yield from (Commission(system, unit) for unit in shipyards.commissions(draft, seat, at))
        yield from bases.choices(draft, seat)
        yield End()

    def usual(self, draft: State, seat: Seat) -> Order | None:
        """Natives are asked to become citizens, where there is room for them (SW-D.61); then wishes are fulfilled, as
        far as they can be paid for. Slaves save what they can (SW-D.62)."""
        natives = (at for at in managed_systems(draft, seat) if draft.sectors.system(at).natives)
        rolls = ((at, Convert(draft.galaxy.name(at), "roll")) for at in natives)
        roll = next((roll for at, roll in rolls if people.bars_converting(draft, seat, at, roll) is None), None)
        wishes = draft.empires[seat].standing.works
        return roll or next((wish for wish in wishes if self._is_possible(draft, seat, wish)), None)

    def _is_possible(self, draft: State, seat: Seat, order: Order) -> bool:
        try:
            self.orders[type(order)](Course(draft), seat, order)
        except Refused:
            return False
        return True

    def apply(self, course: Course, seat: Seat, order: Order) -> None:
        before = self.draft(course.state, seat)
        super().apply(course, seat, order)
        if self.draft(course.state, seat).empires[seat].rolls > before.empires[seat].rolls:
            course.tell(DieSeen(seat, self._fallen(before, seat, order)))

    def _fallen(self, draft: State, seat: Seat, order: Order) -> NativeConverted | SlaveAbused | LegionDrilled:
        """What the die of an order brings."""
        drafted = Course(draft)
        self.orders[type(order)](drafted, seat, order)
        return next(
            event for event in drafted.events if isinstance(event, NativeConverted | SlaveAbused | LegionDrilled)
        )


def _wished_for(carry: Carry) -> Carry:
    """A wish that is carried out is fulfilled (SW-23.3.8)."""

    def carry_and_strike(course: Course, seat: Seat, order: Order) -> None:
        carry(course, seat, order)
        fulfil(course, seat, order)

    return carry_and_strike


def _build(course: Course, seat: Seat, order: Build) -> None:
    building.build(course, seat, order)
    at = course.state.galaxy.find(order.system)
    if order.structure == "shipyard" and at is not None:
        shipyards.add_points(course, at, 1)


ConstructionPhase.orders = {
    Convert: people.convert,
    Abuse: people.abuse,
    Train: academy.train,
    Drill: academy.drill,
    Clone: academy.clone,
    Forge: academy.forge,
    Build: _wished_for(_build),
    Commission: _wished_for(shipyards.commission),
    UpgradeBase: _wished_for(bases.upgrade),
    BuildGate: _wished_for(bases.build_gate),
}
CONSTRUCTION = ConstructionPhase()
