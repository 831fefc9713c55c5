"""Running the command line in tests: here in the process, or as a process of its own."""

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from stellarch.cli import run


class Ran(NamedTuple):
    """What came of a command."""

    code: int
    out: str
    err: str


Command = Callable[..., Ran]


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test writes to the home of the person who runs it, and none speaks its language or its colours."""
    for name in ("STELLARCH_LANGUAGE", "FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path / "home"


@pytest.fixture
def stellarch(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Runs a command in this process: stellarch("rules", "SSE-3.5", typed="")."""

    def command(*words: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
        code = run(words)
        return Ran(code, *capsys.readouterr())

    return command


@pytest.fixture
def process(tmp_path: Path) -> Command:
    """Runs a command as a process: where the streams, the exit code or a fresh Python matter."""

    def command(*words: str, typed: bytes = b"", **environment: str) -> Ran:
        program = [sys.executable, "-c", "from stellarch.cli import main; main()", *words]
        ended = subprocess.run(
            program, input=typed, capture_output=True, cwd=tmp_path, env={**os.environ, **environment}, check=False
        )
        return Ran(ended.returncode, ended.stdout.decode(), ended.stderr.decode())

    return command


@pytest.fixture
def record(stellarch: Command, tmp_path: Path) -> Path:
    """The record of a whole game between two bots."""
    stellarch("simulate", "small", "--games", "1", "--seed", "1", "--workers", "1", "--records", str(tmp_path / "kept"))
    return tmp_path / "kept" / "small-star-empires-00000.json"
