"""The tables of a board, computed once from the readable board."""

from functools import lru_cache

from stellarch import jit
from stellarch.core import Hex
from stellarch.games.small_star_empires.board import Board
from stellarch.games.small_star_empires.data import NEBULAE as COLOURS
from stellarch.games.small_star_empires.data import Kind, nebula_points
from stellarch.games.small_star_empires.kernel import layout as at

_STARS = (Kind.ONE_PLANET, Kind.TWO_PLANETS, Kind.THREE_PLANETS)
_NEVER_TAKEN = (Kind.HOMEWORLD, Kind.WORMHOLE, Kind.BLACK_HOLE)
_DAMAGED_RANGE = 2


class Places:
    """Which bit and which row each system has."""

    def __init__(self, board: Board) -> None:
        self.systems = [hex_ for hex_, kind in board.systems.items() if kind not in _NEVER_TAKEN]
        self.bit = {hex_: number for number, hex_ in enumerate(self.systems, 1)}
        self.row = self.bit | {home: at.HOME_ROW + seat for seat, home in board.homes.items()}
        self.hex = {row: hex_ for hex_, row in self.row.items()}

    def mask(self, systems: "list[Hex] | tuple[Hex, ...]") -> int:
        return sum(1 << self.bit[hex_] for hex_ in systems if hex_ in self.bit)


def fits(board: Board) -> bool:
    """Whether a kernel can play on this board: all valid ones fit."""
    return sum(kind not in _NEVER_TAKEN for kind in board.systems.values()) <= at.SYSTEMS and len(board.homes) <= 4


@lru_cache(maxsize=64)
def places(board: Board) -> Places:
    return Places(board)


@lru_cache(maxsize=64)
def tables(board: Board, open_borders: bool) -> list[int]:
    """All tables in one list of words, as `layout` says."""
    made = [0] * at.TABLE_WORDS
    place = places(board)
    seat_of = {home: seat for seat, home in board.homes.items()}
    made[: at.ROWS * at.WIDTH] = [at.FULL] * (at.ROWS * at.WIDTH)
    for here, row in place.row.items():
        jump = place.mask([reached for reached in board.exits.get(here, ()) if reached != here])
        made[at.JUMP + row] = jump
        made[at.BESIDE + row] = place.mask(board.neighbours[here])
        for direction, line in enumerate(board.lines[here]):
            beyond = 0
            for reached in reversed(line):
                if reached in place.bit:
                    beyond |= 1 << place.bit[reached]
                    made[at.BEYOND + row * at.WIDTH + place.bit[reached]] = beyond
                    made[at.KEEP + row * at.WIDTH + place.bit[reached]] = at.FULL & ~beyond | jump
            made[at.RAY + row * 6 + direction] = beyond | (1 << 63 if direction < 3 else 1)
            made[at.OPEN_LINES + row] |= beyond
            made[at.CLOSE + row] |= place.mask(line[:_DAMAGED_RANGE])
            passed, homes = 0, 0
            for reached in line:
                if reached in place.bit:
                    bit = place.bit[reached]
                    made[at.BETWEEN + row * at.WIDTH + bit] = passed
                    made[at.HOMES_BETWEEN + row * at.WIDTH + bit] = homes
                    passed |= 1 << bit
                elif reached in seat_of:
                    homes |= 1 << seat_of[reached]
        for seat, home in board.homes.items():
            reach = jump
            for line in board.lines[here]:
                rivals = [step for step, reached in enumerate(line) if seat_of.get(reached, seat) != seat]
                reach |= place.mask(line[: rivals[0]] if rivals else line)
            made[at.REACH_ALONE + seat * at.ROWS + row] = reach
            way = at.HOME_BY_JUMP if home in board.exits.get(here, ()) and home != here else at.NO_WAY_HOME
            for line in board.lines[here]:
                if home in line[:_DAMAGED_RANGE]:
                    way += at.HOME_BY_LINE
                    over = line[: line.index(home)]
                    made[at.HOME_PASSING + seat * at.ROWS + row] = place.mask(over)
                    made[at.HOME_PASSING_HOME + seat * at.ROWS + row] = sum(
                        1 << seat_of[hex_] for hex_ in over if hex_ in seat_of
                    )
            made[at.HOMEWARD + seat * at.ROWS + row] = way
    made[at.ALL] = place.mask(place.systems)
    for group, kinds in ((at.PLANETS, _STARS), (at.NEBULAE, COLOURS)):
        for number, kind in enumerate(kinds):
            made[group + number] = place.mask(board.of_kind(kind))
    made[at.NEBULA_LESS] = 3 - nebula_points(board.edition)[1]
    made[at.RICH] = made[at.PLANETS + 2] | made[at.NEBULAE] | made[at.NEBULAE + 1] | made[at.NEBULAE + 2]
    made[at.WELL_OFF] = made[at.RICH] | made[at.PLANETS + 1]
    made[at.OPEN_BORDERS] = int(open_borders)
    return made


def packed(words: list[int]) -> "jit.Words":
    """Words as the kernel of this process takes them."""
    if not jit.COMPILED:
        return list(words)
    import numpy as np

    return np.array(words, np.uint64)  # type: ignore[return-value]
