"""SW-7.4: peace is agreed on, forced, or imposed by the council."""

from typing import Any

import pytest
from msgspec.structs import replace

from stellarch.core import Template, Text
from stellarch.games.space_wars.chapters.laws import enact
from stellarch.games.space_wars.chapters.offers import OfferMade, OfferVoid
from stellarch.games.space_wars.chapters.peace import PeaceMade
from stellarch.games.space_wars.rules import play as rules
from stellarch.games.space_wars.rules.control import manager
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.state import Legions, Levels, Project, Small, State, System, Tokens
from stellarch.games.space_wars.state.matters import Motion
from stellarch.games.space_wars.state.politics import Peace
from stellarch.games.space_wars.tables.ground import LEGIONS
from stellarch.games.space_wars.things import all_told
from stellarch.games.space_wars.view import view
from tests.rules.space_wars.given import (
    A,
    B,
    C,
    D,
    Player,
    at,
    begin,
    given,
    offered,
    play,
    refused,
    system,
    tokens,
    told,
)

ALLIES = {"military": "alliance"}
WAR = {"military": "war", "war_since": 3}


def declaring(*sides: Any, **said: Any) -> State:
    """Turn 5, and A has been at war with B since turn 3."""
    usual = {"turn": 5, "relations": {(A, B): WAR}}
    return begin(given(*(sides or (A(), B(), C(), D())), **{**usual, **said}), "declaration")


def declared(state: State, *orders: str) -> State:
    """After these declarations, and no others."""
    return play(state, *orders, *(f"{player} end" for player in (A, B, C, D)[: len(state.seats)]))


def relation(state: State, one: Player, other: Player) -> Any:
    return state.politics.between(one.seat, other.seat)


def held_by(legions: Player, cities: int = 0) -> System:
    """A system on which a player has a legion."""
    return System(Levels(city=cities), legions={legions.seat: Legions(regular=1)})


# Agreed peace


@pytest.mark.rule("SW-7.4.1")
@pytest.mark.rule("SW-7.4.2")
@pytest.mark.rule("SW-D.13")
def test_an_accepted_offer_ends_a_war() -> None:
    state = declaring()
    assert {"offer_peace:1", "force_peace:1"} <= set(offered(state, A))
    state = declared(state, "A offer_peace:1/-/-/3")
    assert offered(state, B) == ["end", "decline:0/1", "accept:0/1"]
    assert relation(state, A, B).military == "war"  # until it is accepted
    after, events = told(state, "B accept:0/1", "B end")
    assert PeaceMade((A.seat,), (B.seat,), "agreed", 3) in events
    assert relation(after, A, B).military == "none"
    assert (relation(after, A, B).peace_since, relation(after, A, B).peace_until) == (5, 8)
    assert relation(play(state, "B end"), A, B).military == "war"  # what is not answered is declined


@pytest.mark.rule("SW-7.4.1")
def test_there_is_no_peace_without_war() -> None:
    state = declaring()
    assert refused(state, "A offer_peace:2") == refused(state, "A force_peace:2") == "SW-7.4.1"
    assert not [each for each in offered(state, C) if "peace" in each]


@pytest.mark.rule("SW-D.13")
def test_peace_at_the_pace_live_is_answered_at_once() -> None:
    state = play(declaring(pace="live"), "A offer_peace:1/-/-/2")
    assert offered(state, B) == ["decline:0/1", "accept:0/1"]
    after = play(state, "B accept:0/1")
    assert relation(after, A, B).military == "none"
    assert relation(play(state, "B decline:0/1"), A, B).military == "war"


@pytest.mark.rule("SW-7.4.2")
def test_how_many_turns_a_peace_binds() -> None:
    state = declaring()
    assert refused(state, "A offer_peace:1/-/-/10") is None
    assert refused(state, "A offer_peace:1/-/-/11") == "SW-7.4.2"
    after = play(declared(state, "A offer_peace:1"), "B accept:0/1", "B end")
    again = begin(after, "declaration")
    assert refused(again, "B declare_war:0") == "SW-7.3.7"
    assert refused(begin(after.changed(turn=6), "declaration"), "B declare_war:0") is None


@pytest.mark.rule("SW-7.4.2")
@pytest.mark.rule("SW-R.38")
def test_goods_change_hands_wherever_they_are_and_flags_of_sectors_that_are_lost() -> None:
    state = declaring(
        A(holds="3-3", craft="freight1@3-3 corvette1@3-3 cruiser1@4-8"),
        B(holds="4-8", systems={"draconis_31": held_by(A)}),
        C(),
        D(),
        tiles={"4-7": "draconis_31"},
    )
    freight = replace(state.fleets["freight1"], tokens=Tokens(chemical=3))
    state = state.changed(fleets=replace(state.fleets, craft={**state.fleets.craft, "freight1": freight}))
    assert manager(state, at(state, "draconis_31")) == A.seat
    offer = "A offer_peace:1/credits=7+chemical@freight1=2+corvette1=1/flag@draconis_31=1+credits=1/0"
    after = play(declared(state, offer), "B accept:0/1", "B end")
    assert (after.empires[A.seat].credits, after.empires[B.seat].credits) == (14, 26)
    assert tokens(after, B.home).chemical == 2  # at the capital of the player who receives it
    assert after.fleets["freight1"].tokens.chemical == 1
    assert after.fleets["corvette1"].owner == B.seat
    assert after.fleets["corvette1"].at != at(after, "3-3")  # it may not stay in a sector of A
    assert after.sectors[at(after, "draconis_31")].owner == A.seat
    assert system(after, "draconis_31").legions_of(A.seat).regular == 1
    assert after.fleets["cruiser1"].at != at(after, "4-8")  # the war is over


@pytest.mark.rule("SW-29.10")
def test_a_peace_may_give_legions_officers_and_fighters() -> None:
    home = System(Levels(city=1), legions={A.seat: Legions(3, 1)}, small={A.seat: Small(star_fighter=2)})
    craft = "transport1@3-3 cruiser1@3-3"
    officers = f"admiral1@cruiser1 spy1@{A.home} general1@transport1"
    state = declaring(A(holds="3-3", systems={A.home: home}, craft=craft, officers=officers), B(), C(), D())
    state = state.changed(fleets=state.fleets.with_craft("transport1", legions=Legions(regular=2)))
    terms = f"regular@{A.home}=2+star_fighter@{A.home}=1+regular@transport1=1+cruiser1=1+spy1=1+general1=1"
    after = play(declared(state, f"A offer_peace:1/{terms}/-/0"), "B accept:0/1", "B end")
    assert system(after, A.home).legions == {A.seat: Legions(1, 1)}
    assert system(after, B.home).legions_of(B.seat) == Legions(regular=3)  # two may not stay with A, one was aboard
    assert system(after, B.home).small_of(B.seat) == Small(star_fighter=1)
    assert after.fleets["transport1"].legions == Legions(regular=1)
    assert (after.fleets["cruiser1"].owner, after.officers["admiral1"].owner) == (B.seat, B.seat)
    assert [after.officers[name].owner for name in ("spy1", "general1")] == [B.seat, B.seat]
    assert {after.officers[name].place for name in ("spy1", "general1")} == {at(after, B.home)}


@pytest.mark.rule("SW-29.10", "SW-7.1.8")
@pytest.mark.parametrize("between", ["war", "none"])
def test_units_given_on_the_surface_of_a_third_player_leave_it(between: Any) -> None:
    """A's legions and fighters are C's guests; B, who receives some, is no friend of C's."""
    world = System(
        Levels(city=1), legions={A.seat: Legions(2), C.seat: Legions(1)}, small={A.seat: Small(star_fighter=2)}
    )
    state = declaring(
        A(),
        B(),
        C(systems={"draconis_31": world}),
        tiles={"4-7": "draconis_31"},
        relations={(A, B): {"military": "war"}, (A, C): {"military": "cooperation"}, (B, C): {"military": between}},
    )
    terms = "regular@draconis_31=2+star_fighter@draconis_31=1"
    state = play(state, f"A offer_peace:1/{terms}/-/0", "A end", "B end", "C end", "B accept:0/1", "B end")
    left = state.sectors.system(at(state, "draconis_31"))
    assert (left.legions, left.small) == ({C.seat: Legions(1)}, {A.seat: Small(star_fighter=1)})
    assert manager(state, at(state, "draconis_31")) == C.seat
    home = state.sectors.system(at(state, B.home))
    assert (home.legions_of(B.seat), home.small_of(B.seat)) == (Legions(2), Small(star_fighter=1))


@pytest.mark.rule("SW-29.10", "SW-13.4.6")
def test_units_given_from_aboard_are_not_put_down_among_aliens() -> None:
    state = declaring(
        A(craft="transport1@3-3"),
        B(systems={B.home: System(aliens=2), "draconis_31": System(Levels(city=1))}),
        tiles={"4-7": "draconis_31"},
        relations={(A, B): {"military": "war"}},
    )
    state = state.changed(fleets=state.fleets.with_craft("transport1", legions=Legions(2)))
    peace = "A offer_peace:1/regular@transport1=2/-/0", "A end", "B end", "B accept:0/1", "B end"
    after = play(state, *peace)
    assert after.sectors.system(at(state, "draconis_31")).legions_of(B.seat) == Legions(2)
    lost = state.with_system(at(state, "draconis_31"), aliens=1)
    assert refused(lost, "A offer_peace:1/regular@transport1=2/-/0") == "SW-7.4.2"


@pytest.mark.rule("SW-29.10")
def test_units_are_given_in_a_peace_alone_as_many_as_there_are() -> None:
    home = System(Levels(city=1), legions={A.seat: Legions(regular=3)})
    state = declaring(A(systems={A.home: home}, officers=f"spy1@{A.home}"), B(), C(), D())
    assert refused(state, f"A offer:2/regular@{A.home}=1/-") == "SW-29.10"
    assert refused(state, "A offer:2/spy1=1/-") == "SW-29.10"
    assert refused(state, f"A offer_peace:1/regular@{A.home}=4/-/0") == "SW-29.10"
    assert refused(state, "A offer_peace:1/spy2=1/-/0") == "SW-29.10"
    assert refused(state, f"A offer_peace:1/regular@{A.home}=3/-/0") is None
    full = state.with_system(at(state, B.home), legions={B.seat: Legions(regular=LEGIONS["regular"].limit)})
    assert refused(full, f"A offer_peace:1/regular@{A.home}=1/-/0") == "SW-1.2.10"
    for order in (f"A offer_peace:1/regular@{A.home}=1/-/0", "A offer_peace:1/spy1=1/-/0"):
        assert refused(state.changed(rules=3), order) == "SW-4.2.2"
    (form,) = [
        each
        for each in rules.legal(state, A.seat)
        if getattr(each, "type", "") == "offer_peace" and isinstance(each, Template)
    ]
    assert {f"regular@{A.home}", "spy1"} <= form.blanks["gives"].cases["1"].each.keys()  # type: ignore[union-attr]


@pytest.mark.rule("SW-16.2.5")
@pytest.mark.parametrize(("terms", "kept"), [("-/-", False), ("-/flag@draconis_31=1", True)])
def test_a_craft_that_was_laid_down_is_lost_with_a_system_that_peace_returns(terms: str, kept: bool) -> None:
    """A builds in a world that is B's: what is not finished stays A's only with the world itself."""
    yard = System(Levels(shipyard=2), legions={A.seat: Legions(regular=1)}, project=Project("cruiser", 2, A.seat))
    state = declaring(A(), B(systems={"draconis_31": yard}), C(), D(), tiles={"4-7": "draconis_31"})
    after = play(declared(state, f"A offer_peace:1/{terms}/0"), "B accept:0/1", "B end")
    assert (system(after, "draconis_31").project is not None) == kept


@pytest.mark.rule("SW-7.4.2")
@pytest.mark.parametrize(
    ("terms", "rule"),
    [
        ("credits=21/-", "SW-4.2.3"),
        ("commercial=1/-", "SW-7.4.2"),
        ("-/alliance=1", "SW-7.4.2"),
        ("unicorns=1/-", "SW-4.2.2"),
        ("flag@arcadia_prime=1/-", "SW-4.2.4"),
        ("flag@4-8=1/-", "SW-7.4.2"),
        ("cruiser9=1/-", "SW-4.2.2"),
        ("cruiser1=1/-", None),  # with the admiral aboard (SW-29.10)
        ("fuel@cruiser1=1/-", "SW-4.2.6"),
        ("pay_3=5/keep_out@3-3=2", "SW-30.1"),
        ("credits=5/keep_out@3-3=2+pay_3=5", None),
    ],
)
def test_what_terms_of_peace_may_hold(terms: str, rule: str | None) -> None:
    sides = A(craft="cruiser1@3-3", officers="admiral1@cruiser1", holds="3-3"), B(holds="4-8"), C(), D()
    assert refused(declaring(*sides), f"A offer_peace:1/{terms}/0") == rule


@pytest.mark.rule("SW-4.2.8")
def test_peace_is_offered_once_in_a_phase_and_does_not_count_as_an_exchange() -> None:
    state = play(declaring(), "A offer_peace:1")
    assert refused(state, "A offer_peace:1/-/-/2") == "SW-4.2.8"
    state = play(state, *(f"A offer:1/credits={credits}/-" for credits in (1, 2, 3)))
    assert refused(state, "A offer:1/credits=4/-") == "SW-4.2.8"


@pytest.mark.rule("SW-24.1.4")
def test_terms_of_peace_are_seen_by_the_parties_alone() -> None:
    state, events = told(declaring(), "A offer_peace:1/credits=3/-/2", *(f"{player} end" for player in "ABCD"))
    (made,) = [event for event in events if isinstance(event, OfferMade)]
    assert made.seen_by(C.seat) is None
    assert made.seen_by(B.seat) == made
    assert view(state, C.seat).politics.offers == ()


@pytest.mark.rule("SW-7.1.6")
def test_after_an_agreed_peace_occupiers_leave() -> None:
    state = declaring(
        A(craft="transport1@4-7 freight1@4-7"),
        B(systems={"draconis_31": held_by(A)}),
        C(),
        D(),
        tiles={"4-7": "draconis_31"},
    )
    after = play(declared(state, "A offer_peace:1"), "B accept:0/1", "B end")
    assert manager(after, at(after, "draconis_31")) == B.seat
    assert after.fleets["transport1"].legions.regular == 1
    assert after.fleets["transport1"].at != at(after, "4-7")
    assert after.fleets["freight1"].at == at(after, "4-7")  # a freight may stay


# Forced peace


@pytest.mark.rule("SW-7.4.3")
@pytest.mark.rule("SW-R.38")
@pytest.mark.parametrize(
    ("after", "turn", "rule"), [(2, 4, "SW-7.4.3"), (2, 5, None), (1, 4, None), (3, 5, "SW-7.4.3")]
)
def test_peace_is_forced_from_the_second_turn_on(after: int, turn: int, rule: str | None) -> None:
    state = declaring(turn=turn, forced_peace_after=after)
    assert refused(state, "A force_peace:1") == refused(state, "B force_peace:0") == rule
    assert ("force_peace:1" in offered(state, A)) == (rule is None)


@pytest.mark.rule("SW-7.4.3")
@pytest.mark.rule("SW-7.4.4")
@pytest.mark.example("SW-T.56")
def test_flags_go_to_the_player_who_controls_and_bind_as_many_turns() -> None:
    state = declaring(
        A(systems={"aurora": held_by(B)}, craft="cruiser1@4-9 cruiser2@3-3"),
        B(holds="4-9 3-3", systems={"draconis_31": held_by(A)}, craft="corvette1@3-3"),
        C(),
        D(),
        tiles={"4-7": "draconis_31", "4-8": "aurora"},
    )
    state, events = told(state, "A force_peace:1", *(f"{player} end" for player in "ABCD"))
    (peace,) = [event for event in events if isinstance(event, PeaceMade)]
    assert peace == PeaceMade(
        (A.seat,), (B.seat,), "forced", 3, {"draconis_31": A.seat, "aurora": B.seat, "4-9": A.seat}
    )
    assert {name: state.sectors[at(state, name)].owner for name in ("draconis_31", "aurora", "4-9", "3-3")} == {
        "draconis_31": A.seat,
        "aurora": B.seat,
        "4-9": A.seat,
        "3-3": B.seat,  # both are there, so nobody controls it
    }
    state = play(state, "A auto")  # which of the nearest sectors cruiser 2 withdraws to
    assert state.fleets["cruiser2"].at != at(state, "3-3")
    for turn, rule in ((5, "SW-7.3.7"), (8, "SW-7.4.4"), (9, None)):
        assert refused(begin(state.changed(turn=turn), "declaration"), "B declare_war:0") == rule


@pytest.mark.rule("SW-7.3.7")
@pytest.mark.rule("SW-R.91")
@pytest.mark.example("SW-T.91")
def test_a_peace_without_flags_holds_this_turn() -> None:
    state = play(declaring(pace="live"), "A force_peace:1", "A end")
    assert relation(state, A, B).military == "none"
    assert refused(state, "B declare_war:0") == "SW-7.3.7"
    assert refused(begin(state.changed(turn=6), "declaration"), "A declare_war:1") is None


# Allies


TOGETHER = {(A, B): ALLIES, (A, C): WAR, (B, C): WAR}


@pytest.mark.rule("SW-7.4.5")
@pytest.mark.rule("SW-D.14")
def test_an_offer_needs_the_consent_of_the_ally_in_the_same_war() -> None:
    state = declared(declaring(relations=TOGETHER), "A offer_peace:2/credits=4/-/1")
    assert offered(state, B) == ["end", "decline:0/1", "accept:0/1"]
    assert offered(state, C) == ["end", "decline:0/1", "accept:0/1"]
    peace = play(state, "C accept:0/1", "C end", "B accept:0/1", "B end")
    assert relation(peace, A, C).military == relation(peace, B, C).military == "none"
    assert relation(peace, B, C).peace_until == 6
    assert (peace.empires[A.seat].credits, peace.empires[B.seat].credits) == (16, 20)
    war, events = told(state, "B decline:0/1", "B end", "C accept:0/1", "C end")
    assert relation(war, A, C).military == "war"
    assert [event.to for event in events if isinstance(event, OfferVoid)] == [C.seat]


@pytest.mark.rule("SW-D.14")
def test_the_usual_is_to_agree_with_ones_ally() -> None:
    state = declared(declaring(relations=TOGETHER), "A offer_peace:2")
    assert str(rules.default(state, B.seat)) == "form:accept:0/1"
    assert str(rules.default(state, C.seat)) == "form:"
    silent = play(state, "B end", "C accept:0/1", "C end")
    assert relation(silent, A, C).military == relation(silent, B, C).military == "none"
    live = play(declaring(relations=TOGETHER, pace="live"), "A offer_peace:2")
    assert str(rules.default(live, B.seat)) == "accept:0/1"
    assert relation(play(live, "B accept:0/1", "C accept:0/1"), A, C).military == "none"
    assert relation(play(live, "B decline:0/1"), A, C).military == "war"


@pytest.mark.rule("SW-7.4.5")
def test_an_offer_goes_to_both_allies_of_the_other_side() -> None:
    state = declared(declaring(relations=TOGETHER), "C offer_peace:0")
    assert [offer.to for offer in state.politics.offers] == [A.seat, B.seat]
    both = play(state, "A accept:2/1", "A end", "B accept:2/1", "B end")
    assert relation(both, A, C).military == relation(both, B, C).military == "none"
    one = play(state, "A accept:2/1", "A end", "B end")
    assert relation(one, A, C).military == relation(one, B, C).military == "war"


@pytest.mark.rule("SW-7.4.5")
def test_an_ally_who_is_not_in_the_war_is_not_asked() -> None:
    state = declared(declaring(relations={(A, B): ALLIES, (A, C): WAR, (C, D): ALLIES}), "A offer_peace:2")
    assert [offer.to for offer in state.politics.offers] == [C.seat]


@pytest.mark.rule("SW-7.4.5")
def test_peace_between_two_alliances_ends_all_their_wars() -> None:
    wars = {(A, B): ALLIES, (C, D): ALLIES, (A, C): WAR, (B, C): WAR, (B, D): WAR}
    state = declared(declaring(relations=wars), "A offer_peace:2")
    assert [offer.peace for offer in state.politics.offers] == [Peace((A.seat, B.seat), (C.seat, D.seat))] * 3
    after = play(state, *(f"{player} {order}" for player in "BCD" for order in ("accept:0/1", "end")))
    assert not any(each.military == "war" for each in after.politics.relations)


@pytest.mark.rule("SW-7.4.5")
@pytest.mark.rule("SW-D.14")
def test_a_demand_needs_the_consent_of_the_ally_and_no_other() -> None:
    state = declared(declaring(relations=TOGETHER), "A force_peace:2")
    assert relation(state, A, C).military == "war"
    assert rules.waiting_on(state) == {B.seat}
    assert relation(play(state, "B accept:0/1", "B end"), B, C).military == "none"
    assert relation(play(state, "B decline:0/1", "B end"), B, C).military == "war"
    alone = declared(declaring(relations=TOGETHER), "C force_peace:0")
    assert relation(alone, A, C).military == relation(alone, B, C).military == "none"


@pytest.mark.rule("SW-7.4.6")
@pytest.mark.rule("SW-R.91")
def test_a_demand_on_two_allies_waits_for_the_youngest_war() -> None:
    younger = {"military": "war", "war_since": 4}
    state = declaring(relations={(A, B): ALLIES, (A, C): WAR, (B, C): younger})
    assert refused(state, "A force_peace:2") == refused(state, "C force_peace:0") == "SW-7.4.6"
    assert refused(state, "B force_peace:2") == "SW-7.4.3"
    later = begin(state.changed(turn=6, stage=None), "declaration")
    assert refused(later, "A force_peace:2") is None


# Imposed peace


@pytest.mark.rule("SW-6.4.8")
def test_the_council_imposes_peace_on_all_who_are_in_the_war() -> None:
    state = given(
        A(), B(systems={"draconis_31": held_by(A)}), C(), D(), tiles={"4-7": "draconis_31"}, turn=3,
        relations={(A, B): WAR, (A, C): WAR, (B, C): ALLIES},
    )  # fmt: skip
    course = Course(state)
    enact(course, Motion(D.seat, "protocol", "imposed_peace", (A.seat, B.seat)))
    after = course.state
    assert relation(after, A, B).military == relation(after, A, C).military == "none"
    assert after.sectors[at(after, "draconis_31")].owner == A.seat
    assert refused(begin(after, "declaration"), "A declare_war:1") == "SW-7.3.7"
    assert relation(after, A, C).peace_until == 4


# Words


def test_peace_is_told_in_both_languages() -> None:
    names = ("Ada", "Bob", "Cleo", "Dan")
    peace = PeaceMade((A.seat,), (B.seat, C.seat), "forced", 2, {"draconis_31": A.seat, "4-9": B.seat})
    assert peace.told(names).en == (
        "Ada forces peace on Bob and Cleo; Ada keeps Draconis 31; Bob keeps sector 4-9; it binds for 2 turns."
    )
    assert peace.told(names).fr == (
        "Paix forcée : Ada l'impose à Bob et Cleo ; Ada garde Draconis 31 ; Bob garde le secteur 4-9 ; "
        "elle vaut pour 2 tours."
    )


def test_terms_of_peace_are_told_with_who_gives_what_to_whom() -> None:
    names = ("Ada", "Bob", "Cleo", "Dan")
    asks = {"flag@4-9": 1, "keep_out@4-7": 2}
    peace = PeaceMade((A.seat,), (B.seat, C.seat), "agreed", 3, gives={"credits": 7}, asks=asks)
    assert peace.told(names).en == (
        "Ada makes peace with Bob and Cleo; Ada gives Bob 7 credits; Bob gives Ada the flag of sector 4-9; "
        "Bob promises Ada: keeping out of sector 4-7 for 2 turns; it binds for 3 turns."
    )
    offer = OfferMade(A.seat, B.seat, peace=Peace((A.seat,), (B.seat,)), gives={"credits": 7})
    assert offer.told(names).fr == "Ada fait une offre à Bob : paix ; Ada donne à Bob : 7 crédits."


@pytest.mark.rule("SW-29.10")
def test_several_of_a_kind_are_told_in_the_plural() -> None:
    assert all_told({"regular@draconis_31": 4}) == Text(
        "4 regular legions on Draconis 31", "4 légions régulières au sol (Draconis 31)"
    )
    assert all_told({"star_fighter@freight3": 1}).fr == "1 chasseur stellaire à bord du cargo 3"
