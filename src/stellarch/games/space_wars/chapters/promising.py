"""SW-30: what payments can be promised: no more than comes in, and none by a player who has not paid."""

from collections.abc import Mapping

from stellarch.core import Refusal, Seat
from stellarch.games.space_wars.chapter import Bar, State, bar
from stellarch.games.space_wars.chapters.income import from_cities, from_trade
from stellarch.games.space_wars.chapters.pledges import is_in_default, payments
from stellarch.games.space_wars.rules.versions import covers_payments
from stellarch.games.space_wars.things import of_sort, thing

# Refusals


class PromisesTooMuch(Refusal, frozen=True):
    rule = "SW-30.1"
    credits: int
    left: int


class PromisesInDefault(Refusal, frozen=True):
    rule = "SW-30.3"


# Rules


def income(state: State, seat: Seat) -> int:
    """What an income phase would bring a player now (SW-8.1)."""
    return from_cities(state, seat) + from_trade(state, seat)


def uncommitted(state: State, seat: Seat) -> int:
    """What of it is not promised to anybody yet."""
    return max(0, income(state, seat) - sum(pledge.credits for pledge in payments(state, seat) if pledge.phases))


def promisable(state: State, seat: Seat, most: int) -> int:
    """How much a player can still promise to pay in each income phase, and no more than the most of one offer."""
    if not covers_payments(state):
        return most
    return 0 if is_in_default(state, seat) else min(most, uncommitted(state, seat))


def bars_promising(state: State, seat: Seat, things: Mapping[str, int]) -> Bar | None:
    """Why a player cannot promise the payments among some things; None when he can."""
    if not covers_payments(state) or not of_sort(things, "payment"):
        return None
    if is_in_default(state, seat):
        return bar(PromisesInDefault)
    promised = sum(amount for word, amount in things.items() if (found := thing(word)) and found.sort == "payment")
    left = uncommitted(state, seat)
    return bar(PromisesTooMuch, credits=promised, left=left) if promised > left else None
