"""Games stand on a shelf: their ids and commands are known at once, and each is loaded when it is asked for.

A game has hundreds of modules, so a command or a worker that needs one, or none, is not to pay for all. Games of other
packages stand behind ours; the shelf looks for them when it is walked to its end or asked for an id that it lacks.
"""

import re
from collections.abc import Iterator, Mapping, MutableMapping, ValuesView
from types import MappingProxyType
from typing import Any, NamedTuple

from stellarch.core import BadOptions, Command, Game, Message
from stellarch.core.installed import OURS, Entry, entries, in_one_line

AnyGame = Game[Any, Any]

GROUP = "stellarch.games"
"""The entry points of other packages: the name is the game's id."""
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class NotAGame(Message, frozen=True):
    package: str
    game: str
    where: str


class AnotherId(Message, frozen=True):
    """A game whose id is not the name of its entry point."""

    package: str
    game: str
    where: str
    other: str


class NotAnId(Message, frozen=True):
    package: str
    game: str


class IdTaken(Message, frozen=True):
    """A game whose id is that of a game of another package."""

    package: str
    game: str
    other: str


class Unloadable(Message, frozen=True):
    package: str
    game: str
    fault: str


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
                self._left_out.append(_bad(found, IdTaken(found.package, found.name, there.package)))
            elif not _ID.fullmatch(found.name):
                self._left_out.append(_bad(found, NotAnId(found.package, found.name)))
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
                self._broken[entry.name] = _bad(entry, Unloadable(entry.package, entry.name, in_one_line(fault)))
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
        raise _bad(entry, NotAGame(entry.package, entry.name, entry.where))
    if loaded.id != entry.name:
        raise _bad(entry, AnotherId(entry.package, entry.name, entry.where, loaded.id))
    return loaded


def _bad(entry: Entry, why: Message) -> BadGame:
    return BadGame(why, about=(entry.name,))
