"""Run the fast tests on the other Pythons that Stellarch promises, as `make pythons` does, from the project's root.

    python tools/pythons.py          on each of 3.11, 3.12 and 3.13 that is found here; the others are named in one line
    python tools/pythons.py -x       what follows goes to pytest

The Python of .venv runs all tests by `make test` and is left out. Each other one has an environment of its own in
.cache, made anew when requirements.lock changes. The tests take about a minute for each; compiling the kernels would
take five, so they run interpreted.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path

from run_tests import end_when_told, run

PROMISED = ((3, 11), (3, 12), (3, 13))
FAST = (
    "tests/test_any_python.py",
    "tests/test_front_door.py",
    "tests/core",
    "tests/cli/test_command_line.py::test_every_command_has_help_with_examples",
    *("-k", "not a_sealed_form and not a_form_is_weighed"),  # half of the time, and nothing in them is of a Python
)
"""What can differ between Pythons and needs neither compiled code nor a browser."""
LONGEST_STEP, LONGEST_RUN = 300, 600
"""Seconds for a step of setting up, and for the tests of one Python: no run takes longer than all of them together."""
Version = tuple[int, int]


def main(arguments: Sequence[str]) -> int:
    end_when_told()
    skipped = []
    for version in PROMISED:
        if version == sys.version_info[:2]:
            continue
        found = interpreter(version)
        python = environment(found, version) if found else None
        if python is None:
            skipped.append(f"{written(version)} ({'cannot be set up' if found else 'not found'})")
        elif code := tested(python, version, arguments):
            return code
    if skipped:
        print(f"Fast tests not run on Python {', '.join(skipped)}.")
    return 0


def written(version: Version) -> str:
    return ".".join(map(str, version))


def interpreter(version: Version) -> str | None:
    """A Python of a version: on the path, or one of those that pyenv has."""
    return next((python for python in _places(version) if _is(python, version)), None)


def _places(version: Version) -> Iterator[str]:
    if on_path := shutil.which(f"python{written(version)}"):
        yield on_path
    root = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    for folder in sorted(root.glob(f"versions/{written(version)}.*"), reverse=True):
        yield str(folder / "bin" / "python")


def _is(python: str, version: Version) -> bool:
    """Whether it runs, and is what its name says: the shims of pyenv may be neither."""
    ask = [python, "-c", "import sys; print(*sys.version_info[:2])"]
    try:
        answer = subprocess.run(ask, capture_output=True, text=True, timeout=LONGEST_STEP, check=False).stdout.split()
    except (OSError, subprocess.TimeoutExpired):
        return False
    return answer == [str(number) for number in version]


def environment(python: str, version: Version) -> Path | None:
    """The Python of an environment with all that is locked; None where that cannot be installed."""
    locked = sha256(Path("requirements.lock").read_bytes()).hexdigest()[:12]
    folder = Path(".cache", f"python-{written(version)}")
    ready, inside = folder / f".ready-{locked}", folder / "bin" / "python"
    if ready.exists():
        return inside
    print(f"Setting up Python {written(version)} (once)", flush=True)
    uv = Path(sys.executable).parent / "uv"
    steps = (
        ("venv", "--clear", "--python", python, str(folder)),
        ("pip", "sync", "--python", str(inside), "--require-hashes", "requirements.lock"),
        ("pip", "install", "--python", str(inside), "--no-deps", "--editable", "."),
    )
    try:
        for step in steps:
            subprocess.run([uv, *step, "--quiet"], capture_output=True, timeout=LONGEST_STEP, check=True)
    except subprocess.SubprocessError:
        return None
    ready.touch()
    return inside


def tested(python: Path, version: Version, arguments: Sequence[str]) -> int:
    print(f"Fast tests on Python {written(version)}", flush=True)
    words = ("--quiet", "-n", "2", "-p", "no:cacheprovider", *FAST, *arguments)
    try:
        return run(*words, python=str(python), seconds=LONGEST_RUN, STELLARCH_KERNEL="interpreted")
    except subprocess.TimeoutExpired:
        print(f"The fast tests on Python {written(version)} took more than {LONGEST_RUN} seconds.")
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
