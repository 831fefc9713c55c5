"""SW-D.56: what goes overboard when there is no more room for it."""

from collections.abc import Callable, Mapping

from stellarch.core import Plan, Text
from stellarch.games.space_wars.actions.losses import Jettison
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.rules.cargo import contents
from stellarch.games.space_wars.state.matters import Overloaded
from stellarch.games.space_wars.tables.craft import CRAFT
from stellarch.games.space_wars.tables.ground import LEGIONS
from stellarch.games.space_wars.words import cargo_name, piece_name

_OVERBOARD = Text(
    "{craft} has no more room, and {piece} is what I miss least.",
    "{craft} n'a plus de place : ce qui me manquera le moins, c'est {piece}.",
)
_SLAVE = 5.0
_PEOPLE = 10.0
"""Tokens go first, then slaves, then those who fight, the weakest first."""


def overloaded(survey: Survey) -> Plan:
    craft = survey.state.at_hand(Overloaded).craft
    pieces = list(contents(survey.state.fleets[craft]))
    piece = survey.pick([(-_worth(survey, piece), piece) for piece in pieces], craft)
    return Plan((Jettison(piece),), (_OVERBOARD.format(craft=piece_name(craft), piece=cargo_name(piece)),))


def _worth(survey: Survey, piece: str) -> float:
    if piece in survey.prices:
        return survey.prices[piece] / 10
    if piece in LEGIONS:
        return _PEOPLE + LEGIONS[piece].strength
    return _PEOPLE + CRAFT[piece].cost.cr if piece in CRAFT else _SLAVE


PLANNERS: Mapping[type, Callable[[Survey], Plan | None]] = {Overloaded: overloaded}
