"""Sitting down at a table of the lobby: whose the seat is from then on."""

from collections.abc import Callable

import httpx

from tests.server.running import FRIEND, ME, new_table, play, table

Devices = Callable[[], httpx.Client]


def sit(client: httpx.Client, table_id: str, name: str, seat: int | None = None) -> httpx.Response:
    return client.post(f"/api/tables/{table_id}/sit", json={"name": name, "seat": seat})


def enter(client: httpx.Client, table_id: str, key: str) -> httpx.Response:
    return client.post(f"/api/tables/{table_id}/enter", json={"key": key})


def test_the_lobby_lists_open_tables_and_anybody_sits_down(ada: httpx.Client, ben: httpx.Client) -> None:
    hidden = new_table(ada, ME, FRIEND)["id"]
    made = new_table(ada, ME, FRIEND, listed=True)["id"]
    listed = [found["id"] for found in ben.get("/api/tables").json()]
    assert made in listed
    assert hidden not in listed
    sat = ben.post(f"/api/tables/{made}/sit", json={"name": "Bea"}).json()
    assert (sat["seat"], sat["table"]["seats"][1]["name"]) == (1, "Bea")
    assert made not in [found["id"] for found in ben.get("/api/tables").json()]
    assert ada.post(f"/api/tables/{hidden}/sit", json={"name": "Eve"}).status_code == 403


def test_who_made_the_table_keeps_no_key_to_a_strangers_seat(ada: httpx.Client, ben: httpx.Client) -> None:
    made = new_table(ada, ME, FRIEND, listed=True, options={"first_player": 1})
    sit(ben, made["id"], "Bea")
    assert enter(ada, made["id"], made["links"][0]["key"]).status_code == 403
    move = table(ben, made["id"])["choices"][0]["text"]
    assert play(ada, made["id"], 1, 0, move).status_code == 403
    assert play(ben, made["id"], 1, 0, move).status_code == 200


def test_who_sat_down_gets_a_link_of_their_own(ada: httpx.Client, ben: httpx.Client, new_device: Devices) -> None:
    made = new_table(ada, ME, FRIEND, listed=True)
    sit(ben, made["id"], "Bea")
    link = ben.post(f"/api/tables/{made['id']}/seats/1/link").json()
    assert enter(new_device(), made["id"], link["key"]).json()["seat"] == 1


def test_a_friend_with_the_link_still_finds_the_seat_of_a_listed_table(ada: httpx.Client, ben: httpx.Client) -> None:
    made = new_table(ada, ME, FRIEND, listed=True)
    assert enter(ben, made["id"], made["links"][0]["key"]).json()["seat"] == 1


def test_one_device_takes_one_seat_in_the_lobby(ada: httpx.Client, ben: httpx.Client) -> None:
    made = new_table(ada, ME, FRIEND, FRIEND, listed=True)["id"]
    assert sit(ben, made, "Bea").status_code == 200
    refused = sit(ben, made, "Cleo")
    assert (refused.status_code, refused.json()["detail"]) == (403, "You already have a seat at this table.")


def test_a_player_who_comes_by_a_link_gives_a_name_that_nobody_else_there_has(
    ada: httpx.Client, ben: httpx.Client
) -> None:
    made = new_table(ada, ME, {})
    entered = enter(ben, made["id"], made["links"][0]["key"]).json()
    assert entered["table"]["seats"][1]["name"] == "Green"

    def call(client: httpx.Client, seat: int, name: str) -> httpx.Response:
        return client.post(f"/api/tables/{made['id']}/seats/{seat}/name", json={"name": name})

    named = call(ben, 1, " Béa ")
    assert [seat["name"] for seat in named.json()["table"]["seats"]] == ["Ada", "Béa"]
    assert table(ada, made["id"])["table"]["seats"][1]["name"] == "Béa"
    refused = call(ben, 1, "ada")
    assert (refused.status_code, refused.json()["type"]) == (call(ben, 1, " ").status_code, "name/refused")
    assert call(ada, 1, "Eve").status_code == 403, "another's seat is not ours to name"
