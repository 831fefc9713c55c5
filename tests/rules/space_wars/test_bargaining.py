"""SW-4.2.1, SW-23.1.3: offers besides the decision that is pending."""

from typing import Any

import pytest

from stellarch.core import Template
from stellarch.games.space_wars.chapters.goals import GoalChanged
from stellarch.games.space_wars.chapters.offers import OfferDeclined, OfferLapsed, OfferMade
from stellarch.games.space_wars.chapters.winning import check_short_victory, cities_to_win
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.rules import play as rules
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.rules.flow import proceed
from stellarch.games.space_wars.state import Levels, State, System, Tokens
from stellarch.games.space_wars.state.matters import Relocating
from stellarch.games.space_wars.tables.technologies import TECHNOLOGIES
from stellarch.games.space_wars.view import imagine, view
from tests.rules.space_wars.given import A, B, C, D, Player, begin, given, offered, play, refused, told

MOVING = "player_subphases"
BUILDING = "construction_repair"


def moving(**said: Any) -> State:
    """A's sub-phase, with B and C to come; afterwards A will have points of research to spend."""
    home = System(Levels(research_center=3))
    return begin(given(A(systems={A.home: home}), B(), C(), **said), MOVING)


def building(credits: int = 20, **said: Any) -> State:
    """All build at the same time; A and B can build a city each, for three credits."""
    return begin(
        given(
            A(credits=credits),
            B(credits=credits),
            C(),
            sectors={player.home: {"tokens": Tokens(9, 9, 9)} for player in (A, B)},
            **said,
        ),
        BUILDING,
    )


def credits(state: State) -> list[int]:
    return [empire.credits for empire in state.empires]


def asked(state: State) -> set[Player]:
    return {player for player in (A, B, C) if player.seat in rules.waiting_on(state)}


def besides(state: State, player: Player) -> list[str]:
    """What a player may do though nobody waits for it."""
    return [getattr(choice, "type", str(choice)) for choice in rules.free(state, player.seat)]


@pytest.mark.rule("SW-4.2.1")
@pytest.mark.rule("SW-D.3")
def test_a_player_who_is_asked_for_a_decision_may_make_an_offer_first() -> None:
    state = moving().changed(rules=3)  # by version 4 anybody may
    assert "make_offer" in besides(state, A)
    assert "make_offer" not in besides(state, B)
    assert refused(state, "B offer:0/credits=1/-") == "SW-4.2.1"
    after, events = told(state, "A offer:1/credits=7/permission=1")
    assert OfferMade(A.seat, B.seat, gives={"credits": 7}, asks={"permission": 1}) in events
    assert offered(after, A) == offered(state, A)


@pytest.mark.rule("SW-4.2.1")
@pytest.mark.parametrize(
    ("phase", "rule"),
    [
        ("council", None),
        ("declaration", None),
        ("income_extraction", None),
        (MOVING, None),
        ("research", None),
        (BUILDING, None),
    ],
)
def test_offers_are_made_in_phases_2_to_7(phase: str, rule: str | None) -> None:
    cities = {player.home: System(Levels(city=1, chemical_workshop=1, research_center=2)) for player in (A, B, C)}
    state = begin(given(*(player(systems={player.home: cities[player.home]}) for player in (A, B, C))), phase)
    (first, *_) = sorted(rules.waiting_on(state))
    other = 1 if first == 0 else 0
    assert refused(state, f"{'ABC'[first]} offer:{other}/credits=1/-") == rule


@pytest.mark.rule("SW-23.1.3")
@pytest.mark.rule("SW-D.4")
def test_the_receiver_is_asked_and_the_others_go_on() -> None:
    state = play(moving(), "A offer:1/credits=7/permission=1")
    assert asked(state) == {A, B}
    assert offered(state, B) == ["decline:0/1", "accept:0/1"]
    assert rules.default(state, B.seat) == rules.legal(state, B.seat)[0]
    state = play(state, "A end")
    assert asked(state) == {B}
    assert offered(state, B)[-1] == "end"
    assert besides(state, B)[:2] == ["decline:0/1", "accept:0/1"]
    state = play(state, "B end", "C end")
    assert asked(state) == {B}
    assert credits(play(state, "B accept:0/1")) == [13, 27, 20]


@pytest.mark.rule("SW-23.1.3")
def test_an_answer_costs_nobody_his_place() -> None:
    """B answers in the middle of A's sub-phase, and A goes on moving."""
    state = play(moving(), "A offer:1/credits=7/permission=1", "B accept:0/1")
    assert credits(state) == [13, 27, 20]
    assert asked(state) == {A}
    assert offered(state, A)[-1] == "end"


@pytest.mark.rule("SW-23.1.3")
def test_by_earlier_versions_the_next_phase_waits_for_the_answer() -> None:
    state = play(moving().changed(rules=3), "A offer:1/credits=7/-", "A end", "B end", "C end")
    course = Course(state)
    proceed(course)
    assert (course.state.phase, asked(course.state)) == (MOVING, {B})
    step = rules.apply(state, B.seat, rules.legal(state, B.seat)[0])  # type: ignore[arg-type]
    assert step.state.phase != MOVING
    assert step.state.politics.offers == ()


@pytest.mark.rule("SW-23.1.3")
def test_by_earlier_versions_the_offer_lapses_at_the_pace_digest() -> None:
    state = play(moving(pace="digest").changed(rules=3), "A offer:1/credits=7/-", "A end", "B end", "C end")
    course = Course(state)
    proceed(course)
    assert course.state.phase != MOVING
    lapsed = next(event for event in course.events if isinstance(event, OfferLapsed))
    assert lapsed.seen_by(C.seat) is None
    assert credits(course.state)[:2] == [20, 20]


@pytest.mark.rule("SW-4.2.8")
def test_three_offers_in_a_phase_and_none_again_that_was_declined() -> None:
    state, events = told(moving(), "A offer:1/credits=7/-", "B decline:0/1")
    assert OfferDeclined(A.seat, B.seat, gives={"credits": 7}) in events
    assert refused(state, "A offer:1/credits=7/-") == "SW-4.2.8"
    state = play(state, "A offer:1/credits=6/-", "B accept:0/2")
    state = play(state, "A offer:1/credits=6/-")  # what was accepted may be offered again
    assert refused(state, "A offer:1/credits=5/-") == "SW-4.2.8"
    assert "make_offer" not in besides(state, A)
    next_phase = begin(state.changed(stage=None), "research")
    assert "make_offer" not in besides(next_phase, A)


@pytest.mark.rule("SW-4.2.8")
def test_in_the_next_phase_three_more() -> None:
    state = play(moving(), "A offer:1/credits=1/-", "A offer:1/credits=2/-", "A offer:1/credits=3/-", "A auto")
    state = play(state, "B auto", "C auto", "B decline:0/1", "B decline:0/2")
    state = rules.apply(state, B.seat, rules.legal(state, B.seat)[0]).state  # type: ignore[arg-type]
    assert state.phase != MOVING
    assert state.politics.offers == ()


@pytest.mark.rule("SW-24.1.4")
def test_nobody_else_is_shown_the_terms() -> None:
    one, another = (play(moving(), f"A offer:1/credits={amount}/-") for amount in (3, 17))
    for seat in (C.seat, None):
        assert view(one, seat) == view(another, seat)
    assert view(one, B.seat) != view(another, B.seat)


# While orders are sealed


@pytest.mark.rule("SW-4.2.3")
def test_what_is_offered_is_set_aside_until_it_is_answered() -> None:
    """A has 20 credits and offers 18; the rest does not pay for a city of his own."""
    state = building()
    city = f"A build:{A.home}/city"
    assert refused(state, city) is None
    waiting = play(state, "A offer:1/credits=18/-")
    assert refused(waiting, city) is not None
    assert refused(play(waiting, "B decline:0/1"), city) is None
    after = play(waiting, "B accept:0/1")
    assert credits(after) == [2, 38, 20]
    assert refused(after, city) is not None


@pytest.mark.rule("SW-4.2.3")
def test_what_is_spent_in_a_sealed_form_cannot_be_offered_nor_given() -> None:
    state = play(building(), f"A build:{A.home}/city")
    assert credits(state)[0] == 20
    assert refused(state, "A offer:1/credits=18/-") == "SW-4.2.3"
    asked_for = play(state, "B offer:0/-/credits=18")
    assert refused(asked_for, "A accept:1/1") == "SW-4.2.3"
    assert refused(play(asked_for, "A revise"), "A accept:1/1") is None


@pytest.mark.rule("SW-4.2.3")
def test_sealed_orders_are_tried_again_with_what_was_received() -> None:
    state = play(building(credits=2), "B offer:0/credits=2/-")
    assert refused(state, f"A build:{A.home}/city") is not None
    after = play(state, "A accept:1/1", f"A build:{A.home}/city", "A end", "B end", "C end")
    assert after.sectors.system(after.empires[A.seat].home).levels.city == 1
    assert min(credits(after)) >= 0


def test_a_filled_in_template_is_an_order() -> None:
    state = moving()
    template = next(choice for choice in rules.free(state, A.seat) if isinstance(choice, Template))
    assert set(template.blanks) == {"player", "gives", "asks"}
    assert all(blank.label is not None for blank in template.blanks.values())


# At any time (SW-29.13)


@pytest.mark.rule("SW-29.13")
@pytest.mark.rule("SW-R.103")
def test_anybody_makes_offers_to_anybody_while_another_moves() -> None:
    state = moving()
    assert "make_offer" in besides(state, B)
    made, events = told(state, "B offer:2/credits=3/permission=1")
    assert OfferMade(B.seat, C.seat, gives={"credits": 3}, asks={"permission": 1}) in events
    assert (offered(made, A), made.matter) == (offered(state, A), state.matter)
    assert view(made, A.seat).politics.offers == ()
    after = play(made, "C accept:1/1")
    assert (credits(after), after.matter) == ([20, 17, 23], state.matter)


@pytest.mark.rule("SW-29.13")
def test_an_offer_waits_from_phase_to_phase_until_it_is_answered() -> None:
    moved = play(moving(), "A offer:1/credits=7/-", "A end", "B end", "C end")
    course = Course(moved)
    proceed(course)
    assert (course.state.phase, asked(course.state)) == ("research", {A, B})
    assert credits(play(course.state, "B accept:0/1"))[:2] == [13, 27]
    answering = play(begin(moved, "declaration"), "A end", "B end", "C end")
    assert asked(answering) == {B}
    assert credits(play(answering, "B accept:0/1", "B end"))[:2] == [13, 27]
    silent = play(answering, "B end")
    assert (silent.politics.offers, credits(silent)[:2]) == ((), [20, 20])


@pytest.mark.rule("SW-29.13")
def test_an_offer_can_be_taken_back_before_it_is_answered() -> None:
    """Until then what was offered is not there to build with."""
    state = play(building(credits=3), "A offer:1/credits=3/-")
    assert refused(state, f"A build:{A.home}/city") is not None
    assert "take_back:1/1" in besides(state, A)
    after = play(state, "A take_back:1/1")
    assert refused(after, f"A build:{A.home}/city") is None
    assert refused(after, "B accept:0/1") is not None
    assert refused(after, "A take_back:1/1") == "SW-29.13"


@pytest.mark.rule("SW-29.13")
def test_special_weapons_and_slaves_are_given_where_they_were_carried_to() -> None:
    craft = f"cruiser1@{B.home} freight1@{B.home} cruiser2@{A.home}"
    state = begin(given(A(craft=craft), B(), C()), MOVING)
    fleets = state.fleets.with_craft("cruiser1", weapons=3).with_craft("freight1", slaves=2)
    state = state.changed(fleets=fleets.with_craft("cruiser2", weapons=1))
    assert refused(state, "A offer:1/special_weapon@cruiser2=1/-") == "SW-4.2.6"
    assert refused(state, "A offer:1/special_weapon@cruiser1=4/-") == "SW-4.2.6"
    after = play(state, "A offer:1/special_weapon@cruiser1=2+slave@freight1=2/-", "B accept:0/1")
    home = after.sectors.system(after.empires[B.seat].home)
    assert (home.weapons, home.slaves, after.fleets["cruiser1"].weapons) == (2, 2, 1)
    full = state.with_system(state.empires[B.seat].home, weapons=7)
    assert refused(full, "A offer:1/special_weapon@cruiser1=2/-") == "SW-1.2.10"
    assert refused(state.changed(rules=3), "A offer:1/special_weapon@cruiser1=1/-") == "SW-4.2.2"


@pytest.mark.rule("SW-29.13")
def test_what_is_under_way_keeps_its_pieces_and_the_offer_waits() -> None:
    state = begin(given(A(craft=f"cruiser1@{B.home}"), B(), C()), MOVING)
    state = play(state, "A offer:1/cruiser1=1/-", "A offer:1/credits=2/-")
    home = state.empires[B.seat].home
    fighting = state.with_pending(Relocating("cruiser1", (home, At(home + 1))))
    assert refused(fighting, "B accept:0/1") == "SW-29.13"
    assert refused(fighting, "B accept:0/2") is None
    assert play(state, "B accept:0/1").fleets["cruiser1"].owner == B.seat


# Another winning value (SW-29.12)


@pytest.mark.rule("SW-29.12")
def test_all_together_agree_on_another_winning_value() -> None:
    state = moving()
    assert "propose_goal" in besides(state, C)
    assert refused(state, "C propose_goal:90") == "SW-29.12"
    assert refused(state, "C propose_goal:20") == "SW-29.12"
    asking = play(state, "C propose_goal:60")
    assert asked(asking) == {A, B}
    assert refused(asking, "C propose_goal:70") == "SW-29.12"
    agreed, events = told(asking, "A accept:2/1", "B accept:2/1")
    assert agreed.options.victory_value == 60
    assert GoalChanged(60, 90) in events
    refused_by_b = play(asking, "A accept:2/1", "B decline:2/1")
    assert refused_by_b.options.victory_value == 90
    assert asked(refused_by_b) == {A}
    assert refused(refused_by_b, "C propose_goal:60") == "SW-29.12"
    assert refused(moving(victory="long"), "C propose_goal:60") == "SW-29.12"
    assert refused(state.changed(rules=3), "C propose_goal:60") == "SW-29.12"


@pytest.mark.rule("SW-29.12", "SW-21.1.18")
def test_in_the_standard_version_all_together_agree_on_another_share() -> None:
    state = begin(given(A(), B(), C(), D(), victory="standard"), MOVING)
    (template,) = (each for each in rules.free(state, C.seat) if getattr(each, "type", "") == "propose_goal")
    assert isinstance(template, Template)
    assert template.blanks["value"].among == (40, 33)  # type: ignore[union-attr]
    assert refused(state, "C propose_goal:50") == "SW-29.12"
    assert refused(state, "C propose_goal:60") == "SW-29.12"
    agreed, events = told(play(state, "C propose_goal:40"), "A accept:2/1", "B accept:2/1", "D accept:2/1")
    assert agreed.options.victory_share == 40
    changed = next(event for event in events if isinstance(event, GoalChanged))
    assert changed.told("ABCD").en == "All agree: the game is won with more than 40 % of all cities, not 50 %."
    assert cities_to_win(agreed, 10) == 5
    assert refused(moving(victory="standard"), "C propose_goal:40") == "SW-29.12"  # three players need two thirds


@pytest.mark.rule("SW-29.12")
def test_the_agreed_value_counts_from_the_next_check_on() -> None:
    rich = given(A(squares={"propulsion": 5}), B(), C())
    agreed = play(begin(rich, MOVING), "A propose_goal:45", "B accept:0/1", "C accept:0/1")
    assert not agreed.over
    course = Course(agreed)
    assert agreed.empires[A.seat].value < 45
    check_short_victory(course)
    assert not course.state.over
    ahead = agreed.with_empire(A.seat, known=frozenset(TECHNOLOGIES))
    course = Course(ahead)
    check_short_victory(course)
    assert course.state.over


# What is foreseen meanwhile


@pytest.mark.rule("SW-24.1.4")
def test_a_state_imagined_while_others_answer_waits_for_one_of_them() -> None:
    """Who is no party of an offer does not see it, but the game goes on in what is foreseen."""
    ended = play(moving().changed(rules=3), "A offer:1/credits=7/-", "A end", "B end", "C end")
    speaking = begin(given(A(), B(), C(), pace="live"), "declaration")
    considered = play(speaking, "A offer:1/credits=7/-")
    for state in (ended, considered):
        imagined = imagine(view(state, C.seat), "seed")
        (waited,) = rules.waiting_on(imagined)
        assert waited != C.seat
        step = rules.apply(imagined, waited, rules.default(imagined, waited))
        assert rules.waiting_on(step.state)
    assert rules.waiting_on(imagine(view(considered, C.seat), "seed")) == {B.seat}
    moved = moving()
    assert imagine(view(moved, C.seat), "seed").politics == moved.politics
