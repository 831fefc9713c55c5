"""SW-5, SW-9: craft that move, load and visit; officers on missions; what goes overboard."""

from collections.abc import Sequence

from stellarch.core import Text
from stellarch.games.space_wars import french
from stellarch.games.space_wars.actions import capital, moves, visits
from stellarch.games.space_wars.actions.losses import Jettison
from stellarch.games.space_wars.articles import several, the_piece, the_pieces
from stellarch.games.space_wars.in_words.telling import Tellers, cargo, of_place, towards, unflagged
from stellarch.games.space_wars.view import SwView
from stellarch.games.space_wars.words import at_place, cargo_name, name, piece_name, place

Names = Sequence[str]
_SURFACE = "surface"


# SW-9: moving


def _move(view: SwView, order: moves.Move, names: Names) -> Text:
    craft, to, flag = the_pieces(order.craft), towards(order.to), unflagged(order)
    return Text(f"Move {craft.en} {to.en}{flag.en}", f"Déplacez {craft.fr} {to.fr}{flag.fr}")


def _gate(view: SwView, order: moves.Gate, names: Names) -> Text:
    craft, to, flag = the_pieces(order.craft), towards(order.to), unflagged(order)
    return Text(
        f"Take {craft.en} through the gate {to.en}{flag.en}", f"Faites passer {craft.fr} par la porte {to.fr}{flag.fr}"
    )


def _gate_small(view: SwView, order: moves.GateSmall, names: Names) -> Text:
    small, origin, to, flag = cargo(order.small), of_place(order.origin), towards(order.to), unflagged(order)
    return Text(
        f"Send {small.en} through the gate {origin.en} {to.en}{flag.en}",
        f"Faites passer {small.fr} par la porte {origin.fr} {to.fr}{flag.fr}",
    )


def _jump(view: SwView, order: moves.Jump, names: Names) -> Text:
    craft, to, fuel, flag = the_piece(order.craft), towards(order.to), of_place(order.fuel), unflagged(order)
    return Text(
        f"Jump with {craft.en} {to.en}, using the fuel {fuel.en}{flag.en}",
        f"Faites sauter {craft.fr} {to.fr} avec le carburant {fuel.fr}{flag.fr}",
    )


def _warp(view: SwView, order: moves.Warp, names: Names) -> Text:
    craft, to, flag = the_piece(order.craft), towards(order.to), unflagged(order)
    return Text(
        f"Jump from the space warp with {craft.en} {to.en}{flag.en}",
        f"Faites sauter {craft.fr} par la distorsion {to.fr}{flag.fr}",
    )


def _flag(view: SwView, order: moves.Flag, names: Names) -> Text:
    where = at_place(order.sector)
    return Text(f"Put a flag on {place(order.sector).en}", f"Plantez votre drapeau {where.fr}")


# SW-9: instead of moving


def _lay_mine(view: SwView, order: moves.LayMine, names: Names) -> Text:
    craft = the_piece(order.craft)
    return Text(f"Lay a mine field with {craft.en}", f"Posez un champ de mines avec {craft.fr}")


def _sweep_mine(view: SwView, order: moves.SweepMine, names: Names) -> Text:
    craft = the_piece(order.craft)
    return Text(f"Sweep a mine field with {craft.en}", f"Retirez un champ de mines avec {craft.fr}")


def _collect(view: SwView, order: moves.Collect, names: Names) -> Text:
    craft = the_piece(order.craft)
    return Text(f"Collect from the nebula with {craft.en}", f"Récoltez une ressource de la nébuleuse avec {craft.fr}")


# SW-9: loading


def _load(view: SwView, order: moves.Load, names: Names) -> Text:
    pieces, carrier = cargo(order.pieces), the_piece(order.carrier)
    space = Text(", from space", ", depuis l'espace") if order.space else Text("", "")
    return Text(f"Load {pieces.en} onto {carrier.en}{space.en}", f"Chargez {pieces.fr} sur {carrier.fr}{space.fr}")


def _unload(view: SwView, order: moves.Unload, names: Names) -> Text:
    pieces, carrier = cargo(order.pieces), piece_name(order.carrier)
    space = Text(", into space", ", dans l'espace") if order.space else Text("", "")
    return Text(
        f"Unload {pieces.en} from {carrier.en}{space.en}",
        f"Déchargez {pieces.fr} {french.of_the(carrier.fr)}{space.fr}",
    )


def _launch(view: SwView, order: moves.Launch, names: Names) -> Text:
    small, where = cargo(order.small), at_place(order.sector)
    return Text(f"Send {small.en} up {where.en}", f"Faites décoller {small.fr} {where.fr}")


def _land(view: SwView, order: moves.Land, names: Names) -> Text:
    small, where = cargo(order.small), at_place(order.sector)
    return Text(f"Bring {small.en} down to the surface {where.en}", f"Faites atterrir {small.fr} {where.fr}")


def _transfer(view: SwView, order: moves.Transfer, names: Names) -> Text:
    officer, to = the_piece(order.officer), _aboard(order.to)
    return Text(f"Send {officer.en} {to.en}", f"Envoyez {officer.fr} {to.fr}")


def _aboard(where: str) -> Text:
    if where == _SURFACE:
        return Text("to the surface", "à la surface")
    craft = piece_name(where)
    return Text(f"aboard {craft.en}", f"à bord {french.of_the(craft.fr)}")


def _pass_weapons(view: SwView, order: moves.PassWeapons, names: Names) -> Text:
    what = several(name("counter", "special_weapon"), order.count)
    source, target = _from(order.source), _aboard(order.target)
    return Text(f"Pass {what.en} {source.en} {target.en}", f"Faites passer {what.fr} {source.fr} {target.fr}")


def _from(where: str) -> Text:
    if where == _SURFACE:
        return Text("from the surface", "de la surface")
    craft = piece_name(where)
    return Text(f"from {craft.en}", french.of_the(craft.fr))


def _jettison(view: SwView, order: Jettison, names: Names) -> Text:
    what = several(cargo_name(order.piece), 1)
    return Text(f"Throw {what.en} overboard", f"Jetez {what.fr} par-dessus bord")


# SW-9.1.4: the close of a sub-phase


def _move_capital(view: SwView, order: capital.MoveCapital, names: Names) -> Text:
    where = at_place(order.sector)
    return Text(f"Make {place(order.sector).en} your capital", f"Installez votre capitale {where.fr}")


def _control_damage(view: SwView, order: capital.ControlDamage, names: Names) -> Text:
    craft = the_piece(order.craft)
    return Text(
        f"Spend a special weapon on the damage of {craft.en}", f"Réparez {craft.fr} au prix d'une arme spéciale"
    )


# SW-5: special actions


def _happening(view: SwView, number: int) -> tuple[Text, str] | None:
    """What an event in play is, and where."""
    event = next((each for each in view.happenings.events if each.number == number), None)
    return None if event is None else (name("event", event.kind), view.galaxy.name(event.at))


def _visit(view: SwView, order: visits.Visit, names: Names) -> Text:
    unit, found = the_piece(order.unit), _happening(view, order.event)
    what = Text(f"event {order.event}", f"événement {order.event}") if found is None else found[0]
    weapon = Text(" and a special weapon", " et une arme spéciale") if order.special else Text("", "")
    return Text(
        f"Visit the {what.en} with {unit.en}{weapon.en}", f"Visitez {french.the(what.fr)} avec {unit.fr}{weapon.fr}"
    )


def _trade(view: SwView, order: visits.Trade, names: Names) -> Text:
    what, freight = several(name("resource", order.resource), abs(order.amount)), the_piece(order.freight)
    if order.amount < 0:
        return Text(
            f"Sell {what.en} to the Guild of Traders from {freight.en}",
            f"Vendez {what.fr} à la Guilde des marchands avec {freight.fr}",
        )
    return Text(
        f"Buy {what.en} from the Guild of Traders for {freight.en}",
        f"Achetez {what.fr} à la Guilde des marchands pour {freight.fr}",
    )


def _mission(view: SwView, order: visits.Mission, names: Names) -> Text:
    mission, team = name("mission", order.mission), the_pieces(order.team)
    weapon = Text(", with a special weapon", " et une arme spéciale") if order.weapon else Text("", "")
    return Text(
        f"Attempt the mission “{mission.en}” with {team.en}{weapon.en}",
        f"Tentez la mission « {mission.fr} » avec {team.fr}{weapon.fr}",
    )


def _promote(view: SwView, order: visits.Promote, names: Names) -> Text:
    officer = piece_name(order.officer)
    return Text(f"Give {officer.en} a second star", f"Donnez une deuxième étoile {french.to_the(officer.fr)}")


def _decontaminate(view: SwView, order: visits.Decontaminate, names: Names) -> Text:
    craft, count = the_piece(order.craft), order.counters
    return Text(
        f"Remove {count} contamination counter{'s' if count > 1 else ''} with {craft.en}",
        f"Retirez {count} pion{'s' if count > 1 else ''} de contamination avec {craft.fr}",
    )


def _shoot_meteor(view: SwView, order: visits.ShootMeteor, names: Names) -> Text:
    found = _happening(view, order.event)
    where = Text("", "") if found is None else at_place(found[1])
    weapon = _weapon_of(order.special)
    return Text(
        f"Fire at the meteor {where.en}".rstrip() + weapon.en, f"Tirez sur le météore {where.fr}".rstrip() + weapon.fr
    )


def _weapon_of(craft: str | None) -> Text:
    """From which craft a special weapon is spent, if one is."""
    if craft is None:
        return Text("", "")
    of = piece_name(craft)
    return Text(f", with a special weapon of {of.en}", f", avec une arme spéciale {french.of_the(of.fr)}")


TOLD: Tellers = {
    moves.Move: _move,
    moves.Gate: _gate,
    moves.GateSmall: _gate_small,
    moves.Jump: _jump,
    moves.Warp: _warp,
    moves.Flag: _flag,
    moves.LayMine: _lay_mine,
    moves.SweepMine: _sweep_mine,
    moves.Collect: _collect,
    moves.Load: _load,
    moves.Unload: _unload,
    moves.Launch: _launch,
    moves.Land: _land,
    moves.Transfer: _transfer,
    moves.PassWeapons: _pass_weapons,
    Jettison: _jettison,
    capital.MoveCapital: _move_capital,
    capital.ControlDamage: _control_damage,
    visits.Visit: _visit,
    visits.Trade: _trade,
    visits.Mission: _mission,
    visits.Promote: _promote,
    visits.Decontaminate: _decontaminate,
    visits.ShootMeteor: _shoot_meteor,
}
