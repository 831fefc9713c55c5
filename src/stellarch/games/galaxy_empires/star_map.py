"""The board for a terminal: flat hexes, with an edge only where one area meets another.

A tile is nine characters wide and five lines high, and shares its edges with its neighbours:

      _____
     /D2 C \\        its name, and the faction that holds it
    / [C4]  \\       the fleet on it; [Ch4] is one that Helion built; $2 after it: two deliveries to come
    \\ st_n  /       on one tile of each area, the area's name; with ! a capital in unrest
     \\_____/
"""

from stellarch.core import Hex
from stellarch.games.galaxy_empires.view import AreaSeen, FleetSeen, GeView

_COLUMN, _HALF = 7, 2
"""How far a column is from the next, and a tile from the one half a tile lower."""
_STYLES = {"carmine": "91", "helion": "93", "verdant": "92", "glacier": "96"}
_DIM = "2"
_EDGES: dict[Hex, tuple[tuple[int, int, str], ...]] = {
    Hex(0, -1): ((2, 0, "_____"),),
    Hex(1, -1): ((7, 1, "\\"), (8, 2, "\\")),
    Hex(1, 0): ((8, 3, "/"), (7, 4, "/")),
    Hex(0, 1): ((2, 4, "_____"),),
    Hex(-1, 1): ((0, 3, "\\"), (1, 4, "\\")),
    Hex(-1, 0): ((1, 1, "/"), (0, 2, "/")),
}
"""For each neighbour of a tile, where the edge to it is drawn."""


def initial(faction: str) -> str:
    """The letter a faction goes by."""
    return faction[0].upper()


def painted(words: str, faction: str | None, colour: bool) -> str:
    """Words in the colour of a faction, where there is colour."""
    return in_style(words, _STYLES[faction] if faction else "", colour)


def in_style(words: str, style: str, colour: bool) -> str:
    return f"\x1b[{style}m{words}\x1b[0m" if colour and style else words


class StarMap:
    """Puts words on a sheet, area by area, and gives its lines."""

    def __init__(self, view: GeView, colour: bool) -> None:
        self.view = view
        self.colour = colour
        self._cells: dict[tuple[int, int], str] = {}
        self._area_at = {tile.at: area.id for area in view.areas for tile in area.tiles}
        self._left = min(at.q for at in self._area_at)
        self._top = min(2 * at.r + at.q for at in self._area_at)
        self._fleets = {fleet.tile: fleet for fleet in view.fleets}

    def lines(self) -> list[str]:
        for area in self.view.areas:
            self._draw(area)
        width, height = (1 + max(spot[axis] for spot in self._cells) for axis in (0, 1))
        return ["".join(self._cells.get((x, y), " ") for x in range(width)).rstrip() for y in range(height)]

    def _draw(self, area: AreaSeen) -> None:
        holder = None if area.holder is None else self.view.players[area.holder].faction
        named = min(tile.name for tile in area.tiles)
        for tile in area.tiles:
            self._draw_edges(area, tile.at)
            flag = f" {initial(holder)}" if holder else ""
            self._write(tile.at, 2, 1, tile.name + flag, painted(tile.name + flag, holder, self.colour))
            if fleet := self._fleets.get(tile.name):
                self._draw_fleet(tile.at, fleet)
            elif area.closed:
                self._write(tile.at, 3, 2, "xxx", in_style("xxx", _DIM, self.colour))
            if tile.name == named:
                label = _fitting(f"{area.id}{'!' if area.unrest else ''}")
                self._write(tile.at, 1, 3, label, in_style(label, _DIM, self.colour))

    def _draw_edges(self, area: AreaSeen, at: Hex) -> None:
        for step, strokes in _EDGES.items():
            if self._area_at.get(Hex(at.q + step.q, at.r + step.r)) != area.id:
                for x, y, stroke in strokes:
                    self._write(at, x, y, stroke, in_style(stroke, _DIM, self.colour))

    def _draw_fleet(self, at: Hex, fleet: FleetSeen) -> None:
        owner = self.view.players[fleet.owner].faction
        built = "" if owner == fleet.faction else fleet.faction[0]
        mining = "" if fleet.deliveries is None else f"${fleet.deliveries}"
        words = _fitting(f"[{initial(owner)}{built}{fleet.number}]{mining}")
        self._write(at, 1 + (7 - len(words)) // 2, 2, words, painted(words, owner, self.colour))

    def _write(self, at: Hex, x: int, y: int, words: str, looks: str) -> None:
        """Words on a tile: the first cell takes them as they look, with colour, the others nothing."""
        left = (at.q - self._left) * _COLUMN + x
        line = (2 * at.r + at.q - self._top) * _HALF + y
        self._cells.update({(left + step, line): "" for step in range(1, len(words))})
        self._cells[left, line] = looks


def _fitting(words: str) -> str:
    """At most the seven characters that fit between the edges of a tile."""
    return words if len(words) <= 7 else f"{words[:6]}."
