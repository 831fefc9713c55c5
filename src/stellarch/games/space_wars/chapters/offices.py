"""SW-6.1.5 to SW-6.1.11: the offices of the council, what they pay, and their craft."""

from collections.abc import Iterator

from msgspec.structs import replace

from stellarch.core import Refusal, Seat, Weight
from stellarch.games.space_wars.chapter import Bar, CouncilEvent, Course, Order, State, bar, require
from stellarch.games.space_wars.chapters.losses import capacity
from stellarch.games.space_wars.nouns import Anything, Piece, Place, noun
from stellarch.games.space_wars.nouns import Office as OfficeName
from stellarch.games.space_wars.rules.cargo import SORTS, pieces_aboard, with_piece
from stellarch.games.space_wars.rules.control import manager
from stellarch.games.space_wars.state import Craft
from stellarch.games.space_wars.state.counts import NO_LEGIONS, NO_SMALL, NO_TOKENS, plus
from stellarch.games.space_wars.state.matters import Chairing
from stellarch.games.space_wars.tables.politics import COUNCIL, OFFICES, Office

# Orders


class Appoint(Order, frozen=True):
    """The President names somebody to an office (SW-D.5)."""

    word = "appoint"

    office: OfficeName
    player: Seat


# Events


class AnarchyBegun(CouncilEvent, frozen=True):
    """Two players are left: no council, no laws (SW-19.5.1)."""

    weight = Weight.HEADLINE


class Appointed(CouncilEvent, frozen=True):
    seat: Seat
    office: OfficeName


class OfficesPaid(CouncilEvent, frozen=True):
    """Each holder of an office is paid (SW-6.1.6)."""

    seats: tuple[Seat, ...]
    credits: int


class CouncilCraftPlaced(CouncilEvent, frozen=True):
    seat: Seat
    craft: Piece
    at: Place


# Refusals


class NoSuchOffice(Refusal, frozen=True):
    rule = "SW-6.1.5"
    office: Anything


class OfficeFilled(Refusal, frozen=True):
    rule = "SW-6.1.5"
    office: Anything


class NotInCouncil(Refusal, frozen=True):
    rule = "SW-6.1.5"


class HoldsOffice(Refusal, frozen=True):
    rule = "SW-6.1.5"


class OfficesFull(Refusal, frozen=True):
    rule = "SW-6.1.5"


# Rules


CHIEFS: tuple[Office, ...] = tuple(office for office in OFFICES if office != "president")


def offices_left(state: State, matter: Chairing) -> int:
    """How many the President still has to fill: as many as there are people for (SW-6.1.5)."""
    return min(len(OFFICES), len(matter.voters)) - len(state.politics.offices)


def bars_appointment(state: State, order: Appoint) -> Bar | None:
    """Why somebody cannot be named to an office; None when he can."""
    matter, offices = state.at_hand(Chairing), state.politics.offices
    if order.office not in CHIEFS:
        return bar(NoSuchOffice, order.office, office=order.office)
    if order.office in offices:
        return bar(OfficeFilled, order.office, office=noun("office", order.office))
    if not offices_left(state, matter):
        return bar(OfficesFull, order.office)
    if order.player not in matter.voters or order.player == state.politics.president:
        return bar(NotInCouncil, order.office)
    if order.player in offices.values():
        return bar(HoldsOffice, order.office)
    return None


def appointments(state: State) -> Iterator[Appoint]:
    """Those that are possible now; the first is the usual one (SW-D.5)."""
    each = (Appoint(office, seat) for office in CHIEFS for seat in state.order)
    return (order for order in each if bars_appointment(state, order) is None)


def appoint(course: Course, seat: Seat, order: Appoint) -> None:
    require(bars_appointment(course.state, order))
    politics = course.state.politics
    offices = {office: order.player if office == order.office else politics.offices.get(office) for office in OFFICES}
    held = {office: holder for office, holder in offices.items() if holder is not None}
    course.go(
        course.state.changed(politics=replace(politics, offices=held)),
        Appointed(order.player, order.office),
    )


def seat_holders(course: Course) -> None:
    """Each holder is paid, and is lent the craft of the office (SW-6.1.6, SW-6.1.7)."""
    holders = tuple(course.state.politics.offices.values())
    for seat in holders:
        course.go(course.state.paid(seat, COUNCIL.office_credits))
    if holders:
        course.tell(OfficesPaid(holders, COUNCIL.office_credits))
    lend_craft(course)


def clear_offices(course: Course) -> None:
    """Nobody holds one, and their craft leave the board."""
    course.go(course.state.changed(politics=replace(course.state.politics, offices={})))
    lend_craft(course)


def fall_into_anarchy(course: Course) -> None:
    """With two players left there is neither council nor law (SW-6.2.12, SW-19.5.1)."""
    politics = course.state.politics
    if politics.laws or politics.offices:
        lawless = replace(politics, laws=frozenset(), protocols=())
        course.go(course.state.changed(politics=lawless), AnarchyBegun())
        clear_offices(course)


# Council craft


def lend_craft(course: Course) -> None:
    """The craft of every office goes to who holds it now; that of an empty one off the board (SW-6.1.11)."""
    for office, sheet in OFFICES.items():
        state = course.state
        holder = state.politics.offices.get(office)
        old = next((craft for craft, each in state.fleets.craft.items() if each.office == office), None)
        if old is not None and state.fleets[old].owner == holder:
            continue
        if old is not None:
            _leave_load(course, old)
            course.go(course.state.without_craft(old))
        if holder is None or (capital := state.empires[holder].capital) is None:
            continue
        fleets, craft = course.state.fleets.with_new(Craft(sheet.craft, holder, capital, office=office))
        course.go(course.state.changed(fleets=fleets), CouncilCraftPlaced(holder, craft, course.named(capital)))


def _leave_load(course: Course, craft: str) -> None:
    """What a council craft carries stays behind with its old holder, where there is a place for it (SW-6.1.8)."""
    leaving = course.state.fleets[craft]
    if manager(course.state, leaving.at) == leaving.owner:
        _leave_in_sector(course, craft)
    for other in course.state.fleets.here(leaving.owner, leaving.at):
        if other != craft and course.state.fleets[other].office is None:
            _leave_aboard(course, craft, other)


def _leave_in_sector(course: Course, craft: str) -> None:
    """Tokens anywhere, fighters and pods in space, everything on the surface of a system."""
    state = course.state
    leaving = state.fleets[craft]
    at, owner = leaving.at, leaving.owner
    sectors = state.sectors.with_tokens_added(at, leaving.tokens)
    if sectors[at].system is None:
        small = plus(sectors.small_in_space(at, owner), leaving.small)
        fleets = state.fleets.with_craft(craft, tokens=NO_TOKENS, small=NO_SMALL)
        course.go(state.changed(sectors=sectors.with_small_in_space(at, owner, small), fleets=fleets))
        return
    system = sectors.system(at)
    sectors = sectors.with_system(at, slaves=system.slaves + leaving.slaves, weapons=system.weapons + leaving.weapons)
    sectors = sectors.with_legions(at, owner, plus(system.legions_of(owner), leaving.legions))
    sectors = sectors.with_small_on_surface(at, owner, plus(system.small.get(owner, NO_SMALL), leaving.small))
    officers = state.officers
    for officer in officers.at(craft):
        officers = officers.with_officer(officer, place=at)
    fleets = state.fleets.with_craft(craft, tokens=NO_TOKENS, slaves=0, legions=NO_LEGIONS, small=NO_SMALL, weapons=0)
    course.go(state.changed(sectors=sectors, officers=officers, fleets=fleets))


def _leave_aboard(course: Course, craft: str, other: str) -> None:
    """As much as another craft has room for; officers and special weapons take none (SW-9.8.2)."""
    state = course.state
    leaving, taking = state.fleets[craft], state.fleets[other]
    for piece in pieces_aboard(leaving):
        if SORTS[piece] in taking.sheet.cargo and taking.load < capacity(taking):
            leaving, taking = with_piece(leaving, piece, -1), with_piece(taking, piece, 1)
    taking = replace(taking, weapons=taking.weapons + leaving.weapons)
    leaving = replace(leaving, weapons=0)
    officers = state.officers
    for officer in officers.at(craft):
        officers = officers.with_officer(officer, place=other)
    fleets = replace(state.fleets, craft={**state.fleets.craft, craft: leaving, other: taking})
    course.go(state.changed(fleets=fleets, officers=officers))
