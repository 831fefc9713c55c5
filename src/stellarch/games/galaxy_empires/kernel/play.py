"""Applying a move on the kernel, and all that goes on by itself until a decision is owed or the game is over."""

from typing import Any

from stellarch.games.galaxy_empires.data import NUMBERS
from stellarch.games.galaxy_empires.kernel.chance import draw
from stellarch.games.galaxy_empires.kernel.layout import (
    A_WAR,
    ACTIONS,
    AREA_OF,
    ASKED,
    BUILT,
    CARD,
    CARDS,
    CASH,
    CLAIM_FROM_OPPONENT,
    CLAIMS_IN_ONE_TURN,
    CONTRACT,
    DECK,
    DECK_SIZE,
    DEPLOY,
    DEPLOYED_IN_ONE_TURN,
    DISRUPT,
    DISRUPTIONS,
    DRAW,
    DRAWN,
    END,
    EYE,
    FACTION,
    FIGHT,
    FLAG,
    FLEET,
    FLEETS_DESTROYED,
    HOLDER,
    INVADE,
    KIND,
    KIND_OF,
    MISSIONS,
    MOST_TILES,
    MOVE,
    NUMBER,
    ON_ERRANDS,
    OPEN,
    OPEN_DEPLOY,
    OPEN_MOVE,
    OUT,
    PENDING,
    PILE,
    PILE_SIZE,
    PLACE_AT,
    PLANET,
    PP_BONUS,
    PP_ROLL,
    PROGRESS,
    RANK,
    RETURN_TO,
    ROLL,
    SECOND,
    SHOWN,
    SURRENDER,
    TERRITORY,
    TILES_OF,
    TURN,
    USED,
    WINNER,
    WORMHOLE_TRANSIT,
    WORMHOLE_USED,
)
from stellarch.games.galaxy_empires.kernel.missions import ANY_DETAIL, advance, discard, pay, settle
from stellarch.games.galaxy_empires.kernel.turns import (
    close_action,
    end_turn,
    fall_of,
    move_fleet,
    pass_on,
    remove_fleet,
    set_holder,
)
from stellarch.games.galaxy_empires.kernel.wars import (
    conclude,
    declare,
    fight,
    finish_errands,
    is_passage,
    put,
    run_errands,
    send,
)
from stellarch.jit import index, inlined, shared

_LANDED = NUMBERS.mining.deliveries + 1
_FLEET_COST, _DISRUPT_COST = NUMBERS.costs.fleet, NUMBERS.costs.disrupt_cash
_BYTE = 255


@shared
def play(S: Any, T: Any, W: Any, move: Any) -> Any:
    """The position after a move, up to the next decision.

    One branch for each kind of move: Numba makes a single jump of them, while a table of functions would cost it a
    call through a pointer, and the compiler could not look into them.
    """
    kind, first, second, flag = move >> KIND, move & _BYTE, move >> SECOND & _BYTE, move >> FLAG & 1
    if kind == MOVE:
        _reposition(S, T, first, second, flag)
    elif kind == DEPLOY:
        _deploy(S, T, first)
    elif kind == INVADE:
        _spend(S, flag + 1)
        declare(S, T, index(S[TURN]), first, second, flag + 1)
    elif kind == DISRUPT:
        _disrupt(S, T, first)
    elif kind == ROLL:
        _roll(S, T, W)
    elif kind == DRAW:
        _draw_mission(S, T, W, first)
    elif kind == END:
        end_turn(S, T)
    elif kind == FIGHT:
        S[ASKED] = 0
    elif kind == SURRENDER:
        conclude(S, T, True)
    elif kind == PLACE_AT:
        put(S, first, second)
    elif kind == RETURN_TO:
        send(S, T, second)
    proceed(S, T, W)


@shared
def proceed(S: Any, T: Any, W: Any) -> Any:
    """Go on until somebody has to decide, or the game is over."""
    while S[WINNER] == 0:
        if S[PENDING] == A_WAR:
            if S[ASKED]:
                return
            fight(S, T, W)
        elif S[PENDING] == ON_ERRANDS:
            if not run_errands(S, T):
                return
            finish_errands(S, T)
        elif S[OUT + S[TURN]]:
            pass_on(S, T)
        elif S[ACTIONS] == 0 and S[OPEN] == 0:
            end_turn(S, T)
        else:
            return


@inlined
def _spend(S: Any, actions: Any) -> Any:
    """Any other action closes the one under way (GE-17.1)."""
    S[ACTIONS] -= actions
    close_action(S)


@shared
def _reposition(S: Any, T: Any, origin: Any, target: Any, fresh: Any) -> Any:
    """One fleet's move, with its claim, any elimination, and the start of a contract (GE-15.8)."""
    seat, area, ground = index(S[TURN]), index(T[AREA_OF + target]), index(T[AREA_OF + origin])
    passage = is_passage(T, origin, area)
    wormhole = 1 if passage or origin == T[EYE] or target == T[EYE] else 0
    if fresh or S[OPEN] != OPEN_MOVE:
        S[ACTIONS] -= 1
        S[OPEN] = OPEN_MOVE
        S[USED] = target
        S[WORMHOLE_USED] = wormhole
    else:
        close_action(S)
    move_fleet(S, origin, target)
    if passage:
        advance(S, T, seat, WORMHOLE_TRANSIT, 1, ANY_DETAIL)
    if T[KIND_OF + area] == PLANET:
        S[CONTRACT + target] = _LANDED
    elif area != ground and T[TERRITORY + area] and S[HOLDER + area] != seat + 1:
        advance(S, T, seat, CLAIMS_IN_ONE_TURN, 1, ANY_DETAIL)
        if S[HOLDER + area]:
            advance(S, T, seat, CLAIM_FROM_OPPONENT, 1, ANY_DETAIL)
        set_holder(S, area, seat)
        fall_of(S, T, area, seat)
    settle(S, T)


@shared
def _deploy(S: Any, T: Any, tile: Any) -> Any:
    seat = index(S[TURN])
    if S[OPEN] == OPEN_DEPLOY:
        close_action(S)
    else:
        _spend(S, 1)
        S[OPEN] = OPEN_DEPLOY
    S[BUILT + seat] += 1
    S[CASH + seat] -= _FLEET_COST
    S[FLEET + tile] = seat + 1
    S[RANK + tile] = S[BUILT + seat] * 4 + S[FACTION + seat]
    advance(S, T, seat, DEPLOYED_IN_ONE_TURN, 1, ANY_DETAIL)
    settle(S, T)


@shared
def _disrupt(S: Any, T: Any, area: Any) -> Any:
    seat = index(S[TURN])
    _spend(S, 1)
    S[CASH + seat] -= _DISRUPT_COST
    remove_fleet(S, index(T[TILES_OF + area * MOST_TILES]))
    advance(S, T, seat, DISRUPTIONS, 1, ANY_DETAIL)
    advance(S, T, seat, FLEETS_DESTROYED, 1, ANY_DETAIL)
    settle(S, T)


@shared
def _roll(S: Any, T: Any, W: Any) -> Any:
    seat = index(S[TURN])
    die = draw(W, 6) + 1
    _spend(S, 1)
    pay(S, seat, 0, die + S[PP_BONUS + seat])
    advance(S, T, seat, PP_ROLL, 1, 1 << die)
    settle(S, T)


@shared
def _draw_mission(S: Any, T: Any, W: Any, given_up: Any) -> Any:
    """The top card; one of two is given up first, and an empty deck is made anew from the pile (GE-14.1 to GE-14.3)."""
    seat = index(S[TURN])
    _spend(S, 1)
    if given_up:
        discard(S, seat, given_up - 1, 0)
    if S[DECK_SIZE] == 0:
        _shuffle_pile(S, W)
    S[DECK_SIZE] -= 1
    slot = seat * CARDS + (1 if S[CARD + seat * CARDS] else 0)
    S[CARD + slot] = S[DECK + S[DECK_SIZE]] + 1
    S[DRAWN + seat] += 1
    S[NUMBER + slot] = S[DRAWN + seat]
    S[PROGRESS + slot] = 0
    settle(S, T)


@shared
def _shuffle_pile(S: Any, W: Any) -> Any:
    """The pile becomes the deck, sorted and then shuffled from the end (Fisher and Yates), its first card on top."""
    size = 0
    for mission in range(MISSIONS):
        for place in range(S[PILE_SIZE]):
            if (index(S[PILE + place]) & (SHOWN - 1)) == mission:
                S[DECK + size] = mission
                size += 1
    for last in range(size - 1, 0, -1):
        other = draw(W, last + 1)
        S[DECK + last], S[DECK + other] = S[DECK + other], S[DECK + last]
    for place in range(size // 2):
        S[DECK + place], S[DECK + size - 1 - place] = S[DECK + size - 1 - place], S[DECK + place]
    S[DECK_SIZE] = size
    S[PILE_SIZE] = 0
