"""A view as one SVG file that needs nothing else: the board with its flags and fleets, below it a line for each player.

Tiles are flat hexes, one area's a plate of one colour; whose it is stands on it as a letter too, so that colour is not
its only sign.
"""

from collections.abc import Iterator
from math import cos, pi, sin, sqrt
from xml.sax.saxutils import escape

from stellarch.core import Hex, Language, Message, tell
from stellarch.core.svg import NAMESPACE, element, group
from stellarch.games.galaxy_empires.data import FACTIONS, Kind
from stellarch.games.galaxy_empires.drawing import Standing
from stellarch.games.galaxy_empires.star_map import initial
from stellarch.games.galaxy_empires.view import AreaSeen, FleetSeen, GeView, PlayerSeen

_SIZE, _MARGIN = 40, 24
_LINE = 26
_FONTS = "'Avenir Next', 'Segoe UI', Figtree, Roboto, 'DejaVu Sans', Verdana, sans-serif"
_SKY, _SPACE, _CLOSED, _EDGE, _WORDS, _QUIET = "#0b1020", "#1c2540", "#11162a", "#3a4670", "#e8ecf8", "#9aa6c8"
_GROUND = {
    Kind.PLANET: "#4a3a5e",
    Kind.WORMHOLE: "#2d4a6e",
    Kind.BLACK_HOLE: "#05060c",
    Kind.CENTER: "#3b3a2a",
    Kind.NEUTRAL: "#151b30",
}
"""What has no flag, by its kind."""
_SHIP = "M0,-13 L11,9 L0,4 L-11,9 Z"


class ChartTitle(Message, frozen=True):
    round: int


class PlayerInShort(Message, frozen=True):
    cash: int
    pp: int
    held: int
    needed: int


def draw_svg(view: GeView, language: Language = "en") -> str:
    """The view as a standalone SVG file."""
    spots = [_centre(tile.at) for area in view.areas for tile in area.tiles]
    left, right = (edge(x for x, _ in spots) for edge in (min, max))
    top, bottom = (edge(y for _, y in spots) for edge in (min, max))
    left, top, width = left - _SIZE - _MARGIN, top - _SIZE - _MARGIN, right - left + 2 * (_SIZE + _MARGIN)
    table = bottom + _SIZE + _MARGIN
    height = table - top + _LINE * len(view.players) + _MARGIN
    title = escape(tell(ChartTitle(view.turn.round), (), language))
    parts = [
        element("title", title),
        element("rect", x=left, y=top, width=width, height=height, fill=_SKY),
        group((_plate(view, area) for area in view.areas), stroke=_EDGE, stroke_width=1),
        element("path", d="".join(_borders(view)), stroke=_SKY, stroke_width=5, stroke_linecap="round"),
        group(_names(view, language), fill=_WORDS, font_size=10, text_anchor="middle"),
        group((_fleet(view, fleet) for fleet in view.fleets), text_anchor="middle"),
        group(_players(view, language, left + _MARGIN, table), font_size=15),
    ]
    box = f"{left:g} {top:.2f} {width:g} {height:.2f}"
    size = {"width": round(width), "height": round(height)}
    return element(
        "svg", "\n".join(["", *parts, ""]), xmlns=NAMESPACE, viewBox=box, **size, role="img", lang=language,
        font_family=_FONTS,
    ) + "\n"  # fmt: skip


def _centre(at: Hex) -> tuple[float, float]:
    return 1.5 * _SIZE * at.q, sqrt(3) * _SIZE * (at.r + at.q / 2)


def _hexagon(at: Hex) -> str:
    x, y = _centre(at)
    corners = (f"{x + _SIZE * cos(turn * pi / 3):.1f},{y + _SIZE * sin(turn * pi / 3):.1f}" for turn in range(6))
    return f"M{' '.join(corners)}Z"


# The board


def _plate(view: GeView, area: AreaSeen) -> str:
    """An area in the colour of its holder, or of its kind."""
    way = "".join(_hexagon(tile.at) for tile in area.tiles)
    if area.holder is not None:
        faction = FACTIONS[view.players[area.holder].faction]
        return element("path", d=way, fill=faction.color_dark, stroke=faction.color, stroke_opacity=0.4)
    return element("path", d=way, fill=_CLOSED if area.closed else _GROUND.get(area.kind, _SPACE))


def _borders(view: GeView) -> Iterator[str]:
    """The edges at which one area meets another."""
    area_at = {tile.at: area.id for area in view.areas for tile in area.tiles}
    for at, area in area_at.items():
        for near in at.neighbours():
            if area_at.get(near, area) > area:  # each edge once
                (x, y), (there_x, there_y) = _centre(at), _centre(near)
                across, down = (there_y - y) / sqrt(12), (x - there_x) / sqrt(12)
                x, y = (x + there_x) / 2, (y + there_y) / 2
                yield f"M{x - across:.1f},{y - down:.1f}L{x + across:.1f},{y + down:.1f}"


def _names(view: GeView, language: Language) -> Iterator[str]:
    """The name of each area on the tile in its midst, and under it who holds it; the names of tiles are small."""
    for area in view.areas:
        if area.kind is Kind.BLACK_HOLE:
            continue
        for tile in area.tiles:
            x, y = _centre(tile.at)
            yield element("text", tile.name, x=x, y=y + 31, font_size=8, fill=_QUIET)
        x, y = _centre(_midst(area))
        yield element("text", escape(area.title.to(language)), x=x, y=y - 21)
        if area.holder is not None:
            mark = initial(view.players[area.holder].faction) + ("!" if area.unrest else "")
            yield element("text", mark, x=x - 26, y=y + 4, font_size=11, font_weight=700)


def _midst(area: AreaSeen) -> Hex:
    """The tile of an area that lies beside most of its others."""
    return max((tile.at for tile in area.tiles), key=lambda at: sum(at.distance(o.at) == 1 for o in area.tiles))


def _fleet(view: GeView, fleet: FleetSeen) -> str:
    """A ship in its commander's colour, edged in that of who built it; a miner has its deliveries beside it."""
    x, y = _centre(next(tile.at for area in view.areas for tile in area.tiles if tile.name == fleet.tile))
    colour, edge = FACTIONS[view.players[fleet.owner].faction].color, FACTIONS[fleet.faction].color
    ship = element("path", d=_SHIP, fill=colour, stroke=edge if edge != colour else _SKY, stroke_width=1.5)
    name = element("text", str(fleet.number), y=5, font_size=9, font_weight=700, fill=_SKY)
    mined = "" if fleet.deliveries is None else element("text", f"{fleet.deliveries}×", x=19, font_size=10, fill=_WORDS)
    return element("g", ship + name + mined, transform=f"translate({x:g} {y:.1f})")


# The players


def _players(view: GeView, language: Language, left: float, top: float) -> Iterator[str]:
    for line, seat in enumerate(view.order):
        player, y = view.players[seat], top + _LINE * line + 18
        faction = FACTIONS[player.faction]
        mark = element("path", d=_SHIP, fill=faction.color, transform=f"translate({left + 10:g} {y - 5:.1f})")
        name = f"{initial(player.faction)}  {player.title.to(language)}"
        weight = 700 if seat == view.turn.seat and view.ending is None else 400
        who = element("text", escape(name), x=left + 30, y=y, fill=faction.color, font_weight=weight)
        yield mark + who + element("text", escape(_row(view, player, language)), x=left + 250, y=y, fill=_WORDS)


def _row(view: GeView, player: PlayerSeen, language: Language) -> str:
    if player.out:
        return tell(Standing.OUT, (), language)
    return tell(PlayerInShort(player.cash, player.pp, player.territories, view.territories_to_win), (), language)
