"""Games stand on a shelf: their ids and commands are known at once, and each is loaded when it is asked for.

A game has hundreds of modules, so a command or a worker that needs one, or none, is not to pay for all.
"""

from collections.abc import Iterator, Mapping, MutableMapping
from importlib import import_module
from types import MappingProxyType
from typing import Any, NamedTuple

from stellarch.core import Command, Game

AnyGame = Game[Any, Any]


class Shelved(NamedTuple):
    """A game, without loading it."""

    where: str
    """Where it is: "package:NAME"."""
    commands: Mapping[str, Command] = MappingProxyType({})
    """What it adds to the command line, by name. A command stands in the game's folder `commands`."""

    def loaded(self) -> AnyGame:
        package, _, name = self.where.partition(":")
        game: AnyGame = getattr(import_module(package), name)
        return game


class Shelf(MutableMapping[str, AnyGame]):
    """Games by their ids, in order: walking over the ids loads none."""

    def __init__(self, shelved: Mapping[str, Shelved]) -> None:
        self._games: dict[str, Shelved | AnyGame] = dict(shelved)
        self.commands = {name: added for each in shelved.values() for name, added in each.commands.items()}

    def __getitem__(self, game_id: str) -> AnyGame:
        found = self._games[game_id]
        if isinstance(found, Shelved):
            self._games[game_id] = found = found.loaded()
        return found

    def __setitem__(self, game_id: str, game: AnyGame) -> None:
        self._games[game_id] = game

    def __delitem__(self, game_id: str) -> None:
        del self._games[game_id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)

    def __contains__(self, game_id: object) -> bool:
        return game_id in self._games  # the usual way to find out would load the game
