"""What a page is shown of officers, missions and routes: the same figures as the rules use."""

from typing import Any

import pytest

from stellarch.core import Event
from stellarch.core.wire import kept, read
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.chapters.missions import MissionAttempted, OfficersLost
from stellarch.games.space_wars.chapters.officers import SpiesSought
from stellarch.games.space_wars.chapters.spying import Spied
from stellarch.games.space_wars.chapters.visits import Visited
from stellarch.games.space_wars.rules import play as rules
from stellarch.games.space_wars.shown.chart import SwShown
from stellarch.games.space_wars.shown.officers_board import OfficersBoard, Trial
from stellarch.games.space_wars.state import Levels, State, System, Tokens
from tests.rules.space_wars.given import A, B, C, Player, at, begin, given, play, refused, told

HOME = System(Levels(city=3, research_center=2), weapons=1)
THEIRS = System(Levels(city=2, research_center=3), singles=frozenset({"space_academy"}))
FACES = range(1, 7)


def staffed(*dice: int, officers: str = "", theirs: str = "", **said: Any) -> State:
    """A has a corvette at B's home, one at a mission and an anomaly, and a freighter at home; B has one at A's home."""
    a = A(
        systems={A.home: HOME},
        craft=f"corvette1@{B.home} corvette2@3-9 freight1@{A.home}",
        officers=officers,
        known=said.pop("known", ""),
    )
    b = B(systems={B.home: THEIRS}, craft=f"corvette3@{A.home}", officers=theirs)
    state = given(a, b, C(), dice=dice, missions="m08@3-9 m10@2-9", events="space_anomaly@3-9", **said)
    return begin(state, "player_subphases")


def board(state: State, player: Player = A) -> OfficersBoard:
    shown = SPACE_WARS.page.boards["staff"].draw(SPACE_WARS.view(state, player.seat))
    return read(kept(shown), OfficersBoard)


def outcome(kind: type[Event], order: str, die: int, *more: int, **said: Any) -> Any:
    """What an order of A comes to with this die."""
    _, events = told(staffed(die, *more, **said), f"A {order}")
    return next(event for event in events if isinstance(event, kind))


SPY = "spy:spy1/destroy_structure/city"


@pytest.mark.parametrize("laws", ["", "ban_espionage"])
@pytest.mark.parametrize("theirs", ["", f"security1@{B.home}", f"security1**@{B.home}"])
def test_the_sides_on_which_a_spy_succeeds_or_is_lost_are_those_of_the_die(theirs: str, laws: str) -> None:
    said: dict[str, Any] = {"officers": "spy1@corvette1", "theirs": theirs, "laws": laws}
    trial = board(staffed(**said)).officers["spy1"].trials[SPY]
    fell: list[Spied] = [outcome(Spied, SPY, die, **said) for die in FACES]
    assert trial.sides == sum(spied.success for spied in fell)
    assert trial.lost == sum(spied.caught for spied in fell)
    assert (trial.need, sum(trial.reasons.values())) == (fell[0].need, fell[0].modifier)
    assert trial.victim == B.seat


def test_every_order_of_a_spy_that_may_be_given_is_shown_with_what_it_brings() -> None:
    state = staffed(officers="spy1@corvette1", theirs=f"admiral1@{B.home}")
    spy = board(state).officers["spy1"]
    offered = {str(order) for order in rules.legal(state, A.seat) if str(order).startswith("spy:")}
    assert set(spy.trials) == offered
    assert spy.trials["spy:spy1/steal_research"].brings.en.endswith("3 research points")
    assert spy.trials[SPY].brings.en == "city down from level 2 to 1"
    assert spy.trials["spy:spy1/destroy_structure/space_academy"].brings.en == "the space academy is gone"
    assert spy.trials["spy:spy1/kill_officer/admiral1"].brings.fr == "l'amiral 1 est mort"


def test_a_spy_is_shown_where_he_could_steal_with_the_chances_he_would_have_there() -> None:
    said: dict[str, Any] = {"theirs": f"security1@{B.home}"}
    (target,) = board(staffed(officers="spy1@corvette2", **said)).officers["spy1"].targets
    there = board(staffed(officers="spy1@corvette1", **said)).officers["spy1"]
    trial = there.trials["spy:spy1/steal_research"]
    assert (target.victim, target.laboratories) == (B.seat, 3)
    assert (target.sides, target.lost) == (trial.sides, trial.lost)
    assert target.away > 0
    assert not there.targets  # he is where he could go


def test_a_search_finds_as_often_as_is_shown_and_guards_say_what_they_take_off() -> None:
    said: dict[str, Any] = {
        "officers": f"security1**@{A.home}",
        "theirs": "spy1@corvette3",
        "known": "intelligence_department",
    }
    state = staffed(**said)
    shown = board(state)
    trial = shown.officers["security1"].trials["search:security1"]
    assert trial.sides == sum(bool(outcome(SpiesSought, "search:security1", die, **said).caught) for die in FACES)
    guard = shown.guards[at(state, A.home)]
    assert (guard.by, guard.spies, guard.laboratories) == (("security1",), ("spy1",), 2)
    assert guard.off == -sum(
        amount for reason, amount in _theirs(state).reasons.items() if reason in ("security", "their_department")
    )


def _theirs(state: State) -> Trial:
    """What the spy of B meets at A's home."""
    return board(play(state, "A end"), B).officers["spy1"].trials["spy:spy1/steal_research"]


@pytest.mark.parametrize("team", ["medic1", "general1**+medic1"])
def test_a_mission_is_solved_and_costs_as_often_as_is_shown(team: str) -> None:
    officers = " ".join(f"{officer}@corvette2" for officer in team.split("+"))
    order = f"mission:m08/{team.replace('*', '')}"
    trial = board(staffed(officers=officers)).missions["m08"].trials[order]
    tried: list[MissionAttempted] = []
    for die in FACES:
        _, events = told(staffed(die, 1, 1, officers=officers), f"A {order}")
        tried += [event for event in events if isinstance(event, MissionAttempted)]
    assert trial.sides == sum(attempted.solved for attempted in tried)
    lost: OfficersLost = outcome(OfficersLost, order, 1, 1, 6, officers=officers)
    assert bool(lost.lost) == bool(trial.lost)


def test_a_mission_says_who_is_nearest_and_what_is_missing() -> None:
    missions = board(staffed(officers=f"general1@{A.home} medic1@corvette2")).missions
    general, medic = missions["m08"].needs
    assert (general.by, medic.by, medic.away) == ("general1", "medic1", 0)
    assert general.away > 0
    consul, freight = missions["m10"].needs
    assert (consul.by, freight.by, freight.is_craft) == (None, "freight1", True)
    assert missions["m10"].cannot is not None
    assert missions["m10"].cannot.rule == "SW-5.4.2"
    assert not missions["m10"].trials


def test_a_visit_brings_what_its_table_says() -> None:
    said = {"officers": "scientist1@corvette2"}
    trial = board(staffed(**said)).officers["scientist1"].trials["visit:1/scientist1"]
    points = [outcome(Visited, "visit:1/scientist1", die, **said).research for die in FACES]
    assert trial.brings.en == f"{min(points)} to {max(points)} research points"


CANNOT = [
    ("spy1@freight1", "SW-17.2.1"),
    (f"security1@{A.home}", "SW-17.1.12"),
    (f"security1**@{A.home}", "SW-17.1.12"),
    ("medic1@corvette2", "SW-17.1.7"),
    ("medic1**@corvette1", "SW-17.1.7"),
    (f"scientist1@{A.home}", "SW-5.3.21"),
    (f"consul1@{A.home}", "SW-5.3.21"),
    ("admiral1@corvette1", "SW-17.1.2"),
]


@pytest.mark.parametrize(("officer", "rule"), CANNOT)
def test_what_an_officer_cannot_do_is_told_with_its_rule(officer: str, rule: str) -> None:
    (shown,) = board(staffed(officers=officer)).officers.values()
    assert not shown.trials
    assert rule in [why.rule for why in shown.cannot]
    assert all(why.text.en and why.text.fr for why in shown.cannot)


def test_who_has_acted_does_nothing_more_this_turn() -> None:
    state = play(staffed(3, officers="scientist1@corvette2"), "A visit:1/scientist1")
    shown = board(state).officers["scientist1"]
    assert (shown.trials, [why.rule for why in shown.cannot]) == ({}, ["SW-9.1.2"])


def test_every_kind_of_officer_gives_something_in_words() -> None:
    kinds = ("admiral", "general", "medic", "consul", "scientist", "engineer", "security", "spy")
    aboard = " ".join(f"{kind}1**@corvette2 {kind}2@{A.home}" for kind in kinds)
    for officer, shown in board(staffed(officers=aboard)).officers.items():
        assert shown.gives, officer
        assert all("{" not in told.text.en + told.text.fr for told in shown.gives)


def test_others_and_spectators_are_shown_nothing_of_ones_officers() -> None:
    state = staffed(officers=f"security1**@{A.home}")
    assert not board(state, B).officers
    assert SPACE_WARS.page.boards["staff"].draw(SPACE_WARS.view(state, None)) == OfficersBoard()


# Routes


def freighted(*lying: int) -> State:
    a = A(systems={A.home: HOME, "moss_71": System()}, craft=f"freight1@{A.home}")
    sectors = {A.home: {"tokens": Tokens(*lying)}}
    state = begin(given(a, B(), tiles={"3-1": "moss_71"}, sectors=sectors), "player_subphases")
    return play(state, f"A set_route:freight1/mechanical/{A.home}/moss_71")


def shown_to(state: State, player: Player) -> SwShown:
    return SPACE_WARS.page.shown(SPACE_WARS.view(state, player.seat))


def test_a_route_is_shown_with_its_way_to_its_owner_alone() -> None:
    state = freighted(4)
    route = shown_to(state, A).chart.routes["freight1"]
    assert (route.way[0], route.way[-1]) == (at(state, A.home), at(state, "moss_71"))
    assert (route.turns, route.cannot) == (1, None)
    assert not shown_to(state, B).chart.routes


@pytest.mark.rule("SW-24.2.5")
def test_a_route_that_rests_says_why() -> None:
    rests = shown_to(freighted(), A).chart.routes["freight1"].cannot
    assert rests is not None
    assert rests.text.en == "Freighter 1 is at Arcadia Prime, and nothing lies there that its route calls for."
    assert refused(freighted(), "A repeat_route:freight1") == rests.rule
