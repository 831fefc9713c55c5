"""Secrets of seats and devices: 256 random bits each, kept only as hashes.

A seat's link carries its key in the fragment of the address, which browsers do not send; the page posts it once, and
the device that posted it may play the seat from then on. A device is a random cookie.
"""

import hashlib
import hmac
import secrets


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """An address for a table: public, but not to be guessed."""
    return secrets.token_hex(8)


def hashed(secret: str) -> str:
    # The secrets are random and long, so a plain hash cannot be searched backwards.
    return hashlib.sha256(secret.encode()).hexdigest()


def matches(secret: str, key_hash: str | None) -> bool:
    return key_hash is not None and hmac.compare_digest(hashed(secret), key_hash)
