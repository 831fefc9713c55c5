"""SW-25.7: transports and legions for a war that is meant to be won; a share of the income goes into them."""

from stellarch.games.space_wars.chapters.shipyards import Commission
from stellarch.games.space_wars.mind.drafting import Draft
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.survey.works import RESERVE
from stellarch.games.space_wars.mind.war.armament import under_arms
from stellarch.games.space_wars.mind.war.prey import near_home, quarry

_SURPLUS = (0, 30, 60)
"""Credits that must have piled up for each transport: more than one did not pay for who is short of them, as figures in
docs/space-wars-balance.md show."""
_LEGIONS_EACH, _SYSTEMS_EACH = 4, 2
"""Legions that go with a transport, and systems near by that it is worth while for."""
_AT_HOME = 2
_FIRST, _LAST = 2, 5.0
"""Nobody arms before this turn, nor when so few are left."""


def arm(survey: Survey, draft: Draft) -> bool:
    """A transport or a legion or two; whether anything was ordered."""
    state = survey.state
    prey = quarry(survey) if survey.nature.arms or survey.realm.credits >= _SURPLUS[1] else None
    if prey is None or state.turn < _FIRST or survey.turns_left < _LAST:
        return False
    wanted = min(
        sum(survey.realm.credits >= least for least in _SURPLUS), len(near_home(survey, prey)) // _SYSTEMS_EACH
    )
    before = len(draft.orders)
    transports = len(survey.realm.of_kind("transport"))
    lacks_legions = under_arms(survey) < _AT_HOME + _LEGIONS_EACH * min(wanted, transports)
    for at in survey.realm.usable:
        if not state.sectors.system(at).levels.shipyard:
            continue
        name = state.galaxy.name(at)
        if lacks_legions:
            for _ in range(_AT_HOME):
                _order(survey, draft, Commission(name, "regular"))
        elif transports < wanted:
            _order(survey, draft, Commission(name, "transport"))
    return len(draft.orders) > before


def _order(survey: Survey, draft: Draft, order: Commission) -> None:
    before = draft.state
    if draft.write(order) and draft.state.empires[survey.seat].credits < RESERVE:
        draft.strike(before)
