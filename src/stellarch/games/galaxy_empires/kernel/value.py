"""Each seat's chance to win, by what it has: the map of `core.chances`, as fast as simulations need it."""

from math import exp
from typing import Any

from stellarch.games.galaxy_empires.data import NUMBERS
from stellarch.games.galaxy_empires.kernel.layout import (
    AREA_OF,
    AREAS,
    CAPITAL,
    CARD,
    CARDS,
    CASH,
    CHANCE_SUM,
    CONTRACT,
    FLEET,
    HELD,
    HOLDER,
    HOME,
    HOME_INCOME,
    HOPS,
    INCOME_OF_KIND,
    KIND_OF,
    MOST_FACTS,
    OUT,
    PHASES,
    PLAYERS,
    PP,
    PROSPECTS,
    ROUND,
    SEATS,
    SHEET_SUM,
    TILES,
    TO_DOMINATE,
    TRUCE,
    WINNER,
)
from stellarch.jit import index, inlined, real, shared, single

FACTS = 11
LAST_ROUND = 15
"""By this round most games are over."""
SCALE = 1_000_000
_RICH = NUMBERS.win.bounty_cash // 100
_NEARLY = 25
"""Hundreds of dollars that are soon come by."""
_FLEETS = 6
"""The place of the fleets among the facts: they are told on the score sheet too."""


@shared
def _note_facts(S: Any, T: Any, seat: Any, F: Any) -> Any:
    """What a seat has, in whole numbers, into its row of F; the more the better."""
    income = 0
    for area in range(AREAS):
        if S[HOLDER + area] == seat + 1:
            kind = index(T[KIND_OF + area])
            income += index(S[HOME_INCOME + seat]) if kind == CAPITAL else index(T[INCOME_OF_KIND + kind])
    fleets, deliveries, guard, threat = 0, 0, 0, 0
    home = index(S[HOME + seat])
    for tile in range(TILES):
        if S[FLEET + tile] == seat + 1:
            fleets += 1
            deliveries += max(index(S[CONTRACT + tile]) - 1, 0)
            guard += T[AREA_OF + tile] == home
        elif S[FLEET + tile] and T[HOPS + tile * AREAS + home] <= 2:
            threat += S[TRUCE + (index(S[FLEET + tile]) - 1) * SEATS + seat] == 0
    cash, held = index(S[CASH + seat]) // 100, index(S[HELD + seat])
    late = max(held - index(T[TO_DOMINATE]) + 4, 0)
    row = seat * MOST_FACTS
    F[row] = cash
    F[row + 1] = cash * cash // 100
    F[row + 2] = max(cash - _RICH + _NEARLY, 0)
    F[row + 3] = held
    F[row + 4] = late * late
    F[row + 5] = income // 10
    F[row + _FLEETS] = fleets
    F[row + 7] = S[PP + seat]
    F[row + 8] = deliveries
    F[row + 9] = -min(max(threat + 1 - guard, 0), 3)
    F[row + 10] = (1 if S[CARD + seat * CARDS] else 0) + (1 if S[CARD + seat * CARDS + 1] else 0)


@inlined
def _prospects(S: Any, T: Any, F: Any, seat: Any) -> Any:
    """What a seat's facts add up to, each weighed between the phases that the round lies between."""
    along = min(index(S[ROUND]) - 1, LAST_ROUND) * (PHASES - 1)
    phase = min(along // LAST_ROUND, PHASES - 2)
    later = along - phase * LAST_ROUND
    total = 0.0
    for fact in range(FACTS):
        place = PROSPECTS + phase * MOST_FACTS + fact
        weight = index(T[place]) * (LAST_ROUND - later) + index(T[place + MOST_FACTS]) * later
        total += real(index(F[seat * MOST_FACTS + fact]) * weight)
    return total / (LAST_ROUND * SCALE)


@shared
def judge(S: Any, T: Any, F: Any, R: Any) -> Any:
    """Each seat's facts into F; its chance, and its row of the score sheet, into R."""
    most = -1e9
    for seat in range(index(S[PLAYERS])):
        _note_facts(S, T, seat, F)
        R[SHEET_SUM + seat] = single(S[HELD + seat])
        R[SHEET_SUM + SEATS + seat] = single(F[seat * MOST_FACTS + _FLEETS])
        R[SHEET_SUM + 2 * SEATS + seat] = single(S[PP + seat])
        R[SHEET_SUM + 3 * SEATS + seat] = single(S[CASH + seat])
        R[CHANCE_SUM + seat] = single(-1e9) if S[OUT + seat] else single(_prospects(S, T, F, seat))
        most = max(most, real(R[CHANCE_SUM + seat]))
    total = 0.0
    for seat in range(index(S[PLAYERS])):
        if S[WINNER]:
            R[CHANCE_SUM + seat] = single(1.0) if S[WINNER] == seat + 1 else single(0.0)
        else:
            R[CHANCE_SUM + seat] = single(exp(max(real(R[CHANCE_SUM + seat]) - most, -50.0)))
        total += real(R[CHANCE_SUM + seat])
    for seat in range(index(S[PLAYERS])):
        R[CHANCE_SUM + seat] = single(real(R[CHANCE_SUM + seat]) / total)
