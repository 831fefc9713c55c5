"""A game that somebody brings as a file: read and played through where that can be ended, since it may take long."""

import logging

import msgspec

from stellarch.core import (
    BadOptions,
    BadRecord,
    Player,
    Record,
    Result,
    StellarchError,
    Table,
    read_options,
    require_players,
)
from stellarch.core.options import changed
from stellarch.games import GAMES, find_game
from stellarch.server.refusals import TooManyMoves, Why
from stellarch.server.workers.jobs import JobWorker

_LOG = logging.getLogger(__name__)
_SECONDS = 20.0
_MOST_MOVES = 5000


class Opened(msgspec.Struct, frozen=True):
    """What a file holds: a whole record, or a position with its first state."""

    record: Record
    begun: str | None
    result: Result | None
    """How it ended, as the actions have it."""

    def __repr__(self) -> str:  # it holds all secrets of a game
        return f"<Opened {self.record.game}>"


async def opened(jobs: JobWorker, text: str, seed: str, who: str) -> Opened:
    """What a text holds; raises what is wrong with it, with its place."""
    return await jobs.do(who, _SECONDS, _opened, (text, seed), late=BadOptions(Why.GAME_TOO_LONG))


def _opened(given: tuple[str, str]) -> Opened | StellarchError:
    text, seed = given[0].strip(), given[1]
    try:
        return _position(text, seed) or _record(text)
    except StellarchError as fault:
        return fault
    except Exception:  # what a stranger wrote may break the rules in ways that no rule names
        _LOG.exception("a game that was brought cannot be played")
        return BadRecord(Why.NOT_PLAYABLE)


def _record(text: str) -> Opened:
    record = Record.read(text)
    if len(record.actions) > _MOST_MOVES:
        raise BadRecord(TooManyMoves(_MOST_MOVES))
    table = Table.from_record(find_game(record.game), record)
    return Opened(record, None, Result.of(table.standings))


def _position(text: str, seed: str) -> Opened | None:
    """A position to play on from, whatever can be asked of it tried once; None for a text that is none."""
    game = next((one for one in GAMES.values() if one.positions.prefix and text.startswith(one.positions.prefix)), None)
    if game is None:
        return None
    state = game.positions.read(text, seed)
    count = len(game.standings(state).ranks)
    require_players(game, count)
    if not game.waiting_on(state):
        raise BadRecord(Why.OVER_IN_THIS_POSITION)
    for seat in game.waiting_on(state):
        game.legal(state, seat)
        game.view(state, seat)
    about = changed(state.options)
    read_options(game.options, about)
    players = tuple(Player(str(name)) for name in game.players.names[:count])
    record = Record(game.id, state.rules, players, seed, "", about)
    return Opened(record, game.save(state), None)
