"""What a language does with the words of a sentence: numbers, articles, elision, lists.

The articles and prepositions themselves stand in the catalogue of core, by gender, number and case: `-the`, `-a`,
`-of`, `-to`, `-at`. Only how words change when they meet (l'étoile, du vaisseau, an asteroid field) needs Python. A
language without a row in `GRAMMARS` changes nothing, and counts one and more.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

Number = int | float


def _one_or_more(number: Number) -> str:
    return "one" if abs(number) == 1 else "other"


def _french_number(number: Number) -> str:
    return "one" if abs(number) < 2 else "other"


def _side_by_side(first: str, second: str) -> str:
    return f"{first} {second}" if first and second else first or second


_VOWEL_SOUND = re.compile(r"[aeiou](?!ni[^n]|ne\b)", re.IGNORECASE)
_ELIDED = re.compile(
    r"(?!.\d|onz|oui)"  # de e4, which is spelt out; le onzième
    r"(?:[aàâäeéèêëiîïoôöuùûüœæ]|y[^aeiou]|h(?=abit|eure|exagone|istoire|omme|umain|ydr))",
    re.IGNORECASE,
)
_CONTRACTED = {"de le": "du", "de les": "des", "à le": "au", "à les": "aux"}


def _english(first: str, second: str) -> str:
    """an asteroid field, a unit"""
    return _side_by_side("an" if first == "a" and _VOWEL_SOUND.match(second) else first, second)


def _french(first: str, second: str) -> str:
    """l'étoile, d'Arcadia, du vaisseau, aux joueurs"""
    article, _, rest = second.partition(" ")
    if contracted := _CONTRACTED.get(f"{first} {article}"):
        return f"{contracted} {rest}"
    if first in ("le", "la", "de", "que") and _ELIDED.match(second):
        return f"{first[:-1]}'{second}"
    return _side_by_side(first, second)


class Grammar(NamedTuple):
    plural: Callable[[Number], str] = _one_or_more
    """The category of a number, by Unicode's names for them: one, few, other."""
    joined: Callable[[str, str], str] = _side_by_side
    """An article or preposition before what it belongs to."""


GRAMMARS: Mapping[str, Grammar] = {"en": Grammar(joined=_english), "fr": Grammar(_french_number, _french)}


class Noun(msgspec.Struct, frozen=True):
    """A thing that has a name of its own in each language: the term `-colony` of a catalogue."""

    term: str
    after: str = ""
    """What tells it from others of its kind: the 5 of cruiser 5."""

    @property
    def key(self) -> str:
        return self.term[1:]


class Counted(msgspec.Struct, frozen=True):
    """A number of things: 3 colonies."""

    number: int
    what: Noun


def _with_article(article: str) -> Callable[..., str]:
    def put(speech: Any, what: Any, number: str = "one", case: str = "nominative") -> str:
        if isinstance(what, tuple):
            return str(speech.listed([put(speech, each, number, case) for each in what]))
        if isinstance(what, Counted) and what.number == 1:
            return put(speech, what.what, case=case)
        if not isinstance(what, Noun):
            return str(speech.shown(what))
        forms = {"number": speech.term(what.term, "number") or number, "case": case}
        gender, numbered = speech.term(what.term, "gender"), "yes" if what.after else "no"
        is_proper = speech.term(what.term, "proper")
        before = "" if is_proper else speech.term(article, gender=gender, numbered=numbered, **forms)
        return str(speech.joined(before, _side_by_side(speech.term(what.term, **forms), what.after)))

    return put


def _with_preposition(preposition: str) -> Callable[..., str]:
    def put(speech: Any, what: Any) -> str:
        return str(speech.joined(speech.term(preposition), speech.shown(what)))

    return put


def _at(speech: Any, what: Any) -> str:
    """Where something is. A noun may have words of its own for it: at Draconis 31, in sector 4-7."""
    own = speech.term(what.term, "at") if isinstance(what, Noun) else ""
    return str(speech.joined(own or speech.term("-at"), speech.shown(what)))


def _gender(speech: Any, what: Any) -> str:
    """To choose what must agree with a noun: fermé, fermée."""
    return str(speech.term(what.term, "gender")) if isinstance(what, Noun) else ""


def _counted(speech: Any, number: Number, what: Noun, case: str = "nominative") -> str:
    """3 systems"""
    return f"{speech.shown(number)} {speech.term(what.term, number=speech.plural(number), case=case)}"


def _plural(speech: Any, what: Noun, case: str = "nominative") -> str:
    """systems"""
    return str(speech.term(what.term, number="other", case=case))


def _signed(speech: Any, number: Number, plus: str = "") -> str:
    """With a minus sign where it is a loss, and if wanted with a plus sign where it is a gain."""
    return f"{plus}{number}" if number > 0 else str(number).replace("-", "\N{MINUS SIGN}")


def _grouped(speech: Any, number: int) -> str:
    """12,000"""
    return f"{number:,}".replace(",", speech.term("-thousands"))


def _decimal(speech: Any, number: float, places: int = 1) -> str:
    """1.5, to one place or more"""
    return f"{number:.{places}f}".replace(".", speech.term("-decimal"))


def _upper_first(speech: Any, what: Any) -> str:
    words = str(speech.shown(what))
    return words[:1].upper() + words[1:]


def _lower_first(speech: Any, what: Any) -> str:
    words = str(speech.shown(what))
    return words[:1].lower() + words[1:]


def _kept_together(speech: Any, what: Any) -> str:
    """In one piece, wherever the line breaks."""
    return str(speech.shown(what)).replace(" ", "\N{NO-BREAK SPACE}")


def _lower(speech: Any, what: Any) -> str:
    return str(speech.shown(what)).lower()


def _either(speech: Any, what: Sequence[Any]) -> str:
    return str(speech.listed([speech.shown(each) for each in what], "or"))


def _row(speech: Any, what: Sequence[Any], by: str = ", ") -> str:
    return by.join(speech.shown(each) for each in what)


def _quoted(speech: Any, what: Any) -> str:
    return repr(what)


FUNCTIONS: Mapping[str, Callable[..., str]] = {
    "THE": _with_article("-the"),
    "A": _with_article("-a"),
    "OF": _with_preposition("-of"),
    "TO": _with_preposition("-to"),
    "AT": _at,
    "GENDER": _gender,
    "COUNT": _counted,
    "PLURAL": _plural,
    "SIGNED": _signed,
    "GROUPED": _grouped,
    "DECIMAL": _decimal,
    "EITHER": _either,
    "ROW": _row,
    "UPPER": _upper_first,
    "LOWER": _lower,
    "KEEP": _kept_together,
    "LOWER_FIRST": _lower_first,
    "QUOTED": _quoted,
}
"""What a catalogue can call, in every language."""
