"""`stellarch play`: a game at the prompt, with scripted input."""

import re
from pathlib import Path

import pytest

from stellarch.core import Record, verify
from stellarch.games import find_game
from tests.cli.conftest import Command, Ran

# With seed 1 Red begins, on a board whose d6 is Red's homeworld and d9 a star with three planets in line with it.
SEED = ("--seed", "1")


def played(file: Path) -> list[str]:
    return [action.action for action in Record.read(file.read_bytes()).actions]


def kept(home: Path) -> Path:
    """The record that was kept by itself."""
    (file,) = (home / "stellarch" / "records").iterdir()
    return file


def answer(ran: Ran) -> str:
    """What the first line typed was answered with."""
    _, first, *_ = re.split(r"^(?:Red|Rouge|Rot)> ", ran.out, flags=re.MULTILINE)
    return first.split("\n", 1)[1]


@pytest.mark.parametrize(
    "options",
    [
        [],
        ["-o", "edition=print_and_play", "-o", "open_borders"],
        ["--players", "3", "-o", "unexplored", "-o", "open_borders", "--bot", "random"],
        ["--people", "2", "-o", "unexplored"],
        ["--players", "4", "--people", "4", "--language", "fr"],
    ],
    ids=" ".join,
)
def test_a_game_is_played_to_its_end(stellarch: Command, own_home: Path, options: list[str]) -> None:
    ran = stellarch("play", *SEED, *options, typed="1\n" * 200)
    assert (ran.code, ran.err) == (0, "")
    assert ("La partie est terminée" if "fr" in options else "The game is over") in ran.out
    record = Record.read(kept(own_home).read_bytes())
    assert all(check.holds for check in verify(find_game("small"), record))
    assert record.result is not None


def test_the_end_shows_score_winner_and_record(stellarch: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = stellarch("play", *SEED, "--record", str(file), typed="1\n" * 30)
    *_, sheet, winner, where = ran.out.strip().splitlines()
    assert sheet.split()[0] == "Total"
    assert winner.endswith(" wins.")
    assert where == f"The record is in {file}"


def test_bots_among_themselves(stellarch: Command) -> None:
    ran = stellarch("play", *SEED, "--people", "0", "--bot", "random")
    assert ran.code == 0
    assert "Only bots play." in ran.out
    assert " wins." in ran.out


def test_a_campaign_goes_on_over_its_rounds(stellarch: Command) -> None:
    ran = stellarch("play", *SEED, "-o", "campaign", "--bot", "random", typed="1\n" * 400)
    assert ran.code == 0
    assert "Round 1 goes to" in ran.out
    assert "Win pile" in ran.out


@pytest.mark.parametrize("typed", ["", "\n\n", "hint\n"])
def test_the_end_of_the_input_leaves_the_game(stellarch: Command, own_home: Path, typed: str) -> None:
    ran = stellarch("play", *SEED, typed=typed)
    assert (ran.code, ran.err) == (0, "")
    assert "End of input." in ran.out
    assert not list((own_home / "stellarch" / "records").iterdir())


def test_a_game_that_was_left_is_gone_on_with(stellarch: Command, own_home: Path) -> None:
    left = stellarch("play", *SEED, typed="d6 d9 c\nquit\n")
    file = kept(own_home)
    assert f"stellarch play --resume {file}" in left.out
    ran = stellarch("play", "--resume", str(file), typed="1\n" * 30)
    assert ran.code == 0
    assert "The game is over" in ran.out
    assert played(file)[0] == "d6>d9:c"


def test_a_resumed_game_keeps_what_was_agreed(stellarch: Command, record: Path) -> None:
    ran = stellarch("play", "--resume", str(record), "--players", "3")
    assert (ran.code, ran.out) == (2, "")


def test_who_sits_where(stellarch: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    stellarch("play", "--seat", "Ada=person", "--seat", "Bob=greedy", "--seat", "random", "--record", str(file))
    players = Record.read(file.read_bytes()).players
    assert [(player.name, player.kind) for player in players] == [
        ("Ada", "person"),
        ("Bob (greedy)", "bot"),
        ("Blue (random)", "bot"),
    ]


def test_by_itself_you_play_against_a_bot_of_middle_strength(stellarch: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = stellarch("play", "--terminal", *SEED, "--record", str(file))
    assert "You are Red" in ran.out
    assert [player.name for player in Record.read(file.read_bytes()).players] == ["Red", "Green (level-5)"]


def test_a_bot_is_seated_by_any_of_its_names(stellarch: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    seats = [word for bot in ("Bob=level-3", "contract@5", "tree@0.5s") for word in ("--seat", bot)]
    stellarch("play", "--seat", "Ada", *seats, "-o", "first_player=0", "--record", str(file))
    assert [player.name for player in Record.read(file.read_bytes()).players] == [
        "Ada",
        "Bob (level-3)",
        "Blue (contract@5)",
        "Yellow (tree@0.5s)",
    ]


def test_a_bot_goes_on_as_what_it_was(stellarch: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    stellarch("play", *SEED, "--bot", "contract@3", "--record", str(file), typed="d6 d9 c\nquit\n")
    shown = stellarch("play", "--resume", str(file), typed="why\n").out
    assert "Why Green played j8" in shown
    assert "does not think ahead" not in shown


UNKNOWN = [
    ("--bot", "level-11", "level-1 to level-10"),
    ("--bot", "plane@50", "tree@2000"),
    ("--seat", "Bob=brain", "NAME=KIND"),
    ("--seat", "level-99", "NAME=KIND"),
    ("--seat", "tree@much", "NAME=KIND"),
]


@pytest.mark.parametrize(("option", "bot", "says"), UNKNOWN)
def test_a_bot_there_is_not_is_refused_with_those_there_are(
    stellarch: Command, option: str, bot: str, says: str
) -> None:
    ran = stellarch("play", option, bot)
    assert (ran.code, ran.out) == (2, "")
    assert bot in ran.err
    assert says in ran.err
    assert "random, greedy, level-1 to level-10" in ran.err


def test_help_names_the_bots(stellarch: Command) -> None:
    shown = " ".join(stellarch("play", "--help").out.split())
    assert all(name in shown for name in ("random", "greedy", "level-1", "METHOD@BUDGET"))


MEANT = [
    ("d6>d9:c", "d6>d9:c"),
    ("D6 > D9 : C", "d6>d9:c"),
    ("d6->d9:s", "d6>d9:s"),
    ("d6 d9 c", "d6>d9:c"),
    ("d6 d9 s", "d6>d9:s"),
    ("D6 D9 Colony", "d6>d9:c"),
    ("d6 d9 comptoir", "d6>d9:s"),
    ("d6 d9", "d6>d9:c"),
    ("d6-d9", "d6>d9:c"),
    ("d9", "d6>d9:c"),
    ("d9 s", "d6>d9:s"),
    ("2", "d6>d9:c"),
    ("2s", "d6>d9:s"),
    ("2 station", "d6>d9:s"),
]


@pytest.mark.parametrize(("typed", "move"), MEANT)
def test_a_move_as_people_type_it(stellarch: Command, own_home: Path, typed: str, move: str) -> None:
    stellarch("play", *SEED, typed=f"{typed}\n")
    assert played(kept(own_home))[0] == move


REFUSED = [
    ("d6>e8:c", "SSE-3.2: e8 does not lie in a straight line from d6."),
    ("d6 e8 c", "SSE-3.2: e8 does not lie in a straight line from d6."),
    ("d6 d8", "SSE-3.6: A ship cannot end on the wormhole at d8."),
    ("j8 j7 c", "SSE-3.1: You have no ship at j8."),
    ("d6~h4:c", "SSE-3.10: The ship at d6 is not beside a wormhole."),
    ("pass", "SSE-3.1: You have a free move, so you must move."),
    ("stop", "SSE-7.9: No ship of yours has just refueled."),
    ("z26", "No move of yours ends at z26."),
    ("99", "The list goes from 1 to 14."),
    ("0", "The list goes from 1 to 14."),
    ("2r", "Number 2 can be played as d6>d9:c or d6>d9:s."),
    ("abracadabra", "This is not a move"),
    ("d6", "No move of yours ends at d6."),
    ("d6 c", "That could be d6>d7 (1), d6>d9 (2)"),
]


@pytest.mark.parametrize(("typed", "says"), REFUSED)
def test_a_refused_move_says_why_and_the_prompt_returns(
    stellarch: Command, own_home: Path, typed: str, says: str
) -> None:
    ran = stellarch("play", *SEED, typed=f"{typed}\nd6 d9 c\n")
    assert answer(ran).startswith(says)
    assert played(kept(own_home))[0] == "d6>d9:c"


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("fr", "SSE-3.6: Un vaisseau ne peut pas s'arrêter sur le trou de ver en d8."),
        ("de", "SSE-3.6: Auf dem Wurmloch d8 kann kein Schiff anhalten."),
    ],
)
def test_a_refusal_in_another_language(stellarch: Command, language: str, says: str) -> None:
    ran = stellarch("play", *SEED, "--language", language, typed="d6 d8 c\n")
    assert answer(ran) == f"{says}\n"


def test_german_is_spoken(stellarch: Command) -> None:
    shown = stellarch("play", *SEED, "--language", "de", typed="help\nd6 d9 c\n").out
    assert "Bewege ein Schiff." in shown
    assert "Ein Zug        d6>d9:c  von d6 geradeaus nach d9, mit einer Kolonie" in shown
    assert "deinen letzten Zug zurücknehmen" in shown
    assert "fliegt von d6 nach d9." in shown


ANSWERS = [
    ("help", "take your last move back"),
    ("aide", "take your last move back"),
    ("moves", " 2) d9   3"),
    ("moves d9", " 2) d9   3"),
    ("moves z9", "No move begins or ends at z9."),
    ("why", "Say which move, as in: why d6 d7 s"),
    ("why d6 d9 c", "d6>d9:c is a legal move."),
    ("why d6 d8 c", "SSE-3.6  It may not end on a wormhole."),
    ("why abracadabra", "This is not a move"),
    ("hint", "You could play d6>"),
    ("hint", "Fly from d6 to "),
    ("hint", "You then have "),
    ("hint", "Chance of winning: you "),
    ("hint", "Points expected at the end: you "),
    ("hint", "Computed with "),
    ("score", "Largest territory"),
    ("board", "Ha▲4"),
    ("rules SSE-3.5", "SSE-3.5  It may not"),
    ("rules SSE-3.55", "There is no rule SSE-3.55. The closest are SSE-3.5"),
    ("rules black hole", "SSE-3.5  It may not"),
    ("rules zeppelin", "No rule contains: zeppelin."),
    ("undo", "You have nothing to take back."),
    ("save", "Say where to"),
]


@pytest.mark.parametrize(("typed", "says"), ANSWERS)
def test_what_else_can_be_typed(stellarch: Command, typed: str, says: str) -> None:
    assert says in answer(stellarch("play", *SEED, typed=f"{typed}\n"))


def test_quit_leaves_at_once(stellarch: Command) -> None:
    ran = stellarch("play", *SEED, typed="quit\nd6 d9 c\n")
    assert ran.code == 0
    assert ran.out.endswith("You left the game.\n")


def test_undo_takes_the_bots_answer_back_too(stellarch: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = stellarch("play", *SEED, "--record", str(file), typed="d6 d9 c\nundo\nd6 d5 s\n")
    assert "Taken back: d6>d9:c, j8" in ran.out
    assert played(file)[0] == "d6>d5:s"
    assert len(played(file)) == 2


def test_undo_among_people_takes_one_move_back(stellarch: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    stellarch("play", *SEED, "--people", "2", "--record", str(file), typed="d6 d9 c\nj8 j7 c\nannuler\n")
    assert played(file) == ["d6>d9:c"]


def test_no_undo_past_what_was_revealed(stellarch: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = stellarch("play", *SEED, "-o", "unexplored", "--record", str(file), typed="d6 c6 c\nundo\n")
    assert "something was revealed since" in ran.out
    assert played(file)[0] == "d6>c6:c"


@pytest.mark.rule("SSE-5.3")
def test_resigning_ends_a_game_of_two(stellarch: Command, own_home: Path) -> None:
    ran = stellarch("play", *SEED, typed="resign\n")
    assert "Red resigns. Green wins." in ran.out
    assert played(kept(own_home)) == ["resign"]


@pytest.mark.parametrize("name", ["game.json", "game.txt"])
def test_a_game_is_saved_where_one_says(stellarch: Command, tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    ran = stellarch("play", *SEED, typed=f"d6 d9 c\nsave {file}\n")
    assert f"Saved in {file}." in ran.out
    assert played(file)[0] == "d6>d9:c"
    assert file.read_text("utf-8")[0] == ("[" if name.endswith("txt") else "{")


def test_a_place_that_cannot_be_written_to_does_not_end_the_game(stellarch: Command, tmp_path: Path) -> None:
    ran = stellarch("play", *SEED, typed=f"save {tmp_path}\nd6 d9 c\n")
    assert ran.code == 0
    assert f"Cannot write {tmp_path}: it is a folder." in ran.out
    assert "Turn 3" in ran.out


def test_a_home_that_cannot_be_written_to_does_not_end_the_game(
    stellarch: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    ran = stellarch("play", *SEED, typed="1\n" * 30)
    assert ran.code == 0
    assert "The record is not saved." in ran.out
    assert " wins." in ran.out


@pytest.mark.rule("SSE-8.6")
def test_the_list_shows_what_a_move_costs(stellarch: Command) -> None:
    board = ("-o", "board=r.g7-a1b2", "-o", "open_borders", "-o", "first_player=0")
    assert "2) g10  2 -1" in stellarch("play", *board).out


@pytest.mark.rule("SSE-7.3")
def test_the_list_shows_where_only_a_colony_can_be_placed(stellarch: Command) -> None:
    assert "c6   ? c" in stellarch("play", *SEED, "-o", "unexplored").out


def test_the_bots_moves_are_told(stellarch: Command) -> None:
    shown = stellarch("play", *SEED, typed="d6 d9 c\n").out
    assert "Red flies from d6 to d9. Red places a Colony at d9." in shown
    assert "Green flies from j8 to " in shown


def test_colour_where_it_is_wanted(stellarch: Command) -> None:
    assert "\x1b[" not in stellarch("play", *SEED, typed="score\n").out
    assert "\x1b[" in stellarch("play", *SEED, "--colour", typed="score\n").out


def test_as_a_process_with_bytes_that_are_no_text(process: Command) -> None:
    ran = process("play", *SEED, typed=b"\xff\xfe\nd6 d9 c\n")
    assert (ran.code, ran.err) == (0, "")
    assert "Red flies from d6 to d9." in ran.out


def test_a_hint_can_be_typed_as_it_is_given(stellarch: Command, own_home: Path) -> None:
    hint = answer(stellarch("play", *SEED, typed="hint\n"))
    move, number = re.findall(r"play (\S+): type (\w+)\.", hint)[0]
    stellarch("play", *SEED, typed=f"{number}\n")
    assert played(kept(own_home))[0] == move


def why(stellarch: Command, bot: str, *words: str, move: str = "d6 d9 c", typed: str = "why") -> str:
    """What is said of the bots' answers to the first move."""
    out = stellarch("play", *SEED, "--bot", bot, *words, typed=f"{move}\n{typed}\n").out
    return out.partition(f"> {typed}\n")[2]


def test_why_of_the_last_move_a_bot_played(stellarch: Command) -> None:
    said = why(stellarch, "contract@20")
    assert said.startswith("Why Green played j8")
    assert "Chance of winning: Green " in said
    assert "Points expected at the end: Green " in said
    assert " to win" in said.partition("Points expected")[2]


@pytest.mark.parametrize(("typed", "who"), [("why", "Blue"), ("why green", "Green"), ("why Blue", "Blue")])
def test_why_of_the_bot_that_is_named(stellarch: Command, typed: str, who: str) -> None:
    three = ("--players", "3", "-o", "first_player=0")
    assert why(stellarch, "contract@2", *three, move="1", typed=typed).startswith(f"Why {who} played ")


def test_why_in_french(stellarch: Command) -> None:
    said = why(stellarch, "contract@20", "--language", "fr", typed="pourquoi")
    assert said.startswith("Pourquoi Vert a joué j8")
    assert "Chances de gagner : Vert " in said


def test_why_of_a_bot_that_does_not_think(stellarch: Command) -> None:
    said = why(stellarch, "random")
    assert "The bot random does not think ahead. A bot that does finds:\n" in said
    assert "Chance of winning: Green " in said


def test_why_of_a_move_is_still_about_the_move(stellarch: Command) -> None:
    assert "is a legal move." in why(stellarch, "random", typed="why d6 d7 c")


@pytest.mark.parametrize(
    ("language", "help_is_near"), [("en", "help for all commands"), ("fr", "aide pour toutes les commandes")]
)
@pytest.mark.parametrize("typed", ["xyzzy", "99", "a1"])
def test_who_types_nonsense_is_told_of_help(stellarch: Command, typed: str, language: str, help_is_near: str) -> None:
    ran = stellarch("play", *SEED, "--bot", "random", "--language", language, typed=f"{typed}\n")
    assert help_is_near in answer(ran)
