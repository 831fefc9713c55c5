"""Run all tests, as `make test` does, from the project's root.

    python tools/run_tests.py                  everything, in two processes
    python tools/run_tests.py 4 -k wormhole    in four, and only some; what follows the number goes to pytest

A browser driver keeps an event loop running in its process, so browser tests have processes of their own. What fails
is tried once more by itself, since machines are busy: what fails twice has failed, and what passes the second time is
named in the last lines as flaky, so that nobody overlooks it.
"""

import json
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

GROUPS = (("--ignore=tests/browser",), ("tests/browser",))
FAILED, NONE_FOUND = 1, 5
"""Exit codes of pytest: some tests failed; there was none to run."""


def main(arguments: Sequence[str]) -> int:
    workers, *given = arguments or ["2"]
    flaky: list[str] = []
    for group in GROUPS:
        code = _run("-n", workers, "--dist=worksteal", "--cache-clear", *group, *given)
        failed = _failed()
        if code == FAILED and failed:
            print(f"\n{len(failed)} failed and are tried once more, by themselves.", flush=True)
            code = _run("--last-failed", *group, *given)
            flaky += failed if code == 0 else []
        if code and not (code == NONE_FOUND and given):
            return code
    for name in flaky:
        print(f"FLAKY {name} (failed the first time, passed the second)")
    return 0


def _run(*words: str) -> int:
    return subprocess.run([sys.executable, "-m", "pytest", *words], check=False).returncode


def _failed() -> list[str]:
    """The tests that failed in the last run, as pytest remembers them."""
    kept = Path(".pytest_cache/v/cache/lastfailed")
    return sorted(json.loads(kept.read_text("utf-8"))) if kept.exists() else []


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda _signal, _frame: sys.exit(143))  # so that what runs below ends with it
    sys.exit(main(sys.argv[1:]))
