"""SW-10.1, SW-9.9.3, SW-9.9.4: who may fight whom where, and with what."""

from collections.abc import Iterable, Sequence

from stellarch.core import Refusal, Seat
from stellarch.games.space_wars.chapter import Bar, State, bar
from stellarch.games.space_wars.chapters.battle.wings import small_craft, wings_here
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Place, Technology
from stellarch.games.space_wars.rules.entry import is_free_fire_zone
from stellarch.games.space_wars.rules.versions import fights_from_surfaces
from stellarch.games.space_wars.state.matters import SubPhases
from stellarch.games.space_wars.tables.craft import CRAFT, SMALL

# Refusals


class NotAtWar(Refusal, frozen=True):
    rule = "SW-10.1.1"


class NoBattleCraft(Refusal, frozen=True):
    rule = "SW-10.1.1"
    at: Place


class BattleNobodyThere(Refusal, frozen=True):
    rule = "SW-10.1.1"
    at: Place


class OnlyStealth(Refusal, frozen=True):
    rule = "SW-9.9.3"
    at: Place


class Immune(Refusal, frozen=True):
    rule = "SW-9.9.4"
    at: Place


class FoughtAlready(Refusal, frozen=True):
    rule = "SW-10.1.6"
    at: Place


class NoScanner(Refusal, frozen=True):
    rule = "SW-10.1.7"
    at: Place
    technology: Technology


# Rules


_FINDERS = ("advanced_cruiser", "advanced_star_fighter")
"""Who can find a stealth starship (SW-9.9.3)."""


def may_fight(state: State, one: Seat, other: Seat, at: At) -> bool:
    """At war; or in a free fire zone, without a military treaty (SW-10.1.1, SW-6.4.13)."""
    if one == other:
        return False
    military = state.politics.between(one, other).military
    return military == "war" or (military == "none" and is_free_fire_zone(state, at))


def withdrawn(state: State) -> frozenset[str]:
    """Craft that withdrew in this sub-phase: they neither fight, bombard nor land any more (SW-10.7.4)."""
    stage = state.stage
    return stage.withdrawn if isinstance(stage, SubPhases) else frozenset()


def craft_for(state: State, seat: Seat, at: At) -> tuple[str, ...]:
    """A player's craft in a sector that take part in a battle: not immune consuls, nor who withdrew (SW-10.1.5)."""
    fleets, gone = state.fleets, withdrawn(state)
    has_immunity = state.politics.has_law("consular_immunity")
    if not (gone or has_immunity):
        return fleets.here(seat, at)
    return tuple(
        craft
        for craft in fleets.here(seat, at)
        if craft not in gone and not (has_immunity and fleets[craft].kind == "consular_starship")
    )


def has_battle_craft(state: State, seat: Seat, at: At) -> bool:
    """Whether a player could start a battle here: with an armed craft, or with fighters (SW-R.83, SW-29.2)."""
    if any(state.fleets[craft].sheet.battle for craft in craft_for(state, seat, at)):
        return True
    small = small_craft(state, seat, at)
    return any(count and CRAFT[kind].battle for kind, count in zip(SMALL, small, strict=True))


def could_hurt(state: State, at: At, seats: Sequence[Seat], craft: Sequence[str]) -> bool:
    """Whether some craft, with fighters and pods of their players, could hurt anybody in a battle (SW-29.6)."""
    is_armed = any(state.fleets[each].sheet.battle for each in craft)
    return is_armed or next(wings_here(state, at, seats, craft), None) is not None


def is_even(state: State, at: At, one: Sequence[Seat], other: Sequence[Seat]) -> bool:
    """Whether the craft of two sides in a sector could hurt each other."""
    return all(
        could_hurt(state, at, seats, [craft for seat in seats for craft in craft_for(state, seat, at)])
        for seats in (one, other)
    )


def finds_stealth(state: State, seats: Iterable[Seat], at: At) -> bool:
    """Whether an advanced cruiser or fighter takes part on the engaging side."""
    for seat in seats:
        craft = craft_for(state, seat, at)
        kinds = {state.fleets[each].kind for each in craft} | {w.kind for w in wings_here(state, at, (seat,), craft)}
        if not kinds.isdisjoint(_FINDERS):
            return True
    return False


def is_grounded(state: State, starter: Seat, at: At, target: Seat) -> bool:
    """Whether a player has nothing in a sector that another can engage but fighters and pods on the surface: if none of
    them comes up there is no battle (SW-29.2)."""
    if not fights_from_surfaces(state) or any(state.sectors.small_in_space(at, target)):
        return False
    can_hide = not finds_stealth(state, (starter,), at)
    return all(can_hide and is_stealth(state, craft) for craft in craft_for(state, target, at))


def is_stealth(state: State, craft: str) -> bool:
    return state.fleets[craft].kind == "stealth_starship"


def bars_engaging(state: State, starter: Seat, at: At, target: Seat) -> Bar | None:
    """Why a player cannot engage another in a sector; None when he can. Interception asks the same (SW-9.9.8)."""
    about = state.galaxy.name(at)
    if not may_fight(state, starter, target, at):
        return bar(NotAtWar, about)
    if not has_battle_craft(state, starter, at):
        return bar(NoBattleCraft, about, at=about)
    is_hidden = state.galaxy.is_nebula(at) or state.happenings.is_at("space_storm", at)
    if is_hidden and not state.empires[starter].knows("space_scanner"):
        return bar(NoScanner, about, technology="space_scanner", at=about)
    craft = craft_for(state, target, at)
    if any(small_craft(state, target, at)) or any(not is_stealth(state, each) for each in craft):
        return None
    if not craft:
        is_immune = any(state.fleets[each].kind == "consular_starship" for each in state.fleets.here(target, at))
        return bar(Immune if is_immune else BattleNobodyThere, about, at=about)
    return None if finds_stealth(state, (starter,), at) else bar(OnlyStealth, about, at=about)


def bars_battle(state: State, seat: Seat, at: At, target: Seat) -> Bar | None:
    """Why the phase player cannot start a battle: as above, or they have fought there already (SW-10.1.6)."""
    if barred := bars_engaging(state, seat, at, target):
        return barred
    stage = state.stage
    if isinstance(stage, SubPhases) and (at, seat, target) in stage.fought:
        return bar(FoughtAlready, state.galaxy.name(at), at=state.galaxy.name(at))
    return None
