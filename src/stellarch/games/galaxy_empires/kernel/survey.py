"""What a seat makes of a position before it weighs its moves: what areas are worth to it, and who threatens what."""

from typing import Any

from stellarch.games.galaxy_empires.data import NUMBERS
from stellarch.games.galaxy_empires.kernel import weights as w
from stellarch.games.galaxy_empires.kernel.choices import is_barred
from stellarch.games.galaxy_empires.kernel.layout import (
    AREA_OF,
    AREAS,
    ATTACKERS_KEPT,
    BONUS,
    BONUS_KIND,
    BOUNTY_OF,
    CAPITALS_CAPTURED,
    CARD,
    CARDS,
    CASH,
    CENTER,
    CLAIM_FROM_OPPONENT,
    CLAIMS_IN_ONE_TURN,
    CLOSED,
    CONTRACT,
    CONTRACTS_COMPLETED,
    CORNER,
    CORNER_OF,
    COUNT,
    DANGER,
    DELIVERIES,
    DELIVERY,
    DETAIL,
    FAR,
    FLEET,
    FLEETS,
    FLEETS_DESTROYED,
    FLEETS_IN_DISTINCT,
    FRONTIER,
    HELD,
    HOLD_COUNT,
    HOLD_FOREIGN_FRONTIER,
    HOLD_HOME_FRONTIERS,
    HOLDER,
    HOME,
    HOPS,
    INCOME_OF_KIND,
    INVADERS,
    IS_EVENT,
    KIND_OF,
    KIND_WANTED,
    KINDS,
    LEADS,
    MINE,
    MINING_CONTRACTS,
    MOST_TILES,
    NEAREST_MINE,
    NEUTRAL,
    OUT,
    PLANET,
    PLAYERS,
    PP,
    PREDICATE,
    PRIZE,
    PROGRESS,
    REACH_OF,
    ROUND,
    SEATS,
    SURVEY_SIZE,
    TERRITORY,
    THEIRS,
    THREAT,
    TILES,
    TO_DOMINATE,
    TRUCE,
    WAR_COST,
    WAR_KINDS,
    WEIGHTS,
    WIN_ODDS,
    WON_AS_ATTACKER,
    WON_IN_KIND,
    WORTH,
)
from stellarch.games.galaxy_empires.kernel.missions import contracts_of, standing
from stellarch.jit import index, inlined, shared

VICTORY = 20_000
"""What winning at once is worth."""
_DELIVERIES = NUMBERS.mining.deliveries
_WIN_CASH, _WIN_CASH_EACH = NUMBERS.war.attacker_win_cash, NUMBERS.war.attacker_win_cash_per_survivor


@shared
def survey(S: Any, T: Any, A: Any, me: Any) -> Any:
    """Look at the board with the eyes of a seat."""
    for number in range(SURVEY_SIZE):
        A[number] = 0
    for area in range(AREAS):
        A[NEAREST_MINE + area] = FAR
    _count_fleets(S, T, A, me)
    for seat in range(index(S[PLAYERS])):
        if S[OUT + seat] == 0:
            rich = S[CASH + seat] >= T[WEIGHTS + w.LEADER_CASH]
            if rich or S[HELD + seat] >= T[TO_DOMINATE] - T[WEIGHTS + w.LEADER_FLAGS]:
                A[LEADS + seat] = 1
    for slot in range(CARDS):
        if S[CARD + me * CARDS + slot]:
            _note_mission(S, T, A, me, me * CARDS + slot)
    _weigh_danger(S, T, A, me)
    mining = contracts_of(S, me)
    for area in range(AREAS):
        if T[CLOSED + area] == 0:
            A[WORTH + area] = _worth(S, T, A, me, area)
            A[PRIZE + area] = _prize(S, T, A, me, area, mining)


@shared
def _count_fleets(S: Any, T: Any, A: Any, me: Any) -> Any:
    for tile in range(TILES):
        if S[FLEET + tile] == 0:
            continue
        owner, ground = index(S[FLEET + tile]) - 1, index(T[AREA_OF + tile])
        A[FLEETS + owner] += 1
        if S[CONTRACT + tile]:
            continue
        if owner == me:
            A[MINE + ground] += 1
        else:
            A[THEIRS + ground] += 1
        for area in range(AREAS):
            hops = T[HOPS + tile * AREAS + area]
            if hops <= 2:
                A[REACH_OF + owner * AREAS + area] += 1
            if owner == me and hops < A[NEAREST_MINE + area]:
                A[NEAREST_MINE + area] = hops
    for seat in range(index(S[PLAYERS])):
        if seat != me and not S[TRUCE + seat * SEATS + me]:
            for area in range(AREAS):
                A[THREAT + area] = max(A[THREAT + area], A[REACH_OF + seat * AREAS + area])


@shared
def _weigh_danger(S: Any, T: Any, A: Any, me: Any) -> Any:
    """How likely the home capital falls before the next own turn, by how many guards are left in it."""
    home = index(S[HOME + me])
    for seat in range(index(S[PLAYERS])):
        if seat == me or S[OUT + seat] or S[TRUCE + seat * SEATS + me]:
            continue
        beside, near, further = 0, 0, 0
        for tile in range(TILES):
            if S[FLEET + tile] == seat + 1 and S[CONTRACT + tile] == 0:
                hops = T[HOPS + tile * AREAS + home]
                beside += hops <= 1
                near += hops <= 2
                further += hops <= 3
        if further == 0:
            continue
        # Two actions bring four fleets that stand beside it; or one brings two nearer, and the other lets them fight.
        strength, sure = max(min(beside, INVADERS), min(near, 2)), 1000
        lacking = index(S[WAR_COST + seat]) - index(S[PP + seat])
        if lacking > 0:  # one action goes into a roll for what is lacking
            strength, sure = min(beside, 2), max(7 - lacking, 0) * 1000 // 6
        distant = index(T[WEIGHTS + w.CONTESTED]) * 10
        for guards in range(MOST_TILES + 1):
            if guards == 0:
                danger = 1000 if near else distant
            else:
                danger = index(T[WIN_ODDS + strength * (MOST_TILES + 1) + guards]) * sure // 1000
                later = index(T[WIN_ODDS + min(further, 2) * (MOST_TILES + 1) + guards]) * distant // 1000
                danger = max(danger, later)
            A[DANGER + guards] = max(A[DANGER + guards], danger)


@shared
def _note_mission(S: Any, T: Any, A: Any, me: Any, slot: Any) -> Any:
    """What one step towards a mission in hand is worth: the fewer are missing, the more."""
    mission = index(S[CARD + slot]) - 1
    asked = index(T[PREDICATE + mission])
    done = index(S[PROGRESS + slot]) if T[IS_EVENT + mission] else standing(S, T, me, mission)
    missing = index(T[COUNT + mission]) - done
    if missing <= 0:
        return
    step = index(T[BOUNTY_OF + mission]) * index(T[WEIGHTS + w.PURSUIT]) // (100 * missing * missing)
    if asked in (HOLD_COUNT, FLEETS_IN_DISTINCT):
        wanted = index(T[KIND_WANTED + mission])
        for kind in range(KINDS):
            if wanted == kind or (wanted < 0 and kind < NEUTRAL):
                A[BONUS_KIND + kind] += step
    elif asked == WON_IN_KIND:
        A[BONUS + WON_IN_KIND] += step
        A[WAR_KINDS] = T[DETAIL + mission]
    else:
        A[BONUS + asked] += step


@inlined
def rounds_left(S: Any, T: Any) -> Any:
    return max(index(T[WEIGHTS + w.GAME_LENGTH] - S[ROUND]), index(T[WEIGHTS + w.LEAST_ROUNDS]))


@shared
def _worth(S: Any, T: Any, A: Any, me: Any, area: Any) -> Any:
    """What a territory brings until the end, and its flag."""
    if T[TERRITORY + area] == 0:
        return 0
    kind = index(T[KIND_OF + area])
    worth = index(T[INCOME_OF_KIND + kind]) * rounds_left(S, T) + index(T[WEIGHTS + w.FLAG])
    if S[HELD + me] >= T[TO_DOMINATE] - 3:
        worth += index(T[WEIGHTS + w.FLAG_LATE])
    if kind == CENTER and S[PP + me] < 2 * S[WAR_COST + me]:
        worth += index(T[WEIGHTS + w.CENTER_WORTH])
    return worth


@shared
def _prize(S: Any, T: Any, A: Any, me: Any, area: Any, mining: Any) -> Any:
    kind, holder = index(T[KIND_OF + area]), index(S[HOLDER + area]) - 1
    if kind == PLANET:
        return _prize_of_planet(S, T, A, me, area, mining)
    if T[TERRITORY + area] == 0:
        return index(A[BONUS_KIND + kind]) if A[MINE + area] == 0 else 0
    if holder == me or is_barred(S, me, area):
        return 0
    prize = prize_of_territory(S, T, A, me, area)
    if A[THEIRS + area] == 0:
        return prize
    return _prize_of_attack(S, T, A, me, area, prize)


@shared
def prize_of_territory(S: Any, T: Any, A: Any, me: Any, area: Any) -> Any:
    """What it is worth to take a territory, however that is done."""
    kind, holder = index(T[KIND_OF + area]), index(S[HOLDER + area]) - 1
    prize = index(A[WORTH + area]) + index(A[BONUS_KIND + kind]) + index(A[BONUS + CLAIMS_IN_ONE_TURN])
    if kind == FRONTIER:
        own = T[CORNER_OF + area] == S[CORNER + me]
        prize += index(A[BONUS + (HOLD_HOME_FRONTIERS if own else HOLD_FOREIGN_FRONTIER)])
    if holder >= 0:
        prize += index(A[WORTH + area]) * index(T[WEIGHTS + w.FROM_OPPONENT]) // 100
        prize += index(A[BONUS + CLAIM_FROM_OPPONENT]) if A[THEIRS + area] == 0 else 0
        if A[LEADS + holder]:
            prize += index(T[WEIGHTS + w.FROM_LEADER])
        if S[HOME + holder] == area:
            prize += index(T[WEIGHTS + w.ELIMINATION]) + index(A[BONUS + CAPITALS_CAPTURED])
            prize += VICTORY if _is_last_rival(S, me) else 0
    if S[HELD + me] + 1 >= T[TO_DOMINATE]:
        prize += VICTORY
    return prize


@shared
def _is_last_rival(S: Any, me: Any) -> Any:
    living = 0
    for seat in range(index(S[PLAYERS])):
        if S[OUT + seat] == 0:
            living += 1
    return living == 2


@shared
def _prize_of_planet(S: Any, T: Any, A: Any, me: Any, area: Any, mining: Any) -> Any:
    """Deliveries, less the actions they take and the danger of disruption."""
    prize = _DELIVERIES * (index(S[DELIVERY + me]) - index(T[WEIGHTS + w.ACTION]))
    prize -= index(T[WEIGHTS + w.MINING_RISK]) * index(A[THREAT + area]) // 2
    if mining:
        prize -= index(T[WEIGHTS + w.SECOND_CONTRACT])
    prize += index(A[BONUS + MINING_CONTRACTS]) + index(A[BONUS + DELIVERIES]) + index(A[BONUS + CONTRACTS_COMPLETED])
    return max(prize, 0)


@shared
def attack_value(S: Any, T: Any, A: Any, me: Any, area: Any, strength: Any, prize: Any) -> Any:
    """What an invasion with a number of fleets is worth on average."""
    defenders = min(index(A[THEIRS + area]), MOST_TILES)
    place = min(strength, INVADERS) * (MOST_TILES + 1) + defenders
    wins, kept = index(T[WIN_ODDS + place]), index(T[ATTACKERS_KEPT + place])
    gain = prize + _WIN_CASH + index(A[BONUS + WON_AS_ATTACKER])
    if index(A[WAR_KINDS]) >> index(T[KIND_OF + area]) & 1:
        gain += index(A[BONUS + WON_IN_KIND])
    gain += index(A[BONUS + FLEETS_DESTROYED]) * defenders
    value = wins * gain // 1000 + kept * _WIN_CASH_EACH // 1000
    value -= (strength * 1000 - kept) * index(T[WEIGHTS + w.FLEET_LOST]) // 1000
    return value - index(S[WAR_COST + me]) * index(T[WEIGHTS + w.WAR_POINTS])


@shared
def _prize_of_attack(S: Any, T: Any, A: Any, me: Any, area: Any, prize: Any) -> Any:
    """What it is worth to stand ready: a part of what an attack would be, by one fleet more or by all within reach."""
    least = min(index(A[THEIRS + area]) + 1, INVADERS)
    value = attack_value(S, T, A, me, area, least, prize)
    for strength in range(least + 1, min(index(A[REACH_OF + me * AREAS + area]), INVADERS) + 1):
        value = max(value, attack_value(S, T, A, me, area, strength, prize))
    value = value * index(T[WEIGHTS + w.GATHER]) // 100
    if S[PP + me] < S[WAR_COST + me]:
        value //= 2
    return max(value, 0)
