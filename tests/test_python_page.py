"""docs/python.md is enough to write a bot: its example plays a whole game of each, and it explains what it lists."""

import ast
import re
from pathlib import Path
from typing import Any, get_args

import pytest

import stellarch
from stellarch.arena import Plan, play_game
from stellarch.core import Blank

PAGE = (Path(__file__).parents[1] / "docs" / "python.md").read_text("utf-8")
FILES = [code for code in re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL) if ">>>" not in code]
"""The code that is not a doctest: the bot, to be saved as my_bots.py, and the games it plays then."""


@pytest.fixture
def my_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots.py").write_text(FILES[0], "utf-8")
    monkeypatch.syspath_prepend(tmp_path)


SHORT_GAMES = [
    ("small-star-empires", 3, {}),
    ("galaxy-empires", 3, {}),
    ("space-wars", 3, {"turn_limit": 10}),
]


@pytest.mark.usefixtures("my_bots")
@pytest.mark.parametrize(("game", "players", "options"), SHORT_GAMES, ids=[case[0] for case in SHORT_GAMES])
def test_the_bot_of_the_page_plays_a_whole_game(game: str, players: int, options: dict[str, Any]) -> None:
    played = play_game(Plan(game, ("my_bots:OneStep",) * players, 1, "a bot", options), 0)
    assert played.ended
    assert played.plies < 1000


@pytest.mark.usefixtures("my_bots")
def test_the_bot_of_the_page_beats_a_random_player(capsys: pytest.CaptureFixture[str]) -> None:
    exec(FILES[1], {})
    wins, losses = ast.literal_eval(capsys.readouterr().out)
    assert (wins + losses, wins > losses) == (10, True)


def test_the_page_explains_every_blank_and_lists_nothing_that_is_not_there() -> None:
    table = stellarch.start("small-star-empires", players=2, seed=1)
    blanks = {blank.__name__ for blank in get_args(Blank)}
    rows = re.findall(r"^\| (`.*?`) \|", PAGE, re.MULTILINE)
    listed = {name for row in rows for name in re.findall(r"`(\w+)", row)}
    assert blanks < listed
    assert {name for name in listed - blanks if not (hasattr(table, name) or hasattr(table.game, name))} == set()
