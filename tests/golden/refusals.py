"""Why orders are refused: what was played elsewhere, by others, or filled in by chance, tried where it cannot be."""

from collections.abc import Iterator
from contextlib import suppress

from stellarch.core import Action, BadNotation, Chance, Refused, Seat, Template, known_rules, require_players
from tests.golden import doors
from tests.golden.playing import AnyGame, Moment, chosen, form, moments
from tests.golden.sentences import Limits, Sentence


def sentences(game: AnyGame, limits: Limits) -> Iterator[Sentence]:
    yield from _options(game)
    pool = list({form(moment.action): moment.action for moment in moments(game, limits)}.values())
    for number, moment in enumerate(chosen(game, limits)[::2]):
        chance = Chance(f"golden {number}")
        tried = [*chance.shuffled(pool, "tried")[: limits.tries], *_filled(moment, chance)]
        for action in tried:
            yield from _refused(moment, moment.seat, action)
        yield from _refused(moment, Seat((moment.seat + 1) % len(moment.names)), moment.action)


def _filled(moment: Moment, chance: Chance) -> Iterator[Action]:
    game = moment.game
    for choice in (*game.legal(moment.state, moment.seat), *game.free(moment.state, moment.seat)):
        if isinstance(choice, Template):
            for number in range(2):
                with suppress(BadNotation):
                    yield game.read_plain(choice.drawn(chance.fork("filled", number)))


def _refused(moment: Moment, seat: Seat, action: Action) -> Iterator[Sentence]:
    try:
        moment.game.apply(moment.state, seat, action)
    except Refused as refusal:
        yield from doors.of_refusal(refusal)


def _options(game: AnyGame) -> Iterator[Sentence]:
    """Numbers of players, versions of the rules and texts that do not exist."""
    for attempt in (
        lambda: require_players(game, 99),
        lambda: known_rules(game, 99),
        lambda: game.read_action("?"),
        lambda: game.read_action(""),
        lambda: game.read_plain({"type": "?"}),
        lambda: game.read_plain([]),
    ):
        try:
            attempt()
        except Refused as refusal:
            yield from doors.of_refusal(refusal)
        except BadNotation as fault:
            yield from doors.of_text("notation", fault.why)
