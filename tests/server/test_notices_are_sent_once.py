"""The server is killed again and again between deciding that somebody is to be told and telling them. In the end each
is told once: what has to go twice, since nobody can know whether it was taken, is word for word the same."""

import asyncio
import json
import random
import sqlite3
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest
from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.server.listener import listening
from tests.server.mailbox import Mailbox, open_mailbox, text_of
from tests.server.running import Server
from tests.server.test_notices import AT_ONCE, confirm, sit_down, wish
from tests.server.test_seen import make_a_move

KILLS = 3
TOLD_PER_KILL = 4
LONGEST_PEACE = 0.5
"""Seconds between the last move and being killed, at most."""


class SlowMailbox(Mailbox):
    """Takes its time before a letter and after it, so that kills fall there too."""

    def __init__(self) -> None:
        super().__init__()
        self.chance = random.Random("slow mail")
        self.takes_its_time = False

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        await asyncio.sleep(self.chance.random() * 0.1 * self.takes_its_time)
        answer = await super().handle_DATA(server, session, envelope)
        await asyncio.sleep(self.chance.random() * 0.3 * self.takes_its_time)
        return answer


@pytest.mark.timeout(600)
def test_each_is_told_once_however_often_the_power_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random("power cuts")
    box = SlowMailbox()
    with open_mailbox(box), listening() as listener:
        for name, value in {**box.settings, **AT_ONCE}.items():
            monkeypatch.setenv(name, value)
        server = Server(tmp_path, "--private-webhooks")
        server.start()
        people: dict[str, str] = {}
        waiting: list[tuple[httpx.Client, str]] = []
        with server.client() as ada:
            for number in range(KILLS * TOLD_PER_KILL):
                with server.client() as ben:
                    people[f"ben{number}@example.org"] = id_ = sit_down(ada, ben)
                    confirm(ben, box, f"ben{number}@example.org")
                    wish(ben, mail=True)
                ada.post(f"/api/tables/{id_}/hooks", json={"url": f"{listener.url}/{id_}"})
                listener.wait_for(1, f"/{id_}")
                waiting.append((ada, id_))
            box.takes_its_time, listener.seconds = True, 0.2
            for _ in range(KILLS):
                for _ in range(TOLD_PER_KILL):
                    mover, id_ = waiting.pop()
                    make_a_move(mover, id_=id_)
                time.sleep(chance.random() * LONGEST_PEACE)
                server.kill()
                server.start()
        for address in people:
            box.wait_for(2, address, server.require_up)
            listener.wait_for(2, f"/{people[address]}")
        time.sleep(1)  # for what must not come
        assert server.stop() == 0
    again = 0
    for address, id_ in people.items():
        _confirming, *letters = box.to(address)
        assert len({letter["Message-ID"] for letter in letters}) == 1, "a reader knows them to be one letter"
        assert len({text_of(letter) for letter in letters}) == 1
        assert f"/t/{id_}" in text_of(letters[0])
        heard = [json.loads(one.body) for one in listener.at(f"/{id_}")]
        assert len({one["id"] for one in heard}) == 2, "one of Ada's turn, one of Ben's"
        assert len({str(one) for one in heard}) == 2
        again += len(letters) - 1 + len(heard) - 2
    print(f"{len(people)} letters and webhooks each, {again} of which went twice to be sure")
    assert states(server) == {"mail sent": len(people), "hook sent": 2 * len(people)}


def states(server: Server) -> dict[str, int]:
    file = sqlite3.connect(server.database)
    found: list[Any] = file.execute("SELECT receiver, state FROM notices WHERE kind = 'turn'").fetchall()
    file.close()
    return dict(Counter(f"{receiver.split()[0]} {state}" for receiver, state in found))
