"""Bots of others: of installed packages, by their entry points, and anybody's own, by module and class.

    [project.entry-points."stellarch.bots"]
    hex-nim-perfect = "hexnim.bots:Perfect"

The class is called without arguments. Where it has `games`, the ids of the games that it plays, it is asked for no
other.
"""

from functools import cache
from typing import Any, cast

from stellarch.bots.bot import Bot
from stellarch.core import BadOptions, Game, Text
from stellarch.core.installed import Entry, entries, in_one_line

GROUP = "stellarch.bots"

CANNOT_BE_MADE = Text("The bot {name!r} cannot be made: {fault}.", "Impossible de créer le robot {name!r} : {fault}.")
NOT_A_BOT = Text(
    "{where} is not a bot: it needs a name and a method choose.",
    "{where} n'est pas un robot : il lui faut un nom (name) et une méthode choose.",
)
ANOTHER_NAME = Text(
    "The package {package} has no bot {name!r}: {where} has the name {other!r}.",
    "Le paquet {package} n'a pas de robot {name!r} : le nom de {where} est {other!r}.",
)
OF_SEVERAL = Text(
    "Several packages have a bot {name!r}: {packages}.", "Plusieurs paquets ont un robot {name!r} : {packages}."
)
OTHER_GAMES = Text("The bot {name!r} does not play {game}.", "Le robot {name!r} ne joue pas à {game}.")


class BadBot(BadOptions):
    """A bot of others that cannot be made, or does not play the game."""


def names_for(game: Game[Any, Any]) -> tuple[str, ...]:
    """The installed bots that play a game; those with a fault are left out."""
    return tuple(name for name in _installed() if _plays(name, game))


def installed_bot(name: str, game: Game[Any, Any] | None) -> Bot | None:
    """The bot of an installed package; None where there is none of this name. Raises BadBot."""
    found = _installed().get(name, ())
    if not found:
        return None
    if len(found) > 1:
        raise _bad(OF_SEVERAL, name, packages=", ".join(entry.package for entry in found))
    (entry,) = found
    bot = _made(entry, game)
    if bot.name != name:
        raise _bad(ANOTHER_NAME, name, package=entry.package, where=entry.where, other=bot.name)
    return bot


def own_bot(where: str, game: Game[Any, Any]) -> Bot:
    """A new bot of a class, written module:Class; raises BadBot."""
    return _made(Entry(where, where), game)


def _made(entry: Entry, game: Game[Any, Any] | None) -> Bot:
    try:
        bot = entry.loaded()()
    except (Exception, SystemExit) as fault:  # whatever a foreign module does on import
        raise _bad(CANNOT_BE_MADE, entry.name, fault=in_one_line(fault)) from fault
    if not callable(getattr(bot, "choose", None)) or not isinstance(getattr(bot, "name", None), str):
        raise _bad(NOT_A_BOT, entry.name, where=entry.where)
    if game is not None and game.id not in getattr(bot, "games", (game.id,)):
        raise _bad(OTHER_GAMES, entry.name, game=game.name)
    return cast(Bot, bot)


@cache
def _installed() -> dict[str, list[Entry]]:
    found: dict[str, list[Entry]] = {}
    for entry in entries(GROUP):
        found.setdefault(entry.name, []).append(entry)
    return found


@cache
def _plays(name: str, game: Game[Any, Any]) -> bool:
    try:
        return installed_bot(name, game) is not None
    except BadBot:
        return False


def _bad(why: Text, name: str, **facts: object) -> BadBot:
    return BadBot(why.format(name=name, **facts), about=(name,))
