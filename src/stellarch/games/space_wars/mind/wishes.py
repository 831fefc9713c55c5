"""SW-25.7: what an empire would like to build, what each thing is worth to it, and what it would take.

Worth is reckoned in research points until the game ends, since these win it: a laboratory gives one a turn, a credit
buys part of one. A wish is scored by what it is worth for its price, in which a material counts as much as it is short.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from stellarch.core import Seat
from stellarch.games.space_wars.chapters.building import Build, bars_raising, cost_of
from stellarch.games.space_wars.chapters.extraction import MAKES
from stellarch.games.space_wars.chapters.shipyards import Commission
from stellarch.games.space_wars.geometry import At, distance
from stellarch.games.space_wars.mind.espionage import carrying, spies
from stellarch.games.space_wars.rules.counters import bars_craft, bars_legion
from stellarch.games.space_wars.rules.paying import materials
from stellarch.games.space_wars.state import State, Tokens, remembered
from stellarch.games.space_wars.tables.craft import CRAFT, Cost
from stellarch.games.space_wars.tables.ground import LEGIONS, RAW
from stellarch.games.space_wars.tables.structures import PRICES, STRUCTURES

if TYPE_CHECKING:
    from stellarch.games.space_wars.mind.survey import Survey

Prices = Mapping[str, float]
"""Credits that a token of each material is worth."""

_CARRIAGE = 0.4
"""What it costs to bring a token one sector further, in credits."""
_BESIDE_OTHERS, _ONE_MORE = 0.8, 0.3
"""What a token is worth more where it completes what others make, and less for each level that makes the same."""
_FOUND, _LASTS = 1.5, 6.0
"""Research points a turn that a scientific starship finds, waits and ways reckoned in; and for how many turns."""
_READY = 0.5
"""What such a starship is worth before there is anything to be found."""
_EARNED = 3.0
"""Credits a turn that a consular starship earns with the Guild of Traders."""
_OFFICER = 1.5
"""What an officer whom missions call for is worth, in research points."""
_SHARE_IN_PEACE, _SHARE_IN_WAR = 0.2, 0.6
"""Of all income, what goes into warships at most (SW-25.7)."""
_IN_PEACE, _IN_WAR = 2.0, 10.0
"""What a warship is worth, in research points, to who is neither fond nor shy of war."""
_COUNTED = 1.5
"""What a city is worth beside what it earns, a turn, where the game is won with cities."""
_AT_THE_END = 20.0
"""Who sees the end knows that a city of the last turn counts as much as one that has stood for this many."""
_FREIGHTER, _CARRIES = 4.0, 1.0
"""What a freighter is worth, and a turn to who sees to it that materials are carried."""
_SHORT, _PLENTY = 0.9, 1.0
"""To who has all materials made alike, a workshop is worth its room if its material is so dear beside the others, or
not so cheap that twice as much is made as is wanted. By measurement: where all are short, all are to be made."""
FREIGHTERS = 2
"""How many at least are for the materials alone."""
LAB_PRICE = 14.0
"""About what a research point a turn costs in credits, with its materials."""


class Wish(NamedTuple):
    score: float
    """Its worth for each credit of its price."""
    worth: float
    at: At
    order: Build | Commission
    cost: Cost

    @property
    def tokens(self) -> Tokens:
        return materials(self.cost)


def good_enough(survey: "Survey", wishes: Iterable[Wish]) -> float:
    """The score below which a wish waits, so that credits and freighters are there for the better; nothing waits with
    who has no patience."""
    return survey.nature.patience * max((wish.score for wish in wishes), default=0.0)


def priced(survey: "Survey", state: State, at: At, cost: Cost, prices: Prices) -> float:
    """All that something costs in a system, in credits: what does not lie there has to be brought."""
    carriage, total = _CARRIAGE * (1 + distance(at, survey.realm.hub)), cost.cr / survey.money.ease
    for kind, needed, lies in zip(Tokens._fields, materials(cost), state.sectors[at].tokens, strict=True):
        if needed:
            total += needed * prices[kind] + max(0, needed - lies) * carriage
    return total


def wishes_at(survey: "Survey", state: State, at: At, prices: Prices) -> Iterator[Wish]:
    """What could be raised in a system, whether or not it can be paid for today."""
    system = state.galaxy.name(at)
    for structure in _raisable(state, survey.seat, at):
        worth = _STRUCTURES[structure](survey, state, at, prices)
        if worth > 0:
            yield _wish(survey, state, worth, at, Build(system, structure), cost_of(state, at, structure), prices)
    if state.sectors.system(at).levels.shipyard:
        yield from _craft_at(survey, state, at, prices)
        yield from _arms_at(survey, state, at, prices)
    elif at == survey.works.next_yard and bars_raising(state, survey.seat, at, "shipyard") is None:
        worth = survey.forces.armament.get("shipyard", 0.0)
        yield _wish(survey, state, worth, at, Build(system, "shipyard"), cost_of(state, at, "shipyard"), prices)


def _raisable(state: State, seat: Seat, at: At) -> tuple[str, ...]:
    """What could be raised there, whether or not it is worth anything: the same whatever materials are worth."""
    others = (state.empires[seat].known,)
    known: dict[At, tuple[str, ...]] = remembered(state.sectors, f"raisable by {seat}", others, dict)
    if at not in known:
        known[at] = tuple(each for each in _STRUCTURES if bars_raising(state, seat, at, each) is None)
    return known[at]


def _craft_at(survey: "Survey", state: State, at: At, prices: Prices) -> Iterator[Wish]:
    yard = state.sectors.system(at).levels.shipyard
    for kind, worth_of in _CRAFT.items():
        sheet = CRAFT[kind]
        is_known = not sheet.tech or survey.realm.empire.knows(sheet.tech)
        if is_known and yard >= sheet.yard and bars_craft(state, survey.seat, kind) is None:
            worth = worth_of(survey, state)
            if worth > 0:
                yield _wish(survey, state, worth, at, Commission(state.galaxy.name(at), kind), sheet.cost, prices)


def _arms_at(survey: "Survey", state: State, at: At, prices: Prices) -> Iterator[Wish]:
    """What a war calls for, and a larger shipyard for it."""
    yard, system = state.sectors.system(at).levels.shipyard, state.galaxy.name(at)
    for unit, worth in survey.forces.armament.items():
        if not worth:
            continue
        if unit in STRUCTURES:
            if bars_raising(state, survey.seat, at, unit) is None:
                yield _wish(survey, state, worth, at, Build(system, unit), cost_of(state, at, unit), prices)
            continue
        sheet, bars = (CRAFT[unit], bars_craft) if unit in CRAFT else (LEGIONS[unit], bars_legion)
        is_known = not sheet.tech or survey.realm.empire.knows(sheet.tech)
        if is_known and yard >= sheet.yard and bars(state, survey.seat, unit) is None:
            yield _wish(survey, state, worth, at, Commission(system, unit), sheet.cost, prices)


def _wish(
    survey: "Survey", state: State, worth: float, at: At, order: Build | Commission, cost: Cost, prices: Prices
) -> Wish:
    return Wish(worth / max(1.0, priced(survey, state, at, cost, prices)), worth, at, order, cost)


# What structures are worth


def _lean(weight: float) -> float:
    """How far a temper tilts what is worth something by itself: by half at most."""
    return 0.5 + 0.5 * weight


def earnings(survey: "Survey") -> float:
    """Research points that a credit a turn brings until the end: it buys laboratories, the sooner the better."""
    return float(survey.turns_left**2 / (2 * LAB_PRICE))


def _laboratory(survey: "Survey", state: State, at: At, prices: Prices) -> float:
    """None where all there is will soon be known anyway."""
    if survey.nature.sees_the_end and survey.outlook.knows_enough:
        return 0.0
    return (survey.turns_left - 0.5) * _lean(survey.nature.taste.science)


def _city(survey: "Survey", state: State, at: At, prices: Prices) -> float:
    is_doubled = "business_center" in state.sectors.system(at).singles
    earned = earnings(survey) / survey.money.ease * (2 if is_doubled else 1) * _lean(survey.nature.taste.trade)
    counted = max(survey.turns_left, _AT_THE_END if survey.nature.sees_the_end else 0.0)
    return earned + (_COUNTED * counted if survey.nature.counts_cities else 0.0)


def _business_center(survey: "Survey", state: State, at: At, prices: Prices) -> float:
    return earnings(survey) / survey.money.ease * state.sectors.system(at).cities * _lean(survey.nature.taste.trade)


def _workshop(workshop: str) -> Callable[["Survey", State, At, Prices], float]:
    """What it makes is worth most where works want it beside what is made there already: nobody has to carry it."""

    def worth(survey: "Survey", state: State, at: At, prices: Prices) -> float:
        usual = sum(prices[kind] for kind in RAW) / len(RAW)
        if survey.nature.provides and prices[MAKES[workshop]] < min(_PLENTY, _SHORT * usual):
            return 0.0
        levels = state.sectors.system(at).levels
        own: int = getattr(levels, workshop)
        others = any(getattr(levels, other) for other in MAKES if other != workshop)
        here = _BESIDE_OTHERS if others and not own else -_ONE_MORE * own
        return earnings(survey) * max(0.0, prices[MAKES[workshop]] + here - PRICES.material_token / survey.money.ease)

    return worth


def _crystal_workshop(survey: "Survey", state: State, at: At, prices: Prices) -> float:
    """Crystal D goes into the largest warships, which only who arms for conquest wants."""
    return _workshop("crystal_workshop")(survey, state, at, prices) if survey.forces.armament else 0.0


def _recycling_center(survey: "Survey", state: State, at: At, prices: Prices) -> float:
    tokens = PRICES.recycling_by_city_level.get(state.sectors.system(at).levels.city, 0)
    return earnings(survey) * tokens * max(prices.values())


def _academy(survey: "Survey", state: State, at: At, prices: Prices) -> float:
    """One is enough, and only where missions call for officers, or spies would find something."""
    has_one = any("space_academy" in state.sectors.system(mine).singles for mine in survey.realm.systems)
    officer = _OFFICER * (2 if survey.nature.studies else 1)
    called = officer * min(3, len(survey.surroundings.calls)) * min(1.0, survey.turns_left / 8)
    return 0.0 if has_one else called + survey.works.spy_worth


_STRUCTURES: Mapping[str, Callable[["Survey", State, At, Prices], float]] = {
    "research_center": _laboratory,
    "city": _city,
    "orbital_city": _city,
    "business_center": _business_center,
    **{workshop: _workshop(workshop) for workshop, material in MAKES.items() if material in RAW},
    "crystal_workshop": _crystal_workshop,
    "recycling_center": _recycling_center,
    "space_academy": _academy,
}


# What craft are worth


def _freight(survey: "Survey", state: State) -> float:
    """One for every two systems between which materials are to be carried (SW-25.7), one for a spy who waits, and one
    more for who lives by trade."""
    used = carrying(state, survey.seat)
    free = sum(name not in used for name in survey.realm.of_kind("freight"))
    waiting = len(spies(state, survey.seat)) - len(used)
    if 2 * (free - survey.nature.trades) >= len(survey.realm.usable) and (waiting <= 0 or free >= FREIGHTERS + waiting):
        return 0.0
    return max(_FREIGHTER, _CARRIES * survey.turns_left) if survey.nature.provides else _FREIGHTER


def _outpost(survey: "Survey", state: State) -> float:
    """Where there is something to be had that supply does not come to, one at a time (SW-25.7)."""
    waiting = [name for name in survey.realm.of_kind("outpost") if survey.realm.craft[name].at in state.galaxy.systems]
    beyond = [prospect for prospect in survey.surroundings.frontier[:12] if not survey.realm.is_supplied(prospect.at)]
    return 0.0 if waiting or not beyond else 0.6 * survey.nature.taste.expansion * max(each.worth for each in beyond)


def _corvette(survey: "Survey", state: State) -> float:
    """Who plants flags: as long as there are planets to be had, and few to go there."""
    scouts = len(survey.realm.of_kind("corvette", "cruiser"))
    planets = sum(each.at in state.galaxy.systems and each.distance <= 4 for each in survey.surroundings.frontier)
    return survey.nature.taste.expansion * max(0, min(6, planets) - scouts)


def visits_worth(survey: "Survey") -> float:
    """What a starship finds at an anomaly while it lasts, the way there taken off."""
    return _FOUND * max(0.0, min(_LASTS, survey.turns_left - 1))


def _scientific_starship(survey: "Survey", state: State) -> float:
    """One for each anomaly or artifact that is near; who lives for science has one ready for the next."""
    starships = len(survey.realm.of_kind("scientific_starship"))
    if starships < survey.surroundings.finds:
        return visits_worth(survey)
    return _READY * visits_worth(survey) if survey.nature.studies and not starships else 0.0


def _consular_starship(survey: "Survey", state: State) -> float:
    """One for who lives by trade, where the Guild of Traders is near."""
    if not survey.nature.trades or len(survey.realm.of_kind("consular_starship")) >= min(1, survey.surroundings.guilds):
        return 0.0
    return survey.money.points_for(_EARNED * max(0.0, min(_LASTS, survey.turns_left - 1)))


def _cruiser(survey: "Survey", state: State) -> float:
    """Warships for a share of the income, more of it in war; what serves development goes first (SW-25.7). Who arms for
    conquest weighs them otherwise."""
    if survey.forces.armament:
        return 0.0
    politics = state.politics
    at_war = any(politics.are_enemies(survey.seat, other) for other in survey.rivals)
    spent = sum(
        craft.sheet.cost.cr for craft in survey.realm.craft.values() if craft.sheet.battle and craft.office is None
    )
    most = (_SHARE_IN_WAR if at_war else _SHARE_IN_PEACE) * survey.realm.income * state.turn
    return 0.0 if spent >= most else survey.nature.taste.war * (_IN_WAR if at_war else _IN_PEACE)


_CRAFT: Mapping[str, Callable[["Survey", State], float]] = {
    "freight": _freight,
    "outpost": _outpost,
    "corvette": _corvette,
    "scientific_starship": _scientific_starship,
    "consular_starship": _consular_starship,
    "cruiser": _cruiser,
    "advanced_cruiser": _cruiser,
}
