"""What is asked before an action that ends a turn: whether a fleet still to move or deploy is given up (GE-17.1)."""

from collections.abc import Iterator

from stellarch.core import Caveat, Message, Phrase, Seat, said
from stellarch.games.galaxy_empires.actions import (
    Accept,
    AnyAction,
    CallOffer,
    Deploy,
    Disrupt,
    DrawMission,
    EndTurn,
    Invade,
    Move,
    Propose,
    RollPp,
    TakeOffer,
)
from stellarch.games.galaxy_empires.rules import deploying, movement
from stellarch.games.galaxy_empires.state import Proposal, State

_RULE = "GE-17.1"


class Still(Phrase):
    """What could still be done with the action under way."""

    MOVE = "move"
    DEPLOY = "deploy"


class TurnEndsWith(Message, frozen=True):
    still: Still


class TurnEndsIfAccepted(Message, frozen=True):
    still: Still


class TurnEndsAfterWar(Message, frozen=True):
    still: Still


def caveats(state: State, seat: Seat, action: AnyAction) -> Iterator[Caveat]:
    """What the seat would give up with an action that ends its turn: the rest of the action under way."""
    under_way = state.turn.open
    if seat != state.turn.seat or under_way is None or not _ends_turn(state, action):
        return
    if _has_more(state, seat, under_way.kind):
        yield Caveat(said(_ends(action)(Still(under_way.kind))), _RULE, asks=True)


def _ends_turn(state: State, action: AnyAction) -> bool:
    """Whether nothing is left of the turn after an action, at the latest when it has been answered or fought out."""
    if isinstance(state.pending, Proposal):
        return isinstance(action, Accept) and state.turn.actions == 1
    match action:
        case EndTurn():
            return not state.turn.actions  # who has one left is asked in any case
        case Invade(actions=taken):
            return taken >= state.turn.actions
        case RollPp() | DrawMission() | Disrupt() | Propose() | TakeOffer() | CallOffer():
            return state.turn.actions == 1
        case _:
            return False


def _has_more(state: State, seat: Seat, kind: str) -> bool:
    """Whether another fleet can be moved or deployed with the action under way."""
    free = state.changed(pending=None)
    orders: Iterator[AnyAction] = movement.moves(free, seat) if kind == "move" else deploying.deployments(free, seat)
    return any(isinstance(order, (Move, Deploy)) and not order.new_action for order in orders)


def _ends(action: AnyAction) -> type[TurnEndsWith | TurnEndsIfAccepted | TurnEndsAfterWar]:
    if isinstance(action, (Propose, CallOffer)):
        return TurnEndsIfAccepted
    return TurnEndsAfterWar if isinstance(action, Invade) else TurnEndsWith
