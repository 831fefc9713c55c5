"""The log of a table as a reader may see it: in pages, the newest first, and in short as a series of totals."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from stellarch.core import Action, Event, Seat, Text, Weight, said
from stellarch.core.wire import Part
from stellarch.server import messages
from stellarch.server.refusals import BotFailedInGame, TimeWasUpInGame
from stellarch.server.storage import LogRow

if TYPE_CHECKING:
    from stellarch.server.tables.table import LiveTable

PAGE = 80
"""Lines sent at once."""
_MOST_ROUNDS = 20
"""Rounds of a story that are told at once."""
_MOST_POINTS = 300
"""A graph is not wider than this."""
MOST_REPORTED = 800
"""Lines in a report, the newest: more than are added between two decisions of anybody, or in a turn."""


class Logbook:
    """What each seat, or a spectator, may know of the lines of one table. Line 0 is the start."""

    def __init__(self, table: "LiveTable") -> None:
        self._table = table
        self._history = table.history
        self._outcomes = table.outcomes
        self._ended: dict[tuple[int, int, int], messages.Round] = {}
        """Rounds that have ended, as they are told: by their first and last line, and how many of them count."""

    def forget_names(self) -> None:
        """Forget what was told with names: a player has another name now."""
        self._ended.clear()

    def after(self, number: int, viewer: int | None) -> tuple[messages.Entry, ...]:
        """The lines after a number; -1 is before the start. No more than a page, the newest."""
        last = self._history.number
        return self._entries(max(number + 1, last - PAGE + 1, 0), last, viewer)

    def before(self, number: int, viewer: int | None) -> tuple[messages.Entry, ...]:
        """The page of lines before a number."""
        last = min(number - 1, self._history.number)
        return self._entries(max(last - PAGE + 1, 0), last, viewer)

    def _entries(self, first: int, last: int, viewer: int | None) -> tuple[messages.Entry, ...]:
        newest_first = [self._entry(number, viewer) for number in range(last, first - 1, -1)]
        return tuple(reversed(newest_first))

    def _entry(self, number: int, viewer: int | None) -> messages.Entry:
        row, events, text = self._row(number), self.events_for(number, viewer), self.text_for(number, viewer)
        action = self._action_for(row, viewer)
        told = [event.told(self._table.names()) for event in events]
        failed = row is not None and row.bot_failed and bool(text)
        if row is not None and failed:
            told.append(_bot_failed(self._table.seats[row.seat].name))
        late = row is not None and row.late and bool(text)
        if row is not None and late:
            told.append(said(TimeWasUpInGame(self._table.seats[row.seat].name)))
        return messages.Entry(
            number=number,
            kind="start" if row is None else row.kind,
            seat=None if row is None or not (text or events) else row.seat,
            text=text,
            events=tuple(map(Part, events)),
            weights=tuple(event.weight for event in events),
            told=tuple(told),
            totals=self._outcomes[number].totals,
            action=as_json(action),
            bot_failed=failed,
            late=late,
            takes=self._history.taken_back_by(number) if row is not None and row.kind == "undo" else (),
            reveals=any(event.reveals for event in events),
            by_itself=self._by_itself(row, viewer),
        )

    def _by_itself(self, row: LogRow | None, viewer: int | None) -> messages.ByItself | None:
        """How a line of the reader's own was played without them."""
        if row is None or row.seat != viewer:
            return None
        return row.by_itself or ("bot" if self._table.substitutes.played(row.seat, row.number) else None)

    def _row(self, number: int) -> LogRow | None:
        return self._history.line(number) if number else None

    def events_for(self, number: int, viewer: int | None) -> Sequence[Event]:
        """What happened, as a seat may know it; once the game is over there are no secrets."""
        events = self._outcomes[number].events
        return events if self._table.is_over else seen(events, None if viewer is None else Seat(viewer))

    def text_for(self, number: int, viewer: int | None) -> str:
        """A line of the log as a seat may read it: what others do in secret is an empty line."""
        row = self._row(number)
        if row is None or row.kind != "action":
            return "" if row is None else row.text
        known = self._action_for(row, viewer)
        return "" if known is None else str(known)

    def seen_then(self, number: int, viewer: int) -> str | None:
        """An action as a seat read it while the game went on; None where it learned nothing of it at all."""
        row = self._history.line(number)
        known = self._table.read(row.text).seen_by(Seat(row.seat), Seat(viewer))
        if known is not None:
            return str(known)
        return "" if self.happened_then(number, viewer) else None

    def happened_then(self, number: int, viewer: int) -> Sequence[Event]:
        """What happened, as a seat was told of it while the game went on."""
        return seen(self._outcomes[number].events, Seat(viewer))

    def _action_for(self, row: LogRow | None, viewer: int | None) -> Action | None:
        """The action of a line as a seat may know it; none where the line is no action, or a secret one of others."""
        if row is None or row.kind != "action":
            return None
        action: Action = self._table.read(row.text)
        if self._table.is_over:
            return action
        return action.seen_by(Seat(row.seat), None if viewer is None else Seat(viewer))

    def is_failure(self, row: LogRow) -> bool:
        """Whether a line is the game's default, played for a bot that failed, as far as everybody may know of that."""
        return row.bot_failed and self._action_for(row, None) is not None

    def is_open(self, number: int) -> bool:
        """Whether everybody knows that an action was given, and by whom."""
        return bool(self.text_for(number, None) or self.events_for(number, None))

    def course(self, after: int = -1) -> messages.Course:
        """The totals over the actions that count, thinned out where there are many: those after a number."""
        path = [0, *sorted(self._history.path())]
        moves = len(path) - 1
        every = max(1, -(-moves // _MOST_POINTS))
        chosen = [move for move in sorted({*range(0, moves + 1, every), moves}) if path[move] > after]
        found = self._outcomes.totals([path[move] for move in chosen])
        points = tuple(messages.Total(path[move], move, *found[path[move]]) for move in chosen)
        return messages.Course(moves, points)

    def report(self, viewer: int | None, after: int, until: int) -> messages.Report:
        """What a seat may know of the lines after a number and up to another, the most important first."""
        numbers = [number for number in (0, *sorted(self._history.path())) if after < number <= until][-MOST_REPORTED:]
        happened = [event for number in numbers for event in self.events_for(number, viewer)]
        view = self._table.game.view(self._table.state, None if viewer is None else Seat(viewer))
        return messages.Report(tuple(self._table.game.chronicle.report(view, happened, self._table.names()) or ()))

    def story(self, after: int = -1) -> messages.Story:
        """The rounds that ended after a number or have not ended yet, as a spectator could follow them: the first of
        them, and whether there are more."""
        path = [0, *sorted(self._history.path())]
        rounds = {number: round_ for number, (_, round_) in self._outcomes.totals(path).items()}
        ends = [
            one
            for one, then in zip(path, [*path[1:], None], strict=True)
            if then is None or rounds[one] != rounds[then]
        ]
        begins = [0, *(end + 1 for end in ends[:-1])]
        wanted = [
            (round_, first, last)
            for first, last in zip(begins, ends, strict=True)
            if last > after and (round_ := rounds[last]) is not None
        ]
        told = tuple(
            self._round(round_, path[bisect_left(path, first) : bisect_right(path, last)], has_ended=last < path[-1])
            for round_, first, last in wanted[:_MOST_ROUNDS]
        )
        rows = self._table.game.standings(self._table.state).rows
        return messages.Story(rows, told, more=len(wanted) > _MOST_ROUNDS)

    def _round(self, round_: int, lines: Sequence[int], *, has_ended: bool) -> messages.Round:
        key = lines[0], lines[-1], len(lines)
        if key in self._ended:
            return self._ended[key]
        sheet = tuple(row.values for row in self._table.game.standings(self._history.state_at(lines[-1])).rows)
        told = [
            messages.Told(number, Part(event), event.told(self._table.names()))
            for number in lines
            for event in seen(self._outcomes[number].events, None)
            if event.weight in (Weight.ANNALS, Weight.HEADLINE)
        ]
        found = messages.Round(round_, lines[-1], sheet, tuple(told))
        if has_ended:
            self._ended[key] = found
        return found


def seen(events: Sequence[Event], viewer: Seat | None) -> list[Event]:
    return [known for event in events if (known := event.seen_by(viewer)) is not None]


def as_json(action: object) -> msgspec.Raw:
    """An action, which has no words, as the game's own JSON."""
    return msgspec.Raw(msgspec.json.encode(action))


def _bot_failed(name: str) -> Text:
    return said(BotFailedInGame(name))
