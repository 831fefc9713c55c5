"""The names of the bots there are for a game, as programs spell them and as people read them."""

from typing import Any

from stellarch.bots.tree import CONTRACT
from stellarch.core import BadOptions, Game, Text

BEST = "best"
"""The way to search that a game is best at; where it has none of its own, the one over the contract."""

_LEVEL = "level-"
SIMPLE = {"random": Text("Random", "Au hasard"), "greedy": Text("Greedy", "Glouton")}
"""The bots that play any game and do not think, the weaker first."""


def bots_of(game: Game[Any, Any]) -> dict[str, Text]:
    """The bots to offer to people: the levels of the game, the weakest first, then those that play any game."""
    levels = {f"{_LEVEL}{number}": level.name for number, level in enumerate(game.levels, 1)}
    return {**levels, **SIMPLE}


def level_of(bot: str) -> int | None:
    """Which level a bot is by its name, counted from 1; None for the others."""
    return int(bot.removeprefix(_LEVEL)) if bot.startswith(_LEVEL) else None


def default_bot(game: Game[Any, Any]) -> str:
    """The opponent of somebody who does not say which: a level in the middle, or a greedy one."""
    return f"{_LEVEL}{(len(game.levels) + 1) // 2}" if game.levels else "greedy"


def methods_of(game: Game[Any, Any] | None) -> tuple[str, ...]:
    """The ways to search a game, or any game, as METHOD@BUDGET names them."""
    return (*(game.methods if game else ()), CONTRACT, BEST)


def known_bots(game: Game[Any, Any] | None = None) -> Text:
    """What the name of a bot may be, for a game or for any."""
    methods = methods_of(game)
    last = len(game.levels) if game else 0
    levels = Text(f"level-1 to level-{last}, ", f"level-1 à level-{last}, ") if last else Text("", "")
    if game is None:
        levels = Text("level-1 and up where a game has levels, ", "level-1 et suivants si le jeu a des niveaux, ")
    return Text(
        "random, greedy, {levels}or METHOD@BUDGET such as {method}@2000 (nodes) or {method}@0.5s (seconds),"
        " with METHOD one of {methods}",
        "random, greedy, {levels}ou MÉTHODE@BUDGET, par exemple {method}@2000 (nœuds) ou {method}@0.5s (secondes),"
        " avec pour MÉTHODE {methods}",
    ).format(levels=levels, method=methods[0], methods=", ".join(methods))


def no_such_bot(name: str, game: Game[Any, Any] | None = None) -> BadOptions:
    """The refusal of a name, with the names there are."""
    why = Text("There is no bot {name!r}. The bots are: {known}.", "Pas de robot {name!r}. Les robots : {known}.")
    return BadOptions(why.format(name=name, known=known_bots(game)), about=(name,))
