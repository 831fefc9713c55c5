"""What if: a game tried from one of its positions. While it runs, nothing is taken from it but what a seat sees."""

import sqlite3
from typing import Any

import httpx
import msgspec
import pytest

from stellarch.core import Seat, read_options
from stellarch.games import find_game
from tests.server.running import BOT, FRIEND, GAME, ME, Server, new_table, play, table

HIDDEN = {
    "small-star-empires": {"unexplored": True},
    "galaxy-empires": {},
    "space-wars": {},
}


def tries(client: httpx.Client, id_: str, **wanted: Any) -> httpx.Response:
    return client.post(f"/api/tables/{id_}/play-from", json={"number": 0, "seat": 0, **wanted})


def play_some(client: httpx.Client, id_: str, moves: int) -> None:
    for _ in range(moves):
        state = table(client, id_)
        played = play(client, id_, state["seat"], state["now"]["number"], state["choices"][0]["text"])
        assert played.status_code == 200, played.text


def rows(server: Server, query: str, *given: Any) -> list[Any]:
    with sqlite3.connect(server.database) as database:
        return list(database.execute(query, given))


@pytest.mark.parametrize("game_id", HIDDEN)
def test_a_try_in_a_running_game_follows_byte_by_byte_from_what_the_seat_sees_and_a_fresh_seed(
    server: Server, ada: httpx.Client, game_id: str
) -> None:
    game = find_game(game_id)
    count = game.players.least
    players = [ME, *[dict(ME, name=f"Bot {seat}") for seat in range(1, count)]]
    id_ = str(new_table(ada, *players, game=game_id, options=HIDDEN[game_id])["id"])
    play_some(ada, id_, 3)
    made = tries(ada, id_, number=3)
    assert made.status_code == 201, made.text

    ((seed, options, rules),) = rows(server, "SELECT seed, options, rules FROM tables WHERE id = ?", id_)
    lines = rows(server, "SELECT seat, text FROM log WHERE table_id = ? ORDER BY number", id_)
    state = game.start(read_options(game.options, msgspec.json.decode(options)), count, seed, rules).state
    for seat, text in lines:
        state = game.apply(state, Seat(seat), game.read_action(text)).state
    ((fresh,),) = rows(server, "SELECT seed FROM tables WHERE id = ?", made.json()["id"])
    ((begun,),) = rows(server, "SELECT begun FROM origins WHERE table_id = ?", made.json()["id"])
    assert begun == game.save(game.imagine(game.view(state, Seat(0)), fresh))
    assert fresh != seed
    assert seed not in begun

    there = table(ada, made.json()["id"])
    assert there["table"]["origin"] == "what_if"
    assert there["source"] == {"table": id_, "number": 3}
    assert [line["kind"] for line in there["log"]] == ["start"], "what was played is not told there"
    assert len(rows(server, "SELECT number FROM log WHERE table_id = ?", id_)) == 3, "the game itself is as it was"


def test_only_the_players_try_a_running_game_alone_and_where_hints_are_allowed(
    ada: httpx.Client, ben: httpx.Client
) -> None:
    made = new_table(ada, ME, FRIEND)
    ben.post(f"/api/tables/{made['id']}/enter", json={"key": made["links"][0]["key"]})
    assert tries(ben, made["id"], seat=1).status_code == 201
    assert table(ada, made["id"])["hinted"] == [{"number": 0, "seat": 1}], "the others learn of it, as of a hint"
    assert tries(ben, made["id"], seat=0).status_code == 403, "not his seat"
    assert tries(ben, made["id"], seat=1, others="friend").status_code == 403
    quiet = new_table(ada, ME, BOT, hints="off")["id"]
    assert tries(ada, quiet).status_code == 403
    assert tries(ben, quiet).status_code == 403, "a spectator"


def test_a_finished_game_is_tried_with_a_friend_or_on_all_seats(ada: httpx.Client, ben: httpx.Client) -> None:
    id_ = str(new_table(ada, ME, dict(ME, name="Ben"))["id"])
    play_some(ada, id_, 2)
    state = table(ada, id_)
    play(ada, id_, state["seat"], 2, "resign")
    shared = tries(ben, id_, number=2, name="Ben", others="friend").json()
    (link,) = shared["links"]
    entered = ada.post(f"/api/tables/{shared['id']}/enter", json={"key": link["key"]})
    assert entered.status_code == 200, entered.text
    assert [line["text"] for line in entered.json()["log"][1:]] == [line["text"] for line in state["log"][1:]]
    alone = table(ben, tries(ben, id_, number=2, others="me").json()["id"])
    assert all(seat["yours"] for seat in alone["table"]["seats"])
    assert alone["table"]["origin"] == "what_if"


def test_a_try_that_began_in_a_running_game_has_no_record_and_no_proof(ada: httpx.Client) -> None:
    id_ = str(new_table(ada, ME, BOT)["id"])
    tried = tries(ada, id_, others="me").json()["id"]
    state = table(ada, tried)
    assert play(ada, tried, state["seat"], 0, "resign").json()["table"]["over"]
    assert ada.get(f"/api/tables/{tried}/record").status_code == 403
    assert ada.get(f"/api/tables/{tried}/proof").status_code == 403
    assert state["table"]["game"] == GAME
