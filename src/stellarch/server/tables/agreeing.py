"""Votes at a table: to pause, to go on, to have a bot play for somebody who is absent, to play once more."""

from collections.abc import Collection
from datetime import UTC, datetime, timedelta

import msgspec
from sqlalchemy import Connection

from stellarch.core import Refused
from stellarch.server import messages
from stellarch.server.errors import Forbidden
from stellarch.server.refusals import Why
from stellarch.server.storage import Store
from stellarch.server.storage.agreeing import Agreeing, Standing, State, VoteRow
from stellarch.server.storage.signals import Happening, note
from stellarch.server.tables.creation import Creation
from stellarch.server.tables.registry import Registry
from stellarch.server.tables.stand_ins import StandIns
from stellarch.server.tables.table import LiveTable
from stellarch.server.tables.timekeeping import Timekeeping

_LASTS = timedelta(days=2)
"""How long a vote is open."""
_REMATCH_LASTS = timedelta(days=7)
_ABSENT = timedelta(minutes=10)
"""For how long the game waits for somebody who is not there until the others may have a bot play."""
_ABSENT_FOR_DAYS = timedelta(days=1)
"""The same where there are days for each move, or no clock at all: from then on every day is one that was missed."""
_BETWEEN_NUDGES = timedelta(days=1)
_BY_ALL = ("pause", "rematch")


class Agreements:
    def __init__(self, registry: Registry, creation: Creation, stand_ins: StandIns, timekeeping: Timekeeping) -> None:
        self._registry = registry
        self._database = registry.database
        self._creation = creation
        self._stand_ins = stand_ins
        self._timekeeping = timekeeping

    async def look(self, table_id: str, person: str) -> messages.Together:
        """What a table is asked to agree on, and what somebody may ask or do there."""
        async with self._registry.open(table_id, wake=False) as table:
            return await self.shown(table, person)

    async def shown(self, table: LiveTable, person: str) -> messages.Together:
        here = self._registry.presence.seats(table)
        return _shown(table, person, await self._standing(table), self._absent(table), here)

    async def _standing(self, table: LiveTable) -> Standing:
        now = datetime.now(UTC)
        return await self._database.read(lambda connection: Agreeing(connection).standing(table.id, now))

    async def ask(self, table_id: str, person: str, asked: messages.AskVote, address: str) -> messages.Together:
        """Ask the others to agree; who asks agrees. Where nobody else has a say it is done at once."""
        async with self._registry.open(table_id, wake=False) as table:
            self._registry.require_held(table, person, asked.seat)
            standing = await self._standing(table)
            if asked.seat not in _voters(table, None) or asked.kind not in _may_ask(table, standing):
                raise Forbidden(Why.NOTHING_TO_ASK)
            if asked.kind == "bot" and asked.about not in self._absent(table):
                raise Forbidden(Why.NOT_ABSENT)
            about = asked.about if asked.kind == "bot" else None
            if any((vote.kind, vote.about) == (asked.kind, about) for vote in standing.votes):
                raise Forbidden(Why.ASKED_ALREADY)
            row = VoteRow(
                number=0,
                kind=asked.kind,
                by=asked.seat,
                about=about,
                days=asked.days if asked.kind == "pause" else None,
                options=_kept_options(table, asked),
                until=datetime.now(UTC) + (_REMATCH_LASTS if asked.kind == "rematch" else _LASTS),
            )

            def store(connection: Connection) -> VoteRow:
                kept = Agreeing(connection).add(table.id, row)
                others = tuple(sorted(_voters(table, about) - {kept.by}))
                if others:
                    told = Happening("vote", table.id, key=f"vote {kept.number}", seats=others, by=kept.by)
                    note(connection, told)
                return kept

            vote = await self._database.write(store)
            await self._settle(table, vote, address)
            return await self.shown(table, person)

    async def answer(self, table_id: str, person: str, given: messages.AnswerVote, address: str) -> messages.Together:
        """Agree, or refuse. A seat has one answer, from whichever device, and may change it while the vote is open."""
        async with self._registry.open(table_id, wake=False) as table:
            self._registry.require_held(table, person, given.seat)
            standing = await self._standing(table)
            vote = next((one for one in standing.votes if one.number == given.number), None)
            if vote is None or given.seat not in _voters(table, vote.about):
                raise Forbidden(Why.NOTHING_TO_ANSWER)
            number, seat, yes = vote.number, given.seat, given.yes
            await self._database.write(lambda connection: Agreeing(connection).answer(table_id, number, seat, yes=yes))
            rest = tuple(one for one in vote.ballots if one[0] != seat)
            await self._settle(table, msgspec.structs.replace(vote, ballots=(*rest, (seat, yes))), address)
            return await self.shown(table, person)

    async def _settle(self, table: LiveTable, vote: VoteRow, address: str) -> None:
        """Do what was agreed, as soon as it is. It is done before the vote is closed: should the server die between,
        the last answer is given again, and what is done twice comes to the same."""
        state = _outcome(vote, _voters(table, vote.about))
        if state == "passed":
            await self._do(table, vote, address)
        if (state != "open" and vote.kind != "rematch") or state == "failed":
            number = vote.number
            await self._database.write(lambda connection: Agreeing(connection).decide(table.id, number, state))
        self._registry.tell_spoken(table, lambda _one: True)

    async def _do(self, table: LiveTable, vote: VoteRow, address: str) -> None:
        match vote.kind:
            case "pause":
                until = None if vote.days is None else datetime.now(UTC) + timedelta(days=vote.days)
                await self._timekeeping.pause(table, until)
            case "resume":
                await self._timekeeping.go_on(table)
            case "bot":
                assert vote.about is not None, "it is about somebody's seat"
                if vote.about in self._absent(table):
                    await self._stand_ins.take_over(table, vote.about, "vote")
            case "rematch":
                await self._creation.again(table, msgspec.json.decode(vote.options), address, vote.number)
                self._registry.tell_changed(table)

    def _absent(self, table: LiveTable) -> tuple[int, ...]:
        """Seats of people for whom the game has waited long, and who are not there."""
        control = None if table.clocks is None else table.clocks.control.kind
        long = _ABSENT if control in ("move", "fischer") else _ABSENT_FOR_DAYS
        now, there, waits = datetime.now(UTC), self._registry.presence.seats(table), table.facts().waiting
        if table.is_over or table.closed:
            return ()
        return tuple(
            seat
            for seat, since in waits.items()
            if not table.is_bot(seat) and table.is_taken(seat) and seat not in there and now - since >= long
        )

    # What one may do alone

    async def resign(self, table_id: str, person: str, seat: int) -> messages.Together:
        """Leave one's own seat to a bot, for good."""
        async with self._registry.open(table_id, wake=False) as table:
            self._registry.require_held(table, person, seat)
            if not _may_resign(table, person):
                raise Forbidden(Why.NOTHING_TO_ASK)
            await self._stand_ins.give_back(table, seat)
            await self._stand_ins.take_over(table, seat, "resigned")
            self._registry.tell_spoken(table, lambda _one: True)
            return await self.shown(table, person)

    async def nudge(self, table_id: str, person: str, seat: int) -> messages.Together:
        """Remind somebody that it is their turn: once a day."""
        async with self._registry.open(table_id, wake=False) as table:
            self._registry.require_seated(table, person)
            standing = await self._standing(table)
            if seat not in _to_remind(table, person):
                raise Forbidden(Why.NOBODY_TO_REMIND)
            now = datetime.now(UTC)
            if seat in standing.nudged and now - standing.nudged[seat] < _BETWEEN_NUDGES:
                raise Forbidden(Why.REMINDED_ALREADY)
            by = table.seats_of(person)[0]
            told = Happening("nudge", table.id, key=f"nudge {seat} {now.isoformat()}", seats=(seat,), by=by)

            def store(connection: Connection) -> None:
                Agreeing(connection).nudge(table.id, seat, now)
                note(connection, told)

            await self._database.write(store)
            self._registry.tell_spoken(table, lambda _one: True)
            return await self.shown(table, person)


class Hosting:
    """What the host of a table may do: close it, remove who never came, hand it over."""

    def __init__(
        self, registry: Registry, agreements: Agreements, stand_ins: StandIns, timekeeping: Timekeeping
    ) -> None:
        self._registry = registry
        self._database = registry.database
        self._agreements = agreements
        self._stand_ins = stand_ins
        self._timekeeping = timekeeping

    async def close(self, table_id: str, person: str) -> messages.Together:
        """Nothing more is played at the table; everybody there is told."""
        async with self._registry.open(table_id, wake=False) as table:
            _require_host(table, person)
            if table.is_over:
                raise Forbidden(Why.NOTHING_TO_ASK)
            if table.clocks is not None:
                await self._timekeeping.pause(table)
            others = tuple(seat for seat, held in table.holders.items() if held - {person})
            told = Happening("over", table.id, key=f"over {table.id}", seats=others)

            def store(connection: Connection) -> None:
                Agreeing(connection).close(table.id, datetime.now(UTC))
                if others:
                    note(connection, told)

            await self._database.write(store)
            table.closed, table.listed = True, False
            self._registry.tell_changed(table)
            self._registry.tell_spoken(table, lambda _one: True)
            return await self._agreements.shown(table, person)

    async def remove(self, table_id: str, person: str, seat: int) -> messages.Together:
        """A bot plays the seat of somebody who never came, and the seat's link opens nothing any more."""
        async with self._registry.open(table_id, wake=False) as table:
            _require_host(table, person)
            if seat not in _removable(table, person, self._registry.presence.seats(table)):
                raise Forbidden(Why.HAS_PLAYED)

            def store(connection: Connection) -> None:
                Agreeing(connection).void_link(table.id, seat)
                Agreeing(connection).void(table.id, seat)
                Store(connection).release(table.id, seat)

            await self._stand_ins.give_back(table, seat)
            await self._stand_ins.take_over(table, seat, "removed")
            await self._database.write(store)
            table.holders[seat] = frozenset()
            table.reseat(msgspec.structs.replace(table.seats[seat], key_hash=None))
            table.forget_shown()
            self._registry.tell_changed(table)
            self._registry.tell_who_is_there(table)
            self._registry.tell_spoken(table, lambda _one: True)
            return await self._agreements.shown(table, person)

    async def hand_over(self, table_id: str, person: str, seat: int) -> messages.Together:
        """Let somebody else who plays be the host."""
        async with self._registry.open(table_id, wake=False) as table:
            _require_host(table, person)
            if seat not in _heirs(table, person):
                raise Forbidden(Why.NO_HEIR)
            heir = min(table.holders[seat] - {person})
            await self._database.write(lambda connection: Agreeing(connection).set_maker(table.id, heir))
            table.maker = heir
            table.forget_shown()
            self._registry.tell_changed(table)
            self._registry.tell_spoken(table, lambda _one: True)
            return await self._agreements.shown(table, person)


def _require_host(table: LiveTable, person: str) -> None:
    if person != table.maker:
        raise Forbidden(Why.NOT_THE_HOST)
    if table.closed:
        raise Forbidden(Why.TABLE_CLOSED)


def _voters(table: LiveTable, about: int | None) -> frozenset[int]:
    """The seats whose answers count: those of people who play. Once the game is over, also of those for whom a bot
    played on."""
    return frozenset(
        row.seat
        for row in table.seats
        if row.bot is None and table.holders.get(row.seat) and row.seat != about
        if table.is_over or not table.is_bot(row.seat)
    )


def _outcome(vote: VoteRow, voters: frozenset[int]) -> State:
    yes, no = vote.yes & voters, (vote.answered - vote.yes) & voters
    if vote.kind in _BY_ALL:
        return "failed" if no else "passed" if yes >= voters else "open"
    if 2 * len(yes) > len(voters):
        return "passed"
    return "failed" if 2 * len(no) >= len(voters) else "open"


def _may_ask(table: LiveTable, standing: Standing) -> tuple[messages.VoteKind, ...]:
    if table.closed:
        return ()
    if table.is_over:
        return ("rematch",) if standing.next is None and table.origin is None else ()
    if table.clocks is None:
        return ("bot",)
    return ("bot", "resume" if table.clocks.paused else "pause")


def _others(table: LiveTable, person: str) -> list[int]:
    """Seats of other people that these play themselves."""
    return [
        row.seat
        for row in table.seats
        if row.bot is None and not table.is_bot(row.seat) and table.holders.get(row.seat, frozenset()) - {person}
    ]


def _may_resign(table: LiveTable, person: str) -> bool:
    return not table.is_over and not table.closed and bool(_others(table, person))


def _to_remind(table: LiveTable, person: str) -> list[int]:
    mine = table.seats_of(person)
    if table.is_over or table.closed or not mine:
        return []
    return [seat for seat in _others(table, person) if seat in table.waiting_on and seat not in mine]


def _removable(table: LiveTable, person: str, here: Collection[int]) -> list[int]:
    """Seats of people who never came, or came and left without doing anything."""
    if table.is_over:
        return []
    return [
        row.seat
        for row in table.seats
        if row.bot is None and row.seat not in here
        if not table.lines_by[row.seat] and person not in table.holders.get(row.seat, ())
        if (row.seat not in table.substitutes.now or table.substitutes.now[row.seat].why == "time")
    ]


def _heirs(table: LiveTable, person: str) -> list[int]:
    return [row.seat for row in table.seats if table.holders.get(row.seat, frozenset()) - {person}]


def _kept_options(table: LiveTable, asked: messages.AskVote) -> str:
    """The options of the next game: some of this one; whoever agrees to the same game gets no other."""
    if asked.kind != "rematch":
        return "{}"
    own = msgspec.to_builtins(table.options)
    if any(name not in own or own[name] != value for name, value in asked.options.items()):
        raise Refused(Why.OTHER_OPTIONS)
    return msgspec.json.encode(asked.options).decode()


def _shown(
    table: LiveTable, person: str, standing: Standing, absent: tuple[int, ...], here: Collection[int]
) -> messages.Together:
    mine, now = table.seats_of(person), datetime.now(UTC)
    is_host = person == table.maker and not table.closed
    reminded = {seat for seat, at in standing.nudged.items() if now - at < _BETWEEN_NUDGES}
    votes = [_vote(vote, _voters(table, vote.about)) for vote in standing.votes if not table.closed]
    return messages.Together(
        votes=tuple(vote for vote in votes if vote is not None),
        may_ask=_may_ask(table, standing) if mine else (),
        absent=tuple(seat for seat in absent if mine and seat not in mine),
        away=tuple(
            seat
            for seat in mine
            if seat in table.substitutes.now and table.substitutes.now[seat].why in ("vote", "time")
        )
        if not table.is_over
        else (),
        remind=tuple(seat for seat in _to_remind(table, person) if seat not in reminded),
        host=is_host,
        removable=tuple(_removable(table, person, here)) if is_host else (),
        heirs=tuple(_heirs(table, person)) if is_host else (),
        may_resign=bool(mine) and _may_resign(table, person),
        closed=table.closed,
        next=standing.next,
    )


def _vote(row: VoteRow, voters: frozenset[int]) -> messages.Vote | None:
    if _outcome(row, voters) == "failed":
        return None
    return messages.Vote(
        number=row.number,
        kind=row.kind,
        by=row.by,
        about=row.about,
        days=row.days,
        until=row.until.isoformat(),
        yes=tuple(sorted(row.yes & voters)),
        no=tuple(sorted((row.answered - row.yes) & voters)),
        due=tuple(sorted(voters - row.answered)),
        all=row.kind in _BY_ALL,
    )
