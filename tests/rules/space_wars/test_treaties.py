"""SW-7.1, SW-7.2, SW-1.1: the declaration phase and treaties."""

from typing import Any

import pytest
from msgspec.structs import replace

from stellarch.games.space_wars.chapters.offers import OfferDeclined, OfferMade, OfferVoid
from stellarch.games.space_wars.chapters.relocation import FightersSentHome
from stellarch.games.space_wars.chapters.treaties import TreatyMade, counters_left
from stellarch.games.space_wars.chapters.turn import end
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.state import Legions, Levels, Small, State, System, Tokens
from stellarch.games.space_wars.state.matters import FIGHTERS, Relocating, SubPhases
from stellarch.games.space_wars.state.politics import ActiveProtocol
from stellarch.games.space_wars.view import view
from tests.rules.space_wars.given import A, B, C, D, Player, at, begin, given, offered, play, refused, system, told

FRIENDS = {"military": "cooperation"}


def declaring(*sides: Any, **said: Any) -> State:
    return begin(given(*(sides or (A(), B(), C(), D())), **said), "declaration")


def declared(state: State, *orders: str) -> State:
    """After these declarations, and no others."""
    return play(state, *orders, *(f"{player} end" for player in (A, B, C, D)[: len(state.seats)]))


def next_turn(state: State) -> State:
    course = Course(state)
    end(course)
    return course.state


def relation(state: State, one: Player, other: Player) -> Any:
    return state.politics.between(one.seat, other.seat)


@pytest.mark.rule("SW-1.1.5")
@pytest.mark.rule("SW-1.1.2")
def test_nobody_begins_with_a_treaty_or_a_war() -> None:
    state = declaring()
    assert {each.military for each in state.politics.relations} == {"none"}


@pytest.mark.rule("SW-7.1.1")
@pytest.mark.rule("SW-7.1.2")
@pytest.mark.rule("SW-23.3.3")
def test_a_treaty_is_made_by_an_accepted_offer() -> None:
    state, events = told(declaring(), "A offer_treaty:1/commercial")
    assert events == ()  # sealed
    state, events = told(state, *(f"{player} end" for player in (A, B, C, D)))
    assert OfferMade(A.seat, B.seat, "commercial") in events
    assert offered(state, B) == ["end", "decline:0/1", "accept:0/1"]
    assert offered(state, C) == []
    after = play(state, "B accept:0/1", "B end")
    assert relation(after, A, B).commercial
    assert counters_left(after, A.seat, "commercial") == counters_left(after, B.seat, "commercial") == 0
    assert not relation(play(state, "B end"), A, B).commercial  # what is not answered is declined


@pytest.mark.rule("SW-7.1.2")
@pytest.mark.rule("SW-21.1.8")
@pytest.mark.parametrize(
    ("players", "counters"),
    [(2, (1, 1, 1, 0, 0)), (3, (1, 1, 1, 1, 0)), (4, (1, 2, 1, 1, 1)), (6, (1, 2, 2, 2, 1)), (9, (2, 3, 3, 2, 1))],
)
def test_how_many_counters_each_has(players: int, counters: tuple[int, ...]) -> None:
    state = given(*(Player(seat)() for seat in range(players)))  # type: ignore[arg-type]
    treaties = ("commercial", "scientific", "non_aggression", "cooperation", "alliance")
    assert tuple(counters_left(state, A.seat, treaty) for treaty in treaties) == counters  # type: ignore[arg-type]


@pytest.mark.rule("SW-7.1.2")
def test_without_a_counter_there_is_no_treaty() -> None:
    state = declaring(relations={(A, C): {"commercial": True}})
    assert refused(state, "A offer_treaty:1/commercial") == "SW-7.1.2"
    assert refused(state, "B offer_treaty:0/commercial") == "SW-7.1.2"
    assert refused(state, "B offer_treaty:3/commercial") is None


@pytest.mark.rule("SW-7.1.2")
@pytest.mark.rule("SW-4.2.3")
def test_a_counter_that_two_were_offered_goes_to_the_first_in_turn_order() -> None:
    state = declared(declaring(), "A offer_treaty:1/commercial", "A offer_treaty:2/commercial")
    after, events = told(state, "C accept:0/1", "C end", "B accept:0/1", "B end")
    assert (relation(after, A, B).commercial, relation(after, A, C).commercial) == (True, False)
    (void,) = (event for event in events if isinstance(event, OfferVoid))
    assert (void.by, void.to, void.treaty) == (A.seat, C.seat, "commercial")
    assert void.why is not None
    assert void.told(("Ada", "Bob", "Cleo")).en.endswith(f"commercial agreement. {void.why.en}")


@pytest.mark.rule("SW-7.1.3")
@pytest.mark.rule("SW-1.1.3")
@pytest.mark.parametrize(
    ("stands", "offer", "rule"),
    [
        ({"military": "cooperation"}, "non_aggression", "SW-7.1.3"),
        ({"military": "cooperation"}, "cooperation", "SW-7.1.3"),
        ({"military": "cooperation"}, "alliance", None),
        ({"military": "cooperation"}, "commercial", None),
        ({"scientific": True}, "scientific", "SW-7.1.3"),
        ({"military": "war"}, "commercial", "SW-1.1.3"),
        ({"military": "war"}, "alliance", "SW-1.1.3"),
        ({}, "friendship", "SW-7.1.2"),
    ],
)
def test_what_stands_between_two_players(stands: dict[str, Any], offer: str, rule: str | None) -> None:
    assert refused(declaring(relations={(A, B): stands}), f"A offer_treaty:1/{offer}") == rule


@pytest.mark.rule("SW-R.35")
@pytest.mark.rule("SW-7.1.3")
def test_a_higher_treaty_replaces_a_lower_one_without_payment() -> None:
    state = declared(declaring(relations={(A, B): FRIENDS}), "A offer_treaty:1/alliance")
    after = play(state, "B accept:0/1", "B end")
    assert relation(after, A, B).military == "alliance"
    assert relation(after, A, B).broken == 0
    assert counters_left(after, A.seat, "cooperation") == 1
    assert after.empires[A.seat].credits == 20


@pytest.mark.rule("SW-7.2.7")
def test_an_alliance_joins_two() -> None:
    state = declaring(relations={(A, B): {"military": "alliance"}})
    assert refused(state, "A offer_treaty:2/alliance") == "SW-7.1.2"
    assert refused(state, "C offer_treaty:1/alliance") == "SW-7.1.2"


@pytest.mark.rule("SW-7.1.1")
@pytest.mark.parametrize("order", ["A offer_treaty:0/commercial", "A offer_treaty:8/commercial"])
def test_nobody_treats_with_himself_or_with_nobody(order: str) -> None:
    assert refused(declaring(), order) == "SW-7.1.1"


# Breaking


@pytest.mark.rule("SW-7.1.4")
@pytest.mark.rule("SW-7.1.5")
@pytest.mark.rule("SW-7.2.3")
@pytest.mark.example("SW-T.53")
def test_breaking_alone_has_its_price() -> None:
    bond = {(A, B): FRIENDS}
    poor = declaring(A(credits=29), B(), C(), D(), relations=bond)
    assert refused(poor, "A break_treaty:1/cooperation/no") == "SW-7.1.4"
    rich = declaring(A(credits=30), B(credits=1), C(), D(), relations=bond, turn=7)
    after = declared(rich, "A break_treaty:1/cooperation/no")
    assert (after.empires[A.seat].credits, after.empires[B.seat].credits) == (0, 31)
    assert (relation(after, A, B).military, relation(after, A, B).broken) == ("none", 7)
    assert counters_left(after, A.seat, "cooperation") == counters_left(after, B.seat, "cooperation") == 1


@pytest.mark.rule("SW-7.1.4")
@pytest.mark.parametrize(
    ("treaty", "cost"),
    [("scientific", 10), ("commercial", 10), ("non_aggression", 20), ("cooperation", 30), ("alliance", 50)],
)
def test_what_each_treaty_costs(treaty: str, cost: int) -> None:
    stands: dict[str, Any] = {treaty: True} if treaty in ("scientific", "commercial") else {"military": treaty}
    state = declaring(A(credits=60), B(), C(), D(), relations={(A, B): stands})
    assert declared(state, f"A break_treaty:1/{treaty}/no").empires[A.seat].credits == 60 - cost
    assert refused(state, f"A break_treaty:2/{treaty}/no") == "SW-7.1.4"


@pytest.mark.rule("SW-7.1.4")
def test_by_mutual_consent_it_is_free() -> None:
    state = declared(declaring(relations={(A, B): FRIENDS}), "A break_treaty:1/cooperation/yes")
    after = play(state, "B accept:0/1", "B end")
    assert relation(after, A, B).military == "none"
    assert [empire.credits for empire in after.empires] == [20, 20, 20, 20]
    assert relation(play(state, "B decline:0/1", "B end"), A, B).military == "cooperation"


@pytest.mark.rule("SW-6.4.7")
def test_treaties_with_a_condemned_player_are_broken_free_of_charge() -> None:
    condemned = {"protocols": (ActiveProtocol("condemnation", (B.seat,)),)}
    state = declaring(A(credits=5), B(credits=5), C(), D(), relations={(A, B): FRIENDS}, politics=condemned)
    assert refused(state, "B break_treaty:0/cooperation/no") == "SW-7.1.4"
    after = declared(state, "A break_treaty:1/cooperation/no")
    assert (relation(after, A, B).military, after.empires[A.seat].credits) == ("none", 5)


@pytest.mark.rule("SW-23.3.3")
def test_breaks_come_before_offers_so_that_a_counter_is_free() -> None:
    state = declaring(relations={(C, D): {"commercial": True}})
    assert refused(state, "A offer_treaty:3/commercial") == "SW-7.1.2"
    state = declared(state, "C break_treaty:3/commercial/no", "C offer_treaty:0/commercial")
    assert relation(play(state, "A accept:2/1", "A end"), A, C).commercial


@pytest.mark.rule("SW-23.3.3")
def test_when_both_break_the_first_pays() -> None:
    state = declaring(relations={(A, B): {"commercial": True}})
    after = declared(state, "A break_treaty:1/commercial/no", "B break_treaty:0/commercial/no")
    assert [empire.credits for empire in after.empires[:2]] == [10, 30]


# Craft that may no longer stay


@pytest.mark.rule("SW-R.36")
@pytest.mark.rule("SW-7.1.6")
@pytest.mark.rule("SW-7.1.8")
def test_when_cooperation_ends_guests_leave() -> None:
    guests = System(Levels(city=1), legions={A.seat: Legions(regular=2), B.seat: Legions(regular=1)})
    state = declaring(
        A(credits=30, craft=f"cruiser1@{B.home} freight1@{B.home} transport1@{B.home}", officers=f"spy1@{B.home}"),
        B(systems={B.home: guests}),
        C(),
        D(),
        relations={(A, B): FRIENDS},
    )
    crowded = state.fleets.with_craft("freight1", tokens=Tokens(6)).with_craft("transport1", legions=Legions(5))
    after = declared(state.changed(fleets=crowded), "A break_treaty:1/cooperation/no")
    home = at(after, B.home)
    assert dict(system(after, B.home).legions) == {B.seat: Legions(1)}
    assert after.fleets["transport1"].legions == Legions(6)  # one finds room
    assert system(after, A.home).legions_of(A.seat) == Legions(1)  # the other goes to the nearest own system
    assert after.officers["spy1"].place == "cruiser1"
    assert after.fleets["cruiser1"].at in after.galaxy.board.neighbours[home]
    assert after.fleets["freight1"].at == home  # freights need no permission


@pytest.mark.rule("SW-D.15")
@pytest.mark.rule("SW-7.1.6")
def test_the_owner_says_which_of_the_nearest_sectors_a_craft_goes_to() -> None:
    state = declaring(A(credits=30, craft="cruiser1@3-3"), B(holds="3-3"), C(), D(), relations={(A, B): FRIENDS})
    state = declared(state, "A break_treaty:1/cooperation/no")
    around = sorted(state.galaxy.board.neighbours[at(state, "3-3")])
    assert offered(state, A) == [f"relocate:cruiser1/{state.galaxy.name(near)}" for near in around]
    assert state.fleets["cruiser1"].at == around[0]  # by default the lowest
    assert refused(state, "A relocate:cruiser1/3-3") == "SW-7.1.6"
    assert refused(state, "B relocate:cruiser1/3-4") is not None
    after = play(state, "A relocate:cruiser1/3-4")
    assert after.fleets["cruiser1"].at == at(after, "3-4")
    assert play(state, "A auto").fleets["cruiser1"].at == around[0]


@pytest.mark.rule("SW-29.15")
def test_the_owner_of_fighters_is_told_and_asked_where_they_go() -> None:
    state = declaring(A(credits=30), B(holds="3-3"), C(), D(), relations={(A, B): FRIENDS})
    wing = Small(star_fighter=2, boarding_pod=1)
    state = state.changed(sectors=state.sectors.with_small_in_space(at(state, "3-3"), A.seat, wing))
    breaking = "A break_treaty:1/cooperation/no", "A end", "B end", "C end", "D end"
    state, events = told(state, *breaking)
    around = sorted(state.galaxy.board.neighbours[at(state, "3-3")])
    first = state.galaxy.name(around[0])
    assert FightersSentHome(A.seat, ("star_fighter", "star_fighter", "boarding_pod"), first) in events
    assert offered(state, A) == [f"relocate:fighters/{state.galaxy.name(near)}" for near in around]
    assert refused(state, "A relocate:fighters/3-3") == "SW-7.1.6"
    after = play(state, "A relocate:fighters/3-4")
    assert after.sectors.small_in_space(at(after, "3-4"), A.seat) == wing
    assert not any(after.sectors.small_in_space(around[0], A.seat))
    assert play(state, "A auto").sectors.small_in_space(around[0], A.seat) == wing


@pytest.mark.rule("SW-29.15")
def test_fighters_that_had_to_leave_twice_are_sent_on_as_far_as_they_are_there() -> None:
    state = given(A(), B())
    first, second = at(state, "3-3"), at(state, "3-4")
    asked = Relocating(FIGHTERS, (first, second), Small(star_fighter=2), A.seat)
    gone = begin(state, "declaration").with_pending(asked)
    assert offered(gone, A) == ["relocate:fighters/3-3"]
    assert refused(gone, "A relocate:fighters/3-4") == "SW-7.1.6"
    one = Small(star_fighter=1)
    left = gone.changed(sectors=gone.sectors.with_small_in_space(first, A.seat, one))
    assert play(left, "A relocate:fighters/3-4").sectors.small_in_space(second, A.seat) == one


@pytest.mark.rule("SW-7.1.6")
def test_after_an_agreement_nobody_has_to_leave() -> None:
    both = {(A, B): {**FRIENDS, "commercial": True}}
    state = declaring(A(craft=f"cruiser1@{B.home}"), B(), C(), D(), relations=both)
    after = declared(state, "A break_treaty:1/commercial/no")
    assert after.fleets["cruiser1"].at == at(after, B.home)


@pytest.mark.rule("SW-7.1.7")
@pytest.mark.rule("SW-R.92")
def test_craft_whose_permission_has_lapsed_stay_and_may_leave() -> None:
    state = given(
        A(craft="cruiser1@2-0"), B(holds="2-0 2-1"), C(), politics={"permissions": frozenset({(B.seat, A.seat)})}
    )
    after = next_turn(state)
    assert after.politics.permissions == frozenset()
    assert after.fleets["cruiser1"].at == at(after, "2-0")
    moving = begin(after, "player_subphases")
    assert refused(moving, "A move:cruiser1/2-1") == "SW-9.3.5"
    assert play(moving, "A move:cruiser1/2-11").fleets["cruiser1"].at == at(after, "2-11")


@pytest.mark.rule("SW-7.1.7")
def test_craft_stay_where_a_law_that_let_them_in_is_repealed() -> None:
    """And nobody but the owner of the sector could say that they must go."""
    state = given(A(craft="scientific_starship1@2-0"), B(holds="2-0"), C(), laws="free_flight_scientific")
    repealed = state.changed(politics=replace(state.politics, laws=frozenset()))
    assert next_turn(repealed).fleets["scientific_starship1"].at == at(state, "2-0")


@pytest.mark.rule("SW-7.1.8")
@pytest.mark.rule("SW-R.92")
def test_guests_on_a_surface_leave_when_their_permission_lapses() -> None:
    guests = System(Levels(city=1), legions={A.seat: Legions(regular=2), C.seat: Legions(regular=1)})
    state = given(
        A(),
        B(systems={B.home: guests}),
        C(),
        politics={"permissions": frozenset({(B.seat, A.seat)})},
        relations={(B, C): FRIENDS},
    )
    after = next_turn(state)
    assert dict(system(after, B.home).legions) == {C.seat: Legions(regular=1)}
    assert system(after, A.home).legions_of(A.seat) == Legions(regular=2)


@pytest.mark.rule("SW-7.2.5")
def test_allies_have_all_that_partners_have_and_one_sub_phase() -> None:
    allies = {(A, C): {"military": "alliance"}}
    state = begin(given(A(craft="cruiser1@2-0"), B(), C(holds="2-1"), D(), relations=allies), "player_subphases")
    assert refused(state, "A move:cruiser1/2-1") is None
    assert state.at_hand(SubPhases).groups == ((A.seat, C.seat), (B.seat,), (D.seat,))


# Offers


@pytest.mark.rule("SW-4.2.8")
def test_the_same_is_offered_to_a_partner_once_in_a_phase() -> None:
    state = play(declaring(), "A offer_treaty:1/commercial")
    assert refused(state, "A offer_treaty:1/commercial") == "SW-4.2.8"
    assert refused(state, "A offer_treaty:2/commercial") is None
    assert refused(state, "A offer_treaty:1/scientific") is None


@pytest.mark.rule("SW-24.1.4")
def test_only_the_two_parties_see_an_offer() -> None:
    state, events = told(
        play(declaring(), "A offer_treaty:1/commercial"), *(f"{player} end" for player in (A, B, C, D))
    )
    (made,) = (event for event in events if isinstance(event, OfferMade))
    for seat, sees in ((A.seat, True), (B.seat, True), (C.seat, False), (None, False)):
        assert bool(view(state, seat).politics.offers) == sees
        assert (made.seen_by(seat) is not None) == sees
    after, events = told(state, "B decline:0/1", "B end")
    (declined,) = (event for event in events if isinstance(event, OfferDeclined))
    assert declined.seen_by(C.seat) is None
    assert after.politics.offers == ()


@pytest.mark.rule("SW-4.2.3")
def test_only_offers_that_were_made_are_answered() -> None:
    state = declared(declaring(), "A offer_treaty:1/commercial")
    assert refused(state, "B accept:0/2") == "SW-4.2.3"
    assert refused(state, "B accept:2/1") == "SW-4.2.3"
    assert refused(play(state, "B decline:0/1"), "B accept:0/1") == "SW-4.2.3"


@pytest.mark.rule("SW-4.3.3")
@pytest.mark.rule("SW-23.3.3")
def test_live_players_speak_in_turn_and_are_answered_at_once() -> None:
    state = play(declaring(pace="live"), "A offer_treaty:1/commercial")
    assert refused(state, "A end") is not None
    assert offered(state, B) == ["decline:0/1", "accept:0/1"]
    state, events = told(state, "B accept:0/1")
    assert events == (TreatyMade((A.seat, B.seat), "commercial"),)
    assert refused(state, "A offer_treaty:1/commercial") == "SW-7.1.3"
    state = play(state, "A break_treaty:1/commercial/no")
    assert refused(state, "A offer_treaty:1/commercial") == "SW-4.2.8"
    state = play(state, "A end", "B end", "C end", "D end")
    assert state.stage is None


@pytest.mark.rule("SW-7.2.1")
@pytest.mark.rule("SW-7.2.2")
def test_agreements_pay_in_the_phases_that_follow() -> None:
    from stellarch.games.space_wars.chapters.income import from_trade
    from stellarch.games.space_wars.chapters.research import points

    home = System(Levels(city=4, research_center=4))
    state = declaring(A(), B(systems={B.home: home}))
    state = declared(state, "A offer_treaty:1/commercial", "A offer_treaty:1/scientific")
    after = play(state, "B accept:0/1", "B accept:0/2", "B end")
    assert (from_trade(after, A.seat), points(after, A.seat)) == (3, 3)
