"""`stellarch analyse`: a recorded game, weighed move by move."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from stellarch.arena.analysis import Analysis, Analyst, MoveAnalysis, Verdict, analyse, is_mistake
from stellarch.arena.analysis_page import analysis_page, remark
from stellarch.arena.analysis_words import Cost, InAnalysis, MoveTold, chance
from stellarch.cli import messages, printable
from stellarch.cli.arguments import Json, Speech, command
from stellarch.cli.files import write_file
from stellarch.cli.messages import Says
from stellarch.cli.output import Screen, new_grid, print_json
from stellarch.cli.prepare import prepare_first
from stellarch.cli.records import RecordFile, load
from stellarch.core import BadOptions, Candidate
from stellarch.games import find_game

app = command(
    "analyse",
    "Weigh a recorded game move by move: the chance of winning with the best move and with the one played, and which"
    " were mistakes. With a budget of nodes the same analysis gives the same numbers again.",
    "stellarch analyse game.json",
    "stellarch analyse game.json --moves 10-20 --bot best@100000",
    "stellarch analyse game.json --html game.html",
)

_SPAN = re.compile(r"(?P<first>\d{1,6})(?P<dash>-(?P<last>\d{1,6})?)?")


@app.default
def analyse_record(
    record: RecordFile,
    /,
    *,
    bot: Annotated[
        str,
        Parameter(
            help="Who weighs the moves: METHOD@BUDGET, as best@20000 (nodes), best@0.5s or best@hint (as much as a hint"
            " is worth), or a level."
        ),
    ] = "best@hint",
    moves: Annotated[str | None, Parameter(help="Only these moves: 12, 10-20 or 10-; all by default.")] = None,
    html: Annotated[Path | None, Parameter(help="Write a page with the graph of the chances to this file.")] = None,
    json: Json = False,
    language: Speech = "en",
) -> None:
    table = load(record)
    numbers = _numbers(moves, len(table.log))
    analyst = Analyst.named(bot, table.game)
    screen = Screen(language)
    if analyst.method_for(table.game) in table.game.methods:
        prepare_first(screen, table.game)
    with screen.progress(len(numbers), Says.MOVES_WEIGHED) as on_progress:
        analysis = analyse(table, analyst, numbers, on_progress)
    if html is not None:
        write_file(html, analysis_page(analysis, language, table))
    if json:
        print_json(analysis, language)
        return
    _show(analysis, screen)
    if html is not None:
        screen.say(messages.PageAt(html))


def _numbers(given: str | None, last: int) -> range:
    """The numbers of the moves asked for; raises BadOptions."""
    if not last:
        raise BadOptions(Says.NOTHING_PLAYED)
    wanted = "1-" if given is None else given
    found = _SPAN.fullmatch(wanted)
    first = int(found["first"]) if found else 0
    end = first if not found or not found["dash"] else int(found["last"] or last)
    if not 1 <= first <= end <= last:
        raise BadOptions(messages.BadSpan(wanted, last), about=("moves",))
    return range(first, end + 1)


def _show(analysis: Analysis, screen: Screen) -> None:
    names = [printable(player.name) for player in analysis.players]
    screen.say(messages.Analysed(find_game(analysis.game).name, tuple(names), analysis.bot))
    _show_moves(analysis, names, screen)
    _show_mistakes(analysis, names, screen)
    screen.line()
    _show_seats(analysis, names, screen)


def _show_moves(analysis: Analysis, names: list[str], screen: Screen) -> None:
    grid = new_grid()
    grid.add_column("", justify="right")
    for label in (InAnalysis.SEAT, InAnalysis.ACTION):
        grid.add_column(screen.put(label), no_wrap=True)
    for label in (InAnalysis.BEST_CHANCE, InAnalysis.PLAYED_CHANCE):
        grid.add_column(screen.put(label), justify="right", no_wrap=True)
    grid.add_column(screen.put(InAnalysis.REMARK))
    for move in analysis.moves:
        grid.add_row(*_row(move, names, screen), style="bold" if is_mistake(move.verdict) else None)
    screen.grid(grid)


def _show_mistakes(analysis: Analysis, names: list[str], screen: Screen) -> None:
    """In words, those that cost most first."""
    mistakes = [move for move in analysis.moves if is_mistake(move.verdict)]
    for move in sorted(mistakes, key=lambda move: -(move.loss or 0)):
        cost = Cost(round(100 * (move.loss or 0)))
        told = MoveTold(move.number, names[move.seat], move.order, cost)
        better = screen.put(move.why.instead) if move.why and move.why.instead else ""
        screen.line()
        screen.paragraph(printable(f"{screen.put(told)} {better}".rstrip()), indent=4)


_MARKS: Mapping[Verdict, str] = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}


def _row(move: MoveAnalysis, names: list[str], screen: Screen) -> tuple[str, ...]:
    """A move with its chances, marked as in chess."""
    action = f"{move.action} {_MARKS[move.verdict]}" if move.verdict in _MARKS else move.action
    chances = (_chance(candidate, screen) for candidate in (move.best, move.played))
    return (
        str(move.number),
        names[move.seat],
        printable(action),
        *chances,
        printable(screen.put(remark(move, in_short=True))),
    )


def _chance(candidate: Candidate | None, screen: Screen) -> str:
    """The chance of winning with its bounds; what is proven needs none."""
    if candidate is None:
        return "-"
    value = screen.put(chance(candidate.value, is_proven=candidate.proven))
    return value if candidate.proven else f"{value} ({100 * candidate.low:.0f}-{100 * candidate.high:.0f})"


def _show_seats(analysis: Analysis, names: list[str], screen: Screen) -> None:
    grid = new_grid()
    grid.add_column(screen.put(InAnalysis.SEAT))
    for label in (
        InAnalysis.WEIGHED,
        InAnalysis.BEST_MOVES,
        InAnalysis.MISTAKES,
        InAnalysis.MEAN_LOSS,
    ):
        grid.add_column(screen.put(label), justify="right")
    for seat in analysis.seats:
        loss = "-" if seat.mean_loss is None else f"{100 * seat.mean_loss:.1f} %"
        grid.add_row(names[seat.seat], str(seat.weighed), str(seat.best), str(seat.mistakes), loss)
    screen.grid(grid)
