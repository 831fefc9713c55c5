"""The names of the bots there are for a game, as programs spell them and as people read them."""

import re
from typing import Any, NamedTuple

from stellarch.bots.of_others import names_for
from stellarch.bots.tree import CONTRACT
from stellarch.core import BadOptions, Game, Message, Phrase, Text, said, verbatim

BEST = "best"
"""The way to search that a game is best at; where it has none of its own, the one over the contract."""

_LEVEL = re.compile(r"level-(?P<number>[1-9]\d{0,2})(?::(?P<character>[a-z]{1,20}))?")


class Simple(Phrase):
    RANDOM = "random"
    GREEDY = "greedy"


SIMPLE = {bot.value: said(bot) for bot in Simple}
"""The bots that play any game and do not think, the weaker first."""


class AnyLevels(Message, frozen=True):
    """The levels of a game that is not known yet."""


class LevelsTo(Message, frozen=True):
    """The levels of a game, each of which can be had in some characters."""

    last: int
    characters: tuple[str, ...]
    first: str = ""
    """One of the characters, for an example."""


class NamedBots(Message, frozen=True):
    """The bots that have a name of their own."""

    simple: tuple[str, ...]
    levels: AnyLevels | LevelsTo | None


class KnownBots(Message, frozen=True):
    """What the name of a bot may be."""

    named: NamedBots
    method: str
    methods: tuple[str, ...]


class NoSuchBot(Message, frozen=True):
    name: str
    known: KnownBots | NamedBots


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


def known_bots(game: Game[Any, Any] | None = None) -> KnownBots:
    """What the name of a bot may be, for a game or for any."""
    methods = methods_of(game)
    return KnownBots(_named(game), methods[0], methods)


def _named(game: Game[Any, Any] | None) -> NamedBots:
    return NamedBots((*SIMPLE, *(names_for(game) if game else ())), _levels(game))


def _levels(game: Game[Any, Any] | None) -> AnyLevels | LevelsTo | None:
    if game is None:
        return AnyLevels()
    characters = tuple(game.characters)
    return LevelsTo(len(game.levels), characters, *characters[:1]) if game.levels else None


def no_such_bot(name: str, game: Game[Any, Any] | None = None) -> BadOptions:
    """The refusal of a name, with the names there are."""
    return BadOptions(NoSuchBot(name, known_bots(game)), about=(name,))


def require_offered(bot: str, game: Game[Any, Any]) -> None:
    """Raises BadOptions, with the bots there are to choose from, where people may not choose this one."""
    if not is_offered(bot, game):
        raise BadOptions(NoSuchBot(bot, _named(game)), about=(bot,))
