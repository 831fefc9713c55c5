"""What `stellarch board` has to say."""

from stellarch.core import Message, Phrase, Sayable


class BoardWords(Phrase):
    LOOKING_FOR_A_FAIR_BOARD = 1
    FAIRNESS_MEASURES = 2
    ERROR = 3
    WARNING = 4
    VALID = 5
    INVALID = 6
    NO_GAMES = 7
    INTERVAL = 8
    EVEN = 9
    UNEVEN = 10
    CONFIRMED = 11
    REFUTED = 12


class BoardsDealt(Message, frozen=True):
    tried: int
    seed: str


class FairnessFound(Message, frozen=True):
    figure: str
    prospects: str


class NoBoard(Message, frozen=True):
    given: str


class InFile(Message, frozen=True):
    file: str
    why: Sayable


class NoTile(Message, frozen=True):
    at: str


class NothingToTurn(Message, frozen=True):
    at: str


class BadTurn(Message, frozen=True):
    given: str


class BadToken(Message, frozen=True):
    token: str
    why: Sayable


class PlayedOn(Message, frozen=True):
    games: int
    bot: str


class OtherVersion(Message, frozen=True):
    theirs: str
    ours: str


class PuzzlesFound(Message, frozen=True):
    puzzles: int
    games: int


class PuzzlesProven(Message, frozen=True):
    proven: int
    puzzles: int
