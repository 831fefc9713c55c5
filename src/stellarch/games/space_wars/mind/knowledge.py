"""SW-25.6: what a technology is worth for what it does, beside what it counts; in research points, as in `wishes`."""

from collections.abc import Callable, Mapping

from stellarch.games.space_wars.chapters.income import population
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.wishes import earnings, visits_worth
from stellarch.games.space_wars.tables.ground import RAW
from stellarch.games.space_wars.tables.politics import value_of
from stellarch.games.space_wars.tables.structures import PRICES
from stellarch.games.space_wars.tables.technologies import TECHNOLOGIES, Technology

Worth = Callable[[Survey, Technology], float]

_CONQUEST = 4.0
"""Where a game is won by conquest, what serves war is worth this many times as much."""
_HALF = 0.5
"""What has to be built first, and paid for, is worth half of what it brings."""


def worth_of(survey: Survey, technology: Technology) -> float:
    """What a technology would bring until the end of the game; nothing where a better one of its series is known."""
    worth = _SINGLES.get(technology.id) or _SERIES.get(technology.series or "")
    if worth is None or (technology.series and survey.realm.empire.series(technology.series) == _value(technology)):
        return 0.0
    return worth(survey, technology)


def _value(technology: Technology) -> int:
    return technology.value or 0


def _rise(survey: Survey, technology: Technology) -> int:
    """By how much a technology betters what is known of its series."""
    assert technology.series
    return max(0, _value(technology) - survey.realm.empire.series(technology.series))


# Series


def _buildings(survey: Survey, technology: Technology) -> float:
    """Another level of laboratories in every system that is large enough."""
    limits = (survey.state.galaxy.systems[at].limits.max_level for at in survey.realm.usable)
    roomy = sum(limit >= _value(technology) for limit in limits)
    return _HALF * survey.turns_left * roomy * min(1, _rise(survey, technology))


def _trading(survey: Survey, technology: Technology) -> float:
    """What partners in trade are worth, for each level (SW-8.1.2)."""
    partners = survey.state.politics.partners(survey.seat, "commercial")
    each = sum(value_of(population(survey.state, partner)) for partner in partners)
    return earnings(survey) * _rise(survey, technology) * each


def _movement_range(survey: Survey, technology: Technology) -> float:
    """Systems that supply would come to."""
    beyond = [each for each in survey.surroundings.frontier if each.at in survey.state.galaxy.systems]
    unsupplied = sum(not survey.realm.is_supplied(each.at) and each.distance <= 4 for each in beyond)
    return (
        survey.nature.taste.expansion * min(4, unsupplied) * min(1, _rise(survey, technology)) * survey.turns_left / 6
    )


def _terraforming(count: Callable[[Survey, At], int], share: float) -> Worth:
    """Planets with more room than is printed on them."""

    def worth(survey: Survey, technology: Technology) -> float:
        tiles = survey.state.galaxy.systems
        roomy = [
            at for at in survey.realm.usable if tiles[at].is_planet and count(survey, at) < tiles[at].limits.max_level
        ]
        return share * earnings(survey) * len(roomy) * min(1, _rise(survey, technology))

    return worth


_SERIES: Mapping[str, Worth] = {
    "buildings": _buildings,
    "trading": _trading,
    "movement_range": _movement_range,
    "terraforming_c": _terraforming(lambda survey, at: survey.state.galaxy.systems[at].cities, 0.4),
    "terraforming_w": _terraforming(lambda survey, at: survey.state.galaxy.systems[at].workshops, 0.4),
}


# What stands alone


def _radiation_gear(survey: Survey, technology: Technology) -> float:
    """Laboratories on the stars that one has, or could soon have (SW-16.1.6)."""
    tiles = survey.state.galaxy.systems
    mine = sum(tiles[at].is_star for at in survey.realm.systems)
    near = sum(
        each.at in tiles and tiles[each.at].is_star and each.distance <= 2 for each in survey.surroundings.frontier
    )
    return survey.turns_left * (_HALF * mine + 0.2 * min(3, near))


def _proficiency(survey: Survey, technology: Technology) -> float:
    """As many tokens again, for two credits instead of one (SW-8.2.3)."""
    made = zip(survey.realm.production._fields, survey.realm.production, strict=True)
    gained = sum(count * max(0.0, survey.works.prices[kind] - 2) for kind, count in made if kind in RAW)
    return earnings(survey) * gained


def _business_center(survey: Survey, technology: Technology) -> float:
    cities = max((survey.state.sectors.system(at).cities for at in survey.realm.usable), default=0)
    return _HALF * earnings(survey) * cities


def _recycling(survey: Survey, technology: Technology) -> float:
    levels = (survey.state.sectors.system(at).levels.city for at in survey.realm.usable)
    tokens = sum(PRICES.recycling_by_city_level.get(level, 0) for level in levels)
    return _HALF * earnings(survey) * tokens * max(survey.works.prices[material] for material in RAW)


def _conversion(survey: Survey, technology: Technology) -> float:
    natives = sum(survey.state.sectors.system(at).natives for at in survey.realm.managed)
    return 0.3 * earnings(survey) * natives


def _scientific_starship(survey: Survey, technology: Technology) -> float:
    """Who lives for science is ready for what is yet to be found."""
    finds = survey.surroundings.finds + survey.nature.studies
    return _HALF * min(2, finds) * visits_worth(survey) * survey.nature.taste.science


def _academy(survey: Survey, technology: Technology) -> float:
    """Officers for missions, and spies."""
    return _fondness("honour", 0.5)(survey, technology) + _HALF * survey.works.spy_worth


def _fondness(weight: str, worth: float) -> Worth:
    """What is of use to who cares for it, the sooner the more."""

    def fond(survey: Survey, technology: Technology) -> float:
        fondness: float = getattr(survey.nature.taste, weight)
        conquers = _CONQUEST if weight == "war" and survey.nature.arms else 1.0
        return conquers * worth * fondness * min(1.0, survey.turns_left / 10)

    return fond


def _pods(survey: Survey, technology: Technology) -> float:
    """Only who arms for conquest has decks for them."""
    return _fondness("war", 1.0)(survey, technology) if survey.nature.arms else 0.0


_SINGLES: Mapping[str, Worth] = {
    "boarding_pod": _pods,
    "personal_radiation_gear": _radiation_gear,
    "high_proficiency_workshop": _proficiency,
    "business_center": _business_center,
    "recycling_center": _recycling,
    "native_slave_conversion": _conversion,
    "space_scanner": _fondness("expansion", 1.0),
    "scientific_starship": _scientific_starship,
    "star_gates_navigation": _fondness("expansion", 1.0),
    "advanced_propulsion": _fondness("expansion", 2.0),
    "orbital_city": _fondness("trade", 2.0),
    "space_academy": _academy,
    **{
        technology.id: _fondness("war", 0.5)
        for technology in TECHNOLOGIES.values()
        if technology.branch in ("ship_attack", "ship_defense", "ground_force")
    },
    **{
        technology: _fondness("war", worth)
        for technology, worth in (
            ("capital_shield_1", 1.0),
            ("advanced_cruiser", 1.5),
            ("huge_starships", 1.0),
            ("planet_scanner_a", 0.7),
            ("orbital_base", 0.3),
            ("mines_field", 0.3),
            ("orbital_defense_project", 0.3),
            ("planetary_shield_a", 0.3),
        )
    },
}
