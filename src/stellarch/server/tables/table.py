"""One table in memory: who sits where, its history, and the questions the routes ask of it."""

import time
from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence
from datetime import datetime
from functools import cache, lru_cache
from itertools import islice, takewhile
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from stellarch.bots import thinking_seed
from stellarch.core import (
    Action,
    Game,
    History,
    Player,
    Record,
    Refused,
    Result,
    Seat,
    StellarchError,
    Step,
    TakeBack,
    Template,
    Tempo,
    bound_to,
    commitment,
    known_rules,
    read_options,
)
from stellarch.core.once import asked_once_of_equals
from stellarch.core.options import changed
from stellarch.core.ordered import in_order
from stellarch.core.wire import Part
from stellarch.games import find_game
from stellarch.server import messages
from stellarch.server.remembered import Remembered
from stellarch.server.storage import (
    CheckpointRow,
    ClockStore,
    Following,
    HintRow,
    IfThens,
    LogRow,
    Memory,
    OriginRow,
    OutcomeRow,
    RequestRow,
    SeatRow,
    Standing,
    Store,
    TableRow,
    Together,
)
from stellarch.server.storage.agreeing import Agreeing
from stellarch.server.tables.checkpoints import ReadNow, StoredCheckpoints, stamp
from stellarch.server.tables.clocks import Course, TableClocks
from stellarch.server.tables.if_thens import IfThenLines
from stellarch.server.tables.logbook import PAGE, Logbook, as_json, seen
from stellarch.server.tables.outcomes import Outcome, Outcomes
from stellarch.server.tables.pace import Pace
from stellarch.server.tables.seen import SeenMarks
from stellarch.server.tables.standing import StandingOrders, occasions
from stellarch.server.tables.standing import shown as standing_of
from stellarch.server.tables.substitutes import Substitutes
from stellarch.server.tables.summaries import Facts, seats_in_a_list

_MOST_READ = 200
_MOST_SHOWN = 32
"""How many different answers are kept until the next action."""
_AT_ONCE = 500
"""How many rows one statement stores."""
_MOST_CHOICES = 10_000
"""How many choices are kept as they are written, of all tables: the same are offered look after look."""


class _Face(NamedTuple):
    """What the game shows a seat, or a spectator."""

    now: messages.Moment
    decision: messages.Asked | None
    choices: tuple[messages.Choice, ...]
    templates: tuple[Template, ...]
    free: tuple[messages.Choice, ...]


@asked_once_of_equals(_MOST_CHOICES)
def _written(order: Action) -> tuple[str, msgspec.Raw]:
    return str(order), as_json(order)


class LiveTable:
    """A table as one process knows it. Everything here follows from the database; nothing lives only here."""

    def __init__(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        holders: Mapping[int, frozenset[str]],
        read: ReadNow[Any],
        checkpoints: set[int] | None = None,
        origin: OriginRow | None = None,
    ) -> None:
        self.id = row.id
        self.game: Game[Any, Any] = find_game(row.game)
        self.rules = known_rules(self.game, row.rules)
        self.options = read_options(self.game.options, msgspec.json.decode(row.options))
        self.seats = list(seats)
        self.holders = dict(holders)
        self.listed = row.listed
        self.created = row.created
        self.hints = row.hints
        self.hinted: list[HintRow] = []
        self.maker = row.maker
        self.request: RequestRow | None = None
        self.substitutes = Substitutes()
        self.if_thens = IfThenLines()
        self.standing = StandingOrders()
        self.has_habit: Callable[[str], bool] = lambda _person: False
        """Whether somebody's only legal answers are played by themselves wherever they play."""
        self.pace = Pace()
        self.closed = False
        """The host has closed it: nothing more is played."""
        self.clocks: TableClocks | None = None
        """Where players have only so much time."""
        self.now: Callable[[], float] = lambda: 0.0
        """How many seconds the server has run."""
        self._seed = row.seed
        self.origin = origin
        """Where it comes from, if it did not begin as a game does."""
        self.promise = commitment(row.seed)
        """What was published of the seed before the first move."""
        self.seen = SeenMarks()
        start = cache(self._begun)
        self.checkpoints = StoredCheckpoints(self.game, row.rules, row.id, read, checkpoints)
        self.history: History[Any, Any, LogRow] = History(self.game, start, self.checkpoints)
        self.outcomes = Outcomes(self.game, row.id, read, self.history.step_at)
        self.log = Logbook(self)
        self.standings = Remembered(self.game.standings)
        self._tempos = Remembered(self._found_tempos)
        self._views: dict[int | None, Remembered[Any]] = {}
        self.read: Callable[[str], Action] = lru_cache(_MOST_READ)(self.game.read_action)
        """The action with this short form, of which most are read several times."""
        self.lines_by: Counter[int] = Counter()
        """How many lines of the log each seat has added."""
        self._faces: dict[int | None, _Face] = {}
        self._shown: dict[Hashable, messages.TableState] = {}
        self._boards: dict[tuple[str, int | None, int], messages.Board] = {}
        self._templates: dict[tuple[str, int | None], messages.Templates] = {}
        self._take_backs: dict[tuple[int, ...], TakeBack | None] = {}
        self._commitment = cache(self._committed_to)
        self.facts = cache(self._found_facts)
        """How the table stands, for lists."""

    @classmethod
    def load(cls, connection: Connection, table_id: str, read: ReadNow[Any]) -> "LiveTable | None":
        store, following = Store(connection), Following(connection)
        row = store.table(table_id)
        if row is None:
            return None
        checkpoints = following.checkpoint_numbers(table_id, row.rules, stamp(find_game(row.game)))
        memory = Memory(connection)
        table = cls(row, store.seats(table_id), store.holders(table_id), read, checkpoints, memory.origin(table_id))
        table.seen = SeenMarks(memory.seen(table_id))
        table.promise = memory.promise(table_id) or table.promise
        table.closed = Agreeing(connection).is_closed(table_id)
        table.substitutes = Substitutes(Together(connection).stand_ins(table_id))
        table.standing = StandingOrders(Standing(connection).at(table_id))
        table.if_thens = IfThenLines(IfThens(connection).at(table_id))
        clocks = ClockStore(connection).at([table_id]).get(table_id)
        table.clocks = None if clocks is None else TableClocks.of(clocks)
        lines = store.log(table_id)
        table.resume(lines, following.without_outcome(table_id, len(lines)))
        table.request = store.request(table_id)
        table.hinted = store.hints(table_id)
        return table

    def _begun(self) -> Step[Any]:
        """How it began: as the rules say, or in the middle of another game."""
        if self.origin is not None and self.origin.begun is not None:
            return Step(self.game.restore(self.origin.begun))
        return self.game.start(self.options, len(self.seats), self._seed, self.rules)

    def resume(self, lines: Sequence[LogRow], unknown: Collection[int]) -> None:
        """Take in a stored log; of the lines that are not known to have led anywhere it is found out, to be stored."""
        newest = self.checkpoints.newest(len(lines))
        if min(unknown, default=newest + 1) <= newest:
            newest = 0
        if 0 in unknown:
            self.outcomes.add_unsaved(0, self.history.step_at(0))

        def note(number: int, step: Step[Any]) -> None:
            if number in unknown:
                self.outcomes.add_unsaved(number, step)

        self.history.resume(lines, newest, note)
        self.lines_by = Counter(line.seat for line in lines)
        self.facts.cache_clear()

    def catch_up(self, rows: Sequence[LogRow]) -> None:
        """Take in lines that another process has stored."""
        for row in rows:
            step = self.history.step(row)
            self.add(row, step, self.outcome_of(step))

    def add(self, row: LogRow, step: Step[Any], outcome: Outcome) -> None:
        """Put a line at the end of the log, with what it leads to."""
        self.history.add(row, step)
        self.outcomes.add(row.number, outcome)
        self.lines_by[row.seat] += 1
        self.facts.cache_clear()
        self._shown.clear()
        self._faces.clear()
        self._boards.clear()
        self._templates.clear()
        self._take_backs.clear()

    # What is kept beside the log

    def is_to_keep(self) -> bool:
        """Whether something follows from the log that is not stored yet."""
        return bool(self.outcomes.unsaved or self.checkpoints.unsaved)

    def take_unsaved(self) -> tuple[tuple[OutcomeRow, ...], tuple[CheckpointRow, ...]]:
        """What follows from the log and is not stored yet; it is held to be from here on."""
        packed, self.checkpoints.unsaved = tuple(self.checkpoints.unsaved.values()), {}
        return self.outcomes.take_unsaved(), packed

    def kept(self) -> Callable[[Connection], None]:
        """What stores all that follows from the log and is not stored yet, and how the table stands."""
        found, packed = self.take_unsaved()
        stands = msgspec.json.encode(self.facts()).decode()

        def store(connection: Connection) -> None:
            for first in range(0, len(found), _AT_ONCE):
                Following(connection).keep(self.id, found[first : first + _AT_ONCE], ())
            Following(connection).keep(self.id, (), packed, stands)

        return store

    def _found_facts(self) -> Facts:
        last = self.history.line(self.history.number).at if self.history.number else self.created
        waits = {int(seat): self.history.waited_since([seat]) for seat in self.history.waiting_on}
        return self._facts(self.history.number, last, waits, self.standings(self.state).round, self._failed())

    def clocks_after(
        self, following: Sequence[tuple[LogRow, Step[Any]]], rounds: Sequence[int | None], now: float, gift: float
    ) -> TableClocks | None:
        """The clocks after further lines, which bring the game to these rounds."""
        if self.clocks is None:
            return None
        courses, before, round_ = [], frozenset(map(int, self.waiting_on)), self.standings(self.state).round
        for (row, step), then in zip(following, rounds, strict=True):
            awaited = frozenset(map(int, self.game.waiting_on(step.state)))
            courses.append(Course(row.seat, before, awaited, row.kind == "undo", then != round_))
            before, round_ = awaited, then
        clocks = self.clocks
        if following[0][0].late:
            clocks = clocks.marked_out(following[0][0].seat, now)
        return clocks.after(courses, now, gift)

    def facts_after(self, following: Sequence[tuple[LogRow, Step[Any]]], outcome: Outcome) -> Facts:
        """How it will stand after further lines, the last of which has this outcome."""
        rows = [row for row, _ in following]
        waits, failed = self.history.waits_after(*following), self._failed(*rows)
        return self._facts(rows[-1].number, rows[-1].at, waits, outcome.round, failed)

    def _facts(
        self, number: int, last: datetime, waits: Mapping[int, int], round_: int | None, failed: tuple[int, ...]
    ) -> Facts:
        def when(since: int) -> datetime:
            return last if since > self.history.number else self.history.line(since).at if since else self.created

        return Facts(number, round_, {seat: when(since) for seat, since in sorted(waits.items())}, last, failed)

    # Who is who

    def reseat(self, row: SeatRow) -> None:
        """Somebody else sits at a seat, or under another name."""
        self.seats[row.seat] = row
        self._commitment.cache_clear()
        self.facts.cache_clear()
        self._faces.clear()
        self.log.forget_names()

    def replayed(self) -> None:
        """Somebody else plays a seat from now on."""
        self.facts.cache_clear()
        self.forget_shown()

    def reread(self, connection: Connection) -> None:
        """Who sits where has been changed in the database."""
        store = Store(connection)
        row = store.table(self.id)
        self.maker = None if row is None else row.maker
        self.holders = store.holders(self.id)
        for seat in store.seats(self.id):
            self.reseat(seat)

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def seats_of(self, person: str) -> tuple[int, ...]:
        return tuple(seat.seat for seat in self.seats if person in self.holders.get(seat.seat, ()))

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays a seat now: its own, or one that stands in for a person."""
        return self.seats[seat].bot or self.substitutes.bot(seat)

    def is_bot(self, seat: int) -> bool:
        """Whether a bot plays a seat now."""
        return self.bot_of(seat) is not None

    def bots(self) -> list[int]:
        return [row.seat for row in self.seats if self.is_bot(row.seat)]

    def is_taken(self, seat: int) -> bool:
        return self.is_bot(seat) or bool(self.holders.get(seat))

    def free_seats(self) -> tuple[int, ...]:
        return tuple(seat.seat for seat in self.seats if not self.is_taken(seat.seat))

    def may_invite(self, person: str, seat: int) -> bool:
        """Whether a person may hand out a seat: it made the table, and nobody has taken the seat yet."""
        return person == self.maker and seat in self.free_seats()

    def has_people(self) -> bool:
        """Whether a person has sat down."""
        return any(self.holders.values())

    def lines_of_bots(self, most: int) -> int:
        """How many lines at the end of the log are of bots, or were played in advance, counted up to a limit."""
        newest = islice(reversed(self.history.lines), most)
        return sum(1 for _ in takewhile(lambda row: self.is_bot(row.seat) or row.by_itself, newest))

    def is_played_by_several(self) -> bool:
        """Whether people play each other here, and not one of them alone against bots."""
        return sum(seat.bot is None for seat in self.seats) > 1

    # The game now

    @property
    def state(self) -> Any:
        return self.history.state

    @property
    def waiting_on(self) -> tuple[int, ...]:
        return tuple(sorted(self.history.waiting_on))

    @property
    def is_over(self) -> bool:
        return not self.waiting_on

    def bot_to_act(self) -> int | None:
        """The bot the game waits for; of several, the one that acted longest ago, so that they take turns."""
        return self.history.longest_ago([seat for seat in self.history.waiting_on if self.is_bot(seat)])

    def bound_to(self, seat: int) -> Action | None:
        """What the game has a bot play here; None where it chooses."""
        return self.game.live.bound_to(self.state, Seat(seat), self.bots())

    def decided_at(self, number: int) -> int:
        """The number of the log on which an action was decided: what was planned at once was stored at once, so all its
        lines are of one moment."""
        row = self.history.line(number)
        earlier = takewhile(
            lambda one: (one.kind, one.seat, one.at) == ("action", row.seat, row.at), self._before(number)
        )
        return number - 1 - sum(1 for _ in earlier)

    def _before(self, number: int) -> Iterator[LogRow]:
        """The lines before one, the last of them first."""
        return (self.history.line(one) for one in range(number - 1, 0, -1))

    def tempos(self) -> dict[int, Tempo]:
        """The seats that are waited on against the clock; bots among themselves take no time."""
        found = self._tempos(self.state)
        return {} if not found or all(map(self.is_bot, self.waiting_on)) else found

    def _found_tempos(self, state: Any) -> dict[int, Tempo]:
        found = {int(seat): self.game.live.tempo(state, seat) for seat in sorted(self.game.waiting_on(state))}
        return {seat: tempo for seat, tempo in found.items() if tempo is not None}

    def tempo_of(self, seat: int, action: Action) -> Tempo | None:
        """The tempo that an action of a seat is held to: only what is played for it when it is late is timed. What
        else it may do, such as giving in or talking, is played as it comes."""
        tempo = self.tempos().get(seat)
        is_timed = tempo is not None and action == self.game.default(self.state, Seat(seat))
        return tempo if is_timed else None

    def runs_since(self, seat: int, after: int) -> bool:
        """Whether the clock of a seat has run without a break since a position. What was meant then is meant now: who
        gives in does not wait for the next dice, and who rolls again does not wait to see the last."""
        numbers = range(self.history.number, after - 1, -1)
        is_on = all(self.game.live.tempo(self.history.state_at(number), Seat(seat)) is not None for number in numbers)
        return is_on and all(row.kind == "action" for row in self.history.lines[after:])

    def bot_wait(self, seat: int, now: float) -> float:
        """How long a bot holds its answer back, where it plays against the clock."""
        tempo = self.tempos().get(seat)
        return 0.0 if tempo is None else self.pace.bot_wait(seat, tempo, now)

    def late(self, now: float) -> tuple[float, int] | None:
        """The person whose time is up first, and in how many seconds; None where nobody plays against the clock."""
        people = {seat: tempo for seat, tempo in self.tempos().items() if not self.is_bot(seat)}
        return min(((self.pace.late_in(seat, tempo, now), seat) for seat, tempo in people.items()), default=None)

    def read_action(self, written: messages.Written) -> Action:
        """The action that is written in its short form, or as the plain form that a template was filled in to."""
        read: Callable[[Any], Action] = self.read if isinstance(written, str) else self.game.read_plain
        return read(written)

    def why_not(self, state: Any, seat: int, written: messages.Written) -> messages.Verdict:
        """Whether an action could be played on a state: what would come of it, or the refusal, and each line of a
        form."""
        try:
            action = self.read_action(written)
        except StellarchError as fault:
            return messages.Verdict(False, None, fault.why)
        before = self._imagined(state, Seat(seat))
        forms = self.game.forms
        lines, rest = forms.lines(before, Seat(seat), action), forms.rest(before, Seat(seat), action)
        verdict = self._judged(state, before, Seat(seat), action)
        further = tuple(map(as_json, rest.further))
        return replace(verdict, lines=lines, left=rest.left, further=further, brings=rest.brings)

    def _judged(self, state: Any, before: Any, seat: Seat, action: Action) -> messages.Verdict:
        try:
            self.game.apply(state, seat, action)
        except Refused as refusal:
            return messages.Verdict(False, refusal.rule, refusal.why, refusal.about, refusal.at, refusal.stands)
        caveats = tuple(self.game.caveats(self.game.view(state, seat), action, self.names()))
        return replace(self._foreseen(before, seat, action), caveats=caveats)

    def _imagined(self, state: Any, seat: Seat) -> Any:
        """A state as a seat may think it is. A question costs nothing, so it must not tell a secret: what would come of
        an action is worked out from what the seat sees, and not from the true state."""
        return self.game.imagine(self.game.view(state, seat), "foreseen")

    def _foreseen(self, before: Any, seat: Seat, action: Action) -> messages.Verdict:
        """What a legal action would lead to, up to where something hidden comes out."""
        after, events = self.game.apply(before, seat, action)
        known = tuple(takewhile(lambda event: not event.reveals, events))
        gain = self._totals(after)[seat] - self._totals(before)[seat] if known == events else None
        return messages.Verdict(True, gain=gain, events=tuple(map(Part, seen(known, seat))))

    def result_of(self, state: Any) -> Result | None:
        """How the game ended, if this is its end."""
        return Result.of(self.standings(state))

    def outcome_of(self, step: Step[Any]) -> Outcome:
        return Outcome.of(self.standings(step.state), step)

    def _totals(self, state: Any) -> tuple[int, ...]:
        """What each seat has of what players race for."""
        return self.standings(state).totals

    # Taking back

    def others_with_a_say(self, seat: int) -> tuple[int, ...]:
        """The seats that must agree to a take-back: people, other than who plays several seats."""
        mine = self.holders.get(seat, frozenset())
        return tuple(
            other.seat
            for other in self.seats
            if other.seat != seat and not self.is_bot(other.seat) and self.holders.get(other.seat, frozenset()) - mine
        )

    def thinking_seed(self, who: Literal["bot", "hint"], seat: int, number: int) -> str:
        """What a thought about a decision follows from: known again when it is asked why."""
        return thinking_seed(self._seed, who, seat, number)

    def to_take_back(self, person: str) -> TakeBack | None:
        """How the last action of a person, of whichever of its seats, can be taken back, if it can."""
        return self._to_take_back(self.seats_of(person))

    def _to_take_back(self, seats: Sequence[int]) -> TakeBack | None:
        """None too for an action given in secret: to take it back would tell who gave it."""
        key = tuple(seats)
        if key not in self._take_backs:
            back = None if self.is_over else self.history.take_back(seats)
            self._take_backs[key] = back if back is not None and self.log.is_open(back.number) else None
        return self._take_backs[key]

    def is_free(self, back: TakeBack) -> bool:
        """Whether an action is taken back without asking: nobody else has a say, or all were to decide at the same time
        and what the others have done stands."""
        seat = self.history.line(back.number).seat
        return not self.others_with_a_say(seat) or (back.is_alone and self.history.is_decided_together(back.number))

    def undo(self, person: str) -> Literal["free", "ask", "no"]:
        """Whether others must be asked is mostly known without finding out what would stand without the action."""
        seats = self.seats_of(person)
        number = None if self.is_over else self.history.to_take_back(seats)
        if number is None or not self.log.is_open(number):
            return "no"
        if not self.others_with_a_say(self.history.line(number).seat):
            return "free"
        back = self._to_take_back(seats) if self.history.is_decided_together(number) else None
        return "free" if back is not None and back.is_alone else "ask"

    def asked_for(self) -> TakeBack | None:
        """The take-back that waits for answers, unless the table has moved on since."""
        request = self.request
        return None if request is None or request.number != self.history.number else self._to_take_back((request.seat,))

    def open_request(self) -> messages.Request | None:
        """The take-back that waits for answers, and whose they are."""
        request, back = self.request, self.asked_for()
        if request is None or back is None:
            return None
        due = tuple(seat for seat in self.others_with_a_say(request.seat) if seat not in request.agreed)
        return messages.Request(request.seat, back.number - 1, due)

    # What is shown

    def forget_shown(self) -> None:
        """What stands beside the log has changed, such as a vote or a clock: what was drawn up before holds no more."""
        self._shown.clear()

    def info(self, person: str, connected: frozenset[int]) -> messages.TableInfo:
        facts = self.facts()
        return messages.TableInfo(
            id=self.id,
            game=self.game.id,
            name=self.game.name,
            seats=seats_in_a_list(self.seats, self.holders, person, connected, facts.failed, self.substitutes),
            waiting_on=self.waiting_on,
            over=self.is_over,
            created=self.created.isoformat(),
            number=self.history.number,
            hints=self.hints,
            maker=person == self.maker,
            since=facts.since(self.seats_of(person)).isoformat(),
            result=self.result_of(self.state),
            round=facts.round,
            origin=None if self.origin is None else self.origin.kind,
            time=messages.TimeControl() if self.clocks is None else self.clocks.control,
            clock=None if self.clocks is None else self.clocks.in_a_list(self.seats_of(person), self.now()),
        )

    def _view(self, state: Any, seat: int | None) -> Any:
        """What a seat may see of a state; several parts of what it is shown are made from it."""
        if seat not in self._views:
            self._views[seat] = Remembered(lambda state: self.game.view(state, None if seat is None else Seat(seat)))
        return self._views[seat](state)

    def moment(self, number: int, seat: int | None) -> messages.Moment:
        """The position after a line of the log, as a seat or a spectator may see it."""
        state = self.history.state_at(number)
        view = self._view(state, seat)
        return messages.Moment(number, Part(in_order(self.game.page.shown(view))), self.standings(state))

    def board(self, name: str, seat: int | None) -> messages.Board:
        """What the game shows besides, now; worked out once for all who ask through a seat."""
        number = self.history.number
        found = self._boards.get((name, seat, number))
        if found is None:
            view = self._view(self.history.state_at(number), seat)
            found = messages.Board(number, Part(in_order(self.game.page.boards[name].draw(view))))
            self._boards[name, seat, number] = found
        return found

    def templates(self, name: str, seat: int | None) -> messages.Templates:
        """The templates of a kind of action that a seat may fill in now, whole; worked out once for all who ask."""
        found = self._templates.get((name, seat))
        if found is None:
            choices = (*self._legal(seat), *self._besides(seat))
            named = (choice for choice in choices if isinstance(choice, Template) and choice.type == name)
            found = messages.Templates(self.history.number, tuple(template.whole for template in named))
            if found.templates:  # so that no more is kept than a game has kinds of action
                self._templates[name, seat] = found
        return found

    def _legal(self, seat: int | None) -> Sequence[Action | Template]:
        return () if seat is None else self.game.legal(self.state, Seat(seat))

    def _besides(self, seat: int | None) -> Sequence[Action | Template]:
        return () if seat is None else self.game.free(self.state, Seat(seat))

    def shown(self, person: str, seat: int | None, after: int, connected: frozenset[int]) -> messages.TableState:
        """All that a person may know of the table through one of its seats, or as a spectator; drawn up once for all
        who may know the same."""
        key = self._asking(person, seat, after, connected)
        found = self._shown.get(key) or self._drawn_up(person, seat, after, connected)
        if len(self._shown) < _MOST_SHOWN and not self.tempos():  # against the clock it is another each moment
            self._shown[key] = found
        return self._timed(found, person)

    def shown_before(
        self, person: str, seat: int | None, after: int, connected: frozenset[int]
    ) -> messages.TableState | None:
        """The same, where it has been drawn up already."""
        found = self._shown.get(self._asking(person, seat, after, connected))
        return None if found is None else self._timed(found, person)

    def _timed(self, shown: messages.TableState, person: str) -> messages.TableState:
        """With the clocks as they are now: they are not part of what is drawn up once."""
        if self.clocks is None:
            return shown
        now, clocks = self.now(), self.clocks
        table = replace(shown.table, clock=clocks.in_a_list(self.seats_of(person), now))
        return replace(shown, table=table, clocks=clocks.shown(now))

    def _asking(self, person: str, seat: int | None, after: int, connected: frozenset[int]) -> Hashable:
        """All that an answer depends on besides the log."""
        known_as = (self.seats_of(person), person == self.maker, self.seen.of(person), self.has_habit(person))
        beside = (self.request, len(self.hinted), tuple(self.seats), tuple(self.holders.items()), self.substitutes.all)
        return known_as, seat, max(after, self.history.number - PAGE), connected, beside

    def _drawn_up(self, person: str, seat: int | None, after: int, connected: frozenset[int]) -> messages.TableState:
        face = self._face(seat)
        return messages.TableState(
            table=self.info(person, connected),
            seat=seat,
            now=face.now,
            waiting_on=self.waiting_on,
            decision=face.decision,
            choices=face.choices,
            templates=face.templates,
            free=face.free,
            log=self.log.after(after, seat),
            undo=self.undo(person),
            request=self.open_request(),
            hinted=tuple(messages.Hinted(asked.number, asked.seat) for asked in self.hinted),
            stood_in=tuple(messages.StoodIn(row.seat, row.bot, row.first, row.last) for row in self.substitutes.all),
            options=msgspec.to_builtins(self.options),
            ready_in=self._ready_in(seat),
            held=0 if seat is None else self.pace.held(seat),
            commitment=self._commitment(),
            seed=self._seed if self.is_over else None,
            seen=self.seen.shown(person),
            source=self._source(),
            in_advance=self._in_advance(person, seat),
        )

    def _in_advance(self, person: str, seat: int | None) -> messages.InAdvance | None:
        """What a seat has said in advance; spectators have nothing to say."""
        if seat is None:
            return None
        lines, part = self.if_thens.shown(self, seat), self.game.in_advance
        left = standing_of(self, seat)
        return messages.InAdvance(lines, left, occasions(self), part.has_offers, self.has_habit(person))

    def _source(self) -> messages.Source | None:
        origin = self.origin
        if origin is None or origin.source is None or origin.number is None:
            return None
        return messages.Source(origin.source, origin.number)

    def _committed_to(self) -> str:
        """To read off which options were changed takes longer than all else of a view."""
        if "." in self.promise:  # as a record from a file has it
            return self.promise
        return bound_to(self.promise, self.game.id, self.rules, changed(self.options), self._players())

    def _asked(self, seat: int | None) -> messages.Asked | None:
        decision = None if seat is None else self.game.decision(self.state, Seat(seat))
        if seat is None or decision is None:
            return None
        default = self.game.in_words(self._view(self.state, seat), decision.default, self.names())
        action = as_json(decision.default)
        return messages.Asked(decision.kind, decision.label, default, action, decision.sealed, decision.together)

    def _face(self, seat: int | None) -> _Face:
        """What the game shows a seat now; worked out once for all who look through it."""
        if seat not in self._faces:
            choices, besides = self._legal(seat), self._besides(seat)
            self._faces[seat] = _Face(
                self.moment(self.history.number, seat),
                self._asked(seat),
                self._choices(choices, seat),
                tuple(choice.to_be_opened for choice in (*choices, *besides) if isinstance(choice, Template)),
                self._choices(besides, seat),
            )
        return self._faces[seat]

    def _choices(self, found: Sequence[Action | Template], seat: int | None) -> tuple[messages.Choice, ...]:
        game, orders = self.game, [choice for choice in found if not isinstance(choice, Template)]
        if seat is None or not game.page.lists_choices:
            return tuple(messages.Choice(*_written(order)) for order in orders)
        view, names = self._view(self.state, seat), self.names()
        return tuple(messages.Choice(*_written(order), game.in_words(view, order, names)) for order in orders)

    def _ready_in(self, seat: int | None) -> int | None:
        if seat is None or seat not in self.tempos():
            return None
        return round(1000 * self.pace.ready_in(seat, time.monotonic()))

    def _failed(self, *following: LogRow) -> tuple[int, ...]:
        """The bots that failed at their last action, of the log or of further lines."""
        numbers = {seat: self.history.last_action(seat) for seat in self.bots()}
        last = {seat: self.history.line(number) for seat, number in numbers.items() if number}
        for row in following:
            if row.kind == "action":
                last[row.seat] = row
            else:
                last = {seat: line for seat, line in last.items() if line.number not in row.takes}
        return tuple(seat for seat, row in last.items() if self.log.is_failure(row))

    def listeners(self, person: str) -> tuple[int | None, ...]:
        """Through whose eyes a person sees the table: those of its seats, or of a spectator."""
        return self.seats_of(person) or (None,)

    def may_read(self, person: str, number: int) -> bool:
        """Whether a line of the log is shown to a person as it was written."""
        written = self.history.line(number).text if number else ""
        return any(self.log.text_for(number, one) == written for one in self.listeners(person))

    def record(self) -> Record:
        """The whole game, seed included: only for a game that is over."""
        assert self.is_over, "the seed is a secret until the game is over"
        played, result = self.history.played(), self.result_of(self.state)
        promised = self._commitment()
        return Record.of(self.game, self.options, self._players(), self._seed, played, result, self.rules, promised)

    def _players(self) -> list[Player]:
        return [Player(row.name, "person" if row.bot is None else "bot") for row in self.seats]
