"""SW-25.7: systems that legions of others could take are made stronger: legions, shields, guns, mines."""

from collections.abc import Iterator

from stellarch.core import Message
from stellarch.games.space_wars.chapters.academy import Train
from stellarch.games.space_wars.chapters.building import Build
from stellarch.games.space_wars.chapters.ground.invading import defending_strength
from stellarch.games.space_wars.chapters.shipyards import Commission
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.mind.drafting import Draft
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.survey.works import RESERVE
from stellarch.games.space_wars.mind.war import reasons
from stellarch.games.space_wars.mind.war.prey import spoils

_MOST = 3
"""How many legions at most are raised in a system in one turn."""
_SHIELDS = ("planetary_shield_c", "planetary_shield_b", "planetary_shield_a")


def fortify(survey: Survey, draft: Draft) -> Iterator[Message]:
    """Where more could land than would be met, the richest system first; gives the reasons."""
    if not survey.nature.fights:
        return
    strengthened = []
    for at in sorted(survey.forces.dangers, key=lambda at: (-spoils(survey, at), at)):
        lacking = survey.forces.dangers[at] - defending_strength(survey.state, at)
        if lacking > 0 and at in survey.realm.usable and _strengthen(survey, draft, at, lacking):
            strengthened.append(survey.state.galaxy.name(at))
    if strengthened:
        yield reasons.Fortifies(tuple(strengthened[:3]))


def _strengthen(survey: Survey, draft: Draft, at: At, lacking: int) -> bool:
    """Legions where they can be raised; else a shield, which weakens every landing."""
    system, named = survey.state.sectors.system(at), survey.state.galaxy.name(at)
    before = len(draft.orders)
    if system.levels.shipyard:
        for _ in range(min(_MOST, lacking)):
            _order(survey, draft, Commission(named, "regular"))
    elif "space_academy" in system.singles:
        _order(survey, draft, Train(named, "regular"))
    if len(draft.orders) == before:
        for shield in _SHIELDS:
            if survey.realm.empire.knows(shield) and _order(survey, draft, Build(named, shield)):
                break
    return len(draft.orders) > before


def _order(survey: Survey, draft: Draft, order: Build | Commission | Train) -> bool:
    before = draft.state
    if not draft.write(order):
        return False
    if draft.state.empires[survey.seat].credits < RESERVE:
        draft.strike(before)
        return False
    return True
