"""Monte-Carlo search: the candidates race. Each lap deals the hidden cards anew and plays every candidate from there.

All candidates of a lap meet the same deal and the same dice as long as their games run alike, so that what differs is
mostly their own doing. Who is surely behind drops out. Games are played on by the policy for a few rounds and judged.
"""

from typing import Any

from stellarch.games.galaxy_empires.kernel.chance import draw
from stellarch.games.galaxy_empires.kernel.layout import (
    BEHIND,
    BEHIND_SQUARED,
    CANDIDATE_SIZE,
    CARD,
    CARDS,
    DECK,
    DECK_SIZE,
    HORIZON,
    IS_OUT,
    NOISE,
    PILE,
    PILE_SIZE,
    PLAYERS,
    POSITION_SIZE,
    RANDOM,
    ROOM,
    SHOWN,
    SUMS_SIZE,
    TURN_NUMBER,
    VISITS,
    WINNER,
)
from stellarch.games.galaxy_empires.kernel.play import play
from stellarch.games.galaxy_empires.kernel.policy import choose
from stellarch.games.galaxy_empires.kernel.value import judge
from stellarch.jit import index, shared, single, u64

LAPS_AT_LEAST = 8
"""Nobody drops out before."""
_SURE = 4.0
"""The square of how many standard errors behind is surely behind."""
_GOLDEN = u64(0x9E3779B97F4A7C15)
_FULL = u64((1 << 64) - 1)


@shared
def deal_again(S: Any, W: Any, me: Any) -> Any:
    """Shuffle the missions that a seat cannot see among deck, other hands and the pile face down."""
    hidden = 0
    for slot in range(index(S[PLAYERS]) * CARDS):
        if slot // CARDS != me and S[CARD + slot]:
            S[ROOM + hidden] = S[CARD + slot] - 1
            hidden += 1
    for place in range(S[PILE_SIZE]):
        if S[PILE + place] < SHOWN:
            S[ROOM + hidden] = S[PILE + place]
            hidden += 1
    for place in range(S[DECK_SIZE]):
        S[ROOM + hidden] = S[DECK + place]
        hidden += 1
    for last in range(hidden - 1, 0, -1):
        other = draw(W, last + 1)
        S[ROOM + last], S[ROOM + other] = S[ROOM + other], S[ROOM + last]
    for slot in range(index(S[PLAYERS]) * CARDS):
        if slot // CARDS != me and S[CARD + slot]:
            hidden -= 1
            S[CARD + slot] = S[ROOM + hidden] + 1
    for place in range(S[PILE_SIZE]):
        if S[PILE + place] < SHOWN:
            hidden -= 1
            S[PILE + place] = S[ROOM + hidden]
    for place in range(S[DECK_SIZE]):
        hidden -= 1
        S[DECK + place] = S[ROOM + hidden]


@shared
def play_out(S: Any, T: Any, W: Any, A: Any, M: Any, V: Any) -> Any:
    """A few rounds by the policy."""
    last = index(S[TURN_NUMBER]) + index(T[HORIZON]) * index(S[PLAYERS])
    while S[WINNER] == 0 and S[TURN_NUMBER] < last:
        play(S, T, W, choose(S, T, W, A, M, V, index(T[NOISE])))


@shared
def lap(
    first: Any, T: Any, W: Any, S: Any, A: Any, M: Any, V: Any, F: Any, R: Any,
    moves: Any, found: Any, sums: Any, count: Any, me: Any,
) -> Any:  # fmt: skip
    """One simulation of every candidate that is still in; gives how many there were."""
    W[RANDOM] = (W[RANDOM] + _GOLDEN) & _FULL | u64(1)
    begun, runs, base = W[RANDOM], 0, single(0.0)
    for candidate in range(count):
        if found[candidate * CANDIDATE_SIZE + IS_OUT]:
            continue
        for number in range(POSITION_SIZE):
            S[number] = first[number]
        W[RANDOM] = begun
        deal_again(S, W, me)
        play(S, T, W, index(moves[candidate]))
        play_out(S, T, W, A, M, V)
        judge(S, T, F, R)
        at = candidate * SUMS_SIZE
        for number in range(BEHIND):
            sums[at + number] += R[number]
        if runs == 0:
            base = R[me]
        sums[at + BEHIND] += base - R[me]
        sums[at + BEHIND_SQUARED] += (base - R[me]) * (base - R[me])
        found[candidate * CANDIDATE_SIZE + VISITS] += 1
        runs += 1
    W[RANDOM] = begun
    _drop_out(found, sums, count)
    return runs


@shared
def _drop_out(found: Any, sums: Any, count: Any) -> Any:
    """Candidates whose lag behind the best is far beyond chance leave the race."""
    best = 0
    for candidate in range(count):
        running = found[candidate * CANDIDATE_SIZE + IS_OUT] == 0
        if running and _lag(found, sums, candidate) < _lag(found, sums, best):
            best = candidate
    laps = index(found[best * CANDIDATE_SIZE + VISITS])
    if laps < LAPS_AT_LEAST:
        return
    for candidate in range(1, count):  # the first stays: the others are compared with it
        if candidate == best or found[candidate * CANDIDATE_SIZE + IS_OUT]:
            continue
        lag = _lag(found, sums, candidate) - _lag(found, sums, best)
        spread = _spread(found, sums, candidate) + _spread(found, sums, best)
        if lag * lag * laps > _SURE * spread:
            found[candidate * CANDIDATE_SIZE + IS_OUT] = 1


@shared
def _lag(found: Any, sums: Any, candidate: Any) -> Any:
    return sums[candidate * SUMS_SIZE + BEHIND] / single(found[candidate * CANDIDATE_SIZE + VISITS])


@shared
def _spread(found: Any, sums: Any, candidate: Any) -> Any:
    """The variance of the lag of one simulation."""
    lag = _lag(found, sums, candidate)
    return sums[candidate * SUMS_SIZE + BEHIND_SQUARED] / single(found[candidate * CANDIDATE_SIZE + VISITS]) - lag * lag
