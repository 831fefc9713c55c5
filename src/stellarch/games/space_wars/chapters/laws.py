"""SW-6.3, SW-6.4: what a law or protocol does when it passes. What it forbids or allows later, other chapters ask
`Politics.has_law` and `Politics.protocol`."""

from collections.abc import Callable, Iterator, Mapping

from msgspec.structs import replace

from stellarch.core import Fact, Refusal, Seat, Weight
from stellarch.games.space_wars.chapter import CouncilEvent, Course, Order, Secret, State
from stellarch.games.space_wars.chapters.extraction import stock
from stellarch.games.space_wars.chapters.peace import impose
from stellarch.games.space_wars.nouns import Place, Resource
from stellarch.games.space_wars.rules.headings import Heading
from stellarch.games.space_wars.rules.moments import Together
from stellarch.games.space_wars.state import Tokens
from stellarch.games.space_wars.state.matters import Motion, Planning
from stellarch.games.space_wars.state.politics import ActiveProtocol
from stellarch.games.space_wars.tables.ground import RAW
from stellarch.games.space_wars.tables.politics import PROTOCOLS

# Orders


class Plan(Secret, frozen=True):
    """The raw material that the industrial plan brings to one's capital (SW-D.64)."""

    word = "plan"

    material: Resource


# Events


class BankPaid(CouncilEvent, frozen=True):
    """Humanitarian aid or a sanction (SW-6.4.5, SW-6.4.6); below zero it is paid to the bank."""

    seat: Seat
    credits: int

    @Fact
    def amount(self) -> int:
        return abs(self.credits)

    @Fact
    def is_gain(self) -> bool:
        return self.credits >= 0


class MaterialPlaced(CouncilEvent, frozen=True):
    """By the industrial plan (SW-6.4.11)."""

    weight = Weight.NOTE

    seat: Seat
    at: Place
    resource: Resource


# Refusals


class CouncilNotRaw(Refusal, frozen=True):
    rule = "SW-6.4.11"


# Rules


def enact(course: Course, motion: Motion) -> None:
    """A motion has passed: a law stands until it is repealed, a protocol until the turn ends (SW-6.2.11)."""
    politics = course.state.politics
    if motion.kind == "law":
        course.go(course.state.changed(politics=replace(politics, laws=politics.laws | {motion.card})))
    elif motion.kind == "repeal":
        course.go(course.state.changed(politics=replace(politics, laws=politics.laws - {motion.card})))
    else:
        active = ActiveProtocol(motion.card, motion.players, motion.sector)
        course.go(course.state.changed(politics=replace(politics, protocols=(*politics.protocols, active))))
        if motion.card in _AT_ONCE:
            _AT_ONCE[motion.card](course, motion)


def _move_credits(course: Course, motion: Motion) -> None:
    """Aid and sanctions; nobody pays what he has not (SW-6.4.5, SW-6.4.6)."""
    (seat,) = motion.players
    credits = max(PROTOCOLS[motion.card].credits, -course.state.empires[seat].credits)
    course.go(course.state.paid(seat, credits), BankPaid(seat, credits))


def _plan(course: Course, motion: Motion) -> None:
    course.go(course.state.with_pending(Planning()))


def _impose_peace(course: Course, motion: Motion) -> None:
    """Unless they have made peace by themselves while the council was voting."""
    if course.state.politics.are_enemies(*motion.players):
        impose(course, *motion.players)


_AT_ONCE: Mapping[str, Callable[[Course, Motion], None]] = {
    "aid": _move_credits,
    "sanction": _move_credits,
    "industrial_plan": _plan,
    "imposed_peace": _impose_peace,
}
"""Protocols that do something by themselves."""


class PlanningMoment(Together[Planning]):
    """Everybody with a capital places one raw material of his choice there (SW-6.4.11)."""

    name = "council"
    matter = Planning
    kind = "planning"
    has_form = False
    asks = Heading.PLAN

    def enter(self, course: Course) -> None:
        course.go(course.state.with_pending(Planning()))

    def taking_part(self, state: State) -> tuple[Seat, ...]:
        return tuple(seat for seat in state.living if state.empires[seat].capital is not None)

    def choices(self, state: State, matter: Planning, seat: Seat) -> Iterator[Order]:
        """The scarcest first (SW-D.64)."""
        stored = stock(state, seat)
        return (Plan(material) for material in sorted(RAW, key=lambda material: getattr(stored, material)))

    def leave(self, course: Course) -> None:
        self.carry_out_all(course)
        course.go(course.state.without_pending())


def _place(course: Course, seat: Seat, order: Plan) -> None:
    if order.material not in RAW:
        raise CouncilNotRaw().illegal(order.material)
    capital = course.state.empires[seat].capital
    assert capital is not None
    sectors = course.state.sectors.with_tokens_added(capital, Tokens(**{order.material: 1}))
    placed = MaterialPlaced(seat, course.named(capital), order.material)
    course.go(course.state.changed(sectors=sectors), placed)


PlanningMoment.orders = {Plan: _place}
PLANNING = PlanningMoment()
