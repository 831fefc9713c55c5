"""Points (SSE-6), from masks."""

from typing import Any

from stellarch.games.small_star_empires.kernel.layout import (
    ALL,
    ASTEROIDS,
    BESIDE,
    CHROMATIC,
    COLONIES,
    FREE,
    FUEL,
    HELD,
    HOME_ROW,
    NEBULA_LESS,
    NEBULAE,
    PLANETS,
    POST,
    RECEIVED,
    RESIGNED,
    STATIONS,
    STATIONS_LEFT,
    THREE,
    TURNED_UP,
    TWO,
)
from stellarch.jit import index, inlined, lowest, popcount, u64


@inlined
def planets(S: Any, T: Any, seat: Any) -> Any:
    held = S[HELD + seat]
    return popcount(held & T[PLANETS]) + 2 * popcount(held & T[PLANETS + 1]) + 3 * popcount(held & T[PLANETS + 2])


@inlined
def of_colour(count: Any, less: Any) -> Any:
    """Points for the nebulae of one colour; no more than three count (SSE-6.2, SSE-R4)."""
    return 3 * min(count, 3) - less if count else 0


@inlined
def nebulae(S: Any, T: Any, seat: Any) -> Any:
    held = S[HELD + seat]
    less = index(T[NEBULA_LESS])
    return (
        of_colour(popcount(held & T[NEBULAE]), less)
        + of_colour(popcount(held & T[NEBULAE + 1]), less)
        + of_colour(popcount(held & T[NEBULAE + 2]), less)
    )


@inlined
def trade(S: Any, T: Any, posts: Any, seat: Any, seats: Any) -> Any:
    """A point for each rival's system beside each of the posts, homeworlds too (SSE-6.3)."""
    points = 0
    for rival in range(seats):
        if rival != seat:
            points += popcount(posts & T[BESIDE + HOME_ROW + rival])
    rivals = T[ALL] & ~S[FREE] & ~S[HELD + seat] & ~S[ASTEROIDS]
    while posts != u64(0):
        points += popcount(T[BESIDE + lowest(posts)] & rivals)
        posts &= posts - u64(1)
    return points


@inlined
def territory(S: Any, T: Any, seat: Any) -> Any:
    """The size of the largest territory (SSE-6.4): first the one around the homeworld, which counts too."""
    left = S[HELD + seat]
    edge = T[BESIDE + HOME_ROW + seat] & left
    largest = 1
    size = 1
    while True:
        left &= ~edge
        while edge != u64(0):
            size += 1
            near = T[BESIDE + lowest(edge)] & left
            edge &= edge - u64(1)
            left &= ~near
            edge |= near
        largest = max(largest, size)
        if popcount(left) <= largest:
            return largest
        edge = left ^ (left & (left - u64(1)))
        size = 0


@inlined
def plain_points(S: Any, T: Any, seat: Any, seats: Any) -> Any:
    """What a seat has in the basic game, the largest territory left out."""
    return planets(S, T, seat) + nebulae(S, T, seat) + trade(S, T, S[STATIONS + seat], seat, seats)


@inlined
def chromatic(S: Any, T: Any, seat: Any) -> Any:
    """What the chromatic nebulae add (SSE-7.7): to a colour that is begun and not full, or else to a new one."""
    held = S[HELD + seat]
    wild = popcount(held & S[TURNED_UP + CHROMATIC])
    if wild == 0:
        return 0
    less = index(T[NEBULA_LESS])
    new = 0
    room = 0
    for colour in range(3):
        count = popcount(held & T[NEBULAE + colour])
        if count == 0:
            new += 1
        else:
            room += max(3 - count, 0)
    points = 0
    for _ in range(wild):
        if room > 0:
            room -= 1
            points += 3
        elif new > 0:
            new -= 1
            room += 2
            points += 3 - less
    return points


@inlined
def all_planets(S: Any, T: Any, seat: Any) -> Any:
    """Planets of stars and of tiles turned up (SSE-6.1, SSE-7.4)."""
    held = S[HELD + seat]
    return planets(S, T, seat) + 3 * popcount(held & S[TURNED_UP + THREE]) + 2 * popcount(held & S[TURNED_UP + TWO])


@inlined
def posts(S: Any, seat: Any) -> Any:
    """What counts as a Trade Station: a Colony at an abandoned one does too (SSE-7.8)."""
    return S[STATIONS + seat] | (S[HELD + seat] & S[TURNED_UP + POST])


@inlined
def tile_bonus(S: Any, seat: Any) -> Any:
    return popcount(S[HELD + seat] & (S[TURNED_UP + POST] | S[TURNED_UP + FUEL]))


# The rows of the score sheet, in the order in which `sheet` writes them for each seat.
ROW_PLANETS, ROW_NEBULAE, ROW_STATIONS, ROW_TERRITORY, ROW_TILES, ROW_TOLLS, ROW_TOTAL = range(7)
SHEET_ROWS = 7
LARGEST_TERRITORY = 3
TOLL_POINTS = 2


@inlined
def sheet(S: Any, T: Any, rows: Any, first: Any, seats: Any) -> Any:
    """The score sheet of every seat, written from `first` on, `SHEET_ROWS` numbers each (SSE-6.8)."""
    most = 0
    for seat in range(seats):
        size = territory(S, T, seat)
        rows[first + seat * SHEET_ROWS + ROW_TERRITORY] = size
        most = max(most, size)
    for seat in range(seats):
        here = first + seat * SHEET_ROWS
        rows[here + ROW_PLANETS] = all_planets(S, T, seat)
        rows[here + ROW_NEBULAE] = nebulae(S, T, seat) + chromatic(S, T, seat)
        rows[here + ROW_STATIONS] = trade(S, T, posts(S, seat), seat, seats)
        rows[here + ROW_TERRITORY] = LARGEST_TERRITORY if rows[here + ROW_TERRITORY] == most else 0
        rows[here + ROW_TILES] = tile_bonus(S, seat)
        rows[here + ROW_TOLLS] = TOLL_POINTS * index(S[RECEIVED + seat])
        total = 0
        for row in range(ROW_TOTAL):
            total += rows[here + row]
        rows[here + ROW_TOTAL] = total


@inlined
def merit(S: Any, seat: Any, total: Any, planets_held: Any) -> Any:
    """One number that orders the seats: not resigned, points, Colonies, Trade Stations, planets (SSE-6.7, SSE-5.3)."""
    stays = 1 - ((index(S[RESIGNED]) >> seat) & 1)
    return ((((stays << 12 | total) << 6 | index(S[COLONIES + seat])) << 6) | index(S[STATIONS_LEFT + seat])) << 8 | (
        planets_held
    )
