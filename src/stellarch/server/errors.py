"""What the server itself refuses, and how every refusal becomes an answer (RFC 9457)."""

from stellarch.core import Refused, Text


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
