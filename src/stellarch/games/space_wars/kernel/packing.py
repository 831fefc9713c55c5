"""A battle of the readable rules as arrays of the kernel, and what becomes of its units by their names."""

from collections.abc import Hashable, Iterator, Sequence
from functools import cache, cached_property
from typing import Any, NamedTuple

from stellarch import jit
from stellarch.core import Seat
from stellarch.games.space_wars.chapters.battle.boarding import boarding_need
from stellarch.games.space_wars.chapters.battle.policy import worth
from stellarch.games.space_wars.chapters.battle.power import threshold
from stellarch.games.space_wars.chapters.battle.weapons import (
    defence,
    officer_bonus,
    owner_of,
    sheet_of,
    technology_modifier,
)
from stellarch.games.space_wars.kernel import layout
from stellarch.games.space_wars.rules.counters import craft_in_play, special_weapons_in_play
from stellarch.games.space_wars.rules.versions import counts_captured_weapons, helps_any_roll
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.battles import SURFACE, ZONE, Battle
from stellarch.games.space_wars.state.fleets import number_of
from stellarch.games.space_wars.tables.combat import SPACE
from stellarch.games.space_wars.tables.craft import CRAFT, SMALL
from stellarch.games.space_wars.tables.game import NUMBERS
from stellarch.games.space_wars.tables.ground import OFFICERS, SPECIAL_WEAPON

_WEAPONS = ("laser", "ion", "torpedo")
_NO_LIMIT = 99


class Packed(NamedTuple):
    """A battle on the kernel."""

    units: tuple[str, ...]
    """The names of its units, in the order of their blocks."""
    start: Any
    table: Any
    room: Any
    """Room to work in."""


def packed(state: State, battle: Battle) -> Packed:
    """A battle at the beginning of a step, after sides have been drawn up."""
    return _Packing(state, battle).packed()


def dice(seed: int, laid_down: Sequence[int] = ()) -> Any:
    """Dice by a seed, after those that are laid down."""
    return filled("u", [seed or 1, 0, len(laid_down), *laid_down])


def filled(kind: str, numbers: Sequence[int]) -> Any:
    array = jit.array(kind, len(numbers))
    array[:] = numbers
    return array


def key_of(array: Any) -> Hashable:
    """What an array holds, to tell positions apart."""
    return array.tobytes() if jit.COMPILED else tuple(array)


def restore(array: Any, key: Any) -> None:
    """The array as it was when it had this key."""
    if jit.COMPILED:
        memoryview(array).cast("B")[:] = key
    else:
        array[:] = key


class _Packing:
    def __init__(self, state: State, battle: Battle) -> None:
        self.state, self.battle = state, battle
        self.craft = tuple(name for side in battle.sides for name in side.craft)
        self.units = (*self.craft, *battle.wings)
        self.seats = tuple(seat for side in battle.sides for seat in side.seats)
        self.block = {name: layout.WIDTH * place for place, name in enumerate(self.units)}
        # Between lasers and boarding a run may have lost its unit or its target, while somebody is asked (SW-10.5.8).
        self.runs = [run for run in battle.runs if run.unit in self.block and run.target in self.block]
        lost = {run.general for run in battle.runs if run.unit not in self.block}
        self.generals = [
            name
            for name, officer in state.officers.each.items()
            if officer.kind == "general" and officer.place in self.block and name not in lost
        ]
        blocks = layout.WIDTH * max(len(self.units), len(self.generals), 1)
        self.S, self.T = [0] * (layout.HEAD_S + blocks), [0] * (layout.HEAD_T + blocks)

    def packed(self) -> Packed:
        self._heads()
        for name in self.units:
            self._unit(name)
        for name in self.craft:
            self._hold(name)
            self._officers(name)
        for row, names in enumerate(row for side in self.battle.sides for row in side.rows):
            self.S[layout.COUNTS + row] = len(names)
            for place, name in enumerate(names):
                self.S[layout.ROWS + row + layout.WIDTH * place] = self.block[name]
                self.S[layout.PLACE + self.block[name]] = row
        self._generals_and_runs()
        most = sum(max(1, sum(arm for arm, _ in self._arms(name))) for name in self.units)
        room = jit.array("i", self.T[layout.AIMS_AT] + 2 * most)
        return Packed(self.units, filled("i", self.S), filled("i", self.T), room)

    def _heads(self) -> None:
        state, battle, S, T = self.state, self.battle, self.S, self.T
        S[layout.ROUND], S[layout.STEP] = battle.round, layout.STEP_NAMES[battle.step]
        S[layout.ATTACKED], S[layout.RUNS] = battle.attacked, len(self.runs)
        T[layout.CRAFT_END] = layout.WIDTH * len(self.craft)
        T[layout.UNITS_END] = layout.WIDTH * len(self.units)
        T[layout.GENERALS] = layout.WIDTH * len(self.generals)
        T[layout.AIMS_AT] = layout.WIDTH * len(self.units) + layout.POSITION + 1
        T[layout.DEFENDS_CAPITAL] = any(state.empires[seat].capital == battle.at for seat in battle.sides[1].seats)
        for side in (0, 1):
            limit = threshold(state, battle.sides[side].commander, NUMBERS.withdraw_ratio)
            T[layout.OUT_OVER + side], T[layout.OUT_UNDER + side] = limit.numerator, limit.denominator
        T[layout.WEAPONS_MOST] = SPECIAL_WEAPON.limit if counts_captured_weapons(state) else _NO_LIMIT
        T[layout.PATCHES_MOST] = _NO_LIMIT if helps_any_roll(state) else 1
        for number, seat in enumerate(self.seats):
            T[layout.SIDE_OF + number] = battle.side_of(seat)
            here = sum(state.fleets[name].weapons for name in self.craft if state.fleets[name].owner == seat)
            T[layout.WEAPONS_ELSEWHERE + number] = special_weapons_in_play(state, seat) - here
            for kind in {self._sheet(name).id for name in self.units} | set(SMALL):
                place = layout.IN_PLAY + number * len(layout.KINDS) + layout.KINDS.index(kind)
                S[place] = craft_in_play(state, seat, kind)
            for against, other in enumerate(self.seats):
                for weapon, named in enumerate(_WEAPONS):
                    place = layout.TECHNOLOGY + (number * layout.SEATS + against) * 3 + weapon
                    T[place] = technology_modifier(state, seat, named, other)  # type: ignore[arg-type]
        T[layout.LIMITS : layout.SIDES] = [CRAFT[kind].limit for kind in layout.KINDS]
        T[layout.SIDES : layout.HEAD_T] = hitting_sides()

    def _sheet(self, name: str) -> Any:
        return sheet_of(self.state, self.battle, name)

    def _arms(self, name: str) -> list[tuple[int, int]]:
        return [getattr(self._sheet(name), weapon) for weapon in _WEAPONS]

    def _seat(self, seat: Seat) -> int:
        return self.seats.index(seat)

    def _unit(self, name: str) -> None:
        battle, sheet, S, T, unit = self.battle, self._sheet(name), self.S, self.T, self.block[name]
        owner = self._seat(owner_of(self.state, battle, name))
        S[layout.OWNER + unit] = T[layout.ORIGINAL + unit] = owner
        S[layout.SHIELD + unit] = battle.shields.get(name, 0)
        T[layout.KIND + unit] = layout.KINDS.index(sheet.id)
        T[layout.DEFENCE + unit] = sheet.defence
        T[layout.HARD + unit] = defence(self.state, battle, name)
        T[layout.CUT_OFF + unit] = name in battle.unsupplied
        T[layout.RANGE + unit] = sheet.laser_range
        T[layout.IS_ARMED + unit] = sheet.battle
        T[layout.IS_CAPITAL + unit] = sheet.group == "capital"
        T[layout.IS_BASE + unit] = sheet.group == "base"
        T[layout.IS_POD + unit] = sheet.group == "pod"
        T[layout.BREAKS + unit] = sheet.breakthrough
        T[layout.CAPACITY + unit] = sheet.capacity
        T[layout.CARRIES_FIGHTERS + unit] = sheet.mode == "active" and "fighter" in sheet.cargo
        T[layout.CARRIES_PODS + unit] = sheet.mode == "active" and "pod" in sheet.cargo
        T[layout.WORTH + unit] = worth(sheet)
        T[layout.TIE + unit] = self._ties[name]
        T[layout.BOARDING_NEED + unit] = 0 if name in battle.wings else boarding_need(self.state, battle, name)
        screen = sheet.screen_skirmish if name in battle.wings else sheet.screen_line
        T[layout.SCREEN + unit] = int(2 * screen)
        for weapon, (attacks, strength) in enumerate(self._arms(name)):
            T[layout.ARMS + 2 * weapon + unit] = attacks
            T[layout.ARMS + 2 * weapon + 1 + unit] = strength
        if name in battle.wings:
            place = battle.wings[name].place
            codes = {ZONE: layout.ZONE, SURFACE: layout.SURFACE}
            S[layout.PLACE + unit] = codes[place] if place in codes else self.block[place]

    @cached_property
    def _ties(self) -> dict[str, int]:
        """Who goes first among equal targets: the dearest, then the lowest name."""

        def rank(name: str) -> tuple[int, str, int]:
            sheet = self._sheet(name)
            return (-worth(sheet), sheet.id, number_of(name))

        return {name: place for place, name in enumerate(sorted(self.units, key=rank))}

    def _hold(self, name: str) -> None:
        craft, S, unit = self.state.fleets[name], self.S, self.block[name]
        S[layout.DAMAGE + unit], S[layout.WEAPONS + unit] = craft.damage, craft.weapons
        S[layout.TAKEN + unit] = any(name in side.taken for side in self.battle.sides)
        S[layout.ON_LOAN + unit] = craft.office is not None
        S[layout.GOODS + unit] = sum(craft.tokens) + craft.slaves
        S[layout.TROOPS + unit] = sum(craft.legions)
        if craft.sheet.mode != "active":
            for kind, count in enumerate(craft.small):
                S[layout.PASSIVE + kind + unit] = count

    def _officers(self, name: str) -> None:
        state, S, unit = self.state, self.S, self.block[name]
        S[layout.ADMIRAL + unit] = officer_bonus(state, name, "admiral", "attack_bonus")
        S[layout.SECURITY + unit] = officer_bonus(state, name, "security", "boarding_malus")
        aboard = (state.officers[officer] for officer in state.officers.at(name))
        stars = [officer.stars for officer in aboard if officer.kind == "admiral"]
        S[layout.ADMIRAL_NEED + unit] = OFFICERS["admiral"].withdraw_need[max(stars) - 1] if stars else 0

    def _generals_and_runs(self) -> None:
        state, S, T = self.state, self.S, self.T
        for place, name in enumerate(self.generals):
            officer, block = state.officers[name], layout.WIDTH * place
            S[layout.GENERAL_AT + block] = self.block[str(officer.place)]
            T[layout.GENERAL_OWNER + block] = self._seat(officer.owner) if officer.owner in self.seats else -1
            T[layout.GENERAL_BONUS + block] = OFFICERS["general"].boarding_bonus[officer.stars - 1]
        for place, run in enumerate(self.runs):
            block = layout.WIDTH * place
            S[layout.RUN_UNIT + block], S[layout.RUN_TARGET + block] = self.block[run.unit], self.block[run.target]
            rides = run.general is not None and run.general in self.generals
            general = layout.WIDTH * self.generals.index(str(run.general)) if rides else layout.NOBODY
            S[layout.RUN_GENERAL + block] = general


@cache
def hitting_sides() -> tuple[int, ...]:
    return tuple(_hitting_sides())


def _hitting_sides() -> Iterator[int]:
    most = len(next(iter(SPACE.needs.values())))
    for strength in range(layout.STRENGTHS):
        for hard in range(layout.DEFENCES):
            must = SPACE.need(max(1, strength), min(max(1, hard), most))
            for bonus in range(layout.LEAST_BONUS, layout.LEAST_BONUS + layout.BONUSES):
                yield sum(SPACE.hits(die, must, bonus) for die in range(1, 7))
