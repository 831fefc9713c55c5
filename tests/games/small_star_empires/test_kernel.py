"""The kernel plays the same game as the readable rules, compiled or interpreted."""

from collections.abc import Mapping
from functools import reduce

import numpy as np
import pytest

from stellarch.core import Thought
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES
from stellarch.games.small_star_empires.data import Tile
from stellarch.games.small_star_empires.kernel import layout, position, steps, tables
from stellarch.games.small_star_empires.kernel.batch import Batch
from stellarch.games.small_star_empires.options import Options
from stellarch.games.small_star_empires.position import read_position
from stellarch.games.small_star_empires.thinking import search
from tests.games.kernel_modes import answers
from tests.games.node_counts import SEED, NodeCount, node_counts
from tests.games.small_star_empires.lock_step import KernelGame, every_game, lock_step
from tests.games.small_star_empires.random_games import RandomGame

MOST_NODES = 120_000


@pytest.mark.parametrize("game", list(every_game(seed=1))[::2], ids=str)
def test_lock_step(game: RandomGame) -> None:
    assert sum(lock_step(game)) > 0


@pytest.mark.parametrize(
    "expected",
    [
        pytest.param(found, id=f"{found.what}, {found.depth}")
        for found in node_counts(__file__)
        if found.nodes <= MOST_NODES and "campaign" not in found.what
    ],  # the kernel plays a round; the next one is dealt by the readable rules
)
def test_node_counts(expected: NodeCount) -> None:
    state = read_position(expected.position, SEED, study=True)
    kernel, bits = KernelGame(state), tables.places(state.board).bit
    hidden = {bits[at]: tile for at, tile in state.face_down.items()}
    assert leaves(kernel, [int(word) for word in kernel.words], hidden, expected.depth) == expected.nodes


def leaves(kernel: KernelGame, words: list[int], hidden: Mapping[int, Tile], depth: int) -> int:
    """The number of sequences of exactly that many actions; a move that can be made in two ways counts twice."""
    kernel.words = tables.packed(words)
    if kernel.turn is None:
        return 0
    moves = [(move, ways(kernel, move)) for move in kernel.moves()]
    if depth == 1:
        return sum(count for _, count in moves)
    total = 0
    for move, count in moves:
        kernel.words = tables.packed(words)
        tile = hidden.get(move & 255) if int(kernel.words[layout.HIDDEN]) >> (move & 255) & 1 else None
        kernel.play(move, layout.NO_TILE if tile is None else position.TILE_NUMBERS[tile])
        total += count * leaves(kernel, [int(word) for word in kernel.words], hidden, depth - 1)
    return total


def ways(kernel: KernelGame, move: int) -> int:
    """In how many ways, by line and by jump, a ship gets where the kernel lists one move."""
    kind, system = move >> layout.KIND_SHIFT, move & 255
    if kind != layout.FLY:
        return 1
    seat = int(kernel.words[layout.TURN])
    row = int(kernel.words[layout.SHIP + seat * 4 + (move >> layout.SHIP_SHIFT & 15)]) // layout.WIDTH
    way = row * layout.WIDTH + system
    held = [int(kernel.words[layout.HELD + other]) for other in range(4) if other != seat]
    barred = reduce(int.__or__, held) | int(kernel.words[layout.ASTEROIDS])
    clear = not int(kernel.table[layout.BETWEEN + way]) & barred
    clear = clear and not int(kernel.table[layout.HOMES_BETWEEN + way]) & ~(1 << seat)
    near = not int(kernel.words[layout.DAMAGED]) >> (seat * 4 + (move >> layout.SHIP_SHIFT & 15)) & 1
    lines = int(kernel.table[(layout.OPEN_LINES if near else layout.CLOSE) + row])
    return (clear and lines >> system & 1) + (int(kernel.table[layout.JUMP + row]) >> system & 1)


def test_every_valid_board_fits() -> None:
    for game in every_game(seed=1):
        assert tables.fits(game.start.board)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_interpreted_and_compiled_kernels_think_the_same(seats: int) -> None:
    found = answers(__name__, f"thought_of({seats})")
    assert len(found) == 1
    assert found != {""}


def thought_of(seats: int) -> str:
    """What the search makes of the beginning of games with and without variants, in whole numbers."""
    told = []
    for options in (Options(), Options(open_borders=True, unexplored=True)):
        state = SMALL_STAR_EMPIRES.start(options, seats, "thought").state
        thinking = search(state, "thought", "tree")
        assert thinking is not None
        thinking.run(60)
        told += [f"{one.action} {one.visits} {one.forecast.rows}" for one in thinking.thought().candidates]
    return "\n".join(told)


def test_a_batch_plays_whole_games() -> None:
    for options in (Options(), Options(open_borders=True, unexplored=True)):
        games = Batch(SMALL_STAR_EMPIRES.start(options, 3, "batch").state, count=20, seed="batch")
        while games.random_step():
            pass
        assert set(games.turns()) == {-1}
        assert games.scores().min() > 5


def test_a_batch_plays_the_moves_it_is_given() -> None:
    state = SMALL_STAR_EMPIRES.start(Options(), 2, "batch").state
    games = Batch(state, count=5, seed="batch")
    counts, moves = games.moves()
    actions = position.Moves(state)
    games.step(moves[np.arange(5), counts - 1])
    after = SMALL_STAR_EMPIRES.apply(state, state.turn, actions.action(int(moves[0, counts[0] - 1]))).state
    kernel = KernelGame(after)
    assert games.moves()[1][0][: games.moves()[0][0]].tolist() == kernel.moves()
    assert games.turns().tolist() == [after.turn] * 5


def test_bits() -> None:
    masks = [1, 1 << 63, 0b1011 << 40, (1 << 64) - 1, 0x8000_0001_0000_0001]
    for mask in masks:
        bits = [place for place in range(64) if mask >> place & 1]
        assert [int(found) for found in steps.bits_of(tables.packed([mask]))] == [
            len(bits), bits[0], bits[-1], bits[len(bits) // 2],
        ]  # fmt: skip


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variants", [False, True], ids=["basic", "all variants"])
def test_a_search_in_the_room_of_another_thinks_the_same(players: int, variants: bool) -> None:
    agreed = Options(unexplored=variants, open_borders=variants)

    def thought(seed: str, nodes: int) -> Thought:
        thinking = search(SMALL_STAR_EMPIRES.start(agreed, players, seed).state, "s", "tree")
        assert thinking is not None
        thinking.run(nodes)
        return thinking.thought()

    before = thought("one", 60)
    thought("another", 200)
    assert thought("one", 60) == before
