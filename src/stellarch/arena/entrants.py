"""The bots that sit down to play: ours by their names, and anybody's by module and class."""

from importlib import import_module
from typing import Any, cast

from stellarch.bots import Bot, level_of, make_bot
from stellarch.core import BadOptions, Game, Text


def make_entrant(name: str, game: Game[Any, Any]) -> Bot:
    """The bot with this name, or a new one of this class, written module:Class; raises BadOptions."""
    module, colon, class_name = name.partition(":")
    if not colon or level_of(name) is not None:
        return make_bot(name, game)
    try:
        return cast(Bot, getattr(import_module(module), class_name)())
    except Exception as fault:  # whatever a foreign module does on import, it is told in one sentence
        why = Text("The bot {name!r} cannot be made: {fault}.", "Impossible de créer le robot {name!r} : {fault}.")
        raise BadOptions(why.format(name=name, fault=fault), about=(name,)) from fault
