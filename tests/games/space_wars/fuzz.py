"""Games of Space Wars in which anything is tried, and what goes wrong in them.

`python -m tests.games.space_wars.fuzz --minutes 60 [--seed S] [--json]` plays games of 2 to 9 seats in all versions,
with options drawn by lot, most of them from the midst of a war. An order is drawn by its kind first, so that every kind
comes up; how often each was carried out stands at the end. It reports

    crash                 anything but a refusal came of an order, a view, a text
    dead end              somebody is waited on and has no answer, or the usual one is refused
    listed but refused    a choice that is offered cannot be made
    endless turn          the usual answers of everybody do not end the turn
    slow                  an order that took more than a second of processor time
    unsound               a piece in no place or in two, or something out of its bounds
    another way           the same orders from the same position came to something else, or a text to another order

Each finding names the game by which it comes again: `python -m tests.games.space_wars.fuzz --game S:12`.
"""

import argparse
import json
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from stellarch.core import Chance, Refused, Seat, Template, Text
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.chapters.general import Auto
from stellarch.games.space_wars.contents import ORDERS, read_action
from stellarch.games.space_wars.notation import Order
from stellarch.games.space_wars.rules import play
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.battles import Battle
from tests.games.space_wars.at_war import drawn_start
from tests.games.space_wars.drawn_orders import ANSWERS, Mangler, by_kind, filled, kinds_in
from tests.games.space_wars.random_games import restored, saved
from tests.games.space_wars.test_laws import assert_sound

_ORDERS = 400
"""After this number a game is left."""
_ENDLESS = 20_000
"""No turn of a game needs this number of answers of the usual kind."""
_SLOW = 1.0
"""Seconds of processor time that no order should take, the phases that follow it by themselves included."""
_TRIES = 8
"""How many orders are tried before the usual one; half of them of the kind that was drawn first."""
_MANGLED = 3
"""In one position of this number an order is tried that nobody offered."""
_LOOKED, _BOTS = 25, 60
"""In one position of this number all that people see is made, and what is saved is restored; a bot is asked in one."""
_NAMES = [f"Player {seat}" for seat in range(1, 10)]


class Finding(NamedTuple):
    what: str
    game: str
    number: int
    """The order at which it came up."""
    seat: int
    order: str
    details: str


class Tally:
    """How often each kind of order was offered, tried, and carried out, alone or in a form."""

    def __init__(self) -> None:
        self.games: Counter[str] = Counter()
        self.offered: Counter[str] = Counter()
        self.carried: Counter[str] = Counter()
        self.in_forms: Counter[str] = Counter()

    def carry(self, order: Order) -> None:
        own, *held = kinds_in(order)
        self.carried[own] += 1
        self.in_forms.update(held)

    def lines(self) -> Iterator[str]:
        yield f"{sum(self.carried.values())} orders carried out in {sum(self.games.values())} games"
        yield f"{'kind':22}{'offered':>9}{'carried out':>13}{'in forms':>10}"
        kinds = sorted(map(str, (order.__struct_config__.tag for order in ORDERS)))
        for kind in sorted(kinds, key=lambda kind: self.carried[kind] + self.in_forms[kind]):
            yield f"{kind:22}{self.offered[kind]:9}{self.carried[kind]:13}{self.in_forms[kind]:10}"
        never = [kind for kind in kinds if not self.carried[kind] + self.in_forms[kind]]
        yield f"never carried out: {', '.join(never) or 'none'}"


def fuzzed(seed: str, until: float, tally: Tally, orders: int = _ORDERS) -> Iterator[Finding]:
    """What goes wrong in games by a seed, until a time."""
    number = 0
    while time.monotonic() < until:
        yield from fuzzed_game(f"{seed}:{number}", until, tally, orders)
        number += 1


def fuzzed_game(game: str, until: float, tally: Tally, orders: int = _ORDERS) -> Iterator[Finding]:
    """What goes wrong in one game."""
    yield from Fuzzed(game, tally).findings(until, orders)


class Fuzzed:
    """One game in which anything is tried."""

    def __init__(self, game: str, tally: Tally) -> None:
        self.game = game
        self.chance = Chance(f"fuzz {game}")
        self.tally = tally
        self.mangler = Mangler()
        self.number = 0

    def findings(self, until: float, orders: int) -> Iterator[Finding]:
        try:
            state = drawn_start(self.chance)
        except Exception:
            yield self._found("crash", -1, "start", traceback.format_exc())
            return
        self.tally.games[f"{len(state.seats)} seats"] += 1
        for self.number in range(orders):
            if state.over or time.monotonic() > until:
                break
            try:
                after, found = self._ordered(state)
            except Exception:
                yield self._found("crash", -1, "asked", traceback.format_exc())
                return
            yield from found
            if after is None:
                return
            state = after
        yield from self._to_the_end_of_the_turn(state)

    def _found(self, what: str, seat: int, order: object, details: str) -> Finding:
        return Finding(what, self.game, self.number, seat, str(order), details)

    # One order

    def _ordered(self, state: State) -> tuple[State | None, list[Finding]]:
        """The state after one order that is not refused, and what went wrong on the way."""
        waiting = sorted(play.waiting_on(state))
        if not waiting:
            return None, [self._found("dead end", -1, "", f"nobody is waited on in {state.phase}")]
        found = [*self._looked_at(state), *self._mangled(state)]
        seat = self.chance.choice(waiting, "seat", self.number)
        if not self.chance.below(20, "anybody", self.number):
            seat = self.chance.choice(sorted(state.living), "anyone", self.number)
        is_asked = seat in waiting
        choices = play.legal(state, seat)
        if is_asked and not choices:
            return None, [*found, self._found("dead end", seat, "", f"no choices in {state.phase}: {state.matter}")]
        is_besides = not is_asked or not self.chance.below(12, "besides", self.number)
        kinds = by_kind((is_besides and play.free(state, seat)) or choices, self.chance)
        self.tally.offered.update(kinds.keys())
        unlisted = ["auto", "battle_orders"] if isinstance(state.matter, Battle) and is_asked else []
        for attempt in range(_TRIES if kinds else 0):
            kind = self.chance.choice([*sorted(kinds), *unlisted], "kind", self.number, 2 * attempt // _TRIES)
            order: Order
            if kind in unlisted:
                order = Auto() if kind == "auto" else self.mangler.round_of_battle(self.chance, self.number, attempt)
                after, more = self._tried(state, seat, order, is_listed=False)
            else:
                choice = self.chance.choice(kinds[kind], "choice", self.number, attempt)
                order = filled(choice, self.chance, self.number, attempt)
                after, more = self._tried(state, seat, order, is_listed=not isinstance(choice, Template))
            found += more
            if after is not None or any(each.what == "crash" for each in more):
                return after, found
        if not is_asked:
            return state, found
        after, more = self._tried(state, seat, play.default(state, seat), is_listed=True)
        return after, [*found, *(each._replace(what=f"default: {each.what}") for each in more)]

    def _tried(self, state: State, seat: Seat, order: Order, *, is_listed: bool) -> tuple[State | None, list[Finding]]:
        started = time.process_time()
        try:
            step = play.apply(state, seat, order)
        except Refused as refusal:
            told = f"{refusal.rule}: {refusal.why.en}"
            return None, [self._found("listed but refused", seat, order, told)] if is_listed else []
        except Exception:
            return None, [self._found("crash", seat, order, traceback.format_exc())]
        took = time.process_time() - started
        found = [self._found("slow", seat, order, f"{took:.2f} s")] if took > _SLOW else []
        self.tally.carry(order)
        self.mangler.remember(order)
        if not self.chance.below(_LOOKED, "again", self.number):
            found += self._again(state, seat, order, step.state)
            found += self._told(step.events, seat, order)
        return step.state, found

    # What else must hold

    def _mangled(self, state: State) -> list[Finding]:
        """An order with a word in the wrong place, or at the wrong time, is carried out or refused, and no more."""
        if self.chance.below(_MANGLED, "mangles at all", self.number):
            return []
        seat = self.chance.choice(state.seats, "mangles", self.number)
        choices = [*play.legal(state, seat), *ANSWERS]
        kinds = by_kind(choices, self.chance)
        kind = self.chance.choice(sorted(kinds), "mangled kind", self.number)
        order = filled(self.chance.choice(kinds[kind], "mangled", self.number), self.chance, self.number, -1)
        mangled = self.mangler.mangled(order, self.chance, self.number)
        if mangled is None:
            return []
        for asked in (play.apply, play.lines):
            try:
                asked(state, seat, mangled)
            except Refused as refusal:
                if not (refusal.why.en and refusal.why.fr):
                    return [self._found("crash", seat, mangled, f"refused by {refusal.rule} without a word")]
            except Exception:
                return [self._found("crash", seat, mangled, traceback.format_exc())]
        return []

    def _again(self, state: State, seat: Seat, order: Order, after: State) -> list[Finding]:
        """From what was saved, and by its short form, the order comes to the same."""
        found = []
        try:
            assert_sound(after)
        except AssertionError:
            found.append(self._found("unsound", seat, order, traceback.format_exc()))
        if read_action(str(order)) != order:
            found.append(self._found("another way", seat, order, f"reads back as {read_action(str(order))}"))
        if play.apply(restored(saved(state)), seat, order).state != after:
            found.append(self._found("another way", seat, order, "after the position was saved and restored"))
        if restored(saved(after)) != after:
            found.append(self._found("another way", seat, order, "what is saved is not what is restored"))
        return found

    def _told(self, events: tuple[object, ...], seat: Seat, order: Order) -> list[Finding]:
        for event in events:
            try:
                told = event.told(_NAMES)  # type: ignore[attr-defined]
                assert isinstance(told, Text)
                assert told.en
                assert told.fr
            except Exception:
                return [self._found("crash", seat, order, traceback.format_exc())]
        return []

    def _looked_at(self, state: State) -> list[Finding]:
        """Views, choices in words, figures and pictures of everybody; and now and then what a bot would do."""
        if self.chance.below(_LOOKED, "looks", self.number):
            return []
        try:
            for seat in (*state.seats, None):
                view = SPACE_WARS.view(state, seat)
                SPACE_WARS.page.shown(view)
                for name in SPACE_WARS.page.boards:
                    SPACE_WARS.page.boards[name].draw(view)
                SPACE_WARS.chronicle.heading(view)
                assert SPACE_WARS.view(SPACE_WARS.imagine(view, "imagined"), seat) == view
                if seat in play.waiting_on(state):
                    choices = play.legal(state, seat)
                    SPACE_WARS.typing.grouped(SPACE_WARS, view, choices, _NAMES)
                    assert play.decision(state, seat) is not None
                    if not self.chance.below(_BOTS // _LOOKED, "bot", self.number, seat):
                        self._plans(state, seat)
            SPACE_WARS.standings(state)
            SPACE_WARS.picture(SPACE_WARS.view(state, None))
        except Exception:
            return [self._found("crash", -1, "looked at", traceback.format_exc())]
        return []

    def _plans(self, state: State, seat: Seat) -> None:
        level = self.chance.choice(SPACE_WARS.levels, "level", self.number)
        plan = SPACE_WARS.plan(SPACE_WARS.view(state, seat), f"{self.game} {self.number}", level, None)
        play.apply(state, seat, plan.actions[0])  # type: ignore[arg-type]

    def _to_the_end_of_the_turn(self, state: State) -> Iterator[Finding]:
        """Wherever a game was left, the usual answers of everybody bring its turn to an end."""
        turn, begun = state.turn, state
        for _ in range(_ENDLESS):
            if state.over or state.turn > turn:
                return
            seat = min(play.waiting_on(state))
            try:
                state = play.apply(state, seat, play.default(state, seat)).state
            except Refused as refusal:
                yield self._found("dead end", seat, play.default(state, seat), f"{refusal.rule}: {refusal.why.en}")
                return
            except Exception:
                yield self._found("crash", seat, "usual answers", traceback.format_exc())
                return
        yield self._found("endless turn", -1, "", f"turn {turn} of {begun.phase}: {state.matter}")


def _cause(details: str) -> str:
    """What findings of one cause have in common: the line of code at which it went wrong, or what is said of it."""
    *_, last = [line for line in details.splitlines() if line.strip().startswith("File ")] or [details]
    return last


def main() -> int:
    asked = argparse.ArgumentParser()
    asked.add_argument("--minutes", type=float, default=1.0)
    asked.add_argument("--seed", default="1")
    asked.add_argument("--game", help="only this one, as a finding names it")
    asked.add_argument("--json", action="store_true")
    said = asked.parse_args()
    until = time.monotonic() + 60 * said.minutes
    tally = Tally()
    count = 0
    seen: set[tuple[str, str]] = set()
    for finding in fuzzed_game(said.game, until, tally) if said.game else fuzzed(said.seed, until, tally):
        kind = (finding.what, _cause(finding.details))
        count += 1
        if kind in seen:
            continue
        seen.add(kind)
        print(json.dumps(finding._asdict()) if said.json else "\n  ".join(map(str, finding)), flush=True)
    print("\n".join(tally.lines()), file=sys.stderr)
    print(f"{count} findings, {len(seen)} of them different", file=sys.stderr)
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
