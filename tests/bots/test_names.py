"""The names of bots: which there are, what each means, and what is said of the others."""

from typing import Any

import pytest

from stellarch.bots import BOTS, bots_of, default_bot, is_offered, known_bots, level_of, make_bot
from stellarch.core import BadOptions, Game, Text, tell
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES
from tests.bots.orchard import ORCHARD
from tests.bots.pennies import PENNIES
from tests.cases import for_each
from tests.core.toy_auction import TOY_AUCTION

NAMES = ["random", "greedy", "level-2", "foresight@2000", "foresight@0.5s", "contract@30", "best@100", "best@100/1s"]


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_keeps_the_name_it_was_made_by(name: str) -> None:
    assert make_bot(name).name == name
    assert make_bot(name, PENNIES).name == name


@for_each(
    "name",
    ["", "brain", "Greedy", "level", "level-", "level-0", "level--1", "level-01", "level-1000", "contract", "contract@",
     "contract@0", "contract@many", "@5", "contract@5@5", "level-1\n", "level-1:", "level-1:Shaker", "level-1:a:b",
     "random:shaker", "level-1:shaker\n"],
)  # fmt: skip
def test_a_name_nobody_has_is_refused(name: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        make_bot(name)
    assert refusal.value.about == (name,)
    assert "random, greedy, level-1 and up" in refusal.value.why.en
    assert "random, greedy, level-1 et suivants" in refusal.value.why.fr


@pytest.mark.parametrize("name", ["level-4", "tree@2000"])
def test_a_bot_the_game_does_not_have_is_refused_with_those_it_has(name: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        make_bot(name, PENNIES)
    assert refusal.value.why == Text(
        f"There is no bot {name!r}. The bots are: random, greedy, level-1 to level-3, or METHOD@BUDGET such as"
        " foresight@2000 (nodes) or foresight@0.5s (seconds), with METHOD one of foresight, contract, best.",
        f"Pas de robot {name!r}. Les robots : random, greedy, level-1 à level-3, ou MÉTHODE@BUDGET, par exemple"
        " foresight@2000 (nœuds) ou foresight@0.5s (secondes), avec pour MÉTHODE foresight, contract, best.",
    )


def test_a_game_without_levels_does_not_speak_of_them() -> None:
    assert "level" not in tell(known_bots(TOY_AUCTION))


def test_people_are_offered_the_levels_first_and_the_weakest_of_them_first() -> None:
    assert list(bots_of(PENNIES).items()) == [
        ("level-1", Text("Dreamer", "Rêveur")),
        ("level-2", Text("Doubter", "Sceptique")),
        ("level-3", Text("Seer", "Devin")),
        ("random", Text("Random", "Au hasard")),
        ("greedy", Text("Greedy", "Glouton")),
    ]


def test_a_level_is_known_by_its_number() -> None:
    assert [level_of(bot) for bot in bots_of(PENNIES)] == [(1, None), (2, None), (3, None), None, None]


def test_without_levels_people_are_offered_the_bots_that_play_anything() -> None:
    assert set(bots_of(TOY_AUCTION)) == set(BOTS)


@pytest.mark.parametrize("game", [PENNIES, TOY_AUCTION, SMALL_STAR_EMPIRES], ids=lambda game: game.id)
def test_every_bot_offered_can_be_made(game: Game[Any, Any]) -> None:
    assert [make_bot(name, game).name for name in bots_of(game)] == list(bots_of(game))


def test_the_usual_opponent_is_a_level_in_the_middle() -> None:
    assert default_bot(PENNIES) == "level-2"


def test_the_usual_opponent_without_levels_is_greedy() -> None:
    assert default_bot(TOY_AUCTION) == "greedy"


@pytest.mark.parametrize("name", ["level-1:shaker", "level-2:gatherer"])
def test_a_level_can_be_had_in_character(name: str) -> None:
    assert make_bot(name, ORCHARD).name == name
    assert is_offered(name, ORCHARD)


@pytest.mark.parametrize(
    ("name", "game"), [("level-2:trader", ORCHARD), ("level-3:shaker", ORCHARD), ("level-1:shaker", PENNIES)]
)
def test_a_character_the_game_does_not_have_is_refused(name: str, game: Game[Any, Any]) -> None:
    assert not is_offered(name, game)
    with pytest.raises(BadOptions) as refusal:
        make_bot(name, game)
    assert refusal.value.about == (name,)


def test_the_refusal_says_which_characters_there_are() -> None:
    known = "level-1 to level-2 (in character: level-2:gatherer; there are gatherer, shaker), or METHOD@BUDGET"
    assert known in tell(known_bots(ORCHARD))
    assert "level-1 à level-2 (de caractère : level-2:gatherer ; il y a gatherer, shaker), ou" in tell(
        known_bots(ORCHARD), language="fr"
    )
    assert "character" not in tell(known_bots(PENNIES))
