"""Every text form reads back, at every step of games played by chance: actions, positions, boards, records, saves."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from stellarch.core import BadNotation, Played, Player, Record, Table
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES
from stellarch.games.small_star_empires.actions import Resign, read_action
from stellarch.games.small_star_empires.board_text import read_board
from stellarch.games.small_star_empires.position import read_position
from stellarch.games.small_star_empires.state import State
from tests.games.small_star_empires.random_games import RandomGame, games, law, moments, positions, single_games, turns

legal, apply = SMALL_STAR_EMPIRES.legal, SMALL_STAR_EMPIRES.apply


@law
@given(games())
def test_actions_read_back(game: RandomGame) -> None:
    for turn in turns(game):
        for action in (*legal(turn.before, turn.before.turn), Resign()):
            assert read_action(str(action)) == action
            assert eval(repr(action)) == action
            assert SMALL_STAR_EMPIRES.read_plain(msgspec.to_builtins(action)) == action


@law
@given(games())
def test_positions_and_boards_read_back(game: RandomGame) -> None:
    for state in positions(game):
        assert str(read_position(str(state))) == str(state)
        assert str(eval(repr(state))) == str(state)
        assert read_board(str(state.board)) == state.board
        assert eval(repr(state.board)) == state.board


@law
@given(single_games())
def test_records_read_back(game: RandomGame) -> None:
    table = Table(SMALL_STAR_EMPIRES, game.players, game.seed, game.options)
    for turn in turns(game):
        table.play(turn.action, turn.seat)
        record = table.record()
        assert Record.read(record.to_text()) == record
        assert Record.read(record.to_json()) == record
    again = Table.from_record(SMALL_STAR_EMPIRES, table.record())
    assert all(again.state_at(number) == table.state_at(number) for number in range(len(table.log) + 1))


names = st.one_of(
    st.text(st.characters(exclude_categories=["Cs"]), max_size=80),
    st.text(' a"\\[]{};\n\r\t\v\x85\u2028\u2029', max_size=20),  # what quotes, ends lines or begins comments
)


@law
@given(names, names)
def test_records_read_back_whatever_the_players_are_called(one: str, other: str) -> None:
    record = Table(SMALL_STAR_EMPIRES, seed=1, names=[Player(one), Player(other, "bot")]).record()
    record = replace(record, actions=(Played(0, "d6>d9:c"),))
    assert Record.read(record.to_text()) == record
    assert Record.read(record.to_json()) == record


slips = st.sampled_from("abcdABCDHOXeuprtdnxsf-~.0123456789")


@law
@given(moments, st.floats(0, 1, exclude_max=True), slips)
def test_a_position_with_a_slip_of_the_pen_is_refused_or_can_be_played(state: State, where: float, slip: str) -> None:
    text = str(state)
    place = int(where * len(text))
    try:
        found = read_position(text[:place] + slip + text[place + 1 :])
    except BadNotation:
        return
    assert str(read_position(str(found))) == str(found)
    for seat in SMALL_STAR_EMPIRES.waiting_on(found):
        assert all(apply(found, seat, action) for action in legal(found, seat))


@law
@given(games())
def test_a_saved_game_goes_on_as_if_nothing_had_happened(game: RandomGame) -> None:
    for turn in turns(game):
        restored = SMALL_STAR_EMPIRES.restore(SMALL_STAR_EMPIRES.save(turn.before))
        assert restored == turn.before
        assert legal(restored, restored.turn) == legal(turn.before, turn.before.turn)
        assert apply(restored, turn.seat, turn.action) == (turn.after, turn.events)
        if turn.after.over:
            assert SMALL_STAR_EMPIRES.restore(SMALL_STAR_EMPIRES.save(turn.after)) == turn.after
