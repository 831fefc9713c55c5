"""The schema of the API as it is published: JSON at /api/schema/openapi.json, for programs and for tests."""

from dataclasses import dataclass
from typing import Any

from litestar import Request
from litestar._openapi.schema_generation import SchemaCreator
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, OpenAPIType, Operation, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from stellarch.core import Text


@dataclass
class InTwoForms(Operation):
    """An operation whose answer can be had as JSON or as text."""

    def __post_init__(self) -> None:
        fine = (self.responses or {}).get("200")
        if isinstance(fine, OpenAPIResponse) and fine.content is not None:
            fine.content["text/plain"] = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))


class TextSchema(OpenAPISchemaPlugin):
    """A sentence is a string, in the language that was asked for."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        return value is Text

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        return Schema(type=OpenAPIType.STRING)


class PublishedSchema(JsonRenderPlugin):
    """The framework's schema, with unions put right."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_unions_open(openapi_schema))


def with_unions_open(schema: Any) -> Any:
    """The same with `anyOf` for `oneOf`: of `int | float` the framework says that a value is exactly one of the two,
    but every integer is a number too."""
    if isinstance(schema, dict):
        return {"anyOf" if key == "oneOf" else key: with_unions_open(value) for key, value in schema.items()}
    if isinstance(schema, list):
        return [with_unions_open(value) for value in schema]
    return schema
