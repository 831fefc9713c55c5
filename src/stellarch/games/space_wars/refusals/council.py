"""Refusals of SW-6."""

from stellarch.core import Refusal
from stellarch.games.space_wars.nouns import Anything, Card

# Offices


class NoSuchOffice(Refusal, frozen=True):
    rule = "SW-6.1.5"
    office: Anything


class OfficeFilled(Refusal, frozen=True):
    rule = "SW-6.1.5"
    office: Anything


class NotInCouncil(Refusal, frozen=True):
    rule = "SW-6.1.5"


class HoldsOffice(Refusal, frozen=True):
    rule = "SW-6.1.5"


class OfficesFull(Refusal, frozen=True):
    rule = "SW-6.1.5"


class OfficesFirst(Refusal, frozen=True):
    rule = "SW-6.1.5"


class NotAll(Refusal, frozen=True):
    rule = "SW-6.2.3"


# Proposals


class NoSuchLaw(Refusal, frozen=True):
    rule = "SW-6.2.2"
    card: Anything


class NoSuchProtocol(Refusal, frozen=True):
    rule = "SW-6.2.2"
    card: Anything


class InForce(Refusal, frozen=True):
    rule = "SW-6.2.2"
    card: Card


class NotInForce(Refusal, frozen=True):
    rule = "SW-6.2.2"
    card: Card


class UsedLastTurn(Refusal, frozen=True):
    rule = "SW-6.2.11"
    card: Card


class TabledAlready(Refusal, frozen=True):
    rule = "SW-6.2.9"
    card: Card


class NoProposalLeft(Refusal, frozen=True):
    rule = "SW-6.2.1"
    most: int


class NeedsPlayer(Refusal, frozen=True):
    rule = "SW-6.2.2"
    card: Card


class NeedsSector(Refusal, frozen=True):
    rule = "SW-6.2.2"
    card: Card


class NeedsNobody(Refusal, frozen=True):
    rule = "SW-6.2.2"
    card: Card


class NeedsWar(Refusal, frozen=True):
    rule = "SW-6.4.8"


# Veto and votes


class NoSuchMotion(Refusal, frozen=True):
    rule = "SW-6.2.4"
    motion: Anything


class VetoUsed(Refusal, frozen=True):
    rule = "SW-6.2.8"


class VetoAbolished(Refusal, frozen=True):
    rule = "SW-6.3.4"


class Vetoed(Refusal, frozen=True):
    rule = "SW-6.2.8"
    motion: Anything


class VotedAlready(Refusal, frozen=True):
    rule = "SW-6.2.5"
    motion: Anything


class NotNow(Refusal, frozen=True):
    rule = "SW-6.2.4"
    motion: Anything


class NoSlaves(Refusal, frozen=True):
    rule = "SW-6.2.6"
    slaves: int
    system: Anything
    freed: int


class CouncilNotRaw(Refusal, frozen=True):
    rule = "SW-6.4.11"
