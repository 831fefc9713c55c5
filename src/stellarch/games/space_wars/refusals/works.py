"""Refusals of SW-16, and of what becomes of natives (SW-14.1)."""

from stellarch.core import Refusal
from stellarch.games.space_wars.nouns import Anything, Cargo


class WorksNoSuchSystem(Refusal, frozen=True):
    rule = "SW-16.1.1"
    system: Anything


class WorksNotManaged(Refusal, frozen=True):
    rule = "SW-16.1.1"
    system: Anything


class WorksBlocked(Refusal, frozen=True):
    rule = "SW-1.4.10"
    system: Anything


class NoGear(Refusal, frozen=True):
    rule = "SW-16.1.6"
    system: Anything
    technology: Anything


class WorksNoSuchStructure(Refusal, frozen=True):
    rule = "SW-1.3.1"
    structure: Anything


class WorksNeedsTechnology(Refusal, frozen=True):
    rule = "SW-15.2.1"
    technology: Anything
    what: Anything


class OnPlanetsOnly(Refusal, frozen=True):
    rule = "SW-16.1.5"
    system: Anything
    what: Anything


class OnStarsOnly(Refusal, frozen=True):
    rule = "SW-16.1.5"
    system: Anything
    what: Anything


class InSectorsWithABase(Refusal, frozen=True):
    rule = "SW-16.1.10"


class TooHighForYou(Refusal, frozen=True):
    rule = "SW-16.1.3"
    most: int
    what: Anything
    system: Anything


class TooHighForSize(Refusal, frozen=True):
    rule = "SW-16.1.3"
    system: Anything
    what: Anything
    most: int


class NoCapacity(Refusal, frozen=True):
    rule = "SW-16.1.3"
    system: Anything
    most: int
    what: Anything


class WorksStandsAlready(Refusal, frozen=True):
    rule = "SW-1.3.4"
    system: Anything
    what: Anything


class BetterStands(Refusal, frozen=True):
    rule = "SW-16.1.8"
    system: Anything


class TokensMissing(Refusal, frozen=True):
    rule = "SW-16.1.1"
    sector: Anything
    missing: Cargo


class WorksCreditsMissing(Refusal, frozen=True):
    rule = "SW-16.1.1"
    cost: int
    credits: int


class NoSuchUnit(Refusal, frozen=True):
    rule = "SW-16.2.2"
    unit: Anything


class YardTooLow(Refusal, frozen=True):
    rule = "SW-16.2.3"
    system: Anything
    level: int
    need: int
    unit: Anything


class WorksNoPoints(Refusal, frozen=True):
    rule = "SW-16.2.1"
    system: Anything
    level: int


class NewYard(Refusal, frozen=True):
    rule = "SW-16.2.1"
    system: Anything


class OneLaidDown(Refusal, frozen=True):
    rule = "SW-16.2.4"
    system: Anything
    left: int
    need: int
    unit: Anything


class LegionsAtOnce(Refusal, frozen=True):
    rule = "SW-16.2.4"


class WorksNoCounter(Refusal, frozen=True):
    rule = "SW-1.2.10"
    most: int
    what: Anything


class HeavyCraftBanned(Refusal, frozen=True):
    rule = "SW-6.3.11"


class ArmsEmbargo(Refusal, frozen=True):
    rule = "SW-6.4.9"


class NoAcademy(Refusal, frozen=True):
    rule = "SW-16.3.1"
    system: Anything


class AcademyDone(Refusal, frozen=True):
    rule = "SW-16.3.1"
    system: Anything


class NotTrained(Refusal, frozen=True):
    rule = "SW-16.3.1"
    what: Anything


class WorksNoSuchLegion(Refusal, frozen=True):
    rule = "SW-16.3.1"
    system: Anything
    legion: Anything


class AsGoodAsItGets(Refusal, frozen=True):
    rule = "SW-16.3.1"
    legion: Anything


class WorksSlaveryBanned(Refusal, frozen=True):
    rule = "SW-6.3.9"


class CenterTooLow(Refusal, frozen=True):
    rule = "SW-16.3.4"
    need: int
    system: Anything
    level: int


class ClonedAlready(Refusal, frozen=True):
    rule = "SW-16.3.4"
    system: Anything


class NoStarCenter(Refusal, frozen=True):
    rule = "SW-16.3.5"
    system: Anything


class ForgedEnough(Refusal, frozen=True):
    rule = "SW-16.3.5"
    system: Anything
    most: int


class NoNatives(Refusal, frozen=True):
    rule = "SW-14.1.6"
    system: Anything


class RolledAlready(Refusal, frozen=True):
    rule = "SW-14.1.6"
    system: Anything


class NoRoomForCity(Refusal, frozen=True):
    rule = "SW-14.1.7"
    system: Anything
    most: int


class NoSlave(Refusal, frozen=True):
    rule = "SW-16.3.3"
    system: Anything


class NoOutpost(Refusal, frozen=True):
    rule = "SW-16.1.9"
    outpost: Anything


class NewOutpost(Refusal, frozen=True):
    rule = "SW-16.2.6"


class SectorNotManaged(Refusal, frozen=True):
    rule = "SW-16.1.9"
    sector: Anything


class NoBaseThere(Refusal, frozen=True):
    rule = "SW-16.1.10"
    sector: Anything


class GateThere(Refusal, frozen=True):
    rule = "SW-16.1.10"
    sector: Anything


class NotDamaged(Refusal, frozen=True):
    rule = "SW-16.4.1"
    craft: Anything


class WorksNoSuchCraft(Refusal, frozen=True):
    rule = "SW-16.4.4"
    craft: Anything


class NotYours(Refusal, frozen=True):
    rule = "SW-16.4.4"
    craft: Anything


class NoFacility(Refusal, frozen=True):
    rule = "SW-16.4.2"
    facility: Anything


class WorksElsewhere(Refusal, frozen=True):
    rule = "SW-16.4.2"
    craft: Anything
    facility: Anything


class NotFriends(Refusal, frozen=True):
    rule = "SW-16.4.4"
    craft: Anything


class BasesByBuilders(Refusal, frozen=True):
    rule = "SW-16.4.3"


class FacilitySpent(Refusal, frozen=True):
    rule = "SW-16.4.2"
    facility: Anything
