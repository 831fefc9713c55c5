"""What is sent, byte by byte. Values that compare equal need not be sent alike, so secrets are looked for in these."""

from collections.abc import Mapping

import msgspec

from stellarch.core import LANGUAGES, Text


def sent(value: object) -> bytes:
    """A value as the server sends it, in every language at once, with the forms that are sent when they are opened."""
    return msgspec.json.encode(value, enc_hook=_whole)


def _whole(value: object) -> object:
    match value:
        case Text():
            return {language: value.to(language) for language in LANGUAGES}
        case Mapping():
            return dict(value)
        case _:
            raise NotImplementedError(f"{type(value).__name__} is not sent")
