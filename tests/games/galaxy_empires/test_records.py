"""Whole recorded games (see tests/games/test_records.py): together they show every ending and every option."""

from pathlib import Path
from typing import get_args

import pytest

from stellarch.core.options import describe
from stellarch.games.galaxy_empires import GALAXY_EMPIRES
from stellarch.games.galaxy_empires.actions import AnyAction
from stellarch.games.galaxy_empires.data import Condition
from stellarch.games.galaxy_empires.events import AnyEvent, Eliminated, PromiseBroken, WarEnded
from stellarch.games.galaxy_empires.options import Options
from tests.cases import for_each
from tests.games.records import each, events, paths_of, replayed

PATHS = paths_of(GALAXY_EMPIRES.id)
each_record = each(PATHS)


def options(path: Path) -> Options:
    chosen = replayed(path).options
    assert isinstance(chosen, Options)
    return chosen


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
    assert {len(replayed(path).players) for path in PATHS} == set(GALAXY_EMPIRES.players.numbers)


@for_each("option", [info.name for info in describe(Options)])
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


@pytest.mark.rule("GE-10.1")
def test_a_capital_is_taken_in_a_record() -> None:
    captors = {event.captor for path in PATHS for event in events(path) if isinstance(event, Eliminated)}
    assert captors - {None}


@pytest.mark.rule("GE-R.25")
def test_a_promise_is_broken_only_where_promises_are_on_honour() -> None:
    for path in PATHS:
        if any(isinstance(event, PromiseBroken) for event in events(path)):
            assert options(path).clause_mode == "honour"
