"""What French cuts short before a vowel, in whole sentences and before the blanks of a text."""

from stellarch.core import Text, french
from tests.cases import for_each


@for_each(
    ("name", "of", "that"),
    [
        ("Boris", "de Boris", "que Boris"),
        ("Ada", "d'Ada", "qu'Ada"),
        ("Émile", "d'Émile", "qu'Émile"),
        ("Yves", "d'Yves", "qu'Yves"),
        ("Yasmine", "de Yasmine", "que Yasmine"),
        ("e4", "de e4", "que e4"),
        ("", "de ", "que "),
    ],
)
def test_of_and_that_are_cut_short_before_a_vowel(name: str, of: str, that: str) -> None:
    assert french.of(name) == of
    assert french.that(name) == that


def test_a_blank_is_filled_with_what_the_words_before_it_allow() -> None:
    told = Text("{who} of {where}, that {who} has", "{who} de {where}, que {who} possède ; onde {who}")
    assert told.format(who="Ada", where="Izara").fr == "Ada d'Izara, qu'Ada possède ; onde Ada"
    assert told.format(who="Boris", where="Draconis").fr == "Boris de Draconis, que Boris possède ; onde Boris"
    assert told.format(who="Ada", where="Izara").en == "Ada of Izara, that Ada has"
