"""SW-23.3.8, SW-24.2.5: standing orders fill a form in before it is shown, and stand in for one that does not come."""

from typing import Any

import pytest

from stellarch.core import Chance, Refused, Seat, Template
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.contents import read_action
from stellarch.games.space_wars.notation import Order
from stellarch.games.space_wars.rules import play as rules
from stellarch.games.space_wars.state import Levels, State, System, Tokens
from tests.rules.space_wars.given import A, B, C, begin, given, play, refused, tokens

HOME = A.home
WORKS = System(Levels(city=3, mechanical_workshop=1, shipyard=2, research_center=2))
STORES = {HOME: {"tokens": Tokens(9, 9, 9, 2)}}


def at_work(phase: str, *orders: str, **options: Any) -> State:
    """A phase that begins after A has given these standing orders."""
    state = given(A(credits=20, systems={HOME: WORKS}), B(), C(), sectors=STORES, **options)
    return begin(play(state, *(f"A {order}" for order in orders)), phase)


def default(state: State) -> list[str]:
    """What A's form is filled in with."""
    asked = rules.decision(state, A.seat)
    assert asked is not None
    return [str(order) for order in asked.default.orders]


@pytest.mark.rule("SW-23.3.8")
@pytest.mark.rule("SW-D.16")
def test_one_extracts_by_default_or_not() -> None:
    assert default(at_work("income_extraction")) == [f"extract:{HOME}/mechanical_workshop/1"]
    assert default(at_work("income_extraction", "extracting:no")) == []


@pytest.mark.rule("SW-23.3.8")
@pytest.mark.rule("SW-D.57")
def test_research_goes_by_a_list_of_wishes() -> None:
    wished = at_work("research", "wish_technologies:movement_range_2+level_2_buildings")
    assert default(wished) == ["research:propulsion"]
    assert refused(wished, "A wish_technologies:astrology") == "SW-23.3.8"


@pytest.mark.rule("SW-23.3.8")
@pytest.mark.rule("SW-D.58")
@pytest.mark.rule("SW-D.59")
def test_what_is_wished_for_is_built_as_soon_as_it_can_be_paid_for() -> None:
    """The palace never can; of two corvettes there are construction points for one."""
    wishes = f"wish_works:build:{HOME}/palace,order:{HOME}/corvette,order:{HOME}/corvette"
    state = at_work("construction_repair", wishes)
    assert default(state) == [f"order:{HOME}/corvette"]
    after = play(state, "A auto", "B auto", "C auto")
    left = [str(wish) for wish in after.empires[A.seat].standing.works]
    assert left == [f"build:{HOME}/palace", f"order:{HOME}/corvette"]


@pytest.mark.rule("SW-D.58")
@pytest.mark.rule("SW-D.60")
@pytest.mark.rule("SW-D.62")
def test_without_wishes_nothing_is_bought() -> None:
    assert default(at_work("construction_repair")) == []


@pytest.mark.rule("SW-23.3.8")
@pytest.mark.rule("SW-D.4")
def test_treaties_of_a_kind_are_accepted_from_a_player() -> None:
    state = at_work("declaration", "accept_treaties:1/commercial")
    offers = "form:offer_treaty:0/commercial,offer_treaty:0/scientific"
    offered = play(state, "A end", f"B {offers}", f"C {offers}")
    assert default(offered) == ["accept:1/1"]
    after = play(offered, "A auto")
    assert after.politics.between(A.seat, B.seat).commercial
    assert not after.politics.between(A.seat, C.seat).commercial
    taken_back = play(offered, "A accept_treaties:1/-")
    assert default(taken_back) == []


@pytest.mark.rule("SW-23.3.8")
@pytest.mark.rule("SW-D.9")
def test_one_abstains_on_what_is_not_named() -> None:
    agenda = at_work("council", "vote_on:free_trade/against")
    ballots = play(agenda, "A form:propose:law/free_trade", "A auto", "A auto", "A auto")
    assert default(ballots) == ["vote:1/against"]
    agenda = at_work("council", "vote_on:free_trade/against")
    ballots = play(agenda, "A form:propose:law/no_veto", "A auto", "A auto", "A auto").changed(rules=3)
    assert default(ballots) == []
    assert default(ballots.changed(rules=4)) == ["vote:1/for"]


@pytest.mark.rule("SW-23.3.8")
@pytest.mark.parametrize(("on_the_law", "on_its_repeal"), [("for", "against"), ("against", "for")])
def test_a_player_who_is_for_a_law_is_against_its_repeal(on_the_law: str, on_its_repeal: str) -> None:
    agenda = at_work("council", f"vote_on:consular_immunity/{on_the_law}", laws="consular_immunity")
    ballots = play(agenda, "A form:propose:repeal/consular_immunity", "A auto", "A auto", "A auto")
    assert default(ballots) == [f"vote:1/{on_its_repeal}"]


# Routes


def hauling(*orders: str, **said: Any) -> State:
    """With two players A's home is 4-2; a colony lies at 4-4, two steps along the ring, and a freighter at home."""
    systems = {HOME: WORKS, "draconis_31": System(Levels(city=1))}
    sides = (
        A(systems=systems, holds="4-3", craft="freight1@4-2", known="movement_range_2", **said),
        B(craft="cruiser2@4-14"),
    )
    state = given(*sides, tiles={"4-4": "draconis_31"}, sectors={HOME: {"tokens": Tokens(9, 9, 9, 2)}})
    return begin(play(state, *(f"A {order}" for order in orders)), "player_subphases")


ROUTE = f"set_route:freight1/electronic+chemical/{HOME}/draconis_31"


def on(state: State, *orders: str) -> State:
    for word in orders:
        who, _, order = word.partition(" ")
        state = rules.apply(state, Seat("AB".index(who)), read_action(order)).state
    return state


@pytest.mark.rule("SW-24.2.5")
def test_a_route_stands_for_single_orders() -> None:
    """The same as loading, two steps, and putting down."""
    state = hauling(ROUTE)
    room = state.fleets["freight1"].sheet.capacity
    repeated = on(state, "A repeat_route:freight1")
    alone = on(state, f"A load:freight1/electronic={room}", "A move:freight1/4-3", "A move:freight1/draconis_31")
    alone = on(alone, f"A unload:freight1/electronic={room}")
    assert tokens(repeated, "draconis_31") == tokens(alone, "draconis_31") == Tokens(0, room)
    assert repeated.fleets == alone.fleets
    assert rules.waiting_on(repeated) == {A.seat}


@pytest.mark.rule("SW-24.2.5")
def test_next_turn_it_goes_back_for_more() -> None:
    state = on(hauling(ROUTE), "A repeat_route:freight1")
    rested = begin(state.changed(fleets=state.fleets.rested(), stage=None), "player_subphases")
    assert rested.galaxy.name(on(rested, "A repeat_route:freight1").fleets["freight1"].at) == HOME


@pytest.mark.rule("SW-24.2.5")
@pytest.mark.rule("SW-D.32")
def test_a_player_who_leaves_it_to_the_software_has_freighters_that_go_on() -> None:
    state = on(hauling(ROUTE), "A auto", "A auto")
    assert any(tokens(state, "draconis_31"))
    assert rules.waiting_on(state) == {B.seat}
    assert rules.default(hauling(), A.seat) == read_action("end")


@pytest.mark.rule("SW-24.2.5")
def test_a_route_goes_around_danger_or_not_at_all() -> None:
    state = hauling(ROUTE)
    happenings = state.happenings.with_new("black_hole", state.galaxy.find("4-3"))[0]  # type: ignore[arg-type]
    around = on(state.changed(happenings=happenings), "A repeat_route:freight1")
    assert around.galaxy.name(around.fleets["freight1"].at) != "4-3"


@pytest.mark.rule("SW-24.2.5")
def test_routes_are_for_freighters_between_two_places() -> None:
    for order in (
        "set_route:cruiser2/electronic/draconis_31/4-3",
        f"set_route:freight1/electronic/{HOME}/{HOME}",
        f"set_route:freight1/-/{HOME}/draconis_31",
        f"set_route:freight1/slave/{HOME}/draconis_31",
        "repeat_route:freight1",
        "drop_route:freight1",
    ):
        assert refused(hauling(), f"A {order}") == "SW-24.2.5"
    assert hauling(ROUTE, "drop_route:freight1").empires[A.seat].standing.routes == {}


@pytest.mark.rule("SW-D.27")
def test_events_are_always_visited() -> None:
    sides = A(craft="scientific_starship1@4-3"), B(craft="cruiser2@4-14")
    state = begin(given(*sides, events="space_anomaly@4-3", dice=[4]), "player_subphases")
    after = on(state, "A auto", "A auto")
    assert after.empires[A.seat].this_turn.research["anomalies"] > 0
    assert rules.waiting_on(after) == {B.seat}


# Passing


@pytest.mark.rule("SW-23.3.8")
def test_one_may_pass_until_something_happens() -> None:
    state = on(hauling(ROUTE), "A pass_until:3/offer")
    assert rules.waiting_on(state) == {B.seat}, "A's movements are over"
    assert any(tokens(state, "draconis_31"))
    woken = on(state, "B offer:0/credits=1/-")
    assert woken.empires[A.seat].standing.passes_until == 0
    asleep = on(on(hauling(), "A pass_until:3/technology"), "B offer:0/credits=1/-")
    assert asleep.empires[A.seat].standing.passes_until == 3
    for turn in (1, 99):
        assert refused(state, f"A pass_until:{turn}/offer") == "SW-23.3.8"


@pytest.mark.rule("SW-23.3.8")
def test_posture_and_garrison_are_noted() -> None:
    standing = hauling("set_posture:bold/2/4-3").empires[A.seat].standing
    assert (standing.posture, standing.garrison, len(standing.lets_pass)) == ("bold", 2, 1)
    assert refused(hauling(), "A set_posture:bold/2/nowhere") == "SW-23.3.8"


@pytest.mark.rule("SW-24.1.6")
def test_nobody_else_sees_them() -> None:
    state = hauling()
    orders = (ROUTE, "pass_until:3/offer", "set_posture:bold", "wish_technologies:movement_range_3", "extracting:no")
    for order in orders:
        assert read_action(order).seen_by(A.seat, B.seat) is None
        step = rules.apply(begin(state.changed(stage=None), "construction_repair"), A.seat, read_action(order))
        for other in (B.seat, None):
            seen = SPACE_WARS.view(step.state, other)
            assert seen.empires[A.seat].standing == state.empires[A.seat].standing
            told = [type(event).__name__ for event in step.events if event.seen_by(other) is not None]
            assert "StandingOrdersSet" not in told


@pytest.mark.rule("SW-23.3.8")
def test_they_are_offered_to_be_filled_in_at_any_time() -> None:
    state = hauling(ROUTE)
    for seat in (A.seat, B.seat):
        offered = rules.free(state, seat)
        assert {"wish_technologies", "wish_works", "accept_treaties", "vote_on", "pass_until", "set_posture"} <= {
            each.type for each in offered if isinstance(each, Template)
        }
        for choice in offered:
            if isinstance(choice, Template) and choice.type not in ("make_offer", "file"):
                orders = [SPACE_WARS.read_plain(choice.drawn(Chance(f"{number}"))) for number in range(8)]
                assert any(_is_taken(state, seat, order) for order in orders), choice.type


def _is_taken(state: State, seat: Seat, order: Order) -> bool:
    try:
        rules.apply(state, seat, order)
    except Refused:
        return False
    return True


@pytest.mark.rule("SW-23.3.8")
def test_they_have_short_forms() -> None:
    for word in (
        ROUTE,
        "wish_works:build:arcadia_prime/city,order:arcadia_prime/corvette",
        "wish_works:",
        "vote_on:free_trade/for",
        "accept_treaties:1/commercial+scientific",
        "pass_until:9/technology",
        "set_posture:careful/3/4-3",
    ):
        assert str(read_action(word)) == word
