"""A recorded game weighed move by move, and its page."""

import re
from collections.abc import Sequence
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stellarch.arena import boards
from stellarch.arena.analysis import FAULTS, Analysis, Analyst, MoveAnalysis, analyse, judged_by_next
from stellarch.arena.analysis_page import analysis_page, remark
from stellarch.bots import Budget
from stellarch.core import (
    BadOptions,
    Candidate,
    Expected,
    Forecast,
    Game,
    Record,
    Search,
    Seat,
    Table,
    Text,
    Thought,
    wire,
)
from stellarch.core.telling import tell
from stellarch.games import find_game
from tests.bots.pennies import HEADS, TAILS, Foresight, Lay, Pennies, PenniesView, State

RECORDS = Path(__file__).parents[1] / "records"
SHARED_WIN = "ending_shared_win.sse"
VOID = {"meta", "link", "br", "img"}


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few nodes are not worth compiling for."""
    monkeypatch.setenv("STELLARCH_KERNEL", "interpreted")


def table_of(name: str) -> Table[Any, Any]:
    record = Record.read((RECORDS / name).read_text("utf-8"))
    return Table.from_record(find_game(record.game), record)


def weighed(name: str, bot: str, first: int, last: int) -> Analysis:
    table = table_of(name)
    return analyse(table, Analyst.named(bot, table.game), range(first, last + 1))


class Known(Pennies):
    """Pennies whose search finds just these candidates, and some only after a number of nodes."""

    def __init__(self, *candidates: Candidate, late: int = 0) -> None:
        self.candidates, self.late = candidates, late
        self.seen: list[PenniesView] = []

    def search(self, view: Any, seed: str, method: str, character: str | None = None) -> Search:
        self.seen.append(view)
        return Knowing(view.you, self)


class Knowing(Foresight):
    def __init__(self, seat: int, game: Known) -> None:
        super().__init__(seat)
        self.game = game

    def thought(self) -> Thought:
        found = self.game.candidates if self.nodes >= self.game.late else self.game.candidates[:1]
        return Thought(self.seat, "foresight", self.nodes, found)


def candidate(action: str, low: float, high: float, visits: int = 50, **facts: Any) -> Candidate:
    value = (low + high) / 2
    points = Expected("points", Text("Points", "Points"), (1.0, 0.0))
    return Candidate(action, value, low, high, visits, Forecast((value, 1 - value), (points,)), (action,), **facts)


def first_move(game: Game[Any, Any], played: str = TAILS) -> MoveAnalysis:
    """What is made of the first of two pennies."""
    table = Table(game, seed="1")
    table.play(played, 0)
    table.play(HEADS, 1)
    return analyse(table, Analyst("foresight", Budget(nodes=10))).moves[0]


def test_a_mistake_is_named_when_the_bounds_do_not_overlap() -> None:
    """By what it gives away: 5 % of the chance to win is an inaccuracy, 10 % a mistake, 20 % a blunder."""
    named = {0.04: "good", 0.06: "inaccuracy", 0.12: "mistake", 0.3: "blunder"}
    for loss, verdict in named.items():
        found = candidate(TAILS, 0.69 - loss, 0.71 - loss)
        move = first_move(Known(candidate(HEADS, 0.69, 0.71), found))
        assert (move.verdict, move.loss) == (verdict, loss)


def test_no_mistake_is_named_when_they_do() -> None:
    move = first_move(Known(candidate(HEADS, 0.5, 0.9), candidate(TAILS, 0.3, 0.5)))
    assert (move.verdict, move.loss) == ("unclear", 0.3)


def test_nor_of_a_move_that_was_tried_too_seldom() -> None:
    move = first_move(Known(candidate(HEADS, 0.8, 0.9), candidate(TAILS, 0.0, 0.79, visits=1)))
    assert (move.verdict, move.nodes) == ("unclear", 20)


def test_to_give_away_next_to_nothing_is_no_mistake() -> None:
    sure = candidate(HEADS, 1.0, 1.0, proven=True)
    assert first_move(Known(sure, candidate(TAILS, 0.985, 0.995))).verdict == "good"


def test_where_there_is_no_choice_nothing_is_weighed() -> None:
    class Single(Known):
        def legal(self, state: State, seat: Seat) -> Sequence[Lay]:
            return [lay for lay in super().legal(state, seat) if str(lay) == TAILS]

    game = Single(candidate(TAILS, 0.3, 0.5))
    move = first_move(game)
    assert (move.verdict, move.best, game.seen) == ("forced", None, [])


def test_the_best_move_is_called_so() -> None:
    move = first_move(Known(candidate(HEADS, 0.6, 0.8), candidate(TAILS, 0.3, 0.5)), HEADS)
    assert (move.verdict, move.loss) == ("best", 0.0)


def test_of_two_proven_wins_neither_is_a_mistake() -> None:
    wins = [candidate(side, 1.0, 1.0, proven=True, margin=margin) for side, margin in ((HEADS, 4), (TAILS, 1))]
    assert first_move(Known(*wins)).verdict == "good"


def test_what_is_proven_is_said_to_be_exact() -> None:
    move = first_move(Known(candidate(HEADS, 1.0, 1.0, proven=True, margin=4)), HEADS)
    assert tell(remark(move)) == "best. Proven: Even wins by 4 points."
    assert tell(remark(move), (), "fr") == "le meilleur. Prouvé : Even gagne de 4 points."


def test_thinking_runs_on_until_the_move_is_found() -> None:
    move = first_move(Known(candidate(HEADS, 0.5, 0.9), candidate(TAILS, 0.3, 0.5), late=20))
    assert (move.verdict, move.nodes) == ("unclear", 20)


def test_but_no_longer_than_twice_the_budget() -> None:
    move = first_move(Known(candidate(HEADS, 0.5, 0.9), candidate(TAILS, 0.3, 0.5), late=21))
    assert (move.verdict, move.nodes, move.loss) == ("unseen", 20, None)
    assert move.why is not None
    assert move.why.brings == (Text("The bot did not look into this move.", "Le robot n'a pas étudié ce coup."),)


def test_the_analyst_sees_what_the_seat_saw() -> None:
    game = Known(candidate(HEADS, 0.5, 0.9), candidate(TAILS, 0.3, 0.5))
    first_move(game)
    assert game.seen[1] == PenniesView(Seat(1), (True, False), None)


def test_another_way_to_the_same_position_is_the_same_move() -> None:
    line, jump = table_of(SHARED_WIN), table_of(SHARED_WIN)
    while len(jump.log) > 12:
        jump.undo()
    jump.play("h10~h5:c")  # in the record, h10>h5:c
    analyst = Analyst.named("tree@400", line.game)
    one, other = (analyse(table, analyst, range(13, 14)).moves[0] for table in (line, jump))
    assert (one.action, other.action) == ("h10>h5:c", "h10~h5:c")
    assert other.played == one.played is not None


def test_a_won_game_given_away_is_a_mistake() -> None:
    (last,) = weighed(SHARED_WIN, "tree@200", 40, 40).moves
    assert last.verdict in FAULTS
    assert last.best is not None
    assert last.best.action == "f4>c7:c"


def test_to_resign_is_no_decision_to_weigh() -> None:
    (last,) = weighed("ending_resignations_leave_one.sse", "contract@2", 21, 21).moves
    assert (last.action, last.verdict, last.best) == ("resign", "free", None)


def test_the_same_analysis_again_gives_the_same_numbers() -> None:
    assert weighed(SHARED_WIN, "tree@200", 37, 40) == weighed(SHARED_WIN, "tree@200", 37, 40)


def test_seats_are_summed_up() -> None:
    analysis = weighed(SHARED_WIN, "tree@200", 37, 40)
    anna, bilal = analysis.seats
    assert (anna.name, anna.weighed, anna.mistakes) == ("Anna", 2, 1)
    assert (bilal.name, bilal.weighed, bilal.mistakes) == ("Bilal", 2, 0)


def test_it_reads_back_from_json() -> None:
    analysis = weighed(SHARED_WIN, "contract@5", 39, 40)
    assert wire.read(wire.kept(analysis), Analysis) == analysis


def test_a_level_can_analyse() -> None:
    game = find_game("small")
    level = game.levels[2]
    assert Analyst.named("level-3", game).name == f"{level.method}@{level.nodes}"


@pytest.mark.parametrize("name", ["greedy", "random", "brain"])
def test_who_does_not_think_cannot(name: str) -> None:
    with pytest.raises(BadOptions):
        Analyst.named(name, find_game("small"))


class Reader(HTMLParser):
    """Checks that every tag is closed, and notes what a page refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.count: dict[str, int] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]
        self.count[tag] = self.count.get(tag, 0) + 1
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.count[tag] = self.count.get(tag, 0) + 1

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    reader.close()
    return reader


def test_the_page_is_whole_and_stands_alone() -> None:
    page = analysis_page(weighed(SHARED_WIN, "tree@200", 37, 40))
    found = read(page)
    assert found.open == []
    assert found.links == ["data:,"]
    assert "://" not in page
    assert "url(" not in page
    assert "<script" not in page


def test_the_page_shows_the_board_after_each_move() -> None:
    table = table_of(SHARED_WIN)
    analysis = analyse(table, Analyst.named("contract@5", table.game), range(39, 41))
    page = analysis_page(analysis, table=table)
    found = read(page)
    assert found.open == []
    assert sum(link.startswith("data:image/svg+xml;base64,") for link in found.links) == 2
    assert "://" not in page


@pytest.mark.parametrize(("most", "drawn"), [(boards.MOST_DRAWN, True), (30_000, False)])
def test_boards_that_would_weigh_too_much_are_text(most: int, drawn: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "MOST_DRAWN", most)
    table = table_of("ending_round_limit.ge")
    analysis = analyse(table, Analyst.named("contract@1", table.game), range(1, 3))
    found = read(analysis_page(analysis, table=table))
    assert (found.open, found.count.get("img", 0), found.count.get("pre", 0)) == ([], 2 * drawn, 2 * (not drawn))


def test_a_move_that_was_hardly_tried_is_judged_by_what_came_of_it() -> None:
    asked = weighed(SHARED_WIN, "tree@200", 40, 40).moves[0]
    table = table_of(SHARED_WIN)
    view = table.game.view(table.state_at(39), Seat(asked.seat))
    assert asked.best is not None
    seldom = msgspec.structs.replace(asked, verdict="unseen", played=None, loss=None, lies_open=True)
    chances = (0.1, 0.9) if asked.seat == 0 else (0.9, 0.1)
    then = msgspec.structs.replace(asked.best, forecast=Forecast(chances, ()), visits=150, proven=False)
    following = msgspec.structs.replace(asked, best=then)
    judged = judged_by_next(table.game, view, seldom, following, ["Anna", "Bilal"])
    assert judged.verdict in FAULTS
    assert judged.loss == round(asked.best.value - 0.1, 4)
    hidden = msgspec.structs.replace(seldom, lies_open=False)
    assert judged_by_next(table.game, view, hidden, following, ["Anna", "Bilal"]) == hidden


def test_the_graph_has_a_line_for_each_seat_and_a_ring_for_each_mistake() -> None:
    found = read(analysis_page(weighed(SHARED_WIN, "tree@200", 37, 40)))
    assert found.count["polyline"] == 2
    assert found.count["circle"] == 1
    assert found.count["rect"] == 4


def test_the_graph_ends_with_who_won() -> None:
    page = analysis_page(weighed(SHARED_WIN, "contract@5", 40, 40))
    ends = {line.split()[-1] for line in re.findall(r'points="([^"]+)"', page)}
    assert len(ends) == 1  # the win was shared


def test_names_are_only_words() -> None:
    analysis = weighed(SHARED_WIN, "contract@5", 40, 40)
    first, second = analysis.players
    named = msgspec.structs.replace(first, name="<script>alert(1)</script>")
    page = analysis_page(msgspec.structs.replace(analysis, players=(named, second)))
    assert "<script" not in page
    assert "&lt;script&gt;" in page


@pytest.mark.parametrize(("language", "said"), [("en", "Chances of winning"), ("fr", "Chances de gagner")])
def test_the_page_speaks_both_languages(language: Any, said: str) -> None:
    page = analysis_page(weighed(SHARED_WIN, "contract@5", 40, 40), language)
    assert f'<html lang="{language}">' in page
    assert f"<h2>{said}</h2>" in page
