"""How long wars, treaties and the like were in force: what held at the end of each turn, put together."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from stellarch.core import Relation, Seat, Text


class Course(NamedTuple):
    """Relations between two seats, and the turns at whose ends they held: from one to another, both counted."""

    seats: tuple[Seat, Seat]
    spans: tuple[tuple[int, int], ...]
    is_hostile: bool
    labels: tuple[Text, ...]


def courses(found: Sequence[Iterable[Relation]]) -> list[Course]:
    """What held between whom and when, all that held for the same time together; wars first, then what began first."""
    held: dict[Relation, list[int]] = {}
    for turn, relations in enumerate(found):
        for relation in relations:
            held.setdefault(relation, []).append(turn)
    alike: dict[tuple[tuple[Seat, Seat], tuple[tuple[int, int], ...], bool], list[Text]] = {}
    for relation, turns in held.items():
        alike.setdefault((relation.seats, _joined(turns), relation.is_hostile), []).append(relation.label)
    each = [Course(*between, tuple(labels)) for between, labels in alike.items()]
    return sorted(each, key=lambda course: (not course.is_hostile, course.spans, course.seats))


def _joined(turns: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """3, 4, 5, 8: from 3 to 5, and 8."""
    breaks = [number for number, (one, next_one) in enumerate(pairwise(turns), 1) if next_one > one + 1]
    firsts, lasts = [0, *breaks], [*breaks, len(turns)]
    return tuple((turns[first], turns[last - 1]) for first, last in zip(firsts, lasts, strict=True))
