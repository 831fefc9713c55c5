"""Refusals of SW-9.9, SW-10 and SW-11: space battles."""

from stellarch.core import Refusal
from stellarch.games.space_wars.nouns import Anything, Place, Technology


# Starting a battle
class BattleNoSuchPlayer(Refusal, frozen=True):
    rule = "SW-10.1.1"


class NotAtWar(Refusal, frozen=True):
    rule = "SW-10.1.1"


class NoBattleCraft(Refusal, frozen=True):
    rule = "SW-10.1.1"
    at: Place


class BattleNobodyThere(Refusal, frozen=True):
    rule = "SW-10.1.1"
    at: Place


class OnlyStealth(Refusal, frozen=True):
    rule = "SW-9.9.3"
    at: Place


class Immune(Refusal, frozen=True):
    rule = "SW-9.9.4"
    at: Place


class FoughtAlready(Refusal, frozen=True):
    rule = "SW-10.1.6"
    at: Place


class NoScanner(Refusal, frozen=True):
    rule = "SW-10.1.7"
    at: Place
    technology: Technology


# Who leads
class NotInBattle(Refusal, frozen=True):
    rule = "SW-29.6"


class BattleByBattle(Refusal, frozen=True):
    rule = "SW-V.3"


class LeadsAlready(Refusal, frozen=True):
    rule = "SW-29.6"


# Zones
class NotYourUnit(Refusal, frozen=True):
    rule = "SW-10.2.1"
    unit: Anything


class EachOnce(Refusal, frozen=True):
    rule = "SW-10.2.3"


class HalfInLine(Refusal, frozen=True):
    rule = "SW-10.2.3"
    least: int
    all: int
    count: int


class NoCore(Refusal, frozen=True):
    rule = "SW-10.2.4"


class NoPlace(Refusal, frozen=True):
    rule = "SW-10.2.2"
    unit: Anything


class BasesStay(Refusal, frozen=True):
    rule = "SW-10.6.8"
    unit: Anything


class NobodyUp(Refusal, frozen=True):
    rule = "SW-29.2"


# Attacks
class NoSuchAttack(Refusal, frozen=True):
    rule = "SW-11.1.2"
    unit: Anything


class AimedAlready(Refusal, frozen=True):
    rule = "SW-11.1.2"


class BattleNotATarget(Refusal, frozen=True):
    rule = "SW-11.1.1"
    target: Anything


class OthersFirst(Refusal, frozen=True):
    rule = "SW-10.4.2"


class OutOfLaserRange(Refusal, frozen=True):
    rule = "SW-10.5.6"
    unit: Anything


class BattleNoSpecialWeapon(Refusal, frozen=True):
    rule = "SW-17.3.2"
    unit: Anything


class NoSpecialRoll(Refusal, frozen=True):
    rule = "SW-29.7"
    unit: Anything


# Runs
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


# Breakthrough, return, withdrawal
class BattleTooMany(Refusal, frozen=True):
    rule = "SW-10.6.3"
    most: int


class CannotBreak(Refusal, frozen=True):
    rule = "SW-10.6.3"
    unit: Anything


class NotBeyond(Refusal, frozen=True):
    rule = "SW-10.6.8"
    unit: Anything


class NotInCore(Refusal, frozen=True):
    rule = "SW-10.7.1"
    unit: Anything


class BasesNever(Refusal, frozen=True):
    rule = "SW-10.7.3"
    unit: Anything


class EnemyInCore(Refusal, frozen=True):
    rule = "SW-10.7.2"
    unit: Anything


class BattleNotAboard(Refusal, frozen=True):
    rule = "SW-10.7.3"
    unit: Anything


# Special weapons, shields
class NoCloak(Refusal, frozen=True):
    rule = "SW-11.4.1"
    unit: Anything
    technology: Technology


class NoPatch(Refusal, frozen=True):
    rule = "SW-10.3.4"
    unit: Anything


class BadShielding(Refusal, frozen=True):
    rule = "SW-11.3.4"


class NoSettling(Refusal, frozen=True):
    rule = "SW-10.3.7"
    unit: Anything


class NoSpoils(Refusal, frozen=True):
    rule = "SW-17.3.5"


class BattleNotThisStep(Refusal, frozen=True):
    rule = "SW-10.3.1"
