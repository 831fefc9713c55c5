"""SW-25.5: scientific and consular starships, and officers, go where there is something for them."""

from collections.abc import Iterator
from typing import NamedTuple

from stellarch.core import Message
from stellarch.games.space_wars.chapters.movement import bars_stepping
from stellarch.games.space_wars.chapters.transfers import Transfer
from stellarch.games.space_wars.geometry import At, distance
from stellarch.games.space_wars.mind.line import Line
from stellarch.games.space_wars.mind.moves.visits import chance, is_worth_a_try
from stellarch.games.space_wars.mind.moves.walking import walk
from stellarch.games.space_wars.mind.moves.ways import Ways
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.nouns import EventKind, Piece, Place
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.tables.happenings import MISSIONS

_GUILD_NEAR = 6
_PATIENCE = 0.65
_WORTH = {"alien_artifact": 6.0, "space_anomaly": 4.0, "gilda_of_traders": 4.0}
_VISITORS = {
    "scientific_starship": ("alien_artifact", "space_anomaly"),
    "consular_starship": ("gilda_of_traders",),
    "scientist": ("alien_artifact", "space_anomaly"),
    "consul": ("gilda_of_traders",),
}
_CRAFT = "craft:"
_CARRIERS = ("corvette", "scientific_starship", "consular_starship", "cruiser", "transport", "freight")
"""What carries officers, the first rather than the last."""


class Errand(NamedTuple):
    """A craft that is to go somewhere, and who is to be aboard."""

    craft: str
    team: tuple[str, ...]
    to: At
    why: Message


def run_errands(line: Line, survey: Survey, ways: Ways) -> frozenset[str]:
    """Missions first, since what they need is seldom together. Gives the craft that are on errands, so that nobody else
    sends them elsewhere."""
    sent: set[str] = set()
    for errand in (
        *_missions(line.state, survey),
        *_with_officers(line.state, survey),
        *_starships(line.state, survey),
    ):
        if line.is_closed():
            break
        if errand.craft in sent or not _may_go(line.state, errand):
            continue
        for officer in errand.team:
            if line.state.officers[officer].place != errand.craft:
                line.add(Transfer(officer, errand.craft))
        sent.add(errand.craft)
        if bars_stepping(line.state, errand.craft) is None:
            journey = ways.journey(line.state, errand.craft)
            if errand.to in journey.turns:
                walk(line, survey, errand.craft, journey, errand.to)
                line.because(errand.why, 2.8)
    return frozenset(sent)


def _may_go(state: State, errand: Errand) -> bool:
    """Whether those who are to go are all where the craft is."""
    at = state.fleets[errand.craft].at
    return all(state.place_of_officer(officer) == at for officer in errand.team)


# Starships


def _starships(state: State, survey: Survey) -> Iterator[Errand]:
    taken: set[int] = set()
    starships = survey.realm.of_kind("scientific_starship", "consular_starship")
    for craft in (each for each in starships if each in state.fleets):  # it may have been lost before
        kinds = _VISITORS[state.fleets[craft].kind]
        near = _GUILD_NEAR if "gilda_of_traders" in kinds else survey.surroundings.reach
        for number, kind, at in _events(state, state.fleets[craft].at, kinds, near):
            if number not in taken:
                if kind == "alien_artifact":
                    taken.add(number)
                yield Errand(craft, (), at, _sent(state, craft, kind, at))
                break


def _events(state: State, here: At, kinds: tuple[str, ...], near: int) -> list[tuple[int, str, At]]:
    """The events of these kinds that are near, the best first."""
    found = [event for event in state.happenings.events if event.kind in kinds and distance(here, event.at) <= near]
    ranked = sorted(
        found, key=lambda event: (-_WORTH[event.kind] * _PATIENCE ** distance(here, event.at), event.number)
    )
    return [(event.number, event.kind, event.at) for event in ranked]


def _sent(state: State, unit: str, kind: str, at: At) -> Message:
    return GoesToEvent(unit, state.galaxy.name(at), kind)


class GoesToEvent(Message, frozen=True):
    unit: Piece
    at: Place
    kind: EventKind


# Officers


def _with_officers(state: State, survey: Survey) -> Iterator[Errand]:
    """Scientists to anomalies and artifacts, consuls to the Guild, aboard whatever can take them."""
    for officer in state.officers.of(survey.seat):
        kinds = _VISITORS.get(state.officers[officer].kind, ())
        here = state.place_of_officer(officer)
        for _, kind, at in _events(state, here, kinds, survey.surroundings.reach):
            carrier = _carrier(state, survey, here, None)
            if at != here and carrier is not None:
                yield Errand(carrier, (officer,), at, _sent(state, officer, kind, at))
            break


def _carrier(state: State, survey: Survey, at: At, kind: str | None) -> str | None:
    """A craft there that can take officers along, of a kind if one is needed."""
    kinds = _CARRIERS if kind is None else (kind,)
    here = (craft for craft in state.fleets.here(survey.seat, at) if state.fleets[craft].kind in kinds)
    able = [craft for craft in here if bars_stepping(state, craft) is None]
    return min(able, key=lambda craft: (kinds.index(state.fleets[craft].kind), craft), default=None)


# Missions


def _missions(state: State, survey: Survey) -> Iterator[Errand]:
    """Officers who meet every need of a mission, and are together, go there (SW-25.5)."""
    for mission, at in state.happenings.missions.items():
        needs = MISSIONS[mission].needs
        places = dict.fromkeys(state.place_of_officer(officer) for officer in state.officers.of(survey.seat))
        for here in sorted(places, key=lambda here: (distance(here, at), here)):
            team = _team(state, survey, here, needs)
            kind = next((need.removeprefix(_CRAFT) for need in needs if need.startswith(_CRAFT)), None)
            if not team or distance(here, at) > 2 * survey.surroundings.reach:
                continue
            carrier = _carrier(state, survey, here, kind)
            is_worth_it = is_worth_a_try(mission, chance(mission, 0), len(team))
            if carrier is not None and is_worth_it and here != at:
                yield Errand(carrier, team, at, SetsOutForMission(team[0], state.galaxy.name(at)))
                break


def _team(state: State, survey: Survey, here: At, needs: tuple[str, ...]) -> tuple[str, ...]:
    """Officers in a place who meet each of the needs; nobody where one is unmet."""
    able = [officer for officer in state.officers.of(survey.seat) if state.place_of_officer(officer) == here]
    team: list[str] = []
    for need in needs:
        if need.startswith(_CRAFT):
            continue
        fitting = [officer for officer in able if state.officers[officer].kind == need and officer not in team]
        if not fitting:
            return ()
        team.append(max(fitting, key=lambda officer: state.officers[officer].stars))
    return tuple(team)


class SetsOutForMission(Message, frozen=True):
    officer: Piece
    at: Place
