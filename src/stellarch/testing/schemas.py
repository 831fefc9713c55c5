"""JSON Schema, as much of it as games publish: is it sound, and does a value fit it?"""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from stellarch.core import written

Schema = Mapping[str, Any]
PLAIN = {"string": str, "integer": int, "number": int | float, "boolean": bool, "null": type(None)}


def check_schema(schema: Schema) -> None:
    """Plain JSON, known types, every reference leads somewhere, every required property is declared."""
    schema = json.loads(json.dumps(schema))  # as it is sent: a default that is a tuple becomes an array
    for node in _nodes(schema):
        kind, properties = node.get("type"), node.get("properties")
        references = [*node.get("discriminator", {}).get("mapping", {}).values(), node.get("$ref", "#")]
        assert all(isinstance(found(schema, reference), dict) for reference in references)
        assert not isinstance(kind, str) or kind in {"object", "array", *PLAIN}
        assert not isinstance(properties, dict) or set(node.get("required", ())) <= set(properties)


def fits(whole: Schema, value: object) -> bool:
    return _fits(whole, whole, json.loads(written(value)))


def found(whole: Schema, reference: str) -> Any:
    root, *way = reference.split("/")
    assert root == "#"
    node: Any = whole
    for name in way:
        node = node[name]
    return node


def _nodes(part: object) -> Iterator[Schema]:
    if isinstance(part, dict):
        yield part
        part = list(part.values())
    if isinstance(part, list):
        for inner in part:
            yield from _nodes(inner)


def _fits(whole: Schema, schema: Schema, value: Any) -> bool:
    if "$ref" in schema:
        return _fits(whole, found(whole, schema["$ref"]), value)
    if "anyOf" in schema:
        return any(_fits(whole, part, value) for part in schema["anyOf"])
    if "enum" in schema:
        return value in schema["enum"]
    match schema.get("type"):
        case None:
            return True
        case "object":
            return isinstance(value, dict) and _object_fits(whole, schema, value)
        case "array":
            return isinstance(value, list) and _array_fits(whole, schema, value)
        case kind:
            return isinstance(value, PLAIN[kind]) and isinstance(value, bool) == (kind == "boolean")


def _object_fits(whole: Schema, schema: Schema, value: dict[str, Any]) -> bool:
    declared, undeclared = schema.get("properties", {}), schema.get("additionalProperties", {})
    if missing := set(schema.get("required", ())) - set(value):
        return not missing
    parts = {name: declared.get(name, undeclared) for name in value}
    return all(part is not False and _fits(whole, part, value[name]) for name, part in parts.items())


def _array_fits(whole: Schema, schema: Schema, value: list[Any]) -> bool:
    first, rest = schema.get("prefixItems", []), schema.get("items", {})
    if len(value) > len(first) and rest is False:
        return False
    parts = [*first, *[rest] * len(value)][: len(value)]
    return len(value) >= len(first) and all(_fits(whole, part, item) for part, item in zip(parts, value, strict=True))
