"""A turn does not end unasked while another fleet could be moved or deployed with the action under way."""

from stellarch.core import Seat
from stellarch.games.galaxy_empires import GALAXY_EMPIRES
from stellarch.games.galaxy_empires.actions import read_action
from stellarch.games.galaxy_empires.state import State
from tests.rules.galaxy_empires.given import C, H, given, play

NAMES = ("Ada", "Ben", "Cleo", "Dov")
TRUCE = "propose@1:-:-:truce.3"
BEGUN = play(given(C(fleets="C2 E2 E3 F1", holds="fr_nw_n", pp=9, cash=2000), H(fleets="G1"), pp=[1]), "roll", "C2>D2")


def asked(state: State, order: str, seat: int = 0) -> str | None:
    """What somebody is asked before the order is sent."""
    said = GALAXY_EMPIRES.caveats(GALAXY_EMPIRES.view(state, Seat(seat)), read_action(order), NAMES)
    return " ".join(caveat.text.en for caveat in said if caveat.asks) or None


def test_what_ends_the_turn_asks_first() -> None:
    one_left = play(given(C(fleets="C2 E2 E3 F1", pp=9, cash=2000), H(fleets="G1"), pp=[1]), "C2>D2")
    for order in ("roll", "draw", TRUCE):
        assert "move another fleet" in str(asked(one_left, order)), order
    assert str(asked(one_left, TRUCE)).startswith("If your offer is accepted")
    assert asked(one_left, "F1xfr_ne_n") is not None
    assert asked(BEGUN, "end") is not None


def test_nothing_is_asked_where_nothing_is_given_up() -> None:
    fresh = given(C(fleets="C2 E2 E3 F1", pp=9, cash=2000), H(fleets="G1"))
    assert asked(fresh, "roll") is None
    assert asked(BEGUN, "E2>D2") is None
    alone = play(given(C(fleets="C2", pp=9, cash=2000), H(fleets="G1")), "C2>D2")
    assert asked(alone, "roll") is None, "its only fleet has moved"
    assert asked(play(fresh, "roll"), "roll") is None, "no action is under way"


def test_a_counter_offer_that_is_taken_asks_too() -> None:
    one_left = play(given(C(fleets="C2 E2 E3 F1", pp=9, cash=2000), H(fleets="G1")), "C2>D2")
    countered = play(one_left, TRUCE, "counter:$50:-:truce.3")
    assert asked(countered, "accept") is not None
    assert asked(countered, "decline") is None
