"""The deal of a record that somebody brings: tried where it can be ended, since some boards take long to find."""

from stellarch.core import BadOptions, Record, StellarchError, read_options
from stellarch.games import find_game
from stellarch.server.refusals import Why
from stellarch.server.workers.jobs import JobWorker

_SECONDS = 5.0


async def require_dealt(jobs: JobWorker, record: Record, who: str) -> None:
    """Raises what stands in the way of such a game, or BadOptions where its board takes too long to find."""
    await jobs.do(who, _SECONDS, _dealt, record, late=BadOptions(Why.GAME_TOO_LONG))


def _dealt(record: Record) -> StellarchError | None:
    try:
        game = find_game(record.game)
        record.check_game(game)
        game.start(read_options(game.options, record.options), len(record.players), record.seed, record.rules)
    except StellarchError as fault:
        return fault
    return None
