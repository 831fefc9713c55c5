"""How speed is measured here: processor time, in rounds that take turns, and the median of the rounds' ratios.

Machines are noisy, so only ratios within one run are worth keeping.
"""

import statistics
from collections.abc import Callable, Sequence
from time import process_time
from typing import NamedTuple

# The board of the reference programs: tile G in the middle, D A E B F C around it, all unturned.
BOARDS = {
    2: "p.d8D0.e10A0.f5C0.g7G0.h9E0.i4F0.j6B0.d6Ha4.j8Hb1",
    4: "p.d8D0.e10A0.f5C0.g7G0.h9E0.i4F0.j6B0.d6Ha4.j8Hb1.c10Hc5.k4Hd2",
}

Measure = Callable[[int], float]
"""One round of something; given its number, gives how many a second."""


class Row(NamedTuple):
    """One line of the table: what was compared with what, and how it came out."""

    what: str
    unit: str
    ours: float
    reference: float
    ratio: float
    wanted: float | None

    @property
    def holds(self) -> bool:
        return self.wanted is None or self.ratio >= self.wanted


def rate_of(work: Callable[[], int]) -> float:
    """How many a second of processor time a piece of work does; it gives how many it did."""
    start = process_time()
    done = work()
    return done / (process_time() - start)


def compared(what: str, unit: str, ours: Measure, reference: Measure, rounds: int, wanted: float | None = None) -> Row:
    """Ours and the reference by turns; the first round only warms up."""
    pairs = [(ours(number), reference(number)) for number in range(rounds + 1)][1:]
    mine, theirs = ([*column] for column in zip(*pairs, strict=True))
    ratio = statistics.median(one / other for one, other in pairs)
    return Row(what, unit, statistics.median(mine), statistics.median(theirs), ratio, wanted)


def printed(rows: Sequence[Row]) -> str:
    """The rows as a table for a page."""
    lines = ["| what | ours | reference | ratio | wanted |", "|---|---:|---:|---:|---:|"]
    for row in rows:
        wanted = "" if row.wanted is None else f"{row.wanted:g}"
        mark = "" if row.holds else " (missed)"
        lines.append(
            f"| {row.what} | {row.ours:,.0f} {row.unit} | {row.reference:,.0f} {row.unit} |"
            f" {row.ratio:.2f}{mark} | {wanted} |"
        )
    return "\n".join(lines)
