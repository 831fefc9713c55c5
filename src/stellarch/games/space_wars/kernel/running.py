"""SW-10.5 on the kernel: fighters and pods run at craft, lasers meet them, pods board."""

from typing import Any

from stellarch.games.space_wars.kernel.aiming import (
    aim,
    attacks,
    best_in_rows,
    hitting_sides,
    is_better,
    measure,
    strength,
)
from stellarch.games.space_wars.kernel.board import capture, craft_of, in_row, in_zone, is_in_rows, is_in_zone
from stellarch.games.space_wars.kernel.chance import die
from stellarch.games.space_wars.kernel.layout import (
    ATTACKED,
    BOARDING_NEED,
    COUNTS,
    CRAFT_END,
    GENERAL_AT,
    GENERAL_BONUS,
    GENERAL_OWNER,
    GENERALS,
    GONE,
    IS_POD,
    LASER,
    LEFT_OVER,
    MARK,
    NOBODY,
    OWNER,
    PLACE,
    POSITION,
    RANGE,
    RUN_GENERAL,
    RUN_TARGET,
    RUN_UNIT,
    RUNS,
    SCREEN,
    SECURITY,
    SHIELD,
    SIDE_OF,
    STRENGTHS,
    TAKEN,
    TIE,
    TORPEDO,
    UNITS_END,
    WIDTH,
    WORTH,
)
from stellarch.jit import inlined, shared


@shared
def runners_allowed(S: Any, T: Any, side: Any) -> Any:
    """Own fighters and pods of the zone minus the screening of the enemy's, rounded up (SW-10.5.1, SW-10.5.2)."""
    halves = 2 * in_zone(S, T, side)
    for wing in range(T[CRAFT_END], T[UNITS_END], WIDTH):
        if is_in_zone(S, T, wing, 1 - side):
            halves -= T[SCREEN + wing]
    return max(0, (halves + 1) // 2)


@inlined
def add_run(S: Any, unit: Any, target: Any, general: Any) -> Any:
    run = S[RUNS] * WIDTH
    S[RUN_UNIT + run] = unit
    S[RUN_TARGET + run] = target
    S[RUN_GENERAL + run] = general
    S[RUNS] += 1


@shared
def number_rows(S: Any, A: Any) -> Any:
    """Each craft's place in its row."""
    for row in range(6):
        for place in range(S[COUNTS + row]):
            A[POSITION + in_row(S, row, place)] = place


@inlined
def covers(S: Any, T: Any, A: Any, craft: Any, target: Any) -> Any:
    """Whether a craft may fire at runners of a target (SW-10.5.4)."""
    if S[PLACE + craft] != S[PLACE + target]:
        return False
    return abs(A[POSITION + craft] - A[POSITION + target]) <= T[RANGE + craft]


@shared
def run_out(S: Any, T: Any, A: Any, side: Any) -> Any:
    """All that may, fighters first, unless more than two lasers for each are about a target (SW-24.3.4)."""
    left, enemy = runners_allowed(S, T, side), 1 - side
    if left == 0 or craft_of(S, enemy) == 0:
        return
    first = S[RUNS]
    measure(S, T, A)
    for force in range(STRENGTHS - 1, 0, -1):
        for wing in range(T[CRAFT_END], T[UNITS_END], WIDTH):
            is_fighter = is_in_zone(S, T, wing, side) and not T[IS_POD + wing]
            if left and is_fighter and strength(S, T, wing, TORPEDO) == force:
                left -= 1
                target = best_in_rows(S, T, A, wing, TORPEDO, force, 3 * enemy, 3 * enemy + 3)
                add_run(S, wing, target, NOBODY)
    send_pods(S, T, side, left)
    drop_hopeless_runs(S, T, A, first, enemy)


@inlined
def is_easier(T: Any, craft: Any, other: Any) -> Any:
    """Whether a craft is easier to board than another, or as easy and dearer."""
    if T[BOARDING_NEED + craft] != T[BOARDING_NEED + other]:
        return T[BOARDING_NEED + craft] < T[BOARDING_NEED + other]
    return T[WORTH + craft] > T[WORTH + other]


@shared
def send_pods(S: Any, T: Any, side: Any, left: Any) -> Any:
    best = NOBODY
    for row in range(3 * (1 - side), 3 * (1 - side) + 3):
        for place in range(S[COUNTS + row]):
            craft = in_row(S, row, place)
            if S[SHIELD + craft]:
                continue
            if best == NOBODY or is_easier(T, craft, best):
                best = craft
    if best == NOBODY:
        return
    sent = 0
    for wing in range(T[CRAFT_END], T[UNITS_END], WIDTH):
        if sent < left and T[IS_POD + wing] and is_in_zone(S, T, wing, side):
            add_run(S, wing, best, first_general(S, T, side, S[OWNER + wing]) if sent == 0 else NOBODY)
            sent += 1


@shared
def first_general(S: Any, T: Any, side: Any, owner: Any) -> Any:
    """The first of a player's generals aboard craft of a side (SW-10.5.9)."""
    for row in range(3 * side, 3 * side + 3):
        for place in range(S[COUNTS + row]):
            craft = in_row(S, row, place)
            for general in range(0, T[GENERALS], WIDTH):
                if S[GENERAL_AT + general] == craft and T[GENERAL_OWNER + general] == owner:
                    return general
    return NOBODY


@shared
def drop_hopeless_runs(S: Any, T: Any, A: Any, first: Any, enemy: Any) -> Any:
    for craft in range(0, T[CRAFT_END], WIDTH):
        A[MARK + craft] = 0
    for run in range(first * WIDTH, S[RUNS] * WIDTH, WIDTH):
        A[MARK + S[RUN_TARGET + run]] += 1
    kept = first
    for run in range(first * WIDTH, S[RUNS] * WIDTH, WIDTH):
        target = S[RUN_TARGET + run]
        if lasers_about(S, T, A, enemy, target) > 2 * A[MARK + target]:
            continue
        S[RUN_UNIT + kept * WIDTH] = S[RUN_UNIT + run]
        S[RUN_TARGET + kept * WIDTH] = target
        S[RUN_GENERAL + kept * WIDTH] = S[RUN_GENERAL + run]
        kept += 1
    S[RUNS] = kept


@shared
def lasers_about(S: Any, T: Any, A: Any, side: Any, target: Any) -> Any:
    """How many laser attacks of a side can meet runners at one of its craft."""
    count, row = 0, S[PLACE + target]
    for place in range(S[COUNTS + row]):
        craft = in_row(S, row, place)
        if not S[TAKEN + craft] and covers(S, T, A, craft, target):
            count += attacks(T, craft, LASER)
    return count


# Lasers against runners


@shared
def aim_lasers(S: Any, T: Any, A: Any, side: Any) -> Any:
    measure(S, T, A)
    for force in range(STRENGTHS - 1, 0, -1):
        for row in range(3 * side, 3 * side + 3):
            for place in range(S[COUNTS + row]):
                craft = in_row(S, row, place)
                if S[TAKEN + craft] or strength(S, T, craft, LASER) != force:
                    continue
                for _ in range(attacks(T, craft, LASER)):
                    target = best_runner(S, T, A, craft, force, 1 - side)
                    if target != NOBODY:
                        aim(T, A, target, hitting_sides(S, T, craft, LASER, force, target))


@shared
def best_runner(S: Any, T: Any, A: Any, craft: Any, force: Any, enemy: Any) -> Any:
    best, best_sides, best_left, best_tie = NOBODY, 0, 0, 0
    for run in range(0, S[RUNS] * WIDTH, WIDTH):
        unit = S[RUN_UNIT + run]
        if T[SIDE_OF + S[OWNER + unit]] != enemy or not covers(S, T, A, craft, S[RUN_TARGET + run]):
            continue
        sides = hitting_sides(S, T, craft, LASER, force, unit)
        left, tie = A[LEFT_OVER + unit], T[TIE + unit]
        if best == NOBODY or is_better(sides, left, tie, best_sides, best_left, best_tie):
            best, best_sides, best_left, best_tie = unit, sides, left, tie
    if best != NOBODY:
        A[LEFT_OVER + best] -= best_sides
    return best


@shared
def aim_runners(S: Any, T: Any, A: Any) -> Any:
    """Torpedoes of the runners at the craft they run at (SW-10.5.7)."""
    for run in range(0, S[RUNS] * WIDTH, WIDTH):
        unit, target = S[RUN_UNIT + run], S[RUN_TARGET + run]
        for _ in range(attacks(T, unit, TORPEDO)):
            aim(T, A, target, hitting_sides(S, T, unit, TORPEDO, strength(S, T, unit, TORPEDO), target))


# Boarding


@shared
def board(S: Any, T: Any, A: Any, W: Any) -> Any:
    """Pods that are left board their targets, one after the other (SW-10.5.8)."""
    for run in range(0, S[RUNS] * WIDTH, WIDTH):
        unit, target, general = S[RUN_UNIT + run], S[RUN_TARGET + run], S[RUN_GENERAL + run]
        if S[PLACE + unit] == GONE:
            if general != NOBODY:
                S[GENERAL_AT + general] = NOBODY
            continue
        enemy = 1 - T[SIDE_OF + S[OWNER + unit]]
        if not T[IS_POD + unit] or not is_in_rows(S, target, enemy) or S[SHIELD + target]:
            continue
        result = die(W) - S[SECURITY + target]
        if general != NOBODY and S[GENERAL_AT + general] != NOBODY:
            result += T[GENERAL_BONUS + general]
        S[ATTACKED] = 1
        if result >= T[BOARDING_NEED + target]:
            capture(S, T, A, target, S[OWNER + unit])
    S[RUNS] = 0
