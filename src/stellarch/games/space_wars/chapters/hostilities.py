"""SW-12.1.2, SW-13.1.2: which systems a player may bombard and invade."""

from stellarch.core import Seat
from stellarch.games.space_wars.chapter import State
from stellarch.games.space_wars.chapters.battle.engaging import may_fight
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.rules.control import manager
from stellarch.games.space_wars.rules.entry import is_free_fire_zone


def may_attack_system(state: State, seat: Seat, at: At) -> bool:
    """An enemy's; in a free fire zone; or infested, though not against the will of an owner at peace (SW-R.58)."""
    owner, manages = state.sectors[at].owner, manager(state, at)
    holder = owner if manages is None else manages
    if holder is None:
        return is_free_fire_zone(state, at) or is_infested(state, at)
    return may_fight(state, seat, holder, at) or (is_infested(state, at) and _lets_cleanse(state, seat, owner))


def _lets_cleanse(state: State, seat: Seat, owner: Seat | None) -> bool:
    """Whether a player may fight the aliens in a system with this owner."""
    if owner is None or owner == seat or state.politics.are_enemies(seat, owner):
        return True
    return (owner, seat) in state.politics.permissions


def is_infested(state: State, at: At) -> bool:
    return bool(state.sectors.system(at).aliens)


def could_attack_anything(state: State, seat: Seat) -> bool:
    """In peace, without free fire zones and aliens, nobody need look at the map."""
    politics = state.politics
    if politics.protocol("free_fire_zone") is not None or politics.has_law("free_fire_space"):
        return True
    return bool(state.sectors.infested) or any(politics.are_enemies(seat, other) for other in politics.others(seat))
