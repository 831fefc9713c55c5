"""Actions told as orders, in a sentence for people: what to do and where, by the names that stand on the board."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from stellarch.core import Event, Refused, Seat, Text
from stellarch.core.text import listed
from stellarch.games.galaxy_empires import actions
from stellarch.games.galaxy_empires.actions import AnyAction
from stellarch.games.galaxy_empires.events import Claimed, FleetMoved, Landed, terms_in_words
from stellarch.games.galaxy_empires.offers import Terms
from stellarch.games.galaxy_empires.rules import play
from stellarch.games.galaxy_empires.view import GeView, imagine
from stellarch.games.galaxy_empires.words import area_in_sentence, area_name, tile_name

_MOVE = Text("Move the fleet from {origin} to {target}", "Déplacez la flotte de {origin} à {target}")
_CLAIM = Text(
    "Claim {area} by moving the fleet from {origin} to {target}",
    "Revendiquez {area} en déplaçant la flotte de {origin} à {target}",
)
_TAKE = Text(
    "Take {area} from {loser} by moving the fleet from {origin} to {target}",
    "Prenez {area} à {loser} en déplaçant la flotte de {origin} à {target}",
)
_LAND = Text(
    "Land the fleet from {origin} on {area} to mine", "Posez la flotte de {origin} sur {area} pour l'exploiter"
)
_BY_WORMHOLE = Text("{order}, through the wormhole", "{order}, par le trou de ver")
_NEW_ACTION = Text("{order}, with a new action", "{order}, avec une nouvelle action")
_DEPLOY = Text("Deploy a new fleet on {tile}", "Déployez une nouvelle flotte en {tile}")
_INVADE_WITH_ONE = Text("Invade {area} with the fleet on {tiles}", "Envahissez {area} avec la flotte en {tiles}")
_INVADE = Text("Invade {area} with the fleets on {tiles}", "Envahissez {area} avec les flottes en {tiles}")
_BOTH_ACTIONS = Text("{order}, using {count} actions", "{order}, en y consacrant {count} actions")
_DISRUPT = Text("Bomb the mine on {area}", "Bombardez la mine sur {area}")
_ROLL = Text("Roll the die for political points", "Lancez le dé pour gagner des points politiques")
_DRAW = Text("Draw a mission", "Piochez une mission")
_EXCHANGE = Text("Give up the mission {card} and draw another", "Rendez la mission {card} et piochez-en une autre")
_END = Text("End your turn", "Terminez votre tour")
_PROPOSE = Text("Propose a deal to {to}: {terms}", "Proposez un marché à {to} : {terms}")
_COUNTER = Text("Answer {to} with other terms: {terms}", "Répondez à {to} par une contre-offre : {terms}")
_ACCEPT = Text("Accept the deal: {terms}", "Acceptez le marché : {terms}")
_DECLINE = Text("Decline the deal: {terms}", "Refusez le marché : {terms}")
_ACCEPT_IT = Text("Accept the deal", "Acceptez le marché")
_DECLINE_IT = Text("Decline the deal", "Refusez le marché")
_POST = Text("Leave a standing offer for {to}: {terms}", "Laissez une offre permanente à {to} : {terms}")
_TAKE_OFFER = Text(
    "Take the standing offer of {maker}: {terms}", "Prenez l'offre permanente faite par {maker} : {terms}"
)
_CALL_OFFER = Text("Put your standing offer to {to} now: {terms}", "Soumettez maintenant votre offre à {to} : {terms}")
_WITHDRAW = Text("Withdraw your standing offer to {to}", "Retirez votre offre permanente à {to}")
_FIGHT = Text("Fight on", "Continuez le combat")
_SURRENDER = Text("Surrender {area}", "Cédez {area}")
_SURRENDER_IT = Text("Surrender", "Rendez-vous")
_WAR_DICE = Text("Roll the war dice", "Lancez les dés de guerre")
_SIMULATE = Text("Let the rest of the war be simulated", "Laissez simuler la suite de la guerre")
_PLACE = Text("Place the fleet from {origin} on {tile}", "Placez la flotte de {origin} en {tile}")
_RETURN = Text("Bring the fleet on {origin} back to {tile}", "Ramenez la flotte de {origin} en {tile}")
_SAY = Text("Say to {to}: “{words}”", "Dites à {to} : « {words} »")
_SAY_TO_ALL = Text("Say to all: “{words}”", "Dites à tous : « {words} »")
_CONCEDE = Text("Concede the game", "Abandonnez la partie")


def in_words(view: GeView, action: AnyAction, names: Sequence[str]) -> Text:
    """An action as an order, without its full stop."""
    return _TOLD[type(action)](view, action, names)


def _move(view: GeView, move: actions.Move, names: Sequence[str]) -> Text:
    """A move by what it is for: to claim, to mine, or just to be there."""
    came = {type(event): event for event in _events(view, move)}
    told, facts = _MOVE, {"origin": tile_name(move.origin), "target": tile_name(move.target)}
    if isinstance(claimed := came.get(Claimed), Claimed):
        told = _CLAIM if claimed.loser is None else _TAKE
        loser = "" if claimed.loser is None else names[claimed.loser]
        facts = {"origin": facts["origin"], "target": Text(move.target, move.target)}
        order = told.format(**facts, area=area_in_sentence(claimed.area), loser=loser)
    elif isinstance(landed := came.get(Landed), Landed):
        order = _LAND.format(origin=facts["origin"], area=area_name(landed.planet))
    else:
        order = told.format(**facts)
    if isinstance(moved := came.get(FleetMoved), FleetMoved) and moved.passage:
        order = _BY_WORMHOLE.format(order=order)
    return _NEW_ACTION.format(order=order) if move.new_action else order


def _events(view: GeView, action: AnyAction) -> tuple[Event, ...]:
    """What would come of an action, as far as the view tells."""
    with suppress(Refused):
        if view.you is not None:
            return play.apply(imagine(view, "in words"), view.you, action).events
    return ()


def _deploy(view: GeView, deploy: actions.Deploy, names: Sequence[str]) -> Text:
    order = _DEPLOY.format(tile=tile_name(deploy.tile))
    return _NEW_ACTION.format(order=order) if deploy.new_action else order


def _invade(view: GeView, invade: actions.Invade, names: Sequence[str]) -> Text:
    tiles = listed([Text(tile, tile) for tile in invade.fleets])
    told = _INVADE if len(invade.fleets) > 1 else _INVADE_WITH_ONE
    order = told.format(area=area_in_sentence(invade.target), tiles=tiles)
    return _BOTH_ACTIONS.format(order=order, count=invade.actions) if invade.actions > 1 else order


def _draw(view: GeView, draw: actions.DrawMission, names: Sequence[str]) -> Text:
    if draw.discard is None:
        return _DRAW
    card = next((card.title for card in view.hand if card.number == draw.discard), None)
    return _EXCHANGE.format(card=card or draw.discard)


def _propose(view: GeView, offer: actions.Propose, names: Sequence[str]) -> Text:
    return _PROPOSE.format(to=names[offer.to], terms=_terms(view, offer.terms, names, offer.to))


def _post(view: GeView, offer: actions.PostOffer, names: Sequence[str]) -> Text:
    return _POST.format(to=names[offer.to], terms=_terms(view, offer.terms, names, offer.to))


def _counter(view: GeView, offer: actions.Counter, names: Sequence[str]) -> Text:
    to = view.proposal.maker if view.proposal else Seat(0)
    return _COUNTER.format(to=names[to], terms=_terms(view, offer.terms, names, to))


def _terms(view: GeView, terms: Terms, names: Sequence[str], to: Seat) -> Text:
    return terms_in_words(terms, names, view.you or Seat(0), to)


def _answer(with_terms: Text, without: Text) -> Callable[[GeView, AnyAction, Sequence[str]], Text]:
    def told(view: GeView, answer: AnyAction, names: Sequence[str]) -> Text:
        proposal = view.proposal
        if proposal is None or proposal.terms is None:
            return without
        return with_terms.format(terms=terms_in_words(proposal.terms, names, proposal.maker, proposal.to))

    return told


def _about_offer(told: Text) -> Callable[[GeView, Any, Sequence[str]], Text]:
    def of_offer(view: GeView, action: Any, names: Sequence[str]) -> Text:
        maker, to, _ = action.offer.split("-")
        offer = next((offer for offer in view.offers if offer.name == action.offer), None)
        terms = terms_in_words(offer.terms, names, offer.maker, offer.to) if offer else Text("…", "…")
        return told.format(maker=names[int(maker)], to=names[int(to)], terms=terms)

    return of_offer


def _surrender(view: GeView, action: actions.Surrender, names: Sequence[str]) -> Text:
    return _SURRENDER.format(area=area_in_sentence(view.war.target)) if view.war else _SURRENDER_IT


def _say(view: GeView, say: actions.Say, names: Sequence[str]) -> Text:
    return _SAY_TO_ALL.format(words=say.text) if say.to is None else _SAY.format(to=names[say.to], words=say.text)


def _just(told: Text) -> Callable[[GeView, AnyAction, Sequence[str]], Text]:
    return lambda view, action, names: told


_TOLD: Mapping[type, Callable[[GeView, Any, Sequence[str]], Text]] = {
    actions.Move: _move,
    actions.Deploy: _deploy,
    actions.Invade: _invade,
    actions.Disrupt: lambda view, action, names: _DISRUPT.format(area=area_name(action.planet)),
    actions.RollPp: _just(_ROLL),
    actions.DrawMission: _draw,
    actions.EndTurn: _just(_END),
    actions.Propose: _propose,
    actions.Counter: _counter,
    actions.Accept: _answer(_ACCEPT, _ACCEPT_IT),
    actions.Decline: _answer(_DECLINE, _DECLINE_IT),
    actions.PostOffer: _post,
    actions.TakeOffer: _about_offer(_TAKE_OFFER),
    actions.CallOffer: _about_offer(_CALL_OFFER),
    actions.WithdrawOffer: _about_offer(_WITHDRAW),
    actions.FightOn: _just(_FIGHT),
    actions.Surrender: _surrender,
    actions.WarRoll: _just(_WAR_DICE),
    actions.Simulate: _just(_SIMULATE),
    actions.Place: lambda view, action, names: _PLACE.format(origin=action.origin, tile=tile_name(action.tile)),
    actions.ReturnTo: lambda view, action, names: _RETURN.format(origin=action.origin, tile=tile_name(action.tile)),
    actions.Say: _say,
    actions.Concede: _just(_CONCEDE),
}
