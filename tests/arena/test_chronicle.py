"""The chronicle of a recorded game: one page for any game, that opens without network or script."""

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, get_args

import pytest

from stellarch.arena import chronicle
from stellarch.arena.chronicle import chronicle_page, turns
from stellarch.arena.spans import Course, courses
from stellarch.core import TEXT_LANGUAGES, Language, Player, Record, Relation, Seat, Table, Template, Text, Weight
from stellarch.core.telling import as_text
from stellarch.games import GAMES, find_game

RECORDS = Path(__file__).parents[1] / "records"
WITH_ROUNDS, WITHOUT = "ending_survival.ge", "tie_broken_by_planets.sse"


def replayed(name: str) -> Table[Any, Any]:
    record = Record.read((RECORDS / name).read_text("utf-8"))
    return Table.from_record(find_game(record.game), record)


@pytest.fixture(scope="module")
def rounds() -> Table[Any, Any]:
    return replayed(WITH_ROUNDS)


@pytest.fixture(scope="module")
def moves() -> Table[Any, Any]:
    return replayed(WITHOUT)


def test_a_turn_is_a_round_where_the_game_counts_them(rounds: Table[Any, Any]) -> None:
    found = turns(rounds)
    assert [as_text(turn.label).en for turn in found][:3] == ["Start", "1", "2"]
    assert (found[0].number, found[-1].number) == (0, len(rounds.log))
    for turn in found[1:]:
        assert str(rounds.game.standings(rounds.state_at(turn.number)).round) == as_text(turn.label).en


def test_what_is_decided_before_the_first_turn_belongs_to_the_start() -> None:
    assert [as_text(turn.label).en for turn in turns(replayed("version_2_short_two_players.sw"))][:2] == ["Start", "1"]


def test_rounds_are_counted_once_a_turn_and_not_for_every_action(
    rounds: Table[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    count = chronicle._round

    def counted(table: Table[Any, Any], number: int) -> int | None:
        asked.append(number)
        return count(table, number)

    monkeypatch.setattr(chronicle, "_round", counted)
    found = turns(rounds)
    assert len(asked) < len(found) * (2 + len(rounds.log).bit_length())


def test_a_turn_is_an_action_where_it_counts_none(moves: Table[Any, Any]) -> None:
    assert [turn.number for turn in turns(moves)] == list(range(len(moves.log) + 1))


def test_a_long_game_goes_in_strides_to_its_end(moves: Table[Any, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chronicle, "MOST_TURNS", 7)
    found = turns(moves)
    assert len(found) <= 8
    assert (found[0].number, found[-1].number) == (0, len(moves.log))


class Read(HTMLParser):
    """The radio buttons, the frames and the addresses of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.buttons: list[dict[str, str | None]] = []
        self.frames = 0
        self.plots = 0
        self.addresses: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.addresses += [value for name in ("src", "href") if (value := given.get(name))]
        self.frames += given.get("class") == "frame"
        self.plots += given.get("class") == "plot"
        assert tag != "script"
        if tag == "input":
            self.buttons.append(given)


@pytest.mark.parametrize("language", TEXT_LANGUAGES)
def test_the_arrow_keys_go_through_the_turns(rounds: Table[Any, Any], language: Language) -> None:
    read = Read(chronicle_page(rounds, language))
    assert len(read.buttons) == read.frames == len(turns(rounds))
    assert {(button["type"], button["name"]) for button in read.buttons} == {("radio", "turn")}
    assert ["checked" in button for button in read.buttons].index(True) == len(read.buttons) - 1


def test_the_page_needs_nothing_from_elsewhere(rounds: Table[Any, Any]) -> None:
    page = chronicle_page(rounds)
    assert all(address.startswith("data:") for address in Read(page).addresses)
    assert "default-src 'none'" in page


def test_there_is_a_plot_for_each_row_with_what_it_came_to(rounds: Table[Any, Any]) -> None:
    page, sheet = chronicle_page(rounds), rounds.standings
    assert Read(page).plots == len(sheet.rows) + len(
        rounds.game.chronicle.followed(rounds.game.view(rounds.state, None))
    )
    for row in sheet.rows:
        ends = ", ".join(f"{player.name} {value}" for player, value in zip(rounds.players, row.values, strict=True))
        assert f"<p>{row.label.en}: {ends}</p>" in page


def test_what_the_game_calls_a_headline_stands_on_the_time_line(rounds: Table[Any, Any]) -> None:
    names = [player.name for player in rounds.players]
    headlines = [event for entry in rounds.log for event in entry.events if event.weight is Weight.HEADLINE]
    _, line = chronicle_page(rounds).split("<h2>Time line</h2>")
    rows = re.findall(r"<tr><th scope=\"row\">.*?</th><td>(.*?)</td></tr>", line)
    assert headlines
    assert len(rows) == sum(event.seen_by(None) is not None for event in headlines)
    assert rows[-1] == headlines[-1].told(names).en


WAR, TRADE, SCIENCE = (
    Relation("war", Text("War", "Guerre"), (Seat(0), Seat(1)), is_hostile=True),
    Relation("trade", Text("Trade", "Commerce"), (Seat(0), Seat(2))),
    Relation("science", Text("Science", "Science"), (Seat(0), Seat(2))),
)


def test_what_held_at_the_ends_of_turns_makes_spans_wars_first_and_what_lasted_alike_together() -> None:
    found = courses([[], [TRADE, SCIENCE], [WAR, TRADE, SCIENCE], [], [TRADE, SCIENCE]])
    assert found == [
        Course((Seat(0), Seat(1)), ((2, 2),), True, (WAR.label,)),
        Course((Seat(0), Seat(2)), ((1, 2), (4, 4)), False, (TRADE.label, SCIENCE.label)),
    ]


def test_wars_and_treaties_are_drawn_as_long_as_they_lasted() -> None:
    table = replayed("version_2_short_two_players.sw")
    page = chronicle_page(table)
    _, between = page.split("<h2>Between the players</h2>")
    assert "Research points a turn" in page
    assert between.count("<rect") >= 1


def test_a_name_is_never_markup() -> None:
    players = (Player("<b>Ada"), Player("Bob"))
    table = Table(find_game("small-star-empires"), names=players, seed="names")
    action = table.legal[0]
    assert not isinstance(action, Template)
    table.play(action)
    page = chronicle_page(table)
    assert "<b>Ada" not in page
    assert "&lt;b&gt;Ada" in page


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_what_its_headlines_are(game: str) -> None:
    assert any(event.weight is Weight.HEADLINE for event in get_args(find_game(game).events))
