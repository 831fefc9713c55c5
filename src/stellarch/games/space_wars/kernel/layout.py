"""Which number is what. A battle is three arrays of whole numbers:

S   what changes: a head, then for each unit a block of WIDTH numbers
T   what stays as it is: a head with tables, then a block for each unit
A   room to work in: blocks with marks of units, then the attacks of a volley

A unit is known by where its block begins, so that `S[DAMAGE + unit]` and `T[DEFENCE + unit]` are about the same one: a
multiple of WIDTH. Craft come first, then fighters and pods in the order of their names. Lists, as rows of craft, stand
in one column of the blocks: the third of the attacker's line is `S[ROWS + 3 * WIDTH]` counted from zero.

Sides are 0 and 1, rows 3 * side + 0 line, 1 core, 2 in the enemy core. Seats are numbered in this battle only.
"""

from stellarch.games.space_wars.tables.craft import CRAFT

WIDTH = 32
KINDS = tuple(CRAFT)
SEATS = 4
"""Two on each side at most."""

# Where a fighter or pod is; aboard it has the number of its carrier. Of craft, the row; or one of the last two.
ZONE, SURFACE, GONE, LEFT = -1, -2, -3, -4
"""GONE: destroyed; LEFT: out of the battle with the craft that withdrew."""
NOBODY = -1

# The steps of a battle in which the kernel can begin
PREPARE, ZONING, SKIRMISH, RUN, LASERS, BOARDING, REARRANGE, BREAKTHROUGH, RETURN, LINE, DEFENDERS, ATTACKERS = range(
    12
)
WITHDRAW, OVER = 12, 13
STEP_NAMES = {
    "prepare": PREPARE,
    "zone": ZONING,
    "skirmish": SKIRMISH,
    "run": RUN,
    "lasers": LASERS,
    "boarding": BOARDING,
    "rearrange": REARRANGE,
    "breakthrough": BREAKTHROUGH,
    "return": RETURN,
    "line": LINE,
    "core_of_defender": DEFENDERS,
    "core_of_attacker": ATTACKERS,
    "withdraw": WITHDRAW,
    "settle": OVER,
}

# Head of S
ROUND, STEP, ATTACKED, RUNS = range(4)
COUNTS = 4
"""How many craft are in each of the six rows."""
IN_PLAY = 10
"""By seat and kind, how many there are anywhere (SW-1.2.10)."""
HEAD_S = IN_PLAY + SEATS * len(KINDS)

# Blocks of S
(
    OWNER,
    PLACE,
    DAMAGE,
    SHIELD,
    WEAPONS,
    TAKEN,
    ON_LOAN,
    GOODS,
    TROOPS,
    ADMIRAL,
    ADMIRAL_NEED,
    SECURITY,
    RUN_UNIT,
    RUN_TARGET,
    RUN_GENERAL,
    GENERAL_AT,
) = range(HEAD_S, HEAD_S + 16)
PASSIVE = HEAD_S + 16
"""Fighters and pods of each kind in a hold from which they cannot fight."""
ROWS = HEAD_S + 20

# Head of T
CRAFT_END, UNITS_END, GENERALS, AIMS_AT, DEFENDS_CAPITAL = range(5)
"""Where the blocks of craft and of all units end; how many generals; where attacks begin in A."""
OUT_OVER, OUT_UNDER = 5, 7
"""By side, the ratio of powers below which it wants out."""
SIDE_OF = 9
WEAPONS_ELSEWHERE = 13
"""By seat, the special weapons that are not aboard craft of this battle."""
WEAPONS_MOST, PATCHES_MOST = 17, 18
"""How many special weapons a player has at most, captured ones too; how many are spent on a craft between rounds."""
TECHNOLOGY = 19
"""By attacking seat, defending seat and weapon."""
LIMITS = TECHNOLOGY + SEATS * SEATS * 3
"""By kind."""
STRENGTHS, DEFENCES, BONUSES, LEAST_BONUS = 8, 11, 12, -6
SIDES = LIMITS + len(KINDS)
"""By strength, defence and modifier, on how many sides of a die an attack hits."""
HEAD_T = SIDES + STRENGTHS * DEFENCES * BONUSES

# Blocks of T
(
    KIND,
    ORIGINAL,
    DEFENCE,
    HARD,
    CUT_OFF,
    RANGE,
    IS_ARMED,
    IS_CAPITAL,
    IS_BASE,
    IS_POD,
    BREAKS,
    SCREEN,
    CAPACITY,
    CARRIES_FIGHTERS,
    CARRIES_PODS,
    WORTH,
    TIE,
    BOARDING_NEED,
    GENERAL_OWNER,
    GENERAL_BONUS,
) = range(HEAD_T, HEAD_T + 20)
ARMS = HEAD_T + 20
"""Of lasers, ions and torpedoes: attacks, strength."""
LASER, ION, TORPEDO = 0, 1, 2

# Blocks of A
AIMS = 0
"""How many attacks are aimed, in the head."""
HITS, MARK, LEFT_OVER, POSITION = range(1, 5)

# Results
WON, ROUNDS, LOST = 0, 3, 4
"""How often each side won and neither; all rounds; by unit, how often it was lost, one number for each unit."""
