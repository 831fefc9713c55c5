"""Bots that do not come with Stellarch: of installed packages by their names, and one's own by module and class."""

from pathlib import Path

import pytest

from tests.cases import for_each
from tests.cli.conftest import Command, Ran
from tests.packages import install

BOTS = """
class First:
    name = "first"

    def choose(self, game, view, choices, seed):
        return choices[0]

class Picky(First):
    name = "picky"
    games = ("space-wars",)

class Long(First):
    name = "a name that no table can keep with a seat"

class Nameless:
    def choose(self, game, view, choices, seed):
        return choices[0]
"""
PACKAGES = {
    "one": {
        "first": "bots_of_one:First",
        "picky": "bots_of_one:Picky",
        "other": "bots_of_one:First",
        "both": "bots_of_one:First",
        "greedy": "bots_of_one:Nameless",
    },
    "two": {"both": "bots_of_one:First"},
}
GAME = ("small", "--seed", "1")


@pytest.fixture
def with_packages(process: Command, tmp_path: Path) -> Command:
    """A command where two packages with bots are installed, in a folder with a bot of one's own."""
    packages = tmp_path / "packages"
    packages.mkdir()
    for name, bots in PACKAGES.items():
        install(packages, name, {"stellarch.bots": bots}, bots_of_one=BOTS)
    (tmp_path / "mine.py").write_text(BOTS.replace('"first"', '"mine"'))
    return lambda *words, **given: process(*words, PYTHONPATH=str(packages), **given)


def test_they_play_many_games_in_several_processes(with_packages: Command) -> None:
    ran: Ran = with_packages("simulate", *GAME, "--games", "4", "--workers", "2", "--bots", "first,mine:First")
    assert (ran.code, ran.err) == (0, "")
    assert "Red (first)" in ran.out
    assert "Green (mine:First)" in ran.out


def test_they_sit_down_in_a_terminal(with_packages: Command, tmp_path: Path) -> None:
    words = ("--seat", "first", "--seat", "Zoe=mine:First", "--record", "game.json")
    ran = with_packages("play", *GAME, *words)
    assert (ran.code, ran.err) == (0, "")
    assert "Red (first)" in (tmp_path / "game.json").read_text()
    assert "Zoe (mine)" in (tmp_path / "game.json").read_text()


@for_each(
    ("bot", "sentence"),
    [
        ("picky", "The bot 'picky' does not play Small Star Empires."),
        ("both", "Several packages have a bot 'both': one, two."),
        ("other", "The package one has no bot 'other': bots_of_one:First has the name 'first'."),
        ("mine:Nameless", "mine:Nameless is not a bot: it needs a name and a method choose."),
        ("mine:Nobody", "The bot 'mine:Nobody' cannot be made: AttributeError: "),
        ("nobody", "There is no bot 'nobody'. The bots are: random, greedy, first, "),
    ],
)
def test_what_is_wrong_with_one_is_said_in_a_sentence(with_packages: Command, bot: str, sentence: str) -> None:
    for command in ("play", "simulate"):
        ran = with_packages(command, *GAME, "--bot", bot)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith(f"stellarch: {sentence}")
        assert ran.err.count("\n") == 1


@for_each(
    ("bot", "sentence"),
    [
        ("mine:Nameless", "mine:Nameless is not a bot: it needs a name and a method choose."),
        ("bots_of_one:First", "bots_of_one:First cannot be offered: there is already a bot 'first'."),
        (
            "mine:Long",
            "mine:Long cannot be offered at the table by the name 'a name that no table can keep with a seat': ",
        ),
    ],
)
def test_a_server_does_not_start_with_one_that_cannot_be_offered(
    with_packages: Command, bot: str, sentence: str
) -> None:
    ran = with_packages("serve", "--no-browser", "--bot", bot)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"stellarch: {sentence}")
