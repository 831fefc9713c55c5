"""What is remembered of games: what somebody has seen, tries, proofs, and statistics."""

import msgspec

from stellarch.server.messages.tables import Number


class Seen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player has seen the log up to this number."""

    number: Number
