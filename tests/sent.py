"""What is sent, byte by byte. Values that compare equal need not be sent alike, so secrets are looked for in these."""

from stellarch.core.wire import kept


def sent(value: object) -> bytes:
    """A value as the server sends it, in every language at once."""
    return kept(value)
