"""GE-5: income, and the payments that fall due at the start of a turn (GE-12.14)."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from stellarch.core import Seat
from stellarch.games.galaxy_empires.data import AREAS, NUMBERS, Kind
from stellarch.games.galaxy_empires.events import IncomePaid, InstalmentPaid, PromiseEnded
from stellarch.games.galaxy_empires.offers import Instalment, Trigger
from stellarch.games.galaxy_empires.rules import versions
from stellarch.games.galaxy_empires.rules.course import Course
from stellarch.games.galaxy_empires.state import State, replaced


class Income(NamedTuple):
    cash: int
    pp: int


def _fixed(kind: Kind) -> Income:
    """What a territory pays that is no capital."""
    numbers = NUMBERS.income
    cash = {Kind.FRONTIER: numbers.frontier, Kind.STATION: numbers.space_station}.get(kind, 0)
    return Income(cash, numbers.political_center_pp if kind is Kind.CENTER else 0)


_FIXED = {kind: _fixed(kind) for kind in Kind}


def of_area(state: State, seat: Seat, area: str) -> Income:
    """What one territory pays its holder, the seat, as things stand."""
    kind = AREAS[area].kind
    if kind is Kind.CAPITAL:
        return Income(0 if seat in state.unrest.get(area, ()) else _of_capital(state, seat, area), 0)
    return _FIXED[kind]


def _of_capital(state: State, seat: Seat, area: str) -> int:
    better = state.power(seat, "capital_income") if area == state.players[seat].home else None
    return NUMBERS.income.capital_at_peace if better is None else better


def income_of(state: State, seat: Seat) -> Income:
    """What a seat's territories would pay it if its turn began now."""
    each = [of_area(state, seat, area) for area in state.territories(seat)]
    return Income(sum(income.cash for income in each), sum(income.pp for income in each))


def pay_income(course: Course, seat: Seat) -> None:
    state = course.state
    cash, pp = income_of(state, seat)
    gained = min(pp, NUMBERS.limits.pp_max - state.players[seat].pp)
    course.go(state.paid(seat, cash, pp).changed(unrest=_unrest_after(state, seat)), IncomePaid(seat, cash, gained))


def _unrest_after(state: State, seat: Seat) -> dict[str, frozenset[Seat]]:
    """A seat has had its income: no war until now counts for it any more (GE-5.5)."""
    if versions.unrest_is_told_by_seat(state):
        left = {area: seats - {seat} for area, seats in state.unrest.items()}
        return {area: seats for area, seats in left.items() if seats}
    return {area: seats for area, seats in state.unrest.items() if state.holders.get(area) != seat}


def pay_instalments(course: Course, seat: Seat, trigger: Trigger) -> None:
    """What a seat owes at this occasion, the oldest first. Where it has less, the occasion does not count; before
    version 3 what lacked lapsed (GE-12.14, GE-12.21)."""
    for index, clause in list(_due(course.state, seat, trigger)):
        promise = course.state.promises[index]
        payee = promise.other(seat)
        amount = min(clause.amount, course.state.players[seat].cash)
        short = clause.amount - amount
        counts = not short or not versions.promises_are_covered(course.state)
        left = {seat: promise.left[seat] - counts}
        paid = replace(promise, left=left, fate="running" if left[seat] else "kept")
        state = course.state.paid(seat, -amount).paid(payee, amount)
        if short:
            state = state.with_breach(seat, payee)
        course.go(
            state.changed(promises=replaced(state.promises, index, paid)),
            InstalmentPaid(seat, payee, amount, short, is_due_again=not counts),
        )
        if not left[seat]:
            course.tell(PromiseEnded(promise.parties, clause, kept=True))


def covered(state: State, payer: Seat, trigger: Trigger) -> int:
    """What a seat can still promise to pay at each occasion: what comes in then, less what it owes (GE-12.20)."""
    comes_in = income_of(state, payer).cash if trigger == "each_turn" else NUMBERS.mining.delivery
    return max(0, comes_in - sum(clause.amount for _, clause in _due(state, payer, trigger)))


def _due(state: State, seat: Seat, trigger: Trigger) -> Iterator[tuple[int, Instalment]]:
    for index, promise in enumerate(state.promises):
        clause = promise.clause
        if isinstance(clause, Instalment) and clause.trigger == trigger and promise.binds(seat):
            yield index, clause
