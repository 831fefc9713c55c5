"""The rows of the score sheet and what they are called."""

from collections.abc import Mapping

from stellarch.core import Phrase, Text, said


class SheetRow(Phrase):
    TERRITORIES = "territories"
    FLEETS = "fleets"
    PP = "pp"
    CASH = "cash"


LABELS: Mapping[str, Text] = {row.value: said(row) for row in SheetRow}
"""By the key of the row."""
