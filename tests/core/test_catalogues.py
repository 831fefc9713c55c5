"""Every catalogue: whatever can be told has its words in each language, each blank is a field, nothing is left over."""

import importlib
from collections.abc import Iterator
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

import stellarch
from stellarch.core import Action, Event, Message, Phrase
from stellarch.core.catalogue import home_of, words_of
from stellarch.core.grammar import Noun
from stellarch.core.options import Setting, describe, option_label, value_part
from stellarch.core.telling import Named, blanks, kebab, label_of
from stellarch.core.text import LANGUAGES
from stellarch.core.translating import GRAMMAR, Written, gaps_in, speakers

SOURCE = Path(stellarch.__file__).parent
PACKAGES = speakers(SOURCE)
SPACE_WARS = "stellarch.games.space_wars"
OF_GRAMMAR = {"-a", "-the", "-you", "-of", "-to", "-at", "-and", "-or", "-thousands", "-decimal"}
"""What `core.grammar` and lists ask for."""
CATALOGUES = [
    (package, language) for package in PACKAGES for language in LANGUAGES if words_of(package, language) is not None
]
every_package = pytest.mark.parametrize("package", PACKAGES)
every_catalogue = pytest.mark.parametrize(("package", "language"), CATALOGUES)


@cache
def written(package: str, language: str) -> Written:
    return Written(words_of(package, language) or "")


@cache
def tellable(package: str) -> dict[str, type[msgspec.Struct]]:
    """Every class of a package that is told, by its entry."""
    for path in SOURCE.joinpath(*package.split(".")[1:]).rglob("*.py"):
        if not {"kernel", "migrations"} & {*path.parts}:  # Alembic alone runs the latter
            module = path.parent if path.stem == "__init__" else path.with_suffix("")
            importlib.import_module(".".join(("stellarch", *module.relative_to(SOURCE).parts)))
    events = [kind for kind in leaves(Event) if kind.told is Event.told]
    kinds = [kind for kind in (*leaves(Message), *events) if home_of(kind.__module__) == package]
    told_otherwise = {entry_of(kind) for kind in kinds}  # an order may be told by a message that knows more
    in_words = written(package, "en").entries.keys() - told_otherwise
    kinds += [kind for kind in leaves(Action) if home_of(kind.__module__) == package and entry_of(kind) in in_words]
    entries = [entry_of(kind) for kind in kinds]
    assert len(set(entries)) == len(entries), f"two classes with one entry: {sorted(entries)}"
    return dict(zip(entries, kinds, strict=True))


def entry_of(kind: type[Any]) -> str:
    return getattr(kind, "entry_prefix", "") + kebab(kind.__name__)


def names(package: str) -> set[str]:
    """What things are called that go by an id, and what they are for: `-craft-cruiser`, `about-craft-cruiser`."""
    entries = written(package, "en").entries if package == SPACE_WARS else {}
    return {name for name in entries if name.startswith(("-", "about-"))}


def leaves(kind: type[Any]) -> Iterator[type[Any]]:
    below = kind.__subclasses__()
    yield from (leaf for each in below for leaf in leaves(each)) if below else (kind,)


def phrases(package: str) -> set[str]:
    tellable(package)  # which imports them all
    found = [phrase for kind in leaves(Phrase) if home_of(kind.__module__) == package for phrase in kind]
    return {label_of(phrase).entry for phrase in found}


def options(package: str) -> set[str]:
    """The entries of a game's options with all their parts."""
    found: set[str] = set()
    for game in stellarch.GAMES.values():
        hints = get_type_hints(game.options, include_extras=True)
        for info in describe(game.options):
            setting = next(note for note in get_args(hints[info.name]) if isinstance(note, Setting))
            if home_of(game.options.__module__) == package and setting.label is None:
                entry = option_label(game.options, info.name).entry
                parts = [value_part(choice.value) for choice in info.choices] if setting.named else []
                found |= {entry, f"{entry}.help", *(f"{entry}.{part}" for part in parts)}
    return found


def nouns(package: str) -> set[str]:
    """The things that sentences speak of, each by its name."""
    return {entry for entry in {*shown(package), *referred_to(package)} if entry.startswith("-")}


def shown(package: str) -> set[str]:
    """The entries of what fills a blank: all members of an enumeration, and whatever has a name, where it is shown."""
    found: set[str] = set()
    languages = [language for spoken_by, language in CATALOGUES if spoken_by == package]
    for entry, kind in tellable(package).items():
        names = {node.id.name for language in languages for node in shown_blanks(package, language, entry)}
        hints = blanks(kind)
        found |= {thing for name in names for thing in things(hints[name])}
    return found


def referred_to(package: str) -> set[str]:
    """The nouns that English sentences name themselves: COUNT($fleets, -fleet)."""
    english = written(package, "en")
    found = {f"-{node.id.name}" for name in english.entries for node in english.nodes(name, "TermReference")}
    return found & set(english.entries)


def shown_blanks(package: str, language: str, entry: str) -> Iterator[Any]:
    """The blanks of an entry that stand in the sentence, rather than choose between variants."""
    catalogue = written(package, language)
    if entry in catalogue.entries:
        choosing = [id(node.selector) for node in catalogue.nodes(entry, "SelectExpression")]
        yield from (node for node in catalogue.nodes(entry, "VariableReference") if id(node) not in choosing)


def things(hint: Any) -> Iterator[str]:
    """The entries of all that a fact of a type can be."""
    if isinstance(hint, type) and issubclass(hint, Enum) and not issubclass(hint, Phrase):
        yield from (label_of(member).entry for member in hint)
    if isinstance(hint, Named):
        found = map(hint.find, hint.among)
        yield from (each.term if isinstance(each, Noun) else label_of(each).entry for each in found)
    for part in get_args(hint):
        yield from things(part)


@every_package
def test_english_has_words_for_whatever_can_be_told_and_for_nothing_else(package: str) -> None:
    english = written(package, "en")
    asked_for = {*tellable(package), *phrases(package), *options(package), *nouns(package), *shown(package)}
    asked_for |= names(package)
    asked_for |= OF_GRAMMAR if package == "stellarch.core" else set()
    entries = {name.partition(".")[0] for name in asked_for}
    assert set(english.entries) == entries
    of_options = {f"{name}.{part}" for name in options(package) & entries for part in english.parts(name)}
    assert of_options == options(package) - entries


@every_catalogue
def test_a_language_that_is_begun_is_finished(package: str, language: str) -> None:
    found = gaps_in(package, language)
    assert (found.lacking, found.left_over, found.faults) == ((), (), ())


@every_catalogue
def test_every_blank_is_a_field(package: str, language: str) -> None:
    catalogue = written(package, language)
    for name in catalogue.entries:
        kind = tellable(package).get(name)
        known = GRAMMAR if name.startswith("-") else set(blanks(kind)) if kind else set()
        assert catalogue.blanks(name) <= known, name


@every_catalogue
def test_every_entry_that_is_referred_to_is_there(package: str, language: str) -> None:
    here, shared = written(package, language), written("stellarch.core", language)
    for name in here.entries:
        terms = {f"-{node.id.name}" for node in here.nodes(name, "TermReference")}
        others = {node.id.name for node in here.nodes(name, "MessageReference")}
        assert terms | others <= {*here.entries, *shared.entries}, name


def test_french_tells_everything_and_german_what_it_is_promised_for() -> None:
    told = {language: {package for package, spoken in CATALOGUES if spoken == language} for language in ("fr", "de")}
    assert told["fr"] == {*PACKAGES}
    assert told["de"] >= {"stellarch.core", "stellarch.games.small_star_empires"}


@pytest.mark.parametrize(("package", "language"), [each for each in CATALOGUES if each[1] != "en"])
def test_other_languages_than_english_know_the_gender_of_every_noun(package: str, language: str) -> None:
    catalogue = written(package, language)
    without = [name for name in nouns(package) if "gender" not in catalogue.parts(name)]
    assert without == []
