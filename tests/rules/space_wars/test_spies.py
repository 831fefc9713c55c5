"""SW-17.2: spies; SW-17.1.7 and SW-17.1.12: who is after them, and medics who make aliens."""

from typing import Any

import pytest

from stellarch.games.space_wars.chapters.ground.aliens import AliensLanded
from stellarch.games.space_wars.chapters.officers import AliensMade, SpiesSought
from stellarch.games.space_wars.chapters.research import points
from stellarch.games.space_wars.chapters.spying import Spied
from stellarch.games.space_wars.rules import play as rules
from stellarch.games.space_wars.state import Legions, Levels, State, System
from stellarch.games.space_wars.view import view
from tests.rules.space_wars.given import A, B, C, at, begin, given, offered, play, refused, system, told

WORLD = "draconis_31"
"""A world of B's, with three laboratories."""
LABS = System(Levels(city=2, research_center=3))
STEAL = "A spy:spy1/steal_research"
BLOW_UP = "A spy:spy1/destroy_structure/city"


def abroad(
    *dice: int,
    stars: int = 1,
    guards: str = "",
    known: tuple[str, str] = ("", ""),
    on: System = LABS,
    weapons: int = 0,
    craft: str = f"corvette1@{WORLD}",
    officers: str = "",
    others: tuple[Any, ...] = (),
    **more: Any,
) -> State:
    """A's spy is aboard a corvette over the world of B, and A is about to act."""
    state = given(
        A(craft=craft, officers=f"spy1{'*' * (stars - 1) and '**'}@corvette1 {officers}", known=known[0]),
        B(systems={WORLD: on}, officers=guards, known=known[1], craft="cruiser2@boralis_prime"),
        *others,
        tiles={"2-3": WORLD},
        dice=dice,
        **more,
    )
    state = state.changed(fleets=state.fleets.with_craft("corvette1", weapons=weapons))
    return begin(state, "player_subphases")


def tried(state: State, order: str) -> tuple[State, Spied]:
    state, events = told(state, order)
    (event,) = (event for event in events if isinstance(event, Spied))
    return state, event


# Whom, where, when


@pytest.mark.rule("SW-17.2.1", "SW-D.29")
def test_what_a_spy_may_try() -> None:
    state = abroad(guards=f"admiral1@{WORLD}", weapons=1)
    orders = [order for order in offered(state, A) if order.startswith("spy:")]
    assert orders == [
        f"spy:spy1/{deed}{special}"
        for deed, without in [
            ("steal_research", "/-"),
            ("destroy_structure/city", ""),
            ("destroy_structure/research_center", ""),
            ("kill_officer/admiral1", ""),
        ]
        for special in ("", f"{without}/yes")
    ]
    assert str(rules.default(state, A.seat)) == "end"


@pytest.mark.rule("SW-17.2.1")
def test_a_spy_works_once_and_abroad() -> None:
    done = play(abroad(3), STEAL)
    assert refused(done, BLOW_UP) == "SW-9.1.2"
    for where in ("arcadia_prime", "2-4"):
        assert refused(abroad(craft=f"corvette1@{where}"), STEAL) == "SW-17.2.1"
    assert refused(abroad(officers="consul1@corvette1"), "A spy:consul1/steal_research") == "SW-17.2.1"
    assert refused(abroad(), "A spy:corvette1/steal_research") == "SW-17.2.1"


@pytest.mark.rule("SW-17.2.1")
def test_whose_sector_it_is_says_who_manages_it() -> None:
    """B holds a world of A's: there A's spy is abroad; where A holds B's, he is at home."""
    war = {(A, B): {"military": "war"}}
    lost = given(
        A(systems={WORLD: System(legions={B.seat: Legions(1)}, levels=Levels(research_center=1))},
          craft=f"corvette1@{WORLD}", officers="spy1@corvette1"),
        B(), tiles={"2-3": WORLD}, relations=war, dice=(6,),
    )  # fmt: skip
    assert refused(begin(lost, "player_subphases"), STEAL) is None
    won = abroad(on=System(Levels(research_center=1), legions={A.seat: Legions(1)}), relations=war)
    assert refused(won, STEAL) == "SW-17.2.1"


@pytest.mark.rule("SW-17.2.8")
@pytest.mark.rule("SW-R.73")
@pytest.mark.parametrize(
    ("military", "rule"),
    [("none", None), ("non_aggression", None), ("cooperation", None), ("war", None), ("alliance", "SW-17.2.8")],
)
def test_only_the_ally_is_safe(military: str, rule: str | None) -> None:
    state = abroad(6, relations={(A, B): {"military": military}})
    assert refused(state, STEAL) == rule
    assert (STEAL.removeprefix("A ") in offered(state, A)) == (rule is None)


@pytest.mark.rule("SW-17.2.9")
@pytest.mark.rule("SW-24.1.6")
@pytest.mark.rule("SW-R.73")
def test_spies_and_what_they_do_are_seen_by_all() -> None:
    state = abroad(others=(C(),))
    for seat in (None, B.seat, C.seat):
        assert view(state, seat).officers["spy1"] == state.officers["spy1"]
    _, event = tried(abroad(4, others=(C(),)), STEAL)
    assert event.seen_by(C.seat) == event


# The roll


@pytest.mark.rule("SW-17.2.2")
@pytest.mark.parametrize(
    ("order", "one", "two"),
    [(STEAL, 4, 3), (BLOW_UP, 5, 4), ("A spy:spy1/kill_officer/admiral1", 5, 4)],
)
def test_the_number_a_spy_must_reach(order: str, one: int, two: int) -> None:
    for stars, need in ((1, one), (2, two)):
        for die in (need - 1, need):
            _, event = tried(abroad(die, stars=stars, guards=f"admiral1@{WORLD}"), order)
            assert (event.need, event.modifier, event.success) == (need, 0, die == need)


@pytest.mark.rule("SW-17.2.3", "SW-20.9.6")
@pytest.mark.rule("SW-17.3.2")
@pytest.mark.parametrize(
    ("guards", "known", "special", "modifier"),
    [
        (f"security1@{WORLD}", ("", ""), "", -1),
        (f"security1@{WORLD} security2**@{WORLD}", ("", ""), "", -2),
        ("security1@cruiser2", ("", ""), "", 0),  # in another sector
        ("", ("intelligence_department", ""), "", 1),
        ("", ("", "intelligence_department"), "", -1),
        ("", ("intelligence_department", "intelligence_department"), "", 0),
        ("", ("", ""), "/-/yes", 1),
    ],
)
def test_what_helps_a_spy_and_what_hinders(guards: str, known: tuple[str, str], special: str, modifier: int) -> None:
    state, event = tried(abroad(4, guards=guards, known=known, weapons=1), STEAL + special)
    assert event.modifier == modifier
    assert state.fleets["corvette1"].weapons == (0 if special else 1)


@pytest.mark.rule("SW-17.3.2")
def test_a_special_weapon_must_be_with_the_spy() -> None:
    assert refused(abroad(), f"{STEAL}/-/yes") == "SW-17.3.2"


@pytest.mark.rule("SW-17.2.3")
def test_only_the_victims_own_guards_count() -> None:
    guest = C(craft=f"cruiser3@{WORLD}", officers="security3**@cruiser3")
    _, event = tried(abroad(4, others=(guest,)), STEAL)
    assert event.modifier == 0
    _, event = tried(abroad(4, others=(guest,)), "A spy:spy1/kill_officer/security3")
    assert (event.player, event.modifier) == (C.seat, -2)


@pytest.mark.rule("SW-17.2.4")
@pytest.mark.parametrize(
    ("die", "guards", "laws", "is_lost"),
    [
        (1, "", "", True),
        (2, "", "", False),
        (2, f"security1@{WORLD}", "", True),
        (3, "", "", False),
        pytest.param(3, "", "ban_espionage", True, marks=pytest.mark.rule("SW-6.3.10")),
        (4, "", "ban_espionage", False),
    ],
)
def test_when_a_spy_is_lost(die: int, guards: str, laws: str, is_lost: bool) -> None:
    state, event = tried(abroad(die, guards=guards, laws=laws), STEAL)
    assert event.caught == is_lost
    assert ("spy1" not in state.officers) == is_lost


# What comes of it


@pytest.mark.example("SW-T.72")
@pytest.mark.rule("SW-17.2.5")
def test_stolen_research() -> None:
    state = abroad(5, guards=f"security1@{WORLD}")
    assert (points(state, A.seat), points(state, B.seat)) == (0, 3)
    after, event = tried(state, STEAL)
    assert event.success
    assert (points(after, A.seat), points(after, B.seat)) == (3, 0)
    caught, event = tried(abroad(2, guards=f"security1@{WORLD}"), STEAL)
    assert event.caught
    assert "spy1" not in caught.officers


@pytest.mark.rule("SW-17.2.5")
def test_a_system_is_stolen_from_once_a_turn() -> None:
    state = play(abroad(4, officers="spy2@corvette1"), STEAL)
    assert refused(state, "A spy:spy2/steal_research") == "SW-17.2.5"
    failed = play(abroad(3, 4, officers="spy2@corvette1"), STEAL)
    assert refused(failed, "A spy:spy2/steal_research") is None


@pytest.mark.rule("SW-17.2.5")
@pytest.mark.parametrize("on", [System(Levels(city=1)), System(Levels(research_center=2), aliens=1)])
def test_where_no_laboratory_works_there_is_nothing_to_steal(on: System) -> None:
    assert refused(abroad(on=on), STEAL) == "SW-17.2.5"


@pytest.mark.rule("SW-17.2.6")
def test_a_structure_is_destroyed() -> None:
    on = System(Levels(city=2, shipyard=1), frozenset({"space_academy"}), orbital_cities=2)
    for target, left in [
        ("city", System(Levels(city=1, shipyard=1), frozenset({"space_academy"}), orbital_cities=2)),
        ("space_academy", System(Levels(city=2, shipyard=1), orbital_cities=2)),
        ("orbital_city", System(Levels(city=2, shipyard=1), frozenset({"space_academy"}), orbital_cities=1)),
    ]:
        state, event = tried(abroad(5, on=on), f"A spy:spy1/destroy_structure/{target}")
        assert event.success
        assert system(state, WORLD) == left
    assert refused(abroad(on=on), "A spy:spy1/destroy_structure/business_center") == "SW-17.2.6"
    assert refused(abroad(on=on), "A spy:spy1/destroy_structure") == "SW-17.2.6"


@pytest.mark.rule("SW-17.2.6")
def test_a_gate_is_a_structure_too() -> None:
    said = {"3-5": {"owner": B.seat, "gate": B.seat}}
    state = abroad(5, craft="corvette1@3-5", sectors=said)
    state, event = tried(state, "A spy:spy1/destroy_structure/artificial_gate")
    assert (event.player, state.sectors[at(state, "3-5")].gate) == (B.seat, None)


@pytest.mark.rule("SW-17.2.7")
def test_an_officer_is_killed() -> None:
    guest = C(craft=f"cruiser3@{WORLD}", officers="consul1@cruiser3")
    order = "A spy:spy1/kill_officer/"
    state, event = tried(abroad(5, others=(guest,), guards=f"admiral1@{WORLD}"), f"{order}consul1")
    assert (event.player, "consul1" in state.officers, "admiral1" in state.officers) == (C.seat, False, True)
    assert refused(abroad(guards="admiral1@cruiser2"), f"{order}admiral1") == "SW-17.2.7"  # he is elsewhere
    assert refused(abroad(officers="medic1@corvette1"), f"{order}medic1") == "SW-17.2.7"
    assert refused(abroad(), f"{order}nobody1") == "SW-17.2.7"


# Security officers


def guarded(*dice: int, stars: str = "**", known: str = "", spies: str = "spy1@corvette2", **more: Any) -> State:
    """A security officer of A's is on his world, where spies of B are too."""
    state = given(
        A(systems={WORLD: LABS}, officers=f"security1{stars}@{WORLD}", known=known),
        B(craft=f"corvette2@{WORLD}", officers=spies),
        tiles={"2-3": WORLD},
        dice=dice,
        **more,
    )
    return begin(state, "player_subphases")


@pytest.mark.rule("SW-17.1.12")
@pytest.mark.parametrize(
    ("spy", "known", "need"),
    [
        ("spy1@corvette2", "", 5),
        ("spy1**@corvette2", "", 6),
        pytest.param("spy1@corvette2", "intelligence_department", 4, marks=pytest.mark.rule("SW-20.9.6")),
        ("spy1**@corvette2", "intelligence_department", 5),
    ],
)
def test_foreign_spies_are_found(spy: str, known: str, need: int) -> None:
    for die in (need - 1, need):
        state = play(guarded(die, spies=spy, known=known), "A search:security1")
        assert ("spy1" in state.officers) == (die < need)


@pytest.mark.rule("SW-17.1.12")
def test_a_die_for_each_spy_once_a_sub_phase() -> None:
    state, events = told(guarded(5, 4, spies="spy1@corvette2 spy2@corvette2"), "A search:security1")
    (event,) = (event for event in events if isinstance(event, SpiesSought))
    assert (dict(event.dice), event.caught, event.owners) == ({"spy1": 5, "spy2": 4}, ("spy1",), (B.seat,))
    assert refused(state, "A search:security1") == "SW-9.1.2"
    assert refused(guarded(stars=""), "A search:security1") == "SW-17.1.12"
    assert refused(guarded(spies="consul1@corvette2"), "A search:security1") == "SW-17.1.12"


@pytest.mark.rule("SW-17.1.12")
def test_nobody_looks_for_the_allys_spies() -> None:
    state = guarded(relations={(A, B): {"military": "alliance"}})
    assert refused(state, "A search:security1") == "SW-17.1.12"


@pytest.mark.rule("SW-D.30")
def test_the_software_always_looks_for_spies() -> None:
    assert str(rules.default(guarded(6), A.seat)) == "search:security1"
    assert str(rules.default(guarded(spies=""), A.seat)) == "end"


# Medics


def medic(*dice: int, stars: str = "**", weapons: int = 2, craft: str = f"corvette1@{WORLD}", **more: Any) -> State:
    """A's medic is over a world of B's, with special weapons aboard."""
    said: dict[str, Any] = {"relations": {(A, B): {"military": "war"}}, **more}
    state = given(
        A(craft=craft, officers=f"medic1{stars}@corvette1"),
        B(systems={WORLD: System(Levels(city=1))}),
        tiles={"2-3": WORLD, "2-5": "aurora"},
        dice=dice,
        **said,
    )
    state = state.changed(fleets=state.fleets.with_craft("corvette1", weapons=weapons))
    return begin(state, "player_subphases")


@pytest.mark.rule("SW-17.1.7")
@pytest.mark.rule("SW-17.3.4")
def test_a_medic_creates_aliens() -> None:
    state, events = told(medic(3, weapons=3), "A infest:medic1")
    assert [event for event in events if isinstance(event, AliensMade)] == [AliensMade(A.seat, B.seat, "medic1", WORLD)]
    assert AliensLanded(WORLD, 3, 3) in events
    assert system(state, WORLD).aliens >= 3
    assert state.fleets["corvette1"].weapons == 1
    assert refused(state, "A infest:medic1") == "SW-9.1.2"


@pytest.mark.rule("SW-17.1.7")
@pytest.mark.parametrize(
    ("said", "rule"),
    [
        ({"stars": ""}, "SW-17.1.7"),
        ({"weapons": 1}, "SW-17.1.7"),
        ({"relations": {}}, "SW-17.1.7"),
        ({"craft": "corvette1@2-4"}, "SW-17.1.7"),
        ({"craft": "corvette1@aurora"}, None),
        ({"craft": "corvette1@arcadia_prime"}, "SW-17.1.7"),
        pytest.param({"laws": "ban_biological"}, "SW-6.3.7", marks=pytest.mark.rule("SW-6.3.7")),
    ],
)
def test_who_creates_aliens_where(said: dict[str, Any], rule: str | None) -> None:
    state = medic(1, **said)
    assert refused(state, "A infest:medic1") == rule
    assert ("infest:medic1" in offered(state, A)) == (rule is None)
    assert str(rules.default(state, A.seat)) == "end"


@pytest.mark.rule("SW-17.1.7")
def test_there_are_only_so_many_aliens() -> None:
    state = medic()
    full = state.with_system(at(state, "aurora"), aliens=40)
    assert refused(full, "A infest:medic1") == "SW-1.2.10"


@pytest.mark.rule("SW-V.1")
@pytest.mark.parametrize(
    ("state", "order"), [(abroad(), STEAL), (guarded(), "A search:security1"), (medic(), "A infest:medic1")]
)
def test_version_1_knows_nothing_of_it(state: State, order: str) -> None:
    state = state.changed(rules=1)
    assert refused(state, order) == "SW-V.1"
    assert order.removeprefix("A ") not in offered(state, A)
    assert str(rules.default(state, A.seat)) == "end"
