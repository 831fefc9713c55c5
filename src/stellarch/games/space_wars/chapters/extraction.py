"""SW-8.2: workshops, refineries and recycling centers."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from stellarch.core import Message, Refusal, Seat, Weight
from stellarch.games.space_wars.chapter import Bar, Course, Order, Secret, State, SwEvent, bar, require
from stellarch.games.space_wars.chapters.general import End
from stellarch.games.space_wars.chapters.income import pay_income
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Anything, Place, Resource, Structure, noun, sector_noun
from stellarch.games.space_wars.rules.control import is_blocked, manager, open_systems
from stellarch.games.space_wars.rules.headings import Heading
from stellarch.games.space_wars.rules.moments import Together
from stellarch.games.space_wars.state import Levels, Tokens
from stellarch.games.space_wars.state.matters import Extracting
from stellarch.games.space_wars.tables.ground import RAW
from stellarch.games.space_wars.tables.structures import PRICES

if TYPE_CHECKING:
    from stellarch.games.space_wars.view import SwView

# Orders


class OrderExtract(Message, frozen=True):
    system: Place
    resource: Resource
    tokens: int
    slaves: int


class Extract(Secret, frozen=True):
    """Have a workshop make this many tokens, this many slaves saving a credit each (SW-D.16)."""

    word = "extract"
    in_forms = True

    system: Place
    workshop: Structure
    tokens: int
    slaves: int = 0

    def in_words(self, view: "SwView") -> OrderExtract:
        return OrderExtract(self.system, MAKES[self.workshop], self.tokens, self.slaves)


class Refine(Secret, frozen=True):
    """Turn one crystal D into fuel (SW-D.17)."""

    word = "refine"
    in_forms = True

    system: Place


class Recycle(Secret, frozen=True):
    """Take one raw material from a recycling center (SW-D.18)."""

    word = "recycle"
    in_forms = True

    system: Place
    material: Resource


# Events


class Extracted(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    at: Place
    resource: Resource
    tokens: int
    cost: int
    slaves: int = 0


class Refined(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    at: Place
    cost: int


class Recycled(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    at: Place
    resource: Resource


# Refusals


class EconomyNoSuchSystem(Refusal, frozen=True):
    rule = "SW-8.2.1"
    system: Anything


class EconomyNotManaged(Refusal, frozen=True):
    rule = "SW-8.2.1"
    system: Anything


class EconomyBlocked(Refusal, frozen=True):
    rule = "SW-1.4.10"
    system: Anything


class NoSuchWorkshop(Refusal, frozen=True):
    rule = "SW-8.2.1"
    workshop: Anything


class NoLevelLeft(Refusal, frozen=True):
    rule = "SW-8.2.1"
    workshop: Anything
    system: Anything
    left: int
    tokens: int


class SlavesMissing(Refusal, frozen=True):
    rule = "SW-8.2.4"
    system: Anything
    left: int
    slaves: int


class SlavesInVain(Refusal, frozen=True):
    rule = "SW-8.2.4"
    slaves: int
    cost: int


class EconomySlaveryBanned(Refusal, frozen=True):
    rule = "SW-6.3.9"


class EconomyCreditsMissing(Refusal, frozen=True):
    rule = "SW-8.2.1"
    cost: int
    credits: int


class NoRefinery(Refusal, frozen=True):
    rule = "SW-8.2.5"
    system: Anything


class RefinedAlready(Refusal, frozen=True):
    rule = "SW-8.2.5"
    system: Anything


class NoCrystal(Refusal, frozen=True):
    rule = "SW-8.2.5"
    system: Anything


class NothingToRecycle(Refusal, frozen=True):
    rule = "SW-8.2.6"
    system: Anything


class EconomyNotRaw(Refusal, frozen=True):
    rule = "SW-8.2.6"


# Rules


MAKES = {
    "mechanical_workshop": "mechanical",
    "electronic_workshop": "electronic",
    "chemical_workshop": "chemical",
    "crystal_workshop": "crystal_d",
}
"""The resource that each workshop makes."""


class ExtractionPhase(Together[Extracting]):
    """Income for all, then everybody extracts, refines and recycles (SW-4.3.4)."""

    name = "income_extraction"
    matter = Extracting
    kind = "extraction"
    costs_credits = True
    asks = Heading.EXTRACT

    def enter(self, course: Course) -> None:
        pay_income(course)
        course.go(course.state.with_stage(Extracting()))

    def choices(self, state: State, matter: Extracting, seat: Seat) -> Iterator[Order]:
        draft = self.draft(state, seat)
        for at in open_systems(draft, seat):
            yield from _choices_at(draft, seat, at)
        yield End()

    def usual(self, draft: State, seat: Seat) -> Order | None:
        """All that credits last for, the scarcest material first and crystal last; then the rest (SW-D.16 to D.18)."""
        return next(_usual(draft, seat), None) if draft.empires[seat].standing.extracts else None


def _choices_at(state: State, seat: Seat, at: At) -> Iterator[Order]:
    """What a system may give: any number of tokens, without slaves or with as many as help."""
    system, where = state.sectors.system(at), state.galaxy.name(at)
    idle = idle_slaves(state, at)
    for workshop in MAKES:
        for tokens in range(1, tokens_left(state, seat, at, workshop) + 1):
            helping = min(idle, _price(state, at, workshop, tokens))
            orders = [Extract(where, workshop, tokens, slaves) for slaves in dict.fromkeys((0, helping))]
            yield from (order for order in orders if bars_extract(state, seat, order) is None)
    if "fuel_refinery" in system.singles and bars_refine(state, seat, Refine(where)) is None:
        yield Refine(where)
    if recyclings_left(state, at):
        yield from (Recycle(where, material) for material in RAW)


def stock(state: State, seat: Seat) -> Tokens:
    """All resources that lie in a player's systems."""
    lying = [state.sectors[at].tokens for at in open_systems(state, seat)]
    return Tokens(*map(sum, zip(*lying, strict=True))) if lying else Tokens()


def _usual(state: State, seat: Seat) -> Iterator[Order]:
    """What is done for a player who leaves it to the software, the next thing first."""
    stored = stock(state, seat)
    systems = open_systems(state, seat)
    scarcest = sorted(MAKES, key=lambda workshop: (workshop == "crystal_workshop", getattr(stored, MAKES[workshop])))
    for workshop in scarcest:
        for at in systems:
            order = Extract(state.galaxy.name(at), workshop, 1)
            if bars_extract(state, seat, order) is None:
                yield order
    for at in systems:
        refine = Refine(state.galaxy.name(at))
        is_cheap = state.empires[seat].credits >= 3 * state.empires[seat].series("refining")
        if is_cheap and bars_refine(state, seat, refine) is None:
            yield refine
    for at in systems:
        if recyclings_left(state, at):
            yield Recycle(state.galaxy.name(at), min(RAW, key=lambda material: getattr(stored, material)))


# Where


def _bars_site(state: State, seat: Seat, asked: str) -> Bar | None:
    """Why a player gets nothing from a system; None when he does."""
    at = state.galaxy.find(asked)
    if at is None or at not in state.galaxy.systems:
        return bar(EconomyNoSuchSystem, asked, system=asked)
    if manager(state, at) != seat:
        return bar(EconomyNotManaged, asked, system=sector_noun(state.galaxy, at))
    if is_blocked(state, at):
        return bar(EconomyBlocked, asked, system=sector_noun(state.galaxy, at))
    return None


def _site(state: State, asked: str) -> At:
    """The system of an order that was not barred."""
    at = state.galaxy.find(asked)
    assert at is not None, asked
    return at


# Workshops


def _most(state: State, seat: Seat, at: At, workshop: str) -> int:
    """Tokens a workshop can make in a turn: one a level, two with high proficiency, but of crystal (SW-8.2.3)."""
    level: int = getattr(state.sectors.system(at).levels, workshop)
    is_proficient = state.empires[seat].knows("high_proficiency_workshop") and workshop != "crystal_workshop"
    return level * (2 if is_proficient else 1)


def _made(state: State, at: At, workshop: str) -> int:
    made: int = getattr(state.at_hand(Extracting).made.get(at, Levels()), workshop)
    return made


def tokens_left(state: State, seat: Seat, at: At, workshop: str) -> int:
    return _most(state, seat, at, workshop) - _made(state, at, workshop)


def _total_price(state: State, at: At, workshop: str, tokens: int) -> int:
    """Credits for this many tokens in a turn, each level making one as long as there are levels."""
    if workshop == "crystal_workshop":
        return PRICES.crystal_token * tokens
    level: int = getattr(state.sectors.system(at).levels, workshop)
    pairs = max(0, tokens - level)
    return PRICES.high_proficiency_pair * pairs + PRICES.material_token * (tokens - 2 * pairs)


def _price(state: State, at: At, workshop: str, tokens: int) -> int:
    """What this many tokens more cost, before slaves."""
    made = _made(state, at, workshop)
    return _total_price(state, at, workshop, made + tokens) - _total_price(state, at, workshop, made)


def idle_slaves(state: State, at: At) -> int:
    """Slaves of a system that have saved nothing this turn; under the ban they cannot (SW-6.3.9)."""
    system = state.sectors.system(at)
    return 0 if state.politics.has_law("ban_slavery") else system.slaves - system.slaves_used


def bars_extract(state: State, seat: Seat, order: Extract) -> Bar | None:
    """Why a workshop cannot make this many tokens with this many slaves; None when it can (SW-8.2.1 to SW-8.2.4)."""
    if barred := _bars_site(state, seat, order.system):
        return barred
    at = _site(state, order.system)
    if order.workshop not in MAKES:
        return bar(NoSuchWorkshop, order.workshop, workshop=order.workshop)
    left = tokens_left(state, seat, at, order.workshop)
    if not 1 <= order.tokens <= left:
        facts = {"system": sector_noun(state.galaxy, at), "workshop": noun("structure", order.workshop)}
        return bar(NoLevelLeft, order.system, **facts, left=left, tokens=order.tokens)
    price, credits = _price(state, at, order.workshop, order.tokens), state.empires[seat].credits
    if order.slaves and (barred := _bars_slaves(state, at, order, price)):
        return barred
    cost = price - PRICES.slave_saving * order.slaves
    return bar(EconomyCreditsMissing, cost=cost, credits=credits) if cost > credits else None


def _bars_slaves(state: State, at: At, order: Extract, price: int) -> Bar | None:
    idle = idle_slaves(state, at)
    if state.politics.has_law("ban_slavery"):
        return bar(EconomySlaveryBanned, order.system)
    if not 0 <= order.slaves <= idle:
        facts = {"system": sector_noun(state.galaxy, at), "left": idle, "slaves": order.slaves}
        return bar(SlavesMissing, order.system, **facts)
    if PRICES.slave_saving * order.slaves > price:
        return bar(SlavesInVain, order.system, slaves=order.slaves, cost=price)
    return None


def _extract(course: Course, seat: Seat, order: Extract) -> None:
    require(bars_extract(course.state, seat, order))
    state = course.state
    at, matter = _site(state, order.system), state.at_hand(Extracting)
    cost = _price(state, at, order.workshop, order.tokens) - PRICES.slave_saving * order.slaves
    before = matter.made.get(at, Levels())
    made = before._replace(**{order.workshop: getattr(before, order.workshop) + order.tokens})
    sectors = state.sectors.with_tokens_added(at, Tokens(**{MAKES[order.workshop]: order.tokens}))
    if order.slaves:
        sectors = sectors.with_system(at, slaves_used=sectors.system(at).slaves_used + order.slaves)
    state = state.changed(sectors=sectors).paid(seat, -cost)
    told = Extracted(seat, course.named(at), MAKES[order.workshop], order.tokens, cost, order.slaves)
    course.go(state.with_matter(replace(matter, made={**matter.made, at: made})), told)


# Refineries and recycling centers


def bars_refine(state: State, seat: Seat, order: Refine) -> Bar | None:
    """Each refinery turns one crystal D of its sector into fuel (SW-8.2.5)."""
    if barred := _bars_site(state, seat, order.system):
        return barred
    at = _site(state, order.system)
    system = sector_noun(state.galaxy, at)
    if "fuel_refinery" not in state.sectors.system(at).singles:
        return bar(NoRefinery, order.system, system=system)
    if at in state.at_hand(Extracting).refined:
        return bar(RefinedAlready, order.system, system=system)
    if not state.sectors[at].tokens.crystal_d:
        return bar(NoCrystal, order.system, system=system)
    cost, credits = state.empires[seat].series("refining"), state.empires[seat].credits
    return bar(EconomyCreditsMissing, cost=cost, credits=credits) if cost > credits else None


def _refine(course: Course, seat: Seat, order: Refine) -> None:
    require(bars_refine(course.state, seat, order))
    state = course.state
    at, matter, cost = _site(state, order.system), state.at_hand(Extracting), state.empires[seat].series("refining")
    sectors = state.sectors.with_tokens_taken(at, Tokens(crystal_d=1)).with_tokens_added(at, Tokens(fuel=1))
    state = state.changed(sectors=sectors).paid(seat, -cost)
    course.go(state.with_matter(replace(matter, refined=matter.refined | {at})), Refined(seat, course.named(at), cost))


def recyclings_left(state: State, at: At) -> int:
    """How many raw materials a recycling center still gives this turn; orbital cities do not count (SW-8.2.6)."""
    system = state.sectors.system(at)
    if "recycling_center" not in system.singles:
        return 0
    most = PRICES.recycling_by_city_level.get(system.levels.city, 0)
    return most - state.at_hand(Extracting).recycled.get(at, 0)


def _bars_recycle(state: State, seat: Seat, order: Recycle) -> Bar | None:
    if barred := _bars_site(state, seat, order.system):
        return barred
    at = _site(state, order.system)
    if not recyclings_left(state, at):
        return bar(NothingToRecycle, order.system, system=sector_noun(state.galaxy, at))
    return None if order.material in RAW else bar(EconomyNotRaw, order.material)


def _recycle(course: Course, seat: Seat, order: Recycle) -> None:
    require(_bars_recycle(course.state, seat, order))
    state = course.state
    at, matter = _site(state, order.system), state.at_hand(Extracting)
    recycled = {**matter.recycled, at: matter.recycled.get(at, 0) + 1}
    sectors = state.sectors.with_tokens_added(at, Tokens(**{order.material: 1}))
    state = state.changed(sectors=sectors).with_matter(replace(matter, recycled=recycled))
    course.go(state, Recycled(seat, course.named(at), order.material))


ExtractionPhase.orders = {Extract: _extract, Refine: _refine, Recycle: _recycle}
EXTRACTION = ExtractionPhase()
