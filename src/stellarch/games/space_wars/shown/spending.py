"""Sensible ways to spend the credits of a turn: what each brings, what it costs, and one reason that can be counted."""

from collections.abc import Iterator, Mapping

import msgspec

from stellarch.core import Chance, Phrase, Text, said
from stellarch.games.space_wars.chapters.building import Build
from stellarch.games.space_wars.chapters.shipyards import Commission
from stellarch.games.space_wars.in_words import in_words
from stellarch.games.space_wars.mind.levels import Skill
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.temper import Temper
from stellarch.games.space_wars.mind.wishes import Wish, wishes_at
from stellarch.games.space_wars.remarks.realm import FleetCounts, Keeps, PaidFor, building
from stellarch.games.space_wars.remarks.weighed import weighed
from stellarch.games.space_wars.state.matters import Building
from stellarch.games.space_wars.tables.craft import Cost
from stellarch.games.space_wars.view import SwView, imagine

_MOST = 24


class WayWhy(Phrase):
    """What something is good for, by what is raised."""

    RESEARCH_CENTER = "research_center"
    CITY = "city"
    WORKSHOP = "workshop"
    BUSINESS_CENTER = "business_center"
    RECYCLING_CENTER = "recycling_center"
    SPACE_ACADEMY = "space_academy"
    SHIPYARD = "shipyard"
    FREIGHT = "freight"
    OUTPOST = "outpost"
    CORVETTE = "corvette"
    SCIENTIFIC_STARSHIP = "scientific_starship"
    CONSULAR_STARSHIP = "consular_starship"
    WARSHIP = "warship"


_WHY: Mapping[str, WayWhy] = {
    **{why.value: why for why in WayWhy},
    "orbital_city": WayWhy.CITY,
    "cruiser": WayWhy.WARSHIP,
    "advanced_cruiser": WayWhy.WARSHIP,
}


class Way(msgspec.Struct, frozen=True):
    order: Build | Commission
    title: Text
    brings: Text | None
    why: Text
    cost: Cost
    is_best: bool
    """Whether nothing of its kind is worth more elsewhere."""


class Spending(msgspec.Struct, frozen=True, omit_defaults=True):
    credits: int = 0
    ways: tuple[Way, ...] = ()
    """What can be paid for by itself, the best first."""


def spending(view: SwView) -> Spending:
    state = imagine(view, "shown")
    if view.you is None or not isinstance(state.stage, Building) or view.you not in state.living:
        return Spending()
    survey = Survey(state, view.you, Temper(), Skill.MASTERLY, Chance("sober"))
    best = dict[str, Wish]()
    wishes = sorted(_payable(survey), key=lambda wish: -wish.score)
    for wish in wishes:
        best.setdefault(_what(wish), wish)
    ways = [_way(view, survey, wish, is_best=best[_what(wish)] is wish) for wish in wishes[:_MOST]]
    return Spending(state.empires[view.you].credits, tuple(ways))


def _payable(survey: Survey) -> Iterator[Wish]:
    state = survey.state
    for at in survey.realm.usable:
        lying = state.sectors[at].tokens
        for wish in wishes_at(survey, state, at, survey.works.prices):
            has_materials = all(map(int.__ge__, lying, wish.tokens))
            if has_materials and wish.cost.cr <= state.empires[survey.seat].credits:
                yield wish


def _what(wish: Wish) -> str:
    return wish.order.structure if isinstance(wish.order, Build) else wish.order.unit


def _way(view: SwView, survey: Survey, wish: Wish, *, is_best: bool) -> Way:
    what = _what(wish)
    why = _WHY.get(what, WayWhy.WORKSHOP if what.endswith("workshop") else WayWhy.WARSHIP)
    first = next(building(weighed(survey.state, survey.seat, wish.order, ())))
    brings = None if isinstance(first, PaidFor | Keeps | FleetCounts) else said(first)
    return Way(wish.order, in_words(view, wish.order, ()), brings, said(why), wish.cost, is_best)
