"""Hints: what a bot would do. Among people nobody asks in secret, and a table can do without."""

import httpx

from tests.server.running import BOT, FRIEND, ME, Server, new_table, play, table
from tests.server.watching import live, next_of

BEGINS = {"first_player": 0}


def ask(client: httpx.Client, table_id: str, seat: int = 0) -> httpx.Response:
    return client.post(f"/api/tables/{table_id}/hint", json={"seat": seat})


def test_a_hint_is_a_legal_move_with_its_reasons(ada: httpx.Client) -> None:
    made = new_table(ada, ME, BOT, options=BEGINS)["id"]
    hint = ask(ada, made).json()
    assert hint["text"] in [choice["text"] for choice in table(ada, made)["choices"]]
    assert hint["why"]["order"].startswith("Fly from ")


def test_the_same_hint_asked_again_gives_the_same_figures(ada: httpx.Client) -> None:
    made = new_table(ada, ME, BOT, options=BEGINS)["id"]
    first, second = ask(ada, made).json(), ask(ada, made).json()
    assert first == second
    assert first["why"]["figures"][-1].startswith("Computed with ")


def test_alone_against_bots_a_hint_is_nobody_elses_business(ada: httpx.Client) -> None:
    made = new_table(ada, ME, BOT, options=BEGINS)["id"]
    ask(ada, made)
    assert table(ada, made)["hinted"] == []


def test_among_people_everybody_hears_who_asks_for_a_hint(server: Server, ada: httpx.Client, ben: httpx.Client) -> None:
    made = new_table(ada, ME, FRIEND, options=BEGINS)["id"]
    with live(server, ben, made) as watching:
        ask(ada, made)
        assert next_of(watching, "changed")["number"] == 0
    assert table(ben, made)["hinted"] == [{"number": 0, "seat": 0}]


def test_asking_twice_is_told_once(ada: httpx.Client) -> None:
    made = new_table(ada, ME, FRIEND, options=BEGINS)["id"]
    ask(ada, made)
    ask(ada, made)
    assert len(table(ada, made)["hinted"]) == 1


def test_a_hint_does_not_make_a_move_late(ada: httpx.Client) -> None:
    made = new_table(ada, ME, FRIEND, options=BEGINS)["id"]
    hint = ask(ada, made).json()["text"]
    assert play(ada, made, 0, 0, hint).status_code == 200


def test_a_table_can_do_without_hints(ada: httpx.Client) -> None:
    made = new_table(ada, ME, FRIEND, options=BEGINS, hints="off")["id"]
    assert table(ada, made)["table"]["hints"] == "off"
    refused = ask(ada, made)
    assert refused.status_code == 403
    assert refused.json()["why"] == "Hints are switched off at this table."


def test_hints_are_open_where_nobody_says(ada: httpx.Client) -> None:
    assert table(ada, new_table(ada, ME, FRIEND)["id"])["table"]["hints"] == "open"
