"""All the tables of a server: opening, seating, playing, taking back. Every change is stored before it is shown."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from stellarch.bots import Thinker, may_be_told
from stellarch.core import (
    Action,
    Game,
    Refused,
    Seat,
    StaleState,
    TakeBack,
    Text,
    UnknownRules,
    new_seed,
    read_options,
)
from stellarch.games import find_game
from stellarch.server import messages
from stellarch.server.analyses import Analyses
from stellarch.server.autoplay import Autoplay, bot_seed
from stellarch.server.bot_workers import BotWorkers
from stellarch.server.continuing import continued
from stellarch.server.errors import DAMAGED, DatabaseUnavailable, Forbidden, NotFound, Unreadable
from stellarch.server.listing import info_from_rows
from stellarch.server.names import require_own, tidied
from stellarch.server.presence import Caller, Presence
from stellarch.server.previews import require_possible
from stellarch.server.room import require_room
from stellarch.server.seating import seated
from stellarch.server.secrets import hashed, matches, new_id, new_secret
from stellarch.server.storage import Database, HintRow, LogRow, RequestRow, Store, TableRow
from stellarch.server.storage.store import Taken
from stellarch.server.table import LiveTable
from stellarch.server.turns import Turns
from stellarch.server.waiting import finished_soon
from stellarch.server.workshop import Workshop

_LOG = logging.getLogger(__name__)
_MOST_IN_MEMORY = 500
_MOST_LISTED = 50
_SECONDS_TO_GATHER = 0.1
_SECONDS_SET_ASIDE = 300
"""How long a table that cannot be opened is not tried again: a try costs as much as a replay."""
_ADVISER = Thinker().name
"""Who is asked for a hint."""


class Tables:
    """The tables of this process. One lock a table; the database is the truth and settles every race."""

    def __init__(
        self,
        database: Database,
        bots: BotWorkers,
        turns: Turns,
        workshop: Workshop,
        tell: Callable[[str, messages.LiveMessage], None],
    ) -> None:
        self._database = database
        self._bots = bots
        self._turns = turns
        self._workshop = workshop
        self._tell = tell
        self.presence = Presence()
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._telling: dict[str, asyncio.Task[None]] = {}
        self._set_aside: dict[str, tuple[float, Text]] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # one is there while it is used
        self._autoplay = Autoplay(bots, turns, self.presence, partial(self._open, wake=False), self._play)
        self.analyses = Analyses(database, bots, turns, partial(self._open, wake=False))

    # Making and finding

    async def create(self, wanted: messages.NewTable, device: str, address: str) -> messages.Created:
        game = find_game(wanted.game)
        options = read_options(game.options, wanted.options, game.standard())
        count = len(wanted.players)
        game.require_players(count)
        row = _new_row(game, options, wanted, hashed(device))
        await require_possible(self._workshop, wanted, row.seed, address)
        keys = {seat: new_secret() for seat, player in enumerate(wanted.players) if player.bot is None}
        seats = seated(game, wanted.players, keys)
        mine = [seat for seat in keys if wanted.players[seat].yours]

        def store(connection: Connection) -> None:
            Store(connection).add_table(row, seats)
            for seat in mine:
                Store(connection).hold(row.id, seat, hashed(device))

        await self._database.write(store)
        await self.require(row.id)
        return messages.Created(row.id, tuple(messages.SeatLink(seat, keys[seat]) for seat in keys if seat not in mine))

    async def play_from(self, table_id: str, device: str, wanted: messages.PlayFrom) -> messages.Created:
        """A new table whose log begins with the actions of a finished game; bots play the seats that are not taken.

        It has the seed of the old one, for only so do those actions lead to that position. That seed is known by now,
        so chance may fall as it did, and whoever plays on is told so.
        """
        async with self._open(table_id) as table:
            row, seats, lines = continued(table, wanted, hashed(device))

        def store(connection: Connection) -> None:
            Store(connection).add_table(row, seats)
            Store(connection).hold(row.id, wanted.seat, hashed(device))
            for line in lines:
                Store(connection).append(row.id, line)

        await self._database.write(store)
        await self.require(row.id)
        return messages.Created(row.id, ())

    async def lobby(self, device: str) -> list[messages.TableInfo]:
        """Listed tables with a seat to take."""
        while True:
            known = len(self._set_aside)
            found = await self._with_a_free_seat(_MOST_LISTED + known)
            infos = [info for table_id in found if (info := await self._info(table_id, device)).problem is None]
            if len(self._set_aside) <= known:  # else they took the place of others, further down the list
                return infos[:_MOST_LISTED]

    async def _with_a_free_seat(self, most: int) -> list[str]:
        return await self._database.read(lambda connection: Store(connection).with_a_free_seat(most))

    async def mine(self, device: str) -> list[messages.TableInfo]:
        """Tables this device has a seat at or has made."""

        def look(connection: Connection) -> tuple[list[str], dict[str, messages.TableInfo]]:
            store = Store(connection)
            found = store.of_device(hashed(device), _MOST_LISTED)
            return found, {one: info_from_rows(store, one, hashed(device)) for one in store.with_result(found)}

        found, over = await self._database.read(look)
        return [over.get(table_id) or await self._info(table_id, device) for table_id in found]

    async def _info(self, table_id: str, device: str) -> messages.TableInfo:
        """A table in a list; one that cannot be opened spoils no list, but says so."""
        try:
            async with self._open(table_id) as table:
                return table.info(hashed(device), self.presence.seats(table))
        except Unreadable as fault:
            why = fault.why
        return await self._database.read(
            lambda connection: info_from_rows(Store(connection), table_id, hashed(device), why)
        )

    async def require(self, table_id: str) -> None:
        """Raises NotFound unless there is such a table; if it is a bot's turn there, the bot begins to think."""
        async with self._open(table_id):
            pass

    # Being there

    @asynccontextmanager
    async def attended(self, table_id: str, device: str | None, address: str) -> AsyncIterator[None]:
        """Seen at the table by everybody there, as a player or a spectator, for as long as this lasts."""
        caller = Caller(hashed(device or ""), address)
        self.presence.join(table_id, caller)
        try:
            self._tell_soon(table_id)
            yield
        finally:
            self.presence.leave(table_id, caller)
            self._tell_soon(table_id)

    def _tell_soon(self, table_id: str) -> None:
        """Tell who is there, once for all who come and go in a moment: telling each of each would take the square."""
        if table_id not in self._telling:
            self._telling[table_id] = asyncio.create_task(self._tell_who_is_there(table_id))

    async def _tell_who_is_there(self, table_id: str) -> None:
        await asyncio.sleep(_SECONDS_TO_GATHER)
        self._telling.pop(table_id, None)
        with suppress(Refused):  # a table that cannot be opened any more has nothing to tell
            async with self._open(table_id) as table:  # which also wakes bots that waited for somebody to come
                self._present(table)

    # Looking

    async def shown(self, table_id: str, device: str, seat: int | None, after: int = -1) -> messages.TableState:
        async with self._open(table_id) as table:
            return self._shown(table, device, seat, after)

    async def moment(self, table_id: str, device: str, seat: int | None, number: int) -> messages.Moment:
        async with self._open(table_id) as table:
            if not 0 <= number <= table.history.number:
                raise NotFound(Text(f"There is no position {number}.", f"Il n'y a pas de position {number}."))
            return table.moment(number, self._seat(table, device, seat))

    async def why(self, table_id: str, device: str, ask: messages.Ask) -> messages.Verdict:
        async with self._open(table_id) as table:
            self._require_held(table, device, ask.seat)
            return table.why_not(ask.seat, ask.action)

    async def hint(self, table_id: str, device: str, seat: int, address: str) -> messages.Hint:
        async with self._open(table_id) as table:
            self._require_held(table, device, seat)
            if seat not in table.waiting_on:
                raise Forbidden(Text("It is not your turn.", "Ce n'est pas à vous de jouer."))
            await self._tell_of_a_hint(table, seat)
            game, state, seed = table.game, table.state, f"hint {table.id} {table.history.number}"
            names = tuple(table.names())
        async with self._turns.turn(address):
            advice = await finished_soon(self._bots.explain(game, state, seat, _ADVISER, seed, names))
        action = msgspec.Raw(msgspec.json.encode(game.read_action(advice.text)))
        return messages.Hint(advice.text, action, advice.why)

    async def _tell_of_a_hint(self, table: LiveTable, seat: int) -> None:
        """Among people everybody hears who asks for a hint, once a position; refused where the table has none."""
        if table.hints == "off":
            raise Forbidden(
                Text(
                    "Hints are switched off at this table.",
                    "Les conseils sont désactivés à cette table.",
                )
            )
        asked = HintRow(table.history.number, seat)
        if not table.is_played_by_several() or asked in table.hinted:
            return
        await self._database.write(lambda connection: Store(connection).add_hint(table.id, asked))
        table.hinted.append(asked)
        self._changed(table)

    async def why_played(self, table_id: str, device: str, number: int, address: str) -> messages.Explanation:
        """What a bot expected of an action it played, and what others would have changed. Of a line that a device may
        not read it is not even told whether a bot played it."""
        async with self._open(table_id) as table:
            row = table.history.line(number) if 0 < number <= table.history.number else None
            if row is not None and not table.may_read(hashed(device), number):
                raise Forbidden(Text("This is secret until the end.", "Ceci reste secret jusqu'à la fin."))
            bot = table.seats[row.seat].bot if row is not None and row.kind == "action" else None
            if row is None or bot is None:
                raise NotFound(Text(f"No bot played action {number}.", f"Aucun robot n'a joué le coup {number}."))
            if row.bot_failed:
                raise NotFound(
                    Text(
                        "The bot failed here: this is the game's default, so there is no thought behind it.",
                        "Le robot a échoué ici : c'est le coup par défaut du jeu, sans réflexion derrière.",
                    )
                )
            game, state, names = table.game, table.history.state_at(number - 1), tuple(table.names())
            if not table.is_over and not may_be_told(game, Seat(row.seat), state):
                raise Forbidden(
                    Text("What this bot knows is secret until the end.", "Ce que sait ce robot reste secret.")
                )
            listeners = None if table.is_over else table.listeners(hashed(device))
        seed = bot_seed(table_id, number - 1)
        async with self._turns.turn(address):
            advice = await finished_soon(
                self._bots.explain(game, state, row.seat, bot, seed, names, row.text, listeners)
            )
        return messages.Explanation(number, advice.text, advice.why)

    async def record(self, table_id: str) -> Any:
        async with self._open(table_id) as table:
            if not table.is_over:
                raise Forbidden(
                    Text("The record is given out when the game is over.", "La partie est publiée une fois terminée.")
                )
            return table.record()

    # Sitting down

    async def enter(self, table_id: str, device: str, key: str) -> messages.TableState:
        """Open a seat's link on this device."""
        async with self._open(table_id) as table:
            seat = next((row.seat for row in table.seats if matches(key, row.key_hash)), None)
            if seat is None:
                raise Forbidden(Text("This link is not valid any more.", "Ce lien n'est plus valable."))
            await self._hold(table, seat, device)
            return self._shown(table, device, seat)

    async def sit(self, table_id: str, device: str, wanted: messages.Sit) -> messages.TableState:
        """Take a free seat of a listed table."""
        async with self._open(table_id) as table:
            free = [seat for seat in table.free_seats() if wanted.seat in (None, seat)]
            if not table.listed or not free:
                raise Forbidden(Text("There is no free seat here.", "Il n'y a pas de place libre ici."))
            if table.seats_of(hashed(device)):
                raise Forbidden(
                    Text("You already have a seat at this table.", "Vous avez déjà une place à cette table.")
                )
            seat, name = free[0], tidied(wanted.name)
            require_own(name, (row.name for row in table.seats if table.is_taken(row.seat)))
            # Whoever made the table was given the seat's link for a friend, and must not keep a stranger's seat.
            await self._hold(table, seat, device, name, hashed(new_secret()))
            return self._shown(table, device, seat)

    async def renew_link(self, table_id: str, device: str, seat: int) -> messages.SeatLink:
        """A new link for a seat of this device, or for one that nobody has taken at a table it made. The old link, and
        every other device, is shut out."""
        async with self._open(table_id) as table:
            if not table.may_invite(hashed(device), seat):
                self._require_held(table, device, seat)
            key = new_secret()
            row = msgspec.structs.replace(table.seats[seat], key_hash=hashed(key))
            staying = table.holders.get(seat, frozenset()) & {hashed(device)}

            def store(connection: Connection) -> None:
                Store(connection).update_seat(table.id, row)
                Store(connection).release(table.id, seat)
                for one in staying:
                    Store(connection).hold(table.id, seat, one)

            await self._database.write(store)
            table.seats[seat] = row
            table.holders[seat] = staying
            self._changed(table)
            self._present(table)
            return messages.SeatLink(seat, key)

    async def _hold(
        self, table: LiveTable, seat: int, device: str, name: str | None = None, key_hash: str | None = None
    ) -> None:
        """Let a device play a seat, under its own name and with a new link if it brings them."""
        kept = table.seats[seat]
        row = msgspec.structs.replace(kept, name=name or kept.name, key_hash=key_hash or kept.key_hash)

        def store(connection: Connection) -> None:
            Store(connection).update_seat(table.id, row)
            Store(connection).hold(table.id, seat, hashed(device))

        await self._database.write(store)
        table.seats[seat] = row
        table.holders[seat] = table.holders.get(seat, frozenset()) | {hashed(device)}
        self._changed(table)
        self._present(table)

    # Playing

    async def play(self, table_id: str, device: str, played: messages.Play) -> messages.TableState:
        async with self._open(table_id) as table:
            self._require_held(table, device, played.seat)
            await self._play(table, played.seat, played.after, table.read_action(played.action))
            return self._shown(table, device, played.seat, played.after)

    async def _play(self, table: LiveTable, seat: int, after: int, action: Action, *, bot_failed: bool = False) -> None:
        """Apply, store, then show. What was played already is not played again; what comes too soon is held until it
        counts."""
        number = table.history.number
        if after > number:
            raise StaleState(number)
        runs = table.runs_since(seat, after)
        tempo, now = table.tempo_of(seat, action) if runs else None, time.monotonic()
        if tempo is not None and not table.pace.counts(seat, now):
            table.pace.hold(seat)
            self._autoplay.play_when_due(table, seat)
            return
        played = table.history.answer_since(seat, after)
        is_twice = played is not None and (played.kind, played.text) == ("action", str(action))
        if is_twice and tempo is None:  # a click that came twice
            return
        if not runs and not table.history.is_same_decision(seat, after):
            raise StaleState(number)
        await self._append(table, LogRow(number + 1, "action", seat, str(action), bot_failed=bot_failed))
        if tempo is not None:
            table.pace.answered(seat, tempo, now)

    async def _append(self, table: LiveTable, row: LogRow) -> None:
        require_room(table, row)
        step = table.history.step(row)
        ended = table.result_of(step.state)
        result = None if ended is None else msgspec.json.encode(ended).decode()
        try:
            await self._database.write(lambda connection: Store(connection).append(table.id, row, result=result))
        except Taken:  # another process was quicker: take in what it did, and let the player decide anew
            await self._catch_up(table)
            raise StaleState(table.history.number) from None
        table.add(row, step)
        table.request = None
        self._changed(table)
        self._autoplay.wake(table)

    async def _catch_up(self, table: LiveTable) -> None:
        after = table.history.number
        table.catch_up(await self._database.read(lambda connection: Store(connection).log(table.id, after)))

    # Taking back

    async def undo(self, table_id: str, device: str, asked: messages.TakeBack) -> messages.TableState:
        async with self._open(table_id) as table:
            if asked.after != table.history.number:
                raise StaleState(table.history.number)
            back = table.to_take_back(hashed(device))
            if back is None:
                raise Forbidden(
                    Text(
                        "Nothing can be taken back: nothing has been played, or something hidden has been revealed.",
                        "Rien à reprendre : aucun coup joué, ou une information cachée a été révélée.",
                    )
                )
            if table.is_free(back):
                await self._take_back(table, back)
            else:
                await self._ask(table, RequestRow(table.history.number, table.history.line(back.number).seat, ()))
            return self._shown(table, device, None, asked.after)

    async def answer(self, table_id: str, device: str, answer: messages.Answer) -> messages.TableState:
        async with self._open(table_id) as table:
            self._require_held(table, device, answer.seat)
            request, back = table.open_request(), table.asked_for()
            if request is None or back is None or answer.seat not in request.waiting_on or table.request is None:
                raise Forbidden(Text("There is nothing to answer.", "Il n'y a rien à répondre."))
            before = table.history.number
            if not answer.yes:
                await self._ask(table, None)
            elif request.waiting_on == (answer.seat,):
                await self._take_back(table, back)
            else:
                agreed = (*table.request.agreed, answer.seat)
                await self._ask(table, msgspec.structs.replace(table.request, agreed=agreed))
            return self._shown(table, device, answer.seat, before)

    async def _take_back(self, table: LiveTable, back: TakeBack) -> None:
        seat = table.history.line(back.number).seat
        await self._append(table, LogRow(table.history.number + 1, "undo", seat, back.text))

    async def _ask(self, table: LiveTable, request: RequestRow | None) -> None:
        await self._database.write(lambda connection: Store(connection).set_request(table.id, request))
        table.request = request
        self._changed(table)

    async def stop(self) -> None:
        await self.analyses.stop()
        for task in self._telling.values():
            task.cancel()
        await self._autoplay.stop()

    # Opening

    @asynccontextmanager
    async def _open(self, table_id: str, *, wake: bool = True) -> AsyncIterator[LiveTable]:
        """The table, for this task alone; raises NotFound."""
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            table = self._live.get(table_id) or await self._load(table_id)
            self._live[table_id] = table
            self._live.move_to_end(table_id)
            if wake:
                self._autoplay.wake(table)
            yield table
        self._forget_oldest()

    async def _load(self, table_id: str) -> LiveTable:
        until, why = self._set_aside.get(table_id, (0.0, DAMAGED))
        if time.monotonic() < until:
            raise Unreadable(why)
        try:
            table = await self._database.read(lambda connection: LiveTable.load(Store(connection), table_id))
        except (SQLAlchemyError, DatabaseUnavailable):  # the database's fault, not the table's
            raise
        except Exception as fault:  # whatever it is, the other tables must not hear of it
            _LOG.exception("table %s cannot be opened and is set aside", table_id)
            why = fault.why if isinstance(fault, UnknownRules) else DAMAGED
            self._set_aside[table_id] = (time.monotonic() + _SECONDS_SET_ASIDE, why)
            raise Unreadable(why) from fault
        self._set_aside.pop(table_id, None)
        if table is None:
            raise NotFound(Text("There is no such table.", "Cette table n'existe pas."))
        return table

    def _forget_oldest(self) -> None:
        while len(self._live) > _MOST_IN_MEMORY:
            self._live.popitem(last=False)

    # Who may

    def _seat(self, table: LiveTable, device: str, seat: int | None) -> int | None:
        """The seat to look through: the one asked for, else one of the device's own that is waited on, else any."""
        mine = table.seats_of(hashed(device))
        if seat is not None:
            self._require_held(table, device, seat)
            return seat
        return next((own for own in mine if own in table.waiting_on), mine[0] if mine else None)

    def _require_held(self, table: LiveTable, device: str, seat: int) -> None:
        if seat not in table.seats_of(hashed(device)):
            raise Forbidden(Text("This seat is not yours.", "Cette place n'est pas la vôtre."))

    def _shown(self, table: LiveTable, device: str, seat: int | None, after: int = -1) -> messages.TableState:
        through = self._seat(table, device, seat)
        return table.shown(hashed(device), through, after, self.presence.seats(table))

    # Telling

    def _changed(self, table: LiveTable) -> None:
        self._tell(table.id, messages.Changed(table.history.number))

    def _present(self, table: LiveTable) -> None:
        seats = tuple(sorted(self.presence.seats(table)))
        self._tell(table.id, messages.Presence(seats, self.presence.watching(table)))


def _new_row(game: Game[Any, Any], options: msgspec.Struct, wanted: messages.NewTable, maker: str) -> TableRow:
    return TableRow(
        id=new_id(),
        game=game.id,
        rules=game.rules_version,
        options=msgspec.json.encode(options).decode(),
        seed=new_seed(),
        listed=wanted.listed,
        over=False,
        created=datetime.now(UTC),
        hints=wanted.hints,
        maker=maker,
    )
