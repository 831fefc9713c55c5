"""Tree search for two to four seats, with every variant: the strong bot's thinking.

Each simulation walks down the tree, adds to it, plays the game out sensibly and tells every node on its way how the
seat that moved there fared: mostly whether it won, a little by how much, so that a won game is still played well. At a
node the next child is the one with the best value so far plus a bonus for being inviting and seldom looked at.

What turns up on unexplored systems is drawn anew in each simulation, and a node has a child for each tile that has
turned up there. For the moves of the root the score sheets are summed up as well: explanations are made of them.
"""

from math import sqrt
from typing import Any

from stellarch.games.small_star_empires.data import ships as ships_of
from stellarch.games.small_star_empires.kernel.basic import plain_moves, plain_step
from stellarch.games.small_star_empires.kernel.layout import BASIC_WORDS, NO_TILE, TILES, TURN, WORDS
from stellarch.games.small_star_empires.kernel.policy import appeal, play_out, play_out_variants
from stellarch.games.small_star_empires.kernel.scoring import (
    ROW_PLANETS,
    ROW_TOTAL,
    SHEET_ROWS,
    merit,
    sheet,
)
from stellarch.games.small_star_empires.kernel.variants import is_over, variant_moves, variant_step
from stellarch.jit import compiled, index, indices, inlined, reals, shared, single, u64, words

CURIOSITY = 1.25
"""The weight of a child's bonus for being inviting and seldom looked at."""
CAUTION = 0.1
"""How much less than its parent a child is thought to be worth before it has been looked at."""
LEAD_SHARE = 0.5
"""The share of the lead in points in a seat's reward; the rest is the win."""
LEAD_SCALE = 10.0
"""The lead that is worth half of all that leads can bring."""
VISITS_TO_GROW = 2
"""Visits before a node gets children."""
MOST_MOVES = 1024
"""More than any position has."""
DEEPEST = 256

MOVE = (1 << 20) - 1
MOVER_SHIFT = 20
WIN_PARTS = 12
"""A win counts twelve, so that two, three and four can share it evenly."""
ROOT_ROWS = 4 * (SHEET_ROWS + 1)
"""Numbers summed up for each move of the root: for each seat its score sheet and its win parts."""

# What a tree has: nodes, simulations so far, the state of its random numbers, room for how many nodes.
NODES, SEEN, RANDOM, CAPACITY = range(4)
TREE_WORDS = 4
# What a node has: whole numbers in N, reals in V, four words each.
CHILD, COUNT, VISITS, MOVED = range(4)
VALUE, PRIOR, WORTH = range(3)
"""Rewards of the seat that moved here, how inviting that was, and rewards of the seat that moves on from here."""
NODE = 4
# Room to work in.
PATH = 0
ROWS = PATH + DEEPEST
WINS = ROWS + 4 * SHEET_ROWS
MOVES = WINS + 4
SCRATCH = MOVES + MOST_MOVES


@inlined
def _grow(
    start: Any, T: Any, S: Any, tree: Any, simulations: Any, N: Any, V: Any, work: Any, rewards: Any, sums: Any,
    seats: Any, ships: Any, size: Any, list_of: Any, step: Any, finish: Any,
) -> Any:  # fmt: skip
    """Simulations from the root, each adding to the tree.

    The three functions at the end are the game: the basic one or the one with variants. They are constants to the
    compiler, so that the basic game is not slowed by what it does not have.
    """
    random = tree[RANDOM]
    nodes = index(tree[NODES])
    room = index(tree[CAPACITY]) - MOST_MOVES
    for _ in range(simulations):
        for word in range(size):
            S[word] = start[word]
        here = 0
        depth = 0
        while not is_over(S, seats):
            if N[here * NODE + COUNT] == 0:
                if (N[here * NODE + VISITS] < VISITS_TO_GROW and here != 0) or nodes > room:
                    break
                nodes = _make_children(S, T, nodes, here, N, V, work, seats, ships, list_of)
            here = _most_wanted(here, N, V, seats)
            work[PATH + depth] = here
            depth += 1
            move = index(N[here * NODE + MOVED]) & MOVE
            tile, random = step(S, T, move, random, seats, ships)
            if tile != NO_TILE:
                if N[here * NODE + COUNT] == 0:
                    nodes = _make_outcomes(nodes, here, N, V)
                here = index(N[here * NODE + CHILD]) + tile
                work[PATH + depth] = here
                depth += 1
        random = finish(S, T, random, seats, ships, work, MOVES)
        sheet(S, T, work, ROWS, seats)
        _reward(S, work, rewards, seats)
        _tell(N, V, work, rewards, depth)
        if depth > 0:
            _sum_up(index(work[PATH]) - index(N[CHILD]), work, sums, seats)
    tree[RANDOM] = random
    tree[NODES] = u64(nodes)
    tree[SEEN] += u64(simulations)


@shared
def _make_children(
    S: Any, T: Any, nodes: Any, here: Any, N: Any, V: Any, work: Any, seats: Any, ships: Any, list_of: Any
) -> Any:
    """A child for every move of the seat on turn, with how inviting it is."""
    seat = index(S[TURN])
    count = list_of(S, T, seat, seats, ships, work, MOVES) - MOVES
    total = 0.0
    for number in range(count):
        move = index(work[MOVES + number])
        inviting = appeal(S, T, move, seat, seats)
        total += inviting
        _make_node(nodes + number, move | seat << MOVER_SHIFT, N, V)
        V[(nodes + number) * NODE + PRIOR] = single(inviting)
    for kid in range(nodes, nodes + count):
        V[kid * NODE + PRIOR] /= single(total)
    N[here * NODE + CHILD] = nodes
    N[here * NODE + COUNT] = count
    return nodes + count


@inlined
def _make_outcomes(nodes: Any, here: Any, N: Any, V: Any) -> Any:
    """A child for every tile that can turn up; their count is negative, to tell them from moves."""
    for kid in range(nodes, nodes + TILES):
        _make_node(kid, index(N[here * NODE + MOVED]), N, V)
    N[here * NODE + CHILD] = nodes
    N[here * NODE + COUNT] = -TILES
    return nodes + TILES


@inlined
def _make_node(node: Any, moved: Any, N: Any, V: Any) -> Any:
    N[node * NODE + COUNT] = 0
    N[node * NODE + VISITS] = 0
    N[node * NODE + MOVED] = moved
    V[node * NODE + VALUE] = single(0.0)
    V[node * NODE + WORTH] = single(0.0)


@inlined
def _most_wanted(here: Any, N: Any, V: Any, seats: Any) -> Any:
    """The child with the best value and bonus; one not looked at is thought a little worse than its parent."""
    visits = index(N[here * NODE + VISITS])
    passes = visits if here == 0 else visits - VISITS_TO_GROW
    if passes > 0:
        expected = V[here * NODE + WORTH] / single(passes)
    elif visits > 0:
        expected = (single(1.0) - V[here * NODE + VALUE] / single(visits)) / single(seats - 1)
    else:
        expected = single(1.0) / single(seats)
    expected -= single(CAUTION)
    bonus = single(CURIOSITY) * single(sqrt(single(visits + 1)))
    best = single(-1e9)
    first = index(N[here * NODE + CHILD])
    wanted = first
    for kid in range(first, first + index(N[here * NODE + COUNT])):
        seen = index(N[kid * NODE + VISITS])
        mean = V[kid * NODE + VALUE] / single(seen) if seen > 0 else expected
        wish = mean + bonus * V[kid * NODE + PRIOR] / single(seen + 1)
        if wish > best:
            best = wish
            wanted = kid
    return wanted


@inlined
def _reward(S: Any, work: Any, rewards: Any, seats: Any) -> Any:
    """What each seat makes of the end of a game, and its part of the win (SSE-6.7)."""
    best = index(-1)
    tied = 0
    for seat in range(seats):
        worth = _merit(S, work, seat)
        tied = 1 if worth > best else tied + 1 if worth == best else tied
        best = max(best, worth)
    for seat in range(seats):
        work[WINS + seat] = WIN_PARTS // tied if _merit(S, work, seat) == best else 0
        lead = single(_total(work, seat) - _best_rival(work, seat, seats))
        share = single(0.5) + single(0.5) * lead / (abs(lead) + single(LEAD_SCALE))
        win = single(work[WINS + seat]) / single(WIN_PARTS)
        rewards[seat] = win * single(1.0 - LEAD_SHARE) + share * single(LEAD_SHARE)


@inlined
def _merit(S: Any, work: Any, seat: Any) -> Any:
    return merit(S, seat, _total(work, seat), index(work[ROWS + seat * SHEET_ROWS + ROW_PLANETS]))


@inlined
def _total(work: Any, seat: Any) -> Any:
    return index(work[ROWS + seat * SHEET_ROWS + ROW_TOTAL])


@inlined
def _best_rival(work: Any, seat: Any, seats: Any) -> Any:
    best = index(-1)
    for other in range(seats):
        if other != seat:
            best = max(best, _total(work, other))
    return best


@inlined
def _tell(N: Any, V: Any, work: Any, rewards: Any, depth: Any) -> Any:
    """Every node on the way learns how the seats fared."""
    N[VISITS] += 1
    above = index(0)
    for step in range(depth):
        kid = index(work[PATH + step])
        gained = rewards[index(N[kid * NODE + MOVED]) >> MOVER_SHIFT]
        N[kid * NODE + VISITS] += 1
        V[kid * NODE + VALUE] += gained
        V[above * NODE + WORTH] += gained
        above = kid


@inlined
def _sum_up(kid: Any, work: Any, sums: Any, seats: Any) -> Any:
    """Score sheet and win parts of a game, added to those of the root's move it began with."""
    here = kid * ROOT_ROWS
    for number in range(seats * SHEET_ROWS):
        sums[here + number] += work[ROWS + number]
    for seat in range(seats):
        sums[here + 4 * SHEET_ROWS + seat] += work[WINS + seat]


def _grower(seats: int, variants: bool) -> Any:
    """What Python calls. Each number of seats is compiled by itself, with and without variants, so that these are
    constants; Numba keeps the code of each by the values that are given here."""
    ships = ships_of(seats)

    @compiled
    def grow(
        root: Any, table: Any, state: Any, tree: Any, simulations: Any, numbers: Any, values: Any, work: Any,
        rewards: Any, sums: Any,
    ) -> Any:  # fmt: skip
        given = (
            words(root), words(table), words(state), words(tree), simulations, indices(numbers), reals(values),
            indices(work), reals(rewards), indices(sums), seats, ships,
        )  # fmt: skip
        if variants:
            _grow(*given, WORDS, variant_moves, variant_step, play_out_variants)
        else:
            _grow(*given, BASIC_WORDS, plain_moves, plain_step, play_out)

    return grow


GROW = {(seats, variants): _grower(seats, variants) for variants in (False, True) for seats in (2, 3, 4)}
"""By seats, and whether there are variants."""
