"""The history of a game: any position can be had again from the log, and nothing is taken back that came out."""

from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest

from stellarch.core import Checkpoint, History, Line, Refused, Seat, Step, Table
from tests.core.large_auction import LARGE_AUCTION, SEATS, LargeOptions, played
from tests.core.toy_auction import TOY_AUCTION, AnyAction, Options, State

Lines = list[Line]
Auction = History[State, AnyAction, Line]
BIDS = ((0, "bid:1"), (1, "bid:2"), (2, "bid:3"))


def first() -> Step[State]:
    return TOY_AUCTION.start(Options(3), 4, "1")


def auction(*actions: tuple[int, str]) -> Auction:
    history: Auction = History(TOY_AUCTION, first)
    for seat, text in actions:
        add(history, seat, text)
    return history


def add(history: Auction, seat: int, text: str) -> None:
    kind = "undo" if text[0] in "-0123456789" else "action"
    line = Line(history.number + 1, kind, seat, text)  # type: ignore[arg-type]
    history.add(line, history.step(line))


def take_back(history: Auction, *seats: int) -> str:
    """What can be taken back, as the line that does it."""
    back = history.take_back(seats)
    assert back is not None
    return back.text


@cache
def long_table() -> Table[State, AnyAction]:
    return played(600)


def long_lines() -> Lines:
    return list(long_table().history.lines)


class Kept(dict[int, Checkpoint[Any]]):
    """Checkpoints, of which some cannot be restored; it notes which were asked for and there."""

    def __init__(self, broken: Iterable[int] = ()) -> None:
        super().__init__()
        self.broken = set(broken)
        self.used: list[int] = []

    def get(self, number: int, default: Any = None) -> Any:
        if number in self.broken or number not in self:
            return default
        self.used.append(number)
        return super().get(number)


def replaying(kept: Kept) -> Auction:
    def start() -> Step[State]:
        return LARGE_AUCTION.start(LargeOptions(), SEATS, "large")

    return History(LARGE_AUCTION, start, kept)


# Any position


def test_a_position_of_the_past_is_the_one_that_was_there() -> None:
    history = auction()
    states = [history.state]
    for seat, text in (*BIDS, (3, "bid:0"), (2, "open:0"), (2, "settle:true")):
        add(history, seat, text)
        states.append(history.state)
    assert [history.state_at(number) for number in range(history.number + 1)] == states


def test_what_a_line_led_to_can_be_told_again() -> None:
    history = auction(*BIDS)
    line = Line(4, "action", 3, "bid:0")
    sold = history.step(line)
    history.add(line, sold)
    add(history, 2, "open:0")
    assert history.step_at(4) == sold
    assert history.step_at(0) == first()


def test_a_long_game_keeps_few_states_and_finds_them_all() -> None:
    table, kept = long_table(), Kept()
    history = replaying(kept)
    history.resume(long_lines(), 0)
    assert 2 <= len(kept) <= 10
    assert len(history._at_hand) <= 32
    for number in (0, 1, 77, 300, 301, 599, 600):
        assert history.state_at(number) == table.state_at(number)


def test_a_log_is_gone_on_with_from_a_checkpoint() -> None:
    kept = Kept()
    replaying(kept).resume(long_lines(), 0)
    newest, played_again = max(kept), replaying(kept)
    kept.used.clear()
    played_again.resume(long_lines(), newest)
    assert kept.used[0] == newest
    whole = long_table().history
    assert played_again.state == whole.state
    assert (played_again.barrier, played_again.waiting_on) == (whole.barrier, whole.waiting_on)
    assert [played_again.waited_since([seat]) for seat in range(SEATS)] == [
        whole.waited_since([seat]) for seat in range(SEATS)
    ]
    assert [played_again.last_action(seat) for seat in range(SEATS)] == [
        whole.last_action(seat) for seat in range(SEATS)
    ]


def test_a_checkpoint_that_cannot_be_restored_is_done_without() -> None:
    kept = Kept()
    replaying(kept).resume(long_lines(), 0)
    kept.broken = set(kept) - {0}
    history = replaying(kept)
    history.resume(long_lines(), max(kept))
    assert history.state == long_table().state
    assert history.state_at(300) == long_table().state_at(300)


# Logs of before


def test_an_older_log_names_the_line_that_was_gone_back_to() -> None:
    history = auction(*BIDS, (1, "1"), (1, "bid:5"))
    assert list(history.path()) == [5, 1]
    assert history.state == auction((0, "bid:1"), (1, "bid:5")).state
    assert history.taken_back_by(4) == (2, 3)
    assert [history.state_at(number) for number in (3, 4)] == [auction(*BIDS).state, auction(BIDS[0]).state]


def test_both_kinds_of_take_back_stand_in_one_log() -> None:
    history = auction(*BIDS, (1, "1"), (1, "bid:5"), (0, "-1"), (2, "bid:4"))
    assert list(history.path()) == [7, 5]
    assert history.state == auction((1, "bid:5"), (2, "bid:4")).state
    add(history, 2, "5")  # back to before the second take-back
    assert history.state == auction((0, "bid:1"), (1, "bid:5")).state


# Taking back


def test_where_all_decide_at_the_same_time_the_others_answers_stand() -> None:
    history = auction(*BIDS)
    assert take_back(history, 0) == "-1"
    add(history, 0, "-1")
    assert history.state == auction(*BIDS[1:]).state
    assert history.waiting_on == {0, 3}
    add(history, 0, "bid:9")
    assert history.state == auction(*BIDS[1:], (0, "bid:9")).state
    assert [played.action for played in history.played()] == ["bid:2", "bid:3", "bid:9"]


def test_each_in_turn_may_take_an_answer_back_and_none_comes_back_to_life() -> None:
    history = auction(*BIDS)
    for seat in (0, 1, 2):
        add(history, seat, take_back(history, seat))
    assert list(history.path()) == []
    assert history.state == first().state
    assert history.state_at(4) == auction(*BIDS[1:]).state


def test_what_others_built_on_goes_with_it() -> None:
    offered = (0, "offer:1:[0]:1:%22%22")
    history = auction(offered, (1, "answer:0:true"), (2, "bid:1"))
    assert take_back(history, 0) == "-1-2-3"
    add(history, 0, "-1-2-3")
    assert history.state == first().state


def test_a_decision_among_several_at_once_is_told_from_one_in_turn() -> None:
    together = auction(*BIDS)
    back = together.take_back((1,))
    assert back is not None
    assert together.is_decided_together(back.number)
    history = auction((0, "offer:1:[0]:1:%22%22"))
    back = history.take_back((0,))
    assert back is not None
    assert history.is_decided_together(
        back.number
    )  # an offer made while all are to bid: nobody is asked for anything more


def test_nothing_that_came_out_is_taken_back() -> None:
    sold = auction(*BIDS, (3, "bid:0"))
    assert [sold.take_back((seat,)) for seat in range(4)] == [None] * 4
    assert sold.take_back() is None
    opened = auction(*BIDS, (3, "bid:0"), (2, "open:0"), (2, "settle:true"))
    assert opened.barrier == 6  # the next lot is shown


# At a table


def seated(*actions: tuple[int, str]) -> Table[State, AnyAction]:
    table = Table(TOY_AUCTION, 4, seed="1", options=Options(3))
    for seat, text in actions:
        table.play(text, seat)
    return table


def test_a_seat_takes_its_own_answer_back() -> None:
    table = seated(*BIDS)
    assert str(table.undo(1)) == "bid:2"
    assert [entry.seat for entry in table.log] == [0, 2]
    assert table.state == seated(BIDS[0], BIDS[2]).state == table.state_at(2)
    assert table.record().actions == seated(BIDS[0], BIDS[2]).record().actions


@pytest.mark.parametrize("seat", [None, 0, 3])
def test_no_undo_passes_a_revelation(seat: int | None) -> None:
    table = seated(*BIDS, (3, "bid:0"))
    with pytest.raises(Refused, match="has come out since") as refusal:
        table.undo(seat)
    assert "révélée" in refusal.value.why.fr
    assert len(table.log) == 4


def test_a_seat_that_has_done_nothing_takes_nothing_back() -> None:
    with pytest.raises(Refused, match="nothing to take back"):
        seated(*BIDS).undo(3)


def test_what_others_have_answered_is_not_taken_back_alone() -> None:
    table = seated((0, "offer:1:[0]:1:%22%22"), (1, "answer:0:true"))
    with pytest.raises(Refused, match="hangs on it"):
        table.undo(0)
    assert str(table.undo()) == "answer:0:true"
    assert table.undo(0) == table.game.read_action("offer:1:[0]:1:%22%22")


def test_the_history_keeps_what_the_table_has_forgotten() -> None:
    table = seated(*BIDS)
    table.undo()
    assert [line.kind for line in table.history.lines] == ["action"] * 3 + ["undo"]
    assert table.turn == Seat(2)
