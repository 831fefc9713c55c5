"""Actions told as orders: what to do and where, by the names that stand on the board."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from stellarch.core import Event, Message, Phrase, Refused, Seat, Text, said
from stellarch.games.galaxy_empires import actions
from stellarch.games.galaxy_empires.actions import AnyAction
from stellarch.games.galaxy_empires.bargains import Bargain, bargain
from stellarch.games.galaxy_empires.events import Claimed, FleetMoved, Landed
from stellarch.games.galaxy_empires.names import AreaName, MissionName, TileName
from stellarch.games.galaxy_empires.rules import play
from stellarch.games.galaxy_empires.view import GeView, imagine


class OrderMove(Message, frozen=True):
    origin: TileName
    target: TileName


class OrderClaim(Message, frozen=True):
    """By moving there; from somebody who left it empty, where there is one."""

    area: AreaName
    loser: Seat | None
    origin: TileName
    target: str


class OrderLand(Message, frozen=True):
    origin: TileName
    planet: AreaName


class ThroughWormhole(Message, frozen=True):
    order: Message


class WithNewAction(Message, frozen=True):
    order: Message


class OrderDeploy(Message, frozen=True):
    tile: TileName


class OrderInvade(Message, frozen=True):
    area: AreaName
    tiles: tuple[str, ...]


class UsingActions(Message, frozen=True):
    order: Message
    actions: int


class OrderDisrupt(Message, frozen=True):
    planet: AreaName


class OrderExchange(Message, frozen=True):
    """A mission of one's hand for another; one that is not in it is told by its number."""

    mission: MissionName | None
    number: int


class OrderPropose(Message, frozen=True):
    to: Seat
    bargain: Bargain


class OrderCounter(Message, frozen=True):
    to: Seat
    bargain: Bargain


class OrderAccept(Message, frozen=True):
    bargain: Bargain | None


class OrderDecline(Message, frozen=True):
    bargain: Bargain | None


class OrderPostOffer(Message, frozen=True):
    to: Seat
    bargain: Bargain


class OrderTakeOffer(Message, frozen=True):
    maker: Seat
    to: Seat
    bargain: Bargain | None


class OrderCallOffer(Message, frozen=True):
    maker: Seat
    to: Seat
    bargain: Bargain | None


class OrderWithdrawOffer(Message, frozen=True):
    maker: Seat
    to: Seat
    bargain: Bargain | None


class OrderSurrender(Message, frozen=True):
    area: AreaName | None


class OrderPlace(Message, frozen=True):
    origin: str
    tile: TileName


class OrderReturn(Message, frozen=True):
    origin: str
    tile: TileName


class OrderSay(Message, frozen=True):
    to: Seat | None
    words: str


class Order(Phrase):
    """Those that are always the same."""

    ROLL_PP = 1
    DRAW_MISSION = 2
    END_TURN = 3
    FIGHT_ON = 4
    WAR_ROLL = 5
    SIMULATE = 6
    CONCEDE = 7


def in_words(view: GeView, action: AnyAction, names: Sequence[str]) -> Text:
    """An action as an order, without its full stop."""
    return said(_ORDERS[type(action)](view, action), names)


def _move(view: GeView, move: actions.Move) -> Message:
    """A move by what it is for: to claim, to mine, or just to be there."""
    came = {type(event): event for event in _events(view, move)}
    order: Message = OrderMove(move.origin, move.target)
    if isinstance(claimed := came.get(Claimed), Claimed):
        order = OrderClaim(claimed.area, claimed.loser, move.origin, move.target)
    elif isinstance(landed := came.get(Landed), Landed):
        order = OrderLand(move.origin, landed.planet)
    if isinstance(moved := came.get(FleetMoved), FleetMoved) and moved.passage:
        order = ThroughWormhole(order)
    return WithNewAction(order) if move.new_action else order


def _events(view: GeView, action: AnyAction) -> tuple[Event, ...]:
    """What would come of an action, as far as the view tells."""
    with suppress(Refused):
        if view.you is not None:
            return play.apply(imagine(view, "in words"), view.you, action).events
    return ()


def _deploy(view: GeView, deploy: actions.Deploy) -> Message:
    order = OrderDeploy(deploy.tile)
    return WithNewAction(order) if deploy.new_action else order


def _invade(view: GeView, invade: actions.Invade) -> Message:
    order = OrderInvade(invade.target, invade.fleets)
    return UsingActions(order, invade.actions) if invade.actions > 1 else order


def _draw(view: GeView, draw: actions.DrawMission) -> Message | Order:
    if draw.discard is None:
        return Order.DRAW_MISSION
    mission = next((card.mission for card in view.hand if card.number == draw.discard), None)
    return OrderExchange(mission, draw.discard)


def _propose(view: GeView, offer: actions.Propose) -> Message:
    return OrderPropose(offer.to, bargain(offer.terms, _own(view), offer.to))


def _post(view: GeView, offer: actions.PostOffer) -> Message:
    return OrderPostOffer(offer.to, bargain(offer.terms, _own(view), offer.to))


def _counter(view: GeView, offer: actions.Counter) -> Message:
    to = view.proposal.maker if view.proposal else Seat(0)
    return OrderCounter(to, bargain(offer.terms, _own(view), to))


def _own(view: GeView) -> Seat:
    return view.you or Seat(0)


def _answer(order: Callable[[Bargain | None], Message]) -> "_Told":
    def told(view: GeView, answer: AnyAction) -> Message:
        proposal = view.proposal
        if proposal is None or proposal.terms is None:
            return order(None)
        return order(bargain(proposal.terms, proposal.maker, proposal.to))

    return told


def _about_offer(order: Callable[[Seat, Seat, Bargain | None], Message]) -> "_Told":
    def told(view: GeView, action: Any) -> Message:
        maker, to = (Seat(int(seat)) for seat in action.offer.split("-")[:2])
        offer = next((offer for offer in view.offers if offer.name == action.offer), None)
        return order(maker, to, bargain(offer.terms, offer.maker, offer.to) if offer else None)

    return told


def _just(order: Order) -> "_Told":
    return lambda view, action: order


_Told = Callable[[GeView, Any], Message | Order]
_ORDERS: Mapping[type, _Told] = {
    actions.Move: _move,
    actions.Deploy: _deploy,
    actions.Invade: _invade,
    actions.Disrupt: lambda view, action: OrderDisrupt(action.planet),
    actions.RollPp: _just(Order.ROLL_PP),
    actions.DrawMission: _draw,
    actions.EndTurn: _just(Order.END_TURN),
    actions.Propose: _propose,
    actions.Counter: _counter,
    actions.Accept: _answer(OrderAccept),
    actions.Decline: _answer(OrderDecline),
    actions.PostOffer: _post,
    actions.TakeOffer: _about_offer(OrderTakeOffer),
    actions.CallOffer: _about_offer(OrderCallOffer),
    actions.WithdrawOffer: _about_offer(OrderWithdrawOffer),
    actions.FightOn: _just(Order.FIGHT_ON),
    actions.Surrender: lambda view, action: OrderSurrender(view.war.target if view.war else None),
    actions.WarRoll: _just(Order.WAR_ROLL),
    actions.Simulate: _just(Order.SIMULATE),
    actions.Place: lambda view, action: OrderPlace(action.origin, action.tile),
    actions.ReturnTo: lambda view, action: OrderReturn(action.origin, action.tile),
    actions.Say: lambda view, action: OrderSay(action.to, action.text),
    actions.Concede: _just(Order.CONCEDE),
}
