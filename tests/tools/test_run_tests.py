"""What `make test` says of tests that fail, and of those that fail only the first time."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.processes import children, needs_proc, wait_until_gone

RUN_TESTS = Path(__file__).parents[2] / "tools" / "run_tests.py"
FEW_PLUGINS = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_PLUGINS": "xdist.plugin"}
"""The others take seconds to load, and there is nothing for them to do."""
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


def project(folder: Path, rest: str, browser: str = PASSES) -> Path:
    """A small project with tests of each group."""
    (folder / "tests" / "browser").mkdir(parents=True)
    (folder / "pytest.ini").write_text("[pytest]\n")
    (folder / "tests" / "test_rest.py").write_text(rest)
    (folder / "tests" / "browser" / "test_browser.py").write_text(browser)
    return folder


def run(folder: Path) -> tuple[int, list[str]]:
    """The exit code and the lines printed."""
    done = subprocess.run(
        [sys.executable, RUN_TESTS, "1"],
        cwd=folder,
        env=FEW_PLUGINS,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    return done.returncode, done.stdout.splitlines()


@pytest.mark.parametrize(("rest", "browser"), [(FAILS, PASSES), (FAILS_ONCE, FAILS)])
def test_what_fails_twice_has_failed(tmp_path: Path, rest: str, browser: str) -> None:
    code, said = run(project(tmp_path, rest, browser))
    assert code == 1
    assert not any("FLAKY" in line for line in said)


def test_what_fails_only_the_first_time_is_named_in_the_last_lines(tmp_path: Path) -> None:
    code, said = run(project(tmp_path, PASSES + FAILS_ONCE, PASSES + FAILS_ONCE))
    assert code == 0
    assert [line.split()[1] for line in said if line.startswith("FLAKY")] == [
        "tests/test_rest.py::test_fails_once",
        "tests/browser/test_browser.py::test_fails_once",
    ]
    assert all(line.startswith("FLAKY") for line in said[-2:])


STARTS_A_SERVER = """
import subprocess, sys, threading
from pathlib import Path
def test_starts_a_server():
    program = [sys.executable, "-c", "import threading; threading.Event().wait()"]
    server = subprocess.Popen(program, start_new_session=True)
    Path("server").write_text(str(server.pid))
    Path("server").rename("started")
    threading.Event().wait()
"""


def ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@needs_proc
@pytest.mark.parametrize("way", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_run_leaves_nothing_running(tmp_path: Path, way: signal.Signals) -> None:
    """Not even a server in a terminal of its own, nor where a shell runs the tests in the background."""
    command = [sys.executable, str(RUN_TESTS), "1"]
    folder, started = project(tmp_path, STARTS_A_SERVER), tmp_path / "started"
    with subprocess.Popen(
        command, cwd=folder, env=FEW_PLUGINS, stdout=subprocess.DEVNULL, preexec_fn=ignore_interrupts
    ) as tests:
        while not started.exists():
            assert tests.poll() is None
            time.sleep(0.05)
        running = {int(started.read_text()), *children(tests.pid)}
        tests.send_signal(way)
        assert tests.wait(600) != 0
    wait_until_gone(running)


def test_a_test_that_waits_for_ever_is_ended_and_its_stacks_are_shown(tmp_path: Path) -> None:
    waits = "import threading\ndef test_waits(): threading.Event().wait()\n"
    (tmp_path / "pytest.ini").write_text("[pytest]\ntimeout = 2\n")
    (tmp_path / "test_waits.py").write_text(waits)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "pytest_timeout"],
        cwd=tmp_path,
        env=FEW_PLUGINS,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 1
    assert "Timeout" in done.stdout
    assert "in test_waits" in done.stdout or "test_waits.py" in done.stdout


def test_the_project_has_a_limit_for_each_test(pytestconfig: pytest.Config) -> None:
    assert float(pytestconfig.getini("timeout")) > 0
