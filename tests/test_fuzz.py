"""Anything may be given to what reads text or JSON: it is read, or refused in words; nothing else ever comes out."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from stellarch.core import (
    BadNotation,
    BadOptions,
    Record,
    Refused,
    Seat,
    StellarchError,
    Table,
    parse_options,
    read_options,
    verify,
)
from stellarch.core.options import changed
from stellarch.games import GAMES
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES
from stellarch.games.small_star_empires.actions import read_action
from stellarch.games.small_star_empires.board_text import read_board, write_board
from stellarch.games.small_star_empires.names import name, read_name
from stellarch.games.small_star_empires.options import Options
from stellarch.games.small_star_empires.position import read_position, write_position
from stellarch.games.small_star_empires.state import State
from stellarch.games.small_star_empires.validation import check
from stellarch.testing import contract
from tests.cases import for_each
from tests.core import toy_auction
from tests.core.toy_auction import TOY_AUCTION

CASES = [
    contract.Case(SMALL_STAR_EMPIRES, 3, Options(unexplored=True, open_borders=True), out_of_turn=1000, longest=25),
    contract.Case(SMALL_STAR_EMPIRES, 2, Options(campaign=True), out_of_turn=1000, longest=60),
    contract.Case(TOY_AUCTION, 9, toy_auction.Options(), out_of_turn=2),
]
STATES: list[State] = [moment.step.state for case in CASES[:2] for moment in contract.moments(case)]
POSITIONS = [str(state) for state in STATES[::5]]
BOARDS = [*sorted({str(state.board) for state in STATES}), "r.g7-1ab2e.h6-XO3", "p.g7G0.d8D1.d6Ha0.j8Hb3"]
PLAYED = {str(moment.action) for case in CASES for moment in contract.moments(case)}
ACTIONS = sorted(PLAYED | {"stop", "pass", "resign", "+g8:c"})
TABLES = [contract.table_of(case) for case in CASES]
RECORDS = [form for table in TABLES for form in (table.record().to_text(), table.record().to_json())]

ODD = "\ud800\udfff\u2028\x85\x1c\x00\ufeff\U0010ffff"  # half characters, ends of lines, marks that nobody sees
ANYTHING = st.text(st.characters() | st.sampled_from(ODD), max_size=200)
NOTATION = st.text('abcdhrpGHXOREuxt0123456789-.~>:+,[]{}";\\\n \u0663\u2028é', max_size=120)
NUMBERS = st.integers() | st.integers(-9, 9) | st.floats()
JSON = st.recursive(
    st.none() | st.booleans() | NUMBERS | ANYTHING | st.sampled_from(ACTIONS),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@st.composite
def mutated(draw: st.DrawFn, texts: list[str]) -> str:
    """A good text with a few letters left out, put in or changed, or a stretch of it repeated."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 6)))
        new = draw(
            st.sampled_from([text[start:end] * 2, ""]) | NOTATION.map(lambda given: given[:4]) | st.sampled_from(ODD)
        )
        text = text[:start] + new + text[end:]
    return text


def given_texts(good: list[str]) -> Callable[[Any], Any]:
    return given(text=st.one_of(mutated(good), st.sampled_from(good), NOTATION, ANYTHING))


def result(read: Callable[..., Any], *given: Any, refusal: type[StellarchError] = BadNotation) -> Any:
    """What is read or done, or None where it is refused: in words, and with a place that is in the text."""
    try:
        return read(*given)
    except refusal as fault:
        verdict = fault
    assert verdict.why.en
    assert verdict.why.fr
    if isinstance(verdict, BadNotation):
        assert 0 <= verdict.at <= max(len(verdict.text), len(str(given[0])))
    return None


@given_texts(["g7", "a1", "z99"])
def test_names_of_hexes(text: str) -> None:
    at = result(read_name, text)
    assert at is None or name(at) == text


@given_texts(ACTIONS)
def test_actions(text: str) -> None:
    for read in (read_action, TOY_AUCTION.read_action):
        action = result(read, text)
        assert action is None or read(str(action)) == action


@given_texts(BOARDS)
@example(text="r.g7-1.g7-1")
@example(text="r.g7Ha0.g7Ha0.g7Ga0.g7Gb1X")
def test_boards(text: str) -> None:
    if board := result(read_board, text):
        assert read_board(write_board(board)) == board
        check(board)


@given_texts(POSITIONS)
@example(text="sse1~r.g7-a12b~-~aa~-~g7.g10~0-0-0.16-4-0~a--")  # a has nothing left to place
@example(text="sse1~r.g7-a12b~-~2~-~.g10~16-4-0.16-4-0~a--")  # a has no ship
@example(text="sse1~r.g7-a1b~-~1~-~g7.g9~1-0-0.0-0-0~a--~1.a.0-0.four_players")  # a round that cannot be dealt
def test_positions(text: str) -> None:
    if state := result(read_position, text, "seed"):
        assert read_position(write_position(state), "seed") == state
        SMALL_STAR_EMPIRES.view(state, None)
        SMALL_STAR_EMPIRES.standings(state)
        assert bool(SMALL_STAR_EMPIRES.legal(state, state.turn)) == bool(SMALL_STAR_EMPIRES.waiting_on(state))
        for action in SMALL_STAR_EMPIRES.legal(state, state.turn)[::7]:
            SMALL_STAR_EMPIRES.apply(state, state.turn, action)


@given_texts(RECORDS)
@example(text=RECORDS[0].replace('"]', '\ud800"]'))
@example(text=RECORDS[1].replace('"', '"\ud800'))
def test_records(text: str) -> None:
    for form in (text, text.encode("utf-8", "surrogatepass")):
        if record := result(Record.read, form):
            assert Record.read(record.to_json()) == Record.read(record.to_text()) == record


@given_texts(RECORDS)
def test_records_that_are_replayed(text: str) -> None:
    if record := result(Record.read, text):
        for game in (SMALL_STAR_EMPIRES, TOY_AUCTION):
            assert verify(game, record)
            result(Table.from_record, game, record, refusal=StellarchError)


@given(st.binary(max_size=300))
def test_records_of_any_bytes(given_bytes: bytes) -> None:
    with pytest.raises(BadNotation):
        Record.read(given_bytes)


@given(JSON)
def test_records_of_any_json(value: Any) -> None:
    with pytest.raises(BadNotation):
        Record.read(json.dumps(value))
    with pytest.raises(BadNotation):
        Record.read(json.dumps({"game": "x", "rules": 1, "players": value, "seed": "1", "commitment": "", "extra": 1}))


NAMES = st.sampled_from(Options.__struct_fields__) | st.text(max_size=8)
LIKELY = st.sampled_from(
    ["retail", "two_players", "none", "null", "true", "14", "0.5", "nan", "inf", "1e999", "-0", ""]
)


@given(st.lists(st.one_of(st.tuples(NAMES, LIKELY | ANYTHING).map("=".join), NAMES, ANYTHING), max_size=3))
def test_options_of_words(words: list[str]) -> None:
    result(parse_options, Options, words, refusal=BadOptions)


@given(st.dictionaries(NAMES, LIKELY | JSON, max_size=3))
def test_options_of_plain_values(values: dict[str, Any]) -> None:
    options = result(read_options, Options, values, refusal=BadOptions)
    assert options is None or read_options(Options, changed(options)) == options


FIELDS = st.fixed_dictionaries(
    {"type": st.sampled_from(["move", "repair", "refuel", "stop", "pass", "resign", "x"]) | JSON},
    optional={
        "origin": st.lists(st.integers(-9, 9) | st.integers(), min_size=2, max_size=2) | JSON,
        "target": st.lists(st.integers(-9, 9) | st.integers(), min_size=2, max_size=2) | JSON,
        "how": st.sampled_from([">", "~"]) | JSON,
        "place": st.sampled_from(["c", "s", "h"]) | JSON,
        "more": JSON,
    },
)


@given(FIELDS | JSON, st.sampled_from(STATES[::10]), st.integers(0, 1))
@example({"type": "move", "origin": [10**30, 0], "target": [0, -(10**30)], "how": ">", "place": "h"}, STATES[0], 0)
@example({"type": "move", "origin": [1000, 0], "target": [0, -1000], "how": "~", "place": "c"}, STATES[0], 0)
@example({"type": "refuel", "target": [1000, 1000], "place": "h"}, STATES[0], 0)
def test_plain_actions_and_what_comes_of_them(plain: Any, state: State, seat: int) -> None:
    action = result(SMALL_STAR_EMPIRES.read_plain, plain)
    if action is not None:
        step = result(SMALL_STAR_EMPIRES.apply, state, Seat(seat), action, refusal=Refused)
        assert step is None or read_action(str(action)) == action


DEEP = 100_000


@pytest.mark.parametrize(
    "text",
    [
        "[" * DEEP,
        '{"a":' * DEEP,
        "{" * DEEP,
        '{"options":' + "[" * DEEP + "]" * DEEP + "}",
        '{"options":' + '{"a":' * DEEP + "1" + "}" * DEEP + "}",
        f'[Game "x"]\n[Rules "1"]\n[Seed "1"]\n[Options "{"[" * DEEP}"]\n',
        f'[Game "x"]\n[Rules "1"]\n[Seed "1"]\n[Result "{"[" * DEEP}"]\n',
        f'[Game "x"]\n[Rules "{"9" * DEEP}"]\n[Seed "1"]\n',
    ],
    ids=lambda text: f"{text[:12]}-{len(text)}",
)
def test_what_goes_too_deep_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        Record.read(text)


@pytest.mark.parametrize("depth", [10, 300, 900, 3000, 50_000])
def test_plain_values_of_any_depth_are_refused(depth: int) -> None:
    nested: Any = "x"
    for _ in range(depth):
        nested = [nested]
    for plain in (nested, {"type": nested}, {"type": "move", "origin": nested}):
        with pytest.raises(BadNotation):
            SMALL_STAR_EMPIRES.read_plain(plain)
    with pytest.raises(BadOptions):
        read_options(Options, {"board": nested})


@for_each("read", [read_board, read_position, read_action, read_name])
@for_each("filler", ["a", ".", "~", "r.", "g7-1", "1" * 9, "g7-" + "1" * 1990, "\n", "\0", "é"])
def test_long_texts_are_refused_in_a_few_words(read: Callable[[str], Any], filler: str) -> None:
    with pytest.raises(BadNotation) as fault:
        read(filler * 50_000)
    assert len(str(fault.value)) < 500


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_refuses_an_empty_action(game_id: str) -> None:
    with pytest.raises(BadNotation):
        GAMES[game_id].read_action("")
    with pytest.raises(BadNotation):
        GAMES[game_id].read_plain({})
