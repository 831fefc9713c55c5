"""The page on balance of Space Wars is written from games that were kept."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "space_wars_balance.py"
SEATS = {"duel": 2, "compact": 4, "six": 6, "nine": 9}
ROWS = ("systems", "sectors", "cities", "laboratories", "credits", "warships", "value")
DEEDS = ("income", "trade", "research", "highest", "conquests", "wars")
PAGE = """# A page

Words before.
<!-- figures ends -->
old figures
<!-- /figures -->
Words between.
<!-- figures strategies -->
<!-- /figures -->
<!-- figures use -->
<!-- /figures -->
Words after.
"""


def game(kind: str, number: int) -> dict[str, Any]:
    """Every seat reaches the value; the last but one has most technologies of high level, and most trade."""
    seats = SEATS[kind]
    sheet = {row: [5] * seats for row in (*ROWS, *DEEDS)}
    sheet["value"] = [90 + seat for seat in range(seats)]
    sheet["trade"] = [100 if seat == seats - 2 else 10 for seat in range(seats)]
    sheet["cities"] = [5 if seat == seats - 2 else 6 for seat in range(seats)]
    return {
        "type": "GameTold",
        "number": number,
        "seed": f"test/{kind}/{number}",
        "turns": 15,
        "actions": 1000,
        "seconds": 2.5,
        "characters": ["trader"] * seats,
        "places": list(range(seats)),
        "homes": [1] * seats,
        "near": [8] * seats,
        "winners": [seats - 2],
        "eliminated": [],
        "sheet": sheet,
        "use": {"unit": {"cruiser": 3}},
    }


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("balance")
    (folder / "img").mkdir()
    for kind in SEATS:
        lines = (json.dumps(game(kind, number)) for number in range(2))
        (folder / f"{kind}.jsonl").write_text("\n".join(lines) + "\n")
    written = folder / "page.md"
    written.write_text(PAGE)
    subprocess.run([sys.executable, TOOL, folder, written], check=True, timeout=600)
    assert {picture.stem for picture in (folder / "img").iterdir()} == {
        f"page-{what}" for what in ("turns", "places", "characters", "strategies")
    }
    return written.read_text()


def row(page: str, name: str) -> list[str]:
    return next(line for line in page.splitlines() if line.startswith(f"| {name} |")).strip("| ").split(" | ")[1:]


def test_words_stay_and_figures_are_written_anew(page: str) -> None:
    words = [line for line in page.splitlines() if line.startswith("Words")]
    assert words == ["Words before.", "Words between.", "Words after."]
    assert "old figures" not in page


def test_a_winner_may_have_less_value_than_another(page: str) -> None:
    assert all(cell.startswith("100.0 %") for cell in row(page, "a winner with less value than another"))


def test_a_strategy_is_what_a_seat_did_most(page: str) -> None:
    assert row(page, "trade")[0].startswith("100.0 %")
    assert row(page, "cities")[3].startswith("0.0 %")


def test_all_kinds_together_are_held_against_even_chances(page: str) -> None:
    seats, wins, even = next(line for line in page.splitlines() if line.startswith("| trade | 8 ")).split(" | ")[1:]
    assert (seats, wins) == ("8", "8.0")
    assert even.startswith(f"{2 * (1 / 2 + 1 / 4 + 1 / 6 + 1 / 9):.1f} ±")


def test_use_is_told_by_the_game_and_what_is_never_used_is_named(page: str) -> None:
    assert row(page, "cruiser") == ["3.00"] * 4
    assert "Never used: star_fighter, heavy_star_fighter" in page
