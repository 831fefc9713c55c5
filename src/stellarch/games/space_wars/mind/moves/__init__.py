"""SW-25.5: what bots do in their sub-phases: flags, freights, outposts, visits and missions.

    ways        where craft may and dare go, and how long it takes
    walking     the orders that take a craft there
    visits      anomalies, artifacts, the Guild, missions: what dice are rolled for
    spies       how they get abroad, and what they steal
    traffic     what is spare and what is wanted where
    refuge      where craft without weapons rest in war
    passengers  legions that freighters bring to where nobody stands
    guard, errands, fighters, flags, freights, guild, mines, outposts
                what each kind of craft is for

The orders of a sub-phase are one plan, up to where dice are rolled or something comes out; then the bot is asked again.
"""

from collections.abc import Callable, Mapping

from stellarch.core import Phrase, Plan
from stellarch.games.space_wars.chapters.general import End
from stellarch.games.space_wars.mind.line import Line
from stellarch.games.space_wars.mind.moves import visits
from stellarch.games.space_wars.mind.moves.errands import run_errands
from stellarch.games.space_wars.mind.moves.fighters import shelter, take_fighters
from stellarch.games.space_wars.mind.moves.flags import put_flags
from stellarch.games.space_wars.mind.moves.freights import run_freights
from stellarch.games.space_wars.mind.moves.guard import guard
from stellarch.games.space_wars.mind.moves.mines import lay_mines
from stellarch.games.space_wars.mind.moves.outposts import move_outposts
from stellarch.games.space_wars.mind.moves.refuge import take_refuge
from stellarch.games.space_wars.mind.moves.spies import send_spies, steal
from stellarch.games.space_wars.mind.moves.visits import act
from stellarch.games.space_wars.mind.moves.ways import Ways
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.war.battles import engaging, intercepting, take_posture
from stellarch.games.space_wars.mind.war.bombing import bombing
from stellarch.games.space_wars.mind.war.campaign import march
from stellarch.games.space_wars.mind.war.fleets import strike
from stellarch.games.space_wars.mind.war.host import gather
from stellarch.games.space_wars.mind.war.landing import landing
from stellarch.games.space_wars.mind.war.officers import post_officers
from stellarch.games.space_wars.state.battles import Intercepting
from stellarch.games.space_wars.state.matters import SubPhases


class MoveReason(Phrase):
    DONE = 1


def acting(survey: Survey) -> Plan | None:
    """Each step of a sub-phase; at its close the usual will do."""
    planner = _STEPS.get(survey.state.at_hand(SubPhases).step)
    return None if planner is None else planner(survey)


def moving(survey: Survey) -> Plan | None:
    """All of the movement step."""
    line, ways = Line(survey.state, survey.seat), Ways(survey)
    take_posture(line, survey)
    act(line, survey)
    steal(line, survey)
    kept = guard(line, survey, ways)
    post_officers(line, survey)
    kept |= take_fighters(line, survey, ways)
    shelter(line, survey)
    kept |= march(line, survey, ways)
    kept |= strike(line, survey, ways, kept)
    kept |= gather(line, survey, ways, kept)
    kept |= send_spies(line, survey, ways, kept)
    kept |= lay_mines(line, survey, ways)
    if survey.nature.seeks:
        kept |= run_errands(line, survey, ways)
    act(line, survey)
    steal(line, survey)
    put_flags(line, survey, ways, kept)
    run_freights(line, _anew(survey, line), ways, kept)
    move_outposts(line, survey, ways)
    take_refuge(line, survey, ways, kept)
    line.add(End())
    line.because(MoveReason.DONE, 0.1)
    return line.plan()


def _anew(survey: Survey, line: Line) -> Survey:
    """The survey of where a line has come to: what has just been flagged will want material too."""
    return Survey(line.state, survey.seat, survey.temper, survey.skill, survey.chance)


_STEPS: Mapping[str, Callable[[Survey], Plan | None]] = {
    "movement": moving,
    "space_battle": engaging,
    "bombardment": bombing,
    "ground_battle": landing,
}
PLANNERS: Mapping[type, Callable[[Survey], Plan | None]] = {
    SubPhases: acting,
    Intercepting: intercepting,
    **visits.PLANNERS,
}
