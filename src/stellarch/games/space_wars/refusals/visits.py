"""Refusals of SW-5.3, SW-5.4, SW-9.1.2 and SW-18.1.2: visits, trade, missions and other special actions."""

from stellarch.core import Refusal
from stellarch.core.grammar import Noun
from stellarch.games.space_wars.nouns import Anything, EventKind, Piece, Place, Technology


class NoSuchEvent(Refusal, frozen=True):
    rule = "SW-5.3.21"
    number: int


class NothingToVisit(Refusal, frozen=True):
    rule = "SW-5.3.21"
    event: EventKind


class NothingInPlay(Refusal, frozen=True):
    rule = "SW-5.3.21"
    events: tuple[EventKind, ...]


class NotThere(Refusal, frozen=True):
    rule = "SW-5.3.21"
    unit: Piece
    here: Place
    there: Place


class WrongVisitor(Refusal, frozen=True):
    rule = "SW-5.3.21"
    unit: Piece
    event: EventKind
    wanted: tuple[Noun, ...]


class NotTheBest(Refusal, frozen=True):
    rule = "SW-5.3.24"
    unit: Piece


class HasActed(Refusal, frozen=True):
    rule = "SW-9.1.2"
    unit: Piece


# The Guild of Traders
class NoGuild(Refusal, frozen=True):
    rule = "SW-5.3.22"
    here: Place


class VisitsNotAFreight(Refusal, frozen=True):
    rule = "SW-5.3.22"


class NoSuchResource(Refusal, frozen=True):
    rule = "SW-5.3.22"
    what: Anything


class NoAmount(Refusal, frozen=True):
    rule = "SW-5.3.22"


class TooDear(Refusal, frozen=True):
    rule = "SW-5.3.22"
    cost: int
    left: int


class VisitsNoRoom(Refusal, frozen=True):
    rule = "SW-5.3.22"
    unit: Piece
    room: int
    count: int


class VisitsNotSoMany(Refusal, frozen=True):
    rule = "SW-5.3.22"
    unit: Piece
    there: int
    count: int


# Missions
class NoSuchMission(Refusal, frozen=True):
    rule = "SW-5.4.2"


class NoTeam(Refusal, frozen=True):
    rule = "SW-5.4.2"


class VisitsNobodyThere(Refusal, frozen=True):
    rule = "SW-5.4.2"
    there: Place


class Attempted(Refusal, frozen=True):
    rule = "SW-5.4.2"


class OfficerElsewhere(Refusal, frozen=True):
    rule = "SW-5.4.2"
    officer: Piece
    here: Place
    there: Place


class VisitsNoWeapon(Refusal, frozen=True):
    rule = "SW-17.3.2"


class NotACandidate(Refusal, frozen=True):
    rule = "SW-5.4.5"


# Decontamination, meteors
class NotScientific(Refusal, frozen=True):
    rule = "SW-18.1.2"


class VisitsNeedsTechnology(Refusal, frozen=True):
    rule = "SW-18.1.2"
    technology: Technology


class NotSoContaminated(Refusal, frozen=True):
    rule = "SW-18.1.2"
    there: int
    count: int


class DecontaminationCost(Refusal, frozen=True):
    rule = "SW-18.1.2"
    cost: int
    left: int


class NotAMeteor(Refusal, frozen=True):
    rule = "SW-5.3.7"


class NoBreakUp(Refusal, frozen=True):
    rule = "SW-5.3.7"
    technology: Technology


class ShotAlready(Refusal, frozen=True):
    rule = "SW-5.3.7"


class VisitsNoWeaponThere(Refusal, frozen=True):
    rule = "SW-17.3.2"


class NoGuns(Refusal, frozen=True):
    rule = "SW-5.3.7"
