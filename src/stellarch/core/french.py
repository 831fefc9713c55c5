"""French cuts short what stands before a vowel: d'Ada, qu'Ada; not before a letter that is spelt out, as in de e4."""

import re
from collections.abc import Mapping

_VOWEL = re.compile(r"(?!.\d)(?:[aàâäeéèêëiîïoôöuùûü]|y[^aeiou])", re.IGNORECASE)
_BEFORE_A_BLANK = re.compile(r"\b(?P<cut>[Dd]|[Qq]u)e (?=\{(?P<blank>\w+)\})")


def of(name: str) -> str:
    """de Boris, d'Ada."""
    return f"d'{name}" if _VOWEL.match(name) else f"de {name}"


def that(name: str) -> str:
    """que Boris, qu'Ada."""
    return f"qu'{name}" if _VOWEL.match(name) else f"que {name}"


def elided(words: str, facts: Mapping[str, object]) -> str:
    """A sentence whose {blanks} these facts are to fill, with `de` and `que` cut short where it must be."""

    def cut(found: re.Match[str]) -> str:
        return f"{found['cut']}'" if _VOWEL.match(str(facts.get(found["blank"], ""))) else found[0]

    return _BEFORE_A_BLANK.sub(cut, words)
