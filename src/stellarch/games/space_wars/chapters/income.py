"""SW-8.1: credits from cities and from commercial agreements."""

from stellarch.core import Fact, Seat, Weight
from stellarch.games.space_wars.chapter import Course, State, SwEvent
from stellarch.games.space_wars.chapters.pledges import pay_pledges
from stellarch.games.space_wars.rules.control import open_systems
from stellarch.games.space_wars.state.sectors import System
from stellarch.games.space_wars.tables.politics import value_of

# Events


class IncomePaid(SwEvent, frozen=True):
    """The credits of a player from his cities and from agreements (SW-8.1)."""

    weight = Weight.NOTE

    seat: Seat
    cities: int
    trade: int

    @Fact
    def total(self) -> int:
        return self.cities + self.trade


# Rules


def population(state: State, seat: Seat) -> int:
    """Cities and orbital cities in managed, unblocked systems (SW-8.1.3)."""
    return sum(state.sectors.system(at).cities for at in open_systems(state, seat))


def from_cities(state: State, seat: Seat) -> int:
    """A credit for each, two in a system with a business center (SW-8.1.1)."""
    return sum(credits_of(state.sectors.system(at)) for at in open_systems(state, seat))


def credits_of(system: System) -> int:
    """What the cities of a system bring each turn (SW-8.1.1)."""
    return system.cities * (2 if "business_center" in system.singles else 1)


def from_trade(state: State, seat: Seat) -> int:
    """Own trading level times the partner's population value, for each agreement (SW-8.1.2)."""
    return sum(_agreement(state, seat, partner) for partner in state.politics.partners(seat, "commercial"))


def _agreement(state: State, seat: Seat, partner: Seat) -> int:
    """Nothing under an embargo (SW-6.4.3); 1 more for the smaller partner, where trade is free (SW-6.3.14)."""
    politics = state.politics
    if politics.is_target("embargo", seat) or politics.is_target("embargo", partner):
        return 0
    mine, theirs = population(state, seat), population(state, partner)
    bonus = int(politics.has_law("free_trade") and mine <= theirs)
    return state.empires[seat].series("trading") * value_of(theirs) + bonus


def pay_income(course: Course) -> None:
    """To all at once: populations are those at the start of the phase (SW-8.1.4)."""
    before = course.state
    for seat in before.living:
        paid = IncomePaid(seat, from_cities(before, seat), from_trade(before, seat))
        course.go(course.state.paid(seat, paid.cities + paid.trade), paid)
    pay_pledges(course)
