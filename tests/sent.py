"""What is sent, byte by byte. Values that compare equal need not be sent alike, so secrets are looked for in these."""

from stellarch.server.logbook import as_json


def sent(value: object) -> bytes:
    """A value as the server sends it."""
    return bytes(as_json(value))
