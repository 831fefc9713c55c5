"""SW-D.56: what goes overboard when there is no more room for it."""

from collections.abc import Callable, Mapping

from stellarch.core import Message, Plan, said
from stellarch.games.space_wars.chapters.losses import Jettison
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.nouns import CargoKind, Piece
from stellarch.games.space_wars.rules.cargo import contents
from stellarch.games.space_wars.state.matters import Overloaded
from stellarch.games.space_wars.tables.craft import CRAFT
from stellarch.games.space_wars.tables.ground import LEGIONS

_SLAVE = 5.0
_PEOPLE = 10.0
"""Tokens go first, then slaves, then those who fight, the weakest first."""


class GoesOverboard(Message, frozen=True):
    craft: Piece
    piece: CargoKind


def overloaded(survey: Survey) -> Plan:
    craft = survey.state.at_hand(Overloaded).craft
    pieces = list(contents(survey.state.fleets[craft]))
    piece = survey.pick([(-_worth(survey, piece), piece) for piece in pieces], craft)
    return Plan((Jettison(piece),), (said(GoesOverboard(craft, piece)),))


def _worth(survey: Survey, piece: str) -> float:
    if piece in survey.works.prices:
        return survey.works.prices[piece] / 10
    if piece in LEGIONS:
        return _PEOPLE + LEGIONS[piece].strength
    return _PEOPLE + CRAFT[piece].cost.cr if piece in CRAFT else _SLAVE


PLANNERS: Mapping[type, Callable[[Survey], Plan | None]] = {Overloaded: overloaded}
