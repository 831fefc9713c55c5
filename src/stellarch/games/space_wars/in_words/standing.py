"""SW-23.3.8, SW-24.2.5: orders that stand until they are changed."""

from collections.abc import Mapping, Sequence

from stellarch.core import Text
from stellarch.core.telling import as_text
from stellarch.core.text import listed
from stellarch.games.space_wars import french
from stellarch.games.space_wars.actions import standing
from stellarch.games.space_wars.articles import the_piece
from stellarch.games.space_wars.in_words import realm
from stellarch.games.space_wars.in_words.telling import Tellers, of_place, towards
from stellarch.games.space_wars.view import SwView
from stellarch.games.space_wars.words import NAMES, name, piece_name, place

Names = Sequence[str]


def _extracting(view: SwView, order: standing.Extracting, names: Names) -> Text:
    if order.all:
        return Text("Have workshops make what they can", "Faites produire aux ateliers tout ce qu'ils peuvent")
    return Text("Have workshops make only what you order", "Ne faites produire aux ateliers que sur ordre")


def _wish_technologies(view: SwView, order: standing.WishTechnologies, names: Names) -> Text:
    if not order.technologies:
        return Text("Wish for no technology", "Ne souhaitez aucune technologie")
    wished = listed([name("technology", each) for each in order.technologies])
    return Text(f"Wish for these technologies: {wished.en}", f"Souhaitez ces technologies : {wished.fr}")


def _wish_works(view: SwView, order: standing.WishWorks, names: Names) -> Text:
    if not order.orders:
        return Text("Wish for no works", "Ne souhaitez aucun travail")
    wished = [as_text(realm.TOLD[type(each)](view, each, names)) for each in order.orders]
    return Text(
        f"Wish for these works: {'; '.join(each.en for each in wished)}",
        f"Souhaitez ces travaux : {' ; '.join(each.fr for each in wished)}",
    )


def _set_route(view: SwView, order: standing.SetRoute, names: Names) -> Text:
    craft, origin, to = the_piece(order.craft), order.origin, towards(order.to)
    cargo = listed([name("resource", each) for each in order.cargo]) if order.cargo else Text("nothing", "rien")
    return Text(
        f"Have {craft.en} run from {place(origin).en} {to.en} and back: {cargo.en}",
        f"Faites faire la navette {french.to_the(piece_name(order.craft).fr)}, "
        f"{of_place(origin).fr} {to.fr} : {cargo.fr}",
    )


def _drop_route(view: SwView, order: standing.DropRoute, names: Names) -> Text:
    craft = piece_name(order.craft)
    return Text(f"Drop the route of {craft.en}", f"Supprimez la route {french.of_the(craft.fr)}")


def _repeat_route(view: SwView, order: standing.RepeatRoute, names: Names) -> Text:
    craft = piece_name(order.craft)
    return Text(f"Continue the route of {craft.en}", f"Poursuivez la route {french.of_the(craft.fr)}")


def _accept_treaties(view: SwView, order: standing.AcceptTreaties, names: Names) -> Text:
    who = names[order.player]
    if not order.treaties:
        return Text(f"Accept no treaty from {who} automatically", f"N'acceptez d'office aucun traité avec {who}")
    treaties = listed([name("treaty", each) for each in order.treaties])
    return Text(f"Always accept from {who}: {treaties.en}", f"Acceptez toujours, si {who} l'offre : {treaties.fr}")


def _vote_on(view: SwView, order: standing.VoteOn, names: Names) -> Text:
    kinds = (NAMES[kind] for kind in ("law", "protocol"))
    what = next((called[order.card] for called in kinds if order.card in called), Text(order.card, order.card))
    how = {
        "for": Text("Always vote for", "Votez toujours pour"),
        "against": Text("Always vote against", "Votez toujours contre"),
        "abstain": Text("Always abstain on", "Abstenez-vous toujours sur"),
    }[order.value]
    return Text(f"{how.en}: {what.en}", f"{how.fr} : {what.fr}")


def _pass_until(view: SwView, order: standing.PassUntil, names: Names) -> Text:
    return Text(
        f"Let turns pass until turn {order.turn}, or until something happens",
        f"Laissez passer jusqu'au tour {order.turn}, sauf événement",
    )


def _set_posture(view: SwView, order: standing.SetPosture, names: Names) -> Text:
    told, stay = _POSTURES[order.posture], order.garrison
    garrison = Text("", "") if stay is None else Text(f" (garrison: {stay})", f" (garnison : {stay})")
    return Text(f"{told.en}{garrison.en}", f"{told.fr}{garrison.fr}")


_POSTURES: Mapping[standing.Posture, Text] = {
    "bold": Text("Order your captains to fight boldly", "Ordonnez à vos capitaines de se montrer hardis"),
    "steady": Text("Order your captains to keep a cool head", "Ordonnez à vos capitaines de garder leur sang-froid"),
    "careful": Text("Order your captains to take no risks", "Ordonnez à vos capitaines de ne prendre aucun risque"),
}


TOLD: Tellers = {
    standing.Extracting: _extracting,
    standing.WishTechnologies: _wish_technologies,
    standing.WishWorks: _wish_works,
    standing.SetRoute: _set_route,
    standing.DropRoute: _drop_route,
    standing.RepeatRoute: _repeat_route,
    standing.AcceptTreaties: _accept_treaties,
    standing.VoteOn: _vote_on,
    standing.PassUntil: _pass_until,
    standing.SetPosture: _set_posture,
}
