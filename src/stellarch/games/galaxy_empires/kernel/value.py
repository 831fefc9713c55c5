"""Each seat's chance to win, estimated from what it has: the higher its prospects against the others', the more."""

from math import exp
from typing import Any

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
    OUT,
    PLAYERS,
    PP,
    PROSPECTS,
    ROUND,
    SEATS,
    SHEET_SUM,
    TILES,
    TO_DOMINATE,
    WINNER,
)
from stellarch.jit import index, real, shared, single

FEATURES = 10
_LONG = 15
"""By this round most games are over."""
_SCALE = 10_000


@shared
def features(S: Any, T: Any, seat: Any, F: Any) -> Any:
    """What a seat has, in whole numbers, into F."""
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
            threat += 1
    cash, held = index(S[CASH + seat]) // 100, index(S[HELD + seat])
    late = max(held - index(T[TO_DOMINATE]) + 4, 0)
    F[0] = cash
    F[1] = cash * cash // 100
    F[2] = held
    F[3] = late * late
    F[4] = income // 10 * min(max(_LONG - index(S[ROUND]), 2), 12)
    F[5] = fleets
    F[6] = S[PP + seat]
    F[7] = deliveries
    F[8] = min(max(threat + 1 - guard, 0), 3)
    F[9] = (1 if S[CARD + seat * CARDS] else 0) + (1 if S[CARD + seat * CARDS + 1] else 0)


@shared
def judge(S: Any, T: Any, F: Any, R: Any) -> Any:
    """Each seat's chance into R, and its row of the score sheet."""
    most = -1e9
    for seat in range(index(S[PLAYERS])):
        features(S, T, seat, F)
        R[SHEET_SUM + seat] = single(S[HELD + seat])
        R[SHEET_SUM + SEATS + seat] = single(F[5])
        R[SHEET_SUM + 2 * SEATS + seat] = single(S[PP + seat])
        R[SHEET_SUM + 3 * SEATS + seat] = single(S[CASH + seat])
        prospects = 0
        for feature in range(FEATURES):
            prospects += index(F[feature]) * index(T[PROSPECTS + feature])
        R[CHANCE_SUM + seat] = single(-1e9) if S[OUT + seat] else single(prospects / _SCALE)
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
