"""SW-9.1.4, SW-14.2, SW-17.3.6: how a sub-phase closes: damage control, then the capital is moved.

An order to move the capital may be given with the movements; it is carried out when the sub-phase closes. So nobody is
asked about it every turn.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from stellarch.core import Event, Refusal, Seat, Text, Weight
from stellarch.games.space_wars.chapter import Bar, BattleEvent, Course, Doing, Order, State, SwEvent, bar, require
from stellarch.games.space_wars.chapters.movement import bars_commanding
from stellarch.games.space_wars.chapters.transfers import SURFACE, is_managed_surface, with_weapons
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Anything, Piece, Place, Sector, Technology, sector_noun
from stellarch.games.space_wars.rules.control import is_held
from stellarch.games.space_wars.rules.headings import Heading
from stellarch.games.space_wars.rules.moments import Moment
from stellarch.games.space_wars.rules.supply import in_supply_at
from stellarch.games.space_wars.state.matters import Refounding, SubPhases

# Orders


class MoveCapital(Order, frozen=True):
    """Move the capital to another planet when the sub-phase closes (SW-D.54); or, after it was lost, put it there
    (SW-D.55)."""

    word = "move_capital"

    sector: Place


class ControlDamage(Order, frozen=True):
    """Spend a special weapon on a point of damage (SW-D.54)."""

    word = "control_damage"

    craft: Piece


# Events


class CapitalMoved(SwEvent, frozen=True):
    weight = Weight.HEADLINE

    seat: Seat
    to: Place


class CapitalStays(SwEvent, frozen=True):
    """It was to be moved, but when the sub-phase closed it could not be."""

    seat: Seat
    to: Place
    why: Text

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


class DamageControlled(SwEvent, frozen=True):
    """A special weapon was spent on one point of damage (SW-17.3.6)."""

    seat: Seat
    craft: Piece
    left: int


class CapitalLost(BattleEvent, frozen=True):
    """An enemy has conquered a capital: half of the treasury is loot, the rest is lost (SW-14.2.3)."""

    loser: Seat
    seat: Seat
    at: Place
    loot: int


# Refusals


class NoSuchPlanet(Refusal, frozen=True):
    rule = "SW-14.2.2"
    planet: Anything


class CapitalNotHeld(Refusal, frozen=True):
    rule = "SW-14.2.2"
    planet: Sector


class CapitalAlready(Refusal, frozen=True):
    rule = "SW-14.2.2"
    planet: Sector


class CutOff(Refusal, frozen=True):
    rule = "SW-14.2.2"
    planet: Sector


class NoStation(Refusal, frozen=True):
    rule = "SW-17.3.6"
    technology: Technology


class NotAStarship(Refusal, frozen=True):
    rule = "SW-17.3.6"


class Undamaged(Refusal, frozen=True):
    rule = "SW-17.3.6"
    craft: Piece


class CapitalNoWeaponThere(Refusal, frozen=True):
    rule = "SW-17.3.6"
    craft: Piece


# Rules


_STATION = "damage_control_station"

# The capital


def planets_held(state: State, seat: Seat) -> Iterator[At]:
    """The planets that a player owns and controls: his capital may be on any of them."""
    return (at for at in state.sectors.owned_by(seat) if _is_planet(state, at) and is_held(state, at, seat))


def _is_planet(state: State, at: At) -> bool:
    tile = state.galaxy.systems.get(at)
    return tile is not None and tile.is_planet


def _bars_seat(state: State, seat: Seat, at: At | None, asked: str) -> Bar | None:
    """Why a capital cannot be in a sector at all; None when it can."""
    if at is None or not _is_planet(state, at):
        return bar(NoSuchPlanet, asked, planet=asked)
    if not is_held(state, at, seat):
        return bar(CapitalNotHeld, asked, planet=sector_noun(state.galaxy, at))
    return None


def bars_capital(state: State, seat: Seat, at: At | None, asked: str) -> Bar | None:
    """Why a player cannot move his capital to a sector; None when he can (SW-14.2.2)."""
    if barred := _bars_seat(state, seat, at, asked):
        return barred
    assert at is not None
    capital = state.empires[seat].capital
    if at == capital:
        return bar(CapitalAlready, asked, planet=sector_noun(state.galaxy, at))
    for each in (at,) if capital is None else (capital, at):
        if not in_supply_at(state, seat, each):
            return bar(CutOff, asked, planet=sector_noun(state.galaxy, each))
    return None


def _note_capital(course: Course, seat: Seat, order: MoveCapital) -> None:
    """To be carried out when the sub-phase closes; the last order of the kind counts."""
    at = course.state.galaxy.find(order.sector)
    require(bars_capital(course.state, seat, at, order.sector))
    assert at is not None
    matter = course.state.at_hand(SubPhases)
    course.go(course.state.with_matter(replace(matter, capitals={**matter.capitals, seat: at})))


def _capital_choices(state: State, seat: Seat) -> Iterator[MoveCapital]:
    noted = state.at_hand(SubPhases).capitals.get(seat)
    for at in planets_held(state, seat):
        if at != noted and bars_capital(state, seat, at, state.galaxy.name(at)) is None:
            yield MoveCapital(state.galaxy.name(at))


def close(course: Course, seat: Seat, to: At | None) -> None:
    """The sub-phase of a player closes: his capital is moved, if he has ordered it, and it still can be."""
    if to is not None:
        barred = bars_capital(course.state, seat, to, course.named(to))
        if barred is None:
            course.go(course.state.with_empire(seat, capital=to), CapitalMoved(seat, course.named(to)))
        else:
            course.tell(CapitalStays(seat, course.named(to), barred.illegal().why))


# A new capital after a loss


def found_capital(course: Course, seat: Seat) -> None:
    """A player without a capital is asked where it will be, if he has a planet for it (SW-14.2.5)."""
    if next(planets_held(course.state, seat), None) is not None:
        course.go(course.state.with_pending(Refounding(seat)))


def found_capitals(course: Course) -> None:
    """A player who has come to a planet since he lost the capital, by himself, by a friend or by a peace, is asked."""
    for seat in course.state.living:
        if course.state.empires[seat].capital is None:
            found_capital(course, seat)


def lose_capital(course: Course, seat: Seat, conqueror: Seat) -> None:
    """An enemy has taken it: all credits are gone, half of them, rounded up, to him; its player misses the next council
    and chooses another planet (SW-14.2.3 to SW-14.2.5)."""
    state = course.state
    capital, credits = state.empires[seat].capital, state.empires[seat].credits
    assert capital is not None
    loot = (credits + 1) // 2
    state = state.with_empire(seat, credits=0, capital=None, absent=True).paid(conqueror, loot)
    course.go(state, CapitalLost(seat, conqueror, course.named(capital), loot))
    found_capital(course, seat)


class RefoundingMoment(Moment[Refounding]):
    """On any planet that he owns and controls, whether or not it is in supply (SW-D.55)."""

    matter = Refounding
    kind = "refounding"
    asks = Heading.NEW_CAPITAL

    def waiting_on(self, state: State, matter: Refounding) -> frozenset[Seat]:
        return frozenset({matter.seat})

    def choices(self, state: State, matter: Refounding, seat: Seat) -> Iterator[MoveCapital]:
        """The planet with most cities first."""
        by_cities = sorted(planets_held(state, seat), key=lambda at: -state.sectors.system(at).cities)
        return (MoveCapital(state.galaxy.name(at)) for at in by_cities)

    def go_on(self, course: Course, matter: Refounding) -> None:
        raise AssertionError("somebody is always asked")


def _refound(course: Course, seat: Seat, order: MoveCapital) -> None:
    at = course.state.galaxy.find(order.sector)
    require(_bars_seat(course.state, seat, at, order.sector))
    assert at is not None
    course.go(course.state.without_pending().with_empire(seat, capital=at), CapitalMoved(seat, course.named(at)))


RefoundingMoment.orders = {MoveCapital: _refound}
REFOUNDING = RefoundingMoment()


# Damage control


def _armoury(state: State, seat: Seat, at: At) -> str | None:
    """Where in a sector a special weapon of a player is that could be spent: on the surface, or with which craft."""
    if is_managed_surface(state, seat, at) and state.sectors.system(at).weapons:
        return SURFACE
    return next((craft for craft in state.fleets.here(seat, at) if state.fleets[craft].weapons), None)


def bars_damage_control(state: State, seat: Seat, name_of_craft: str) -> Bar | None:
    """Why no special weapon can be spent on a craft; None when one can."""
    if not state.empires[seat].knows(_STATION):
        return bar(NoStation, _STATION, technology=_STATION)
    if barred := bars_commanding(state, seat, name_of_craft):
        return barred
    craft = state.fleets[name_of_craft]
    if craft.sheet.group != "capital":
        return bar(NotAStarship, name_of_craft)
    if not craft.damage:
        return bar(Undamaged, name_of_craft, craft=name_of_craft)
    if _armoury(state, seat, craft.at) is None:
        return bar(CapitalNoWeaponThere, name_of_craft, craft=name_of_craft)
    return None


def _control_damage(course: Course, seat: Seat, order: ControlDamage) -> None:
    require(bars_damage_control(course.state, seat, order.craft))
    craft = course.state.fleets[order.craft]
    armoury = _armoury(course.state, seat, craft.at)
    assert armoury is not None
    state = with_weapons(course.state, craft.at, armoury, -1)
    fleets = state.fleets.with_craft(order.craft, damage=craft.damage - 1)
    course.go(state.changed(fleets=fleets), DamageControlled(seat, order.craft, craft.damage - 1))


def _damage_choices(state: State, seat: Seat) -> Iterator[ControlDamage]:
    if state.empires[seat].knows(_STATION):
        for craft in state.fleets.of(seat):
            if bars_damage_control(state, seat, craft) is None:
                yield ControlDamage(craft)


DAMAGE_CONTROL = Doing(
    _damage_choices, {ControlDamage: _control_damage}, ("closing",), _damage_choices, _damage_choices
)
"""As far as weapons last (SW-D.54). The closing step goes by without a question where there is no damage: the order to
move the capital may be given with the movements."""
CAPITAL = Doing(_capital_choices, {MoveCapital: _note_capital}, ("movement", "closing"))
