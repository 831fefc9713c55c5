"""The games that can be played. A new game is one new folder here and one entry below.

Other packages add theirs by entry points, which `shelf.py` looks for.
"""

from typing import Any

from stellarch.core import BadOptions, Command, Game, Message
from stellarch.games.shelf import Shelf, Shelved

GAMES = Shelf(
    {
        "small-star-empires": Shelved(
            "stellarch.games.small_star_empires:SMALL_STAR_EMPIRES",
            {
                "board": Command(
                    "stellarch.games.small_star_empires.commands.board:app",
                    "Deal, check, draw and edit boards of Small Star Empires.",
                    "board new --players 3 --seed 7",
                ),
                "puzzles": Command(
                    "stellarch.games.small_star_empires.commands.puzzles:app",
                    "Find puzzles of Small Star Empires in games of bots, and prove them.",
                    "puzzles prove",
                ),
            },
        ),
        "galaxy-empires": Shelved("stellarch.games.galaxy_empires:GALAXY_EMPIRES"),
        "space-wars": Shelved(
            "stellarch.games.space_wars:SPACE_WARS",
            {
                "odds": Command(
                    "stellarch.games.space_wars.commands.odds:app",
                    "Work out the odds of a battle, a landing or a bombardment in Space Wars.",
                    'odds "3 cruisers" "1 dreadnought"',
                )
            },
        ),
    }
)


class NoSuchGame(Message, frozen=True):
    game: str
    known: tuple[str, ...]


def find_game(game_id: str) -> Game[Any, Any]:
    """The game with this id; an id begun but not finished will do while it is clear which one is meant."""
    wanted = game_id.strip().lower().replace("_", "-")
    if wanted in GAMES:
        return GAMES[wanted]
    found = [known for known in GAMES if known.startswith(wanted) and wanted]
    if len(found) == 1:
        return GAMES[found[0]]
    raise BadOptions(NoSuchGame(game_id, tuple(GAMES)), about=(game_id,))


def load_games() -> None:
    """Load every game now: for a process that people wait for, and before there is a second thread."""
    for _ in GAMES.values():
        pass


__all__ = ["GAMES", "find_game", "load_games"]
