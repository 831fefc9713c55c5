"""What a sensible player tends to do: which moves are looked at first, and how games are played out.

Deliberately light: a simulation that takes twice as long has to be worth two. It knows that planets and nebulae are
worth taking, that a Trade Station wants rivals beside it, and that tolls are for those who must.
"""

from math import exp
from typing import Any

from stellarch.games.small_star_empires.kernel.basic import below, next_random, take
from stellarch.games.small_star_empires.kernel.layout import (
    ALL,
    ASTEROIDS,
    BESIDE,
    COLONIES,
    DAMAGED,
    FLY,
    FLY_AND_PAY,
    FREE,
    HELD,
    HIDDEN,
    HOME_ROW,
    KIND_SHIFT,
    NEBULAE,
    OUT,
    PLANETS,
    REACH,
    REFUELING,
    REPAIR,
    RICH,
    STATION_BIT,
    STATIONS_LEFT,
    STEP_ON,
    TURN,
    WELL_OFF,
)
from stellarch.games.small_star_empires.kernel.variants import (
    encoded,
    ends_of_ships,
    is_over,
    list_moves,
    of_those_in_front,
    play,
    row_of,
    toll,
    turned_up,
)
from stellarch.jit import index, inlined, nth_bit, popcount, u64

RICH_SHARE = 128
"""In how many of 256 random moves only the richest systems in reach are considered,"""
WELL_OFF_SHARE = 180
"""and up to which number those that are at least well off."""
STATION_RIVALS = 2
"""Rivals' systems beside a system that make a Trade Station worth its place."""

GREED = 0.85
"""How many points more make a move e times as likely to be looked at."""
_NEW_COLOUR, _SAME_COLOUR = 2.5, 3.0
_STATION_COST, _ROOM_FOR_RIVALS = 1.6, 0.25
_HIDDEN_WORTH, _JOINED, _TOLL_COST, _REPAIR_WORTH = 1.8, 0.15, 3.0, 0.5


@inlined
def rivals_beside(S: Any, T: Any, seat: Any, seats: Any, system: Any) -> Any:
    """What a Trade Station on the system would earn now."""
    count = popcount(T[BESIDE + system] & T[ALL] & ~S[FREE] & ~S[HELD + seat] & ~S[ASTEROIDS])
    for rival in range(seats):
        if rival != seat:
            count += index((T[BESIDE + HOME_ROW + rival] >> u64(system)) & u64(1))
    return count


@inlined
def sensible(S: Any, T: Any, random: Any, seat: Any, seats: Any, ships: Any, variants: Any) -> Any:
    """A move without a toll, rather to a rich system, with the piece that suits it; -1 where there is none."""
    colonies = S[COLONIES + seat]
    stations = S[STATIONS_LEFT + seat]
    if (colonies | stations) == u64(0):
        return -1, random
    free = S[FREE]
    if variants and colonies == u64(0):
        free &= ~S[HIDDEN]
    one, two, three, four = ends_of_ships(S, REACH + seat * 4, free, ships)
    if variants:  # in the basic game a ship behind another at home has no reach of its own
        two, three, four = of_those_in_front(S, seat, two, three, four, ships)
    reach = one | two | three | four
    if reach == u64(0):
        return -1, random
    random = next_random(random)
    mood = below(random, 256)
    wanted = free
    rich = T[RICH]
    well_off = T[WELL_OFF]
    if variants:
        well_off |= S[HIDDEN]
    if mood < RICH_SHARE and (reach & rich) != u64(0):
        wanted = rich
    elif mood < WELL_OFF_SHARE and (reach & well_off) != u64(0):
        wanted = well_off
    one &= wanted
    two &= wanted
    three &= wanted
    four &= wanted
    upto_1 = popcount(one)
    upto_2 = upto_1 + popcount(two)
    upto_3 = upto_2 + popcount(three)
    random = next_random(random)
    nth = below(random, upto_3 + popcount(four))
    ship = 0
    ends = one
    if nth >= upto_3:
        ship = 3
        ends = four
        nth -= upto_3
    elif nth >= upto_2:
        ship = 2
        ends = three
        nth -= upto_2
    elif nth >= upto_1:
        ship = 1
        ends = two
        nth -= upto_1
    system = nth_bit(ends, nth)
    station = 0
    if stations != u64(0) and (colonies == u64(0) or rivals_beside(S, T, seat, seats, system) >= STATION_RIVALS):
        station = 1
        if variants and (S[HIDDEN] >> u64(system)) & u64(1):
            station = 0
    return encoded(FLY, ship, system, station), random


@inlined
def _turn(S: Any, T: Any, random: Any, seat: Any, idle: Any, seats: Any, ships: Any) -> Any:
    """A sensible move of a seat in the basic game, unless it is idle. Gives a bit if it has none, and the random
    state."""
    stuck = 0
    if seat < seats and not idle >> seat & 1:
        move, random = sensible(S, T, random, seat, seats, ships, False)
        if move >= 0:
            take(S, T, seat, (move >> 8) & 15, move & 255, (move >> STATION_BIT) & 1, seats, ships)
        else:
            stuck = 1 << seat
    return stuck, random


@inlined
def play_out(S: Any, T: Any, random: Any, seats: Any, ships: Any, moves: Any, first_move: Any) -> Any:
    """Sensible moves to the end of the basic game. Each seat is written out, so that it is a constant."""
    out = index(S[OUT])
    waiting = (1 << index(S[TURN])) - 1  # seats that are not on turn yet in the first round
    everyone = (1 << seats) - 1
    while out != everyone:
        idle = out | waiting
        waiting = 0
        stuck_0, random = _turn(S, T, random, 0, idle, seats, ships)
        stuck_1, random = _turn(S, T, random, 1, idle, seats, ships)
        stuck_2, random = _turn(S, T, random, 2, idle, seats, ships)
        stuck_3, random = _turn(S, T, random, 3, idle, seats, ships)
        out |= stuck_0 | stuck_1 | stuck_2 | stuck_3
    S[OUT] = u64(out)
    return random


@inlined
def play_out_variants(S: Any, T: Any, random: Any, seats: Any, ships: Any, moves: Any, first: Any) -> Any:
    """Sensible moves to the end of the game with every variant."""
    seat = index(S[TURN])
    while not is_over(S, seats):
        if not (index(S[OUT]) >> seat) & 1:
            move = -1
            if S[REFUELING] == u64(0) and (index(S[DAMAGED]) >> (seat * 4)) & 15 == 0:
                move, random = sensible(S, T, random, seat, seats, ships, True)
            if move < 0:
                end = list_moves(S, T, seat, seats, moves, first)
                if end > first:
                    random = next_random(random)
                    move = index(moves[first + below(random, end - first)])
            if move < 0:
                S[OUT] |= u64(1) << u64(seat)
            else:
                tile, random = turned_up(S, move, random)
                S[TURN] = u64(seat)
                play(S, T, move, tile, seats)
                if S[REFUELING] != u64(0):
                    continue
        seat = seat + 1 if seat + 1 < seats else 0
    return random


@inlined
def appeal(S: Any, T: Any, move: Any, seat: Any, seats: Any) -> Any:
    """How much a move invites to be looked at: grows by a factor of e with every point it seems to bring."""
    kind = move >> KIND_SHIFT
    if kind >= REPAIR and kind != STEP_ON:
        return exp(_REPAIR_WORTH / GREED)
    system = move & 255
    bit = u64(1) << u64(system)
    held = S[HELD + seat]
    points = 0.0
    if (S[HIDDEN] & bit) != u64(0):
        points = _HIDDEN_WORTH
    elif (T[PLANETS] & bit) != u64(0):
        points = 1.0
    elif (T[PLANETS + 1] & bit) != u64(0):
        points = 2.0
    elif (T[PLANETS + 2] & bit) != u64(0):
        points = 3.0
    else:
        for colour in range(3):
            if (T[NEBULAE + colour] & bit) != u64(0):
                points = _SAME_COLOUR if (held & T[NEBULAE + colour]) != u64(0) else _NEW_COLOUR
    if (move >> STATION_BIT) & 1:
        points += rivals_beside(S, T, seat, seats, system) - _STATION_COST
        points += _ROOM_FOR_RIVALS * popcount(T[BESIDE + system] & S[FREE])
    if (T[BESIDE + system] & held) != u64(0):
        points += _JOINED
    if kind == FLY_AND_PAY:
        points -= _TOLL_COST * toll(S, T, seat, row_of(S, seat, (move >> 8) & 15), system)
    return exp(points / GREED)
