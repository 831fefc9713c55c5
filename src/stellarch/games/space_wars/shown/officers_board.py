"""Officers as a page shows them: what each gives where he is, what he could try and how that would go, what he cannot
do and why; missions and who could take them; and how one's worlds are guarded against spies."""

from collections.abc import Callable, Iterator, Mapping

import msgspec

from stellarch.core import Message, Phrase, Seat, Text, said
from stellarch.games.space_wars.chapter import Bar
from stellarch.games.space_wars.chapters.missions import (
    CRAFT_NEED,
    Mission,
    attempts,
    bars_mission,
    candidates,
    match,
    solving,
)
from stellarch.games.space_wars.chapters.officers import (
    Infest,
    Search,
    bars_infesting,
    bars_search,
    need_to_find,
    search_bonus,
    searches_of,
    spies_near,
)
from stellarch.games.space_wars.chapters.spying import (
    DEPARTMENT,
    Spy,
    attempt,
    bars_abroad,
    bars_spying,
    officers_in,
    robbed_in,
    security,
    victim_of,
)
from stellarch.games.space_wars.chapters.spying import attempts as spy_attempts
from stellarch.games.space_wars.chapters.transfers import SURFACE, bars_transfer
from stellarch.games.space_wars.chapters.visits import (
    NothingInPlay,
    Visit,
    bars_acting,
    bars_visit,
    finds,
    sector_of,
    visited_by,
)
from stellarch.games.space_wars.geometry import At, distance
from stellarch.games.space_wars.notation import Order
from stellarch.games.space_wars.rules.control import managed_systems
from stellarch.games.space_wars.rules.versions import has_war
from stellarch.games.space_wars.shown.glossary import Explained
from stellarch.games.space_wars.shown.officers_told import brings, finds_told, gives
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.tables.combat import SPECIAL_WEAPON_USE, SPYING
from stellarch.games.space_wars.tables.happenings import MISSION_SOLUTION, MISSIONS

_FACES = range(1, 7)
_MOST_TARGETS = 4


class TrialBrings(Phrase):
    ALIENS = 1
    STAR = 2
    REWARD = 3


class SpiesFound(Message, frozen=True):
    count: int


class Trial(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an order would come to, which a die decides."""

    brings: Text
    sides: int
    """On how many of the six sides it succeeds."""
    lost: int = 0
    """On how many the officer is lost; of a mission that has failed, each of the team by a die of his own."""
    need: int = 0
    reasons: Mapping[str, int] = {}
    """What is added to the die, each reason by itself."""
    victim: Seat | None = None


class SpyTarget(msgspec.Struct, frozen=True):
    """A world of another whose research a spy could go and steal."""

    at: At
    victim: Seat
    laboratories: int
    sides: int
    lost: int
    away: int
    """Sectors, as the crow flies."""


class OfficerShown(msgspec.Struct, frozen=True, omit_defaults=True):
    at: At
    gives: tuple[Explained, ...]
    trials: Mapping[str, Trial] = {}
    """What he could try where he is, by the order."""
    cannot: tuple[Explained, ...] = ()
    targets: tuple[SpyTarget, ...] = ()
    """Of a spy: where most could be stolen, the best first."""


class Need(msgspec.Struct, frozen=True):
    """What a mission calls for, and who of one's own is nearest that could meet it."""

    need: str
    is_craft: bool
    by: str | None
    away: int
    """Sectors, as the crow flies."""


class MissionShown(msgspec.Struct, frozen=True, omit_defaults=True):
    at: At
    needs: tuple[Need, ...]
    whole: int
    """On how many sides of the die it is solved if all its needs are met."""
    trials: Mapping[str, Trial] = {}
    """What could be tried now, by the order."""
    cannot: Explained | None = None


class Guard(msgspec.Struct, frozen=True):
    """How a world of one's own is guarded against spies."""

    by: tuple[str, ...]
    """The security officers in its sector."""
    off: int
    """What is taken off the die of a foreign spy there."""
    spies: tuple[str, ...]
    """The foreign spies in its sector."""
    laboratories: int


class OfficersBoard(msgspec.Struct, frozen=True, omit_defaults=True):
    officers: Mapping[str, OfficerShown] = {}
    missions: Mapping[str, MissionShown] = {}
    guards: Mapping[At, Guard] = {}


def officers_board(state: State, you: Seat | None) -> OfficersBoard:
    """For a player, of his own officers; for a spectator, nothing."""
    if you is None or not state.turn:
        return OfficersBoard()
    return OfficersBoard(
        officers={officer: _officer(state, you, officer) for officer in state.officers.of(you)},
        missions={mission: _mission(state, you, mission) for mission in state.happenings.missions},
        guards={at: _guard(state, you, at) for at in managed_systems(state, you)},
    )


# Officers


def _officer(state: State, you: Seat, officer: str) -> OfficerShown:
    return OfficerShown(
        at=state.place_of_officer(officer),
        gives=tuple(gives(state, officer)),
        trials={str(order): trial for order, trial in _trials(state, you, officer)},
        cannot=tuple(_cannot(state, you, officer)),
        targets=_targets(state, you, officer) if state.officers[officer].kind == "spy" and has_war(state) else (),
    )


def _targets(state: State, you: Seat, spy: str) -> tuple[SpyTarget, ...]:
    """By what a spy would steal there on average."""
    here, friends = state.place_of_officer(spy), (None, you, state.politics.ally_of(you))
    found = []
    for at in state.sectors.systems:
        victim = robbed_in(state, at)
        if at == here or victim is None or victim in friends:
            continue
        tried = attempt(state, spy, "steal_research", victim, special=False, at=at)
        sides, lost = sum(map(tried.succeeds, _FACES)), sum(map(tried.is_caught, _FACES))
        found.append(SpyTarget(at, victim, state.sectors.system(at).laboratories, sides, lost, distance(here, at)))
    found.sort(key=lambda target: (-target.sides * target.laboratories, target.away))
    return tuple(found[:_MOST_TARGETS])


def _trials(state: State, you: Seat, officer: str) -> Iterator[tuple[Order, Trial]]:
    kind = state.officers[officer].kind
    if kind == "spy" and bars_abroad(state, you, officer) is None:
        yield from ((order, _spying(state, order)) for order in spy_attempts(state, you, officer))
    if kind == "security" and bars_search(state, you, officer) is None:
        yield from ((order, _searching(state, you, order)) for order in searches_of(state, you, officer))
    if kind == "medic" and bars_infesting(state, you, officer) is None:
        yield Infest(officer), Trial(said(TrialBrings.ALIENS), len(_FACES))
    for event in state.happenings.events:
        if event.kind in visited_by(kind) and bars_visit(state, you, event.number, officer) is None:
            found = finds(state, event, officer)
            yield Visit(event.number, officer), Trial(finds_told(event.kind, found), len(_FACES))
            if bars_visit(state, you, event.number, officer, special=True) is None:
                helped = (*found[1:], found[-1])  # a special weapon adds 1, and 6 is the most
                yield Visit(event.number, officer, special=True), Trial(finds_told(event.kind, helped), len(_FACES))


def _spying(state: State, order: Spy) -> Trial:
    at = state.place_of_officer(order.officer)
    victim = victim_of(state, at, order.activity, order.target)
    assert victim is not None
    tried = attempt(state, order.officer, order.activity, victim, order.special)
    return Trial(
        brings=brings(state, at, order),
        sides=sum(map(tried.succeeds, _FACES)),
        lost=sum(map(tried.is_caught, _FACES)),
        need=tried.need,
        reasons=_that_count(tried.reasons),
        victim=victim,
    )


def _searching(state: State, you: Seat, order: Search) -> Trial:
    """The chance to find the spy who hides worst, or of those against whom a special weapon is spent."""
    spies, bonus = spies_near(state, you, order.officer), search_bonus(state, you)
    need = min(need_to_find(state, spy) for spy in order.special or spies)
    special = SPECIAL_WEAPON_USE.roll_bonus * bool(order.special)
    sides = sum(die + bonus + special >= need for die in _FACES)
    reasons = _that_count({"department": bonus, "special_weapon": special})
    return Trial(said(SpiesFound(len(spies))), sides, need=need, reasons=reasons)


def _that_count(reasons: Mapping[str, int]) -> Mapping[str, int]:
    return {reason: amount for reason, amount in reasons.items() if amount}


def _cannot(state: State, you: Seat, officer: str) -> Iterator[Explained]:
    """What his kind can do, and he cannot now."""
    if acted := bars_acting(state, you, officer):
        yield Explained.why_not(acted)
    else:
        yield from map(Explained.why_not, _bars(state, you, officer))
    at = state.place_of_officer(officer)
    is_above_world = state.officers[officer].place != at and state.sectors[at].system is not None
    if is_above_world and (ashore := bars_transfer(state, you, officer, SURFACE)):
        yield Explained.why_not(ashore)


def _bars(state: State, you: Seat, officer: str) -> Iterator[Bar]:
    kind = state.officers[officer].kind
    if kind in _DOES and (bar := _DOES[kind](state, you, officer)):
        yield bar
    events = [event for event in state.happenings.events if event.kind in visited_by(kind)]
    if visited_by(kind) and not events:
        yield Bar(NothingInPlay, facts={"events": visited_by(kind)})
    yield from (bar for event in events if (bar := bars_visit(state, you, event.number, officer)))


def _bars_stealing(state: State, you: Seat, spy: str) -> Bar | None:
    return bars_abroad(state, you, spy) or bars_spying(state, you, Spy(spy, "steal_research"))


_DOES: Mapping[str, Callable[[State, Seat, str], Bar | None]] = {
    "security": bars_search,
    "medic": bars_infesting,
    "spy": _bars_stealing,
}
"""What officers of a kind do by themselves: why not."""


# Missions


def _mission(state: State, you: Seat, mission: str) -> MissionShown:
    at, sheet = state.happenings.missions[mission], MISSIONS[mission]
    orders = [order for order in attempts(state, you, mission) if bars_mission(state, you, order) is None]
    bar = None if orders else bars_mission(state, you, Mission(mission, ()))
    return MissionShown(
        at=at,
        needs=tuple(_need(state, you, at, need) for need in sheet.needs),
        whole=len(_FACES) + 1 - max(MISSION_SOLUTION.need(sheet.level, 0), MISSION_SOLUTION.natural_fail + 1),
        trials={str(order): _attempt(state, you, order) for order in orders},
        cannot=None if bar is None else Explained.why_not(bar),
    )


def _attempt(state: State, you: Seat, order: Mission) -> Trial:
    tried = solving(state, you, order)
    wins_star = candidates(state, match(state, you, order.mission, order.team).by)
    return Trial(
        brings=said(TrialBrings.STAR if wins_star else TrialBrings.REWARD),
        sides=sum(map(tried.succeeds, _FACES)),
        lost=max(0, tried.lost_on),
        need=tried.need,
        reasons=_that_count(tried.reasons),
    )


def _need(state: State, you: Seat, at: At, need: str) -> Need:
    """With more stars first, of those that are equally near."""
    is_craft, kind = need.startswith(CRAFT_NEED), need.removeprefix(CRAFT_NEED)
    craft = [each for each in state.fleets.of(you) if is_craft and state.fleets[each].kind == kind]
    officers = [each for each in state.officers.of(you) if state.officers[each].kind == kind]
    officers.sort(key=lambda each: -state.officers[each].stars)
    able = [(distance(sector_of(state, each), at), each) for each in (*craft, *officers)]
    away, by = min(able, key=lambda found: found[0], default=(0, None))
    return Need(kind, is_craft, by, away)


# Guards


def _guard(state: State, you: Seat, at: At) -> Guard:
    here = [(each, state.officers[each]) for each in officers_in(state, at)]
    ally = state.politics.ally_of(you)
    return Guard(
        by=tuple(each for each, officer in here if officer.owner == you and officer.kind == "security"),
        off=security(state, at, you) + SPYING.intelligence_malus * state.empires[you].knows(DEPARTMENT),
        spies=tuple(each for each, officer in here if officer.kind == "spy" and officer.owner not in (you, ally)),
        laboratories=state.sectors.system(at).laboratories,
    )
