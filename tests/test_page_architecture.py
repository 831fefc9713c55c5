"""Which way the arrows of the page point: lib <- games <- table <- pages; and that it knows no game and no notation."""

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from stellarch.games import GAMES

SOURCE = Path(__file__).parents[1] / "web" / "src"
FILES = sorted(
    path.relative_to(SOURCE).as_posix() for ending in ("ts", "svelte", "css") for path in SOURCE.rglob(f"*.{ending}")
)
SHIPPED = [path for path in FILES if not path.endswith((".test.ts", "fixtures.ts"))]

MAY_KNOW = {
    "generated": set(),
    "worker": set(),
    "styles": set(),
    "lib": {"generated"},
    "games": {"generated", "lib"},
    "table": {"generated", "lib", "games"},
    "analysis": {"generated", "lib", "games", "table"},
    "learn": {"generated", "lib", "games", "table"},
    "pages": {"generated", "lib", "games", "table"},
    "front door": {"generated", "styles", "lib", "games", "table", "analysis", "learn", "pages"},
}
"""Which rooms each room may import from; the front door is `main.ts` with `App.svelte`."""

REGISTRY = "games/index.ts"
"""The one shared file that knows the games."""

_IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)['"]""")


def wrong_arrows(path: str, code: str) -> list[str]:
    """The imports of a file (its path below web/src) that it may not have."""
    return [f"{path} imports {target}: {why}" for target in imports(path, code) if (why := wrong(path, target))]


def imports(path: str, code: str) -> Iterator[str]:
    """The files that a file imports, at once or when it needs them, below web/src."""
    for found in _IMPORT.findall(code):
        yield posixpath.normpath(posixpath.join(posixpath.dirname(path), found))


def room_of(path: str) -> str:
    room = path.split("/")[0]
    return room if room in MAY_KNOW else "front door"


def game_of(path: str) -> str | None:
    """The game whose folder or types a file belongs to."""
    found = re.match(r"(?:generated/)?games/([\w-]+)", path)
    return found[1] if found and found[1] in GAMES else None


def wrong(path: str, target: str) -> str | None:
    """Why a file may not import another; None when it may."""
    room, other = room_of(path), room_of(target)
    if other != room and other not in MAY_KNOW[room]:
        return f"{room} may not know {other}"
    of = game_of(target)
    if of is None or of == game_of(path) or path == REGISTRY:
        return None
    return "games do not know each other" if game_of(path) else f"only {REGISTRY} knows the games"


def code_of(path: str) -> str:
    return (SOURCE / path).read_text("utf-8")


def test_every_arrow_points_the_right_way() -> None:
    assert [found for path in FILES for found in wrong_arrows(path, code_of(path))] == []


def test_what_all_games_share_names_none() -> None:
    names = {name.lower() for game in GAMES.values() for name in (game.id, game.name.en, game.name.fr)}
    said = re.compile("|".join(re.escape(sign) for name in names for sign in (name, name.replace("-", "_"))))
    shared = [path for path in SHIPPED if game_of(path) is None and path != REGISTRY]
    assert [f"{path} names {found}" for path in shared for found in said.findall(code_of(path).lower())] == []


_SHORT_FORMS = [
    re.compile(r"\.(?:play|why|weigh)\((?:['\"`]|[\w.]+\.text\b)"),
    re.compile(r"(?:exec|test|match)\(\s*(?:entry|choice|line)\.text\b"),
    re.compile(r"\b(?:entry|choice)\.text\s*(?:===\s*['\"`]|\.(?:startsWith|endsWith|split|match|replace|slice)\()"),
]


def test_actions_are_sent_as_the_game_types_them() -> None:
    """A short form is what a person writes; the page itself builds none, and reads none."""
    found = ((path, form.search(code_of(path))) for path in SHIPPED for form in _SHORT_FORMS)
    assert [f"{path} has {short[0]}" for path, short in found if short] == []


@pytest.mark.parametrize(
    ("path", "code", "why"),
    [
        ("lib/games.ts", "import { hex } from '../games/hex';", "lib may not know games"),
        ("games/hex.ts", "import { live } from '../table/live';", "games may not know table"),
        ("table/live.ts", "const page = import('../pages/Home.svelte');", "table may not know pages"),
        (
            "games/galaxy-empires/log.ts",
            "import { x } from '../small-star-empires/log';",
            "games do not know each other",
        ),
        (
            "table/live.ts",
            "import type { V } from '../generated/games/galaxy-empires';",
            "only games/index.ts knows the games",
        ),
        (
            "pages/Home.svelte",
            "import Board from '../games/galaxy-empires/BoardView.svelte';",
            "only games/index.ts knows the games",
        ),
    ],
)
def test_a_wrong_arrow_is_named(path: str, code: str, why: str) -> None:
    (found,) = wrong_arrows(path, code)
    assert found.endswith(why)


def test_every_room_is_known() -> None:
    assert {path.split("/")[0] for path in FILES if "/" in path} <= set(MAY_KNOW)


MOST = 140
_QUOTED = re.compile(r"""'[^']*'|"[^"]*"|`[^`]*`|/\*\*.*\*/""")


def test_no_line_of_code_is_too_long() -> None:
    """A sentence may be: it stands on one line in the words of the page, in a comment, or in quotes."""
    found = [
        f"{path}:{number}"
        for path in FILES
        if not path.startswith("generated/") and "words" not in path
        for number, line in enumerate((SOURCE / path).read_text("utf-8").splitlines(), 1)
        if len(_QUOTED.sub("", line)) > MOST and not line.lstrip().startswith("*")
    ]
    assert found == []
