"""SW-15.2, SW-20: the technology chart."""

from collections.abc import Mapping

import msgspec

from stellarch.core import BadData
from stellarch.games.space_wars.tables.reading import by_id, read, require

_FILE = "tech.toml"


class Branch(msgspec.Struct, frozen=True):
    """A row of the chart."""

    id: str
    color: str


class Technology(msgspec.Struct, frozen=True):
    id: str
    branch: str
    order: int
    level: int
    """Also its value for the victory (SW-15.2.7)."""
    series: str | None = None
    """Of the technologies of a series only the best known one counts."""
    value: int | None = None
    """What the series is raised to."""

    @property
    def squares(self) -> tuple[int, ...]:
        """The research points of its squares, from left to right (SW-15.2.2)."""
        return SQUARES[self.level]


class LevelSquares(msgspec.Struct, frozen=True):
    level: int
    squares: tuple[int, ...]


class Chart(msgspec.Struct, frozen=True):
    level: tuple[LevelSquares, ...]
    series_base: Mapping[str, int]
    branch: tuple[Branch, ...]
    technology: tuple[Technology, ...]


_CHART = read(_FILE, Chart)

SQUARES: Mapping[int, tuple[int, ...]] = {entry.level: entry.squares for entry in _CHART.level}
BRANCHES = by_id(_FILE, _CHART.branch)
TECHNOLOGIES = by_id(_FILE, _CHART.technology)
SERIES_BASE = _CHART.series_base
ROWS: Mapping[str, tuple[Technology, ...]] = {
    branch: tuple(sorted((tech for tech in TECHNOLOGIES.values() if tech.branch == branch), key=lambda t: t.order))
    for branch in BRANCHES
}
"""The technologies of each branch, from left to right."""

require(_FILE, "technology.branch", (tech.branch for tech in TECHNOLOGIES.values()), BRANCHES)
require(_FILE, "technology.series", (tech.series for tech in TECHNOLOGIES.values() if tech.series), SERIES_BASE)
for _row in ROWS.values():
    if [tech.order for tech in _row] != list(range(1, len(_row) + 1)):
        raise BadData(_FILE, _row[0].branch, "the technologies of a row are not numbered one by one")
