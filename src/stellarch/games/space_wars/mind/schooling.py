"""SW-16.3.1: what academies do in a turn: officers whom there is work for, from credits that nothing else waits for."""

from collections.abc import Iterator
from typing import NamedTuple

from stellarch.core import Plan, Text
from stellarch.core.text import listed
from stellarch.games.space_wars.actions.works import Drill, Train
from stellarch.games.space_wars.mind.drafting import Draft, with_sealed
from stellarch.games.space_wars.mind.espionage import robbed
from stellarch.games.space_wars.mind.survey import RESERVE, Survey
from stellarch.games.space_wars.mind.war.officers import officers_for_war
from stellarch.games.space_wars.rules.academy import bars_drill
from stellarch.games.space_wars.state.matters import Building
from stellarch.games.space_wars.tables.ground import ACADEMY, OfficerKind
from stellarch.games.space_wars.words import at_place, name

_ACADEMY = "space_academy"
_PILE = 25
"""Credits from which legions are drilled."""


class Recruit(NamedTuple):
    """An officer who would be of use, and why."""

    kind: OfficerKind
    why: Text


def train(survey: Survey, draft: Draft) -> Iterator[Text]:
    """An officer at each academy, as long as there is need of them; gives the reasons."""
    recruits = list(wanted(survey))
    hired: dict[Text, list[Text]] = {}
    for at in survey.usable:
        if _ACADEMY not in survey.state.sectors.system(at).singles or not recruits:
            continue
        if draft.state.empires[survey.seat].credits < RESERVE + ACADEMY.officer_cost + survey.income // 2:
            break
        recruit = recruits.pop(0)
        if draft.write(Train(survey.state.galaxy.name(at), recruit.kind)):
            hired.setdefault(recruit.why, []).append(name("officer", recruit.kind))
    for why, officers in hired.items():
        yield why.format(officers=listed(officers))


def drilling(survey: Survey) -> Plan | None:
    """Where nobody is to be trained, a legion gets better, from credits that pile up."""
    seat = survey.seat
    if not survey.fights or survey.credits < _PILE or any(True for _ in wanted(survey)):
        return None
    state = with_sealed(survey)  # an academy that has drilled or trained somebody this turn is done
    for at in survey.usable:
        has_academy = _ACADEMY in state.sectors.system(at).singles
        if not has_academy or at in state.at_hand(Building).schooled:
            continue
        for legion in ("veteran", "regular"):
            if bars_drill(state, seat, at, legion) is None:
                system = state.galaxy.name(at)
                return Plan((Drill(system, legion),), (_DRILLED.format(where=at_place(system)),))
    return None


def wanted(survey: Survey) -> Iterator[Recruit]:
    """Whom an academy should train, the most useful first."""
    if survey.looks_ahead and robbed(survey) and not _has(survey, "security"):
        yield Recruit("security", _AGAINST_SPIES)
    if survey.spy_worth:
        yield Recruit("spy", _TO_STEAL)
    yield from (Recruit(kind, _FOR_WAR) for kind in officers_for_war(survey))
    called = survey.calls
    yield from (Recruit(kind, _CALLED) for kind in sorted(called, key=lambda kind: -called[kind]))


def _has(survey: Survey, kind: OfficerKind) -> bool:
    officers = survey.state.officers
    return any(officers[officer].kind == kind for officer in officers.of(survey.seat))


_DRILLED = Text(
    "Nobody is to be trained {where}, so the academy makes a better legion of one.",
    "Personne à former {where} : l'académie aguerrit une légion.",
)
_CALLED = Text(
    "Missions near by call for officers, so the academy trains: {officers}.",
    "Des missions proches réclament des officiers ; l'académie forme donc : {officers}.",
)
_TO_STEAL = Text(
    "What others find in their laboratories can be stolen, so the academy trains: {officers}.",
    "Ce que d'autres trouvent dans leurs laboratoires se vole : l'académie forme donc : {officers}.",
)
_FOR_WAR = Text(
    "Legions and warships are worth more with officers, so the academy trains: {officers}.",
    "Légions et vaisseaux valent davantage avec des officiers ; l'académie forme donc : {officers}.",
)
_AGAINST_SPIES = Text(
    "Foreign spies are at work in my systems, so the academy trains: {officers}.",
    "Des espions étrangers sévissent chez moi ; l'académie forme donc : {officers}.",
)
