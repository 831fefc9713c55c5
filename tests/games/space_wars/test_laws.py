"""What holds in every game of Space Wars, whatever is played."""

import subprocess
import sys
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from stellarch.core import Event, Refused, Text
from stellarch.games.space_wars import contents, setup
from stellarch.games.space_wars.chapters import command, standing
from stellarch.games.space_wars.chapters.battle.mustering import BattleBegun
from stellarch.games.space_wars.chapters.exchanges import MakeOffer
from stellarch.games.space_wars.chapters.general import End, File, Form, Revise
from stellarch.games.space_wars.chapters.goals import ProposeGoal
from stellarch.games.space_wars.chapters.losses import capacity
from stellarch.games.space_wars.chapters.offers import Accept, Decline
from stellarch.games.space_wars.chapters.peace import PeaceMade
from stellarch.games.space_wars.chapters.war import WarDeclared
from stellarch.games.space_wars.contents import ORDERS, read_action
from stellarch.games.space_wars.galaxy import Galaxy
from stellarch.games.space_wars.options import Options
from stellarch.games.space_wars.rules import play
from stellarch.games.space_wars.rules.flow import MOMENTS, TURN
from stellarch.games.space_wars.rules.moments import Together
from stellarch.games.space_wars.rules.subphases import SUB_PHASES
from stellarch.games.space_wars.state import Sealed, State
from stellarch.games.space_wars.state.empires import StandingOrders
from stellarch.games.space_wars.state.ground import GroundBattle
from stellarch.games.space_wars.state.matters import AnyMatter, Matter
from stellarch.games.space_wars.tables.game import PHASES
from stellarch.games.space_wars.tables.ground import POPULACE
from tests.games.space_wars.random_games import fingerprint, random_game, restored, saved

ROOT = Path(__file__).parents[3]
NAMES = [f"Player {seat}" for seat in range(1, 10)]
tables = st.tuples(st.integers(0, 10**6).map(str), st.integers(2, 9))


def assert_sound(state: State) -> None:
    """Each piece is in one place, and nothing is out of its bounds (SW-22.1.3)."""
    board = state.galaxy.board
    assert len(state.sectors) == len(board.sectors)
    for name, craft in state.fleets.craft.items():
        assert craft.at in board, name
        assert not state.galaxy.is_closed(craft.at), name
        assert 0 <= craft.damage < craft.sheet.defence, name
        assert min(craft.tokens + craft.legions + craft.small) >= 0
        assert state.pending or craft.load <= capacity(craft), name
    for name, officer in state.officers.each.items():
        assert officer.place in (state.fleets if isinstance(officer.place, str) else state.sectors.systems), name
    assert set(state.fleets.moves) <= set(state.fleets.craft)
    for at, sector in state.sectors.items():
        assert (sector.system is None) == (at not in state.galaxy.systems)
        assert min(sector.tokens) >= 0
        if sector.system is not None:
            tile, system = state.galaxy.systems[at], sector.system
            assert 0 <= min(system.levels) <= max(system.levels) <= tile.limits.max_level
            assert 0 <= system.contamination <= tile.limits.contamination_cap
            assert 0 <= system.slaves_used <= system.slaves
    assert sum(state.sectors.system(at).aliens for at in state.sectors.systems) <= POPULACE["alien"].supply
    assert all(empire.credits >= 0 for empire in state.empires)
    assert not set(state.happenings.missions) & state.happenings.solved
    assert_peace_or_war(state)


def assert_peace_or_war(state: State) -> None:
    """Enemies have no treaty (SW-1.1.3), and no legions on one surface outside a ground battle (SW-7.1.8)."""
    for relation in state.politics.relations:
        is_war = relation.military == "war"
        assert (relation.war_since > 0) == is_war
        assert not (is_war and (relation.commercial or relation.scientific))
    if any(isinstance(matter, GroundBattle) for matter in state.pending):
        return
    for at in state.sectors.systems:
        for one, other in combinations(state.sectors.system(at).legions, 2):
            assert not state.politics.are_enemies(one, other), state.galaxy.name(at)


@pytest.mark.parametrize(("seed", "players"), [("war 3", 2), ("war 4", 4)])
def test_players_at_random_make_war_and_peace(seed: str, players: int) -> None:
    """So whatever holds in random games holds in war."""
    happened: Counter[type] = Counter()
    for turned in random_game(seed, players, 900):
        happened.update(map(type, turned.events))
        if turned.state.turn != turned.before.turn:
            assert_sound(turned.state)
    assert min(happened[WarDeclared], happened[PeaceMade], happened[BattleBegun]) > 0


@settings(max_examples=8, deadline=None)
@given(table=tables)
def test_in_any_game(table: tuple[str, int]) -> None:
    for turned in random_game(*table, orders=30 * table[1]):
        state = turned.state
        assert_sound(state)
        assert read_action(str(turned.order)) == turned.order
        assert restored(saved(state)) == state
        for event in turned.events:
            assert isinstance(event.told(NAMES), Text)
        if not state.over:
            assert play.waiting_on(state)
        for seat in state.seats:
            if seat in play.waiting_on(state):
                play.apply(state, seat, play.default(state, seat))
            else:
                assert play.legal(state, seat) == []


@settings(max_examples=4, deadline=None)
@given(table=tables)
def test_whatever_is_listed_can_be_done(table: tuple[str, int]) -> None:
    for turned in random_game(*table, orders=8 * table[1]):
        for choice in play.legal(turned.before, turned.seat):
            if isinstance(choice, ORDERS):
                play.apply(turned.before, turned.seat, choice)


def test_a_restored_game_goes_on_the_same_way() -> None:
    """With orders that are sealed, and so drafts that have to be worked out anew."""
    for turned in random_game("restored", 3, 120):
        again = play.apply(restored(saved(turned.before)), turned.seat, turned.order)
        assert (again.state, again.events) == (turned.state, turned.events)


@pytest.mark.rule("SW-21.1.16")
def test_the_same_seed_gives_the_same_game_in_every_process() -> None:
    here = fingerprint("same", 6, 150)
    for hash_seed in ("1", "2"):
        there = subprocess.run(
            [sys.executable, "-m", "tests.games.space_wars.random_games", "same", "6", "150"],
            cwd=ROOT,
            env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": "src"},
            capture_output=True,
            text=True,
            check=True,
        )
        assert there.stdout.strip() == here


SAID_IN_THE_OPEN = (MakeOffer, Accept, Decline, File, ProposeGoal, *command.ORDERS, *standing.ORDERS)


@pytest.mark.rule("SW-24.1.3")
def test_what_is_sealed_changes_nothing_that_others_could_see() -> None:
    """Neither state nor events, before all are in, but for who is done."""
    for turned in random_game("sealed", 4, 150):
        if turned.before.phase != turned.state.phase or turned.before.turn != turned.state.turn or turned.state.pending:
            continue
        if type(turned.before.stage) is not type(turned.state.stage):
            continue
        if not turned.state.sealed or isinstance(turned.order, SAID_IN_THE_OPEN):
            continue
        public = turned.state.changed(sealed={}), turned.before.changed(sealed={})
        assert public[0] == public[1]
        for other in (*turned.state.seats, None):
            if other != turned.seat:
                seen = [event for event in turned.events if event.seen_by(other) is not None]
                assert [type(event).__name__ for event in seen] in ([], ["OrdersSealed"])
                assert str(turned.order) in ("end", "auto") or turned.order.seen_by(turned.seat, other) is None


@pytest.mark.rule("SW-23.3.1")
@settings(max_examples=4, deadline=None)
@given(table=tables)
def test_a_form_is_the_same_as_its_orders_one_by_one(table: tuple[str, int]) -> None:
    for turned in random_game(*table, orders=20 * table[1]):
        sealed = turned.before.sealed.get(turned.seat)
        if isinstance(turned.order, End) and sealed is not None:
            moment = MOMENTS[type(turned.before.matter)]
            rolled = moment.rolled(turned.before, turned.seat) if isinstance(moment, Together) else ()
            form = Form(sealed.orders[len(rolled) :])
            left = {seat: theirs for seat, theirs in turned.before.sealed.items() if seat != turned.seat}
            left |= {turned.seat: Sealed(rolled)} if rolled else {}
            for before in (turned.before, turned.before.changed(sealed=left)):
                step = play.apply(before, turned.seat, form)
                assert (step.state, step.events) == (turned.state, turned.events)
            assert read_action(str(form)) == form


@pytest.mark.rule("SW-4.1.1")
def test_the_phases_come_in_their_order() -> None:
    names = [phase.name for phase in TURN]
    assert names == [name for name in PHASES if name in names]
    phases = [turned.state.phase for turned in random_game("order", 2, 200)]
    assert Counter(phases).keys() <= {"technologies", *names}


def test_every_matter_has_its_moment_and_every_order_its_word() -> None:
    assert set(MOMENTS) - {Matter} == set(get_args(AnyMatter))  # a phase may need no memory
    words = [order.word for order in ORDERS]
    assert len(words) == len(set(words))


KINDS = """
    redealing choosing agenda chairing ballot proposing vetoing voting planning declarations answers speaking
    considering extraction subphases research works repairs overloaded promoting relocating refounding
    intercepting mustering battle groundbattle
"""
"""What programs know decisions by (`Decision.kind`): these may be added to, and never change."""


def test_kinds_of_decisions_are_unique_and_stable() -> None:
    moments = {SUB_PHASES, *contents.MOMENTS}
    assert sorted(moment.kind for moment in moments if moment.kind) == sorted(KINDS.split())
    state = setup.start(Options(), 2, "kinds").state
    silent = [moment for moment in moments if not moment.kind]
    assert silent
    assert not any(moment.waiting_on(state, state.matter) for moment in silent)


@pytest.mark.rule("SW-23.1.1")
@pytest.mark.rule("SW-23.1.2")
def test_an_order_at_the_wrong_time_is_refused_and_changes_nothing() -> None:
    state = setup.start(Options(), 2, "wrong time").state
    before = saved(state)
    for seat, order in ((0, "research:propulsion"), (0, "end"), (0, "revise"), (5, "auto")):
        with pytest.raises(Refused) as refusal:
            play.apply(state, seat, read_action(order))  # type: ignore[arg-type]
        assert refusal.value.why.en != refusal.value.why.fr
    assert saved(state) == before


def test_revise_is_offered_to_the_player_who_has_sealed_something() -> None:
    state = setup.start(Options(), 2, "revise").state
    assert play.free(state, state.seats[0]) == []
    state = play.apply(state, state.seats[0], read_action("auto")).state
    assert play.free(state, state.seats[0]) == [Revise()]
    assert play.free(state, state.seats[1]) == []


def test_neither_seed_nor_future_dice_are_in_an_event() -> None:
    seed = "a secret of thirty-two characters"
    for turned in random_game(seed, 3, 90):
        assert seed not in repr(turned.events)
        assert seed not in repr(turned.state)


def test_a_save_is_short() -> None:
    """A state of nine players near the start takes some ten thousand characters, tiles and all; what they have sealed
    and offered each other in a phase, and their standing orders, come on top."""
    states = (turned for turned in random_game("short", 9, 400) if not turned.state.sealed)
    *_, last = (turned for turned in states if not turned.state.politics.offers)
    empires = tuple(replace(empire, standing=StandingOrders()) for empire in last.state.empires)
    assert len(saved(last.state.changed(empires=empires))) < 16_000
    assert isinstance(last.state.galaxy, Galaxy)
    assert all(isinstance(event, Event) for event in last.events)
