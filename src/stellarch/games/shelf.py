"""Games stand on a shelf: their ids and commands are known at once, and each is loaded when it is asked for.

A game has hundreds of modules, so a command or a worker that needs one, or none, is not to pay for all. Games of other
packages stand behind ours; the shelf looks for them when it is walked to its end or asked for an id that it lacks.
"""

import re
from collections.abc import Iterator, Mapping, MutableMapping, ValuesView
from types import MappingProxyType
from typing import Any, NamedTuple

from stellarch.core import BadOptions, Command, Game, Text
from stellarch.core.installed import OURS, Entry, entries, in_one_line

AnyGame = Game[Any, Any]

GROUP = "stellarch.games"
"""The entry points of other packages: the name is the game's id."""
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

NOT_A_GAME = Text(
    "The package {package} has no game {game!r}: {where} is not a Game.",
    "Le paquet {package} n'a pas de jeu {game!r} : {where} n'est pas un Game.",
)
ANOTHER_ID = Text(
    "The package {package} has no game {game!r}: {where} has the id {other!r}.",
    "Le paquet {package} n'a pas de jeu {game!r} : l'identifiant de {where} est {other!r}.",
)
NOT_AN_ID = Text(
    "The package {package} calls a game {game!r}: an id has small letters, digits and hyphens.",
    "Le paquet {package} appelle un jeu {game!r} : un identifiant se compose de minuscules, de chiffres et de tirets.",
)
TAKEN = Text(
    "The game {game!r} of the package {package} is left out: {other} has one of that name.",
    "Le jeu {game!r} du paquet {package} est laissé de côté : {other} en a un du même nom.",
)
UNLOADABLE = Text(
    "The game {game!r} of the package {package} cannot be loaded: {fault}.",
    "Impossible de charger le jeu {game!r} du paquet {package} : {fault}.",
)


class Shelved(NamedTuple):
    """A game of ours, without loading it."""

    where: str
    """Where it is: "package:NAME"."""
    commands: Mapping[str, Command] = MappingProxyType({})
    """What it adds to the command line, by name. A command stands in the game's folder `commands`."""


class BadGame(BadOptions, KeyError):
    """A game of another package that cannot be played. It is a KeyError too, since the shelf does not have it."""


class Shelf(MutableMapping[str, AnyGame]):
    """Games by their ids, in order: walking over the ids loads none."""

    def __init__(self, shelved: Mapping[str, Shelved]) -> None:
        self.commands = {name: added for each in shelved.values() for name, added in each.commands.items()}
        self._entries = {game_id: Entry(game_id, each.where) for game_id, each in shelved.items()}
        self._games: dict[str, AnyGame] = {}
        self._left_out: list[BadGame] = []
        self._broken: dict[str, BadGame] = {}
        self._has_looked = False

    @property
    def faults(self) -> tuple[BadGame, ...]:
        """What is wrong with games of other packages, as far as they were loaded."""
        self._look_around()
        return (*self._left_out, *self._broken.values())

    def entry(self, game_id: str) -> Entry:
        """Where a game comes from."""
        self._look_around()
        return self._entries[game_id]

    def values(self) -> ValuesView[AnyGame]:
        """The games that can be played: one that is broken does not take the others down."""
        return _Sound(self)

    def __getitem__(self, game_id: str) -> AnyGame:
        if game_id not in self:
            raise KeyError(game_id)
        if game_id not in self._games:
            self._games[game_id] = self._loaded(self._entries[game_id])
        return self._games[game_id]

    def __setitem__(self, game_id: str, game: AnyGame) -> None:
        self._entries.setdefault(game_id, Entry(game_id, type(game).__module__, "?"))
        self._games[game_id] = game

    def __delitem__(self, game_id: str) -> None:
        del self._entries[game_id]
        self._games.pop(game_id, None)

    def __iter__(self) -> Iterator[str]:
        known = tuple(self._entries)
        yield from known
        self._look_around()
        yield from (game_id for game_id in tuple(self._entries) if game_id not in known)

    def __len__(self) -> int:
        self._look_around()
        return len(self._entries)

    def __contains__(self, game_id: object) -> bool:  # the usual way to find out would load the game
        if game_id not in self._entries:
            self._look_around()
        return game_id in self._entries

    def _look_around(self) -> None:
        """Put the games of other packages on the shelf, once."""
        if self._has_looked:
            return
        for found in entries(GROUP):
            there = self._entries.get(found.name)
            if there is not None:
                self._left_out.append(_bad(found, TAKEN, other=there.package))
            elif not _ID.fullmatch(found.name):
                self._left_out.append(_bad(found, NOT_AN_ID))
            else:
                self._entries[found.name] = found
        self._has_looked = True

    def _loaded(self, entry: Entry) -> AnyGame:
        if entry.package == OURS:
            game: AnyGame = entry.loaded()
            return game
        if entry.name not in self._broken:
            try:
                return _checked(entry, entry.loaded())
            except BadGame as fault:
                self._broken[entry.name] = fault
            except (Exception, SystemExit) as fault:  # whatever another package does when it is imported
                self._broken[entry.name] = _bad(entry, UNLOADABLE, fault=in_one_line(fault))
        raise self._broken[entry.name]


class _Sound(ValuesView[AnyGame]):
    """Those of a shelf's games that can be loaded."""

    def __init__(self, shelf: Shelf) -> None:
        super().__init__(shelf)
        self._shelf = shelf

    def __iter__(self) -> Iterator[AnyGame]:
        for game_id in self._shelf:
            try:
                yield self._shelf[game_id]
            except BadGame:
                continue


def _checked(entry: Entry, loaded: object) -> AnyGame:
    if not isinstance(loaded, Game):
        raise _bad(entry, NOT_A_GAME)
    if loaded.id != entry.name:
        raise _bad(entry, ANOTHER_ID, other=loaded.id)
    return loaded


def _bad(entry: Entry, why: Text, **facts: object) -> BadGame:
    told = why.format(package=entry.package, game=entry.name, where=entry.where, **facts)
    return BadGame(told, about=(entry.name,))
