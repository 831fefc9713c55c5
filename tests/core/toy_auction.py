"""A small game for tests that asks of the contract all that the later games ask: secret bids, offers, chance, ties.

Each round all bid in secret for a lot; the highest bidder opens one of its crates and then keeps or scraps what is in
it. Meanwhile anybody may offer anybody crates for coins; only the two of them know of it until it is agreed.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Literal, Union

import msgspec
from msgspec.structs import replace

from stellarch.core.chance import Chance
from stellarch.core.errors import GameOver, NotYourTurn, Refusal
from stellarch.core.game import Game
from stellarch.core.options import Setting
from stellarch.core.players import Players
from stellarch.core.rulebook import Rulebook
from stellarch.core.seats import Seat
from stellarch.core.telling import Phrase, said
from stellarch.core.templates import Amount, Blank, Pick, Several, Template, Words
from stellarch.core.text import Language, verbatim
from stellarch.core.values import Event, Row, Standings, Step, View
from tests.core.toy_notation import Noted, read_noted

PURSE, SCRAP, HIGHEST_PRICE, LONGEST_NOTE = 10, 2, 20, 40


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[Literal[1, 2, 3], Setting()] = 2


class Bid(Noted, frozen=True):
    coins: int

    def seen_by(self, actor: Seat, viewer: Seat | None) -> "Bid | None":
        return self if viewer == actor else None


class Open(Noted, frozen=True):
    crate: int


class Settle(Noted, frozen=True):
    keep: bool


class Offer(Noted, frozen=True):
    to: Seat
    crates: tuple[int, ...]
    price: int
    note: str

    def seen_by(self, actor: Seat, viewer: Seat | None) -> "Offer | None":
        return self if viewer in (actor, self.to) else None


class Answer(Noted, frozen=True):
    by: Seat
    accept: bool


AnyAction = Union[Bid, Open, Settle, Offer, Answer]  # noqa: UP007 - one alias that msgspec and mypy both read
_DUE: dict[str, type[AnyAction]] = {"bidding": Bid, "opening": Open, "settling": Settle}


class LotShown(Event, frozen=True):
    reveals = True
    crates: int


class BidMade(Event, frozen=True):
    seat: Seat
    coins: int | None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else replace(self, coins=None)


class LotSold(Event, frozen=True):
    reveals = True
    seat: Seat
    bids: tuple[int, ...]


class CrateOpened(Event, frozen=True):
    reveals = True
    seat: Seat
    worth: int


class CrateSettled(Event, frozen=True):
    seat: Seat
    keep: bool


class OfferMade(Event, frozen=True):
    seat: Seat
    offer: Offer

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat in (self.seat, self.offer.to) else None


class OfferAnswered(Event, frozen=True):
    seat: Seat
    by: Seat
    accepted: bool

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if self.accepted or seat in (self.seat, self.by) else None


AnyEvent = Union[LotShown, BidMade, LotSold, CrateOpened, CrateSettled, OfferMade, OfferAnswered]  # noqa: UP007


class BidTooHigh(Refusal, frozen=True):
    rule = "TOY-1"
    most: int


class NoSuchCrate(Refusal, frozen=True):
    rule = "TOY-2"
    crate: int


class ImpossibleOffer(Refusal, frozen=True):
    rule = "TOY-3"


class NoSuchOffer(Refusal, frozen=True):
    rule = "TOY-4"


class Auction(Phrase):
    NAME = 1
    BID = 2
    OFFER = 3
    TOTAL = 4
    OVER = 5
    NOT_NOW = 6
    NOT_ASKED = 7


class Floor(msgspec.Struct, frozen=True):
    """What everybody sees. While bidding all owe a bid; then the winner opens a crate, and settles."""

    rounds: int
    purses: tuple[int, ...]
    owners: Mapping[int, Seat]
    worths: Mapping[int, int]
    round: int = 0
    lot: int = 0
    phase: Literal["bidding", "opening", "settling", "over"] = "bidding"
    winner: Seat | None = None
    found: int = 0

    def paying(self, seat: Seat, coins: int) -> "Floor":
        return replace(self, purses=tuple(purse - coins * (at == seat) for at, purse in enumerate(self.purses)))

    def owning(self, seat: Seat, crates: Sequence[int]) -> "Floor":
        return replace(self, owners={**self.owners, **dict.fromkeys(crates, seat)})


class State(msgspec.Struct, frozen=True):
    floor: Floor
    chance: Chance
    bids: Mapping[Seat, int] = {}
    offers: Mapping[Seat, Offer] = {}


class AuctionView(View, frozen=True):
    floor: Floor
    bids: Mapping[Seat, int | None]
    offers: Mapping[Seat, Offer]


class ToyAuction(Game[State, AnyAction]):
    id = "toy-auction"
    name = said(Auction.NAME)
    rules_version = 1
    players = Players(2, 9, tuple(map(verbatim, "ABCDEFGHI")))
    options = Options
    states = State
    actions = AnyAction
    events = AnyEvent
    views = AuctionView
    rulebook = Rulebook.read({"en": "## Toy\n- TOY-1 Bids are secret.", "fr": "## Toy\n- TOY-1 Enchères secrètes."})

    def set_up(self, options: Options, players: int, seed: str, rules: int) -> Step[State]:
        own = {seat: Seat(seat) for seat in range(players)}
        return _next_lot(State(Floor(options.rounds, (PURSE,) * players, own, dict.fromkeys(own, 1)), Chance(seed)))

    def waiting_on(self, state: State) -> frozenset[Seat]:
        if state.floor.phase == "bidding":
            return frozenset(map(Seat, range(len(state.floor.purses)))) - state.bids.keys()
        return frozenset() if state.floor.winner is None else frozenset({state.floor.winner})

    def legal(self, state: State, seat: Seat) -> Sequence[AnyAction | Template]:
        if seat not in self.waiting_on(state):
            return ()
        if state.floor.phase == "bidding":
            return [Template("bid", said(Auction.BID), {"coins": Amount(0, state.floor.purses[seat])})]
        if state.floor.phase == "opening":
            return [Open(crate) for crate in range(state.floor.lot)]
        return [Settle(True), Settle(False)]

    def default(self, state: State, seat: Seat) -> AnyAction:
        return Bid(0) if state.floor.phase == "bidding" else super().default(state, seat)

    def free(self, state: State, seat: Seat) -> Sequence[AnyAction | Template]:
        answers = (Answer(by, accept) for by in sorted(state.offers) for accept in (True, False))
        found: list[AnyAction | Template] = [answer for answer in answers if _may_answer(state, seat, answer)]
        own = tuple(crate for crate, owner in state.floor.owners.items() if owner == seat)
        if own and seat not in state.offers and state.floor.phase != "over":
            others = Pick(tuple(at for at in range(len(state.floor.purses)) if at != seat))
            price, note = Amount(0, HIGHEST_PRICE), Words(LONGEST_NOTE)
            blanks: Mapping[str, Blank] = {"to": others, "crates": Several(own, 1), "price": price, "note": note}
            found.append(Template("offer", said(Auction.OFFER), blanks))
        return found

    def apply(self, state: State, seat: Seat, action: AnyAction) -> Step[State]:
        if state.floor.phase == "over":
            raise GameOver(Auction.OVER)
        if not isinstance(action, (Offer, Answer, _DUE[state.floor.phase])):
            raise NotYourTurn(Auction.NOT_NOW)
        if not isinstance(action, (Offer, Answer)) and seat not in self.waiting_on(state):
            raise NotYourTurn(Auction.NOT_ASKED)
        return _APPLY[type(action)](state, seat, action)

    def view(self, state: State, seat: Seat | None) -> AuctionView:
        bids = {at: coins if at == seat else None for at, coins in state.bids.items()}
        return AuctionView(seat, state.floor, bids, {by: to for by, to in state.offers.items() if seat in (by, to.to)})

    def standings(self, state: State) -> Standings:
        floor = state.floor
        crates = [
            sum(floor.worths[at] for at, own in floor.owners.items() if own == by) for by in range(len(floor.purses))
        ]
        totals = tuple(map(sum, zip(crates, floor.purses, strict=True)))
        ranks = tuple(1 + sum(other > mine for other in totals) for mine in totals)
        return Standings(floor.phase == "over", ranks, (Row("total", said(Auction.TOTAL), totals),))

    def imagine(self, view: AuctionView, seed: str) -> State:
        chance, purses = Chance(seed), view.floor.purses
        bids = {at: chance.below(purses[at] + 1, at) if bid is None else bid for at, bid in view.bids.items()}
        return State(view.floor, chance, bids, view.offers)

    def read_action(self, text: str) -> AnyAction:
        action: AnyAction = read_noted(text, AnyAction)
        return action

    def picture(self, view: AuctionView, language: Language = "en", colour: bool = False) -> str:
        return f"round {view.floor.round}, {view.floor.phase}, purses {view.floor.purses}"


def _next_lot(state: State) -> Step[State]:
    if state.floor.round == state.floor.rounds:
        return Step(State(replace(state.floor, phase="over", winner=None), state.chance))
    lot = 2 + state.chance.below(3, "lot", state.floor.round)
    floor = replace(state.floor, round=state.floor.round + 1, lot=lot, phase="bidding", winner=None)
    return Step(replace(state, floor=floor), (LotShown(lot),))


def _bid(state: State, seat: Seat, bid: Bid) -> Step[State]:
    if not 0 <= bid.coins <= state.floor.purses[seat]:
        raise BidTooHigh(state.floor.purses[seat]).illegal()
    bids, made = {**state.bids, seat: bid.coins}, BidMade(seat, bid.coins)
    if len(bids) < len(state.floor.purses):
        return Step(replace(state, bids=bids), (made,))
    highest = [at for at in sorted(bids) if bids[at] == max(bids.values())]
    winner = state.chance.choice(highest, "tie", state.floor.round)
    floor = replace(state.floor.paying(winner, bids[winner]), phase="opening", winner=winner)
    sold = LotSold(winner, tuple(bids[at] for at in sorted(bids)))
    return Step(replace(state, floor=floor, bids={}), (made, sold))


def _open(state: State, seat: Seat, opened: Open) -> Step[State]:
    if not 0 <= opened.crate < state.floor.lot:
        raise NoSuchCrate(opened.crate).illegal(opened.crate)
    worth = 1 + state.chance.below(6, "crate", state.floor.round, opened.crate)
    return Step(replace(state, floor=replace(state.floor, phase="settling", found=worth)), (CrateOpened(seat, worth),))


def _settle(state: State, seat: Seat, settled: Settle) -> Step[State]:
    floor, number = state.floor.paying(seat, -SCRAP), len(state.floor.owners)
    if settled.keep:
        kept = replace(state.floor, worths={**state.floor.worths, number: state.floor.found})
        floor = kept.owning(seat, [number])
    after, events = _next_lot(replace(state, floor=floor))
    return Step(after, (CrateSettled(seat, settled.keep), *events))


def _offer(state: State, seat: Seat, offer: Offer) -> Step[State]:
    own = [crate for crate in offer.crates if state.floor.owners.get(crate) == seat]
    fits = 0 <= offer.price <= HIGHEST_PRICE and len(offer.note) <= LONGEST_NOTE and 0 < len(own) == len(offer.crates)
    to_another = offer.to != seat and offer.to in range(len(state.floor.purses))
    if seat in state.offers or not fits or not to_another or len(set(own)) < len(own):
        raise ImpossibleOffer().illegal()
    return Step(replace(state, offers={**state.offers, seat: offer}), (OfferMade(seat, offer),))


def _may_answer(state: State, seat: Seat, answer: Answer) -> bool:
    """Whether there is such an offer, and the coins for it beside those the seat has bid in secret."""
    offer = state.offers.get(answer.by)
    if offer is None or offer.to != seat:
        return False
    return not answer.accept or offer.price <= state.floor.purses[seat] - state.bids.get(seat, 0)


def _answer(state: State, seat: Seat, answer: Answer) -> Step[State]:
    if not _may_answer(state, seat, answer):
        raise NoSuchOffer().illegal()
    offers = {by: offer for by, offer in state.offers.items() if by != answer.by}
    floor, offer = state.floor, state.offers[answer.by]
    if answer.accept:
        floor = floor.paying(seat, offer.price).paying(answer.by, -offer.price).owning(seat, offer.crates)
    return Step(replace(state, floor=floor, offers=offers), (OfferAnswered(seat, answer.by, answer.accept),))


_APPLY: Mapping[type, Callable[[State, Seat, Any], Step[State]]] = {
    Bid: _bid, Open: _open, Settle: _settle, Offer: _offer, Answer: _answer,
}  # fmt: skip

TOY_AUCTION = ToyAuction()
