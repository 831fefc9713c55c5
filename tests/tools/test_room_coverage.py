"""How `make coverage` counts the lines of each room."""

from typing import Any

from tests.cases import for_each
from tools.room_coverage import by_room, room_of, table


@for_each(
    ("path", "room"),
    [
        ("src/stellarch/core/text.py", "core"),
        ("src/stellarch/games/space_wars/chapters/war.py", "games/space_wars"),
        ("src/stellarch/games/shelf.py", "games"),
        ("src/stellarch/server/web/routes/tables.py", "server/web"),
        ("src/stellarch/__init__.py", "__init__.py"),
    ],
)
def test_a_file_belongs_to_a_room(path: str, room: str) -> None:
    assert room_of(path) == room


def counted(lines: int, reached: int) -> dict[str, Any]:
    return {"summary": {"num_statements": lines, "covered_lines": reached}}


def test_the_least_covered_room_comes_first_and_the_sum_last() -> None:
    files = {
        "stellarch/core/a.py": counted(10, 10),
        "stellarch/bots/a.py": counted(5, 3),
        "stellarch/bots/b.py": counted(5, 2),
    }
    assert [line.split() for line in table(by_room(files))] == [
        ["bots", "10", "lines", "50.0%"],
        ["core", "10", "lines", "100.0%"],
        ["all", "20", "lines", "75.0%"],
    ]
