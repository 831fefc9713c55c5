"""What the two seats of a basic game can still make of it, at best: bounds that need no search.

All of it is about one number, the margin: points of the first seat less those of the second, territory left out. To
take a system changes it by what the system gives, less a point for each rival Trade Station beside it. So a seat
improves its margin by the systems it takes, by its Trade Stations, and where its rival must take what costs more than
it gives. Added up as if every wish came true, except those a rival can surely spoil with its next two moves, this is
never too little.

Systems are counted by levels: those that give at least one point, at least two, at least three. Sums over levels are
then a few population counts, however many systems there are.
"""

from typing import Any

from stellarch.games.small_star_empires.kernel.layout import (
    BESIDE,
    COLONIES,
    FREE,
    HELD,
    HOME_ROW,
    JUMP,
    NEBULA_LESS,
    NEBULAE,
    OUT,
    PLANETS,
    RAY,
    REACH,
    SHIP,
    STATIONS,
    STATIONS_LEFT,
    TURN,
    WIDTH_BITS,
    WORDS,
)
from stellarch.games.small_star_empires.kernel.scoring import LARGEST_TERRITORY, plain_points
from stellarch.jit import highest, index, inlined, lowest, popcount, u64

# What is kept beside the words of a position; those of the variants stay 0.
MARGIN = WORDS
"""A number: points of the first seat less those of the second, territory left out."""
HOLDINGS = MARGIN + 1
"""A random word for what the seats hold, and how (see `alphabeta`)."""
CUSTOMERS = HOLDINGS + 1
"""[seat, times - 1] the systems beside at least one, two, three of its Trade Stations."""
TERRITORIES = CUSTOMERS + 6
"""[seat] a number: its territories."""
TERRITORY = TERRITORIES + 2
"""[seat, number] the systems of a territory; bit 0 stands for the homeworld."""
MOST_TERRITORIES = 24
BORDER = TERRITORY + 2 * MOST_TERRITORIES
"""[seat, number] the systems beside it."""
POSITION = BORDER + 2 * MOST_TERRITORIES

_FULL_SET, _EACH = 3, 3
"""How many nebulae of a colour count, and the points for each but the first."""
_LEVELS = 0x0101_0101_0101_0101


@inlined
def set_up(S: Any, T: Any) -> Any:
    """All of it, from the words of a position."""
    S[MARGIN] = u64(plain_points(S, T, 0, 2) - plain_points(S, T, 1, 2))
    for seat in range(2):
        for times in range(3):
            S[CUSTOMERS + seat * 3 + times] = u64(0)
        stations = S[STATIONS + seat]
        while stations != u64(0):
            _add_customers(S, T, seat, lowest(stations))
            stations &= stations - u64(1)
        S[TERRITORIES + seat] = u64(1)
        S[TERRITORY + seat * MOST_TERRITORIES] = u64(1)
        S[BORDER + seat * MOST_TERRITORIES] = T[BESIDE + HOME_ROW + seat]
        held = S[HELD + seat]
        while held != u64(0):
            _join(S, T, seat, lowest(held))
            held &= held - u64(1)


@inlined
def keep_up(S: Any, T: Any, seat: Any, system: Any, station: Any, gained: Any) -> Any:
    """All of it, after a seat took a system that way."""
    S[MARGIN] = u64(index(S[MARGIN]) + (gained if seat == 0 else -gained))
    if station:
        _add_customers(S, T, seat, system)
    _join(S, T, seat, system)


@inlined
def _add_customers(S: Any, T: Any, seat: Any, system: Any) -> Any:
    beside = T[BESIDE + system]
    here = CUSTOMERS + seat * 3
    S[here + 2] |= S[here + 1] & beside
    S[here + 1] |= S[here] & beside
    S[here] |= beside


@inlined
def _join(S: Any, T: Any, seat: Any, system: Any) -> Any:
    """One more system, and with it all the territories it borders, become one territory."""
    joined = u64(1) << u64(system)
    border = T[BESIDE + system]
    first = seat * MOST_TERRITORIES
    kept = first
    for other in range(first, first + index(S[TERRITORIES + seat])):
        systems = S[TERRITORY + other]
        beside = S[BORDER + other]
        if (beside >> u64(system)) & u64(1) != u64(0):
            joined |= systems
            border |= beside
        else:
            S[TERRITORY + kept] = systems
            S[BORDER + kept] = beside
            kept += 1
    S[TERRITORY + kept] = joined
    S[BORDER + kept] = border
    S[TERRITORIES + seat] = u64(kept + 1 - first)


@inlined
def pieces_left(S: Any, seat: Any) -> Any:
    """The moves a seat has at most."""
    if (index(S[OUT]) >> seat) & 1:
        return 0
    return index(S[COLONIES + seat]) + index(S[STATIONS_LEFT + seat])


@inlined
def reach_of_all(S: Any, seat: Any) -> Any:
    """Where the ships of a seat can go."""
    here = REACH + seat * 4
    return (S[here] | S[here + 1] | S[here + 2] | S[here + 3]) & S[FREE]


@inlined
def gain(S: Any, T: Any, seat: Any, system: Any, station: Any) -> Any:
    """By how much taking a system improves the margin of a seat."""
    rival = 1 - seat
    beside = T[BESIDE + system]
    points = planets_of(T, system) - popcount(beside & S[STATIONS + rival])
    bit = u64(1) << u64(system)
    for colour in range(3):
        nebulae = T[NEBULAE + colour]
        if (nebulae & bit) != u64(0):
            points += _next_nebula(T, popcount(nebulae & S[HELD + seat]))
    if station:
        points += trade_now(S, T, seat, system)
    return points


@inlined
def trade_now(S: Any, T: Any, seat: Any, system: Any) -> Any:
    """What a Trade Station on a system would earn now."""
    rival = 1 - seat
    home = index((T[BESIDE + HOME_ROW + rival] >> u64(system)) & u64(1))
    return popcount(T[BESIDE + system] & S[HELD + rival]) + home


@inlined
def planets_of(T: Any, system: Any) -> Any:
    at = u64(system)
    count = index((T[PLANETS] >> at) & u64(1))
    count += 2 * index((T[PLANETS + 1] >> at) & u64(1))
    return count + 3 * index((T[PLANETS + 2] >> at) & u64(1))


@inlined
def _next_nebula(T: Any, held: Any) -> Any:
    """What one more nebula of a colour gives to a seat, by how many it has (SSE-6.2)."""
    if held == 0:
        return _EACH - index(T[NEBULA_LESS])
    return _EACH if held < _FULL_SET else 0


@inlined
def most_gained(S: Any, T: Any, seat: Any, own: Any, rivals: Any) -> Any:
    """The most by which a seat can still improve its margin, given where its ships and its rival's can go."""
    rival = 1 - seat
    moves = pieces_left(S, seat)
    replies = pieces_left(S, rival)
    free = S[FREE]
    one = u64(0)
    two = u64(0)
    three = u64(0)
    trade = 0
    if moves > 0:
        pool = own if moves == 1 else free
        one, two, three = _giving(S, T, seat, pool, False)
        trade = _most_trade(S, T, seat, pool, replies)
    if replies == 0:
        return trade + min(moves, popcount(one)) + min(moves, popcount(two)) + min(moves, popcount(three))
    # What the rival surely gets out of its next two moves, level by level: its points, and systems lost to this seat.
    sure_one, sure_two, sure_three = _giving(S, T, rival, free, True)
    harmless = (free & ~S[CUSTOMERS + seat * 3]) | sure_one
    ends_0 = _steady(S, T, rival, 0)
    ends_1 = _steady(S, T, rival, 1)
    ends_2 = _steady(S, T, rival, 2)
    ends_3 = _steady(S, T, rival, 3)
    is_next = index(S[TURN]) == rival
    taken_0 = _surely(harmless, moves, replies, is_next, own, rivals, ends_0, ends_1, ends_2, ends_3)
    taken_1 = _surely(sure_one, moves, replies, is_next, own, rivals, ends_0, ends_1, ends_2, ends_3)
    taken_2 = _surely(sure_two, moves, replies, is_next, own, rivals, ends_0, ends_1, ends_2, ends_3)
    taken_3 = _surely(sure_three, moves, replies, is_next, own, rivals, ends_0, ends_1, ends_2, ends_3)
    most = trade
    most += _at_level(one, sure_one, taken_1, moves, own)
    most += _at_level(two, sure_two, taken_2, moves, own)
    most += _at_level(three, sure_three, taken_3, moves, own)
    return most + _most_forced(S, T, seat, rivals if replies == 1 else free, replies - taken_0)


@inlined
def _at_level(giving: Any, sure: Any, taken: Any, moves: Any, own: Any) -> Any:
    """How many systems of a level a seat can take, less those its rival surely takes."""
    count = moves if (giving & own) != u64(0) else moves - 1  # none in reach now: not with the next move
    count = min(count, popcount(giving), popcount(giving | sure) - taken)
    return max(count, 0) - taken


@inlined
def _worth(S: Any, T: Any, seat: Any, pool: Any, surely: Any) -> Any:
    """The systems worth one point or more to a seat, two or more, three or more: surely, or at best."""
    three = T[PLANETS + 2]
    two = three | T[PLANETS + 1]
    one = two | T[PLANETS]
    for colour in range(3):
        nebulae = T[NEBULAE + colour]
        open_ones = popcount(nebulae & pool)
        held = popcount(nebulae & S[HELD + seat])
        counts = held + open_ones <= _FULL_SET if surely else held < _FULL_SET
        if open_ones > 0 and counts:
            later = held > 0 or (not surely and open_ones > 1)  # then it need not be the first of its colour
            one |= nebulae
            if later or T[NEBULA_LESS] == u64(1):
                two |= nebulae
            if later:
                three |= nebulae
    return one, two, three


@inlined
def _giving(S: Any, T: Any, seat: Any, pool: Any, surely: Any) -> Any:
    """The same, less what the rival's Trade Stations get by it."""
    one, two, three = _worth(S, T, seat, pool, surely)
    rival = CUSTOMERS + (1 - seat) * 3
    toll_1 = S[rival]
    toll_2 = S[rival + 1]
    toll_3 = S[rival + 2]
    return (
        pool & ((one & ~toll_1) | (two & ~toll_2) | (three & ~toll_3)),
        pool & ((two & ~toll_1) | (three & ~toll_2)),
        pool & three & ~toll_1,
    )


@inlined
def _most_forced(S: Any, T: Any, seat: Any, pool: Any, replies: Any) -> Any:
    """What a seat gets at most where its rival, which cannot pass, has nothing better to take than its customers."""
    toll_1 = S[CUSTOMERS + seat * 3]
    if replies <= 0 or (toll_1 & pool) == u64(0):
        return 0
    toll_2 = S[CUSTOMERS + seat * 3 + 1]
    toll_3 = S[CUSTOMERS + seat * 3 + 2]
    one, two, three = _worth(S, T, 1 - seat, pool, True)
    most = min(replies, popcount(pool & ((toll_1 & ~one) | (toll_2 & ~two) | (toll_3 & ~three))))
    most += min(replies, popcount(pool & ((toll_2 & ~one) | (toll_3 & ~two))))
    most += min(replies, popcount(pool & toll_3 & ~one))
    return most + replies if toll_3 != u64(0) else most  # four Trade Stations around one system are not kept apart


@inlined
def _most_trade(S: Any, T: Any, seat: Any, pool: Any, replies: Any) -> Any:
    """What the Trade Stations a seat has left can earn, each where it earns most, if its rival settles around it."""
    left = index(S[STATIONS_LEFT + seat])
    if left == 0:
        return 0
    counts = u64(0)  # a byte for each level: places that earn at least one, at least two, up to six
    while pool != u64(0):
        system = lowest(pool)
        pool &= pool - u64(1)
        earned = trade_now(S, T, seat, system) + min(replies, popcount(T[BESIDE + system] & S[FREE]))
        counts += u64(_LEVELS) & ((u64(1) << u64(8 * earned)) - u64(1))
    most = 0
    while counts != u64(0):
        most += min(left, index(counts & u64(255)))
        counts >>= u64(8)
    return most


@inlined
def _steady(S: Any, T: Any, seat: Any, ship: Any) -> Any:
    """Where a ship can go unless just that system is taken: by a jump, or first on its line."""
    ends = S[REACH + seat * 4 + ship] & S[FREE]
    if (ends & (ends - u64(1))) == u64(0):
        return ends
    row = index(S[SHIP + seat * 4 + ship]) >> WIDTH_BITS
    ray = RAY + row * 6
    steady = ends & T[JUMP + row]
    for direction in range(3):
        line = ends & T[ray + direction]
        steady |= line ^ (line & (line - u64(1)))
    for direction in range(3, 6):
        line = ends & T[ray + direction]
        if line != u64(0):
            steady |= u64(1) << u64(highest(line))
    return steady


@inlined
def _surely(
    wanted: Any, moves: Any, replies: Any, is_next: Any, own: Any, rivals: Any,
    ends_0: Any, ends_1: Any, ends_2: Any, ends_3: Any,
) -> Any:  # fmt: skip
    """How many of the systems wanted the rival surely takes with its next two moves, whatever the seat does."""
    if is_next or moves == 0:
        if (rivals & wanted) == u64(0):
            return 0
    else:
        steady = (ends_0 | ends_1 | ends_2 | ends_3) & wanted
        is_one = (steady & (steady - u64(1))) == u64(0)
        if is_one and (steady & ~own) == u64(0):
            return 0
    if replies < 2:
        return 1
    # Whichever ship moves first, the others are left with more than that move and the seat's can take away.
    left = min(popcount((ends_1 | ends_2 | ends_3) & wanted), popcount((ends_0 | ends_2 | ends_3) & wanted))
    left = min(left, popcount((ends_0 | ends_1 | ends_3) & wanted), popcount((ends_0 | ends_1 | ends_2) & wanted))
    return 2 if left > 1 + min(moves, 1 if is_next else 2) else 1


@inlined
def largest(S: Any, seat: Any) -> Any:
    """The size of the largest territory of a seat."""
    most = 1
    first = TERRITORY + seat * MOST_TERRITORIES
    for number in range(first, first + index(S[TERRITORIES + seat])):
        most = max(most, popcount(S[number]))
    return most


@inlined
def size_with(S: Any, seat: Any, system: Any) -> Any:
    """The size of the territory that a system would be part of."""
    size = 1
    first = seat * MOST_TERRITORIES
    for number in range(first, first + index(S[TERRITORIES + seat])):
        if (S[BORDER + number] >> u64(system)) & u64(1) != u64(0):
            size += popcount(S[TERRITORY + number])
    return size


@inlined
def bonus(mine: Any, theirs: Any) -> Any:
    """What two territories of these sizes, the largest of their owners, add to the margin (SSE-6.5)."""
    return LARGEST_TERRITORY if mine > theirs else -LARGEST_TERRITORY if mine < theirs else 0


@inlined
def most_bonus(S: Any, seat: Any, own: Any) -> Any:
    """The most that the largest territory can still add to the margin of a seat."""
    return bonus(_most_joined(S, seat, own), largest(S, 1 - seat))


@inlined
def _most_joined(S: Any, seat: Any, own: Any) -> Any:
    """The largest territory that a seat can still get, or more."""
    moves = pieces_left(S, seat)
    if moves == 0:
        return largest(S, seat)
    if moves <= 2:
        return _most_joined_by_two(S, seat, own if moves == 1 else S[FREE], moves)
    size = moves
    first = seat * MOST_TERRITORIES
    for number in range(first, first + index(S[TERRITORIES + seat])):
        if (S[BORDER + number] & S[FREE]) != u64(0):
            size += popcount(S[TERRITORY + number])
    return max(size, largest(S, seat))


@inlined
def _most_joined_by_two(S: Any, seat: Any, pool: Any, moves: Any) -> Any:
    """With one system, or with two that both border the largest territory, one of them, or none."""
    first = seat * MOST_TERRITORIES
    size = 0
    border = u64(0)
    for number in range(first, first + index(S[TERRITORIES + seat])):
        if popcount(S[TERRITORY + number]) > size:
            size = popcount(S[TERRITORY + number])
            border = S[BORDER + number]
    at_border = size
    elsewhere = 0
    while pool != u64(0):
        system = lowest(pool)
        pool &= pool - u64(1)
        joined = size_with(S, seat, system)
        if (border >> u64(system)) & u64(1) != u64(0):
            at_border = max(at_border, joined)
        else:
            elsewhere = max(elsewhere, joined)
    if moves == 1:
        return max(at_border, elsewhere)
    return max(at_border + max(at_border - size, elsewhere), elsewhere + elsewhere)
