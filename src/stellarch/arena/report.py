"""The report of a contest: one HTML file that opens anywhere, without a network and without a script."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from itertools import cycle, islice
from math import log10

from stellarch.arena.page import Fact, Page
from stellarch.arena.report_words import (
    ContestMadeBy,
    ContestTitle,
    FaultKind,
    InReport,
    NotEnded,
    OfPlies,
    OfRounds,
    PliesRead,
    RoundsRead,
)
from stellarch.arena.statistics import Interval
from stellarch.arena.summary import ContestSummary, Standing
from stellarch.core import Language, Sayable
from stellarch.games import find_game

CATEGORY_HUES = ("azure", "aurora", "rose", "accretion", "worm", "hint")
MOST_COLUMNS, MOST_LABELS = 40, 10
"""Lengths of games are put together until the picture has no more columns than this; each is labelled if few."""

MOST_FAULTS = 100
"""No more faults than this are listed; the table of results has them all."""


def report(summary: ContestSummary, language: Language = "en") -> str:
    """The report as one HTML text."""
    return _Report(summary, language).page()


Column = Sayable | str | tuple[Sayable | str, float | str, float | str]
"""The name of a column; with the ends of its scale, if it is a graph."""


class _Report:
    """The sections of a report, in one language."""

    def __init__(self, summary: ContestSummary, language: Language) -> None:
        self.summary = summary
        self._page = Page(language)
        self.game = find_game(summary.game)
        self.crowded = len(summary.standings) > 5
        """Whether the table of who beats whom needs the whole width; the luck of the seat then fills the gap."""

    def page(self) -> str:
        title = ContestTitle(self.game.name, len(self.summary.standings), self.summary.games)
        sections = [
            self.standings(),
            self.ladder(),
            self.points(),
            self.matrix(),
            self.lengths(),
            *([self.endings()] if self.summary.endings else []),
            self.times(),
            self.luck(),
            *([self.faults()] if self.summary.faults else []),
        ]
        footer = ContestMadeBy(self.summary.version)
        return self._page.framed(InReport.ARENA, title, self.facts(), footer, "\n".join(sections), self.warnings())

    def put(self, what: Sayable) -> str:
        return self._page.put(what)

    def facts(self) -> Iterator[Fact]:
        yield InReport.PLAYERS, self.summary.players
        yield InReport.DEALS, self.summary.deals
        yield InReport.SEED, self.summary.seed
        yield from self.summary.options.items()
        if self.summary.move_seconds is not None:
            yield InReport.MOVE_SECONDS, f"{self.summary.move_seconds:g}"

    def warnings(self) -> Iterator[Fact]:
        if self.summary.faults:
            yield InReport.FAULT_COUNT, len(self.summary.faults)
        if not self.summary.ended:
            yield NotEnded(self.summary.most_actions), self.summary.unfinished

    def standings(self) -> str:
        bounds = [bound for one in self.summary.standings for bound in (one.rating.low, one.rating.high)]
        known = [bound for bound in bounds if bound is not None]
        low, high = min(known), max(known)
        rating, wins = (InReport.RATING, low, high), (InReport.WIN_SHARE, 0, 100)
        head = self.head(InReport.BOT, rating, "", wins, "", InReport.GAMES)
        rows = [
            self.row(
                standing.bot,
                _graph(_track(standing.rating, low, high)),
                _figure(standing.rating, "{:.1f}"),
                _graph(_track(standing.share, 0, 1, even=1 / self.summary.players, hue="azure")),
                _per_cent(standing.share),
                f"<td>{standing.games}</td>",
            )
            for standing in self.summary.standings
        ]
        return self.section(InReport.STANDINGS, InReport.STANDINGS_READ, _table(head, rows), wide=True)

    def ladder(self) -> str:
        head = self.head(InReport.BOT, (InReport.AHEAD, 0, 100), "", InReport.BY_POINTS, InReport.OVER_DEALS, "")
        rows = [
            self.row(
                f"{lead.bot} > {lead.below}",
                _graph(_track(lead.ahead, 0, 1, even=0.5, hue="seat-1" if lead.clear else "text-3")),
                _per_cent(lead.ahead),
                _figure(lead.points, "{:+.1f}"),
                f"<td>{lead.deals}</td>",
                f'<td class="{"good" if lead.clear else ""}">'
                f"{self.put(InReport.CLEAR if lead.clear else InReport.NOT_CLEAR)}</td>",
            )
            for lead in self.summary.ladder
        ]
        return self.section(InReport.LADDER, InReport.LADDER_READ, _table(head, rows), wide=True)

    def matrix(self) -> str:
        met = {(meeting.bot, meeting.other): meeting for meeting in self.summary.meetings}
        bots = [standing.bot for standing in self.summary.standings]
        head = f"<tr><th></th>{''.join(f'<th>{escape(bot)}</th>' for bot in bots)}</tr>"
        rows = []
        for bot in bots:
            cells = []
            for other in bots:
                meeting = met.get((bot, other))
                cells.append(_heat(meeting.ahead, meeting.games) if meeting else '<td class="none"></td>')
            rows.append(self.row(bot, *cells))
        return self.section(InReport.MATRIX, InReport.MATRIX_READ, _table(head, rows, "matrix"), wide=self.crowded)

    def points(self) -> str:
        inner = {part for parts in self.summary.parts.values() for part in parts}
        keys = [key for key in self.summary.labels if key not in inner and key != self.summary.total]
        hues = dict(zip(keys, cycle(CATEGORY_HUES), strict=False))
        most = max(sum(max(0.0, one.points[key]) for key in keys) for one in self.summary.standings) or 1.0
        labels = (self.summary.labels[key] for key in (*keys, self.summary.total))
        rows = [self.points_row(standing, hues, most) for standing in self.summary.standings]
        legend = "".join(
            f'<li style="--hue:var(--{hue})">{self.put(self.summary.labels[key])}</li>' for key, hue in hues.items()
        )
        table = _table(self.head(InReport.BOT, ("", 0, round(most)), *labels), rows)
        return self.section(InReport.POINTS_BY, None, f'{table}<ul class="legend">{legend}</ul>', wide=True)

    def points_row(self, standing: Standing, hues: Mapping[str, str], most: float) -> str:
        parts = "".join(
            f'<i style="--hue:var(--{hue});--part:{_share(standing.points[key], 0, most)}"'
            f' title="{self.put(self.summary.labels[key])}: {standing.points[key]:.1f}"></i>'
            for key, hue in hues.items()
        )
        numbers = (f"<td>{standing.points[key]:.1f}</td>" for key in (*hues, self.summary.total))
        return self.row(standing.bot, f'<td class="graph"><span class="stack">{parts}</span></td>', *numbers)

    def endings(self) -> str:
        """How games were decided, where there are several ways."""
        names = [self.put(self.game.endings[ending]) for ending in self.summary.endings]
        rows = [
            self.row(name, _graph(_track(share, 0, 1, hue="worm")), _per_cent(share))
            for name, share in zip(names, self.summary.endings.values(), strict=True)
        ]
        head = self.head(InReport.ENDING, (InReport.GAMES, 0, 100), "")
        return self.section(InReport.ENDINGS, None, _table(head, rows))

    def lengths(self) -> str:
        """In rounds where a game counts them, else in plies."""
        lengths = self.summary.rounds or self.summary.plies
        read, of = (RoundsRead, OfRounds) if self.summary.rounds else (PliesRead, OfPlies)
        least, most = min(lengths), max(lengths)
        mean = sum(length * games for length, games in lengths.items()) / self.summary.games
        told = read(f"{mean:.1f}", least, most)
        counts = _binned(lengths)
        bars = "".join(
            f'<i style="--tall:{_share(games, 0, max(counts.values()))}" title="{self.put(of(plies, games))}"></i>'
            for plies, games in counts.items()
        )
        shown = list(counts) if len(counts) <= MOST_LABELS else [least, most]
        scale = "".join(f"<span>{plies}</span>" for plies in shown)
        kind = "each" if len(counts) <= MOST_LABELS else ""
        return self.section(
            InReport.LENGTHS, told, f'<div><div class="columns">{bars}</div><p class="scale {kind}">{scale}</p></div>'
        )

    def times(self) -> str:
        seconds = [time for one in self.summary.standings for time in (one.seconds_per_move, one.slowest_move)]
        low, high = min(seconds) / 1.3, max(seconds) * 1.3
        ends = ("", _duration(low), _duration(high))
        rows = [
            self.row(
                one.bot,
                _graph(_line(*(_logarithmic(time, low, high) for time in (one.seconds_per_move, one.slowest_move)))),
                f"<td>{_duration(one.seconds_per_move)}</td>",
                f"<td>{_duration(one.slowest_move)}</td>",
            )
            for one in self.summary.standings
        ]
        head = self.head(InReport.BOT, ends, InReport.MEAN, InReport.SLOWEST)
        return self.section(InReport.TIMES, InReport.TIMES_READ, _table(head, rows))

    def luck(self) -> str:
        seats = [name.to(self._page.language) for name in islice(cycle(self.game.players.names), self.summary.players)]
        turns = [str(turn + 1) for turn in range(self.summary.players)]
        colours = [f"seat-{seat % 4}" for seat in range(self.summary.players)]
        tables = (
            self.places(InReport.SEAT, seats, self.summary.seats, colours),
            self.places(InReport.TURN, turns, self.summary.turns, ["azure"] * self.summary.players),
        )
        return self.section(
            InReport.LUCK, InReport.LUCK_READ, f'<div class="pair">{"".join(tables)}</div>', wide=self.crowded
        )

    def places(self, place: Sayable, names: Sequence[str], shares: Sequence[Interval], hues: Sequence[str]) -> str:
        """How often each place wins."""
        even = 1 / self.summary.players
        rows = [
            self.row(name, _graph(_track(share, 0, 1, even=even, hue=hue)), _per_cent(share))
            for name, share, hue in zip(names, shares, hues, strict=True)
        ]
        return _table(self.head(place, (InReport.WIN_SHARE, 0, 100), ""), rows)

    def faults(self) -> str:
        which = (InReport.GAME, InReport.DEAL_SEED, InReport.BOT, InReport.SEAT, InReport.PLY)
        head = self.head(*which, InReport.FAULT_KIND, InReport.WHAT)
        rows = [
            self.row(
                str(fault.game),
                f"<td><code>{escape(fault.seed)}</code></td><td>{escape(fault.bot)}</td><td>{fault.seat}</td>"
                f'<td>{fault.ply}</td><td class="bad">{self.put(FaultKind(fault.kind))}</td>'
                f'<td class="words"><code>{escape(fault.what)}</code></td>',
            )
            for fault in self.summary.faults[:MOST_FAULTS]
        ]
        return self.section(InReport.FAULTS, InReport.FAULTS_READ, _table(head, rows, "faults"), wide=True)

    def section(self, title: Sayable, read: Sayable | None, body: str, *, wide: bool = False) -> str:
        explained = f"<p>{self.put(read)}</p>" if read else ""
        return f'<section class="{"wide" if wide else ""}"><h2>{self.put(title)}</h2>{explained}{body}</section>'

    def head(self, *columns: Column) -> str:
        """The names of the columns; that of a graph comes with the ends of its scale."""
        return f"<tr>{''.join(map(self.column, columns))}</tr>"

    def column(self, name: Column) -> str:
        if isinstance(name, tuple):
            label, low, high = name
            ends = (f"{end:.0f}" if isinstance(end, float | int) else end for end in (low, high))
            return (
                f'<th class="graph">{self._page.put(label)}<span class="scale">'
                f"{''.join(f'<span>{end}</span>' for end in ends)}</span></th>"
            )
        return f"<th>{name if isinstance(name, str) else self.put(name)}</th>"

    def row(self, name: str, *cells: str) -> str:
        return f'<tr><th scope="row">{escape(name)}</th>{"".join(cells)}</tr>'


def _table(head: str, rows: Sequence[str], kind: str = "") -> str:
    table = f'<table class="{kind}"><thead>{head}</thead><tbody>{"".join(rows)}</tbody></table>'
    return f'<div class="scroll" tabindex="0">{table}</div>'


def _graph(mark: str) -> str:
    return f'<td class="graph">{mark}</td>'


def _track(interval: Interval, low: float, high: float, *, even: float | None = None, hue: str = "brass") -> str:
    """A figure and its interval on a scale, with a tick where it would be even."""
    ends = (interval.value if end is None else end for end in (interval.low, interval.high))
    places = dict(zip(("low", "high"), (_share(end, low, high) for end in ends), strict=True))
    style = f"--hue:var(--{hue});--low:{places['low']};--high:{places['high']};--at:{_share(interval.value, low, high)}"
    tick = "" if even is None else f'<s style="--even:{_share(even, low, high)}"></s>'
    return f'<span class="track" style="{style}">{tick}<i></i><b></b></span>'


def _line(at: float, end: float) -> str:
    """A figure and how far it goes, both from 0 to 1."""
    style = f"--hue:var(--accretion);--low:{_share(at, 0, 1)};--high:{_share(end, 0, 1)};--at:{_share(at, 0, 1)}"
    return f'<span class="track" style="{style}"><i></i><b></b></span>'


def _heat(ahead: float, games: int) -> str:
    """A cell whose colour grows stronger the further it is from one half."""
    hue = "seat-1" if ahead >= 0.5 else "rose"
    style = f"--hue:var(--{hue});--depth:{100 * abs(ahead - 0.5):.0f}%"
    return f'<td style="{style}" title="{games}">{100 * ahead:.0f}</td>'


def _figure(interval: Interval, form: str) -> str:
    """A number with its interval below it."""
    bounds = "" if interval.low is None or interval.high is None else _range(interval.low, interval.high, form)
    return f"<td>{form.format(interval.value)}{bounds}</td>"


def _per_cent(interval: Interval) -> str:
    scaled = (None if figure is None else 100 * figure for figure in (interval.low, interval.high))
    return _figure(Interval(100 * interval.value, *scaled), "{:.1f}")


def _range(low: float, high: float, form: str) -> str:
    return f"<br><small>{form.format(low)} – {form.format(high)}</small>"


def _share(value: float, low: float, high: float) -> str:
    """Where a value lies between two ends, in per cent."""
    return f"{100 * min(1.0, max(0.0, (value - low) / (high - low or 1.0))):.2f}%"


def _logarithmic(value: float, low: float, high: float) -> float:
    return (log10(value) - log10(low)) / (log10(high) - log10(low)) if value > 0 else 0.0


def _duration(seconds: float) -> str:
    if seconds >= 1:
        return f"{seconds:.1f} s"
    return f"{1e3 * seconds:.1f} ms" if seconds >= 1e-3 else f"{1e6 * seconds:.0f} µs"


def _binned(counts: Mapping[int, int]) -> dict[str, int]:
    """How many games there are of each length, or of each range of lengths where there are many."""
    least, most = min(counts), max(counts)
    width = -(-(most - least + 1) // MOST_COLUMNS)
    binned = {}
    for start in range(least, most + 1, width):
        name = str(start) if width == 1 else f"{start}–{start + width - 1}"
        binned[name] = sum(counts.get(plies, 0) for plies in range(start, start + width))
    return binned
