"""SW-1.4: who owns, controls and manages a sector, and when a system is blocked."""

from typing import Any

import pytest

from stellarch.games.space_wars.rules.control import is_blocked, managed_systems, manager, presence
from stellarch.games.space_wars.state import Legions, Small, State, System
from tests.rules.space_wars.given import A, B, C, D, at, given

WAR = {"military": "war"}
AT_WAR = {(A, B): WAR}


def who(state: State, name: str) -> str:
    """The letter of who manages a sector; - where nobody does."""
    seat = manager(state, at(state, name))
    return "-" if seat is None else "ABCDEFGHI"[seat]


@pytest.mark.rule("SW-1.4.1")
@pytest.mark.rule("SW-1.4.2")
@pytest.mark.rule("SW-1.4.3")
@pytest.mark.rule("SW-1.4.4")
@pytest.mark.rule("SW-1.4.5")
@pytest.mark.rule("SW-1.4.6")
@pytest.mark.parametrize(
    ("mine", "theirs", "relations", "manages"),
    [
        ("", "", AT_WAR, "A"),
        ("", "cruiser1@3-3", {}, "A"),  # a guest
        ("", "cruiser1@3-3", AT_WAR, "B"),
        ("", "freight1@3-3", AT_WAR, "A"),  # unarmed
        ("", "outpost1@3-3", AT_WAR, "B"),
        ("corvette1@3-3", "cruiser1@3-3", AT_WAR, "-"),
        ("freight1@3-3", "cruiser1@3-3", AT_WAR, "B"),
    ],
)
def test_an_owned_sector_in_space(mine: str, theirs: str, relations: Any, manages: str) -> None:
    state = given(A(holds="3-3", craft=mine), B(craft=theirs), C(), relations=relations)
    assert who(state, "3-3") == manages


@pytest.mark.rule("SW-1.4.5")
@pytest.mark.parametrize(
    ("others", "relations", "manages"),
    [
        ({"craft": "cruiser1@3-3"}, {}, "A"),  # the first in seat order of two who are no enemies
        ({"craft": "cruiser1@3-3"}, AT_WAR, "-"),
        ({}, {}, "A"),
    ],
)
def test_a_free_sector(others: dict[str, str], relations: Any, manages: str) -> None:
    state = given(A(craft="corvette1@3-3"), B(**others), C(), relations=relations)
    assert who(state, "3-3") == manages


@pytest.mark.rule("SW-1.4.2")
def test_fighters_in_space_are_a_presence_and_pods_are_not() -> None:
    state = given(A(), B(), sectors={"3-3": {"small": {A.seat: Small(boarding_pod=2), B.seat: Small(1)}}})
    assert presence(state, at(state, "3-3")) == {B.seat}


@pytest.mark.rule("SW-1.4.2")
@pytest.mark.rule("SW-1.4.4")
@pytest.mark.rule("SW-1.4.7")
def test_in_a_system_only_legions_count() -> None:
    tiles = {"3-3": "draconis_31"}
    fleet = given(A(holds="3-3"), B(craft="cruiser1@3-3"), tiles=tiles, relations=AT_WAR)
    assert who(fleet, "draconis_31") == "A"
    taken = System(legions={B.seat: Legions(1)})
    landed = given(A(systems={"draconis_31": taken}), B(), tiles=tiles, relations=AT_WAR)
    assert who(landed, "draconis_31") == "B"
    guests = given(A(systems={"draconis_31": taken}), B(), tiles=tiles)
    assert who(guests, "draconis_31") == "A"


@pytest.mark.rule("SW-1.4.7")
def test_moving_craft_does_not_make_the_managed_systems_be_found_anew() -> None:
    state = given(A(craft="cruiser1@3-3"), B())
    assert managed_systems(state, A.seat) == (at(state, A.home),)
    moved = state.changed(fleets=state.fleets.with_moved(("cruiser1",), at(state, "3-4")))
    assert managed_systems(moved, A.seat) is managed_systems(state, A.seat)
    ended = state.changed(politics=state.politics.with_relation(A.seat, B.seat, military="war"))
    assert (who(moved, "3-4"), who(moved, "3-3"), who(ended, A.home)) == ("A", "-", "A")


@pytest.mark.rule("SW-1.4.9")
@pytest.mark.rule("SW-5.3.9")
@pytest.mark.rule("SW-5.3.16")
@pytest.mark.parametrize(
    ("event", "known", "blocked"),
    [
        ("berilan_gap", "", True),
        ("berilan_gap", "berilan_gap_attenuation", True),
        ("plasma_blast", "", True),
        ("plasma_blast", "plasma_blast_shield", False),
        ("space_storm", "", False),
    ],
)
def test_events_that_block(event: str, known: str, blocked: bool) -> None:
    state = given(A(known=known), B(), events=f"{event}@{A.home}")
    assert is_blocked(state, at(state, A.home)) is blocked


@pytest.mark.rule("SW-14.3.1")
@pytest.mark.rule("SW-14.3.2")
@pytest.mark.rule("SW-14.3.3")
@pytest.mark.example("SW-T.58")
@pytest.mark.parametrize(
    ("system", "craft", "fighters", "relations", "blocked"),
    [
        ("veridia_11", "3 dreadnought 2 cruiser", 0, AT_WAR, True),  # 16
        ("veridia_11", "3 dreadnought 1 cruiser 1 corvette", 0, AT_WAR, False),  # 15
        ("veridia_11", "3 dreadnought 2 cruiser", 0, {}, False),  # no war
        ("moss_71", "2 cruiser 3 corvette", 2, AT_WAR, True),  # 4 + 3 + 1
        ("moss_71", "2 cruiser 3 corvette", 1, AT_WAR, False),
        ("draconis_31", "4 advanced_cruiser 1 stealth_starship", 0, AT_WAR, True),  # 12
    ],
)
def test_a_blockade(system: str, craft: str, fighters: int, relations: Any, blocked: bool) -> None:
    counts = craft.split()
    names = [
        f"{kind}{number}@3-3"
        for count, kind in zip(counts[::2], counts[1::2], strict=True)
        for number in range(1, int(count) + 1)
    ]
    state = given(
        A(systems={system: System()}),
        B(craft=" ".join(names)),
        tiles={"3-3": system},
        relations=relations,
    )
    state = state.with_sector(at(state, "3-3"), small={B.seat: Small(fighters)} if fighters else {})
    assert is_blocked(state, at(state, system)) is blocked


@pytest.mark.example("SW-T.22")
@pytest.mark.rule("SW-14.3.3", "SW-29.18", "SW-V.3")
def test_enemies_add_up_and_before_version_4_who_withdrew_does_not_count() -> None:
    relations = {(A, B): WAR, (A, C): WAR}
    names = ("dreadnought1@3-3", "dreadnought2@3-3")
    sides = A(systems={"moss_71": System()}), B(craft=names[0]), C(craft=names[1]), D()
    state = given(*sides, tiles={"3-3": "moss_71"}, relations=relations)
    assert is_blocked(state, at(state, "moss_71"))
    fled = state.changed(fleets=state.fleets.with_moves("dreadnought2", withdrew=True))
    assert is_blocked(fled, at(state, "moss_71"))
    assert not is_blocked(fled.changed(rules=3), at(state, "moss_71"))
