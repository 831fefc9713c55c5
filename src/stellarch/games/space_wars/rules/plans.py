"""SW-23.3.4: the plan of a sub-phase, as it is filled in and looked over before it is carried out."""

from collections.abc import Iterator, Mapping, Sequence

from stellarch.core import (
    Amount,
    Amounts,
    Blank,
    Later,
    Orders,
    Pick,
    Refusal,
    Refused,
    Seat,
    Several,
    Step,
    Template,
    Text,
    said,
)
from stellarch.core.forms import CarryOne, Line, line_by_line
from stellarch.games.space_wars.chapter import Course, Order, State
from stellarch.games.space_wars.chapters.general import End
from stellarch.games.space_wars.chapters.routes import RepeatRoute
from stellarch.games.space_wars.chapters.visits import VISITED
from stellarch.games.space_wars.labels import NameOf, PlaceName, label, piece_label
from stellarch.games.space_wars.nouns import cargo_noun, noun
from stellarch.games.space_wars.rules.flow import MOMENTS, go_through_phase
from stellarch.games.space_wars.rules.forms import MOST_ORDERS, costs_and_leaves
from stellarch.games.space_wars.rules.labels import FieldLabel, HaltLabel, OrderLabel
from stellarch.games.space_wars.rules.moments import Together
from stellarch.games.space_wars.rules.subphases import STEPS, SUB_PHASES, is_acting
from stellarch.games.space_wars.state.matters import SubPhases
from stellarch.games.space_wars.tables.ground import RESOURCES

# Refusals


class NotInThisForm(Refusal, frozen=True):
    rule = "SW-23.3.1"


class AfterTheEnd(Refusal, frozen=True):
    rule = "SW-23.3.4"


# Rules


PLANNED = {End, *(order for doing in STEPS["movement"] for order in doing.orders)}
"""The orders of a plan: those of the movement step (SW-D.19 to SW-D.32)."""


# Looking a plan over


def require_sound(state: State, seat: Seat, orders: Sequence[Order]) -> None:
    """Raises Refused, with its place, for an order that could not be carried out even if nothing unforeseen happened:
    a plan is looked over up to the first die, since what comes after nobody knows (SW-23.3.2)."""
    carry = _carrying(seat, len(orders))
    now = as_own_sub_phase(state, seat)
    for number, order in enumerate(orders):
        try:
            now = carry(now, order).state
        except Refused as refusal:
            raise refusal.inside("orders", number, stands=number) from None


def lines(state: State, seat: Seat, orders: Sequence[Order]) -> tuple[Line, ...]:
    """What each order would cost and leave, up to the first die."""

    def told(before: State, after: State) -> tuple[Text | None, Text | None]:
        return costs_and_leaves(before, after, seat)

    return line_by_line(as_own_sub_phase(state, seat), orders, _carrying(seat, len(orders)), told)


def as_own_sub_phase(state: State, seat: Seat) -> State:
    """The state as if the seat were to move now, with what it has ordered so far in the phase that is under way."""
    moment = MOMENTS.get(type(state.matter))
    if isinstance(moment, Together):
        state = moment.draft(state, seat)
    if is_acting(state, seat):
        return state
    return state.changed(phase=SUB_PHASES.name, stage=SubPhases(((seat,),)), pending=(), sealed={}, filed={})


def _carrying(seat: Seat, count: int) -> CarryOne[State, Order]:
    """Carries out one order after the other, as far as it can be foreseen what comes of them."""
    ended = unforeseen = False

    def carry(state: State, order: Order) -> Step[State]:
        nonlocal ended, unforeseen
        if type(order) not in PLANNED:
            raise NotInThisForm().illegal()
        if ended:
            raise AfterTheEnd().illegal()
        ended = isinstance(order, End)
        if ended or unforeseen:
            return Step(state)
        course = Course(state)
        SUB_PHASES.apply(course, seat, order)
        go_through_phase(course)
        is_on_route = isinstance(order, RepeatRoute)  # how far it will get, the way says
        unforeseen = is_on_route or course.state.rolls != state.rolls or not is_acting(course.state, seat)
        return course.step

    return carry


# The form to be filled in


def blank_plan(state: State, seat: Seat) -> Template:
    """Any of one's craft to any sector, and so on: where a craft will be when its turn comes, the plan itself says."""
    blanks = Later(lambda: _plan_of(state, seat))
    return Template("file", said(OrderLabel.FILE), blanks, {"form": "plan"})


def _plan_of(state: State, seat: Seat) -> dict[str, Blank]:
    return {
        "orders": Orders(tuple(_templates(state, seat)), MOST_ORDERS, label=said(FieldLabel.ORDERS)),
        "halts": Several(tuple(_HALTS), called=_HALTS, label=said(FieldLabel.STOP)),
    }


_HALTS: Mapping[str, Text] = {halt.value: said(halt) for halt in HaltLabel}


def _templates(state: State, seat: Seat) -> Iterator[Template]:
    craft = state.fleets.of(seat)
    sectors = tuple(state.galaxy.name(at) for at in state.galaxy.board.sectors)
    called = {named: label(PlaceName(named)) for named in map(state.galaxy.name, state.galaxy.systems)}
    to = Pick(sectors, called=called, label=said(FieldLabel.TOWARDS))
    movers = tuple(each for each in craft if state.fleets[each].sheet.move)
    freights = tuple(each for each in craft if "material" in state.fleets[each].sheet.cargo)
    if movers:
        group = Several(movers, 1, called=_pieces(movers), label=said(FieldLabel.CRAFT_GROUP))
        yield Template("move", said(OrderLabel.MOVE), {"craft": group, "to": to})
        yield Template("gate", said(OrderLabel.GATE), {"craft": group, "to": to})
    if freights:
        carrier = Pick(freights, called=_pieces(freights), label=said(FieldLabel.CARRIER))
        room = max(state.fleets[each].sheet.capacity for each in freights)
        amounts = {kind: Amount(0, room, label=label(NameOf(cargo_noun(kind)))) for kind in RESOURCES}
        pieces = Amounts(amounts, room, label=said(FieldLabel.CARGO))
        yield Template("load", said(OrderLabel.LOAD), {"carrier": carrier, "pieces": pieces})
        yield Template("unload", said(OrderLabel.UNLOAD), {"carrier": carrier, "pieces": pieces})
    yield from _visits(state, seat)
    yield Template("end", said(OrderLabel.END), {})


def _visits(state: State, seat: Seat) -> Iterator[Template]:
    events = tuple(event for event in state.happenings.events if event.kind in VISITED)
    units = (*state.fleets.of(seat), *state.officers.of(seat))
    if events and units:
        called = {str(event.number): label(NameOf(noun("event", event.kind))) for event in events}
        which = Pick(tuple(event.number for event in events), called=called, label=said(FieldLabel.EVENT))
        unit = Pick(units, called=_pieces(units), label=said(FieldLabel.UNIT))
        yield Template("visit", said(OrderLabel.VISIT), {"event": which, "unit": unit})


def _pieces(names: Sequence[str]) -> Mapping[str, Text]:
    return {each: piece_label(each) for each in names}
