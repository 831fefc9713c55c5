"""GE-20: two, three and four players, and what can be chosen before a game."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from stellarch.core import Seat, Table, read_options, usual_options
from stellarch.core.options import changed
from stellarch.games.galaxy_empires import GALAXY_EMPIRES
from stellarch.games.galaxy_empires.data import CORNERS, FACTIONS, MISSIONS, NUMBERS
from stellarch.games.galaxy_empires.events import GameWon, IncomePaid, WarEnded
from stellarch.games.galaxy_empires.galaxy import PLANETS, TILES_OF
from stellarch.games.galaxy_empires.options import Options
from stellarch.games.galaxy_empires.rules.income import income_of
from stellarch.games.galaxy_empires.rules.winning import territories_to_win
from stellarch.games.galaxy_empires.state import State
from tests.rules.galaxy_empires.given import (
    C,
    Empire,
    G,
    H,
    V,
    cash,
    given,
    hand,
    happens,
    holder,
    offered,
    play,
    pp,
    refused,
    to_decide,
    winner,
)

TWO = (C, V)
WITHOUT_G = (C, H, V)
SEEDS = [str(seed) for seed in range(8)]


def started(players: int, seed: str = "1", **options: Any) -> State:
    """A new game, before the first player's income."""
    state, events = GALAXY_EMPIRES.start(Options(**options), players, seed)
    income = next(event for event in events if isinstance(event, IncomePaid))
    return state.paid(income.seat, -income.cash, -income.pp)


def corners(state: State) -> list[str]:
    return [FACTIONS[player.faction].corner for player in state.players]


# How many play


@pytest.mark.rule("GE-20.1")
def test_four_play_on_the_whole_board() -> None:
    state = started(4)
    assert sorted(corners(state)) == sorted(CORNERS)
    assert not state.galaxy.dormant
    assert (len(state.galaxy.territories), territories_to_win(state), len(state.deck)) == (19, 10, 32)
    assert [player.cash for player in state.players] == [1000] * 4


@pytest.mark.rule("GE-20.2")
def test_with_three_the_empty_corner_is_closed() -> None:  # GE-X.76
    state = given(among=WITHOUT_G)
    assert state.galaxy.dormant == {"cap_sw", "fr_sw_s", "fr_sw_w"}
    assert (len(state.galaxy.territories), territories_to_win(state)) == (16, 9)


@pytest.mark.rule("GE-20.2")
@pytest.mark.parametrize("seed", SEEDS)
def test_who_sits_opposite_the_empty_corner_starts_with_more(seed: str) -> None:  # GE-X.76
    state = started(3, seed)
    (empty,) = set(CORNERS) - set(corners(state))
    opposite = CORNERS[(CORNERS.index(empty) + 2) % 4]
    assert [player.cash for player in state.players] == [
        2000 if corner == opposite else 1000 for corner in corners(state)
    ]


@pytest.mark.rule("GE-20.2")
def test_nine_territories_win_with_three() -> None:  # GE-X.76
    state = given(C(fleets="A1 C3", holds="fr_nw_n fr_nw_w st_n pc_w pc_e wormhole st_s"), among=WITHOUT_G)
    assert winner(play(state, "C3>B3")) == (C, "domination")


@pytest.mark.rule("GE-20.3")
@pytest.mark.parametrize("seed", SEEDS)
def test_two_sit_opposite_each_other(seed: str) -> None:
    first, second = corners(started(2, seed))
    assert (CORNERS.index(first) - CORNERS.index(second)) % 4 == 2


@pytest.mark.rule("GE-20.3")
def test_with_two_the_other_capitals_are_closed_and_their_frontiers_open() -> None:  # GE-X.75
    state = given(C(fleets="A1 G2"), among=TWO)
    assert state.galaxy.dormant == {"cap_ne", "cap_sw"}
    assert (len(state.galaxy.territories), territories_to_win(state)) == (17, 12)
    assert holder(play(state, "G2>G1"), "fr_ne_n") == C


@pytest.mark.rule("GE-20.3")
def test_twelve_territories_win_with_two() -> None:
    eleven = "fr_nw_n fr_nw_w st_n pc_w pc_e wormhole st_s fr_ne_n fr_ne_e fr_sw_w"
    state = given(C(fleets="A1 C3", holds=eleven), among=TWO)
    assert winner(state) is None
    assert winner(play(state, "C3>B3")) == (C, "domination")


@pytest.mark.rule("GE-20.4")
def test_a_dormant_area_is_closed() -> None:  # GE-X.75
    state = given(C(fleets="A1 H2"), among=TWO)
    assert refused(state, "H2>I2") == "GE-20.4"
    assert not {"cap_ne", "cap_sw"} & set(state.holders)


@pytest.mark.rule("GE-20.4")
def test_no_fleet_comes_home_through_a_dormant_area() -> None:
    state = given(among=WITHOUT_G)
    assert not any(tile in state.galaxy.steps["D5"] for tile in ("A7", "D6", "B6"))


@pytest.mark.rule("GE-20.5")
def test_a_card_for_three_is_left_out_with_two() -> None:  # GE-X.75
    two, three = started(2), started(3)
    assert (len(two.deck), "M29" in two.deck) == (31, False)
    assert (len(three.deck), "M29" in three.deck) == (32, True)


@pytest.mark.rule("GE-20.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_figures_stand_in_the_data(players: int) -> None:
    numbers = NUMBERS.players[players]
    state = started(players)
    assert territories_to_win(state) == numbers.domination_territories
    assert max(player.cash for player in state.players) == NUMBERS.setup.start_cash + numbers.opposite_seat_bonus_cash


# Options


@pytest.mark.rule("GE-R.29")
def test_domination_may_have_to_last_until_the_next_turn() -> None:
    nine = "fr_nw_n fr_nw_w st_n pc_w pc_e wormhole st_s fr_sw_w"
    state = given(C(fleets="A1 C3", holds=nine), domination_timing="next_turn")
    claimed = play(state, "C3>B3", "end", "end", "end")
    assert winner(claimed) is None
    assert winner(play(claimed, "end")) == (C, "domination")


@pytest.mark.rule("GE-R.29")
def test_domination_that_is_lost_meanwhile_does_not_win() -> None:
    nine = "fr_nw_n fr_nw_w st_n pc_w pc_e wormhole st_s fr_sw_w"
    state = given(C(fleets="A1 C3", holds=nine), H(fleets="I1 G1"), domination_timing="next_turn")
    after = play(state, "C3>B3", "end", "G1>F1", "end", "end", "end")
    assert winner(after) is None


def test_bounty_may_be_judged_at_the_end_of_the_round() -> None:
    state = given(H(cash=7000), G(cash=7500), turn=V, bounty_timing="end_of_round")
    assert winner(play(state, "end")) is None
    assert winner(play(state, "end", "end")) == (G, "bounty")


def test_of_equally_rich_players_the_later_in_turn_order_wins() -> None:
    state = given(H(cash=7500), V(cash=7500), C(cash=7100), turn=G, bounty_timing="end_of_round")
    assert winner(play(state, "end")) == (V, "bounty")


def test_missions_may_be_kept_out_of_deals() -> None:
    state = given(C(hand="M01"), mission_trading=False)
    assert refused(state, "propose@1:#1:-:-") == "GE-12.10"
    assert hand(play(given(C(hand="M01")), "propose@1:#1:-:-", "accept"), H) == "M01"


def test_points_may_be_kept_out_of_deals() -> None:
    assert refused(given(pp_trading=False), "propose@1:1pp:-:-") == "GE-12.9"


def what_power_brings(empire: Empire, **options: Any) -> int:
    """Points a war costs C, income of H, points of a roll of V, or the delivery G receives."""
    if empire == C:
        war = given(C(fleets="A1 D1", pp=7), H(fleets="I1 E2"), war="1+2/5+2", **options)
        return 7 - pp(play(war, "D1xst_n"), C)
    if empire == H:
        return income_of(given(**options), Seat(1)).cash
    if empire == V:
        return pp(play(given(V(pp=0), turn=V, pp=[3], **options), "roll"), V)
    state = given(G(fleets="A7", mining="F6", cash=0), turn=V, **options)
    return cash(play(state, "end"), G) - 100


@pytest.mark.parametrize(("empire", "plain", "better"), [(C, 7, 6), (H, 100, 125), (V, 3, 4), (G, 300, 325)])
def test_each_faction_may_have_a_power(empire: Empire, plain: int, better: int) -> None:
    assert what_power_brings(empire) == plain
    assert what_power_brings(empire, asymmetric_powers=True) == better


def test_six_points_are_enough_for_a_war_of_carmine() -> None:
    state = given(C(fleets="A1 D1", pp=6), H(fleets="I1 E2"), asymmetric_powers=True, war="1+2/5+2")
    assert pp(play(state, "D1xst_n"), C) == 0


def test_a_captured_capital_has_no_power() -> None:
    state = given(H(holds="cap_se"), V(out=1), asymmetric_powers=True)
    assert income_of(state, Seat(1)).cash == 225


@pytest.mark.parametrize("players", [2, 4])
def test_the_later_in_turn_order_may_start_with_more(players: int) -> None:
    state = started(players, seat_compensation_step=200)
    in_order = [state.players[seat].cash for seat in state.order_of_play(state.turn.first)]
    assert in_order == [1000 + 200 * place for place in range(players)]


def test_after_the_last_round_the_ranking_decides() -> None:
    state = given(H(holds="st_n"), turn=V, round=3, round_limit=3)
    assert winner(play(state, "end")) is None
    assert happens(state, "end", "end")[-1] == GameWon(Seat(1), "round_limit", 3)


def outcome(answer: str, ticks: str) -> str | None:
    """How the war of three against three ends with a standing answer, if nobody is asked."""
    side = C(fleets="A1 D1 D2 E3", pp=15), H(fleets="I1 I2 J1 E2 F1 G2")
    state = given(*side, war=ticks, defender_auto_surrender=answer)
    events = happens(state, "D1+D2+E3xst_n/2")
    return next((event.outcome for event in events if isinstance(event, WarEnded)), None)


def test_a_standing_answer_may_be_never() -> None:
    assert outcome("never", "3+4/1+1 3+4/1+1 3+4/1+1") == "won"


def test_a_standing_answer_may_be_to_surrender_when_outnumbered() -> None:
    assert outcome("when_outnumbered", "3+4/1+1") == "surrendered"
    assert outcome("when_outnumbered", "3+4/3+4 1+1/3+4 1+1/3+4") == "lost"


def test_without_a_standing_answer_the_defender_is_asked() -> None:
    assert outcome("ask", "3+4/1+1") is None


def test_a_war_may_be_fought_live() -> None:
    state = given(C(fleets="A1 D1", pp=7), H(fleets="I1 E2"), war_mode="live")
    assert to_decide(play(state, "D1xst_n")) == {C, H}


@pytest.mark.rule("GE-20.8")
@pytest.mark.parametrize(
    ("mission", "bounty", "half"),
    [
        ("M18", 200, (100, 1)),
        ("M13", 250, (150, 1)),
        ("M22", 300, (200, 1)),
        ("M09", 400, (200, 2)),
        ("M24", 700, (400, 3)),
    ],
)
def test_missions_may_pay_half_in_political_points(mission: str, bounty: int, half: tuple[int, int]) -> None:
    assert MISSIONS[mission].pays("money") == (bounty, 0)
    assert MISSIONS[mission].pays("half") == half


@pytest.mark.rule("GE-20.8")
@pytest.mark.parametrize(("pay", "gained"), [("money", (200, 0)), ("half", (100, 1))])
def test_a_passage_pays_in_money_or_in_both(pay: str, gained: tuple[int, int]) -> None:
    state = given(C(fleets="A1 E4", cash=0, pp=5, hand="M18"), mission_pay=pay)
    after = play(state, "E4>G4")
    assert (cash(after, C), pp(after, C) - 5) == gained


@pytest.mark.rule("GE-20.8")
def test_points_of_a_mission_above_the_most_are_lost() -> None:
    after = play(given(C(fleets="A1 E4", cash=0, pp=15, hand="M18"), mission_pay="half"), "E4>G4")
    assert (cash(after, C), pp(after, C)) == (100, 15)


@pytest.mark.rule("GE-20.9")
def test_two_planets_are_burnt_out_and_every_corner_has_one_as_near() -> None:
    state = given(planets="two")
    assert {area for area in PLANETS if state.galaxy.is_closed(area)} == {"pl_e", "pl_w"}
    ways = [
        min(way(state, home, planet) for planet in ("pl_n", "pl_s"))
        for home in ("cap_nw", "cap_ne", "cap_se", "cap_sw")
    ]
    assert len(set(ways)) == 1


def way(state: State, area: str, planet: str) -> int:
    """Tile steps from an area to a tile next to a planet."""
    return min(state.galaxy.steps[tile][near] for tile in TILES_OF[area] for near in state.galaxy.rims[planet])


@pytest.mark.rule("GE-20.9")
def test_nobody_lands_on_a_planet_that_is_burnt_out() -> None:
    assert refused(given(C(fleets="A1 D3"), planets="two"), "D3>D4") is not None
    assert "D3>D4" in offered(given(C(fleets="A1 D3")))


@pytest.mark.rule("GE-20.10")
def test_a_new_game_has_the_balanced_options_and_all_else_as_in_the_rulebook() -> None:
    standard = changed(usual_options(GALAXY_EMPIRES.options))
    assert standard == {"bounty_timing": "end_of_round", "mission_pay": "half", "planets": "two"}
    assert Table(GALAXY_EMPIRES, 4).options == usual_options(GALAXY_EMPIRES.options)


@pytest.mark.rule("GE-20.10")
def test_what_a_record_leaves_out_means_what_it_always_meant() -> None:
    old = read_options(Options, {})
    assert (old.bounty_timing, old.mission_pay, old.planets) == ("immediate", "money", "four")
    kept = Table(GALAXY_EMPIRES, 4, "kept").record().options
    assert read_options(Options, kept) == usual_options(GALAXY_EMPIRES.options)


def test_the_defaults_are_those_of_the_data() -> None:
    page = files("stellarch.games.galaxy_empires").joinpath("data", "numbers.toml").read_text("utf-8")
    defaults = tomllib.loads(page)["options"]
    standard = {name: getattr(Options(), name) for name in Options.__struct_fields__}
    assert {name: value for name, value in standard.items() if value is not None}.items() <= defaults.items()
    assert Options().factions == (None,) * 4  # TOML has no word for it: drawn by chance
