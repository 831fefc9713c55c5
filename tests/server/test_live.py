"""The live socket: who is there, that the table has moved on, and who is not let in."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack, ExitStack
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from stellarch.server.messages import Changed, LiveMessage, Presence
from stellarch.server.storage import Database, SeatRow, Store, TableRow
from stellarch.server.tables.service import Tables
from stellarch.server.web.live import Busy, Lines
from stellarch.server.workers.bots import BotWorkers
from stellarch.server.workers.jobs import JobWorker
from stellarch.server.workers.turns import Turns
from tests.server.player import Player
from tests.server.running import BOT, FRIEND, ME, Server, new_table, play, table
from tests.server.watching import live, message, next_of, until

TWO_OF_MINE = (ME, {"name": "Also Ada", "yours": True})
ELSEWHERE = "http://elsewhere.example"


def here(*seats: int, watching: int = 0) -> dict[str, object]:
    return {"type": "presence", "seats": list(seats), "watching": watching}


def first_choice(client: httpx.Client, table_id: str) -> str:
    return str(table(client, table_id)["choices"][0]["text"])


def how_it_ends(socket: ClientConnection) -> int | None:
    """The code with which the server closes a socket."""
    with pytest.raises(ConnectionClosed) as closed:
        next_of(socket, "farewell")
    return closed.value.rcvd.code if closed.value.rcvd else None


def connected(client: httpx.Client, table_id: str) -> list[bool]:
    return [seat["connected"] for seat in table(client, table_id)["table"]["seats"]]


def test_who_comes_is_told_who_is_there(server: Server, ada: httpx.Client) -> None:
    made = new_table(ada, ME, FRIEND)["id"]
    with live(server, ada, made) as socket:
        assert message(socket) == here(0)


def test_a_seat_is_seen_to_come_and_to_go(server: Server, ada: httpx.Client, ben: httpx.Client) -> None:
    made = new_table(ada, ME, FRIEND)
    ben.post(f"/api/tables/{made['id']}/enter", json={"key": made["links"][0]["key"]})
    with live(server, ada, made["id"]) as mine:
        assert connected(ada, made["id"]) == [True, False]
        with live(server, ben, made["id"]):
            until(mine, here(0, 1))
            assert connected(ada, made["id"]) == [True, True]
        until(mine, here(0))
        assert connected(ada, made["id"]) == [True, False]


def test_a_seat_on_two_pages_is_there_until_both_are_closed(
    server: Server, ada: httpx.Client, ben: httpx.Client
) -> None:
    made = new_table(ada, ME, FRIEND)["id"]
    with live(server, ben, made) as watching:
        with live(server, ada, made), live(server, ada, made):
            until(watching, here(0, watching=1))
        until(watching, here(watching=1))


def test_spectators_are_counted(server: Server, ada: httpx.Client, ben: httpx.Client) -> None:
    made = new_table(ada, ME, BOT)["id"]
    with live(server, ada, made) as mine:
        with live(server, ben, made), live(server, ben, made):
            until(mine, here(0, watching=2))
        until(mine, here(0))


def test_a_bot_is_always_there(ada: httpx.Client) -> None:
    assert connected(ada, new_table(ada, FRIEND, BOT)["id"]) == [False, True]


def test_who_opens_a_link_while_watching_is_there_as_a_player(
    server: Server, ada: httpx.Client, ben: httpx.Client
) -> None:
    made = new_table(ada, ME, FRIEND)
    table(ben, made["id"])  # a page asks for the table first, and so is a device that can be recognised
    with live(server, ada, made["id"]) as mine, live(server, ben, made["id"]):
        until(mine, here(0, watching=1))
        ben.post(f"/api/tables/{made['id']}/enter", json={"key": made["links"][0]["key"]})
        until(mine, here(0, 1))


def test_who_is_shut_out_of_a_seat_watches(server: Server, ada: httpx.Client, ben: httpx.Client) -> None:
    made = new_table(ada, ME, FRIEND)
    for device in (ada, ben):
        device.post(f"/api/tables/{made['id']}/enter", json={"key": made["links"][0]["key"]})
    with live(server, ada, made["id"]) as mine, live(server, ben, made["id"]):
        until(mine, here(0, 1))
        ada.post(f"/api/tables/{made['id']}/seats/1/link")
        until(mine, here(0, 1, watching=1))


def test_a_move_is_told_to_all_with_its_number(server: Server, ada: httpx.Client, ben: httpx.Client) -> None:
    made = new_table(ada, *TWO_OF_MINE, options={"first_player": 0})["id"]
    with live(server, ada, made) as mine, live(server, ben, made) as watching:
        play(ada, made, 0, 0, first_choice(ada, made))
        assert [next_of(socket, "changed")["number"] for socket in (mine, watching)] == [1, 1]


def test_a_bots_move_is_told_too(server: Server, ada: httpx.Client) -> None:
    made = new_table(ada, ME, BOT, options={"first_player": 0})["id"]
    with live(server, ada, made) as socket:
        play(ada, made, 0, 0, first_choice(ada, made))
        assert [next_of(socket, "changed")["number"] for _ in range(2)] == [1, 2]


def test_a_refused_move_is_not_told(server: Server, ada: httpx.Client) -> None:
    made = new_table(ada, *TWO_OF_MINE, options={"first_player": 0})["id"]
    with live(server, ada, made) as socket:
        play(ada, made, 0, 0, "g7>g8:c")
        play(ada, made, 0, 0, first_choice(ada, made))
        assert next_of(socket, "changed")["number"] == 1


def test_a_take_back_is_told(server: Server, ada: httpx.Client) -> None:
    made = new_table(ada, *TWO_OF_MINE, options={"first_player": 0})["id"]
    play(ada, made, 0, 0, first_choice(ada, made))
    with live(server, ada, made) as socket:
        ada.post(f"/api/tables/{made}/undo", json={"after": 1})
        assert next_of(socket, "changed")["number"] == 2


def test_a_take_back_asked_for_and_refused_is_told_to_who_must_answer(
    server: Server, ada: httpx.Client, ben: httpx.Client
) -> None:
    made = new_table(ada, ME, FRIEND, options={"first_player": 0})
    ben.post(f"/api/tables/{made['id']}/enter", json={"key": made["links"][0]["key"]})
    play(ada, made["id"], 0, 0, first_choice(ada, made["id"]))
    with live(server, ben, made["id"]) as socket:
        ada.post(f"/api/tables/{made['id']}/undo", json={"after": 1})
        next_of(socket, "changed")
        assert table(ben, made["id"])["request"]["waiting_on"] == [1]
        ben.post(f"/api/tables/{made['id']}/undo/answer", json={"seat": 1, "yes": False})
        next_of(socket, "changed")
        assert table(ben, made["id"])["request"] is None


def test_a_seat_taken_is_told(server: Server, ada: httpx.Client, ben: httpx.Client) -> None:
    made = new_table(ada, ME, FRIEND, listed=True)["id"]
    with live(server, ada, made) as socket:
        ben.post(f"/api/tables/{made}/sit", json={"name": "Bea"})
        next_of(socket, "changed")
        assert table(ada, made)["table"]["seats"][1]["name"] == "Bea"


def test_who_missed_every_message_catches_up_by_number(server: Server, ada: httpx.Client, ben: httpx.Client) -> None:
    made = new_table(ada, *TWO_OF_MINE, options={"first_player": 0})["id"]
    playing, watching = Player(server, ada, made, "playing"), Player(server, ben, made, "watching")
    for device in (playing, watching):
        device.fetch()
    for _ in range(9):
        playing.act()
    with live(server, ben, made):  # the hints of all nine are gone; a page fetches as soon as it is connected again
        watching.fetch()
    assert (watching.known, watching.state["now"]["standings"]) == (playing.known, playing.state["now"]["standings"])


def listening(lines: Lines, table_id: str = "orion", device: str = "d", address: str = "192.0.2.1") -> Any:
    return lines.listening(table_id, device, address)


def test_a_table_that_nobody_listens_to_leaves_no_trace() -> None:
    lines = Lines()
    with listening(lines) as first:
        with listening(lines):
            pass
        lines.tell("orion", Changed(3))
        lines.tell("vega", Changed(5))
        assert asyncio.run(first.heard()) == b'{"type":"changed","number":3}'
        assert ("orion" in lines, "vega" in lines) == (True, False)
    assert "orion" not in lines


def test_who_does_not_listen_is_told_only_the_newest() -> None:
    lines = Lines()
    with listening(lines) as line:
        for number in range(1000):
            lines.tell("orion", Changed(number))
        lines.tell("orion", Presence((0,), 0))

        async def heard() -> list[bytes]:
            return [await asyncio.wait_for(line.heard(), 60) for _ in range(2)]

        assert asyncio.run(heard()) == [
            b'{"type":"changed","number":999}',
            b'{"type":"presence","seats":[0],"watching":0}',
        ]


CROWDS = [
    # sockets               all at one table   of one device       from one address
    (300, lambda number: ("orion",             f"d{number}",       f"192.0.2.{number}")),
    (30,  lambda number: (f"t{number}",        "d",                f"192.0.2.{number}")),
    (300, lambda number: (f"t{number}",        f"d{number}",       "192.0.2.1")),
]  # fmt: skip


@pytest.mark.parametrize(("most", "caller"), CROWDS)
def test_sockets_have_a_most(most: int, caller: Callable[[int], tuple[str, str, str]]) -> None:
    lines = Lines()
    with ExitStack() as crowd:
        for number in range(most):
            crowd.enter_context(listening(lines, *caller(number)))
        with pytest.raises(Busy):
            crowd.enter_context(listening(lines, *caller(most)))
    with listening(lines, *caller(most)):
        assert len(lines) == 1


def test_a_device_with_too_many_sockets_is_told_so(server: Server, ada: httpx.Client) -> None:
    made = new_table(ada, ME, BOT)["id"]
    with ExitStack() as crowd:
        for _ in range(30):
            crowd.enter_context(live(server, ada, made))
        with pytest.raises(InvalidStatus):
            crowd.enter_context(live(server, ada, made))


def test_who_is_there_is_told_once_for_many_who_come_together(tmp_path: Path) -> None:
    """Twenty-five come in the same moment: to tell each of each would be six hundred messages."""
    told: list[LiveMessage] = []
    database = Database(f"sqlite:///{tmp_path / 'orion.db'}")
    database.start()
    tables = Tables(database, BotWorkers(1), Turns(1), JobWorker(), lambda _, message: told.append(message))

    async def come_together() -> None:
        await database.write(_two_chairs)
        async with AsyncExitStack() as crowd:
            for number in range(25):
                await crowd.enter_async_context(tables.registry.attended("orion", f"device {number}", "192.0.2.1"))
            while not told:
                await asyncio.sleep(0.01)
            assert told == [Presence((), 25)]

    asyncio.run(come_together())
    database.stop()


def _two_chairs(connection: Connection) -> None:
    row = TableRow("orion", "small-star-empires", 1, "{}", "seed", False, False, datetime.now(UTC))
    Store(connection).add_table(row, [SeatRow(seat, f"Player {seat}", None, None) for seat in range(2)])


def test_many_who_come_are_all_counted(server: Server, ada: httpx.Client, ben: httpx.Client) -> None:
    made = new_table(ada, ME, BOT)["id"]
    with live(server, ada, made) as mine, ExitStack() as crowd:
        message(mine)
        for _ in range(25):
            crowd.enter_context(live(server, ben, made))
        until(mine, here(0, watching=25))


def test_a_page_of_another_site_is_not_let_in(server: Server, ada: httpx.Client) -> None:
    made = new_table(ada, ME, BOT)["id"]
    with pytest.raises(InvalidStatus) as refusal, live(server, ada, made, origin=ELSEWHERE):
        pass
    assert refusal.value.response.status_code == 403


def test_a_page_of_this_server_is_let_in(server: Server, ada: httpx.Client) -> None:
    made = new_table(ada, ME, BOT)["id"]
    with live(server, ada, made, origin=server.url) as socket:
        assert message(socket)["type"] == "presence"


@pytest.mark.parametrize("origin", [ELSEWHERE, "null", "http://[", "http://127.0.0.1:1", "nonsense"])
def test_a_form_of_another_site_changes_nothing(ada: httpx.Client, origin: str) -> None:
    made = new_table(ada, ME, BOT, options={"first_player": 0})["id"]
    move = {"seat": 0, "after": 0, "action": first_choice(ada, made)}
    refused = ada.post(f"/api/tables/{made}/actions", json=move, headers={"Origin": origin})
    assert (refused.status_code, refused.headers["content-type"]) == (403, "application/problem+json")
    assert table(ada, made)["now"]["number"] == 0


def test_a_form_of_this_server_is_heard(server: Server, ada: httpx.Client) -> None:
    body = {"game": "small-star-empires", "players": [ME, BOT]}
    assert ada.post("/api/tables", json=body, headers={"Origin": server.url}).status_code == 201


def test_there_is_nothing_to_hear_of_a_table_that_is_not_there(server: Server, ada: httpx.Client) -> None:
    with pytest.raises(InvalidStatus) as refusal, live(server, ada, "0" * 16):
        pass
    assert refusal.value.response.status_code == 403


def test_a_ping_now_and_then_is_welcome(server: Server, ada: httpx.Client) -> None:
    made = new_table(ada, *TWO_OF_MINE, options={"first_player": 0})["id"]
    with live(server, ada, made) as socket:
        for _ in range(20):
            socket.send("ping")
        play(ada, made, 0, 0, first_choice(ada, made))
        assert next_of(socket, "changed")["number"] == 1


def test_a_page_that_talks_too_much_is_shown_out(server: Server, ada: httpx.Client) -> None:
    made = new_table(ada, ME, BOT)["id"]
    with live(server, ada, made) as socket:
        for _ in range(130):
            socket.send("and another thing")
        assert how_it_ends(socket) == 1013


def test_a_message_too_large_ends_the_conversation(server: Server, ada: httpx.Client) -> None:
    made = new_table(ada, ME, BOT)["id"]
    with live(server, ada, made) as socket:
        socket.send("x" * 100_000)
        assert how_it_ends(socket) == 1009


def test_bytes_are_no_reason_to_fall_over(server: Server, ada: httpx.Client) -> None:
    made = new_table(ada, *TWO_OF_MINE, options={"first_player": 0})["id"]
    with live(server, ada, made) as socket:
        socket.send(b"\xff\xfe")
        play(ada, made, 0, 0, first_choice(ada, made))
        assert next_of(socket, "changed")["number"] == 1
