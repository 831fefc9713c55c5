"""SW-24.3.2: how strong a group is, to decide whether to fight."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache

from stellarch.core import Seat
from stellarch.games.space_wars.chapter import State
from stellarch.games.space_wars.chapters.battle.policy import firepower
from stellarch.games.space_wars.chapters.battle.weapons import points_left
from stellarch.games.space_wars.chapters.battle.wings import wings_here
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.state.battles import Battle, SideNumber
from stellarch.games.space_wars.state.empires import Posture
from stellarch.games.space_wars.tables.craft import CRAFT
from stellarch.games.space_wars.tables.game import NUMBERS


def threshold(state: State, seat: Seat, ratio: float) -> Fraction:
    """A ratio as a player's posture has it (SW-24.3.8), exactly: two sides can be just so strong."""
    return _shifted(ratio, state.empires[seat].standing.posture)


@cache
def _shifted(ratio: float, posture: Posture) -> Fraction:
    steady, factor = _as_printed(ratio), _as_printed(NUMBERS.posture_factor)
    return {"bold": steady / factor, "steady": steady, "careful": steady * factor}[posture]


def _as_printed(number: float) -> Fraction:
    """The decimal fraction that the tables have."""
    return Fraction(str(number))


def power(state: State, craft: Iterable[str], wings: Iterable[str], shields: Mapping[str, int]) -> int:
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
    return fire * points


def power_in(state: State, battle: Battle, side: SideNumber) -> int:
    """What a side has on the board, as strong as it is there: out of supply its weapons are weaker (SW-9.2.10)."""
    craft, wings = battle.sides[side].craft, battle.in_zone(side)
    fire = sum(firepower(state, battle, name) for name in craft)
    fire += sum(CRAFT[battle.wings[name].kind].battle for name in wings)
    units = (*craft, *wings)
    return fire * sum(points_left(state, battle, unit) + battle.shields.get(unit, 0) for unit in units)


def power_at(state: State, at: At, seat: Seat, craft: Iterable[str]) -> int:
    """What a player's craft in a sector would bring to a battle, with small craft and the shields they begin with."""
    return power_of_side(state, at, (seat,), craft)


def power_of_side(state: State, at: At, seats: Sequence[Seat], craft: Iterable[str]) -> int:
    """The same for the craft of several players, as one group."""
    names = tuple(craft)
    wings = (wing.kind for wing in wings_here(state, at, seats, names))
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
