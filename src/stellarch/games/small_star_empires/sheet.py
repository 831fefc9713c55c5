"""The rows of the score sheet (SSE-6.8) and what they are called."""

from collections.abc import Mapping

from stellarch.core import Phrase, Text, said


class SheetRow(Phrase):
    PLANETS = "planets"
    NEBULAE = "nebulae"
    STATIONS = "stations"
    BONUS = "bonus"
    TERRITORY = "territory"
    TILES = "tiles"
    TOLLS = "tolls"
    TOTAL = "total"
    WINS = "wins"


LABELS: Mapping[str, Text] = {row.value: said(row) for row in SheetRow}
"""By the key of the row."""
