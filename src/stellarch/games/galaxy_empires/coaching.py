"""What a coach says of a turn: what it is for and why, who wins at this pace, what threatens, what is to be learned.

Every number comes from the rules' own functions, asked of the position before and after the order.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import ceil
from typing import NamedTuple

from stellarch.core import Coaching, Forecast, Lesson, Message, Phrase, Seat, said
from stellarch.core.coaching import Coach
from stellarch.games.galaxy_empires import actions, findings
from stellarch.games.galaxy_empires.actions import AnyAction
from stellarch.games.galaxy_empires.data import NUMBERS
from stellarch.games.galaxy_empires.events import Landed, MissionCompleted
from stellarch.games.galaxy_empires.findings import Brings
from stellarch.games.galaxy_empires.names import AreaName, MissionName
from stellarch.games.galaxy_empires.odds import odds
from stellarch.games.galaxy_empires.remarks import Weighed, threats
from stellarch.games.galaxy_empires.rules import war
from stellarch.games.galaxy_empires.rules.income import income_of
from stellarch.games.galaxy_empires.rules.winning import territories_to_win
from stellarch.games.galaxy_empires.state import State, War
from stellarch.games.galaxy_empires.view import GeView, imagine

_AT_THE_START = 1
"""Territories that everybody has in the first round."""
_SETTLED = 3
"""Before this round nobody can tell a pace."""
_FAR_OFF = 20
"""A win that is more rounds away than this is not in sight."""
_WORTH_FEARING = 20
"""An attack that wins less often than this, in a hundred, is no threat."""


# What a turn is for


class ClaimLand(Message, frozen=True):
    held: int
    needed: int


class TakeEmpty(Message, frozen=True):
    area: AreaName
    loser: Seat


class MineFor(Message, frozen=True):
    cash: int
    deliveries: int
    wins: int


class Conquer(Message, frozen=True):
    area: AreaName
    holder: Seat


class Defend(Message, frozen=True):
    area: AreaName


class Reach(Message, frozen=True):
    area: AreaName


class EarnBounty(Message, frozen=True):
    mission: MissionName
    bounty: int


class SaveForWar(Message, frozen=True):
    cost: int
    pp: int


class FillUp(Message, frozen=True):
    """There is enough for a war already."""

    cost: int
    pp: int
    most: int


class Aim(Phrase):
    """The other aims, mostly by the order."""

    WIN = 1
    DEPLOY = 2
    DRAW = 3
    DEAL = 4
    REFUSE = 5
    END = 6
    HARM = 7
    SURRENDER = 8
    PLACE = 9
    LEAVE = 10


# The race, and what threatens


class Leads(Message, frozen=True):
    """Who wins first at this pace, how and when; and how long the reader needs, or where that is who leads, the next.
    None: so long that it is not in sight."""

    seat: Seat
    by_land: bool
    rounds: int
    other: Seat
    needs: int | None


class FarOff(Message, frozen=True):
    territories: int
    cash: int
    held: int
    has: int


class StandsOpen(Message, frozen=True):
    area: AreaName
    rival: Seat
    tile: str


class MayInvade(Message, frozen=True):
    area: AreaName
    rival: Seat
    fleets: int
    guards: int
    chance: int


class Calm(Phrase):
    NOBODY_READY = 1


# What is to be learned


class Taught(Phrase):
    CLAIMING = 1
    FLAGS_STAY = 2
    MINING = 3
    INVADING = 4
    GUARDING = 5
    STEPS = 6
    BOUNTIES = 7
    DEPLOYING = 8
    WAR_COST = 9
    DRAWING = 10
    DEALS = 11
    UNUSED = 12
    DISRUPTING = 13
    SURRENDERING = 14
    RETURNING = 15
    WINNING = 16
    DICE = 17


RULES: Mapping[Taught, str] = {
    Taught.CLAIMING: "GE-7.10",
    Taught.FLAGS_STAY: "GE-7.11",
    Taught.MINING: "GE-11.4",
    Taught.INVADING: "GE-9.2",
    Taught.GUARDING: "GE-9.7",
    Taught.STEPS: "GE-7.4",
    Taught.BOUNTIES: "GE-14.5",
    Taught.DEPLOYING: "GE-8.4",
    Taught.WAR_COST: "GE-9.5",
    Taught.DRAWING: "GE-14.2",
    Taught.DEALS: "GE-12.1",
    Taught.UNUSED: "GE-4.7",
    Taught.DISRUPTING: "GE-11.7",
    Taught.SURRENDERING: "GE-9.16",
    Taught.RETURNING: "GE-9.19",
    Taught.WINNING: "GE-15.1",
    Taught.DICE: "GE-9.9",
}
"""The rule that each lesson is written in."""

_Purpose = tuple[Message | Aim | None, Taught]

_BY_ORDER: Mapping[type, _Purpose] = {
    actions.DrawMission: (Aim.DRAW, Taught.DRAWING),
    **dict.fromkeys(
        (actions.Propose, actions.PostOffer, actions.Counter, actions.Accept, actions.TakeOffer, actions.CallOffer),
        (Aim.DEAL, Taught.DEALS),
    ),
    **dict.fromkeys((actions.Decline, actions.WithdrawOffer), (Aim.REFUSE, Taught.DEALS)),
    actions.EndTurn: (Aim.END, Taught.UNUSED),
    actions.Disrupt: (Aim.HARM, Taught.DISRUPTING),
    actions.Surrender: (Aim.SURRENDER, Taught.SURRENDERING),
    actions.Place: (Aim.PLACE, Taught.FLAGS_STAY),
    actions.ReturnTo: (Aim.PLACE, Taught.RETURNING),
    actions.Concede: (Aim.LEAVE, Taught.WINNING),
}


def coaching(state: State, seat: Seat, action: AnyAction, names: Sequence[str]) -> Coaching:
    order = Weighed(state, seat, action)
    aim, taught = _purpose(order)
    return Coaching(
        None if aim is None else said(aim, names),
        said(_race(state, seat), names),
        said(_threat(order.after, seat), names),
        Lesson(said(taught), RULES[taught]),
    )


def _purpose(order: Weighed) -> _Purpose:
    """What an order is for, and what can be learned from it; nothing where a fleet is moved for nothing."""
    if Brings.VICTORY in order.found():
        return Aim.WIN, Taught.WINNING
    if bounty := next(_bounties(order), None):
        return bounty, Taught.BOUNTIES
    if told := _PURPOSES.get(type(order.action)):
        return told(order)
    return _BY_ORDER.get(type(order.action), (None, Taught.UNUSED))


def _bounties(order: Weighed) -> Iterator[EarnBounty]:
    for event in order.events:
        if isinstance(event, MissionCompleted) and event.seat == order.seat:
            yield EarnBounty(event.mission, event.bounty)


def _of_move(order: Weighed) -> _Purpose:
    if order.claimed is not None:
        if order.claimed.loser is not None:
            return TakeEmpty(order.claimed.area, order.claimed.loser), Taught.CLAIMING
        return ClaimLand(len(order.after.territories(order.seat)), territories_to_win(order.after)), Taught.CLAIMING
    if any(isinstance(event, Landed) for event in order.events):
        numbers = NUMBERS.mining
        cash = numbers.delivery * numbers.deliveries
        return MineFor(cash, numbers.deliveries, NUMBERS.win.bounty_cash), Taught.MINING
    if order.prevented:
        return Defend(order.prevented[0].area), Taught.GUARDING
    return _of_position(next(iter(order.moving())))


def _of_position(finding: Message | Phrase) -> _Purpose:
    """What a fleet is good for where it has gone."""
    match finding:
        case findings.Gathers():
            return Conquer(finding.area, finding.holder), Taught.INVADING
        case findings.Guards(rivals=rivals) if rivals:
            return Defend(finding.area), Taught.GUARDING
        case findings.GoesOn():
            return Reach(finding.areas[0]), Taught.STEPS
        case findings.Nearer():
            return Reach(finding.area), Taught.STEPS
        case _:
            return None, Taught.UNUSED


def _of_deploying(order: Weighed) -> _Purpose:
    if order.prevented:
        return Defend(order.prevented[0].area), Taught.DEPLOYING
    return Aim.DEPLOY, Taught.DEPLOYING


def _of_invading(order: Weighed) -> _Purpose:
    assert isinstance(order.action, actions.Invade)
    return Conquer(order.action.target, order.before.holders[order.action.target]), Taught.INVADING


def _of_rolling(order: Weighed) -> _Purpose:
    cost, pp = war.war_cost(order.before, order.seat), order.before.players[order.seat].pp
    aim = SaveForWar(cost, pp) if pp < cost else FillUp(cost, pp, NUMBERS.limits.pp_max)
    return aim, Taught.WAR_COST


def _of_fighting(order: Weighed) -> _Purpose:
    pending = order.before.pending
    assert isinstance(pending, War)
    if order.seat == pending.defender:
        return Defend(pending.target), Taught.DICE
    return Conquer(pending.target, pending.defender), Taught.DICE


_PURPOSES: Mapping[type, Callable[[Weighed], _Purpose]] = {
    actions.Move: _of_move,
    actions.Deploy: _of_deploying,
    actions.Invade: _of_invading,
    actions.RollPp: _of_rolling,
    **dict.fromkeys((actions.FightOn, actions.WarRoll, actions.Simulate), _of_fighting),
}


class Pace(NamedTuple):
    """In how many rounds somebody wins by going on as now, and whether by territories or by money."""

    rounds: int
    by_land: bool


def pace(state: State, seat: Seat) -> Pace:
    """Money comes as the territories pay now, with what mines deliver; territories as they came so far."""
    held, gained = state.flags(seat), max(0, state.flags(seat) - _AT_THE_START) / max(1, state.turn.round)
    mines = sum(state.fleets[tile].owner == seat for tile in state.contracts) * NUMBERS.mining.delivery
    by_money = _rounds(NUMBERS.win.bounty_cash - state.players[seat].cash, income_of(state, seat).cash + mines)
    by_land = _rounds(territories_to_win(state) - held, gained)
    if state.turn.round < _SETTLED:
        return Pace(_FAR_OFF + 1, by_land=True)
    return min(Pace(by_land, by_land=True), Pace(by_money, by_land=False), key=lambda one: one.rounds)


def _rounds(missing: int, each: float) -> int:
    return max(1, ceil(missing / each)) if each > 0 else _FAR_OFF + 1


def _race(state: State, seat: Seat) -> Message:
    """Who wins first at this pace, and who else matters: the reader, or who comes next."""
    paces = sorted(((pace(state, each), each) for each in state.living), key=lambda found: found[0].rounds)
    (lead, first), (_, next_) = paces[0], paces[min(1, len(paces) - 1)]
    if lead.rounds > _FAR_OFF:
        player = state.players[seat]
        return FarOff(territories_to_win(state), NUMBERS.win.bounty_cash, state.flags(seat), player.cash)
    other = next_ if first == seat else seat
    needs = pace(state, other).rounds
    return Leads(first, lead.by_land, lead.rounds, other, needs if needs <= _FAR_OFF else None)


def _threat(state: State, seat: Seat) -> Message | Calm:
    """A territory that stands open, else the attack that is most likely to succeed."""
    if opened := threats(state, seat):
        return StandsOpen(*opened[0])
    attacks = [attack for area in state.territories(seat) for attack in _attacks(state, seat, area)]
    worst = max(attacks, key=lambda attack: attack.chance, default=None)
    return worst if worst is not None and worst.chance >= _WORTH_FEARING else Calm.NOBODY_READY


def _attacks(state: State, seat: Seat, area: str) -> Iterator[MayInvade]:
    """What rivals could send into a guarded territory at once, and how often that succeeds."""
    guards = len(state.fleets_in(area))
    for rival in state.living:
        if rival == seat or war.bars_target(state, rival, area) is not None:
            continue
        fleets = min(len(war.invaders(state, rival, area)), NUMBERS.limits.invasion_fleets_two_actions)
        if fleets:
            chance = odds(fleets, guards, live=state.options.war_mode == "live").attacker
            yield MayInvade(area, rival, fleets, guards, round(100 * chance))


class GeCoach(Coach):
    def besides(self, view: GeView, action: AnyAction, expected: Forecast, names: Sequence[str]) -> Coaching:
        assert view.you is not None
        return coaching(imagine(view, "coach"), view.you, action, names)
