"""How games ended, for whom, and what that makes of ratings: each game once, whatever happens between."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from stellarch.server.people import ratings
from stellarch.server.people.ratings import Strength
from tests.server.running import FRIEND, GAME, ME, Server, new_table, play, running

NewDevice = Callable[[], httpx.Client]


def page_of(device: httpx.Client, address: str = "me") -> dict[str, Any]:
    answer = device.get(f"/api/people/{address}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def games_of(device: httpx.Client, address: str = "me", **wanted: str) -> list[dict[str, Any]]:
    answer = device.get(f"/api/people/{address}/games", params=wanted)
    assert answer.status_code == 200, answer.text
    return list(answer.json()["games"])


def once_finished(device: httpx.Client, count: int) -> dict[str, Any]:
    """The page of somebody, once so many games are recorded."""
    for _ in range(1500):
        if (page := page_of(device))["finished"] == count:
            return page
        time.sleep(0.02)
    raise AssertionError(f"{page['finished']} games are recorded, not {count}")


def won_by_giving_up(ada: httpx.Client, ben: httpx.Client, **given: Any) -> str:
    """Ada and Ben play; Ada gives up at once."""
    made = new_table(ada, ME, FRIEND, options={"first_player": 0}, **given)
    ben.post(f"/api/tables/{made['id']}/enter", json={"key": made["links"][0]["key"]})
    play(ada, made["id"], 0, 0, "resign")
    return str(made["id"])


def test_a_game_of_two_makes_both_ratings_and_both_histories(ada: httpx.Client, ben: httpx.Client) -> None:
    at = won_by_giving_up(ada, ben)
    winner, loser = once_finished(ben, 1), once_finished(ada, 1)
    assert winner["ratings"][0]["rating"] > 1500 > loser["ratings"][0]["rating"]
    assert (winner["ratings"][0]["games"], winner["ratings"][0]["won"]) == (1, 1)
    (game,) = games_of(ben)
    assert (game["table"], game["place"], game["players"], game["gain"] > 0) == (at, 1, 2, True)
    assert game["rivals"] == [{"name": "Ada", "address": loser["address"], "bot": None}]
    (met,) = winner["people"]
    assert (met["name"], met["ahead"], met["behind"]) == ("Ada", 1, 0)


def test_history_is_told_by_game_opponent_and_result(ada: httpx.Client, ben: httpx.Client) -> None:
    won_by_giving_up(ada, ben)
    hers = once_finished(ben, 1)["people"][0]["address"]
    assert len(games_of(ben, opponent=hers, result="won", game=GAME)) == 1
    assert games_of(ben, result="lost") == games_of(ben, opponent="level-3") == games_of(ben, game="other") == []
    assert ben.get("/api/people/0123456789abcdef").status_code == 404


def test_which_private_games_somebody_played_is_told_to_who_was_there(
    ada: httpx.Client, ben: httpx.Client, new_device: NewDevice
) -> None:
    stranger, private = new_device(), won_by_giving_up(ada, ben)
    public = won_by_giving_up(ada, ben, listed=True)
    address = once_finished(ada, 2)["address"]
    assert {game["table"] for game in games_of(ben, address)} == {private, public}
    assert [game["table"] for game in games_of(stranger, address)] == [public]
    assert page_of(stranger, address)["people"][0]["ahead"] + page_of(stranger, address)["people"][0]["behind"] == 1


@pytest.mark.parametrize(
    ("players", "counts"),
    [
        ((ME, {"bot": "level-1"}), True),
        ((ME, {"bot": "random"}), False),
        ((ME, {"name": "Also Ada", "yours": True}, {"bot": "level-1"}), None),
    ],
    ids=["a level is a measure", "other bots are none", "on one screen nobody knows who played"],
)
def test_what_counts(ada: httpx.Client, players: tuple[Any, ...], counts: bool | None) -> None:
    at = new_table(ada, *players, options={"first_player": 0})["id"]
    play(ada, at, 0, 0, "resign")
    if counts is None:
        while not ada.get(f"/api/tables/{at}").json()["table"]["over"]:
            now = ada.get(f"/api/tables/{at}").json()
            if 1 in now["waiting_on"]:
                play(ada, at, 1, now["table"]["number"], "resign")
            time.sleep(0.05)
        assert games_of(ada) == []
    else:
        page = once_finished(ada, 1)
        assert bool(page["ratings"]) is counts
        assert (games_of(ada)[0]["gain"] is not None) is counts
        assert page["bots"][0]["behind"] == 1


def test_a_hint_makes_a_game_count_for_nothing(ada: httpx.Client, ben: httpx.Client) -> None:
    made = new_table(ada, ME, FRIEND, options={"first_player": 0})
    ben.post(f"/api/tables/{made['id']}/enter", json={"key": made["links"][0]["key"]})
    assert ada.post(f"/api/tables/{made['id']}/hint", json={"seat": 0}).is_success
    play(ada, made["id"], 0, 0, "resign")
    assert once_finished(ada, 1)["ratings"] == []
    assert games_of(ada)[0]["gain"] is None


def test_a_game_is_recorded_once_though_the_server_is_killed(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.client() as ada, server.client() as ben:
        made = new_table(ada, ME, FRIEND, options={"first_player": 0})
        ben.post(f"/api/tables/{made['id']}/enter", json={"key": made["links"][0]["key"]})
        play(ada, made["id"], 0, 0, "resign")
        server.kill()
        server.start()
        first = once_finished(ben, 1)["ratings"]
        _restart(server)
        assert once_finished(ben, 1)["ratings"] == first


def _restart(server: Server) -> None:
    server.kill()
    server.start()


def test_who_beats_a_stronger_one_gains_more() -> None:
    def gain(level: str) -> float:
        bot = ratings.of_bot(level, 10)
        assert bot is not None
        return ratings.after([Strength(), bot], [1, 2])[0].skill - ratings.START

    assert gain("level-9") > gain("level-5") > gain("level-1") > 0
    assert ratings.of_bot("greedy", 10) is ratings.of_bot("level-11", 10) is None


def test_a_long_history_comes_page_by_page(ada: httpx.Client) -> None:
    made = [new_table(ada, ME, {"bot": "level-1"}, options={"first_player": 0})["id"] for _ in range(22)]
    for at in made:
        play(ada, at, 0, 0, "resign")
    once_finished(ada, 22)
    first = ada.get("/api/people/me/games").json()
    assert (len(first["games"]), first["more"]) == (20, first["games"][-1]["table"])
    rest = ada.get("/api/people/me/games", params={"before": first["more"]}).json()
    assert (len(rest["games"]), rest["more"]) == (2, None)
    assert {game["table"] for game in first["games"] + rest["games"]} == set(made)
    assert games_of(ada, before="nobodys") == []
