"""SW-7.3: war is declared; and what follows from it."""

from typing import Any

import pytest

from stellarch.games.space_wars.chapters.general import OrderLeftOut
from stellarch.games.space_wars.chapters.standing import PassingEnded, wake
from stellarch.games.space_wars.chapters.war import DeclareWar, WarDeclared, declare_war
from stellarch.games.space_wars.rules.control import manager
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.rules.entry import bars_entry
from stellarch.games.space_wars.state import Legions, Levels, State, System
from stellarch.games.space_wars.state.counts import Small
from stellarch.games.space_wars.state.politics import ActiveProtocol, NoWar
from tests.rules.space_wars.given import A, B, C, D, Player, at, begin, given, offered, play, refused, system, told

ALLIES = {"military": "alliance"}
WAR = {"military": "war", "war_since": 1}


def declaring(*sides: Any, **said: Any) -> State:
    return begin(given(*(sides or (A(), B(), C(), D())), **{"turn": 5, **said}), "declaration")


def declared(state: State, *orders: str) -> State:
    """After these declarations, and no others."""
    return play(state, *orders, *(f"{player} end" for player in (A, B, C, D)[: len(state.seats)]))


def relation(state: State, one: Player, other: Player) -> Any:
    return state.politics.between(one.seat, other.seat)


@pytest.mark.rule("SW-7.3.3")
@pytest.mark.rule("SW-D.11")
def test_war_is_mutual_from_the_moment_of_declaration() -> None:
    state = declaring()
    assert offered(state, A)[0] == "end"  # the usual is no war
    assert {"declare_war:1", "declare_war:2", "declare_war:3"} <= set(offered(state, A))
    state, events = told(state, "A declare_war:1")
    assert events == ()  # sealed
    state, events = told(state, "A end", "B end", "C end", "D end")
    assert WarDeclared(A.seat, (B.seat,)) in events
    assert relation(state, B, A).military == "war"
    assert relation(state, B, A).war_since == 5
    again = begin(state, "declaration")
    assert refused(again, "A declare_war:1") == refused(again, "B declare_war:0") == "SW-7.3.3"


@pytest.mark.rule("SW-7.3.3")
@pytest.mark.parametrize("pace", ["guided", "live", "digest"])
def test_war_is_declared_at_every_pace(pace: str) -> None:
    state = declaring(pace=pace)
    state = play(state, "A declare_war:1")
    assert relation(play(state, "A end", "B end", "C end", "D end"), A, B).military == "war"


@pytest.mark.rule("SW-23.3.3")
def test_of_two_who_declare_war_on_each_other_the_later_is_told_so() -> None:
    _, events = told(declaring(), "A declare_war:1", "B declare_war:0", *(f"{player} end" for player in "ABCD"))
    assert [event for event in events if isinstance(event, WarDeclared)] == [WarDeclared(A.seat, (B.seat,))]
    (left_out,) = [event for event in events if isinstance(event, OrderLeftOut)]
    assert (left_out.seat, left_out.rule) == (B.seat, "SW-7.3.3")


@pytest.mark.rule("SW-7.3.1")
@pytest.mark.parametrize("treaty", ["commercial", "scientific"])
def test_no_war_while_there_is_an_agreement(treaty: str) -> None:
    state = declaring(relations={(A, B): {treaty: True}})
    assert refused(state, "A declare_war:1") == "SW-7.3.1"
    assert "declare_war:1" not in offered(state, A)


@pytest.mark.rule("SW-7.3.1")
@pytest.mark.parametrize("treaty", ["non_aggression", "cooperation", "alliance"])
def test_no_war_while_there_is_a_military_treaty_nor_when_it_was_just_broken(treaty: str) -> None:
    state = declaring(A(credits=50), B(), C(), D(), relations={(A, B): {"military": treaty}})
    assert refused(state, "A declare_war:1") == "SW-7.3.1"
    state = play(state, f"A break_treaty:1/{treaty}")
    assert refused(state, "A declare_war:1") == "SW-7.2.3"
    state = begin(declared(state).changed(turn=6), "declaration")
    assert refused(state, "A declare_war:1") is None


@pytest.mark.rule("SW-7.3.5")
@pytest.mark.rule("SW-R.37")
@pytest.mark.parametrize("treaty", ["commercial", "scientific"])
def test_an_agreement_is_broken_and_war_declared_in_the_same_turn(treaty: str) -> None:
    state = declaring(relations={(A, B): {treaty: True}})
    after = declared(state, f"A break_treaty:1/{treaty}", "A declare_war:1")
    assert relation(after, A, B).military == "war"
    assert not relation(after, A, B).holds(treaty)


@pytest.mark.rule("SW-7.3.1")
@pytest.mark.parametrize(
    ("craft", "rule"),
    [
        ("cruiser1", "SW-7.3.1"),
        ("stealth_starship1", "SW-7.3.1"),
        ("artificial_moon1", "SW-7.3.1"),
        ("freight1", None),
        ("transport1", None),
        ("consular_starship1", None),
    ],
)
def test_warships_leave_before_war_is_declared(craft: str, rule: str | None) -> None:
    state = declaring(A(craft=f"{craft}@4-7"), B(holds="4-7"), C(), D())
    assert refused(state, "A declare_war:1") == rule
    assert ("declare_war:1" in offered(state, A)) == (rule is None)


@pytest.mark.rule("SW-7.3.1")
def test_fighters_leave_before_war_is_declared_but_pods_need_not() -> None:
    sides = A(), B(holds="4-7"), C(), D()
    fighters, pods = ({"4-7": {"small": {A.seat: small}}} for small in (Small(star_fighter=1), Small(boarding_pod=1)))
    assert refused(declaring(*sides, sectors=fighters), "A declare_war:1") == "SW-7.3.1"
    assert refused(declaring(*sides, sectors=pods), "A declare_war:1") is None


@pytest.mark.rule("SW-7.3.1")
def test_so_do_fighters_on_a_surface_that_a_friend_has_conquered() -> None:
    """C holds a world of B, and A's fighters are guests there: in a sector of B all the same."""
    world = System(legions={C.seat: Legions(regular=1)}, small={A.seat: Small(star_fighter=1)})
    relations = {(B, C): {"military": "war"}, (A, C): {"military": "cooperation"}}
    sides = A(), B(systems={"draconis_31": world}), C(), D()
    state = declaring(*sides, tiles={"4-7": "draconis_31"}, relations=relations)
    assert refused(state, "A declare_war:1") == "SW-7.3.1"
    empty = state.with_system(at(state, "draconis_31"), small={})
    assert refused(empty, "A declare_war:1") is None


@pytest.mark.rule("SW-7.3.6")
@pytest.mark.example("SW-T.55")
def test_bases_do_not_hinder_a_declaration() -> None:
    cruiser = declaring(A(craft="cruiser1@4-7"), B(holds="4-7"), C(), D())
    assert refused(cruiser, "A declare_war:1") == "SW-7.3.1"
    bases = declaring(A(craft="outpost1@4-7 orbital_base1@4-7"), B(holds="4-7"), C(), D())
    assert relation(declared(bases, "A declare_war:1"), A, B).military == "war"


@pytest.mark.rule("SW-7.3.2")
def test_war_on_an_ally_is_war_on_both() -> None:
    state = declaring(relations={(B, C): ALLIES})
    state, events = told(state, "A declare_war:1", *(f"{player} end" for player in "ABCD"))
    assert WarDeclared(A.seat, (B.seat, C.seat)) in events
    assert relation(state, A, B).military == relation(state, A, C).military == "war"
    assert relation(state, A, D).military == "none"


@pytest.mark.rule("SW-7.3.2")
@pytest.mark.parametrize(
    ("fields", "rule"),
    [
        ({"scientific": True}, "SW-7.3.1"),
        ({"military": "non_aggression"}, "SW-7.3.1"),
        ({"peace_until": 7}, "SW-7.4.4"),
        ({"peace_since": 5}, "SW-7.3.7"),
        (WAR, None),
    ],
)
def test_all_conditions_hold_for_the_ally_too_unless_at_war_already(fields: dict[str, Any], rule: str | None) -> None:
    assert refused(declaring(relations={(B, C): ALLIES, (A, C): fields}), "A declare_war:1") == rule


@pytest.mark.example("SW-T.54")
def test_worked_example_an_agreement_with_the_ally_is_broken_first() -> None:
    state = declaring(relations={(B, C): ALLIES, (A, C): {"commercial": True}})
    assert refused(state, "A declare_war:1") == "SW-7.3.1"
    after = declared(state, "A break_treaty:2/commercial", "A declare_war:1")
    assert after.empires[A.seat].credits == 10
    assert relation(after, A, B).military == relation(after, A, C).military == "war"


@pytest.mark.rule("SW-7.2.6")
def test_an_ally_is_not_drawn_into_a_war_that_the_other_declares() -> None:
    after = declared(declaring(relations={(A, B): ALLIES}), "A declare_war:2")
    assert relation(after, A, C).military == "war"
    assert relation(after, B, C).military == "none"
    assert relation(after, A, B).military == "alliance"


@pytest.mark.rule("SW-7.3.7")
@pytest.mark.rule("SW-7.4.4")
@pytest.mark.parametrize(
    ("fields", "rule"),
    [
        ({"peace_since": 5}, "SW-7.3.7"),
        ({"peace_since": 4}, None),
        ({"peace_since": 3, "peace_until": 5}, "SW-7.4.4"),
        ({"peace_since": 3, "peace_until": 4}, None),
    ],
)
def test_peace_binds_for_a_while(fields: dict[str, int], rule: str | None) -> None:
    state = declaring(relations={(A, B): fields})
    assert refused(state, "A declare_war:1") == refused(state, "B declare_war:0") == rule


@pytest.mark.rule("SW-6.4.2")
def test_no_war_in_a_galactic_truce() -> None:
    state = declaring(politics={"protocols": (ActiveProtocol("galactic_truce"),)})
    assert refused(state, "A declare_war:1") == "SW-6.4.2"
    assert not [each for each in offered(state, A) if each.startswith("declare_war")]


@pytest.mark.rule("SW-6.3.16")
def test_a_tax_on_war() -> None:
    state = declaring(A(credits=19), B(credits=9), C(), D(), laws="war_tax", relations={(C, D): ALLIES})
    assert refused(state, "B declare_war:0") == "SW-6.3.16"
    assert refused(play(state, "A declare_war:1"), "A declare_war:2") == "SW-6.3.16"
    after = declared(state, "A declare_war:2")
    assert after.empires[A.seat].credits == 9  # one declaration, though it hits two
    assert relation(after, A, D).military == "war"


@pytest.mark.rule("SW-4.2.11")
def test_a_pledge_keeps_the_peace_with_an_ally_too() -> None:
    pledges = (NoWar(1, A.seat, C.seat, 6),)
    state = declaring(relations={(B, C): ALLIES}, politics={"pledges": pledges, "pledged": 1})
    assert refused(state, "A declare_war:1") == refused(state, "A declare_war:2") == "SW-4.2.11"
    assert refused(state, "C declare_war:0") is None  # it binds who gave it


@pytest.mark.rule("SW-7.1.8")
@pytest.mark.rule("SW-R.92")
@pytest.mark.example("SW-T.100")
def test_guests_leave_the_surface_before_war() -> None:
    state = declaring(
        A(craft="transport1@4-7", officers="general1@draconis_31"),
        B(systems={"draconis_31": System(Levels(city=1), legions={A.seat: Legions(regular=8)})}),
        C(),
        D(),
        tiles={"4-7": "draconis_31"},
        politics={"permissions": frozenset({(B.seat, A.seat)})},
    )
    after = declared(state, "A declare_war:1")
    assert manager(after, at(after, "draconis_31")) == B.seat
    assert not system(after, "draconis_31").legions
    assert after.fleets["transport1"].legions.regular == 6
    assert after.fleets["transport1"].at == at(after, "4-7")  # craft in space stay
    assert after.officers["general1"].place == "transport1"
    assert system(after, A.home).legions_of(A.seat).regular == 2


@pytest.mark.rule("SW-7.3.3")
def test_war_ends_permissions_between_the_two() -> None:
    both = frozenset({(A.seat, B.seat), (B.seat, A.seat), (B.seat, C.seat)})
    after = declared(declaring(politics={"permissions": both}), "A declare_war:1")
    assert after.politics.permissions == {(B.seat, C.seat)}


@pytest.mark.rule("SW-7.3.4")
def test_enemies_enter_each_others_sectors() -> None:
    state = declaring(A(), B(holds="4-7"), C(), D())
    sector = at(state, "4-7")
    assert bars_entry(state, A.seat, sector) is not None
    assert bars_entry(declared(state, "A declare_war:1"), A.seat, sector) is None


@pytest.mark.rule("SW-1.1.3")
def test_enemies_make_no_treaties_before_peace() -> None:
    state = declaring(relations={(A, B): WAR})
    for treaty in ("commercial", "scientific", "non_aggression", "cooperation", "alliance"):
        assert refused(state, f"A offer_treaty:1/{treaty}") == "SW-1.1.3"


@pytest.mark.rule("SW-V.1")
def test_a_game_of_the_first_version_knows_no_war() -> None:
    state = begin(given(A(), B(), turn=5).changed(rules=1), "declaration")
    assert refused(state, "A declare_war:1") == "SW-V.1"
    assert not [each for each in offered(state, A) if each.startswith("declare_war")]


@pytest.mark.rule("SW-D.11")
def test_a_form_holds_breaks_wars_and_offers() -> None:
    state = declaring(relations={(A, B): {"commercial": True}})
    orders = "form:break_treaty:1/commercial,declare_war:1,offer_treaty:2/commercial"
    after = play(state, f"A {orders}", "B end", "C end", "D end")
    assert relation(after, A, B).military == "war"
    assert after.politics.offers_to(C.seat)


@pytest.mark.rule("SW-23.3.8")
def test_a_player_who_lets_turns_pass_is_asked_again_when_war_is_declared_on_him_or_his_ally() -> None:
    state = declaring(relations={(B, C): ALLIES})
    for player in "BCD":
        state = play(state, f"{player} pass_until:9")
    course = Course(state)
    declare_war(course, A.seat, DeclareWar(B.seat))
    wake(course)
    asked_again = {seat for seat in state.seats if course.state.empires[seat].standing.passes_until == 0}
    assert asked_again == {A.seat, B.seat, C.seat}
    assert PassingEnded(C.seat, "war") in course.events
