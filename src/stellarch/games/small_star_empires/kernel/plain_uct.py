"""Plain UCT for two seats: no knowledge of the game but its rules. The yardstick for the real search, and for speed.

One random game for each simulation, all children made at a node's second visit, those not visited tried first from
a random one on, then the best upper confidence bound. Nodes are laid out as in `tree`.
"""

from math import log, sqrt
from typing import Any

from stellarch.games.small_star_empires.kernel.basic import below, list_plain, next_random, play_on, play_plain
from stellarch.games.small_star_empires.kernel.layout import BASIC_WORDS, OUT, TURN
from stellarch.games.small_star_empires.kernel.scoring import LARGEST_TERRITORY, plain_points, territory
from stellarch.games.small_star_empires.kernel.tree import (
    CAPACITY,
    CHILD,
    COUNT,
    MOST_MOVES,
    MOVE,
    MOVED,
    MOVER_SHIFT,
    MOVES,
    NODE,
    NODES,
    PATH,
    RANDOM,
    SEEN,
    VALUE,
    VISITS,
)
from stellarch.jit import compiled, index, indices, inlined, reals, single, u64, words

EXPLORATION = 1.4
_BOTH_OUT = 3


@compiled
def grow_uct(
    root: Any, table: Any, state: Any, tree: Any, simulations: Any, numbers: Any, values: Any, scratch: Any
) -> Any:
    """Simulations from the root, each adding to the tree."""
    start, T, S, tree = words(root), words(table), words(state), words(tree)
    N, V, work = indices(numbers), reals(values), indices(scratch)
    random = tree[RANDOM]
    nodes = index(tree[NODES])
    room = index(tree[CAPACITY]) - MOST_MOVES
    for _ in range(simulations):
        for word in range(BASIC_WORDS):
            S[word] = start[word]
        here = 0
        depth = 0
        while S[OUT] != u64(_BOTH_OUT):
            if N[here * NODE + COUNT] == 0:
                if (N[here * NODE + VISITS] == 0 and here != 0) or nodes > room:
                    break
                nodes = _make_children(S, nodes, here, N, V, work)
            here, random = _next(here, N, V, random)
            play_plain(S, T, index(N[here * NODE + MOVED]) & MOVE, 2, 4)
            work[PATH + depth] = here
            depth += 1
        _, _, random = play_on(S, T, random, 2, 4)
        won = _won_by_first(S, T)
        N[VISITS] += 1
        for step in range(depth):
            kid = index(work[PATH + step])
            N[kid * NODE + VISITS] += 1
            V[kid * NODE + VALUE] += single(1.0) - won if index(N[kid * NODE + MOVED]) >> MOVER_SHIFT else won
    tree[RANDOM] = random
    tree[NODES] = u64(nodes)
    tree[SEEN] += u64(simulations)


@inlined
def _make_children(S: Any, nodes: Any, here: Any, N: Any, V: Any, work: Any) -> Any:
    seat = index(S[TURN])
    count = list_plain(S, seat, 4, work, MOVES) - MOVES
    for number in range(count):
        kid = (nodes + number) * NODE
        N[kid + COUNT] = 0
        N[kid + VISITS] = 0
        N[kid + MOVED] = index(work[MOVES + number]) | seat << MOVER_SHIFT
        V[kid + VALUE] = single(0.0)
    N[here * NODE + CHILD] = nodes
    N[here * NODE + COUNT] = count
    return nodes + count


@inlined
def _next(here: Any, N: Any, V: Any, random: Any) -> Any:
    """The child to go on with, and the random state."""
    first = index(N[here * NODE + CHILD])
    kids = index(N[here * NODE + COUNT])
    visits = index(N[here * NODE + VISITS])
    if visits <= kids:
        random = next_random(random)
        offset = below(random, kids)
        for turned in range(kids):
            kid = offset + turned
            if kid >= kids:
                kid -= kids
            if N[(first + kid) * NODE + VISITS] == 0:
                return first + kid, random
    weight = single(EXPLORATION * EXPLORATION) * single(log(single(visits)))
    best = single(-1e9)
    chosen = first
    for kid in range(first, first + kids):
        share = single(1.0) / single(N[kid * NODE + VISITS])
        bound = V[kid * NODE + VALUE] * share + single(sqrt(weight * share))
        if bound > best:
            best = bound
            chosen = kid
    return chosen, random


@inlined
def _won_by_first(S: Any, T: Any) -> Any:
    """1 where the first seat has more points, a half where both have the same."""
    mine, theirs = territory(S, T, 0), territory(S, T, 1)
    lead = plain_points(S, T, 0, 2) - plain_points(S, T, 1, 2)
    if mine != theirs:
        lead += LARGEST_TERRITORY if mine > theirs else -LARGEST_TERRITORY
    return single(1.0) if lead > 0 else single(0.0) if lead < 0 else single(0.5)
