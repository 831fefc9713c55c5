"""SW-13: invasions and ground battles."""

from collections.abc import Mapping, Sequence

from stellarch.core import Text
from stellarch.core.french import of
from stellarch.core.text import listed
from stellarch.games.space_wars.actions import ground
from stellarch.games.space_wars.articles import several, the_piece
from stellarch.games.space_wars.in_words.telling import Tellers, always
from stellarch.games.space_wars.view import SwView
from stellarch.games.space_wars.words import name, the_place

Names = Sequence[str]


def _invade(view: SwView, order: ground.Invade, names: Names) -> Text:
    where = the_place(order.system)
    command = Text(", in command yourself", ", en commandant vous-même") if order.command else Text("", "")
    return Text(f"Invade {where.en}{command.en}", f"Envahissez {where.fr}{command.fr}")


def _legions(legions: Mapping[str, int], names: Names) -> Text:
    """2 regular legions and 1 veteran legion; guests by whose they are."""
    return listed([_legion(key, number, names) for key, number in legions.items()])


def _legion(key: str, number: int, names: Names) -> Text:
    grade, _, owner = key.partition("@")
    called = several(name("legion", grade), number)
    if not owner:
        return called
    whose = names[int(owner)]
    return Text(f"{called.en} of {whose}", f"{called.fr} {of(whose)}")


def _commit(view: SwView, order: ground.Commit, names: Names) -> Text:
    legions = _legions(order.legions, names)
    along = [the_piece(order.officer)] if order.officer else []
    along += [Text("a special weapon", "une arme spéciale")] if order.weapon else []
    helped = listed(along) if along else None
    backing = Text("", "") if helped is None else Text(f", with {helped.en}", f", avec {helped.fr}")
    return Text(f"Send {legions.en} into this round{backing.en}", f"Engagez {legions.fr}{backing.fr}")


def _lose(view: SwView, order: ground.Lose, names: Names) -> Text:
    legions = _legions(order.legions, names)
    return Text(f"Give up: {legions.en}", f"Sacrifiez : {legions.fr}")


def _upgrade(view: SwView, order: ground.Upgrade, names: Names) -> Text:
    if order.legion is None:
        return Text("Raise no legion", "Ne promouvez aucune légion")
    legion = _legion(order.legion, 1, names)
    return Text(f"Raise one legion: {legion.en}", f"Promouvez une légion : {legion.fr}")


def _garrison(view: SwView, order: ground.Garrison, names: Names) -> Text:
    if not order.legions:
        return Text("Take all legions back aboard", "Rembarquez toutes les légions")
    legions = _legions(order.legions, names)
    return Text(f"Leave on the surface: {legions.en}", f"Laissez au sol : {legions.fr}")


TOLD: Tellers = {
    ground.Invade: _invade,
    ground.Commit: _commit,
    ground.Lose: _lose,
    ground.Upgrade: _upgrade,
    ground.PressOn: always("Go on with the invasion", "Poursuivez l'invasion"),
    ground.Stop: always("Break the invasion off", "Interrompez l'invasion"),
    ground.Garrison: _garrison,
}
