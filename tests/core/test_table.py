"""A table: the log of actions, and all that follows from it."""

import pytest

from stellarch.core import (
    BadNotation,
    BadOptions,
    BadRecord,
    GameOver,
    Illegal,
    NotYourTurn,
    Played,
    Player,
    Record,
    Refused,
    StellarchError,
    Table,
    UnknownRules,
)
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES
from stellarch.games.small_star_empires.actions import AnyAction, read_action
from stellarch.games.small_star_empires.options import Options
from stellarch.games.small_star_empires.state import State
from tests.core.toy_auction import TOY_AUCTION

BEGINNING = Options(layout="two_players", first_player=0)


def table(*actions: str) -> Table[State, AnyAction]:
    started = Table(SMALL_STAR_EMPIRES, 2, seed=1, options=BEGINNING)
    for action in actions:
        started.play(action)
    return started


def first_move() -> str:
    return str(table().legal[0])


def test_a_new_table_waits_for_the_first_player() -> None:
    new = table()
    assert new.turn == 0
    assert new.waiting_on == {0}
    assert not new.is_over
    assert new.log == []
    assert [type(event).__name__ for event in new.opening] == ["GameStarted"]


def test_an_action_and_its_short_form_are_the_same() -> None:
    by_text, by_action = table(first_move()), table()
    by_action.play(read_action(first_move()))
    assert by_text.state == by_action.state
    assert by_text.log == by_action.log


def test_playing_gives_the_events_and_adds_a_line_to_the_log() -> None:
    played = table()
    events = played.play(first_move())
    assert [type(event).__name__ for event in events] == ["ShipMoved", "SystemClaimed"]
    assert played.log[-1] == (0, read_action(first_move()), events)
    assert played.turn == 1


def test_every_state_can_be_had_again() -> None:
    played = table(first_move())
    assert [played.state_at(number) for number in (0, 1)] == [table().state, played.state]


def test_undo_takes_the_last_action_back() -> None:
    played = table(first_move())
    assert str(played.undo()) == first_move()
    assert (played.state, played.log, played.turn) == (table().state, [], 0)


def test_after_undo_the_same_action_gives_the_same_again() -> None:
    played = table(first_move())
    before = played.state
    played.undo()
    played.play(first_move())
    assert played.state == before


def test_there_is_nothing_to_undo_at_the_start() -> None:
    with pytest.raises(Refused, match="nothing to take back"):
        table().undo()


@pytest.mark.parametrize(
    ("action", "seat", "verdict"),
    [
        ("a1>a2:c", None, Illegal),
        ("g7>", None, BadNotation),
        ("", None, BadNotation),
        ("pass", None, Illegal),
        ("a1>a2:c", 1, NotYourTurn),
        ("a1>a2:c", 2, NotYourTurn),
        ("resign", 2, NotYourTurn),
        ("resign", -1, NotYourTurn),
    ],
)
def test_what_is_refused_changes_nothing(action: str, seat: int | None, verdict: type[StellarchError]) -> None:
    played = table(first_move())
    played.undo()
    with pytest.raises(verdict):
        played.play(action, seat)
    assert (played.state, played.log, played.turn) == (table().state, [], 0)


def test_out_of_turn_a_seat_may_still_do_what_is_free() -> None:
    played = table()
    played.play("resign", 1)
    assert played.is_over
    assert played.standings.winners == (0,)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_nothing_is_played_after_the_end(seat: int | None) -> None:
    over = table("resign")
    with pytest.raises(GameOver):
        over.play("resign", seat)


def test_after_the_end_nobody_is_on_turn_and_nothing_is_legal() -> None:
    over = table("resign")
    assert (over.turn, over.legal, over.waiting_on) == (None, (), frozenset())


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 9])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(BadOptions, match=f"2 to 4 players, not {players}") as refusal:
        Table(SMALL_STAR_EMPIRES, players)
    assert refusal.value.about == ("players",)


def test_a_number_of_players_that_the_names_do_not_bear_out_is_refused() -> None:
    with pytest.raises(BadOptions):
        Table(SMALL_STAR_EMPIRES, 3, seed=1, names=[Player("Ada"), Player("Ben")])


def test_there_are_as_many_players_as_names() -> None:
    names = [Player("Ada"), Player("Ben"), Player("greedy", "bot")]
    named = Table(SMALL_STAR_EMPIRES, seed=1, names=names)
    assert named.players == tuple(names)
    assert len(named.view().players) == 3


def test_by_itself_a_table_has_the_fewest_players_named_for_their_seats() -> None:
    red, green, *_ = map(str, SMALL_STAR_EMPIRES.players.names)
    assert Table(SMALL_STAR_EMPIRES, seed=1).players == (Player(red), Player(green))


def test_a_seed_may_be_a_number_or_a_text() -> None:
    assert Table(SMALL_STAR_EMPIRES, 2, seed=1).state == Table(SMALL_STAR_EMPIRES, 2, seed="1").state


def test_without_a_seed_every_table_is_another() -> None:
    assert Table(SMALL_STAR_EMPIRES, 2).seed != Table(SMALL_STAR_EMPIRES, 2).seed


def test_a_table_does_not_show_its_seed() -> None:
    secret = Table(SMALL_STAR_EMPIRES, 2, seed="a-secret")
    assert "a-secret" not in repr(secret) + str(secret.view()) + repr(secret.state)
    assert repr(secret) == "<Table small-star-empires, 2 players, 0 actions>"


def test_a_table_drawn_is_its_picture() -> None:
    assert str(table()) == SMALL_STAR_EMPIRES.picture(table().view())


def test_where_several_are_waited_for_the_one_that_has_not_acted_for_longest_is_on_turn() -> None:
    auction = Table(TOY_AUCTION, 4, seed=1)
    auction.play("bid:1", 2)
    assert auction.turn == 0
    assert auction.waiting_on == {0, 1, 3}
    auction.play("bid:2")
    assert auction.turn == 1
    for order in ("bid:1", "bid:1", "open:0", "settle:true"):  # seats 1 and 3, then seat 0, which bid most
        auction.play(order)
    assert auction.waiting_on == {0, 1, 2, 3}
    assert auction.turn == 2


def test_a_record_leads_back_to_the_table() -> None:
    played = table(first_move())
    again = Table.from_record(SMALL_STAR_EMPIRES, played.record())
    assert (again.state, again.log, again.opening) == (played.state, played.log, played.opening)
    assert (again.players, again.seed, again.options) == (played.players, played.seed, played.options)


def test_a_record_holds_what_was_agreed_and_done() -> None:
    record = table(first_move(), "resign").record()
    assert record.options == {"layout": "two_players", "first_player": 0}
    assert record.actions == (Played(0, first_move()), Played(1, "resign"))
    assert record.result is not None
    assert record.result.ranks == (1, 2)


def test_a_game_that_is_not_over_has_no_result() -> None:
    assert table(first_move()).record().result is None


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(BadRecord, match="'small-star-empires', not 'toy-auction'"):
        Table.from_record(TOY_AUCTION, table().record())


def test_a_record_without_players_is_refused() -> None:
    nobody = Record.read('[Game "small-star-empires"]\n[Rules "1"]\n[Seed "1"]\n')
    with pytest.raises((BadRecord, BadOptions)):
        Table.from_record(SMALL_STAR_EMPIRES, nobody)


def test_a_table_follows_the_newest_rules_unless_it_is_told_otherwise() -> None:
    table = Table(SMALL_STAR_EMPIRES, 2, seed=1)
    assert table.rules == table.record().rules == SMALL_STAR_EMPIRES.rules_version
    assert Table(SMALL_STAR_EMPIRES, 2, seed=1, rules=1).record().rules == 1


@pytest.mark.parametrize("rules", [0, -1, 99])
def test_rules_that_nobody_knows_are_refused(rules: int) -> None:
    for start in (
        lambda: Table(TOY_AUCTION, 2, rules=rules),
        lambda: SMALL_STAR_EMPIRES.start(Options(), 2, "1", rules),
    ):
        with pytest.raises(UnknownRules, match=f"version {rules} of the rules") as refusal:
            start()
        assert f"version {rules} des règles" in refusal.value.why.fr
