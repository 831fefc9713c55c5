"""The kernel fights as the readable rules do, die for die.

`python -m tests.games.space_wars.test_battle_kernel FIRST END` follows the battles from FIRST to END.
"""

import sys
from typing import Any

import pytest

from stellarch import jit
from stellarch.games.space_wars.chapters.battle.ending import winner
from stellarch.games.space_wars.chapters.battle.fighting import FIGHTING
from stellarch.games.space_wars.kernel import fight, layout
from stellarch.games.space_wars.kernel.packing import Packed, dice, packed
from stellarch.games.space_wars.odds.forces import battle_between, force_at
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.battles import Battle
from tests.games.space_wars.random_battles import WHERE, drawn_battle
from tests.rules.space_wars.given import A, B, at

_DICE = 3000
"""More than any battle rolls."""


def readable(seed: str) -> tuple[State, State]:
    """A battle drawn by lot before its first attack and at its end, both sides led by the software."""
    state = drawn_battle(seed)
    here = at(state, WHERE)
    battle = battle_between(state, here, force_at(state, A.seat, here), force_at(state, B.seat, here))
    course = Course(state.changed(pending=(battle,), stage=None))
    while (battle := course.state.at_hand(Battle)).step in ("dispose", "shield", "prepare"):
        FIGHTING.go_on(course, battle)
    begun = course.state
    while (battle := course.state.at_hand(Battle)).step != "settle":
        FIGHTING.go_on(course, battle)
    return begun, course.state


def by_rules(units: tuple[str, ...], state: State) -> dict[str, Any]:
    """What became of each unit, and of the battle."""
    battle = state.at_hand(Battle)
    rows = {name: row for row, names in enumerate(row for side in battle.sides for row in side.rows) for name in names}
    found: dict[str, Any] = {"round": battle.round, "dice": state.rolls, "winner": winner(battle)}
    for unit in units:
        if unit in battle.wings:
            found[unit] = (battle.wings[unit].owner, battle.wings[unit].place)
        elif unit in state.fleets:
            craft = state.fleets[unit]
            found[unit] = (craft.owner, rows.get(unit, "left"), craft.damage, craft.weapons, craft.load)
        else:
            found[unit] = "gone"
    return found


def by_kernel(on_kernel: Packed, state: Any, results: Any, random: Any, wings: frozenset[str]) -> dict[str, Any]:
    won = next(side for side in range(3) if results[layout.WON + side])
    found: dict[str, Any] = {
        "round": int(results[layout.ROUNDS]),
        "dice": int(random[1]),
        "winner": None if won == 2 else won,
    }
    places = {layout.ZONE: "zone", layout.SURFACE: "surface"}
    for number, unit in enumerate(on_kernel.units):
        block = layout.WIDTH * number
        place, owner = int(state[layout.PLACE + block]), int(state[layout.OWNER + block])
        if place == layout.GONE or (unit in wings and place == layout.LEFT):
            found[unit] = "gone"  # from the battle
        elif unit in wings:
            found[unit] = (owner, places[place] if place in places else on_kernel.units[place // layout.WIDTH])
        else:
            held = [layout.GOODS, layout.TROOPS, *range(layout.PASSIVE, layout.PASSIVE + 4)]
            load = sum(int(state[field + block]) for field in held) + _aboard(on_kernel, state, block)
            row = "left" if place == layout.LEFT else place
            numbers = (int(state[layout.DAMAGE + block]), int(state[layout.WEAPONS + block]))
            found[unit] = (owner, row, *numbers, "" if row == "left" else load)
    return found


def _aboard(on_kernel: Packed, state: Any, craft: int) -> int:
    first, end = on_kernel.table[layout.CRAFT_END], on_kernel.table[layout.UNITS_END]
    return sum(int(state[layout.PLACE + wing] == craft) for wing in range(first, end, layout.WIDTH))


def follow(seed: str) -> tuple[dict[str, Any], dict[str, Any]]:
    begun, ended = readable(seed)
    battle = begun.at_hand(Battle)
    on_kernel = packed(begun, battle)
    random = dice(1, [1 + begun.chance.below(6, "die", number) for number in range(_DICE)])
    state, results = jit.array("i", len(on_kernel.start)), jit.array("i", layout.LOST + len(on_kernel.units))
    fight.fight_many(on_kernel.start, state, on_kernel.table, on_kernel.room, random, results, 1)
    expected = by_rules(on_kernel.units, ended)
    found = by_kernel(on_kernel, state, results, random, frozenset(battle.wings))
    for unit, fate in expected.items():  # what is aboard a craft that withdrew is not followed
        if isinstance(fate, tuple) and len(fate) == 5 and fate[1] == "left":
            expected[unit] = (*fate[:4], "")
    return expected, found


@pytest.mark.rule("SW-24.3.3")
@pytest.mark.parametrize("seed", range(40))
def test_a_battle_on_the_kernel_goes_as_by_the_rules(seed: int) -> None:
    expected, found = follow(f"kernel {seed}")
    assert found == expected


if __name__ == "__main__":
    for number in range(int(sys.argv[1]), int(sys.argv[2])):
        expected, found = follow(str(number))
        assert found == expected, number
    print("all alike")
