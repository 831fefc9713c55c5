"""What things are called: names by id, in both languages (`data/names.toml`)."""

from collections.abc import Mapping, Sequence

from stellarch.core import Text
from stellarch.games.space_wars.galaxy import Galaxy
from stellarch.games.space_wars.geometry import At, coordinates
from stellarch.games.space_wars.state.fleets import PIECE
from stellarch.games.space_wars.tables.reading import read
from stellarch.games.space_wars.tables.tiles import SYSTEMS

NAMES: Mapping[str, Mapping[str, Text]] = read("names.toml", dict[str, dict[str, Text]])


def name(kind: str, of: str) -> Text:
    """What something is called inside a sentence: `name("craft", "cruiser")`."""
    return NAMES[kind][of]


def sector_name(galaxy: Galaxy, at: At) -> Text:
    """A sector as people say it: its system's name, or what it is with ring and place."""
    tile = galaxy.tiles[at]
    if tile in SYSTEMS:
        return name("system", tile)
    kind, where = name("tile", galaxy.kinds[at]), coordinates(at)
    return Text(f"{kind.en} {where}", f"{kind.fr} {where}")


def piece_name(piece: str) -> Text:
    """A craft or officer as people say it: cruiser 5."""
    found = PIECE.fullmatch(piece)
    assert found is not None, piece
    kind = NAMES["craft"].get(found[1]) or NAMES["officer"][found[1]]
    return Text(f"{kind.en} {found[2]}", f"{kind.fr} {found[2]}")


def listed(names: Sequence[Text]) -> Text:
    """One, two and three: the names in a row."""
    return Text(_listed([each.en for each in names], "and"), _listed([each.fr for each in names], "et"))


def _listed(words: Sequence[str], conjunction: str) -> str:
    *most, last = words
    return f"{', '.join(most)} {conjunction} {last}" if most else last
