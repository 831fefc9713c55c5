"""A finished game weighed move by move while somebody waits for it, and played on from any of its positions."""

import time
from pathlib import Path
from typing import Any

import httpx

from tests.server.running import Server, new_table, play, running, table

BOTH: tuple[dict[str, Any], ...] = ({"name": "Ada", "yours": True}, {"name": "Ben", "yours": True})
TINY = {"board": "r.f5-a12X1.g5-1e2RO.h5-11O1b", "first_player": 0}


def finished_game(ada: httpx.Client, moves: int = 4) -> str:
    """A game of a few moves and a take-back that ends as somebody resigns; its id."""
    made = str(new_table(ada, *BOTH, options=TINY)["id"])
    for _ in range(moves):
        now = table(ada, made)
        assert play(ada, made, now["seat"], now["now"]["number"], now["choices"][0]["text"]).status_code == 200
    now = table(ada, made)
    assert ada.post(f"/api/tables/{made}/undo", json={"after": now["now"]["number"]}).status_code == 200
    now = table(ada, made)
    assert play(ada, made, now["seat"], now["now"]["number"], "resign").status_code == 200
    return made


def whole_analysis(server: Server, ada: httpx.Client, table_id: str) -> list[dict[str, Any]]:
    """Asks for what is missing until nothing is."""
    moves: list[dict[str, Any]] = []
    while True:
        answer = ada.get(f"/api/tables/{table_id}/analysis", params={"after": len(moves)})
        assert answer.status_code == 200, answer.text
        moves += answer.json()["moves"]
        if answer.json()["done"] == answer.json()["total"] == len(moves):
            return moves
        server.require_up()
        time.sleep(0.2)


def test_a_finished_game_is_weighed_move_by_move_and_what_was_taken_back_is_left_out(
    server: Server, ada: httpx.Client
) -> None:
    moves = whole_analysis(server, ada, finished_game(ada))
    assert [move["move"] for move in moves] == [1, 2, 3, 4]
    assert [move["number"] for move in moves] == [1, 2, 3, 6]
    first, last = moves[0], moves[-1]
    assert first["order"].startswith("Fly from ")
    assert len(first["chances"]) == 2
    assert abs(sum(first["chances"]) - 1) < 0.01
    assert first["best_order"]
    assert (last["text"], last["verdict"], last["why"]) == ("resign", "free", None)


def test_a_game_that_runs_is_not_weighed(ada: httpx.Client) -> None:
    made = new_table(ada, *BOTH)["id"]
    assert ada.get(f"/api/tables/{made}/analysis").status_code == 403


def test_an_analysis_is_made_once(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.client() as ada:
        made = finished_game(ada)
        moves = whole_analysis(server, ada, made)
    with running(tmp_path) as again, again.client() as ada:
        known = ada.get(f"/api/tables/{made}/analysis").json()
    assert known["moves"] == moves


def test_a_finished_game_is_played_on_from_a_position_against_a_bot(ada: httpx.Client) -> None:
    made = finished_game(ada)
    old = table(ada, made)["log"]
    wanted = {"number": 2, "seat": 0, "name": "Ada", "bot": "random"}
    begun = ada.post(f"/api/tables/{made}/play-from", json=wanted)
    assert begun.status_code == 201, begun.text
    new = table(ada, begun.json()["id"])
    assert [line["text"] for line in new["log"][:3]] == [line["text"] for line in old[:3]]
    assert [(seat["name"], seat["bot"], seat["yours"]) for seat in new["table"]["seats"]] == [
        ("Ada", None, True),
        ("Green", "random", False),
    ]
    assert not new["table"]["over"]
    assert play(ada, new["table"]["id"], 0, 2, new["choices"][0]["text"]).status_code == 200


def test_from_the_middle_of_a_take_back_only_what_stands_is_played(ada: httpx.Client) -> None:
    made = finished_game(ada)
    begun = ada.post(f"/api/tables/{made}/play-from", json={"number": 5, "seat": 1, "bot": "random"}).json()
    assert table(ada, begun["id"])["log"][3]["number"] == 3


def test_it_is_not_played_on_where_it_is_over(ada: httpx.Client) -> None:
    made = finished_game(ada)
    last = table(ada, made)["now"]["number"]
    assert ada.post(f"/api/tables/{made}/play-from", json={"number": last, "seat": 0}).status_code == 403
    assert ada.post(f"/api/tables/{made}/play-from", json={"number": 99, "seat": 0}).status_code == 404
    unknown = {"number": 0, "seat": 0, "bot": "deep thought"}
    assert ada.post(f"/api/tables/{made}/play-from", json=unknown).status_code == 422
