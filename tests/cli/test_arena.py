"""`stellarch arena`, and certificates of fairness."""

import json
import re
import shlex
from pathlib import Path

import polars as pl
import pytest

from stellarch import __version__
from stellarch.arena.results import COLUMNS
from tests.cli.conftest import Command

WORDS = ("arena", "small", "--games", "4", "--workers", "1")
PAIR = (*WORDS, "--seats", "greedy,random")
BOARD = "r.d8Bb0O.e10Ea0X.f5Gb4X.g7Ca2.h9Da5O.i4Fa5O.j6Ab5X.d6Ha4.j8Hb1"
CHECK = ("board", "check", BOARD, "--games", "4", "--bot", "random", "--workers", "1")
GUIDE = Path(__file__).parents[2] / "docs" / "arena.md"


def test_a_match_in_words(stellarch: Command) -> None:
    ran = stellarch(*PAIR)
    assert (ran.code, ran.err) == (0, "")
    assert "4 games on 2 deals" in ran.out
    assert "Each beats the one below by" in ran.out
    assert "greedy > random" in ran.out


def test_and_in_french(stellarch: Command) -> None:
    assert "Chacun bat le suivant de" in stellarch(*PAIR, "--language", "fr").out


def test_json_for_programs(stellarch: Command) -> None:
    summary = json.loads(stellarch(*PAIR, "--json", "-o", "unexplored", "--seed", "7").out)
    assert [standing["bot"] for standing in summary["standings"]] == ["greedy", "random"]
    assert (summary["seed"], summary["options"]) == ("7", {"unexplored": True})


def test_more_bots_than_seats_are_a_tournament(stellarch: Command) -> None:
    summary = json.loads(stellarch(*WORDS, "--seats", "random,random,random", "--players", "2", "--json").out)
    assert (summary["players"], summary["games"], len(summary["meetings"])) == (2, 6, 6)


def test_as_many_bots_as_seats_are_a_match(stellarch: Command) -> None:
    summary = json.loads(stellarch(*WORDS, "--seats", "random,random,random", "--json").out)
    assert (summary["players"], summary["games"]) == (3, 6)


def test_levels_and_budgets_are_bots_too(stellarch: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STELLARCH_KERNEL", "interpreted")  # or the test would wait for a compiler
    words = ("arena", "--games", "2", "--workers", "1", "--json")
    summary = json.loads(stellarch(*words, "--seats", "level-1,tree@8").out)
    assert {standing["bot"] for standing in summary["standings"]} == {"level-1", "tree@8"}


def test_a_folder_with_results_and_report(stellarch: Command, tmp_path: Path) -> None:
    out = tmp_path / "deep" / "match"
    ran = stellarch(*PAIR, "--out", str(out))
    assert str(out / "report.html") in ran.out
    assert len(pl.read_parquet(out / "results.parquet")) == 8
    assert (out / "report.html").read_text("utf-8").startswith("<!doctype html>")


def test_going_on_with_a_folder(stellarch: Command, tmp_path: Path) -> None:
    words = (*PAIR, "--out", str(tmp_path))
    assert stellarch(*words).code == 0
    assert "--resume" in stellarch(*words).err
    resumed = stellarch(*words, "--resume")
    assert resumed.code == 0
    assert "4 games on 2 deals" in resumed.out


def test_faults_are_told_and_kept(stellarch: Command, tmp_path: Path) -> None:
    ran = stellarch(*WORDS, "--seats", "random,tests.arena.odd_bots:Crashing", "--out", str(tmp_path))
    assert ran.code == 0
    assert "Fault in game 0 (seed 1/0), after 4 plies" in ran.out or "after 5 plies" in ran.out
    assert stellarch("replay", str(tmp_path / "faults" / "game-000000.json")).code == 0


def test_only_the_first_faults_are_told(stellarch: Command) -> None:
    words = ("arena", "--games", "12", "--workers", "1")
    ran = stellarch(*words, "--seats", "random,tests.arena.odd_bots:Mute")
    assert ran.out.count("Fault in game") == 10
    assert "And 2 more faults." in ran.out
    assert "With --out their records are kept." in ran.out


def test_a_bot_of_ones_own_in_this_folder(process: Command, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("from stellarch.bots import RandomBot\n\n\nclass Clever(RandomBot):\n    pass\n")
    words = ("arena", "--seats", "random,mine:Clever", "--games", "4", "--workers", "2", "--json")
    ran = process(*words)
    assert ran.code == 0, ran.err
    assert {standing["bot"] for standing in json.loads(ran.out)["standings"]} == {"random", "mine:Clever"}


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["arena"], "--seats"),
        (["arena", "--seats", "random"], "1 bots for 2 players"),
        (["arena", "--seats", "random,random", "--players", "3"], "2 bots for 3 players"),
        (["arena", "--seats", "random,random", "--players", "9"], "2 to 4 players"),
        (["arena", "--seats", "random,nobody"], "no bot 'nobody'"),
        (["arena", "--seats", "random,level-99"], "no bot 'level-99'"),
        (["arena", "--seats", "random,nobody:Bot"], "cannot be made"),
        (["arena", "--seats", "random,random", "--games", "0"], "At least one game"),
        (["arena", "--seats", "random,random", "--move-seconds", "0"], "more than zero seconds"),
        (["arena", "--seats", "random,random", "--resume"], "--out FOLDER --resume"),
        (["arena", "chess", "--seats", "random,random"], "small-star-empires"),
        (["board", "certify", "fair1~what"], "not a certificate"),
        (["board", "certify", "nowhere.txt"], "nowhere.txt"),
        (["board", "certify", f"fair1~small~99~0.1.0~random~1~2~1-1~0~board={BOARD}"], "version 99 of the rules"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else value,
)
def test_what_is_wrong_is_said_in_one_line(stellarch: Command, words: list[str], says: str) -> None:
    ran = stellarch(*words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert says in ran.err


def test_a_contest_that_cannot_be_played_leaves_no_folder(stellarch: Command, tmp_path: Path) -> None:
    assert stellarch(*WORDS, "--seats", "random,nobody", "--out", str(tmp_path / "match")).code == 2
    assert not (tmp_path / "match").exists()


@pytest.mark.parametrize(
    ("library", "extra", "words"),
    [("polars", "arena", PAIR), ("ray", "ray", (*PAIR, "--ray"))],
)
def test_a_missing_library_is_named_with_how_to_install_it(
    process: Command, tmp_path: Path, library: str, extra: str, words: tuple[str, ...]
) -> None:
    (tmp_path / "sitecustomize.py").write_text(f"import sys\nsys.modules[{library!r}] = None\n")
    ran = process(*words, PYTHONPATH=str(tmp_path))
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert f"needs {library}" in ran.err
    assert f"pip install 'stellarch[{extra}]'" in ran.err


@pytest.mark.rule("SSE-9.7")
def test_a_certificate_that_anyone_can_confirm(stellarch: Command) -> None:
    certificate = stellarch(*CHECK, "--certificate").out.splitlines()[-1]
    assert certificate == json.loads(stellarch(*CHECK, "--json").out)["played"]["certificate"]
    ran = stellarch("board", "certify", certificate, "--workers", "1")
    assert ran.code == 0
    assert "95 % interval" in ran.out
    assert "Confirmed" in ran.out


@pytest.mark.rule("SSE-9.7")
def test_a_certificate_that_is_refuted(stellarch: Command, tmp_path: Path) -> None:
    certificate = stellarch(*CHECK, "--certificate").out.splitlines()[-1]
    forged = tmp_path / "forged.txt"
    forged.write_text(re.sub(r"~[\d.]+-[\d.]+~", "~4-0~", certificate).replace(f"~{__version__}~", "~0.0.9~"))
    ran = stellarch("board", "certify", str(forged), "--workers", "1")
    assert ran.code == 1
    assert "Refuted" in ran.out
    assert "version 0.0.9" in ran.out
    assert not json.loads(stellarch("board", "certify", str(forged), "--workers", "1", "--json").out)["holds"]


@pytest.mark.rule("SSE-9.7")
def test_variants_are_part_of_a_certificate(stellarch: Command) -> None:
    certificate = stellarch(*CHECK, "-o", "unexplored", "--certificate").out.splitlines()[-1]
    assert certificate.endswith("~unexplored=true")


def test_certify_has_help_with_examples(stellarch: Command) -> None:
    shown = stellarch("board", "certify", "--help").out
    assert shown.count("  stellarch board certify") >= 2


def test_the_guide_tells_the_truth(stellarch: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every command of the guide runs, one after the other in one folder, and says what is shown there."""
    monkeypatch.chdir(tmp_path)
    examples = re.findall(r"^\$ stellarch (.*)\n((?:(?!\$ |```).*\n)*)", GUIDE.read_text("utf-8"), re.MULTILINE)
    assert examples
    for words, said in examples:
        ran = stellarch(*shlex.split(words))
        pattern = re.escape(outline(said)).replace(r"\.\.\.", ".*?")
        assert re.fullmatch(pattern, outline(ran.out + ran.err)), f"stellarch {words} prints:\n{ran.out}{ran.err}"


def outline(words: str) -> str:
    """What is shown but for its numbers and its blanks: times differ, and bots get better."""
    return re.sub(r"[\s─]+", " ", re.sub(r"\d+(\.\d+)?", "0", words)).strip()


def test_the_guide_explains_every_column() -> None:
    explained = set(re.findall(r"`(\w+)`", GUIDE.read_text("utf-8")))
    assert set(COLUMNS) <= explained


GAUNTLET = ("arena", "small", "--gauntlet", "--level", "1", "--players", "2", "--games", "2")


def test_the_gauntlet_says_what_was_held(stellarch: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STELLARCH_KERNEL", "interpreted")
    ran = stellarch(*GAUNTLET, "--seats", "stationer", "--out", str(tmp_path))
    assert "Exploits among bots of level-1, 2 games. Seed: 1" in ran.out
    assert "stationer *" in ran.out
    assert ran.code == int("beats the bots" in ran.out)
    table = (tmp_path / "gauntlet.md").read_text("utf-8").splitlines()
    assert table[:2] == ["| exploit | 2 players (50%) |", "| --- | --- |"]
    assert table[2].startswith("| `stationer` * | ")
    (told,) = json.loads(stellarch(*GAUNTLET, "--seats", "hermit", "--json").out)
    assert (told["exploit"], told["games"], told["fair"], told["is_held_out"]) == ("hermit", 2, 0.5, False)


def test_what_the_gauntlet_does_not_know_is_refused(stellarch: Command) -> None:
    ran = stellarch(*GAUNTLET, "--seats", "bribery")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "stellarch: There is no such exploit: bribery. There are hermit, rush, grabber, stationer.\n"
    assert stellarch("arena", "small").err.endswith("Name the bots that compete: --seats level-3,level-4.\n")
