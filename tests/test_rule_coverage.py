"""Every rule of every game is named by a test or known to come, and no test names a rule that there is not."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from stellarch.games import GAMES
from tests.rule_coverage import BOOKS, Coverage, RuleCoverage, coverage, read_ids, report, to_come

ALL = {rule.id for book in BOOKS.values() for rule in book}
RULES = {rule.id for rule in BOOKS["small_star_empires"]}


def test_every_game_has_its_rules_in_a_book() -> None:
    assert {game_id.replace("-", "_") for game_id in GAMES} <= set(BOOKS)


@pytest.mark.parametrize("game", BOOKS)
def test_every_rule_has_a_test_or_is_to_come(game: str, rule_coverage: RuleCoverage) -> None:
    if not rule_coverage.is_whole:
        pytest.skip("only part of the suite was selected, so a rule without a test proves nothing")
    found = coverage(game, rule_coverage.named)
    assert not found.untested, "\n".join(report(found))


@pytest.mark.parametrize("game", BOOKS)
def test_what_is_to_come_has_no_test_yet(game: str, rule_coverage: RuleCoverage) -> None:
    found = coverage(game, rule_coverage.named)
    assert not found.stale, "\n".join(report(found))


@pytest.mark.parametrize("game", BOOKS)
def test_what_is_to_come_is_a_rule_and_listed_once(game: str) -> None:
    listed = [rule for each in to_come(game).values() for rule in read_ids(each)]
    assert len(listed) == len(set(listed))
    assert set(listed) <= ALL


def test_every_rule_that_a_test_names_is_in_a_rulebook(rule_coverage: RuleCoverage) -> None:
    assert sorted(rule_coverage.named - ALL) == []


def test_the_report_says_so_when_nothing_is_missing() -> None:
    (line,) = report(coverage("small_star_empires", RULES))
    assert line == f"Rules without a test: none ({len(RULES)} rules of Small Star Empires)"


def test_the_report_lists_what_is_missing() -> None:
    headline, *lines = report(coverage("small_star_empires", RULES - {"SSE-3.5", "SSE-R4"}))
    assert headline == f"Rules without a test: 2 of the {len(RULES)} rules of Small Star Empires"
    assert [line.split()[0] for line in lines] == ["SSE-3.5", "SSE-R4"]


def test_the_report_names_what_is_to_come_and_what_no_longer_is() -> None:
    tested = next(iter(BOOKS["small_star_empires"]))
    headline, stale, heading, listed = report(Coverage("small_star_empires", [], [tested], {"war": "SSE-1.1-3"}))
    assert headline.startswith("Rules without a test: none")
    assert stale.split()[0] == tested.id
    assert (heading, listed) == ("To come in Small Star Empires: war, 3 rules", "  SSE-1.1-3")


def test_a_list_of_ids_may_hold_ranges() -> None:
    assert list(read_ids("SW-7.3.9-11 SW-D.4\n SW-25.1")) == ["SW-7.3.9", "SW-7.3.10", "SW-7.3.11", "SW-D.4", "SW-25.1"]


SUITE = """
import pytest

@pytest.mark.rule("SSE-1.1", "SSE-1.2")
def test_marked(): pass

@pytest.mark.parametrize("rule", ["SSE-1.3", "SSE-1.4", None])
def test_with_a_parameter(rule): pass

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("SSE-1.5"))])
def test_with_a_marked_parameter(n): pass
"""


def summary_of(suite: Path, *arguments: str) -> str:
    """What pytest prints at the end of a run of a small suite."""
    (suite / "tests").mkdir()
    (suite / "tests" / "test_suite.py").write_text(SUITE)
    (suite / "tests" / "test_empty.py").write_text("")
    (suite / "pytest.ini").write_text("[pytest]\nmarkers = rule(id)\n")
    shutil.copy(Path(__file__).with_name("conftest.py"), suite / "tests")
    run = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "xdist", *arguments]
    outside = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    env = {**outside, "PYTHONPATH": str(Path(__file__).parents[1]), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.run(run, cwd=suite, env=env, capture_output=True, text=True, encoding="utf-8").stdout


@pytest.mark.parametrize("workers", [(), ("-n", "1")], ids=["one process", "a worker"])
def test_the_report_comes_at_the_end_of_a_whole_run(tmp_path: Path, workers: tuple[str, ...]) -> None:
    printed = summary_of(tmp_path, *workers)
    assert f"Rules without a test: {len(RULES) - 5} of the {len(RULES)} rules of Small Star Empires" in printed
    assert "  SSE-1.6 " in printed
    assert "  SSE-1.5 " not in printed


@pytest.mark.parametrize("part", [("-k", "marked"), ("tests/test_suite.py",)])
def test_there_is_no_report_on_part_of_a_suite(tmp_path: Path, part: tuple[str, ...]) -> None:
    printed = summary_of(tmp_path, *part)
    assert "passed" in printed
    assert "Rules without a test" not in printed
