"""From a name to the bot."""

import re
from collections.abc import Sequence
from typing import Any

from stellarch.bots.bot import Bot
from stellarch.bots.exploiting import ExploitBot, exploit_of
from stellarch.bots.greedy import GreedyBot
from stellarch.bots.levels import LevelBot
from stellarch.bots.names import level_of, no_such_bot
from stellarch.bots.of_others import installed_bot, own_bot, to_offer
from stellarch.bots.random import RandomBot
from stellarch.bots.thinker import Budget, Thinker
from stellarch.core import Game
from stellarch.core.installed import Entry

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""The bots that play any game and do not think."""

_THINKER = re.compile(r"(?P<method>[\w-]+)@(?P<budget>.+)")


def make_bot(name: str, game: Game[Any, Any] | None = None) -> Bot:
    """The bot with this name, ours or that of an installed package, able to play the game if one is given; raises
    BadOptions with the names there are."""
    bot = _named(name) or installed_bot(name, game)
    if bot is None:
        raise no_such_bot(name, game)
    if game is not None and isinstance(bot, LevelBot):
        bot.level(game)
    if game is not None and isinstance(bot, ExploitBot):
        bot.check(game)
    if game is not None and isinstance(bot, Thinker):
        bot.method_for(game)
    return bot


def make_entrant(name: str, game: Game[Any, Any]) -> Bot:
    """The bot with this name, or a new one of any class, written module:Class; raises BadOptions. It imports what it is
    told to: only for names given by the person who runs the program."""
    return own_bot(name, game) if ":" in name and level_of(name) is None else make_bot(name, game)


def own_bots(where: Sequence[str]) -> tuple[Entry, ...]:
    """Bots to offer at a table, each written module:Class; raises BadOptions. It imports what it is told to."""
    return to_offer(where, lambda name: _named(name) is not None)


def _named(name: str) -> Bot | None:
    if name in BOTS:
        return BOTS[name]()
    if level := level_of(name):
        return LevelBot(level.number, level.character)
    if exploit := exploit_of(name):
        return ExploitBot(exploit)
    thinker = _THINKER.fullmatch(name)
    budget = Budget.read(thinker["budget"]) if thinker else None
    return Thinker(thinker["method"], budget) if thinker and budget else None
