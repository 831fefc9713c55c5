"""SW-4.1, SW-4.3, SW-14.3.4, SW-19.5, SW-22: what comes after what, and what follows from a position."""

from typing import Any

import pytest

from stellarch.games.space_wars.chapters.contamination import SlavesRevolted, UnitsLost
from stellarch.games.space_wars.chapters.drift import CoreRolled, HappeningRolled
from stellarch.games.space_wars.chapters.elimination import PlayerEliminated
from stellarch.games.space_wars.chapters.income import population
from stellarch.games.space_wars.chapters.research import points
from stellarch.games.space_wars.chapters.turn import end
from stellarch.games.space_wars.rules import play as rules
from stellarch.games.space_wars.rules.control import is_blocked, manager
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.rules.entry import bars_entry, papers
from stellarch.games.space_wars.rules.subphases import STEPS
from stellarch.games.space_wars.rules.supply import is_in_supply
from stellarch.games.space_wars.rules.votes import votes
from stellarch.games.space_wars.state import Legions, Levels, State, System, ThisTurn, Tokens
from stellarch.games.space_wars.state.politics import ActiveProtocol
from tests.rules.space_wars.given import A, B, C, at, begin, given, happened, offered, play, refused, system, told

WAR = {"military": "war"}
HOME = System(Levels(city=2, mechanical_workshop=2, research_center=3, shipyard=2))


# At the same time


@pytest.mark.rule("SW-4.1.3", "SW-R.15")
@pytest.mark.parametrize(
    ("phase", "order"),
    [
        ("income_extraction", "extract:{home}/mechanical_workshop/1/0"),
        ("research", "research:propulsion"),
        ("construction_repair", "order:{home}/star_fighter"),
    ],
)
def test_all_decide_at_the_same_time_and_it_does_not_matter_who_is_first(phase: str, order: str) -> None:
    stock = {player.home: {"tokens": Tokens(5, 5, 5)} for player in (A, B)}
    state = given(*(player(systems={player.home: HOME}) for player in (A, B)), sectors=stock)
    state = begin(state, phase)
    assert rules.waiting_on(state) == {A.seat, B.seat}
    mine, theirs = ((f"{player} {order.format(home=player.home)}", f"{player} end") for player in (A, B))
    assert play(state, *mine, *theirs) == play(state, *theirs, *mine)
    turned = state.changed(order=(B.seat, A.seat))  # nor who comes first in turn order
    assert play(turned, *mine, *theirs).empires == play(state, *mine, *theirs).empires


@pytest.mark.rule("SW-R.15")
def test_the_values_of_partners_are_those_at_the_start_of_the_phase() -> None:
    sides = A(systems={A.home: HOME}), B(systems={B.home: HOME})
    state = given(*sides, relations={(A, B): {"commercial": True}})
    paid = begin(state, "income_extraction")
    assert [empire.credits for empire in paid.empires] == [20 + 2 + 2] * 2


# The order of automatic steps


@pytest.mark.rule("SW-4.3.1", "SW-R.20", "SW-R.23")
def test_the_core_first_then_breaks_then_moves_by_age() -> None:
    dice = (6, 2, 4, 3, 6, 1, 1, 4, 1)  # a mission for the core; none for the break; two moves
    state = given(
        A(), B(), events="continuum_break@3-0 space_anomaly@3-6 meteor@3-0 meteor@2-0", dice=(*dice, 1, 1, 1, 1)
    )
    _, events = happened(state, "event")
    rolls = [event for event in events if isinstance(event, CoreRolled)]
    moves = [event for event in events if isinstance(event, HappeningRolled)]
    assert [event.at for event in rolls] == ["0-0", "3-0"]
    assert [event.kind for event in moves][:2] == ["continuum_break", "space_anomaly"]
    assert events.index(rolls[1]) < events.index(moves[0])


@pytest.mark.rule("SW-4.3.5", "SW-R.75")
def test_who_has_lost_is_out_at_the_end_of_a_sub_phase() -> None:
    state = begin(given(A(), B(), C()), "player_subphases")
    state = state.with_sector(at(state, B.home), owner=None)
    after, events = told(state, "A end")
    assert PlayerEliminated(B.seat) in events
    assert rules.waiting_on(after) == {C.seat}


@pytest.mark.rule("SW-4.3.5", "SW-R.40")
def test_the_steps_of_a_sub_phase() -> None:
    assert list(STEPS) == ["movement", "space_battle", "bombardment", "ground_battle", "closing"]


@pytest.mark.rule("SW-4.3.8", "SW-18.2.4")
def test_contamination_everywhere_before_slaves_anywhere() -> None:
    first = System(Levels(city=1), slaves=2, legions={A.seat: Legions(1)}, contamination=1)
    second = System(Levels(city=1), contamination=1)
    tiles = {"2-0": "draconis_31", "3-0": "moss_71"}
    sides = A(systems={"draconis_31": first, "moss_71": second}), B()
    state, events = happened(given(*sides, tiles=tiles, dice=(6, 6, 6, 6, 6, 6, 5)), "contamination_slave")
    told_of = [event for event in events if isinstance(event, (UnitsLost, SlavesRevolted))]
    assert [type(event) for event in told_of] == [UnitsLost, UnitsLost, SlavesRevolted]
    assert system(state, "draconis_31").levels.city == 0


@pytest.mark.rule("SW-4.3.8")
def test_with_the_turn_all_that_held_for_it_ends() -> None:
    state = given(
        A(craft="cruiser1@4-2", officers="scientist1@cruiser1", this_turn=ThisTurn(research={"mission": 3})),
        B(),
        C(),
        politics={
            "protocols": (ActiveProtocol("galactic_truce"),),
            "permissions": frozenset({(A.seat, B.seat)}),
        },
    )
    state = state.changed(fleets=state.fleets.with_moves("cruiser1", points=1))
    state = state.with_system(at(state, A.home), slaves=2, slaves_used=1)
    lost = state.with_sector(at(state, C.home), owner=None)
    course = Course(lost)
    end(course)
    after = course.state
    assert after.living == (A.seat, B.seat)  # the check for elimination
    assert (after.politics.protocols, after.politics.permissions) == ((), frozenset())
    assert after.politics.protocols_before == {"galactic_truce"}
    assert after.empires[A.seat].this_turn == ThisTurn()
    assert not after.fleets.moves
    assert system(after, A.home).slaves_used == 0


# Blockade


@pytest.mark.rule("SW-14.3.4", "SW-R.65")
def test_a_blockade_is_judged_when_it_matters() -> None:
    fleet = " ".join(f"dreadnought{number}@{A.home}" for number in range(1, 5))
    state = given(A(systems={A.home: HOME}), B(craft=fleet), relations={(A, B): WAR})
    paid = begin(state, "income_extraction")
    assert paid.empires[A.seat].credits == 20
    assert points(state, A.seat) == 0
    left = state.changed(fleets=state.fleets.with_moved(("dreadnought1",), at(state, "4-3")))
    assert points(left, A.seat) == 3
    assert refused(begin(state, "construction_repair"), f"A build:{A.home}/city") == "SW-1.4.10"
    assert refused(begin(left, "construction_repair"), f"A build:{A.home}/city") != "SW-1.4.10"


@pytest.mark.rule("SW-R.65")
def test_defenders_do_not_cancel_a_blockade() -> None:
    fleet = " ".join(f"dreadnought{number}@{A.home}" for number in range(1, 5))
    mine = f"artificial_moon1@{A.home} orbital_base1@{A.home}"
    state = given(A(systems={A.home: HOME}, craft=mine), B(craft=fleet), relations={(A, B): WAR})
    assert is_blocked(state, at(state, A.home))


# Two players left


@pytest.mark.rule("SW-19.5.2", "SW-R.76")
@pytest.mark.parametrize("craft", ["consular_starship1", "scientific_starship1"])
def test_between_two_players_consular_and_scientific_starships_need_permission(craft: str) -> None:
    laws = "free_flight_consular free_flight_scientific consular_immunity"
    state = given(A(craft=f"{craft}@4-3"), B(holds="4-4"), laws=laws)
    assert bars_entry(state, A.seat, at(state, "4-4"), papers(state, craft)) is None
    anarchy = begin(state, "council")
    barred = bars_entry(anarchy, A.seat, at(anarchy, "4-4"), papers(anarchy, craft))
    assert barred is not None
    assert barred.reason.rule == "SW-9.3.5"
    assert not anarchy.politics.has_law("consular_immunity")


@pytest.mark.rule("SW-19.5.3")
def test_two_players_still_make_treaties() -> None:
    state = begin(begin(given(A(), B()), "council"), "declaration")
    state = play(state, "A offer_treaty:1/scientific", "A end", "B end", "B accept:0/1", "B end")
    assert state.politics.between(A.seat, B.seat).scientific


# What follows from a position


@pytest.mark.rule("SW-22.1.1")
def test_all_that_follows_from_a_position_follows_at_once() -> None:
    sides = A(systems={A.home: HOME}, craft="outpost1@4-3 corvette1@4-4"), B(), C()
    state = given(*sides)

    def follows(state: State) -> tuple[Any, ...]:
        home = at(state, A.home)
        seat = A.seat
        return (
            votes(state).get(seat),
            population(state, seat),
            points(state, seat),
            manager(state, home),
            is_blocked(state, home),
            is_in_supply(state, "corvette1"),
            state.empires[seat].value,
        )

    assert follows(state) == (2, 2, 3, A.seat, False, True, 0)
    grown = state.with_system(at(state, A.home), levels=Levels(city=4, research_center=1))
    assert follows(grown) == (4, 4, 1, A.seat, False, True, 0)
    infested = state.with_system(at(state, A.home), aliens=1)
    assert follows(infested) == (2, 0, 0, A.seat, True, True, 0)
    cut = state.without_craft("outpost1").with_empire(A.seat, known=frozenset({"moon_technology"}))
    assert follows(cut) == (2, 2, 3, A.seat, False, False, 5)
    lost = state.with_sector(at(state, A.home), owner=B.seat)
    assert follows(lost)[:4] == (0, 0, 0, B.seat)
    for field in ("votes", "population", "value", "supply", "laboratories", "blocked"):
        assert field not in State.__struct_fields__


# Groups


@pytest.mark.rule("SW-24.2.5", "SW-R.44")
def test_a_group_that_moves_stands_for_single_moves() -> None:
    craft = "corvette1@4-2 corvette2@4-2 freight1@4-2"
    state = begin(given(A(craft=craft), B()), "player_subphases")
    together = play(state, "move:corvette1+corvette2+freight1/4-3")
    alone = play(state, "move:corvette1/4-3", "move:corvette2/4-3", "move:freight1/4-3")
    assert together == alone


@pytest.mark.rule("SW-23.1.4")
def test_each_choice_is_about_one_thing() -> None:
    """One square, one building, one token more, one group: whatever is listed is no form."""
    stock = {A.home: {"tokens": Tokens(9, 9, 9)}}
    state = given(A(systems={A.home: HOME}, craft="corvette1@4-2"), B(), sectors=stock)
    for phase, words in (
        ("research", {"research", "end"}),
        ("construction_repair", {"build", "order", "end"}),
        ("player_subphases", {"move", "load", "jump", "end"}),
    ):
        asked = begin(state, phase)
        assert {choice.partition(":")[0] for choice in offered(asked, A)} <= words
    bought = play(begin(state, "research"), "A research:propulsion", "A end", "B end")
    assert bought.empires[A.seat].squares == {"propulsion": 1}
    built = play(begin(state, "construction_repair"), f"A build:{A.home}/chemical_workshop", "A end", "B end")
    assert system(built, A.home).levels.chemical_workshop == 1
