"""GE-8: new fleets."""

import pytest

from tests.rules.galaxy_empires.given import C, H, actions, active, cash, fleets, given, offered, play, refused


@pytest.mark.rule("GE-8.1")
def test_two_fleets_are_deployed_with_one_action() -> None:  # GE-X.22
    after = play(given(C(fleets="A2 C1 C2", cash=1200)), "+A1", "+B1")
    assert (cash(after, C), actions(after), fleets(after, C)) == (200, 1, "A1 A2 B1 C1 C2")


@pytest.mark.rule("GE-8.1")
def test_the_third_needs_another_action() -> None:
    after = play(given(C(fleets="", cash=3000)), "+A1", "+A2", "+B1")
    assert (cash(after, C), actions(after), active(after)) == (1500, 0, C)


@pytest.mark.rule("GE-8.1")
def test_a_new_fleet_has_a_number_of_its_own() -> None:
    after = play(given(C(fleets="A2"), H(fleets="I1")), "+A1", "+B1")
    assert [after.fleets[tile].name for tile in ("A1", "B1")] == ["carmine-6", "carmine-7"]


@pytest.mark.rule("GE-8.2", "GE-R.10")
def test_without_500_dollars_there_is_no_fleet() -> None:  # GE-X.23
    state = play(given(C(fleets="", cash=700)), "+A1")
    assert cash(state, C) == 200
    assert refused(state, "+B1") == "GE-8.2"


@pytest.mark.rule("GE-8.2", "GE-R.10")
def test_without_an_open_tile_there_is_no_fleet() -> None:  # GE-X.24
    state = given(C(cash=3000))
    assert {refused(state, f"+{tile}") for tile in ("A1", "A2", "B1", "C1", "C2")} == {"GE-8.2"}
    assert cash(state, C) == 3000


@pytest.mark.rule("GE-R.10")
def test_with_one_open_tile_there_is_one_fleet() -> None:
    state = play(given(C(fleets="A1 A2 B1 C1", cash=3000)), "+C2")
    assert not any(order.startswith("+") for order in offered(state))


@pytest.mark.rule("GE-8.2")
@pytest.mark.parametrize("tile", ["D1", "F1", "E4", "F4", "D3", "F2", "I1"])
def test_fleets_are_deployed_in_ones_own_capital_only(tile: str) -> None:
    state = given(C(fleets="", holds="fr_nw_n st_n pc_w wormhole", cash=3000), H(fleets=""))
    assert refused(state, f"+{tile}") == "GE-8.2"


@pytest.mark.rule("GE-8.3", "GE-R.7")
def test_captured_capitals_serve_too_also_in_one_action() -> None:
    after = play(given(C(fleets="", holds="cap_ne"), H(out=1)), "+A1", "+I1")
    assert (fleets(after, C), cash(after, C), actions(after)) == ("A1 I1", 0, 1)


@pytest.mark.rule("GE-8.4")
def test_a_new_fleet_moves_with_a_later_action() -> None:  # GE-X.25
    after = play(given(C(fleets="", cash=500)), "+C2", "C2>D1")
    assert (fleets(after, C), actions(after)) == ("D1", 0)
