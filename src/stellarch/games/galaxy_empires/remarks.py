"""What is to be said of an order: what it brings, what it keeps from the others, and how another compares.

Every number comes from the rules' own functions, asked of the position before and after the order. What hangs on dice
or cards is not foretold: only the odds are.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from stellarch.core import Event, Remarks, Seat, Text
from stellarch.core.text import listed
from stellarch.games.galaxy_empires import actions, trading
from stellarch.games.galaxy_empires import remark_words as words
from stellarch.games.galaxy_empires.actions import AnyAction
from stellarch.games.galaxy_empires.data import MISSIONS, NUMBERS
from stellarch.games.galaxy_empires.events import Claimed, Deployed, GameWon, Landed, MissionCompleted
from stellarch.games.galaxy_empires.galaxy import AREA_OF, TILES_OF, is_territory
from stellarch.games.galaxy_empires.odds import odds
from stellarch.games.galaxy_empires.rules import movement, play, war
from stellarch.games.galaxy_empires.rules.income import income_of, of_area
from stellarch.games.galaxy_empires.rules.missions import standing_of
from stellarch.games.galaxy_empires.rules.planets import delivery_of
from stellarch.games.galaxy_empires.rules.winning import territories_to_win
from stellarch.games.galaxy_empires.state import Offer, Proposal, State, War
from stellarch.games.galaxy_empires.words import area_in_sentence, area_name

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
_FAR = 99
"""More steps than there are between any two tiles: where no way leads."""


class Threat(NamedTuple):
    """A territory that a rival could walk into, and the tile of a fleet that could."""

    area: str
    rival: Seat
    tile: str


def remarks(state: State, seat: Seat, action: AnyAction, other: AnyAction | None, names: Sequence[str]) -> Remarks:
    """What is to be said of an order of a seat, and how another compares with it."""
    order = _Weighed(state, seat, action, names)
    does = tuple(order.told())
    if other is None:
        return Remarks(does)
    instead = _Weighed(state, seat, other, names)
    return Remarks(does, tuple(_sides(instead, order, is_for=True)), tuple(_sides(instead, order, is_for=False)))


class _Weighed:
    """An order, and the positions before and after it."""

    def __init__(self, state: State, seat: Seat, action: AnyAction, names: Sequence[str]) -> None:
        self.before, self.seat, self.action, self.names = state, seat, action, names
        self.who = names[seat]
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

    def told(self) -> Iterator[Text]:
        if any(isinstance(event, GameWon) and event.seat == self.seat for event in self.events):
            yield words.WINS
        yield from _TOLD.get(type(self.action), _Weighed.dealing)(self)
        yield from self._of_missions()
        yield from self._of_threats()

    def _of_missions(self) -> Iterator[Text]:
        for event in self.events:
            if isinstance(event, MissionCompleted) and event.seat == self.seat:
                yield words.COMPLETES.format(mission=MISSIONS[event.mission].title, bounty=event.bounty)
        for mission, now in self.missions:
            card = MISSIONS[mission]
            yield words.MISSION.format(
                mission=card.title, now=min(now, card.count), count=card.count, bounty=card.bounty
            )

    def _of_threats(self) -> Iterator[Text]:
        for threat in self.prevented[:1]:
            facts = {"who": self.names[threat.rival], "tile": threat.tile}
            yield words.OTHERWISE_LOST.format(area=area_in_sentence(threat.area), **facts)
        if self.forestalled is not None:
            yield words.OTHERWISE_CLAIMED.format(who=self.names[self.forestalled.rival], tile=self.forestalled.tile)
        for threat in self.exposed[:1]:
            facts = {"who": self.names[threat.rival], "tile": threat.tile}
            yield words.EXPOSES.format(area=area_in_sentence(threat.area), **facts)

    def moving(self) -> Iterator[Text]:
        assert isinstance(self.action, actions.Move)
        if self.claimed is not None:
            yield self._claim(self.claimed)
            return
        landed = next((event for event in self.events if isinstance(event, Landed)), None)
        if landed is not None:
            yield words.MINES.format(
                planet=area_name(landed.planet),
                deliveries=landed.deliveries,
                cash=delivery_of(self.before, self.seat),
                actions=NUMBERS.turn.actions,
            )
            return
        yield from self._position(self.action.target)

    def _claim(self, claimed: Claimed) -> Text:
        facts = {
            "income": _income(self.after, self.seat, claimed.area),
            "held": len(self.after.territories(self.seat)),
            "needed": territories_to_win(self.after),
        }
        if claimed.loser is None:
            return words.CLAIMS.format(**facts)
        left = len(self.after.territories(claimed.loser))
        return words.TAKES.format(loser=self.names[claimed.loser], left=left, **facts)

    def _position(self, tile: str) -> Iterator[Text]:
        """What a fleet is good for where it has gone: an attack to come, a guard, or a way on."""
        area = AREA_OF[tile]
        if gathered := self._gathers(tile):
            yield gathered
        elif self.after.holders.get(area) == self.seat and _rivals_beside(self.after, self.seat, area):
            yield self._guards(area)
        elif ways := _ways_on(self.after, self.seat, tile):
            yield words.GOES_ON.format(tile=tile, areas=listed([area_in_sentence(way) for way in ways[:_MOST_AREAS]]))
        elif nearer := self._comes_nearer(tile):
            yield nearer
        elif self.after.holders.get(area) == self.seat:
            yield self._guards(area)
        else:
            yield words.OTHER

    def _comes_nearer(self, tile: str) -> Text | None:
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
        if nearest is None:
            return None
        now, then, area = nearest
        holder = state.holders.get(area)
        where = {"tile": tile, "area": area_in_sentence(area), "now": words.steps(now), "then": then}
        return (
            words.NEARER.format(**where) if holder is None else words.NEARER_TO.format(who=self.names[holder], **where)
        )

    def _guards(self, area: str) -> Text:
        own = sum(self.after.fleets[at].owner == self.seat for at in self.after.fleets_in(area))
        near = _rivals_beside(self.after, self.seat, area)
        if not near:
            return words.SAFE.format(area=area_in_sentence(area), fleets=words.fleets(own))
        facts = {"fleets": words.fleets(own), "rivals": words.rival_fleets(near)}
        return words.STRENGTHENS.format(area=area_in_sentence(area), **facts)

    def _gathers(self, tile: str) -> Text | None:
        """The attack that the fleet takes part in from there, where as many are ready as there are guards."""
        for area in self.after.galaxy.territories:
            holder, guards = self.after.holders.get(area), len(self.after.fleets_in(area))
            if holder in (None, self.seat) or not guards or tile not in self.after.galaxy.rims[area]:
                continue
            ready = war.invaders(self.after, self.seat, area)
            if len(ready) >= guards and tile in ready and holder is not None:
                facts = {"who": self.names[holder], "guards": words.fleets(guards)}
                if len(ready) == 1:
                    return words.GATHERS_ONE.format(area=area_in_sentence(area), **facts)
                return words.GATHERS.format(fleets=words.fleets(len(ready)), area=area_in_sentence(area), **facts)
        return None

    def deploying(self) -> Iterator[Text]:
        assert isinstance(self.action, actions.Deploy)
        deployed = next(event for event in self.events if isinstance(event, Deployed))
        yield words.DEPLOYS.format(
            cost=deployed.cost,
            left=self.after.players[self.seat].cash,
            fleets=words.fleets(len(self.after.fleets_of(self.seat))),
        )
        yield self._guards(AREA_OF[self.action.tile])

    def invading(self) -> Iterator[Text]:
        assert isinstance(self.action, actions.Invade)
        area, strength = self.action.target, len(self.action.fleets)
        yield words.INVADES.format(
            strength=strength, guards=len(self.before.fleets_in(area)), chance=self.chance_of_war
        )
        numbers = NUMBERS.war
        yield words.SPOILS.format(
            area=area_in_sentence(area),
            who=self.names[self.before.holders[area]],
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

    def fighting(self) -> Iterator[Text]:
        pending = self.before.pending
        assert isinstance(pending, War)
        strength, against = len(pending.defenders), len(pending.invaders)
        ends = odds(against, strength, live=pending.live)
        if self.seat == pending.defender:
            facts = {"area": area_in_sentence(pending.target), "chance": round(100 * ends.defender)}
            yield words.HOLDS.format(strength=strength, invaders=against, **facts)
        else:
            yield words.INVADES.format(strength=against, guards=strength, chance=round(100 * ends.attacker))

    def surrendering(self) -> Iterator[Text]:
        pending = self.before.pending
        assert isinstance(pending, War)
        yield words.SURRENDERS.format(
            area=area_in_sentence(pending.target),
            cash=min(NUMBERS.war.surrender_reparations, self.before.players[self.seat].cash),
            fleets=words.fleets(len(pending.defenders)),
        )
        yield from self.fighting()

    def bombing(self) -> Iterator[Text]:
        assert isinstance(self.action, actions.Disrupt)
        (tile,) = TILES_OF[self.action.planet]
        victim = self.before.fleets[tile].owner
        yield words.BOMBS.format(
            cost=NUMBERS.costs.disrupt_cash,
            who=self.names[victim],
            left=self.before.contracts[tile],
            cash=delivery_of(self.before, victim),
        )

    def rolling(self) -> Iterator[Text]:
        pp, bonus = self.before.players[self.seat].pp, self.before.power(self.seat, "pp_roll_bonus") or 0
        low, high = (min(die + bonus, NUMBERS.limits.pp_max - pp) for die in (1, 6))
        if low == high:
            yield words.FILLS_UP.format(gained=high, pp=pp, most=NUMBERS.limits.pp_max)
        else:
            yield words.ROLLS.format(pp=pp, low=low, high=high, cost=war.war_cost(self.before, self.seat))

    def drawing(self) -> Iterator[Text]:
        assert isinstance(self.action, actions.DrawMission)
        bounties = [mission.bounty for mission in MISSIONS.values() if mission.min_players <= len(self.before.players)]
        cards = len(self.before.hands[self.seat]) + (self.action.discard is None)
        most = NUMBERS.limits.missions_in_hand
        told = words.DRAWS_FIRST if cards == 1 else words.DRAWS
        yield told.format(cards=cards, most=most, low=min(bounties), high=max(bounties))

    def ending(self) -> Iterator[Text]:
        left, cash = self.before.turn.actions, self.before.players[self.seat].cash
        yield words.ENDS.format(actions=words.actions(left), cash=cash) if left else words.ALL_DONE.format(cash=cash)

    def placing(self) -> Iterator[Text]:
        assert isinstance(self.action, actions.Place | actions.ReturnTo)
        area = AREA_OF[self.action.tile]
        own = sum(self.after.fleets[at].owner == self.seat for at in self.after.fleets_in(area))
        yield words.PLACED.format(area=area_in_sentence(area), fleets=words.fleets(own))

    def dealing(self) -> Iterator[Text]:
        """Of a deal that is made, answered or taken: what it is worth to both, as far as the seat can tell."""
        offer = self._offer()
        if offer is None:
            yield words.OTHER
            return
        other = offer.to if self.seat == offer.maker else offer.maker
        own, theirs = (trading.gain(self.before, at, offer, self.seat) for at in (self.seat, other))
        if abs(own) > trading.ENORMOUS / 2:
            yield words.DEAL_WINS if own > 0 else words.DEAL_LOSES.format(other=self.names[other])
            return
        yield words.DEAL.format(own=_about(own), theirs=_about(theirs), who=self.who, other=self.names[other])

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


_TOLD: Mapping[type, Callable[[_Weighed], Iterator[Text]]] = {
    actions.Move: _Weighed.moving,
    actions.Deploy: _Weighed.deploying,
    actions.Invade: _Weighed.invading,
    actions.FightOn: _Weighed.fighting,
    actions.WarRoll: _Weighed.fighting,
    actions.Simulate: _Weighed.fighting,
    actions.Surrender: _Weighed.surrendering,
    actions.Disrupt: _Weighed.bombing,
    actions.RollPp: _Weighed.rolling,
    actions.DrawMission: _Weighed.drawing,
    actions.EndTurn: _Weighed.ending,
    actions.Place: _Weighed.placing,
    actions.ReturnTo: _Weighed.placing,
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


def _income(state: State, seat: Seat, area: str) -> Text:
    cash, pp = of_area(state, seat, area)
    if not cash and not pp:
        return words.NO_INCOME
    return words.POINTS.format(pp=pp) if pp else words.DOLLARS.format(cash=cash)


def _about(dollars: float) -> Text:
    """A round sum, with its sign where it is a loss."""
    amount = round(dollars / 10) * 10
    sign = "−" if amount < 0 else ""
    return Text(f"{sign}${abs(amount)}", f"{sign}{abs(amount)} $")


def _sides(other: _Weighed, order: _Weighed, *, is_for: bool) -> Iterator[Text]:
    """What another order has for it, or against it."""
    yield from _in_figures(other, order, is_for=is_for)
    better, worse = (other, order) if is_for else (order, other)
    mission = next((name for name, _ in better.missions if name not in dict(worse.missions)), None)
    if mission is not None:
        told, card = words.HELPS_MISSION if is_for else words.MISSES_MISSION, MISSIONS[mission]
        yield told.format(mission=card.title, bounty=card.bounty)
    claim = better.forestalled
    if claim is not None and (worse.claimed is None or worse.claimed.area != claim.area):
        told = words.CLAIMS_FIRST if is_for else words.LEAVES_UNCLAIMED
        yield told.format(area=area_in_sentence(claim.area), who=order.names[claim.rival])
    if not (better.is_foreseen and worse.is_foreseen):
        return
    open_to_rivals = {threat.area for threat in threats(better.after, better.seat)}
    risk = next((one for one in threats(worse.after, worse.seat) if one.area not in open_to_rivals), None)
    if risk is not None:
        told = words.KEEPS_GUARDED if is_for else words.LEAVES_EMPTY
        yield told.format(area=area_in_sentence(risk.area), who=order.names[risk.rival])


def _in_figures(other: _Weighed, order: _Weighed, *, is_for: bool) -> Iterator[Text]:
    if isinstance(other.action, actions.Invade) and isinstance(order.action, actions.Invade):
        if (other.chance_of_war > order.chance_of_war) is is_for and other.chance_of_war != order.chance_of_war:
            yield words.OTHER_ODDS.format(chance=other.chance_of_war)
        return
    if not (other.is_settled and order.is_settled):
        return
    (cash, pp), (own_cash, own_pp) = (income_of(one.after, one.seat) for one in (other, order))
    left, own_left = (one.after.players[one.seat].cash for one in (other, order))
    for difference, more, less, what in (
        (cash - own_cash, words.MORE_INCOME, words.LESS_INCOME, "cash"),
        (pp - own_pp, words.MORE_POINTS, words.LESS_POINTS, "pp"),
        (left - own_left, words.MORE_CASH, words.LESS_CASH, "cash"),
    ):
        if difference and (difference > 0) is is_for:
            yield (more if is_for else less).format(**{what: abs(difference)})
