"""Actions played at a table. Each is stored before it is shown."""

import time
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

import msgspec

from stellarch.core import Action, Plan, StaleState, Tempo
from stellarch.server import messages
from stellarch.server.errors import Forbidden
from stellarch.server.refusals import Why
from stellarch.server.storage import Addition, LogRow, Store
from stellarch.server.storage.store import ByItself, Taken
from stellarch.server.tables.autoplay import Autoplay
from stellarch.server.tables.by_itself import Answer
from stellarch.server.tables.clocks import TableClocks
from stellarch.server.tables.log_limits import require_room
from stellarch.server.tables.outcomes import Outcome
from stellarch.server.tables.plans import Added, carried_out
from stellarch.server.tables.registry import Registry
from stellarch.server.tables.stand_ins import StandIns
from stellarch.server.tables.table import LiveTable

T = TypeVar("T")


class _Timing(NamedTuple):
    """How an action that was made on an earlier position relates to what has been played since."""

    tempo: Tempo | None
    is_early: bool
    is_twice: bool
    """A click that came twice."""
    is_late: bool


class _Moment(NamedTuple):
    """When an action came, in seconds that the server has run, and what of them is given back for the line."""

    came: float
    gift: float = 0.0


class _Next(NamedTuple):
    """Further lines with what they lead to, and what is stored of them."""

    added: Sequence[Added]
    outcomes: Sequence[Outcome]
    stored: Addition
    clocks: TableClocks | None


class Actions:
    def __init__(self, registry: Registry, stand_ins: StandIns) -> None:
        self._registry = registry
        self._stand_ins = stand_ins
        self.autoplay: Autoplay

    async def play(self, table_id: str, person: str, played: messages.Play, address: str = "") -> messages.TableState:
        """Play an action for a person; the table as it sees it then."""
        came = self._registry.lifetime.now()  # time in which it waits here is not the player's
        async with self._registry.open(table_id) as table:
            self._registry.require_held(table, person, played.seat)
            gift = self._given_for_the_line(table, played, came)
            await self._stand_ins.give_back(table, played.seat)  # who plays is back
            show = self._registry.showing(table, person, played.seat, played.after)
            action = table.read_action(played.action)
            shown = await self._act(table, played.seat, played.after, action, then=show, moment=_Moment(came, gift))
            self._registry.presence.note(table_id, address)
            return await self._registry.do(show) if shown is None else shown

    def _given_for_the_line(self, table: LiveTable, played: messages.Play, came: float) -> float:
        """Seconds of a move that the network took; raises Refused where the move was made when time was up."""
        if table.clocks is None:
            return 0.0
        gift = table.clocks.line_for(played.seat, came, played.left)
        if table.clocks.is_late(played.seat, came, gift):
            raise Forbidden(Why.TIME_IS_UP)
        return gift

    async def act(
        self,
        table: LiveTable,
        seat: int,
        after: int,
        action: Action | Plan,
        *,
        bot_failed: bool = False,
        late: bool = False,
    ) -> None:
        """Apply, store, then show: of a plan, all that is played of it at once. What was played already is not played
        again; what comes too soon is held until it counts."""
        await self._act(table, seat, after, action, bot_failed=bot_failed, late=late)

    async def answer(self, table: LiveTable, answer: Answer) -> None:
        """The same for what a seat has said in advance."""
        await self._act(table, answer.seat, table.history.number, answer.action, by=answer.by)

    async def _act(
        self,
        table: LiveTable,
        seat: int,
        after: int,
        action: Action | Plan,
        *,
        bot_failed: bool = False,
        by: ByItself | None = None,
        late: bool = False,
        moment: _Moment | None = None,
        then: Callable[[], T] | None = None,
    ) -> T | None:
        """Returns what `then` gives, where it ran on the way: another trip to the thread costs more than most games."""
        plan, number, now = (
            action if isinstance(action, Plan) else Plan((action,)),
            table.history.number,
            time.monotonic(),
        )
        _require_open(table)
        if after > number:
            raise StaleState(number)
        when = moment or self._now()

        def begin() -> tuple[_Timing, _Next | None]:
            timing = _timing(table, seat, after, plan.actions[0], now)
            may_be = not (timing.is_early or timing.is_twice or timing.is_late)
            if not may_be:
                return timing, None
            lines = carried_out(table, seat, plan, bot_failed=bot_failed, by=by, late=late)
            return timing, _next(table, lines, when)

        timing, following = await self._registry.do(begin)
        if timing.is_early:
            table.pace.hold(seat)
            self.autoplay.play_when_due(table, seat)
        elif timing.is_late and not timing.is_twice:
            raise StaleState(number)
        if following is None:
            return None
        shown = await self._store(table, following, None if timing.tempo else then)
        if timing.tempo is not None:
            table.pace.answered(seat, timing.tempo, now)
        return shown

    async def append(self, table: LiveTable, row: LogRow) -> None:
        """Put a line at the end of the log; raises Refused where it may not stand there."""
        _require_open(table)
        when = self._now()
        await self._store(table, await self._registry.do(lambda: _next(table, [_added(table, row)], when)))

    def _now(self) -> _Moment:
        return _Moment(self._registry.lifetime.now())

    async def _store(self, table: LiveTable, following: _Next, then: Callable[[], T] | None = None) -> T | None:
        """Lines that are stored together, and told as one change."""
        try:
            await self._registry.database.write(following.stored)
        except Taken:  # another process was quicker: take in what it did, and let the player decide anew
            after = table.history.number
            lines = await self._registry.database.read(lambda connection: Store(connection).log(table.id, after))
            await self._registry.do(table.catch_up, lines)
            raise StaleState(table.history.number) from None
        shown = await self._registry.do(_take_in, table, following, then)
        self._registry.tell_changed(table)
        self.autoplay.wake(table)
        return shown


def _require_open(table: LiveTable) -> None:
    if table.closed:
        raise Forbidden(Why.TABLE_CLOSED)


def _timing(table: LiveTable, seat: int, after: int, action: Action, now: float) -> _Timing:
    runs = table.runs_since(seat, after)
    played = table.history.answer_since(seat, after)
    tempo = table.tempo_of(seat, action) if runs else None
    is_twice = played is not None and (played.kind, played.text) == ("action", str(action))
    is_late = not runs and not table.history.is_same_decision(seat, after)
    is_early = tempo is not None and not table.pace.counts(seat, now)
    return _Timing(tempo, is_early, is_twice and tempo is None, is_late)


def _added(table: LiveTable, row: LogRow) -> Added:
    require_room(table, row)
    return Added(row, table.history.step(row))


def _next(table: LiveTable, added: Sequence[Added], when: _Moment) -> _Next:
    outcomes, ended = [table.outcome_of(step) for _, step in added], table.result_of(added[-1].step.state)
    result = None if ended is None else msgspec.json.encode(ended).decode()
    for (row, _), outcome in zip(added, outcomes, strict=True):
        table.outcomes.unsaved[row.number] = outcome.row(row.number)
    facts = msgspec.json.encode(table.facts_after(added, outcomes[-1])).decode()
    rows = tuple(row for row, _ in added)
    clocks = table.clocks_after(added, [outcome.round for outcome in outcomes], *when)
    kept = None if clocks is None else clocks.row(table.id)
    return _Next(added, outcomes, Addition(table.id, rows, *table.take_unsaved(), facts, result, kept), clocks)


def _take_in(table: LiveTable, following: _Next, then: Callable[[], T] | None) -> T | None:
    """What is to be shown then; where somebody plays against the clock, the clock is looked at before."""
    for (row, step), outcome in zip(following.added, following.outcomes, strict=True):
        table.add(row, step, outcome)
    table.request = None
    table.clocks = following.clocks
    return None if then is None or table.tempos() else then()
