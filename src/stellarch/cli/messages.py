"""What the command line has to say."""

from enum import Enum
from pathlib import Path

from stellarch.core import Message, Phrase, Sayable


class Says(Phrase):
    """What needs no facts."""

    YES = 1
    NO = 2
    NOT_PROVED = 3
    SEAT = 4
    OURS = 5
    OPTIONS_FOLLOW = 6
    GAMES_PLAYED = 7
    MOVES_WEIGHED = 8
    HELP_IS_NEAR = 9
    WINS = 10
    WIN_SHARE = 11
    BOT_OR_BOTS = 12
    NOT_OVER = 13
    SEATS_OR_PEOPLE = 14
    RESUME_ALONE = 15
    SEALED = 16
    AT_ANY_TIME = 17
    FIGURES = 18
    NOTHING_TO_TAKE_BACK = 19
    REVEALED = 20
    CANNOT_RESIGN = 21
    SAVE_WHERE = 22
    LEFT = 23
    INPUT_ENDED = 24
    CANCEL = 25
    CANCELLED = 26
    ONE_NUMBER = 27
    ONE_NUMBER_OR_NONE = 28
    RANKED_NUMBERS = 29
    ALL_IN_ORDER = 30
    HELP = 31
    BOT = 32
    RATING = 33
    WIN_SHARES = 34
    POINTS = 35
    A_MOVE = 36
    FAULTS = 37
    BEATS = 38
    AHEAD = 39
    BY_POINTS = 40
    DEALS = 41
    CLEAR = 42
    NOT_CLEAR = 43
    FAULTS_NOT_KEPT = 44
    RESUME_WHERE = 45
    COMPILING = 46
    PREPARED = 47
    PREPARING = 48
    NOTHING_PLAYED = 49
    NUMBERS_WITH_COMMAS = 50
    CHANCE_SAID = 51
    HOW_OFTEN = 52
    MEAN_SAID = 53
    WHAT_CAME = 54
    OF_GAMES_LEFT_OUT = 55
    EXPLOIT = 56
    AT_TABLE = 57
    FAIR_SHARE = 58
    BEATS_THE_BOTS = 59
    HELD = 60
    HELD_OUT = 61
    WHO_COMPETES = 62
    NO_EXPLOITS = 63


class Typed(Phrase):
    """What can be typed at the prompt beside a move; the words of all languages are understood, whichever is spoken."""

    HELP = "help"
    MOVES = "moves"
    WHY = "why"
    HINT = "hint"
    BOARD = "board"
    REPORT = "report"
    SCORE = "score"
    RULES = "rules"
    UNDO = "undo"
    SAVE = "save"
    RESIGN = "resign"
    QUIT = "quit"


class Winners(Message, frozen=True):
    who: tuple[str, ...]


class PlayersAndRules(Message, frozen=True):
    least: int
    most: int
    version: int


class FromPackage(Message, frozen=True):
    package: str
    where: str


class ByItself(Message, frozen=True):
    value: str


class OnlyWith(Message, frozen=True):
    option: str


class NoSuchRule(Message, frozen=True):
    """And the ids that look like it."""

    rule: str
    near: tuple[str, ...]


class NoRuleWith(Message, frozen=True):
    words: str


class Simulated(Message, frozen=True):
    games: int
    plies: int
    each: str
    choices: str
    seconds: str
    seed: str


class NotAllEnded(Message, frozen=True):
    count: int
    games: int
    most: int


class BotsAndPlayers(Message, frozen=True):
    bots: int
    players: int


class NoSuchAction(Message, frozen=True):
    at: int
    last: int


class NotAsked(Message, frozen=True):
    at: int
    asked: tuple[int, ...]


class SeeRule(Message, frozen=True):
    rule: str


class PersonOrBot(Message, frozen=True):
    given: str
    person: str
    bots: Sayable


class BadName(Message, frozen=True):
    most: int


class SeatsAndPlayers(Message, frozen=True):
    seats: int
    players: int


class TooManyPeople(Message, frozen=True):
    people: int
    players: int


class Welcome(Message, frozen=True):
    game: Sayable
    who: str


class WelcomeAll(Message, frozen=True):
    game: Sayable
    who: tuple[str, ...]


class Watch(Message, frozen=True):
    game: Sayable
    who: tuple[str, ...]


class Turn(Message, frozen=True):
    number: int
    who: str


class Now(Message, frozen=True):
    heading: Sayable
    who: str


class Enter(Message, frozen=True):
    order: Sayable


class NoMovesAt(Message, frozen=True):
    at: str


class NoSuchNumber(Message, frozen=True):
    last: int


class OneOf(Message, frozen=True):
    """Some things of which one is meant; of many, the first."""

    things: tuple[str, ...]


class NoSuchPiece(Message, frozen=True):
    number: int
    moves: OneOf


class SeveralMoves(Message, frozen=True):
    moves: OneOf


class IsLegal(Message, frozen=True):
    move: str


class WhyWhat(Message, frozen=True):
    example: str


class Hint(Message, frozen=True):
    move: str
    number: str


class WhyPlayed(Message, frozen=True):
    who: str
    move: str


class NoReasons(Message, frozen=True):
    bot: str


class SecretReasons(Message, frozen=True):
    who: str


class TakenBack(Message, frozen=True):
    moves: tuple[str, ...]


class Saved(Message, frozen=True):
    file: str


class RecordAt(Message, frozen=True):
    file: Path


class GoOnWith(Message, frozen=True):
    file: Path


class NotSaved(Message, frozen=True):
    why: Sayable


class RefusedAt(Message, frozen=True):
    where: str


class FillIn(Message, frozen=True):
    what: Sayable


class Asked(Message, frozen=True):
    what: str


class Amount(Message, frozen=True):
    least: int
    most: int
    step: int


class OrNothingFor(Message, frozen=True):
    """An empty line is a value too."""

    range: Sayable
    value: int


class NoSuchAmount(Message, frozen=True):
    range: Sayable


class SeveralNumbers(Message, frozen=True):
    least: int
    most: int
    exactly: bool


class SoMany(Message, frozen=True):
    range: Sayable


class Together(Message, frozen=True):
    most: int


class OrderNumber(Message, frozen=True):
    number: int
    may_end: bool


class Characters(Message, frozen=True):
    least: int
    most: int


class NoSuchWords(Message, frozen=True):
    range: Sayable


class NotALanguage(Message, frozen=True):
    given: str


class Contest(Message, frozen=True):
    games: int
    deals: int
    players: int
    seconds: str
    seed: str


class Fault(Message, frozen=True):
    game: int
    seed: str
    ply: int
    bot: str
    kind: str
    what: str


class FaultsKept(Message, frozen=True):
    folder: Path


class MoreFaults(Message, frozen=True):
    more: int


class ResultsAt(Message, frozen=True):
    results: Path
    report: Path


class BadSpan(Message, frozen=True):
    given: str
    last: int


class Analysed(Message, frozen=True):
    game: Sayable
    players: tuple[str, ...]
    bot: str


class Calibrated(Message, frozen=True):
    """The games that chances were fitted to, and where they are kept."""

    games: int
    file: Path


class NothingKept(Message, frozen=True):
    """Chances that were never fitted."""

    game: Sayable


class ReliabilityOf(Message, frozen=True):
    """What the heading of a table of chances says."""

    kind: str
    seats: int
    games: int
    chances: int
    brier: str
    constant: str
    gain: int
    error: str
    holds: bool


class PageAt(Message, frozen=True):
    file: Path


# Files


class Doing(Enum):
    READ = 1
    WRITE = 2
    WRITE_TO = 3


class FileFault(Phrase):
    NOT_FOUND = 1
    IS_A_FOLDER = 2
    NOT_A_FOLDER = 3
    EXISTS = 4
    NOT_ALLOWED = 5


class Cannot(Message, frozen=True):
    """What cannot be done to a file, and why: in our words or in those of the system."""

    doing: Doing
    path: str
    reason: FileFault | str


class FileTooLong(Message, frozen=True):
    path: str


class NotATextFile(Message, frozen=True):
    path: str


class Gauntlet(Message, frozen=True):
    level: str
    games: int
    seed: str


class GauntletFaults(Message, frozen=True):
    games: int


class NoSuchExploit(Message, frozen=True):
    name: str
    known: tuple[str, ...]
