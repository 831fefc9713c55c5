"""What the server itself refuses or cannot do. `web.problems` turns these into answers."""

from stellarch.core import Refused, StellarchError, said
from stellarch.server.refusals import Why


class Forbidden(Refused):
    code = "seat/forbidden"


class NotFound(Refused):
    code = "table/not-found"


class Unreadable(Refused):
    """What is stored of a table does not make a game, here and now."""

    code = "table/unreadable"


DAMAGED = said(Why.TABLE_DAMAGED)
"""Why a table is unreadable, where nothing better is known."""


class Unavailable(StellarchError):
    """Cannot be done now, through no fault of the client."""

    code = "server/unavailable"


class BotFailed(Unavailable):
    """A bot raised, died or did not answer; the log says which."""

    code = "bot/failed"

    def __init__(self) -> None:
        super().__init__(Why.BOT_COULD_NOT_ANSWER)


class Closing(Unavailable):
    """The server is about to end."""

    code = "server/closing"

    def __init__(self) -> None:
        super().__init__(Why.SERVER_STOPS)


class DatabaseUnavailable(Unavailable):
    """The database cannot be read or written now. Nothing that was asked for is kept."""

    code = "server/database"

    def __init__(self) -> None:
        super().__init__(Why.NO_DATABASE)
