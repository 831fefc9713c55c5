"""SW-25.10: a first game has one small war in it, told beforehand and survived, whatever the galaxy."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from stellarch.core import Event, Plan, Seat, steps_of
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.chapters.war import WarDeclared
from stellarch.games.space_wars.mind.war.skirmish import BEGINS
from stellarch.games.space_wars.options import FIRST_GAME, Options
from stellarch.games.space_wars.shown import first_game
from stellarch.games.space_wars.state import Legions, Levels, State, System
from tests.rules.space_wars.given import A, B, C, D, begin, given

from .asked import orders

YOU, WARLORD = Seat(0), Seat(1)
FIRST: dict[str, Any] = dict(FIRST_GAME)


class Moment(NamedTuple):
    before: State
    seat: Seat
    events: tuple[Event, ...]
    after: State


@cache
def played(seed: str) -> tuple[Moment, ...]:
    """A first game in which the player does what is proposed, and what is done for one in parts that are locked."""
    return tuple(_played(seed))


def _played(seed: str) -> Iterator[Moment]:
    state = SPACE_WARS.set_up(Options(**FIRST), 4, seed, SPACE_WARS.rules_version).state
    number = 0
    while waiting := SPACE_WARS.waiting_on(state):
        seat, number = Seat(min(waiting)), number + 1
        for _, step in steps_of(SPACE_WARS, state, seat, _choice(state, seat, f"{seed} {number}")):
            yield Moment(state, seat, tuple(step.events), step.state)
            state = step.state


def _choice(state: State, seat: Seat, seed: str) -> Plan:
    if seat == YOU and state.phase in {lock.phase for lock in first_game.locks(state)}:
        return Plan((SPACE_WARS.default(state, seat),))
    view = SPACE_WARS.view(state, seat)
    if seat == YOU:
        return SPACE_WARS.plan(view, seed)
    level, character = (1, "warlord") if seat == WARLORD else (0, None)
    return SPACE_WARS.plan(view, seed, SPACE_WARS.levels[level], character)


def wars_of(game: tuple[Moment, ...]) -> list[tuple[int, WarDeclared]]:
    events = ((moment.before.turn, event) for moment in game for event in moment.events)
    return [(turn, event) for turn, event in events if isinstance(event, WarDeclared)]


@pytest.mark.rule("SW-25.10")
def test_a_first_game_has_a_small_war_in_it_that_nobody_loses_his_home_in() -> None:
    game = played("first")
    last = game[-1].after
    assert last.ending is not None
    begun = [(turn, war) for turn, war in wars_of(game) if YOU in {war.seat, *war.targets}]
    assert begun
    assert [turn for turn, war in begun if war.seat == WARLORD] == [BEGINS]
    assert last.politics.between(YOU, WARLORD).peace_since == BEGINS + last.options.forced_peace_after
    assert not any(first_game.has_lost_home(moment.after, YOU) for moment in game)


@pytest.mark.rule("SW-25.10")
def test_the_turn_before_says_who_may_come_and_from_when() -> None:
    state = next(moment.before for moment in played("first") if moment.before.turn == BEGINS - 1)
    aim = first_game.aim(state, YOU)
    assert aim.id == "defence"
    assert "{1}" in aim.why.en
    assert f"turn {BEGINS}" in aim.why.en


def declares(turn: int, **options: Any) -> bool:
    """Whether a warlord at B declares war on A in a turn."""
    sides = A(), B(), C(), D()
    state = begin(given(*sides, turn=turn, **options), "declaration")
    plan = SPACE_WARS.plan(SPACE_WARS.view(state, B.seat), "seed", SPACE_WARS.levels[1], "warlord")
    return "declare_war:0" in orders(plan)


@pytest.mark.rule("SW-25.10")
def test_a_warlord_declares_it_in_a_first_game_alone_and_not_before_its_turn() -> None:
    assert [turn for turn in range(5, 9) if declares(turn, **FIRST)] == [7, 8]
    assert not declares(7)


def at_war(legions: int, guards: int) -> State:
    """B has legions aboard a transport next to a world of A's, where some of A's stand."""
    world = System(Levels(city=1), legions={A.seat: Legions(regular=guards)} if guards else {})
    war = {(A, B): {"military": "war", "war_since": 4}}
    tiles = {"4-3": "draconis_31"}
    state = given(
        A(systems={"draconis_31": world, A.home: System(legions={A.seat: Legions(regular=4)})}),
        B(craft="transport1@4-2"),
        relations=war,
        turn=5,
        tiles=tiles,
        **FIRST,
    )
    return state.changed(fleets=state.fleets.with_craft("transport1", legions=Legions(regular=legions)))


@pytest.mark.parametrize(("legions", "guards", "aim"), [(2, 0, "hold"), (2, 1, "hold"), (2, 2, "treaty")])
def test_who_is_attacked_holds_what_could_be_taken_before_all_else(legions: int, guards: int, aim: str) -> None:
    found = first_game.aim(at_war(legions, guards), YOU)
    assert found.id == aim
    if aim == "hold":
        assert (found.title.en, found.at) == ("Hold Draconis 31", "draconis_31")
        assert (found.so_far, found.wanted) == (guards, legions)
