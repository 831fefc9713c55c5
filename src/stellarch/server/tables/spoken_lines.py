"""What is said, as it is kept: as it was typed, without signs that are not seen or that turn other text around."""

import re
import unicodedata

from stellarch.core import Refused
from stellarch.server.refusals import Why

_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_JOINERS = {"\u200d", "\u200c"}
"""Without width, but parts of pictograms and of some scripts' words; good between two signs that are seen."""
_FILLERS = set("\u115f\u1160\u3164\uffa0\u2800")
"""Letters by their category, but nothing is seen of them."""
_MOST_MARKS = 3
"""How many marks one sign may carry: more of them run over the lines above and below."""


class BadLine(Refused):
    code = "talk/refused"


def tidied_line(text: str) -> str:
    """A line as it is kept; raises BadLine where nothing is left of it that could be seen."""
    composed = unicodedata.normalize("NFC", re.sub(r"\s+", " ", text))
    kept: list[str] = []
    marks = 0
    for sign in composed:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        is_seen = kind not in _UNSEEN and sign not in _FILLERS and marks <= _MOST_MARKS
        joins = sign in _JOINERS and kept and kept[-1] not in _JOINERS and kept[-1] != " "
        if is_seen or joins:
            kept.append(sign)
    line = "".join(kept).strip(" " + "".join(_JOINERS))
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in line):
        raise BadLine(Why.NOTHING_SAID)
    return line
