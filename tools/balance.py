"""Turn the results of an arena run into the tables and pictures of a page on balance.

    stellarch arena galaxy-empires --seats level-3,level-3,level-3,level-3 --games 2000 --out results
    python tools/balance.py results docs/galaxy-empires-balance.md

What stands between `<!-- figures -->` and `<!-- /figures -->` in the page is written anew; the words around it stay.
A page may have several such places, each with a name: `<!-- figures NAME -->`.
"""

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec
import polars as pl

from stellarch.arena.results import PLAN, RESULTS, Plan
from stellarch.arena.statistics import Interval
from stellarch.arena.summary import ContestSummary, contest_summary
from stellarch.games import find_game

_MARKED = re.compile(r"(<!-- figures ?(\w*) -->\n).*?(<!-- /figures -->)", re.DOTALL)
_WIDE, _HIGH, _EDGE = 640, 220, 34


def main(folder: Path, page: Path) -> None:
    plan = msgspec.json.decode((folder / PLAN).read_bytes(), type=Plan)
    table = pl.read_parquet(folder / RESULTS)
    summary = contest_summary(plan.contest, table)
    pictures = page.parent / "img"
    name = page.stem
    (pictures / f"{name}-rounds.svg").write_text(columns(summary.rounds, "round in which the game ended"))
    (pictures / f"{name}-places.svg").write_text(ranges(list(_places(summary)), 1 / summary.players))
    fill(page, {"": "\n".join(told(summary, table, name))})


def fill(page: Path, figures: Mapping[str, str]) -> None:
    """Writes figures into the places of a page that are marked for them, by their names."""
    words = page.read_text("utf-8")
    page.write_text(_MARKED.sub(lambda found: f"{found[1]}{figures[found[2]]}\n{found[3]}", words), "utf-8")


def told(summary: ContestSummary, table: pl.DataFrame, name: str) -> Iterator[str]:
    """The figures in Markdown."""
    game = find_game(summary.game)
    bots = ", ".join(dict.fromkeys(standing.bot.split(" (")[0] for standing in summary.standings))
    yield f"{summary.games:,} games of {summary.players} players, {bots}, seed `{summary.seed}`; 95 % intervals.\n"
    yield f"Rounds: median {quantile(summary.rounds, 0.5)}, 10 to 90 % of games {quantile(summary.rounds, 0.1)} to"
    yield f"{quantile(summary.rounds, 0.9)}, shortest {min(summary.rounds)}, longest {max(summary.rounds)}."
    yield f"Actions: {sum(n * count for n, count in summary.plies.items()) / summary.games:.0f} a game.\n"
    yield f"![Lengths of games](img/{name}-rounds.svg)\n"
    yield "| decided by | share of games |\n|---|---|"
    yield from (f"| {game.endings[ending].en} | {per_cent(share)} |" for ending, share in summary.endings.items())
    yield "\n| place in the order of play | wins |\n|---|---|"
    yield from (f"| {place} | {per_cent(share)} |" for place, share in _places(summary))
    yield f"\n![Wins by place in the order of play](img/{name}-places.svg)\n"
    yield "| seat at the table | wins |\n|---|---|"
    yield from (f"| {seat + 1} | {per_cent(share)} |" for seat, share in enumerate(summary.seats))
    yield "\n| at the end, on average | winner | others |\n|---|---:|---:|"
    for key, label in summary.labels.items():
        won = table.filter(pl.col("rank") == 1)[f"points_{key}"].mean()
        lost = table.filter(pl.col("rank") > 1)[f"points_{key}"].mean()
        yield f"| {label.en} | {won:.1f} | {lost:.1f} |"


def _places(summary: ContestSummary) -> Iterator[tuple[str, Interval]]:
    names = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
    return zip(names, summary.turns, strict=False)


def quantile(counts: Mapping[int, int], share: float) -> int:
    """The least length that this share of games does not exceed."""
    seen, wanted = 0, share * sum(counts.values())
    for length in sorted(counts):
        seen += counts[length]
        if seen >= wanted:
            return length
    raise ValueError("no games")


def per_cent(share: Interval) -> str:
    low, high = share.low or 0.0, share.high or 1.0
    return f"{100 * share.value:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


# Pictures: SVG that reads on a light and on a dark page.


def columns(counts: Mapping[int, int], label: str, numbers: range | None = None) -> str:
    """A column for each number, as high as it is frequent; from the least that occurs to the greatest, if none are
    given."""
    numbers = numbers or range(min(counts), max(counts) + 1)
    wide, most = (_WIDE - 2 * _EDGE) / len(numbers), max(counts.values())
    parts = []
    for place, number in enumerate(numbers):
        x, high = _EDGE + place * wide, counts.get(number, 0) / most * (_HIGH - 2 * _EDGE)
        parts.append(
            f'<rect x="{x + 1:.1f}" y="{_HIGH - _EDGE - high:.1f}" width="{wide - 2:.1f}" height="{high:.1f}" rx="2"/>'
        )
        if len(numbers) <= 24 or number % 5 == 0:
            parts.append(_text(x + wide / 2, _HIGH - _EDGE + 16, str(number)))
    return _svg([*parts, _text(_WIDE / 2, _HIGH - 2, label)])


def ranges(shares: Sequence[tuple[str, Interval]], even: float) -> str:
    """A dot and its interval for each row, with a line where all would be even."""
    most = max(share.high or share.value for _, share in shares) * 1.1
    across = (_WIDE - 130 - _EDGE) / most
    middle = 130 + even * across
    parts = [f'<line x1="{middle:.1f}" x2="{middle:.1f}" y1="10" y2="{_HIGH - _EDGE}" class="even"/>']
    for row, (name, share) in enumerate(shares):
        y = 34 + row * (_HIGH - 2 * _EDGE) / max(1, len(shares) - 1)
        low, high = share.low or 0.0, share.high or 1.0
        parts.append(_text(64, y + 4, name))
        parts.append(f'<line x1="{130 + low * across:.1f}" x2="{130 + high * across:.1f}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<circle cx="{130 + share.value * across:.1f}" cy="{y:.1f}" r="5"/>')
        parts.append(_text(130 + high * across + 28, y + 4, f"{100 * share.value:.1f} %"))
    return _svg([*parts, _text(middle, _HIGH - 14, "even")])


def panels(pictures: Sequence[tuple[str, str]]) -> str:
    """Pictures one below the other, each under its title."""
    parts = []
    for row, (title, picture) in enumerate(pictures):
        top = row * (_HIGH + _EDGE)
        parts.append(f'<text x="{_WIDE / 2:.1f}" y="{top + 20}" class="title">{title}</text>')
        parts.append(picture.replace("<svg ", f'<svg y="{top + _EDGE - 8}" height="{_HIGH}" ', 1).strip())
    return _svg(parts, high=len(pictures) * (_HIGH + _EDGE))


def _text(x: float, y: float, words: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}">{words}</text>'


def _svg(parts: Sequence[str], high: int = _HIGH) -> str:
    style = (
        "rect,circle{fill:#5b7fd6}line{stroke:#5b7fd6;stroke-width:3;stroke-linecap:round}"
        ".even{stroke:#8d93a8;stroke-width:1.5;stroke-dasharray:4 4}"
        "text{font:12px system-ui,sans-serif;fill:#7d8398;text-anchor:middle}.title{font-weight:bold}"
    )
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDE} {high}"><style>{style}</style>'
    return f"{head}{''.join(parts)}</svg>\n"


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
