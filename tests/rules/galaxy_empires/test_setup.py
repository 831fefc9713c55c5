"""GE-2: how a game begins."""

from collections import Counter

import pytest

from stellarch.core import Chance, Seat
from stellarch.games.galaxy_empires import GALAXY_EMPIRES
from stellarch.games.galaxy_empires.data import FACTIONS, MISSIONS
from stellarch.games.galaxy_empires.galaxy import TILES_OF
from stellarch.games.galaxy_empires.options import Options
from stellarch.games.galaxy_empires.setup import lay_out
from stellarch.games.galaxy_empires.state import State

SEEDS = [str(number) for number in range(40)]


def started(seed: str = "a game") -> State:
    return GALAXY_EMPIRES.start(Options(), 4, seed).state


def laid_out(seed: str = "a game") -> State:
    """The board before the first turn."""
    return lay_out(Options(), tuple(FACTIONS), Chance(seed))


@pytest.mark.rule("GE-2.1")
def test_each_player_draws_a_card_of_his_own() -> None:
    drawn = [tuple(player.faction for player in started(seed).players) for seed in SEEDS]
    assert all(sorted(factions) == sorted(FACTIONS) for factions in drawn)
    assert all({factions[seat] for factions in drawn} == set(FACTIONS) for seat in range(4))


@pytest.mark.rule("GE-2.1")
def test_the_corner_of_the_card_is_the_home() -> None:
    state = started()
    assert all(state.territories(seat) == (FACTIONS[state.players[seat].faction].capital,) for seat in state.seats)


@pytest.mark.rule("GE-2.2", "GE-R.3")
def test_one_fleet_on_each_tile_of_the_home_capital() -> None:
    state = started()
    for seat in state.seats:
        assert state.fleets_of(seat) == TILES_OF[state.players[seat].home]


@pytest.mark.rule("GE-2.2", "GE-2.3", "GE-2.4", "GE-2.5")
def test_the_start_of_a_game_of_four() -> None:  # GE-X.1
    state = laid_out()
    assert Counter(fleet.owner for fleet in state.fleets.values()) == {Seat(seat): 5 for seat in range(4)}
    assert [(player.cash, player.pp) for player in state.players] == [(1000, 5)] * 4
    assert state.holders == {"cap_nw": 0, "cap_ne": 1, "cap_se": 2, "cap_sw": 3}
    assert state.hands == ((), (), (), ())


@pytest.mark.rule("GE-2.3")
def test_no_other_territory_has_a_flag() -> None:
    state = started()
    assert (len(state.galaxy.territories), len(state.holders)) == (19, 4)


@pytest.mark.rule("GE-2.4")
def test_everybody_who_has_not_begun_a_turn_has_what_he_started_with() -> None:
    state = started()
    waiting = [state.players[seat] for seat in state.seats if seat != state.turn.first]
    assert [(player.cash, player.pp) for player in waiting] == [(1000, 5)] * 3


@pytest.mark.rule("GE-2.5")
def test_the_deck_is_shuffled() -> None:
    decks = {laid_out(seed).deck for seed in SEEDS}
    assert len(decks) == len(SEEDS)
    assert all(sorted(deck) == sorted(MISSIONS) for deck in decks)
