"""SW-25.3: declarations and answers, sealed (pace guided and digest) or spoken (pace live)."""

from collections.abc import Callable, Iterator, Mapping
from typing import Literal, NamedTuple

from stellarch.core import Message, Phrase, Plan, Seat, said
from stellarch.games.space_wars.chapters.answers import bars_accepting
from stellarch.games.space_wars.chapters.exchanges import MakeOffer
from stellarch.games.space_wars.chapters.general import End
from stellarch.games.space_wars.chapters.goals import goal
from stellarch.games.space_wars.chapters.offers import Accept, Decline
from stellarch.games.space_wars.chapters.peace import ForcePeace, OfferPeace
from stellarch.games.space_wars.chapters.treaties import BreakTreaty, OfferTreaty
from stellarch.games.space_wars.chapters.war import DeclareWar
from stellarch.games.space_wars.chapters.winning import raced
from stellarch.games.space_wars.mind.drafting import Draft
from stellarch.games.space_wars.mind.line import Line
from stellarch.games.space_wars.mind.politics import bargains, partners
from stellarch.games.space_wars.mind.politics.standing import bonds, is_about_to_win
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.war import deciding
from stellarch.games.space_wars.notation import Order
from stellarch.games.space_wars.nouns import Treaty as TreatyName
from stellarch.games.space_wars.rules.bargaining import answers
from stellarch.games.space_wars.state.matters import Answering, Considering, Declaring, Speaking
from stellarch.games.space_wars.state.politics import Offer
from stellarch.games.space_wars.things import of_sort


class Step(NamedTuple):
    """Something to declare, and why."""

    order: Order
    why: Message


class Deal(NamedTuple):
    """Something to offer a player, or to end with one, and why."""

    order: BreakTreaty | OfferTreaty | MakeOffer
    why: Message


# Declarations


def declarations(survey: Survey) -> Iterator[Step | Deal]:
    """Breaks first, then wars and peace, then treaties, then exchanges (SW-23.3.3)."""
    if not survey.nature.seeks and not survey.nature.raids:
        return
    war = deciding.onset(survey)
    yield from _wars(survey, war)
    if survey.nature.seeks:
        yield from (step for step in _dealings(survey) if war is None or step.order.player not in war.hit)


def _dealings(survey: Survey) -> Iterator[Deal]:
    """Treaties and exchanges."""
    for change in partners.changes_worth_making(survey):
        why = ChangeWhy(change.old, change.new, change.treaty, change.price)
        yield Deal(BreakTreaty(change.old, change.treaty), why)
        yield Deal(OfferTreaty(change.new, change.treaty), why)
    for treaty in partners.SOUGHT:
        wanted = partners.sought(survey, treaty)
        seeking = TreatyWhy(treaty, tuple(wanted))
        yield from (Deal(OfferTreaty(other, treaty), seeking) for other in wanted)
    for offer in bargains.offers_worth_making(survey):
        yield Deal(offer, _why_exchange(offer))


def _wars(survey: Survey, war: deciding.Onset | None) -> Iterator[Step]:
    """A war that pays, with what has to be broken for it; and an end to those that no longer do."""
    if war is not None:
        why = WarWhy(war.on, war.is_at_once)
        yield from (Step(BreakTreaty(other, treaty), why) for other, treaty in war.breaks)
        if war.is_at_once:
            yield Step(DeclareWar(war.on), why)
    for enemy in survey.rivals:
        if survey.state.politics.are_enemies(survey.seat, enemy) and deciding.wants_peace(survey, enemy):
            tired = PeaceWhy(enemy)
            yield Step(ForcePeace(enemy), tired)
            yield Step(OfferPeace(enemy, turns=_PEACE_TURNS), tired)


_PEACE_TURNS = 3


class WarWhy(Message, frozen=True):
    player: Seat
    is_at_once: bool


class PeaceWhy(Message, frozen=True):
    player: Seat


class ChangeWhy(Message, frozen=True):
    """Why a treaty is broken, and offered to another player."""

    old: Seat
    new: Seat
    treaty: TreatyName
    price: int


class TreatyWhy(Message, frozen=True):
    treaty: TreatyName
    players: tuple[Seat, ...]


class ExchangeWhy(Message, frozen=True):
    """Why an exchange is offered: what it is mainly about."""

    player: Seat
    about: Literal["loan", "permission", "no_war", "payment", "goods"]


class DeclarationWhy(Phrase):
    NOTHING = 1


def _why_exchange(offer: MakeOffer) -> ExchangeWhy:
    if of_sort(offer.gives, "payment"):
        return ExchangeWhy(offer.player, "loan")
    return ExchangeWhy(offer.player, next((sort for sort in _SORTS if of_sort(offer.asks, sort)), "goods"))


_SORTS: tuple[Literal["permission", "no_war", "payment"], ...] = ("permission", "no_war", "payment")


def declaring(survey: Survey) -> Plan:
    draft = Draft(survey)
    reasons = dict.fromkeys(step.why for step in declarations(survey) if draft.write(step.order))
    return draft.plan(list(reasons)[:4] or (DeclarationWhy.NOTHING,))


def speaking(survey: Survey) -> Plan | None:
    """One thing after the other, each answered before the next; then an end."""
    for step in declarations(survey):
        line = Line(survey.state, survey.seat)
        if line.add(step.order):
            line.because(step.why)
            return line.plan()
    return Plan((End(),), (said(DeclarationWhy.NOTHING),))


# Answers


def answer(survey: Survey, offer: Offer) -> Step:
    """Whether an offer is accepted, as far as it goes by itself."""
    if bars_accepting(survey.state, offer) is not None:
        return Step(Decline(offer.by, offer.number), NoLongerPossible(offer.by))
    why = _judge(survey, offer)
    kind = Accept if why.is_welcome else Decline
    return Step(kind(offer.by, offer.number), why)


class Verdict(Message, frozen=True):
    """What a bot thinks of an offer."""

    player: Seat
    is_welcome: bool
    about: Literal["peace", "goal", "exchange", "treaty_end", "treaty"]
    treaty: TreatyName | None = None


class NoLongerPossible(Message, frozen=True):
    player: Seat


def _judge(survey: Survey, offer: Offer) -> Verdict:
    by = offer.by
    if offer.peace is not None:
        enemy = by if by in survey.rivals else survey.rivals[0]
        return Verdict(by, not offer.asks and (offer.asks_consent or deciding.wants_peace(survey, enemy)), "peace")
    if offer.goal:
        return Verdict(by, _welcomes_goal(survey, offer.goal), "goal")
    if offer.treaty is None:
        return Verdict(by, bargains.is_good(survey, by, offer.gives, offer.asks), "exchange")
    if offer.ends:
        is_welcome = is_about_to_win(survey.state, by) or not partners.worth(survey, by, offer.treaty)
        return Verdict(by, is_welcome, "treaty_end", offer.treaty)
    return Verdict(by, partners.worth(survey, by, offer.treaty) > 0, "treaty", offer.treaty)


def _welcomes_goal(survey: Survey, value: int) -> bool:
    """A player who leads wants the game to be short, and everybody else time to catch up."""
    state = survey.state
    leads = raced(state, survey.seat) >= max(raced(state, other) for other in state.living)
    return leads == (value < goal(state.options))


def ranked(survey: Survey) -> list[Offer]:
    """The offers that wait for an answer, the best first: there are fewer counters than offers."""
    state, seat = survey.state, survey.seat

    def rank(offer: Offer) -> tuple[bool, float, bool, int]:
        if offer.treaty is None:
            return True, 0.0, False, offer.number
        mine = not offer.ends and _is_in_circle(survey, offer)
        return False, -partners.worth(survey, offer.by, offer.treaty), not mine, -bonds(state, seat, offer.by)

    return sorted(state.politics.offers_to(seat), key=rank)


def _is_in_circle(survey: Survey, offer: Offer) -> bool:
    if offer.treaty is None:
        return False
    return tuple(sorted((offer.by, offer.to))) in partners.circle(survey.state, offer.treaty)


def answering(survey: Survey) -> Plan:
    """Accepted is what is good, the best first, as long as there are counters and credits for it."""
    draft = Draft(survey)
    reasons = []
    for offer in ranked(survey):
        order, why = answer(survey, offer)
        if draft.write(order):
            reasons.append(why)
        else:
            draft.write(Decline(offer.by, offer.number))
    return draft.plan(reasons[:4])


def considering(survey: Survey) -> Plan:
    offer = survey.state.politics.offers_to(survey.seat)[0]
    order, why = answer(survey, offer)
    return Plan((order,), (said(why),))


def besides(survey: Survey) -> Plan:
    """An offer that came in addition to what others decide (SW-23.1.3)."""
    offer = survey.state.politics.offers_to(survey.seat)[0]
    order, why = answer(survey, offer)
    if order in tuple(answers(survey.state, survey.seat)):
        return Plan((order,), (said(why),))
    return Plan((Decline(offer.by, offer.number),), (said(NoLongerPossible(offer.by)),))


PLANNERS: Mapping[type, Callable[[Survey], Plan | None]] = {
    Declaring: declaring,
    Answering: answering,
    Speaking: speaking,
    Considering: considering,
}
