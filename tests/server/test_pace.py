"""The clock of a table: what comes too soon, what comes too late. The time is an argument."""

import pytest

from stellarch.core import Seat, Tempo
from stellarch.games import find_game
from stellarch.server.tables.pace import Pace

TEMPO = Tempo(grace=5000, soonest=700, latest=3000, bot=1000)


def watching(now: float = 0.0) -> Pace:
    """Seats 0 and 1 are waited on against the clock from now on."""
    pace = Pace()
    pace.watch({0: TEMPO, 1: TEMPO}, now)
    return pace


@pytest.mark.rule("GE-19.3")
def test_nothing_counts_before_the_grace_is_over() -> None:
    pace = watching()
    assert not pace.counts(0, 4.999)
    assert pace.counts(0, 5.0)


@pytest.mark.rule("GE-19.4")  # worked example GE-X.77
def test_an_answer_too_soon_after_the_last_does_not_count() -> None:
    pace = watching()
    pace.answered(0, TEMPO, 10.0)
    assert not pace.counts(0, 10.4)
    assert pace.counts(0, 10.7)


def test_a_hasty_answer_does_not_hold_up_the_next() -> None:
    pace = watching()
    pace.answered(0, TEMPO, 10.0)
    pace.counts(0, 10.6)
    assert pace.counts(0, 10.7)


@pytest.mark.rule("GE-19.4")  # worked example GE-X.77
def test_an_answer_that_comes_too_soon_is_due_when_it_counts() -> None:
    pace = watching()
    pace.answered(0, TEMPO, 10.0)
    pace.hold(0)
    assert (pace.held(0), pace.due(10.6), pace.due(10.7)) == (1, (), (0,))


@pytest.mark.rule("GE-19.4")
def test_who_answers_early_keeps_the_pace_however_late_it_is_seen_to() -> None:
    """Held until 10.7 and rolled at 10.75: the next counts from 11.4, as if it had been rolled in time."""
    pace = watching()
    pace.answered(0, TEMPO, 10.0)
    pace.hold(0)
    pace.answered(0, TEMPO, 10.75)
    assert not pace.held(0)
    assert pace.counts(0, 11.4)


@pytest.mark.rule("GE-19.4")
def test_who_waits_for_the_moment_keeps_the_pace_too_though_the_way_is_long() -> None:
    """The page learns at 10.2 that the next roll counts from 10.7. Pressed then, it arrives at 10.9; the next is due at
    11.4, not at 11.6."""
    pace = watching()
    pace.answered(0, TEMPO, 10.0)
    pace.answered(0, TEMPO, 10.9)
    assert not pace.counts(0, 11.3)
    assert pace.counts(0, 11.4)


@pytest.mark.rule("GE-19.4")
def test_moments_that_nobody_used_are_gone() -> None:
    """A player who has not rolled for a while has nothing to make up for."""
    pace = watching()
    pace.answered(0, TEMPO, 6.4)
    assert not pace.counts(0, 7.0)


@pytest.mark.rule("GE-19.6")
def test_a_bot_has_no_time_to_make_up_for() -> None:
    pace = watching()
    pace.answered(1, TEMPO, 6.0)
    pace.answered(1, TEMPO, 7.0)
    assert pace.bot_wait(1, TEMPO, 7.0) == pytest.approx(1.0)


def test_the_next_answer_may_come_before_the_last_was_taken() -> None:
    pace = watching()
    for _ in range(5):
        pace.hold(0)
    assert pace.held(0) == 2
    pace.answered(0, TEMPO, 5.0)
    assert (pace.held(0), pace.due(5.6), pace.due(5.7)) == (1, (), (0,))


def test_two_who_answer_early_are_due_together() -> None:
    pace = watching()
    pace.hold(0)
    pace.hold(1)
    assert pace.due(5.0) == (0, 1)


def test_what_is_held_is_forgotten_with_the_war() -> None:
    pace = watching()
    pace.hold(0)
    pace.watch({}, 20.0)
    assert not pace.held(0)


def test_each_side_has_a_clock_of_its_own() -> None:
    pace = watching()
    pace.answered(0, TEMPO, 10.0)
    assert pace.counts(1, 10.0)


@pytest.mark.rule("GE-19.6")
def test_who_does_not_answer_is_answered_for() -> None:
    pace = watching()
    assert pace.late_in(0, TEMPO, 5.0) == pytest.approx(3.0)
    pace.answered(0, TEMPO, 6.0)
    assert pace.late_in(0, TEMPO, 7.0) == pytest.approx(2.0)
    assert pace.late_in(0, TEMPO, 9.0) == 0


@pytest.mark.rule("GE-19.6")
def test_a_bot_takes_its_time() -> None:
    pace = watching()
    pace.answered(1, TEMPO, 6.0)
    assert pace.bot_wait(1, TEMPO, 6.25) == pytest.approx(0.75)


def test_a_seat_that_is_waited_on_anew_has_its_grace_again() -> None:
    pace = watching()
    pace.watch({}, 20.0)
    pace.watch({0: TEMPO}, 30.0)
    assert not pace.counts(0, 34.0)


def test_looking_again_changes_nothing() -> None:
    pace = watching()
    pace.answered(0, TEMPO, 10.0)
    pace.watch({0: TEMPO, 1: TEMPO}, 10.1)
    assert not pace.counts(0, 10.4)


def test_a_game_without_a_tempo_has_no_clock() -> None:
    game = find_game("small-star-empires")
    state = game.start(game.options(), 2, "seed").state
    assert all(game.live.tempo(state, Seat(seat)) is None for seat in (0, 1))
