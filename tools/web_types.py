"""Write the page's TypeScript types from the server's messages and the parts of every game that it can show, and what
is printed in those games.

python tools/web_types.py            writes web/src/generated
python tools/web_types.py --check    writes nothing; exits 1 when a file there is not what it should be
"""

import inspect
import json
import subprocess
import sys
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

import msgspec

from stellarch.core import LANGUAGES, Game, HexMap, written
from stellarch.core.readers import structs
from stellarch.core.wire import text_schema
from stellarch.games import GAMES
from stellarch.server import messages

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.web import WEB, Node, packages_ready

GENERATED = WEB / "src" / "generated"
REF = "#/definitions/{name}"
HOMES = [type(game).__module__ for game in GAMES.values()]


def main(arguments: list[str]) -> int:
    wanted = {GENERATED / name: text for name, text in {**typescript(schemas()), **printed()}.items()}
    present = {*GENERATED.rglob("*.ts"), *GENERATED.rglob("*.json")}
    differing = sorted(
        path for path in present | set(wanted) if path not in present or path.read_text("utf-8") != wanted.get(path)
    )
    if "--check" in arguments:
        for path in differing:
            print(f"{path.relative_to(WEB.parent)} is not up to date. Run: python tools/web_types.py")
        return 1 if differing else 0
    for path in differing:
        if path in wanted:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(wanted[path], "utf-8")
        else:
            path.unlink()
    return 0


def schemas() -> dict[str, Any]:
    """One JSON Schema for each TypeScript file."""
    found = {"api.ts": of_messages()}
    for game in filter(is_shown, GAMES.values()):
        views = game.page.views or game.views
        parts = {"Options": game.options, "Action": game.actions, "Event": game.events, "View": views}
        if game.page.views is not None:
            parts[game.views.__name__] = game.views
        parts.update({board.kind.__name__: board.kind for board in game.page.boards.values()})
        if game.page.printed is not None:
            parts["Printed"] = type(game.page.printed)
        found[f"games/{game.id}.ts"] = schema(parts, leaving_out_defaults(type(game).__module__))
    return found


def printed() -> dict[str, str]:
    """What never changes of each game, where it says so, for the page to name and draw things with: facts in one file,
    and what has words in a file for each language that the game speaks."""
    found: dict[str, Any] = {}
    for game in filter(is_shown, GAMES.values()):
        if game.page.printed is None:
            continue
        told = {language: json.loads(written(game.page.printed, language)) for language in LANGUAGES}
        english = told["en"]
        worded = {name for of in told.values() for name in english if of[name] != english[name]}
        found[f"games/{game.id}.json"] = {name: fact for name, fact in english.items() if name not in worded}
        for language, of in told.items():
            if language == "en" or of != english:
                found[f"games/{game.id}.{language}.json"] = {name: of[name] for name in english if name in worded}
    return {name: json.dumps(of, ensure_ascii=False, separators=(",", ":")) + "\n" for name, of in found.items()}


def leaving_out_defaults(home: str | None = None) -> set[str]:
    """What the types are called that leave out defaults, those of one game and those of none: games may share names."""
    others = tuple(f"{other}." for other in HOMES if other != home)
    found = (struct for struct in structs() if not f"{struct.__module__}.".startswith(others))
    return {struct.__name__ for struct in found if struct.__struct_config__.omit_defaults}


def is_shown(game: Game[Any, Any]) -> bool:
    """Whether the page has a folder for a game; one without can be played by everything but the page."""
    return (WEB / "src" / "games" / game.id).is_dir()


def of_messages() -> dict[str, Any]:
    kinds = {
        name: kind
        for name, kind in vars(messages).items()
        if inspect.isclass(kind) and issubclass(kind, msgspec.Struct) and kind.__module__.startswith(messages.__name__)
    }
    plain = {name: kind for name, kind in vars(messages).items() if name.startswith("Plain") or name == "Written"}
    return schema({**kinds, **plain, "LiveMessage": messages.LiveMessage, "HexMap": HexMap}, leaving_out_defaults())


def schema(kinds: Mapping[str, Any], leaving_out: Collection[str]) -> dict[str, Any]:
    """Every kind under its name, with all that it is made of."""
    made, components = msgspec.json.schema_components(
        kinds.values(), ref_template=REF, schema_hook=lambda kind: text_schema(kind) and reference("Text")
    )
    named = dict(zip(kinds, made, strict=True))
    definitions = {**components, **{name: kind for name, kind in named.items() if not is_called(name, kind)}}
    if json.dumps(reference("Text")) in json.dumps(definitions):
        definitions["Text"] = {"type": "string", "description": "A sentence in the language that was asked for."}
    definitions = referring(definitions)
    short = {long: short_name(long) for long in definitions}
    renamed = json.dumps({short[name]: for_typescript(kind, leaving_out) for name, kind in definitions.items()})
    for long, name in short.items():
        renamed = renamed.replace(json.dumps(reference(long)), json.dumps(reference(name)))
    return {"definitions": json.loads(renamed)}


MANY = 8
"""A union of as many kinds that stands in several places is given a name."""


def referring(definitions: Mapping[str, Any]) -> dict[str, Any]:
    """The same definitions, where a union that has a name, or is large and repeated, is written once and referred to
    elsewhere."""
    named = dict(definitions)
    for name, union in repeated_unions(definitions).items():
        named.setdefault(name, union)
    names = {json.dumps(kind): name for name, kind in named.items() if "anyOf" in kind}

    def within(node: Any) -> Any:
        if isinstance(node, list):
            return list(map(shared, node))
        return {key: shared(part) for key, part in node.items()} if isinstance(node, dict) else node

    def shared(node: Any) -> Any:
        name = names.get(json.dumps(node)) if isinstance(node, dict) and "anyOf" in node else None
        return within(node) if name is None else reference(name)

    return {name: within(kind) for name, kind in named.items()}


def repeated_unions(definitions: Mapping[str, Any]) -> dict[str, Any]:
    """Large unions that stand in several fields and have no name, called after the first of these fields."""
    known = {json.dumps(kind) for kind in definitions.values()}
    places: dict[str, list[str]] = {}
    for name, kind in definitions.items():
        for field, part in kind.get("properties", {}).items():
            for union in (part, part.get("items")):
                if isinstance(union, dict) and len(union.get("anyOf", ())) >= MANY and json.dumps(union) not in known:
                    places.setdefault(json.dumps(union), []).append(short_name(name) + field.title().replace("_", ""))
    return {fields[0]: json.loads(union) for union, fields in places.items() if len(fields) > 1}


def is_called(name: str, kind: Mapping[str, Any]) -> bool:
    """Whether a schema only points at the class with this name."""
    return short_name(str(kind.get("$ref", "")).rpartition("/")[2]) == name


def reference(name: str) -> dict[str, str]:
    return {"$ref": REF.format(name=name)}


def short_name(long: str) -> str:
    """Two classes of one name come as `stellarch.core.options.Choice`: a message keeps its bare name, the other says
    whose it is, as in `OptionsChoice`."""
    *path, name = long.split(".")
    return name if not path or "messages" in path else path[-1].title() + name


def for_typescript(node: Any, leaving_out: Collection[str]) -> Any:
    """A schema in the older words that json-schema-to-typescript reads, in which tuples are `items`.

    What the server sends has every field, unless its type leaves out defaults; only what it receives (and there forbids
    unknown fields) may leave some out. Options come whole in every view, and the page sends none of this type.
    """
    if isinstance(node, list):
        return [for_typescript(part, leaving_out) for part in node]
    if not isinstance(node, dict):
        return node
    plain = {
        key: {name: for_typescript(field, leaving_out) for name, field in part.items()}
        if key == "properties"
        else for_typescript(part, leaving_out)
        for key, part in node.items()
        if key not in ("title", "default")
    }
    if "prefixItems" in plain:
        plain["items"] = plain.pop("prefixItems")
        plain["additionalItems"] = False
    is_received = plain.get("additionalProperties") is False and node.get("title") != "Options"
    if plain.get("type") == "object" and "properties" in plain and not is_received:
        if node.get("title") not in leaving_out:
            plain["required"] = list(plain["properties"])
        plain["additionalProperties"] = False
    return plain


def typescript(wanted: Mapping[str, Any]) -> dict[str, str]:
    """The text of each file, as json-schema-to-typescript writes it."""
    packages_ready()
    node = Node.found()
    made = subprocess.run(
        [node.program, WEB / "scripts" / "types.js"],
        input=json.dumps(wanted).encode(),
        stdout=subprocess.PIPE,
        cwd=WEB,
        env=node.environment,
        check=True,
    )
    texts: dict[str, str] = json.loads(made.stdout)
    return texts


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
