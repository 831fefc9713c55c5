"""What there is to say of an order: what it brings, what it keeps from others, how another compares."""

from stellarch.core import Message, Phrase, Seat
from stellarch.games.galaxy_empires.names import AreaName, MissionName


class Earnings(Message, frozen=True):
    """What a territory pays: money, political points or nothing."""

    cash: int
    pp: int


class RoundSum(Message, frozen=True):
    """About an amount in dollars, with a minus sign where it is a loss."""

    sign: str
    amount: int


# What an order does


class Claims(Message, frozen=True):
    income: Earnings
    held: int
    needed: int


class Takes(Message, frozen=True):
    income: Earnings
    held: int
    needed: int
    loser: Seat
    left: int


class Mines(Message, frozen=True):
    planet: AreaName
    deliveries: int
    cash: int
    actions: int


class GoesOn(Message, frozen=True):
    tile: str
    areas: tuple[AreaName, ...]


class Nearer(Message, frozen=True):
    """To a territory that somebody holds, or nobody."""

    tile: str
    area: AreaName
    holder: Seat | None
    now: int
    then: int


class Guards(Message, frozen=True):
    area: AreaName
    fleets: int
    rivals: int


class Gathers(Message, frozen=True):
    """A number of fleets, where it is more than the one that moves."""

    fleets: int
    area: AreaName
    holder: Seat
    guards: int


class Deploys(Message, frozen=True):
    cost: int
    left: int
    fleets: int


class Invades(Message, frozen=True):
    strength: int
    guards: int
    chance: int


class Spoils(Message, frozen=True):
    area: AreaName
    holder: Seat
    cash: int
    each: int
    pp: int
    cost: int


class Holds(Message, frozen=True):
    strength: int
    invaders: int
    area: AreaName
    chance: int


class Surrenders(Message, frozen=True):
    area: AreaName
    cash: int
    fleets: int


class Bombs(Message, frozen=True):
    cost: int
    victim: Seat
    left: int
    cash: int


class Rolls(Message, frozen=True):
    low: int
    high: int
    pp: int
    cost: int


class FillsUp(Message, frozen=True):
    gained: int
    pp: int
    most: int


class Draws(Message, frozen=True):
    cards: int
    most: int
    low: int
    high: int


class Ends(Message, frozen=True):
    """A turn that gives up actions."""

    actions: int
    cash: int


class DealWorth(Message, frozen=True):
    own: RoundSum
    seat: Seat
    theirs: RoundSum
    other: Seat


class DealLoses(Message, frozen=True):
    other: Seat


class Places(Message, frozen=True):
    area: AreaName
    fleets: int


class FurthersMission(Message, frozen=True):
    mission: MissionName
    now: int
    count: int
    bounty: int


class CompletesMission(Message, frozen=True):
    mission: MissionName
    bounty: int


class Brings(Phrase):
    VICTORY = 1
    VICTORY_BY_DEAL = 2
    NOTHING = 3


# What rivals could have done, or now can


class OtherwiseClaimed(Message, frozen=True):
    rival: Seat
    tile: str


class OtherwiseLost(Message, frozen=True):
    area: AreaName
    rival: Seat
    tile: str


class Exposes(Message, frozen=True):
    area: AreaName
    rival: Seat
    tile: str


# How another order compares, each as a verb that follows "that"


class Compared(Phrase):
    TAKES_ACTION = 1


class MoreIncome(Message, frozen=True):
    cash: int


class LessIncome(Message, frozen=True):
    cash: int


class MorePoints(Message, frozen=True):
    pp: int


class LessPoints(Message, frozen=True):
    pp: int


class MoreCash(Message, frozen=True):
    cash: int


class LessCash(Message, frozen=True):
    cash: int


class LeavesEmpty(Message, frozen=True):
    area: AreaName
    rival: Seat


class KeepsGuarded(Message, frozen=True):
    area: AreaName
    rival: Seat


class LeavesUnclaimed(Message, frozen=True):
    area: AreaName
    rival: Seat


class ClaimsFirst(Message, frozen=True):
    area: AreaName
    rival: Seat


class MissesMission(Message, frozen=True):
    mission: MissionName
    bounty: int


class HelpsMission(Message, frozen=True):
    mission: MissionName
    bounty: int


class OtherOdds(Message, frozen=True):
    chance: int
