"""Space battles between fleets drawn by lot, for what must hold in all of them.

`python -m tests.games.space_wars.random_battles COUNT` lets the software fight COUNT battles, and prints how they went.
"""

import sys
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from stellarch.core import Chance, Event, Seat
from stellarch.games.space_wars.chapters.battle.ending import BattleEnded
from stellarch.games.space_wars.chapters.battle.starting import Engage
from stellarch.games.space_wars.chapters.general import Auto
from stellarch.games.space_wars.rules import play
from stellarch.games.space_wars.state import Craft, State
from stellarch.games.space_wars.state.battles import Mustering
from stellarch.games.space_wars.state.counts import Small
from stellarch.games.space_wars.state.fleets import Officer
from stellarch.games.space_wars.state.matters import SubPhases
from stellarch.games.space_wars.tables.craft import CRAFT
from stellarch.games.space_wars.tables.technologies import TECHNOLOGIES
from tests.rules.space_wars.given import A, B, at, by_hand, given

WHERE = "3-5"
_USEFUL = [
    tech
    for tech, sheet in TECHNOLOGIES.items()
    if sheet.branch in ("ship_attack", "ship_defense", "force_field")
    or tech in ("cloaking_technology", "space_scanner")
]
_KINDS = [kind for kind, sheet in CRAFT.items() if not sheet.is_small]


def drawn_battle(seed: str, most: int = 10, **options: Any) -> State:
    """Two players at war with a few craft each in one sector, about to fight there; A is the phase player."""
    chance = Chance(f"battle {seed}")
    techs = [_some(chance, _USEFUL, 8, "techs", seat) for seat in (0, 1)]
    state = given(
        A(known=" ".join(techs[0])),
        B(known=" ".join(techs[1])),
        relations={(A, B): {"military": "war"}},
        **options,
    )
    state = state.changed(chance=Chance(seed), phase="player_subphases")
    for seat in (Seat(0), Seat(1)):
        state = _with_fleet(state, seat, most, chance)
    stage = SubPhases(((Seat(0),), (Seat(1),)), "space_battle")
    return state.with_stage(stage)


def _some(chance: Chance, among: Sequence[str], most: int, *key: str | int) -> list[str]:
    return list(chance.shuffled(among, *key)[: chance.below(most + 1, *key, "count")])


def _with_fleet(state: State, seat: Seat, most: int, chance: Chance) -> State:
    where = at(state, WHERE)
    count = 1 + chance.below(most, "count", seat)
    kinds = ["corvette", *(chance.choice(_KINDS, "kind", seat, number) for number in range(count - 1))]
    for number, kind in enumerate(kinds):
        sheet = CRAFT[kind]
        if state.fleets.count(seat, kind) >= sheet.limit:
            continue
        damage = (
            chance.below(sheet.defence, "damage", seat, number) if chance.below(3, "hurt", seat, number) == 0 else 0
        )
        room = max(0, sheet.capacity - 2 * damage)
        small = [0, 0, 0, 0]
        if sheet.mode == "active" and "pod" in sheet.cargo:
            kinds_of_cargo = range(4) if "fighter" in sheet.cargo else range(3, 4)
            for place in range(min(room, 6)):
                small[chance.choice(tuple(kinds_of_cargo), "cargo", seat, number, place)] += 1
        craft = Craft(kind, seat, where, damage, small=Small(*small), weapons=chance.below(3, "weapons", seat, number))
        fleets, name = state.fleets.with_new(craft)
        state = state.changed(fleets=fleets)
        if chance.below(3, "officer", seat, number) == 0:
            officer = Officer(
                chance.choice(("admiral", "general", "engineer", "security"), "rank", seat, number),
                seat,
                name,
                1 + chance.below(2, "stars", seat, number),
            )
            state = state.changed(officers=state.officers.with_new(officer)[0])
    flying = Small(*(chance.below(4, "flying", seat, kind) for kind in range(4)))
    return state.changed(sectors=state.sectors.with_small_in_space(where, seat, flying))


class Fought(NamedTuple):
    state: State
    events: tuple[Event, ...]

    @property
    def ended(self) -> BattleEnded:
        return next(event for event in self.events if isinstance(event, BattleEnded))


def fought(state: State) -> Fought:
    """The battle that A begins, by itself to its end."""
    step = play.apply(state, A.seat, Engage(WHERE, B.seat))
    return Fought(step.state, step.events)


def opened(state: State) -> State:
    """The battle that A begins, up to the first decision of a commander."""
    state = play.apply(by_hand(state), A.seat, Engage(WHERE, B.seat)).state
    while isinstance(state.matter, Mustering):
        state = play.apply(state, min(play.waiting_on(state)), Auto()).state
    return state


def main(count: int) -> None:
    rounds: Counter[int] = Counter()
    winners: Counter[tuple[int, ...]] = Counter()
    started = time.perf_counter()
    for number in range(count):
        ended = fought(drawn_battle(str(number))).ended
        rounds[ended.rounds] += 1
        winners[tuple(ended.winners)] += 1
    took = time.perf_counter() - started
    print(f"{count} battles, {1000 * took / count:.1f} ms each with the drawing of their fleets")
    print("rounds:", dict(sorted(rounds.items())))
    print("winners:", {str(seats or "nobody"): number for seats, number in winners.items()})


if __name__ == "__main__":
    main(int(sys.argv[1]))
