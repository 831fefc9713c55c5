"""Boards before a game: what one would look like, and whether there can be one. The job worker does both."""

from collections.abc import Mapping
from typing import Any

import msgspec

from stellarch.core import BadOptions, Language, StellarchError, read_options, require_players, usual_options, written
from stellarch.core.ordered import in_order
from stellarch.games import find_game
from stellarch.server import messages
from stellarch.server.workers.jobs import JobWorker

_SECONDS_FOR_A_PREVIEW = 30.0
_SECONDS_FOR_A_TABLE = 3.0
"""Less, since a table deals its board anew whenever it is loaded. The page settles the board by a preview first."""


async def preview(jobs: JobWorker, wanted: messages.PreviewRequest, language: Language, who: str) -> messages.Preview:
    """A game as it would begin, with its board settled; raises BadOptions."""
    late = _late(wanted.game, wanted.options)
    options, view = await jobs.do(who, _SECONDS_FOR_A_PREVIEW, _settled, (wanted, language), late=late)
    return messages.Preview(msgspec.json.decode(options), msgspec.Raw(view))


async def require_possible(jobs: JobWorker, wanted: messages.NewTable, seed: str, who: str) -> None:
    """Raises BadOptions where no such game can begin, or its board takes too long to find."""
    late = _late(wanted.game, wanted.options)
    await jobs.do(who, _SECONDS_FOR_A_TABLE, _begun, (wanted, seed), late=late)


def _late(game_id: str, given: Mapping[str, Any]) -> BadOptions | None:
    """What to say where the time is up: which of the options is so hard to meet, as far as the game knows."""
    game = find_game(game_id)
    return game.dealing.hard_to_meet(read_options(game.options, given, usual_options(game.options)))


def _settled(given: tuple[messages.PreviewRequest, Language]) -> tuple[bytes, bytes] | StellarchError:
    wanted, language = given
    try:
        game = find_game(wanted.game)
        require_players(game, wanted.players)
        asked = read_options(game.options, wanted.options, usual_options(game.options))
        options = game.dealing.settled(asked, wanted.players, wanted.seed)
        state = game.start(options, wanted.players, wanted.seed).state
    except StellarchError as fault:
        return fault
    return msgspec.json.encode(options), written(in_order(game.page.shown(game.view(state, None))), language)


def _begun(wanted: tuple[messages.NewTable, str]) -> StellarchError | None:
    table, seed = wanted
    try:
        game = find_game(table.game)
        require_players(game, len(table.players))
        game.start(read_options(game.options, table.options, usual_options(game.options)), len(table.players), seed)
    except StellarchError as fault:
        return fault
    return None
