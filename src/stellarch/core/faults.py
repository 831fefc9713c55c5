"""What a decoder finds wrong with what was sent, in both languages. It says so in English only."""

import re
from collections.abc import Callable, Mapping

from stellarch.core.text import Text

_WHERE = re.compile(r" - at `(?:key in )?\$\.?([^`]*)`$")
_KINDS: Mapping[str, Text] = {
    "int": Text("a whole number", "un nombre entier"),
    "float": Text("a number", "un nombre"),
    "str": Text("a text", "un texte"),
    "bool": Text("true or false", "vrai ou faux"),
    "array": Text("a list", "une liste"),
    "object": Text("an object", "un objet"),
    "null": Text("nothing", "rien"),
}


def fault_in_words(fault: object) -> Text:
    """A fault as msgspec tells it, as the end of a sentence: expected a whole number, got a text (orders[0].offer)."""
    said = str(fault)
    found = _WHERE.search(said)
    where = f" ({found[1]})" if found is not None and found[1] else ""
    what = _what(_WHERE.sub("", said))
    return Text(what.en + where, what.fr + where)


def _what(said: str) -> Text:
    for pattern, told in _TOLD.items():
        if found := re.match(pattern, said):
            return told(found)
    return Text("it is malformed", "la forme est incorrecte")


def _expected(found: re.Match[str]) -> Text:
    wanted, got = (_kind(name) for name in found.groups())
    return Text(f"expected {wanted.en}, got {got.en}", f"attendu : {wanted.fr} ; reçu : {got.fr}")


def _kind(names: str) -> Text:
    """One kind or several: `int | null`."""
    kinds = [_KINDS.get(name, Text(name, name)) for name in names.split(" | ")]
    return Text(" or ".join(kind.en for kind in kinds), " ou ".join(kind.fr for kind in kinds))


def _with_name(en: str, fr: str) -> Callable[[re.Match[str]], Text]:
    return lambda found: Text(en.format(found[1]), fr.format(found[1]))


_TOLD: Mapping[str, Callable[[re.Match[str]], Text]] = {
    r"Expected `([^`]*)`, got `([^`]*)`": _expected,
    r"Object missing required field `([^`]*)`": _with_name("the field {} is missing", "il manque le champ {}"),
    r"Object contains unknown field `([^`]*)`": _with_name("there is no field {}", "il n'y a pas de champ {}"),
    r"Invalid (?:enum )?value (.*)": _with_name("{} is not known here", "{} n'est pas connu ici"),
    r"Expected `[^`]*` ([<>]=? \S+)": _with_name("it must be {}", "la valeur doit être {}"),
}
