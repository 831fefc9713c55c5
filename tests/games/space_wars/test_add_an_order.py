"""The files that docs/add-an-order.md shows are all that a new order needs."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import stellarch

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "add-an-order.md").read_text("utf-8")
FILES = re.findall(r"^`([\w/.]+)`\n\n```\w*\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
*_, LISTED = re.findall(r"^```\n( +\*\(.*\),)\n```", PAGE, re.MULTILINE)
*_, TRIED = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def test_an_order_is_added_by_its_chapter_and_its_words(tmp_path: Path) -> None:
    package = tmp_path / "stellarch"
    shutil.copytree(Path(stellarch.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__", "static"))
    game = package / "games" / "space_wars"
    assert [name for name, _ in FILES] == ["chapters/parades.py", "words/en/parades.ftl", "words/fr/parades.ftl"]
    for name, text in FILES:
        (game / name).write_text(text, "utf-8")
    contents = game / "contents.py"
    was, listed = contents.read_text("utf-8"), LISTED.replace(', "parades"', "")
    assert listed in was
    contents.write_text(was.replace(listed, LISTED), "utf-8")
    script = tmp_path / "tried.py"
    script.write_text(TRIED, "utf-8")
    tried = subprocess.run(
        [sys.executable, str(script)],
        env={**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert tried.returncode == 0, tried.stderr
