"""The galaxy as a standalone SVG file: sectors, flags, cities and craft, for pages that open without network."""

from collections.abc import Iterator
from math import sqrt
from xml.sax.saxutils import escape

from stellarch.core import Language, tell
from stellarch.core.svg import NAMESPACE, element, group
from stellarch.games.space_wars.geometry import HEXES, At
from stellarch.games.space_wars.nouns import heading, system_name
from stellarch.games.space_wars.shown.drawing import LETTERS
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.tables.tiles import SYSTEMS
from stellarch.games.space_wars.view import SwView, imagine

_SIZE = 40
"""From the middle of a sector to a corner."""
_HIGH = _SIZE * sqrt(3)
_MARGIN = 36
_CORNERS = ((1, 0), (0.5, 1), (-0.5, 1), (-1, 0), (-0.5, -1), (0.5, -1))
"""Of a sector that lies flat, in its size across and half its height up."""
_SKY, _LINE, _INK = "#0d1020", "#3a4160", "#e6e8f2"
_FLAGS = ("#ef3a30", "#35cfa6", "#3f7dff", "#ffdb42", "#b5f1ff", "#fa8927", "#7544c6", "#c287c6", "#ab2277")
"""The colours of the seats; their letters stand beside them."""
_GROUNDS = {"galaxy_core": "#2a1f45", "supernova": "#4a2a18", "asteroid_field": "#2b2b2b", "free_space": "#141830"}
_NEBULA, _SYSTEM = "#1f2f4f", "#1a2140"
_LONG_NAME = 10
"""Names with more letters are written smaller, to stay inside their sector."""


def draw_svg(view: SwView, language: Language = "en") -> str:
    state = imagine(view, "drawing")
    middles = {at: _middle(at) for at in state.galaxy.board.sectors}
    wide = max(abs(x) for x, _ in middles.values()) + _SIZE + _MARGIN
    high = max(abs(y) for _, y in middles.values()) + _HIGH / 2 + _MARGIN
    title = tell(heading(state.turn, state.phase, state.over), (), language)
    parts = [
        element("title", escape(title)),
        element("rect", x=-wide, y=-high, width=2 * wide, height=2 * high, fill=_SKY),
        group(_sector(state, at, *middle, language) for at, middle in middles.items()),
        element("text", escape(title), x=8 - wide, y=24 - high, fill=_INK, font_size=16),
    ]
    box = f"{-wide:.0f} {-high:.0f} {2 * wide:.0f} {2 * high:.0f}"
    inside = "\n".join(parts)
    return element("svg", inside, xmlns=NAMESPACE, viewBox=box, font_family="sans-serif", role="img")


def _middle(at: At) -> tuple[float, float]:
    """Columns run from north to south; every other one stands half a sector lower."""
    hexagon = HEXES[at]
    return 1.5 * _SIZE * hexagon.q, _HIGH * (hexagon.r + hexagon.q / 2)


def _sector(state: State, at: At, x: float, y: float, language: Language) -> str:
    owner = state.sectors[at].owner
    corners = " ".join(f"{x + _SIZE * across:.1f},{y + _HIGH / 2 * up:.1f}" for across, up in _CORNERS)
    edge = _LINE if owner is None else _FLAGS[owner]
    parts = [
        element("polygon", points=corners, fill=_ground(state, at), stroke=edge, stroke_width=1 if owner is None else 3)
    ]
    for line, (said, size) in enumerate(_said(state, at, language)):
        parts.append(
            element("text", escape(said), x=x, y=y - 8 + 15 * line, text_anchor="middle", fill=_INK, font_size=size)
        )
    return group(parts)


def _ground(state: State, at: At) -> str:
    tile = state.galaxy.tiles[at]
    if tile in SYSTEMS:
        return _SYSTEM
    return _NEBULA if state.galaxy.is_nebula(at) else _GROUNDS.get(tile, _GROUNDS["free_space"])


def _said(state: State, at: At, language: Language) -> Iterator[tuple[str, int]]:
    """The name of a system or gate; whose it is and the levels of its city; ships and bases."""
    sector = state.sectors[at]
    if state.galaxy.tiles[at] in SYSTEMS:
        called = system_name(state.galaxy.name(at))
        yield called, 10 if len(called) <= _LONG_NAME else 8
    elif letter := state.galaxy.gate_letter(at):
        yield letter.upper(), 12
    cities = sector.system.cities if sector.system is not None else 0
    if sector.owner is not None:
        yield f"{LETTERS[sector.owner]}{cities or ''}", 13
    craft = [state.fleets[each].sheet.group for each in state.fleets.at(at)]
    ships, bases = craft.count("capital"), craft.count("base")
    if ships or bases:
        yield f"{f'▲{ships}' if ships else ''}{'■' * bases}", 12
