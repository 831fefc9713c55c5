"""SW-25.5, SW-5.3.22: freighters trade with the Guild where they meet it."""

from stellarch.core import Message
from stellarch.core.grammar import Counted
from stellarch.games.space_wars.chapters.losses import capacity
from stellarch.games.space_wars.chapters.visits import Trade
from stellarch.games.space_wars.mind.line import Line
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.survey.works import RESERVE
from stellarch.games.space_wars.nouns import cargo
from stellarch.games.space_wars.tables.ground import RESOURCES

_GUILD = "gilda_of_traders"
_DEAR, _CHEAP = 1.2, 0.7
"""What is worth so much of the Guild's price to oneself is bought, or sold."""
_LOT = 3
"""Tokens of a kind that are bought at once."""


def trade(line: Line, survey: Survey, freight: str) -> None:
    """Sell what is worth less at home, buy what works wait for."""
    if line.state.happenings.is_at(_GUILD, line.state.fleets[freight].at):
        for kind in RESOURCES:
            _sell(line, survey, freight, kind)
        for kind in sorted(RESOURCES, key=lambda kind: -survey.works.prices[kind]):
            _buy(line, survey, freight, kind)


def _sell(line: Line, survey: Survey, freight: str, kind: str) -> None:
    count = getattr(line.state.fleets[freight].tokens, kind)
    is_cheap = survey.works.prices[kind] < _CHEAP * RESOURCES[kind].gilda_price
    if count and is_cheap and line.add(Trade(freight, kind, -count)):
        line.because(SellsToGuild(*cargo({kind: count})), 1.5)


def _buy(line: Line, survey: Survey, freight: str, kind: str) -> None:
    price, craft = RESOURCES[kind].gilda_price, line.state.fleets[freight]
    affordable = (line.state.empires[survey.seat].credits - 2 * RESERVE) // price
    count = min(capacity(craft) - craft.load, affordable, _LOT)
    if count > 0 and survey.works.prices[kind] > _DEAR * price and line.add(Trade(freight, kind, count)):
        line.because(BuysOfGuild(*cargo({kind: count})), 1.5)


class SellsToGuild(Message, frozen=True):
    goods: Counted


class BuysOfGuild(Message, frozen=True):
    goods: Counted
