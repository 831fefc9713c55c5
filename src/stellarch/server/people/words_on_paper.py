"""A number and four words on paper, which open an account on another device.

The words are of no language, so that everybody can say and spell them: two syllables of letters that English, French
and German speak alike, from a list of 2,962. Four of them are one of 7.7 * 10^13, or 46 bits, drawn at random. They are
kept as a scrypt hash with a salt of their own. The number is no secret: it says whose words they are.
"""

import asyncio
import base64
import hashlib
import hmac
import secrets
import unicodedata
from itertools import product

import msgspec

_CONSONANTS, _VOWELS = "bdfklmnprst", "aeiou"
_UNKIND = {
    "fuka",
    "fuku",
    "kaka",
    "pipi",
    "popo",
    "kuku",
    "nudo",
    "tito",
    "titi",
    "puta",
    "puto",
    "nazi",
    "sado",
    "mori",
}
_COST = {"n": 1 << 15, "r": 8, "p": 1, "maxmem": 64 * 1024 * 1024, "dklen": 32}
"""32 MiB and about a tenth of a second."""
_AT_ONCE = 2
"""How many are hashed at the same time: each takes a thread and the memory above."""
COUNT = 4
_DIGITS = 8


def _listed() -> tuple[str, ...]:
    syllables = ["".join(pair) for pair in product(_CONSONANTS, _VOWELS)]
    words = (first + second for first, second in product(syllables, syllables) if first != second)
    return tuple(word for word in words if word not in _UNKIND)


WORDS = _listed()


class Hash(msgspec.Struct, frozen=True):
    """What words are checked against."""

    salt: str
    digest: str


def draw() -> tuple[str, str]:
    """A number, and four words."""
    number = "".join(secrets.choice("0123456789") for _ in range(_DIGITS))
    return number, " ".join(secrets.choice(WORDS) for _ in range(COUNT))


def tidied(typed: str) -> str:
    """Words or digits as they are compared: how they were spaced and written large does not matter."""
    plain = unicodedata.normalize("NFKC", typed).casefold()
    return " ".join("".join(sign if sign.isalnum() else " " for sign in plain).split())


def digits(typed: str) -> str:
    return "".join(sign for sign in unicodedata.normalize("NFKC", typed) if sign.isdecimal())


class Hasher:
    """Hashes words in threads, a few at a time."""

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(_AT_ONCE)

    async def hash(self, words: str) -> Hash:
        salt = secrets.token_bytes(16)
        return Hash(_text(salt), _text(await self._digest(words, salt)))

    async def matches(self, words: str, kept: Hash | None) -> bool:
        """Whether these are the words; where there are none to compare with it takes as long to say no."""
        salt = b"nobody's words.." if kept is None else base64.b64decode(kept.salt)
        digest = await self._digest(words, salt)
        return kept is not None and hmac.compare_digest(_text(digest), kept.digest)

    async def _digest(self, words: str, salt: bytes) -> bytes:
        async with self._turns:
            return await asyncio.to_thread(hashlib.scrypt, tidied(words).encode(), salt=salt, **_COST)


def _text(data: bytes) -> str:
    return base64.b64encode(data).decode()
