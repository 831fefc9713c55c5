"""Proving a record: are seed and agreement the ones promised, does it follow the rules, is its result the right one?"""

from collections.abc import Iterator
from typing import Any

import msgspec

from stellarch.core.errors import StellarchError
from stellarch.core.game import Game
from stellarch.core.record import Record, Result
from stellarch.core.table import Table
from stellarch.core.text import Text
from stellarch.core.values import Standings


class Check(msgspec.Struct, frozen=True):
    """One thing that was checked, and whether it holds; where there was nothing to check it by, `proved` is false."""

    name: str
    holds: bool
    what: Text
    proved: bool = True


def verify(game: Game[Any, Any], record: Record) -> tuple[Check, ...]:
    """Every check of a record, in order; the first that fails ends the list."""
    checks: list[Check] = []
    for check in _checks(game, record):
        checks.append(check)
        if not check.holds:
            break
    return tuple(checks)


def _checks(game: Game[Any, Any], record: Record) -> Iterator[Check]:
    """Each is worked out only when it is asked for, and the game is played over once."""
    yield _seed(record)
    yield _agreement(record)
    try:
        table = Table.from_record(game, record)
    except StellarchError as fault:
        yield Check("actions", False, fault.why)
        return
    count = len(record.actions)
    yield Check("actions", True, Text(f"All {count} actions follow the rules.", f"Les {count} coups sont réguliers."))
    yield _result(table.standings, record)


def _seed(record: Record) -> Check:
    if not record.promised[0]:
        return _unproved(
            "seed",
            "The record has no commitment, so nothing shows that the seed was fixed before the game.",
            "La partie enregistrée n'a pas d'engagement : rien ne montre que la graine a été fixée avant la partie.",
        )
    good = Text("The seed is the one promised before the game.", "La graine est bien celle annoncée avant la partie.")
    bad = Text("The seed is not the one promised.", "La graine n'est pas celle qui a été annoncée.")
    return _either("seed", record.keeps_its_seed(), good, bad)


def _agreement(record: Record) -> Check:
    if not record.promised[1]:
        return _unproved(
            "agreement",
            "No commitment covers the options and the players, so nothing shows that they are the original ones.",
            "Aucun engagement ne couvre les options ni les joueurs : rien ne montre que ce sont ceux d'origine.",
        )
    good = Text(
        "Game, rules, options and players are the ones promised.",
        "Le jeu, les règles, les options et les joueurs sont bien ceux annoncés.",
    )
    bad = Text(
        "The game, the rules, an option or a player is not as promised.",
        "Le jeu, les règles, une option ou un joueur diffèrent de ce qui a été annoncé.",
    )
    return _either("agreement", record.keeps_its_agreement(), good, bad)


def _result(standings: Standings, record: Record) -> Check:
    true = Result(standings.ranks, standings.totals)
    if not standings.over and record.result is None:
        return _unproved(
            "result",
            "The record ends before the game does, so there is no result to check.",
            "La partie enregistrée s'arrête avant la fin : il n'y a pas de résultat à vérifier.",
        )
    if not standings.over:
        return Check("result", False, Text("The game is not over.", "La partie n'est pas terminée."))
    if record.result is None:
        return _unproved(
            "result",
            "The game is over, but the record states no result.",
            "La partie est terminée, mais aucun résultat n'est enregistré.",
        )
    good = Text("The result is the one the actions lead to.", "Le résultat est bien celui de ces coups.")
    bad = Text(f"The actions lead to {true}, not {record.result}.", f"Ces coups mènent à {true}, pas {record.result}.")
    return _either("result", true == record.result, good, bad)


def _either(name: str, holds: bool, good: Text, bad: Text) -> Check:
    return Check(name, holds, good if holds else bad)


def _unproved(name: str, english: str, french: str) -> Check:
    return Check(name, True, Text(english, french), proved=False)
