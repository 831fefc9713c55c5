"""What each seat may see: all but other hands, the deck, hidden discards and the offers of others (GE-R.32)."""

from collections.abc import Iterator, Mapping

import msgspec

from stellarch.core import Chance, Hex, Phrase, Seat, Text, View, said
from stellarch.core.once import asked_once
from stellarch.games.galaxy_empires.data import AREAS, FACTIONS, MISSIONS, NUMBERS, Corner, Kind
from stellarch.games.galaxy_empires.galaxy import TILES, TILES_OF
from stellarch.games.galaxy_empires.names import area_title, faction_title, mission_label
from stellarch.games.galaxy_empires.offers import Basket, Terms
from stellarch.games.galaxy_empires.options import Options
from stellarch.games.galaxy_empires.rules import barred
from stellarch.games.galaxy_empires.rules.income import Income, income_of, of_area
from stellarch.games.galaxy_empires.rules.missions import standing_of
from stellarch.games.galaxy_empires.rules.planets import delivery_of
from stellarch.games.galaxy_empires.rules.war import war_cost
from stellarch.games.galaxy_empires.rules.winning import territories_to_win
from stellarch.games.galaxy_empires.state import (
    Card,
    Counts,
    Discard,
    Ending,
    Errands,
    Fleet,
    Offer,
    Player,
    Promise,
    Proposal,
    State,
    Turn,
    War,
)


class FactionPower(Phrase):
    """What a faction does better than the others, by the id of its power."""

    OATHBOUND = "oathbound"
    CROWN_TITHE = "crown_tithe"
    MANY_VOICES = "many_voices"
    DEEP_DRILLS = "deep_drills"


class TileSeen(msgspec.Struct, frozen=True):
    name: str
    at: Hex


class AreaSeen(msgspec.Struct, frozen=True):
    """An area of the board: what it is, whose flag it bears, and what it pays its holder."""

    id: str
    title: Text
    kind: Kind
    corner: Corner | None
    tiles: tuple[TileSeen, ...]
    closed: bool
    holder: Seat | None
    income: Income
    unrest: bool
    """A war was fought here since the holder's last income, so that it will not pay (GE-5.5)."""
    unpaid: tuple[Seat, ...]
    """The seats that have had no income since the last war here."""


class FleetSeen(msgspec.Struct, frozen=True):
    tile: str
    owner: Seat
    faction: str
    number: int
    deliveries: int | None
    """Deliveries still to come, of a fleet that mines."""
    name: str
    """What it is called in an offer."""


class PlayerSeen(msgspec.Struct, frozen=True):
    faction: str
    title: Text
    home: str
    cash: int
    pp: int
    built: int
    drawn: int
    out: int
    cards: tuple[int, ...]
    """The numbers of the missions in hand: how many is public, which they are is not (GE-14.9)."""
    territories: int
    fleets: int
    income: Income
    """What the territories would pay if the turn began now."""
    power: Text | None
    """What the faction does better, where the table plays with powers."""


class CardSeen(msgspec.Struct, frozen=True):
    """A mission in one's own hand."""

    number: int
    mission: str
    title: Text
    task: Text
    bounty: int
    pp: int
    """Political points it pays on top of the money."""
    standing: int
    """How far it has come, of `count`."""
    count: int
    at_start_of_turn: bool
    """Whether it is tested only when one's turn begins (GE-14.5)."""
    progress: int
    partners: tuple[Seat, ...]


class ProposalSeen(msgspec.Struct, frozen=True):
    """A deal on the table; its terms are for the two parties alone."""

    name: str
    maker: Seat
    to: Seat
    terms: Terms | None
    turn: int
    counters: int


class Barred(msgspec.Struct, frozen=True):
    """A kind of order that cannot be given now, whatever is filled in."""

    order: barred.Order
    rule: str
    why: Text


class Figures(msgspec.Struct, frozen=True):
    """What things cost, pay and allow, for the sentences of a page; those of `you`, where factions have powers."""

    actions: int
    fleet: int
    war_pp: int
    deal_pp: int
    disrupt: int
    pp_most: int
    hand_most: int
    cash_to_win: int
    frontier: int
    station: int
    center_pp: int
    delivery: int
    deliveries: int
    reparations: int
    """What a defender who surrenders pays."""
    kill_sum: int
    """What two dice must show to destroy a fleet."""


class GeView(View, frozen=True):
    """A position as a seat (`you`) or a spectator sees it."""

    rules: int
    """The version of the rules it is played by."""
    options: Options
    players: tuple[PlayerSeen, ...]
    order: tuple[Seat, ...]
    """All seats in the order of play, from who went first."""
    areas: tuple[AreaSeen, ...]
    fleets: tuple[FleetSeen, ...]
    turn: Turn
    counts: Counts
    territories_to_win: int
    figures: Figures
    barred: tuple[Barred, ...]
    """What `you` cannot do in the turn under way, and why."""
    hand: tuple[CardSeen, ...]
    deck: int
    discards: tuple[str | None, ...]
    """The discard pile, the oldest first; a card that was not completed lies face down."""
    offers: tuple[Offer, ...]
    """Standing offers that `you` made or was made."""
    offered: Mapping[str, int]
    """How many offers `you` and each other have ever made one another, by how their names begin."""
    promises: tuple[Promise, ...]
    broken: Mapping[str, int]
    """How often each has broken a promise to another, or not paid it in full, by who and whom: 1-0."""
    declined: Mapping[str, int]
    """How often in a row a deal between `you` and another was declined, by who made it, to whom, and what about."""
    conceding: tuple[Seat, ...]
    war: War | None
    proposal: ProposalSeen | None
    errands: Errands | None
    ending: Ending | None


def view(state: State, seat: Seat | None) -> GeView:
    """The position as a seat sees it, built from what it may know."""
    pending = state.pending
    return GeView(
        you=seat,
        rules=state.rules,
        options=state.options,
        players=_players(state),
        order=state.order_of_play(state.turn.first),
        areas=_areas(state),
        fleets=_fleets(state),
        turn=state.turn,
        counts=state.counts,
        territories_to_win=territories_to_win(state),
        figures=_figures(state, seat),
        barred=() if seat is None else tuple(_barred(state, seat)),
        hand=() if seat is None else tuple(_card(state, seat, card) for card in state.hands[seat]),
        deck=len(state.deck),
        discards=tuple(discard.mission if discard.shown else None for discard in state.discards),
        offers=tuple(offer for offer in state.offers if seat in offer.parties),
        offered={pair: made for pair, made in state.offered.items() if str(seat) in pair.split("-")},
        promises=state.promises,
        broken=state.broken,
        declined={deal: often for deal, often in state.declined.items() if str(seat) in deal.split("-")[:2]},
        conceding=tuple(sorted(state.conceding)),
        war=pending if isinstance(pending, War) else None,
        proposal=_proposal(pending, seat) if isinstance(pending, Proposal) else None,
        errands=pending if isinstance(pending, Errands) else None,
        ending=state.ending,
    )


def _barred(state: State, seat: Seat) -> Iterator[Barred]:
    return (Barred(order, stop.rule or "", stop.why) for order, stop in barred.barred(state, seat))


def _figures(state: State, seat: Seat | None) -> Figures:
    costs, limits, income, mining = NUMBERS.costs, NUMBERS.limits, NUMBERS.income, NUMBERS.mining
    return Figures(
        actions=NUMBERS.turn.actions,
        fleet=costs.fleet,
        war_pp=costs.war_pp if seat is None else war_cost(state, seat),
        deal_pp=costs.trade_pp_each,
        disrupt=costs.disrupt_cash,
        pp_most=limits.pp_max,
        hand_most=limits.missions_in_hand,
        cash_to_win=NUMBERS.win.bounty_cash,
        frontier=income.frontier,
        station=income.space_station,
        center_pp=income.political_center_pp,
        delivery=mining.delivery if seat is None else delivery_of(state, seat),
        deliveries=mining.deliveries,
        reparations=NUMBERS.war.surrender_reparations,
        kill_sum=NUMBERS.war.kill_sum,
    )


@asked_once
def _players(state: State) -> tuple[PlayerSeen, ...]:
    return tuple(_player(state, seat) for seat in state.seats)


@asked_once
def _areas(state: State) -> tuple[AreaSeen, ...]:
    return tuple(_area(state, area) for area in AREAS)


@asked_once
def _fleets(state: State) -> tuple[FleetSeen, ...]:
    return tuple(_fleet(state, tile) for tile in TILES if tile in state.fleets)


def _player(state: State, seat: Seat) -> PlayerSeen:
    player = state.players[seat]
    power = FACTIONS[player.faction].power.id
    return PlayerSeen(
        faction=player.faction,
        title=faction_title(player.faction),
        home=player.home,
        cash=player.cash,
        pp=player.pp,
        built=player.built,
        drawn=player.drawn,
        out=player.out,
        cards=tuple(held.number for held in state.hands[seat]),
        territories=len(state.territories(seat)),
        fleets=len(state.fleets_of(seat)),
        income=income_of(state, seat),
        power=said(FactionPower(power)) if state.options.asymmetric_powers else None,
    )


_TILES_SEEN = {area: tuple(TileSeen(tile, TILES[tile]) for tile in tiles) for area, tiles in TILES_OF.items()}


def _area(state: State, area: str) -> AreaSeen:
    data, holder = AREAS[area], state.holders.get(area)
    return AreaSeen(
        id=area,
        title=area_title(area),
        kind=data.kind,
        corner=data.corner,
        tiles=_TILES_SEEN[area],
        closed=state.galaxy.is_closed(area),
        holder=holder,
        income=of_area(state, Seat(0) if holder is None else holder, area),
        unrest=holder in state.unrest.get(area, ()),
        unpaid=tuple(sorted(state.unrest.get(area, ()))),
    )


def _fleet(state: State, tile: str) -> FleetSeen:
    fleet = state.fleets[tile]
    return FleetSeen(tile, fleet.owner, fleet.faction, fleet.number, state.contracts.get(tile), fleet.name)


def _card(state: State, seat: Seat, card: Card) -> CardSeen:
    mission = MISSIONS[card.mission]
    bounty, pp = mission.pays(state.options.mission_pay)
    return CardSeen(
        number=card.number,
        mission=card.mission,
        title=said(mission_label(card.mission)),
        task=said(mission_label(card.mission)._replace(part="task")),
        bounty=bounty,
        pp=pp,
        standing=standing_of(state, seat, card),
        count=mission.count,
        at_start_of_turn=mission.check == "state",
        progress=card.progress,
        partners=card.partners,
    )


def _proposal(pending: Proposal, seat: Seat | None) -> ProposalSeen:
    offer = pending.offer
    is_party = seat in offer.parties
    name = offer.name if is_party else ""  # its number would tell a third how many offers stand between the two
    return ProposalSeen(name, offer.maker, offer.to, offer.terms if is_party else None, offer.turn, pending.counters)


def imagine(view: GeView, seed: str) -> State:
    """A state this view could come from: unseen missions are dealt afresh among deck, hands and face-down discards."""
    chance = Chance(seed)
    unseen = iter(chance.shuffled(_unseen(view), "unseen"))
    hands = tuple(tuple(_imagined_hand(view, Seat(seat), unseen)) for seat in range(len(view.players)))
    discards = tuple(Discard(next(unseen), False) if card is None else Discard(card, True) for card in view.discards)
    return State(
        rules=view.rules,
        options=view.options,
        chance=chance,
        players=tuple(
            Player(seen.faction, seen.cash, seen.pp, seen.built, seen.drawn, seen.out) for seen in view.players
        ),
        holders={area.id: area.holder for area in view.areas if area.holder is not None},
        fleets={fleet.tile: Fleet(fleet.owner, fleet.faction, fleet.number) for fleet in view.fleets},
        contracts={fleet.tile: fleet.deliveries for fleet in view.fleets if fleet.deliveries is not None},
        unrest={area.id: frozenset(area.unpaid) for area in view.areas if area.unpaid},
        turn=view.turn,
        hands=hands,
        deck=tuple(unseen),
        discards=discards,
        offers=view.offers,
        offered=view.offered,
        promises=view.promises,
        broken=view.broken,
        declined=view.declined,
        counts=view.counts,
        conceding=frozenset(view.conceding),
        pending=view.war or view.errands or _imagined_proposal(view),
        ending=view.ending,
    )


def _unseen(view: GeView) -> list[str]:
    seen = {card.mission for card in view.hand} | set(view.discards)
    deck = (card for card in MISSIONS.values() if card.min_players <= len(view.players))
    return [card.id for card in deck if card.id not in seen]


def _imagined_hand(view: GeView, seat: Seat, unseen: Iterator[str]) -> Iterator[Card]:
    if seat == view.you:
        yield from (Card(card.number, card.mission, card.progress, card.partners) for card in view.hand)
    else:
        yield from (Card(number, next(unseen)) for number in view.players[seat].cards)


def _imagined_proposal(view: GeView) -> Proposal | None:
    """Terms one is not told are imagined as a gift: whatever they are, the answer is not ours to give."""
    seen = view.proposal
    if seen is None:
        return None
    terms = Terms(give=Basket(cash=50)) if seen.terms is None else seen.terms
    return Proposal(Offer(seen.name, seen.maker, seen.to, terms, seen.turn), seen.counters)
