"""What is asked before an action that ends a turn: whether a fleet still to move or deploy is given up (GE-17.1)."""

from collections.abc import Iterator

from stellarch.core import Caveat, Seat, Text
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
_STILL = {
    "move": Text("You could still move another fleet first.", "Vous pourriez encore déplacer une flotte avant."),
    "deploy": Text("You could still deploy another fleet first.", "Vous pourriez encore déployer une flotte avant."),
}
_ENDS = Text("Your turn ends with this. {still}", "Votre tour se termine avec cet ordre. {still}")
_IF_ACCEPTED = Text(
    "If your offer is accepted, it takes your last action and your turn ends. {still}",
    "Si votre offre est acceptée, elle prend votre dernière action et votre tour se termine. {still}",
)
_AFTER_A_WAR = Text(
    "This takes your last action: your turn ends with the war. {still}",
    "Cet ordre prend votre dernière action : votre tour se termine avec la guerre. {still}",
)


def caveats(state: State, seat: Seat, action: AnyAction) -> Iterator[Caveat]:
    """What the seat would give up with an action that ends its turn: the rest of the action under way."""
    under_way = state.turn.open
    if seat != state.turn.seat or under_way is None or not _ends_turn(state, action):
        return
    if _has_more(state, seat, under_way.kind):
        yield Caveat(_words(action).format(still=_STILL[under_way.kind]), _RULE, asks=True)


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


def _words(action: AnyAction) -> Text:
    if isinstance(action, (Propose, CallOffer)):
        return _IF_ACCEPTED
    return _AFTER_A_WAR if isinstance(action, Invade) else _ENDS
