"""What the server refuses or cannot do, apart from the rules of a game: why, with the facts of the case."""

from pathlib import Path

from stellarch.core import Message, Phrase, Sayable


class Why(Phrase):
    """What needs no facts."""

    NOT_YOUR_TURN = 1
    HINTS_ARE_OFF = 2
    SECRET_UNTIL_THE_END = 3
    BOT_FAILED_HERE = 4
    BOT_KNOWS_SECRETS = 5
    ANALYSED_WHEN_OVER = 6
    TRIED_ALONE = 7
    RECORD_WHEN_OVER = 8
    GAME_TOO_LONG = 9
    OVER_IN_THIS_POSITION = 10
    NO_SUCH_SEAT = 11
    NO_SUCH_TABLE = 12
    NOT_YOUR_SEAT = 13
    NOTHING_TO_TAKE_BACK = 14
    NOTHING_TO_ANSWER = 15
    LINK_NOT_VALID = 16
    NO_FREE_SEAT = 17
    SEATED_ALREADY = 18
    NAME_MISSING = 19
    NAME_WITH_INVISIBLE = 20
    NO_SUCH_COLOUR = 21
    TABLE_DAMAGED = 22
    BOT_COULD_NOT_ANSWER = 23
    SERVER_STOPS = 24
    NO_DATABASE = 25
    NO_BOARD_NOW = 26
    NO_BOARD_IN_TIME = 27
    SEVERAL_HOSTS = 28
    FROM_ANOTHER_SITE = 29
    NESTED_TOO_DEEPLY = 30
    NOT_UTF_8 = 31
    OUR_FAULT = 32
    DATABASE_IN_USE = 33
    NO_SUCH_EXERCISE = 34
    RECORD_OF_A_TRY = 35
    NOT_PLAYABLE = 36
    NO_POSITIONS = 37
    NO_TIME_TO_THINK = 40
    TIME_IS_UP = 41
    NO_SUCH_ZONE = 42
    HOLIDAYS_USED = 43
    NO_CLOCKS = 44
    SEAT_GIVEN_UP = 60
    NO_MAIL = 90
    NOTHING_SAID = 100
    NO_SUCH_LINE = 101
    NOBODY_TO_TALK_TO = 102
    HUSHED = 103
    NO_HOST_TO_TELL = 104
    NOT_THE_HOST = 105
    BLOCKED = 106
    NOBODY_TO_BLOCK = 107
    NOTHING_TO_ASK = 108
    NOT_ABSENT = 109
    ASKED_ALREADY = 110
    NOBODY_TO_REMIND = 111
    REMINDED_ALREADY = 112
    TABLE_CLOSED = 113
    HAS_PLAYED = 114
    NO_HEIR = 115
    OTHER_OPTIONS = 116


# At the table


class NoBotPlayed(Message, frozen=True):
    number: int


class NoSuchPosition(Message, frozen=True):
    number: int


class NoSuchBoard(Message, frozen=True):
    name: str


class NoSuchRule(Message, frozen=True):
    rule: str


class NameTaken(Message, frozen=True):
    name: str


class ColourTaken(Message, frozen=True):
    colour: Sayable


class LogFull(Message, frozen=True):
    most: int


class TooManyMoves(Message, frozen=True):
    """A record that is too long to be opened as a table."""

    most: int


class ShareUsed(Message, frozen=True):
    """A seat that has added its share of lines to the log."""

    lines: int


class TooManyBlocks(Message, frozen=True):
    most: int


class TooManyRequests(Message, frozen=True):
    seconds: int


class BotFailedInGame(Message, frozen=True):
    """A line of the log, rather than a refusal."""

    name: str


class TimeWasUpInGame(Message, frozen=True):
    """A line of the log too."""

    name: str


# Starting the server


class UnknownName(Message, frozen=True):
    """The request is for a machine of another name."""

    name: str


class NotBetween(Message, frozen=True):
    option: str
    least: int
    most: int
    given: int


class NotAnAddress(Message, frozen=True):
    proxy: str


class NotAMailSetting(Message, frozen=True):
    """An environment variable that cannot be meant."""

    name: str
    value: str


class DatabaseUnusable(Message, frozen=True):
    fault: str


class CannotListen(Message, frozen=True):
    host: str
    port: int
    fault: str


class JournalMissing(Message, frozen=True):
    journal: Path
    lock: str


class TwoNames(Message, frozen=True):
    file: Path
