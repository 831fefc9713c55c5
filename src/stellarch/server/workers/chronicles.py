"""The chronicle of a finished game, as one page to keep. The job worker writes it, because the game is played again."""

from stellarch.arena.chronicle import chronicle_page
from stellarch.core import BadOptions, Language, Record, StellarchError, Table
from stellarch.games import find_game
from stellarch.server.refusals import Why
from stellarch.server.workers.jobs import JobWorker

_SECONDS = 90.0


async def chronicle(jobs: JobWorker, record: Record, language: Language, who: str) -> str:
    """The page; raises BadOptions where that takes too long."""
    return await jobs.do(who, _SECONDS, _written, (record, language), late=BadOptions(Why.GAME_TOO_LONG))


def _written(given: tuple[Record, Language]) -> str | StellarchError:
    record, language = given
    try:
        return chronicle_page(Table.from_record(find_game(record.game), record), language)
    except StellarchError as fault:
        return fault
