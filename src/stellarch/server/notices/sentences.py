"""What notices say. None holds more than its reader may know, and none what was written or decided in private."""

from stellarch.core import Message, Sayable


class GameWith(Message, frozen=True):
    """A game by what it is called and who else plays."""

    game: Sayable
    others: tuple[str, ...]


class RoundOf(Message, frozen=True):
    """A game, and how far it has come."""

    game: str
    round: int | None


class GamesWait(Message, frozen=True):
    """The subject of a letter: one game by its name, or how many."""

    count: int
    first: str


class NewsOfGames(Message, frozen=True):
    """The subject of a letter where no game waits."""


class TimeLeft(Message, frozen=True):
    """Until the time for a move is up."""

    days: int
    hours: int
    minutes: int


class LetterWhy(Message, frozen=True):
    """How often letters come, and where that is changed."""

    page: str


class LetterStop(Message, frozen=True):
    link: str


class StopLetters(Message, frozen=True):
    """What the link says that stops letters."""


class ChangeNotices(Message, frozen=True):
    """What the link says to the page of notices."""


class NewsTurn(Message, frozen=True):
    game: str


class NewsNudge(Message, frozen=True):
    by: str
    game: str


class NewsLow(Message, frozen=True):
    game: str


class NewsWord(Message, frozen=True):
    by: str
    game: str


class NewsTalk(Message, frozen=True):
    by: str
    game: str


class NewsVote(Message, frozen=True):
    game: str


class NewsOver(Message, frozen=True):
    game: str


class NewsInvitation(Message, frozen=True):
    by: str
    game: str


class Waits(Message, frozen=True):
    """To a chat room: whose move it is."""

    names: tuple[str, ...]
    game: str


class Ended(Message, frozen=True):
    """To a chat room: a game is over, and who won it."""

    game: str
    winners: tuple[str, ...]
