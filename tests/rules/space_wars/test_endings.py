"""SW-19: whole endings by war, order by order: the Long and the Standard version, elimination, two players left."""

from typing import Any

import pytest

from stellarch.core import Chance, Event, GameOver, Seat
from stellarch.games.space_wars.chapters.elimination import PlayerEliminated
from stellarch.games.space_wars.chapters.general import SubPhaseBegun
from stellarch.games.space_wars.chapters.offices import AnarchyBegun
from stellarch.games.space_wars.chapters.winning import GameWon, check_turn_limit
from stellarch.games.space_wars.contents import read_action
from stellarch.games.space_wars.rules import play as rules
from stellarch.games.space_wars.rules.control import manager
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.standings import standings
from stellarch.games.space_wars.state import Legions, Levels, State, System
from tests.rules.space_wars.given import A, B, C, D, Player, Side, at, begin, given

WAR = {"military": "war", "war_since": 1}


def world(player: Player, cities: int, legions: int = 1, **said: Any) -> Side:
    home = System(Levels(city=cities), legions={player.seat: Legions(regular=legions)} if legions else {})
    return player(systems={player.home: home}, **said)


def invader(state: State, *transports: str) -> State:
    """With six legions aboard each of these, which land without a battle where nobody is; dice fall as they may."""
    fleets = state.fleets
    for transport in transports:
        fleets = fleets.with_craft(transport, legions=Legions(regular=6))
    return state.changed(fleets=fleets, chance=Chance("endings"))


def going_on(state: State, *orders: str) -> tuple[State, list[Event]]:
    """After these orders, with all that follows by itself; a player who is asked for something else does the usual."""
    events: list[Event] = []
    for word in orders:
        who, _, order = word.partition(" ")
        seat = Seat("ABCD".index(who))
        while seat not in rules.waiting_on(state) or read_action(order) not in rules.legal(state, seat):
            asked = min(rules.waiting_on(state))
            step = rules.apply(state, asked, read_action("end" if asked == seat else "auto"))
            state, events = step.state, [*events, *step.events]
        step = rules.apply(state, seat, read_action(order))
        state, events = step.state, [*events, *step.events]
    return state, events


def until_over(state: State, turns: int) -> State:
    """All do the usual, for a number of turns at most."""
    last = state.turn + turns
    while not state.over and state.turn <= last:
        state = rules.apply(state, min(rules.waiting_on(state)), read_action("auto")).state
    return state


@pytest.mark.rule("SW-19.3.1")
@pytest.mark.rule("SW-19.4.4")
@pytest.mark.parametrize("victory", ["short", "standard", "long"])
def test_a_player_who_takes_the_last_system_of_the_last_rival_wins_at_once(victory: str) -> None:
    a, b = world(A, 1, craft=f"transport1@{B.home}"), world(B, 0, legions=0, holds="3-3", craft="corvette1@3-3")
    state = invader(given(a, b, relations={(A, B): WAR}, victory=victory, turn=3), "transport1")
    state = begin(state, "player_subphases")
    state, _ = going_on(state, f"A invade:{B.home}")
    state = until_over(state, 1)
    assert state.ending is not None
    assert (state.ending.winners, state.ending.way) == ((A.seat,), "long")
    assert state.turn == 3
    assert state.sectors[at(state, B.home)].owner == A.seat  # who controls it flags it
    assert state.sectors[at(state, "3-3")].owner is None
    assert not state.fleets.of(B.seat)
    with pytest.raises(GameOver):
        rules.apply(state, A.seat, read_action("end"))


@pytest.mark.rule("SW-19.4.1")
@pytest.mark.rule("SW-19.4.3")
@pytest.mark.rule("SW-19.5.1")
@pytest.mark.rule("SW-6.1.11")
def test_with_the_third_player_gone_council_and_laws_are_gone_at_once() -> None:
    sides = (
        world(A, 1, craft=f"transport1@{B.home}"),
        world(B, 0, legions=0),
        world(C, 1, craft="corvette1@3-3"),
    )
    laws = "free_flight_consular consular_immunity ban_mines"
    state = given(
        *sides, relations={(A, B): WAR}, victory="long", turn=3, laws=laws, politics={"offices": {"trade": C.seat}}
    )
    fleets = state.fleets.with_craft("corvette1", office="trade")
    state = begin(invader(state.changed(fleets=fleets), "transport1"), "player_subphases")
    state, events = going_on(state, f"A invade:{B.home}", "A end", "C end")
    assert PlayerEliminated(B.seat) in events
    assert AnarchyBegun() in events
    assert SubPhaseBegun((B.seat,)) not in events  # the sub-phase of who is out is skipped
    assert not state.politics.laws
    assert not state.politics.offices
    assert "corvette1" not in state.fleets
    assert state.living == (A.seat, C.seat)
    later = until_over(state, 2)
    assert later.turn > state.turn  # the two play on
    assert not any(isinstance(event, GameWon) for event in events)


@pytest.mark.rule("SW-19.2.1")
def test_conquest_wins_the_standard_version_at_the_next_council() -> None:
    sides = (
        world(A, 4, craft=f"transport1@{B.home}"),
        world(B, 4, legions=0),
        world(C, 1),
        world(D, 1),
    )
    state = given(*sides, relations={(A, B): WAR}, victory="standard", turn=3, order=(A, B, C, D))
    state = begin(invader(state, "transport1"), "player_subphases")
    won, _ = going_on(state, f"A invade:{B.home}")
    won = until_over(won, 1)
    assert won.ending is not None
    assert (won.ending.winners, won.ending.way, won.turn, won.phase) == ((A.seat,), "standard", 4, "council")
    empty = state.changed(fleets=state.fleets.with_craft("transport1", legions=Legions()))
    assert not until_over(empty, 1).over  # four cities of ten do not suffice


@pytest.mark.rule("SW-19.3.2")
def test_at_the_last_turn_of_the_long_version_what_is_occupied_counts() -> None:
    occupied = System(legions={A.seat: Legions(regular=1)})
    state = given(
        A(holds="1-1"),
        B(holds="1-2", systems={"draconis_31": occupied}),
        C(),
        D(),
        tiles={"4-7": "draconis_31"},
        relations={(A, B): WAR},
        victory="long",
        turn=60,
    )
    assert manager(state, at(state, "draconis_31")) == A.seat
    course = Course(state)
    check_turn_limit(course)
    assert course.state.ending is not None
    assert course.state.ending.winners == (A.seat,)


@pytest.mark.rule("SW-19.4.2")
def test_who_was_eliminated_stands_behind_all_others() -> None:
    sides = (
        world(A, 1, craft=f"transport1@{B.home}"),
        world(B, 0, legions=0, known="level_2_buildings level_3_buildings"),
        world(C, 1),
        world(D, 1),
    )
    state = begin(invader(given(*sides, relations={(A, B): WAR}, turn=3), "transport1"), "player_subphases")
    assert standings(state).ranks[B.seat] == 1
    state, _ = going_on(state, f"A invade:{B.home}", "C end")
    assert standings(state).ranks == (1, 4, 1, 1)
