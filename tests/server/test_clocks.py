"""Clocks: how time is counted, what stops it, and what happens when it is up. The tests move the time."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from stellarch.core import BadOptions
from stellarch.server.errors import Forbidden
from stellarch.server.messages import NewHours, Night, TakeBack, TimeControl
from tests.server.running import FRIEND, ME, new_table, running, table
from tests.server.test_stand_ins import until
from tests.server.timing import DAY, HOUR, House, Watch, house

FISCHER = TimeControl("fischer", move=10, stock=900)
MOVES = TimeControl("move", move=60)
DAYS = TimeControl("days", move=3 * DAY, stock=2 * DAY)
FIRST: dict[str, Any] = {"first_player": 0}
"""Ada, on seat 0, begins."""


def during(
    file: Path, *lives: Callable[[House], Awaitable[None]], watch: Watch | None = None, kill: bool = False
) -> None:
    """The lives of a server on one file, one after the other; the watch goes on between them."""
    watch = watch or Watch()

    async def live(one: Callable[[House], Awaitable[None]]) -> None:
        async with house(file, watch, is_killed=kill) as found:
            await one(found)

    for one in lives:
        asyncio.run(live(one))


def test_in_fischers_way_a_move_adds_its_seconds_and_only_the_mover_loses_time(file: Path) -> None:
    async def life(house: House) -> None:
        table = await house.table(FISCHER, "ada", "ben", **FIRST)
        await house.later(30)
        assert (await house.left(table, 0), await house.left(table, 1)) == (870, 900)
        await house.moves(table, "ada")
        assert (await house.left(table, 0), await house.left(table, 1)) == (880, 900)
        await house.later(5)
        await house.moves(table, "ben")
        assert (await house.left(table, 0), await house.left(table, 1)) == (880, 905)

    during(file, life)


def test_no_clock_runs_before_everybody_has_sat_down(file: Path) -> None:
    async def life(house: House) -> None:
        wanted = await house.table(MOVES, "ada", **FIRST, bots=1)
        await house.later(10)
        assert await house.left(wanted, 0) == 50, "bots are there from the start"

    during(file, life)


def test_by_days_a_bank_is_used_when_the_days_are_over_and_does_not_grow(file: Path) -> None:
    async def life(house: House) -> None:
        table = await house.table(DAYS, "ada", "ben", **FIRST)
        await house.later(4 * DAY)
        clock = await house.clock(table, 0)
        assert (round(clock.left), round(clock.bank), clock.state) == (0, DAY, "running")
        await house.moves(table, "ada")
        await house.moves(table, "ben")
        clock = await house.clock(table, 0)
        assert (round(clock.left), round(clock.bank)) == (3 * DAY, DAY)

    during(file, life)


def test_time_while_the_server_is_stopped_or_killed_is_taken_from_nobody(file: Path) -> None:
    watch, known = Watch(), list[str]()

    async def before(house: House) -> None:
        known.append(await house.table(FISCHER, "ada", "ben", **FIRST))
        await house.later(100)

    async def after(house: House) -> None:
        assert await house.left(known[0], 0) == pytest.approx(800, abs=6), "a note is written every five seconds"
        await house.later(10)
        assert await house.left(known[0], 0) == pytest.approx(790, abs=6)

    async def gap(house: House) -> None:
        watch.monotonic += 7 * DAY
        watch.utc += timedelta(days=7)
        await after(house)

    during(file, before, gap, watch=watch, kill=True)


def test_a_process_that_stood_still_and_a_time_of_day_set_back_or_ahead_change_nothing(file: Path) -> None:
    async def life(house: House) -> None:
        table = await house.table(MOVES, "ada", "ben", **FIRST)
        await house.later(10)
        house.watch.monotonic += HOUR
        await house.tables.timekeeping.look()
        assert await house.left(table, 0) == pytest.approx(50, abs=2.01)
        for change in (timedelta(days=400), timedelta(days=-900)):
            house.watch.utc += change
            await house.tables.timekeeping.look()
        assert await house.left(table, 0) == pytest.approx(50, abs=2.01)
        assert len((await house.shown(table)).log) == 1

    during(file, life)


def test_when_time_is_up_the_default_is_played_once_and_the_log_says_why(file: Path) -> None:
    known: list[str] = []

    async def life(house: House) -> None:
        table = await house.table(MOVES, "ada", "ben", **FIRST)
        known.append(table)
        await house.later(60.5)
        assert len((await house.shown(table)).log) == 1, "a move that was made in time may still be on its way"
        await house.later(1)
        state = await house.shown(table)
        assert [(entry.seat, entry.late) for entry in state.log[1:]] == [(0, True)]
        assert "time was up" in state.log[1].told[-1].en
        assert state.waiting_on == (1,)
        await house.tables.timekeeping.look()

    async def after(house: House) -> None:
        await house.tables.timekeeping.look()
        assert len((await house.shown(known[0])).log) == 2, "nor is it played again after a restart"

    during(file, life, after)


@pytest.mark.parametrize(("out", "why"), [("bot", "time"), ("resign", "resigned")])
def test_when_time_is_up_a_bot_takes_the_seat_once(file: Path, out: str, why: str) -> None:
    known: list[str] = []

    async def life(house: House) -> None:
        table = await house.table(TimeControl("move", move=20, out=out), "ada", "ben", **FIRST)  # type: ignore[arg-type]
        known.append(table)
        await house.later(22)
        state = await house.shown(table)
        assert [(one.seat, one.first, one.last) for one in state.stood_in] == [(0, 0, None)]
        stand_in = state.table.seats[0].stand_in
        assert stand_in is not None
        assert stand_in.why == why
        assert all(clock.seat != 0 for clock in state.clocks.seats), "no clock runs for a bot"  # type: ignore[union-attr]

    async def after(house: House) -> None:
        await house.later(3)
        assert len((await house.shown(known[0])).stood_in) == 1

    during(file, life, after, kill=True)


def test_who_comes_back_has_time_again(file: Path) -> None:
    async def life(house: House) -> None:
        table = await house.table(TimeControl("fischer", move=0, stock=300, out="bot"), "ada", "ben", **FIRST)
        await house.later(302)
        await house.tables.stand_ins.come_back(table, "ada", 0)
        await house.tables.timekeeping.look()
        assert await house.left(table, 0) == 30

    during(file, life)


def test_a_move_that_comes_when_time_is_up_is_refused(file: Path) -> None:
    async def life(house: House) -> None:
        table = await house.table(MOVES, "ada", "ben", **FIRST)
        await house.later(60.2)
        with pytest.raises(Forbidden):
            await house.moves(table, "ada")
        assert len((await house.shown(table)).log) == 1

    during(file, life)


def test_what_the_line_takes_is_given_back_until_the_allowance_is_used_up(file: Path) -> None:
    async def life(house: House) -> None:
        table = await house.table(TimeControl("fischer", move=0, stock=300), "ada", "ben", **FIRST)
        given = []
        for _ in range(6):
            before = await house.left(table, 0)
            await house.later(3)
            await house.moves(table, "ada", left=before)  # it claims to have moved at once, each time
            given.append(round(3 - (before - await house.left(table, 0)), 2))
            await house.moves(table, "ben")
        assert given == [1, 1, 0.2, 0.1, 0.1, 0.1], "a second at once, two in all, and a tenth more with each move"

    during(file, life)


def test_a_move_that_was_made_in_time_counts_if_the_line_was_slow(file: Path) -> None:
    async def life(house: House) -> None:
        table = await house.table(MOVES, "ada", "ben", **FIRST)
        await house.later(60.3)
        await house.moves(table, "ada", left=0.2)
        assert [entry.late for entry in (await house.shown(table)).log] == [False, False]

    during(file, life)


def test_nobody_gains_time_by_taking_back(file: Path) -> None:
    async def life(house: House) -> None:
        table = await house.table(FISCHER, "ada", bots=1, first_player=0)
        await house.later(20)
        state = await house.moves(table, "ada")
        before = await house.left(table, 0)
        assert before == 890
        number = (await house.shown(table)).now.number
        await house.tables.take_backs.undo(table, "ada", TakeBack(number))
        assert await house.left(table, 0) == 880, f"after {state.now.number}"

    during(file, life)


def test_a_pause_stops_every_clock_until_its_end(file: Path) -> None:
    async def life(house: House) -> None:
        table = await house.table(DAYS, "ada", "ben", **FIRST)
        await house.later(HOUR)
        async with house.at(table) as open_table:
            await house.tables.timekeeping.pause(open_table, house.watch.utc + timedelta(days=2))
        await house.later(DAY)
        assert (await house.clock(table, 0)).state == "paused"
        assert await house.left(table, 0) == 3 * DAY - HOUR
        await house.later(DAY + HOUR)
        assert await house.left(table, 0) == 3 * DAY - 2 * HOUR

    during(file, life)


def test_on_holiday_none_of_a_persons_clocks_by_days_runs_and_a_year_has_so_many_days(file: Path) -> None:
    async def life(house: House) -> None:
        tables = [await house.table(DAYS, "ada", "ben", **FIRST) for _ in range(2)]
        await house.hours.go_on_holiday("ada", 10)
        await asyncio.sleep(0.05)
        await house.later(9 * DAY)
        for one in tables:
            assert ((await house.clock(one, 0)).state, await house.left(one, 0)) == ("holiday", 3 * DAY)
        assert (await house.hours.go_on_holiday("ada", 0)).days_left == 21, "a day that has begun is used"
        await asyncio.sleep(0.05)
        await house.later(HOUR)
        assert await house.left(tables[0], 0) == pytest.approx(3 * DAY - HOUR, abs=1)
        with pytest.raises(Exception, match="holiday"):
            await house.hours.go_on_holiday("ada", 22)

    during(file, life)


def test_nights_do_not_count_where_the_table_says_so(file: Path) -> None:
    async def life(house: House) -> None:
        nights = TimeControl("days", move=DAY, nights=False)
        await house.hours.live_by("ada", NewHours("Europe/Paris", Night(22 * 60, 8 * 60)))
        table, other = [await house.table(one, "ada", "ben", **FIRST) for one in (nights, DAYS)]
        await house.later(9 * HOUR)  # from 14:00 to 23:00 in Paris
        clock = await house.clock(table, 0)
        assert (clock.state, round(clock.left)) == ("night", DAY - 8 * HOUR)
        await house.later(10 * HOUR)  # to 9:00
        assert await house.left(table, 0) == DAY - 9 * HOUR
        assert await house.left(other, 0) == 3 * DAY - 19 * HOUR

    during(file, life)


def test_little_time_left_is_told_once_by_days_and_never_in_a_live_game(file: Path) -> None:
    known: list[str] = []

    async def life(house: House) -> None:
        known.append(await house.table(TimeControl("days", move=DAY), "ada", "ben", **FIRST))
        live = await house.table(FISCHER, "ada", "ben", **FIRST)
        await house.later(800)
        assert (await house.clock(live, 0)).state == "low"
        await house.later(20 * HOUR)
        assert (await house.clock(known[0], 0)).state == "low"

    async def after(house: House) -> None:
        await house.later(HOUR)

    during(file, life, after)
    with sqlite3.connect(file) as found:
        told = found.execute("SELECT table_id, seats, kind FROM happenings WHERE kind = 'low'").fetchall()
    assert told == [(known[0], "0", "low")]


def test_where_several_decide_at_once_each_has_a_clock_of_their_own(file: Path) -> None:
    async def life(house: House) -> None:
        table = await house.table(FISCHER, "ada", "ben", "cem", "dov", game="space-wars", pace="guided")
        state = await house.shown(table)
        assert len(state.waiting_on) > 1, "this game asks several at once"
        await house.later(50)
        await house.moves(table, "ben")
        await house.later(50)
        assert [await house.left(table, seat) for seat in range(4)] == [800, 860, 800, 800]

    during(file, life)


def test_a_way_to_keep_time_that_gives_no_time_is_refused(file: Path) -> None:
    async def life(house: House) -> None:
        for control in (TimeControl("move"), TimeControl("fischer", move=5), TimeControl("days", stock=DAY)):
            with pytest.raises(BadOptions):
                await house.table(control, "ada", "ben")
        plain = await house.table(TimeControl(), "ada", "ben")
        assert (await house.shown(plain)).clocks is None

    during(file, life)


def test_an_answer_shows_the_clocks_of_that_moment_also_where_nothing_else_has_changed(file: Path) -> None:
    async def life(house: House) -> None:
        table = await house.table(MOVES, "ada", "ben", **FIRST)
        first = await house.shown(table)
        await house.later(5)
        second = await house.shown(table)
        assert first.clocks is not None
        assert second.clocks is not None
        assert second.clocks.now - first.clocks.now == pytest.approx(5)
        assert second.clocks.seats[0].left == pytest.approx(first.clocks.seats[0].left - 5)
        assert (await house.tables.lists.mine("ada"))[0].clock == second.clocks.seats[0]

    during(file, life)


def test_over_the_network_a_table_keeps_time_through_a_kill_and_ends_it_once(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.client() as ada, server.client() as ben:
        assert ada.post("/api/me/hours", json={"zone": "Mars/Olympus"}).status_code == 422
        told = ada.post("/api/me/hours", json={"zone": "Europe/Berlin", "quiet": {"begins": 1320, "ends": 420}})
        assert told.json()["quiet"] == {"begins": 1320, "ends": 420}
        assert ada.get("/api/me/hours").json() == told.json()
        assert ada.post("/api/me/holiday", json={"days": 3}).json()["days_left"] == 27

        control = {"kind": "move", "move": 4, "out": "resign"}
        made = new_table(ada, ME, FRIEND, time=control, options=FIRST)
        assert table(ada, made["id"])["clocks"]["seats"][0]["state"] in ("gathering", "waiting")
        ben.post(f"/api/tables/{made['id']}/enter", json={"key": made["links"][0]["key"]})
        state = table(ada, made["id"])
        assert (state["table"]["time"]["kind"], state["clocks"]["control"]["out"]) == ("move", "resign")
        server.kill()
        server.start()
        until(server, ada, made["id"], lambda state: bool(state["stood_in"]))
        server.kill()
        server.start()
        state = table(ada, made["id"])
        assert [(one["seat"], one["first"]) for one in state["stood_in"]] == [(0, 0)]
        assert state["table"]["seats"][0]["stand_in"]["why"] == "resigned"
