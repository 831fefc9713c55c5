"""How the server shows push services who it is: by a key of its own, made at the first start. What it sends is
encrypted for the browser alone (RFC 8291), and signed (RFC 8292)."""

import base64
import time
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from stellarch.server.storage.notices import PushRow

try:
    from py_vapid import Vapid02  # type: ignore[import-untyped]
    from pywebpush import WebPusher  # type: ignore[import-untyped]
except ImportError:  # an extra
    HAS_PUSH = False
else:
    HAS_PUSH = True

_HOURS = 12 * 3600
_LARGEST = 3000
"""Push services take no more than 4096 bytes, encrypted."""


def new_key() -> str:
    return _written(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


class Vapid:
    def __init__(self, key: str, subject: str) -> None:
        value = int.from_bytes(base64.urlsafe_b64decode(key + "=="), "big")
        self._private = ec.derive_private_key(value, ec.SECP256R1())
        self._key = key
        self._subject = subject

    @property
    def public(self) -> str:
        """What a browser is given when it is asked whether it may be told."""
        point = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return _written(point)

    def sealed(self, row: PushRow, told: str) -> bytes:
        """For one browser alone; takes a few milliseconds."""
        keys = {"p256dh": row.p256dh, "auth": row.auth}
        sealed = WebPusher({"endpoint": row.endpoint, "keys": keys}).encode(told.encode()[:_LARGEST])
        return bytes(sealed["body"])

    def headers(self, row: PushRow, topic: str, seconds: int) -> dict[str, str]:
        endpoint = urlsplit(row.endpoint)
        claims = {
            "aud": f"{endpoint.scheme}://{endpoint.netloc}",
            "exp": int(time.time()) + _HOURS,
            "sub": self._subject,
        }
        signed: dict[str, str] = Vapid02.from_raw(self._key.encode()).sign(claims)
        return {
            **signed,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(seconds),
            "Urgency": "normal",
            "Topic": topic,
        }


def subject_of(base: str, sender: str | None) -> str:
    """Whom a push service can write to, should something be wrong."""
    if base.startswith("https://"):
        return base
    return f"mailto:{sender or 'nobody@localhost'}"


def _written(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")
