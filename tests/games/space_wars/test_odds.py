"""The calculator: what a fight would come to, without touching the game that it is asked of."""

from dataclasses import replace

import pytest

from stellarch.games.space_wars.odds import COARSE, BattleOdds, Effort, battle_odds, force_at, meeting, odds_at
from tests.games.space_wars.random_battles import WHERE, drawn_battle, fought
from tests.rules.space_wars.given import A, B, at

MANY = Effort(60, 0)


def test_the_stronger_side_is_likelier_to_win() -> None:
    odds = battle_odds(*meeting({"dreadnought": 3}, {"corvette": 2}), MANY)
    assert odds.attacker.wins.low > 0.9 > odds.defender.wins.high
    assert odds.defender.lost["corvette"] > 1 > odds.attacker.lost["dreadnought"]


def test_shares_of_all_endings_make_one() -> None:
    odds = battle_odds(*meeting({"cruiser": 2}, {"cruiser": 2}), MANY)
    assert round(odds.attacker.wins.share + odds.defender.wins.share + odds.neither.share, 3) == 1


def test_the_same_question_has_the_same_answer() -> None:
    asked = meeting({"cruiser": 2, "star_fighter": 3}, {"outpost": 1, "corvette": 2})
    assert battle_odds(*asked, MANY, "one") == battle_odds(*asked, MANY, "one")
    assert battle_odds(*asked, MANY, "one") != battle_odds(*asked, MANY, "another")


def test_better_technology_helps() -> None:
    plain = battle_odds(*meeting({"cruiser": 3}, {"cruiser": 3}), MANY)
    shielded = battle_odds(*meeting({"cruiser": 3}, {"cruiser": 3}, (("capital_shield_1",), ())), MANY)
    assert shielded.attacker.wins.share > plain.attacker.wins.share


def test_the_game_asked_about_goes_on_as_if_nobody_had_asked() -> None:
    state = drawn_battle("asked")
    unasked = fought(drawn_battle("asked"))
    odds_at(state, at(state, WHERE), A.seat, B.seat, COARSE)
    assert fought(state) == unasked


def test_craft_may_still_be_elsewhere() -> None:
    state = drawn_battle("away")
    here = at(state, WHERE)
    ours, theirs = force_at(state, A.seat, here), force_at(state, B.seat, here)
    away = state.changed(fleets=state.fleets.with_moved(ours.craft, state.empires[A.seat].home))
    away = away.with_empire(A.seat, known=away.empires[A.seat].known | {"unlimited_movement_range"})
    near = state.with_empire(A.seat, known=away.empires[A.seat].known)
    assert battle_odds(away, here, ours, theirs, COARSE) == battle_odds(near, here, ours, theirs, COARSE)


def test_a_small_battle_is_reckoned_exactly() -> None:
    """Three attacks a round, each hits on 4 to 6; the freight falls with the second hit and never fires. From one hit
    on it takes 8/7 rounds, so from none (1 + 3/8 * 8/7) / (7/8) = 80/49."""
    odds = battle_odds(*meeting({"cruiser": 1}, {"freight": 1}), Effort(0, 500))
    assert odds.battles == 0
    assert tuple(odds.attacker.wins) == (1, 1, 1)
    assert odds.rounds == round(80 / 49, 3)
    assert odds.defender.lost == {"freight": 1}


def test_equal_sides_have_equal_chances() -> None:
    """Fire is simultaneous: the attacker has no advantage (SW-10.6.2)."""
    odds = battle_odds(*meeting({"cruiser": 1}, {"cruiser": 1}), Effort(0, 1000))
    assert odds.attacker == replace(odds.defender, dangers=odds.attacker.dangers)
    assert 2 * odds.attacker.wins.share + odds.neither.share == pytest.approx(1, abs=1e-5)


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [({"cruiser": 1}, {"cruiser": 1}), ({"corvette": 2}, {"cruiser": 1}), ({"star_fighter": 2}, {"corvette": 1})],
)
def test_battles_by_chance_come_to_what_is_exact(ours: dict[str, int], theirs: dict[str, int]) -> None:
    exact = battle_odds(*meeting(ours, theirs), Effort(0, 20_000))
    drawn = battle_odds(*meeting(ours, theirs), Effort(1500, 0))
    assert (exact.battles, drawn.battles) == (0, 1500)
    for one, other in ((exact.attacker, drawn.attacker), (exact.defender, drawn.defender)):
        assert other.wins.low - 0.02 < one.wins.share < other.wins.high + 0.02
        assert one.worth_lost == pytest.approx(other.worth_lost, rel=0.1)
    assert exact.rounds == pytest.approx(drawn.rounds, rel=0.05)


def test_many_battles_by_the_rules_come_to_the_same_shares() -> None:
    """The odds of battles drawn by lot, and how the rules let them end, by and large."""
    sure = [odds for seed in range(40) if (odds := _odds_of_drawn(seed)).attacker.wins.low > 0.9]
    assert sure
    won = [fought(drawn_battle(str(seed))).ended.winners for seed in range(40) if _odds_of_drawn(seed) in sure]
    assert sum(A.seat in seats for seats in won) >= 0.8 * len(won)


def _odds_of_drawn(seed: int) -> BattleOdds:
    state = drawn_battle(str(seed))
    return odds_at(state, at(state, WHERE), A.seat, B.seat, Effort(60, 0))


def test_what_was_too_much_to_reckon_exactly_leaves_nothing_behind() -> None:
    """Its last volley stood aimed in the room that the battles are fought in."""
    asked = meeting({"dreadnought": 3}, {"cruiser": 3})
    assert battle_odds(*asked, MANY._replace(ways=5), "one") == battle_odds(*asked, MANY, "one")
