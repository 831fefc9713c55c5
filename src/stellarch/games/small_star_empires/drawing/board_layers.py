"""The board, layer by layer: sector plates, systems, territories, pieces, names."""

from collections.abc import Iterator, Mapping

from stellarch.core import Direction, Hex, Language, Seat
from stellarch.games.small_star_empires.actions import Piece
from stellarch.games.small_star_empires.data import Kind, Tile
from stellarch.games.small_star_empires.drawing.fleets import Fleet, fleets
from stellarch.games.small_star_empires.drawing.geometry import HALF_WIDTH, Point, middle, outline
from stellarch.games.small_star_empires.drawing.labels import DAMAGED_SHIP, PIECES, SHIP, system_label
from stellarch.games.small_star_empires.drawing.markup import element, group, text, titled, translate, use
from stellarch.games.small_star_empires.view import FaceDown, SseView, SystemSeen
from stellarch.games.small_star_empires.words import SEATS

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
_TILE_ART: Mapping[Tile | FaceDown, str] = {
    "face_down": "unexplored",
    Tile.THREE_PLANETS: "system-3",
    Tile.TWO_PLANETS: "system-2",
    Tile.CHROMATIC_NEBULA: "face-chromatic",
    Tile.ASTEROID_FIELD: "face-asteroids",
    Tile.ABANDONED_TRADE_STATION: "face-station",
    Tile.REFUELING_STATION: "face-refuel",
}
_EDGE = 5.6
"""How wide the edge of a territory is drawn."""


def plates(view: SseView) -> str:
    """The sector tiles under their systems, with a shimmer where they meet space."""
    sectors: dict[int, list[Hex]] = {}
    for system in view.systems:
        sectors.setdefault(system.sector, []).append(system.at)
    paths = [outline(sector) for sector in sectors.values()]
    every = outline([system.at for system in view.systems])
    shimmer = [element("path", d=every, stroke_width=width, stroke_opacity=".1") for width in (34, 22, 12)]
    return group(shimmer, stroke="var(--plate-line)", stroke_linejoin="round", fill="none") + group(
        (element("path", d=path) for path in paths),
        fill="var(--plate)",
        stroke="var(--plate-line)",
        stroke_width=3,
        stroke_linejoin="round",
    )


def systems(view: SseView, language: Language) -> str:
    """Every system as a group of its own, with its name as id and a tooltip."""
    return "\n".join(_system(view, system, language) for system in view.systems)


def _system(view: SseView, system: SystemSeen, language: Language) -> str:
    held = None if system.holder is None else f"held-{system.holder}"
    layers = ["hex", *([held] if held else []), *art(system)]
    tooltip = titled(spoken(view, system, language))
    return element("g", tooltip + "".join(map(use, layers)), id=system.name, transform=translate(middle(system.at)))


def art(system: SystemSeen) -> list[str]:
    """The definitions a system is drawn with, from the bottom up."""
    if system.kind is Kind.HOMEWORLD:
        return [] if system.holder is None else [f"homeworld-{system.holder}"]
    name = _KIND_ART[system.kind] if system.tile is None else _TILE_ART[system.tile]
    if name.startswith("system-"):
        name += "abcd"[(system.at.q * 7 + system.at.r * 13) % 4]  # neighbours look different, and always the same
    return [name] if system.tile in (None, "face_down") else [name, "card-rim"]


def spoken(view: SseView, system: SystemSeen, language: Language) -> str:
    """One system in words: what it is, whose, and which ships stand there."""
    facts = [system_label(system).to(language)]
    if system.holder is not None:
        piece = f", {PIECES[system.piece].to(language)}" if system.piece not in (None, Piece.HOMEWORLD) else ""
        facts.append(SEATS[system.holder].to(language) + piece)
    for seat, count, damaged in fleets(view).get(system.at, ()):
        ship = DAMAGED_SHIP if damaged else SHIP
        facts.append(f"{ship.to(language)} ({SEATS[seat].to(language)})" + (f" × {count}" if count > 1 else ""))
    return f"{system.name}: {'; '.join(facts)}"


def territories(view: SseView) -> str:
    """An edge around all that a seat controls, inside the hexes, so that neighbours never overlap."""
    edges = []
    for seat in range(len(SEATS)):
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
    """Row letters beside the first and last hex of a row, column numbers beyond both ends of a column."""
    hexes = {system.at: system.name for system in view.systems}
    marks = []
    for at, name in hexes.items():
        for direction, label in _ends(at, name, hexes):
            # a hex beyond the end of its row or column is a gap, so there is always room
            spot = middle(at).towards(middle(at.to(direction)), 0.71 if direction in _ACROSS else 0.73)
            marks.append(text(label, spot.moved(0, 4.6)))
    return group(marks, font_size=13, font_weight=600, text_anchor="middle", fill="var(--brass)", opacity=".8")


_ACROSS = (Direction.W, Direction.E)


def _ends(at: Hex, name: str, hexes: Mapping[Hex, str]) -> Iterator[tuple[Direction, str]]:
    row, column = name[0], name[1:]
    qs = [other.q for other in hexes if other.r == at.r]
    rs = [other.r for other in hexes if other.q == at.q]
    if at.q == min(qs):
        yield Direction.W, row
    if at.q == max(qs):
        yield Direction.E, row
    if at.r == min(rs):
        yield Direction.NW, column
    if at.r == max(rs):
        yield Direction.SE, column


__all__ = ["HALF_WIDTH", "art", "margins", "names", "pieces", "plates", "refueling", "spoken", "systems", "territories"]
