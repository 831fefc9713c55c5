"""GE-9 on the kernel: invaders, the fight, its outcome, and fleets that go home or take their places."""

from typing import Any

from stellarch.games.galaxy_empires.data import NUMBERS
from stellarch.games.galaxy_empires.kernel.chance import draw
from stellarch.games.galaxy_empires.kernel.layout import (
    A_WAR,
    ANSWER,
    AREA_OF,
    ASK,
    ASKED,
    ATTACK,
    ATTACKER,
    ATTACKERS_LEFT,
    ATTACKING,
    CAPITAL,
    CASH,
    CLAIMS_IN_ONE_TURN,
    CONTRACT,
    DEFENCE,
    DEFENDER,
    DEFENDERS_LEFT,
    DEFENDING,
    EYE,
    EYE_KIND,
    FACT,
    FLEET,
    FLEETS_DESTROYED,
    HOLDER,
    HOME,
    KIND_OF,
    LOST,
    LOST_ATTACKERS,
    LOST_DEFENDERS,
    MOST_TILES,
    MUTUAL,
    NEAREST,
    NEUTRAL,
    NO_PENDING,
    OF_TURN,
    OF_WAR,
    ON_ERRANDS,
    OTHER_CENTER,
    OUTCOME,
    OUTNUMBERED,
    PASSAGE,
    PENDING,
    PLACE_FROM,
    PLACING,
    PLAYERS,
    PP,
    QUICK,
    RANK,
    RETURN_FROM,
    RETURNING,
    RIM,
    ROOM,
    RULES,
    STEPS,
    SURRENDERED,
    SURRENDERS_RECEIVED,
    TARGET,
    TERRITORY,
    TILE_COUNT,
    TILES,
    TILES_OF,
    UNREST,
    WAR_COST,
    WON,
    WON_AS_ATTACKER,
    WON_AS_DEFENDER,
    WON_IN_KIND,
    WON_OUTNUMBERED,
    WORMHOLE_TRANSIT,
)
from stellarch.games.galaxy_empires.kernel.missions import ANY_DETAIL, advance, fleets_in, pay, settle
from stellarch.games.galaxy_empires.kernel.turns import (
    close_turn,
    complete_contract,
    fall_of,
    move_fleet,
    remove_fleet,
    set_holder,
)
from stellarch.jit import index, inlined, shared

_WAR = NUMBERS.war
_KILL = _WAR.kill_sum
_WIN_CASH, _WIN_CASH_EACH, _WIN_PP = _WAR.attacker_win_cash, _WAR.attacker_win_cash_per_survivor, _WAR.attacker_win_pp
_DEFENCE_CASH = _WAR.defender_win_cash
_REPARATIONS, _SURRENDER_PP = _WAR.surrender_reparations, _WAR.surrender_pp
_ONE_SIDED, _CHANGES = 5, 11
"""Of eleven ticks that change anything, in five only the attacker hits, in five only the defender, in one both."""


# Declaring


@inlined
def is_blocked(S: Any, T: Any, seat: Any) -> Any:
    """Whether an opposing fleet stands on the wormhole."""
    fleet = S[FLEET + T[EYE]]
    return fleet != 0 and fleet != seat + 1


@inlined
def is_passage(T: Any, tile: Any, area: Any) -> Any:
    """Whether a fleet on the tile would get into the area through the wormhole (GE-7.7)."""
    return T[OTHER_CENTER + T[AREA_OF + tile]] == area


@inlined
def goes_through(T: Any, tile: Any, area: Any) -> Any:
    """By the passage, from the wormhole, or into it (GE-9.4)."""
    return is_passage(T, tile, area) or tile == T[EYE] or T[KIND_OF + area] == EYE_KIND


@shared
def list_invaders(S: Any, T: Any, seat: Any, area: Any) -> Any:
    """The fleets that could invade, those whose absence costs least first, in ROOM; gives their number (GE-17.7)."""
    count = 0
    for cost in range(4):
        for turned in range(TILES):
            tile = TILES - 1 - turned
            if S[FLEET + tile] != seat + 1 or S[CONTRACT + tile]:
                continue
            if not T[RIM + area * TILES + tile] and not (is_passage(T, tile, area) and not is_blocked(S, T, seat)):
                continue
            ground = index(T[AREA_OF + tile])
            missed = 2 if ground == S[HOME + seat] else 0
            if T[TERRITORY + ground] and fleets_in(S, T, ground) == 1:
                missed += 1
            if missed == cost and count < 32:
                S[ROOM + count] = tile
                count += 1
    return count


@shared
def keep_fitting(S: Any, T: Any, area: Any, count: Any, actions: Any) -> Any:
    """Of the fleets in ROOM those that fit through the wormhole with these actions; gives their number."""
    narrow = 0
    kept = 0
    for place in range(count):
        tile = index(S[ROOM + place])
        if goes_through(T, tile, area):
            if narrow >= actions:
                continue
            narrow += 1
        S[ROOM + kept] = tile
        kept += 1
    return kept


@inlined
def _insert_by_rank(S: Any, first: Any, count: Any, tile: Any) -> Any:
    place = first + count
    while place > first and S[RANK + S[place - 1]] > S[RANK + tile]:
        S[place] = S[place - 1]
        place -= 1
    S[place] = tile


@shared
def declare(S: Any, T: Any, seat: Any, area: Any, strength: Any, actions: Any) -> Any:
    """A war with the fleets that are missed least; the points are paid (GE-9.5)."""
    keep_fitting(S, T, area, list_invaders(S, T, seat, area), actions)
    S[PASSAGE] = 0
    for place in range(strength):
        tile = index(S[ROOM + place])
        _insert_by_rank(S, ATTACKING, place, tile)
        if is_passage(T, tile, area):
            S[PASSAGE] = 1
    defenders = 0
    for place in range(T[TILE_COUNT + area]):
        tile = index(T[TILES_OF + area * MOST_TILES + place])
        if S[FLEET + tile]:
            _insert_by_rank(S, DEFENDING, defenders, tile)
            defenders += 1
    S[PENDING] = A_WAR
    S[ASKED] = 0
    S[ATTACKER] = seat
    S[DEFENDER] = S[HOLDER + area] - 1
    S[TARGET] = area
    S[ATTACK] = strength
    S[DEFENCE] = defenders
    S[ATTACKERS_LEFT] = strength
    S[DEFENDERS_LEFT] = defenders
    S[PP + seat] -= S[WAR_COST + seat]
    if T[KIND_OF + area] == CAPITAL:
        S[UNREST + area] = (1 << S[PLAYERS]) - 1


# Fighting


@shared
def fight(S: Any, T: Any, W: Any) -> Any:
    """Tick by tick, until the war is over or the defender is asked (section 19)."""
    while True:
        if S[ATTACKERS_LEFT] == 0 or S[DEFENDERS_LEFT] == 0:
            conclude(S, T, False)
            return
        if W[QUICK]:
            change = draw(W, _CHANGES)
            attack, defence = change < _ONE_SIDED or change == _CHANGES - 1, change >= _ONE_SIDED
        else:
            attack = draw(W, 6) + draw(W, 6) + 2 == _KILL
            defence = draw(W, 6) + draw(W, 6) + 2 == _KILL
        if attack:
            _lose_first(S, DEFENDERS_LEFT, DEFENDING)
        if defence:
            _lose_first(S, ATTACKERS_LEFT, ATTACKING)
        if (attack or defence) and may_surrender(S):
            if S[ANSWER] == ASK:
                S[ASKED] = 1
                return
            if S[ANSWER] == OUTNUMBERED and S[ATTACKERS_LEFT] > S[DEFENDERS_LEFT]:
                conclude(S, T, True)
                return


@inlined
def _lose_first(S: Any, left: Any, tiles: Any) -> Any:
    remove_fleet(S, index(S[tiles]))
    S[left] -= 1
    for place in range(S[left]):
        S[tiles + place] = S[tiles + place + 1]


@inlined
def may_surrender(S: Any) -> Any:
    """GE-9.12, GE-9.13."""
    fighting = S[ATTACKERS_LEFT] > 0 and S[DEFENDERS_LEFT] > 0
    return fighting and S[DEFENDERS_LEFT] < S[DEFENCE] and S[TARGET] != S[HOME + S[DEFENDER]]


@shared
def conclude(S: Any, T: Any, surrendered: Any) -> Any:
    """Flag, points and money change hands at once (GE-9.14 to GE-9.18)."""
    attacker, defender, area = index(S[ATTACKER]), index(S[DEFENDER]), index(S[TARGET])
    S[PENDING] = ON_ERRANDS
    S[ASKED] = 0
    S[FACT] = OF_WAR
    S[LOST_ATTACKERS] = S[ATTACK] - S[ATTACKERS_LEFT]
    S[LOST_DEFENDERS] = S[DEFENCE] - S[DEFENDERS_LEFT]
    S[RETURNING] = 0
    S[PLACING] = 0
    if surrendered:
        S[OUTCOME] = SURRENDERED
        cash = min(index(S[CASH + defender]), _REPARATIONS)
        pay(S, defender, -cash, 0)
        pay(S, attacker, cash, _SURRENDER_PP)
        for place in range(S[DEFENDERS_LEFT]):
            S[RETURN_FROM + place] = S[DEFENDING + place]
        S[RETURNING] = S[DEFENDERS_LEFT]
    elif S[ATTACKERS_LEFT]:
        S[OUTCOME] = WON
        pay(S, attacker, _WIN_CASH + _WIN_CASH_EACH * S[ATTACKERS_LEFT], _WIN_PP)
    elif S[DEFENDERS_LEFT]:
        S[OUTCOME] = LOST
        pay(S, defender, _DEFENCE_CASH, 0)
    else:
        S[OUTCOME] = MUTUAL
    if S[OUTCOME] == WON or S[OUTCOME] == SURRENDERED:
        set_holder(S, area, attacker)
        S[PLACING] = S[ATTACKERS_LEFT]
        for place in range(S[PLACING]):
            S[PLACE_FROM + place] = S[ATTACKING + place]


@shared
def _end_war(S: Any, T: Any) -> Any:
    """All fleets are in place: who fell, and what missions count it."""
    attacker, defender, area = index(S[ATTACKER]), index(S[DEFENDER]), index(S[TARGET])
    advance(S, T, attacker, FLEETS_DESTROYED, index(S[LOST_DEFENDERS]), ANY_DETAIL)
    advance(S, T, defender, FLEETS_DESTROYED, index(S[LOST_ATTACKERS]), ANY_DETAIL)
    if S[OUTCOME] == WON or S[OUTCOME] == SURRENDERED:
        fall_of(S, T, area, attacker)
        advance(S, T, attacker, CLAIMS_IN_ONE_TURN, 1, ANY_DETAIL)
        advance(S, T, attacker, WON_AS_ATTACKER, 1, ANY_DETAIL)
        advance(S, T, attacker, WON_IN_KIND, 1, 1 << T[KIND_OF + area])
        if S[ATTACK] < S[DEFENCE]:
            advance(S, T, attacker, WON_OUTNUMBERED, 1, ANY_DETAIL)
        if S[PASSAGE]:
            advance(S, T, attacker, WORMHOLE_TRANSIT, 1, ANY_DETAIL)
        if S[OUTCOME] == SURRENDERED:
            advance(S, T, attacker, SURRENDERS_RECEIVED, 1, ANY_DETAIL)
    elif S[OUTCOME] == LOST:
        advance(S, T, defender, WON_AS_DEFENDER, 1, ANY_DETAIL)
        if S[DEFENCE] < S[ATTACK]:
            advance(S, T, defender, WON_OUTNUMBERED, 1, ANY_DETAIL)
    settle(S, T)


# Fleets that go home, and survivors that take their places


@shared
def _add_nearest(S: Any, T: Any, start: Any, seat: Any) -> Any:
    """The nearest open tiles of the seat's territories, or (seat -1) of neutral zones, in ROOM; gives their number."""
    least = 1 << 20
    count = 0
    for tile in range(TILES):
        area = index(T[AREA_OF + tile])
        neutral = T[KIND_OF + area] == NEUTRAL
        wanted = neutral if seat < 0 else not neutral and S[HOLDER + area] == seat + 1
        steps = index(T[STEPS + start * TILES + tile])
        if wanted and S[FLEET + tile] == 0 and 0 <= steps <= least:
            if steps < least:
                least = steps
                count = 0
            S[ROOM + count] = tile
            count += 1
    return count


@shared
def list_refuges(S: Any, T: Any) -> Any:
    """The tiles the first returning fleet may go to, in ROOM; gives their number (GE-R.17)."""
    start = index(S[RETURN_FROM]) & (NEAREST - 1)
    owner = index(S[FLEET + start]) - 1
    if S[RETURN_FROM] < NEAREST:
        home, count = index(S[HOME + owner]), 0
        for place in range(T[TILE_COUNT + home]):
            tile = index(T[TILES_OF + home * MOST_TILES + place])
            if S[FLEET + tile] == 0:
                S[ROOM + count] = tile
                count += 1
        if count:
            return count
    count = _add_nearest(S, T, start, owner)
    return count or _add_nearest(S, T, start, -1)


@shared
def list_places(S: Any, T: Any) -> Any:
    """The open tiles of the territory that was won, in ROOM; gives their number."""
    area, count = index(S[TARGET]), 0
    for place in range(T[TILE_COUNT + area]):
        tile = index(T[TILES_OF + area * MOST_TILES + place])
        if S[FLEET + tile] == 0:
            S[ROOM + count] = tile
            count += 1
    return count


@shared
def send(S: Any, T: Any, target: Any) -> Any:
    """The first of the returning fleets goes to a tile; with no tile (-1) it is removed (GE-9.19)."""
    origin = index(S[RETURN_FROM]) & (NEAREST - 1)
    S[RETURNING] -= 1
    for place in range(S[RETURNING]):
        S[RETURN_FROM + place] = S[RETURN_FROM + place + 1]
    owner, mined = index(S[FLEET + origin]) - 1, S[CONTRACT + origin]
    if target < 0:
        remove_fleet(S, origin)
    else:
        move_fleet(S, origin, target)
    if mined and S[RULES] > 1:
        complete_contract(S, T, owner)


@shared
def put(S: Any, origin: Any, tile: Any) -> Any:
    """A survivor takes its place in the territory won."""
    kept = 0
    for place in range(S[PLACING]):
        if S[PLACE_FROM + place] != origin:
            S[PLACE_FROM + kept] = S[PLACE_FROM + place]
            kept += 1
    S[PLACING] = kept
    move_fleet(S, origin, tile)


@shared
def run_errands(S: Any, T: Any) -> Any:
    """See to every fleet that has only one way to go; False when a player has to choose."""
    while True:
        if S[RETURNING]:
            ways = list_refuges(S, T)
            if ways > 1:
                return False
            send(S, T, index(S[ROOM]) if ways else -1)
        elif S[PLACING]:
            places = list_places(S, T)
            if places == 0:
                S[PLACING] = 0
            elif places == S[PLACING]:
                put(S, index(S[PLACE_FROM]), index(S[ROOM]))
            else:
                return False
        else:
            return True


@shared
def finish_errands(S: Any, T: Any) -> Any:
    """What the errands came of is over: the war, the deal or the turn."""
    S[PENDING] = NO_PENDING
    if S[FACT] == OF_WAR:
        _end_war(S, T)
    elif S[FACT] == OF_TURN:
        close_turn(S, T)
