"""SW-2.3.7, SW-3.1.5: what is decided before the first turn: a new deal, perhaps, and the first technologies."""

from collections.abc import Iterator

from msgspec.structs import replace

from stellarch.core import Fact, Pick, Refusal, Seat, Several, Template, said
from stellarch.games.space_wars.chapter import Bar, Course, GameEvent, Order, Secret, State, bar, require
from stellarch.games.space_wars.galaxy import Galaxy, deal, repaired, wronged
from stellarch.games.space_wars.geometry import coordinates
from stellarch.games.space_wars.layout import with_galaxy
from stellarch.games.space_wars.nouns import Anything, Technology, noun
from stellarch.games.space_wars.rules.headings import Heading
from stellarch.games.space_wars.rules.labels import OrderLabel
from stellarch.games.space_wars.rules.moments import Phase, Together
from stellarch.games.space_wars.state.matters import Choosing, Redealing
from stellarch.games.space_wars.tables.game import INITIAL
from stellarch.games.space_wars.tables.technologies import TECHNOLOGIES
from stellarch.games.space_wars.tables.tiles import FAIR_DEAL

# Orders


class Redeal(Order, frozen=True):
    """Ask for a new deal, one's home being poor (SW-2.3.7)."""

    word = "redeal"


class AcceptDeal(Order, frozen=True):
    word = "accept_deal"


class ChooseTechnologies(Secret, frozen=True):
    """The technologies one starts with: one of level 3 and two of level 2 (SW-3.1.5)."""

    word = "choose_technologies"

    level3: Technology
    level2: tuple[Technology, ...]

    @Fact
    def technologies(self) -> tuple[Technology, ...]:
        return (self.level3, *self.level2)


# Events


class GalaxyDealt(GameEvent, frozen=True):
    """The tiles are laid out; `deals` counts the times (SW-2.3)."""

    reveals = True

    homes: tuple[str, ...]
    """Where each seat's home lies, by ring and place."""
    deals: int
    repaired: bool = False


class NewDealAsked(GameEvent, frozen=True):
    seat: Seat


class DealAccepted(GameEvent, frozen=True):
    seat: Seat


class TechnologiesRevealed(GameEvent, frozen=True):
    """What a player starts with, shown when all have chosen (SW-3.1.5)."""

    reveals = True

    seat: Seat
    technologies: tuple[Technology, ...]


# Refusals


class SetupNoSuchTechnology(Refusal, frozen=True):
    rule = "SW-3.1.5"
    technology: Anything


class WrongLevel(Refusal, frozen=True):
    rule = "SW-3.1.5"
    technology: Anything
    level: int


class NotTwo(Refusal, frozen=True):
    rule = "SW-3.1.5"


# Rules


USUAL_CHOICE = ChooseTechnologies("level_3_buildings", ("trading_ability_2", "movement_range_2"))
"""What is chosen for a player who does not choose (SW-D.2)."""


class RedealingPhase(Phase[Redealing]):
    """A home with too little around it: the map is mended, or its player may ask for a new deal (SW-2.3.6)."""

    name = "redeal"
    matter = Redealing
    kind = "redealing"
    asks = Heading.REDEAL

    def enter(self, course: Course) -> None:
        state = course.state
        if state.options.redeal == "repair":
            _repair(course, deals=1)
            return
        course.tell(GalaxyDealt(_places(state.galaxy), deals=1))
        if state.options.redeal == "ask":
            course.go(state.with_stage(Redealing(_asked(state))))

    def waiting_on(self, state: State, matter: Redealing) -> frozenset[Seat]:
        return frozenset(matter.left[:1])

    def choices(self, state: State, matter: Redealing, seat: Seat) -> tuple[Order, ...]:
        return AcceptDeal(), Redeal()


def _places(galaxy: Galaxy) -> tuple[str, ...]:
    return tuple(map(coordinates, galaxy.homes))


def _asked(state: State) -> tuple[Seat, ...]:
    poor = wronged(state.galaxy)
    return tuple(seat for seat in state.seat_order if seat in poor)


def _accept(course: Course, seat: Seat, order: AcceptDeal) -> None:
    matter = course.state.at_hand(Redealing)
    course.go(course.state.with_stage(replace(matter, left=matter.left[1:])), DealAccepted(seat))


def _redeal(course: Course, seat: Seat, order: Redeal) -> None:
    """A new deal; after the third one the map is mended, and that is final (SW-2.3.8)."""
    deals = course.state.at_hand(Redealing).deals
    course.tell(NewDealAsked(seat))
    if deals == FAIR_DEAL.max_random_deals:
        course.go(course.state.with_stage(None))
        _repair(course, deals)
        return
    chance, map_name = course.state.chance, course.state.options.map_for(len(course.state.seats))
    assert map_name is not None
    galaxy = deal(map_name, len(course.state.seats), chance.fork("deal", deals + 1))
    state = with_galaxy(course.state, galaxy)
    course.go(state.with_stage(Redealing(_asked(state), deals + 1)), GalaxyDealt(_places(galaxy), deals + 1))


def _repair(course: Course, deals: int) -> None:
    state = course.state
    mended = repaired(state.galaxy, state.chance.fork("repair"))
    has_changed = mended != state.galaxy
    course.go(with_galaxy(state, mended), GalaxyDealt(_places(mended), deals, repaired=has_changed))


class ChoosingPhase(Together[Choosing]):
    """Everybody secretly chooses the technologies to start with; all are revealed together (SW-3.1.5)."""

    name = "technologies"
    matter = Choosing
    kind = "choosing"
    has_form = False
    asks = Heading.FIRST_TECHNOLOGIES

    def enter(self, course: Course) -> None:
        course.go(course.state.with_stage(Choosing()))

    def choices(self, state: State, matter: Choosing, seat: Seat) -> Iterator[Order | Template]:
        yield USUAL_CHOICE
        label = said(OrderLabel.CHOOSE_TECHNOLOGIES)
        count = INITIAL.level2_technologies
        yield Template(
            "choose_technologies", label, {"level3": Pick(_of_level(3)), "level2": Several(_of_level(2), count, count)}
        )


def _of_level(level: int) -> tuple[str, ...]:
    return tuple(technology.id for technology in TECHNOLOGIES.values() if technology.level == level)


def _bars_choosing(order: ChooseTechnologies) -> Bar | None:
    """Any technology of the right level may be chosen (SW-3.1.6)."""
    for technology, level in ((order.level3, 3), *((technology, 2) for technology in order.level2)):
        if technology not in TECHNOLOGIES:
            return bar(SetupNoSuchTechnology, technology, technology=technology)
        if TECHNOLOGIES[technology].level != level:
            facts = {"technology": noun("technology", technology), "level": TECHNOLOGIES[technology].level}
            return bar(WrongLevel, technology, **facts)
    if len(set(order.level2)) != INITIAL.level2_technologies or len(order.level2) != INITIAL.level2_technologies:
        return bar(NotTwo, *order.level2)
    return None


def _choose(course: Course, seat: Seat, order: ChooseTechnologies) -> None:
    require(_bars_choosing(order))
    chosen = (order.level3, *order.level2)
    course.go(course.state.with_empire(seat, known=frozenset(chosen)), TechnologiesRevealed(seat, chosen))


RedealingPhase.orders = {AcceptDeal: _accept, Redeal: _redeal}
ChoosingPhase.orders = {ChooseTechnologies: _choose}
REDEALING = RedealingPhase()
CHOOSING = ChoosingPhase()
