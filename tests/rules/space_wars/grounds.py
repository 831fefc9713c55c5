"""Ground battles in the words of the examples: A, the phase player, has legions in orbit over a planet of B.

    state = invasion(Legions(veteran=3), Legions(regular=2, veteran=1), dice=(2,))
    state = play(state, "B auto", "A commit:veteran=3/general1")

The planet is `draconis_31`, a medium one; A's legions are aboard `transport1` there, B's on its surface. Both command.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from stellarch.games.space_wars.rules import play as rules
from stellarch.games.space_wars.state import Legions, State, System
from stellarch.games.space_wars.state.counts import NO_LEGIONS
from stellarch.games.space_wars.state.ground import GroundBattle
from stellarch.games.space_wars.state.matters import SubPhases
from tests.rules.space_wars.given import A, B, Player, begin, by_hand, given, play
from tests.rules.space_wars.given import system as system_of

PLANET = "draconis_31"
WAR = {"military": "war"}


def landing(
    ours: Legions,
    theirs: Legions = NO_LEGIONS,
    *,
    planet: System | None = None,
    owner: Player | None = B,
    dice: Sequence[int] = (),
    known: tuple[str, str] = ("", ""),
    officers: tuple[str, str] = ("", ""),
    craft: tuple[str, str] = ("", ""),
    relations: Mapping[tuple[Player, Player], Mapping[str, Any]] | None = None,
    others: Sequence[Any] = (),
    tile: str = PLANET,
    weapons: int = 0,
    **more: Any,
) -> State:
    """A is about to invade: legions aboard over a planet with its defenders, and whatever is said besides."""
    surface = planet or System()
    if any(theirs):
        surface = System(**{**_fields(surface), "legions": {**surface.legions, B.seat: theirs}})
    state = given(
        A(craft=f"transport1@{tile} {craft[0]}", known=known[0], officers=officers[0]),
        B(craft=craft[1], known=known[1], officers=officers[1]),
        *others,
        tiles={"3-5": tile},
        sectors={tile: {"system": surface, "owner": None if owner is None else owner.seat}},
        dice=dice,
        relations={(A, B): WAR, **(relations or {})},
        **more,
    )
    state = state.changed(fleets=state.fleets.with_craft("transport1", legions=ours, weapons=weapons))
    return to_ground_step(begin(state, "player_subphases"))


def to_ground_step(state: State) -> State:
    """The steps before it are ended by the player who is asked, as long as it is A's sub-phase."""
    stage = state.stage
    while isinstance(stage, SubPhases) and A.seat in stage.groups[0] and stage.step not in ("ground_battle", "closing"):
        state = play(state, "end")
        stage = state.stage
    return state


def _fields(system: System) -> dict[str, Any]:
    return {name: getattr(system, name) for name in System.__struct_fields__}


def invasion(ours: Legions, theirs: Legions = NO_LEGIONS, **said: Any) -> State:
    """The same, and A has landed: both sides are about to choose who fights."""
    return play(by_hand(landing(ours, theirs, **said)), f"A invade:{said.get('tile', PLANET)}")


def fight(state: State) -> GroundBattle:
    return state.at_hand(GroundBattle)


def aboard(state: State, craft: str = "transport1") -> Legions:
    return state.fleets[craft].legions


def ashore(state: State, player: Player, where: str = PLANET) -> Legions:
    return system_of(state, where).legions_of(player.seat)


def automatic(state: State) -> State:
    """A player who is asked in a ground battle does what the software would, to its end."""
    while isinstance(state.matter, GroundBattle):
        state = play(state, f"{'ABCDEFGHI'[min(rules.waiting_on(state))]} auto")
    return state
