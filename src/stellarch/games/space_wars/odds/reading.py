"""Forces as people write them: "3 cruisers, 2 corvettes and a dreadnought", in either language, or by ids."""

import re
import unicodedata
from collections.abc import Mapping

from stellarch.core import StellarchError, Text
from stellarch.games.space_wars.tables.craft import CRAFT
from stellarch.games.space_wars.tables.technologies import TECHNOLOGIES
from stellarch.games.space_wars.words import NAMES

_BETWEEN = re.compile(r"\s*(?:,|\+|;|\band\b|\bet\b)\s*")
_ONE = re.compile(r"(?:(?P<count>\d{1,3})|(?:an?|une?)\b)?\s*(?P<kind>[a-z_].*)")


class BadForce(StellarchError):
    """Words that name no craft, or more than there are."""


def read_force(words: str) -> dict[str, int]:
    """How many craft of each kind are meant; raises BadForce."""
    found: dict[str, int] = {}
    for part in filter(None, _BETWEEN.split(_plain(words))):
        read = _ONE.fullmatch(part)
        kind = None if read is None else _KINDS.get(_singular(read["kind"]))
        if read is None or kind is None:
            raise BadForce(
                Text(
                    f"{part!r} is no craft. Write, for example: 3 cruisers, 2 corvettes.",
                    f"{part!r} n'est pas un engin. Écrivez par exemple : 3 croiseurs, 2 corvettes.",
                )
            )
        found[kind] = found.get(kind, 0) + int(read["count"] or 1)
        if found[kind] > CRAFT[kind].limit:
            most, named = CRAFT[kind].limit, NAMES["craft"][kind]
            raise BadForce(
                Text(
                    f"Nobody has so many: a player has at most {most} counters of the {named.en} (SW-1.2.10).",
                    f"Personne n'en a autant : un joueur a au plus {most} pions du type {named.fr} (SW-1.2.10).",
                )
            )
    if not sum(found.values()):
        raise BadForce(Text("Name at least one craft.", "Nommez au moins un engin."))
    return {kind: count for kind, count in found.items() if count}


def read_technologies(words: str) -> tuple[str, ...]:
    """Technologies by their ids or names; raises BadForce."""
    found = []
    for part in filter(None, _BETWEEN.split(_plain(words))):
        known = _TECHNOLOGIES.get(_singular(part))
        if known is None:
            raise BadForce(Text(f"{part!r} is no technology.", f"{part!r} n'est pas une technologie."))
        found.append(known)
    return tuple(found)


def _plain(words: str) -> str:
    """Small letters without accents."""
    parted = unicodedata.normalize("NFD", words.lower())
    return "".join(sign for sign in parted if not unicodedata.combining(sign)).strip()


def _singular(words: str) -> str:
    return " ".join(word.rstrip("sx") for word in words.replace("_", " ").split())


def _by_words(kind: str, ids: Mapping[str, object]) -> dict[str, str]:
    named = {each: (each, NAMES[kind][each].en, NAMES[kind][each].fr) for each in ids}
    return {_singular(_plain(words)): each for each, names in named.items() for words in names}


_KINDS = _by_words("craft", CRAFT)
_TECHNOLOGIES = _by_words("technology", TECHNOLOGIES)
