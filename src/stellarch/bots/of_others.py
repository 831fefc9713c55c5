"""Bots of others: of installed packages, by their entry points, and anybody's own, by module and class.

    [project.entry-points."stellarch.bots"]
    hex-nim-perfect = "hexnim.bots:Perfect"

The class is called without arguments. Where it has `games`, the ids of the games that it plays, it is asked for no
other.
"""

from functools import cache
from typing import Any, cast

from stellarch.bots.bot import Bot
from stellarch.core import BadOptions, Game, Message, Sayable
from stellarch.core.installed import Entry, entries, in_one_line

GROUP = "stellarch.bots"


class CannotBeMade(Message, frozen=True):
    name: str
    fault: str


class NotABot(Message, frozen=True):
    where: str


class AnotherName(Message, frozen=True):
    package: str
    name: str
    where: str
    other: str


class OfSeveral(Message, frozen=True):
    name: str
    packages: tuple[str, ...]


class OtherGames(Message, frozen=True):
    name: str
    game: Sayable


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
        raise BadBot(OfSeveral(name, tuple(entry.package for entry in found)), about=(name,))
    (entry,) = found
    bot = _made(entry, game)
    if bot.name != name:
        raise BadBot(AnotherName(entry.package, name, entry.where, bot.name), about=(name,))
    return bot


def own_bot(where: str, game: Game[Any, Any]) -> Bot:
    """A new bot of a class, written module:Class; raises BadBot."""
    return _made(Entry(where, where), game)


def _made(entry: Entry, game: Game[Any, Any] | None) -> Bot:
    try:
        bot = entry.loaded()()
    except (Exception, SystemExit) as fault:  # whatever a foreign module does on import
        raise BadBot(CannotBeMade(entry.name, in_one_line(fault)), about=(entry.name,)) from fault
    if not callable(getattr(bot, "choose", None)) or not isinstance(getattr(bot, "name", None), str):
        raise BadBot(NotABot(entry.where), about=(entry.name,))
    if game is not None and game.id not in getattr(bot, "games", (game.id,)):
        raise BadBot(OtherGames(entry.name, game.name), about=(entry.name,))
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
