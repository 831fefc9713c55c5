"""Games of other packages stand on the shelf behind ours, and what is wrong with one is its own trouble."""

import sys
from pathlib import Path

import pytest

from stellarch.games.shelf import BadGame, Shelf, Shelved
from tests.packages import install

GAMES_OF_OTHERS = {
    "another": {"toy-auction": "tests.core.toy_colony:TOY_COLONY", "toy-colony": "tests.core.toy_colony:TOY_COLONY"},
    "broken": {"broken-game": "broken_game:GAME"},
    "ending": {"ending-game": "ending_game:GAME"},
    "later": {"toy-colony": "tests.core.toy_colony:TOY_COLONY"},
    "misnamed": {"colony": "tests.core.toy_colony:TOY_COLONY", "Colony_2": "tests.core.toy_colony:TOY_COLONY"},
    "no-game": {"no-game": "tests.core.toy_colony:Options"},
}
SENTENCES = [
    "The game 'toy-auction' of the package another is left out: stellarch has one of that name.",
    "The game 'toy-colony' of the package later is left out: another has one of that name.",
    "The package misnamed calls a game 'Colony_2': an id has small letters, digits and hyphens.",
    "The game 'broken-game' of the package broken cannot be loaded: ValueError: no stones here.",
    "The package misnamed has no game 'colony': tests.core.toy_colony:TOY_COLONY has the id 'toy-colony'.",
    "The game 'ending-game' of the package ending cannot be loaded: SystemExit: goodbye.",
    "The package no-game has no game 'no-game': tests.core.toy_colony:Options is not a Game.",
]


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shelf:
    """Ours has one game; the packages of others have one that is sound, and all that can be wrong."""
    for package, games in GAMES_OF_OTHERS.items():
        install(tmp_path, package, {"stellarch.games": games})
    (tmp_path / "broken_game.py").write_text("raise ValueError('no\\nstones here.')")
    (tmp_path / "ending_game.py").write_text("import sys\nsys.exit('goodbye')")
    monkeypatch.syspath_prepend(tmp_path)
    return Shelf({"toy-auction": Shelved("tests.core.toy_auction:TOY_AUCTION")})


def test_what_is_broken_or_clashes_is_named_and_the_others_are_played(shelf: Shelf) -> None:
    assert [game.id for game in shelf.values()] == ["toy-auction", "toy-colony"]
    assert sorted(fault.why.en for fault in shelf.faults) == sorted(SENTENCES)


def test_a_broken_game_says_why_whenever_it_is_asked_for(shelf: Shelf) -> None:
    for _ in range(2):
        with pytest.raises(BadGame, match="no stones here"):
            shelf["broken-game"]
    assert shelf.get("broken-game") is None
    assert len(shelf.faults) == len(SENTENCES) - 3


def test_where_a_game_comes_from_is_known_without_loading_it(shelf: Shelf) -> None:
    assert next(iter(shelf)) == "toy-auction"
    assert shelf.entry("broken-game") == ("broken-game", "broken_game:GAME", "broken")
    assert shelf.entry("toy-auction").package == "stellarch"
    assert "broken-game" in shelf
    assert "broken_game" not in sys.modules
