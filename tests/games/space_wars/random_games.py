"""Games of Space Wars in which every decision is drawn by lot, for what must hold in all of them.

`python -m tests.games.space_wars.random_games SEED PLAYERS ORDERS` prints a hash of all states of one, the same in any
process.
"""

import hashlib
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from stellarch.core import Chance, Event, Refused, Seat, Step, Template
from stellarch.games.space_wars import setup
from stellarch.games.space_wars.chapters.general import Revise
from stellarch.games.space_wars.contents import AnyAction
from stellarch.games.space_wars.notation import Order
from stellarch.games.space_wars.options import Options
from stellarch.games.space_wars.rules import play
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.rules.flow import TURN, proceed
from stellarch.games.space_wars.state import State
from tests.rules.space_wars.scattered import scattered


class Turned(NamedTuple):
    """One order of a game, and what came of it."""

    before: State
    seat: Seat
    order: Order
    state: State
    events: tuple[Event, ...]


def random_game(seed: str, players: int, orders: int, **options: Any) -> Iterator[Turned]:
    """A number of orders of a game; a player who is waited on answers in an order drawn by lot too."""
    yield from random_orders(setup.start(Options(**options), players, seed).state, f"players of {seed}", orders)


def late_game(seed: int, players: int, orders: int) -> Iterator[Turned]:
    """The same from a position at random: fleets, officers, treaties, wars and events all over the board."""
    yield from random_orders(late_start(seed, players), f"late {seed}", orders)


def late_start(seed: int, players: int) -> State:
    """A position at random, as a turn begins."""
    position = scattered(seed, players, craft_each=8)
    course = Course(position.changed(phase=TURN[-1].name, options=Options(victory="long")))
    proceed(course)
    return course.state


def random_orders(state: State, seed: str, orders: int) -> Iterator[Turned]:
    chance = Chance(seed)
    for number in range(orders):
        if state.over:
            return
        seat = chance.choice(sorted(play.waiting_on(state)), "seat", number)
        order, step = _drawn(state, seat, chance, number)
        yield Turned(state, seat, order, step.state, step.events)
        state = step.state


def _drawn(state: State, seat: Seat, chance: Chance, number: int) -> tuple[Order, Step[State]]:
    """One of the choices, or now and then of what may be done besides, a template filled in by chance; where its blanks
    do not go together, another. And what came of it."""
    choices = play.legal(state, seat)
    for attempt in range(_ATTEMPTS):
        is_besides = not chance.below(6, "besides", number, attempt)
        besides = [each for each in play.free(state, seat) if each != Revise()] if is_besides else []
        choice = chance.choice(besides or choices, "choice", number, attempt)
        if not isinstance(choice, Template):
            return choice, play.apply(state, seat, choice)
        order: Order = msgspec.convert(_filled(choice, chance, number, attempt), AnyAction)
        with suppress(Refused):
            return order, play.apply(state, seat, order)
    order = play.default(state, seat)
    return order, play.apply(state, seat, order)


_ATTEMPTS = 20


def _filled(template: Template, chance: Chance, *key: int) -> dict[str, Any]:
    """Of an offer's things, some: one that holds everything would hardly ever be accepted."""
    plain: dict[str, Any] = template.drawn(chance, "blanks", *key)
    for side in ("gives", "asks") if template.type == "make_offer" else ():
        few = chance.shuffled(sorted(plain[side]), "things", side, *key)[: chance.below(4, "few", side, *key)]
        plain[side] = {thing: plain[side][thing] for thing in few}
    return plain


def saved(state: State) -> str:
    plain = msgspec.to_builtins(state, str_keys=True, order="deterministic")
    return msgspec.json.encode(plain).decode()


def restored(text: str) -> State:
    return msgspec.json.decode(text, type=State)


def fingerprint(seed: str, players: int, orders: int) -> str:
    found = hashlib.sha256()
    for turned in random_game(seed, players, orders):
        found.update(f"{turned.seat} {turned.order}\n{saved(turned.state)}\n{turned.events}\n".encode())
    return found.hexdigest()


if __name__ == "__main__":
    print(fingerprint(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
