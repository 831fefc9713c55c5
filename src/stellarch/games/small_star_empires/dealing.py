"""SSE-2.2 to 2.4 and SSE-9.6: dealing tiles onto a layout. The same seed deals the same board everywhere."""

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from stellarch.core import BadOptions, Chance, Seat
from stellarch.games.small_star_empires import refusals
from stellarch.games.small_star_empires.board import AnyTile, Board, HomeTile, LooseSystem, MainTile
from stellarch.games.small_star_empires.board_text import read_board
from stellarch.games.small_star_empires.data import LAYOUTS, Edition, HomeSlot, Kind, Layout, Slot, faces
from stellarch.games.small_star_empires.fairness import fairness
from stellarch.games.small_star_empires.options import Options, layout_name
from stellarch.games.small_star_empires.state import NEWEST_RULES
from stellarch.games.small_star_empires.validation import check, faults_only

MOST_TRIES = 2000
"""How many boards are dealt at most in search of a fair one."""
TRIES_IN_PLAY = 60
"""How many for a later round of a campaign, which begins within a move: others wait for it."""
_BOUNDED_IN_PLAY = 3
"""From this version of the rules on."""

_STANDARD = {2: "two_players", 3: "three_players", 4: "four_players"}
_FULL_BOARD = 7
_LOOSE = {"O": Kind.WORMHOLE, "X": Kind.BLACK_HOLE}


class Dealt(msgspec.Struct, frozen=True):
    """A board, and how many boards were dealt to find it."""

    board: Board
    tried: int


@lru_cache(maxsize=64)  # a fair board can take seconds to find, and a table deals its own whenever it is loaded
def deal(options: Options, players: int, chance: Chance, round_number: int = 1, rules: int = NEWEST_RULES) -> Dealt:
    """A valid board for the options; raises BadOptions, with its rule, where there is none. In a later round of a
    campaign it is the fairest that was found: the round before was legally ended, so the next is played (SSE-8.4)."""
    if options.board is not None and round_number == 1:
        return Dealt(given_board(options, players), 0)
    layout = layout_for(options, players)
    best = -1.0
    fairest: Board | None = None
    most = TRIES_IN_PLAY if round_number > 1 and rules >= _BOUNDED_IN_PLAY else MOST_TRIES
    for attempt in range(most):
        board = deal_once(layout, options, chance, round_number, attempt)
        if attempt == 0:
            _require_valid(board, players)  # tiles and turns change no way through, so one deal answers for all
        figure = fairness(board).figure if options.fairness else 0.0
        if figure >= options.fairness:
            return Dealt(board, attempt + 1)
        if figure > best:
            best, fairest = figure, board
    if round_number > 1 and fairest is not None:
        return Dealt(fairest, most)
    raise refusals.NotFairEnough(options.fairness, most, f"{best:.4f}").impossible("fairness")


@lru_cache(maxsize=256)
def given_board(options: Options, players: int) -> Board:
    """The board the options name, checked; raises BadOptions or BadNotation."""
    assert options.board is not None
    board = read_board(options.board)
    if board.edition is not options.edition:
        raise refusals.BoardEdition(board.edition, options.edition).impossible("board", "edition")
    _require_valid(board, players)
    return board


def layout_for(options: Options, players: int) -> Layout:
    """The layout the options name, the one of their board, or the printed one for the number of players (SSE-2.1)."""
    if options.board is not None:
        return layout_of(read_board(options.board))
    name = options.layout or _STANDARD[players]
    layout = LAYOUTS[name]
    if layout.players != players:
        raise refusals.LayoutPlayers(layout_name(name), layout.players, players).impossible("layout")
    return layout if options.edition is Edition.PRINT_AND_PLAY else _with_loose_holes(layout)


def _with_loose_holes(layout: Layout) -> Layout:
    """Where the retail wormholes and black holes lie (SSE-2.4): on a full board alternately around its middle."""
    if len(layout.main) != _FULL_BOARD:
        return layout
    slots = tuple(
        Slot(slot.at, "?" if _is_central(layout, slot) else "O" if slot.centre == "O" else "X") for slot in layout.main
    )
    return msgspec.structs.replace(layout, main=slots)


def _is_central(layout: Layout, slot: Slot) -> bool:
    """Whether all the other slots lie around this one."""
    return all(slot.at.distance(other.at) <= 3 for other in layout.main)


def layout_of(board: Board) -> Layout:
    """The slots a board was dealt on, for dealing it anew (SSE-8.4)."""
    mains = [tile for tile in board.tiles if isinstance(tile, MainTile)]
    homes = [tile for tile in board.tiles if isinstance(tile, HomeTile)]
    slots = tuple(Slot(tile.at, _centre(board, tile)) for tile in mains)
    return Layout(len(homes), slots, tuple(HomeSlot(tile.at, tile.empty) for tile in homes))


def _centre(board: Board, tile: MainTile) -> str:
    kind = board.systems[tile.at]
    return "?" if kind is Kind.EMPTY else kind.value


def deal_once(layout: Layout, options: Options, chance: Chance, round_number: int, attempt: int) -> Board:
    """One deal: main tiles shuffled among the slots they fit, each turned at random (SSE-2.2)."""
    dealt = chance.fork("board", round_number, attempt)
    if options.edition is Edition.PRINT_AND_PLAY:
        mains = list(_print_and_play(layout, dealt))
    else:
        mains = list(_retail(layout, dealt, options.holes or options.board is not None))
    return Board(options.edition, (*mains, *_homes_and_loose_systems(layout, options)))


def _homes_and_loose_systems(layout: Layout, options: Options) -> Iterator[HomeTile | LooseSystem]:
    """What a deal does not shuffle: the homes of the layout; of a given board, all that is no main tile."""
    if options.board is not None:
        yield from (tile for tile in read_board(options.board).tiles if not isinstance(tile, MainTile))
    else:
        yield from (HomeTile(slot.at, Seat(seat), slot.empty) for seat, slot in enumerate(layout.home))


def _print_and_play(layout: Layout, chance: Chance) -> Iterator[AnyTile]:
    """A tile fits a slot that names its middle, and what is then left fits a "?" slot."""
    tiles = faces(Edition.PRINT_AND_PLAY)
    left = chance.shuffled(list(tiles), "tiles")
    for slot in sorted(layout.main, key=lambda slot: slot.centre == "?"):
        face = next(face for face in left if slot.centre in ("?", tiles[face].centre.value))
        left.remove(face)
        yield MainTile(slot.at, face, chance.below(6, "turn", face))


def _retail(layout: Layout, chance: Chance, holes: bool) -> Iterator[AnyTile]:
    """Every tile fits every slot, and a random face is up (SSE-2.2); the loose holes are laid on the middles."""
    sides = sorted({face[0] for face in faces(Edition.RETAIL)})
    for slot, tile in zip(layout.main, chance.shuffled(sides, "tiles"), strict=False):
        face = tile + chance.choice("ab", "face", tile)
        on_top = _LOOSE.get(slot.centre) if holes else None
        yield MainTile(slot.at, face, chance.below(6, "turn", tile), on_top)


def _require_valid(board: Board, players: int) -> None:
    if found := faults_only(check(board, players)):
        first, *others = found
        besides = tuple(BadOptions(fault.what, rule=fault.rule, about=fault.about) for fault in others)
        raise BadOptions(first.what, rule=first.rule, about=first.about, besides=besides)
