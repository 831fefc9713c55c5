"""What is counted in every game of Space Wars: counters, tokens, dice; and that every turn comes to an end."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stellarch.core import Event
from stellarch.core.wire import plain
from stellarch.games.space_wars.chapters.academy import WeaponForged
from stellarch.games.space_wars.chapters.arrival import CraftSwallowed
from stellarch.games.space_wars.chapters.bases import BaseUpgraded, GateBuilt
from stellarch.games.space_wars.chapters.battle.interception import DefenceFired, MinesStruck
from stellarch.games.space_wars.chapters.battle.weapons import Struck
from stellarch.games.space_wars.chapters.building import StructureBuilt
from stellarch.games.space_wars.chapters.construction import DieSeen
from stellarch.games.space_wars.chapters.effects import (
    CrystalLeft,
    GapOpened,
    PlasmaStruck,
    ResourcesLost,
    SectorEmptied,
    SurfaceRazed,
)
from stellarch.games.space_wars.chapters.elimination import PlayerEliminated
from stellarch.games.space_wars.chapters.extraction import Extracted, Recycled, Refined
from stellarch.games.space_wars.chapters.jumps import FuelBurnt
from stellarch.games.space_wars.chapters.laws import MaterialPlaced
from stellarch.games.space_wars.chapters.losses import Jettisoned
from stellarch.games.space_wars.chapters.mining import Collected
from stellarch.games.space_wars.chapters.missions import MissionRewarded
from stellarch.games.space_wars.chapters.offices import CouncilCraftPlaced
from stellarch.games.space_wars.chapters.relocation import CraftSentHome
from stellarch.games.space_wars.chapters.shipyards import CraftBuilt, CraftLaidDown, LegionRaised
from stellarch.games.space_wars.chapters.treaties import counters_left
from stellarch.games.space_wars.chapters.visits import Traded
from stellarch.games.space_wars.rules import play
from stellarch.games.space_wars.rules.counters import craft_in_play, legions_in_play
from stellarch.games.space_wars.state import State, Tokens
from stellarch.games.space_wars.tables.craft import CRAFT
from stellarch.games.space_wars.tables.ground import LEGIONS, MINE_FIELD, OFFICERS, SPECIAL_WEAPON
from stellarch.games.space_wars.tables.happenings import EVENTS
from stellarch.games.space_wars.tables.politics import TREATIES
from tests.games.space_wars.random_games import Turned, late_game, random_game

late_games = st.tuples(st.integers(0, 10**6), st.integers(2, 9))


# Counters


def counters(state: State) -> Counter[tuple[object, ...]]:
    """The counters of each kind that each player has in play."""
    found: Counter[tuple[object, ...]] = Counter()
    for seat in state.seats:
        found.update({(seat, kind): craft_in_play(state, seat, kind) for kind in CRAFT})
        found.update({(seat, kind): legions_in_play(state, seat, kind) for kind in LEGIONS})
    for officer in state.officers.each.values():
        found[officer.owner, officer.kind, officer.stars] += 1
    return found


def limits(state: State) -> dict[tuple[object, ...], int]:
    found: dict[tuple[object, ...], int] = {}
    for seat in state.seats:
        found |= {(seat, kind): sheet.limit for kind, sheet in CRAFT.items()}
        found |= {(seat, kind): sheet.limit for kind, sheet in LEGIONS.items()}
        found |= {(seat, kind, 1): sheet.limit1 for kind, sheet in OFFICERS.items()}
        found |= {(seat, kind, 2): sheet.limit2 for kind, sheet in OFFICERS.items()}
    return found


def assert_within_limits(turned: Turned) -> None:
    """A position at random may hold too many of a kind; no order brings more."""
    before, after, most = counters(turned.before), counters(turned.state), limits(turned.state)
    for key, count in after.items():
        assert count <= max(most[key], before[key]), (turned.order, key)
    for sector in turned.state.sectors.each:
        assert sector.mines <= MINE_FIELD.per_sector
    for kind, sheet in EVENTS.items():
        assert sum(event.kind == kind for event in turned.state.happenings.events) <= sheet.limit


@pytest.mark.rule("SW-1.2.10", "SW-22.1.3")
@settings(max_examples=6, deadline=None)
@given(game=late_games)
def test_no_order_brings_more_counters_than_there_are(game: tuple[int, int]) -> None:
    for turned in late_game(*game, orders=120):
        if turned.events or turned.state.sectors is not turned.before.sectors:
            assert_within_limits(turned)


@pytest.mark.rule("SW-1.2.10", "SW-7.1.2", "SW-22.1.3")
@settings(max_examples=4, deadline=None)
@given(seed=st.integers(0, 10**6), players=st.integers(2, 9))
def test_from_the_start_of_a_game_all_counters_stay_within_their_limits(seed: int, players: int) -> None:
    *_, last = random_game(str(seed), players, 40 * players)
    state, most = last.state, limits(last.state)
    assert all(count <= most[key] for key, count in counters(state).items())
    for seat in state.seats:
        assert all(counters_left(state, seat, treaty) >= 0 for treaty in TREATIES)  # type: ignore[arg-type]
        aboard = sum(state.fleets[craft].weapons for craft in state.fleets.of(seat))
        assert aboard <= SPECIAL_WEAPON.limit


# Tokens


def tokens_in_play(state: State) -> Tokens:
    lying = (sector.tokens for sector in state.sectors.each)
    aboard = (craft.tokens for craft in state.fleets.craft.values())
    return Tokens(*map(sum, zip(*lying, *aboard, strict=True)))


MAKE_OR_USE = (
    *(Extracted, Refined, Recycled, MaterialPlaced, Collected, Traded, MissionRewarded, CrystalLeft),
    *(StructureBuilt, CraftBuilt, CraftLaidDown, LegionRaised, WeaponForged, BaseUpgraded, GateBuilt, FuelBurnt),
    *(ResourcesLost, SectorEmptied, SurfaceRazed, CraftSwallowed, GapOpened, PlasmaStruck, Jettisoned),
    *(CouncilCraftPlaced, PlayerEliminated, CraftSentHome, Struck, MinesStruck, DefenceFired),
)
"""All that tokens come from and go into."""


@pytest.mark.rule("SW-22.1.3")
@settings(max_examples=6, deadline=None)
@given(game=late_games)
def test_tokens_are_neither_made_nor_lost_but_by_rule(game: tuple[int, int]) -> None:
    for turned in late_game(*game, orders=150):
        if tokens_in_play(turned.before) != tokens_in_play(turned.state):
            assert any(isinstance(event, MAKE_OR_USE) for event in turned.events), turned.order


# Dice


def dice_told(event: Event) -> int:
    """The dice that an event tells of; one that a player saw in advance is told again when it counts."""
    return 0 if isinstance(event, DieSeen) else _dice_in(plain(event))


def _dice_in(told: Any) -> int:
    """In the event, and in what it is made of: the shots of a volley."""
    if isinstance(told, dict):
        fields = ((each, field) for field, each in told.items())
        return sum(1 if field == "die" else len(each) if field == "dice" else _dice_in(each) for each, field in fields)
    return sum(map(_dice_in, told)) if isinstance(told, (list, tuple)) else 0


def dice_rolled(state: State) -> int:
    return state.rolls + sum(empire.rolls for empire in state.empires)


@pytest.mark.rule("SW-22.1.2")
@settings(max_examples=8, deadline=None)
@given(game=late_games)
def test_every_die_is_told_of_by_an_event(game: tuple[int, int]) -> None:
    for turned in late_game(*game, orders=120):
        told = sum(map(dice_told, turned.events))
        assert told == dice_rolled(turned.state) - dice_rolled(turned.before), turned.order


# Turns


@pytest.mark.rule("SW-4.1.1")
@settings(max_examples=6, deadline=None)
@given(game=late_games)
def test_a_turn_ends_when_everybody_leaves_it_to_the_program(game: tuple[int, int]) -> None:
    *_, last = late_game(*game, orders=60)
    state = last.state
    for _ in range(100 * len(state.seats)):
        if state.over or state.turn > last.state.turn:
            return
        seat = min(play.waiting_on(state))
        state = play.apply(state, seat, play.default(state, seat)).state
    pytest.fail(f"turn {state.turn} does not end; it is in phase {state.phase}")
