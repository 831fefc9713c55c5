"""Whole recorded games (see tests/games/test_records.py): together they show every ending and every variant."""

from itertools import product
from pathlib import Path
from typing import get_args

import pytest

from stellarch.core import Event
from stellarch.core.options import describe
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES, scoring
from stellarch.games.small_star_empires.actions import AnyAction, Resign
from stellarch.games.small_star_empires.data import Edition, Tile
from stellarch.games.small_star_empires.events import AnyEvent, Passed, RoundEnded, TileTurnedUp
from stellarch.games.small_star_empires.fairness import fairness
from stellarch.games.small_star_empires.options import LayoutName, Options
from stellarch.games.small_star_empires.state import State
from tests.games.records import each, events, paths_of, replayed

PATHS = paths_of(SMALL_STAR_EMPIRES.id)
ENDINGS = {
    "all blocked",
    "every piece placed",
    "all but one resigned",
    "passed by choice",
    "shared win",
    "campaign won",
    "campaign shared",
}
BY_PLAYERS = {2: "two_players", 3: "three_players", 4: "four_players"}
each_record = each(PATHS)


def options(path: Path) -> Options:
    given = replayed(path).options
    assert isinstance(given, Options)
    return given


def endings(path: Path) -> set[str]:
    """How the game ended; a shared win is a way of its own besides."""
    table = replayed(path)
    _, action, last = table.log[-1]
    shared = len(table.standings.winners) > 1
    if table.state.campaign:
        return {"campaign shared" if shared else "campaign won"}
    return {_ending(table.state, action, last), *(["shared win"] if shared else [])}


def _ending(state: State, action: AnyAction, last: tuple[Event, ...]) -> str:
    if isinstance(action, Resign):
        return "all but one resigned"
    if not any(supply.unplaced for supply in state.supplies):
        return "every piece placed"
    by_choice = any(isinstance(event, Passed) and not event.forced for event in last)
    return "passed by choice" if by_choice else "all blocked"


@pytest.mark.rule("SSE-5.2")
def test_every_way_a_game_can_end_has_a_record() -> None:
    assert set().union(*map(endings, PATHS)) == ENDINGS


@pytest.mark.rule("SSE-6.7")
def test_every_tie_break_has_a_record() -> None:
    assert set(map(decided_by, PATHS)) >= {"points", "colonies", "stations", "planets", "nothing"}


def decided_by(path: Path) -> str:
    """What sets the first player apart from the second, where neither resigned."""
    state = replayed(path).state
    sheet = scoring.scores(state)
    staying = [seat for seat in state.seats if state.standing[seat] != "resigned"]
    first, second, *_ = sorted(staying, key=scoring.standings(state).ranks.__getitem__) * 2
    figures = {
        "points": [score.total for score in sheet],
        "colonies": [supply.colonies for supply in state.supplies],
        "stations": [supply.stations for supply in state.supplies],
        "planets": [score.planets for score in sheet],
    }
    return next((name for name, figure in figures.items() if figure[first] != figure[second]), "nothing")


@pytest.mark.rule("SSE-8.5")
def test_a_shared_round_has_a_record() -> None:
    rounds = [event for path in PATHS for event in events(path) if isinstance(event, RoundEnded)]
    assert any(len(ended.winners) > 1 for ended in rounds)


def test_every_layout_has_a_record() -> None:
    layouts = {options(path).layout or BY_PLAYERS[len(replayed(path).players)] for path in PATHS}
    assert layouts == set(get_args(LayoutName))


@pytest.mark.rule("SSE-8.4", "SSE-V2", "SSE-V3")
@pytest.mark.parametrize(
    ("version", "figures"), [(2, [9728, 9776, 9741, 9752, 9700]), (3, [9728, 9696, 9697, 9653, 9685])]
)
def test_each_version_seeks_fair_boards_for_later_rounds_in_its_own_way(version: int, figures: list[int]) -> None:
    (path,) = [path for path in PATHS if path.stem == f"version_{version}_campaign_fair"]
    table = replayed(path)
    boards = dict.fromkeys(table.state_at(number).board for number in range(len(table.log) + 1))
    assert [round(fairness(board).figure * 10_000) for board in boards] == figures


def test_each_edition_has_a_record_for_each_number_of_players() -> None:
    played = {(options(path).edition, len(replayed(path).players)) for path in PATHS}
    assert played == set(product(Edition, SMALL_STAR_EMPIRES.players.numbers))


@pytest.mark.parametrize("option", [info.name for info in describe(Options)])
def test_every_option_has_a_record_that_sets_it(option: str) -> None:
    assert any(getattr(options(path), option) != getattr(Options(), option) for path in PATHS)


@pytest.mark.rule("SSE-8.10")
@pytest.mark.parametrize("variants", [{"unexplored", "open_borders"}, {"unexplored", "open_borders", "campaign"}])
def test_combined_variants_have_a_record(variants: set[str]) -> None:
    assert any(all(getattr(options(path), variant) for variant in variants) for path in PATHS)


def test_open_borders_have_a_record_in_either_edition() -> None:
    assert {options(path).edition for path in PATHS if options(path).open_borders} == set(Edition)


def test_every_kind_of_action_event_and_tile_is_in_a_record() -> None:
    happened = [event for path in PATHS for event in events(path)]
    assert {type(entry.action) for path in PATHS for entry in replayed(path).log} == set(get_args(AnyAction))
    assert {type(event) for event in happened} == set(get_args(AnyEvent))
    assert {event.tile for event in happened if isinstance(event, TileTurnedUp)} == set(Tile)
