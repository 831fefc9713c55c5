"""GE-17 on the kernel: every answer to the decision that is owed, deals left out."""

from typing import Any

from stellarch.games.galaxy_empires.data import NUMBERS
from stellarch.games.galaxy_empires.kernel.layout import (
    A_WAR,
    ACTIONS,
    AREA_OF,
    AREAS,
    ATTACKER,
    CAPITAL,
    CARD,
    CARDS,
    CASH,
    CLOSED,
    CONTRACT,
    DECK_SIZE,
    DEFENDER,
    DEPLOY,
    DISRUPT,
    DRAW,
    END,
    EYE,
    FIGHT,
    FLAG,
    FLEET,
    HOLDER,
    INVADE,
    KEEP_OUT,
    KIND,
    KIND_OF,
    MOST_TILES,
    MOVE,
    NEAR,
    NEAREST,
    NEIGHBOURS,
    NO_DISRUPT,
    ON_ERRANDS,
    OPEN,
    OPEN_DEPLOY,
    OPEN_MOVE,
    OTHER_CENTER,
    PENDING,
    PILE_SIZE,
    PLACE_AT,
    PLACE_FROM,
    PLACING,
    PLANET,
    PLANET_AREA,
    PLANETS,
    PP,
    RETURN_FROM,
    RETURN_TO,
    RETURNING,
    ROLL,
    ROOM,
    SEATS,
    SECOND,
    SURRENDER,
    TERRITORY,
    TILE_COUNT,
    TILES,
    TILES_OF,
    TRUCE,
    TURN,
    USED,
    WAR_COST,
    WORMHOLE_USED,
)
from stellarch.games.galaxy_empires.kernel.missions import contracts_of, fleets_in
from stellarch.games.galaxy_empires.kernel.wars import (
    is_blocked,
    keep_fitting,
    list_invaders,
    list_places,
    list_refuges,
    may_surrender,
)
from stellarch.jit import index, inlined, shared

_CONTRACTS = NUMBERS.limits.mining_fleets_per_player
_BESIEGERS, _DISRUPT_COST = NUMBERS.limits.disrupt_adjacent_fleets, NUMBERS.costs.disrupt_cash
_FLEET_COST = NUMBERS.costs.fleet
_MOST_ONE, _MOST_TWO = NUMBERS.limits.invasion_fleets_one_action, NUMBERS.limits.invasion_fleets_two_actions


@shared
def waiting_on(S: Any) -> Any:
    """The seat that owes a decision."""
    if S[PENDING] == A_WAR:
        return index(S[DEFENDER])
    if S[PENDING] == ON_ERRANDS:
        if S[RETURNING]:
            return index(S[FLEET + (index(S[RETURN_FROM]) & (NEAREST - 1))]) - 1
        return index(S[ATTACKER])
    return index(S[TURN])


@shared
def list_moves(S: Any, T: Any, M: Any) -> Any:
    """Every answer, written into M; gives their number."""
    if S[PENDING] == A_WAR:
        M[0] = FIGHT << KIND
        M[1] = SURRENDER << KIND
        return 2 if may_surrender(S) else 1
    if S[PENDING] == ON_ERRANDS:
        return _list_errands(S, T, M)
    seat = index(S[TURN])
    count = _list_repositions(S, T, seat, M)
    count = _list_deployments(S, T, seat, M, count)
    if S[ACTIONS]:
        count = _list_invasions(S, T, seat, M, count)
        count = _list_disruptions(S, T, seat, M, count)
        M[count] = ROLL << KIND
        count = _list_draws(S, seat, M, count + 1)
    M[count] = END << KIND
    return count + 1


@shared
def _list_errands(S: Any, T: Any, M: Any) -> Any:
    if S[RETURNING]:
        origin = index(S[RETURN_FROM]) & (NEAREST - 1)
        count = list_refuges(S, T)
        for number in range(count):
            M[number] = RETURN_TO << KIND | index(S[ROOM + number]) << SECOND | origin
        return count
    places = list_places(S, T)
    if S[PLACING] <= places:
        for number in range(places):
            M[number] = PLACE_AT << KIND | index(S[ROOM + number]) << SECOND | index(S[PLACE_FROM])
        return places
    for number in range(S[PLACING]):
        M[number] = PLACE_AT << KIND | index(S[ROOM]) << SECOND | index(S[PLACE_FROM + number])
    return index(S[PLACING])


@inlined
def is_barred(S: Any, seat: Any, area: Any) -> Any:
    """Whether a promise forbids to enter or invade an area."""
    holder = S[HOLDER + area]
    if holder and S[TRUCE + seat * SEATS + holder - 1]:
        return True
    return S[KEEP_OUT + seat * AREAS + area] != 0


@shared
def may_enter(S: Any, T: Any, seat: Any, area: Any) -> Any:
    """Whether a fleet may cross into an area, if a tile is open (GE-7.5)."""
    if T[CLOSED + area]:
        return False
    if T[KIND_OF + area] == PLANET and contracts_of(S, seat) >= _CONTRACTS:
        return False
    if S[HOLDER + area] and S[HOLDER + area] != seat + 1 and fleets_in(S, T, area):
        return False
    return not is_barred(S, seat, area)


@inlined
def _add_move(S: Any, T: Any, origin: Any, target: Any, passage: Any, M: Any, count: Any) -> Any:
    """A move, as part of the action under way where that allows it (GE-17.2)."""
    wormhole = passage or origin == T[EYE] or target == T[EYE]
    fresh = 0
    if S[OPEN] == OPEN_MOVE and (S[USED] == origin or (wormhole and S[WORMHOLE_USED])):
        if S[ACTIONS] == 0:
            return count
        fresh = 1
    M[count] = MOVE << KIND | fresh << FLAG | target << SECOND | origin
    return count + 1


@shared
def _list_repositions(S: Any, T: Any, seat: Any, M: Any) -> Any:
    count = 0
    if S[OPEN] != OPEN_MOVE and S[ACTIONS] == 0:
        return count
    for origin in range(TILES):
        if S[FLEET + origin] != seat + 1 or S[CONTRACT + origin]:
            continue
        ground = index(T[AREA_OF + origin])
        for place in range(T[TILE_COUNT + ground]):
            tile = index(T[TILES_OF + ground * MOST_TILES + place])
            if S[FLEET + tile] == 0:
                count = _add_move(S, T, origin, tile, False, M, count)
        last, open_to = -1, False
        for place in range(NEIGHBOURS):
            tile = index(T[NEAR + origin * NEIGHBOURS + place])
            if tile < 0:
                break
            area = index(T[AREA_OF + tile])
            if area == ground or S[FLEET + tile]:
                continue
            if area != last:
                last, open_to = area, may_enter(S, T, seat, area)
            if open_to:
                count = _add_move(S, T, origin, tile, False, M, count)
        other = index(T[OTHER_CENTER + ground])
        if other >= 0 and not is_blocked(S, T, seat) and may_enter(S, T, seat, other):
            for place in range(T[TILE_COUNT + other]):
                tile = index(T[TILES_OF + other * MOST_TILES + place])
                if S[FLEET + tile] == 0:
                    count = _add_move(S, T, origin, tile, True, M, count)
    return count


@shared
def _list_deployments(S: Any, T: Any, seat: Any, M: Any, count: Any) -> Any:
    if S[CASH + seat] < _FLEET_COST or (S[OPEN] != OPEN_DEPLOY and S[ACTIONS] == 0):
        return count
    for area in range(AREAS):
        if T[KIND_OF + area] == CAPITAL and S[HOLDER + area] == seat + 1:
            for place in range(T[TILE_COUNT + area]):
                tile = index(T[TILES_OF + area * MOST_TILES + place])
                if S[FLEET + tile] == 0:
                    M[count] = DEPLOY << KIND | tile
                    count += 1
    return count


@shared
def _list_invasions(S: Any, T: Any, seat: Any, M: Any, count: Any) -> Any:
    """For each target each strength once (GE-17.7)."""
    if S[PP + seat] < S[WAR_COST + seat]:
        return count
    for area in range(AREAS):
        holder = S[HOLDER + area]
        if T[TERRITORY + area] == 0 or holder == 0 or holder == seat + 1:
            continue
        if fleets_in(S, T, area) == 0 or is_barred(S, seat, area):
            continue
        strongest = 0
        for actions in range(1, S[ACTIONS] + 1):
            found = keep_fitting(S, T, area, list_invaders(S, T, seat, area), actions)
            if found == 0:
                break
            most = min(found, _MOST_ONE if actions == 1 else _MOST_TWO)
            for strength in range(strongest + 1, most + 1):
                M[count] = INVADE << KIND | (actions - 1) << FLAG | strength << SECOND | area
                count += 1
            strongest = max(strongest, most)
    return count


@shared
def _list_disruptions(S: Any, T: Any, seat: Any, M: Any, count: Any) -> Any:
    """GE-11.7."""
    if S[CASH + seat] < _DISRUPT_COST:
        return count
    for planet in range(PLANETS):
        area = index(T[PLANET_AREA + planet])
        miner = S[FLEET + T[TILES_OF + area * MOST_TILES]]
        if miner == 0 or miner == seat + 1:
            continue
        victim = index(miner) - 1
        if S[TRUCE + seat * SEATS + victim] or S[NO_DISRUPT + (seat * SEATS + victim) * PLANETS + planet]:
            continue
        if besiegers(S, T, seat, area) >= _BESIEGERS:
            M[count] = DISRUPT << KIND | area
            count += 1
    return count


@shared
def besiegers(S: Any, T: Any, seat: Any, area: Any) -> Any:
    """The seat's fleets next to a planet, those that mine elsewhere left out (GE-R.22)."""
    found = 0
    tile = index(T[TILES_OF + area * MOST_TILES])
    for place in range(NEIGHBOURS):
        near = index(T[NEAR + tile * NEIGHBOURS + place])
        if near >= 0 and S[FLEET + near] == seat + 1 and S[CONTRACT + near] == 0:
            found += 1
    return found


@shared
def _list_draws(S: Any, seat: Any, M: Any, count: Any) -> Any:
    if S[CARD + seat * CARDS + CARDS - 1]:
        for slot in range(CARDS):
            M[count] = DRAW << KIND | (slot + 1)
            count += 1
    elif S[DECK_SIZE] or S[PILE_SIZE]:
        M[count] = DRAW << KIND
        count += 1
    return count
