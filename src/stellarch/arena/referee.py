"""One game of a contest under a referee: who did what, how long it took, and who lost by a fault.

A bot that raises, answers with what is no legal action, or thinks longer than it may has committed a fault. Of a plan
the first action has to be legal: where a later one is refused, the bot is asked anew. However much of a plan is played,
it was one decision, and had the time of one.

From a fault on the seat plays what the game has for absent players, the others play on, and in the end the seat is
last, whatever its points. The game is kept as a record, so that the fault can be looked at.
"""

import signal
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from traceback import extract_tb
from types import FrameType
from typing import Any, Literal

import msgspec

from stellarch.arena.contest import Contest, Sitting
from stellarch.arena.simulate import bot_seed, with_parts
from stellarch.bots import Bot, make_entrant
from stellarch.core import Action, Plan, Seat, Standings, Table
from stellarch.core.text import shown

LONGEST_WORDS = 200
"""No more is kept of what a bot says when it crashes."""

FaultKind = Literal["crash", "illegal", "timeout"]

READY_SECONDS = 60.0
"""The longest a bot may take to get ready, once in each process."""


class Fault(msgspec.Struct, frozen=True):
    """What a bot did wrong, and after how many plies."""

    kind: FaultKind
    ply: int
    what: str


class SeatPlayed(msgspec.Struct, frozen=True):
    """How a game went for one seat; `share` is its part of the win, `points` the rows of the score sheet."""

    entrant: str
    rank: int
    share: float
    points: Mapping[str, int]
    decisions: int
    seconds: float
    slowest: float
    fault: Fault | None


class GamePlayed(msgspec.Struct, frozen=True):
    """How one game of a contest went; the record is kept where there was a fault."""

    number: int
    deal: int
    seed: str
    order: tuple[Seat, ...]
    """The seats in the order in which they first came to act."""
    plies: int
    ended: bool
    ending: str | None
    round: int | None
    seats: tuple[SeatPlayed, ...]
    record: str | None


def play_round(contest: Contest, number: int) -> list[GamePlayed]:
    """One round: a deal played in every rotation."""
    return [play_sitting(contest, sitting) for sitting in contest.sittings(number)]


def play_sitting(contest: Contest, sitting: Sitting) -> GamePlayed:
    """One game, from the first action to the last."""
    table = contest.table(sitting)
    _get_ready(table, sitting.bots)
    # Each game has chance of its own for its bots: equal bots would else play the same game twice in one round.
    chairs = [_Chair(make_entrant(bot, table.game), f"{table.seed}/{sitting.game}") for bot in sitting.bots]
    _play(table, chairs, contest.move_seconds)
    faulty = any(chair.fault for chair in chairs)
    return GamePlayed(
        number=sitting.game,
        deal=sitting.deal,
        seed=table.seed,
        order=_order_of_play(table),
        plies=len(table.log),
        ended=table.is_over,
        ending=table.standings.ending,
        round=table.standings.round,
        seats=tuple(_seats_played(table, sitting, chairs)),
        record=table.record().to_json() if faulty else None,
    )


def _order_of_play(table: Table[Any, Any]) -> tuple[Seat, ...]:
    """A seat that never acted comes last."""
    acted = dict.fromkeys(entry.seat for entry in table.log)
    return (*acted, *(Seat(seat) for seat in range(len(table.players)) if seat not in acted))


@dataclass
class _Chair:
    """A bot at its seat, while the game goes on."""

    bot: Bot
    seed: str
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    fault: Fault | None = None


def _play(table: Table[Any, Any], chairs: Sequence[_Chair], most_seconds: float | None) -> None:
    while (seat := table.turn) is not None and len(table.log) < table.game.most_actions:
        chair = chairs[seat]
        if (bound := table.game.live.bound_to(table.state, seat, range(len(chairs)))) is not None:
            table.play(bound, seat)
            continue
        if chair.fault is None:
            chair.fault = _decide(table, seat, chair, most_seconds)
        if chair.fault is not None:
            table.play(table.game.default(table.state, seat))


def _decide(table: Table[Any, Any], seat: Seat, chair: _Chair, most_seconds: float | None) -> Fault | None:
    """Asks a bot and plays its answer as far as that goes; what was wrong with it, if anything."""
    ply = len(table.log)
    question = (table.game, table.view(seat), table.legal, bot_seed(chair.seed, seat, ply))
    answer, seconds = _asked(chair.bot, question, most_seconds)
    chair.decisions += 1
    chair.seconds += seconds
    chair.slowest = max(chair.slowest, seconds)
    if isinstance(answer, _TimeIsUp) or (most_seconds is not None and seconds > most_seconds):
        return Fault("timeout", ply, f"{seconds:.3f} s")
    if isinstance(answer, BaseException):
        return Fault("crash", ply, _crash(answer))
    return _refusal(table, answer, ply)


def _asked(bot: Bot, question: tuple[Any, ...], most_seconds: float | None) -> tuple[object, float]:
    """What a bot answers, or raises, and how long it takes."""
    began = perf_counter()
    try:
        with _at_most(most_seconds):
            answer: object = bot.choose(*question)
    except (Exception, SystemExit, _TimeIsUp) as raised:
        answer = raised
    return answer, perf_counter() - began


def _crash(raised: BaseException) -> str:
    """What was raised, and where."""
    where = extract_tb(raised.__traceback__)[-1]
    return f"{type(raised).__name__}: {str(raised)[:LONGEST_WORDS]} ({Path(where.filename).name}:{where.lineno})"


def _refusal(table: Table[Any, Any], answer: object, ply: int) -> Fault | None:
    """Plays an answer, or says why it cannot be played."""
    given: tuple[object, ...] = answer.actions if isinstance(answer, Plan) else (answer,)
    actions = tuple(action for action in given if isinstance(action, Action))
    if len(actions) < len(given):
        return Fault("illegal", ply, shown(next(one for one in given if not isinstance(one, Action))))
    try:
        table.play_plan(Plan(actions), bots=range(len(table.players)))
    except Exception as refused:  # an action of another game can make the rules stumble in any way
        unplayed = actions[len(table.log) - ply]
        return Fault("illegal", len(table.log), f"{shown(unplayed)}: {refused}")
    return None


class _TimeIsUp(BaseException):
    """Not an Exception, so that a bot which catches those is stopped all the same."""


@contextmanager
def _at_most(seconds: float | None) -> Iterator[None]:
    """Breaks off what is done inside when time is up; where there is no alarm clock, it is only noticed afterwards."""
    if seconds is None or not hasattr(signal, "SIGALRM") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise _TimeIsUp

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _seats_played(table: Table[Any, Any], sitting: Sitting, chairs: Sequence[_Chair]) -> Iterator[SeatPlayed]:
    standings = table.standings
    rows = list(with_parts(standings.rows))
    ranks = ranked(standings, [chair.fault is not None for chair in chairs])
    winners = [seat for seat, chair in enumerate(chairs) if standings.over and ranks[seat] == 1 and not chair.fault]
    for seat, chair in enumerate(chairs):
        yield SeatPlayed(
            entrant=sitting.entrants[seat],
            rank=ranks[seat],
            share=1 / len(winners) if seat in winners else 0.0,
            points={row.key: row.values[seat] for row in rows},
            decisions=chair.decisions,
            seconds=chair.seconds,
            slowest=chair.slowest,
            fault=chair.fault,
        )


def ranked(standings: Standings, faulty: Sequence[bool]) -> tuple[int, ...]:
    """The ranks when those with a fault share the last place, whatever their points."""
    fair = [rank for rank, fault in zip(standings.ranks, faulty, strict=True) if not fault]
    return tuple(
        len(fair) + 1 if fault else 1 + sum(other < rank for other in fair)
        for rank, fault in zip(standings.ranks, faulty, strict=True)
    )


_READY: set[str] = set()
"""The bots that have answered once in this process."""


def _get_ready(table: Table[Any, Any], bots: Sequence[str]) -> None:
    """Lets each bot answer once off the record, so that no game counts the time in which it loads and compiles."""
    for name in {*bots} - _READY:
        _READY.add(name)
        with suppress(Exception, SystemExit, _TimeIsUp), _at_most(READY_SECONDS):
            make_entrant(name, table.game).choose(table.game, table.view(table.turn), table.legal, "ready")
