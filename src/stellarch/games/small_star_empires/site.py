"""A hex and what is there, as it is told: d9 (red nebula)."""

from stellarch.core import Message
from stellarch.games.small_star_empires.data import Kind, Tile
from stellarch.games.small_star_empires.names import At
from stellarch.games.small_star_empires.view import TileSeen


class Site(Message, frozen=True):
    at: At
    what: Kind | Tile | TileSeen | None
