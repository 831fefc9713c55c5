"""Run the fast tests on the other Pythons that Stellarch promises, as `make pythons` does, from the project's root.

    python tools/pythons.py          on each of 3.11, 3.12 and 3.13 that is found here; the others are named in one line
    python tools/pythons.py -x       what follows goes to pytest

The Python of .venv runs all tests by `make test` and is left out. Each other one has an environment of its own in
.cache, made anew when requirements.lock changes.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path

PROMISED = ((3, 11), (3, 12), (3, 13))
FAST = ("tests/core", "tests/test_architecture.py", "tests/test_front_door.py")
"""What needs neither compiled code nor a browser."""
Version = tuple[int, int]


def main(arguments: Sequence[str]) -> int:
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
        answer = subprocess.run(ask, capture_output=True, text=True, check=False).stdout.split()
    except OSError:
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
    for step in steps:
        if subprocess.run([uv, *step, "--quiet"], check=False).returncode:
            return None
    ready.touch()
    return inside


def tested(python: Path, version: Version, arguments: Sequence[str]) -> int:
    print(f"Fast tests on Python {written(version)}", flush=True)
    program = [str(python), "-m", "pytest", "--quiet", "-n", "2", "-p", "no:cacheprovider", *FAST, *arguments]
    return subprocess.run(program, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
