"""Tables that somebody begins again and again, each kept under a name."""

import msgspec

from stellarch.server.messages.tables import Name, NewTable


class KeepTemplate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Keep a table that is being set up, in place of what had the name before. A name that it `was` kept under is given
    up for this one, which nothing else may have then."""

    name: Name
    table: NewTable
    was: Name | None = None


class WhichTemplate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class TableTemplate(msgspec.Struct, frozen=True):
    """A table as it is set up: what is played, who sits where, and how fast. Seats without a name or a bot of their own
    are called what they are called on a new table."""

    name: str
    table: NewTable
