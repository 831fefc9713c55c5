"""The page of an analysis: the graph of the chances, and every move. It opens anywhere, without network or script."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from stellarch.arena.analysis import Analysis, MoveAnalysis, SeatAnalysis, is_mistake
from stellarch.arena.analysis_words import (
    Cost,
    Exactly,
    InAnalysis,
    Instead,
    InsteadInShort,
    Judged,
    MovesOf,
    MoveTold,
    chance,
)
from stellarch.arena.boards import boards
from stellarch.arena.page import Fact, GameAndPlayers, MadeBy, Page, hue, seat_line
from stellarch.core import Candidate, Language, Sayable, Table, Text
from stellarch.games import find_game

WIDTH, HEIGHT = 960, 300
LEFT, RIGHT, TOP, BOTTOM = 40, 12, 12, 26
"""The room around the graph, for its labels."""

MOST_LABELS = 20


def analysis_page(analysis: Analysis, language: Language = "en", table: Table[Any, Any] | None = None) -> str:
    """The analysis, of one move at least, as one HTML text; with the table, the board after each move too."""
    drawn = {} if table is None else boards(table, [move.number for move in analysis.moves], language)
    return _AnalysisPage(analysis, language, find_game(analysis.game).name, drawn).whole()


class _Point(NamedTuple):
    """The chances of all seats after a number of moves."""

    number: int
    chances: Sequence[float]


class _AnalysisPage(Page):
    def __init__(self, analysis: Analysis, language: Language, game: Text, boards: Mapping[int, str]) -> None:
        super().__init__(language, "analysis.css")
        self.analysis = analysis
        self.game = game
        self.boards = boards
        self.names = [player.name for player in analysis.players]
        self.points = list(_points(analysis))

    def whole(self) -> str:
        title = GameAndPlayers(self.game, tuple(self.names))
        body = "\n".join([self.graph(), self.seats(), self.mistakes(), self.moves()])
        footer = MadeBy(self.analysis.version)
        return self.framed(InAnalysis.ANALYSIS, title, self.facts(), footer, body)

    def facts(self) -> Iterator[Fact]:
        first, last = self.analysis.moves[0].number, self.analysis.moves[-1].number
        yield InAnalysis.BOT, self.analysis.bot
        yield InAnalysis.MOVES_TOLD, MovesOf(first, last, self.analysis.actions)
        yield from self.analysis.options.items()
        if self.analysis.result:
            yield InAnalysis.RESULT, " – ".join(map(str, self.analysis.result.totals))
        yield InAnalysis.COMMITMENT, self.analysis.commitment[:16]

    def graph(self) -> str:
        moves, lines = self.analysis.moves, map(self.line, range(len(self.names)))
        drawn = [*self.ruled(), *map(self.bounds, moves), *lines, *map(self.mark, moves, self.points[1:])]
        label = self.put(InAnalysis.CHANCES)
        drawing = (
            f'<svg class="chances" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">'
            f"{''.join(drawn)}</svg>"
        )
        body = f'<div class="scroll" tabindex="0">{drawing}</div>{self.legend(self.names)}'
        return self.section(InAnalysis.CHANCES, InAnalysis.CHANCES_READ, body)

    def ruled(self) -> Iterator[str]:
        """The lines of the paper, with their figures."""
        for share in (0, 0.25, 0.5, 0.75, 1):
            y = _y(share)
            yield f'<line class="ruled" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>'
            yield f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{100 * share:.0f} %</text>'
        even = _y(1 / len(self.names))
        yield f'<line class="even" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{even}" y2="{even}"/>'
        step = -(-len(self.points) // MOST_LABELS) or 1
        for point in self.points[::step]:
            yield f'<text x="{self.x(point.number)}" y="{HEIGHT - 8}" text-anchor="middle">{point.number}</text>'

    def line(self, seat: int) -> str:
        path = " ".join(f"{self.x(point.number)},{_y(point.chances[seat])}" for point in self.points)
        return seat_line(seat, path)

    def bounds(self, move: MoveAnalysis) -> str:
        """Between what the chance of the seat that decides lies, before it does."""
        if move.best is None:
            return ""
        x, low, high = self.x(move.number - 1), _y(move.best.low), _y(move.best.high)
        return f'<line class="bounds" style="{hue(move.seat)}" x1="{x}" x2="{x}" y1="{low}" y2="{high}"/>'

    def mark(self, move: MoveAnalysis, after: _Point) -> str:
        """A ring if a move was a mistake, and a column to rest the pointer on."""
        x, ring = self.x(move.number), ""
        if is_mistake(move.verdict):
            ring = f'<circle class="ring" cx="{x}" cy="{_y(after.chances[move.seat])}" r="6"/>'
        wide = max(2.0, self.width / max(1, len(self.points) - 1))
        column = f'<rect class="column" x="{x - wide / 2:.1f}" y="{TOP}" width="{wide:.1f}"'
        return f'<g>{ring}{column} height="{HEIGHT - TOP - BOTTOM}"/><title>{self.told(move)}</title></g>'

    def told(self, move: MoveAnalysis) -> str:
        """All there is to say of a move, a sentence on each line."""
        first = MoveTold(move.number, self.names[move.seat], move.order, Judged(move.verdict))
        why: tuple[Sayable, ...] = move.why.sentences if move.why else ()
        return "\n".join(self.put(sentence) for sentence in (first, *why))

    def seats(self) -> str:
        figures = (InAnalysis.WEIGHED, InAnalysis.BEST_MOVES, InAnalysis.MISTAKES, InAnalysis.MEAN_LOSS)
        table = self.table((InAnalysis.SEAT, *figures), map(self.seat, self.analysis.seats))
        return self.section(InAnalysis.SEATS, InAnalysis.SEATS_READ, table)

    def seat(self, one: SeatAnalysis) -> str:
        loss = "–" if one.mean_loss is None else f"{100 * one.mean_loss:.1f} %"
        figures = "".join(f"<td>{figure}</td>" for figure in (one.weighed, one.best, one.mistakes, loss))
        return f"<tr>{self.whose(one.seat)}{figures}</tr>"

    def mistakes(self) -> str:
        """The mistakes, those that cost most first, each with the board after it; then every other move likewise."""
        worst = sorted(self.analysis.moves, key=lambda move: (not is_mistake(move.verdict), -(move.loss or 0)))
        mistakes = [move for move in worst if is_mistake(move.verdict)]
        others = [move for move in self.analysis.moves if not is_mistake(move.verdict) and move.number in self.boards]
        told = "".join(map(self.folded, mistakes)) or f"<p>{self.put(InAnalysis.NO_MISTAKES)}</p>"
        rest = "".join(map(self.folded, others))
        beside = f"<details><summary>{self.put(InAnalysis.OTHER_MOVES)}</summary>{rest}</details>" if rest else ""
        return self.section(InAnalysis.MISTAKES, InAnalysis.MISTAKES_READ, told + beside)

    def folded(self, move: MoveAnalysis) -> str:
        """A move that opens to what is to be said of it, the figures, and the board after it."""
        first, *sentences = self.told(move).split("\n")
        cost = ""
        if is_mistake(move.verdict) and move.loss:
            cost = f' <b class="bad">{self.put(Cost(round(100 * move.loss)))}</b>'
        said = "".join(f"<p>{sentence}</p>" for sentence in sentences)
        figures = "".join(f"<li>{self.put(figure)}</li>" for figure in (move.why.figures if move.why else ()))
        board = self.boards.get(move.number, "")
        return f'<details class="move"><summary>{first}{cost}</summary>{said}<ul>{figures}</ul>{board}</details>'

    def moves(self) -> str:
        columns = (
            *("", InAnalysis.SEAT, InAnalysis.ACTION, InAnalysis.BEST_CHANCE, InAnalysis.PLAYED_CHANCE),
            *(InAnalysis.POINTS, InAnalysis.REMARK, InAnalysis.LINE),
        )
        rows = map(self.move, self.analysis.moves)
        return self.section(InAnalysis.MOVES, InAnalysis.MOVES_READ, self.table(columns, rows, "moves"))

    def move(self, move: MoveAnalysis) -> str:
        cells = (
            f"<td>{move.number}</td>{self.whose(move.seat)}<td><code>{self.put(move.action)}</code></td>"
            f"{self.chance(move.best)}{self.chance(move.played)}<td>{_totals(move)}</td>"
            f'<td class="{"bad" if is_mistake(move.verdict) else ""}">{self.put(remark(move))}</td>'
            f'<td class="words"><code>{self.put(" ".join(move.best.line) if move.best else "")}</code></td>'
        )
        return f'<tr class="{move.verdict}" title="{self.told(move)}">{cells}</tr>'

    def whose(self, seat: int) -> str:
        return f'<th scope="row" style="{hue(seat)}" class="whose">{self.put(self.names[seat])}</th>'

    def chance(self, candidate: Candidate | None) -> str:
        if candidate is None:
            return "<td>–</td>"
        value = self.put(chance(candidate.value, is_proven=candidate.proven))
        bounds = f" <small>{100 * candidate.low:.0f}–{100 * candidate.high:.0f}</small>"
        return f"<td>{value}{'' if candidate.proven else bounds}</td>"

    @property
    def width(self) -> float:
        return WIDTH - LEFT - RIGHT

    def x(self, number: int) -> float:
        first, last = self.points[0].number, self.points[-1].number
        return round(LEFT + self.width * (number - first) / max(1, last - first), 1)


def remark(move: MoveAnalysis, *, in_short: bool = False) -> Sayable:
    """The verdict in a word, with the move that was found best and with what is proven of the one played."""
    judged = Judged(move.verdict)
    verdict: Sayable = judged
    if move.best and move.verdict != "best":
        verdict = InsteadInShort(judged, move.best.action) if in_short else Instead(judged, move.best_order)
    if move.why and move.played and move.played.proven:
        return Exactly(verdict, move.why.brings[-1])
    return verdict


def _points(analysis: Analysis) -> Iterator[_Point]:
    """The chances before each move, with best play; after the last, what is expected of it or who won the game."""
    seats = len(analysis.players)
    known: Sequence[float] = (1 / seats,) * seats
    for move in analysis.moves:
        known = move.best.forecast.chances if move.best else known
        yield _Point(move.number - 1, known)
    last = analysis.moves[-1]
    if analysis.result and last.number == analysis.actions:
        ranks = analysis.result.ranks
        known = [(rank == 1) / ranks.count(1) for rank in ranks]
    elif last.expected:
        known = last.expected.forecast.chances
    yield _Point(last.number, known)


def _totals(move: MoveAnalysis) -> str:
    """The points each seat is expected to end with, where the analyst forecasts them."""
    if move.expected is None or not move.expected.forecast.rows:
        return "–"
    forecast = move.expected.forecast
    return " – ".join(f"{forecast.total(seat):.0f}" for seat in range(len(forecast.chances)))


def _y(chance: float) -> float:
    return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance), 1)
