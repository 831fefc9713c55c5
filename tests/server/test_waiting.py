"""A test that waits for a server notices that it is gone, and sees its last words."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.running import Server

ROOT = Path(__file__).parents[2]


def test_a_server_that_ends_by_itself_is_noticed_at_once(tmp_path: Path) -> None:
    server = Server(tmp_path, "--database=sqlite:////no/such/folder/x.db")
    with pytest.raises(AssertionError, match="has ended by itself"):
        server.start()
    assert "--database" in server.end_of_log()


def test_a_test_that_fails_shows_the_log_of_its_server(tmp_path: Path) -> None:
    failing = tmp_path / "test_failing.py"
    failing.write_text(
        "from tests.server.running import Server\n"
        "def test_fails(tmp_path):\n"
        "    Server(tmp_path, '--database=sqlite:////no/such/folder/x.db').start()\n"
    )
    conftest = tmp_path / "conftest.py"
    conftest.write_text("from tests.conftest import pytest_runtest_makereport\n")
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            "-c",
            "/dev/null",
            "--rootdir",
            tmp_path,
            failing,
        ],
        cwd=ROOT,
        env={"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 1
    assert re.search(r"log of the server at http://127\.0\.0\.1:\d+", done.stdout)
    assert "Cannot use the database" in done.stdout
