"""The command as a whole: help, version, exit codes, and one clear line for whatever is wrong."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from stellarch import __version__
from stellarch.cli import COMMANDS, build_app
from tests.cases import for_each
from tests.cli.conftest import Command

BOARD = "r.d8Bb0O.e10Ea0X.f5Gb4X.g7Ca2.h9Da5O.i4Fa5O.j6Ab5X.d6Ha4.j8Hb1"
SUBCOMMANDS = [*([name] for name in COMMANDS), *(["board", name] for name in ("new", "check", "show", "edit"))]


def one_line(err: str) -> bool:
    return err.startswith("stellarch: ") and err.count("\n") == 1


@pytest.mark.parametrize("words", [[], ["--help"], ["-h"]])
def test_the_first_page_names_every_command_and_the_exit_codes(stellarch: Command, words: list[str]) -> None:
    ran = stellarch(*words)
    assert ran.code == 0
    assert all(re.search(rf"^  {name} ", ran.out, re.MULTILINE) for name in COMMANDS)
    assert "Exit codes: 0" in ran.out
    assert max(map(len, ran.out.splitlines())) <= 88


def test_the_first_page_needs_no_library() -> None:
    code = "import sys; from stellarch.cli import run; run(['--help']); print({'cyclopts', 'rich'} & set(sys.modules))"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert shown.endswith("set()\n")


def test_the_version(stellarch: Command) -> None:
    assert stellarch("--version") == (0, f"{__version__}\n", "")


@pytest.mark.parametrize("words", SUBCOMMANDS, ids=" ".join)
def test_every_command_has_help_with_examples(stellarch: Command, words: list[str]) -> None:
    ran = stellarch(*words, "--help")
    assert ran.code == 0
    assert len(re.findall(rf"^  stellarch {' '.join(words)}\b", ran.out, re.MULTILINE)) >= 2
    assert "Exit codes: 0" in ran.out


@for_each("words", SUBCOMMANDS)
def test_every_parameter_is_explained(words: list[str]) -> None:
    command = build_app()
    for word in words:
        command = command[word]
    arguments = command.assemble_argument_collection() if command.default_command else []
    assert [argument.name for argument in arguments if not argument.parameter.help] == []


BAD_INPUT = [
    (["bord"], "board"),
    (["play", "--colr"], "--colour"),
    (["simulate", "small", "--games", "many"], "--games"),
    (["simulate", "small", "--games", "0"], "At least one game"),
    (["simulate", "chess"], "small-star-empires"),
    (["simulate", "small", "--players", "9"], "2 to 4 players"),
    (["simulate", "small", "--bot", "deep"], "random, greedy"),
    (["simulate", "small", "--bots", "greedy,deep"], "random, greedy"),
    (["simulate", "small", "--bots", "greedy,random", "--players", "3"], "2 bots for 3 players"),
    (["simulate", "small", "--bot", "greedy", "--bots", "greedy,random"], "not both"),
    (["simulate", "small", "-o", "edition=third"], "print_and_play, retail"),
    (["simulate", "small", "-o", "editon=retail"], "There is no option 'editon'"),
    (["simulate", "small", "-o", "campaign", "-o", "edition=print_and_play"], "SSE-8.10"),
    (["board", "new", "--players", "7"], "2 to 4 players"),
    (["board", "new", "--fairness", "2"], "fairness"),
    (["board", "new", "--players", "4", "-o", "layout=three_galaxies", "-o", "holes=false"], "SSE-9.3"),
    (["board", "check", "castle"], "neither a board"),
    (["board", "check", "r.castle"], "at 2"),
    (["board", "check", BOARD, "--games", "2", "--bot", "deep"], "random, greedy"),
    (["board", "show", "sse1~r"], "eight or nine fields"),
    (["board", "edit", BOARD, "--remove", "z9"], "no tile on z9"),
    (["board", "edit", BOARD, "--remove", "7g"], "not a hex"),
    (["board", "edit", BOARD, "--turn", "g7:x"], "g7:x"),
    (["board", "edit", BOARD, "--place", "g7Zz9"], "g7Zz9"),
    (["play", "--players", "5"], "2 to 4 players"),
    (["play", "--people", "5"], "2 to 4 players"),
    (["play", "--people", "3", "--players", "2"], "3 people"),
    (["play", "--seat", "Ada=human"], "person, random, greedy"),
    (["play", "--seat", "=greedy"], "name"),
    (["play", "--seat", "Ada=person", "--people", "1"], "not both"),
    (["play", "--bot", "deep"], "random, greedy"),
    (["play", "-o", "deck=16"], "15, 14"),
    (["games", "chess"], "small-star-empires"),
    (["schema", "chess"], "small-star-empires"),
    (["rules", "--game", "chess"], "small-star-empires"),
    (["convert", "-", "--to", "xml"], "--to"),
    (["play", "--language", "nl"], "--language"),
]


@pytest.mark.parametrize(("words", "says"), BAD_INPUT, ids=[" ".join(words)[:60] for words, _ in BAD_INPUT])
def test_bad_input_is_said_in_one_line_with_exit_code_2(stellarch: Command, words: list[str], says: str) -> None:
    ran = stellarch(*words)
    assert (ran.code, ran.out) == (2, "")
    assert one_line(ran.err)
    assert says in ran.err


def test_a_fault_is_told_in_the_language_asked_for(stellarch: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("simulate", "small", "-o", "campaign", "-o", "edition=print_and_play")
    assert "appartient" in stellarch(*words, "--language", "fr").err
    monkeypatch.setenv("STELLARCH_LANGUAGE", "fr")
    assert "appartient" in stellarch(*words).err
    assert "belongs" in stellarch(*words, "--language=en").err


@pytest.mark.parametrize("command", ["replay", "verify", "convert", "board check", "board show", "play --resume"])
@pytest.mark.parametrize("file", ["missing.json", "folder", "binary.json", "broken.json", "empty.json"])
def test_a_file_that_cannot_be_read(stellarch: Command, tmp_path: Path, command: str, file: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "binary.json").write_bytes(bytes(range(256)))
    (tmp_path / "broken.json").write_text('{"game": ')
    (tmp_path / "empty.json").write_text("")
    ran = stellarch(*command.split(), str(tmp_path / file))
    assert (ran.code, ran.out) == (2, "")
    assert one_line(ran.err)


@pytest.mark.parametrize(
    "words",
    [
        ["board", "new", "--svg"],
        ["board", "new", "--file"],
        ["board", "edit", BOARD, "--file"],
        ["play", "--record"],
        ["simulate", "small", "--games", "1", "--workers", "1", "--records"],
    ],
    ids=" ".join,
)
def test_a_file_that_cannot_be_written(stellarch: Command, tmp_path: Path, words: list[str]) -> None:
    (tmp_path / "file").write_text("")
    ran = stellarch(*words, str(tmp_path / "file" / "below"))
    assert (ran.code, ran.out) == (2, "")
    assert one_line(ran.err)
    assert "below" in ran.err


def test_streams_and_code_of_the_process(process: Command) -> None:
    ran = process("rules", "SSE-99.9")
    assert (ran.code, ran.out) == (1, "")
    assert one_line(ran.err)


def test_a_reader_that_has_seen_enough() -> None:
    program = [sys.executable, "-c", "from stellarch.cli import main; main()", "rules"]
    with subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait() == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full here")
def test_a_full_disk() -> None:
    program = [sys.executable, "-c", "from stellarch.cli import main; main()", "rules"]
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run(program, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert ended.returncode == 2
    assert one_line(ended.stderr)


def test_ctrl_c_ends_with_130(monkeypatch: pytest.MonkeyPatch, stellarch: Command) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    ran = stellarch("play", "--seed", "1")
    assert ran.code == 130
    assert ran.out.endswith("You left the game.\n")


def test_a_terminal_without_the_signs_still_gets_its_board(process: Command) -> None:
    ran = process("board", "show", BOARD, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert ran.code == 0
    assert "d6" in ran.out
