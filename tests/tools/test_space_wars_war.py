"""tools/space_wars_war.py: how war was waged in recorded games."""

import subprocess
import sys
from pathlib import Path
from shutil import copy

from tests.games.records import FOLDER

TOOL = Path(__file__).parents[2] / "tools" / "space_wars_war.py"


def test_each_folder_of_records_has_a_column(tmp_path: Path) -> None:
    games = tmp_path / "recorded"
    games.mkdir()
    smallest = min(FOLDER.glob("*.sw"), key=lambda path: path.stat().st_size)
    copy(smallest, games / "game.json")
    told = subprocess.run([sys.executable, TOOL, games], capture_output=True, text=True, check=True).stdout
    rows = dict(line.strip("| ").split(" | ") for line in told.splitlines() if "---" not in line)
    assert rows["by the game"] == "recorded"
    assert rows["games"] == "1"
    with_a_legion, systems = map(int, rows["systems with a legion, each turn"].split(" of "))
    assert 0 < with_a_legion <= systems
