"""Bots that a server was started with: people can choose them, they think in workers, and their faults stop no game."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from stellarch.games import find_game
from tests.server.running import GAME, ME, Server, new_table, play, running, table
from tests.server.watching import live, next_of

BOTS = """
import os
from pathlib import Path

class Last:
    name = "last"

    def choose(self, game, view, choices, seed):
        Path(os.environ["SEEN"]).write_text(f"{os.getpid()} {type(view).__name__} {type(seed).__name__}")
        return choices[-1]

class Babbler:
    name = "babbler"

    def choose(self, game, view, choices, seed):
        return "the best move"

class Faulty:
    name = "faulty"

    def choose(self, game, view, choices, seed):
        raise RuntimeError("out of ideas")
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("own bots")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    (folder / "mine.py").write_text(BOTS)
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("PYTHONPATH", str(folder))
        environment.setenv("SEEN", str(folder / "seen"))
        with running(folder, "--bot=mine:Last", "--bot=mine:Babbler", "--bot=mine:Faulty") as started:
            yield started


def test_a_bot_of_ones_own_is_offered_and_plays(server: Server, folder: Path) -> None:
    with server.client() as ada:
        for game in ada.get("/api/games").json():
            added = [bot["id"] for bot in game["bots"] if bot["added"]]
            assert added == ["last", "babbler", "faulty"]
        made = new_table(ada, ME, {"bot": "last"}, options={"first_player": 0})["id"]
        first = table(ada, made)["choices"][0]["text"]
        with live(server, ada, made) as page:
            assert play(ada, made, 0, 0, first).status_code == 200
            while next_of(page, "changed")["number"] < 2:
                pass
        assert not table(ada, made)["log"][2]["bot_failed"]
    process, seen, seed = (folder / "seen").read_text().split()
    assert int(process) not in (server.pid, os.getpid())
    assert (seen, seed) == (find_game(GAME).views.__name__, "str")


def test_the_default_is_played_for_one_that_answers_nonsense_or_fails(server: Server) -> None:
    with server.client() as ada:
        made = new_table(ada, ME, {"bot": "babbler"}, {"bot": "faulty"}, options={"first_player": 0})["id"]
        first = table(ada, made)["choices"][0]["text"]
        with live(server, ada, made) as page:
            assert play(ada, made, 0, 0, first).status_code == 200
            while next_of(page, "changed")["number"] < 3:
                pass
        state = table(ada, made)
        assert [entry["bot_failed"] for entry in state["log"]] == [False, False, True, True]
        assert state["waiting_on"] == [0]
    log = server.log.read_text()
    for bot in ("babbler", "faulty"):
        assert f"the game's default is played for bot {bot} at table {made}" in log
    assert "out of ideas" in log


def test_what_is_not_offered_is_not_imported(server: Server) -> None:
    with server.client() as ada:
        asked = ada.post("/api/tables", json={"game": GAME, "players": [ME, {"bot": "mine:Last"}]})
        assert asked.status_code == 422
