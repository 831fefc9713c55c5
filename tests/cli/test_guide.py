"""The examples of docs/command-line.md, run as they stand there."""

import re
import shlex
from pathlib import Path

import pytest

from tests.cli.conftest import Command

GUIDE = Path(__file__).parents[2] / "docs" / "command-line.md"
_FENCE = re.compile(r"^```console\n(.*?)^```", re.MULTILINE | re.DOTALL)
_EXAMPLE = re.compile(r"^\$ stellarch (.*)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)
_TYPED = re.compile(r"^Red> (.*)\n", re.MULTILINE)


def examples() -> list[tuple[str, str]]:
    """Every command of the guide with the output it is said to have."""
    return [found for fence in _FENCE.findall(GUIDE.read_text("utf-8")) for found in _EXAMPLE.findall(fence)]


def as_pattern(said: str) -> str:
    return re.escape(said.strip()).replace(r"\.\.\.", ".*?")


def test_the_guide_tells_the_truth(stellarch: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert examples()
    for words, said in examples():
        ran = stellarch(*shlex.split(words), typed="".join(f"{line}\n" for line in _TYPED.findall(said)))
        shown = (ran.out + ran.err).strip()
        assert re.fullmatch(as_pattern(said), shown, re.DOTALL), f"stellarch {words} prints:\n{shown}"
