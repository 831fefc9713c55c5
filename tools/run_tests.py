"""Run all tests, as `make test` does, from the project's root.

    python tools/run_tests.py                  everything, in three processes
    python tools/run_tests.py 4 -k wormhole    in four, and only some; what follows the number goes to pytest

A browser driver keeps an event loop running in its process, so browser tests have processes of their own. What fails
is tried once more by itself, since machines are busy: what fails twice has failed, and what passes the second time is
named in the last lines as flaky, so that nobody overlooks it.

Whatever the tests have started (servers, bots' workers, browsers) is ended with them, even when the run is interrupted.
"""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

GROUPS = (("--ignore=tests/browser",), ("tests/browser",))
FAILED, NONE_FOUND = 1, 5
"""Exit codes of pytest: some tests failed; there was none to run."""

MARK = f"STELLARCH_TEST_RUN={os.getpid()}.{time.time_ns()}"
"""In the environment of every process of this run, so that each is found again, even under another parent."""
PROC = Path("/proc")
PATIENCE = 4
"""Seconds that a process has to end by itself."""


def main(arguments: Sequence[str]) -> int:
    end_when_told()
    workers, *given = arguments or ["3"]
    flaky: list[str] = []
    for group in GROUPS:
        code = run("-n", workers, "--dist=worksteal", "--cache-clear", *group, *given)
        failed = _failed()
        if code == FAILED and failed:
            print(f"\n{len(failed)} failed and are tried once more, by themselves.", flush=True)
            code = run("--last-failed", *group, *given)
            flaky += failed if code == 0 else []
        if code and not (code == NONE_FOUND and given):
            return code
    for name in flaky:
        print(f"FLAKY {name} (failed the first time, passed the second)")
    return 0


def end_when_told() -> None:
    """So that a signal ends this process like any other exit, and what it has started with it."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):  # a shell has its background ignore the first
        signal.signal(number, lambda number, _: sys.exit(128 + number))


def run(*words: str, python: str = sys.executable, seconds: float | None = None, **environment: str) -> int:
    """The exit code of pytest; TimeoutExpired if it takes longer than it may."""
    program = [python, "-m", "pytest", *words]
    with subprocess.Popen(program, env={**_environment(), **environment}, start_new_session=True) as pytest:
        try:
            return pytest.wait(seconds)
        except BaseException:
            pytest.send_signal(signal.SIGINT)  # it sums up what it has seen
            with suppress(subprocess.TimeoutExpired):
                pytest.wait(PATIENCE)
            raise
        finally:
            _end_what_is_left()
            pytest.kill()


def _environment() -> dict[str, str]:
    """Byte code is kept, whatever was said: hundreds of processes import the same modules."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    name, _, value = MARK.partition("=")
    return {**kept, name: value}


def _end_what_is_left() -> None:
    for way in (signal.SIGTERM, signal.SIGKILL):
        for process in _left():
            with suppress(OSError):
                os.kill(process, way)
        until = time.monotonic() + PATIENCE
        while any(_left()) and time.monotonic() < until:
            time.sleep(0.1)


def _left() -> Iterator[int]:
    """The processes of this run, where the system lists processes as files."""
    for listed in PROC.glob("[0-9]*/environ"):
        with suppress(OSError):
            if MARK.encode() in listed.read_bytes().split(b"\0"):
                yield int(listed.parent.name)


def _failed() -> list[str]:
    """The tests that failed in the last run, as pytest remembers them."""
    kept = Path(".pytest_cache/v/cache/lastfailed")
    return sorted(json.loads(kept.read_text("utf-8"))) if kept.exists() else []


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
