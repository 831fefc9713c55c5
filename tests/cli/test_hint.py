"""`stellarch hint`: every figure of a hint can be computed again."""

import json

from stellarch.bots import advice, thinking_seed
from stellarch.core import Seat, written
from tests.cli.conftest import Command
from tests.games.records import paths_of, replayed

PATH = next(path for path in paths_of("space-wars") if path.name == "version_2_short_two_players.sw")
TABLE = replayed(PATH)
AT = 40


def test_the_command_says_what_the_table_says_figure_by_figure(stellarch: Command) -> None:
    game, state, seed = TABLE.game, TABLE.state_at(AT), TABLE.record().seed
    ran = stellarch("hint", str(PATH), "--at", str(AT), "--json")
    shown = json.loads(ran.out)
    seat = Seat(shown["seat"] - 1)
    names = [player.name for player in TABLE.players]
    again = advice(game, game.view(state, seat), game.legal(state, seat), thinking_seed(seed, "hint", seat, AT), names)
    assert shown["hint"] == json.loads(written(again, "en"))


def test_in_words_the_aim_comes_first_and_the_lesson_leads_to_its_rule(stellarch: Command) -> None:
    ran = stellarch("hint", str(PATH), "--at", str(AT), "--language", "fr")
    assert ran.code == 0
    assert "Pour en savoir plus : stellarch rules SW-" in ran.out


def test_who_is_not_asked_gets_no_hint(stellarch: Command) -> None:
    ran = stellarch("hint", str(PATH), "--at", str(AT), "--seat", "9")
    assert ran.code == 2
    assert "After 40 actions" in ran.err


def test_no_hint_beyond_the_end(stellarch: Command) -> None:
    assert stellarch("hint", str(PATH), "--at", "99999").code == 2
