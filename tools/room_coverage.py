"""Run the tests with coverage and print how much of each room they reach, as `make coverage` does.

    python tools/room_coverage.py                  all tests but those in the browser, in three processes
    python tools/room_coverage.py 2 tests/core     in two, and only some; what follows the number goes to pytest

Compiled code is left out: coverage does not see it run.
"""

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path, PurePath
from typing import NamedTuple

REPORT = Path(".cache", "coverage.json")
SOURCE = "stellarch"
DIVIDED = ("games", "server")
"""Rooms that have rooms of their own."""


class Reached(NamedTuple):
    room: str
    lines: int
    reached: int

    @property
    def share(self) -> float:
        return self.reached / self.lines


def main(arguments: Sequence[str]) -> int:
    workers, *given = arguments or ["3"]
    coverage = [sys.executable, "-m", "coverage"]
    subprocess.run([*coverage, "erase"], check=True)
    tests = ["-m", "pytest", "--quiet", "-n", workers, "-p", "no:cacheprovider", "--ignore=tests/browser", *given]
    code = subprocess.run([*coverage, "run", *tests], check=False).returncode
    REPORT.parent.mkdir(exist_ok=True)
    subprocess.run([*coverage, "combine", "--quiet"], check=True)
    subprocess.run([*coverage, "json", "--quiet", "-o", str(REPORT)], check=True)
    print("\n".join(table(by_room(json.loads(REPORT.read_text("utf-8"))["files"]))))
    return code


def by_room(files: Mapping[str, Mapping[str, Mapping[str, int]]]) -> list[Reached]:
    """The lines of each room, and how many were run; the least covered room first."""
    lines, reached = Counter[str](), Counter[str]()
    for path, found in files.items():
        room = room_of(path)
        lines[room] += found["summary"]["num_statements"]
        reached[room] += found["summary"]["covered_lines"]
    rooms = (Reached(room, count, reached[room]) for room, count in lines.items() if count)
    return sorted(rooms, key=lambda room: room.share)


def room_of(path: str) -> str:
    """core, games/space_wars, server/web; a module at the top is a room by itself."""
    parts = PurePath(path).parts
    inside = parts[parts.index(SOURCE) + 1 :]
    return "/".join(inside[: 2 if inside[0] in DIVIDED and len(inside) > 2 else 1])


def table(rooms: Sequence[Reached]) -> Iterator[str]:
    whole = Reached("all", sum(room.lines for room in rooms), sum(room.reached for room in rooms))
    for room in (*rooms, whole):
        yield f"{room.room:<28}{room.lines:>7} lines{room.share:>8.1%}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
