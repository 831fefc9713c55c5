"""What `make test` says of tests that fail, and of those that fail only the first time."""

import subprocess
import sys
from pathlib import Path

import pytest

RUN_TESTS = Path(__file__).parents[2] / "tools" / "run_tests.py"
PASSES = "def test_passes(): pass\n"
FAILS = "def test_fails(): assert False\n"
FAILS_ONCE = """
from pathlib import Path
def test_fails_once():
    seen = Path(__file__).with_suffix(".seen")
    if not seen.exists():
        seen.touch()
        raise AssertionError
"""


def run(folder: Path, rest: str, browser: str) -> tuple[int, list[str]]:
    """The exit code and the lines printed, in a small project with one test of each group."""
    (folder / "tests" / "browser").mkdir(parents=True)
    (folder / "pytest.ini").write_text("[pytest]\n")
    (folder / "tests" / "test_rest.py").write_text(rest)
    (folder / "tests" / "browser" / "test_browser.py").write_text(browser)
    done = subprocess.run(
        [sys.executable, RUN_TESTS, "1"], cwd=folder, capture_output=True, text=True, timeout=600, check=False
    )
    return done.returncode, done.stdout.splitlines()


def test_what_passes_passes(tmp_path: Path) -> None:
    code, said = run(tmp_path, PASSES, PASSES)
    assert code == 0
    assert not any("FLAKY" in line for line in said)


@pytest.mark.parametrize(("rest", "browser"), [(FAILS, PASSES), (PASSES, FAILS)])
def test_what_fails_twice_has_failed(tmp_path: Path, rest: str, browser: str) -> None:
    code, said = run(tmp_path, rest, browser)
    assert code == 1
    assert not any("FLAKY" in line for line in said)


def test_what_fails_only_the_first_time_is_named_in_the_last_lines(tmp_path: Path) -> None:
    code, said = run(tmp_path, FAILS_ONCE, FAILS_ONCE)
    assert code == 0
    assert [line.split()[:2] for line in said[-2:]] == [
        ["FLAKY", "tests/test_rest.py::test_fails_once"],
        ["FLAKY", "tests/browser/test_browser.py::test_fails_once"],
    ]


def test_a_test_that_waits_for_ever_is_ended_and_its_stacks_are_shown(tmp_path: Path) -> None:
    waits = "import threading\ndef test_waits(): threading.Event().wait()\n"
    (tmp_path / "pytest.ini").write_text("[pytest]\ntimeout = 2\n")
    (tmp_path / "test_waits.py").write_text(waits)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q"], cwd=tmp_path, capture_output=True, text=True, timeout=600, check=False
    )
    assert done.returncode == 1
    assert "Timeout" in done.stdout
    assert "in test_waits" in done.stdout or "test_waits.py" in done.stdout


def test_the_project_has_a_limit_for_each_test(pytestconfig: pytest.Config) -> None:
    assert float(pytestconfig.getini("timeout")) > 0
