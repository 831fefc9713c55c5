"""Which way the arrows point: core, jit <- games <- bots <- arena <- server, bridges beside bots, cli on top.

What a game adds to the command line stands in its folder `commands`, and on top of cli.
"""

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import stellarch
from stellarch.games.space_wars.contents import EVENTS, ORDERS
from tests.cases import for_each

SOURCE = Path(stellarch.__file__).parent
MODULES = sorted(path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py"))

MAY_KNOW = {
    "core": set(),
    "jit": set(),
    "games": {"core", "jit"},
    "bots": {"core", "jit", "games"},
    "bridges": {"core", "games", "front door"},
    "front door": {"core", "games", "bots"},
    "arena": {"core", "games", "bots", "front door"},
    "server": {"core", "games", "bots", "arena", "front door"},
    "testing": {"core", "games", "bots"},
    "cli": {"core", "games", "bots", "bridges", "arena", "server", "front door"},
    "commands": {"core", "games", "bots", "arena", "cli", "front door"},
}
"""Which rooms each room may import from; the front door is `import stellarch` itself."""

SERVER_MAY_KNOW: dict[str, set[str]] = {
    "shared": set(),
    "storage": {"shared"},
    "workers": {"shared"},
    "people": {"shared", "storage"},
    "tables": {"shared", "storage", "workers", "people"},
    "notices": {"shared", "storage", "people", "tables"},
    "memory": {"shared", "storage", "workers", "people", "tables"},
    "web": {"shared", "storage", "workers", "people", "tables", "notices", "memory"},
}
"""The same inside the server; what stands beside its rooms, such as its messages, is shared."""
ONLY_FOR_THE_WEB = {"litestar", "uvicorn"}

FOLDERS = {path.parent.name for path in SOURCE.glob("games/*/__init__.py")}
"""What the games are called in imports."""
NAMES = {folder.replace("_", sign) for folder in FOLDERS for sign in "_- "}

NOT_IN_GAMES = {
    *("random", "secrets", "uuid", "time", "datetime", "os", "pathlib", "tempfile", "shutil", "sqlite3", "pickle"),
    *("socket", "ssl", "select", "http", "urllib", "asyncio", "threading", "multiprocessing", "subprocess", "signal"),
}
"""A game has no clock, socket, disk or thread, and its chance comes from the seed alone."""


def wrong_arrows(path: str, code: str) -> list[str]:
    """The imports of a module (its path below src/stellarch) that it may not have."""
    return [f"{path}:{line} imports {name}: {why}" for line, name in imports(path, code) if (why := wrong(path, name))]


def imports(path: str, code: str) -> Iterator[tuple[int, str]]:
    """Every module or name that a module imports, in full, wherever in it the import stands."""
    package = ("stellarch", *path.split("/")[:-1])
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) + 1 - node.level] if node.level else ()
            origin = ".".join([*start, *([node.module] if node.module else [])])
            yield from ((node.lineno, f"{origin}.{alias.name}") for alias in node.names)


def room_of(path: str) -> str:
    room, *inside = path.split("/")
    if room == "games" and inside[1:2] == ["commands"]:
        return "commands"
    return room if inside else {"__init__.py": "front door", "__main__.py": "cli"}[room]


def room_named(name: Sequence[str]) -> str:
    """The room that an import leads to."""
    if name[1:2] == ["games"] and name[3:4] == ["commands"]:
        return "commands"
    return name[1] if len(name) > 1 and name[1] in MAY_KNOW else "front door"


def server_room(inside: Sequence[str]) -> str:
    """The room of the server in which a module or name stands, given by its parts below the server."""
    return inside[0] if inside and inside[0] in SERVER_MAY_KNOW else "shared"


def wrong(path: str, name: str) -> str | None:
    """Why a module may not import a name; None when it may."""
    here, there = path.split("/"), name.split(".")
    room = room_of(path)
    if there[0] != "stellarch":
        if room == "server" and server_room(here[1:]) != "web" and there[0] in ONLY_FOR_THE_WEB:
            return "only the server's web room knows the framework"
        return "a game is pure" if room == "games" and there[0] in NOT_IN_GAMES else None
    other = room_named(there)
    if room in ("games", "commands") and other in ("games", "commands") and len(here) > 2 and there[2:3] != here[1:2]:
        return "games do not know each other"
    if other != room:
        if any(part.startswith("_") and not part.endswith("__") for part in there[2:]):
            return f"that is for {other} alone"
        if room != "commands" and other == "games" and FOLDERS.intersection(there[2:3]):
            return "that is one game, and this is for any"
        return None if other in MAY_KNOW[room] else f"{room} may not know {other}"
    if room == "server":
        inner, outer = server_room(here[1:]), server_room(there[2:])
        return None if outer in {inner} | SERVER_MAY_KNOW[inner] else f"the server's {inner} may not know its {outer}"
    return None


def test_every_arrow_points_the_right_way() -> None:
    assert [found for path in MODULES for found in wrong_arrows(path, (SOURCE / path).read_text("utf-8"))] == []


def test_what_is_for_any_game_names_none() -> None:
    said = (
        f"{path} says {text!r}"
        for path in MODULES
        if room_of(path) not in ("games", "commands")
        for text in spoken((SOURCE / path).read_text("utf-8"))
        if any(name in text.lower() for name in NAMES)
    )
    assert list(said) == []


def spoken(code: str) -> list[str]:
    """The texts that a program could act by or show, leaving out what explains it to its readers."""
    nodes = list(ast.walk(ast.parse(code)))
    explains = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    texts = (node for node in nodes if isinstance(node, ast.Constant) and id(node) not in explains)
    return [node.value for node in texts if isinstance(node.value, str)]


IN_CATALOGUES = (
    *("core/", "bots/", "arena/", "server/", "cli/"),
    *("games/shelf.py", "games/small_star_empires/", "games/galaxy_empires/", "games/space_wars/commands/"),
)
"""The rooms whose words are in catalogues: all that stands below."""
MAY_TELL = (
    "core/telling.py",
    "games/small_star_empires/drawing/",
    "games/galaxy_empires/drawing.py",
    "games/galaxy_empires/star_chart.py",
)
"""Who turns values into words: what draws for people, besides the command line."""
BRIDGES = {"core/text.py", "core/rulebook.py"}
"""What texts are made of, and what reads the pages of rules."""


def test_words_are_in_catalogues_and_only_drawings_tell_them() -> None:
    said = (
        f"{path}: {found}"
        for path in MODULES
        if path.startswith(IN_CATALOGUES) and path not in BRIDGES
        for found in wording(path, (SOURCE / path).read_text("utf-8"))
    )
    assert list(said) == []


def wording(path: str, code: str) -> Iterator[str]:
    """Sentences in Python, and values told where nobody reads."""
    calls = [node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Call)]
    names = [node.func.id for node in calls if isinstance(node.func, ast.Name)]
    if "Text" in names:
        yield "makes a Text, which has its words in Python"
    if room_of(path) in ("cli", "commands"):
        return  # tells values to people; the help of a command is English, as all of its kind
    if "tell" in names and not path.startswith(MAY_TELL):
        yield "tells a value"
    yield from (f"says {text!r}" for text in spoken(code) if SENTENCE.search(text))


WORDLESS = re.compile(
    r"games/(small_star_empires|galaxy_empires)/"
    r"(rules/|kernel/|(state|events|refusals|data|evaluation|judgement|thinking|trading|bargaining|odds|setup)\.py)"
)
"""Rules and minds: what happens there, and why something is refused, are values."""
OF_WORDS = {"Text", "tell", "verbatim", "catalogue", "words_of"}


def test_rules_and_minds_know_no_words() -> None:
    known = (
        f"{path} imports {name}"
        for path in MODULES
        if WORDLESS.match(path)
        for node in ast.walk(ast.parse((SOURCE / path).read_text("utf-8")))
        if isinstance(node, ast.ImportFrom)
        for name in (alias.name for alias in node.names)
        if name in OF_WORDS
    )
    assert list(known) == []


SPACE_WARS = "stellarch.games.space_wars"
ON_TOP_OF_CHAPTERS = {
    "contents",
    *(f"rules.{name}" for name in ("subphases", "flow", "play", "bargaining", "filing", "plans", "unasked")),
}
"""What stands on top of the chapters of Space Wars, besides what is shown of the game and how bots play it."""
BELOW_CHAPTERS = {
    *("notation", "reported", "nouns", "labels", "things", "terms", "geometry", "galaxy", "options", "layout"),
}


def wrong_in_space_wars(path: str, name: str) -> str | None:
    """Why a module of Space Wars may not import another: state <- rules <- chapters <- contents <- flow and play."""
    here = path.removeprefix("games/space_wars/").removesuffix(".py").replace("/", ".")
    there = name.removeprefix(f"{SPACE_WARS}.")
    if not path.startswith("games/space_wars/") or there == name:
        return None
    top = there.split(".")[0]
    is_chapter = top == "chapters"
    if here.startswith(("state.", "tables.")) or here in BELOW_CHAPTERS:
        is_held = there.startswith("chapters.battle.orders.")  # a battle keeps the orders of its round
        return "the state has no rules" if (is_chapter and not is_held) or top in ("rules", "chapter") else None
    if here.startswith("rules.") and here not in ON_TOP_OF_CHAPTERS and is_chapter:
        is_for_all = there.startswith(("chapters.general.", "chapters.pledges."))  # forms; what keeps craft out
        return None if is_for_all else "what chapters ask knows none of them"
    if here.startswith("chapters."):
        on_top = any(f"{there}.".startswith(f"{module}.") for module in ON_TOP_OF_CHAPTERS)
        is_below = top in {"chapters", "chapter", "rules", "state", "tables", *BELOW_CHAPTERS} and not on_top
        return None if is_below else "a chapter knows its subject, and what it is made of"
    return None


def test_chapters_of_space_wars_stand_on_the_state_and_under_the_flow() -> None:
    wrong = (
        f"{path}:{line} imports {name}: {why}"
        for path in MODULES
        for line, name in imports(path, run_code((SOURCE / path).read_text("utf-8")))
        if (why := wrong_in_space_wars(path, name))
    )
    assert list(wrong) == []


def run_code(code: str) -> str:
    """A module without what only a type checker reads."""
    tree = ast.parse(code)
    kept = [node for node in tree.body if not (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test))]
    return ast.unparse(ast.Module(kept, []))


def test_every_order_and_event_of_space_wars_is_in_a_chapter() -> None:
    classes = [
        (node.name, {ast.unparse(base) for base in node.bases})
        for path in MODULES
        if path.startswith("games/space_wars/")
        for node in ast.parse((SOURCE / path).read_text("utf-8")).body
        if isinstance(node, ast.ClassDef)
    ]
    made, size = {"Action", "Event"}, 0
    while size < len(made):
        size = len(made)
        made |= {name for name, bases in classes if bases & made}
    bases = {base for _, of in classes for base in of}
    assert {name for name in made if name not in bases} == {kind.__name__ for kind in (*ORDERS, *EVENTS)} - bases


SENTENCE = re.compile(r"^[A-ZÀÉ][a-zà-ÿ']* [a-zà-ÿ']+ .*[.:]$")
"""What reads like one: a capital letter, several words, a full stop."""


@for_each(
    ("path", "code"),
    [
        ("games/chess/rules/castling.py", 'WHY = Text("You have moved the rook.", "Vous avez bougé la tour.")'),
        ("games/chess/rules/castling.py", "why = tell(RookMoved(), names, 'en')"),
        ("games/chess/rules/castling.py", 'why = "The rook has moved already."'),
        ("server/tables/player_names.py", 'raise BadName(Text("Please give a name.", "Veuillez indiquer un nom."))'),
        ("cli/play.py", 'BYE = Text("You left the game.", "Vous avez quitté la partie.")'),
    ],
)
def test_words_in_the_rules_are_named(path: str, code: str) -> None:
    assert list(wording(path, code))


def test_every_room_is_known() -> None:
    assert {room_of(path) for path in MODULES} <= set(MAY_KNOW)
    in_server = {path.split("/")[1] for path in MODULES if path.startswith("server/") and path.count("/") > 1}
    assert in_server - {"messages"} == set(SERVER_MAY_KNOW) - {"shared"}


@for_each(
    ("path", "code"),
    [
        ("core/table.py", "from stellarch.games import GAMES"),
        ("core/table.py", "import stellarch.games.small_star_empires"),
        ("core/table.py", "from stellarch import start"),
        ("core/table.py", "from ..games import GAMES"),
        ("core/table.py", "if TYPE_CHECKING:\n    from stellarch.bots import Bot"),
        ("games/chess/rules.py", "def late():\n    from stellarch.bots import Bot"),
        ("games/chess/rules.py", "from stellarch.games.small_star_empires import board"),
        ("games/chess/rules.py", "from stellarch.games import GAMES"),
        ("games/chess/rules/deep.py", "from stellarch.games.go import board"),
        ("games/chess/rules.py", "import random"),
        ("games/chess/rules.py", "from datetime import datetime"),
        ("games/chess/rules.py", "import os.path"),
        ("games/chess/rules.py", "from stellarch.core.values import _tag"),
        ("bots/greedy.py", "from stellarch.arena import match"),
        ("bots/greedy.py", "from stellarch.bridges import pettingzoo"),
        ("bridges/gym.py", "from stellarch.bots import RandomBot"),
        ("arena/match.py", "from stellarch.server import tables"),
        ("server/web/app.py", "from stellarch.cli import main"),
        ("server/messages/tables.py", "from stellarch.server.tables.table import LiveTable"),
        ("server/storage/store.py", "from stellarch.server.tables import table"),
        ("server/workers/bots.py", "from stellarch.server.storage import Database"),
        ("server/tables/table.py", "from stellarch.server.web.guard import Visitor"),
        ("server/tables/table.py", "from litestar import Request"),
        ("bots/greedy.py", "import stellarch"),
        ("bots/greedy.py", "from stellarch.games.small_star_empires import board"),
        ("cli/play.py", "from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES"),
        ("cli/play.py", "import stellarch.games.galaxy_empires.names"),
        ("cli/play.py", "from stellarch.games.small_star_empires.commands import board"),
        ("games/chess/__init__.py", "from stellarch.games.chess.commands import board"),
        ("games/chess/rules.py", "from stellarch.games.go.commands import board"),
        ("games/chess/commands/board.py", "from stellarch.games.go import board"),
        ("games/chess/commands/board.py", "from stellarch.server.web import app"),
        ("__init__.py", "from stellarch.arena import match"),
    ],
)
def test_an_arrow_that_points_the_wrong_way_is_named(path: str, code: str) -> None:
    (named,) = wrong_arrows(path, code)
    assert named.startswith(f"{path}:")


@for_each(
    ("path", "code"),
    [
        ("core/table.py", "from stellarch.core.game import Game"),
        ("core/table.py", "from .game import Game\nimport secrets"),
        ("games/__init__.py", "from stellarch.games.chess import CHESS"),
        ("games/chess/rules.py", "from stellarch.games.chess.board import Board"),
        ("games/chess/rules.py", "from .board import Board\nfrom stellarch.core import Game"),
        ("games/chess/rules.py", "from stellarch.games.chess import board, _tables"),
        ("games/chess/data.py", "import tomllib\nfrom importlib.resources import files"),
        ("bots/random.py", "from stellarch.core import Chance"),
        ("server/web/app.py", "from stellarch import __version__\nfrom stellarch.arena import ratings\nimport asyncio"),
        ("server/web/routes/tables.py", "from litestar import get\nfrom stellarch.server.tables.service import Tables"),
        ("server/tables/hints.py", "from stellarch.server import messages\nfrom stellarch.server.workers import turns"),
        ("__main__.py", "from stellarch.cli import main"),
        ("cli/play.py", "import stellarch\nfrom stellarch.server.web import app"),
        ("cli/play.py", "from stellarch.games import GAMES, find_game"),
        ("games/chess/commands/board.py", "from stellarch.games.chess.board import Board\nfrom pathlib import Path"),
        ("games/chess/commands/board.py", "from stellarch.cli.output import Screen\nfrom stellarch.arena import match"),
        ("__init__.py", "from stellarch import bots\nfrom stellarch.games import GAMES"),
    ],
)
def test_an_arrow_that_points_the_right_way_is_not(path: str, code: str) -> None:
    assert wrong_arrows(path, code) == []
