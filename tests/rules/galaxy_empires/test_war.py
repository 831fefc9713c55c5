"""GE-9: war. GE-19 says how the dice are rolled; here they fall as written, attacker's and defender's, tick by tick."""

import tomllib
from fractions import Fraction
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from stellarch.core import Chance, Seat, Several, Template
from stellarch.games.galaxy_empires import GALAXY_EMPIRES
from stellarch.games.galaxy_empires.events import CapitalExposed, FleetLost, WarDeclared, WarEnded, WarTick
from stellarch.games.galaxy_empires.odds import endings, odds
from stellarch.games.galaxy_empires.rules import errands
from stellarch.games.galaxy_empires.state import Errand, State, War
from tests.cases import for_each
from tests.rules.galaxy_empires.given import (
    C,
    G,
    H,
    V,
    actions,
    active,
    cash,
    fleets,
    given,
    happens,
    holder,
    offered,
    play,
    pp,
    refused,
    to_decide,
)

HIT, BOTH, NONE, MISS = "3+4/1+1", "3+4/3+4", "1+1/1+1", "1+1/3+4"
"""One tick: the attacker hits, both do, nobody does, or only the defender does."""


def refuges(state: State, tile: str) -> str:
    """Where the fleet on a tile would go if it returned home."""
    return " ".join(errands.refuges(state, Errand(tile, "home")))


def losses(state: State, *orders: str) -> list[str]:
    return [event.fleet for event in happens(state, *orders) if isinstance(event, FleetLost)]


def ticks(state: State, *orders: str) -> list[tuple[int, int]]:
    """The fleets left after each tick, attacker's and defender's."""
    return [(event.invaders, event.defenders) for event in happens(state, *orders) if isinstance(event, WarTick)]


# Declaring


@pytest.mark.rule("GE-9.1")
@pytest.mark.parametrize(
    "target",
    ["st_n", "fr_ne_n", "fr_nw_n"],  # nobody's, a rival's without a fleet, one's own
)
def test_a_war_is_over_a_territory_that_a_rival_holds_with_a_fleet_in_it(target: str) -> None:
    state = given(C(fleets="D1 G3", pp=9), H(fleets="I1", holds="fr_ne_n"))
    assert refused(state, f"D1x{target}") == "GE-9.1"


@pytest.mark.rule("GE-9.1")
def test_an_invader_stands_next_to_the_target() -> None:
    state = given(C(fleets="C1 D1 B2", pp=9), H(fleets="F1"))
    assert refused(state, "C1xst_n") == "GE-9.1"
    assert refused(state, "B2+D1xst_n") == "GE-9.1"
    assert {order for order in offered(state) if "x" in order} == {"D1xst_n"}


@pytest.mark.rule("GE-9.1")
def test_a_fleet_invades_once_and_is_ones_own() -> None:
    state = given(C(fleets="D1 E1", pp=9), H(fleets="F1 G1"))
    assert refused(state, "D1+D1xst_n") == "GE-9.1"
    assert refused(state, "D1+D2xst_n") == "GE-7.1"
    assert refused(state, "D1+G1xst_n") == "GE-7.1"


STRENGTHS = [
    # rule     C's fleets           actions   C may
    ("GE-9.2", "D1",                1,        True),
    ("GE-9.2", "D1+D2",             1,        True),
    ("GE-9.2", "D1+D2+E1",          1,        False),
    ("GE-9.2", "D1",                2,        True),
    ("GE-9.2", "D1+D2+E1",          2,        True),
    ("GE-9.2", "D1+D2+E1+E3",       2,        True),   # the fourth stands in a neutral zone
    ("GE-9.2", "D1+D2+E1+E3+G1",    2,        False),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "invaders", "number", "may"), STRENGTHS)
def test_how_many_fleets_an_invasion_brings(rule: str, invaders: str, number: int, may: bool) -> None:
    state = given(C(fleets="D1 D2 E1 E3 G1", pp=9), H(fleets="E2 F1 G2"), war=HIT)
    order = f"{invaders}xst_n" + ("/2" if number == 2 else "")
    if may:
        assert actions(play(state, order)) == 2 - number
    else:
        assert refused(state, order) == "GE-9.2"


@pytest.mark.rule("GE-9.2", "GE-R.11")
def test_with_one_action_used_three_fleets_are_too_many() -> None:  # GE-X.36
    state = play(given(C(fleets="D1 D2 E3", pp=9), H(fleets="F1"), pp=[1]), "roll")
    assert refused(state, "D1+D2+E3xst_n") == "GE-9.2"
    assert refused(state, "D1+D2+E3xst_n/2") == "GE-9.2"


@pytest.mark.rule("GE-R.11")
def test_an_action_under_way_is_not_unspent() -> None:
    state = play(given(C(fleets="C2 D1 E1 E3", pp=9), H(fleets="F1")), "C2>D2")
    assert refused(state, "D1+D2+E3xst_n/2") == "GE-9.2"


@pytest.mark.rule("GE-R.11")
def test_an_invasion_takes_whole_actions_and_costs_once() -> None:
    state = given(C(fleets="D1 D2 E1 E3", pp=15), H(fleets="F1"), war=HIT)
    alone = play(state, "D1xst_n", "place:D1>F1")
    assert (alone.turn.open, actions(alone)) == (None, 1)
    assert pp(play(state, "D1+D2+E1+E3xst_n/2"), C) == 15 - 7 + 4


@pytest.mark.rule("GE-9.2", "GE-17.7")
def test_any_of_the_fleets_that_could_invade_may_be_picked() -> None:
    state = given(C(fleets="D1 D2 E3", pp=9), H(fleets="F1"), war=HIT)
    (template,) = [
        choice
        for choice in GALAXY_EMPIRES.legal(state, Seat(0))
        if isinstance(choice, Template) and choice.type == "invade" and choice.given == {"target": "st_n"}
    ]
    fleets = template.blanks["fleets"]
    assert isinstance(fleets, Several)
    assert fleets.among == ("D1", "D2", "E3")
    picked = GALAXY_EMPIRES.read_plain(template.filled(fleets=["D2", "E3"], actions=1))
    assert str(picked) == "D2+E3xst_n"
    assert GALAXY_EMPIRES.apply(state, Seat(0), picked).state != state


@pytest.mark.rule("GE-9.3")
def test_the_tiles_of_the_target_do_not_limit_the_invaders() -> None:
    state = given(C(fleets="D3 E3 D5 E6", pp=7), H(fleets="E4 E5"), war=HIT)
    (declared,) = [event for event in happens(state, "D3+E3+D5+E6xpc_w/2") if isinstance(event, WarDeclared)]
    assert len(declared.invaders) == 4


@pytest.mark.rule("GE-9.4")
def test_one_fleet_an_action_invades_through_the_wormhole() -> None:  # GE-X.37
    state = given(C(fleets="E4 E5", pp=7), H(fleets="G4"), war=HIT)
    assert refused(state, "E4+E5xpc_e") == "GE-9.4"
    assert holder(play(state, "E4+E5xpc_e/2"), "pc_e") == C


@pytest.mark.rule("GE-9.4")
def test_no_invasion_passes_a_rival_on_the_wormhole() -> None:
    state = given(C(fleets="E4 E5", pp=7), H(fleets="G4"), V(fleets="F4"))
    assert refused(state, "E4xpc_e") == "GE-9.4"


NARROW = [
    # rule     C's fleets   H's    the invasion       C may
    ("GE-9.4", "E4 F4",     "G4",  "E4+F4xpc_e",      False),  # passage and wormhole tile
    ("GE-9.4", "E4 F4",     "G4",  "E4+F4xpc_e/2",    True),
    ("GE-9.4", "E4 E5",     "F4",  "E4+E5xwormhole",  False),  # into the wormhole
    ("GE-9.4", "E4 E5",     "F4",  "E4+E5xwormhole/2", True),
    ("GE-9.4", "E4 G3",     "G4",  "E4+G3xpc_e",      True),   # one by the passage, one from beside
    ("GE-9.4", "E4 E5 F4",  "G4",  "E4+E5+F4xpc_e/2", False),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "mine", "theirs", "order", "may"), NARROW)
def test_the_wormhole_is_narrow(rule: str, mine: str, theirs: str, order: str, may: bool) -> None:
    state = given(C(fleets=mine, pp=7), H(fleets=theirs), war=HIT)
    if may:
        assert any(isinstance(event, WarEnded) for event in happens(state, order))
    else:
        assert refused(state, order) == "GE-9.4"


@pytest.mark.rule("GE-9.5")
def test_a_war_costs_7_points() -> None:  # GE-X.26
    state = given(C(fleets="D1 D2", pp=6), H(fleets="F1"))
    assert refused(state, "D1+D2xst_n") == "GE-9.5"


@pytest.mark.rule("GE-9.5")
def test_the_points_are_paid_before_the_first_roll() -> None:
    state = given(C(fleets="D1", pp=7), H(fleets="F1 E2"), war=HIT)
    assert pp(play(state, "D1xst_n"), C) == 0


@pytest.mark.rule("GE-9.6")
@pytest.mark.parametrize("order", ["D2xnz_nw", "E2xpl_n", "D2xbh_n"])
def test_neutral_zones_planets_and_black_holes_are_not_invaded(order: str) -> None:  # GE-X.39
    state = given(C(fleets="D2 E2", pp=9), H(fleets="E3", mining="F2"))
    assert refused(state, order) == "GE-9.6"


@pytest.mark.rule("GE-9.6")
def test_a_fleet_on_a_planet_takes_no_part() -> None:
    assert refused(given(C(mining="F2", pp=9), H(fleets="E2")), "F2xst_n") == "GE-11.3"


@pytest.mark.rule("GE-9.7")
def test_all_fleets_in_the_target_defend_and_no_other() -> None:
    state = given(C(fleets="D1", pp=7), H(fleets="E2 F1 G2 G1 G3"), war=MISS)
    (declared,) = [event for event in happens(state, "D1xst_n") if isinstance(event, WarDeclared)]
    assert declared.defenders == ("E2", "F1", "G2")


@pytest.mark.rule("GE-9.7")
def test_nothing_joins_a_war_that_has_begun() -> None:
    state = play(given(C(fleets="D1 D2 C2", pp=7), H(fleets="E2 F1 G1"), war=HIT), "D1+D2xst_n")
    assert refused(state, "H G1>G2") == "GE-17.4"
    assert refused(state, "C C2>D1") == "GE-4.5"


@pytest.mark.rule("GE-9.8")
def test_fleets_moved_or_deployed_earlier_in_the_turn_may_invade() -> None:
    moved = play(given(C(fleets="C2", pp=7), H(fleets="F1"), war=HIT), "C2>D2", "D2xst_n")
    assert holder(moved, "st_n") == C
    deployed = play(given(C(fleets="", pp=7), H(fleets="D1 I1"), war=HIT), "+C2", "C2xfr_nw_n")
    assert holder(deployed, "fr_nw_n") == C


# Fighting


@pytest.mark.rule("GE-9.9")
def test_a_seven_destroys_one_opposing_fleet() -> None:
    state = given(C(fleets="D1 D2", pp=7), H(fleets="F1"), war=f"{NONE} 6+6/2+4 {MISS} 5+2/1+1")
    assert ticks(state, "D1+D2xst_n") == [(2, 1), (2, 1), (1, 1), (1, 0)]


@pytest.mark.rule("GE-9.9")
@pytest.mark.parametrize("sum_", range(2, 13))
def test_only_a_seven_does(sum_: int) -> None:
    one = max(1, sum_ - 6)
    state = given(C(fleets="D1", pp=7), H(fleets="F1"), war=f"{one}+{sum_ - one}/1+1 {MISS}")
    assert ticks(state, "D1xst_n")[0] == (1, 0 if sum_ == 7 else 1)


@pytest.mark.rule("GE-9.10")
def test_a_war_goes_on_until_a_side_has_no_fleets_left() -> None:
    state = given(C(fleets="D1", pp=7), H(fleets="F1"), war=" ".join([NONE] * 20 + [MISS]))
    assert len(ticks(state, "D1xst_n")) == 21


@pytest.mark.rule("GE-9.11", "GE-R.12")
def test_the_lowest_number_falls_first() -> None:
    state = given(C(fleets="D1#9 D2#2", pp=7), H(fleets="F1#4 E2#3"), war=f"{BOTH} {BOTH}")
    assert losses(state, "D1+D2xst_n", "fight") == ["helion-3", "carmine-2", "helion-4", "carmine-9"]


@pytest.mark.rule("GE-9.11", "GE-R.12")
def test_of_equal_numbers_the_faction_earlier_in_the_alphabet() -> None:
    state = given(C(fleets="D1", pp=7), H(fleets="E2#verdant-4 F1#helion-4 G2#carmine-4"), war=f"{HIT} {HIT} {MISS}")
    assert losses(state, "D1xst_n", "fight", "fight")[:2] == ["carmine-4", "helion-4"]


@pytest.mark.rule("GE-9.12")
def test_three_against_two() -> None:  # GE-X.28
    state = given(C(fleets="D1 D2 E3", pp=12, cash=0), H(fleets="F1 G2"), war="2+5/1+2 1+1/6+1 4+3/2+2")
    after = play(state, "D1+D2+E3xst_n/2", "fight", "fight", "place:D2>E2", "place:E3>F1")
    assert fleets(after, C) == "E2 F1"
    assert (cash(after, C), pp(after, C), holder(after, "st_n")) == (500, 9, C)
    assert active(after) == H


@pytest.mark.rule("GE-9.12", "GE-R.13")
def test_the_defender_is_not_asked_before_a_defending_loss() -> None:  # GE-X.32
    state = play(given(C(fleets="D1 D2 E3", pp=7), H(fleets="F1 G2"), war=f"{MISS} {HIT}"), "D1+D2+E3xst_n/2")
    assert isinstance(state.pending, War)
    assert (state.pending.rolls, len(state.pending.invaders)) == ((2, 2), 2)


@pytest.mark.rule("GE-R.13")
def test_the_defender_is_asked_after_every_later_loss_of_either_side() -> None:
    state = given(C(fleets="D1 D2", pp=7), H(fleets="E2 F1 G2"), war=f"{HIT} {NONE} {MISS} {NONE} {HIT}")
    first = play(state, "D1+D2xst_n")
    assert offered(first) == {"fight", "surrender"}
    second = play(first, "fight")
    assert to_decide(second) == {H}
    assert isinstance(second.pending, War)
    assert second.pending.rolls == (3, 3)


@pytest.mark.rule("GE-9.12")
def test_the_attacker_cannot_stop_a_war() -> None:
    state = play(given(C(fleets="D1 D2", pp=7), H(fleets="E2 F1"), war=HIT), "D1+D2xst_n")
    assert to_decide(state) == {H}
    assert refused(state, "C surrender") == "GE-4.5"
    assert refused(state, "C end") == "GE-4.5"


@pytest.mark.rule("GE-9.12")
def test_a_standing_answer_is_given_for_the_defender() -> None:
    position = C(fleets="D1 D2", pp=7), H(fleets="E2 F1")
    outnumbered = given(*position, war=HIT, defender_auto_surrender="when_outnumbered")
    assert to_decide(play(outnumbered, "D1+D2xst_n")) == {H}  # where does the fleet go?
    assert holder(play(outnumbered, "D1+D2xst_n", "return:F1>I1"), "st_n") == C
    never = given(*position, war=f"{HIT} {NONE} {HIT}", defender_auto_surrender="never")
    assert len(ticks(never, "D1+D2xst_n")) == 3


@pytest.mark.rule("GE-9.13", "GE-R.14")
def test_a_home_capital_is_not_surrendered() -> None:  # GE-X.33
    state = given(C(fleets="H1 H2 I3 J2", pp=7), H(fleets="I1 I2"), war=f"{HIT} {NONE} {HIT}")
    assert ticks(state, "H1+H2+I3+J2xcap_ne/2") == [(4, 1), (4, 1), (4, 0)]


@pytest.mark.rule("GE-9.13")
def test_a_captured_capital_may_be_surrendered() -> None:
    state = given(C(fleets="H1 H2", pp=7), V(fleets="I1 I2"), H(out=1), war=HIT)
    assert "surrender" in offered(play(state, "H1+H2xcap_ne"))


# Outcome


@pytest.mark.rule("GE-9.14")
def test_the_attacker_wins() -> None:  # GE-X.27
    state = play(given(C(fleets="D1 D2", pp=9, cash=500), H(fleets="F1"), war=HIT), "D1+D2xst_n")
    assert offered(state) == {"place:D1>E2", "place:D1>F1", "place:D1>G2"}
    after = play(state, "place:D1>E2", "place:D2>G2")
    assert (holder(after, "st_n"), pp(after, C), cash(after, C)) == (C, 6, 1000)
    assert (fleets(after, C), fleets(after, H), actions(after)) == ("E2 G2", "", 1)


@pytest.mark.rule("GE-9.15")
def test_the_defender_wins() -> None:  # GE-X.29
    after = play(given(C(fleets="D1", pp=7), H(fleets="F1"), war="1+2/5+2"), "D1xst_n")
    assert (fleets(after, C), pp(after, C), cash(after, C)) == ("", 0, 1000)
    assert (holder(after, "st_n"), pp(after, H), cash(after, H)) == (H, 5, 1300)


@pytest.mark.rule("GE-9.16")
def test_the_defender_surrenders() -> None:  # GE-X.30
    state = given(C(fleets="D1 D2", pp=7, cash=0), H(fleets="F1 G2"), war="6+1/3+3")
    asked = play(state, "D1+D2xst_n", "surrender")
    assert offered(asked) == {f"return:G2>{tile}" for tile in ("I1", "I2", "J1", "K1", "K2")}
    after = play(asked, "return:G2>J1", "place:D1>E2", "place:D2>G2")
    assert (holder(after, "st_n"), pp(after, C), cash(after, C)) == (C, 4, 300)
    assert (cash(after, H), fleets(after, H)) == (700, "J1")


@pytest.mark.rule("GE-9.17", "GE-R.15")
@pytest.mark.parametrize("money", [120, 0])
def test_who_has_less_pays_what_he_has(money: int) -> None:  # GE-X.31
    state = given(C(fleets="D1 D2", pp=7, cash=0), H(fleets="F1 G2", cash=money), war="6+1/3+3")
    after = play(state, "D1+D2xst_n", "surrender")
    assert (cash(after, H), cash(after, C)) == (0, money)


@pytest.mark.rule("GE-9.18", "GE-R.16")
def test_both_sides_fall_together() -> None:  # GE-X.34
    state = given(C(fleets="D1 D2", pp=7, cash=0), H(fleets="F1 I1", cash=0), war="3+4/5+2")
    after = play(state, "D1xst_n")
    assert (fleets(after, C), fleets(after, H), holder(after, "st_n")) == ("D2", "I1", H)
    assert [(cash(after, side), pp(after, side)) for side in (C, H)] == [(0, 0), (0, 5)]
    assert holder(play(after, "D2>E2"), "st_n") == C


@pytest.mark.rule("GE-R.16")
def test_such_a_war_breaks_the_peace_of_a_capital() -> None:
    state = given(C(fleets="A1 H2", pp=7, cash=0), H(fleets="I1", cash=0), war=BOTH)
    assert cash(play(state, "H2xcap_ne", "end"), H) == 0


@pytest.mark.rule("GE-R.16")
def test_the_fleets_destroyed_in_it_count_for_missions() -> None:
    state = given(C(fleets="D1 A1", pp=7, hand="M26"), H(fleets="F1"), war=BOTH)
    (card,) = play(state, "D1xst_n").hands[0]
    assert card.progress == 1


# Return home


@pytest.mark.rule("GE-9.19", "GE-R.17")
def test_a_fleet_returns_to_any_open_tile_of_the_home_capital() -> None:
    assert refuges(given(H(fleets="G2 I1 I2", holds="fr_ne_n")), "G2") == "J1 K1 K2"


@pytest.mark.rule("GE-9.19", "GE-R.17")
def test_from_a_full_capital_it_goes_to_the_nearest_territory() -> None:  # GE-X.38
    state = given(C(fleets="D1 D2", pp=7), H(fleets="F1 G2 I1 I2 J1 K1 K2", holds="fr_ne_n"), war=HIT)
    asked = play(state, "D1+D2xst_n", "surrender")
    assert to_decide(asked) == {H}
    assert offered(asked) == {"return:G2>G1", "return:G2>H1", "return:G2>H2"}


@pytest.mark.rule("GE-R.17")
def test_the_distance_is_that_of_the_nearest_open_tile() -> None:
    home = "I1 I2 J1 K1 K2"
    assert refuges(given(H(fleets=f"G3 {home}", holds="fr_ne_n st_e")), "G3") == "H2"
    assert refuges(given(H(fleets=f"G3 H2 {home}", holds="fr_ne_n st_e")), "G3") == "G1 H1"
    assert refuges(given(H(fleets=f"G3 G1 H1 H2 {home}", holds="st_e")), "G3") == "J3 J4"


@pytest.mark.rule("GE-9.19")
def test_without_ground_besides_what_was_just_lost_it_goes_to_a_neutral_zone() -> None:
    home = "I1 I2 J1 K1 K2"
    state = given(C(fleets="D1 D2", pp=7), H(fleets=f"F1 G2 {home}"), war=HIT)
    after = play(state, "D1+D2xst_n", "surrender")
    assert fleets(after, H) == f"G3 {home}"


@pytest.mark.rule("GE-9.19")
def test_without_any_room_it_is_removed() -> None:
    home, zones = "I1 I2 J1 K1 K2", "D3 E3 H3 G3 H5 G6 D5 E6 C4 C5 I4 I5"
    state = given(C(fleets="D1 D2", pp=7), V(fleets=zones), H(fleets=f"F1 G2 {home}"), war=HIT)
    assert fleets(play(state, "D1+D2xst_n", "surrender"), H) == home


@pytest.mark.rule("GE-R.17")
def test_several_fleets_return_one_after_the_other_by_number() -> None:
    state = given(C(fleets="D1 D2", pp=7), H(fleets="E2#5 F1#3 G2#4"), war=HIT)
    asked = play(state, "D1+D2xst_n", "surrender")
    assert {order[:10] for order in offered(asked)} == {"return:G2>"}
    assert refused(asked, "return:E2>I1") == "GE-9.19"
    assert {order[:10] for order in offered(play(asked, "return:G2>I1"))} == {"return:E2>"}


@pytest.mark.rule("GE-R.17")
def test_distance_is_counted_over_the_wormhole_and_not_over_planets() -> None:
    steps = given().galaxy.steps
    assert (steps["E4"]["G4"], steps["F1"]["E3"]) == (2, 2)
    assert "F2" not in steps["F1"]
    assert "F3" not in steps["F2"]


# After the war


@pytest.mark.rule("GE-9.20", "GE-R.18")
def test_survivors_beyond_the_tiles_go_back() -> None:  # GE-X.35
    state = given(C(fleets="D3 E3 D5 E6", pp=7, cash=0), H(fleets="E4"), war="5+2/1+1")
    won = play(state, "D3+E3+D5+E6xpc_w/2")
    assert (cash(won, C), pp(won, C)) == (700, 4)
    after = play(won, "place:E3>E4", "place:D5>E5")
    assert fleets(after, C) == "D3 E4 E5 E6"


@pytest.mark.rule("GE-9.20")
def test_survivors_take_open_tiles_of_the_territory() -> None:
    state = play(given(C(fleets="D1 D2", pp=7), H(fleets="F1"), war=HIT), "D1+D2xst_n", "place:D1>F1")
    assert refused(state, "place:D2>F1") == "GE-9.20"
    assert refused(state, "place:D2>D1") == "GE-9.20"
    assert refused(state, "place:D1>E2") == "GE-9.20"


@pytest.mark.rule("GE-9.21")
def test_surviving_defenders_stay_on_their_tiles() -> None:
    after = play(given(C(fleets="D1", pp=7), H(fleets="E2 G2"), war=MISS), "D1xst_n")
    assert fleets(after, H) == "E2 G2"


@pytest.mark.rule("GE-9.22")
def test_what_comes_of_a_war_comes_in_this_order() -> None:
    state = given(C(fleets="H1 H2", pp=7, cash=0, hand="M32"), H(fleets="I1", hand="M01"), war=HIT)
    events = happens(state, "H1+H2xcap_ne", "place:H1>I1", "place:H2>I2")
    names = [type(event).__name__ for event in events]
    order = ["WarDeclared", "WarTick", "FleetLost", "WarEnded", "FleetPlaced", "FleetPlaced", "Eliminated"]
    assert [name for name in names if name != "CapitalExposed"] == [*order, "MissionCompleted"]


@pytest.mark.rule("GE-9.22")
def test_retreats_come_before_placement() -> None:
    state = given(C(fleets="D1 D2", pp=7), H(fleets="F1 G2 I1 I2 J1 K1", holds="fr_ne_n"), war=HIT)
    after = play(state, "D1+D2xst_n", "surrender")
    assert fleets(after, H) == "I1 I2 J1 K1 K2"
    assert {order[:6] for order in offered(after)} == {"place:"}


@pytest.mark.rule("GE-9.23")
def test_several_wars_in_a_turn() -> None:  # GE-X.40
    state = given(C(fleets="D1 D2 A3 C3", pp=15), H(fleets="F1"), G(fleets="B3 B5"), war=[HIT, HIT])
    won = play(state, "D1+D2xst_n", "place:D1>E2", "place:D2>F1")
    assert pp(won, C) == 12
    assert pp(play(won, "A3+C3xst_w"), C) == 5


@pytest.mark.rule("GE-9.24")
def test_a_returning_defender_takes_no_tile_that_an_invader_came_from() -> None:
    home = "I1 I2 J1 K1 K2"
    state = given(C(fleets="G3 E3", pp=7), V(fleets="H3"), H(fleets=f"F1 G2 {home}"), war=HIT)
    after = play(state, "E3+G3xst_n", "surrender")
    assert "G3" not in fleets(after, H)
    assert fleets(after, C) == "E3 G3"


@pytest.mark.rule("GE-R.36")
def test_entry_is_war_wherever_the_open_tiles_are() -> None:
    state = given(C(fleets="D2", pp=7), H(fleets="G2"), war=HIT)
    assert "D2>E2" not in offered(state)
    assert "D2xst_n" in offered(state)


@pytest.mark.rule("GE-R.37")
def test_the_attacker_may_leave_his_capital_empty() -> None:
    state = given(C(fleets="C2", pp=7), H(fleets="D1 I1"), war=HIT)
    assert CapitalExposed(C.seat(state)) in happens(state, "C2xfr_nw_n")


@pytest.mark.rule("GE-R.37")
def test_only_who_empties_it_is_warned() -> None:
    state = given(C(fleets="D2", pp=7), H(fleets="F1 I1"), war=HIT)
    assert CapitalExposed(C.seat(state)) not in happens(state, "D2xst_n")


# Single wars, dice in and outcome out (section 19)

VECTORS = tomllib.loads((Path(__file__).parent / "war-vectors.toml").read_text("utf-8"))["vector"]
OUTCOMES = {"won": "attacker", "lost": "defender", "mutual": "mutual", "surrendered": "surrender"}


def siege(attackers: int, defenders: int, *, home: bool = True, money: int = 0, **more: Any) -> tuple[State, str]:
    """V before Helion Crown, which H defends, or C after taking it; and V's order to attack it."""
    invaders, garrison = ["H1", "H2", "I3", "J2"][:attackers], ["I1", "I2", "J1", "K1", "K2"][:defenders]
    defenders_side = (H if home else C)(fleets=" ".join(garrison), cash=money)
    fallen = () if home else (H(out=1),)
    state = given(V(fleets=" ".join(invaders), pp=7, cash=0), defenders_side, *fallen, turn=V, **more)
    return state, f"{'+'.join(invaders)}xcap_ne{'/2' if attackers > 2 else ''}"


@pytest.mark.rule("GE-9.9", "GE-9.12", "GE-9.14", "GE-9.15", "GE-9.16", "GE-9.17", "GE-9.18")
@for_each("vector", VECTORS)
def test_a_single_war(vector: dict[str, Any]) -> None:
    dice = vector["dice"]
    rolls = " ".join("{}+{}/{}+{}".format(*dice[at : at + 4]) for at in range(0, len(dice), 4))
    home, money = vector["home_capital"], vector["defender_cash"]
    state, order = siege(vector["attackers"], vector["defenders"], home=home, money=money, war=rolls)
    events, after, asked = happens(state, order), play(state, order), 0
    while isinstance(after.pending, War):
        asked += 1
        answer = "surrender" if asked == vector["surrender_at"] else "fight"
        events, after = events + happens(after, answer), play(after, answer)
    (ended,) = [event for event in events if isinstance(event, WarEnded)]
    assert (OUTCOMES[ended.outcome], asked) == (vector["result"], vector["asked"])
    assert ended.strength[0] - ended.lost[0] == vector["attackers_left"]
    assert ended.strength[1] - ended.lost[1] == vector["defenders_left"]
    assert 4 * sum(isinstance(event, WarTick) for event in events) == vector["dice_used"]
    defender = H if home else C
    assert cash(after, defender) - money == vector["defender_cash_change"]
    assert (cash(after, V), pp(after, V) - 7) == (vector["attacker_cash"], vector["attacker_pp"])


# The odds (section 19)

TABLE = tomllib.loads(
    resources.files("stellarch.games.galaxy_empires").joinpath("data", "war_odds.toml").read_text("utf-8")
)["war"]


@pytest.mark.rule("GE-9.9")
@pytest.mark.parametrize(
    ("attackers", "defenders", "wins", "denominator"),
    [(1, 1, (5, 5, 1), 11), (2, 1, (91, 25, 5), 121), (3, 2, (10081, 4075, 485), 14641)],
)
def test_exact_odds(attackers: int, defenders: int, wins: tuple[int, ...], denominator: int) -> None:
    exact = odds(attackers, defenders)
    assert (exact.attacker, exact.defender, exact.mutual) == tuple(Fraction(win, denominator) for win in wins)


@pytest.mark.rule("GE-9.9")
@for_each("row", TABLE)
def test_the_table_of_odds(row: dict[str, Any]) -> None:
    exact = odds(row["attackers"], row["defenders"])
    found = [exact.attacker, exact.defender, exact.mutual]
    assert [round(float(chance), 6) for chance in found] == [
        row["attacker_wins"],
        row["defender_wins"],
        row["mutual"],
    ]
    assert round(float(exact.attackers_left), 4) == row["attackers_left"]
    assert round(float(exact.defenders_left), 4) == row["defenders_left"]


@pytest.mark.rule("GE-9.9")
def test_the_odds_are_all_there_is() -> None:
    assert len(TABLE) == 4 * 5
    assert all(sum(endings(row["attackers"], row["defenders"]).values()) == 1 for row in TABLE)


@pytest.mark.rule("GE-9.9")
@pytest.mark.parametrize(("attackers", "defenders"), [(1, 1), (2, 1), (4, 5)])
def test_wars_end_as_often_as_the_odds_say(attackers: int, defenders: int) -> None:
    wars = 1500
    state, order = siege(attackers, defenders)
    found = dict.fromkeys(OUTCOMES, 0)
    for number in range(wars):
        events = happens(state.changed(chance=Chance(f"war {number}")), order)
        (ended,) = [event for event in events if isinstance(event, WarEnded)]
        found[ended.outcome] += 1
    exact = odds(attackers, defenders)
    for outcome, likely in (("won", exact.attacker), ("lost", exact.defender), ("mutual", exact.mutual)):
        assert abs(found[outcome] / wars - float(likely)) < 0.06  # five standard deviations and more
