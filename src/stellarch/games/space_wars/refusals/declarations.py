"""Refusals of SW-4.2, SW-7.1 and SW-7.2."""

from stellarch.core import Refusal
from stellarch.games.space_wars.nouns import Anything, Piece


class NoPartner(Refusal, frozen=True):
    rule = "SW-7.1.1"


class DeclarationsNoSuchTreaty(Refusal, frozen=True):
    rule = "SW-7.1.2"
    treaty: Anything


class AtWar(Refusal, frozen=True):
    rule = "SW-1.1.3"


class DeclarationsStandsAlready(Refusal, frozen=True):
    rule = "SW-7.1.3"
    treaty: Anything


class LowerTreaty(Refusal, frozen=True):
    rule = "SW-7.1.3"
    treaty: Anything


class DeclarationsNoCounter(Refusal, frozen=True):
    rule = "SW-7.1.2"
    most: int
    treaty: Anything


class NoCounterThere(Refusal, frozen=True):
    rule = "SW-7.1.2"
    most: int
    treaty: Anything


class NoTreaty(Refusal, frozen=True):
    rule = "SW-7.1.4"
    treaty: Anything


class DeclarationsCreditsMissing(Refusal, frozen=True):
    rule = "SW-7.1.4"
    cost: int
    credits: int
    treaty: Anything


class OfferedAlready(Refusal, frozen=True):
    rule = "SW-4.2.8"
    treaty: Anything


class EnoughOffers(Refusal, frozen=True):
    rule = "SW-4.2.8"
    most: int


class SameExchange(Refusal, frozen=True):
    rule = "SW-4.2.8"


class NothingOffered(Refusal, frozen=True):
    rule = "SW-4.2.1"


class NoSuchThing(Refusal, frozen=True):
    rule = "SW-4.2.2"
    thing: Anything


class NotSoMuch(Refusal, frozen=True):
    rule = "SW-4.2.2"
    most: int
    thing: Anything


class NoOfferOfYours(Refusal, frozen=True):
    rule = "SW-29.13"


class NoGoal(Refusal, frozen=True):
    rule = "SW-29.12"


class NotAGoal(Refusal, frozen=True):
    rule = "SW-29.12"
    least: int
    most: int
    value: int


class NotAShare(Refusal, frozen=True):
    rule = "SW-29.12"
    shares: int
    value: int


class GoalWaits(Refusal, frozen=True):
    rule = "SW-29.12"


class SameGoal(Refusal, frozen=True):
    rule = "SW-29.12"


class NobodyToTake(Refusal, frozen=True):
    rule = "SW-29.13"
    here: Anything


class UnitsInPeace(Refusal, frozen=True):
    rule = "SW-29.10"


class UnderWay(Refusal, frozen=True):
    rule = "SW-29.13"


class CreditsNotThere(Refusal, frozen=True):
    rule = "SW-4.2.3"
    credits: int
    has: int


class PointsNotThere(Refusal, frozen=True):
    rule = "SW-4.2.5"
    points: int
    has: int


class NoSuchOffer(Refusal, frozen=True):
    rule = "SW-4.2.3"


class OffersWhenAsked(Refusal, frozen=True):
    rule = "SW-4.2.1"


class SealedNeedsIt(Refusal, frozen=True):
    rule = "SW-4.2.3"


class SealedStands(Refusal, frozen=True):
    rule = "SW-4.2.3"


class OneMilitary(Refusal, frozen=True):
    rule = "SW-7.1.3"


class OneVote(Refusal, frozen=True):
    rule = "SW-4.2.10"


class NoCraftCounter(Refusal, frozen=True):
    rule = "SW-1.2.10"
    most: int
    what: Anything


class PointsAreFixed(Refusal, frozen=True):
    rule = "SW-4.2.5"


class TreatiesAreDeclared(Refusal, frozen=True):
    rule = "SW-4.2.2"
    treaty: Anything


class DeclarationsCapitalStays(Refusal, frozen=True):
    rule = "SW-4.2.4"
    at: Anything


class FlagNotHeld(Refusal, frozen=True):
    rule = "SW-4.2.4"
    at: Anything


class DeclarationsNoSuchCraft(Refusal, frozen=True):
    rule = "SW-4.2.2"
    craft: Anything


class NotWithReceiver(Refusal, frozen=True):
    rule = "SW-4.2.6"
    craft: Anything
    here: Anything


class OnLoan(Refusal, frozen=True):
    rule = "SW-6.1.9"
    craft: Anything


class CrewAboard(Refusal, frozen=True):
    rule = "SW-4.2.6"
    craft: Anything


class CargoNotThere(Refusal, frozen=True):
    rule = "SW-4.2.6"
    craft: Anything
    has: int
    piece: Anything


class NoWorldForSlaves(Refusal, frozen=True):
    rule = "SW-4.2.6"
    here: Anything


class NotTheirSector(Refusal, frozen=True):
    rule = "SW-4.2.10"
    at: Anything


class NoSuchPledge(Refusal, frozen=True):
    rule = "SW-4.2.12"
    number: int


class NoVoteToPromise(Refusal, frozen=True):
    rule = "SW-4.2.10"
    motion: Anything


class VotePromised(Refusal, frozen=True):
    rule = "SW-4.2.10"
    motion: Anything


class VoteForsworn(Refusal, frozen=True):
    rule = "SW-4.2.11"
    value: Anything
    motion: Anything


class WarForsworn(Refusal, frozen=True):
    rule = "SW-4.2.11"
    until: int


class EntryForsworn(Refusal, frozen=True):
    rule = "SW-4.2.11"
    at: Anything
    until: int


class NotARefuge(Refusal, frozen=True):
    rule = "SW-7.1.6"
    craft: Piece | None
