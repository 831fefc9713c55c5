"""The names of the bots there are for a game, as programs spell them and as people read them."""

import re
from typing import Any, NamedTuple

from stellarch.bots.of_others import names_for
from stellarch.bots.tree import CONTRACT
from stellarch.core import BadOptions, Game, Text, verbatim

BEST = "best"
"""The way to search that a game is best at; where it has none of its own, the one over the contract."""

_LEVEL = re.compile(r"level-(?P<number>[1-9]\d{0,2})(?::(?P<character>[a-z]{1,20}))?")
SIMPLE = {"random": Text("Random", "Au hasard"), "greedy": Text("Greedy", "Glouton")}
"""The bots that play any game and do not think, the weaker first."""


class LevelName(NamedTuple):
    """What the name of a level says: which, counted from 1, and in which character, if any."""

    number: int
    character: str | None = None


def level_name(number: int, character: str | None = None) -> str:
    """What a level is called: level-3, or level-3:trader."""
    return f"level-{number}" if character is None else f"level-{number}:{character}"


def level_of(bot: str) -> LevelName | None:
    """The level a bot is by its name; None for the others."""
    found = _LEVEL.fullmatch(bot)
    return LevelName(int(found["number"]), found["character"]) if found else None


def bots_of(game: Game[Any, Any]) -> dict[str, Text]:
    """The bots to offer to people: the levels of the game, the weakest first, then those that play any game and those
    of installed packages. A level can be had in each of the game's characters too."""
    levels = {level_name(number): level.name for number, level in enumerate(game.levels, 1)}
    ours = {**levels, **SIMPLE}
    return {**ours, **{name: verbatim(name) for name in names_for(game) if name not in ours}}


def is_offered(bot: str, game: Game[Any, Any]) -> bool:
    """Whether people may choose a bot of this name, in character or not."""
    level = level_of(bot)
    if level is not None and level.character in game.characters:
        bot = level_name(level.number)
    return bot in bots_of(game)


def default_bot(game: Game[Any, Any]) -> str:
    """The opponent of somebody who does not say which: a level in the middle, or a greedy one."""
    return level_name((len(game.levels) + 1) // 2) if game.levels else "greedy"


def methods_of(game: Game[Any, Any] | None) -> tuple[str, ...]:
    """The ways to search a game, or any game, as METHOD@BUDGET names them."""
    return (*(game.methods if game else ()), CONTRACT, BEST)


def known_bots(game: Game[Any, Any] | None = None) -> Text:
    """What the name of a bot may be, for a game or for any."""
    methods = methods_of(game)
    return Text(
        "{named}, or METHOD@BUDGET such as {method}@2000 (nodes) or {method}@0.5s (seconds),"
        " with METHOD one of {methods}",
        "{named}, ou MÉTHODE@BUDGET, par exemple {method}@2000 (nœuds) ou {method}@0.5s (secondes),"
        " avec pour MÉTHODE {methods}",
    ).format(named=_named(game), method=methods[0], methods=", ".join(methods))


def _named(game: Game[Any, Any] | None) -> Text:
    """The bots that have a name of their own."""
    simple, levels = ", ".join([*SIMPLE, *(names_for(game) if game else ())]), _levels(game)
    return Text(simple, simple) if levels is None else Text(f"{simple}, {levels.en}", f"{simple}, {levels.fr}")


def _levels(game: Game[Any, Any] | None) -> Text | None:
    if game is None:
        return Text("level-1 and up where a game has levels", "level-1 et suivants si le jeu a des niveaux")
    if not game.levels:
        return None
    last, characters = len(game.levels), list(game.characters)
    levels = Text(f"level-1 to level-{last}", f"level-1 à level-{last}")
    in_character = Text(
        " (in character: level-{last}:{first}; there are {all})",
        " (de caractère : level-{last}:{first} ; il y a {all})",
    )
    told = in_character.format(last=last, first=characters[0], all=", ".join(characters)) if characters else ""
    return Text("{levels}{told}", "{levels}{told}").format(levels=levels, told=told)


def no_such_bot(name: str, game: Game[Any, Any] | None = None) -> BadOptions:
    """The refusal of a name, with the names there are."""
    return _refused(name, known_bots(game))


def require_offered(bot: str, game: Game[Any, Any]) -> None:
    """Raises BadOptions, with the bots there are to choose from, where people may not choose this one."""
    if not is_offered(bot, game):
        raise _refused(bot, _named(game))


def _refused(name: str, known: Text) -> BadOptions:
    why = Text("There is no bot {name!r}. The bots are: {known}.", "Pas de robot {name!r}. Les robots : {known}.")
    return BadOptions(why.format(name=name, known=known), about=(name,))
