"""Records: two forms of the same game, what is wrong with a broken one, and proof that a whole one holds."""

from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from stellarch.core import (
    BadNotation,
    BadRecord,
    Check,
    Played,
    Player,
    Record,
    Result,
    StellarchError,
    Table,
    commitment,
    verify,
)
from stellarch.core.record import LONGEST
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES
from stellarch.games.small_star_empires.options import Options
from tests.cases import for_each

WRITTEN = """[Game "small-star-empires"]
[Rules "1"]
[Options "{\\"layout\\":\\"two_players\\"}"]
[Seed "1"]
[Commitment "569bde41a84b85698420e8a60455585e067740dfca84dc6d10b5bafdea5312ea"]
[Seat a "Ada"]
[Seat b "greedy" bot]
[Result "{\\"ranks\\":[1,2],\\"totals\\":[7,5]}"]

1. a d6>d9:c 2. b j8>j5:c 3. a d9~h4:s
"""
READ = Record(
    game="small-star-empires",
    rules=1,
    players=(Player("Ada"), Player("greedy", "bot")),
    seed="1",
    commitment=commitment("1"),
    options={"layout": "two_players"},
    actions=(Played(0, "d6>d9:c"), Played(1, "j8>j5:c"), Played(0, "d9~h4:s")),
    result=Result((1, 2), (7, 5)),
)
BARE = '[Game "small-star-empires"]\n[Rules "1"]\n[Seed "1"]\n[Seat a "Ada"]\n[Seat b "Ben"]\n\n'

NAMES = st.text(st.characters(codec="utf-8"), max_size=80)
WORDS = st.from_regex(r"[a-z][^\s{};]{0,20}", fullmatch=True).filter(lambda word: word.split() == [word])
RECORDS = st.builds(
    Record,
    game=st.text(max_size=20),
    rules=st.integers(1, 1000),
    players=st.lists(st.builds(Player, NAMES, st.sampled_from(["person", "bot"])), max_size=9).map(tuple),
    seed=st.text(max_size=200),
    commitment=st.text(min_size=1, max_size=80),
    options=st.dictionaries(st.text(max_size=9), st.none() | st.booleans() | st.integers(-99, 99) | NAMES, max_size=4),
    actions=st.lists(st.builds(Played, st.integers(0, 8), WORDS), max_size=30).map(tuple),
    result=st.none() | st.builds(Result, st.just((1, 2)), st.tuples(st.integers(), st.integers())),
)


def fault_of(text: str | bytes) -> BadNotation:
    with pytest.raises(BadNotation) as fault:
        Record.read(text)
    assert fault.value.why.en != fault.value.why.fr
    return fault.value


def finished() -> Record:
    """A game that blue gives up after four moves."""
    table = Table(SMALL_STAR_EMPIRES, 2, seed="proof", options=Options(first_player=0))
    for _ in range(4):
        table.play(str(table.legal[0]))
    table.play("resign")
    return table.record()


def verdict(record: Record) -> list[tuple[str, bool]]:
    return [(check.name, check.holds) for check in verify(SMALL_STAR_EMPIRES, record)]


def test_the_text_form_reads_as_it_is_written() -> None:
    assert Record.read(WRITTEN) == READ
    assert READ.to_text() == WRITTEN


def test_the_json_form_reads_back() -> None:
    assert Record.read(READ.to_json()) == READ
    assert Record.read(READ.to_json().encode()) == READ


def test_the_json_form_has_every_field_by_its_name() -> None:
    plain = msgspec.json.decode(READ.to_json())
    assert plain["players"] == [{"name": "Ada", "kind": "person"}, {"name": "greedy", "kind": "bot"}]
    assert plain["actions"][0] == {"seat": 0, "action": "d6>d9:c"}
    assert plain["format"] == 1


@given(RECORDS)
def test_both_forms_of_any_record_read_back(record: Record) -> None:
    assert Record.read(record.to_json()) == record
    assert Record.read(record.to_text()) == record
    assert Record.read(record.to_text().encode()) == record


@pytest.mark.parametrize(
    "moves",
    [
        "a d6>d9:c b j8>j5:c a d9~h4:s",
        "1. a d6>d9:c 2. b j8>j5:c\n3. a d9~h4:s",
        "1. a d6>d9:c\n\n2.\nb\nj8>j5:c 3. a d9~h4:s\n\n",
        "1. a d6>d9:c {a good start} 2. b j8>j5:c {over\ntwo lines} 3. a d9~h4:s",
        "; the game\n1. a d6>d9:c ; b x y z\n2. b j8>j5:c 3. a d9~h4:s ; the end",
        "1. a d6>d9:c {1. b pass ; [x]} 2. b j8>j5:c 3. a d9~h4:s",
        "7. a d6>d9:c 1. b j8>j5:c 3. a d9~h4:s",
    ],
)
def test_numbers_lines_and_comments_do_not_matter(moves: str) -> None:
    assert Record.read(BARE + moves).actions == READ.actions


@pytest.mark.parametrize("written", [WRITTEN.replace("\n", "\r\n"), "\ufeff" + WRITTEN, "\n\n" + WRITTEN])
def test_files_from_any_machine_are_read(written: str) -> None:
    assert Record.read(written.encode()) == READ


def test_a_comment_may_stand_before_the_tags() -> None:
    assert Record.read("; played on a rainy day\n" + WRITTEN) == READ


def test_a_record_needs_no_options_commitment_result_or_actions() -> None:
    bare = Record.read(BARE)
    assert (bare.options, bare.commitment, bare.result, bare.actions) == ({}, "", None, ())


def test_the_seats_of_players_are_their_letters() -> None:
    swapped = Record.read('[Game "x"]\n[Rules "1"]\n[Seed "1"]\n[Seat b "Ben"]\n[Seat a "Ada"]\n')
    assert swapped.players == (Player("Ada"), Player("Ben"))


def test_long_games_are_written_in_lines_of_reading_length() -> None:
    long = replace(READ, actions=READ.actions * 100)
    assert max(map(len, long.to_text().splitlines()[10:])) <= 100
    assert Record.read(long.to_text()) == long


@pytest.mark.parametrize("separator", ["\n", "\r", "\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\u2029", "\0", " "])
def test_a_name_may_hold_whatever_ends_a_line(separator: str) -> None:
    odd = replace(READ, players=(Player(f"A{separator}a"), Player(separator)))
    assert Record.read(odd.to_text()) == Record.read(odd.to_json()) == odd


def test_a_tag_may_hold_quotes_backslashes_and_brackets() -> None:
    odd = replace(READ, players=(Player('A "quoted" \\ [name]'), Player("bot] bot")))
    assert Record.read(odd.to_text()) == odd


RESULT_OF_WORDS = '[Result "{\\"ranks\\":[1],\\"totals\\":[\\"x\\"]}"]\n'
BROKEN = {
    "a tag that is not closed": (BARE.replace('[Rules "1"]', '[Rules "1"'), "[Rules"),
    "a tag without quotes": (BARE.replace('[Rules "1"]', "[Rules 1]"), "[Rules"),
    "a tag in small letters": (BARE.replace('[Seed "1"]', '[seed "1"]'), "[seed"),
    "a tag that stands twice": (BARE.replace("[Seat a", '[Seed "2"]\n[Seat a'), '[Seed "2"'),
    "a quote within quotes": (BARE.replace('"Ada"', '"A"da"'), "[Seat a"),
    "an escape that is none": (BARE.replace('"Ada"', r'"\x"'), "[Seat a"),
    "a name that is too long": (BARE.replace('"Ada"', f'"{"A" * 81}"'), "[Seat a"),
    "a letter that is no seat": (BARE.replace("[Seat a", "[Seat j"), "[Seat j"),
    "a seat that stands twice": (BARE.replace("[Seat b", "[Seat a"), '[Seat a "Ben'),
    "a seat that is left out": (BARE.replace("[Seat b", "[Seat c"), "[Seat c"),
    "a seat without a letter": (BARE.replace("[Seat b", "[Seat"), '[Seat "Ben'),
    "a version that is no number": (BARE.replace('[Rules "1"]', '[Rules "one"]'), "[Rules"),
    "options that are no JSON": (BARE.replace("[Seat a", '[Options "{"]\n[Seat a'), "[Options"),
    "options that are a list": (BARE.replace("[Seat a", '[Options "[]"]\n[Seat a'), "[Options"),
    "a result without ranks": (BARE.replace("[Seat a", '[Result "{}"]\n[Seat a'), "[Result"),
    "a result of words": (BARE.replace("[Seat a", RESULT_OF_WORDS + "[Seat a"), "[Result"),
    "an action of nobody": (BARE + "1. a d6>d9:c 2. x j8>j5:c", "x j8"),
    "an action without a seat": (BARE + "1. a d6>d9:c 2. j8>j5:c", "j8>"),
    "a seat in a capital letter": (BARE + "1. a d6>d9:c 2. B j8>j5:c", "B j8"),
    "a comment that is not closed": (BARE + "1. a d6>d9:c {never closed 2. b j8>j5:c", "{never"),
    "a comment that is not begun": (BARE + "1. a d6>d9:c } 2. b j8>j5:c", "} 2."),
    "a tag after the actions": (BARE + "1. a d6>d9:c\n[Seat c]", "[Seat c]"),
}


@for_each(("broken", "place"), BROKEN.values())
def test_a_broken_text_names_the_place_of_its_first_fault(broken: str, place: str) -> None:
    assert fault_of(broken).at == broken.index(place)


def test_an_action_that_is_too_long_is_refused() -> None:
    assert "16000" in str(fault_of(BARE + "1. a " + "x" * 16_001))


def test_an_action_that_is_missing_is_missed_at_the_end() -> None:
    broken = BARE + "1. a d6>d9:c 2. b"
    assert fault_of(broken).at == len(broken)
    assert "last action is missing" in str(fault_of(broken))


@pytest.mark.parametrize("tag", ["Game", "Rules", "Seed"])
def test_a_tag_that_is_missing_is_named(tag: str) -> None:
    without = "".join(line for line in BARE.splitlines(keepends=True) if not line.startswith(f"[{tag}"))
    assert f"[{tag} ...] is missing" in str(fault_of(without))


def altered(**changes: Any) -> str:
    plain = {**msgspec.to_builtins(READ), **changes}
    return msgspec.json.encode({name: value for name, value in plain.items() if value is not ...}).decode()


@for_each(
    ("broken", "says"),
    [
        (altered(seed=...), "seed"),
        (altered(game=...), "game"),
        (altered(players=...), "players"),
        (altered(surprise=1), "surprise"),
        (altered(rules="1"), "$.rules"),
        (altered(seed=1), "$.seed"),
        (altered(seed="x" * 201), "$.seed"),
        (altered(players=[{"name": "A" * 81}]), "$.players[0].name"),
        (altered(players=[{"name": "A", "kind": "cat"}]), "$.players[0].kind"),
        (altered(actions=[{"seat": 9, "action": "x"}]), "$.actions[0].seat"),
        (altered(actions=[{"seat": -1, "action": "x"}]), "$.actions[0].seat"),
        (altered(actions=[{"seat": 0, "action": "x" * 16_001}]), "$.actions[0].action"),
        (altered(actions=[["a", "x"]]), "$.actions[0]"),
        (altered(result={"ranks": [1]}), "$.result"),
        (altered(options=[]), "$.options"),
        (altered(format=2), "format"),
        (altered(format=0), "format"),
        ("{}", "game"),
    ],
)
def test_broken_json_names_the_field(broken: str, says: str) -> None:
    assert says in str(fault_of(broken))


@pytest.mark.parametrize(("broken", "place"), [('{"game": "x", rules: 1}', 14), ('{"game": "x', 11), ("{", 1)])
def test_broken_json_names_the_place(broken: str, place: int) -> None:
    assert fault_of(broken).at == place


@pytest.mark.parametrize("nothing", ["", " \n", b"", "hello", "1. a d6>d9:c", "[]", "null", "42", '"x"'])
def test_what_is_no_record_at_all_is_bad_notation(nothing: str | bytes) -> None:
    fault_of(nothing)


def test_bytes_that_are_no_text_name_the_place() -> None:
    assert fault_of(BARE.encode() + b"\xff").at == len(BARE)


def test_a_text_that_is_no_unicode_is_bad_notation() -> None:
    fault_of('{"game": "\ud800"}')
    fault_of(BARE.replace("Ada", "\ud800"))
    fault_of(BARE.replace("Ada", r"\ud800"))


@pytest.mark.parametrize("filler", [" ", "\n", "{", "[", "a ", "[[", '{"a":'])
def test_what_is_too_long_is_refused_before_it_is_read(filler: str) -> None:
    assert "too long" in str(fault_of(filler * (LONGEST // len(filler) + 1)))


@pytest.mark.parametrize("filler", ["\n", "{", "}", "{}", ";", ";\n", "[", "1. ", '[Game "x"]\n', "\\", '"'])
def test_long_texts_of_one_thing_are_read_to_their_end_without_delay(filler: str) -> None:
    for text in (BARE + "a x " + filler * 100_000 + " z", filler * 100_000 + " z"):
        with suppress(BadNotation):
            Record.read(text)


@pytest.mark.parametrize("rules", [0, -1, SMALL_STAR_EMPIRES.rules_version + 1, 10**9])
def test_a_record_of_rules_this_program_does_not_know_is_refused(rules: int) -> None:
    known = f"this program knows 1 to {SMALL_STAR_EMPIRES.rules_version}"
    with pytest.raises(BadRecord, match=f"version {rules} of the rules of Small Star Empires; {known}"):
        Table.from_record(SMALL_STAR_EMPIRES, replace(finished(), rules=rules))


@pytest.mark.parametrize(
    ("number", "action", "says"),
    [
        (1, Played(0, "a1>a2:c"), "action 1 (a a1>a2:c) cannot be played: SSE-"),
        (2, Played(0, "resign!"), "action 2 (a resign!) cannot be played: This is not a move"),
        (3, Played(5, "resign"), "action 3 (f resign) cannot be played: There is no seat 6"),
        (3, Played(1, "a1>a2:c"), "action 3 (b a1>a2:c) cannot be played: SSE-2.6: It is not your turn"),
        (6, Played(0, "resign"), "action 6 (a resign) cannot be played: SSE-5.2: The game is over"),
    ],
)
def test_an_action_that_cannot_be_played_is_named(number: int, action: Played, says: str) -> None:
    record = finished()
    wrong = replace(record, actions=(*record.actions[: number - 1], action))
    with pytest.raises(BadRecord) as fault:
        Table.from_record(SMALL_STAR_EMPIRES, wrong)
    assert says in str(fault.value)
    assert f"le coup {number} " in fault.value.why.fr


@pytest.mark.parametrize("options", [{"colour": 1}, {"layout": "moon"}, {"layout": "four_players"}, {"board": "r.x"}])
def test_a_record_of_options_that_are_none_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(StellarchError):
        Table.from_record(SMALL_STAR_EMPIRES, replace(finished(), options=options))


def test_a_whole_record_is_proved() -> None:
    checks = verify(SMALL_STAR_EMPIRES, finished())
    assert [(check.name, check.holds, check.proved) for check in checks] == [
        ("seed", True, True),
        ("agreement", True, True),
        ("actions", True, True),
        ("result", True, True),
    ]


def unproved(record: Record) -> list[str]:
    checks = verify(SMALL_STAR_EMPIRES, record)
    assert all(check.holds for check in checks)
    return [check.name for check in checks if not check.proved]


def test_a_record_that_was_cut_short_is_said_to_be() -> None:
    record = finished()
    assert unproved(replace(record, actions=record.actions[:3], result=None)) == ["result"]


def test_a_record_that_keeps_its_result_to_itself_is_said_to() -> None:
    assert unproved(replace(finished(), result=None)) == ["result"]


def test_without_a_commitment_nothing_is_said_to_be_promised() -> None:
    record = Record.read(replace(finished(), commitment="").to_text())
    assert unproved(record) == ["seed", "agreement"]


def test_an_older_commitment_binds_the_seed_alone() -> None:
    record = finished()
    assert unproved(replace(record, commitment=commitment(record.seed))) == ["agreement"]


@pytest.mark.parametrize(
    "change", [{"options": {"layout": "two_players"}}, {"players": (Player("Eve"), Player("Ben"))}, {"rules": 1}]
)
def test_a_changed_option_name_or_version_is_found_out(change: dict[str, Any]) -> None:
    assert verdict(replace(finished(), **change)) == [("seed", True), ("agreement", False)]


def test_another_seed_than_the_one_promised_is_found_out() -> None:
    assert verdict(replace(finished(), seed="another")) == [("seed", False)]


def test_an_illegal_action_is_found_out() -> None:
    record = finished()
    wrong = replace(record, actions=(Played(0, "a1>a2:c"), *record.actions[1:]))
    assert verdict(wrong) == [("seed", True), ("agreement", True), ("actions", False)]
    assert "action 1 (a a1>a2:c)" in verify(SMALL_STAR_EMPIRES, wrong)[-1].what.en


@pytest.mark.parametrize("result", [Result((2, 1), (0, 0)), Result((1, 1), (3, 3)), Result((), ()), Result((1,), (1,))])
def test_a_wrong_result_is_found_out(result: Result) -> None:
    assert verdict(replace(finished(), result=result))[-1] == ("result", False)


def test_a_result_claimed_before_the_end_is_found_out() -> None:
    record = finished()
    early = verify(SMALL_STAR_EMPIRES, replace(record, actions=record.actions[:-1]))
    assert (early[-1].name, early[-1].holds, early[-1].what.en) == ("result", False, "The game is not over.")


@pytest.mark.parametrize("change", [{"rules": 99}, {"game": "go"}, {"options": {"colour": 1}}, {"players": ()}])
def test_a_record_that_cannot_be_replayed_is_found_out(change: dict[str, Any]) -> None:
    old = replace(finished(), commitment=commitment(finished().seed), **change)
    assert verdict(old) == [("seed", True), ("agreement", True), ("actions", False)]


def test_a_check_says_what_it_found_in_both_languages() -> None:
    for check in verify(SMALL_STAR_EMPIRES, finished()):
        assert isinstance(check, Check)
        assert check.what.en != check.what.fr
