"""The code in docs/add-a-game.md is that of the test game, word for word."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
GAME = Path(__file__).with_name("toy_auction.py").read_text("utf-8")


@pytest.mark.parametrize("part", [part for block in BLOCKS for part in block.split("\n\n\n")])
def test_what_the_page_shows_stands_in_the_game(part: str) -> None:
    assert part.strip("\n") in GAME


def test_the_page_shows_code_and_names_files_that_are_there() -> None:
    assert len(BLOCKS) > 5
    named = re.findall(r"`((?:tests|src|core|docs)/[\w/.]+\.(?:py|md))`", PAGE)
    assert [name for name in named if not any((ROOT / start / name).exists() for start in ("", "src/stellarch"))] == []
