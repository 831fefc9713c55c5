"""The signs of which a position's text is made."""

import re
from collections.abc import Mapping
from typing import Literal

from stellarch.games.galaxy_empires.data import AREAS, FACTIONS, NUMBERS
from stellarch.games.galaxy_empires.galaxy import is_territory
from stellarch.games.galaxy_empires.offers import Basket, Clause, Terms

FORMAT = "ge"
LONGEST = 100_000
FIELDS = 13
LETTERS: Mapping[str, str] = {faction[0]: faction for faction in FACTIONS}
FLAGGED = tuple(area for area in AREAS if is_territory(area))
NOTHING = "-"
FACE_DOWN = "u"
FATES: Mapping[str, Literal["running", "kept", "broken", "void"]] = {
    "r": "running",
    "k": "kept",
    "b": "broken",
    "v": "void",
}
WAYS: Mapping[str, Literal["home", "nearest"]] = {"h": "home", "n": "nearest"}
KINDS: Mapping[str, Literal["move", "deploy"]] = {"m": "move", "d": "deploy"}
GIFT = Terms(give=Basket(cash=NUMBERS.trade.cash_step))
"""What stands for terms that are secret."""

assert len(LETTERS) == len(FACTIONS), "each faction has a first letter of its own"


def escaped(words: Clause | Terms) -> str:
    return re.sub(r"[^A-Za-z0-9_.]", lambda sign: f"-{ord(sign[0]):02X}", str(words))
