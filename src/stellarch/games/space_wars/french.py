"""French articles and prepositions before the names of things and places. A noun has the gender of its first word."""

from stellarch.games.space_wars.tables.tiles import SYSTEMS
from stellarch.games.space_wars.words import name

_FEMININE = {
    *("biomédecine", "chimie", "construction", "défense", "planétologie", "propulsion", "robotique", "tachyonique"),
    *("académie", "alliance", "anomalie", "arme", "base", "corvette", "créature", "déflagration", "distorsion"),
    *("faille", "guilde", "interférence", "légion", "lune", "nacelle", "porte", "raffinerie", "rupture", "tempête"),
    *("torpille", "ville"),
}
_PLURAL = {"champs", "forces", "relations"}
_VOWELS = "aeiouyàâéèêîôû"


def the(noun: str) -> str:
    """le croiseur 5, la corvette 2, l'avant-poste 1."""
    if noun.split(maxsplit=1)[0].lower() in _PLURAL:
        return f"les {noun}"
    return f"l'{noun}" if _is_elided(noun) else f"la {noun}" if is_feminine(noun) else f"le {noun}"


def a(noun: str) -> str:
    """un croiseur, une corvette."""
    return f"une {noun}" if is_feminine(noun) else f"un {noun}"


def of_the(noun: str) -> str:
    """du croiseur 5, de la corvette 2, de l'avant-poste 1."""
    return f"de {the(noun)}" if _is_elided(noun) or is_feminine(noun) else f"du {noun}"


def to_the(noun: str) -> str:
    """au médecin 1, à la corvette 2, à l'amiral 3."""
    return f"à {the(noun)}" if _is_elided(noun) or is_feminine(noun) else f"au {noun}"


def several(noun: str, count: int) -> str:
    """1 cristal D, 2 cristaux D, 3 matériaux chimiques, 2 légions de vétérans."""
    return f"{count} {noun if count < 2 else _plurals(noun)}"


def _plurals(noun: str) -> str:
    """What follows a preposition stays as it is."""
    words = noun.split()
    own = next((place for place, word in enumerate(words) if word == "de" or word.startswith("d'")), len(words))
    return " ".join([*map(_plural, words[:own]), *words[own:]])


def _plural(word: str) -> str:
    if len(word) == 1 or word.endswith(("s", "x")):
        return word
    return word.removesuffix("al") + "aux" if word.endswith("al") else word + ("x" if word.endswith("au") else "s")


def is_feminine(noun: str) -> bool:
    return noun.split(maxsplit=1)[0].lower() in _FEMININE


def _is_elided(noun: str) -> bool:
    return noun[0].lower() in _VOWELS


def of_place(where: str) -> str:
    """de Draconis 31, d'Aurora, du secteur 4-7."""
    if where not in SYSTEMS:
        return f"du secteur {where}"
    called = name("system", where).fr
    return f"d'{called}" if _is_elided(called) else f"de {called}"


def to_place(where: str) -> str:
    """à Draconis 31, au secteur 4-7."""
    return f"à {name('system', where).fr}" if where in SYSTEMS else f"au secteur {where}"
