"""How a game may go on, worked out from what a seat sees: no secret is told by it, and none is needed.

A line goes on from a state that is imagined for the view of its seat. It ends where something comes out by chance or of
a secret, since nobody can foresee what; and where several decide at the same time.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from stellarch.core import Action, Game, Refused, Seat, StellarchError, Text, written
from stellarch.core.ordered import in_order
from stellarch.core.telling import as_text
from stellarch.server import messages
from stellarch.server.storage import LogRow, OriginRow, SeatRow, StepRow, TableRow
from stellarch.server.tables.ahead_refusals import CannotForesee
from stellarch.server.tables.if_thens import told
from stellarch.server.tables.table import LiveTable

_SEED = "if and then"
_ASKER = "asker"


class CannotBeForeseen(Refused):
    """A line that cannot be given."""

    code = "order/not-foreseen"


class Foresight(NamedTuple):
    """A line as far as it was worked out."""

    begun: Any
    """The state it begins in, as its seat may think it is."""
    steps: tuple[StepRow, ...]
    after: Any
    """The state after the last step whose outcome is known."""
    known: int
    """How many steps have an outcome that is known: all of them, or all but the last."""
    end: CannotForesee | None
    """Why it cannot go on."""


def foresee(table: LiveTable, seat: int, steps: Sequence[messages.Written]) -> Foresight:
    """Work a line out; raises Refused or BadNotation where it cannot go on like that."""
    if seat in table.waiting_on:
        raise CannotBeForeseen(CannotForesee.YOUR_TURN)
    game = table.game
    begun = state = game.imagine(game.view(table.state, Seat(seat)), _SEED)
    done: list[StepRow] = []
    end = _end(game, state, seat)
    for number, given in enumerate(steps, 1):
        if end is not None:
            raise CannotBeForeseen(end)
        (mover,) = game.waiting_on(state)
        action = table.read_action(given)
        done.append(_step(table, state, seat, mover, action))
        after, events = game.apply(state, mover, action)
        if any(event.reveals for event in events):
            end = CannotForesee.COMES_OUT
            if number == len(steps):
                return Foresight(begun, tuple(done), state, number - 1, end)
        else:
            state, end = after, _end(game, after, seat)
    return Foresight(begun, tuple(done), state, len(done), end)


def _end(game: Game[Any, Any], state: Any, seat: int) -> CannotForesee | None:
    """Why nothing can be foreseen after a state."""
    waited = game.waiting_on(state)
    if len(waited) != 1:
        return CannotForesee.TOGETHER if waited else CannotForesee.OVER
    (mover,) = waited
    decision = None if mover == seat else game.decision(state, mover)
    return CannotForesee.HIDDEN if decision is not None and decision.sealed else None


def _step(table: LiveTable, state: Any, seat: int, mover: Seat, action: Action) -> StepRow:
    mine = mover == seat
    if mine and action.gives_up:
        raise CannotBeForeseen(CannotForesee.LEAVING)
    if action.seen_by(mover, Seat(seat)) != action:
        raise CannotBeForeseen(CannotForesee.HIDDEN)
    order = table.game.in_words(table.game.view(state, mover), action, table.names())
    return StepRow(int(mover), str(action), order, seen(table.game, state, seat) if mine else None)


def seen(game: Game[Any, Any], state: Any, seat: int) -> str:
    """What a seat sees of a state, in short: the same only for the same view."""
    return sha256(written(in_order(game.view(state, Seat(seat))))).hexdigest()


def why_not(game: Game[Any, Any], state: Any, step: StepRow) -> Text | None:
    """Why an answer that is due is not played; None where it is."""
    if step.sees != seen(game, state, step.seat):
        return as_text(CannotForesee.SEEN_OTHERWISE)
    try:
        game.apply(state, Seat(step.seat), game.read_action(step.text))
    except StellarchError as fault:
        return fault.why
    return None


def require_complete(seat: int, line: Foresight) -> None:
    """Raises CannotBeForeseen where a line is no question and answer."""
    if not line.steps or line.steps[0].seat == seat:
        raise CannotBeForeseen(CannotForesee.OTHERS_FIRST)
    if line.steps[-1].seat != seat:
        raise CannotBeForeseen(CannotForesee.ANSWER_LAST)


# What is shown of it


class Ahead(NamedTuple):
    """A line with a table at which it has been played."""

    line: Foresight
    table: LiveTable
    mover: int
    """Who decides there; the seat that asks, where nobody can be asked."""


def played(table: LiveTable, seat: int, steps: Sequence[messages.Written]) -> Ahead:
    """Play a line at a table that stands in no database, and begins where the line does."""
    line = foresee(table, seat, steps)
    mover = seat if line.end is not None else min(table.game.waiting_on(line.after))
    beside = _beside(table, line, mover)
    for number, step in enumerate(line.steps[: line.known], 1):
        row = LogRow(number, "action", step.seat, step.text, table.created)
        result = beside.history.step(row)
        beside.add(row, result, beside.outcome_of(result))
    return Ahead(line, beside, mover)


def _beside(table: LiveTable, line: Foresight, mover: int) -> LiveTable:
    """Who asks decides there for everybody, as at a shared screen; where nobody can be asked, they only look."""
    options = msgspec.json.encode(table.options).decode()
    row = TableRow(table.id, table.game.id, table.rules, options, _SEED, False, False, table.created, hints="off")
    seats = [SeatRow(one.seat, one.name, None, None, one.colour) for one in table.seats]
    origin = OriginRow("what_if", begun=table.game.save(line.begun))
    held = [mover] if line.end is not None else range(len(seats))
    beside = LiveTable(row, seats, dict.fromkeys(held, frozenset({_ASKER})), _nothing_stored, None, origin)
    beside.resume([], [0])
    return beside


def _nothing_stored(_query: Any) -> Any:
    raise LookupError("what is foreseen is in no database")


def shown(ahead: Ahead) -> messages.Foreseen:
    """The table after a line, with the choices of who decides there."""
    line, beside, mover = ahead
    state = beside.shown(_ASKER, mover, -1, frozenset(range(len(beside.seats))))
    state = replace(state, undo="no", free=())
    if line.end is not None:
        state = replace(state, choices=(), templates=())
    can_wait = bool(line.steps) and line.steps[-1].sees is not None
    why = None if line.end is None else as_text(line.end)
    return messages.Foreseen(state, tuple(map(told, line.steps)), can_wait, why)


def judged(ahead: Ahead, action: messages.Written) -> messages.Verdict:
    """Whether an action may come next, and if not, why not."""
    return ahead.table.why_not(ahead.table.state, ahead.mover, action)
