"""What can be wrong with a position that somebody wrote."""

from stellarch.core import Message, Phrase


class PositionFault(Phrase):
    CAUSE = 1
    FACTIONS = 2
    FLEETS = 3
    FLEET_NEVER_BUILT = 4
    TOO_FEW_CARDS = 5
    HANDS = 6
    PROMISE = 7
    ONE_CLAUSE = 8
    TERMS = 9
    UNDER_WAY = 10
    TOO_LONG = 11
    UNREST = 12
    UNREST_SEATS = 13
    CARD_NEVER_DRAWN = 14
    NO_DECISION = 15
    TWO_PLAYERS = 16
    CLOSED = 17
    SEAT_ON_TURN = 18
    ACTION_UNDER_WAY = 19
    PROMISE_BINDS = 20
    PROMISE_PARTIES = 21
    ENDING = 22
    WAR = 23
    ERRANDS = 24
    CONCEDING = 25


class NotAPosition(Message, frozen=True):
    fields: int
    format: str
    newest: int


class NotThatField(Message, frozen=True):
    """A field that is not written as it should be, counted from 1."""

    number: int


class NotThatCard(Message, frozen=True):
    card: str


class TooManyPoints(Message, frozen=True):
    most: int


class HasNothing(Message, frozen=True):
    """Of a seat that is out; seats are counted from 0 here, as in the text."""

    seat: int


class NoFleetThere(Message, frozen=True):
    tile: str


class TooManyMiners(Message, frozen=True):
    seat: int


class LostItsHome(Message, frozen=True):
    seat: int
