"""Which rules have a test: a pytest plugin that reads the marks of the collected tests and reports what is missing.

A test names a rule by `@pytest.mark.rule("SSE-3.5")` or by a parameter called `rule`. Under xdist every worker collects
everything, so each knows the answer, and the last one tells the process that prints the report.

A game that is still being written says in `tests/rules/<game>/to_come.py` which of its rules are not carried out yet:

    TO_COME = {"War": "SW-7.3.1-7 SW-D.11"}

Whatever is not in that list must have a test, and what is in it must have none.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from textwrap import wrap
from typing import Any, NamedTuple

import pytest

from stellarch import games
from stellarch.core import Rule, Rulebook

PLUGIN = "rule-coverage"
RULES_OF = Path(__file__).parent / "rules"
BOOKS = {
    page.parent.name: Rulebook.beside(f"{games.__name__}.{page.parent.name}")
    for page in sorted(Path(games.__file__).parent.glob("*/RULES.md"))
}
"""The rules of every game by the name of its folder, whether it can be played already or is still being written."""
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
            for game in BOOKS:
                for line in report(coverage(game, self.named)):
                    terminalreporter.write_line(line)


def rules_of(item: pytest.Item) -> Iterator[str]:
    """The ids of the rules that a test names."""
    for mark in item.iter_markers("rule"):
        yield from mark.args
    if isinstance(item, pytest.Function) and hasattr(item, "callspec"):
        rule = item.callspec.params.get("rule")
        if rule is not None:  # a case in which nothing is refused
            yield str(rule)


def test_files(root: Path) -> set[str]:
    """Every file of tests, as pytest names it."""
    found = (path.relative_to(root) for path in (root / "tests").rglob("test_*.py"))
    return {path.as_posix() for path in found if not ELSEWHERE & set(path.parts)}


class Coverage(NamedTuple):
    """What the tests and the list of what is to come say of the rules of one game."""

    game: str
    untested: list[Rule]
    """Rules without a test that are not to come either."""
    stale: list[Rule]
    """Rules that are said to be to come, but have a test."""
    to_come: Mapping[str, str]


def coverage(game: str, named: set[str]) -> Coverage:
    later = to_come(game)
    ids = {rule for listed in later.values() for rule in read_ids(listed)}
    untested = [rule for rule in BOOKS[game] if rule.id not in named | ids]
    return Coverage(game, untested, [rule for rule in BOOKS[game] if rule.id in named & ids], later)


@cache
def to_come(game: str) -> Mapping[str, str]:
    """The rules that are not carried out yet, by what will bring them; none of a game that is finished."""
    if not (RULES_OF / game / "to_come.py").exists():
        return {}
    listed: Mapping[str, str] = import_module(f"tests.rules.{game}.to_come").TO_COME
    return listed


def read_ids(listed: str) -> Iterator[str]:
    """`SW-7.3.1-3 SW-D.11` are SW-7.3.1, SW-7.3.2, SW-7.3.3 and SW-D.11."""
    for word in listed.split():
        section, _, numbers = word.rpartition(".")
        first, _, last = numbers.partition("-")
        for number in range(int(first), int(last or first) + 1):
            yield f"{section}.{number}"


def report(found: Coverage) -> Iterator[str]:
    name, total = found.game.replace("_", " ").title(), len(BOOKS[found.game].rules)
    if not found.untested:
        yield f"Rules without a test: none ({total} rules of {name})"
    else:
        yield f"Rules without a test: {len(found.untested)} of the {total} rules of {name}"
    for rule in found.untested:
        yield f"  {rule.id:<9} {rule.text.en[:100]}"
    for rule in found.stale:
        yield f"  {rule.id:<9} has a test and is still listed as to come"
    for what, listed in found.to_come.items():
        yield f"To come in {name}: {what}, {len(list(read_ids(listed)))} rules"
        yield from wrap(
            " ".join(listed.split()), 118, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False
        )
