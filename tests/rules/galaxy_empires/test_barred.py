"""What cannot be done in a turn is said before it is tried, with its reason."""

from stellarch.games.galaxy_empires import GALAXY_EMPIRES
from stellarch.games.galaxy_empires.state import State
from tests.rules.galaxy_empires.given import C, Empire, H, given, play


def barred(state: State, who: Empire = C) -> dict[str, str]:
    """The reasons a side is told, in English, by what they bar."""
    return {reason.order: reason.why.en for reason in GALAXY_EMPIRES.view(state, who.seat(state)).barred}


def test_a_full_capital_has_no_room_for_another_fleet() -> None:
    assert barred(given(C(cash=3000))) == {
        "deploy": "Your capital is full. Move a fleet out to make room for a new one."
    }


def test_a_fleet_that_cannot_be_paid() -> None:
    assert barred(given(C(fleets="A1", cash=450))) == {"deploy": "A fleet costs $500; you have $450."}


def test_a_deal_that_cannot_be_paid() -> None:
    told = barred(given(C(fleets="A1", pp=2), H(pp=9)))
    assert told == {
        "propose": "A deal costs each side 3 political points besides what is given; the Carmine Pact has too few."
    }


def test_with_the_last_action_under_way_only_fleets_move() -> None:
    state = play(given(C(fleets="A1 A2 B1", cash=3000)), "roll", "B1>B2")
    assert set(barred(state)) == {"deploy", "roll_pp", "draw_mission", "propose"}
    assert barred(state)["roll_pp"] == "You have no action left."


def test_what_is_barred_is_what_is_not_offered() -> None:
    for state in (given(C(fleets="A1", cash=3000)), given(C(cash=3000)), given(C(fleets="A1", cash=0))):
        offers = any(str(choice).startswith("+") for choice in GALAXY_EMPIRES.legal(state, C.seat(state)))
        assert offers == ("deploy" not in barred(state))


def test_nobody_is_told_out_of_turn() -> None:
    assert barred(given(C(fleets="A1", cash=0), H(cash=0)), H) == {}
