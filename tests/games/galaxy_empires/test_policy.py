"""What the bots make of drawn positions: wins taken, capitals guarded, odds used, no action lost."""

import pytest

from stellarch.bots import Thinker, make_bot
from stellarch.bots.winning import certain_win
from stellarch.core import Seat
from stellarch.games.galaxy_empires import GALAXY_EMPIRES
from stellarch.games.galaxy_empires.actions import AnyAction, EndTurn, Invade
from stellarch.games.galaxy_empires.position import read_position
from stellarch.games.galaxy_empires.rules.play import apply
from stellarch.games.galaxy_empires.state import State
from tests.rules.galaxy_empires.given import C, G, H, V, given

NINE_OF_TEN = (
    "ge1~-~g-4450-4-6-6-0.c-3300-10-7-2-0.h-0-0-6-2-1.v-5300-13-8-5-0~133011333300130033-"
    "~B5g4C6g1C7g3E8g2G7g6.B1c1C3c7D1c6E2c4F2c5m2.-.E5v6G5v2H1v3H7v7J5v4J6v8K8v5~-~5-6.1-2.-.3-5"
    "~u-u-M09-M11-M31-M01-u-u-u~41-11-3-2-1-0.m-1-0-v3~6-8-0~21k5.0-0.truce.3*03k7.0-0.truce.3*32k18.0-0.truce.3~-~-"
)
"""Verdant holds nine territories and stands next to the wormhole, which nobody holds; wars beckon elsewhere."""


def chosen(bot: str, state: State, seed: str) -> AnyAction:
    (seat,) = GALAXY_EMPIRES.waiting_on(state)
    view, choices = GALAXY_EMPIRES.view(state, seat), GALAXY_EMPIRES.legal(state, seat)
    action = make_bot(bot, GALAXY_EMPIRES).choose(GALAXY_EMPIRES, view, choices, seed)
    return GALAXY_EMPIRES.read_action(str(action))


def best_by_policy(state: State, seat: Seat) -> AnyAction:
    """What the heuristic thinks best, wins left aside."""
    search = GALAXY_EMPIRES.search(GALAXY_EMPIRES.view(state, seat), "policy", "heuristic")
    assert search is not None
    return GALAXY_EMPIRES.read_action(search.thought().best.action)


# Wins


@pytest.mark.parametrize("bot", ["level-2", "level-3", "level-4", "level-5"])
def test_a_certain_win_is_taken_by_every_level_but_the_lowest(bot: str) -> None:
    state = read_position(NINE_OF_TEN, "win")
    for seed in map(str, range(6)):
        won = apply(state, state.turn.seat, chosen(bot, state, seed)).state
        assert won.ending is not None
        assert won.ending.winner == state.turn.seat


def test_the_policy_itself_takes_it_so_that_simulated_games_end_as_real_ones_do() -> None:
    state = read_position(NINE_OF_TEN, "win")
    assert str(best_by_policy(state, state.turn.seat)) in ("E5>F4", "G5>F4")


def test_a_hint_says_that_it_wins() -> None:
    state = read_position(NINE_OF_TEN, "win")
    seat = state.turn.seat
    view, choices = GALAXY_EMPIRES.view(state, seat), GALAXY_EMPIRES.legal(state, seat)
    best = make_bot("search@24", GALAXY_EMPIRES).think(GALAXY_EMPIRES, view, choices, "hint").best  # type: ignore[attr-defined]
    assert (best.proven, best.value) == (True, 1.0)


def test_a_mission_that_pays_the_last_dollars_is_a_certain_win() -> None:
    state = given(C(fleets="A1 E4", cash=6900, hand="M18"), H(fleets="I1"))  # a passage through the wormhole pays $200
    won = win_of(state)
    assert str(won) in ("E4>G4", "E4>G5")


def test_a_war_that_may_be_lost_is_no_certain_win() -> None:
    nine = "fr_nw_n fr_nw_w st_w st_n pc_w wormhole fr_sw_w fr_sw_s"
    state = given(C(fleets="A1 F1", holds=nine, pp=7), H(fleets="H1 I1"))
    assert "F1xfr_ne_n" in map(str, GALAXY_EMPIRES.legal(state, Seat(0)))
    assert win_of(state) is None


def win_of(state: State) -> object:
    seat = state.turn.seat
    view, choices = GALAXY_EMPIRES.view(state, seat), GALAXY_EMPIRES.legal(state, seat)
    return certain_win(GALAXY_EMPIRES, view, choices, "win")


# Guards


FRONTIERS = "fr_nw_n fr_nw_w"


def guards_after(state: State) -> int:
    after = apply(state, Seat(0), best_by_policy(state, Seat(0))).state
    return len(after.fleets_in("cap_nw"))


@pytest.mark.parametrize("foes", ["E2 F1", "D1 D2", "D1 E2 F1"])
def test_a_capital_keeps_its_guards_while_foes_are_two_moves_away(foes: str) -> None:
    state = given(C(fleets="C1 C2", pp=0, cash=0), H(fleets=f"{foes} I1 I2", pp=9))
    assert guards_after(state) == 2


def test_a_new_fleet_is_bought_for_a_capital_in_danger() -> None:
    state = given(C(fleets="C1", holds=FRONTIERS, pp=0), H(fleets="E2 F1 I1 I2", pp=9), round=8)
    assert guards_after(state) == 2


def test_guards_leave_where_nobody_is_near() -> None:
    state = given(C(fleets="C1 C2", pp=0, cash=0))
    assert guards_after(state) == 1


# Wars


def test_two_defenders_are_attacked_in_strength() -> None:
    mine = C(fleets="A1 A2 B1 D1 D2 E1 E3", holds=FRONTIERS, pp=9, cash=0)
    state = given(mine, H(fleets="F1 G2 I1 I2", pp=0), round=5)
    found = best_by_policy(state, Seat(0))
    assert isinstance(found, Invade)
    assert (found.target, len(found.fleets)) in (("st_n", 3), ("st_n", 4))


def test_two_fleets_leave_three_defenders_alone() -> None:
    state = given(C(fleets="A1 A2 B1 D1 E1", pp=9, cash=0), H(fleets="E2 F1 G2 I1 I2", pp=0), round=5)
    assert not isinstance(best_by_policy(state, Seat(0)), Invade)


# Actions


@pytest.mark.parametrize("method", GALAXY_EMPIRES.methods)
@pytest.mark.parametrize("points", [0, 15])
def test_no_action_is_given_up_not_even_where_there_is_nothing_to_gain(method: str, points: int) -> None:
    """Everybody sits at home under truces, without money; there is always a roll, or a mission to draw."""
    state = given(C(fleets="A1", pp=points, cash=0, hand="M24 M32"), H(fleets="I1 D1 D2"), round=9)
    search = GALAXY_EMPIRES.search(GALAXY_EMPIRES.view(state, Seat(0)), "end", method)
    assert search is not None
    search.run(24)
    assert EndTurn() not in [GALAXY_EMPIRES.read_action(found.action) for found in search.thought().candidates]


def test_in_the_first_round_frontiers_are_claimed_before_anything_else() -> None:
    state = given(C(), H(), V(), G())
    search = GALAXY_EMPIRES.search(GALAXY_EMPIRES.view(state, Seat(0)), "first", "search")
    assert search is not None
    search.run(48)
    first = apply(state, Seat(0), GALAXY_EMPIRES.read_action(search.thought().best.action)).state
    assert len(first.territories(Seat(0))) == 2


def test_a_hint_is_worth_as_much_thinking_as_the_strongest_level_spends() -> None:
    """And no clock ends it, so the same question has the same answer."""
    state = given(C(), H(), V(), G())
    search = GALAXY_EMPIRES.search(GALAXY_EMPIRES.view(state, Seat(0)), "hint", GALAXY_EMPIRES.levels[-1].method)
    assert search is not None
    assert search.slow or search.hint_nodes >= GALAXY_EMPIRES.levels[-1].nodes
    assert str(Thinker().budget) == "hint"
