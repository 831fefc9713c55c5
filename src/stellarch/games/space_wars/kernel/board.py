"""SW-10.2, SW-11.2, SW-9.8.7 on the kernel: rows of craft, what a volley does, what goes down with a craft."""

from typing import Any

from stellarch.games.space_wars.kernel.layout import (
    ADMIRAL,
    ADMIRAL_NEED,
    CAPACITY,
    COUNTS,
    CRAFT_END,
    DAMAGE,
    DEFENCE,
    GENERAL_AT,
    GENERAL_OWNER,
    GENERALS,
    GONE,
    GOODS,
    HITS,
    IN_PLAY,
    KIND,
    KINDS,
    LIMITS,
    MARK,
    NOBODY,
    ON_LOAN,
    OWNER,
    PASSIVE,
    PLACE,
    ROWS,
    RUN_GENERAL,
    RUN_UNIT,
    RUNS,
    SECURITY,
    SHIELD,
    SIDE_OF,
    TAKEN,
    TROOPS,
    UNITS_END,
    WEAPONS,
    WEAPONS_ELSEWHERE,
    WEAPONS_MOST,
    WIDTH,
    ZONE,
)
from stellarch.games.space_wars.tables.combat import DAMAGE as DAMAGE_EFFECTS
from stellarch.games.space_wars.tables.craft import SMALL
from stellarch.jit import inlined, shared

_ALL_KINDS, _SMALL_KINDS = len(KINDS), len(SMALL)
_FIRST_SMALL = KINDS.index(SMALL[0])
_LESS_ROOM = DAMAGE_EFFECTS.capacity_loss_per_damage
assert KINDS[_FIRST_SMALL : _FIRST_SMALL + _SMALL_KINDS] == SMALL


@inlined
def is_in_rows(S: Any, unit: Any, side: Any) -> Any:
    return 3 * side <= S[PLACE + unit] < 3 * side + 3


@inlined
def craft_of(S: Any, side: Any) -> Any:
    """How many craft a side has on the board."""
    return S[COUNTS + 3 * side] + S[COUNTS + 3 * side + 1] + S[COUNTS + 3 * side + 2]


@inlined
def in_row(S: Any, row: Any, place: Any) -> Any:
    return S[ROWS + row + place * WIDTH]


@inlined
def is_in_zone(S: Any, T: Any, wing: Any, side: Any) -> Any:
    return S[PLACE + wing] == ZONE and T[SIDE_OF + S[OWNER + wing]] == side


@shared
def in_zone(S: Any, T: Any, side: Any) -> Any:
    """How many fighters and pods a side has in the zone."""
    count = 0
    for wing in range(T[CRAFT_END], T[UNITS_END], WIDTH):
        count += is_in_zone(S, T, wing, side)
    return count


@inlined
def is_on_board(S: Any, T: Any, side: Any) -> Any:
    return craft_of(S, side) > 0 or in_zone(S, T, side) > 0


@shared
def leave_row(S: Any, craft: Any) -> Any:
    """Rows close up (SW-10.2.7)."""
    row = S[PLACE + craft]
    count = S[COUNTS + row] - 1
    place = 0
    while S[ROWS + row + place * WIDTH] != craft:
        place += 1
    for later in range(place, count):
        S[ROWS + row + later * WIDTH] = S[ROWS + row + (later + 1) * WIDTH]
    S[ROWS + row + count * WIDTH] = 0
    S[COUNTS + row] = count


@shared
def join_row(S: Any, craft: Any, row: Any) -> Any:
    S[ROWS + row + S[COUNTS + row] * WIDTH] = craft
    S[COUNTS + row] += 1
    S[PLACE + craft] = row


# Holds


@shared
def room(S: Any, T: Any, craft: Any) -> Any:
    """The places of a hold that are free; below zero where damage has taken more (SW-9.8.8)."""
    free = max(0, T[CAPACITY + craft] - _LESS_ROOM * S[DAMAGE + craft]) - S[GOODS + craft] - S[TROOPS + craft]
    for kind in range(_SMALL_KINDS):
        free -= S[PASSIVE + kind + craft]
    for wing in range(T[CRAFT_END], T[UNITS_END], WIDTH):
        free -= S[PLACE + wing] == craft
    return free


@inlined
def in_play(T: Any, unit: Any, seat: Any) -> Any:
    """Where the pieces of a unit's kind that a seat has are counted."""
    return IN_PLAY + seat * _ALL_KINDS + T[KIND + unit]


@inlined
def lose_wing(S: Any, T: Any, wing: Any) -> Any:
    S[PLACE + wing] = GONE
    S[SHIELD + wing] = 0
    S[in_play(T, wing, S[OWNER + wing])] -= 1


@shared
def make_fit(S: Any, T: Any, craft: Any) -> Any:
    """What a hold has no room for any more goes overboard: goods, troops, then fighters and pods (SW-D.56)."""
    over = -room(S, T, craft)
    while over > 0:
        over -= 1
        if S[GOODS + craft]:
            S[GOODS + craft] -= 1
        elif S[TROOPS + craft]:
            S[TROOPS + craft] -= 1
        else:
            drop_small(S, T, craft)


@shared
def drop_small(S: Any, T: Any, craft: Any) -> Any:
    for kind in range(_SMALL_KINDS):
        if S[PASSIVE + kind + craft]:
            S[PASSIVE + kind + craft] -= 1
            S[IN_PLAY + S[OWNER + craft] * _ALL_KINDS + _FIRST_SMALL + kind] -= 1
            return
        for wing in range(T[CRAFT_END], T[UNITS_END], WIDTH):
            if S[PLACE + wing] == craft and T[KIND + wing] == _FIRST_SMALL + kind:
                lose_wing(S, T, wing)
                return


# Losses


@shared
def strike(S: Any, T: Any, A: Any) -> Any:
    """Hits take shields first, then damage; who has as much as its defence is destroyed (SW-11.2.1, SW-11.3.5)."""
    for unit in range(0, T[UNITS_END], WIDTH):
        hits = A[HITS + unit]
        A[MARK + unit] = 0
        if hits == 0:
            continue
        stopped = min(hits, S[SHIELD + unit])
        S[SHIELD + unit] -= stopped
        hits -= stopped
        is_wing = unit >= T[CRAFT_END]
        left = 1 if is_wing else T[DEFENCE + unit] - S[DAMAGE + unit]
        if hits < left:
            S[DAMAGE + unit] += hits
        elif is_wing:
            lose_wing(S, T, unit)
        else:
            A[MARK + unit] = 1
    sink(S, T, A)
    for craft in range(0, T[CRAFT_END], WIDTH):
        if A[HITS + craft] and S[PLACE + craft] >= 0:
            make_fit(S, T, craft)


@shared
def sink(S: Any, T: Any, A: Any) -> Any:
    """Marked craft are destroyed, with all aboard (SW-9.8.7); generals who ride in pods are not aboard."""
    for craft in range(0, T[CRAFT_END], WIDTH):
        if A[MARK + craft]:
            save_riders(S, T, A, craft)
    for craft in range(0, T[CRAFT_END], WIDTH):
        if A[MARK + craft]:
            leave_row(S, craft)
            owner = S[OWNER + craft]
            S[PLACE + craft] = GONE
            S[SHIELD + craft] = 0
            S[in_play(T, craft, owner)] -= 1 - S[ON_LOAN + craft]
            for kind in range(_SMALL_KINDS):
                S[IN_PLAY + owner * _ALL_KINDS + _FIRST_SMALL + kind] -= S[PASSIVE + kind + craft]
            for wing in range(T[CRAFT_END], T[UNITS_END], WIDTH):
                if S[PLACE + wing] == craft:
                    lose_wing(S, T, wing)
            lose_generals(S, T, craft)


@shared
def lose_generals(S: Any, T: Any, craft: Any) -> Any:
    for general in range(0, T[GENERALS], WIDTH):
        if S[GENERAL_AT + general] == craft:
            S[GENERAL_AT + general] = NOBODY


@shared
def save_riders(S: Any, T: Any, A: Any, craft: Any) -> Any:
    """Generals of this craft who ride in pods go to another craft of their player's, if one is not lost as well."""
    for run in range(0, S[RUNS] * WIDTH, WIDTH):
        general = S[RUN_GENERAL + run]
        if general == NOBODY or S[GENERAL_AT + general] != craft or S[PLACE + S[RUN_UNIT + run]] == GONE:
            continue
        owner = T[GENERAL_OWNER + general]
        side = T[SIDE_OF + owner]
        found = NOBODY
        for row in range(3 * side, 3 * side + 3):
            for place in range(S[COUNTS + row]):
                other = in_row(S, row, place)
                if found == NOBODY and not A[MARK + other] and S[OWNER + other] == owner:
                    found = other
        if found != NOBODY:
            S[GENERAL_AT + general] = found


# Capture


@shared
def weapons_left(S: Any, T: Any, seat: Any) -> Any:
    """How many more special weapons a player may have (SW-1.2.10, SW-29.5)."""
    left = T[WEAPONS_MOST] - T[WEAPONS_ELSEWHERE + seat]
    for craft in range(0, T[CRAFT_END], WIDTH):
        if S[OWNER + craft] == seat and S[PLACE + craft] != GONE:
            left -= S[WEAPONS + craft]
    return max(0, left)


@shared
def capture(S: Any, T: Any, A: Any, craft: Any, captor: Any) -> Any:
    """It is the captor's with what is aboard, but troops and officers are gone; what is over a limit is removed
    (SW-10.5.10, SW-1.2.10)."""
    for other in range(0, T[CRAFT_END], WIDTH):
        A[MARK + other] = other == craft
    if S[in_play(T, craft, captor)] >= T[LIMITS + T[KIND + craft]]:
        sink(S, T, A)
        return
    save_riders(S, T, A, craft)
    lose_generals(S, T, craft)
    former = S[OWNER + craft]
    S[in_play(T, craft, former)] -= 1 - S[ON_LOAN + craft]
    S[in_play(T, craft, captor)] += 1
    for kind in range(_SMALL_KINDS):
        S[IN_PLAY + former * _ALL_KINDS + _FIRST_SMALL + kind] -= S[PASSIVE + kind + craft]
        S[IN_PLAY + captor * _ALL_KINDS + _FIRST_SMALL + kind] += S[PASSIVE + kind + craft]
    S[WEAPONS + craft] = min(S[WEAPONS + craft], weapons_left(S, T, captor))
    S[OWNER + craft] = captor
    S[ON_LOAN + craft] = 0
    S[TROOPS + craft] = 0
    S[ADMIRAL + craft] = 0
    S[ADMIRAL_NEED + craft] = 0
    S[SECURITY + craft] = 0
    S[TAKEN + craft] = 1
    leave_row(S, craft)
    join_row(S, craft, 3 * T[SIDE_OF + captor] + 1)
    for wing in range(T[CRAFT_END], T[UNITS_END], WIDTH):
        if S[PLACE + wing] == craft:
            S[in_play(T, wing, former)] -= 1
            S[in_play(T, wing, captor)] += 1
            S[OWNER + wing] = captor
    for wing in range(T[CRAFT_END], T[UNITS_END], WIDTH):
        if S[PLACE + wing] == craft and S[in_play(T, wing, captor)] > T[LIMITS + T[KIND + wing]]:
            lose_wing(S, T, wing)
