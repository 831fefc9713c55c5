"""SW-16.3.1: what academies do in a turn: officers whom there is work for, from credits that nothing else waits for."""

from collections.abc import Iterator
from typing import Annotated, Literal, NamedTuple

from stellarch.core import Message, Plan, said
from stellarch.games.space_wars.chapters.academy import Drill, Train, bars_drill
from stellarch.games.space_wars.mind.drafting import Draft, with_sealed
from stellarch.games.space_wars.mind.espionage import robbed
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.survey.works import RESERVE
from stellarch.games.space_wars.mind.war.officers import officers_for_war
from stellarch.games.space_wars.nouns import Place, of_kind
from stellarch.games.space_wars.state.matters import Building
from stellarch.games.space_wars.tables.ground import ACADEMY, OfficerKind

_ACADEMY = "space_academy"
_PILE = 25
"""Credits from which legions are drilled."""


Need = Literal["mission", "stealing", "war", "spies"]
"""What an officer is wanted for."""


class Recruit(NamedTuple):
    """An officer who would be of use, and why."""

    kind: OfficerKind
    why: Need


def train(survey: Survey, draft: Draft) -> Iterator[Message]:
    """An officer at each academy, as long as there is need of them; gives the reasons."""
    recruits = list(wanted(survey))
    hired: dict[Need, list[OfficerKind]] = {}
    for at in survey.realm.usable:
        if _ACADEMY not in survey.state.sectors.system(at).singles or not recruits:
            continue
        if draft.state.empires[survey.seat].credits < RESERVE + ACADEMY.officer_cost + survey.realm.income // 2:
            break
        recruit = recruits.pop(0)
        if draft.write(Train(survey.state.galaxy.name(at), recruit.kind)):
            hired.setdefault(recruit.why, []).append(recruit.kind)
    for why, officers in hired.items():
        yield AcademyTrains(why, tuple(officers))


def drilling(survey: Survey) -> Plan | None:
    """Where nobody is to be trained, a legion gets better, from credits that pile up."""
    seat = survey.seat
    if not survey.nature.fights or survey.realm.credits < _PILE or any(True for _ in wanted(survey)):
        return None
    state = with_sealed(survey)  # an academy that has drilled or trained somebody this turn is done
    for at in survey.realm.usable:
        has_academy = _ACADEMY in state.sectors.system(at).singles
        if not has_academy or at in state.at_hand(Building).schooled:
            continue
        for legion in ("veteran", "regular"):
            if bars_drill(state, seat, at, legion) is None:
                system = state.galaxy.name(at)
                return Plan((Drill(system, legion),), (said(AcademyDrills(system)),))
    return None


def wanted(survey: Survey) -> Iterator[Recruit]:
    """Whom an academy should train, the most useful first."""
    if survey.nature.looks_ahead and robbed(survey) and not _has(survey, "security"):
        yield Recruit("security", "spies")
    if survey.works.spy_worth:
        yield Recruit("spy", "stealing")
    yield from (Recruit(kind, "war") for kind in officers_for_war(survey))
    called = survey.surroundings.calls
    yield from (Recruit(kind, "mission") for kind in sorted(called, key=lambda kind: -called[kind]))


def _has(survey: Survey, kind: OfficerKind) -> bool:
    officers = survey.state.officers
    return any(officers[officer].kind == kind for officer in officers.of(survey.seat))


class AcademyDrills(Message, frozen=True):
    at: Place


class AcademyTrains(Message, frozen=True):
    need: Need
    officers: tuple[Annotated[OfficerKind, of_kind("officer")], ...]
