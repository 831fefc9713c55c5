"""SW-7.1.6, SW-7.1.8: when a treaty or a war ends, units that may no longer stay are moved at once."""

from collections import Counter
from collections.abc import Iterator
from itertools import takewhile

from msgspec.structs import replace

from stellarch.core import Message, Refusal, Seat
from stellarch.games.space_wars.chapter import Course, DealEvent, Order, State
from stellarch.games.space_wars.chapters.losses import capacity, destroy
from stellarch.games.space_wars.geometry import At, distance
from stellarch.games.space_wars.nouns import Kinds, Leaving, Piece, Place
from stellarch.games.space_wars.rules.cargo import SORTS, with_piece
from stellarch.games.space_wars.rules.control import managed_systems, manager
from stellarch.games.space_wars.rules.entry import NO_PAPERS, Papers, bars_border, bars_entry, papers
from stellarch.games.space_wars.rules.headings import ChooseRefuge
from stellarch.games.space_wars.rules.moments import Moment
from stellarch.games.space_wars.rules.versions import asks_for_fighters, has_war, keeps_guests_apart
from stellarch.games.space_wars.state import Craft
from stellarch.games.space_wars.state.counts import NO_LEGIONS, NO_SMALL, Legions, Small, minus, plus
from stellarch.games.space_wars.state.matters import FIGHTERS, Relocating

# Orders


class Relocate(Order, frozen=True):
    """Say to which of the nearest sectors a craft goes that has to leave one (SW-D.15)."""

    word = "relocate"

    craft: Leaving
    sector: Place


# Events


class CraftSentHome(DealEvent, frozen=True):
    """It stood where it may no longer be (SW-7.1.6); without a place to go to, it is removed."""

    is_blow = True

    seat: Seat
    craft: Piece
    at: Place | None


class FightersSentHome(DealEvent, frozen=True):
    """Fighters and pods stood where they may no longer be (SW-29.15); without a place to go to, they are
    removed."""

    seat: Seat
    kinds: Kinds
    to: Place | None


class GuestsSentHome(DealEvent, frozen=True):
    """Legions, officers, fighters and pods leave a surface that is no friend's any more (SW-7.1.8)."""

    is_blow = True

    seat: Seat
    at: Place
    to: Place | None


# Refusals


class NotARefuge(Refusal, frozen=True):
    rule = "SW-7.1.6"
    craft: Piece | None


# Rules


def send_home(course: Course, one: Seat, other: Seat) -> None:
    """Pieces of each leave the sectors of the other, as far as they may not stay there; guests on a surface go aboard
    before their craft leave."""
    for guest, host in ((one, other), (other, one)):
        for at in course.state.sectors.systems:
            if manager(course.state, at) == host and not course.state.politics.are_friends(guest, host):
                _leave_surface(course, guest, at)
        for at in course.state.sectors.owned_by(host):
            _leave_space(course, guest, at)


def send_guests_away(course: Course, one: Seat, other: Seat) -> None:
    """Before one declares war on another: each leaves the surfaces that the other manages; and where both have legions
    as guests of somebody else, the one who declares it leaves (SW-7.1.8). Craft in space stay."""
    for guest, host in ((one, other), (other, one)):
        for at in course.state.sectors.systems:
            if manager(course.state, at) == host:
                _leave_surface(course, guest, at)
    for at in course.state.sectors.systems if keeps_guests_apart(course.state) else ():
        if {one, other} <= course.state.sectors.system(at).legions.keys():
            _leave_surface(course, one, at)


def clear_sector(course: Course, at: At) -> None:
    """A sector has another owner: those who may not stay there leave (SW-4.2.4)."""
    for seat in course.state.living:
        host = manager(course.state, at)
        is_guest = host is not None and not course.state.politics.are_friends(seat, host)
        if course.state.sectors[at].system is not None and is_guest:
            _leave_surface(course, seat, at)
        if course.state.sectors[at].owner != seat:
            _leave_space(course, seat, at)


def send_guests_home(course: Course) -> None:
    """When permissions lapse, units on the surface of somebody who is no friend leave it (SW-7.1.8); craft in
    space stay, and may leave (SW-7.1.7)."""
    for at in course.state.sectors.systems:
        host = manager(course.state, at)
        if host is not None:
            clear_surface(course, at, host)


def clear_surface(course: Course, at: At, host: Seat) -> None:
    """Units on a surface whose owner is no friend leave it."""
    for guest in sorted(_on_surface(course.state, at)):
        if not course.state.politics.are_friends(guest, host):
            _leave_surface(course, guest, at)


def _on_surface(state: State, at: At) -> set[Seat]:
    system = state.sectors.system(at)
    return {*system.legions, *system.small, *(state.officers[name].owner for name in state.officers.at(at))}


# On surfaces


def _leave_surface(course: Course, seat: Seat, at: At) -> None:
    system = course.state.sectors.system(at)
    legions, small = system.legions_of(seat), system.small.get(seat, NO_SMALL)
    guests = tuple(name for name in course.state.officers.at(at) if course.state.officers[name].owner == seat)
    if not (any(legions) or any(small) or guests):
        return
    legions, small = _board(course, seat, at, legions, small)
    officers = course.state.officers
    if guests and (ship := next(_starships(course.state, seat, at), None)) is not None:
        for name in guests:
            officers = officers.with_officer(name, place=ship)
        guests = ()
    refuge = next(_own_systems(course.state, seat, at), None)
    sectors = course.state.sectors.with_legions(at, seat, NO_LEGIONS).with_small_on_surface(at, seat, NO_SMALL)
    if refuge is None:
        officers = officers.without(guests)
    else:
        there = sectors.system(refuge)
        sectors = sectors.with_legions(refuge, seat, plus(there.legions_of(seat), legions))
        sectors = sectors.with_small_on_surface(refuge, seat, plus(there.small.get(seat, NO_SMALL), small))
        for name in guests:
            officers = officers.with_officer(name, place=refuge)
    told = GuestsSentHome(seat, course.named(at), None if refuge is None else course.named(refuge))
    course.go(course.state.changed(sectors=sectors, officers=officers), told)


def _board(course: Course, seat: Seat, at: At, legions: Legions, small: Small) -> tuple[Legions, Small]:
    """As many as find room aboard the player's craft in the sector; gives those who do not."""
    left = {**legions._asdict(), **small._asdict()}
    craft = dict(course.state.fleets.craft)
    for name in course.state.fleets.here(seat, at):
        for piece in left:
            while left[piece] and SORTS[piece] in craft[name].sheet.cargo and _has_room(craft[name]):
                craft[name] = with_piece(craft[name], piece, 1)
                left[piece] -= 1
    course.go(course.state.changed(fleets=replace(course.state.fleets, craft=craft)))
    return Legions(*(left[kind] for kind in Legions._fields)), Small(*(left[kind] for kind in Small._fields))


def _has_room(craft: Craft) -> bool:
    return craft.load < capacity(craft)


def _starships(state: State, seat: Seat, at: At) -> Iterator[str]:
    return (name for name in state.fleets.here(seat, at) if state.fleets[name].sheet.group == "capital")


def _own_systems(state: State, seat: Seat, at: At) -> Iterator[At]:
    """The systems that a player manages, the nearest first; nobody takes refuge with aliens."""
    mine = set(managed_systems(state, seat)) - (set(state.sectors.infested) if has_war(state) else set())
    return (near for near in _from(state, at) if near in mine and near != at)


def _from(state: State, at: At) -> tuple[At, ...]:
    return state.galaxy.board.ball(at, 2 * state.galaxy.board.rings)


# In space


def _leave_space(course: Course, seat: Seat, at: At) -> None:
    for name in course.state.fleets.here(seat, at):
        state = course.state
        carrying = papers(state, name)
        if bars_border(state, seat, at, carrying) is None:
            continue
        refuges = _nearest(state, seat, at, carrying)
        if not refuges:
            destroy(course, name)
            course.tell(CraftSentHome(seat, name, None))
            continue
        _send(course, name, refuges[0])
        if len(refuges) > 1:
            course.go(course.state.with_pending(Relocating(name, refuges)))
    _leave_with_fighters(course, seat, at)


def _nearest(state: State, seat: Seat, at: At, carrying: Papers = NO_PAPERS) -> tuple[At, ...]:
    """The sectors that something may enter and that are nearest, the lowest first."""
    allowed = (near for near in _from(state, at) if bars_entry(state, seat, near, carrying) is None)
    first = next(allowed, None)
    if first is None:
        return ()
    return first, *takewhile(lambda near: distance(at, near) == distance(at, first), allowed)


def _send(course: Course, craft: str, to: At) -> None:
    state = course.state
    course.go(
        state.changed(fleets=state.fleets.with_moved((craft,), to)),
        CraftSentHome(state.fleets[craft].owner, craft, course.named(to)),
    )


def _leave_with_fighters(course: Course, seat: Seat, at: At) -> None:
    """Fighters and pods that float in space."""
    state = course.state
    small = state.sectors.small_in_space(at, seat)
    if not any(small) or bars_border(state, seat, at) is None:
        return
    refuges = _nearest(state, seat, at)
    _send_fighters(course, seat, small, at, refuges[0] if refuges else None)
    if len(refuges) > 1 and asks_for_fighters(state):
        course.go(course.state.with_pending(Relocating(FIGHTERS, refuges, small, seat)))


def _send_fighters(course: Course, seat: Seat, small: Small, at: At, to: At | None) -> None:
    sectors = course.state.sectors
    sectors = sectors.with_small_in_space(at, seat, minus(sectors.small_in_space(at, seat), small))
    if to is not None:
        sectors = sectors.with_small_in_space(to, seat, plus(sectors.small_in_space(to, seat), small))
    kinds = tuple(Counter(small._asdict()).elements())
    told = FightersSentHome(seat, kinds, None if to is None else course.named(to))
    course.go(course.state.changed(sectors=sectors), told)


# Which of the nearest


def _named(matter: Relocating) -> str | None:
    """The craft that withdraws; fighters and pods have no name."""
    return None if matter.craft == FIGHTERS else matter.craft


def _still_there(state: State, matter: Relocating) -> Small:
    """The fighters and pods that are where they were sent: before their owner was asked, that sector may have had to be
    left too."""
    assert matter.seat is not None, "craft have names"
    there = state.sectors.small_in_space(matter.among[0], matter.seat)
    return Small(*map(min, matter.small, there))


def _open_to(state: State, matter: Relocating) -> tuple[At, ...]:
    """The sectors to choose from; fighters that are gone again stay away."""
    is_gone = matter.seat is not None and not any(_still_there(state, matter))
    return matter.among[:1] if is_gone else matter.among


class RelocatingMoment(Moment[Relocating]):
    """What had to leave is where the lowest number is; its owner may send it to another sector as near."""

    matter = Relocating
    kind = "relocating"

    def heading(self, matter: Relocating) -> Message:
        return ChooseRefuge(_named(matter))

    def waiting_on(self, state: State, matter: Relocating) -> frozenset[Seat]:
        if matter.seat is not None:
            return frozenset({matter.seat})
        craft = state.fleets.craft.get(matter.craft)
        return frozenset() if craft is None else frozenset({craft.owner})

    def choices(self, state: State, matter: Relocating, seat: Seat) -> tuple[Relocate, ...]:
        return tuple(Relocate(matter.craft, state.galaxy.name(at)) for at in _open_to(state, matter))

    def go_on(self, course: Course, matter: Relocating) -> None:
        course.go(course.state.without_pending())


def _relocate(course: Course, seat: Seat, order: Relocate) -> None:
    matter = course.state.at_hand(Relocating)
    to = course.state.galaxy.find(order.sector)
    if order.craft != matter.craft or to not in _open_to(course.state, matter):
        raise NotARefuge(_named(matter)).illegal(matter.craft, order.sector)
    course.go(course.state.without_pending())
    if to == matter.among[0]:
        return
    if matter.seat is not None:
        _send_fighters(course, matter.seat, _still_there(course.state, matter), matter.among[0], to)
    else:
        _send(course, matter.craft, to)


RelocatingMoment.orders = {Relocate: _relocate}
RELOCATING = RelocatingMoment()
