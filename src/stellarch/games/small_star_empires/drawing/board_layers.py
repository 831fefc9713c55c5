"""The board, layer by layer: plates, systems, sectors, territories, names, pieces."""

from collections.abc import Iterator, Mapping

from stellarch.core import Direction, Hex, Language, Seat
from stellarch.games.small_star_empires.actions import Piece
from stellarch.games.small_star_empires.colours import Colour
from stellarch.games.small_star_empires.data import Kind
from stellarch.games.small_star_empires.drawing.description import told
from stellarch.games.small_star_empires.drawing.fleets import Fleet, fleets
from stellarch.games.small_star_empires.drawing.geometry import Point, middle, number, outline
from stellarch.games.small_star_empires.drawing.markup import element, group, text, titled, translate, use
from stellarch.games.small_star_empires.view import SseView, SystemSeen, TileSeen

_KIND_ART: Mapping[Kind, str] = {
    Kind.ONE_PLANET: "system-1",
    Kind.TWO_PLANETS: "system-2",
    Kind.THREE_PLANETS: "system-3",
    Kind.RED_NEBULA: "nebula-red",
    Kind.GREEN_NEBULA: "nebula-green",
    Kind.BLUE_NEBULA: "nebula-blue",
    Kind.EMPTY: "empty",
    Kind.WORMHOLE: "wormhole",
    Kind.BLACK_HOLE: "black-hole",
}
_TILE_ART: Mapping[TileSeen, str] = {
    TileSeen.FACE_DOWN: "unexplored",
    TileSeen.THREE_PLANETS: "system-3",
    TileSeen.TWO_PLANETS: "system-2",
    TileSeen.CHROMATIC_NEBULA: "face-chromatic",
    TileSeen.ASTEROID_FIELD: "face-asteroids",
    TileSeen.ABANDONED_TRADE_STATION: "face-station",
    TileSeen.REFUELING_STATION: "face-refuel",
}
_EDGE = 5.6
"""How wide the edge of a territory is drawn."""


def plates(view: SseView) -> str:
    """The board as it lies in space: a glow around all of it, and under each sector tile a plate."""
    every = element("path", id="board", d=outline([system.at for system in view.systems]))
    glow = group((use("board", stroke_width=width) for width in (44, 36, 28, 20, 12)), stroke_opacity=0.06, fill="none")
    plate = use("board", fill="var(--plate)", stroke_width=6)
    return element("defs", every) + group([glow, plate], stroke="var(--plate-line)", stroke_linejoin="round")


def sectors(view: SseView) -> str:
    """The edge of every sector tile, over its systems."""
    tiles: dict[int, list[Hex]] = {}
    for system in view.systems:
        tiles.setdefault(system.sector, []).append(system.at)
    edges = [element("path", d=outline(tile, inset=0.6)) for tile in tiles.values()]
    return group(edges, fill="none", stroke="var(--plate-line)", stroke_width=2.8, stroke_linejoin="round")


def systems(view: SseView, language: Language) -> str:
    """Every system as a group of its own, with its name as id and a tooltip."""
    here = fleets(view)
    return "\n".join(_system(system, told(system, here.get(system.at, ()), language)) for system in view.systems)


def _system(system: SystemSeen, tooltip: str) -> str:
    held = [] if system.holder is None else [f"held-{system.holder}"]
    layers = "".join(map(use, ["hex", *held, *art(system)]))
    return element("g", titled(tooltip) + layers, id=system.name, transform=translate(middle(system.at)))


def art(system: SystemSeen) -> list[str]:
    """The definitions a system is drawn with, from the bottom up."""
    if system.kind is Kind.HOMEWORLD:
        return [] if system.holder is None else [f"homeworld-{system.holder}"]
    name = _KIND_ART[system.kind] if system.tile is None else _TILE_ART[system.tile]
    if name.startswith("system-"):
        name += "abcd"[(system.at.q * 7 + system.at.r * 13) % 4]  # neighbours look different, and always the same
    return [name] if system.tile in (None, TileSeen.FACE_DOWN) else [name, "card-rim"]


def territories(view: SseView) -> str:
    """An edge around all that a seat controls, inside the hexes, so that neighbours never overlap."""
    edges = []
    for seat in range(len(Colour)):
        held = [system.at for system in view.systems if system.holder == seat]
        if held:
            edges.append(element("path", d=outline(held, inset=_EDGE / 2 + 0.6), stroke=f"var(--seat-{seat})"))
    return group(edges, fill="none", stroke_width=_EDGE, stroke_linejoin="round")


def pieces(view: SseView) -> str:
    """Tokens and ships: a ship takes the top of a hex, and the token makes room for it."""
    here = fleets(view)
    placed = (part for system in view.systems for part in _pieces_on(system, here.get(system.at, ())))
    return group(placed, pointer_events="none")


def _pieces_on(system: SystemSeen, ships: tuple[Fleet, ...]) -> Iterator[str]:
    at = middle(system.at)
    if system.holder is not None:
        yield _token(system, system.holder, at, crowded=bool(ships))
    for place, fleet in enumerate(ships):
        aside = 22 * (place - (len(ships) - 1) / 2)
        yield from _fleet(fleet, at.moved(aside, -20 if system.holder is not None else -2))


def _token(system: SystemSeen, holder: Seat, at: Point, *, crowded: bool) -> str:
    if system.kind is Kind.HOMEWORLD:
        return use(f"crest-{holder}", at.moved(0, 15), 0.66) if crowded else use(f"crest-{holder}", at)
    name = "station" if system.piece is Piece.STATION else "colony"
    return use(f"{name}-{holder}", at.moved(0, 12), 0.78) if crowded else use(f"{name}-{holder}", at)


def _fleet(fleet: Fleet, at: Point) -> Iterator[str]:
    seat, count, damaged = fleet
    yield use(f"ship-damaged-{seat}" if damaged else f"ship-{seat}", at)
    if count > 1:
        badge = at.moved(21, -7)
        yield use("count", badge)
        yield text(str(count), badge.moved(0, 4.9), font_size=14, font_weight=700, text_anchor="middle", fill="#FFF")


def refueling(view: SseView) -> str:
    """A brass rim where a ship may still take a step (SSE-7.9)."""
    if view.refueling is None:
        return ""
    rim = outline([view.refueling], inset=8)
    return element("path", d=rim, fill="none", stroke="var(--brass)", stroke_width=3.4, stroke_dasharray="14 8")


def names(view: SseView) -> str:
    """The name of every hex in its lower left corner, where no piece comes, with a dark rim to stand out."""
    written = [text(system.name, middle(system.at).moved(-28, 27)) for system in view.systems]
    shape = element("defs", group(written, id="names", font_size=10, font_weight=700, text_anchor="middle"))
    rim = use("names", stroke="var(--hex-b)", stroke_width=3, stroke_linejoin="round", fill="none", opacity=".85")
    return shape + group([rim, use("names", fill="var(--text-2)")], pointer_events="none")


def margins(view: SseView) -> str:
    """A letter before each row and a number above each column, with a tick that points along it."""
    hexes = {system.at: system.name for system in view.systems}
    marks: list[str] = []
    for at, name in hexes.items():
        if at.q == min(other.q for other in hexes if other.r == at.r):
            marks += _mark(at, Direction.W, name[0])
        if at.r == min(other.r for other in hexes if other.q == at.q):
            marks += _mark(at, Direction.NW, name[1:])
    return group(marks, font_size=13, font_weight=600, text_anchor="middle", fill="var(--brass)")


def _mark(at: Hex, direction: Direction, label: str) -> Iterator[str]:
    """A label just beyond a hex; what lies there is a gap, so there is always room."""
    start, end = middle(at), middle(at.to(direction))
    tick = "L".join(f"{number(x)},{number(y)}" for x, y in (start.towards(end, part) for part in (0.56, 0.63)))
    yield element("path", d=f"M{tick}", stroke="var(--brass)", stroke_width=1.4)
    yield text(label, start.towards(end, 0.77).moved(0, 4.6), opacity=0.9)
