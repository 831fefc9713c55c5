"""GE-4.5, GE-17.1: the two actions of a turn, and the action under way."""

from stellarch.core import Refusal
from stellarch.games.galaxy_empires import refusals
from stellarch.games.galaxy_empires.data import NUMBERS
from stellarch.games.galaxy_empires.state import OpenAction, State

_TURN = NUMBERS.turn


def bars_acting(state: State) -> type[Refusal] | None:
    """Why there is no action for anything that closes the one under way; None when there is one."""
    return None if state.turn.actions else refusals.NoAction


def part_of_open(state: State, kind: str, fleet: str = "", *, wormhole: bool = False) -> type[Refusal] | None:
    """Why a move or a deployment is not part of the action under way; None when it is (GE-17.2)."""
    under_way = state.turn.open
    assert under_way is not None
    if fleet in under_way.used:
        return refusals.MovedAlready
    if wormhole and under_way.wormhole >= _TURN.wormhole_fleets_per_action:
        return refusals.WormholeUsed
    return None


def bars_spending(
    state: State, kind: str, fleet: str = "", *, wormhole: bool = False, new_action: bool = False
) -> type[Refusal] | None:
    """Why there is no action for a move or a deployment; None when there is one."""
    if not new_action and state.turn.open is not None and state.turn.open.kind == kind:
        return part_of_open(state, kind, fleet, wormhole=wormhole)
    return bars_acting(state)


def spend_on_fleet(
    state: State, kind: str, fleet: str = "", *, wormhole: bool = False, new_action: bool = False
) -> State:
    """A fleet moved or deployed: with the action under way, or with a new one that leaves another fleet open."""
    under_way = state.turn.open
    if new_action or under_way is None or under_way.kind != kind:
        most = _TURN.fleets_per_move_action if kind == "move" else _TURN.fleets_per_deploy_action
        begun = OpenAction(kind, most - 1, (fleet,) if fleet else (), int(wormhole))  # type: ignore[arg-type]
        return state.with_turn(actions=state.turn.actions - 1, open=begun)
    if under_way.left == 1:
        return state.with_turn(open=None)
    used = (*under_way.used, fleet) if fleet else under_way.used
    after = OpenAction(under_way.kind, under_way.left - 1, used, under_way.wormhole + wormhole)
    return state.with_turn(open=after)


def spend(state: State, actions: int = 1) -> State:
    """Any other action closes the one under way (GE-17.1)."""
    return state.with_turn(actions=state.turn.actions - actions, open=None)


def is_spent(state: State) -> bool:
    """Whether nothing is left to do in this turn (GE-17.10)."""
    return not state.turn.actions and state.turn.open is None
