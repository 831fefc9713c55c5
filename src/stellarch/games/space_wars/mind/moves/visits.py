"""SW-25.5: what dice are rolled for in a sub-phase: visits, missions, meteors; and contamination that is removed."""

from collections.abc import Callable, Iterator, Mapping

from stellarch.core import Message, Plan, said
from stellarch.games.space_wars.chapters.cleaning import Decontaminate, ShootMeteor, bars_decontaminating, bars_shooting
from stellarch.games.space_wars.chapters.missions import Mission, Promote, bars_mission, match
from stellarch.games.space_wars.chapters.transfers import SURFACE, weapons_at
from stellarch.games.space_wars.chapters.visits import Visit, bars_acting, bars_visit
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.mind.line import Line
from stellarch.games.space_wars.mind.politics.motions import MATERIAL
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.survey.money import POINT
from stellarch.games.space_wars.mind.survey.works import RESERVE
from stellarch.games.space_wars.nouns import EventKind, Piece, Place
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.matters import Promoting
from stellarch.games.space_wars.tables.happenings import FAILED_MISSION, MISSION_SOLUTION, MISSIONS
from stellarch.games.space_wars.tables.structures import PRICES

VISITED = ("alien_artifact", "space_anomaly", "gilda_of_traders")
"""Events that are visited, the best first."""
_OFFICER = 9.0
"""Credits that an officer is worth: what it costs to train another."""
_FACES = 6
_USEFUL = ("scientist", "engineer", "consul", "medic", "admiral", "general", "security", "spy")
"""Who makes most of a second star, the first most."""


def act(line: Line, survey: Survey) -> None:
    """Whatever can be done where craft and officers are. Dice close the line, so that at most one die is rolled."""
    for attempt in (_visit, _solve, _shoot):
        if not line.is_closed():
            attempt(line, survey)
    if not line.is_closed():
        _clean(line, survey)


def _visit(line: Line, survey: Survey) -> None:
    state = line.state
    events = [event for event in state.happenings.events if event.kind in VISITED]
    for event in sorted(events, key=lambda event: VISITED.index(event.kind)):
        for unit in units_at(state, survey, event.at):
            if bars_visit(state, survey.seat, event.number, unit) is None and line.add(Visit(event.number, unit)):
                line.because(VisitsEvent(unit, state.galaxy.name(event.at), event.kind), 4.0)
                return


def units_at(state: State, survey: Survey, at: At) -> Iterator[str]:
    """A player's craft and officers in a sector."""
    yield from state.fleets.here(survey.seat, at)
    yield from (officer for officer in state.officers.of(survey.seat) if state.place_of_officer(officer) == at)


class VisitsEvent(Message, frozen=True):
    unit: Piece
    at: Place
    kind: EventKind


# Missions


def reward(mission: str) -> float:
    """What a mission brings, in credits."""
    return sum(
        count * {"cr": 1.0, "rp": POINT, "crystal_d": 2 * MATERIAL, "fuel": 4 * MATERIAL}.get(thing, MATERIAL)
        for thing, count in MISSIONS[mission].reward.items()
    )


def chance(mission: str, unmet: int, bonus: int = 0) -> float:
    """How likely a mission is solved; a one always fails."""
    need = max(MISSION_SOLUTION.natural_fail + 1, MISSION_SOLUTION.need(MISSIONS[mission].level, unmet) - bonus)
    return max(0, _FACES + 1 - need) / _FACES


def is_worth_a_try(mission: str, solved: float, team: int) -> bool:
    """Whether what is won outweighs the officers who may be lost (SW-5.4.6)."""
    lost = FAILED_MISSION.lost_on(MISSIONS[mission].level) / _FACES
    return solved * reward(mission) > (1 - solved) * lost * team * _OFFICER and solved >= 0.5


def _solve(line: Line, survey: Survey) -> None:
    state, seat = line.state, survey.seat
    for mission, at in state.happenings.missions.items():
        here = [officer for officer in state.officers.of(seat) if state.place_of_officer(officer) == at]
        ready = tuple(officer for officer in here if bars_acting(state, seat, officer) is None)
        found = match(state, seat, mission, ready)
        if not found.by:
            continue
        has_veteran = any(state.officers[officer].stars == 2 for officer in found.by)
        bonus = MISSION_SOLUTION.two_star_bonus if has_veteran else 0
        solved = chance(mission, found.unmet, bonus)
        order = Mission(mission, found.by, _weapon(state, at, found.by) if solved < 1 - 1 / _FACES else None)
        is_worth_it = is_worth_a_try(mission, solved, len(found.by))
        if is_worth_it and bars_mission(state, seat, order) is None and line.add(order):
            line.because(TriesMission(state.galaxy.name(at), round(100 * solved), found.by), 4.0)
            return


def _weapon(state: State, at: At, team: tuple[str, ...]) -> str | None:
    """Where a special weapon lies that could be spent for one of the team."""
    for officer in team:
        place = state.officers[officer].place
        where = place if isinstance(place, str) else SURFACE
        if weapons_at(state, at, where):
            return where
    return None


class TriesMission(Message, frozen=True):
    at: Place
    chance: int
    team: tuple[Piece, ...]


def promoting(survey: Survey) -> Plan:
    """The star goes to who makes most of it."""
    candidates = survey.state.at_hand(Promoting).candidates
    officers = survey.state.officers
    ranked = [(-float(_USEFUL.index(officers[officer].kind)), officer) for officer in candidates]
    officer = survey.pick(ranked, "star")
    return Plan((Promote(officer),), (said(StarGoesTo(officer)),))


class StarGoesTo(Message, frozen=True):
    officer: Piece


# Meteors and contamination


def _shoot(line: Line, survey: Survey) -> None:
    state = line.state
    for event in state.happenings.events:
        if bars_shooting(state, survey.seat, event.number) is None and line.add(ShootMeteor(event.number)):
            line.because(ShootsMeteor(state.galaxy.name(event.at)), 4.0)
            return


def _clean(line: Line, survey: Survey) -> None:
    """Counters of one's own systems go, as far as credits last."""
    for craft in survey.realm.of_kind("scientific_starship"):
        state = line.state
        at = state.fleets[craft].at
        if at not in survey.realm.managed:
            continue
        spared = (state.empires[survey.seat].credits - RESERVE) // PRICES.decontaminate_counter
        counters = min(state.sectors.system(at).contamination, spared)
        if counters > 0 and bars_decontaminating(state, survey.seat, craft, counters) is None:
            line.add(Decontaminate(craft, counters))
            line.because(CleansSystem(state.galaxy.name(at), counters), 3.0)


class ShootsMeteor(Message, frozen=True):
    at: Place


class CleansSystem(Message, frozen=True):
    at: Place
    counters: int


PLANNERS: Mapping[type, Callable[[Survey], Plan | None]] = {Promoting: promoting}
