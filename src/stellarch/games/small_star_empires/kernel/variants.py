"""The game with every variant: unexplored systems (SSE-7) and open borders (SSE-8.6), any number of seats.

Built on the same masks as the basic game. What it adds:

* REACH is where a ship gets without paying; OPEN_REACH holds its lines as far as no asteroids bar them, and what a
  flight costs is the number of rivals' systems in BETWEEN. Ways that lead to the same position (by line or by jump, to
  the same system, free of charge) are one move.
* Tiles are drawn when they are turned up, from the tiles that are left: what lies face down is unknown to all, so
  that is the same as dealing them before the game.
* A random move is first drawn among all that might be one and drawn again if it is not (a toll too high, a Trade
  Station on an unexplored system). Damaged ships, and seats that may have to pay, take the slower way: a full list.
"""

from typing import Any

from stellarch.games.small_star_empires.kernel.basic import below, look, next_random
from stellarch.games.small_star_empires.kernel.layout import (
    ASTEROID,
    ASTEROIDS,
    BESIDE,
    BETWEEN,
    BEYOND,
    CLOSE,
    COLONIES,
    DAMAGED,
    DECK,
    FLY,
    FLY_AND_PAY,
    FREE,
    FUEL,
    HELD,
    HIDDEN,
    HOME_BY_JUMP,
    HOME_BY_LINE,
    HOME_PASSING,
    HOME_PASSING_HOME,
    HOME_ROW,
    HOMES_BETWEEN,
    HOMEWARD,
    JUMP,
    KEEP,
    KIND_SHIFT,
    NO_TILE,
    OPEN_BORDERS,
    OPEN_LINES,
    OPEN_REACH,
    OUT,
    PASS,
    REACH,
    RECEIVED,
    REFUELING,
    REPAIR,
    REPAIR_AND_PAY,
    ROWS,
    SHIP,
    SHIP_SHIFT,
    STATION_BIT,
    STATIONS,
    STATIONS_LEFT,
    STEP_ON,
    STOP,
    TILES,
    TURN,
    TURNED_UP,
    WIDTH,
    WIDTH_BITS,
)
from stellarch.jit import index, inlined, lowest, nth_bit, popcount, shared, u64

DRAWS = 16
"""How often a random move is drawn before the full list is made."""


@inlined
def ship_count(seats: Any) -> Any:
    """Ships of each seat (SSE-1.3)."""
    return 6 - seats if seats > 2 else 4


@inlined
def row_of(S: Any, seat: Any, ship: Any) -> Any:
    return index(S[SHIP + seat * 4 + ship] >> u64(WIDTH_BITS))


@inlined
def stands_behind(S: Any, seat: Any, ship: Any) -> Any:
    """Whether another ship of the seat with a lower number is at home too: then this one's moves are listed already."""
    home = u64((HOME_ROW + seat) * WIDTH)
    if S[SHIP + seat * 4 + ship] == home:
        for other in range(ship):
            if S[SHIP + seat * 4 + other] == home:
                return True
    return False


@inlined
def is_damaged(S: Any, seat: Any, ship: Any) -> Any:
    return (index(S[DAMAGED]) >> (seat * 4 + ship)) & 1


@inlined
def toll(S: Any, T: Any, seat: Any, row: Any, system: Any) -> Any:
    """Colonies to pay on the line from a row to a system (SSE-8.6): one for each rival's system, homeworlds too."""
    way = row * WIDTH + system
    held = T[BETWEEN + way] & ~S[FREE] & ~S[HELD + seat]
    homes = T[HOMES_BETWEEN + way] & ~(u64(1) << u64(seat))
    return popcount(held) + popcount(homes)


@inlined
def free_ends(S: Any, T: Any, seat: Any, ship: Any) -> Any:
    """Where a ship may end without paying. Damaged, not far and on no unexplored system (SSE-7.6)."""
    ends = S[REACH + seat * 4 + ship] & S[FREE]
    if is_damaged(S, seat, ship):
        row = row_of(S, seat, ship)
        ends &= (T[CLOSE + row] | T[JUMP + row]) & ~S[HIDDEN]
    if S[COLONIES + seat] == u64(0):
        ends &= ~S[HIDDEN]  # only a Colony can be placed there (SSE-7.3)
    return ends


@inlined
def paid_ends(S: Any, T: Any, seat: Any, ship: Any) -> Any:
    """Where a ship might end by paying; what it costs is still to be seen."""
    row = row_of(S, seat, ship)
    ends = S[OPEN_REACH + seat * 4 + ship] & S[FREE] & (~S[REACH + seat * 4 + ship] | T[JUMP + row])
    if is_damaged(S, seat, ship):
        ends &= T[CLOSE + row] & ~S[HIDDEN]
    return ends


@inlined
def way_home(S: Any, T: Any, seat: Any, ship: Any) -> Any:
    """What a damaged ship pays to get home for repair: 0 and more, or -1 where there is no way (SSE-7.6, SSE-R7).

    A jump is free, and so is a line past nobody. Both ways lead to the same position, so only the cheaper one counts,
    but a paid line beside a free jump is another move: `paid_way_home`.
    """
    here = seat * ROWS + row_of(S, seat, ship)
    ways = index(T[HOMEWARD + here])
    if ways & HOME_BY_JUMP:
        return 0
    return paid_way_home(S, T, seat, ship)


@inlined
def paid_way_home(S: Any, T: Any, seat: Any, ship: Any) -> Any:
    """What the line home costs; -1 where there is none."""
    here = seat * ROWS + row_of(S, seat, ship)
    if not index(T[HOMEWARD + here]) & HOME_BY_LINE:
        return -1
    passed = T[HOME_PASSING + here]
    if passed & S[ASTEROIDS]:
        return -1
    held = passed & ~S[FREE] & ~S[HELD + seat]
    cost = popcount(held) + popcount(T[HOME_PASSING_HOME + here] & ~(u64(1) << u64(seat)))
    if cost > 0 and T[OPEN_BORDERS] == u64(0):
        return -1
    return cost


@inlined
def encoded(kind: Any, ship: Any, system: Any, station: Any) -> Any:
    return system | ship << SHIP_SHIFT | station << STATION_BIT | kind << KIND_SHIFT


@inlined
def list_ends(S: Any, kind: Any, ship: Any, ends: Any, colonies: Any, stations: Any, moves: Any, count: Any) -> Any:
    """A ship's moves to some systems, with what can be placed there; gives the place after the last."""
    while ends != u64(0):
        system = lowest(ends)
        ends &= ends - u64(1)
        if colonies > 0:
            moves[count] = encoded(kind, ship, system, 0)
            count += 1
        if stations > 0 and not (S[HIDDEN] >> u64(system)) & u64(1):
            moves[count] = encoded(kind, ship, system, 1)
            count += 1
    return count


@inlined
def list_moves(S: Any, T: Any, seat: Any, seats: Any, moves: Any, first: Any) -> Any:
    """Every move of the seat on turn, written into `moves` from `first` on; gives the place after the last."""
    colonies = index(S[COLONIES + seat])
    stations = index(S[STATIONS_LEFT + seat])
    count = first
    if S[REFUELING] != u64(0):
        ship = index(S[REFUELING]) - 1
        ends = T[BESIDE + row_of(S, seat, ship)] & S[FREE]
        count = list_ends(S, STEP_ON, ship, ends, colonies, stations, moves, count)
        moves[count] = encoded(STOP, 0, 0, 0)
        return count + 1
    if colonies + stations == 0:
        return count
    open_borders = T[OPEN_BORDERS] != u64(0)
    for ship in range(ship_count(seats)):
        if stands_behind(S, seat, ship):
            continue
        ends = free_ends(S, T, seat, ship)
        count = list_ends(S, FLY, ship, ends, colonies, stations, moves, count)
        if is_damaged(S, seat, ship) and way_home(S, T, seat, ship) == 0:
            moves[count] = encoded(REPAIR, ship, 0, 0)
            count += 1
    if not open_borders:
        return count
    free = count
    for ship in range(ship_count(seats)):
        if stands_behind(S, seat, ship):
            continue
        row = row_of(S, seat, ship)
        ends = paid_ends(S, T, seat, ship)
        while ends != u64(0):
            system = lowest(ends)
            ends &= ends - u64(1)
            cost = toll(S, T, seat, row, system)
            if cost == 0:
                continue
            if cost < colonies:
                moves[count] = encoded(FLY_AND_PAY, ship, system, 0)
                count += 1
            if cost <= colonies and stations > 0 and not (S[HIDDEN] >> u64(system)) & u64(1):
                moves[count] = encoded(FLY_AND_PAY, ship, system, 1)
                count += 1
        if is_damaged(S, seat, ship):
            cost = paid_way_home(S, T, seat, ship)
            if 0 < cost <= colonies:
                moves[count] = encoded(REPAIR_AND_PAY, ship, 0, 0)
                count += 1
    if free == first and count > first:
        moves[count] = encoded(PASS, 0, 0, 0)  # SSE-8.9
        count += 1
    return count


@inlined
def has_move(S: Any, T: Any, seat: Any, seats: Any) -> Any:
    colonies = index(S[COLONIES + seat])
    stations = index(S[STATIONS_LEFT + seat])
    if colonies + stations == 0:
        return False
    for ship in range(ship_count(seats)):
        if free_ends(S, T, seat, ship) != u64(0):
            return True
        if is_damaged(S, seat, ship) and way_home(S, T, seat, ship) == 0:
            return True
    if T[OPEN_BORDERS] == u64(0):
        return False
    for ship in range(ship_count(seats)):
        row = row_of(S, seat, ship)
        ends = paid_ends(S, T, seat, ship)
        while ends != u64(0):
            system = lowest(ends)
            ends &= ends - u64(1)
            cost = toll(S, T, seat, row, system)
            hidden = (S[HIDDEN] >> u64(system)) & u64(1)
            if cost > 0 and (cost < colonies or (cost <= colonies and stations > 0 and not hidden)):
                return True
        if is_damaged(S, seat, ship) and 0 < paid_way_home(S, T, seat, ship) <= colonies:
            return True
    return False


@inlined
def look_again(S: Any, T: Any, seat: Any, ship: Any) -> Any:
    """The reach of a ship, from nothing."""
    row = row_of(S, seat, ship)
    S[REACH + seat * 4 + ship] = look(T, seat, row, S[FREE] | S[HELD + seat])
    lines = T[OPEN_LINES + row]
    asteroids = S[ASTEROIDS] & lines
    while asteroids != u64(0):
        lines &= ~T[BEYOND + row * WIDTH + lowest(asteroids)]
        asteroids &= asteroids - u64(1)
    S[OPEN_REACH + seat * 4 + ship] = lines


@inlined
def cut(S: Any, T: Any, seat: Any, ship: Any, system: Any) -> Any:
    """A rival, or asteroids, now bar a system to a ship: what lies behind it is out of its free reach."""
    S[REACH + seat * 4 + ship] &= T[KEEP + index(S[SHIP + seat * 4 + ship]) + system]


@inlined
def draw_tile(S: Any, random: Any) -> Any:
    """A tile from those that are left, each as likely as the other."""
    left = 0
    for tile in range(TILES):
        left += index(S[DECK + tile])
    drawn = below(random, left)
    for tile in range(TILES):
        drawn -= index(S[DECK + tile])
        if drawn < 0:
            return tile
    return NO_TILE


@inlined
def pay(S: Any, T: Any, seat: Any, seats: Any, passed: Any, homes: Any) -> Any:
    """One Colony to the holder of each system passed over (SSE-8.6)."""
    for rival in range(seats):
        if rival != seat:
            cost = popcount(passed & S[HELD + rival]) + (index(homes) >> rival & 1)
            S[COLONIES + seat] -= u64(cost)
            S[RECEIVED + rival] += u64(cost)


@inlined
def turn_up_asteroids(S: Any, T: Any, seat: Any, ship: Any, system: Any, seats: Any) -> Any:
    """SSE-7.5: nothing is placed, the ship is damaged, and nobody gets past the field any more."""
    S[FREE] &= ~(u64(1) << u64(system))
    S[ASTEROIDS] |= u64(1) << u64(system)
    S[DAMAGED] |= u64(1) << u64(seat * 4 + ship)
    for other in range(seats):
        for of_other in range(ship_count(seats)):
            cut(S, T, other, of_other, system)
            S[OPEN_REACH + other * 4 + of_other] &= ~T[BEYOND + index(S[SHIP + other * 4 + of_other]) + system]
    look_again(S, T, seat, ship)  # it is the one that has moved


@inlined
def settle(S: Any, T: Any, seat: Any, ship: Any, system: Any, station: Any, seats: Any) -> Any:
    """A piece is placed, and the system stands in the way of rivals."""
    taken = u64(1) << u64(system)
    S[FREE] &= ~taken
    S[HELD + seat] |= taken
    S[STATIONS + seat] |= u64(station) << u64(system)
    S[COLONIES + seat] -= u64(1 - station)
    S[STATIONS_LEFT + seat] -= u64(station)
    look_again(S, T, seat, ship)
    for rival in range(seats):
        if rival != seat:
            for other in range(ship_count(seats)):
                cut(S, T, rival, other, system)


@inlined
def play(S: Any, T: Any, move: Any, tile: Any, seats: Any) -> Any:
    """Play a move of the seat on turn; `tile` is what turns up if it ends on an unexplored system, else NO_TILE.

    The turn does not go on: that is for `go_on`, unless the ship may refuel (REFUELING).
    """
    seat = index(S[TURN])
    kind = move >> KIND_SHIFT
    ship = (move >> SHIP_SHIFT) & 15
    system = move & 255
    station = (move >> STATION_BIT) & 1
    S[REFUELING] = u64(0)
    if kind == STOP:
        return
    if kind == PASS:
        S[OUT] |= u64(1) << u64(seat)
        return
    row = row_of(S, seat, ship)
    if REPAIR <= kind <= REPAIR_AND_PAY:
        if kind == REPAIR_AND_PAY:
            here = seat * ROWS + row
            pay(S, T, seat, seats, T[HOME_PASSING + here], T[HOME_PASSING_HOME + here])
        S[DAMAGED] &= ~(u64(1) << u64(seat * 4 + ship))
        S[SHIP + seat * 4 + ship] = u64((HOME_ROW + seat) * WIDTH)
        look_again(S, T, seat, ship)
        return
    if kind == FLY_AND_PAY:
        pay(S, T, seat, seats, T[BETWEEN + row * WIDTH + system], T[HOMES_BETWEEN + row * WIDTH + system])
    S[SHIP + seat * 4 + ship] = u64(system * WIDTH)
    if (S[HIDDEN] >> u64(system)) & u64(1):
        S[HIDDEN] &= ~(u64(1) << u64(system))
        S[DECK + tile] -= u64(1)
        S[TURNED_UP + tile] |= u64(1) << u64(system)
        if tile == ASTEROID:
            turn_up_asteroids(S, T, seat, ship, system, seats)
            return
    settle(S, T, seat, ship, system, station, seats)
    if tile == FUEL and can_step_on(S, T, seat, system):
        S[REFUELING] = u64(ship + 1)


@inlined
def can_step_on(S: Any, T: Any, seat: Any, system: Any) -> Any:
    """Whether a refueled ship has anywhere to go (SSE-7.9)."""
    ends = T[BESIDE + system] & S[FREE]
    if S[COLONIES + seat] != u64(0):
        return ends != u64(0)
    return S[STATIONS_LEFT + seat] != u64(0) and (ends & ~S[HIDDEN]) != u64(0)


@inlined
def is_over(S: Any, seats: Any) -> Any:
    return index(S[OUT]) == (1 << seats) - 1


@inlined
def go_on(S: Any, T: Any, seats: Any) -> Any:
    """The turn goes to the next seat that can move; those that cannot are out for good (SSE-5.1)."""
    seat = index(S[TURN])
    for _ in range(seats):
        seat = seat + 1 if seat + 1 < seats else 0
        if not (index(S[OUT]) >> seat) & 1:
            if has_move(S, T, seat, seats):
                S[TURN] = u64(seat)
                return
            S[OUT] |= u64(1) << u64(seat)


@inlined
def ends_of_ships(S: Any, first: Any, free: Any, ships: Any) -> Any:
    """Where each of a seat's ships could stop, by the words of their reach."""
    three = u64(0)
    four = u64(0)
    if ships > 2:
        three = S[first + 2] & free
    if ships > 3:
        four = S[first + 3] & free
    return S[first] & free, S[first + 1] & free, three, four


@inlined
def of_those_in_front(S: Any, seat: Any, two: Any, three: Any, four: Any, ships: Any) -> Any:
    """Ships at home are interchangeable: those behind another have no moves of their own."""
    here = SHIP + seat * 4
    home = u64((HOME_ROW + seat) * WIDTH)
    if S[here + 1] == home and S[here] == home:
        two = u64(0)
    if ships > 2 and S[here + 2] == home and (S[here] == home or S[here + 1] == home):
        three = u64(0)
    if ships > 3 and S[here + 3] == home and (S[here] == home or S[here + 1] == home or S[here + 2] == home):
        four = u64(0)
    return two, three, four


@inlined
def any_move(S: Any, T: Any, random: Any, seat: Any, seats: Any, moves: Any) -> Any:
    """A random move of a seat, or -1 where it has none; and the next random state.

    Where a ship gets somewhere free of charge, a move is drawn among all that might be one until it is one. Else, or
    with damaged ships, from the full list.
    """
    ships = ship_count(seats)
    if S[REFUELING] == u64(0) and (index(S[DAMAGED]) >> (seat * 4)) & 15 == 0:
        free = S[FREE]
        hidden = S[HIDDEN]
        colonies = index(S[COLONIES + seat])
        stations = index(S[STATIONS_LEFT + seat])
        kinds = index(colonies > 0) + index(stations > 0)
        if kinds == 0:
            return -1, random
        if colonies == 0:
            free &= ~hidden
        one, two, three, four = ends_of_ships(S, REACH + seat * 4, free, ships)
        if (one | two | three | four) != u64(0):  # there is a move without a toll, so no pass
            if T[OPEN_BORDERS] != u64(0):
                paid_1, paid_2, paid_3, paid_4 = ends_of_ships(S, OPEN_REACH + seat * 4, free, ships)
                one |= paid_1
                two |= paid_2
                three |= paid_3
                four |= paid_4
            two, three, four = of_those_in_front(S, seat, two, three, four, ships)
            upto_1 = popcount(one)
            upto_2 = upto_1 + popcount(two)
            upto_3 = upto_2 + popcount(three)
            upto_4 = upto_3 + popcount(four)
            for _ in range(DRAWS):
                random = next_random(random)
                nth = below(random, upto_4)  # the end by itself, as in `ply`
                station = (below(random, upto_4 * kinds) & 1) if kinds == 2 else index(colonies == 0)
                ship = 0
                ends = one
                if nth >= upto_1:
                    ship = 1
                    ends = two
                    if ships > 2 and nth >= upto_2:
                        ship = 2
                        ends = three
                        if ships > 3 and nth >= upto_3:
                            ship = 3
                            ends = four
                            nth -= upto_3
                        else:
                            nth -= upto_2
                    else:
                        nth -= upto_1
                system = nth_bit(ends, nth)
                if (hidden >> u64(system)) & u64(station):
                    continue
                free_of_charge = (S[REACH + seat * 4 + ship] >> u64(system)) & u64(1)
                cost = toll(S, T, seat, row_of(S, seat, ship), system)
                if free_of_charge or cost < colonies + station:
                    return encoded(FLY if free_of_charge else FLY_AND_PAY, ship, system, station), random
    count = list_moves(S, T, seat, seats, moves, 0)
    if count == 0:
        return -1, random
    random = next_random(random)
    return index(moves[below(random, count)]), random


@inlined
def turned_up(S: Any, move: Any, random: Any) -> Any:
    """The tile that a move turns up, if any, and the next random state."""
    tile = NO_TILE
    if (S[HIDDEN] >> u64(move & 255)) & u64(1):
        random = next_random(random)
        tile = draw_tile(S, random)
    return tile, random


@inlined
def play_on_variants(S: Any, T: Any, random: Any, seats: Any, moves: Any) -> Any:
    """Random moves to the end of the game, with every variant. Gives the plies and the random state."""
    plies = 0
    seat = index(S[TURN])
    while not is_over(S, seats):
        if not (index(S[OUT]) >> seat) & 1:
            move, random = any_move(S, T, random, seat, seats, moves)
            if move < 0:
                S[OUT] |= u64(1) << u64(seat)
            else:
                tile, random = turned_up(S, move, random)
                S[TURN] = u64(seat)
                play(S, T, move, tile, seats)
                plies += 1
                if S[REFUELING] != u64(0):
                    continue
        seat = seat + 1 if seat + 1 < seats else 0
    return plies, random


@shared
def variant_moves(S: Any, T: Any, seat: Any, seats: Any, ships: Any, moves: Any, first: Any) -> Any:
    """`list_moves`, as a search calls it."""
    return list_moves(S, T, seat, seats, moves, first)


@shared
def variant_step(S: Any, T: Any, move: Any, random: Any, seats: Any, ships: Any) -> Any:
    """Play a move and go on, drawing the tile if one turns up; gives it and the random state."""
    tile, random = turned_up(S, move, random)
    play(S, T, move, tile, seats)
    if S[REFUELING] == u64(0):
        go_on(S, T, seats)
    return tile, random
