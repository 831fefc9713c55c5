"""Alpha-beta for two seats and no variants, with a table of positions seen: the exact endgame, and a bot of its own.

It is asked one question at a time: is this position worth at least so much to the first seat (the goal)? The answer
is a bound on its worth, and a few such questions pin it down (MTD(f), see
`stellarch.games.small_star_empires.proving`). Down to the end of the game the answer is proven; with a depth it is an
estimate where lines are cut off.

There is no recursion: the way from the root to the position looked at lies on a stack. So the search can be stopped
after any number of nodes and gone on with, and what it finds does not depend on how often that was done.

Worth is counted in parts of a point. Where points are equal at the end, the tie-breaks count half a point (SSE-6.7):
so worth is more than 0 just where the first seat wins, and the margin in points is worth // POINT rounded towards 0.
"""

from typing import Any

from stellarch.games.small_star_empires.kernel.basic import go_on_plain, take
from stellarch.games.small_star_empires.kernel.bounds import (
    BORDER,
    HOLDINGS,
    MARGIN,
    MOST_TERRITORIES,
    POSITION,
    TERRITORIES,
    TERRITORY,
    bonus,
    gain,
    keep_up,
    largest,
    most_bonus,
    most_gained,
    pieces_left,
    planets_of,
    reach_of_all,
    set_up,
    size_with,
    trade_now,
)
from stellarch.games.small_star_empires.kernel.layout import (
    BASIC_WORDS,
    BESIDE,
    COLONIES,
    FREE,
    HELD,
    OUT,
    REACH,
    ROWS,
    SHIP,
    SHIP_SHIFT,
    STATION_BIT,
    STATIONS,
    STATIONS_LEFT,
    TURN,
    WIDTH_BITS,
)
from stellarch.games.small_star_empires.kernel.scoring import LARGEST_TERRITORY, planets
from stellarch.jit import compiled, index, indices, inlined, lowest, popcount, u64, words

POINT = 8
"""Into how many parts a point is divided, to count worth."""
TIE_BREAK = POINT // 2
TO_THE_END = 255
"""A depth that no game has."""
BEYOND_ALL = 1 << 14
"""More than any position is worth."""

# What is to be found out, and how far that is: the question, the step looked at next, the answer, nodes in all.
GOAL, DEPTH, ONLY, PLY, WORTH, NODES = range(6)
TASK = 6
ANY_MOVE = -1
"""The question is about the position; else about the one move of it that stands in ONLY."""
NOT_BEGUN = -1
"""In PLY: the question is new."""

# Random words that positions are known by.
COLONY_WORD = 0
"""[seat, system] held by a Colony."""
STATION_WORD = COLONY_WORD + 2 * 64
"""[seat, system] held by a Trade Station."""
SHIP_WORD = STATION_WORD + 2 * 64
"""[seat, row] a ship that can still move."""
TURN_WORD = SHIP_WORD + 2 * ROWS
RANDOM_WORDS = TURN_WORD + 1

# A place in the table of positions: two words, the second as `_packed` says.
PLACE = 2

# A step on the way: a position, and the word it is known by.
KNOWN_BY = POSITION
STEP = POSITION + 1
# Numbers of a step: moves, how many of them were looked into, the best so far; then the moves and how urgent they are.
COUNT, TRIED, BEST, BEST_MOVE = range(4)
MOVES = 4
MOST_MOVES = 512
URGENCY = MOVES + MOST_MOVES
STEP_NUMBERS = URGENCY + MOST_MOVES
DEEPEST = 48
# After all steps: the last two moves that settled a position, by the pieces left.
SETTLING = DEEPEST * STEP_NUMBERS
NUMBERS = SETTLING + 2 * DEEPEST

# How urgent a move is: what it gains and what it denies the rival, whether it settled other positions like this one.
_GAINED, _DENIED, _ROOM, _STATION_COST, _SETTLED, _FOUND_BEST = 256, 200, 16, 512, 512, 1 << 20
_FEWEST_KEPT = 3
"""Positions with fewer pieces left are faster searched than found in the table."""
# Where a line is cut off, half of what each seat may still gain at best counts, and a little for each open system.
_PROSPECTS, _MOBILITY = POINT // 2, 1


@compiled
def look_on(
    root: Any, table: Any, randoms: Any, seen: Any, state: Any, way: Any, numbers: Any, task: Any, nodes: Any,
    seen_mask: Any,
) -> Any:  # fmt: skip
    """Search this many more nodes. True when the question of the task is answered: then its worth is the bound."""
    start, T, K, H, S, W = words(root), words(table), words(randoms), words(seen), words(state), words(way)
    N, Q = indices(numbers), indices(task)
    goal = index(Q[GOAL])
    ply = index(Q[PLY])
    places = index(seen_mask)
    if ply == NOT_BEGUN:
        _begin(start, T, K, S, N)
        ply = 0
    for node in range(nodes):
        left = index(Q[DEPTH]) - ply
        worth, is_known, known_by, hint = _judge(S, T, K, H, goal, left, places)
        if is_known and ply > 0:  # at the root moves are looked into in any case: one of them is wanted
            ply, worth, is_known = _climb(W, N, H, Q, ply, worth, goal, places)
            if is_known:
                Q[WORTH] = worth
                Q[PLY] = NOT_BEGUN
                Q[NODES] += node + 1
                return True
            _copy(W, ply * STEP, S, 0)
        else:
            _list_moves(S, T, N, ply, hint)
            if ply == 0 and Q[ONLY] != ANY_MOVE:
                N[COUNT] = 1
                N[MOVES] = Q[ONLY]
                known_by = u64(0)
            _copy(S, 0, W, ply * STEP)
            W[ply * STEP + KNOWN_BY] = known_by
        _descend(S, T, K, N, ply)
        ply += 1
    Q[PLY] = ply
    Q[NODES] += nodes
    return False


@inlined
def _begin(start: Any, T: Any, K: Any, S: Any, N: Any) -> Any:
    for word in range(BASIC_WORDS):
        S[word] = start[word]
    set_up(S, T)
    S[HOLDINGS] = u64(0)
    for seat in range(2):
        held = S[HELD + seat]
        while held != u64(0):
            system = lowest(held)
            held &= held - u64(1)
            is_station = (S[STATIONS + seat] >> u64(system)) & u64(1) != u64(0)
            S[HOLDINGS] ^= K[(STATION_WORD if is_station else COLONY_WORD) + seat * 64 + system]
    for number in range(SETTLING, NUMBERS):
        N[number] = -1


@inlined
def _copy(source: Any, first: Any, target: Any, to: Any) -> Any:
    """A position, of its territories only those there are."""
    for word in range(BASIC_WORDS):
        target[to + word] = source[first + word]
    for word in range(MARGIN, TERRITORY):
        target[to + word] = source[first + word]
    for seat in range(2):
        begin = TERRITORY + seat * MOST_TERRITORIES
        for word in range(begin, begin + index(source[first + TERRITORIES + seat])):
            target[to + word] = source[first + word]
            word += BORDER - TERRITORY
            target[to + word] = source[first + word]


@inlined
def _judge(S: Any, T: Any, K: Any, H: Any, goal: Any, left: Any, places: Any) -> Any:
    """What can be said of a position without looking further.

    Gives a bound on its worth and whether that is an answer; if not, the word it is known by and the move found best
    there before, or -1.
    """
    if S[OUT] == u64(3):
        return _final(S, T, index(S[MARGIN]) + bonus(largest(S, 0), largest(S, 1)), -1, 0), True, u64(0), -1
    seat = index(S[TURN])
    mine = pieces_left(S, seat)
    theirs = pieces_left(S, 1 - seat)
    ends_0 = reach_of_all(S, 0)
    ends_1 = reach_of_all(S, 1)
    if theirs == 0 and mine == 1:
        return _last_piece(S, T, seat, ends_1 if seat else ends_0), True, u64(0), -1
    margin = index(S[MARGIN])
    # Bounds. Territories take longer to look at, so that is done only where they decide.
    most = most_gained(S, T, 0, ends_0, ends_1)
    upper = _at_most(margin + most + LARGEST_TERRITORY)
    if upper >= goal and _at_most(margin + most - LARGEST_TERRITORY) < goal:
        upper = _at_most(margin + most + most_bonus(S, 0, ends_0))
    if upper < goal:
        return upper, True, u64(0), -1
    least = most_gained(S, T, 1, ends_1, ends_0)
    lower = _at_least(margin - least - LARGEST_TERRITORY)
    if lower < goal and _at_least(margin - least + LARGEST_TERRITORY) >= goal:
        lower = _at_least(margin - least - most_bonus(S, 1, ends_1))
    if lower >= goal:
        return lower, True, u64(0), -1
    if left <= 0:
        territories = bonus(largest(S, 0), largest(S, 1))
        estimate = (margin + territories) * POINT + (most - least) * _PROSPECTS
        return estimate + (popcount(ends_0) - popcount(ends_1)) * _MOBILITY, True, u64(0), -1
    if mine + theirs < _FEWEST_KEPT:
        return 0, False, u64(0), -1
    known_by = _known_by(S, K)
    place = index(known_by & u64(places)) * PLACE
    if H[place] != known_by:
        return 0, False, known_by, -1
    kept = H[place + 1]
    if _depth_of(kept) >= _enough(left, mine + theirs):
        if _lower_of(kept) >= goal:
            return _lower_of(kept), True, known_by, -1
        if _upper_of(kept) < goal:
            return _upper_of(kept), True, known_by, -1
    return 0, False, known_by, _move_of(kept)


@inlined
def _enough(left: Any, pieces: Any) -> Any:
    """The depth that what is known of a position must have been found with."""
    return TO_THE_END if left >= pieces else left


@inlined
def _at_most(margin: Any) -> Any:
    return margin * POINT if margin != 0 else TIE_BREAK


@inlined
def _at_least(margin: Any) -> Any:
    return margin * POINT if margin != 0 else -TIE_BREAK


@inlined
def _final(S: Any, T: Any, margin: Any, placing: Any, planets_placed: Any) -> Any:
    """What the end of a game is worth; one seat may still be placing its last piece, on some planets (SSE-6.7)."""
    if margin != 0:
        return margin * POINT
    lead = index(0)
    for seat in range(2):
        sign = 1 - 2 * seat
        found = planets(S, T, seat)
        if seat == placing:
            lead += sign * (found + planets_placed)
        else:
            lead += sign * (((index(S[COLONIES + seat]) << 6 | index(S[STATIONS_LEFT + seat])) << 8) + found)
    return TIE_BREAK if lead > 0 else -TIE_BREAK if lead < 0 else 0


@inlined
def _last_piece(S: Any, T: Any, seat: Any, ends: Any) -> Any:
    """The worth where nothing but one piece of one seat is left to place."""
    station = S[STATIONS_LEFT + seat] != u64(0)
    sign = 1 - 2 * seat
    mine = largest(S, seat)
    theirs = largest(S, 1 - seat)
    best = -BEYOND_ALL
    while ends != u64(0):
        system = lowest(ends)
        ends &= ends - u64(1)
        gained = sign * index(S[MARGIN]) + gain(S, T, seat, system, station)
        if (gained + LARGEST_TERRITORY) * POINT >= best:
            gained += bonus(max(mine, size_with(S, seat, system)), theirs)
            best = max(best, sign * _final(S, T, sign * gained, seat, planets_of(T, system)))
    return sign * best


@inlined
def _known_by(S: Any, K: Any) -> Any:
    """The word of a position: what the seats hold, who is on turn, and where ships stand that can still move."""
    known_by = S[HOLDINGS]
    for seat in range(2):
        if pieces_left(S, seat) > 0:
            for ship in range(4):
                if (S[REACH + seat * 4 + ship] & S[FREE]) != u64(0):
                    row = index(S[SHIP + seat * 4 + ship]) >> WIDTH_BITS
                    known_by += K[SHIP_WORD + seat * ROWS + row]  # a sum: which ship it is does not matter
    known_by += K[TURN_WORD] * S[TURN]
    return known_by & u64((1 << 64) - 1)


@inlined
def _packed(lower: Any, upper: Any, move: Any, depth: Any) -> Any:
    """Bounds, the best move and the depth in one word."""
    bounds = u64(lower + BEYOND_ALL) | u64(upper + BEYOND_ALL) << u64(16)
    return bounds | u64(move) << u64(32) | u64(depth) << u64(48)


@inlined
def _lower_of(kept: Any) -> Any:
    return index(kept & u64(0xFFFF)) - BEYOND_ALL


@inlined
def _upper_of(kept: Any) -> Any:
    return index((kept >> u64(16)) & u64(0xFFFF)) - BEYOND_ALL


@inlined
def _move_of(kept: Any) -> Any:
    return index((kept >> u64(32)) & u64(0xFFFF))


@inlined
def _depth_of(kept: Any) -> Any:
    return index(kept >> u64(48))


@inlined
def _keep(W: Any, N: Any, H: Any, step: Any, here: Any, best: Any, goal: Any, left: Any, places: Any) -> Any:
    """Write down what was found of a position."""
    known_by = W[step + KNOWN_BY]
    if known_by == u64(0):
        return
    place = index(known_by & u64(places)) * PLACE
    depth = _enough(left, _pieces_on(W, step))
    lower = -BEYOND_ALL
    upper = BEYOND_ALL
    if H[place] == known_by and _depth_of(H[place + 1]) == depth:
        lower = _lower_of(H[place + 1])
        upper = _upper_of(H[place + 1])
    if best >= goal:
        lower = best
    else:
        upper = best
    H[place] = known_by
    H[place + 1] = _packed(lower, upper, index(N[here + BEST_MOVE]), depth)


@inlined
def _pieces_on(W: Any, step: Any) -> Any:
    """The pieces left of both seats."""
    pieces = index(0)
    for seat in range(2):
        if not (index(W[step + OUT]) >> seat) & 1:
            pieces += index(W[step + COLONIES + seat]) + index(W[step + STATIONS_LEFT + seat])
    return pieces


@inlined
def _climb(W: Any, N: Any, H: Any, Q: Any, ply: Any, worth: Any, goal: Any, places: Any) -> Any:
    """Tell a bound to the step before, and on, up to one with moves left to look into; True if there is none."""
    while ply > 0:
        ply -= 1
        here = ply * STEP_NUMBERS
        step = ply * STEP
        tried = index(N[here + TRIED])
        is_first = W[step + TURN] == u64(0)
        if worth > N[here + BEST] if is_first else worth < N[here + BEST]:
            N[here + BEST] = worth
            N[here + BEST_MOVE] = N[here + MOVES + tried - 1]
        best = index(N[here + BEST])
        is_settled = best >= goal if is_first else best < goal
        if not is_settled and tried < N[here + COUNT]:
            return ply, worth, False
        if is_settled:
            _note_settling(N, _pieces_on(W, step), index(N[here + BEST_MOVE]))
        _keep(W, N, H, step, here, best, goal, index(Q[DEPTH]) - ply, places)
        worth = best
    return ply, worth, True


@inlined
def _note_settling(N: Any, pieces: Any, move: Any) -> Any:
    placed = move & ~(15 << SHIP_SHIFT)
    here = SETTLING + 2 * pieces
    if N[here] != placed:
        N[here + 1] = N[here]
        N[here] = placed


@inlined
def _list_moves(S: Any, T: Any, N: Any, ply: Any, hint: Any) -> Any:
    """Every move of the seat on turn, with how urgent it is; `hint` is one found best here before."""
    here = ply * STEP_NUMBERS
    seat = index(S[TURN])
    rival = 1 - seat
    mine = pieces_left(S, seat)
    theirs = pieces_left(S, rival)
    rivals = reach_of_all(S, rival) if theirs > 0 else u64(0)
    settling = SETTLING + 2 * (mine + theirs)
    count = index(0)
    listed = u64(0)
    for ship in range(4):
        ends = S[REACH + seat * 4 + ship] & S[FREE] & ~listed
        if mine == 1:
            listed |= ends  # it does not matter which ship takes the last system
        while ends != u64(0):
            system = lowest(ends)
            ends &= ends - u64(1)
            gained = gain(S, T, seat, system, False)
            urgency = gained * _GAINED + _ROOM * popcount(T[BESIDE + system] & S[FREE])
            if (rivals >> u64(system)) & u64(1) != u64(0):
                urgency += _DENIED * gain(S, T, rival, system, False)
            for station in range(2):
                if S[(STATIONS_LEFT if station else COLONIES) + seat] != u64(0):
                    move = system | ship << SHIP_SHIFT | station << STATION_BIT
                    placed = move & ~(15 << SHIP_SHIFT)
                    urgent = urgency
                    if station:
                        urgent += trade_now(S, T, seat, system) * _GAINED - _STATION_COST
                    if N[settling] == placed:
                        urgent += _SETTLED
                    elif N[settling + 1] == placed:
                        urgent += _SETTLED // 2
                    if move == hint:
                        urgent += _FOUND_BEST
                    N[here + MOVES + count] = move
                    N[here + URGENCY + count] = urgent
                    count += 1
    N[here + COUNT] = count
    N[here + TRIED] = 0
    N[here + BEST] = BEYOND_ALL if seat else -BEYOND_ALL


@inlined
def _descend(S: Any, T: Any, K: Any, N: Any, ply: Any) -> Any:
    """Play the most urgent of the moves not looked into."""
    here = ply * STEP_NUMBERS
    tried = index(N[here + TRIED])
    urgent = tried
    for other in range(tried + 1, index(N[here + COUNT])):
        if N[here + URGENCY + other] > N[here + URGENCY + urgent]:
            urgent = other
    move = index(N[here + MOVES + urgent])
    N[here + MOVES + urgent] = N[here + MOVES + tried]
    N[here + URGENCY + urgent] = N[here + URGENCY + tried]
    N[here + MOVES + tried] = move
    N[here + TRIED] = tried + 1
    seat = index(S[TURN])
    system = move & 255
    station = (move >> STATION_BIT) & 1
    gained = gain(S, T, seat, system, station != 0)
    take(S, T, seat, (move >> SHIP_SHIFT) & 15, system, station, 2, 4)
    keep_up(S, T, seat, system, station != 0, gained)
    S[HOLDINGS] ^= K[(STATION_WORD if station else COLONY_WORD) + seat * 64 + system]
    go_on_plain(S, 2, 4)
