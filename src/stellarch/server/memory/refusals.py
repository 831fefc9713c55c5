"""What is refused to somebody who looks back at games, and what proofs say."""

from stellarch.core import Message, Phrase, Sayable


class Past(Phrase):
    """What needs no facts."""

    NOT_PROVED_FROM_A_POSITION = 1


class ToldOtherwise(Message, frozen=True):
    """What a line of the log led to is not what was told of it at the time."""

    now: Sayable
    then: Sayable


class NothingToTell(Message, frozen=True):
    """Stands for an event where there is none."""


class ChanceFellAlike(Message, frozen=True):
    """All that came of the moves is what was told at the time."""

    moves: int


class ChanceFellOtherwise(Message, frozen=True):
    """Some of what came of the moves was told otherwise."""

    moves: int


class ChanceIsNotKept(Message, frozen=True):
    """A record holds only the moves: there is nothing told to compare with."""


class StoppedAt(Message, frozen=True):
    """A move that the rules do not allow."""

    move: int
    who: str
    action: str
    why: Sayable
