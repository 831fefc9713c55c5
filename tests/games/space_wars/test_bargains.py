"""What holds of offers in any game of Space Wars: they are made and answered, nothing is lost, nobody else learns."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stellarch.games.space_wars.chapters.exchanges import ExchangeMade, MakeOffer
from stellarch.games.space_wars.chapters.offers import BARGAINING, Accept, Decline, OfferDeclined, OfferMade
from stellarch.games.space_wars.rules import play
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.things import thing
from stellarch.games.space_wars.view import view
from tests.games.space_wars.random_games import Turned, random_game

PACES = ("guided", "live", "digest")
tables = st.tuples(st.integers(0, 10**6).map(str), st.integers(2, 6), st.sampled_from(PACES))


def bargains(seed: str, players: int, pace: str, orders: int = 60) -> Iterator[Turned]:
    """The offers and answers of a game, besides the declaration phase."""
    for turned in random_game(seed, players, orders * players, pace=pace):
        if isinstance(turned.order, (MakeOffer, Accept, Decline)) and turned.before.phase in BARGAINING:
            yield turned


def bargains_of_many(pace: str) -> Iterator[Turned]:
    """Those of one game after another: what is drawn by lot comes in some of them."""
    for number in range(20):
        yield from bargains(f"offers {number}", 3, pace, 150)


@pytest.mark.parametrize("pace", PACES)
def test_offers_are_made_and_answered(pace: str) -> None:
    missing = {"offer", "accept", "decline", "flag", "permission", "payment", "keep_out"}
    for turned in bargains_of_many(pace):
        missing.discard(turned.order.word)
        made = [event for event in turned.events if isinstance(event, ExchangeMade)]
        missing -= {each.sort for event in made for word in (*event.gives, *event.asks) if (each := thing(word))}
        if not missing:
            return
    assert not missing


def goods(state: State) -> Counter[str]:
    """All that changes hands in exchanges, wherever it is."""
    found = Counter({"credits": sum(empire.credits for empire in state.empires)})
    for sector in state.sectors.each:
        found.update(sector.tokens._asdict())
        if sector.system is not None:
            found.update(slave=sector.system.slaves, native=sector.system.natives, level=sum(sector.system.levels))
    for craft in state.fleets.craft.values():
        found.update(craft.tokens._asdict())
        found.update({"slave": craft.slaves, craft.kind: 1})
    return found


@pytest.mark.rule("SW-4.2.3")
@settings(max_examples=6, deadline=None)
@given(table=tables)
def test_an_exchange_neither_makes_nor_loses_anything(table: tuple[str, int, str]) -> None:
    for turned in bargains(*table):
        if isinstance(turned.order, Accept) and turned.before.phase == turned.state.phase:
            assert goods(turned.before) == goods(turned.state)
            assert len(turned.before.sectors.owned) == len(turned.state.sectors.owned)
            assert min(empire.credits for empire in turned.state.empires) >= 0


@pytest.mark.rule("SW-24.1.4")
@settings(max_examples=6, deadline=None)
@given(table=tables)
def test_nobody_but_the_parties_learns_of_an_offer(table: tuple[str, int, str]) -> None:
    """Neither by a view, nor by what he may do, nor by an event: but that somebody is asked for an answer."""
    for turned in bargains(*table):
        order = turned.order
        if isinstance(order, Accept) or turned.before.matter != turned.state.matter:
            continue
        assert isinstance(order, (MakeOffer, Decline))
        if any(getattr(event, "goal", 0) for event in turned.events):
            continue  # a winning value is proposed to all (SW-29.12)
        for other in (*turned.state.seats, None):
            if other in (turned.seat, order.player):
                continue
            assert view(turned.before, other) == view(turned.state, other)
            assert not any(event.seen_by(other) for event in turned.events)
            assert order.seen_by(turned.seat, other) is None
            if other is not None:
                assert play.legal(turned.before, other) == play.legal(turned.state, other)
                assert play.free(turned.before, other) == play.free(turned.state, other)


@pytest.mark.rule("SW-24.1.4")
def test_the_parties_are_told() -> None:
    told = [event for turned in islice(bargains_of_many("guided"), 60) for event in turned.events]
    private = [event for event in told if isinstance(event, (OfferMade, OfferDeclined))]
    assert {OfferMade, OfferDeclined} == set(map(type, private))
    assert all(event.seen_by(seat) for event in private for seat in (event.by, event.to))
    assert all(event.seen_by(None) for event in told if isinstance(event, ExchangeMade))
