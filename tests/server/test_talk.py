"""Talk at a table: to all, to one alone, among those who watch; bounded, and read by nobody it is not for."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, NamedTuple
from uuid import uuid4

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from stellarch.server.tables.spoken_lines import BadLine, tidied_line
from tests.cases import for_each
from tests.server.running import Server, new_table, running
from tests.server.watching import live, message, next_of

THREE = ({"name": "Ada", "yours": True}, {"name": "Ben"}, {"name": "Cleo"})


class Party(NamedTuple):
    """Three people at a table that Ada has made, and one who watches."""

    id: str
    ada: httpx.Client
    ben: httpx.Client
    cleo: httpx.Client
    dora: httpx.Client


@pytest.fixture
def party(server: Server) -> Iterator[Party]:
    with ExitStack() as open_:
        ada, ben, cleo, dora = (open_.enter_context(server.client()) for _ in range(4))
        made = new_table(ada, *THREE)
        for link, client in zip(made["links"], (ben, cleo), strict=True):
            assert client.post(f"/api/tables/{made['id']}/enter", json={"key": link["key"]}).status_code == 200
        yield Party(made["id"], ada, ben, cleo, dora)


def say(client: httpx.Client, table_id: str, text: str, **more: Any) -> httpx.Response:
    asked = {"text": text, "mark": uuid4().hex, **more}
    return client.post(f"/api/tables/{table_id}/talk", json=asked)


def said(client: httpx.Client, table_id: str) -> list[str]:
    return [line["text"] for line in talk(client, table_id)["lines"]]


def talk(client: httpx.Client, table_id: str, **query: str) -> dict[str, Any]:
    found = client.get(f"/api/tables/{table_id}/talk", params=query)
    assert found.status_code == 200, found.text
    return dict(found.json())


def do(client: httpx.Client, table_id: str, what: str, **asked: Any) -> httpx.Response:
    return client.post(f"/api/tables/{table_id}/talk/{what}", json=asked)


def why(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["why"]


def test_what_is_said_to_the_table_is_read_by_all(party: Party) -> None:
    told = say(party.ada, party.id, "Good evening.", seat=0).json()
    assert [(line["seat"], line["to"], line["mine"]) for line in told["lines"]] == [(0, None, True)]
    for other in (party.ben, party.cleo, party.dora):
        assert said(other, party.id) == ["Good evening."]
    assert talk(party.ben, party.id)["unread"] == 1
    assert talk(party.ada, party.id)["unread"] == 0, "one's own words are not new"


def test_what_two_say_to_each_other_reaches_nobody_else_by_any_route(party: Party, server: Server) -> None:
    with live(server, party.cleo, party.id) as hers, live(server, party.ben, party.id) as his:
        secret = say(party.ada, party.id, "Leave 2,-3 alone.", seat=0, to=1).json()["lines"][0]
        next_of(his, "spoken")
        with live(server, party.dora, party.id):
            while (heard := message(hers)) != {"type": "presence", "seats": [1, 2], "watching": 1}:
                assert heard["type"] != "spoken", "not even that something was said"
        say(party.ada, party.id, "Your turn, Cleo.", seat=0)
        next_of(hers, "spoken")
    assert said(party.ben, party.id) == ["Leave 2,-3 alone.", "Your turn, Cleo."]
    for other in (party.cleo, party.dora):
        assert said(other, party.id) == ["Your turn, Cleo."]
        assert secret["id"] not in json.dumps(talk(other, party.id))
        for what in ("read", "report", "hide"):
            assert do(other, party.id, what, id=secret["id"]).status_code in (403, 404)
        assert other.get(f"/api/tables/{party.id}/talk", params={"before": secret["id"]}).json()["lines"] == []
        assert "Leave" not in other.get(f"/api/tables/{party.id}").text
    assert "Leave" not in server.log.read_text()


def test_the_next_holder_of_a_seat_does_not_read_what_was_said_to_the_last(party: Party, server: Server) -> None:
    say(party.ada, party.id, "Between us.", seat=0, to=1)
    key = party.ben.post(f"/api/tables/{party.id}/seats/1/link").json()["key"]
    with server.client() as eve:
        eve.post(f"/api/tables/{party.id}/enter", json={"key": key})
        assert said(eve, party.id) == []
        say(party.ada, party.id, "And now you too.", seat=0, to=1)
        assert said(eve, party.id) == ["And now you too."]


def test_nobody_speaks_from_anothers_seat_nor_to_an_empty_one(party: Party) -> None:
    assert why(say(party.ben, party.id, "I resign.", seat=0)) == (403, "This seat is not yours.")
    assert why(say(party.dora, party.id, "Play c4!", seat=1))[0] == 403
    assert say(party.dora, party.id, "psst", to=1).status_code == 403, "who watches whispers to nobody"
    assert say(party.ben, party.id, "hello", seat=1, to=1).status_code == 403
    assert say(party.ben, party.id, "hello", seat=1, to=7).status_code == 404
    lonely = new_table(party.ada, *THREE)["id"]
    assert say(party.ada, lonely, "hello", seat=0, to=2).status_code == 403


def test_those_who_watch_talk_apart(party: Party) -> None:
    """They may see more of the game than a player does."""
    assert say(party.dora, party.id, "Ben has missed the nebula.").status_code == 200
    assert said(party.dora, party.id) == ["Ben has missed the nebula."]
    assert said(party.ben, party.id) == []
    assert talk(party.ben, party.id)["unread"] == 0


def test_a_line_that_is_sent_again_is_said_once(party: Party) -> None:
    for _ in range(3):
        say(party.ada, party.id, "Once.", seat=0, mark="the-same-mark")
    assert say(party.ben, party.id, "Mine.", seat=1, mark="the-same-mark").status_code == 200
    assert said(party.cleo, party.id) == ["Once.", "Mine."]


def test_how_far_one_has_read_is_the_same_on_all_devices_and_never_goes_back(party: Party) -> None:
    lines = [say(party.ada, party.id, f"{n}", seat=0).json()["lines"][-1]["id"] for n in range(3)]
    assert talk(party.ada, party.id)["read"] == lines[2], "who writes has read what is there"
    assert do(party.ben, party.id, "read", id=lines[1]).json()["unread"] == 1
    assert do(party.ben, party.id, "read", id=lines[0]).json()["unread"] == 1
    found = talk(party.ben, party.id)
    assert (found["read"], found["unread"]) == (lines[1], 1)
    assert talk(party.cleo, party.id)["read"] is None


def test_whom_one_mutes_one_does_not_hear_but_the_others_do(party: Party) -> None:
    say(party.cleo, party.id, "Blah.", seat=2)
    assert do(party.ben, party.id, "mute", seat=2).json()["muted"] == [2]
    say(party.cleo, party.id, "Blah blah.", seat=2)
    assert (said(party.ben, party.id), talk(party.ben, party.id)["unread"]) == ([], 0)
    assert len(said(party.ada, party.id)) == 2
    do(party.ben, party.id, "mute", seat=2, muted=False)
    assert len(said(party.ben, party.id)) == 2


def test_a_reported_line_is_shown_to_the_host_who_may_hide_it(party: Party) -> None:
    rude = say(party.cleo, party.id, "Something rude.", seat=2, to=1).json()["lines"][0]["id"]
    assert why(do(party.ben, party.id, "hide", id=rude)) == (403, "Only the host of the table can do this.")
    assert do(party.ada, party.id, "hide", id=rude).status_code == 404, "the host does not read along"
    assert do(party.ben, party.id, "report", id=rude).status_code == 200
    assert [(line["text"], line["reported"]) for line in talk(party.ada, party.id)["lines"]] == [
        ("Something rude.", True)
    ]
    assert do(party.ada, party.id, "hide", id=rude).status_code == 200
    (seen,) = talk(party.ben, party.id)["lines"]
    assert (seen["hidden"], seen["text"], seen["reported"]) == (True, "", False)


def test_who_is_blocked_writes_nothing_to_who_blocks(party: Party, server: Server) -> None:
    blocked = party.ben.post("/api/me/blocks", json={"table": party.id, "seat": 2}).json()
    assert [one["name"] for one in blocked] == ["Cleo"]
    assert why(say(party.cleo, party.id, "Why?", seat=2, to=1)) == (403, "One of you has blocked the other.")
    say(party.cleo, party.id, "Does anybody know why?", seat=2)
    assert (said(party.ben, party.id), said(party.ada, party.id)) == ([], ["Does anybody know why?"])
    assert party.cleo.get("/api/me/blocks").json() == [], "it is nobody else's business"
    assert party.ben.post("/api/me/blocks/remove", json={"address": blocked[0]["address"]}).json() == []
    assert say(party.cleo, party.id, "Thank you.", seat=2, to=1).status_code == 200


def test_talk_is_kept_over_a_restart(party: Party, server: Server) -> None:
    say(party.ada, party.id, "Until tomorrow.", seat=0)
    server.stop()
    server.start()
    assert said(party.ben, party.id) == ["Until tomorrow."]


def test_somebody_who_wants_to_be_forgotten_has_said_nothing(party: Party) -> None:
    say(party.ben, party.id, "I was here.", seat=1)
    party.ben.post("/api/me/forget", json={"really": "forget me"})
    assert said(party.ada, party.id) == []


def test_earlier_lines_come_in_pages_and_the_oldest_go(party: Party, server: Server) -> None:
    for number in range(70):
        say(party.ada, party.id, f"{number}", seat=0)
    newest = talk(party.ben, party.id)
    assert (len(newest["lines"]), newest["more"], newest["unread"]) == (60, True, 70)
    earlier = talk(party.ben, party.id, before=newest["lines"][0]["id"])
    assert ([line["text"] for line in earlier["lines"]], earlier["more"]) == ([str(n) for n in range(10)], False)
    with sqlite3.connect(server.database) as file:
        file.execute("UPDATE talk SET number = number + 100000 WHERE table_id = ? AND number = 70", (party.id,))
    say(party.ada, party.id, "far ahead", seat=0)
    assert said(party.ben, party.id) == ["69", "far ahead"]


def test_who_says_too_much_has_to_wait(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running(tmp_path_factory.mktemp("few"), "--requests-per-minute=100") as server, server.client() as ada:
        made = new_table(ada, *THREE)["id"]
        answers = [say(ada, made, "spam", seat=0).status_code for _ in range(8)]
        assert (answers[0], answers[-1]) == (200, 429)


TIDIED = [
    ("as it was typed", "<b>Hi</b> & <script>alert(1)</script>", "<b>Hi</b> & <script>alert(1)</script>"),
    ("on one line", "one\n\ntwo\tthree\r\n", "one two three"),
    ("without what turns text around", "abc\u202etxt.exe\u2066x\u200f", "abctxt.exex"),
    ("without what is not seen", "a\u200bb\ufeffc\u0000d\u00ade", "abcde"),
    ("pictograms whole", "👩\u200d🚀 go", "👩\u200d🚀 go"),
    ("with no more marks than a sign can carry", "z" + "\u0335" * 40, "z" + "\u0335" * 3),
    ("in one form", "e\u0301", "é"),
]


@for_each(("how", "typed", "kept"), TIDIED)
def test_a_line_is_kept(how: str, typed: str, kept: str) -> None:
    assert tidied_line(typed) == kept, how


def test_what_holds_nothing_to_read_is_refused(party: Party) -> None:
    for nothing in (" ", "\u200b\u200d", "\u3164", "\u202e"):
        assert why(say(party.ada, party.id, nothing, seat=0))[1] == "There is nothing to read in this."
    sent = party.ada.post(
        f"/api/tables/{party.id}/talk",
        content=b'{"text": "\\ud800", "mark": "12345678", "seat": 0}',
        headers={"content-type": "application/json"},
    )
    assert sent.status_code == 400, "half of a sign is none"
    assert say(party.ada, party.id, "x" * 501, seat=0).status_code == 400
    assert said(party.ben, party.id) == []


@given(st.text(max_size=60))
def test_whatever_is_typed_is_kept_the_same_when_it_is_typed_again(typed: str) -> None:
    try:
        kept = tidied_line(typed)
    except BadLine:
        return
    assert tidied_line(kept) == kept
    kept.encode()
