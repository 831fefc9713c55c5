"""What things are called: areas, tiles, fleets, factions and missions, by their entries in the catalogues."""

from collections.abc import Mapping
from functools import cache
from typing import Annotated

from stellarch.core import Label, Message, Named, Phrase, Text, said
from stellarch.core.grammar import Noun
from stellarch.core.telling import kebab
from stellarch.games.galaxy_empires.data import AREAS, FACTIONS, MISSIONS, Condition
from stellarch.games.galaxy_empires.galaxy import AREA_OF


def area_noun(area: str) -> Noun:
    return Noun(f"-area-{kebab(area)}")


def faction_noun(faction: str) -> Noun:
    return Noun(f"-faction-{faction}")


def mission_label(mission: str) -> Label:
    """The title of a mission; what is to be done for it is in the part `task`."""
    return Label(__name__, f"mission-{kebab(mission)}")


AreaName = Annotated[str, Named(area_noun, tuple(AREAS))]
"""An area by its id, told by its name."""
FactionName = Annotated[str, Named(faction_noun, tuple(FACTIONS))]
MissionName = Annotated[str, Named(mission_label, tuple(MISSIONS))]


class Spot(Message, frozen=True):
    """A tile as people find it on the board: its own name, and that of the area it lies in."""

    tile: str
    area: AreaName


def spot(tile: str) -> Spot:
    return Spot(tile, AREA_OF[tile])


TileName = Annotated[str, Named(spot)]
"""A tile that is told with its area."""


class NumberedFleet(Message, frozen=True):
    faction: FactionName
    number: int


def fleet(name: str) -> NumberedFleet | str:
    """A fleet by the name it has in an offer, which may be one that there never was."""
    faction, _, number = name.rpartition("-")
    return NumberedFleet(faction, int(number)) if faction in FACTIONS else name


class AreaTitle(Message, frozen=True):
    """An area as it is labelled on the board."""

    area: AreaName


class FactionTitle(Message, frozen=True):
    """A faction as its card has it."""

    faction: FactionName


class NumberedSeat(Message, frozen=True):
    number: int


class WayToWin(Phrase):
    """How a game is decided (GE-15, GE-20)."""

    SURVIVAL = "survival"
    DOMINATION = "domination"
    BOUNTY = "bounty"
    ROUND_LIMIT = "round_limit"


ENDINGS: Mapping[str, Text] = {way.value: said(way) for way in WayToWin}
ConditionName = Annotated[Condition, Named(WayToWin)]


@cache
def area_title(area: str) -> Text:
    return said(AreaTitle(area))


@cache
def faction_title(faction: str) -> Text:
    return said(FactionTitle(faction))
