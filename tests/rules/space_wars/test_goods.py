"""SW-4.2.2 to SW-4.2.6: flags, craft, cargo and treaties in an exchange."""

from typing import Any

import pytest
from msgspec.structs import replace

from stellarch.core import Amount, Depending, Seat, Template, Text
from stellarch.games.space_wars.chapters.exchanges import ExchangeMade, MakeOffer
from stellarch.games.space_wars.chapters.relocation import CraftSentHome, GuestsSentHome
from stellarch.games.space_wars.chapters.treaties import TreatyMade
from stellarch.games.space_wars.contents import read_action
from stellarch.games.space_wars.rules import play as rules
from stellarch.games.space_wars.rules.control import managed_systems, manager
from stellarch.games.space_wars.rules.giving import GIVEN
from stellarch.games.space_wars.state import Legions, Levels, Small, State, System, Tokens
from stellarch.games.space_wars.tables.craft import CRAFT
from stellarch.games.space_wars.things import SORTS, label, thing
from tests.rules.space_wars.given import A, B, C, Player, Side, at, begin, given, play, refused, system, tokens, told

WORLD = {"2-0": "draconis_31"}
MOVING = "player_subphases"


def bargain(*sides: Side, phase: str = MOVING, **said: Any) -> State:
    """A is asked first, and may offer B something."""
    return begin(given(*(sides or (A(), B(), C())), **{"tiles": WORLD, **said}), phase)


def owner(state: State, place: str) -> Seat | None:
    return state.sectors[at(state, place)].owner


def with_cargo(state: State, craft: str, **cargo: Any) -> State:
    return state.changed(fleets=state.fleets.with_craft(craft, **cargo))


# Flags


@pytest.mark.rule("SW-4.2.4")
@pytest.mark.rule("SW-R.17")
def test_a_flag_takes_structures_natives_slaves_and_tokens_with_it() -> None:
    world = System(Levels(city=2, research_center=1), natives=1, slaves=2)
    state = bargain(A(systems={"draconis_31": world}), B(), C(), sectors={"2-0": {"tokens": Tokens(3), "mines": 1}})
    after, events = told(state, "A offer:1/flag@draconis_31=1/credits=9", "B accept:0/1")
    assert owner(after, "draconis_31") == manager(after, at(after, "2-0")) == B.seat
    assert system(after, "draconis_31") == world
    assert (tokens(after, "2-0"), after.sectors[at(after, "2-0")].mines) == (Tokens(3), 1)
    assert [empire.credits for empire in after.empires] == [29, 11, 20]
    assert ExchangeMade(A.seat, B.seat, {"flag@draconis_31": 1}, {"credits": 9}) in events


@pytest.mark.rule("SW-4.2.4")
def test_pieces_keep_their_owners_and_those_that_may_not_stay_leave() -> None:
    """The garrison goes to A's home, the cruiser to the nearest sector that is open to it."""
    world = System(legions={A.seat: Legions(2)})
    state = bargain(A(systems={"draconis_31": world}, craft="cruiser1@2-0"), B(), C())
    after, events = told(state, "A offer:1/flag@draconis_31=1/-", "B accept:0/1")
    assert system(after, "draconis_31").legions == {}
    assert system(after, A.home).legions == {A.seat: Legions(2)}
    assert after.fleets["cruiser1"].owner == A.seat
    assert after.fleets["cruiser1"].at != at(after, "2-0")
    assert {CraftSentHome, GuestsSentHome} <= set(map(type, events))


@pytest.mark.rule("SW-4.2.4")
def test_friends_of_the_new_owner_may_stay() -> None:
    world = System(legions={A.seat: Legions(2)})
    state = bargain(
        A(systems={"draconis_31": world}, craft="cruiser1@2-0"),
        B(),
        C(),
        relations={(A, B): {"military": "cooperation"}},
    )
    after = play(state, "A offer:1/flag@draconis_31=1/-", "B accept:0/1")
    assert system(after, "draconis_31").legions == {A.seat: Legions(2)}
    assert after.fleets["cruiser1"].at == at(after, "2-0")


@pytest.mark.rule("SW-4.2.4")
def test_guests_of_the_old_owner_who_are_no_friends_of_the_new_one_leave_too() -> None:
    state = bargain(A(holds="2-0"), B(), C(craft="cruiser1@2-0"), relations={(A, C): {"military": "cooperation"}})
    after = play(state, "A offer:1/flag@draconis_31=1/-", "B accept:0/1")
    assert after.fleets["cruiser1"].at != at(after, "2-0")


@pytest.mark.rule("SW-4.2.4")
@pytest.mark.parametrize(
    ("thing", "rule"),
    [
        ("flag@draconis_31", None),
        ("flag@2-0", None),
        ("flag@arcadia_prime", "SW-4.2.4"),
        ("flag@3-3", "SW-4.2.4"),
        ("flag@boralis_prime", "SW-4.2.4"),
        ("flag@9-9", "SW-2.1.1"),
        ("flag@atlantis", "SW-2.1.1"),
    ],
)
def test_a_flag_is_given_by_who_owns_and_controls_and_never_that_of_the_capital(thing: str, rule: str | None) -> None:
    assert refused(bargain(A(holds="2-0"), B(), C()), f"A offer:1/{thing}=1/-") == rule


@pytest.mark.rule("SW-4.2.4")
def test_a_sector_that_an_enemy_holds_is_not_given() -> None:
    state = bargain(A(holds="3-3"), B(), C(craft="cruiser1@3-3"), relations={(A, C): {"military": "war"}})
    assert refused(state, "A offer:1/flag@3-3=1/-") == "SW-4.2.4"


@pytest.mark.rule("SW-4.2.4")
def test_one_sector_has_one_name() -> None:
    """By its system or by its place, it is the same flag."""
    state = bargain(A(holds="2-0"), B(), C())
    after = play(state, "A offer:1/flag@2-0=1/-")
    assert after.politics.offers[0].gives == {"flag@draconis_31": 1}
    assert refused(after, "A offer:1/flag@draconis_31=1/-") == "SW-4.2.8"


@pytest.mark.rule("SW-1.4.8")
def test_votes_and_income_go_with_the_flag() -> None:
    state = bargain(A(systems={"draconis_31": System(Levels(city=2))}), B(), C())
    assert at(state, "2-0") in managed_systems(state, A.seat)
    after = play(state, "A offer:1/flag@draconis_31=1/-", "B accept:0/1")
    assert at(after, "2-0") in managed_systems(after, B.seat)


# Craft


@pytest.mark.rule("SW-4.2.6")
def test_craft_change_hands_where_the_receiver_is_at_home() -> None:
    state = bargain(A(craft="freight1@2-0 freight2@3-3"), B(holds="2-0"), C())
    state = with_cargo(state, "freight1", tokens=Tokens(2), slaves=1, damage=1)
    assert refused(state, "A offer:1/freight2=1/-") == "SW-4.2.6"
    after = play(state, "A offer:1/freight1=1/credits=5", "B accept:0/1")
    assert after.fleets["freight1"] == replace(state.fleets["freight1"], owner=B.seat)


@pytest.mark.rule("SW-4.2.6")
def test_craft_are_given_without_officers_legions_fighters_and_pods() -> None:
    state = bargain(A(craft="transport1@2-0", officers="general1@transport1"), B(holds="2-0"), C())
    assert refused(state, "A offer:1/transport1=1/-") == "SW-4.2.6"
    state = bargain(A(craft="transport1@2-0"), B(holds="2-0"), C())
    assert refused(state, "A offer:1/transport1=1/-") is None
    assert refused(with_cargo(state, "transport1", legions=Legions(1)), "A offer:1/transport1=1/-") == "SW-4.2.6"


@pytest.mark.rule("SW-6.1.9")
def test_council_craft_cannot_be_given_away() -> None:
    state = bargain(A(craft="freight1@2-0"), B(holds="2-0"), C())
    assert refused(with_cargo(state, "freight1", office="trade"), "A offer:1/freight1=1/-") == "SW-6.1.9"


@pytest.mark.rule("SW-1.2.10")
def test_nobody_receives_more_craft_than_he_has_counters_for() -> None:
    most = CRAFT["freight"].limit
    fleet = " ".join(f"freight{number}@2-0" for number in range(2, most + 1))
    state = bargain(A(craft="freight1@2-0 freight90@2-0"), B(holds="2-0", craft=fleet), C())
    assert refused(state, "A offer:1/freight1=1/-") is None
    assert refused(state, "A offer:1/freight1=1+freight90=1/-") == "SW-1.2.10"


@pytest.mark.rule("SW-9.5.6")
def test_a_gate_goes_with_the_base_it_hangs_on() -> None:
    state = bargain(A(craft="outpost1@3-3"), B(holds="3-3"), C(), sectors={"3-3": {"gate": A.seat}})
    after = play(state, "A offer:1/outpost1=1/-", "B accept:0/1")
    assert after.sectors[at(after, "3-3")].gate == B.seat


@pytest.mark.rule("SW-4.2.6")
def test_another_players_craft_cannot_be_given() -> None:
    assert refused(bargain(A(), B(holds="2-0"), C(craft="freight1@2-0")), "A offer:1/freight1=1/-") == "SW-4.2.2"
    assert refused(bargain(), "A offer:1/freight7=1/-") == "SW-4.2.2"


# Cargo


@pytest.mark.rule("SW-4.2.6")
def test_cargo_of_a_freight_comes_down_where_the_receiver_is_at_home() -> None:
    state = bargain(A(craft="freight1@2-0"), B(holds="2-0"), C())
    state = with_cargo(state, "freight1", tokens=Tokens(2, 3), slaves=1)
    after = play(state, "A offer:1/electronic@freight1=2+slave@freight1=1/credits=4", "B accept:0/1")
    assert (after.fleets["freight1"].tokens, after.fleets["freight1"].slaves) == (Tokens(2, 1), 0)
    assert (tokens(after, "2-0"), system(after, "draconis_31").slaves) == (Tokens(0, 2), 1)


@pytest.mark.rule("SW-4.2.6")
@pytest.mark.parametrize(
    ("things", "rule"),
    [
        ("mechanical@freight1=2", None),
        ("mechanical@freight1=3", "SW-4.2.6"),
        ("chemical@freight1=1", "SW-4.2.6"),
        ("mechanical@freight2=1", "SW-4.2.6"),
        ("slave@freight3=1", "SW-4.2.6"),
        ("mechanical@freight3=1", None),
        ("regular@freight1=1", "SW-29.10"),
        ("mechanical@4-7=1", "SW-4.2.2"),
        ("release@x=1", "SW-4.2.2"),
    ],
)
def test_what_is_not_with_the_receiver_cannot_be_given(things: str, rule: str | None) -> None:
    """Freight 1 is at a world of B's, freight 2 in free space, freight 3 in a sector of B's without a world."""
    state = bargain(A(craft="freight1@2-0 freight2@3-3 freight3@3-4"), B(holds="2-0 3-4"), C())
    for freight in ("freight1", "freight2", "freight3"):
        state = with_cargo(state, freight, tokens=Tokens(2), slaves=1)
    assert refused(state, f"A offer:1/{things}/-") == rule


@pytest.mark.rule("SW-9.8.6")
def test_what_has_travelled_with_the_giver_does_not_travel_on_in_the_same_turn() -> None:
    state = bargain(A(craft="freight1@3-3"), B(holds="2-0", craft="freight2@2-0"), C(), tiles=WORLD)
    state = with_cargo(state, "freight1", tokens=Tokens(2)).changed(
        fleets=with_cargo(state, "freight1", tokens=Tokens(2)).fleets.with_moves("freight1", rode={"mechanical": 2})
    )
    state = state.changed(fleets=state.fleets.with_moved(("freight1",), at(state, "2-0")))
    after = play(state, "A offer:1/mechanical@freight1=2/-", "B accept:0/1")
    assert [(each.piece, each.carrier, each.count) for each in after.fleets.landed] == [("mechanical", "freight1", 2)]


# Treaties


@pytest.mark.rule("SW-4.2.2")
def test_a_treaty_may_be_part_of_the_terms_in_the_declaration_phase() -> None:
    state = play(bargain(phase="declaration"), "A offer:1/credits=5/commercial=1+non_aggression=1")
    after, events = told(state, "A end", "B end", "C end", "B accept:0/1", "B end")
    assert TreatyMade((A.seat, B.seat), "commercial") in events
    assert after.politics.between(A.seat, B.seat).military == "non_aggression"
    assert after.empires[A.seat].credits == 15


@pytest.mark.rule("SW-4.2.2")
def test_and_in_no_other_phase() -> None:
    assert refused(bargain(), "A offer:1/credits=5/commercial=1") is None  # asked for, as anything may be
    state = play(bargain(), "A offer:1/credits=5/commercial=1")
    assert refused(state, "B accept:0/1") == "SW-4.2.2"
    assert refused(bargain(), "A offer:1/commercial=1/-") == "SW-4.2.2"


@pytest.mark.rule("SW-7.1.3")
def test_one_offer_holds_one_military_treaty() -> None:
    state = bargain(phase="declaration")
    assert refused(state, "A offer:1/non_aggression=1/cooperation=1") == "SW-7.1.3"
    assert refused(state, "A offer:1/cooperation=1/commercial=1+scientific=1") is None


@pytest.mark.rule("SW-7.1.2")
def test_a_treaty_in_an_exchange_needs_counters_too() -> None:
    """Three players have no counters for an alliance."""
    assert refused(bargain(phase="declaration"), "A offer:1/alliance=1/-") == "SW-7.1.2"


# Words


def test_every_sort_of_thing_can_be_given_and_has_a_name() -> None:
    assert set(GIVEN) == set(SORTS)
    words = ["credits", "research", "permission", "commercial", "chemical@freight1", "special_weapon@cruiser2"]
    words += [
        "regular@draconis_31",
        "cruiser2",
        "admiral1",
        "flag@4-7",
        "pay_3",
        "no_war",
        "keep_out@4-7",
        "for@law.open_gates",
        "release@2",
    ]
    assert [found.sort for word in words if (found := thing(word))] == list(SORTS)
    for word in words:
        assert label(word).en != "" != label(word).fr


@pytest.mark.parametrize(
    "order", ["offer:1/flag@draconis_31=1+credits=3/for@protocol.embargo=1", "offer:1/-/release@12=1"]
)
def test_an_offer_is_one_word_that_reads_back(order: str) -> None:
    read = read_action(order)
    assert isinstance(read, MakeOffer)
    assert str(read) == order


def _template(state: State, player: Player) -> Template:
    return next(each for each in rules.free(state, player.seat) if isinstance(each, Template))


def test_the_template_lists_what_each_side_has() -> None:
    state = bargain(A(craft="freight1@2-0", holds="3-3"), B(holds="2-0"), C())
    state = with_cargo(state, "freight1", tokens=Tokens(2))
    gives, asks = (_template(state, A).blanks[side] for side in ("gives", "asks"))
    assert isinstance(gives, Depending)
    assert isinstance(asks, Depending)
    to_b, to_c, of_b = gives.cases["1"].each, gives.cases["2"].each, asks.cases["1"].each  # type: ignore[union-attr]
    assert {"credits", "flag@3-3", "freight1", "mechanical@freight1", "keep_out@draconis_31"} <= set(to_b)
    assert not {"freight1", "mechanical@freight1", f"flag@{A.home}"} & set(to_c)
    assert {"flag@draconis_31", "keep_out@3-3", "no_war"} <= set(of_b)
    flag = to_b["flag@3-3"]
    assert isinstance(flag, Amount)
    assert flag.label == Text("The flag of sector 3-3", "Le drapeau du secteur 3-3")


@pytest.mark.rule("SW-29.17", "SW-4.2.6")
def test_fighters_that_were_carried_there_change_hands() -> None:
    """Over a world they come to its surface, elsewhere to space."""
    home = System(Levels(city=1))
    state = bargain(A(craft=f"freight1@{B.home} carrier1@4-7"), B(holds="4-7", systems={B.home: home}), C())
    state = with_cargo(with_cargo(state, "freight1", small=Small(star_fighter=2)), "carrier1", small=Small(0, 1))
    goods = "star_fighter@freight1=2+heavy_star_fighter@carrier1=1"
    assert refused(state.changed(rules=3), f"A offer:1/{goods}/-") == "SW-29.10"
    assert refused(state, "A offer:1/star_fighter@freight1=3/-") == "SW-4.2.6"
    after = play(state, f"A offer:1/{goods}/-", "B accept:0/1")
    assert after.sectors.system(at(state, B.home)).small_of(B.seat) == Small(star_fighter=2)
    assert after.sectors.small_in_space(at(state, "4-7"), B.seat) == Small(0, 1)
    assert after.fleets["freight1"].small == after.fleets["carrier1"].small == Small()
    loaded = play(state, "A offer:1/carrier1=1/-", "B accept:0/1")  # with the fighter aboard
    assert (loaded.fleets["carrier1"].owner, loaded.fleets["carrier1"].small) == (B.seat, Small(0, 1))
    limit = CRAFT["heavy_star_fighter"].limit
    full = state.with_system(at(state, B.home), small={B.seat: Small(0, limit)})
    for given_away in ("heavy_star_fighter@carrier1=1", "carrier1=1"):
        assert refused(full, f"A offer:1/{given_away}/-") == "SW-1.2.10"
