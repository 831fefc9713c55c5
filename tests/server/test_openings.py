"""A record or a position that is brought: opened as a table of one's own, or refused with what is wrong, and where."""

import json
from pathlib import Path

import httpx
import pytest

from tests.server.running import BOT, ME, new_table, play, table

RECORDS = Path(__file__).parents[1] / "records"
STORED = ["variant_unexplored_open_borders.json", "variant_live_wars_and_powers.ge", "version_1_peace_first_game.sw"]


def opens(client: httpx.Client, text: str) -> httpx.Response:
    return client.post("/api/records", json={"text": text})


@pytest.mark.parametrize("name", STORED)
def test_a_record_from_a_file_is_a_table_that_counts_for_nothing_and_gives_the_same_record_back(
    ada: httpx.Client, name: str
) -> None:
    text = (RECORDS / name).read_text()
    made = opens(ada, text)
    assert made.status_code == 201, made.text
    state = table(ada, made.json()["id"])
    assert (state["table"]["origin"], state["table"]["over"]) == ("file", True)
    given, kept = opens(ada, text), ada.get(f"/api/tables/{made.json()['id']}/record")
    assert given.status_code == 201
    again = opens(ada, kept.text)
    assert ada.get(f"/api/tables/{again.json()['id']}/record").json() == kept.json()
    moment = ada.get(f"/api/tables/{made.json()['id']}/at/1")
    assert moment.status_code == 200, "it is looked at like any game"


@pytest.mark.parametrize("game", ["small-star-empires", "galaxy-empires", "space-wars"])
def test_a_position_is_kept_as_text_and_played_on_from(ada: httpx.Client, game: str) -> None:
    id_ = str(new_table(ada, ME, BOT, game=game)["id"])
    text = ada.get(f"/api/tables/{id_}/at/0/position").raise_for_status().json()["text"]
    made = opens(ada, f"  {text}\n")
    assert made.status_code == 201, made.text
    state = table(ada, made.json()["id"])
    assert state["table"]["origin"] == "position"
    assert all(seat["yours"] for seat in state["table"]["seats"])
    chosen = state["choices"][0]["text"]
    assert play(ada, made.json()["id"], state["seat"], 0, chosen).status_code == 200
    kept = ada.get(f"/api/tables/{made.json()['id']}/at/0/position").json()["text"]
    assert kept == text, "and it is the same position"


def test_what_cannot_be_read_or_played_is_refused_and_leaves_no_table(ada: httpx.Client) -> None:
    tables = len(ada.get("/api/tables", params={"mine": True}).json())
    record = json.loads((RECORDS / "variant_unexplored_open_borders.json").read_text())
    record["actions"].pop(5)
    spoilt = json.dumps(record)
    for text, told in [
        ("hello", "Game"),
        (spoilt, "cannot be played"),
        (spoilt[:-200], ""),
        ("sse1~nonsense", ""),
        ("sw1~AAAA", ""),
        ("ge~" + "A" * 1000, ""),
        ('{"game": "small-star-empires"}', ""),
        ("[" * 100_000, ""),
    ]:
        refused = opens(ada, text)
        assert refused.status_code in {400, 404, 422}, (text[:40], refused.text)
        assert told in refused.json()["detail"]
    assert len(ada.get("/api/tables", params={"mine": True}).json()) == tables
