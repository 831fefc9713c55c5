"""How far each player has followed a table: whoever comes back is told what happened meanwhile, on any device."""

from collections.abc import Mapping
from types import MappingProxyType

from stellarch.server import messages
from stellarch.server.storage import SeenRow


class SeenMarks:
    """Those of one table, as they are stored. A mark never goes back."""

    def __init__(self, marks: Mapping[str, SeenRow] = MappingProxyType({})) -> None:
        self._marks = dict(marks)

    def of(self, person: str) -> SeenRow | None:
        return self._marks.get(person)

    def add(self, person: str, row: SeenRow) -> None:
        known = self.of(person)
        if known is None or known.number <= row.number:
            self._marks[person] = row

    def shown(self, person: str) -> messages.Looked | None:
        """What a player is told of it; a spectator is told nothing."""
        row = self.of(person)
        return None if row is None else messages.Looked(row.number, row.at.isoformat())
