"""SW-25.7: what to build, natives and slaves, and repair."""

from collections.abc import Callable, Iterator, Mapping

from stellarch.core import Message, Phrase, Plan, said
from stellarch.games.space_wars.chapters.building import Build
from stellarch.games.space_wars.chapters.people import Convert, bars_converting
from stellarch.games.space_wars.chapters.repair import Repair, bars_repair
from stellarch.games.space_wars.chapters.shipyards import Commission
from stellarch.games.space_wars.mind.drafting import Draft, with_sealed
from stellarch.games.space_wars.mind.schooling import drilling, train
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.survey.works import RESERVE
from stellarch.games.space_wars.mind.war.arming import arm
from stellarch.games.space_wars.mind.war.deciding import war_chest
from stellarch.games.space_wars.mind.war.defence import fortify
from stellarch.games.space_wars.mind.war.reasons import WarReason
from stellarch.games.space_wars.mind.war.surplus import spend_surplus
from stellarch.games.space_wars.mind.wishes import Wish, good_enough, wishes_at
from stellarch.games.space_wars.nouns import Buildable, Piece, Place
from stellarch.games.space_wars.state.matters import Building, Repairing
from stellarch.games.space_wars.tables.structures import PRICES


class AskNativesWhy(Message, frozen=True):
    system: Place


class EnslaveWhy(Message, frozen=True):
    system: Place


class WorkThere(Message, frozen=True):
    """What is built, and where."""

    what: Buildable
    system: Place


class BuiltWhy(Message, frozen=True):
    works: tuple[WorkThere, ...]


class SavingWhy(Message, frozen=True):
    work: WorkThere
    credits: int


class RepairWhy(Message, frozen=True):
    """What is repaired; nothing where that can wait."""

    craft: tuple[Piece, ...]


class WorksWhy(Phrase):
    NOTHING = 1


# Construction


def building(survey: Survey) -> Plan:
    """Natives and drill first, since dice are rolled for them; then one form with all that is built (SW-23.3.5)."""
    return _natives(survey) or drilling(survey) or _works(survey)


def _natives(survey: Survey) -> Plan | None:
    """Citizens where there is room for a city, else slaves, where that is known and allowed."""
    state = with_sealed(survey)  # a player who asks for a hint may have ordered something already
    for at in survey.realm.usable:
        if not survey.state.sectors.system(at).natives:
            continue
        system = survey.state.galaxy.name(at)
        roll, enslave = Convert(system, "roll"), Convert(system, "enslave")
        if bars_converting(state, survey.seat, at, roll) is None:
            return Plan((roll,), (said(AskNativesWhy(system)),))
        is_full = state.at_hand(Building).rolled.get(at, 0) == 0
        if is_full and bars_converting(state, survey.seat, at, enslave) is None:
            return Plan((enslave,), (said(EnslaveWhy(system)),))
    return None


def _works(survey: Survey) -> Plan:
    """The best wish that can be paid for, again and again, until what is left is not worth it."""
    draft = Draft(survey)
    chest = war_chest(survey)
    fortified = list(fortify(survey, draft))
    is_arming = not chest and arm(survey, draft)
    reserve = max(RESERVE, chest)
    wishes = {at: list(wishes_at(survey, draft.state, at, survey.works.prices)) for at in survey.realm.usable}
    while options := _affordable(survey, draft, [wish for at in wishes for wish in wishes[at]], reserve):
        wish = survey.pick([(option.score, option) for option in options], len(draft.orders))
        if draft.write(wish.order):
            wishes[wish.at] = list(wishes_at(survey, draft.state, wish.at, survey.works.prices))
        else:
            wishes[wish.at] = [other for other in wishes[wish.at] if other != wish]
    schooled = list(train(survey, draft))
    stronger = list(spend_surplus(survey, draft))
    left = [wish for at in wishes for wish in wishes[at]]
    reasons = _reasons(survey, draft, max(left, key=lambda wish: wish.score, default=None))
    return draft.plan((*fortified, *((WarReason.ARMS,) if is_arming else ()), *schooled, *stronger, *reasons))


def _affordable(survey: Survey, draft: Draft, wishes: list[Wish], reserve: int) -> list[Wish]:
    """Those that can be paid for, and do not take credits from something far better that has to wait."""
    if survey.nature.is_soon_content and draft.orders:
        return []
    least = good_enough(survey, wishes)
    return [wish for wish in wishes if wish.score >= least and _is_payable(survey, draft, wish, reserve)]


def _is_payable(survey: Survey, draft: Draft, wish: Wish, reserve: int) -> bool:
    lying = draft.state.sectors[wish.at].tokens
    credits = draft.state.empires[survey.seat].credits
    return credits - wish.cost.cr >= reserve and all(map(int.__ge__, lying, wish.tokens))


def _reasons(survey: Survey, draft: Draft, next_wish: Wish | None) -> Iterator[Message | Phrase]:
    works = [_work(order) for order in draft.orders if isinstance(order, Build | Commission)]
    if works:
        yield BuiltWhy(tuple(works[:3]))
    if next_wish is not None:
        yield SavingWhy(_work(next_wish.order), draft.state.empires[survey.seat].credits)
    elif not works:
        yield WorksWhy.NOTHING


def _work(order: Build | Commission) -> WorkThere:
    return WorkThere(order.structure if isinstance(order, Build) else order.unit, order.system)


# Repair


def repairing(survey: Survey) -> Plan:
    """Point by point, as long as the treasury stays well above the reserve (SW-D.63)."""
    draft = Draft(survey)
    repaired: dict[str, None] = {}
    for craft in survey.realm.craft:
        for facility in survey.state.at_hand(Repairing).points:
            while _is_affordable(survey, draft) and bars_repair(draft.state, survey.seat, facility, craft) is None:
                draft.write(Repair(facility, craft))
                repaired[craft] = None
    return draft.plan((RepairWhy(tuple(repaired)),))


def _is_affordable(survey: Survey, draft: Draft) -> bool:
    return draft.state.empires[survey.seat].credits - PRICES.repair_point > RESERVE + 2


PLANNERS: Mapping[type, Callable[[Survey], Plan | None]] = {Building: building, Repairing: repairing}
