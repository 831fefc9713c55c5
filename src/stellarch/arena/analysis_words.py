"""What an analysis has to say."""

from stellarch.core import Message, Phrase, Sayable


class InAnalysis(Phrase):
    ANALYSIS = 1
    BOT = 2
    MOVES_TOLD = 3
    RESULT = 4
    COMMITMENT = 5
    CHANCES = 6
    CHANCES_READ = 7
    SEATS = 8
    SEATS_READ = 9
    MISTAKES_READ = 10
    NO_MISTAKES = 11
    OTHER_MOVES = 12
    MOVES = 13
    MOVES_READ = 14
    SEAT = 15
    ACTION = 16
    BEST_CHANCE = 17
    PLAYED_CHANCE = 18
    POINTS = 19
    REMARK = 20
    LINE = 21
    WEIGHED = 22
    BEST_MOVES = 23
    MISTAKES = 24
    MEAN_LOSS = 25


class Judged(Phrase):
    """A verdict on a move."""

    BEST = "best"
    GOOD = "good"
    UNCLEAR = "unclear"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    UNSEEN = "unseen"
    FORCED = "forced"
    FREE = "free"


class MovesOf(Message, frozen=True):
    first: int
    last: int
    all: int


class Cost(Message, frozen=True):
    percent: int


class MoveTold(Message, frozen=True):
    number: int
    who: str
    order: Sayable
    verdict: Judged | Cost


class Instead(Message, frozen=True):
    """The move that was found best, by its short form or as an order."""

    verdict: Judged
    best: Sayable


class InsteadInShort(Message, frozen=True):
    verdict: Judged
    best: str


class Exactly(Message, frozen=True):
    verdict: Sayable
    proven: Sayable


class WinChance(Message, frozen=True):
    """In whole percent. None or all of them is said only where it is `exact`."""

    percent: int
    exact: bool


def chance(value: float, *, is_proven: bool) -> WinChance:
    percent = round(100 * value)
    return WinChance(percent, is_proven or percent not in (0, 100))
