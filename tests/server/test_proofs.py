"""A game is proved from its promise: each way to change what is stored or recorded is found, and said."""

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from stellarch.core import commitment
from tests.server.running import BOT, ME, Server, new_table, play, running, table

RECORDS = Path(__file__).parents[1] / "records"


def finished(client: httpx.Client, **given: Any) -> str:
    """A short game: after a few moves one of the two gives in."""
    id_ = str(new_table(client, ME, dict(ME, name="Ben"), **given)["id"])
    while not (state := table(client, id_))["table"]["over"]:
        number = state["now"]["number"]
        resign = [one for one in state["choices"] + state["free"] if one["action"]["type"] == "resign"]
        chosen = (resign if number > 4 and resign else state["choices"])[0]
        assert play(client, id_, state["seat"], number, chosen["text"]).status_code == 200
    return id_


def proved(client: httpx.Client, path: str) -> dict[str, Any]:
    """The whole proof, asked for until it is over."""
    moves: list[dict[str, Any]] = []
    for _ in range(200):
        proof: dict[str, Any] = client.get(path, params={"after": len(moves)}).raise_for_status().json()
        moves += proof["moves"]
        if proof["over"]:
            return {**proof, "moves": moves, "holds": {one["name"]: one["holds"] for one in proof["claims"]}}
    raise AssertionError("the proof does not end")


def test_a_game_shows_its_promise_from_the_start_and_is_proved_when_it_is_over(ada: httpx.Client) -> None:
    id_ = str(new_table(ada, ME, BOT)["id"])
    promised = ada.get(f"/api/tables/{id_}/proof").json()
    assert (promised["seed"], promised["over"], promised["moves"]) == (None, False, [])
    assert promised["fingerprint"] == table(ada, id_)["commitment"].partition(".")[0]
    over = finished(ada)
    proof = proved(ada, f"/api/tables/{over}/proof")
    assert commitment(proof["seed"]) == proof["fingerprint"]
    assert proof["holds"] == {"seed": True, "agreement": True, "chance": True, "rules": True}
    assert [move["number"] for move in proof["moves"]] == list(range(proof["total"]))
    assert all(move["told"] for move in proof["moves"])


def change_the_seed(database: sqlite3.Connection, id_: str) -> None:
    database.execute("UPDATE tables SET seed = 'another' WHERE id = ?", (id_,))


def change_what_was_told(database: sqlite3.Connection, id_: str) -> None:
    ((told,),) = database.execute("SELECT events FROM outcomes WHERE table_id = ? AND number = 1", (id_,))
    ((other,),) = database.execute("SELECT events FROM outcomes WHERE table_id = ? AND number = 2", (id_,))
    assert told != other
    database.execute("UPDATE outcomes SET events = ? WHERE table_id = ? AND number = 1", (other, id_))


def change_the_result(database: sqlite3.Connection, id_: str) -> None:
    ((result,),) = database.execute("SELECT result FROM tables WHERE id = ?", (id_,))
    ranks = json.loads(result)["ranks"]
    turned = json.dumps({**json.loads(result), "ranks": ranks[::-1]})
    database.execute("UPDATE tables SET result = ? WHERE id = ?", (turned, id_))


def test_what_is_changed_in_the_database_is_found(tmp_path: Path) -> None:
    changes: dict[str, Callable[[sqlite3.Connection, str], None]] = {
        "seed": change_the_seed,
        "chance": change_what_was_told,
        "rules": change_the_result,
    }
    with running(tmp_path) as server, server.client() as me:
        games = {broken: finished(me) for broken in changes}
        server.stop()
        with sqlite3.connect(server.database) as database:
            for broken, id_ in games.items():
                changes[broken](database, id_)
        server.start()
        proofs = {broken: proved(me, f"/api/tables/{id_}/proof") for broken, id_ in games.items()}
    for broken, proof in proofs.items():
        assert proof["holds"][broken] is False, broken
    told = proofs["chance"]
    assert [move["number"] for move in told["moves"] if move["differs"]] == [1], "and it goes on to the end"
    assert told["holds"] == {"seed": True, "agreement": True, "chance": False, "rules": True}


def brought(client: httpx.Client, record: dict[str, Any]) -> dict[str, Any]:
    begun = client.post("/api/proofs", json={"text": json.dumps(record)})
    assert begun.status_code == 200, begun.text
    return proved(client, f"/api/proofs/{begun.json()['id']}")


FALSIFIED: list[tuple[Callable[[dict[str, Any]], object], str]] = [
    (lambda record: record.update(seed="another"), "seed"),
    (lambda record: record["players"][0].update(name="Nobody"), "agreement"),
    (lambda record: record["actions"].pop(3), "rules"),
    (lambda record: record["result"].update(totals=[1000, 1]), "rules"),
]


@pytest.mark.parametrize(("falsify", "broken"), FALSIFIED)
def test_each_kind_of_falsified_record_is_found(
    ada: httpx.Client, falsify: Callable[[dict[str, Any]], object], broken: str
) -> None:
    record = ada.get(f"/api/tables/{finished(ada)}/record").json()
    assert brought(ada, record)["holds"] == {"seed": True, "agreement": True, "chance": None, "rules": True}
    falsify(record)
    assert brought(ada, record)["holds"][broken] is False


@pytest.mark.parametrize("name", ["variant_live_wars_and_powers.ge", "version_2_standard_nine_players.sw"])
def test_long_games_of_every_kind_are_proved_in_slices(ada: httpx.Client, name: str) -> None:
    begun = ada.post("/api/proofs", json={"text": (RECORDS / name).read_text()}).raise_for_status().json()
    proof = proved(ada, f"/api/proofs/{begun['id']}")
    assert (proof["holds"]["rules"], proof["done"]) == (True, proof["total"])


def test_what_is_no_record_is_refused_with_the_place(ada: httpx.Client, server: Server) -> None:
    refused = ada.post("/api/proofs", json={"text": "[Game nonsense"})
    assert refused.status_code in {400, 422}, refused.text
    assert ada.get("/api/proofs/00ff").status_code == 404
