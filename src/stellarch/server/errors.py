"""What the server itself refuses, and how every refusal becomes an answer (RFC 9457)."""

from stellarch.core import Refused, StellarchError, Text


class Forbidden(Refused):
    code = "seat/forbidden"


class NotFound(Refused):
    code = "table/not-found"


class Unreadable(Refused):
    """What is stored of a table does not make a game, here and now."""

    code = "table/unreadable"


DAMAGED = Text(
    "This table cannot be opened: another version of Stellarch wrote it, or it is damaged. Nothing was changed.",
    "Cette table ne peut pas être ouverte : elle vient d'une autre version de Stellarch, ou elle est endommagée. "
    "Rien n'a été modifié.",
)
"""Why a table is unreadable, where nothing better is known."""


class Unavailable(StellarchError):
    """What cannot be done just now, through no fault of who asks."""

    code = "server/unavailable"


class BotFailed(Unavailable):
    """A bot raised, died or did not answer; the log says which."""

    code = "bot/failed"

    def __init__(self) -> None:
        super().__init__(
            Text(
                "The bot could not answer: something went wrong while it was thinking. You can try again.",
                "Le robot n'a pas pu répondre : une erreur est survenue pendant sa réflexion. Vous pouvez réessayer.",
            )
        )


class Closing(Unavailable):
    """The server is about to end."""

    code = "server/closing"

    def __init__(self) -> None:
        super().__init__(
            Text(
                "The server is being stopped. Please try again once it is back.",
                "Le serveur s'arrête. Réessayez quand il sera de retour.",
            )
        )


class DatabaseUnavailable(Unavailable):
    """The database cannot be read or written now. Nothing that was asked for is kept."""

    code = "server/database"

    def __init__(self) -> None:
        super().__init__(
            Text(
                "The server cannot reach its database at the moment, so nothing was stored. Please try again shortly.",
                "Le serveur n'a pas accès à sa base de données pour le moment : rien n'a été enregistré. "
                "Réessayez dans un instant.",
            )
        )
