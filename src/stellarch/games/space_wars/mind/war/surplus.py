"""SW-25.7: what piles up goes into strength: bases, guns, gates, a larger shipyard, and in war warships; from credits
that nothing else waits for, and materials that no work wants where they lie."""

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
_GUNS = ("orbital_defense_project", "planetary_shield_c", "planetary_shield_b", "planetary_shield_a")
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
    """Outposts over systems in danger, and over the capital, become orbital bases."""
    places = {*survey.forces.dangers, survey.realm.empire.capital}
    for outpost in survey.realm.of_kind("outpost"):
        at = survey.realm.craft[outpost].at
        if at in places:
            yield at, noun("craft", "orbital_base"), CRAFT["orbital_base"].cost, UpgradeBase(outpost)


def _guns(survey: Survey) -> Iterator[_Wish]:
    """Orbital defence and shields where others could land, and in the capital."""
    for at in dict.fromkeys((*survey.forces.dangers, *survey.realm.usable[:1], survey.realm.empire.capital)):
        if at is None or at not in survey.realm.usable:
            continue
        for structure in _GUNS:
            if bars_raising(survey.state, survey.seat, at, structure) is None:
                yield _raised(survey, at, structure)
                break


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
    if has_one or not survey.realm.empire.knows("capital_starship_space_jump"):
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
    """In war, the strongest that each shipyard can build; in peace a share of the income is enough (SW-25.7)."""
    is_war = any(survey.state.politics.are_enemies(survey.seat, rival) for rival in survey.rivals)
    fleet = sum(craft.sheet.battle and craft.sheet.group == "capital" for craft in survey.realm.craft.values())
    if not is_war or fleet >= _FLEET:
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
