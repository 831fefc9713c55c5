"""Why the rules of this game refuse something: the rule, and the facts of the case."""

from stellarch.core import Label, Refusal
from stellarch.games.small_star_empires.data import Edition
from stellarch.games.small_star_empires.names import At

# Boards, options (SSE-1, SSE-2, SSE-8.10, SSE-9)


class PrintedHoles(Refusal, frozen=True):
    rule = "SSE-1.5"


class LayoutPlayers(Refusal, frozen=True):
    """A layout that is for another number of players."""

    rule = "SSE-2.1"
    layout: Label
    needed: int
    players: int


class LayoutOrBoard(Refusal, frozen=True):
    rule = "SSE-2.7"


class HolesOnBoard(Refusal, frozen=True):
    rule = "SSE-2.3"


class BoardNotFair(Refusal, frozen=True):
    rule = "SSE-9.7"
    figure: str
    wanted: float


class BoardEdition(Refusal, frozen=True):
    """A board of the other edition's tiles."""

    rule = "SSE-8.10"
    found: Edition
    edition: Edition


class CannotBegin(Refusal, frozen=True):
    rule = "SSE-2.6"
    seat: int
    players: int


class RetailOnly(Refusal, frozen=True):
    rule = "SSE-8.10"
    variant: Label


class TooFewTiles(Refusal, frozen=True):
    rule = "SSE-7.1"
    empty: int
    deck: int


class NotFairEnough(Refusal, frozen=True):
    rule = "SSE-9.7"
    wanted: float
    tried: int
    best: str


class NoFairBoardInTime(Refusal, frozen=True):
    rule = "SSE-9.7"
    wanted: float


# Turns (SSE-2)


class NotOnTurn(Refusal, frozen=True):
    rule = "SSE-2.6"


# Movement (SSE-3)


class NoShip(Refusal, frozen=True):
    rule = "SSE-3.1"
    at: At


class NotALine(Refusal, frozen=True):
    rule = "SSE-3.2"
    at: At
    target: At


class Gap(Refusal, frozen=True):
    rule = "SSE-1.8"
    at: At


class IsBlackHole(Refusal, frozen=True):
    rule = "SSE-3.5"
    at: At


class IsWormhole(Refusal, frozen=True):
    rule = "SSE-3.6"
    at: At


class Rival(Refusal, frozen=True):
    rule = "SSE-3.7"
    at: At


class Own(Refusal, frozen=True):
    rule = "SSE-3.8"
    at: At


class NoWormhole(Refusal, frozen=True):
    rule = "SSE-3.10"
    at: At


class SameWormhole(Refusal, frozen=True):
    rule = "SSE-3.11"
    target: At


# Control (SSE-4)


class NoColony(Refusal, frozen=True):
    rule = "SSE-4.3"


class NoStation(Refusal, frozen=True):
    rule = "SSE-4.3"


class NothingLeft(Refusal, frozen=True):
    rule = "SSE-4.3"


class NotPlaceable(Refusal, frozen=True):
    rule = "SSE-4.1"


# Passing (SSE-3.1, SSE-5)


class MustMove(Refusal, frozen=True):
    rule = "SSE-3.1"


class AlreadyOut(Refusal, frozen=True):
    rule = "SSE-5.3"


# Unexplored systems (SSE-7)


class ColonyOnly(Refusal, frozen=True):
    rule = "SSE-7.3"
    at: At


class Asteroids(Refusal, frozen=True):
    rule = "SSE-7.5"
    at: At


class TooFar(Refusal, frozen=True):
    rule = "SSE-7.6"
    at: At


class DamagedUnexplored(Refusal, frozen=True):
    rule = "SSE-7.6"
    at: At


class NotDamaged(Refusal, frozen=True):
    rule = "SSE-7.6"
    at: At


class NotHome(Refusal, frozen=True):
    rule = "SSE-7.6"
    at: At


class NotRefueling(Refusal, frozen=True):
    rule = "SSE-7.9"


class RefuelingFirst(Refusal, frozen=True):
    rule = "SSE-7.9"
    at: At


class NotAdjacent(Refusal, frozen=True):
    rule = "SSE-7.9"
    target: At
    at: At


# Open borders (SSE-8)


class CannotPay(Refusal, frozen=True):
    rule = "SSE-8.6"
    toll: int
    colonies: int


class NothingAfterToll(Refusal, frozen=True):
    rule = "SSE-8.7"
    toll: int
    at: At
