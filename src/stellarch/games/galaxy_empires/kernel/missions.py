"""GE-14 and GE-15 on the kernel: missions counted and paid, and who has won."""

from typing import Any

from stellarch.games.galaxy_empires.data import NUMBERS
from stellarch.games.galaxy_empires.kernel.layout import (
    AREAS,
    BOUNTY,
    BOUNTY_LATER,
    BOUNTY_OF,
    CARD,
    CARDS,
    CASH,
    CLAIMS_IN_ONE_TURN,
    CONDITION,
    CONTRACT,
    CORNER,
    CORNER_OF,
    COUNT,
    DEPLOYED_IN_ONE_TURN,
    DETAIL,
    DOMINATION,
    DOMINATION_LATER,
    FLEET,
    FLEET_COUNT,
    FLEETS_IN_DISTINCT,
    FLEETS_IN_HOME,
    FRONTIER,
    HELD,
    HOLD_COUNT,
    HOLD_FOREIGN_FRONTIER,
    HOLD_HOME_FRONTIERS,
    HOLDER,
    HOME,
    IS_EVENT,
    KIND_OF,
    KIND_WANTED,
    MINING_CONTRACTS,
    MOST_TILES,
    NEXT,
    NUMBER,
    OUT,
    PENDING,
    PILE,
    PILE_SIZE,
    PLAYERS,
    POINTS_OF,
    PP,
    PP_AT_LEAST,
    PREDICATE,
    PROGRESS,
    SHOWN,
    SURVIVAL,
    TILE_COUNT,
    TILES,
    TILES_OF,
    TO_DOMINATE,
    TURN,
    WINNER,
)
from stellarch.jit import index, inlined, shared

_PP_MOST = NUMBERS.limits.pp_max
_RICH = NUMBERS.win.bounty_cash
ANY_DETAIL = -1


@inlined
def pay(S: Any, seat: Any, cash: Any, pp: Any) -> Any:
    """So much gained or spent; political points above the most are lost (GE-13.2)."""
    S[CASH + seat] += cash
    S[PP + seat] = min(S[PP + seat] + pp, _PP_MOST)


@shared
def advance(S: Any, T: Any, seat: Any, predicate: Any, amount: Any, detail: Any) -> Any:
    """Something happened that missions in this hand may count (GE-14.6)."""
    for slot in range(seat * CARDS, seat * CARDS + CARDS):
        mission = S[CARD + slot] - 1
        if mission >= 0 and T[PREDICATE + mission] == predicate and (detail < 0 or T[DETAIL + mission] & detail):
            S[PROGRESS + slot] += amount


@shared
def discard(S: Any, seat: Any, slot: Any, shown: Any) -> Any:
    """A card leaves a hand for the pile; what is behind it moves up."""
    first = seat * CARDS
    S[PILE + S[PILE_SIZE]] = S[CARD + first + slot] - 1 + shown
    S[PILE_SIZE] += 1
    if slot == 0:
        S[CARD + first] = S[CARD + first + 1]
        S[PROGRESS + first] = S[PROGRESS + first + 1]
        S[NUMBER + first] = S[NUMBER + first + 1]
    S[CARD + first + 1] = 0
    S[PROGRESS + first + 1] = 0
    S[NUMBER + first + 1] = 0


@shared
def fleets_in(S: Any, T: Any, area: Any) -> Any:
    """How many fleets of all players stand in an area."""
    found = 0
    for place in range(T[TILE_COUNT + area]):
        if S[FLEET + T[TILES_OF + area * MOST_TILES + place]]:
            found += 1
    return found


@shared
def fleets_of(S: Any, seat: Any) -> Any:
    found = 0
    for tile in range(TILES):
        if S[FLEET + tile] == seat + 1:
            found += 1
    return found


@shared
def contracts_of(S: Any, seat: Any) -> Any:
    found = 0
    for tile in range(TILES):
        if S[CONTRACT + tile] and S[FLEET + tile] == seat + 1:
            found += 1
    return found


@shared
def _frontiers(S: Any, T: Any, seat: Any, home: Any) -> Any:
    found = 0
    for area in range(AREAS):
        mine = S[HOLDER + area] == seat + 1 and T[KIND_OF + area] == FRONTIER
        if mine and (T[CORNER_OF + area] == S[CORNER + seat]) == home:
            found += 1
    return found


@shared
def _held_of_kind(S: Any, T: Any, seat: Any, kind: Any) -> Any:
    if kind < 0:
        return index(S[HELD + seat])
    found = 0
    for area in range(AREAS):
        if S[HOLDER + area] == seat + 1 and T[KIND_OF + area] == kind:
            found += 1
    return found


@shared
def _areas_of_kind(S: Any, T: Any, seat: Any, kind: Any) -> Any:
    """In how many areas of a kind the seat's fleets stand."""
    found = 0
    for area in range(AREAS):
        if T[KIND_OF + area] == kind:
            for place in range(T[TILE_COUNT + area]):
                if S[FLEET + T[TILES_OF + area * MOST_TILES + place]] == seat + 1:
                    found += 1
                    break
    return found


@shared
def standing(S: Any, T: Any, seat: Any, mission: Any) -> Any:
    """How far a state mission has come, of its count."""
    asked = T[PREDICATE + mission]
    if asked == HOLD_COUNT:
        return _held_of_kind(S, T, seat, index(T[KIND_WANTED + mission]))
    if asked == HOLD_HOME_FRONTIERS:
        return _frontiers(S, T, seat, True)
    if asked == HOLD_FOREIGN_FRONTIER:
        return _frontiers(S, T, seat, False)
    if asked == FLEET_COUNT:
        return fleets_of(S, seat)
    if asked == FLEETS_IN_HOME:
        return fleets_in(S, T, index(S[HOME + seat])) if S[HOLDER + S[HOME + seat]] == seat + 1 else 0
    if asked == FLEETS_IN_DISTINCT:
        return _areas_of_kind(S, T, seat, index(T[KIND_WANTED + mission]))
    if asked == PP_AT_LEAST:
        return index(S[PP + seat])
    if asked == MINING_CONTRACTS:
        return contracts_of(S, seat)
    return 0


@shared
def _is_done(S: Any, T: Any, seat: Any, slot: Any, event: Any) -> Any:
    mission = index(S[CARD + seat * CARDS + slot]) - 1
    if mission < 0 or T[IS_EVENT + mission] != event:
        return False
    done = index(S[PROGRESS + seat * CARDS + slot]) if event else standing(S, T, seat, mission)
    return done >= T[COUNT + mission]


@shared
def _complete(S: Any, T: Any, seat: Any, slot: Any) -> Any:
    mission = index(S[CARD + seat * CARDS + slot]) - 1
    pay(S, seat, T[BOUNTY_OF + mission], T[POINTS_OF + mission])
    discard(S, seat, slot, SHOWN)


@shared
def pay_missions(S: Any, T: Any, seat: Any, event: Any) -> Any:
    """What is fulfilled is shown and paid, in the order of the cards (GE-14.4, GE-14.8)."""
    first = CARD + seat * CARDS
    if S[first] == 0:
        return
    one, two = _is_done(S, T, seat, 0, event), _is_done(S, T, seat, 1, event)
    if one and two and S[first + 1] < S[first]:
        _complete(S, T, seat, 1)
        two = False
    if one:
        _complete(S, T, seat, 0)
        if two:
            _complete(S, T, seat, 0)
    elif two:
        _complete(S, T, seat, 1)


@shared
def begin_counting_turn(S: Any, T: Any) -> Any:
    for slot in range(index(S[PLAYERS]) * CARDS):
        mission = S[CARD + slot] - 1
        if mission >= 0:
            asked = T[PREDICATE + mission]
            if asked in (CLAIMS_IN_ONE_TURN, DEPLOYED_IN_ONE_TURN):
                S[PROGRESS + slot] = 0


@shared
def win(S: Any, seat: Any, condition: Any) -> Any:
    S[WINNER] = seat + 1
    S[CONDITION] = condition
    S[PENDING] = 0


@shared
def settle(S: Any, T: Any) -> Any:
    """One event is over: missions it fulfils are paid, then victory is tested (GE-15.8)."""
    living = 0
    last = 0
    for seat in range(index(S[PLAYERS])):
        if S[OUT + seat] == 0:
            living += 1
            last = seat
            pay_missions(S, T, seat, 1)
    if living == 1:
        win(S, last, SURVIVAL)
        return
    for condition in (DOMINATION, BOUNTY):
        seat = index(S[TURN])
        for _ in range(index(S[PLAYERS])):
            if S[OUT + seat] == 0:
                if condition == DOMINATION:
                    met = S[DOMINATION_LATER] == 0 and S[HELD + seat] >= T[TO_DOMINATE]
                else:
                    met = S[BOUNTY_LATER] == 0 and S[CASH + seat] >= _RICH
                if met:
                    win(S, seat, condition)
                    return
            seat = index(S[NEXT + seat])
