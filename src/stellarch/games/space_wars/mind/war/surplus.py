"""SW-25.7: what piles up goes into strength: bases, guns, gates, a larger shipyard, and in war, or where credits would
only lie there, warships; from credits that nothing else waits for, and materials that no work wants where they lie."""

from collections.abc import Iterator

from stellarch.core import Message
from stellarch.core.grammar import Noun
from stellarch.games.space_wars.chapters.bases import GATE_BASES, BuildGate, UpgradeBase
from stellarch.games.space_wars.chapters.building import Build, bars_raising, cost_of
from stellarch.games.space_wars.chapters.shipyards import Commission
from stellarch.games.space_wars.geometry import At, distance
from stellarch.games.space_wars.mind.drafting import Draft
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.war import reasons
from stellarch.games.space_wars.nouns import noun
from stellarch.games.space_wars.rules.paying import materials
from stellarch.games.space_wars.state.counts import NO_TOKENS
from stellarch.games.space_wars.tables.craft import CRAFT, Cost
from stellarch.games.space_wars.tables.structures import STRUCTURES

_PILE = 25
"""Credits that are left, for what may be worth more next turn."""
_LATE = 4.0
"""In the last turns nothing new comes to use."""
_WARSHIPS = ("dreadnought", "advanced_cruiser", "stealth_starship", "cruiser")
"""The strongest first."""
_FLEET = 10
"""Warships that are enough for anybody."""
_APART = 4
"""Gates that are nearer to each other save no way."""
_GUNS = (
    "orbital_defense_project",
    "planetary_shield_c",
    "planetary_shield_b",
    "planetary_shield_a",
    "orbital_shield_generator",
)
_BASE, _INTERDICTOR, _JUMPS = "orbital_base", "jump_interdictor", "capital_starship_space_jump"
_REFINERY, _BUILDER = "fuel_refinery", "construction_starship"

Order = Build | BuildGate | Commission | UpgradeBase


def spend_surplus(survey: Survey, draft: Draft) -> Iterator[Message]:
    """One of each that can be paid for, as long as there is a pile; gives the reason."""
    if not survey.nature.fights or survey.turns_left < _LATE:
        return
    ordered: list[Noun] = []
    for at, what, cost, order in (
        *_bases(survey),
        *_guns(survey),
        *_interdictors(survey),
        *_gates(survey),
        *_refineries(survey),
        *_yards(survey),
        *_builders(survey),
        *_warships(survey),
    ):
        if _is_spare(survey, draft, at, cost) and draft.write(order):
            ordered.append(what)
    if ordered:
        yield reasons.SpendsSurplus(tuple(ordered[:3]))


def _is_spare(survey: Survey, draft: Draft, at: At, cost: Cost) -> bool:
    """Whether credits stay piled up, and the materials lie there and are wanted for nothing else."""
    if draft.state.empires[survey.seat].credits - cost.cr < _PILE:
        return False
    spare, lying = survey.works.spare.get(at, NO_TOKENS), draft.state.sectors[at].tokens
    return all(min(mine, there) >= needed for mine, there, needed in zip(spare, lying, materials(cost), strict=True))


_Wish = tuple[At, Noun, Cost, Order]


def _bases(survey: Survey) -> Iterator[_Wish]:
    """Outposts over systems in danger, and over the capital, become orbital bases; in yards that have none yet one is
    built for it."""
    for outpost in survey.realm.of_kind("outpost"):
        if becomes_base(survey, outpost):
            yield survey.realm.craft[outpost].at, noun("craft", _BASE), CRAFT[_BASE].cost, UpgradeBase(outpost)
    guarded = {survey.realm.craft[craft].at for craft in survey.realm.of_kind(*GATE_BASES)}
    for at in _bulwarks(survey) if survey.realm.empire.knows(CRAFT[_BASE].tech) else ():
        if at not in guarded and survey.state.sectors.system(at).levels.shipyard:
            order = Commission(survey.state.galaxy.name(at), "outpost")
            yield at, noun("craft", "outpost"), CRAFT["outpost"].cost, order


def becomes_base(survey: Survey, outpost: str) -> bool:
    """Whether an outpost stays where it is, to be made an orbital base."""
    knows = survey.nature.fights and survey.realm.empire.knows(CRAFT[_BASE].tech)
    return knows and survey.realm.craft[outpost].at in _bulwarks(survey)


def _bulwarks(survey: Survey) -> tuple[At, ...]:
    """What is to be defended above all: the capital, and what others could land on, in that order."""
    capital = survey.realm.empire.capital
    return tuple(at for at in dict.fromkeys((capital, *survey.forces.dangers)) if at in survey.realm.usable)


def _guns(survey: Survey) -> Iterator[_Wish]:
    """Orbital defence and shields where others could land, and in the capital."""
    for at in _bulwarks(survey):
        for structure in _GUNS:
            if bars_raising(survey.state, survey.seat, at, structure) is None:
                yield _raised(survey, at, structure)
                break


def _interdictors(survey: Survey) -> Iterator[_Wish]:
    """Over the capital, as soon as others could jump there past all that guards the way."""
    capital, empires = survey.realm.empire.capital, survey.state.empires
    is_open = any(empires[rival].knows(_JUMPS) for rival in survey.rivals)
    if capital in survey.realm.usable and is_open:
        assert capital is not None
        if bars_raising(survey.state, survey.seat, capital, _INTERDICTOR) is None:
            yield _raised(survey, capital, _INTERDICTOR)


def _gates(survey: Survey) -> Iterator[_Wish]:
    """Two gates at bases that are far apart: a way that costs nothing between them."""
    cost = STRUCTURES["artificial_gate"].cost
    if not survey.realm.empire.knows("gate_technology") or cost is None:
        return
    bases = sorted({craft.at for craft in survey.realm.craft.values() if craft.kind in GATE_BASES})
    built = [at for at in bases if survey.state.sectors[at].gate == survey.seat]
    for at in bases:
        if at not in built and all(distance(at, other) >= _APART for other in built):
            yield at, noun("structure", "artificial_gate"), cost, BuildGate(survey.state.galaxy.name(at))


def _refineries(survey: Survey) -> Iterator[_Wish]:
    """Fuel for jumps, where there is who can jump."""
    has_one = any(_REFINERY in survey.state.sectors.system(at).singles for at in survey.realm.systems)
    if has_one or not survey.realm.empire.knows(_JUMPS):
        return
    for at in survey.realm.usable:
        if bars_raising(survey.state, survey.seat, at, _REFINERY) is None:
            yield _raised(survey, at, _REFINERY)
            return


def _yards(survey: Survey) -> Iterator[_Wish]:
    """A larger shipyard, which builds more in a turn, and larger craft."""
    for at in survey.realm.usable:
        if survey.state.sectors.system(at).levels.shipyard and (
            bars_raising(survey.state, survey.seat, at, "shipyard") is None
        ):
            yield _raised(survey, at, "shipyard")


def _builders(survey: Survey) -> Iterator[_Wish]:
    """A construction starship, for who can lay mines where they are wanted."""
    knows = survey.realm.empire.knows
    if survey.realm.of_kind(_BUILDER) or not survey.forces.dangers or not (knows("mines_field") and knows(_BUILDER)):
        return
    for at in survey.realm.usable:
        if survey.state.sectors.system(at).levels.shipyard >= CRAFT[_BUILDER].yard:
            yield at, noun("craft", _BUILDER), CRAFT[_BUILDER].cost, Commission(survey.state.galaxy.name(at), _BUILDER)
            return


def _warships(survey: Survey) -> Iterator[_Wish]:
    """In war, and where credits pile up, the strongest that each shipyard can build; else a share of the income is
    enough (SW-25.7)."""
    is_war = any(survey.state.politics.are_enemies(survey.seat, rival) for rival in survey.rivals)
    fleet = sum(craft.sheet.battle and craft.sheet.group == "capital" for craft in survey.realm.craft.values())
    if not (is_war or (survey.nature.arms and survey.money.is_flush)) or fleet >= _FLEET:
        return
    for at in survey.realm.usable:
        yard = survey.state.sectors.system(at).levels.shipyard
        for kind in _WARSHIPS:
            sheet = CRAFT[kind]
            if yard >= sheet.yard and (not sheet.tech or survey.realm.empire.knows(sheet.tech)):
                yield at, noun("craft", kind), sheet.cost, Commission(survey.state.galaxy.name(at), kind)
                break


def _raised(survey: Survey, at: At, structure: str) -> _Wish:
    order = Build(survey.state.galaxy.name(at), structure)
    return at, noun("structure", structure), cost_of(survey.state, at, structure), order
