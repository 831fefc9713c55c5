"""SW-17.1: whom a war calls for, and where they go: admirals and engineers aboard, generals with the legions."""

from collections.abc import Iterator

from stellarch.games.space_wars.chapters.transfers import Transfer
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.mind.line import Line
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.war import reasons
from stellarch.games.space_wars.mind.war.prey import quarry
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.counts import strength_of
from stellarch.games.space_wars.tables.ground import OfficerKind

_SQUADRON = 2
"""This many warships of some size are worth an admiral."""
_TRANSPORT = "transport"


def officers_for_war(survey: Survey) -> Iterator[OfficerKind]:
    """Officers of whom there are fewer than there is work for, the most useful first."""
    if quarry(survey) is None:
        return
    transports = survey.realm.of_kind(_TRANSPORT)
    squadron = [craft for craft in survey.realm.craft.values() if craft.sheet.battle and craft.sheet.defence > 2]
    mine = [survey.state.officers[officer].kind for officer in survey.state.officers.of(survey.seat)]
    wanted: dict[OfficerKind, bool] = {
        "general": bool(transports),
        "engineer": bool(transports),
        "admiral": len(squadron) >= _SQUADRON,
    }
    yield from (kind for kind, is_wanted in wanted.items() if is_wanted and kind not in mine)


def post_officers(line: Line, survey: Survey) -> None:
    """Generals and engineers go aboard the transport with most legions beside them, admirals the strongest warship."""
    for officer in list(line.state.officers.of(survey.seat)):
        if line.is_closed():
            return
        kind, at = line.state.officers[officer].kind, line.state.place_of_officer(officer)
        post = _post(line.state, survey, kind, at)
        if post is not None and line.state.officers[officer].place != post and line.add(Transfer(officer, post)):
            line.because(reasons.OfficerPosted(kind, officer, post), 1.2)


def _post(state: State, survey: Survey, kind: OfficerKind, at: At) -> str | None:
    """Where an officer of a kind belongs, among one's craft in a sector; None where there is nothing for him."""
    here = [craft for craft in state.fleets.here(survey.seat, at) if state.fleets[craft].office is None]
    if kind in ("general", "engineer"):
        laden = [craft for craft in here if state.fleets[craft].kind == _TRANSPORT and any(state.fleets[craft].legions)]
        return max(laden, key=lambda craft: (strength_of(state.fleets[craft].legions), craft), default=None)
    if kind == "admiral":
        armed = [craft for craft in here if state.fleets[craft].sheet.battle and state.fleets[craft].sheet.move]
        return max(armed, key=lambda craft: (survey.forces.power((craft,)), craft), default=None)
    return None
