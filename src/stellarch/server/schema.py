"""Where the published schema needs a word from us."""

from litestar._openapi.schema_generation.schema import SchemaCreator
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition


class NumbersOfBothKinds(OpenAPISchemaPlugin):
    """A value that may be an integer or any other number.

    By itself the framework would publish that it is exactly one of the two; but every integer is a number too.
    """

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return field_definition.is_union and {int, float} <= {part.annotation for part in field_definition.inner_types}

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        return Schema(type=[OpenAPIType.BOOLEAN, OpenAPIType.NUMBER, OpenAPIType.STRING, OpenAPIType.NULL])
