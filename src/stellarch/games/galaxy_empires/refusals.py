"""Why an order is refused: the rule that forbids it, and the facts of the case (GE-17.8)."""

from stellarch.core import Message, Phrase, Refusal
from stellarch.core.grammar import Noun
from stellarch.games.galaxy_empires.names import AreaName, FactionName
from stellarch.games.galaxy_empires.offers import Trigger

# Before the game


class FactionTaken(Refusal, frozen=True):
    rule = "GE-20.7"
    faction: FactionName


class NotOpposite(Refusal, frozen=True):
    rule = "GE-20.3"
    faction: FactionName
    other: FactionName


class NoSeatForFaction(Refusal, frozen=True):
    rule = "GE-20.7"
    seat: int


# Turn and actions


class NotOnTurn(Refusal, frozen=True):
    rule = "GE-4.5"


class NothingAsked(Refusal, frozen=True):
    rule = "GE-17.4"


class AnswerFirst(Refusal, frozen=True):
    rule = "GE-17.4"


class NoAction(Refusal, frozen=True):
    rule = "GE-4.5"


class OutOfTheGame(Refusal, frozen=True):
    rule = "GE-10.1"


# Moving


class NoSuchTile(Refusal, frozen=True):
    rule = "GE-1.1"
    tile: str


class NoSuchArea(Refusal, frozen=True):
    rule = "GE-1.1"
    area: str


class NoFleet(Refusal, frozen=True):
    rule = "GE-7.1"
    tile: str


class MovedAlready(Refusal, frozen=True):
    rule = "GE-7.2"


class NotOpen(Refusal, frozen=True):
    rule = "GE-1.8"
    tile: str


class NotAdjacent(Refusal, frozen=True):
    rule = "GE-7.4"
    tile: str
    origin: str


class IntoBlackHole(Refusal, frozen=True):
    rule = "GE-1.9"
    tile: str


class ClosedArea(Refusal, frozen=True):
    rule = "GE-20.4"
    area: AreaName


class HeldByRival(Refusal, frozen=True):
    rule = "GE-7.5"
    area: AreaName


class ZoneFull(Refusal, frozen=True):
    rule = "GE-7.13"
    area: AreaName


class UnderContract(Refusal, frozen=True):
    rule = "GE-11.3"
    tile: str


class WormholeBlocked(Refusal, frozen=True):
    rule = "GE-7.7"


class WormholeUsed(Refusal, frozen=True):
    rule = "GE-7.9"


class TooManyContracts(Refusal, frozen=True):
    rule = "GE-11.2"


# Deploying


class NotACapital(Refusal, frozen=True):
    rule = "GE-8.2"


class CapitalTileTaken(Refusal, frozen=True):
    rule = "GE-8.2"
    tile: str


class CapitalFull(Refusal, frozen=True):
    rule = "GE-8.2"


class NoMoneyForFleet(Refusal, frozen=True):
    rule = "GE-8.2"
    cost: int
    cash: int


# War


class CannotInvadeKind(Refusal, frozen=True):
    rule = "GE-9.6"
    area: AreaName


class NothingToInvade(Refusal, frozen=True):
    rule = "GE-9.1"
    area: AreaName


class NotNextTo(Refusal, frozen=True):
    rule = "GE-9.1"
    tile: str
    area: AreaName


class NamedTwice(Refusal, frozen=True):
    rule = "GE-9.1"


class TooManyInvaders(Refusal, frozen=True):
    rule = "GE-9.2"
    actions: int
    most: int


class TooFewActions(Refusal, frozen=True):
    rule = "GE-9.2"
    actions: int


class WormholeNarrow(Refusal, frozen=True):
    rule = "GE-9.4"


class InvasionBlocked(Refusal, frozen=True):
    rule = "GE-9.4"


class CannotPayForWar(Refusal, frozen=True):
    rule = "GE-9.5"
    cost: int
    pp: int


class NoSurrenderYet(Refusal, frozen=True):
    rule = "GE-9.12"


class NoSurrenderHome(Refusal, frozen=True):
    rule = "GE-9.13"


class NotLive(Refusal, frozen=True):
    rule = "GE-19.4"


class NothingToSimulate(Refusal, frozen=True):
    rule = "GE-19.8"


class AlreadyWilling(Refusal, frozen=True):
    rule = "GE-19.8"


class NotASurvivor(Refusal, frozen=True):
    rule = "GE-9.20"
    tile: str


class NotAPlace(Refusal, frozen=True):
    rule = "GE-9.20"
    tile: str
    area: AreaName


class NotARefuge(Refusal, frozen=True):
    rule = "GE-9.19"
    tile: str
    tiles: tuple[str, ...]


# Planets


class NothingToDisrupt(Refusal, frozen=True):
    rule = "GE-11.7"
    area: AreaName


class TooFewNear(Refusal, frozen=True):
    rule = "GE-11.7"
    area: AreaName


class NoMoneyToDisrupt(Refusal, frozen=True):
    rule = "GE-11.7"
    cost: int
    cash: int


# Trade


class NoSuchPartner(Refusal, frozen=True):
    rule = "GE-12.1"


class CannotPayForDeal(Refusal, frozen=True):
    rule = "GE-12.2"
    cost: int
    who: FactionName


class EmptyDeal(Refusal, frozen=True):
    rule = "GE-12.3"


class NoGoods(Phrase):
    """What cannot be given, since there is no such thing, or not as often."""

    UNKNOWN = 1
    TWICE = 2


class NotTheirsToGive(Refusal, frozen=True):
    rule = "GE-12.4"
    what: Message | Noun | Phrase | str


class NotNextToBuyer(Refusal, frozen=True):
    rule = "GE-12.5"
    area: AreaName


class HomeNotTraded(Refusal, frozen=True):
    rule = "GE-12.5"


class NoRoomForFleet(Refusal, frozen=True):
    rule = "GE-12.7"


class HandFull(Refusal, frozen=True):
    rule = "GE-12.10"
    most: int


class WrongTurns(Refusal, frozen=True):
    rule = "GE-12.11"
    most: int


class TruceForbids(Refusal, frozen=True):
    rule = "GE-12.11"
    who: FactionName


class MayNotDisrupt(Refusal, frozen=True):
    rule = "GE-12.12"
    area: AreaName


class MustKeepOut(Refusal, frozen=True):
    rule = "GE-12.13"
    area: AreaName


class ClauseFault(Phrase):
    NO_SUCH_PLANET = 1
    AREAS = 2
    NOTHING_TO_PAY = 3
    THIRD_PARTY = 4


class BadClause(Refusal, frozen=True):
    rule = "GE-12.16"
    fault: ClauseFault


class NotInSteps(Refusal, frozen=True):
    rule = "GE-12.19"
    step: int


class PromisesTooMuch(Refusal, frozen=True):
    """`left` is what the payer, told by faction, can still promise each time."""

    rule = "GE-12.20"
    who: FactionName
    left: int
    trigger: Trigger


class CardsNotTraded(Refusal, frozen=True):
    rule = "GE-12.10"


class PpNotTraded(Refusal, frozen=True):
    rule = "GE-12.9"


class TooManyProposals(Refusal, frozen=True):
    rule = "GE-17.4"
    most: int


class TooManyCounters(Refusal, frozen=True):
    rule = "GE-17.4"
    most: int


class TooManyOffers(Refusal, frozen=True):
    rule = "GE-17.6"
    most: int


class NoSuchOffer(Refusal, frozen=True):
    rule = "GE-17.6"


class NoOfferInWar(Refusal, frozen=True):
    rule = "GE-17.6"


class WrongLength(Refusal, frozen=True):
    rule = "GE-12.15"
    most: int


# Missions


class DiscardFirst(Refusal, frozen=True):
    rule = "GE-14.2"
    most: int


class NoDiscard(Refusal, frozen=True):
    rule = "GE-14.2"


class NoSuchCard(Refusal, frozen=True):
    rule = "GE-14.2"
    card: int | None


class NoCards(Refusal, frozen=True):
    rule = "GE-14.3"
