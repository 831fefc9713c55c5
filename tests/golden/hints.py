"""What bots say: a hint for who plays, why a bot played what it did, and what is to be said of an order."""

from collections.abc import Iterator
from contextlib import suppress

from stellarch.bots import Budget, Thinker, explained
from stellarch.core import Refused, Template
from tests.golden import doors
from tests.golden.playing import AnyGame, Moment, chosen
from tests.golden.sentences import Limits, Sentence

_NODES = 12
"""Few enough to be the same whether or not the search is compiled."""


def sentences(game: AnyGame, limits: Limits) -> Iterator[Sentence]:
    yield from doors.of_value("levels", game.levels)
    yield from doors.of_value("characters", game.characters)
    owed = [moment for moment in chosen(game, limits)[::2] if moment.seat in game.waiting_on(moment.state)]
    for moment in owed[: limits.searches if game.methods else None]:
        yield from _thought(moment)
    for moment in owed:
        yield from _remarked(moment)


def _thought(moment: Moment) -> Iterator[Sentence]:
    game, view, names = moment.game, moment.view, moment.names
    choices = game.legal(moment.state, moment.seat)
    thought = Thinker(budget=Budget(nodes=_NODES)).think(game, view, choices, "golden")
    yield from doors.of_value("hint", explained(game, view, thought, names, to_its_player=True))
    yield from doors.of_value("why", explained(game, view, thought, names, str(moment.action)))
    yield from doors.of_value("planned", explained(game, view, thought, names, str(moment.action), as_planned=True))


def _remarked(moment: Moment) -> Iterator[Sentence]:
    """What is to be said of what was played, beside the first thing that could have been instead."""
    game = moment.game
    others = [
        choice
        for choice in game.legal(moment.state, moment.seat)
        if not isinstance(choice, Template) and choice != moment.action
    ]
    other = others[moment.number % len(others)] if others else None
    with suppress(Refused):  # in a deal of what is hidden that this seat imagines
        yield from doors.of_value("remarks", game.remarks(moment.view, moment.action, other, moment.names))
