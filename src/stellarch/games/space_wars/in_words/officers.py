"""SW-17: spies, security officers and medics."""

from collections.abc import Sequence

from stellarch.core import Text
from stellarch.games.space_wars import french
from stellarch.games.space_wars.actions import officers
from stellarch.games.space_wars.articles import the_piece, the_pieces
from stellarch.games.space_wars.in_words.telling import Tellers, of_place
from stellarch.games.space_wars.view import SwView
from stellarch.games.space_wars.words import at_place, name

Names = Sequence[str]


def _sector_of(view: SwView, officer: str) -> str:
    place = view.officers[officer].place
    return view.galaxy.name(view.fleets[place].at if isinstance(place, str) else place)


def _spy(view: SwView, order: officers.Spy, names: Names) -> Text:
    spy, deed = the_piece(order.officer), _deed(view, order)
    weapon = Text(" and a special weapon", " et une arme spéciale") if order.special else Text("", "")
    return Text(f"{deed.en} with {spy.en}{weapon.en}", f"{deed.fr} avec {spy.fr}{weapon.fr}")


def _deed(view: SwView, order: officers.Spy) -> Text:
    is_there = order.officer in view.officers
    if order.target is None:
        where = of_place(_sector_of(view, order.officer)) if is_there else Text("there", "sur place")
        return Text(f"Steal the research {where.en}", f"Volez les recherches {where.fr}")
    if order.activity == "kill_officer":
        victim = the_piece(order.target)
        return Text(f"Kill {victim.en}", f"Tuez {victim.fr}")
    where = at_place(_sector_of(view, order.officer)) if is_there else Text("there", "sur place")
    what = name("structure", order.target)
    return Text(f"Destroy the {what.en} {where.en}", f"Détruisez {french.the(what.fr)} {where.fr}")


def _search(view: SwView, order: officers.Search, names: Names) -> Text:
    officer = the_piece(order.officer)
    weapons = Text("", "")
    if order.special:
        spies = the_pieces(order.special)
        weapons = Text(f", special weapons against {spies.en}", f", armes spéciales contre {spies.fr}")
        if len(order.special) == 1:
            weapons = Text(f", a special weapon against {spies.en}", f", une arme spéciale contre {spies.fr}")
    return Text(f"Look for spies with {officer.en}{weapons.en}", f"Cherchez les espions avec {officer.fr}{weapons.fr}")


def _infest(view: SwView, order: officers.Infest, names: Names) -> Text:
    officer = the_piece(order.officer)
    return Text(f"Create aliens with {officer.en}", f"Créez des aliens avec {officer.fr}")


TOLD: Tellers = {officers.Spy: _spy, officers.Search: _search, officers.Infest: _infest}
