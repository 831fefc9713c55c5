"""The games that can be played. A new game is one new folder here and one line below."""

from typing import Any

from stellarch.core import BadOptions, Game, Text
from stellarch.games.galaxy_empires import GALAXY_EMPIRES
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES
from stellarch.games.space_wars import SPACE_WARS

GAMES: dict[str, Game[Any, Any]] = {game.id: game for game in (SMALL_STAR_EMPIRES, GALAXY_EMPIRES, SPACE_WARS)}


def find_game(game_id: str) -> Game[Any, Any]:
    """The game with this id; an id begun but not finished will do while it is clear which one is meant."""
    wanted = game_id.strip().lower().replace("_", "-")
    found = [game for known, game in GAMES.items() if known.startswith(wanted) and wanted]
    if wanted in GAMES:
        return GAMES[wanted]
    if len(found) == 1:
        return found[0]
    names = ", ".join(GAMES)
    raise BadOptions(
        Text(f"There is no game {game_id!r}. The games are: {names}.", f"Pas de jeu {game_id!r}. Les jeux : {names}."),
        about=(game_id,),
    )


__all__ = ["GAMES", "find_game"]
