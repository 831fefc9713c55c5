"""A space battle as a page draws it: what follows from the position and the rules."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

import msgspec

from stellarch.core import Seat
from stellarch.games.space_wars.chapters.battle.boarding import boarding_need
from stellarch.games.space_wars.chapters.battle.fighting import STEPS, steps_of
from stellarch.games.space_wars.chapters.battle.orders import Weapon
from stellarch.games.space_wars.chapters.battle.run import runners_allowed
from stellarch.games.space_wars.chapters.battle.skirmish import Aiming
from stellarch.games.space_wars.chapters.battle.weapons import (
    Attack,
    defence,
    guns,
    modifier,
    need,
    points_left,
    sheet_of,
)
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.battles import Battle, SideNumber, StepName
from stellarch.games.space_wars.tables.combat import SPACE
from stellarch.games.space_wars.tables.craft import Weapon as Guns

if TYPE_CHECKING:  # Numba takes seconds to import, and is needed only where a battle is fought
    from stellarch.games.space_wars.odds import BattleOdds

_WEAPONS: tuple[Weapon, ...] = ("laser", "ion", "torpedo")
_SIDES: tuple[SideNumber, SideNumber] = (0, 1)
_POD = "boarding_pod"


class Roll(msgspec.Struct, frozen=True):
    """What a die must show."""

    need: int
    modifier: int
    """What is added to it."""
    sides: int
    """On how many of its six sides it does."""


class UnitShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A craft, fighter or pod of a battle, as it is now."""

    points: int
    """The hits that destroy it, shields apart."""
    most: int
    """The same when it is whole."""
    defence: int
    arms: Mapping[Weapon, Guns] = {}
    """Attacks and their strength, lowered by damage and want of supply; what it has not is not listed."""


class SideShown(msgspec.Struct, frozen=True):
    screening: float
    """What its line takes off the enemies who would break through (SW-10.6.4)."""
    covering: float
    """What its zone takes off the enemies who would run (SW-10.5.2)."""
    runners: int
    """How many of its fighters and pods may run."""


class Outlook(msgspec.Struct, frozen=True):
    """How likely each side is to win, and nobody, in hundredths, if the software leads both from here."""

    attacker: int
    defender: int
    neither: int
    rounds: float
    battles: int
    """How many were fought to find out; 0 where the figures are exact."""

    @classmethod
    def of(cls, odds: "BattleOdds") -> "Outlook":
        shares = (odds.attacker.wins.share, odds.defender.wins.share, odds.neither.share)
        attacker, defender, neither = (round(100 * share) for share in shares)
        return cls(attacker, defender, neither, odds.rounds, odds.battles)


class BattleBoard(msgspec.Struct, frozen=True):
    steps: tuple[StepName, ...]
    """Those of this round, in their order."""
    sides: tuple[SideShown, SideShown]
    units: Mapping[str, UnitShown]
    rolls: Mapping[str, Mapping[str, Roll]]
    """Of each attack that you can aim in this step, as `craft/weapon`, and of each runner: what it needs by target."""
    outlook: Outlook | None
    """None once there is nothing left to fight for."""


def battle_board(state: State, you: Seat | None) -> BattleBoard | None:
    """The board of the battle on the table; None where there is none."""
    battle = next((matter for matter in reversed(state.pending) if isinstance(matter, Battle)), None)
    if battle is None:
        return None
    units = (*battle.sides[0].craft, *battle.sides[1].craft, *battle.wings)
    side = next((side for side in _SIDES if you in battle.sides[side].seats), None)
    return BattleBoard(
        steps=steps_of(battle.round),
        sides=(_side(state, battle, 0), _side(state, battle, 1)),
        units={unit: _unit(state, battle, unit) for unit in units},
        rolls={} if side is None else dict(_rolls(state, battle, side)),
        outlook=None if battle.step == "settle" else _outlook(state, battle),
    )


def _side(state: State, battle: Battle, side: SideNumber) -> SideShown:
    screening = sum(state.fleets[name].sheet.screen_line for name in battle.sides[side].line)
    covering = sum(sheet_of(state, battle, name).screen_skirmish for name in battle.in_zone(side))
    return SideShown(screening, covering, runners_allowed(battle, side))


def _unit(state: State, battle: Battle, unit: str) -> UnitShown:
    arms = {weapon: guns(state, battle, unit, weapon) for weapon in _WEAPONS}
    return UnitShown(
        points=points_left(state, battle, unit),
        most=1 if unit in battle.wings else sheet_of(state, battle, unit).defence,
        defence=defence(state, battle, unit),
        arms={weapon: each for weapon, each in arms.items() if each.attacks},
    )


def _rolls(state: State, battle: Battle, side: SideNumber) -> Iterator[tuple[str, dict[str, Roll]]]:
    step = STEPS[battle.step]
    if isinstance(step, Aiming):
        for attack in step.attacks(state, battle, side):
            if attack.number == 1:
                targets = step.targets(state, battle, side, attack)
                yield f"{attack.craft}/{attack.weapon}", {each: _shot(state, battle, attack, each) for each in targets}
    elif battle.step == "run":
        enemies = battle.sides[1 - side].craft
        for unit in battle.in_zone(side):
            yield unit, {target: _run(state, battle, unit, target) for target in enemies}


def _shot(state: State, battle: Battle, attack: Attack, target: str) -> Roll:
    must, bonus = need(state, battle, attack, target), modifier(state, battle, attack, target)
    return Roll(must, bonus, sum(SPACE.hits(die, must, bonus) for die in range(1, 7)))


def _run(state: State, battle: Battle, unit: str, target: str) -> Roll:
    """A fighter's torpedo; a pod's boarding, with nobody's help."""
    if battle.wings[unit].kind != _POD:
        return _shot(state, battle, Attack(unit, "torpedo", 1), target)
    must = boarding_need(state, battle, target)
    return Roll(must, 0, sum(die >= must for die in range(1, 7)))


def _outlook(state: State, battle: Battle) -> Outlook:
    from stellarch.games.space_wars.odds import odds_of

    return Outlook.of(odds_of(state, battle))
