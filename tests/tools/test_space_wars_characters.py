"""What the characters of Space Wars do is counted from records of games."""

import subprocess
import sys
from pathlib import Path

import pytest

from stellarch.arena.simulate import Plan, play_game
from stellarch.core import Record, Table
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.chapters.building import StructureBuilt

TOOL = Path(__file__).parents[2] / "tools" / "space_wars_characters.py"


@pytest.fixture(scope="module")
def record() -> str:
    bots, options = ("level-4:trader", "level-4:warlord"), {"victory_value": 45}
    played = play_game(Plan("space-wars", bots, 1, "characters", options, keep_records=True), 0)
    assert played.record is not None
    return played.record


def test_deeds_are_counted_for_the_character_that_did_them(record: str, tmp_path: Path) -> None:
    (tmp_path / "000.json").write_text(record, "utf-8")
    told = subprocess.run([sys.executable, TOOL, tmp_path], capture_output=True, text=True, check=True).stdout
    rows = {
        cells[1]: cells[2:-1] for line in told.splitlines() if (cells := [each.strip() for each in line.split("|")])
    }
    assert rows["by the game"] == ["trader", "warlord"]
    table = Table.from_record(SPACE_WARS, Record.read(record))
    built = [event for entry in table.log for event in entry.events if isinstance(event, StructureBuilt)]
    laboratories = [sum(e.seat == seat and e.structure == "research_center" for e in built) for seat in (0, 1)]
    assert rows["laboratories"] == [f"{each:.2f}" for each in laboratories]
    assert sum(laboratories)
