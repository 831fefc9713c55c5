"""What things are called, as texts. It goes with the last text of the game: see `nouns`."""

from collections.abc import Mapping
from functools import cache

from stellarch.core import Label, Message, Sayable, Text, said
from stellarch.core.text import verbatim
from stellarch.games.space_wars.galaxy import Galaxy
from stellarch.games.space_wars.geometry import At, coordinates
from stellarch.games.space_wars.nouns import kinds, system_name
from stellarch.games.space_wars.tables.craft import PIECE
from stellarch.games.space_wars.tables.tiles import SYSTEMS

NAMES: Mapping[str, Mapping[str, Text]] = {
    **{kind: {of: said(Label(__name__, f"-{kind}-{of}")) for of in ids} for kind, ids in kinds().items()},
    "system": {system: verbatim(system_name(system)) for system in SYSTEMS},
}


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


def place(where: str) -> Text:
    """The place with a short form, as events name it: Draconis 31, sector 4-7."""
    return name("system", where) if where in SYSTEMS else Text(f"sector {where}", f"secteur {where}")


def the_place(where: str) -> Text:
    """The place with a short form, after a verb or "towards": Draconis 31, sector 4-7."""
    return name("system", where) if where in SYSTEMS else Text(f"sector {where}", f"le secteur {where}")


def at_place(where: str) -> Text:
    """Where something happens: at Draconis 31, in sector 4-7."""
    if where in SYSTEMS:
        return Text(f"at {name('system', where).en}", f"à {name('system', where).fr}")
    return Text(f"in sector {where}", f"dans le secteur {where}")


@cache
def piece_name(piece: str) -> Text:
    """A craft or officer as people say it: cruiser 5."""
    found = PIECE.fullmatch(piece)
    assert found is not None, piece
    kind = NAMES["craft"].get(found[1]) or NAMES["officer"][found[1]]
    return Text(f"{kind.en} {found[2]}", f"{kind.fr} {found[2]}")


@cache
def called(word: str) -> Text:
    """Anything by its id, as people say it; a word that nothing goes by, as it is."""
    found = PIECE.fullmatch(word)
    if found is not None and (found[1] in NAMES["craft"] or found[1] in NAMES["officer"]):
        return piece_name(word)
    return next((names[word] for names in NAMES.values() if word in names), Text(word, word))


def cargo_name(piece: str) -> Text:
    """What can be aboard: a resource, a slave, a legion, a fighter or pod, a special weapon."""
    kinds = ("resource", "populace", "legion", "craft", "counter")
    return next(NAMES[kind][piece] for kind in kinds if piece in NAMES[kind])


def unit_name(unit: str) -> Text:
    """What stands or lives on a surface."""
    return next(NAMES[kind][unit] for kind in ("structure", "legion", "populace") if unit in NAMES[kind])


class AtTheHead(Message, frozen=True):
    text: Sayable


def capitalised(text: Text) -> Text:
    """As it stands at the head of a sentence."""
    return said(AtTheHead(text))


def goal_name(value: int, is_share: bool) -> Text:
    """A winning value as it is proposed to all (SW-29.12)."""
    if is_share:
        return Text(f"more than {value} % of all cities to win", f"plus de {value} % des villes pour gagner")
    return Text(f"a winning value of {value}", f"une valeur de victoire de {value}")
