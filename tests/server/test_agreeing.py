"""Votes at a table, seats that bots take over and give back, the rematch, reminders, and what a host may do."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, NamedTuple

import httpx
import pytest

from tests.server.running import Server, new_table, play, table
from tests.server.test_talk import why
from tests.server.watching import live, next_of

TINY = {"board": "r.f5-a12X1.g5-1e2RO.h5-11O1b", "first_player": 0}
"""A game of about ten moves, the first seat to begin."""
DAYS = {"kind": "days", "move": 3 * 24 * 3600, "stock": 24 * 3600}


class Party(NamedTuple):
    """Three people at a table that Ada has made, and one who watches."""

    id: str
    ada: httpx.Client
    ben: httpx.Client
    cleo: httpx.Client
    dora: httpx.Client

    @property
    def players(self) -> tuple[httpx.Client, ...]:
        return (self.ada, self.ben, self.cleo)


@pytest.fixture
def clients(server: Server) -> Iterator[tuple[httpx.Client, ...]]:
    with ExitStack() as open_:
        yield tuple(open_.enter_context(server.client()) for _ in range(4))


@pytest.fixture
def party(clients: tuple[httpx.Client, ...]) -> Party:
    return seated(clients, time=DAYS, options={"first_player": 0})


def seated(clients: tuple[httpx.Client, ...], **given: Any) -> Party:
    names = ({"name": "Ada", "yours": True}, {"name": "Ben"}, {"name": "Cleo"})
    made = new_table(clients[0], *names, **given)
    for link, client in zip(made["links"], clients[1:3], strict=True):
        assert client.post(f"/api/tables/{made['id']}/enter", json={"key": link["key"]}).status_code == 200
    return Party(made["id"], *clients)


def together(client: httpx.Client, table_id: str) -> dict[str, Any]:
    found = client.get(f"/api/tables/{table_id}/together")
    assert found.status_code == 200, found.text
    return dict(found.json())


def ask(client: httpx.Client, table_id: str, kind: str, seat: int, **more: Any) -> httpx.Response:
    return client.post(f"/api/tables/{table_id}/votes", json={"kind": kind, "seat": seat, **more})


def answer(client: httpx.Client, table_id: str, number: int, seat: int, yes: bool = True) -> httpx.Response:
    return client.post(f"/api/tables/{table_id}/votes/answer", json={"number": number, "seat": seat, "yes": yes})


def do(client: httpx.Client, table_id: str, what: str, **asked: Any) -> httpx.Response:
    return client.post(f"/api/tables/{table_id}/{what}", json=asked)


def have_waited(server: Server, table_id: str, days: int) -> None:
    """As if all at the table had happened so many days ago."""
    server.stop()
    with sqlite3.connect(server.database) as file:
        file.execute(
            "UPDATE tables SET created = datetime(created, ?), facts = NULL WHERE id = ?", (f"-{days} days", table_id)
        )
        file.execute("UPDATE log SET at = datetime(at, ?) WHERE table_id = ?", (f"-{days} days", table_id))
    server.start()


def play_to_the_end(table_id: str, *players: httpx.Client) -> None:
    """Everybody plays the first thing they may."""
    while waiting := table(players[0], table_id)["waiting_on"]:
        state = table(players[waiting[0]], table_id)
        played = play(players[waiting[0]], table_id, waiting[0], state["now"]["number"], state["choices"][0]["text"])
        assert played.status_code == 200, played.text


def test_all_must_agree_to_a_pause_and_it_stands_over_a_restart(party: Party, server: Server) -> None:
    (vote,) = ask(party.ben, party.id, "pause", 1, days=3).json()["votes"]
    assert (vote["kind"], vote["by"], vote["days"], vote["yes"], vote["due"]) == ("pause", 1, 3, [1], [0, 2])
    answer(party.ada, party.id, vote["number"], 0)
    assert not table(party.ada, party.id)["clocks"]["paused"], "one has not answered yet"
    server.stop()
    server.start()
    assert answer(party.cleo, party.id, vote["number"], 2).json()["votes"] == []
    clocks = table(party.ada, party.id)["clocks"]
    assert (clocks["paused"], clocks["until"] is not None) == (True, True)
    resume = ask(party.ada, party.id, "resume", 0).json()["votes"][0]["number"]
    assert answer(party.cleo, party.id, resume, 2).json()["votes"] == [], "most are enough to go on"
    assert not table(party.ben, party.id)["clocks"]["paused"]


def test_one_who_refuses_ends_a_vote_of_all(party: Party) -> None:
    number = ask(party.ben, party.id, "pause", 1).json()["votes"][0]["number"]
    assert answer(party.cleo, party.id, number, 2, yes=False).json()["votes"] == []
    assert answer(party.ada, party.id, number, 0).status_code == 403, "it has been decided"
    assert not table(party.ada, party.id)["clocks"]["paused"]


def test_a_seat_has_one_answer_and_only_its_own(party: Party, server: Server) -> None:
    number = ask(party.ben, party.id, "pause", 1).json()["votes"][0]["number"]
    for _ in range(2):
        assert answer(party.ada, party.id, number, 0).json()["votes"][0]["due"] == [2]
    assert answer(party.ada, party.id, number, 2).status_code == 403
    assert answer(party.dora, party.id, number, 2).status_code == 403, "who watches has no vote"
    assert ask(party.dora, party.id, "pause", 0).status_code == 403
    assert ask(party.ada, party.id, "pause", 0).status_code == 403, "it is being asked already"
    key = do(party.ben, party.id, "seats/1/link").json()["key"]
    with server.client() as other:
        other.post(f"/api/tables/{party.id}/enter", json={"key": key})
        votes = answer(other, party.id, number, 1).json()["votes"]
        assert votes[0]["yes"] == [0, 1], "another device of the same seat is the same seat"


def test_most_of_the_others_have_a_bot_play_for_who_is_absent_until_they_are_back(party: Party, server: Server) -> None:
    assert why(ask(party.ben, party.id, "bot", 1, about=0))[0] == 403, "nobody has waited long yet"
    have_waited(server, party.id, days=2)
    assert together(party.ben, party.id)["absent"] == [0]
    assert why(ask(party.ben, party.id, "bot", 1, about=2))[0] == 403, "the game does not wait for her"
    number = ask(party.ben, party.id, "bot", 1, about=0).json()["votes"][0]["number"]
    assert answer(party.ada, party.id, number, 0, yes=False).status_code == 403, "it is about her own seat"
    answer(party.cleo, party.id, number, 2)
    assert table(party.ben, party.id)["table"]["seats"][0]["stand_in"]["why"] == "vote"
    assert together(party.ada, party.id)["away"] == [0]
    do(party.ada, party.id, "seats/0/back")
    assert together(party.ada, party.id)["away"] == []
    assert table(party.ben, party.id)["table"]["seats"][0]["stand_in"] is None


def test_a_rematch_turns_the_seats_by_one_and_people_sit_there_already(clients: tuple[httpx.Client, ...]) -> None:
    ada, ben, dora, _ = clients
    made = new_table(ada, {"name": "Ada", "yours": True}, {"name": "Ben"}, options=TINY)
    old = made["id"]
    ben.post(f"/api/tables/{old}/enter", json={"key": made["links"][0]["key"]})
    assert ask(ada, old, "rematch", 0).status_code == 403, "the game is not over"
    play_to_the_end(old, ada, ben)
    assert ask(ada, old, "rematch", 0, options={"first_player": 1}).status_code == 422, "that would be another game"
    number = ask(ada, old, "rematch", 0, options=TINY).json()["votes"][0]["number"]
    assert together(ben, old)["next"] is None
    done = answer(ben, old, number, 1).json()
    again = done["next"]
    assert done["votes"] == []
    assert [seat["name"] for seat in table(ada, again)["table"]["seats"]] == ["Ben", "Ada"]
    assert (table(ben, again)["seat"], table(ada, again)["seat"]) == (0, 1)
    assert table(ada, again)["options"] == table(ada, old)["options"]
    assert ask(ada, old, "rematch", 0).status_code == 403, "there is one rematch"
    assert together(dora, old)["next"] == again
    assert table(dora, again)["seat"] is None


def test_who_gives_a_seat_up_leaves_it_to_a_bot_for_good(party: Party) -> None:
    assert do(party.ben, party.id, "seats/0/resign").status_code == 403
    assert do(party.ada, party.id, "seats/0/resign").status_code == 200
    assert table(party.ben, party.id)["table"]["seats"][0]["stand_in"]["why"] == "resigned"
    assert do(party.ada, party.id, "seats/0/back").status_code == 403
    assert together(party.ada, party.id)["away"] == []


def test_a_player_is_reminded_once_a_day_and_only_where_the_game_waits(party: Party, server: Server) -> None:
    assert together(party.ben, party.id)["remind"] == [0]
    assert do(party.ben, party.id, "seats/0/remind").json()["remind"] == []
    assert do(party.cleo, party.id, "seats/0/remind").status_code == 403, "it is the same day for all"
    assert do(party.ben, party.id, "seats/2/remind").status_code == 403, "the game does not wait for her"
    assert do(party.ada, party.id, "seats/0/remind").status_code == 403, "nobody reminds themselves"
    assert do(party.dora, party.id, "seats/0/remind").status_code == 403
    with sqlite3.connect(server.database) as file:
        file.execute("UPDATE nudges SET at = datetime(at, '-2 days') WHERE table_id = ?", (party.id,))
    assert do(party.cleo, party.id, "seats/0/remind").status_code == 200


def test_the_host_closes_the_table_and_nothing_more_is_played_there(party: Party, server: Server) -> None:
    assert why(do(party.ben, party.id, "close")) == (403, "Only the host of the table can do this.")
    assert do(party.ada, party.id, "close").json()["closed"]
    for restarted in (False, True):
        if restarted:
            server.stop()
            server.start()
        assert together(party.ben, party.id)["closed"]
        state = table(party.ada, party.id)
        played = play(party.ada, party.id, 0, state["now"]["number"], state["choices"][0]["text"])
        assert why(played) == (403, "The host has closed this table.")
        assert state["seed"] is None, "a game that was not ended keeps its secrets"
    assert party.ada.get("/api/inbox/waiting").json()["count"] == 0, "nobody is waited for there"


def test_the_host_removes_who_never_came_and_their_link_opens_nothing(
    clients: tuple[httpx.Client, ...], server: Server
) -> None:
    ada, ben, eve, _ = clients
    made = new_table(
        ada, {"name": "Ada", "yours": True}, {"name": "Ben"}, {"name": "Cleo"}, options={"first_player": 0}
    )
    ben.post(f"/api/tables/{made['id']}/enter", json={"key": made["links"][0]["key"]})
    with live(server, ben, made["id"]) as socket:
        next_of(socket, "presence")
        assert together(ada, made["id"])["removable"] == [2], "who is here waits for their turn"
        assert do(ada, made["id"], "seats/1/remove").status_code == 403
    while together(ada, made["id"])["removable"] != [1, 2]:  # until it is noticed that he has left
        server.require_up()
        time.sleep(0.02)
    assert do(ben, made["id"], "seats/2/remove").status_code == 403
    assert do(ada, made["id"], "seats/2/remove").json()["removable"] == [1]
    assert table(ada, made["id"])["table"]["seats"][2]["stand_in"]["why"] == "removed"
    assert eve.post(f"/api/tables/{made['id']}/enter", json={"key": made["links"][1]["key"]}).status_code == 403
    assert do(ada, made["id"], "seats/1/remove").status_code == 200, "he came, and did nothing"
    state = table(ben, made["id"])
    assert (state["seat"], state["table"]["seats"][1]["yours"]) == (None, False)
    assert do(ben, made["id"], "seats/1/back").status_code == 403, "who was removed does not come back"
    assert ben.post(f"/api/tables/{made['id']}/enter", json={"key": made["links"][0]["key"]}).status_code == 403


def test_hosting_is_handed_over_to_somebody_who_plays(party: Party) -> None:
    assert do(party.ada, party.id, "host", seat=0).status_code == 403
    handed = do(party.ada, party.id, "host", seat=1).json()
    assert (handed["host"], together(party.ben, party.id)["host"]) == (False, True)
    assert do(party.ada, party.id, "close").status_code == 403
    assert do(party.ben, party.id, "close").status_code == 200


def test_who_is_blocked_by_the_host_does_not_sit_down_and_sees_no_invitation(
    clients: tuple[httpx.Client, ...],
) -> None:
    party = seated(clients)
    party.ada.post("/api/me/blocks", json={"table": party.id, "seat": 2})
    listed = new_table(party.ada, {"name": "Ada", "yours": True}, {"name": "?"}, listed=True)
    free = [one["id"] for one in party.ben.get("/api/tables").json()]
    assert listed["id"] in free
    assert listed["id"] not in [one["id"] for one in party.cleo.get("/api/tables").json()]
    assert party.cleo.post(f"/api/tables/{listed['id']}/sit", json={"name": "Cleo"}).status_code == 403
    key = listed["links"][0]["key"]
    assert party.cleo.post(f"/api/tables/{listed['id']}/enter", json={"key": key}).status_code == 403
    assert party.ben.post(f"/api/tables/{listed['id']}/sit", json={"name": "Ben"}).status_code == 200
