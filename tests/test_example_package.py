"""The package in examples/hexnim, installed beside Stellarch: its game and its bot are found and played everywhere."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from stellarch.core import Record
from tests.packages import EXAMPLE, install_example
from tests.server.running import ME, Server, new_table, play
from tests.server.watching import live, next_of


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """The folder that the package is installed in."""
    folder = tmp_path / "site"
    install_example(folder)
    return folder


def test_its_game_and_its_bot_are_at_the_table(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(site))
    monkeypatch.setenv("STELLARCH_KERNEL", "interpreted")
    server = Server(tmp_path)
    server.start()
    try:
        with server.client() as ada:
            made = new_table(ada, ME, {"bot": "hex-nim-finisher"}, game="hex-nim", options={"radius": 1})["id"]
            with live(server, ada, made) as page:
                assert play(ada, made, 0, 0, "d4").status_code == 200
                while next_of(page, "changed")["number"] < 2:
                    pass
            refused = play(ada, made, 0, 2, "d4")
            assert refused.json()["rule"] == "NIM-2.2"
    finally:
        server.stop()


def test_its_game_is_played_by_every_command(site: Path, tmp_path: Path) -> None:
    def ran(*words: str, typed: str = "") -> str:
        program = [sys.executable, "-m", *words]
        environment = {**os.environ, "PYTHONPATH": str(site), "XDG_DATA_HOME": str(tmp_path)}
        ended = subprocess.run(
            program,
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=tmp_path,
            env=environment,
            check=False,
        )
        assert (ended.returncode, ended.stderr) == (0, ""), ended.stdout + ended.stderr
        return ended.stdout

    assert "passed" in ran("pytest", "-q", "-p", "no:cacheprovider", str(EXAMPLE / "tests"))

    (shown,) = json.loads(ran("stellarch", "games", "hex", "--json"))
    assert (shown["id"], shown["package"], shown["where"]) == ("hex-nim", "hexnim", "hexnim:HEX_NIM")
    assert "NIM-3.1  Whoever takes the last stone wins." in ran("stellarch", "rules", "NIM-3", "--language", "fr")

    two = ("--people", "2", "-o", "radius=1", "--record", "game.json")
    game = ran("stellarch", "play", "hex-nim", *two, typed="d3-d5\nd4\nc4-c5\ne3-e4\n")
    assert "First takes 3 stones, d3 to d5." in game
    assert "NIM-2.2: There is no stone at d4." in game
    assert "First wins." in game
    assert len(Record.read((tmp_path / "game.json").read_bytes()).actions) == 3
    assert "First takes 3 stones" in ran("stellarch", "replay", "game.json")

    bots, shared = "hex-nim-finisher,random", ("--games", "20", "--seed", "1", "--workers", "2", "--json")
    assert json.loads(ran("stellarch", "simulate", "hex-nim", "--bots", bots, *shared))["games"] == 20
    contest = json.loads(ran("stellarch", "arena", "hex-nim", "--seats", bots, *shared))
    assert contest["games"] == 20
    assert contest["standings"][0]["bot"] == "hex-nim-finisher"
