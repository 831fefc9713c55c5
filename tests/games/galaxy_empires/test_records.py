"""Whole recorded games: each replays to its recorded result, and together they show every ending and every option."""

from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

from stellarch.core import Event, Record, Table, verify
from stellarch.core.options import describe
from stellarch.games.galaxy_empires import GALAXY_EMPIRES
from stellarch.games.galaxy_empires.actions import AnyAction
from stellarch.games.galaxy_empires.data import Condition
from stellarch.games.galaxy_empires.events import AnyEvent, Eliminated, PromiseBroken, WarEnded
from stellarch.games.galaxy_empires.options import Options
from stellarch.games.galaxy_empires.state import State

FOLDER = Path(__file__).parents[2] / "records"
PATHS = sorted(FOLDER.glob("*.ge"))
each_record = pytest.mark.parametrize("path", PATHS, ids=[path.stem for path in PATHS])


@cache
def replayed(path: Path) -> Table[State, AnyAction]:
    return Table.from_record(GALAXY_EMPIRES, Record.read(path.read_bytes()))


def options(path: Path) -> Options:
    chosen = replayed(path).options
    assert isinstance(chosen, Options)
    return chosen


def events(path: Path) -> list[Event]:
    table = replayed(path)
    return [*table.opening, *(event for entry in table.log for event in entry.events)]


@each_record
def test_a_record_replays_to_its_result(path: Path) -> None:
    checks = verify(GALAXY_EMPIRES, Record.read(path.read_bytes()))
    assert [check.name for check in checks] == ["seed", "agreement", "actions", "result"]
    assert all(check.holds for check in checks)


@each_record
def test_a_record_is_written_as_it_was_read(path: Path) -> None:
    text = path.read_text("utf-8")
    record = Record.read(text)
    assert record.to_text() == text
    assert Record.read(record.to_json()) == record
    assert replayed(path).record() == record


@each_record
def test_a_record_that_claims_another_result_does_not_hold(path: Path) -> None:
    record = Record.read(path.read_bytes())
    assert record.result is not None
    claimed = replace(record.result, totals=tuple(total + 1 for total in record.result.totals))
    assert not verify(GALAXY_EMPIRES, replace(record, result=claimed))[-1].holds


@each_record
@pytest.mark.rule("GE-15.7")
def test_a_recorded_game_is_won_once(path: Path) -> None:
    state = replayed(path).state
    assert state.ending is not None
    assert replayed(path).standings.winners == (state.ending.winner,)


@pytest.mark.rule("GE-15.1", "GE-15.2", "GE-15.3", "GE-15.4")
def test_every_way_to_win_has_a_record() -> None:
    endings = (replayed(path).state.ending for path in PATHS)
    assert {ending.condition for ending in endings if ending is not None} == set(get_args(Condition))


@pytest.mark.rule("GE-20.1", "GE-20.2", "GE-20.3")
def test_every_number_of_players_has_a_record() -> None:
    assert {len(replayed(path).players) for path in PATHS} == set(GALAXY_EMPIRES.players)


@pytest.mark.parametrize("option", [info.name for info in describe(Options)])
def test_every_option_has_a_record_that_sets_it(option: str) -> None:
    assert any(getattr(options(path), option) != getattr(Options(), option) for path in PATHS)


def test_every_kind_of_action_and_event_is_in_a_record() -> None:
    actions = {type(entry.action) for path in PATHS for entry in replayed(path).log}
    happened = {type(event) for path in PATHS for event in events(path)}
    assert actions == set(get_args(AnyAction))
    assert happened == set(get_args(AnyEvent))


def test_every_outcome_of_a_war_has_a_record() -> None:
    outcomes = {event.outcome for path in PATHS for event in events(path) if isinstance(event, WarEnded)}
    assert outcomes == {"won", "lost", "mutual", "surrendered"}


@pytest.mark.rule("GE-V.1", "GE-V.2")
def test_every_version_of_the_rules_has_records() -> None:
    versions = {Record.read(path.read_bytes()).rules for path in PATHS}
    assert versions == set(range(1, GALAXY_EMPIRES.rules_version + 1))


@pytest.mark.rule("GE-10.1")
def test_a_capital_is_taken_in_a_record() -> None:
    captors = {event.captor for path in PATHS for event in events(path) if isinstance(event, Eliminated)}
    assert captors - {None}


@pytest.mark.rule("GE-R.25")
def test_a_promise_is_broken_only_where_promises_are_on_honour() -> None:
    for path in PATHS:
        if any(isinstance(event, PromiseBroken) for event in events(path)):
            assert options(path).clause_mode == "honour"


def test_the_readme_has_a_line_for_each_record() -> None:
    lines = (FOLDER / "README.md").read_text("utf-8").splitlines()
    named = {line.split("`")[1] for line in lines if line.startswith("- ")}
    assert sorted(name for name in named if name.endswith(".ge")) == [path.name for path in PATHS]
