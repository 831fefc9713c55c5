"""Levels: opponents of every strength, in a game that has some."""

from collections import Counter

import pytest

from stellarch.bots import LevelBot
from stellarch.core import BadOptions, Pick, Seat, Template, Text
from tests.bots.pennies import HEADS, PENNIES, TAILS, State
from tests.core.toy_auction import TOY_AUCTION

VIEW = PENNIES.view(State(), Seat(0))
CHOICES = PENNIES.legal(State(), Seat(0))


def share_of_heads(number: int) -> float:
    """How often a level lays heads, which its search finds best, in many decisions."""
    laid = Counter(str(LevelBot(number).choose(PENNIES, VIEW, CHOICES, f"seed {seed}")) for seed in range(1000))
    return laid[HEADS] / 1000


def test_a_level_is_named_by_its_number() -> None:
    assert LevelBot(3).name == "level-3"
    assert LevelBot(3).level(PENNIES) is PENNIES.levels[2]


def test_a_level_searches_as_its_game_says() -> None:
    thought = LevelBot(3).think(PENNIES, VIEW, CHOICES, "seed")
    assert (thought.method, thought.nodes) == ("foresight", 50)


def test_a_level_that_never_slips_plays_what_it_thinks_best() -> None:
    assert share_of_heads(3) == 1


def test_a_level_that_always_slips_plays_anything() -> None:
    assert share_of_heads(1) == pytest.approx(0.5, abs=0.05)


def test_a_level_slips_as_often_as_its_game_says() -> None:
    assert share_of_heads(2) == pytest.approx(1 - 0.3 / 2, abs=0.05)


def test_the_same_seed_slips_the_same_way() -> None:
    once, again = ([LevelBot(2).choose(PENNIES, VIEW, CHOICES, str(seed)) for seed in range(20)] for _ in range(2))
    assert once == again


@pytest.mark.parametrize("number", [0, 4])
def test_a_level_the_game_does_not_have_is_refused(number: int) -> None:
    with pytest.raises(BadOptions, match="level-1 to level-3"):
        LevelBot(number).choose(PENNIES, VIEW, CHOICES, "seed")


def test_a_game_without_levels_says_which_bots_there_are() -> None:
    with pytest.raises(BadOptions) as refusal:
        LevelBot(1).level(TOY_AUCTION)
    assert refusal.value.why.en.startswith("There is no bot 'level-1'. The bots are: random, greedy, or METHOD@BUDGET")
    assert refusal.value.why.fr.startswith("Pas de robot 'level-1'. Les robots : random, greedy, ou MÉTHODE@BUDGET")


def test_a_slip_is_something_listed_and_no_form_filled_in_at_random() -> None:
    form = Template("lay", Text("Lay", "Poser"), {"side": Pick((HEADS, TAILS))})
    laid = {LevelBot(1).choose(PENNIES, VIEW, (*CHOICES[:1], form), str(seed)) for seed in range(50)}
    assert laid == {CHOICES[0]}
