"""Proving a record: are seed and agreement the ones promised, does it follow the rules, is its result the right one?"""

from collections.abc import Iterator
from typing import Any

import msgspec

from stellarch.core.errors import StellarchError
from stellarch.core.game import Game
from stellarch.core.record import Record, Result
from stellarch.core.table import Table
from stellarch.core.telling import Message, Phrase, said
from stellarch.core.text import Text
from stellarch.core.values import Standings


class Check(msgspec.Struct, frozen=True):
    """One thing that was checked, and whether it holds; where there was nothing to check it by, `proved` is false."""

    name: str
    holds: bool
    what: Text
    proved: bool = True


class Finding(Phrase):
    """What a check can come to."""

    SEED_KEPT = 1
    SEED_CHANGED = 2
    SEED_NOT_PROMISED = 3
    AGREEMENT_KEPT = 4
    AGREEMENT_CHANGED = 5
    AGREEMENT_NOT_PROMISED = 6
    RESULT_RIGHT = 7
    RESULT_TOO_SOON = 8
    RESULT_MISSING = 9
    RESULT_NOT_DUE = 10


class ActionsFollowTheRules(Message, frozen=True):
    count: int


class ResultWrong(Message, frozen=True):
    true: str
    claimed: str


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
    yield check_seed(record)
    yield check_agreement(record)
    try:
        table = Table.from_record(game, record)
    except StellarchError as fault:
        yield Check("actions", False, fault.why)
        return
    yield Check("actions", True, said(ActionsFollowTheRules(len(record.actions))))
    yield check_result(table.standings, record)


def check_seed(record: Record) -> Check:
    """Whether the seed is the one promised."""
    if not record.promised[0]:
        return Check("seed", True, said(Finding.SEED_NOT_PROMISED), proved=False)
    holds = record.keeps_its_seed()
    return Check("seed", holds, said(Finding.SEED_KEPT if holds else Finding.SEED_CHANGED))


def check_agreement(record: Record) -> Check:
    """Whether game, rules, options and players are as agreed."""
    if not record.promised[1]:
        return Check("agreement", True, said(Finding.AGREEMENT_NOT_PROMISED), proved=False)
    holds = record.keeps_its_agreement()
    return Check("agreement", holds, said(Finding.AGREEMENT_KEPT if holds else Finding.AGREEMENT_CHANGED))


def check_result(standings: Standings, record: Record) -> Check:
    """Whether the result is the one the actions lead to."""
    true = Result(standings.ranks, standings.totals)
    if record.result is None:
        missing = Finding.RESULT_MISSING if standings.over else Finding.RESULT_NOT_DUE
        return Check("result", True, said(missing), proved=False)
    if not standings.over:
        return Check("result", False, said(Finding.RESULT_TOO_SOON))
    if true != record.result:
        return Check("result", False, said(ResultWrong(str(true), str(record.result))))
    return Check("result", True, said(Finding.RESULT_RIGHT))
