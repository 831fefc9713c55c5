"""Every order told in words and places, as a hint gives it."""

import re
from typing import Any, get_args

import pytest

from stellarch.bots import RandomBot
from stellarch.core import LANGUAGES, Table, Template, Text
from stellarch.games.galaxy_empires import GALAXY_EMPIRES, orders
from stellarch.games.galaxy_empires.actions import AnyAction, read_action

NAMES = ("Ada", "Bob", "Cleo", "Dan")
NOTATION = re.compile(r"[A-K]\d>|\+[A-K]\d|[a-z]+_[a-z]+|@\d|:\S")


def first_turn() -> Table[Any, Any]:
    return Table(GALAXY_EMPIRES, players=4, seed="1")


def told(short: str) -> Text:
    table = first_turn()
    assert table.turn is not None
    return GALAXY_EMPIRES.in_words(table.view(table.turn), read_action(short), NAMES)


@pytest.mark.parametrize(
    ("short", "english", "french"),
    [
        ("roll", "Roll the die for political points", "Lancez le dé pour gagner des points politiques"),
        ("dice", "Roll the war dice", "Lancez les dés de guerre"),
        ("+A1", "Deploy a new fleet on A1 (Carmine Hold)", "Déployez une nouvelle flotte en A1 (Fort-Carmin)"),
        (
            "E2+F3xst_n",
            "Invade Aurora Dock with the fleets on E2 and F3",
            "Envahissez Port-Aurore avec les flottes en E2 et F3",
        ),
        ("disrupt:pl_n", "Bomb the mine on Oriel", "Bombardez la mine sur Oriel"),
        (
            "propose@1:$100:st_n:-",
            "Propose a deal to Bob: Ada gives $100; Bob gives Aurora Dock",
            "Proposez un marché à Bob : Ada donne 100 $ ; Bob donne Port-Aurore",
        ),
        ("end", "End your turn", "Terminez votre tour"),
    ],
)
def test_an_order_in_words(short: str, english: str, french: str) -> None:
    words = told(short)
    mover = NAMES[first_turn().turn or 0]
    assert words == Text(english.replace("Ada", mover), french.replace("Ada", mover))


def test_a_move_is_told_by_what_it_is_for() -> None:
    table = first_turn()
    assert table.turn is not None
    moves = [choice for choice in table.legal if not isinstance(choice, Template) and ">" in str(choice)]
    words = [GALAXY_EMPIRES.in_words(table.view(table.turn), move, NAMES) for move in moves]
    claims = [text for text in words if text.en.startswith("Claim ")]
    assert claims
    assert all(" by moving the fleet from " in text.en for text in claims)
    assert all(text.fr.startswith("Revendiquez ") and " en déplaçant la flotte de " in text.fr for text in claims)


def test_every_kind_of_order_has_its_words() -> None:
    assert set(orders._ORDERS) == set(get_args(AnyAction))


def test_no_order_of_a_game_is_told_in_notation() -> None:
    table, bot = first_turn(), RandomBot()
    for number in range(60):
        assert table.turn is not None
        view = table.view(table.turn)
        for choice in table.legal:
            if isinstance(choice, Template):
                continue
            words = GALAXY_EMPIRES.in_words(view, choice, NAMES)
            for language in LANGUAGES:
                assert not NOTATION.search(words.to(language)), words
                assert words.to(language)[0].isupper()
        table.play(bot.choose(GALAXY_EMPIRES, view, table.legal, str(number)))
