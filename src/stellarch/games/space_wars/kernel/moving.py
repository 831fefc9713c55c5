"""SW-10.3.4, SW-10.4.1, SW-10.6.3 to SW-10.7 on the kernel: repairs, who is where, breaking through, withdrawing."""

from typing import Any

from stellarch.games.space_wars.kernel.aiming import firepower
from stellarch.games.space_wars.kernel.board import (
    in_row,
    is_in_zone,
    join_row,
    leave_row,
    room,
)
from stellarch.games.space_wars.kernel.chance import die
from stellarch.games.space_wars.kernel.layout import (
    ADMIRAL_NEED,
    BREAKS,
    CARRIES_FIGHTERS,
    CARRIES_PODS,
    COUNTS,
    CRAFT_END,
    DAMAGE,
    DEFENCE,
    DEFENDS_CAPITAL,
    GONE,
    IS_ARMED,
    IS_BASE,
    IS_CAPITAL,
    IS_POD,
    LEFT,
    MARK,
    NOBODY,
    OUT_OVER,
    OUT_UNDER,
    OWNER,
    PATCHES_MOST,
    PLACE,
    SCREEN,
    SHIELD,
    SIDE_OF,
    TAKEN,
    UNITS_END,
    WEAPONS,
    WIDTH,
    ZONE,
)
from stellarch.games.space_wars.tables.combat import SPECIAL_WEAPON_USE
from stellarch.jit import inlined, shared

_MENDED = SPECIAL_WEAPON_USE.repair_points
_LINE, _CORE, _BEYOND = 0, 1, 2


@shared
def power(S: Any, T: Any, side: Any) -> Any:
    """What a side fires, times what it withstands (SW-24.3.2)."""
    fire, points = 0, 0
    for row in range(3 * side, 3 * side + 3):
        for place in range(S[COUNTS + row]):
            craft = in_row(S, row, place)
            fire += firepower(S, T, craft)
            points += T[DEFENCE + craft] - S[DAMAGE + craft] + S[SHIELD + craft]
    for wing in range(T[CRAFT_END], T[UNITS_END], WIDTH):
        if is_in_zone(S, T, wing, side):
            fire += T[IS_ARMED + wing]
            points += 1 + S[SHIELD + wing]
    return fire * points


@shared
def wants_out(S: Any, T: Any, side: Any) -> Any:
    """Far weaker, and not defending a capital (SW-24.3.6)."""
    if side == 1 and T[DEFENDS_CAPITAL]:
        return False
    return power(S, T, side) * T[OUT_UNDER + side] < T[OUT_OVER + side] * power(S, T, 1 - side)


@shared
def patch(S: Any, T: Any, side: Any) -> Any:
    """Special weapons repair, but not the last of a craft."""
    for row in range(3 * side, 3 * side + 3):
        for place in range(S[COUNTS + row]):
            craft = in_row(S, row, place)
            spent = max(0, min(T[PATCHES_MOST], S[WEAPONS + craft] - 1, S[DAMAGE + craft]))
            S[WEAPONS + craft] -= spent
            S[DAMAGE + craft] -= spent * _MENDED


# The zone


@inlined
def carries(S: Any, T: Any, craft: Any, wing: Any) -> Any:
    able = T[CARRIES_PODS + craft] if T[IS_POD + wing] else T[CARRIES_FIGHTERS + craft]
    return able != 0 and S[OWNER + craft] == S[OWNER + wing]


@shared
def enter_zone(S: Any, T: Any, side: Any) -> Any:
    """All fighters, and pods if there is a target without a shield; else pods go aboard (SW-D.39)."""
    has_target = False
    for row in range(3 * (1 - side), 3 * (1 - side) + 3):
        for place in range(S[COUNTS + row]):
            has_target = has_target or not S[SHIELD + in_row(S, row, place)]
    for wing in range(T[CRAFT_END], T[UNITS_END], WIDTH):
        if S[PLACE + wing] > GONE and T[SIDE_OF + S[OWNER + wing]] == side and (has_target or not T[IS_POD + wing]):
            S[PLACE + wing] = ZONE
    if has_target:
        return
    for wing in range(T[CRAFT_END], T[UNITS_END], WIDTH):
        if T[IS_POD + wing] and is_in_zone(S, T, wing, side):
            take_aboard(S, T, wing)


@shared
def take_aboard(S: Any, T: Any, wing: Any) -> Any:
    """The first carrier that has room."""
    for row in range(6):
        for place in range(S[COUNTS + row]):
            craft = in_row(S, row, place)
            if carries(S, T, craft, wing) and room(S, T, craft) > 0:
                S[PLACE + wing] = craft
                return


# Line and core


@inlined
def is_armed_capital(T: Any, craft: Any) -> Any:
    return T[IS_ARMED + craft] * T[IS_CAPITAL + craft] != 0


@shared
def rearrange(S: Any, T: Any, side: Any, faces_nobody: Any) -> Any:
    """Armed craft damaged over half go back while half of them stay; against an empty line all come forward, but not
    of a side that wants out (SW-24.3.7)."""
    line, core = 3 * side + _LINE, 3 * side + _CORE
    if faces_nobody and not wants_out(S, T, side):
        move_armed(S, T, core, line)
        return
    in_line, armed = 0, 0
    for place in range(S[COUNTS + line]):
        in_line += is_armed_capital(T, in_row(S, line, place))
    for place in range(S[COUNTS + core]):
        armed += is_armed_capital(T, in_row(S, core, place))
    armed += in_line
    while 2 * in_line > armed + armed % 2:
        worst = NOBODY
        for place in range(S[COUNTS + line]):
            craft = in_row(S, line, place)
            is_hurt = is_armed_capital(T, craft) and 2 * S[DAMAGE + craft] > T[DEFENCE + craft]
            if is_hurt and (worst == NOBODY or S[DAMAGE + craft] > S[DAMAGE + worst]):
                worst = craft
        if worst == NOBODY:
            return
        leave_row(S, worst)
        join_row(S, worst, core)
        in_line -= 1


@shared
def move_armed(S: Any, T: Any, from_row: Any, to_row: Any) -> Any:
    place = 0
    while place < S[COUNTS + from_row]:
        craft = in_row(S, from_row, place)
        if is_armed_capital(T, craft):
            leave_row(S, craft)
            join_row(S, craft, to_row)
        else:
            place += 1


@inlined
def is_able(S: Any, T: Any, craft: Any) -> Any:
    return T[BREAKS + craft] != 0 and S[TAKEN + craft] == 0


@shared
def most_through(S: Any, T: Any, side: Any) -> Any:
    """Own able craft in line minus the screening of the enemy line, rounded up (SW-10.6.3, SW-10.6.4)."""
    halves = 0
    for place in range(S[COUNTS + 3 * side]):
        halves += 2 * (1 if is_able(S, T, in_row(S, 3 * side, place)) else 0)
    for place in range(S[COUNTS + 3 * (1 - side)]):
        craft = in_row(S, 3 * (1 - side), place)
        if not S[TAKEN + craft]:
            halves -= T[SCREEN + craft]
    return max(0, (halves + 1) // 2)


@shared
def break_through(S: Any, T: Any, side: Any, most: Any) -> Any:
    """Only at craft in the enemy core; undamaged ones, strongest first, and the last of the line stays while there is
    an enemy line; against none, all that may (SW-24.3.5)."""
    line, enemy = 3 * side, 3 * (1 - side)
    if S[COUNTS + enemy + _CORE] == 0:
        return
    has_line = S[COUNTS + enemy + _LINE] > 0
    if has_line:
        most = min(most, S[COUNTS + line] - 1)
    for _ in range(most):
        best = NOBODY
        for place in range(S[COUNTS + line]):
            craft = in_row(S, line, place)
            if not is_able(S, T, craft) or (has_line and S[DAMAGE + craft]):
                continue
            if best == NOBODY or firepower(S, T, craft) > firepower(S, T, best):
                best = craft
        if best == NOBODY:
            return
        leave_row(S, best)
        join_row(S, best, line + _BEYOND)


@shared
def come_back(S: Any, side: Any) -> Any:
    """From an enemy core that is empty (SW-24.3.7)."""
    beyond = 3 * side + _BEYOND
    if S[COUNTS + 3 * (1 - side) + _CORE]:
        return
    while S[COUNTS + beyond]:
        craft = in_row(S, beyond, 0)
        leave_row(S, craft)
        join_row(S, craft, 3 * side)


# Withdrawing


@shared
def withdraw(S: Any, T: Any, A: Any, W: Any, side: Any) -> Any:
    """All that can, of a side that is far weaker, with the small craft they have room for (SW-24.3.6, SW-10.7)."""
    core, is_met = 3 * side + _CORE, S[COUNTS + 3 * (1 - side) + _BEYOND] > 0
    leavers = 0
    for craft in range(0, T[CRAFT_END], WIDTH):
        A[MARK + craft] = 0
    for place in range(S[COUNTS + core]):
        craft = in_row(S, core, place)
        if not T[IS_BASE + craft] and (not is_met or S[ADMIRAL_NEED + craft]):
            A[MARK + craft] = 1
            leavers += 1
    if leavers == 0 or not wants_out(S, T, side):
        return
    for wing in range(T[CRAFT_END], T[UNITS_END], WIDTH):
        A[MARK + wing] = NOBODY
        if is_in_zone(S, T, wing, side):
            find_berth(S, T, A, wing, core)
    for place in range(S[COUNTS + core]):
        craft = in_row(S, core, place)
        if A[MARK + craft] and is_met and die(W) < S[ADMIRAL_NEED + craft]:
            A[MARK + craft] = 0
    for wing in range(T[CRAFT_END], T[UNITS_END], WIDTH):
        berth = A[MARK + wing] if S[PLACE + wing] == ZONE else S[PLACE + wing]
        if berth >= 0 and A[MARK + berth]:
            S[PLACE + wing] = LEFT
            S[SHIELD + wing] = 0
    for craft in range(0, T[CRAFT_END], WIDTH):
        if A[MARK + craft]:
            leave_row(S, craft)
            S[PLACE + craft] = LEFT
            S[SHIELD + craft] = 0


@shared
def find_berth(S: Any, T: Any, A: Any, wing: Any, core: Any) -> Any:
    """The first of the leaving craft that has room, in MARK of the wing."""
    for place in range(S[COUNTS + core]):
        craft = in_row(S, core, place)
        if not A[MARK + craft] or not carries(S, T, craft, wing):
            continue
        free = room(S, T, craft)
        for other in range(T[CRAFT_END], wing, WIDTH):
            free -= A[MARK + other] == craft
        if free > 0:
            A[MARK + wing] = craft
            return
