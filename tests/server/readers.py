"""Which types msgspec has made readable in this process, looked up where it keeps that."""

import gc
import sys
from importlib import import_module
from pkgutil import walk_packages

import msgspec

import stellarch
from stellarch.core import Message
from stellarch.core.readers import structs
from stellarch.games import GAMES
from stellarch.server.settings import Settings
from stellarch.server.web.app import create_app

NOT_SERVED = (
    "stellarch.core.translating",  # these three by commands alone
    "stellarch.games.small_star_empires.board_file",
    "stellarch.games.small_star_empires.commands",
    "stellarch.games.space_wars.shown.glossary",  # these two where the page is built
    "stellarch.games.space_wars.shown.printed",
)
ROOMS = ("core", "games", "bots", "server")
AT_THE_TABLE = tuple(type(game).__module__ for game in GAMES.values())


def is_built(struct: type[msgspec.Struct]) -> bool:
    return any(type(part).__name__ == "StructInfo" for part in gc.get_referents(struct))


def can_be_read(struct: type[msgspec.Struct]) -> bool:
    try:
        msgspec.json.Decoder(struct)
    except TypeError:
        return False
    return True


def not_built(_task: object = None) -> list[str]:
    """The types that a second thread would find unfinished if it came now."""
    # A message is told, and never read.
    unfinished = [struct for struct in structs() if not is_built(struct) and not issubclass(struct, Message)]
    return [f"{struct.__module__}.{struct.__qualname__}" for struct in unfinished if can_be_read(struct)]


def import_every_module() -> None:
    """So that a type shows that is defined only when somebody comes to need it."""
    for room in ROOMS:
        for found in walk_packages([f"{stellarch.__path__[0]}/{room}"], f"stellarch.{room}."):
            if "migrations" not in found.name:
                import_module(found.name)


def is_served(name: str) -> bool:
    """Whether a server comes to need a type: not what a command alone reads, nor a game still being written."""
    is_of_a_game = name.startswith("stellarch.games.")
    return not name.startswith(NOT_SERVED) and (not is_of_a_game or name.startswith(AT_THE_TABLE))


if __name__ == "__main__":
    create_app(Settings("sqlite://"))
    if "--every-module" in sys.argv:
        import_every_module()
    print(*filter(is_served, not_built()), sep="\n", end="")
