"""The heuristic: every move of a position scored in dollars (section 22 of the rules)."""

from typing import Any

from stellarch.games.galaxy_empires.data import NUMBERS
from stellarch.games.galaxy_empires.kernel import weights as w
from stellarch.games.galaxy_empires.kernel.chance import draw
from stellarch.games.galaxy_empires.kernel.choices import list_moves, waiting_on
from stellarch.games.galaxy_empires.kernel.layout import (
    ACTIONS,
    AREA_OF,
    AREAS,
    ATTACKER,
    ATTACKERS_LEFT,
    BONUS,
    BOUNTY_OF,
    CARD,
    CARDS,
    CASH,
    CONTRACT,
    COUNT,
    DANGER,
    DEFENDERS_KEPT,
    DEFENDERS_LEFT,
    DEPLOY,
    DEPLOYED_IN_ONE_TURN,
    DISRUPT,
    DISRUPTIONS,
    DOMINATION_LATER,
    DRAW,
    END,
    FLAG,
    FLEET,
    FLEET_COUNT,
    FLEETS,
    FLEETS_DESTROYED,
    FLEETS_IN_HOME,
    HELD,
    HOLD_ODDS,
    HOLDER,
    HOME,
    HOPS,
    INVADE,
    IS_EVENT,
    KIND,
    KIND_OF,
    LEADS,
    MINE,
    MOST_TILES,
    MOVE,
    NEAREST_MINE,
    OPEN,
    OPEN_MOVE,
    PLACE_AT,
    PLANET,
    PP,
    PP_AT_LEAST,
    PP_ROLL,
    PRIZE,
    PROGRESS,
    RETURN_TO,
    ROLL,
    ROOM,
    SECOND,
    SURRENDER,
    TARGET,
    TERRITORY,
    THEIRS,
    THREAT,
    TILES_OF,
    TO_DOMINATE,
    WAR_COST,
    WEIGHTS,
    WORMHOLE_TRANSIT,
    WORTH,
)
from stellarch.games.galaxy_empires.kernel.missions import standing
from stellarch.games.galaxy_empires.kernel.survey import (
    VICTORY,
    attack_value,
    prize_of_territory,
    rounds_left,
    survey,
)
from stellarch.games.galaxy_empires.kernel.wars import is_passage, keep_fitting, list_invaders
from stellarch.jit import index, inlined, shared

_BYTE = 255
_RICH, _FLEET_COST = NUMBERS.win.bounty_cash, NUMBERS.costs.fleet
_DISRUPT_COST, _DELIVERY = NUMBERS.costs.disrupt_cash, NUMBERS.mining.delivery
_REPARATIONS, _DEFENCE_CASH = NUMBERS.war.surrender_reparations, NUMBERS.war.defender_win_cash
_FIRST_FLEETS = NUMBERS.setup.start_fleets
_FEW_POINTS = 7
"""Half of the faces of a die, times two."""


@shared
def score_moves(S: Any, T: Any, A: Any, M: Any, V: Any) -> Any:
    """Every move of the seat that decides into M, what each is worth in dollars into V; gives their number."""
    count = list_moves(S, T, M)
    me = waiting_on(S)
    survey(S, T, A, me)
    for number in range(count):
        V[number] = _score(S, T, A, me, index(M[number]))
    return count


@shared
def choose(S: Any, T: Any, W: Any, A: Any, M: Any, V: Any, noise: Any) -> Any:
    """The move with the best score, each raised by a little chance."""
    count = score_moves(S, T, A, M, V)
    best, chosen = -(1 << 30), 0
    for number in range(count):
        score = index(V[number]) + draw(W, noise)
        if score > best:
            best, chosen = score, number
    return index(M[chosen])


@shared
def _score(S: Any, T: Any, A: Any, me: Any, move: Any) -> Any:
    kind, first, second, flag = move >> KIND, move & _BYTE, move >> SECOND & _BYTE, move >> FLAG & 1
    if kind == MOVE:
        return _of_reposition(S, T, A, me, first, second, flag)
    if kind == DEPLOY:
        return _of_deployment(S, T, A, me, first)
    if kind == INVADE:
        return _of_invasion(S, T, A, me, first, second, flag + 1)
    if kind == DISRUPT:
        return _of_disruption(S, T, A, me, first)
    if kind == ROLL:
        return _of_roll(S, T, A, me)
    if kind == DRAW:
        return _of_draw(S, T, A, me, first)
    if kind == SURRENDER:
        return _of_surrender(S, T, A, me)
    if kind in (PLACE_AT, RETURN_TO):
        return _prospect(T, A, second, second)
    if kind == END and S[ACTIONS]:
        return -VICTORY  # a roll for political points is always better than an action given up
    return 0  # to end the turn, or to fight on


@shared
def _prospect(T: Any, A: Any, tile: Any, origin: Any) -> Any:
    """The best that a fleet on a tile could go for; less where another than the one from `origin` is nearer to it."""
    best, here = 0, index(T[AREA_OF + tile])
    for area in range(AREAS):
        prize = index(A[PRIZE + area])
        if prize <= best or area == here:
            continue
        hops = index(T[HOPS + tile * AREAS + area])
        if hops > 4:
            continue
        value = prize * index(T[WEIGHTS + w.NEAR_1 - 1 + hops]) // 100
        if T[HOPS + origin * AREAS + area] > A[NEAREST_MINE + area]:
            value = value * index(T[WEIGHTS + w.NOT_NEAREST]) // 100
        best = max(best, value)
    return best


@shared
def _cost_of_leaving(S: Any, T: Any, A: Any, me: Any, area: Any, leaving: Any) -> Any:
    """What it may cost that some fleets leave an area."""
    left, threat = index(A[MINE + area]) - leaving, index(A[THREAT + area])
    if area == S[HOME + me]:
        danger = index(A[DANGER + min(max(left, 0), MOST_TILES)])
        return danger * index(T[WEIGHTS + w.CAPITAL_LOST]) // 1000
    if left > 0 or S[HOLDER + area] != me + 1:
        return 0
    return index(A[WORTH + area]) * index(T[WEIGHTS + (w.LEFT_THREATENED if threat else w.LEFT_SAFE)]) // 100


@inlined
def wins_by_claiming(S: Any, T: Any, A: Any, me: Any, area: Any) -> Any:
    """Whether to enter an area is to win at once (GE-7.10, GE-15.3)."""
    if T[TERRITORY + area] == 0 or S[HOLDER + area] == me + 1 or A[THEIRS + area] or S[DOMINATION_LATER]:
        return False
    return S[HELD + me] + 1 >= T[TO_DOMINATE]


@shared
def _of_reposition(S: Any, T: Any, A: Any, me: Any, origin: Any, target: Any, fresh: Any) -> Any:
    ground, area = index(T[AREA_OF + origin]), index(T[AREA_OF + target])
    if wins_by_claiming(S, T, A, me, area):
        return 2 * VICTORY
    value = -_prospect(T, A, origin, origin)
    if area != ground:
        value -= _cost_of_leaving(S, T, A, me, ground, 1)
        value += index(A[PRIZE + area])
        if is_passage(T, origin, area):
            value += index(A[BONUS + WORMHOLE_TRANSIT])
        if S[HOLDER + area] == me + 1:
            value += _cost_of_leaving(S, T, A, me, area, 0) - _cost_of_leaving(S, T, A, me, area, -1)
    if T[KIND_OF + area] != PLANET:
        value += _prospect(T, A, target, origin)
    if value > 0 and (fresh or S[OPEN] != OPEN_MOVE):
        value += index(T[WEIGHTS + w.SECOND_MOVE])
    return value


@shared
def _of_deployment(S: Any, T: Any, A: Any, me: Any, tile: Any) -> Any:
    home = index(T[AREA_OF + tile])
    value = index(T[WEIGHTS + w.FLEET_WORTH]) + index(T[WEIGHTS + w.FLEET_EARLY]) * rounds_left(S, T) - _FLEET_COST
    value -= max(index(A[FLEETS + me]) - _FIRST_FLEETS, 0) * index(T[WEIGHTS + w.FLEET_MANY])
    value += _cost_of_leaving(S, T, A, me, home, 0) - _cost_of_leaving(S, T, A, me, home, -1)
    value += index(A[BONUS + FLEET_COUNT]) + index(A[BONUS + DEPLOYED_IN_ONE_TURN]) + index(A[BONUS + FLEETS_IN_HOME])
    value += _prospect(T, A, tile, tile) // 8
    return value - _cost_of_spending(S, T, me)


@inlined
def _cost_of_spending(S: Any, T: Any, me: Any) -> Any:
    """Money is dearer the nearer it brings a win."""
    above = index(S[CASH + me]) - index(T[WEIGHTS + w.LEADER_CASH]) + 2000
    return max(above, 0) * index(T[WEIGHTS + w.SAVING]) // 1000


@shared
def _of_invasion(S: Any, T: Any, A: Any, me: Any, area: Any, strength: Any, actions: Any) -> Any:
    value = attack_value(S, T, A, me, area, strength, prize_of_territory(S, T, A, me, area))
    value -= (actions - 1) * index(T[WEIGHTS + w.ACTION])
    keep_fitting(S, T, area, list_invaders(S, T, me, area), actions)
    for place in range(strength):  # what is left behind, each area once
        ground, together, first = index(T[AREA_OF + S[ROOM + place]]), 0, True
        for other in range(strength):
            if T[AREA_OF + S[ROOM + other]] == ground:
                together += 1
                first = first and other >= place
        if first:
            value -= _cost_of_leaving(S, T, A, me, ground, together)
    return value


@shared
def _of_disruption(S: Any, T: Any, A: Any, me: Any, area: Any) -> Any:
    tile = index(T[TILES_OF + area * MOST_TILES])
    victim = index(S[FLEET + tile]) - 1
    harm = (index(S[CONTRACT + tile]) - 1) * _DELIVERY + index(T[WEIGHTS + w.FLEET_LOST])
    value = harm * index(T[WEIGHTS + w.DISRUPTION]) // 100 - _DISRUPT_COST
    if A[LEADS + victim]:
        value += index(T[WEIGHTS + w.FROM_LEADER])
        if S[CASH + victim] + 2 * _DELIVERY >= _RICH:
            value += 2 * _DISRUPT_COST
    value += index(A[BONUS + DISRUPTIONS]) + index(A[BONUS + FLEETS_DESTROYED])
    return value - _cost_of_spending(S, T, me)


@shared
def _of_roll(S: Any, T: Any, A: Any, me: Any) -> Any:
    """About three and a half points, dear as long as there are too few for a war."""
    few = min(max(2 * (index(S[WAR_COST + me]) - index(S[PP + me])), 0), _FEW_POINTS)
    value = few * index(T[WEIGHTS + w.POINT]) // 2
    if S[PP + me] <= 12:
        value += (_FEW_POINTS - few) * index(T[WEIGHTS + w.POINT_MORE]) // 2
    return value + index(A[BONUS + PP_ROLL]) // 3 + index(A[BONUS + PP_AT_LEAST]) * 3


@shared
def _of_draw(S: Any, T: Any, A: Any, me: Any, given_up: Any) -> Any:
    """A new mission, less what the one that is given up may still bring."""
    value = index(T[WEIGHTS + w.DRAW_WORTH])
    if given_up:
        slot = me * CARDS + given_up - 1
        mission = index(S[CARD + slot]) - 1
        done = index(S[PROGRESS + slot]) if T[IS_EVENT + mission] else standing(S, T, me, mission)
        missing = max(index(T[COUNT + mission]) - done, 0)
        value -= index(T[BOUNTY_OF + mission]) // (2 + missing * missing)
    return value


@shared
def _of_surrender(S: Any, T: Any, A: Any, me: Any) -> Any:
    """Against fighting on: the fleets that are saved, against the chance to hold, and what is paid."""
    area, attacker = index(S[TARGET]), index(S[ATTACKER])
    fleets = min(index(S[DEFENDERS_LEFT]), MOST_TILES)
    place = index(S[ATTACKERS_LEFT]) * (MOST_TILES + 1) + fleets
    paid = min(index(S[CASH + me]), _REPARATIONS)
    if S[HELD + attacker] + 1 >= T[TO_DOMINATE] or S[CASH + attacker] + paid >= _RICH:
        return -VICTORY
    held = index(T[HOLD_ODDS + place]) * (index(A[WORTH + area]) + _DEFENCE_CASH) // 1000
    saved = (fleets * 1000 - index(T[DEFENDERS_KEPT + place])) * index(T[WEIGHTS + w.FLEET_LOST]) // 1000
    return saved - held - paid
