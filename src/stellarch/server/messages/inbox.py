"""The games of a person: what waits for them, and what is shown of it in a list."""

import msgspec

from stellarch.core import Text
from stellarch.server.messages.tables import TableInfo


class PutAway(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a game is to be out of the list of one's games."""

    away: bool


class WaitingFor(msgspec.Struct, frozen=True):
    """How many games wait for who asks."""

    count: int
    first: str | None = None
    """The table that waits longest."""


class InboxGame(msgspec.Struct, frozen=True):
    """A game of somebody's, as the list of their games shows it."""

    table: TableInfo
    news: Text | None
    """What others did last, in one sentence: the weightiest of it."""
    by: int | None
    """The seat that did it."""
    yours: bool
    """Whether the news are about a seat of theirs."""
    unseen: int
    """How many actions of others were added since they last looked."""
    away: bool
    """Whether they have put it away. What waits for them again is back by itself."""


class Inbox(msgspec.Struct, frozen=True):
    games: tuple[InboxGame, ...]
    at: str
    """What time it is for the server."""
