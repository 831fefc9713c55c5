"""What is refused to who wants to be told, and the letter when a webhook is switched off."""

from stellarch.core import Message, Phrase


class Untold(Phrase):
    """What needs no facts."""

    ADDRESS = 1
    HOST_ALONE = 2
    BROWSER = 3
    SUCH_HOOK = 4
    PUSHES = 5


class TooManyHooks(Message, frozen=True):
    most: int


class HookOffSubject(Message, frozen=True):
    host: str


class HookOff(Message, frozen=True):
    """A webhook has failed too often."""

    host: str
    page: str


class TrialNotice(Message, frozen=True):
    """To see whether notices come."""
