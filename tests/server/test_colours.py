"""Each player chooses a colour: stored with the seat, seen by all, and the name of who has given none."""

import httpx
import pytest

from tests.server.running import BOT, GAME, ME, Server, new_table, table


def colours(ada: httpx.Client, table_id: str) -> list[int | None]:
    return [seat["colour"] for seat in table(ada, table_id)["table"]["seats"]]


def names(ada: httpx.Client, table_id: str) -> list[str]:
    return [seat["name"] for seat in table(ada, table_id)["table"]["seats"]]


def test_the_colours_to_choose_from_are_told(ada: httpx.Client) -> None:
    offered = {game["id"]: game["colours"] for game in ada.get("/api/games").json()}
    assert offered[GAME] == ["Red", "Green", "Blue", "Yellow"]
    assert offered["galaxy-empires"] == []  # factions have colours of their own


def test_seats_take_the_colours_in_order(ada: httpx.Client) -> None:
    assert colours(ada, new_table(ada, ME, BOT)["id"]) == [0, 1]


def test_a_player_chooses_a_colour_and_the_others_take_what_is_left(ada: httpx.Client) -> None:
    made = new_table(ada, {**ME, "colour": 2}, BOT, {**BOT, "colour": 0})
    assert colours(ada, made["id"]) == [2, 1, 0]


def test_who_has_no_name_goes_by_their_colour(ada: httpx.Client) -> None:
    made = new_table(ada, {"yours": True, "colour": 2}, {"bot": "random", "colour": 3})
    assert names(ada, made["id"]) == ["Blue", "Yellow"]


def test_the_log_tells_of_players_by_the_names_that_follow_from_their_colours(ada: httpx.Client) -> None:
    made = new_table(ada, {"yours": True, "colour": 2}, {"yours": True, "colour": 3}, options={"first_player": 0})
    told = [line for entry in table(ada, made["id"])["log"] for line in entry["told"]]
    assert any("Blue" in line for line in told)
    assert not any("Red" in line for line in told)


@pytest.mark.parametrize(
    ("game", "chosen", "says"),
    [
        (GAME, (2, 2), "Two players have chosen Blue."),
        (GAME, (7, None), "There is no such colour"),
        ("galaxy-empires", (0, None), "There is no such colour"),
    ],
)
def test_a_colour_that_cannot_be_had_is_refused(
    ada: httpx.Client, game: str, chosen: tuple[int, int | None], says: str
) -> None:
    players = [{"yours": True, "colour": colour} for colour in chosen]
    refused = ada.post("/api/tables", json={"game": game, "players": players})
    assert refused.status_code == 422
    assert says in refused.json()["why"]


def test_colours_outlive_the_server(server: Server, ada: httpx.Client) -> None:
    made = new_table(ada, {**ME, "colour": 3}, BOT)
    server.kill()
    server.start()
    assert colours(ada, made["id"]) == [3, 0]
