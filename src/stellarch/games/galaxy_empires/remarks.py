"""What is to be said of an order: what it brings, what it keeps from the others, and how another compares.

Every number comes from the rules' own functions, asked of the position before and after the order. What hangs on dice
or cards is not foretold: only the odds are.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from stellarch.core import Event, Message, Remarks, Seat, said
from stellarch.games.galaxy_empires import actions, findings, trading
from stellarch.games.galaxy_empires.actions import AnyAction
from stellarch.games.galaxy_empires.data import MISSIONS, NUMBERS
from stellarch.games.galaxy_empires.events import Claimed, Deployed, GameWon, Landed, MissionCompleted
from stellarch.games.galaxy_empires.findings import Brings
from stellarch.games.galaxy_empires.galaxy import AREA_OF, TILES_OF, is_territory
from stellarch.games.galaxy_empires.odds import odds
from stellarch.games.galaxy_empires.rules import movement, play, war
from stellarch.games.galaxy_empires.rules.income import income_of, of_area
from stellarch.games.galaxy_empires.rules.missions import standing_of
from stellarch.games.galaxy_empires.rules.planets import delivery_of
from stellarch.games.galaxy_empires.rules.winning import territories_to_win
from stellarch.games.galaxy_empires.state import Offer, Proposal, State, War

_SETTLED = (
    actions.Move,
    actions.Deploy,
    actions.Disrupt,
    actions.EndTurn,
    actions.Place,
    actions.ReturnTo,
)
"""The orders that nothing unknown comes of, but for missions they complete."""
_ON_THE_SPOT = (actions.RollPp, actions.DrawMission, actions.Propose)
"""Those after which all fleets and flags are still where they were."""
_MOST_AREAS = 3
_A_WAY = 4
"""More steps than these are no reason to go."""
_FAR = 99
"""More steps than there are between any two tiles: where no way leads."""


_Finding = Message | Brings | findings.Compared


class Threat(NamedTuple):
    """A territory that a rival could walk into, and the tile of a fleet that could."""

    area: str
    rival: Seat
    tile: str


def remarks(state: State, seat: Seat, action: AnyAction, other: AnyAction | None, names: Sequence[str]) -> Remarks:
    """What is to be said of an order of a seat, and how another compares with it."""
    order = Weighed(state, seat, action)
    found = [order.found()]
    if other is not None:
        instead = Weighed(state, seat, other)
        found += [_sides(instead, order, is_for=is_for) for is_for in (True, False)]
    return Remarks(*(tuple(said(finding, names) for finding in part) for part in found))


class Weighed:
    """An order, and the positions before and after it."""

    def __init__(self, state: State, seat: Seat, action: AnyAction) -> None:
        self.before, self.seat, self.action = state, seat, action
        self.is_settled = isinstance(action, _SETTLED)
        self.is_foreseen = self.is_settled or isinstance(action, _ON_THE_SPOT)
        """Whether what stands open to whom is known afterwards."""
        step = play.apply(state, seat, action) if self.is_settled else None
        self.after: State = state if step is None else step.state
        self.events: tuple[Event, ...] = () if step is None else step.events

    @cached_property
    def claimed(self) -> Claimed | None:
        return next((event for event in self.events if isinstance(event, Claimed) and event.seat == self.seat), None)

    @cached_property
    def prevented(self) -> list[Threat]:
        """The own territories that stood open to a rival, and no longer do."""
        now = {threat.area for threat in threats(self.after, self.seat)}
        return [threat for threat in threats(self.before, self.seat) if threat.area not in now]

    @cached_property
    def exposed(self) -> list[Threat]:
        """Those that stand open now, and did not."""
        then = {threat.area for threat in threats(self.before, self.seat)}
        return [threat for threat in threats(self.after, self.seat) if threat.area not in then]

    @cached_property
    def forestalled(self) -> Threat | None:
        """Who else could have had what was claimed."""
        if self.claimed is None:
            return None
        return next(_entrants(self.before, self.claimed.area, self.seat), None)

    @cached_property
    def missions(self) -> list[tuple[str, int]]:
        """The missions in hand that come further, and how far."""
        cards = {card.number: card for card in self.after.hands[self.seat]}
        then = [(card, standing_of(self.before, self.seat, card)) for card in self.before.hands[self.seat]]
        return [
            (card.mission, now)
            for card, standing in then
            if card.number in cards and (now := standing_of(self.after, self.seat, cards[card.number])) > standing
        ]

    def found(self) -> Iterator[_Finding]:
        if any(isinstance(event, GameWon) and event.seat == self.seat for event in self.events):
            yield Brings.VICTORY
        yield from _FOUND.get(type(self.action), Weighed.dealing)(self)
        yield from self._of_missions()
        yield from self._of_threats()

    def _of_missions(self) -> Iterator[_Finding]:
        for event in self.events:
            if isinstance(event, MissionCompleted) and event.seat == self.seat:
                yield findings.CompletesMission(event.mission, event.bounty)
        for mission, now in self.missions:
            card = MISSIONS[mission]
            yield findings.FurthersMission(mission, min(now, card.count), card.count, card.bounty)

    def _of_threats(self) -> Iterator[_Finding]:
        for threat in self.prevented[:1]:
            yield findings.OtherwiseLost(*threat)
        if self.forestalled is not None:
            yield findings.OtherwiseClaimed(self.forestalled.rival, self.forestalled.tile)
        for threat in self.exposed[:1]:
            yield findings.Exposes(*threat)

    def moving(self) -> Iterator[_Finding]:
        assert isinstance(self.action, actions.Move)
        if self.claimed is not None:
            yield self._claim(self.claimed)
            return
        landed = next((event for event in self.events if isinstance(event, Landed)), None)
        if landed is not None:
            cash = delivery_of(self.before, self.seat)
            yield findings.Mines(landed.planet, landed.deliveries, cash, NUMBERS.turn.actions)
            return
        yield from self._position(self.action.target)

    def _claim(self, claimed: Claimed) -> Message:
        income = findings.Earnings(*of_area(self.after, self.seat, claimed.area))
        held, needed = len(self.after.territories(self.seat)), territories_to_win(self.after)
        if claimed.loser is None:
            return findings.Claims(income, held, needed)
        return findings.Takes(income, held, needed, claimed.loser, len(self.after.territories(claimed.loser)))

    def _position(self, tile: str) -> Iterator[_Finding]:
        """What a fleet is good for where it has gone: an attack to come, a guard, or a way on."""
        assert isinstance(self.action, actions.Move)
        area = AREA_OF[tile]
        guards = self.after.holders.get(area) == self.seat and AREA_OF[self.action.origin] != area
        if gathered := self._gathers(tile):
            yield gathered
        elif guards and _rivals_beside(self.after, self.seat, area):
            yield self._guards(area)
        elif ways := _ways_on(self.after, self.seat, tile):
            yield findings.GoesOn(tile, tuple(ways[:_MOST_AREAS]))
        elif nearer := self._comes_nearer(tile):
            yield nearer
        elif guards:
            yield self._guards(area)
        else:
            yield Brings.NOTHING

    def _comes_nearer(self, tile: str) -> Message | None:
        """The territory of others, or of nobody, that a fleet which stays in its own area has come nearer to."""
        assert isinstance(self.action, actions.Move)
        if AREA_OF[self.action.origin] != AREA_OF[tile]:
            return None
        state, steps = self.after, self.after.galaxy.steps
        nearest: tuple[int, int, str] | None = None
        for area in state.galaxy.territories:
            then, now = (min(steps[at].get(to, _FAR) for to in TILES_OF[area]) for at in (self.action.origin, tile))
            if state.holders.get(area) != self.seat and now < then and (nearest is None or now < nearest[0]):
                nearest = now, then, area
        if nearest is None or nearest[0] > _A_WAY:
            return None
        now, then, area = nearest
        return findings.Nearer(tile, area, state.holders.get(area), now, then)

    def _guards(self, area: str) -> Message:
        own = sum(self.after.fleets[at].owner == self.seat for at in self.after.fleets_in(area))
        return findings.Guards(area, own, _rivals_beside(self.after, self.seat, area))

    def _gathers(self, tile: str) -> Message | None:
        """The attack that the fleet takes part in from there, where as many are ready as there are guards."""
        for area in self.after.galaxy.territories:
            holder, guards = self.after.holders.get(area), len(self.after.fleets_in(area))
            if holder in (None, self.seat) or not guards or tile not in self.after.galaxy.rims[area]:
                continue
            ready = war.invaders(self.after, self.seat, area)
            if len(ready) >= guards and tile in ready and holder is not None:
                return findings.Gathers(len(ready), area, holder, guards)
        return None

    def deploying(self) -> Iterator[_Finding]:
        assert isinstance(self.action, actions.Deploy)
        deployed = next(event for event in self.events if isinstance(event, Deployed))
        left, fleets = self.after.players[self.seat].cash, len(self.after.fleets_of(self.seat))
        yield findings.Deploys(deployed.cost, left, fleets)
        yield self._guards(AREA_OF[self.action.tile])

    def invading(self) -> Iterator[_Finding]:
        assert isinstance(self.action, actions.Invade)
        area, strength = self.action.target, len(self.action.fleets)
        yield findings.Invades(strength, len(self.before.fleets_in(area)), self.chance_of_war)
        numbers = NUMBERS.war
        yield findings.Spoils(
            area=area,
            holder=self.before.holders[area],
            cash=numbers.attacker_win_cash,
            each=numbers.attacker_win_cash_per_survivor,
            pp=numbers.attacker_win_pp,
            cost=war.war_cost(self.before, self.seat),
        )

    @property
    def chance_of_war(self) -> int:
        """Of an invasion to win, in a hundred, if nobody surrenders."""
        assert isinstance(self.action, actions.Invade)
        is_live = self.before.options.war_mode == "live"
        ends = odds(len(self.action.fleets), len(self.before.fleets_in(self.action.target)), live=is_live)
        return round(100 * ends.attacker)

    def fighting(self) -> Iterator[_Finding]:
        pending = self.before.pending
        assert isinstance(pending, War)
        strength, against = len(pending.defenders), len(pending.invaders)
        ends = odds(against, strength, live=pending.live)
        if self.seat == pending.defender:
            yield findings.Holds(strength, against, pending.target, round(100 * ends.defender))
        else:
            yield findings.Invades(against, strength, round(100 * ends.attacker))

    def surrendering(self) -> Iterator[_Finding]:
        pending = self.before.pending
        assert isinstance(pending, War)
        cash = min(NUMBERS.war.surrender_reparations, self.before.players[self.seat].cash)
        yield findings.Surrenders(pending.target, cash, len(pending.defenders))
        yield from self.fighting()

    def bombing(self) -> Iterator[_Finding]:
        assert isinstance(self.action, actions.Disrupt)
        (tile,) = TILES_OF[self.action.planet]
        victim = self.before.fleets[tile].owner
        left, cash = self.before.contracts[tile], delivery_of(self.before, victim)
        yield findings.Bombs(NUMBERS.costs.disrupt_cash, victim, left, cash)

    def rolling(self) -> Iterator[_Finding]:
        pp, bonus = self.before.players[self.seat].pp, self.before.power(self.seat, "pp_roll_bonus") or 0
        low, high = (min(die + bonus, NUMBERS.limits.pp_max - pp) for die in (1, 6))
        if low == high:
            yield findings.FillsUp(high, pp, NUMBERS.limits.pp_max)
        else:
            yield findings.Rolls(low, high, pp, war.war_cost(self.before, self.seat))

    def drawing(self) -> Iterator[_Finding]:
        assert isinstance(self.action, actions.DrawMission)
        bounties = [mission.bounty for mission in MISSIONS.values() if mission.min_players <= len(self.before.players)]
        cards = len(self.before.hands[self.seat]) + (self.action.discard is None)
        yield findings.Draws(cards, NUMBERS.limits.missions_in_hand, min(bounties), max(bounties))

    def ending(self) -> Iterator[_Finding]:
        yield findings.Ends(self.before.turn.actions, self.before.players[self.seat].cash)

    def placing(self) -> Iterator[_Finding]:
        assert isinstance(self.action, actions.Place | actions.ReturnTo)
        area = AREA_OF[self.action.tile]
        own = sum(self.after.fleets[at].owner == self.seat for at in self.after.fleets_in(area))
        yield findings.Places(area, own)

    def dealing(self) -> Iterator[_Finding]:
        """Of a deal that is made, answered or taken: what it is worth to both, as far as the seat can tell."""
        offer = self._offer()
        if offer is None:
            yield Brings.NOTHING
            return
        other = offer.to if self.seat == offer.maker else offer.maker
        own, theirs = (trading.gain(self.before, at, offer, self.seat) for at in (self.seat, other))
        if abs(own) > trading.ENORMOUS / 2:
            yield Brings.VICTORY_BY_DEAL if own > 0 else findings.DealLoses(other)
            return
        yield findings.DealWorth(_about(own), self.seat, _about(theirs), other)

    def _offer(self) -> Offer | None:
        action, pending = self.action, self.before.pending
        if isinstance(action, actions.Propose | actions.PostOffer):
            return Offer("", self.seat, action.to, action.terms, self.before.turn.number)
        if isinstance(action, actions.Counter) and isinstance(pending, Proposal):
            return Offer("", self.seat, pending.offer.maker, action.terms, self.before.turn.number)
        if isinstance(action, actions.Accept | actions.Decline) and isinstance(pending, Proposal):
            return pending.offer
        if isinstance(action, actions.TakeOffer | actions.CallOffer | actions.WithdrawOffer):
            return next((offer for offer in self.before.offers if offer.name == action.offer), None)
        return None


_FOUND: Mapping[type, Callable[[Weighed], Iterator[_Finding]]] = {
    actions.Move: Weighed.moving,
    actions.Deploy: Weighed.deploying,
    actions.Invade: Weighed.invading,
    actions.FightOn: Weighed.fighting,
    actions.WarRoll: Weighed.fighting,
    actions.Simulate: Weighed.fighting,
    actions.Surrender: Weighed.surrendering,
    actions.Disrupt: Weighed.bombing,
    actions.RollPp: Weighed.rolling,
    actions.DrawMission: Weighed.drawing,
    actions.EndTurn: Weighed.ending,
    actions.Place: Weighed.placing,
    actions.ReturnTo: Weighed.placing,
}


def threats(state: State, seat: Seat) -> list[Threat]:
    """The territories of a seat that stand empty, with a rival's fleet next to them that may enter."""
    if state.over:
        return []
    empty = [area for area in state.territories(seat) if not state.fleets_in(area)]
    return [threat for area in empty for threat in list(_entrants(state, area, seat))[:1]]


def _entrants(state: State, area: str, but: Seat) -> Iterator[Threat]:
    """The rivals' fleets that could step into an area, those next to play first."""
    for rival in state.order_of_play(but):
        if rival == but or not state.players[rival].alive or movement.bars_entering(state, rival, area):
            continue
        for tile in sorted(state.galaxy.rims[area]):
            fleet = state.fleets.get(tile)
            if fleet is not None and fleet.owner == rival and tile not in state.contracts:
                yield Threat(area, rival, tile)


def _rivals_beside(state: State, seat: Seat, area: str) -> int:
    near = (state.fleets.get(tile) for tile in state.galaxy.rims[area] - state.contracts.keys())
    return sum(fleet is not None and fleet.owner != seat for fleet in near)


def _ways_on(state: State, seat: Seat, tile: str) -> list[str]:
    """The territories a seat does not hold, and the planets, that a fleet could enter next."""
    ways = dict.fromkeys(AREA_OF[target] for target in movement.targets(state, seat, tile))
    here = AREA_OF[tile]
    return [area for area in ways if area != here and is_territory(area) and state.holders.get(area) != seat]


def _about(dollars: float) -> findings.RoundSum:
    amount = round(dollars / 10) * 10
    return findings.RoundSum("\N{MINUS SIGN}" if amount < 0 else "", abs(amount))


def _sides(other: Weighed, order: Weighed, *, is_for: bool) -> Iterator[_Finding]:
    """What another order has for it, or against it."""
    if not is_for and _opens_action(other) and not _opens_action(order):
        yield findings.Compared.TAKES_ACTION
    yield from _in_figures(other, order, is_for=is_for)
    better, worse = (other, order) if is_for else (order, other)
    mission = next((name for name, _ in better.missions if name not in dict(worse.missions)), None)
    if mission is not None:
        helps = findings.HelpsMission if is_for else findings.MissesMission
        yield helps(mission, MISSIONS[mission].bounty)
    claim = better.forestalled
    if claim is not None and (worse.claimed is None or worse.claimed.area != claim.area):
        claims = findings.ClaimsFirst if is_for else findings.LeavesUnclaimed
        yield claims(claim.area, claim.rival)
    if not (better.is_foreseen and worse.is_foreseen):
        return
    open_to_rivals = {threat.area for threat in threats(better.after, better.seat)}
    risk = next((one for one in threats(worse.after, worse.seat) if one.area not in open_to_rivals), None)
    if risk is not None:
        leaves = findings.KeepsGuarded if is_for else findings.LeavesEmpty
        yield leaves(risk.area, risk.rival)


def _opens_action(order: Weighed) -> bool:
    return isinstance(order.action, actions.Move) and order.action.new_action


def _in_figures(other: Weighed, order: Weighed, *, is_for: bool) -> Iterator[_Finding]:
    if isinstance(other.action, actions.Invade) and isinstance(order.action, actions.Invade):
        if (other.chance_of_war > order.chance_of_war) is is_for and other.chance_of_war != order.chance_of_war:
            yield findings.OtherOdds(other.chance_of_war)
        return
    if not (other.is_settled and order.is_settled):
        return
    (cash, pp), (own_cash, own_pp) = (income_of(one.after, one.seat) for one in (other, order))
    left, own_left = (one.after.players[one.seat].cash for one in (other, order))
    differences: tuple[tuple[int, Callable[[int], Message], Callable[[int], Message]], ...] = (
        (cash - own_cash, findings.MoreIncome, findings.LessIncome),
        (pp - own_pp, findings.MorePoints, findings.LessPoints),
        (left - own_left, findings.MoreCash, findings.LessCash),
    )
    for difference, more, less in differences:
        if difference and (difference > 0) is is_for:
            yield (more if is_for else less)(abs(difference))
