"""Every word of the command line is there in both languages, with the same blanks."""

import string
from collections.abc import Iterator

import pytest

from stellarch.cli import words
from stellarch.core import LANGUAGES, Language, Text
from stellarch.games import GAMES


def texts() -> Iterator[tuple[str, Text]]:
    for name, value in vars(words).items():
        if isinstance(value, Text):
            yield name, value
    yield from words.COMMANDS.items()
    for game in GAMES.values():
        yield f"note of {game.id}", game.typing.note
        yield f"help of {game.id}", game.typing.help


def blanks(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


CATALOGUE = dict(texts())


def test_no_language_is_missing() -> None:
    said = ((name, language, text.to(language)) for name, text in CATALOGUE.items() for language in LANGUAGES)
    assert [(name, language) for name, language, sentence in said if not sentence.strip()] == []


def test_both_languages_say_the_same_facts() -> None:
    assert {name: text for name, text in CATALOGUE.items() if blanks(text.en) != blanks(text.fr)} == {}


def test_no_word_typed_means_two_things() -> None:
    typed = [{text.en, text.fr} for text in words.COMMANDS.values()]
    assert sum(map(len, typed)) == len(set().union(*typed))


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_explains_every_command(language: str) -> None:
    spoken = {name: text.fr if language == "fr" else text.en for name, text in words.COMMANDS.items()}
    explained = words.HELP.fr if language == "fr" else words.HELP.en
    starts = {line.split()[0] for line in explained.splitlines() if line[0] != " "}
    assert set(spoken.values()) - starts == {spoken["help"]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("explained", [words.HELP, *(game.typing.help for game in GAMES.values())])
def test_help_fits_a_narrow_terminal(explained: Text, language: Language) -> None:
    assert max(map(len, explained.to(language).splitlines())) < 80
