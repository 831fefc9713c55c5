"""SW-9.3.5 to SW-9.3.8: which sectors may be entered."""

from typing import Any

import pytest
from msgspec.structs import replace

from stellarch.games.space_wars.rules.entry import bars_entry, is_free_fire_zone, papers
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.politics import ActiveProtocol
from tests.rules.space_wars.given import A, B, at, given


def rule(state: State, name: str, craft: str | None = None) -> str | None:
    """The rule that keeps a craft of A out of a sector."""
    carrying = papers(state, craft) if craft else frozenset()
    barred = bars_entry(state, A.seat, at(state, name), carrying)
    if barred is None:
        return None
    refusal = barred.illegal()
    assert name in refusal.about
    assert "{" not in refusal.why.en + refusal.why.fr
    return refusal.rule


CLOSED = [
    ("SW-2.2.6", "galaxy_core", "0-0", ""),
    ("SW-2.2.6", "supernova", "3-4", ""),
    ("SW-2.2.8", "nebula_green", "3-4", "space_scanner"),
]


@pytest.mark.rule("SW-2.2.6", "SW-2.2.8", "SW-9.3.8")
@pytest.mark.parametrize(("id", "tile", "where", "opened_by"), CLOSED)
def test_closed_tiles(id: str, tile: str, where: str, opened_by: str) -> None:  # SW-T.75
    assert rule(given(A(), B(), tiles={where: tile}), where) == id
    with_scanner = given(A(known="space_scanner"), B(), tiles={where: tile})
    assert rule(with_scanner, where) == (None if opened_by else id)


@pytest.mark.rule("SW-5.3.18", "SW-9.3.8")
def test_a_storm_is_closed_without_a_scanner() -> None:  # SW-T.75
    assert rule(given(A(), B(), events="space_storm@3-4"), "3-4") == "SW-5.3.18"
    assert rule(given(A(known="space_scanner"), B(), events="space_storm@3-4"), "3-4") is None


@pytest.mark.rule("SW-5.3.5", "SW-9.3.8")
def test_only_a_scientific_starship_that_can_undo_it_enters_a_black_hole() -> None:
    craft = "scientific_starship1@3-5 cruiser1@3-5"
    state = given(A(known="black_hole_degravitation", craft=craft), B(), events="black_hole@3-4")
    assert rule(state, "3-4", "scientific_starship1") is None
    assert rule(state, "3-4", "cruiser1") == "SW-5.3.5"
    assert rule(given(A(craft=craft), B(), events="black_hole@3-4"), "3-4", "scientific_starship1") == "SW-5.3.5"


RELATIONS = [
    ("none", "SW-9.3.5"),
    ("non_aggression", "SW-9.3.5"),
    ("cooperation", None),
    ("alliance", None),
    ("war", None),
]


@pytest.mark.rule("SW-9.3.5", "SW-7.2.4", "SW-7.3.4")
@pytest.mark.parametrize(("relation", "id"), RELATIONS)
def test_whose_sectors_may_be_entered(relation: str, id: str | None) -> None:
    state = given(A(holds="3-5"), B(holds="3-4"), relations={(A, B): {"military": relation}})
    assert rule(state, "3-4") == id
    assert rule(state, "3-5") is None
    assert rule(state, "3-6") is None


@pytest.mark.rule("SW-4.2.7", "SW-9.3.5")
def test_permission_opens_all_sectors_of_the_giver_to_the_one_who_got_it() -> None:
    given_to_me: dict[str, Any] = {"permissions": frozenset({(B.seat, A.seat)})}
    assert rule(given(A(), B(holds="3-4"), politics=given_to_me), "3-4") is None
    given_by_me: dict[str, Any] = {"permissions": frozenset({(A.seat, B.seat)})}
    assert rule(given(A(), B(holds="3-4"), politics=given_by_me), "3-4") == "SW-9.3.5"


PAPERS = [
    ("SW-9.3.6", "freight1", "", True),
    ("SW-6.3.12", "freight1", "freight_control", False),
    ("SW-6.3.1", "consular_starship1", "free_flight_consular", True),
    ("SW-6.3.1", "consular_starship1", "", False),
    ("SW-6.3.2", "scientific_starship1", "free_flight_scientific", True),
    ("SW-6.3.2", "scientific_starship1", "free_flight_consular", False),
    ("SW-9.3.7", "cruiser1", "free_flight_consular", True),
    ("SW-9.3.7", "cruiser1", "", False),
    ("SW-9.3.7", "cruiser2", "free_flight_consular", False),
    ("SW-9.3.7", "outpost1", "free_flight_consular", False),
    ("SW-6.3.13", "cruiser2", "open_gates", True),
]


@pytest.mark.rule("SW-9.3.6", "SW-9.3.7", "SW-6.3.1", "SW-6.3.2", "SW-6.3.12", "SW-6.3.13")
@pytest.mark.parametrize(("id", "craft", "laws", "may"), PAPERS)
def test_who_enters_foreign_sectors_without_permission(id: str, craft: str, laws: str, may: bool) -> None:
    fleet = "freight1@3-5 consular_starship1@3-5 scientific_starship1@3-5 cruiser1@3-5 cruiser2@3-5 outpost1@3-5"
    side = A(craft=fleet, officers="consul1@cruiser1 consul2@outpost1 engineer1@cruiser2")
    state = given(side, B(holds="3-4"), tiles={"3-4": "star_gate_a"}, laws=laws)
    assert rule(state, "3-4", craft) == (None if may else "SW-9.3.5")


@pytest.mark.rule("SW-6.4.12", "SW-9.3.8")
def test_only_its_owner_enters_a_sector_under_quarantine() -> None:
    def state(**sides: str) -> State:
        war = {(A, B): {"military": "war"}}
        position = given(A(holds=sides.get("a", "")), B(holds=sides.get("b", "")), relations=war)
        closed = ActiveProtocol("quarantine", sector=at(position, "3-4"))
        return position.changed(politics=replace(position.politics, protocols=(closed,)))

    assert rule(state(b="3-4"), "3-4") == "SW-6.4.12"
    assert rule(state(), "3-4") == "SW-6.4.12"
    assert rule(state(a="3-4"), "3-4") is None


@pytest.mark.rule("SW-6.4.1", "SW-6.3.5", "SW-9.3.5")
def test_free_fire_zones_may_be_entered_by_all() -> None:
    state = given(A(), B(holds="3-4"))
    zone = (ActiveProtocol("free_fire_zone", sector=at(state, "3-4")),)
    state = given(A(), B(holds="3-4"), politics={"protocols": zone})
    assert rule(state, "3-4") is None
    assert is_free_fire_zone(state, at(state, "3-4"))
    by_law = given(A(), B(holds="3-4"), laws="free_fire_space")
    assert is_free_fire_zone(by_law, at(by_law, "3-5"))
    assert not is_free_fire_zone(by_law, at(by_law, "3-4"))
