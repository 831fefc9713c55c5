"""Proving a record: does it follow the rules, is its seed the one promised, is its result the right one?"""

from typing import Any

import msgspec

from stellarch.core.chance import commitment
from stellarch.core.errors import StellarchError
from stellarch.core.game import Game
from stellarch.core.record import Record, Result
from stellarch.core.table import Table
from stellarch.core.text import Text


class Check(msgspec.Struct, frozen=True):
    """One thing that was checked, and whether it holds."""

    name: str
    holds: bool
    what: Text


def verify(game: Game[Any, Any], record: Record) -> tuple[Check, ...]:
    """Every check of a record, in order; the first that fails ends the list."""
    checks = [_seed(record)]
    if checks[-1].holds:
        checks.append(_replay(game, record))
    if checks[-1].holds and record.result is not None:
        checks.append(_result(game, record))
    return tuple(checks)


def _seed(record: Record) -> Check:
    holds = commitment(record.seed) == record.commitment
    good = Text("The seed is the one promised before the game.", "La graine est bien celle annoncée avant la partie.")
    bad = Text("The seed is not the one promised.", "La graine n'est pas celle qui a été annoncée.")
    return Check("seed", holds, good if holds else bad)


def _replay(game: Game[Any, Any], record: Record) -> Check:
    try:
        Table.from_record(game, record)
    except StellarchError as fault:
        return Check("actions", False, fault.why)
    count = len(record.actions)
    return Check("actions", True, Text(f"All {count} actions follow the rules.", f"Les {count} coups sont réguliers."))


def _result(game: Game[Any, Any], record: Record) -> Check:
    standings = Table.from_record(game, record).standings
    true = Result(standings.ranks, standings.rows[-1].values)
    if not standings.over:
        return Check("result", False, Text("The game is not over.", "La partie n'est pas terminée."))
    good = Text("The result is the one the actions lead to.", "Le résultat est bien celui de ces coups.")
    bad = Text(f"The actions lead to {true}, not {record.result}.", f"Ces coups mènent à {true}, pas {record.result}.")
    return Check("result", true == record.result, good if true == record.result else bad)
