"""Games of Space Wars in which anything is tried, and what goes wrong in them.

`python -m tests.games.space_wars.fuzz --minutes 60 [--seed S] [--json]` plays games of 2 to 9 seats in all versions,
with options drawn by lot, from the start and from late positions with wars. It reports crashes, dead ends (somebody is
waited on and has no answer, or the usual one is refused), choices that are listed but refused, turns that do not end,
and slow orders. Each finding names the game by which it comes again:
`python -m tests.games.space_wars.fuzz --game S:12 --json`.
"""

import argparse
import json
import sys
import time
import traceback
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from stellarch.core import Chance, Refused, Seat, Template
from stellarch.games.space_wars import setup
from stellarch.games.space_wars.actions import AnyAction
from stellarch.games.space_wars.actions.general import Revise
from stellarch.games.space_wars.options import Options
from stellarch.games.space_wars.rules import play
from stellarch.games.space_wars.state import State
from tests.games.space_wars.random_games import late_start

_ORDERS = 3000
"""A game is left after so many."""
_ENDLESS = 40_000
"""No turn of a game needs so many answers of the usual kind."""
_SLOW = 1.0
"""Seconds that no order should take, the phases that follow it by themselves included."""
_TRIES, _EVERY = 6, 5
"""How many choices are tried before the usual one; in one of so many games the usual answers must end a turn."""


class Finding(NamedTuple):
    what: str
    game: str
    number: int
    """The order at which it came up."""
    seat: int
    order: str
    details: str


def fuzzed(seed: str, until: float, orders: int = _ORDERS) -> Iterator[Finding]:
    """What goes wrong in games by a seed, until a time."""
    number = 0
    while time.monotonic() < until:
        yield from fuzzed_game(f"{seed}:{number}", until, orders)
        if not number % _EVERY and (endless := endless_turn(f"{seed}:{number}")):
            yield endless
        number += 1


def fuzzed_game(game: str, until: float, orders: int = _ORDERS) -> Iterator[Finding]:
    chance = Chance(f"fuzz {game}")
    try:
        state = _started(game, chance)
    except Exception:
        yield Finding("crash", game, 0, -1, "start", traceback.format_exc())
        return
    for number in range(orders):
        if state.over or time.monotonic() > until:
            return
        try:
            after, findings = _ordered(state, game, number, chance)
        except Exception:
            yield Finding("crash", game, number, -1, "asked", traceback.format_exc())
            return
        yield from findings
        if after is None:
            return
        state = after


def _started(game: str, chance: Chance) -> State:
    if chance.below(2, "late"):
        return late_start(chance.below(1 << 30, "position"), 2 + chance.below(8, "players"))
    players = 2 + chance.below(8, "players")
    maps = ["standard", *(["compact"] if players <= 6 else []), *(["duel"] if players == 2 else [])]
    options = {
        "victory": chance.choice(("short", "standard", "long"), "victory"),
        "map": chance.choice(maps, "map"),
        "battle_control": chance.choice(("auto", "manual"), "control"),
        "pace": chance.choice(("live", "guided", "digest"), "pace"),
    }
    try:
        return setup.start(msgspec.convert(options, Options), players, game).state
    except Refused:  # a map that is not for so many
        return setup.start(Options(), players, game).state


def _ordered(state: State, game: str, number: int, chance: Chance) -> tuple[State | None, list[Finding]]:
    """The state after one order that is not refused, and what went wrong on the way."""
    findings = []
    waiting = sorted(play.waiting_on(state))
    if not waiting:
        return None, [Finding("dead end", game, number, -1, "", f"nobody is waited on in {state.phase}")]
    seat = chance.choice(waiting, "seat", number)
    choices = play.legal(state, seat)
    if not choices:
        return None, [Finding("dead end", game, number, seat, "", f"no choices in {state.phase}: {state.matter}")]
    besides = [each for each in play.free(state, seat) if each != Revise()]
    for attempt in range(_TRIES):
        is_besides = besides and not chance.below(6, "besides", number, attempt)
        choice = chance.choice(besides if is_besides else choices, "choice", number, attempt)
        order: AnyAction = choice if not isinstance(choice, Template) else _filled(choice, chance, number, attempt)
        after, found = _tried(state, seat, order, game, number, is_listed=not isinstance(choice, Template))
        findings += found
        if after is not None or any(each.what == "crash" for each in found):
            return after, findings
    after, found = _tried(state, seat, play.default(state, seat), game, number, is_listed=True)
    return after, [*findings, *(each._replace(what=f"default: {each.what}") for each in found)]


def _filled(template: Template, chance: Chance, *key: int) -> AnyAction:
    return msgspec.convert(template.drawn(chance, "blanks", *key), AnyAction)  # type: ignore[no-any-return]


def _tried(
    state: State, seat: Seat, order: AnyAction, game: str, number: int, *, is_listed: bool
) -> tuple[State | None, list[Finding]]:
    started = time.perf_counter()
    try:
        after = play.apply(state, seat, order).state
    except Refused as refusal:
        told = f"{refusal.rule}: {refusal.why.en}"
        return None, [Finding("listed but refused", game, number, seat, str(order), told)] if is_listed else []
    except Exception:
        return None, [Finding("crash", game, number, seat, str(order), traceback.format_exc())]
    took = time.perf_counter() - started
    slow = [Finding("slow", game, number, seat, str(order), f"{took:.2f} s")] if took > _SLOW else []
    return after, slow


def endless_turn(game: str, most: int = _ENDLESS) -> Finding | None:
    """Whether a turn of a game does not end where everybody gives the usual answer."""
    state = _started(game, Chance(f"fuzz {game}"))
    turn = state.turn
    for _ in range(most):
        if state.over or state.turn > turn + 1:
            return None
        seat = min(play.waiting_on(state))
        state = play.apply(state, seat, play.default(state, seat)).state
    return Finding("endless turn", game, most, -1, "", f"turn {turn} of {state.phase}: {state.matter}")


def main() -> int:
    asked = argparse.ArgumentParser()
    asked.add_argument("--minutes", type=float, default=1.0)
    asked.add_argument("--seed", default="1")
    asked.add_argument("--game", help="only this one, as a finding names it")
    asked.add_argument("--json", action="store_true")
    said = asked.parse_args()
    until = time.monotonic() + 60 * said.minutes
    count = 0
    seen: set[tuple[str, str]] = set()
    for finding in fuzzed_game(said.game, until) if said.game else fuzzed(said.seed, until):
        kind = (finding.what, finding.details.strip().splitlines()[-1])
        count += 1
        if kind in seen:
            continue
        seen.add(kind)
        print(json.dumps(finding._asdict()) if said.json else "\n  ".join(map(str, finding)), flush=True)
    print(f"{count} findings, {len(seen)} of them different", file=sys.stderr)
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
