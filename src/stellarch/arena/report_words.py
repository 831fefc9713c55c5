"""What the report of a contest has to say."""

from stellarch.core import Message, Phrase, Sayable


class InReport(Phrase):
    ARENA = 1
    PLAYERS = 2
    DEALS = 3
    SEED = 4
    MOVE_SECONDS = 5
    FAULT_COUNT = 6
    STANDINGS = 7
    STANDINGS_READ = 8
    BOT = 9
    RATING = 10
    WIN_SHARE = 11
    GAMES = 12
    LADDER = 13
    LADDER_READ = 14
    AHEAD = 15
    BY_POINTS = 16
    OVER_DEALS = 17
    CLEAR = 18
    NOT_CLEAR = 19
    MATRIX = 20
    MATRIX_READ = 21
    POINTS_BY = 22
    LENGTHS = 23
    ENDINGS = 24
    ENDING = 25
    TIMES = 26
    TIMES_READ = 27
    MEAN = 28
    SLOWEST = 29
    LUCK = 30
    LUCK_READ = 31
    SEAT = 32
    TURN = 33
    FAULTS = 34
    FAULTS_READ = 35
    GAME = 36
    DEAL_SEED = 37
    PLY = 38
    FAULT_KIND = 39
    WHAT = 40


class FaultKind(Phrase):
    CRASH = "crash"
    ILLEGAL = "illegal"
    TIMEOUT = "timeout"


class ContestTitle(Message, frozen=True):
    game: Sayable
    bots: int
    games: int


class NotEnded(Message, frozen=True):
    most: int


class PliesRead(Message, frozen=True):
    mean: str
    least: int
    most: int


class RoundsRead(Message, frozen=True):
    mean: str
    least: int
    most: int


class OfPlies(Message, frozen=True):
    """How many games were so long: a number of plies, or a range of it."""

    plies: str
    games: int


class OfRounds(Message, frozen=True):
    rounds: str
    games: int


class ContestMadeBy(Message, frozen=True):
    version: str
