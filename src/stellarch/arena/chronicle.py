"""The chronicle of a recorded game: its board turn by turn, its score sheet over time, and what changed its course.

One HTML text that opens anywhere, without network or script. A game adds nothing for it but what it has anyway: a
drawing or a picture, standings with their rows and rounds, and which of its events are headlines.
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from stellarch import __version__
from stellarch.arena.boards import boards
from stellarch.arena.chronicle_words import InChronicle, More, Scores, Since, Until
from stellarch.arena.page import Fact, GameAndPlayers, MadeBy, Page, hue, seat_line
from stellarch.arena.spans import Course, courses
from stellarch.core import Event, Language, Row, Sayable, Table, Text, Weight, verbatim

MOST_TURNS = 120
"""Of a longer game the turns are shown in strides."""
MOST_TOLD = 30
"""How many sentences a turn gets at most."""
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 960, 240, 56, 12, 22, 34
TICKS = 6
"""How many turns a plot names besides the start."""


class Turn(NamedTuple):
    """A turn of the game: what it is called, and how many actions had been played when it was over."""

    label: Sayable
    number: int


def turns(table: Table[Any, Any]) -> list[Turn]:
    """The ends of the rounds, in a game that counts them, else of the actions; the start first, the end last."""
    if _round(table, 0) is None:
        ends = [Turn(_numbered(number), number) for number in range(1, len(table.log) + 1)]
    else:
        ends = [Turn(_numbered(counted), number) for counted, number in _rounds(table)]
    stride = -(-len(ends) // MOST_TURNS) or 1
    kept = ends[::-1][::stride][::-1]  # the last one always
    return [Turn(InChronicle.START, 0), *kept]


def _rounds(table: Table[Any, Any]) -> Iterator[tuple[int, int]]:
    """Each round, and after how many actions it was over. What is decided before the first belongs to the start; an
    action may end one round and begin the next: the board at the end of a round is the one before that."""
    number, last = 0, len(table.log)
    while number < last:
        counted = _round(table, number + 1) or 0
        # rounds are only counted up, so that their ends are found without looking at every action
        end = bisect_right(range(last + 1), counted, lo=number + 1, key=lambda at: _round(table, at) or 0) - 1
        if counted or end == last:
            yield counted, end
        number = end


def _round(table: Table[Any, Any], number: int) -> int | None:
    return table.game.standings(table.state_at(number)).round


def _numbered(number: int) -> Text:
    return verbatim(str(number))


def chronicle_page(table: Table[Any, Any], language: Language = "en") -> str:
    """The chronicle of a game as one HTML text, as anybody could follow it who sat at no seat."""
    return _ChroniclePage(table, language).whole()


class _ChroniclePage(Page):
    def __init__(self, table: Table[Any, Any], language: Language) -> None:
        super().__init__(language, "chronicle.css")
        self.played, self.game = table, table.game
        self.names = [player.name for player in table.players]
        self.turns = turns(table)
        states = [table.state_at(turn.number) for turn in self.turns]
        self.views = views = [self.game.view(state, None) for state in states]
        self.sheets = [self.game.standings(state) for state in states]
        chronicle = self.game.chronicle
        self.rows = [(*sheet.rows, *chronicle.followed(view)) for sheet, view in zip(self.sheets, views, strict=True)]
        self.courses = courses([chronicle.relations(view) for view in views])

    def whole(self) -> str:
        title = GameAndPlayers(self.game.name, tuple(self.names))
        body = "\n".join(part for part in (self.maps(), self.relations(), self.time_line(), self.plots()) if part)
        return self.framed(InChronicle.CHRONICLE, title, self.facts(), MadeBy(__version__), body)

    def facts(self) -> Iterator[Fact]:
        winners = [self.names[seat] for seat in self.sheets[-1].winners]
        yield InChronicle.ACTIONS, len(self.played.log)
        yield InChronicle.RESULT, ", ".join(winners) if winners else InChronicle.UNFINISHED
        yield InChronicle.COMMITMENT, self.played.record().commitment[:16]

    def events(self, after: int, until: int) -> Iterator[Event]:
        """What a spectator was told by the actions after one number and until another."""
        for entry in self.played.log[after:until]:
            for event in entry.events:
                if (seen := event.seen_by(None)) is not None:
                    yield seen

    def spans(self) -> Iterator[tuple[Turn, int]]:
        """Each turn, and how many actions had been played when the one before it was over."""
        yield self.turns[0], 0
        for before, turn in zip(self.turns, self.turns[1:], strict=False):
            yield turn, before.number

    def maps(self) -> str:
        drawn = boards(self.played, [turn.number for turn in self.turns], self.language)
        frames = [
            self.frame(index, turn, after, drawn[turn.number]) for index, (turn, after) in enumerate(self.spans())
        ]
        body = f'<fieldset class="turns" aria-label="{self.put(InChronicle.MAPS)}">{"".join(frames)}</fieldset>'
        return self.section(InChronicle.MAPS, InChronicle.MAPS_READ, body)

    def frame(self, index: int, turn: Turn, after: int, board: str) -> str:
        chosen = " checked" if index == len(self.turns) - 1 else ""
        button = f'<input type="radio" name="turn" id="turn-{index}"{chosen}>'
        label = f'<label for="turn-{index}">{self.put(turn.label)}</label>'
        return f'{button}{label}<div class="frame">{board}{self.told(index, after, turn.number)}</div>'

    def told(self, index: int, after: int, until: int) -> str:
        """What happened in a turn, as the game reports it, else move by move; headlines first where there is more than
        can be read."""
        events = list(self.events(after, until))
        report = self.game.chronicle.report(self.views[index], events, self.names)
        if report is not None:
            return f"<ul>{''.join(f'<li>{self.put(paragraph.in_one)}</li>' for paragraph in report)}</ul>"
        if len(events) > MOST_TOLD:
            events.sort(key=lambda event: event.weight is not Weight.HEADLINE)
        lines = [f"<li>{self.put(event.told(self.names))}</li>" for event in events[:MOST_TOLD]]
        if left := max(0, len(events) - MOST_TOLD):
            lines.append(f"<li>{self.put(More(left))}</li>")
        return f"<ul>{''.join(lines)}</ul>"

    def time_line(self) -> str:
        """Wars, treaties and whatever else the game calls a headline."""
        rows = []
        for turn, after in self.spans():
            for event in self.events(after, turn.number):
                if event.weight is Weight.HEADLINE:
                    said = self.put(event.told(self.names))
                    rows.append(f'<tr><th scope="row">{self.put(turn.label)}</th><td>{said}</td></tr>')
        if not rows:
            return ""
        body = self.table((InChronicle.TURN, InChronicle.EVENT), rows, "happened")
        return self.section(InChronicle.TIME_LINE, InChronicle.TIME_LINE_READ, body)

    def relations(self) -> str:
        """How long wars and treaties were in force."""
        if not self.courses:
            return ""
        columns = (InChronicle.BETWEEN, InChronicle.RELATION, InChronicle.IN_FORCE, InChronicle.TURNS)
        body = self.table(columns, [self.course(each) for each in self.courses], "courses")
        return self.section(InChronicle.RELATIONS, InChronicle.RELATIONS_READ, body)

    def course(self, course: Course) -> str:
        seats, spans, is_hostile, labels = course
        who = "".join(f'<span style="{hue(seat)}">{self.put(self.names[seat])}</span>' for seat in seats)
        bars = "".join(f'<rect x="{first}" width="{last + 1 - first}" height="1"/>' for first, last in spans)
        drawn = f'<svg viewBox="0 0 {len(self.turns)} 1" preserveAspectRatio="none" aria-hidden="true">{bars}</svg>'
        when = ", ".join(self.put(self.span(first, last)) for first, last in spans)
        kind = ' class="hostile"' if is_hostile else ""
        what = "<br>".join(map(self.put, labels))
        cells = f"<td>{what}</td><td>{drawn}</td><td>{when}</td>"
        return f'<tr{kind}><th scope="row">{who}</th>{cells}</tr>'

    def span(self, first: int, last: int) -> Sayable:
        begun, over = self.turns[first].label, self.turns[last].label
        if last == len(self.turns) - 1:
            return Since(begun)
        return begun if first == last else Until(begun, over)

    def plots(self) -> str:
        drawn = [self.plot(row.key, row.label) for row in self.rows[-1]]
        return self.section(InChronicle.PLOTS, InChronicle.PLOTS_READ, self.legend(self.names) + "".join(drawn))

    def plot(self, key: str, label: Text) -> str:
        """One row of the score sheet over the turns."""
        values = [_values(rows, key, len(self.names)) for rows in self.rows]
        low = min(0, min(map(min, values)))
        high = max(1, max(map(max, values)))
        lines = "".join(self.line(seat, [each[seat] for each in values], low, high) for seat in range(len(self.names)))
        ends = tuple(f"{name} {value}" for name, value in zip(self.names, values[-1], strict=True))
        spoken = self.put(Scores(label, ends))
        drawing = f'<svg class="plot" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{spoken}">'
        ruled = "".join(_ruled(value, low, high) for value in sorted({low, (low + high) // 2, high}))
        body = f'<div class="scroll" tabindex="0">{drawing}{ruled}{self.dated()}{lines}</svg></div>'
        return f"<h3>{self.put(label)}</h3>{body}<p>{spoken}</p>"

    def dated(self) -> str:
        """The turns below a plot: the first, the last, and some between."""
        last = len(self.turns) - 1
        chosen = sorted({round(last * part / TICKS) for part in range(TICKS + 1)})
        return "".join(
            f'<text x="{_x(at, last)}" y="{HEIGHT - 4}" text-anchor="{_anchor(at, last)}">'
            f"{self.put(self.turns[at].label)}</text>"
            for at in chosen
        )

    def line(self, seat: int, values: Sequence[int], low: int, high: int) -> str:
        points = " ".join(f"{_x(at, len(values) - 1)},{_y(value, low, high)}" for at, value in enumerate(values))
        return seat_line(seat, points)


def _values(rows: Sequence[Row], key: str, seats: int) -> tuple[int, ...]:
    return next((row.values for row in rows if row.key == key), (0,) * seats)


def _ruled(value: int, low: int, high: int) -> str:
    y = _y(value, low, high)
    line = f'<line class="ruled" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>'
    return f'{line}<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{value}</text>'


def _x(at: int, last: int) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * at / max(1, last), 1)


def _anchor(at: int, last: int) -> str:
    return "end" if at == last else "start" if at == 0 else "middle"


def _y(value: int, low: int, high: int) -> float:
    return round(TOP + (HEIGHT - TOP - BOTTOM) * (high - value) / (high - low), 1)
