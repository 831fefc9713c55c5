"""Names of people at a table: they are shown as typed, and look like nobody else's there."""

import re
import unicodedata
from collections.abc import Iterable

from stellarch.core import Refused
from stellarch.server.refusals import NameTaken, Why

# Controls, what has no width or turns the direction of writing, and what every machine shows otherwise.
_NOT_IN_NAMES = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
_JOINER = "\u200d"
"""Without width, but a part of many a pictogram; good between two signs that have one."""
_FILLERS = set("\u115f\u1160\u3164\uffa0\u2800")
"""Letters by their category, but nothing is seen of them."""
_LOOKS_LIKE = str.maketrans(
    "авекмнорстухіјѕԁԛԝґɡɑαβεηικνορτυχωℓ0i1|!",
    "abekmhopctyxljsdqwrgaabenlkvoptuxwlollll",
)
"""Letters of other scripts, and digits, after the one they are taken for."""
_LATIN = re.compile(r"LATIN (?:SMALL |CAPITAL )?LETTER (?:SMALL CAPITAL |DOTLESS )?(?P<letter>[A-Z])(?: WITH .*)?")
"""The name of a letter that differs from a plain one by a stroke, a hook or its size only."""


class BadName(Refused):
    code = "name/refused"


def tidied(name: str) -> str:
    """A name as it is kept; raises BadName where it cannot be shown as it is."""
    composed = " ".join(unicodedata.normalize("NFC", name).split())
    signs = [sign for sign in composed if sign != _JOINER]
    hidden = [sign for sign in signs if unicodedata.category(sign) in _NOT_IN_NAMES or sign in _FILLERS]
    if hidden or composed.startswith(_JOINER) or composed.endswith(_JOINER):
        raise BadName(Why.NAME_WITH_INVISIBLE)
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in signs):
        raise BadName(Why.NAME_MISSING)
    return composed


def require_own(name: str, others: Iterable[str]) -> None:
    """Raises BadName where a name could be taken for that of another at the table."""
    taken = next((other for other in others if _seen(other) == _seen(name)), None)
    if taken is not None:
        raise BadName(NameTaken(taken))


def _seen(name: str) -> str:
    """A name reduced to what it looks like: no accents, capitals, spaces or points, similar letters made the same."""
    whole = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    plain = "".join(map(_plain, whole)).translate(_LOOKS_LIKE)
    kept = (sign for sign in plain if unicodedata.category(sign)[0] in "LNS")
    return "".join(kept) or name


def _plain(sign: str) -> str:
    latin = _LATIN.fullmatch(unicodedata.name(sign, ""))
    return latin["letter"].lower() if latin else sign
