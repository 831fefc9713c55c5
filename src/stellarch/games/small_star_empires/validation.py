"""SSE-9: is this a valid board? Every fault cites its rule and the hexes it is about."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal

import msgspec

from stellarch.core import Hex, Reason, Text
from stellarch.games.small_star_empires.board import Board, HomeTile, LooseSystem, MainTile
from stellarch.games.small_star_empires.data import LAYOUTS, TILES, Edition, Kind, faces
from stellarch.games.small_star_empires.fairness import ends
from stellarch.games.small_star_empires.names import name

PLAYERS = range(2, 5)
_MAIN_TILES = 7

OVERLAP = Reason("SSE-9.1", "Tiles overlap at {where}.", "Des tuiles se chevauchent en {where}.")
TILE_TWICE = Reason("SSE-9.1", "Main tile {tile} is used more than once.", "La tuile {tile} sert plus d'une fois.")
HOME_TWICE = Reason(
    "SSE-9.1", "Home tile {tile} is used more than once.", "La tuile natale {tile} sert plus d'une fois."
)
TOO_MANY_HOLES = Reason(
    "SSE-9.1",
    "There are {found} {kind}s, but the set has {most}.",
    "Il y a {found} fois {kind}, mais le jeu n'en a que {most}.",
)
HOLE_ON_TILE = Reason(
    "SSE-9.1",
    "A loose wormhole or black hole lies only on an empty system of the retail edition, not at {where}.",
    "Un trou de ver ou un trou noir ne se pose que sur un système vide de la boîte, pas en {where}.",
)
LOOSE = Reason(
    "SSE-1.2",
    "Systems that lie on no tile of the set: {count}.",
    "Systèmes qui ne sont sur aucune tuile du jeu : {count}.",
)
FEW_TILES = Reason(
    "SSE-2.7",
    "Main tiles on the board: {found}. The set has {all}, and a full board uses them all.",
    "Tuiles principales sur le plateau : {found}. Le jeu en compte {all}, et un plateau complet les utilise toutes.",
)
HOMES = Reason(
    "SSE-9.2",
    "Home tiles: {found}, for {players} players.",
    "Tuiles natales : {found}, pour {players} joueurs.",
)
PLAYER_COUNT = Reason(
    "SSE-1.1",
    "A board has homeworlds for two to four players, not {found}.",
    "Un plateau a des planètes mères pour deux à quatre joueurs, pas {found}.",
)
SEATS = Reason(
    "SSE-9.2",
    "Homeworlds go to the seats from a on, without a gap.",
    "Les planètes mères vont aux places à partir de a, sans trou.",
)
NO_FIRST_MOVE = Reason(
    "SSE-9.2",
    "The homeworld at {where} has no legal first move.",
    "La planète mère en {where} n'a pas de premier coup possible.",
)
CUT_OFF = Reason(
    "SSE-9.3",
    "The part of the board at {where} is joined to the rest neither by an edge nor by wormholes.",
    "La partie du plateau en {where} n'est reliée au reste ni par un côté ni par des trous de ver.",
)
UNREACHABLE = Reason(
    "SSE-9.4",
    "The homeworld at {where} cannot be reached from the others.",
    "La planète mère en {where} est hors d'atteinte des autres.",
)
ONE_WORMHOLE = Reason(
    "SSE-9.5",
    "There is only one wormhole, at {where}: it leads nowhere.",
    "Il n'y a qu'un trou de ver, en {where} : il ne mène nulle part.",
)


class Fault(msgspec.Struct, frozen=True):
    """Something wrong with a board, by which rule, and where; a warning does not make the board invalid."""

    rule: str
    what: Text
    about: tuple[str, ...] = ()
    severity: Literal["error", "warning"] = "error"


@lru_cache(maxsize=256)
def check(board: Board, players: int | None = None) -> tuple[Fault, ...]:
    """Every fault of a board, in the order of the rules; for so many players, if the number is given."""
    found = [*_tiles(board), *_holes(board), *_homes(board, players)]
    if not board.overlaps and board.homes:
        found += [*_first_moves(board), *_pieces(board), *_reach(board)]
    return (*found, *_lone_wormhole(board))


def faults_only(faults: Sequence[Fault]) -> list[Fault]:
    """The faults that make a board invalid."""
    return [fault for fault in faults if fault.severity == "error"]


def _tiles(board: Board) -> Iterator[Fault]:
    if board.overlaps:
        yield _fault(OVERLAP, board.overlaps)
    mains = [tile for tile in board.tiles if isinstance(tile, MainTile)]
    for letter in sorted({tile.face[0] for tile in mains}):
        same = [tile.at for tile in mains if tile.face[0] == letter]  # one face of a tile hides the other
        if len(same) > 1:
            yield _fault(TILE_TWICE, same, tile=letter)
    homes = [tile for tile in board.tiles if not isinstance(tile, MainTile) and tile.seat is not None]
    for seat in sorted({tile.seat for tile in homes if tile.seat is not None}):
        same = [tile.at for tile in homes if tile.seat == seat]
        if len(same) > 1:
            yield _fault(HOME_TWICE, same, tile="abcd"[seat])
    if 0 < len(mains) < _MAIN_TILES and not _is_printed(mains):
        yield _fault(FEW_TILES, [tile.at for tile in mains], severity="warning", found=len(mains), all=_MAIN_TILES)
    if loose := [tile.at for tile in board.tiles if isinstance(tile, LooseSystem)]:
        yield _fault(LOOSE, loose, severity="warning", count=len(loose))


def _is_printed(mains: Sequence[MainTile]) -> bool:
    """Whether these lie as in one of the layouts, some of which do with fewer tiles."""
    places = {tile.at for tile in mains}
    return any(places == {slot.at for slot in layout.main} for layout in LAYOUTS.values())


def _holes(board: Board) -> Iterator[Fault]:
    for kind, label in (
        (Kind.WORMHOLE, Text("wormhole", "un trou de ver")),
        (Kind.BLACK_HOLE, Text("black hole", "un trou noir")),
    ):
        found, most = board.of_kind(kind), _most(board.edition, kind)
        if len(found) > most:
            yield _fault(TOO_MANY_HOLES, found, found=len(found), kind=label, most=most)
    for tile in board.tiles:
        if isinstance(tile, MainTile) and tile.on_top and faces(board.edition)[tile.face].centre is not Kind.EMPTY:
            yield _fault(HOLE_ON_TILE, [tile.at])
        if isinstance(tile, HomeTile) and tile.on_top and board.edition is Edition.PRINT_AND_PLAY:
            yield _fault(HOLE_ON_TILE, [tile.at.to(tile.empty)])


def _most(edition: Edition, kind: Kind) -> int:
    """How many holes of a kind the set has: printed on its tiles, or loose."""
    printed = sum(face.centre is kind for face in faces(edition).values())
    loose = TILES.edition[edition].loose
    return printed + (loose.wormhole if kind is Kind.WORMHOLE else loose.black_hole)


def _homes(board: Board, players: int | None) -> Iterator[Fault]:
    homes = [
        tile.at
        for tile in board.tiles
        if isinstance(tile, HomeTile) or (isinstance(tile, LooseSystem) and tile.seat is not None)
    ]
    if players is not None and len(homes) != players:
        yield _fault(HOMES, homes, found=len(homes), players=players)
    elif len(homes) not in PLAYERS:
        yield _fault(PLAYER_COUNT, homes, found=len(homes))
    if list(board.homes) != list(range(len(board.homes))):
        yield _fault(SEATS, homes)


def _first_moves(board: Board) -> Iterator[Fault]:
    for seat, home in board.homes.items():
        if not ends(board, seat, home):
            yield _fault(NO_FIRST_MOVE, [home])


def _pieces(board: Board) -> Iterator[Fault]:
    """Pieces of the board with no way in or out; without wormholes, all but the one with the first homeworld."""
    pieces = list(_components(board))
    joined = [piece for piece in pieces if _has_way_out(board, piece)]
    if len(joined) < 2:
        joined = [piece for piece in pieces if next(iter(board.homes.values())) in piece]
    for piece in pieces:
        if piece not in joined:
            yield _fault(CUT_OFF, sorted(piece, key=lambda at: (at.r, at.q)))


def _components(board: Board) -> Iterator[frozenset[Hex]]:
    left = dict.fromkeys(board.systems)
    while left:
        todo = [next(iter(left))]
        group: set[Hex] = set()
        while todo:
            at = todo.pop()
            if at in left:
                del left[at]
                group.add(at)
                todo += board.neighbours[at]
        yield frozenset(group)


def _has_way_out(board: Board, piece: frozenset[Hex]) -> bool:
    """Whether a ship can stand beside a wormhole of the piece."""
    holes = (Kind.WORMHOLE, Kind.BLACK_HOLE)
    beside = (near for hole in board.wormholes if hole in piece for near in board.neighbours[hole])
    return any(board.systems[near] not in holes for near in beside)


def _reach(board: Board) -> Iterator[Fault]:
    """Homeworlds that cannot be reached from most of the others by steps and jumps (SSE-9.4)."""
    homes = list(board.homes.values())
    most = max((_reached(board, home) for home in homes), key=lambda reached: sum(home in reached for home in homes))
    for home in homes:
        if home not in most:
            yield _fault(UNREACHABLE, [home])


def _reached(board: Board, start: Hex) -> set[Hex]:
    seen = {start}
    todo = [start]
    while todo:
        at = todo.pop()
        near = [*board.neighbours[at], *board.exits.get(at, ())]
        fresh = {step for step in near if board.systems[step] is not Kind.BLACK_HOLE} - seen
        seen |= fresh
        todo += fresh
    return seen


def _lone_wormhole(board: Board) -> Iterator[Fault]:
    if len(board.wormholes) == 1:
        yield _fault(ONE_WORMHOLE, board.wormholes, severity="warning")


def _fault(
    reason: Reason, hexes: Sequence[Hex], severity: Literal["error", "warning"] = "error", **facts: object
) -> Fault:
    names = tuple(map(name, hexes))
    shown = ", ".join(names[:8]) + (" ..." if len(names) > 8 else "")
    return Fault(reason.rule, reason.text(where=shown, **facts), names, severity)
