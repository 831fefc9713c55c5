"""Bots from outside: of installed packages by their entry points, and your own by module and class.

    [project.entry-points."stellarch.bots"]
    hex-nim-perfect = "hexnim.bots:Perfect"

The class is called without arguments. Where it has `games`, the ids of the games that it plays, it is asked for no
other.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, cast

from stellarch.bots.bot import Bot
from stellarch.core import BadOptions, Game, Message, Sayable
from stellarch.core.installed import Entry, entries, in_one_line

GROUP = "stellarch.bots"
_AT_A_TABLE = re.compile(r"[\w.-]{1,40}")
"""What a bot may be called where it is stored with its seat; after a colon comes a character."""


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


class NameTaken(Message, frozen=True):
    where: str
    name: str


class NotAName(Message, frozen=True):
    where: str
    name: str


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


def to_offer(where: Sequence[str], is_ours: Callable[[str], bool]) -> tuple[Entry, ...]:
    """Classes, written module:Class, each by the name of its bot; raises BadBot, also where that name is taken."""
    taken = set(_installed())
    found = [Entry(_made(Entry(one, one), None).name, one, one) for one in where]
    for entry in found:
        if not _AT_A_TABLE.fullmatch(entry.name):
            raise BadBot(NotAName(entry.where, entry.name), about=(entry.where,))
        if entry.name in taken or is_ours(entry.name):
            raise BadBot(NameTaken(entry.where, entry.name), about=(entry.where,))
        taken.add(entry.name)
    return tuple(found)


def offer(bots: Iterable[Entry]) -> None:
    """Offer further bots in this process, as if they were installed. None is imported before it is needed."""
    _offered.update({entry.name: entry for entry in bots})
    _installed.cache_clear()
    _plays.cache_clear()


_offered: dict[str, Entry] = {}


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
    for entry in (*entries(GROUP), *_offered.values()):
        found.setdefault(entry.name, []).append(entry)
    return found


@cache
def _plays(name: str, game: Game[Any, Any]) -> bool:
    try:
        return installed_bot(name, game) is not None
    except BadBot:
        return False
