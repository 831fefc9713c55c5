"""Before the first turn: whether to ask for a new deal, and the technologies to start with (SW-D.1, SW-D.2)."""

from collections.abc import Callable, Mapping

from stellarch.core import Message, Phrase, Plan, said
from stellarch.games.space_wars.chapters.opening import AcceptDeal, ChooseTechnologies, Redeal
from stellarch.games.space_wars.galaxy import shortfall
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.nouns import Technology
from stellarch.games.space_wars.state.matters import Choosing, Redealing

_POOR = 3
"""A home that lacks so much capacity around it is worth another deal."""


class DealWhy(Phrase):
    GOOD_ENOUGH = 1
    TOO_POOR = 2


class FirstTechnologiesWhy(Message, frozen=True):
    technologies: tuple[Technology, ...]


def redealing(survey: Survey) -> Plan:
    if shortfall(survey.state.galaxy, survey.seat) >= _POOR:
        return Plan((Redeal(),), (said(DealWhy.TOO_POOR),))
    return Plan((AcceptDeal(),), (said(DealWhy.GOOD_ENOUGH),))


def choosing(survey: Survey) -> Plan:
    """Level 3 buildings carry an economy; what else, temper says."""
    temper = survey.nature.taste
    third = survey.pick(
        [
            (3.0, "level_3_buildings"),
            (0.8 * temper.trade, "trading_ability_3"),
            (0.7 * temper.expansion, "movement_range_3"),
        ],
        "level 3",
    )
    second = {
        "trading_ability_2": 1.2 + temper.trade if third != "trading_ability_3" else 0.0,
        "movement_range_2": 1.0 + temper.expansion if third != "movement_range_3" else 0.0,
        "level_2_buildings": 3.0 if third != "level_3_buildings" else 0.0,
        "personal_radiation_gear": 0.6 + 0.3 * temper.expansion,
        "terraforming_c_1": 0.6 + 0.3 * temper.trade,
        "scientific_starship": 0.2 + 0.3 * temper.science,
    }
    one = survey.pick([(score, technology) for technology, score in second.items()], "level 2")
    two = survey.pick([(score, technology) for technology, score in second.items() if technology != one], "and another")
    return Plan((ChooseTechnologies(third, (one, two)),), (said(FirstTechnologiesWhy((third, one, two))),))


PLANNERS: Mapping[type, Callable[[Survey], Plan | None]] = {Redealing: redealing, Choosing: choosing}
