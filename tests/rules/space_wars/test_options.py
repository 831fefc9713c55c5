"""SW-21: what can be chosen before a game."""

import pytest

from stellarch.core import BadOptions, describe, parse_options, read_options
from stellarch.games.space_wars import SPACE_WARS, setup
from stellarch.games.space_wars.options import Options
from stellarch.games.space_wars.tables.politics import TREATIES

KNOWN = {info.name: info for info in describe(Options)}


@pytest.mark.rule("SW-21.1.9")
@pytest.mark.rule("SW-21.1.13")
@pytest.mark.rule("SW-21.1.14")
@pytest.mark.rule("SW-21.1.15")
@pytest.mark.rule("SW-21.1.18")
@pytest.mark.rule("SW-21.1.19")
def test_the_defaults() -> None:
    assert {name: info.default for name, info in KNOWN.items()} == {
        "victory": "short",
        "victory_value": 90,
        "victory_share": 50,
        "turn_limit": "auto",
        "map": "auto",
        "redeal": "repair",
        "pace": "guided",
        "battle_control": "auto",
        "forced_peace_after": 2,
        "contamination_decay": 0,
    }


@pytest.mark.rule("SW-21.1.9")
@pytest.mark.parametrize(
    "word", ["victory_value=44", "victory_value=201", "victory=medium", "pace=fast", "turn_limit=7"]
)
def test_what_cannot_be_chosen(word: str) -> None:
    with pytest.raises(BadOptions):
        parse_options(Options, [word])


@pytest.mark.rule("SW-21.1.11")
@pytest.mark.parametrize(
    ("words", "last"),
    [
        ("", None),
        ("victory=standard", 40),
        ("victory=long", 60),
        ("victory=long turn_limit=0", None),
        ("turn_limit=20", 20),
    ],
)
def test_the_turn_limit_goes_by_the_version(words: str, last: int | None) -> None:
    assert parse_options(Options, words.split()).last_turn == last


@pytest.mark.rule("SW-21.1.1")
@pytest.mark.rule("SW-21.1.2")
def test_options_say_what_they_go_with() -> None:
    assert KNOWN["victory_value"].only_with == {"victory": "short"}
    assert KNOWN["victory_share"].only_with == {"victory": "standard"}
    maps = {choice.value: choice.players for choice in KNOWN["map"].choices}
    assert maps == {"auto": None, "standard": (6, 7, 8, 9), "compact": (4, 5), "duel": (2, 3)}
    for info in KNOWN.values():
        assert info.label.en
        assert info.label.fr
        assert info.help.en != info.help.fr


@pytest.mark.rule("SW-21.1.8")
def test_treaty_counters_by_the_number_of_players() -> None:
    kinds = ("commercial", "scientific", "non_aggression", "cooperation", "alliance")
    counters = {players: tuple(TREATIES[kind].counters[players] for kind in kinds) for players in range(2, 10)}
    assert counters == {
        2: (1, 1, 1, 0, 0),
        3: (1, 1, 1, 1, 0),
        4: (1, 2, 1, 1, 1),
        5: (1, 2, 2, 1, 1),
        6: (1, 2, 2, 2, 1),
        7: (1, 2, 2, 2, 1),
        8: (2, 3, 3, 2, 1),
        9: (2, 3, 3, 2, 1),
    }


def test_the_first_game() -> None:
    first = SPACE_WARS.first_game
    state = setup.start(read_options(Options, first.options), first.players or 0, "first").state
    assert (len(state.sectors), state.options.victory_value) == (91, 45)
