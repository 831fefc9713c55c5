"""SW-6, SW-7, SW-4.2: what is said of votes, offices, treaties, exchanges, war and peace."""

from collections.abc import Callable, Iterator, Mapping
from typing import cast

from stellarch.core import Message, Seat
from stellarch.core.grammar import Counted, Noun
from stellarch.games.space_wars.chapters.floor import NoVeto, PassProposal
from stellarch.games.space_wars.chapters.ground.invading import defending_strength
from stellarch.games.space_wars.chapters.income import from_trade
from stellarch.games.space_wars.chapters.motions import Propose, Veto, Vote, motion_of, sitting
from stellarch.games.space_wars.chapters.offers import Accept, Decline
from stellarch.games.space_wars.chapters.offices import Appoint
from stellarch.games.space_wars.chapters.peace import ForcePeace, OfferPeace
from stellarch.games.space_wars.chapters.research import giveable
from stellarch.games.space_wars.chapters.treaties import BreakTreaty, OfferTreaty, price_of_breaking
from stellarch.games.space_wars.chapters.war import DeclareWar
from stellarch.games.space_wars.geometry import distance
from stellarch.games.space_wars.mind.politics.motions import expected_vote, gains
from stellarch.games.space_wars.mind.war.deciding import held_of
from stellarch.games.space_wars.nouns import Card, Place, noun
from stellarch.games.space_wars.nouns import Treaty as TreatyName
from stellarch.games.space_wars.remarks.weighed import Weighed
from stellarch.games.space_wars.rules.control import managed_systems
from stellarch.games.space_wars.rules.votes import proposals, votes
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.matters import Agenda, Answering, Council, Declaring, Motion
from stellarch.games.space_wars.state.politics import Offer
from stellarch.games.space_wars.tables.politics import COUNCIL, Treaty

_MILITARY = ("non_aggression", "cooperation", "alliance")
_MOST_TOLD = 3


# The council


class MotionJudged(Message, frozen=True):
    """What a motion is worth to the player and to the others on average, and how the council is likely to vote."""

    card: Card
    seat: Seat
    own: int
    theirs: int
    passes: bool
    ayes: int
    noes: int


class OwnVotes(Message, frozen=True):
    seat: Seat
    votes: int
    all: int


class FreesVotes(Message, frozen=True):
    votes: int


class NothingProposed(Message, frozen=True):
    seat: Seat
    votes: int
    all: int
    proposals: int


class OfficePays(Message, frozen=True):
    credits: int
    player: Seat
    votes: int
    all: int


class ValuesOf(Message, frozen=True):
    player: Seat
    value: int
    seat: Seat
    own: int


def voting(given: Weighed) -> Iterator[Message]:
    """What the first motion would bring, how the council is likely to vote, and with how many votes of one's own."""
    motions = list(_motions(given))
    at_stake = [motion for motion in motions if any(expected_vote(given.state, motion))]
    yield from (judged(given, motion) for motion in at_stake[:2])
    if motions:
        yield own_votes(given)
    if any(isinstance(order, Vote) and order.freed for order in given.orders):
        yield FreesVotes(COUNCIL.votes_per_freed_slave)


def _motions(given: Weighed) -> Iterator[Motion]:
    docket = sitting(given.state).docket
    for order in given.orders:
        if isinstance(order, Vote | Veto):
            yield docket[order.motion - 1]
        elif isinstance(order, Propose):
            yield motion_of(given.state, given.seat, order)
        elif isinstance(order, NoVeto):
            yield docket[-1]


def judged(given: Weighed, motion: Motion) -> MotionJudged:
    """What a motion is worth to whom, and how the council is likely to vote on it."""
    gained, count = gains(given.state, motion), expected_vote(given.state, motion)
    others = [gain for seat, gain in gained.items() if seat != given.seat]
    own, theirs = round(gained[given.seat]), round(sum(others) / len(others))
    return MotionJudged(motion.card, given.seat, own, theirs, count.passes, count.ayes, count.noes)


def own_votes(given: Weighed) -> OwnVotes:
    counted = votes(given.state)
    return OwnVotes(given.seat, counted.get(given.seat, 0), sum(counted.values()))


def proposing_nothing(given: Weighed) -> Iterator[Message]:
    if not isinstance(given.state.stage, Council):
        return
    counted = votes(given.state)
    own, number = counted.get(given.seat, 0), proposals(given.state, given.seat)
    yield NothingProposed(given.seat, own, sum(counted.values()), number)


def proposing(given: Weighed) -> Iterator[Message]:
    yield from voting(given) if given.of_kind(Propose) else proposing_nothing(given)


def appointing(given: Weighed) -> Iterator[Message]:
    """What an office pays, and how who gets it stands."""
    order = given.orders[0]
    assert isinstance(order, Appoint)
    counted = votes(given.state)
    theirs = counted.get(order.player, 0)
    yield OfficePays(COUNCIL.office_credits, order.player, theirs, sum(counted.values()))
    value, own = (given.state.empires[seat].value for seat in (order.player, given.seat))
    yield ValuesOf(order.player, value, given.seat, own)


# Treaties


class TreatyPays(Message, frozen=True):
    """What an agreement brings both in a turn: credits by trade, research points by science."""

    treaty: TreatyName
    player: Seat
    seat: Seat
    own: Counted
    theirs: int


class KeepsPeace(Message, frozen=True):
    player: Seat
    theirs: int
    own: int
    home: Place | None = None
    sectors: int = 0
    """From the nearest of theirs to the capital."""


class Breaking(Message, frozen=True):
    credits: int
    lost: Counted | None


class StandsSo(Message, frozen=True):
    """Where nothing is declared."""

    seat: Seat
    treaties: int
    enemies: int


_BRINGS: Mapping[str, Noun] = {"commercial": Noun("-credit"), "scientific": noun("counter", "research_point")}
"""What an agreement brings."""


def declaring(given: Weighed) -> Iterator[Message]:
    """What is broken and begun first, then what treaties would bring, the first of each kind."""
    for order in given.of_kind(DeclareWar)[:1]:
        assert isinstance(order, DeclareWar)
        yield from war(given, order.player)
    for order in given.of_kind(BreakTreaty)[:1]:
        assert isinstance(order, BreakTreaty)
        yield breaking(given, order)
    for order in given.of_kind(OfferPeace, ForcePeace)[:1]:
        assert isinstance(order, OfferPeace | ForcePeace)
        yield held(given, order.player)
    offered = {order.treaty: order for order in reversed(given.orders) if isinstance(order, OfferTreaty)}
    for treaty, order in reversed(offered.items()):
        yield from treaty_with(given, order.player, cast(Treaty, treaty))
    if not given.orders:
        yield _as_it_is(given)


def treaty_with(given: Weighed, player: Seat, treaty: Treaty) -> Iterator[Message]:
    """What a treaty would bring both in a turn, or keep the other from."""
    if treaty in _MILITARY:
        yield _peace_with(given, player)
        return
    own, theirs = (brings(given.state, seat, other, treaty) for seat, other in _both(given.seat, player))
    if not own and not theirs:
        return
    yield TreatyPays(treaty, player, given.seat, Counted(own, _BRINGS[treaty]), theirs)


def _both(one: Seat, other: Seat) -> tuple[tuple[Seat, Seat], tuple[Seat, Seat]]:
    return (one, other), (other, one)


def brings(state: State, seat: Seat, other: Seat, treaty: Treaty) -> int:
    """What a commercial or scientific agreement brings a player in a turn: the difference that it makes."""
    figure = from_trade if treaty == "commercial" else giveable
    with_it, without = (
        state.changed(politics=state.politics.with_relation(seat, other, **{treaty: holds})) for holds in (True, False)
    )
    return figure(with_it, seat) - figure(without, seat)


def _peace_with(given: Weighed, player: Seat) -> KeepsPeace:
    state = given.state
    theirs = [craft for craft in state.fleets.of(player) if state.fleets[craft].sheet.battle]
    own = sum(state.fleets[craft].sheet.battle for craft in state.fleets.of(given.seat))
    home = state.empires[given.seat].capital
    if home is None or not theirs:
        return KeepsPeace(player, len(theirs), own)
    apart = min(distance(state.fleets[craft].at, home) for craft in theirs)
    return KeepsPeace(player, len(theirs), own, state.galaxy.name(home), apart)


def breaking(given: Weighed, order: BreakTreaty) -> Breaking:
    treaty = cast(Treaty, order.treaty)
    price = 0 if order.joint else price_of_breaking(given.state, order.player, treaty)
    if treaty in _MILITARY:
        return Breaking(price, None)
    return Breaking(price, Counted(brings(given.state, given.seat, order.player, treaty), _BRINGS[treaty]))


def _as_it_is(given: Weighed) -> StandsSo:
    politics, living = given.state.politics, given.state.living
    others = [seat for seat in living if seat != given.seat]
    in_force = sum(len(politics.between(given.seat, seat).treaties) for seat in others)
    return StandsSo(given.seat, in_force, sum(politics.are_enemies(given.seat, seat) for seat in others))


# War and peace


class BothArmed(Message, frozen=True):
    seat: Seat
    own: int
    player: Seat
    theirs: int


class EasyPrey(Message, frozen=True):
    system: Place
    defence: int
    laboratories: int


class HeldInWar(Message, frozen=True):
    seat: Seat
    won: int
    player: Seat
    lost: int


def war(given: Weighed, player: Seat) -> Iterator[Message]:
    """How both are armed, and what is least defended."""
    state = given.state
    own, theirs = (
        sum(state.fleets[craft].sheet.battle for craft in state.fleets.of(seat)) for seat in (given.seat, player)
    )
    yield BothArmed(given.seat, own, player, theirs)
    systems = managed_systems(state, player)
    if systems:
        weakest = min(systems, key=lambda at: (defending_strength(state, at), at))
        defence, laboratories = defending_strength(state, weakest), state.sectors.system(weakest).laboratories
        yield EasyPrey(state.galaxy.name(weakest), defence, laboratories)


def held(given: Weighed, player: Seat) -> HeldInWar:
    won, lost = held_of(given.state, player, given.seat), held_of(given.state, given.seat, player)
    return HeldInWar(given.seat, won, player, lost)


# Answers and exchanges


class LeftOut(Message, frozen=True):
    player: Seat
    theirs: Counted


def answering(given: Weighed) -> Iterator[Message]:
    """What those offers bring that are accepted; and what the best of those would have brought that are not."""
    offers = {(offer.by, offer.number): offer for offer in given.state.politics.offers_to(given.seat)}
    answered = [
        (order, offers.get((order.player, order.offer))) for order in given.orders if isinstance(order, _ANSWERS)
    ]
    taken = [offer for order, offer in answered if offer is not None and isinstance(order, Accept)]
    left = [offer for order, offer in answered if offer is not None and isinstance(order, Decline)]
    for offer in (taken or left)[:_MOST_TOLD]:
        yield from of_offer(given, offer)
    if taken and (best := _best_left(given, taken, left)):
        yield best


def _best_left(given: Weighed, taken: list[Offer], left: list[Offer]) -> LeftOut | None:
    """What the best of the partners would have brought whom another was preferred to."""
    for treaty, unit in _BRINGS.items():
        passed = [offer for offer in left if offer.treaty == treaty and not offer.ends]
        if passed and any(offer.treaty == treaty for offer in taken):
            worth = {offer.by: brings(given.state, given.seat, offer.by, cast(Treaty, treaty)) for offer in passed}
            best = max(worth, key=lambda seat: worth[seat])
            return LeftOut(best, Counted(worth[best], unit))
    return None


def of_offer(given: Weighed, offer: Offer) -> Iterator[Message]:
    """What peace or a treaty would change."""
    if offer.peace is not None:
        yield held(given, offer.by)
    elif offer.treaty is not None:
        yield from treaty_with(given, offer.by, offer.treaty)


_ANSWERS = (Accept, Decline)
TELLERS: Mapping[type, Callable[[Weighed], Iterator[Message]]] = {
    **dict.fromkeys((Vote, Veto, NoVeto), voting),
    **dict.fromkeys((Propose, Agenda), proposing),
    PassProposal: proposing_nothing,
    Appoint: appointing,
    **dict.fromkeys(
        (
            DeclareWar,
            BreakTreaty,
            OfferPeace,
            ForcePeace,
            OfferTreaty,
            Declaring,
        ),
        declaring,
    ),
    **dict.fromkeys((*_ANSWERS, Answering), answering),
}
