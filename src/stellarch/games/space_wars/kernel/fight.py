"""The rounds of a battle on the kernel, step by step (SW-10.3), and what Python calls."""

from typing import Any

from stellarch.games.space_wars.kernel.aiming import aim_row, aim_skirmish, roll
from stellarch.games.space_wars.kernel.board import is_on_board, strike
from stellarch.games.space_wars.kernel.layout import (
    AIMS,
    ATTACKED,
    ATTACKERS,
    BOARDING,
    BREAKTHROUGH,
    COUNTS,
    CRAFT_END,
    DEFENDERS,
    GONE,
    LASERS,
    LINE,
    LOST,
    ORIGINAL,
    OVER,
    OWNER,
    PLACE,
    PREPARE,
    REARRANGE,
    RETURN,
    ROUND,
    ROUNDS,
    RUN,
    RUNS,
    SIDE_OF,
    SKIRMISH,
    STEP,
    TAKEN,
    UNITS_END,
    WIDTH,
    WITHDRAW,
    WON,
    ZONING,
)
from stellarch.games.space_wars.kernel.moving import (
    break_through,
    come_back,
    enter_zone,
    most_through,
    patch,
    rearrange,
    withdraw,
)
from stellarch.games.space_wars.kernel.running import aim_lasers, aim_runners, board, number_rows, run_out
from stellarch.games.space_wars.tables.game import NUMBERS
from stellarch.jit import compiled, indices, inlined, shared, words

_MOST_ROUNDS = NUMBERS.battle_rounds_most


@inlined
def following(S: Any) -> Any:
    """The step after this one: line fire comes before breaking through in the first round, and after it later
    (SW-10.3.1, SW-10.3.2)."""
    step = S[STEP]
    if S[ROUND] > 1:
        return step + 1
    if step == BOARDING:
        return LINE
    if step == LINE:
        return BREAKTHROUGH
    if step == BREAKTHROUGH:
        return DEFENDERS
    return step + 1


@shared
def go_to_volley(S: Any, T: Any, A: Any, W: Any) -> Any:
    """On to where attacks are aimed and only their dice are missing; False when the battle is over."""
    while S[STEP] != OVER:
        if S[STEP] != BOARDING and not (is_on_board(S, T, 0) and is_on_board(S, T, 1)):
            S[STEP] = OVER
            break
        step = S[STEP]
        if step == WITHDRAW:
            withdraw(S, T, A, W, 1)
            if is_on_board(S, T, 0) and is_on_board(S, T, 1):
                withdraw(S, T, A, W, 0)
            end_round(S, T)
            continue
        S[STEP] = following(S)
        take(S, T, A, W, step)
        if A[AIMS]:
            S[ATTACKED] = 1
            return True
    return False


@shared
def take(S: Any, T: Any, A: Any, W: Any, step: Any) -> Any:
    """One step, but for the dice of its attacks. Branches instead of a table of functions: Numba makes a single jump of
    them."""
    if step == PREPARE:
        patch(S, T, 0)
        patch(S, T, 1)
    elif step == ZONING:
        enter_zone(S, T, 0)
        enter_zone(S, T, 1)
    elif step == SKIRMISH:
        aim_skirmish(S, T, A, 0)
        aim_skirmish(S, T, A, 1)
    elif step == RUN:
        number_rows(S, A)
        run_out(S, T, A, 0)
        run_out(S, T, A, 1)
    elif step == LASERS:
        if S[RUNS]:
            number_rows(S, A)
            aim_lasers(S, T, A, 0)
            aim_lasers(S, T, A, 1)
            aim_runners(S, T, A)
    elif step == BOARDING:
        board(S, T, A, W)
    elif step == REARRANGE:
        is_alone = (S[COUNTS + 3] == 0, S[COUNTS] == 0)
        rearrange(S, T, 0, is_alone[0])
        rearrange(S, T, 1, is_alone[1])
    elif step == BREAKTHROUGH:
        first, second = most_through(S, T, 0), most_through(S, T, 1)
        break_through(S, T, 0, first)
        break_through(S, T, 1, second)
    elif step == RETURN:
        come_back(S, 0)
        come_back(S, 1)
    elif step == LINE:
        aim_row(S, T, A, 0, 3)
        aim_row(S, T, A, 3, 0)
    elif step == DEFENDERS:
        aim_row(S, T, A, 2, 4)
        aim_row(S, T, A, 4, 2)
    elif step == ATTACKERS:
        aim_row(S, T, A, 5, 1)
        aim_row(S, T, A, 1, 5)


@shared
def end_round(S: Any, T: Any) -> Any:
    """A side has nothing on the board; or a round has passed without an attack, or was the last (SW-10.3.5)."""
    is_last = not S[ATTACKED] or S[ROUND] >= _MOST_ROUNDS
    if is_last or not (is_on_board(S, T, 0) and is_on_board(S, T, 1)):
        S[STEP] = OVER
        return
    for craft in range(0, T[CRAFT_END], WIDTH):
        S[TAKEN + craft] = 0
    S[ROUND] += 1
    S[ATTACKED] = 0
    S[STEP] = PREPARE


@shared
def fight(S: Any, T: Any, A: Any, W: Any) -> Any:
    while go_to_volley(S, T, A, W):
        roll(T, A, W)
        strike(S, T, A)


# What Python calls


@compiled
def fight_many(start: Any, state: Any, table: Any, room: Any, chance: Any, results: Any, battles: Any) -> Any:
    """So many battles from the same start; winners, rounds and losses are added to the results.

    Of none, the hits that stand in the room apply to the state, which goes on to where the next volley is aimed; it
    gives how many attacks that has, 0 when the battle is over. One function for both is compiled in half the time.
    """
    first, S, T, A, W, R = (
        indices(start),
        indices(state),
        indices(table),
        indices(room),
        words(chance),
        indices(results),
    )
    if battles == 0:
        strike(S, T, A)
        A[AIMS] = 0
        return A[AIMS] if go_to_volley(S, T, A, W) else 0
    A[AIMS] = 0  # whoever gave up reckoning exactly may have left a volley aimed
    for _ in range(battles):
        for place in range(len(start)):
            S[place] = first[place]
        fight(S, T, A, W)
        stands, withstands = is_on_board(S, T, 0), is_on_board(S, T, 1)
        R[WON + (2 if stands == withstands else 0 if stands else 1)] += 1
        R[ROUNDS] += S[ROUND]
        for unit in range(0, T[UNITS_END], WIDTH):
            if is_lost(S, T, unit):
                R[LOST + unit // WIDTH] += 1
    return 0


@inlined
def is_lost(S: Any, T: Any, unit: Any) -> Any:
    """Destroyed, or in the hands of the other side."""
    return S[PLACE + unit] == GONE or T[SIDE_OF + S[OWNER + unit]] != T[SIDE_OF + T[ORIGINAL + unit]]
