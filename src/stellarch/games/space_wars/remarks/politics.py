"""SW-6, SW-7, SW-4.2: what is said of votes, offices, treaties, exchanges, war and peace."""

from collections.abc import Callable, Iterator, Mapping
from typing import cast

from stellarch.core import Seat, Text
from stellarch.games.space_wars.actions import council, declarations
from stellarch.games.space_wars.geometry import distance
from stellarch.games.space_wars.in_words.telling import of_place
from stellarch.games.space_wars.mind.politics.motions import expected_vote, gains
from stellarch.games.space_wars.mind.war.deciding import held_of
from stellarch.games.space_wars.remarks import words
from stellarch.games.space_wars.remarks.weighed import Weighed
from stellarch.games.space_wars.rules.control import managed_systems
from stellarch.games.space_wars.rules.ground.invading import defending_strength
from stellarch.games.space_wars.rules.income import from_trade
from stellarch.games.space_wars.rules.motions import motion_of, sitting
from stellarch.games.space_wars.rules.research import giveable
from stellarch.games.space_wars.rules.treaties import price_of_breaking
from stellarch.games.space_wars.rules.votes import proposals, votes
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.matters import Agenda, Answering, Council, Declaring, Motion
from stellarch.games.space_wars.state.politics import Offer
from stellarch.games.space_wars.tables.politics import COUNCIL, Treaty
from stellarch.games.space_wars.words import name, place

_MILITARY = ("non_aggression", "cooperation", "alliance")
_MOST_TOLD = 3


# The council


def voting(given: Weighed) -> Iterator[Text]:
    """What the first motion would bring, how the council is likely to vote, and with how many votes of one's own."""
    motions = list(_motions(given))
    at_stake = [motion for motion in motions if any(expected_vote(given.state, motion))]
    yield from (judged(given, motion) for motion in at_stake[:2])
    if motions:
        yield own_votes(given)
    if any(isinstance(order, council.Vote) and order.freed for order in given.orders):
        yield words.FREES.format(votes=words.votes(COUNCIL.votes_per_freed_slave))


def _motions(given: Weighed) -> Iterator[Motion]:
    docket = sitting(given.state).docket
    for order in given.orders:
        if isinstance(order, council.Vote | council.Veto):
            yield docket[order.motion - 1]
        elif isinstance(order, council.Propose):
            yield motion_of(given.state, given.seat, order)
        elif isinstance(order, council.NoVeto):
            yield docket[-1]


def judged(given: Weighed, motion: Motion) -> Text:
    """What a motion is worth to whom, and how the council is likely to vote on it."""
    gained, count = gains(given.state, motion), expected_vote(given.state, motion)
    others = [gain for seat, gain in gained.items() if seat != given.seat]
    facts = {"own": _credits(gained[given.seat]), "theirs": _signed(round(sum(others) / len(others)))}
    card = name("protocol" if motion.kind == "protocol" else "law", motion.card)
    told = words.WOULD_PASS if count.passes else words.WOULD_FAIL
    return told.format(card=card, who=given.who, **facts, ayes=count.ayes, noes=count.noes)


def _signed(number: int) -> str:
    return f"\N{MINUS SIGN}{-number}" if number < 0 else str(number)


def _credits(amount: float) -> Text:
    """In whole credits, below zero where it is a loss."""
    whole = round(amount)
    counted = words.credits(abs(whole))
    return counted if whole >= 0 else Text(f"\N{MINUS SIGN}{counted.en}", f"\N{MINUS SIGN}{counted.fr}")


def own_votes(given: Weighed) -> Text:
    counted = votes(given.state)
    own, every = counted.get(given.seat, 0), sum(counted.values())
    return words.OWN_VOTES.format(who=given.who, votes=words.votes(own), all=every)


def proposing_nothing(given: Weighed) -> Iterator[Text]:
    if not isinstance(given.state.stage, Council):
        return
    counted = votes(given.state)
    number = words.proposals(proposals(given.state, given.seat))
    facts = {"votes": words.votes(counted.get(given.seat, 0)), "all": sum(counted.values()), "number": number}
    yield words.NOTHING_PROPOSED.format(who=given.who, **facts)


def proposing(given: Weighed) -> Iterator[Text]:
    yield from voting(given) if given.of_kind(council.Propose) else proposing_nothing(given)


def appointing(given: Weighed) -> Iterator[Text]:
    """What an office pays, and how who gets it stands."""
    order = given.orders[0]
    assert isinstance(order, council.Appoint)
    counted, player = votes(given.state), given.names[order.player]
    facts = {"votes": words.votes(counted.get(order.player, 0)), "all": sum(counted.values())}
    yield words.OFFICE.format(credits=words.credits(COUNCIL.office_credits), who=player, **facts)
    theirs, own = (given.state.empires[seat].value for seat in (order.player, given.seat))
    yield words.VALUE_OF.format(player=player, value=theirs, who=given.who, own=own)


# Treaties


def declaring(given: Weighed) -> Iterator[Text]:
    """What is broken and begun first, then what treaties would bring, the first of each kind."""
    for order in given.of_kind(declarations.DeclareWar)[:1]:
        assert isinstance(order, declarations.DeclareWar)
        yield from war(given, order.player)
    for order in given.of_kind(declarations.BreakTreaty)[:1]:
        assert isinstance(order, declarations.BreakTreaty)
        yield breaking(given, order)
    for order in given.of_kind(declarations.OfferPeace, declarations.ForcePeace)[:1]:
        assert isinstance(order, declarations.OfferPeace | declarations.ForcePeace)
        yield held(given, order.player)
    offered = {order.treaty: order for order in reversed(given.orders) if isinstance(order, declarations.OfferTreaty)}
    for treaty, order in reversed(offered.items()):
        yield from treaty_with(given, order.player, cast(Treaty, treaty))
    if not given.orders:
        yield _as_it_is(given)


def treaty_with(given: Weighed, player: Seat, treaty: Treaty) -> Iterator[Text]:
    """What a treaty would bring both in a turn, or keep the other from."""
    facts = {"player": given.names[player], "who": given.who}
    if treaty in _MILITARY:
        yield _peace_with(given, player)
        return
    own, theirs = (brings(given.state, seat, other, treaty) for seat, other in _both(given.seat, player))
    if not own and not theirs:
        return
    counted, told = (
        (words.credits, words.TRADE_PAYS) if treaty == "commercial" else (words.research_points, words.SCIENCE_PAYS)
    )
    yield told.format(**facts, own=counted(own), theirs=theirs)


def _both(one: Seat, other: Seat) -> tuple[tuple[Seat, Seat], tuple[Seat, Seat]]:
    return (one, other), (other, one)


def brings(state: State, seat: Seat, other: Seat, treaty: Treaty) -> int:
    """What a commercial or scientific agreement brings a player in a turn: the difference that it makes."""
    figure = from_trade if treaty == "commercial" else giveable
    with_it, without = (
        state.changed(politics=state.politics.with_relation(seat, other, **{treaty: holds})) for holds in (True, False)
    )
    return figure(with_it, seat) - figure(without, seat)


def _peace_with(given: Weighed, player: Seat) -> Text:
    state = given.state
    theirs = [craft for craft in state.fleets.of(player) if state.fleets[craft].sheet.battle]
    own = sum(state.fleets[craft].sheet.battle for craft in state.fleets.of(given.seat))
    facts = {"player": given.names[player], "theirs": words.warships(len(theirs)), "own": own}
    home = state.empires[given.seat].capital
    if home is None or not theirs:
        return words.KEEPS_PEACE_UNARMED.format(**facts)
    apart = min(distance(state.fleets[craft].at, home) for craft in theirs)
    where = state.galaxy.name(home)
    names = {"home": place(where), "of_home": of_place(where)}
    return words.KEEPS_PEACE.format(**facts, **names, sectors=words.sectors(apart))


def breaking(given: Weighed, order: declarations.BreakTreaty) -> Text:
    treaty = cast(Treaty, order.treaty)
    price = words.credits(0 if order.joint else price_of_breaking(given.state, order.player, treaty))
    if treaty in _MILITARY:
        return words.BREAKING_BARE.format(credits=price)
    lost = brings(given.state, given.seat, order.player, treaty)
    counted = words.credits if treaty == "commercial" else words.research_points
    return words.BREAKING.format(credits=price, lost=counted(lost))


def _as_it_is(given: Weighed) -> Text:
    politics, living = given.state.politics, given.state.living
    others = [seat for seat in living if seat != given.seat]
    in_force = sum(len(politics.between(given.seat, seat).treaties) for seat in others)
    at_war = sum(politics.are_enemies(given.seat, seat) for seat in others)
    facts = {"treaties": words.treaties(in_force), "enemies": words.enemies(at_war)}
    return words.NOTHING_DECLARED.format(who=given.who, **facts)


# War and peace


def war(given: Weighed, player: Seat) -> Iterator[Text]:
    """How both are armed, and what is least defended."""
    state = given.state
    own, theirs = (
        sum(state.fleets[craft].sheet.battle for craft in state.fleets.of(seat)) for seat in (given.seat, player)
    )
    facts = {"who": given.who, "player": given.names[player]}
    yield words.DECLARES.format(**facts, own=words.warships(own), theirs=theirs)
    systems = managed_systems(state, player)
    if systems:
        weakest = min(systems, key=lambda at: (defending_strength(state, at), at))
        laboratories = words.laboratories(state.sectors.system(weakest).laboratories)
        where = place(state.galaxy.name(weakest))
        yield words.PREY.format(place=where, defence=defending_strength(state, weakest), laboratories=laboratories)


def held(given: Weighed, player: Seat) -> Text:
    won, lost = held_of(given.state, player, given.seat), held_of(given.state, given.seat, player)
    facts = {"who": given.who, "player": given.names[player]}
    return words.HELD.format(**facts, won=words.sectors(won), lost=lost)


# Answers and exchanges


def answering(given: Weighed) -> Iterator[Text]:
    """What those offers bring that are accepted; and what the best of those would have brought that are not."""
    offers = {(offer.by, offer.number): offer for offer in given.state.politics.offers_to(given.seat)}
    answered = [
        (order, offers.get((order.player, order.offer))) for order in given.orders if isinstance(order, _ANSWERS)
    ]
    taken = [offer for order, offer in answered if offer is not None and isinstance(order, declarations.Accept)]
    left = [offer for order, offer in answered if offer is not None and isinstance(order, declarations.Decline)]
    for offer in (taken or left)[:_MOST_TOLD]:
        yield from of_offer(given, offer)
    if taken and (best := _best_left(given, taken, left)):
        yield best


def _best_left(given: Weighed, taken: list[Offer], left: list[Offer]) -> Text | None:
    """What the best of the partners would have brought whom another was preferred to."""
    for treaty, counted in (("commercial", words.credits), ("scientific", words.research_points)):
        passed = [offer for offer in left if offer.treaty == treaty and not offer.ends]
        if passed and any(offer.treaty == treaty for offer in taken):
            worth = {offer.by: brings(given.state, given.seat, offer.by, cast(Treaty, treaty)) for offer in passed}
            best = max(worth, key=lambda seat: worth[seat])
            return words.LEFT_OUT.format(player=given.names[best], theirs=counted(worth[best]))
    return None


def of_offer(given: Weighed, offer: Offer) -> Iterator[Text]:
    """What peace or a treaty would change."""
    if offer.peace is not None:
        yield held(given, offer.by)
    elif offer.treaty is not None:
        yield from treaty_with(given, offer.by, offer.treaty)


_ANSWERS = (declarations.Accept, declarations.Decline)
TELLERS: Mapping[type, Callable[[Weighed], Iterator[Text]]] = {
    **dict.fromkeys((council.Vote, council.Veto, council.NoVeto), voting),
    **dict.fromkeys((council.Propose, Agenda), proposing),
    council.PassProposal: proposing_nothing,
    council.Appoint: appointing,
    **dict.fromkeys(
        (
            declarations.DeclareWar,
            declarations.BreakTreaty,
            declarations.OfferPeace,
            declarations.ForcePeace,
            declarations.OfferTreaty,
            Declaring,
        ),
        declaring,
    ),
    **dict.fromkeys((*_ANSWERS, Answering), answering),
}
