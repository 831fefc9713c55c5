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
    "ge~eNqNVlFvozAM_i957kkEStvjcbvdpp32C6YKZRBWNEhQEoaqav_9bAcoRLvbXpDz2f7sOI7DhZm-kZZlfMN052qtQL6wQZi81aVkGbN12zfCy"
    "ZJtWNGI3spJ81KrslavgJe6rZVA79zVLWIZq9tWljU4gv5F98qdP9e1tbXo2IkzaFqt5BnQrhFKOsiFVbo3GEJWUpXS5KJ3Ore9MbQEA2HfFjTOC"
    "Eoqc6aXwNOFiLBniO5MXeSdHqSBGJVoLGisFC4vdNtJZf1mrJMdy6INM7CBMm8gf0frShRkwFmm-qa5AnEIJCGw9cAHVPMkVCGx3FZCeTPGPmjjZ"
    "0rq-TK5gOa1EUUtsQ6FsCeWbbdphJsDCarb1w2ktYMiGTEoknSPiX5sliSFMFB_OZMkSTSS8Ghm2c8s8ecsJ9mgMJGMDNEnaUwEfE3wLk0plJsZ0"
    "msaycxymFnSOY3jhp10U1J1LuDc5bCZLNl4caAeRtFeUTv44zJgmnvYy2qWB5T5JA-TbBf2INtZHlCOJtnzd8VoDMJAgnUjAoLnB8E7gjBQVVnVS"
    "OrxC7uBRnqm9Mcj4rDZmxRAcJgPfwvgbRJY7hHcBZbofrsPwATAX2GgHYB3cQBioDuMDhuYj4ssDwFnDODv0D0F8D50R8v7MCXkfOCBJeb5sA9A3"
    "OZjyIl5Pu4C8ADgn0MApke8cFrBMCh8yTHrGMBeGWmhvy4gu94o1Km-fcHZsuXj1YcT5H5A-D6oDbpAg_uunuanJO-3Gh1glL3jXWtk5UgNkxPg5"
    "ymnHwmDRAdtWmhq6RuiM7rTFqaRX8J8KHESPF8zSudJBxGekpiR0ytswTdXJ4xTfn4c8dpNfruVX7T7r99xs4jI1xGj70aM1xEPX0VcBU1WznH63"
    "aDr8vAvtnnEZ6V4w0N54rixp_gnfWP6cvpu8csP9E3oS9poT9odId6LtDHxRJ6BbKKUbFI87rK2cEv8oQIGenp7YO9gl6xWwIkPFi04XyyS5SJaL"
    "bZLhviwXPFZB2noqhqLMMrYmRffgFA_6Z8fLFZNckwDxb_-2OHu3OEPAAQusMXx2uCAnG9QOrX9hXGqezwOPHzyM_YmO8fw2K4RIrr134-wv0aIK"
    "ELyVYSEJtD3I_DDNUT8zxBIiT8301-TpatmdIN3GBjsqa8q-sGK_AAqpP8ZwdLDvPAL_4ewXH38BbXN9nk"
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
