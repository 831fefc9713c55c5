"""An offer between two, made by a bot: whatever a third or a stranger asks, the answer does not hang on its terms.

One table is stored twice, and only the terms of secret orders differ. A server runs on each file in turn, and every
door is tried.
"""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.server.running import new_table, play, running, table
from tests.server.watching import live, message

TERMS = {"offer": "post@2:$50:-:-", "proposal": "propose@2:$100:1pp:-", "whisper": "say@2:now"}
OTHERS = {"offer": "post@2:$900:-:truce.2", "proposal": "propose@2:-:$850:truce.3", "whisper": "say@2:never"}
NAMES = ("Ada", "Bot", "Cleo", "Dan")
BOT_SEAT = 1


class Stored(NamedTuple):
    """A table in a file, and the cookies of the devices that play at it."""

    file: Path
    table_id: str
    cookies: dict[str, str]


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Stored:
    """A table at which seat 1, and once Dan, whispered to seat 2 and made it offers; a bot sits on seat 1 now."""
    folder = tmp_path_factory.mktemp("offers")
    with running(folder) as server, ExitStack() as devices:
        clients = {name: devices.enter_context(server.client()) for name in NAMES}
        players = [{"name": name, "yours": name == "Ada"} for name in NAMES]
        made = new_table(clients["Ada"], *players, game="galaxy-empires")
        for name, link in zip(NAMES[1:], made["links"], strict=True):
            clients[name].post(f"/api/tables/{made['id']}/enter", json={"key": link["key"]})
        seats = dict(enumerate(clients.values()))
        table_id = made["id"]

        def does(seat: int, order: str) -> None:
            number = table(seats[seat], table_id)["now"]["number"]
            assert play(seats[seat], table_id, seat, number, order).status_code == 200

        while (active := table(seats[0], table_id)["waiting_on"][0]) != BOT_SEAT:
            does(active, "end")
        does(BOT_SEAT, TERMS["whisper"])
        does(3, TERMS["whisper"])
        does(BOT_SEAT, TERMS["offer"])
        does(BOT_SEAT, TERMS["proposal"])
        does(2, "decline")
        does(BOT_SEAT, "roll")
        does(BOT_SEAT, "end")
        while table(seats[0], table_id)["waiting_on"] != [0]:
            does(table(seats[0], table_id)["waiting_on"][0], "end")
        cookies = {name: str(client.cookies["stellarch_device"]) for name, client in clients.items()}
    with closing(sqlite3.connect(server.database)) as file:
        file.execute("UPDATE seats SET bot = 'level-1', key_hash = NULL WHERE seat = ?", (BOT_SEAT,))
        file.execute("DELETE FROM holders WHERE seat = ?", (BOT_SEAT,))
        file.commit()
    return Stored(server.database, table_id, cookies)


def heard(folder: Path, stored: Stored, name: str, other: dict[str, str]) -> Iterator[tuple[str, Any]]:
    """Every question of a device and its answer, at the table with other terms."""
    shutil.copy(stored.file, folder / "stellarch.db")
    table_id = stored.table_id
    with closing(sqlite3.connect(folder / "stellarch.db")) as file:
        for kind, text in other.items():
            file.execute("UPDATE log SET text = ? WHERE text = ?", (text, TERMS[kind]))
        file.commit()
    with running(folder) as server, server.client() as client:
        if name in stored.cookies:
            client.cookies.set("stellarch_device", stored.cookies[name])
        with live(server, client, table_id) as socket:
            yield "live", message(socket)
        yield "table", table(client, table_id)
        last = table(client, table_id)["now"]["number"]
        here = f"/api/tables/{table_id}"
        for number in range(last + 2):
            for door in (f"at/{number}", f"actions/{number}/why"):
                answer = client.get(f"{here}/{door}")
                yield door, (answer.status_code, answer.text)
        for door in ("record", "hint?seat=1", "hint?seat=2", "?seat=1", "?seat=2"):
            answer = client.get(f"{here}/{door}")
            yield door, (answer.status_code, answer.text)
        for seat in range(4):
            for order in (
                "take@1-2-1",
                "take@1-0-1",
                "withdraw@1-2-1",
                "call@1-2-2",
                "accept",
                "counter:$50:-:-",
                "roll",
            ):
                for door in ("why", "actions"):
                    asked = {"seat": seat, "action": order} | ({"after": last} if door == "actions" else {})
                    if (door, order) != ("actions", "roll"):
                        answer = client.post(f"{here}/{door}", json=asked)
                        yield f"{door} {seat} {order}", (answer.status_code, answer.text)
        answer = client.post(f"{here}/undo", json={"after": last})
        yield "undo", (answer.status_code, answer.text)


@pytest.mark.rule("GE-R.32")
@pytest.mark.parametrize("name", ["Ada", "nobody"])
def test_nothing_that_a_third_can_ask_hangs_on_the_terms(
    stored: Stored, tmp_path_factory: pytest.TempPathFactory, name: str
) -> None:
    once, again = (list(heard(tmp_path_factory.mktemp("heard"), stored, name, other)) for other in (TERMS, OTHERS))
    assert len(once) > 60
    for (asked, answer), (_, other) in zip(once, again, strict=True):
        assert answer == other, asked


@pytest.mark.rule("GE-R.32")
def test_why_does_not_tell_who_made_a_secret_line(stored: Stored, tmp_path: Path) -> None:
    """The bot's whisper, Dan's whisper and the bot's offer are three empty lines, and so is the answer to why."""
    answers = dict(heard(tmp_path, stored, "nobody", TERMS))
    hidden = [entry["number"] for entry in answers["table"]["log"] if entry["kind"] == "action" and not entry["text"]]
    assert len(hidden) == 4
    told = {answers[f"actions/{number}/why"] for number in hidden}
    assert [status for status, _ in told] == [403]


@pytest.mark.rule("GE-R.32")
def test_who_was_made_the_offer_may_ask_why(stored: Stored, tmp_path: Path) -> None:
    answers = dict(heard(tmp_path, stored, "Cleo", TERMS))
    texts = {entry["text"]: entry["number"] for entry in answers["table"]["log"]}
    status, text = answers[f"actions/{texts[TERMS['offer']]}/why"]
    assert (status, "post@2" in text) == (200, True)
