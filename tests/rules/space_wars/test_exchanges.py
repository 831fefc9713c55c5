"""SW-4.2: exchanges, and the pledges that they may hold."""

from typing import Any

import pytest

from stellarch.core import Refused
from stellarch.games.space_wars.chapters.elimination import check_elimination
from stellarch.games.space_wars.chapters.exchanges import ExchangeMade
from stellarch.games.space_wars.chapters.offers import OfferVoid
from stellarch.games.space_wars.chapters.pledges import PledgePaid
from stellarch.games.space_wars.chapters.research import points
from stellarch.games.space_wars.chapters.turn import end
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.rules.entry import bars_entry
from stellarch.games.space_wars.state import Levels, Project, State, System
from stellarch.games.space_wars.state.politics import Payment
from stellarch.games.space_wars.view import view
from tests.rules.space_wars.given import A, B, C, Player, Side, at, begin, given, happened, offered, play, refused, told

ALL = (A, B, C)


def declaring(*sides: Side, **said: Any) -> State:
    return begin(given(*(sides or (A(), B(), C())), **said), "declaration")


def offering(state: State, *offers: str) -> State:
    """With these offers made, and nothing else declared."""
    return play(state, *offers, *(f"{player} end" for player in ALL))


def credits(state: State) -> list[int]:
    return [empire.credits for empire in state.empires]


def labs(player: Player, count: int) -> Side:
    return player(systems={player.home: System(Levels(research_center=count))})


@pytest.mark.rule("SW-R.16")
@pytest.mark.rule("SW-4.2.1")
@pytest.mark.rule("SW-4.2.3")
def test_an_accepted_offer_is_carried_out_at_once() -> None:
    state = offering(declaring(), "A offer:1/credits=7/permission=1")
    assert credits(state) == [20, 20, 20]
    after, events = told(state, "B accept:0/1", "B end")
    assert credits(after) == [13, 27, 20]
    assert ExchangeMade(A.seat, B.seat, {"credits": 7}, {"permission": 1}) in events
    assert credits(play(state, "B decline:0/1", "B end")) == [20, 20, 20]


@pytest.mark.rule("SW-16.2.5")
def test_a_craft_that_was_laid_down_is_lost_with_a_system_that_is_given_away() -> None:
    yard = System(Levels(shipyard=2), project=Project("cruiser", 2, A.seat))
    state = declaring(A(systems={"draconis_31": yard}), B(), C(), tiles={"2-3": "draconis_31"})
    after = play(offering(state, "A offer:1/flag@draconis_31=1/-"), "B accept:0/1", "B end")
    assert after.sectors[at(after, "draconis_31")].owner == B.seat
    assert after.sectors.system(at(after, "draconis_31")).project is None


@pytest.mark.rule("SW-4.2.3")
def test_it_is_carried_out_completely_or_not_at_all() -> None:
    """A offers all credits to both; what is left when C accepts is not enough."""
    state = offering(declaring(), "A offer:1/credits=20/-", "A offer:2/credits=20/permission=1")
    after, events = told(state, "B accept:0/1", "B end", "C accept:0/1", "C end")
    assert credits(after) == [0, 40, 20]
    assert not after.politics.permissions
    assert any(isinstance(event, OfferVoid) for event in events)


@pytest.mark.rule("SW-4.2.3")
def test_what_is_asked_for_must_be_there() -> None:
    state = offering(declaring(), "A offer:1/permission=1/credits=21")
    assert offered(state, B) == ["end", "decline:0/1"]
    assert refused(state, "B accept:0/1") == "SW-4.2.3"


@pytest.mark.rule("SW-4.2.2")
@pytest.mark.parametrize(
    ("order", "rule"),
    [
        ("A offer:1/credits=20/-", None),
        ("A offer:1/credits=21/-", "SW-4.2.3"),
        ("A offer:1/-/-", "SW-4.2.1"),
        ("A offer:1/kisses=3/-", "SW-4.2.2"),
        ("A offer:1/credits=-1/-", "SW-4.2.2"),
        ("A offer:1/permission=2/-", "SW-4.2.2"),
        ("A offer:1/pay_6=1/-", "SW-4.2.2"),
        ("A offer:1/no_war=5/-", None),
        ("A offer:1/research=1/-", "SW-4.2.5"),
        ("A offer:0/credits=1/-", "SW-7.1.1"),
    ],
)
def test_what_can_be_offered(order: str, rule: str | None) -> None:
    assert refused(declaring(), order) == rule


@pytest.mark.rule("SW-4.2.5")
def test_research_points_go_from_pool_to_pool_in_the_same_turn() -> None:
    state = declaring(labs(A, 5), labs(B, 3), C())
    assert refused(state, "A offer:1/research=6/-") == "SW-4.2.5"
    after = play(offering(state, "A offer:1/research=4/-"), "B accept:0/1", "B end")
    assert (points(after, A.seat), points(after, B.seat)) == (1, 7)
    assert refused(begin(after, "declaration"), "A offer:2/research=2/-") == "SW-4.2.5"


@pytest.mark.rule("SW-4.2.5")
def test_points_that_the_giver_has_lost_since_are_void() -> None:
    after = play(offering(declaring(labs(A, 5), labs(B, 3), C()), "A offer:1/research=4/-"), "B accept:0/1", "B end")
    poorer = after.changed(sectors=after.sectors.with_level(at(after, A.home), "research_center", -3))
    assert (points(poorer, A.seat), points(poorer, B.seat)) == (0, 5)


@pytest.mark.rule("SW-4.2.7")
def test_permission_covers_all_sectors_until_the_turn_ends() -> None:
    state = declaring(A(), B(holds="2-0 3-3"), C())
    after = play(offering(state, "A offer:1/credits=1/permission=1"), "B accept:0/1", "B end")
    for place in ("2-0", "3-3"):
        assert bars_entry(state, A.seat, at(state, place)) is not None
        assert bars_entry(after, A.seat, at(after, place)) is None
        assert bars_entry(after, C.seat, at(after, place)) is not None
    course = Course(after)
    end(course)
    assert bars_entry(course.state, A.seat, at(after, "2-0")) is not None


@pytest.mark.rule("SW-R.99")
@pytest.mark.rule("SW-4.2.8")
def test_three_offers_in_a_phase_and_treaties_besides() -> None:
    state = play(declaring(), "A offer:1/credits=1/-")
    assert refused(state, "A offer:1/credits=1/-") == "SW-4.2.8"
    state = play(state, "A offer:1/credits=2/-", "A offer:2/credits=1/-")
    assert refused(state, "A offer:2/credits=5/-") == "SW-4.2.8"
    assert refused(state, "A offer_treaty:1/commercial") is None
    assert not any(choice == "make_offer" for choice in offered(state, A))


@pytest.mark.rule("SW-24.1.4")
def test_terms_are_shown_to_the_parties_alone() -> None:
    one, another = (offering(declaring(), f"A offer:1/credits={amount}/-") for amount in (3, 17))
    for seat in (C.seat, None):
        assert view(one, seat) == view(another, seat)
    assert view(one, B.seat) != view(another, B.seat)


# Pledges


def pledged(credits: int) -> State:
    """A, who has this many credits and earns 15 a turn, has promised B those of the next two income phases."""
    state = declaring(A(systems={A.home: System(Levels(city=15))}, credits=credits), B(), C())
    return play(offering(state, "A offer:1/pay_2=15/permission=1"), "B accept:0/1", "B end")


@pytest.mark.rule("SW-R.100")
@pytest.mark.rule("SW-4.2.9")
@pytest.mark.rule("SW-4.2.10")
@pytest.mark.rule("SW-4.2.12")
def test_a_payment_that_is_pledged_is_made_by_itself_until_its_term() -> None:
    state = pledged(40)
    assert state.politics.pledges == (Payment(1, A.seat, B.seat, 15, 2),)
    assert view(state, C.seat).politics.pledges == state.politics.pledges
    state, events = happened(state, "income_extraction")
    assert PledgePaid(A.seat, B.seat, 15) in events
    assert credits(state) == [40, 35, 20]
    state, _ = happened(state.with_stage(None), "income_extraction")
    assert (credits(state), state.politics.pledges) == ([40, 50, 20], ())


@pytest.mark.rule("SW-4.2.11")
def test_what_a_payment_lacks_is_due_in_the_next_income_phase() -> None:
    """A has lost all cities but ten meanwhile; what is owed costs a credit more (SW-30.2)."""
    fewer = pledged(0)
    fewer = fewer.with_system(at(fewer, A.home), levels=Levels(city=10))
    state = begin(fewer, "income_extraction")
    assert (credits(state), state.politics.pledges) == ([0, 30, 20], (Payment(1, A.seat, B.seat, 15, 1, owed=6),))
    state = begin(state.with_stage(None).with_empire(A.seat, credits=50), "income_extraction")
    assert (credits(state), state.politics.pledges) == ([39, 51, 20], ())


@pytest.mark.rule("SW-4.2.12")
def test_a_pledge_ends_when_a_party_is_out_of_the_game() -> None:
    state = pledged(40)
    course = Course(state.with_sector(at(state, B.home), owner=None))
    check_elimination(course)
    assert not course.state.empires[B.seat].alive
    assert course.state.politics.pledges == ()


@pytest.mark.rule("SW-4.2.2")
def test_a_refusal_calls_things_by_their_names_and_says_what_is_wrong() -> None:
    """What can never be exchanged is not refused for its amount, and nobody is shown an id."""
    state = declaring()
    for order, said in (
        ("offer:1/city=1/-", "This cannot be exchanged: city."),
        ("offer:1/permission=2/-", "One offer holds 0 to 1 of this: Permission to enter."),
        ("offer:1/commercial=2/-", "One offer holds 0 to 1 of this: Commercial agreement."),
    ):
        with pytest.raises(Refused) as refusal:
            play(state, f"A {order}")
        assert refusal.value.why.en == said
    building = begin(given(A(), B()), "construction_repair")
    with pytest.raises(Refused) as refusal:
        play(building, f"A order:{A.home}/special_weapon")
    assert refusal.value.why.en == "No shipyard builds special weapon."
