"""Statistics of finished games: counted from the results, kept for a while, and silent about who did what."""

import asyncio
import sqlite3
import time
from pathlib import Path

from stellarch.server.memory.statistics import Statistics
from stellarch.server.storage import Database
from tests.server.running import running
from tests.server.test_proofs import finished

GAMES = 3


def test_finished_games_are_counted_by_players_seat_and_option_and_kept_for_a_minute(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.client() as me:
        for number in range(GAMES):
            finished(me, options={"edition": "print_and_play"} if number else {})
        with sqlite3.connect(server.database) as file:
            while file.execute("SELECT count(DISTINCT table_id) FROM results").fetchone()[0] < GAMES:
                server.require_up()
                time.sleep(0.05)
        told = me.get("/api/statistics").raise_for_status().json()
        [game] = told["games"]
        assert (game["game"], game["games"], game["players"]) == (
            "small-star-empires",
            GAMES,
            [{"players": 2, "games": GAMES}],
        )
        assert [seat["games"] for seat in game["seats"]] == [GAMES, GAMES]
        assert sum(seat["won"] for seat in game["seats"]) == GAMES
        assert {"person", "address"}.isdisjoint(str(told)), "nobody is named"
        editions = [one["games"] for one in game["options"] if one["value"] is not None]
        assert sorted(editions) == [1, GAMES - 1]

        now = 0.0
        database = Database(f"sqlite:///{server.database}")
        server.stop()
        database.start()
        statistics = Statistics(database, lambda: now)

        async def counted() -> int:
            return sum(one.games for one in (await statistics.of_all("")).games)

        assert asyncio.run(counted()) == GAMES
        with sqlite3.connect(server.database) as file:
            file.execute("DELETE FROM results")
        assert asyncio.run(counted()) == GAMES, "kept"
        now = 61.0
        assert asyncio.run(counted()) == 0
        database.stop()
        server.start()
