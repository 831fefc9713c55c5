"""The calculator: what a fight would come to, without touching the game that it is asked of."""

from stellarch.games.space_wars.odds import COARSE, Effort, battle_odds, force_at, meeting, odds_at
from tests.games.space_wars.random_battles import WHERE, drawn_battle, fought
from tests.rules.space_wars.given import A, B, at

MANY = Effort(60)


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
