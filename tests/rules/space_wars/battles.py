"""Space battles in the words of the examples: A, the phase player, attacks B in the sector `HERE`.

    state = battle("cruiser1 corvette1", "cruiser2", dice=(3, 5))
    state = idle(state, "line")                  # nobody does anything until that step
    state = play(state, "A target:cruiser1/ion/1/cruiser2", "A end", "B end")

Everybody is in supply unless the test says otherwise. Craft may be changed by fields of `Craft`, small craft in space
are given by player. Fighters and pods are named in the order in which they are counted, A's first.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from stellarch.games.space_wars.rules import play as rules
from stellarch.games.space_wars.state import Small, State
from stellarch.games.space_wars.state.battles import Battle, Side
from tests.rules.space_wars.given import A, B, Player, begin, by_hand, given, play
from tests.rules.space_wars.given import at as sector

HERE = "3-5"
WAR = {"military": "war"}
NOTHING = {"breakthrough": "break_through", "return": "return", "withdraw": "withdraw", "shield": "shield:-"}


def here(craft: str) -> str:
    return " ".join(name if "@" in name else f"{name}@{HERE}" for name in craft.split())


def meeting(
    ours: str,
    theirs: str,
    *,
    dice: Sequence[int] = (),
    known: tuple[str, str] = ("", ""),
    officers: tuple[str, str] = ("", ""),
    small: Mapping[Player, Small] | None = None,
    craft: Mapping[str, Mapping[str, Any]] | None = None,
    is_supplied: bool = True,
    relations: Mapping[tuple[Player, Player], Mapping[str, Any]] | None = None,
    sectors: Mapping[str, Mapping[str, Any]] | None = None,
    others: Sequence[Any] = (),
    **more: Any,
) -> State:
    """Craft of two players at war in one sector; A is about to start battles."""
    range_ = "unlimited_movement_range" if is_supplied else ""
    floating = {HERE: {"small": {player.seat: count for player, count in small.items()}}} if small else {}
    fields = {**floating, **{place: {**floating.get(place, {}), **said} for place, said in (sectors or {}).items()}}
    state = given(
        A(craft=here(ours), known=f"{known[0]} {range_}", officers=officers[0]),
        B(craft=here(theirs), known=f"{known[1]} {range_}", officers=officers[1]),
        *others,
        dice=dice,
        relations={(A, B): WAR, **(relations or {})},
        sectors=fields,
        **more,
    )
    for name, said in (craft or {}).items():
        state = state.changed(fleets=state.fleets.with_craft(name, **said))
    return play(begin(state, "player_subphases"), "A end")


def battle(ours: str, theirs: str, **said: Any) -> State:
    """The same, and the commanders are about to draw up their sides."""
    return play(by_hand(meeting(ours, theirs, **said)), f"A battle:{HERE}/1")


def fight(state: State) -> Battle:
    return state.at_hand(Battle)


def side(state: State, player: Player) -> Side:
    return next(each for each in fight(state).sides if player.seat in each.seats)


def idle(state: State, until: str = "", round_: int = 1) -> State:
    """Both sides do nothing, but for how the software draws them up, until a step of a round, or the end."""
    while isinstance(matter := state.matter, Battle) and (matter.step, matter.round) != (until, round_):
        asked = min(rules.waiting_on(state))
        order = "auto" if matter.step in ("dispose", "zone", "rearrange", "settle") else NOTHING.get(matter.step, "end")
        state = play(state, f"{'AB'[asked]} {order}")
    return state


def rows(state: State, line: str, core: str = "", *, player: Player = A) -> State:
    """A side drawn up like this; all small craft in space in the zone. A single craft stands in line by itself."""
    if player.seat not in rules.waiting_on(state):
        return state
    small = "+".join(name for name in fight(state).in_zone(fight(state).side_of(player.seat))) or "-"
    return play(state, f"{player} dispose:{'+'.join(line.split()) or '-'}/{'+'.join(core.split()) or '-'}/{small}/-")


def both(state: State, ours: tuple[str, str], theirs: tuple[str, str]) -> State:
    """Line and core of both sides."""
    state = rows(state, *ours, player=A)
    return rows(state, *theirs, player=B)


def damage(state: State, name: str) -> int:
    return state.fleets[name].damage


def flying(state: State, player: Player) -> Small:
    return state.sectors.small_in_space(sector(state, HERE), player.seat)
