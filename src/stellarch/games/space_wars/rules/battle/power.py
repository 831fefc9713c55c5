"""SW-24.3.2: how strong a group is, for whoever decides whether to fight."""

from collections.abc import Iterable, Mapping

from stellarch.core import Seat
from stellarch.games.space_wars.actions.standing import Posture
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.rules.battle.wings import wings_here
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.battles import Battle, SideNumber
from stellarch.games.space_wars.tables.craft import CRAFT
from stellarch.games.space_wars.tables.game import NUMBERS

JOIN_AT = 1.0
"""The ratio of own power to the enemy's from which an ally joins (SW-D.34)."""
_CAUTION: Mapping[Posture, float] = {
    "bold": 1 / NUMBERS.posture_factor,
    "steady": 1.0,
    "careful": NUMBERS.posture_factor,
}


def threshold(state: State, seat: Seat, ratio: float) -> float:
    """A ratio as a player's posture has it (SW-24.3.8)."""
    return ratio * _CAUTION[state.empires[seat].standing.posture]


def power(state: State, craft: Iterable[str], wings: Iterable[str], shields: Mapping[str, int]) -> float:
    """What a group fires, and 1 for each fighter, times what it withstands; fighters and pods by their kinds."""
    fire = points = 0
    for name in craft:
        each = state.fleets[name]
        sheet = each.sheet
        fire += sheet.ion.attacks * max(1, sheet.ion.strength - each.damage) if sheet.ion.attacks else 0
        fire += sheet.torpedo.attacks * max(1, sheet.torpedo.strength - each.damage) if sheet.torpedo.attacks else 0
        points += sheet.defence - each.damage + shields.get(name, 0)
    for kind in wings:
        fire += CRAFT[kind].battle
        points += 1
    return float(fire * points)


def power_in(state: State, battle: Battle, side: SideNumber) -> float:
    """What a side has on the board."""
    wings = (battle.wings[name].kind for name in battle.in_zone(side))
    return power(state, battle.sides[side].craft, wings, battle.shields)


def power_at(state: State, at: At, seat: Seat, craft: Iterable[str]) -> float:
    """What a player's craft in a sector would bring to a battle, with small craft and the shields they begin with."""
    names = tuple(craft)
    wings = (wing.kind for wing in wings_here(state, at, (seat,), names))
    return power(state, names, wings, {name: starting_shields(state, name) for name in names})


def starting_shields(state: State, craft: str) -> int:
    """SW-11.3.1, SW-11.3.3."""
    each = state.fleets[craft]
    series = "star_base_shield" if each.sheet.group == "base" else "capital_shield"
    has_engineer = any(
        state.officers[officer].kind == "engineer" and state.officers[officer].stars == 2
        for officer in state.officers.at(craft)
    )
    return state.empires[each.owner].series(series) + has_engineer


def wants_out(state: State, battle: Battle, side: SideNumber) -> bool:
    """Whether the software withdraws: far weaker, and not defending a capital (SW-24.3.6)."""
    seats = battle.sides[side].seats
    if side == 1 and any(state.empires[seat].capital == battle.at for seat in seats):
        return False
    theirs = power_in(state, battle, 0 if side == 1 else 1)
    return power_in(state, battle, side) < threshold(state, seats[0], NUMBERS.withdraw_ratio) * theirs
