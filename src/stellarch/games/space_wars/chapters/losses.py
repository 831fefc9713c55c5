"""What becomes of what is lost: craft with cargo and officers, the gate that hung on them, cargo without room,
and craft that were laid down in a system that somebody else has now."""

from collections.abc import Iterator
from contextlib import contextmanager

from stellarch.core import Message, Refusal, Seat, Weight
from stellarch.games.space_wars.chapter import Course, Order, State, SwEvent
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import CargoKind, CraftKind, Piece, Place
from stellarch.games.space_wars.rules.cargo import changed_hold, contents
from stellarch.games.space_wars.rules.control import manager
from stellarch.games.space_wars.rules.headings import ChooseOverboard
from stellarch.games.space_wars.rules.moments import Moment
from stellarch.games.space_wars.state import Craft
from stellarch.games.space_wars.state.matters import Overloaded
from stellarch.games.space_wars.tables.combat import DAMAGE

# Orders


class Jettison(Order, frozen=True):
    """Remove one piece of cargo from the craft that has too much aboard (SW-D.56)."""

    word = "jettison"

    piece: CargoKind
    """A resource, `slave`, a grade of legion, or a type of fighter or pod."""


# Events


class Jettisoned(SwEvent, frozen=True):
    """Cargo that no longer fits is given up (SW-9.8.8)."""

    is_blow = True

    seat: Seat
    craft: Piece
    piece: CargoKind


class GateLost(SwEvent, frozen=True):
    """An artificial gate goes with the last base of its sector (SW-9.5.6)."""

    seat: Seat
    at: Place


class CraftAbandoned(SwEvent, frozen=True):
    """A craft that was laid down is lost with its system or its shipyard (SW-16.2.5)."""

    weight = Weight.ROUTINE

    seat: Seat
    system: Place
    craft: CraftKind


# Refusals


class LossesNotAboard(Refusal, frozen=True):
    rule = "SW-9.8.8"


# Rules


def capacity(craft: Craft) -> int:
    """The places of a craft; each damage point takes two (SW-9.8.8)."""
    return max(0, craft.sheet.capacity - DAMAGE.capacity_loss_per_damage * craft.damage)


def destroy(course: Course, *names: str) -> None:
    """Craft are destroyed, with cargo and officers (SW-9.8.7); so is a gate without a base (SW-9.5.6)."""
    sectors = {course.state.fleets[name].at for name in names}
    course.go(course.state.without_craft(*names))
    for at in sorted(sectors):
        drop_gate_without_base(course, at)


def drop_gate_without_base(course: Course, at: At) -> None:
    """An artificial gate is destroyed when no outpost or orbital base is left in its sector (SW-9.5.6)."""
    state = course.state
    owner = state.sectors[at].gate
    if owner is None:
        return
    if not any(state.fleets[name].kind in ("outpost", "orbital_base") for name in state.fleets.at(at)):
        course.go(state.with_sector(at, gate=None), GateLost(owner, course.named(at)))


def lose_projects(course: Course) -> None:
    """A craft that was laid down is lost where somebody else has the system now (SW-16.2.5)."""
    for at in course.state.sectors.systems:
        project = course.state.sectors.system(at).project
        if project is not None and project.by not in (None, manager(course.state, at)):
            with telling_of_project(course, at):
                course.go(course.state.with_system(at, project=None))


@contextmanager
def telling_of_project(course: Course, at: At) -> Iterator[None]:
    """The owner of a craft that was laid down in a sector is told if what happens there costs it (SW-29.15)."""
    before = course.state.sectors[at]
    project = None if before.system is None else before.system.project
    yield
    after = course.state.sectors[at].system
    if project is None or (after is not None and after.project is not None):
        return
    by = before.owner if project.by is None else project.by
    if by is not None:
        course.tell(CraftAbandoned(by, course.named(at), project.craft))


def damage(course: Course, name: str, hits: int) -> None:
    """This many hits that no shield stops: destroyed when damage equals the printed defence (SW-11.2.1)."""
    craft = course.state.fleets[name]
    total = craft.damage + hits
    if total >= craft.sheet.defence:
        destroy(course, name)
        return
    state = course.state.changed(fleets=course.state.fleets.with_craft(name, damage=total))
    course.go(state)
    if state.fleets[name].load > capacity(state.fleets[name]):
        course.go(state.with_pending(Overloaded(name)))


class OverloadedMoment(Moment[Overloaded]):
    """Its owner chooses, piece by piece, what goes overboard until the rest fits (SW-9.8.8)."""

    matter = Overloaded
    kind = "overloaded"

    def heading(self, matter: Overloaded) -> Message:
        return ChooseOverboard(matter.craft)

    def waiting_on(self, state: State, matter: Overloaded) -> frozenset[Seat]:
        craft = state.fleets.craft.get(matter.craft)
        return frozenset() if craft is None or craft.load <= capacity(craft) else frozenset({craft.owner})

    def choices(self, state: State, matter: Overloaded, seat: Seat) -> Iterator[Order]:
        craft = state.fleets[matter.craft]
        return (Jettison(piece) for piece in contents(craft))

    def go_on(self, course: Course, matter: Overloaded) -> None:
        course.go(course.state.without_pending())


def _jettison(course: Course, seat: Seat, order: Jettison) -> None:
    matter = course.state.at_hand(Overloaded)
    craft = course.state.fleets[matter.craft]
    if order.piece not in contents(craft):
        raise LossesNotAboard().illegal(matter.craft)
    fleets = course.state.fleets.with_craft(matter.craft, **changed_hold(craft, order.piece, -1))
    course.go(course.state.changed(fleets=fleets), Jettisoned(seat, matter.craft, order.piece))


def jettison_by_default(course: Course, name: str) -> None:
    """What does not fit any more goes overboard as the table of SW-D.56 has it."""
    while (craft := course.state.fleets[name]).load > capacity(craft):
        piece = next(iter(contents(craft)))
        fleets = course.state.fleets.with_craft(name, **changed_hold(craft, piece, -1))
        course.go(course.state.changed(fleets=fleets), Jettisoned(craft.owner, name, piece))


OverloadedMoment.orders = {Jettison: _jettison}
OVERLOADED = OverloadedMoment()
