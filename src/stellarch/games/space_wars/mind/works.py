"""SW-25.7: what to build, natives and slaves, and repair."""

from collections.abc import Callable, Iterator, Mapping

from stellarch.core import Plan, Text
from stellarch.core.text import listed
from stellarch.games.space_wars.actions.works import Build, Commission, Convert, Repair
from stellarch.games.space_wars.mind.drafting import Draft, with_sealed
from stellarch.games.space_wars.mind.schooling import drilling, train
from stellarch.games.space_wars.mind.survey import RESERVE, Survey
from stellarch.games.space_wars.mind.war.arming import arm
from stellarch.games.space_wars.mind.war.deciding import war_chest
from stellarch.games.space_wars.mind.war.defence import fortify
from stellarch.games.space_wars.mind.war.reasons import WarReason
from stellarch.games.space_wars.mind.war.surplus import spend_surplus
from stellarch.games.space_wars.mind.wishes import Wish, good_enough, wishes_at
from stellarch.games.space_wars.rules.people import bars_converting
from stellarch.games.space_wars.rules.repair import bars_repair
from stellarch.games.space_wars.state.matters import Building, Repairing
from stellarch.games.space_wars.tables.craft import CRAFT
from stellarch.games.space_wars.tables.structures import PRICES
from stellarch.games.space_wars.words import at_place, name, piece_name

_ASK_NATIVES = Text(
    "The natives {where} may become citizens: it costs nothing to ask them.",
    "Les autochtones peuvent devenir citoyens {where} : leur demander ne coûte rien.",
)
_ENSLAVE = Text(
    "There is no room for another city {where}, so the natives go to work.",
    "Il n'y a plus de place pour une ville {where} : les autochtones iront travailler.",
)
_BUILT = Text(
    "To be built: {works}. For their price nothing brings me more.",
    "À construire : {works}. À ce prix, rien ne me rapporte davantage.",
)
_SAVING = Text(
    "Next on my list: {work}; I keep {credits} credits towards it.",
    "Ensuite sur ma liste : {work} ; je garde {credits} crédits pour cela.",
)
_NOTHING = Text("There is nothing worth building now.", "Rien ne vaut d'être construit maintenant.")
_AT = Text("{what} {where}", "{what} {where}")
_REPAIRED = Text(
    "I repair {craft}: a damaged craft is half a craft.", "Je répare {craft} : endommagé, il ne sert qu'à demi."
)
_NOT_REPAIRED = Text("Repair can wait; the credits cannot.", "Les réparations peuvent attendre, pas les crédits.")


# Construction


def building(survey: Survey) -> Plan:
    """Natives and drill first, since dice are rolled for them; then one form with all that is built (SW-23.3.5)."""
    return _natives(survey) or drilling(survey) or _works(survey)


def _natives(survey: Survey) -> Plan | None:
    """Citizens where there is room for a city, else slaves, where that is known and allowed."""
    state = with_sealed(survey)  # whoever asks for a hint may have ordered something already
    for at in survey.usable:
        if not survey.state.sectors.system(at).natives:
            continue
        system = survey.state.galaxy.name(at)
        roll, enslave = Convert(system, "roll"), Convert(system, "enslave")
        if bars_converting(state, survey.seat, at, roll) is None:
            return Plan((roll,), (_ASK_NATIVES.format(where=at_place(system)),))
        is_full = state.at_hand(Building).rolled.get(at, 0) == 0
        if is_full and bars_converting(state, survey.seat, at, enslave) is None:
            return Plan((enslave,), (_ENSLAVE.format(where=at_place(system)),))
    return None


def _works(survey: Survey) -> Plan:
    """The best wish that can be paid for, again and again, until what is left is not worth it."""
    draft = Draft(survey)
    chest = war_chest(survey)
    fortified = list(fortify(survey, draft))
    is_arming = not chest and arm(survey, draft)
    reserve = max(RESERVE, chest)
    wishes = {at: list(wishes_at(survey, draft.state, at, survey.prices)) for at in survey.usable}
    while options := _affordable(survey, draft, [wish for at in wishes for wish in wishes[at]], reserve):
        wish = survey.pick([(option.score, option) for option in options], len(draft.orders))
        if draft.write(wish.order):
            wishes[wish.at] = list(wishes_at(survey, draft.state, wish.at, survey.prices))
        else:
            wishes[wish.at] = [other for other in wishes[wish.at] if other != wish]
    schooled = list(train(survey, draft))
    stronger = list(spend_surplus(survey, draft))
    left = [wish for at in wishes for wish in wishes[at]]
    reasons = _reasons(survey, draft, max(left, key=lambda wish: wish.score, default=None))
    return draft.plan((*fortified, *((WarReason.ARMS,) if is_arming else ()), *schooled, *stronger, *reasons))


def _affordable(survey: Survey, draft: Draft, wishes: list[Wish], reserve: int) -> list[Wish]:
    """Those that can be paid for, and do not take credits from something far better that has to wait."""
    if survey.is_soon_content and draft.orders:
        return []
    least = good_enough(survey, wishes)
    return [wish for wish in wishes if wish.score >= least and _is_payable(survey, draft, wish, reserve)]


def _is_payable(survey: Survey, draft: Draft, wish: Wish, reserve: int) -> bool:
    lying = draft.state.sectors[wish.at].tokens
    credits = draft.state.empires[survey.seat].credits
    return credits - wish.cost.cr >= reserve and all(map(int.__ge__, lying, wish.tokens))


def _reasons(survey: Survey, draft: Draft, next_wish: Wish | None) -> Iterator[Text]:
    works = [_told(order) for order in draft.orders if isinstance(order, Build | Commission)]
    if works:
        yield _BUILT.format(works=listed(works[:3]))
    if next_wish is not None:
        yield _SAVING.format(work=_told(next_wish.order), credits=draft.state.empires[survey.seat].credits)
    elif not works:
        yield _NOTHING


def _told(order: Build | Commission) -> Text:
    if isinstance(order, Build):
        what = name("structure", order.structure)
    else:
        what = name("craft" if order.unit in CRAFT else "legion", order.unit)
    return _AT.format(what=what, where=at_place(order.system))


# Repair


def repairing(survey: Survey) -> Plan:
    """Point by point, as long as the treasury stays well above the reserve (SW-D.63)."""
    draft = Draft(survey)
    repaired: dict[str, None] = {}
    for craft in survey.craft:
        for facility in survey.state.at_hand(Repairing).points:
            while _is_affordable(survey, draft) and bars_repair(draft.state, survey.seat, facility, craft) is None:
                draft.write(Repair(facility, craft))
                repaired[craft] = None
    names = [piece_name(craft) for craft in repaired]
    return draft.plan((_REPAIRED.format(craft=listed(names)) if names else _NOT_REPAIRED,))


def _is_affordable(survey: Survey, draft: Draft) -> bool:
    return draft.state.empires[survey.seat].credits - PRICES.repair_point > RESERVE + 2


PLANNERS: Mapping[type, Callable[[Survey], Plan | None]] = {Building: building, Repairing: repairing}
