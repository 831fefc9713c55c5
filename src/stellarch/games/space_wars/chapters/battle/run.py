"""SW-10.5: fighters and pods run at craft, lasers meet them, pods board."""

from collections.abc import Iterator, Mapping, Sequence
from math import ceil

from msgspec.structs import replace

from stellarch.core import Blank, Fact, Refusal, Seat, Template, Weight
from stellarch.games.space_wars.chapter import Bar, BattleEvent, Course, Order, State, bar
from stellarch.games.space_wars.chapters.battle.blanks import aims, one_of
from stellarch.games.space_wars.chapters.battle.boarding import board, boarding_need, lose_riders
from stellarch.games.space_wars.chapters.battle.labels import BattleLabel
from stellarch.games.space_wars.chapters.battle.orders import Run, Target
from stellarch.games.space_wars.chapters.battle.policy import assigned, worth
from stellarch.games.space_wars.chapters.battle.skirmish import (
    Aiming,
    BattleNoSpecialWeapon,
    BattleNotATarget,
    weapons_left,
)
from stellarch.games.space_wars.chapters.battle.steps import BattleStep, opposite
from stellarch.games.space_wars.chapters.battle.weapons import Attack, attacks, fire, guns
from stellarch.games.space_wars.labels import label
from stellarch.games.space_wars.nouns import Anything, Piece
from stellarch.games.space_wars.state.battles import Battle, SideNumber
from stellarch.games.space_wars.tables.craft import CRAFT

# Events


class RunMade(BattleEvent, frozen=True):
    """Fighters and pods go for craft (SW-10.5.1)."""

    weight = Weight.NOTE

    seat: Seat
    runs: Mapping[str, str]
    """Whom each goes for."""

    @Fact
    def count(self) -> int:
        return len(self.runs)

    @Fact
    def targets(self) -> tuple[Piece, ...]:
        return tuple(dict.fromkeys(self.runs.values()))


# Refusals


class OutOfLaserRange(Refusal, frozen=True):
    rule = "SW-10.5.6"
    unit: Anything


class NoRun(Refusal, frozen=True):
    rule = "SW-10.5.1"
    most: int


class NotInZone(Refusal, frozen=True):
    rule = "SW-10.5.1"
    unit: Anything


class NoRunTarget(Refusal, frozen=True):
    rule = "SW-10.5.3"
    target: Anything


class BattleNoGeneral(Refusal, frozen=True):
    rule = "SW-10.5.9"


# Rules


_POD = "boarding_pod"


def runners_allowed(battle: Battle, side: SideNumber) -> int:
    """Own fighters and pods of the zone minus the screening of the enemy's, rounded up (SW-10.5.1, SW-10.5.2)."""
    screen = sum(CRAFT[battle.wings[name].kind].screen_skirmish for name in battle.in_zone(opposite(side)))
    return max(0, ceil(len(battle.in_zone(side)) - screen))


class Running(BattleStep):
    """Who runs at whom (SW-D.40)."""

    name = "run"
    asks = BattleLabel.RUN
    orders = (Run,)
    is_single = False

    def decides(self, state: State, battle: Battle, side: SideNumber) -> bool:
        left = runners_allowed(battle, side) - _running(battle, side)
        return left > 0 and bool(battle.sides[opposite(side)].craft)

    def choices(self, state: State, battle: Battle, side: SideNumber) -> Iterator[Order | Template]:
        if not self.decides(state, battle, side):
            return
        for unit in battle.in_zone(side):
            if any(run.unit == unit for run in battle.runs):
                continue
            for target in battle.sides[opposite(side)].craft:
                yield Run(unit, target)
                if battle.wings[unit].kind == _POD:
                    for general in _generals(state, battle, unit):
                        yield Run(unit, target, general)

    def templates(self, state: State, battle: Battle, side: SideNumber) -> Iterator[Template]:
        running = {run.unit for run in battle.runs}
        idle = [unit for unit in battle.in_zone(side) if unit not in running]
        return self._runs(state, battle, side, idle if self.decides(state, battle, side) else [])

    def templates_ahead(self, state: State, battle: Battle, side: SideNumber) -> Iterator[Template]:
        return self._runs(state, battle, side, battle.wings_of(side))

    def _runs(self, state: State, battle: Battle, side: SideNumber, units: Sequence[str]) -> Iterator[Template]:
        """Any of these at any enemy; pods also with a general, a special weapon, or both."""
        targets = battle.sides[opposite(side)].craft
        if not units or not targets:
            return
        target = one_of(targets, BattleLabel.TARGET)
        yield Template("run", label(self.asks), {"unit": one_of(units, BattleLabel.UNIT), "target": target})
        pods = [unit for unit in units if battle.wings[unit].kind == _POD]
        generals = list(dict.fromkeys(each for pod in pods for each in _generals(state, battle, pod)))
        craft = battle.sides[side].craft
        armed = [each for each in craft if any(_has_weapon(state, battle, pod, each) for pod in pods)]
        with_general: dict[str, Blank] = {"general": one_of(generals, BattleLabel.GENERAL)}
        with_weapon: dict[str, Blank] = {"special": one_of(armed, BattleLabel.WEAPON_FROM)}
        pod: dict[str, Blank] = {"unit": one_of(pods, BattleLabel.UNIT), "target": target}
        if generals:
            yield Template("run", label(BattleLabel.POD_WITH_GENERAL), {**pod, **with_general})
        if armed:
            yield Template("run", label(BattleLabel.POD_WITH_WEAPON), {**pod, **with_weapon})
        if generals and armed:
            yield Template("run", label(BattleLabel.POD_WITH_BOTH), {**pod, **with_general, **with_weapon})

    def bars(self, state: State, battle: Battle, side: SideNumber, order: Run) -> Bar | None:
        if order.unit not in battle.in_zone(side) or any(run.unit == order.unit for run in battle.runs):
            return bar(NotInZone, order.unit, unit=order.unit)
        most = runners_allowed(battle, side)
        if _running(battle, side) >= most:
            return bar(NoRun, order.unit, most=most)
        if order.target not in battle.sides[opposite(side)].craft:
            return bar(NoRunTarget, order.target, target=order.target)
        is_pod = battle.wings[order.unit].kind == _POD
        if order.general is not None and not (is_pod and order.general in _generals(state, battle, order.unit)):
            return bar(BattleNoGeneral, order.general)
        if order.special is not None and not (is_pod and _has_weapon(state, battle, order.unit, order.special)):
            return bar(BattleNoSpecialWeapon, order.special, unit=order.special)
        return None

    def carry_out(self, course: Course, side: SideNumber, order: Run) -> None:
        battle = course.state.at_hand(Battle)
        course.go(course.state.with_matter(replace(battle, runs=(*battle.runs, order))))

    def policy(self, state: State, battle: Battle, side: SideNumber) -> Sequence[Order]:
        """All that may, fighters first, unless more than two lasers for each are about a target (SW-24.3.4)."""
        enemies = battle.sides[opposite(side)].craft
        idle = [unit for unit in battle.in_zone(side) if not any(run.unit == unit for run in battle.runs)]
        left = runners_allowed(battle, side) - _running(battle, side)
        fighters = [unit for unit in idle if battle.wings[unit].kind != _POD]
        fighters.sort(key=lambda unit: -guns(state, battle, unit, "torpedo").strength)
        sent = attacks(state, battle, fighters[: max(0, left)], "torpedo")
        runs = [Run(aim.craft, aim.target) for aim in assigned(state, battle, sent, lambda _: enemies)]
        bare = [name for name in enemies if not battle.shields.get(name)]
        if bare:
            best = min(
                bare,
                key=lambda name: (boarding_need(state, battle, name), -worth(state.fleets[name].sheet)),
            )
            pods = [unit for unit in idle if battle.wings[unit].kind == _POD][: max(0, left - len(runs))]
            for place, unit in enumerate(pods):
                generals = _generals(state, battle, unit) if place == 0 else ()
                runs.append(Run(unit, best, generals[0] if generals else None))
        per_target = {name: sum(run.target == name for run in runs) for name in enemies}
        return [run for run in runs if _lasers_about(state, battle, side, run.target) <= 2 * per_target[run.target]]

    def resolve(self, course: Course, battle: Battle) -> None:
        for side in battle.sides:
            runs = {run.unit: run.target for run in battle.runs if battle.wings[run.unit].owner in side.seats}
            if runs:
                course.tell(RunMade(side.commander, runs))


def _running(battle: Battle, side: SideNumber) -> int:
    return sum(battle.wings[run.unit].owner in battle.sides[side].seats for run in battle.runs)


def _generals(state: State, battle: Battle, pod: str) -> tuple[str, ...]:
    """Generals of the pod's player aboard craft of this battle who do not ride yet (SW-10.5.9)."""
    owner = battle.wings[pod].owner
    craft = battle.sides[battle.side_of(owner)].craft
    riding = {run.general for run in battle.runs}
    return tuple(
        officer
        for name in craft
        for officer in state.officers.at(name)
        if state.officers[officer].kind == "general"
        and state.officers[officer].owner == owner
        and officer not in riding
    )


def _has_weapon(state: State, battle: Battle, pod: str, craft: str) -> bool:
    owner = battle.wings[pod].owner
    is_there = craft in battle.sides[battle.side_of(owner)].craft and state.fleets[craft].owner == owner
    return is_there and weapons_left(state, battle, craft) > 0


# Lasers against runners


def covers(state: State, battle: Battle, side: SideNumber, craft: str, target: str) -> bool:
    """Whether a craft may fire at runners of a target: itself, or one in its row within its range (SW-10.5.4)."""
    row = next((row for row in battle.sides[side].rows if craft in row), ())
    if target not in row:
        return False
    return abs(row.index(craft) - row.index(target)) <= state.fleets[craft].sheet.laser_range


def _lasers_about(state: State, battle: Battle, side: SideNumber, target: str) -> int:
    """How many laser attacks can meet runners of `side` at a target."""
    other = opposite(side)
    near = [craft for craft in battle.sides[other].craft if covers(state, battle, other, craft, target)]
    return len(attacks(state, battle, near, "laser"))


class Lasers(Aiming):
    """Lasers are given runners as targets (SW-D.41); runners fire their torpedoes at the same time (SW-10.5.7)."""

    name = "lasers"
    asks = BattleLabel.AIM_AT_RUNNERS

    def attacks(self, state: State, battle: Battle, side: SideNumber) -> list[Attack]:
        if not battle.runs:
            return []
        return attacks(state, battle, battle.sides[side].craft, "laser")

    def targets(self, state: State, battle: Battle, side: SideNumber, attack: Attack) -> Sequence[str]:
        theirs = battle.sides[opposite(side)].seats
        return [
            run.unit
            for run in battle.runs
            if battle.wings[run.unit].owner in theirs and covers(state, battle, side, attack.craft, run.target)
        ]

    def templates_ahead(self, state: State, battle: Battle, side: SideNumber) -> Iterator[Template]:
        craft, theirs = battle.sides[side].craft, battle.wings_of(opposite(side))
        armed = [name for name in craft if weapons_left(state, battle, name)]
        return aims(self.asks, attacks(state, battle, craft, "laser"), lambda _: theirs, armed)

    def bars_target(self, state: State, battle: Battle, side: SideNumber, attack: Attack, target: str) -> Bar | None:
        if target in self.targets(state, battle, side, attack):
            return None
        if any(run.unit == target for run in battle.runs):
            return bar(OutOfLaserRange, attack.craft, unit=attack.craft)
        return bar(BattleNotATarget, target, target=target)

    def resolve(self, course: Course, battle: Battle) -> None:
        if not battle.runs:
            return
        target_of = {run.unit: run.target for run in battle.runs}
        torpedoes = attacks(course.state, battle, tuple(target_of), "torpedo")
        aims = (*battle.aims, *(Target(*attack, target_of[attack.craft]) for attack in torpedoes))
        if aims:
            fire(course, "run", aims)


class Boarding(BattleStep):
    """Pods that are left board their targets, one after the other (SW-10.5.8)."""

    name = "boarding"

    def resolve(self, course: Course, battle: Battle) -> None:
        for run in battle.runs:
            if run.unit in course.state.at_hand(Battle).wings:
                board(course, run)
            else:
                lose_riders(course, run)
        after = course.state.at_hand(Battle)
        course.go(course.state.with_matter(replace(after, runs=())))


STEPS: tuple[BattleStep, ...] = (Running(), Lasers(), Boarding())
