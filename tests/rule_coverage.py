"""Which rules have a test: a pytest plugin that reads the marks of the collected tests and reports what is missing.

A test names a rule by `@pytest.mark.rule("SSE-3.5")` or by a parameter called `rule`. Under xdist every worker collects
everything, so each knows the answer, and the last one tells the process that prints the report.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stellarch.core import Rule
from stellarch.games import GAMES

PLUGIN = "rule-coverage"
ELSEWHERE = {"browser"}
"""Folders of tests that another command runs: the whole suite is all the others."""


class RuleCoverage:
    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.named: set[str] = set()
        self.is_whole = False
        self._collected: set[str] = set()
        self._deselected = False

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self._collected.add(report.nodeid)

    def pytest_deselected(self, items: list[pytest.Item]) -> None:
        self._deselected = True

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.named = {rule for item in session.items for rule in rules_of(item)}
        self.is_whole = not self._deselected and test_files(self.config.rootpath) <= self._collected

    def pytest_sessionfinish(self) -> None:
        if hasattr(self.config, "workeroutput"):
            self.config.workeroutput[PLUGIN] = sorted(self.named) if self.is_whole else None

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        named = getattr(node, "workeroutput", {}).get(PLUGIN)
        if named is not None:
            self.named, self.is_whole = set(named), True

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.is_whole:
            for game_id in GAMES:
                for line in report(game_id, self.named):
                    terminalreporter.write_line(line)


def rules_of(item: pytest.Item) -> Iterator[str]:
    """The ids of the rules that a test names."""
    for mark in item.iter_markers("rule"):
        yield from mark.args
    if isinstance(item, pytest.Function) and hasattr(item, "callspec") and "rule" in item.callspec.params:
        yield str(item.callspec.params["rule"])


def test_files(root: Path) -> set[str]:
    """Every file of tests, as pytest names it."""
    found = (path.relative_to(root) for path in (root / "tests").rglob("test_*.py"))
    return {path.as_posix() for path in found if not ELSEWHERE & set(path.parts)}


def without_test(game_id: str, named: set[str]) -> list[Rule]:
    return [rule for rule in GAMES[game_id].rulebook if rule.id not in named]


def report(game_id: str, named: set[str]) -> Iterator[str]:
    game, missing = GAMES[game_id], without_test(game_id, named)
    total = len(game.rulebook.rules)
    if not missing:
        yield f"Rules without a test: none ({total} rules of {game.name.en})"
        return
    yield f"Rules without a test: {len(missing)} of the {total} rules of {game.name.en}"
    for rule in missing:
        yield f"  {rule.id:<9} {rule.text.en[:100]}"
