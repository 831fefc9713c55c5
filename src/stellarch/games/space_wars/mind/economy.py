"""SW-25.4: what to extract, refine and recycle; and what an industrial plan is to bring."""

from collections.abc import Callable, Iterator, Mapping

from stellarch.core import Message, Plan, said
from stellarch.games.space_wars.chapters.extraction import (
    MAKES,
    Extract,
    Recycle,
    Refine,
    idle_slaves,
    recyclings_left,
    stock,
    tokens_left,
)
from stellarch.games.space_wars.chapters.laws import Plan as IndustrialPlan
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.mind.drafting import Draft
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.survey.works import RESERVE
from stellarch.games.space_wars.nouns import Cargo, Resource
from stellarch.games.space_wars.state import Tokens
from stellarch.games.space_wars.state.matters import Extracting, Planning
from stellarch.games.space_wars.tables.ground import RAW

_IN_STORE = 2
"""Tokens of each material that are kept beside what is wanted."""
_FUEL = 3
"""Fuel that is kept by who can jump."""


class ExtractionWhy(Message, frozen=True):
    """What is made; nothing where the store will do."""

    tokens: Cargo


class ReserveWhy(Message, frozen=True):
    reserve: int


class ShortestWhy(Message, frozen=True):
    material: Resource


def extracting(survey: Survey) -> Plan:
    """The dearest material first, as much as will be needed, and never the last credits."""
    draft = Draft(survey)
    for at in survey.realm.systems:
        while recyclings_left(draft.state, at) and draft.write(
            Recycle(survey.state.galaxy.name(at), _shortest(survey))
        ):
            pass
    workshops = sorted(MAKES, key=lambda workshop: -survey.works.prices[MAKES[workshop]])
    is_stopped = False
    for workshop in workshops:
        for at in survey.realm.systems:
            is_stopped |= _extract(survey, draft, at, workshop)
    if survey.realm.empire.knows("capital_starship_space_jump"):
        _refine(survey, draft)
    return draft.plan(_reasons(survey, draft, is_stopped))


def _extract(survey: Survey, draft: Draft, at: At, workshop: str) -> bool:
    """Have a workshop make what is wanted of its material; whether credits were too few for it."""
    seat, material = survey.seat, MAKES[workshop]
    lacking: int = getattr(_wanted(survey), material) - getattr(_stored(survey, draft), material)
    tokens = min(lacking, tokens_left(draft.state, seat, at, workshop))
    if tokens <= 0:
        return False
    system, slaves = survey.state.galaxy.name(at), idle_slaves(draft.state, at)
    for amount in range(tokens, 0, -1):
        before = draft.state
        if draft.write(Extract(system, workshop, amount, min(slaves, amount))):
            credits = draft.state.empires[seat].credits
            if credits >= RESERVE or credits == before.empires[seat].credits:
                return amount < tokens
            draft.strike(before)
    return True


def _wanted(survey: Survey) -> Tokens:
    """What is to be in store: what the programme takes, and a little more; crystal only for the programme."""
    wanted = survey.works.demand
    return Tokens(*(count + _IN_STORE * (kind in RAW) for kind, count in wanted._asdict().items()))


def _stored(survey: Survey, draft: Draft) -> Tokens:
    return stock(draft.state, survey.seat)


def _shortest(survey: Survey) -> str:
    return max(RAW, key=lambda material: survey.works.prices[material])


def _refine(survey: Survey, draft: Draft) -> None:
    for at in survey.realm.systems:
        is_rich = draft.state.empires[survey.seat].credits >= RESERVE + 3 * survey.realm.empire.series("refining")
        if is_rich and _stored(survey, draft).fuel < _FUEL:
            draft.write(Refine(survey.state.galaxy.name(at)))


def _reasons(survey: Survey, draft: Draft, is_stopped: bool) -> Iterator[Message]:
    made: dict[str, int] = {}
    for order in draft.orders:
        if isinstance(order, Extract):
            made[MAKES[order.workshop]] = made.get(MAKES[order.workshop], 0) + order.tokens
    yield ExtractionWhy(made)
    if is_stopped:
        yield ReserveWhy(RESERVE)


def planning(survey: Survey) -> Plan:
    material = survey.pick([(survey.works.prices[material], material) for material in RAW], "plan")
    return Plan((IndustrialPlan(material),), (said(ShortestWhy(material)),))


PLANNERS: Mapping[type, Callable[[Survey], Plan | None]] = {Extracting: extracting, Planning: planning}
