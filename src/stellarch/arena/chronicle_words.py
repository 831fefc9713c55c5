"""What a chronicle has to say."""

from stellarch.core import Message, Phrase, Sayable


class InChronicle(Phrase):
    CHRONICLE = 1
    ACTIONS = 2
    RESULT = 3
    UNFINISHED = 4
    COMMITMENT = 5
    MAPS = 6
    MAPS_READ = 7
    START = 8
    PLOTS = 9
    PLOTS_READ = 10
    RELATIONS = 11
    RELATIONS_READ = 12
    BETWEEN = 13
    RELATION = 14
    IN_FORCE = 15
    TURNS = 16
    TIME_LINE = 17
    TIME_LINE_READ = 18
    TURN = 19
    EVENT = 20


class More(Message, frozen=True):
    count: int


class Until(Message, frozen=True):
    first: Sayable
    last: Sayable


class Since(Message, frozen=True):
    first: Sayable


class Scores(Message, frozen=True):
    label: Sayable
    values: tuple[str, ...]
