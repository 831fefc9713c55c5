"""What the arena refuses, or cannot do: why, with the facts of the case."""

from pathlib import Path

from stellarch.core import Message, Phrase


class Why(Phrase):
    """What needs no facts."""

    AT_LEAST_ONE_GAME = 1
    NO_TIME = 2
    NOT_A_CERTIFICATE = 3
    WORKER_DIED = 4


class TooFewBots(Message, frozen=True):
    bots: int
    players: int


class DoesNotThink(Message, frozen=True):
    name: str


class FolderInUse(Message, frozen=True):
    folder: Path


class AnotherContest(Message, frozen=True):
    """A folder with the results of another contest: what differs there, by the name of the field."""

    folder: Path
    field: str
    kept: str
    given: str


class NotAPlan(Message, frozen=True):
    file: Path
    fault: str


class ExtraMissing(Message, frozen=True):
    library: str
    extra: str
