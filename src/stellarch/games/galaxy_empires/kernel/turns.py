"""GE-3 to GE-5, GE-10 and GE-11 on the kernel: how a turn begins and ends, and what becomes of a fallen empire."""

from typing import Any

from stellarch.games.galaxy_empires.data import NUMBERS
from stellarch.games.galaxy_empires.kernel.layout import (
    ACTIONS,
    AREAS,
    BOUNTY,
    BOUNTY_LATER,
    BY_ROUNDS,
    CAPITAL,
    CAPITALS_CAPTURED,
    CARD,
    CARDS,
    CASH,
    CENTER,
    CONTRACT,
    CONTRACTS_COMPLETED,
    DELIVERIES,
    DELIVERY,
    DOMINATION,
    DOMINATION_LATER,
    FACT,
    FLEET,
    HELD,
    HOLDER,
    HOME,
    HOME_INCOME,
    INCOME_OF_KIND,
    KEEP_OUT,
    KIND_OF,
    NEXT,
    NO_DISRUPT,
    NOTHING_OPEN,
    OF_TURN,
    ON_ERRANDS,
    OPEN,
    OUT,
    PENDING,
    PLACE,
    PLACING,
    PLANETS,
    PLAYERS,
    PP,
    RANK,
    RETURN_FROM,
    RETURNING,
    ROUND,
    ROUND_LIMIT,
    RULES,
    SEATS,
    TILES,
    TO_DOMINATE,
    TRUCE,
    TURN,
    TURN_NUMBER,
    UNREST,
    USED,
    WINNER,
    WORMHOLE_USED,
)
from stellarch.games.galaxy_empires.kernel.missions import (
    ANY_DETAIL,
    advance,
    begin_counting_turn,
    discard,
    fleets_of,
    pay,
    pay_missions,
    settle,
    win,
)
from stellarch.jit import index, inlined, shared

_ACTIONS = NUMBERS.turn.actions
_CENTER_PP = NUMBERS.income.political_center_pp
_RICH = NUMBERS.win.bounty_cash


@inlined
def set_holder(S: Any, area: Any, seat: Any) -> Any:
    """A flag changes; seat -1 takes it off."""
    if S[HOLDER + area]:
        S[HELD + S[HOLDER + area] - 1] -= 1
    S[HOLDER + area] = seat + 1
    if seat >= 0:
        S[HELD + seat] += 1


@inlined
def remove_fleet(S: Any, tile: Any) -> Any:
    S[FLEET + tile] = 0
    S[RANK + tile] = 0
    S[CONTRACT + tile] = 0


@inlined
def move_fleet(S: Any, origin: Any, target: Any) -> Any:
    S[FLEET + target] = S[FLEET + origin]
    S[RANK + target] = S[RANK + origin]
    remove_fleet(S, origin)


@shared
def eliminate(S: Any, T: Any, seat: Any, captor: Any) -> Any:
    """Fleets and flags leave the board, missions go face down to the pile (GE-10)."""
    gone = 1
    for other in range(index(S[PLAYERS])):
        if S[OUT + other]:
            gone += 1
        S[TRUCE + seat * SEATS + other] = 0
        S[TRUCE + other * SEATS + seat] = 0
    S[OUT + seat] = gone
    for tile in range(TILES):
        if S[FLEET + tile] == seat + 1:
            remove_fleet(S, tile)
    for area in range(AREAS):
        if S[HOLDER + area] == seat + 1:
            set_holder(S, area, -1)
    S[CASH + seat] = 0
    S[PP + seat] = 0
    while S[CARD + seat * CARDS]:
        discard(S, seat, 0, 0)
    advance(S, T, captor, CAPITALS_CAPTURED, 1, ANY_DETAIL)


@shared
def fall_of(S: Any, T: Any, area: Any, captor: Any) -> Any:
    """A territory was taken: was it the home of somebody who lives (GE-10.1)?"""
    for seat in range(index(S[PLAYERS])):
        if S[OUT + seat] == 0 and S[HOME + seat] == area and seat != captor:
            eliminate(S, T, seat, captor)


@shared
def pay_income(S: Any, T: Any, seat: Any) -> Any:
    cash = 0
    pp = 0
    for area in range(AREAS):
        if S[HOLDER + area] == seat + 1:
            kind = index(T[KIND_OF + area])
            if kind == CENTER:
                pp += _CENTER_PP
            elif kind != CAPITAL:
                cash += T[INCOME_OF_KIND + kind]
            elif S[UNREST + area] >> seat & 1:
                if S[RULES] == 1:  # its holder is paid again from now on
                    S[UNREST + area] = 0
            elif area == S[HOME + seat]:
                cash += S[HOME_INCOME + seat]
            else:
                cash += T[INCOME_OF_KIND + kind]
        if S[RULES] > 1:
            S[UNREST + area] &= ~(1 << seat)
    pay(S, seat, cash, pp)


@shared
def begin(S: Any, T: Any, seat: Any, round_number: Any) -> Any:
    """State missions, income and mining, in this order (GE-4.1 to GE-4.4)."""
    begin_counting_turn(S, T)
    S[TURN] = seat
    S[ROUND] = round_number
    S[TURN_NUMBER] += 1
    S[ACTIONS] = _ACTIONS
    close_action(S)
    if S[DOMINATION_LATER] and S[HELD + seat] >= T[TO_DOMINATE]:
        win(S, seat, DOMINATION)
        return
    pay_missions(S, T, seat, 0)
    settle(S, T)
    if S[WINNER]:
        return
    pay_income(S, T, seat)
    settle(S, T)
    for tile in range(TILES):
        if S[WINNER] == 0 and S[CONTRACT + tile] and S[FLEET + tile] == seat + 1:
            S[CONTRACT + tile] -= 1
            S[ACTIONS] -= 1
            S[CASH + seat] += S[DELIVERY + seat]
            advance(S, T, seat, DELIVERIES, 1, ANY_DETAIL)
            settle(S, T)


@inlined
def close_action(S: Any) -> Any:
    S[OPEN] = NOTHING_OPEN
    S[USED] = -1
    S[WORMHOLE_USED] = 0


@shared
def complete_contract(S: Any, T: Any, seat: Any) -> Any:
    """By version 1 when the turn ends, since then when the fleet has come home (GE-11.6)."""
    advance(S, T, seat, CONTRACTS_COMPLETED, 1, ANY_DETAIL)
    pay_missions(S, T, seat, 1)


@shared
def end_turn(S: Any, T: Any) -> Any:
    """The end step: fulfilled contracts first, whose fleets go home (GE-4.6)."""
    seat = index(S[TURN])
    S[ACTIONS] = 0
    close_action(S)
    S[PENDING] = ON_ERRANDS
    S[FACT] = OF_TURN
    S[PLACING] = 0
    S[RETURNING] = 0
    for tile in range(TILES):
        if S[CONTRACT + tile] == 1 and S[FLEET + tile] == seat + 1:
            if S[RULES] == 1:
                complete_contract(S, T, seat)
            place = RETURN_FROM + index(S[RETURNING])
            S[place] = tile
            S[RETURNING] += 1
            if place > RETURN_FROM and S[RANK + S[place - 1]] > S[RANK + tile]:  # two contracts at most
                S[place] = S[place - 1]
                S[place - 1] = tile


@shared
def close_turn(S: Any, T: Any) -> Any:
    """The rest of the end step: promises run down; then the next living player begins."""
    seat = index(S[TURN])
    for other in range(SEATS):
        if S[TRUCE + seat * SEATS + other]:
            S[TRUCE + seat * SEATS + other] -= 1
    for area in range(AREAS):
        if S[KEEP_OUT + seat * AREAS + area]:
            S[KEEP_OUT + seat * AREAS + area] -= 1
    for number in range(SEATS * PLANETS):
        if S[NO_DISRUPT + seat * SEATS * PLANETS + number]:
            S[NO_DISRUPT + seat * SEATS * PLANETS + number] -= 1
    settle(S, T)
    if S[WINNER] == 0:
        pass_on(S, T)


@shared
def pass_on(S: Any, T: Any) -> Any:
    """Clockwise to the next who lives; a round ends where it began (GE-3.4)."""
    seat = index(S[TURN])
    following = index(S[NEXT + seat])
    while S[OUT + following]:
        following = index(S[NEXT + following])
    round_number = index(S[ROUND])
    if S[PLACE + following] <= S[PLACE + seat]:
        _end_round(S)
        round_number += 1
    if S[WINNER] == 0:
        begin(S, T, following, round_number)


@shared
def _end_round(S: Any) -> Any:
    """Bounty judged when the round is over, and the limit of rounds (GE-20)."""
    if S[BOUNTY_LATER]:
        richest = -1
        for seat in range(index(S[PLAYERS])):
            if S[OUT + seat] == 0 and S[CASH + seat] >= _RICH and (richest < 0 or _is_richer(S, seat, richest)):
                richest = seat
        if richest >= 0:
            win(S, richest, BOUNTY)
            return
    if S[ROUND_LIMIT] and S[ROUND] >= S[ROUND_LIMIT]:
        best = -1
        for seat in range(index(S[PLAYERS])):
            if S[OUT + seat] == 0 and (best < 0 or _stands_before(S, seat, best)):
                best = seat
        win(S, best, BY_ROUNDS)


@inlined
def _is_richer(S: Any, one: Any, other: Any) -> Any:
    """Of equals the later in turn order."""
    lead = S[CASH + one] - S[CASH + other]
    return lead > 0 or (lead == 0 and S[PLACE + one] > S[PLACE + other])


@shared
def _stands_before(S: Any, one: Any, other: Any) -> Any:
    """GE-15.7: territories, money, fleets, political points, the later place in turn order."""
    lead = S[HELD + one] - S[HELD + other]
    if lead == 0:
        lead = S[CASH + one] - S[CASH + other]
    if lead == 0:
        lead = fleets_of(S, one) - fleets_of(S, other)
    if lead == 0:
        lead = S[PP + one] - S[PP + other]
    if lead == 0:
        lead = S[PLACE + one] - S[PLACE + other]
    return lead > 0
