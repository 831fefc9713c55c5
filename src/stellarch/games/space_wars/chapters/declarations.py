"""SW-7.1: the declaration phase. Declarations are sealed and carried out in turn order, breaks before wars and
these before offers; answers are given together (SW-23.3.3). At the pace live each player speaks in turn, and is
answered at once."""

from collections.abc import Iterator
from typing import cast

from msgspec.structs import replace

from stellarch.core import Refused, Seat, Template
from stellarch.games.space_wars.chapter import Course, Order, State
from stellarch.games.space_wars.chapters.answers import accept, answers, bars_accepting, decline
from stellarch.games.space_wars.chapters.baskets import peace_template, template
from stellarch.games.space_wars.chapters.exchanges import MakeOffer, make_offer
from stellarch.games.space_wars.chapters.general import End, OrderLeftOut
from stellarch.games.space_wars.chapters.offers import Accept, Decline, close_offers, make_void, offer_at
from stellarch.games.space_wars.chapters.peace import (
    ForcePeace,
    OfferPeace,
    force_peace,
    offer_peace,
    peaces_open,
    refuse,
)
from stellarch.games.space_wars.chapters.treaties import (
    BreakTreaty,
    OfferTreaty,
    bars_break,
    bars_offer,
    break_treaty,
    offer_treaty,
)
from stellarch.games.space_wars.chapters.war import DeclareWar, declare_war, wars_open
from stellarch.games.space_wars.rules.headings import Heading
from stellarch.games.space_wars.rules.moments import Moment, Phase, Together
from stellarch.games.space_wars.state import Sealed
from stellarch.games.space_wars.state.matters import Answering, Considering, Declaring, Matter, Speaking
from stellarch.games.space_wars.state.politics import Offer
from stellarch.games.space_wars.tables.politics import TREATIES, Treaty


class DeclarationPhase(Phase[Matter]):
    """All at the same time, or one after the other."""

    name = "declaration"
    matter = Matter

    def enter(self, course: Course) -> None:
        if course.state.options.pace == "live":
            course.go(course.state.with_stage(Speaking(course.state.living)))
        else:
            DECLARING.enter(course)

    def waiting_on(self, state: State, matter: Matter) -> frozenset[Seat]:
        return frozenset()

    def choices(self, state: State, matter: Matter, seat: Seat) -> tuple[()]:
        return ()


def _close(course: Course) -> None:
    """Offers are of one phase."""
    close_offers(course)
    course.go(course.state.with_stage(None))


def _declarations(state: State, seat: Seat) -> Iterator[Order | Template]:
    """What a player may declare; the usual is nothing more (SW-D.10 to SW-D.13)."""
    yield End()
    for other in state.living:
        if other == seat:
            continue
        relation = state.politics.between(seat, other)
        for treaty in TREATIES:
            if relation.holds(cast(Treaty, treaty)):
                breaks = BreakTreaty(other, treaty), BreakTreaty(other, treaty, joint=True)
                yield from (order for order in breaks if bars_break(state, seat, order) is None)
            elif bars_offer(state, seat, OfferTreaty(other, treaty)) is None:
                yield OfferTreaty(other, treaty)
    yield from wars_open(state, seat)
    yield from peaces_open(state, seat)
    yield from template(state, seat)
    yield from peace_template(state, seat)


# All at the same time


class DeclaringMoment(Together[Declaring]):
    name = "declaration"
    matter = Declaring
    kind = "declarations"
    asks = Heading.DECLARE

    def enter(self, course: Course) -> None:
        course.go(course.state.with_stage(Declaring()))

    def choices(self, state: State, matter: Declaring, seat: Seat) -> Iterator[Order | Template]:
        return _declarations(self.draft(state, seat), seat)

    def leave(self, course: Course) -> None:
        sealed = course.state.sealed
        course.go(course.state.changed(sealed={}))
        for rank in (_BREAK, _WAR, _OFFER):
            for seat in course.state.living:
                for order in sealed[seat].orders:
                    if _rank(order) == rank:
                        _declare(course, seat, order)
        ANSWERING.enter(course)


_BREAK, _WAR, _OFFER = range(3)


def _rank(order: Order) -> int:
    """Breaks come before wars, and these before offers and peace (SW-23.3.3)."""
    if isinstance(order, BreakTreaty) and not order.joint:
        return _BREAK
    return _WAR if isinstance(order, DeclareWar) else _OFFER


def _declare(course: Course, seat: Seat, order: Order) -> None:
    """What another has made impossible in the meantime is left out, and its player is told."""
    try:
        DECLARING.orders[type(order)](course, seat, order)
    except Refused as refusal:
        course.tell(OrderLeftOut(seat, order.alike(), refusal.rule or "", refusal.why))


class AnsweringMoment(Together[Answering]):
    """A player who has been offered something answers; what is not answered is declined (SW-D.4)."""

    name = "declaration"
    matter = Answering
    kind = "answers"
    asks = Heading.OFFERS

    def enter(self, course: Course) -> None:
        asked = tuple(seat for seat in course.state.living if course.state.politics.offers_to(seat))
        course.go(course.state.with_stage(Answering(asked)))

    def taking_part(self, state: State) -> tuple[Seat, ...]:
        assert isinstance(state.stage, Answering), f"{state.stage} asks for no answers"
        return state.stage.asked

    def choices(self, state: State, matter: Answering, seat: Seat) -> Iterator[Order]:
        yield End()
        yield from answers(self.draft(state, seat), seat)

    def usual(self, draft: State, seat: Seat) -> Order | None:
        return next(_welcome(draft, seat), None)

    def leave(self, course: Course) -> None:
        self.carry_out_all(course)
        for seat in self.taking_part(course.state):
            for offer in course.state.politics.offers_to(seat):
                self._take_silence(course, seat, offer)
        _close(course)

    def _take_silence(self, course: Course, seat: Seat, offer: Offer) -> None:
        """An ally's silence is consent (SW-D.14); anybody else has declined (SW-D.4)."""
        if offer_at(course.state, seat, offer.by, offer.number) is None:
            return  # it was void as soon as somebody else had declined
        if offer.asks_consent and bars_accepting(course.state, offer) is None:
            accept(course, seat, Accept(offer.by, offer.number))
        else:
            decline(course, seat, Decline(offer.by, offer.number))

    def _carry_out(self, course: Course, seat: Seat, sealed: Sealed) -> None:
        """A counter may have gone to somebody who answered earlier in turn order."""
        for order in sealed.orders:
            assert isinstance(order, (Accept, Decline))
            offer = offer_at(course.state, seat, order.player, order.offer)
            if offer is None:
                continue
            barred = bars_accepting(course.state, offer) if isinstance(order, Accept) else None
            if barred is not None:
                make_void(course, offer, barred)
                if offer.peace is not None:
                    refuse(course, offer)
            else:
                self.orders[type(order)](course, seat, order)


def _welcome(state: State, seat: Seat) -> Iterator[Accept]:
    """Treaties that standing orders accept from anybody (SW-23.3.8), and an ally's peace (SW-D.14)."""
    accepts = state.empires[seat].standing.accepts
    for offer in state.politics.offers_to(seat):
        is_wanted = offer.asks_consent or (offer.treaty in accepts.get(offer.by, ()) and not offer.ends)
        if is_wanted and bars_accepting(state, offer) is None:
            yield Accept(offer.by, offer.number)


# One after the other


class SpeakingMoment(Moment[Speaking]):
    matter = Speaking
    kind = "speaking"
    asks = Heading.DECLARE_OR_END

    def waiting_on(self, state: State, matter: Speaking) -> frozenset[Seat]:
        return frozenset(matter.left[:1])

    def choices(self, state: State, matter: Speaking, seat: Seat) -> Iterator[Order | Template]:
        return _declarations(state, seat)

    def go_on(self, course: Course, matter: Speaking) -> None:
        _close(course)


def _speak(course: Course, seat: Seat, order: Order) -> None:
    """An offer is answered before anything else is declared; where several have to agree, one after the other."""
    DECLARING.orders[type(order)](course, seat, order)
    for offer in reversed(course.state.politics.open_offers()):
        course.go(course.state.with_pending(Considering(offer.to)))


def _end_speaking(course: Course, seat: Seat, order: End) -> None:
    matter = course.state.at_hand(Speaking)
    course.go(course.state.with_stage(replace(matter, left=matter.left[1:])))


class ConsideringMoment(Moment[Considering]):
    matter = Considering
    kind = "considering"
    asks = Heading.ANSWER

    def waiting_on(self, state: State, matter: Considering) -> frozenset[Seat]:
        return frozenset({matter.seat}) if state.politics.offers_to(matter.seat) else frozenset()

    def choices(self, state: State, matter: Considering, seat: Seat) -> Iterator[Order]:
        return answers(state, seat)

    def default(self, state: State, matter: Considering, seat: Seat) -> Order:
        return next(_welcome(state, seat), super().default(state, matter, seat))

    def go_on(self, course: Course, matter: Considering) -> None:
        course.go(course.state.without_pending())


DeclaringMoment.orders = {
    BreakTreaty: break_treaty,
    DeclareWar: declare_war,
    OfferTreaty: offer_treaty,
    OfferPeace: offer_peace,
    ForcePeace: force_peace,
    MakeOffer: make_offer,
}
AnsweringMoment.orders = {Accept: accept, Decline: decline}
SpeakingMoment.orders = {**dict.fromkeys(DeclaringMoment.orders, _speak), End: _end_speaking}
ConsideringMoment.orders = {Accept: accept, Decline: decline}
DECLARATION = DeclarationPhase()
DECLARING = DeclaringMoment()
ANSWERING = AnsweringMoment()
SPEAKING = SpeakingMoment()
CONSIDERING = ConsideringMoment()
