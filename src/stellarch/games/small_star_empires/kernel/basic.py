"""The basic game: moves, placing, and random games to the end. No variant, so nothing here is slowed by one.

Where a ship can go is kept, not computed: `REACH[ship]` holds all systems it could stop on if they are free. A system
taken by a rival costs one AND for each ship it may stand in the way of; only the ship that moved looks along its six
lines again. A ship's moves are then REACH & FREE, their number a population count, and the move to play at random one
that is found without a branch: sums of counts choose the ship, the nth bit of its mask the system.
"""

from typing import Any

from stellarch.games.small_star_empires.kernel.layout import (
    ACTIVE,
    COLONIES,
    FREE,
    HELD,
    HOME_ROW,
    KEEP,
    NO_TILE,
    OUT,
    RAY,
    REACH,
    REACH_ALONE,
    ROWS,
    SHIP,
    SHIP_SHIFT,
    STATION_BIT,
    STATIONS,
    STATIONS_LEFT,
    TURN,
    WIDTH,
)
from stellarch.jit import highest, index, inlined, lowest, nth_bit, popcount, u64

_FULL = u64((1 << 64) - 1)
_STAR = u64(0x2545F4914F6CDD1D)


@inlined
def next_random(random: Any) -> Any:
    """The next state of xorshift64; its top half after `mixed` is as good as dice."""
    random ^= random >> u64(12)
    random ^= (random << u64(25)) & _FULL
    random ^= random >> u64(27)
    return random


@inlined
def below(random: Any, limit: Any) -> Any:
    """A whole number below a limit, from a state of the generator: xorshift64*, its top half scaled."""
    return index(((((random * _STAR) & _FULL) >> u64(32)) * u64(limit)) >> u64(32))


@inlined
def look(T: Any, seat: Any, row: Any, passable: Any) -> Any:
    """Where a ship could stop: its lines cut at the first rival in each of the six directions, and its jumps.

    It passes over what is free or its own: all other bits stand in the way, those that stand for nothing in it too.
    """
    ray = RAY + row * 6
    keep = KEEP + row * WIDTH
    rivals = ~passable
    reach = T[REACH_ALONE + seat * ROWS + row]
    reach &= T[keep + lowest(rivals & T[ray])]
    reach &= T[keep + lowest(rivals & T[ray + 1])]
    reach &= T[keep + lowest(rivals & T[ray + 2])]
    reach &= T[keep + highest(rivals & T[ray + 3])]
    reach &= T[keep + highest(rivals & T[ray + 4])]
    reach &= T[keep + highest(rivals & T[ray + 5])]
    return reach


@inlined
def take(S: Any, T: Any, seat: Any, ship: Any, system: Any, station: Any, seats: Any, ships: Any) -> Any:
    """Move a ship and take the system it reaches, with a Trade Station (1) or a Colony (0)."""
    # Rivals come first: the next move waits for their reach, and for nothing else in here.
    for rival in range(seats):
        if rival != seat:
            for other in range(ships):
                S[REACH + rival * 4 + other] &= T[KEEP + index(S[SHIP + rival * 4 + other]) + system]
    taken = u64(1) << u64(system)
    free = S[FREE] & ~taken
    S[FREE] = free
    held = S[HELD + seat] | taken
    S[HELD + seat] = held
    S[STATIONS + seat] |= u64(station) << u64(system)
    S[COLONIES + seat] -= u64(1 - station)
    S[STATIONS_LEFT + seat] -= u64(station)
    active = index(S[ACTIVE + seat])
    home = u64((HOME_ROW + seat) * WIDTH)
    if active < ships and ship == active - 1 and S[SHIP + seat * 4 + ship] == home:
        S[REACH + seat * 4 + active] = S[REACH + seat * 4 + ship]  # the next one at home shows up
        S[ACTIVE + seat] = u64(active + 1)
    S[SHIP + seat * 4 + ship] = u64(system * WIDTH)
    S[REACH + seat * 4 + ship] = look(T, seat, system, free | held)


@inlined
def ply(S: Any, T: Any, random: Any, seat: Any, seats: Any, ships: Any) -> Any:
    """One random move of a seat. Gives the number of its moves, 0 when it has none, and the next random state."""
    free = S[FREE]
    to_0 = S[REACH + seat * 4] & free
    to_1 = S[REACH + seat * 4 + 1] & free
    upto_0 = popcount(to_0)
    upto_1 = upto_0 + popcount(to_1)
    upto_2 = upto_1
    ends = upto_1
    to_2 = u64(0)
    to_3 = u64(0)
    if ships > 2:
        to_2 = S[REACH + seat * 4 + 2] & free
        upto_2 = upto_1 + popcount(to_2)
        ends = upto_2
    if ships > 3:
        to_3 = S[REACH + seat * 4 + 3] & free
        ends = upto_2 + popcount(to_3)
    has_colony = S[COLONIES + seat] != u64(0)
    kinds = index(has_colony) + index(S[STATIONS_LEFT + seat] != u64(0))
    moves = ends * kinds
    if moves != 0:
        random = next_random(random)
        # Of two kinds, the move drawn is end * 2 + kind. The end drawn by itself is the same, and known sooner.
        nth = below(random, ends)
        station = (below(random, moves) & 1) if kinds == 2 else index(not has_colony)
        past = index(nth >= upto_0)
        ship = past
        before = upto_0 & -past
        to = to_0 ^ ((to_0 ^ to_1) & u64(-past))
        if ships > 2:
            past = index(nth >= upto_1)
            ship += past
            before += (upto_1 - upto_0) & -past
            to ^= (to_1 ^ to_2) & u64(-past)
        if ships > 3:
            past = index(nth >= upto_2)
            ship += past
            before += (upto_2 - upto_1) & -past
            to ^= (to_2 ^ to_3) & u64(-past)
        system = nth_bit(to, nth - before)
        take(S, T, seat, ship, system, station, seats, ships)
    return moves, random


@inlined
def _turn(S: Any, T: Any, random: Any, seat: Any, idle: Any, seats: Any, ships: Any) -> Any:
    """A random move of a seat, unless it is idle. Gives how many it had to choose from, a bit if it has none, and the
    random state."""
    moves = 0
    stuck = 0
    if seat < seats and not idle >> seat & 1:
        moves, random = ply(S, T, random, seat, seats, ships)
        stuck = index(moves == 0) << seat
    return moves, stuck, random


@inlined
def play_on(S: Any, T: Any, random: Any, seats: Any, ships: Any) -> Any:
    """Random moves to the end of the game. Gives the plies, the moves there were to choose from, the random state."""
    out = index(S[OUT])
    waiting = (1 << index(S[TURN])) - 1  # seats that are not on turn yet in the first round
    plies = 0
    choices = 0
    everyone = (1 << seats) - 1
    while out != everyone:
        idle = out | waiting
        waiting = 0
        # Each seat is written out, so that its number is a constant to the compiler.
        moves_0, stuck_0, random = _turn(S, T, random, 0, idle, seats, ships)
        moves_1, stuck_1, random = _turn(S, T, random, 1, idle, seats, ships)
        moves_2, stuck_2, random = _turn(S, T, random, 2, idle, seats, ships)
        moves_3, stuck_3, random = _turn(S, T, random, 3, idle, seats, ships)
        out |= stuck_0 | stuck_1 | stuck_2 | stuck_3
        choices += moves_0 + moves_1 + moves_2 + moves_3
        plies += index(moves_0 != 0) + index(moves_1 != 0) + index(moves_2 != 0) + index(moves_3 != 0)
    S[OUT] = u64(out)
    return plies, choices, random


@inlined
def list_plain(S: Any, seat: Any, ships: Any, moves: Any, first: Any) -> Any:
    """Every move of a seat, written into `moves` from `first` on; gives the place after the last."""
    count = first
    has_colony = S[COLONIES + seat] != u64(0)
    has_station = S[STATIONS_LEFT + seat] != u64(0)
    for ship in range(ships):
        ends = S[REACH + seat * 4 + ship] & S[FREE]
        while ends != u64(0):
            move = lowest(ends) | ship << SHIP_SHIFT
            ends &= ends - u64(1)
            if has_colony:
                moves[count] = move
                count += 1
            if has_station:
                moves[count] = move | 1 << STATION_BIT
                count += 1
    return count


@inlined
def can_move(S: Any, seat: Any, ships: Any) -> Any:
    reach = u64(0)
    for ship in range(ships):
        reach |= S[REACH + seat * 4 + ship]
    return (reach & S[FREE]) != u64(0) and (S[COLONIES + seat] | S[STATIONS_LEFT + seat]) != u64(0)


@inlined
def go_on_plain(S: Any, seats: Any, ships: Any) -> Any:
    """The turn goes to the next seat that can move; those that cannot are out for good (SSE-5.1)."""
    seat = index(S[TURN])
    for _ in range(seats):
        seat = seat + 1 if seat + 1 < seats else 0
        if not (index(S[OUT]) >> seat) & 1:
            if can_move(S, seat, ships):
                S[TURN] = u64(seat)
                return
            S[OUT] |= u64(1) << u64(seat)


@inlined
def play_plain(S: Any, T: Any, move: Any, seats: Any, ships: Any) -> Any:
    """Play a move of the seat on turn, and go on to the next seat that has one."""
    ship, system, station = (move >> SHIP_SHIFT) & 15, move & 255, (move >> STATION_BIT) & 1
    take(S, T, index(S[TURN]), ship, system, station, seats, ships)
    go_on_plain(S, seats, ships)


@inlined
def plain_moves(S: Any, T: Any, seat: Any, seats: Any, ships: Any, moves: Any, first: Any) -> Any:
    """`list_plain`, as a search calls it."""
    return list_plain(S, seat, ships, moves, first)


@inlined
def plain_step(S: Any, T: Any, move: Any, random: Any, seats: Any, ships: Any) -> Any:
    """`play_plain`, as a search calls it: gives the tile that turned up, which is none, and the random state."""
    play_plain(S, T, move, seats, ships)
    return NO_TILE, random
