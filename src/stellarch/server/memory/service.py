"""All that is remembered, put together."""

from stellarch.server.memory.looking import Looking
from stellarch.server.tables.service import Tables


class Memories:
    def __init__(self, tables: Tables) -> None:
        self.looking = Looking(tables.registry)
