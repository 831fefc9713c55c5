"""What never changes, for a page: what everything is called, where sectors lie, what is printed on tiles and sheets."""

from collections.abc import Mapping

import msgspec

from stellarch.core import Text
from stellarch.core.rulebook import Rulebook
from stellarch.games.space_wars.geometry import HEXES
from stellarch.games.space_wars.nouns import NAMES
from stellarch.games.space_wars.shown.glossary import Glossary, glossary
from stellarch.games.space_wars.state.counts import Legions, Levels, Small, Tokens
from stellarch.games.space_wars.tables.craft import CRAFT, CraftSheet
from stellarch.games.space_wars.tables.game import PHASES
from stellarch.games.space_wars.tables.ground import LEGIONS, OFFICERS, LegionSheet
from stellarch.games.space_wars.tables.happenings import EVENTS, MISSIONS, EventSheet, Mission
from stellarch.games.space_wars.tables.politics import (
    LAWS,
    OFFICES,
    PROTOCOLS,
    TREATIES,
    Office,
    OfficeSheet,
    ProtocolSheet,
    TreatySheet,
)
from stellarch.games.space_wars.tables.structures import STRUCTURES, StructureSheet
from stellarch.games.space_wars.tables.technologies import ROWS, SQUARES, Technology
from stellarch.games.space_wars.tables.tiles import SIZES, SYSTEMS, WORKSHOP_COSTS, SizeLimits, SystemTile, WorkshopCost


class Printed(msgspec.Struct, frozen=True):
    """Facts by their ids; lists are in the order in which counts name them."""

    names: Mapping[str, Mapping[str, Text]]
    """What things are called inside a sentence, by kind and id."""
    hexes: tuple[tuple[int, int], ...]
    """Where each sector lies, as q and r of a hex that lies flat."""
    phases: tuple[str, ...]
    systems: Mapping[str, SystemTile]
    sizes: Mapping[str, SizeLimits]
    workshop_costs: Mapping[str, WorkshopCost]
    resources: tuple[str, ...]
    levels: tuple[str, ...]
    legion_kinds: tuple[str, ...]
    small: tuple[str, ...]
    legions: Mapping[str, LegionSheet]
    craft: Mapping[str, CraftSheet]
    structures: Mapping[str, StructureSheet]
    officers: tuple[str, ...]
    rows: Mapping[str, tuple[Technology, ...]]
    """The chart of technologies, row by row."""
    squares: Mapping[int, tuple[int, ...]]
    """What the squares of a technology cost, by its level."""
    events: Mapping[str, EventSheet]
    missions: Mapping[str, Mission]
    laws: tuple[str, ...]
    protocols: Mapping[str, ProtocolSheet]
    offices: Mapping[Office, OfficeSheet]
    treaties: Mapping[str, TreatySheet]
    glossary: Glossary
    """What things are for, by kind and id as in the names."""


def printed(book: Rulebook) -> Printed:
    return Printed(
        names=NAMES,
        hexes=tuple((place.q, place.r) for place in HEXES),
        phases=tuple(PHASES),
        systems=SYSTEMS,
        sizes=SIZES,
        workshop_costs=WORKSHOP_COSTS,
        resources=Tokens._fields,
        levels=Levels._fields,
        legion_kinds=Legions._fields,
        small=Small._fields,
        legions=LEGIONS,
        craft=CRAFT,
        structures=STRUCTURES,
        officers=tuple(OFFICERS),
        rows=ROWS,
        squares=SQUARES,
        events=EVENTS,
        missions=MISSIONS,
        laws=tuple(LAWS),
        protocols=PROTOCOLS,
        offices=OFFICES,
        treaties=TREATIES,
        glossary=glossary(book),
    )
