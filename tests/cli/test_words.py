"""What can be typed at the prompt, and the help for it."""

from itertools import product

from stellarch.cli.messages import Says, Typed
from stellarch.cli.output import spoken
from stellarch.core import LANGUAGES, Language, Sayable, tell
from stellarch.core.telling import as_text
from stellarch.games import GAMES
from tests.cases import for_each


def test_no_word_typed_means_two_things() -> None:
    typed = [spoken(word) for word in Typed]
    assert sum(map(len, typed)) == len(set().union(*typed))


@for_each("language", LANGUAGES)
def test_help_explains_every_command(language: Language) -> None:
    lines = tell(Says.HELP, language=language).splitlines()
    starts = {line.split()[0] for line in lines if line[0] != " "}
    assert {tell(word, language=language) for word in Typed if word is not Typed.HELP} == starts


HELP: list[Sayable] = [Says.HELP, *(game.typing.help("a1") for game in GAMES.values())]


@for_each(("explained", "language"), product(HELP, LANGUAGES))
def test_help_fits_a_narrow_terminal(explained: Sayable, language: Language) -> None:
    assert max(map(len, as_text(explained).to(language).splitlines())) < 80
