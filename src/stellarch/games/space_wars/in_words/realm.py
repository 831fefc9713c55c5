"""SW-8, SW-15, SW-16: orders of a realm that the view, or a table, has more to say of than they do themselves."""

from collections.abc import Sequence

from stellarch.core import Message
from stellarch.games.space_wars.chapters.building import Build
from stellarch.games.space_wars.chapters.extraction import MAKES, Extract
from stellarch.games.space_wars.chapters.repair import Repair
from stellarch.games.space_wars.chapters.research import Research
from stellarch.games.space_wars.in_words.telling import Tellers
from stellarch.games.space_wars.nouns import Branch, Facility, Piece, Place, Resource, Structure, Technology
from stellarch.games.space_wars.state.counts import Levels
from stellarch.games.space_wars.tables.technologies import ROWS
from stellarch.games.space_wars.tables.tiles import SYSTEMS
from stellarch.games.space_wars.view import SwView

Names = Sequence[str]


class OrderExtract(Message, frozen=True):
    system: Place
    resource: Resource
    tokens: int
    slaves: int


def _extract(view: SwView, order: Extract, names: Names) -> OrderExtract:
    return OrderExtract(order.system, MAKES[order.workshop], order.tokens, order.slaves)


class OrderResearch(Message, frozen=True):
    """The row, and the technology that comes next in it."""

    branch: Branch
    technology: Technology | None


def _research(view: SwView, order: Research, names: Names) -> OrderResearch:
    following = None if view.you is None or order.branch not in ROWS else view.empires[view.you].next_in(order.branch)
    return OrderResearch(order.branch, None if following is None else following.id)


class OrderBuild(Message, frozen=True):
    """A structure that stands is raised by a level."""

    system: Place
    structure: Structure
    level: int


def _build(view: SwView, order: Build, names: Names) -> OrderBuild:
    return OrderBuild(order.system, order.structure, _level(view, order.system, order.structure) + 1)


def _level(view: SwView, system: str, structure: str) -> int:
    at = view.galaxy.find(system)
    found = None if at is None else view.sectors[at].system
    return getattr(found.levels, structure) if found is not None and structure in Levels._fields else 0


class OrderRepair(Message, frozen=True):
    craft: Piece
    facility: Facility
    at_yard: bool


def _repair(view: SwView, order: Repair, names: Names) -> OrderRepair:
    return OrderRepair(order.craft, order.facility, order.facility in SYSTEMS)


TOLD: Tellers = {
    Extract: _extract,
    Research: _research,
    Build: _build,
    Repair: _repair,
}
