"""What results come to, on games made up for the purpose and on real ones."""

from collections.abc import Sequence

import polars as pl
import pytest

from stellarch.arena import Contest
from stellarch.arena.play_contest import play_contest
from stellarch.arena.referee import Fault, GamePlayed, SeatPlayed
from stellarch.arena.results import Book
from stellarch.arena.statistics import Interval
from stellarch.arena.summary import ContestSummary, contest_summary, ratings
from stellarch.core import Seat

ROWS = ("planets", "nebulae", "stations", "bonus", "territory", "tiles", "tolls", "total")
BOTS = ("greedy", "random")


def made_up(totals: Sequence[tuple[int, int]], contest: Contest, fault: Fault | None = None) -> pl.DataFrame:
    """A table of games that ended with these points for greedy and random; the second may have a fault in each."""
    book = Book(contest)
    for number in contest.rounds:
        sittings = contest.sittings(number)
        book.add(
            [
                game(sitting.game, sitting.deal, sitting.entrants, totals[sitting.game], fault)
                for sitting in sittings
                if sitting.game < len(totals)
            ]
        )
    return book.table()


def game(number: int, deal: int, entrants: tuple[str, ...], totals: tuple[int, int], fault: Fault | None) -> GamePlayed:
    points = dict(zip(BOTS, totals, strict=True))
    best = max(totals)
    seats = tuple(
        SeatPlayed(
            entrant=bot,
            rank=1 if points[bot] == best else 2,
            share=(points[bot] == best) / list(totals).count(best),
            points=dict.fromkeys(ROWS, 0) | {"total": points[bot]},
            decisions=10,
            seconds=1.0,
            slowest=0.5,
            fault=fault if bot == "random" else None,
        )
        for bot in entrants
    )
    return GamePlayed(
        number=number,
        deal=deal,
        seed=f"s/{deal}",
        order=(Seat(0), Seat(1)),
        plies=40 + number,
        ended=True,
        ending=None,
        round=None,
        seats=seats,
        record=None,
    )


def of(totals: Sequence[tuple[int, int]], fault: Fault | None = None) -> ContestSummary:
    contest = Contest("small-star-empires", BOTS, 2, len(totals), "s")
    return contest_summary(contest, made_up(totals, contest, fault))


@pytest.fixture(scope="module")
def real() -> ContestSummary:
    contest = Contest("small-star-empires", ("random", "greedy", "random"), 2, 18, "s")
    book = Book(contest)
    play_contest(book)
    return contest_summary(contest, book.table())


def test_wins_are_counted_and_shared() -> None:
    greedy, random = of([(50, 40), (50, 40), (45, 45), (30, 44)]).standings
    assert (greedy.bot, greedy.wins, greedy.share.value) == ("greedy", 2.5, 0.625)
    assert (random.bot, random.wins, random.share.value) == ("random", 1.5, 0.375)


def test_means_of_points_and_of_time() -> None:
    greedy = of([(50, 40), (30, 20)]).standings[0]
    assert greedy.points["total"] == 40
    assert (greedy.seconds_per_move, greedy.slowest_move) == (0.1, 0.5)


def test_the_lead_is_taken_deal_by_deal() -> None:
    """Two deals: both games won by 10; and one won, one lost by 20."""
    (lead,) = of([(50, 40), (50, 40), (60, 40), (40, 60)]).ladder
    assert (lead.bot, lead.below, lead.deals, lead.games) == ("greedy", "random", 2, 4)
    assert lead.ahead.value == 0.75
    assert lead.points.value == 5
    assert lead.points.high == pytest.approx(5 + 1.96 * 5, abs=0.01)
    assert not lead.clear


def test_a_lead_is_clear_when_its_whole_interval_is_above_one_half() -> None:
    (lead,) = of([(50, 40)] * 20).ladder
    assert lead.clear


def test_who_beats_whom_adds_up() -> None:
    met = {(meeting.bot, meeting.other): meeting.ahead for meeting in of([(50, 40), (45, 45)]).meetings}
    assert met == {("greedy", "random"): 0.75, ("random", "greedy"): 0.25}


def test_the_luck_of_seat_and_turn() -> None:
    """Greedy wins on the first seat, random too: it was the seat."""
    summary = of([(50, 40), (40, 50), (50, 40), (40, 50)])
    assert [seat.value for seat in summary.seats] == [1, 0]
    assert [turn.value for turn in summary.turns] == [1, 0]
    assert [standing.share.value for standing in summary.standings] == [0.5, 0.5]


def test_the_lengths_of_games() -> None:
    assert of([(50, 40), (50, 40)]).plies == {40: 1, 41: 1}


def test_faults_are_told_with_all_it_takes_to_see_them_again() -> None:
    summary = of([(50, 40), (50, 40)], Fault("crash", 7, "ValueError: lost"))
    assert [standing.faults for standing in summary.standings] == [0, 2]
    (first, _) = summary.faults
    assert (first.game, first.seed, first.bot, first.seat, first.ply) == (0, "s/0", "random", 1, 7)
    assert (first.kind, first.what) == ("crash", "ValueError: lost")


def test_ratings_follow_the_wins_and_grow_surer() -> None:
    tables = [made_up([(50, 40)] * games, Contest("small-star-empires", BOTS, 2, games, "s")) for games in (4, 40)]
    few, many = (ratings(table, 2) for table in tables)
    for rated in (few, many):
        assert rated["greedy"].value > rated["random"].value
    assert width(many["greedy"]) < width(few["greedy"])


def width(interval: Interval) -> float:
    assert interval.low is not None
    assert interval.high is not None
    return interval.high - interval.low


def test_real_bots_come_out_in_their_order(real: ContestSummary) -> None:
    assert real.standings[0].bot == "greedy"
    assert real.standings[0].share.value > 0.9
    assert {standing.bot for standing in real.standings[1:]} == {"random", "random (2)"}
    assert real.ladder[0].points.low is not None
    assert real.ladder[0].points.low > 0


def test_all_shares_add_up(real: ContestSummary) -> None:
    assert sum(standing.wins for standing in real.standings) == pytest.approx(real.games, abs=1e-3)
    assert sum(seat.value for seat in real.seats) == pytest.approx(1, abs=1e-3)
    assert sum(turn.value for turn in real.turns) == pytest.approx(1, abs=1e-3)
    assert sum(real.plies.values()) == real.games


def test_a_table_of_three() -> None:
    contest = Contest("small-star-empires", ("greedy", "random", "random"), 3, 3, "s")
    book = Book(contest)
    play_contest(book)
    summary = contest_summary(contest, book.table())
    assert summary.standings[0].bot == "greedy"
    assert len(summary.seats) == len(summary.turns) == 3
    assert len(summary.meetings) == 6
