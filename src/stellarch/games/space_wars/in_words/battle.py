"""SW-9.9, SW-10, SW-12: interceptions, space battles and bombardment."""

from collections.abc import Callable, Mapping, Sequence

from stellarch.core import Text
from stellarch.core.text import listed
from stellarch.games.space_wars import french
from stellarch.games.space_wars.actions import battle
from stellarch.games.space_wars.actions.bombardment import Bombard
from stellarch.games.space_wars.articles import some_units, the_piece, the_pieces
from stellarch.games.space_wars.in_words.telling import Tellers, always, with_weapon
from stellarch.games.space_wars.state.battles import Mustering
from stellarch.games.space_wars.view import SwView
from stellarch.games.space_wars.words import NAMES, at_place, name, piece_name, the_place

Names = Sequence[str]
_COMMAND = Text(", in command yourself", ", en commandant vous-même")
_PLACES = {"surface": Text("the surface", "la surface"), "space": Text("space", "l'espace")}


def _engage(view: SwView, order: battle.Engage, names: Names) -> Text:
    who, where, command = names[order.player], at_place(order.sector), _command(order)
    return Text(f"Attack {who} {where.en}{command.en}", f"Attaquez {who} {where.fr}{command.fr}")


def _intercept(view: SwView, order: battle.Intercept, names: Names) -> Text:
    command = _command(order)
    return Text(f"Intercept them{command.en}", f"Interceptez-les{command.fr}")


def _command(order: battle.Engage | battle.Intercept) -> Text:
    return _COMMAND if order.command else Text("", "")


def _entrust(view: SwView, order: battle.Entrust, names: Names) -> Text:
    return _HANDED_OVER[order.scope]


_HANDED_OVER: Mapping[battle.Scope, Text] = {
    "battle": Text("Leave the battle to the computer", "Confiez la bataille à l'ordinateur"),
    "turn": Text(
        "Leave all your battles of this turn to the computer",
        "Confiez à l'ordinateur toutes vos batailles de ce tour",
    ),
    "game": Text(
        "Leave your battles to the computer for the rest of the game",
        "Confiez vos batailles à l'ordinateur jusqu'à la fin de la partie",
    ),
}


def _join(view: SwView, order: battle.Join, names: Names) -> Text:
    if _is_about_the_surface(view):
        return Text("Send your fighters up to fight", "Faites décoller vos chasseurs")
    return Text("Join the battle", "Prenez part à la bataille")


def _stay_out(view: SwView, order: battle.StayOut, names: Names) -> Text:
    if _is_about_the_surface(view):
        return Text("Keep your fighters on the ground", "Gardez vos chasseurs au sol")
    return Text("Stay out of the battle", "Restez à l'écart de la bataille")


def _is_about_the_surface(view: SwView) -> bool:
    return any(isinstance(matter, Mustering) and matter.asks_to_come_up for matter in view.pending)


def _dispose(view: SwView, order: battle.Dispose, names: Names) -> Text:
    """Who stands where; nothing of rows that stay empty."""
    rows = [
        (Text("in the line", "en ligne"), order.line),
        (Text("in the core", "au cœur"), order.core),
        (Text("in the skirmish zone", "en zone d'escarmouche"), order.skirmish),
    ]
    stand = [_row(label, pieces) for label, pieces in rows if pieces]
    leave = [_leaving(small, to) for small, to in order.aboard.items()]
    if not stand and not leave:
        return Text("Leave everything where it stands", "Laissez tout en place")
    said = [*stand, *leave]
    return Text(f"Place {'; '.join(each.en for each in said)}", f"Placez {' ; '.join(each.fr for each in said)}")


def _row(label: Text, pieces: Sequence[str]) -> Text:
    said = the_pieces(pieces)
    return Text(f"{label.en}: {said.en}", f"{label.fr} : {said.fr}")


def _leaving(small: str, to: str) -> Text:
    unit, place = the_piece(small), _place(to)
    return Text(f"{unit.en} on {place.en}", f"{unit.fr} sur {place.fr}")


def _place(where: str) -> Text:
    return _PLACES[where] if where in _PLACES else the_piece(where)


def _of_craft(en: str, fr: str, nobody: Text) -> Callable[[SwView, "_Group", Names], Text]:
    """An order for some craft; what it means where none is named."""

    def told(view: SwView, order: "_Group", names: Names) -> Text:
        craft = the_pieces(order.craft) if order.craft else None
        return nobody if craft is None else Text(en.format(craft.en), fr.format(craft.fr))

    return told


_Group = battle.Shield | battle.BreakThrough | battle.Return | battle.Withdraw


def _cloak(view: SwView, order: battle.Cloak, names: Names) -> Text:
    craft = the_piece(order.craft)
    return Text(f"Cloak {craft.en} with a special weapon", f"Occultez {craft.fr} avec une arme spéciale")


def _patch(view: SwView, order: battle.Patch, names: Names) -> Text:
    craft = the_piece(order.craft)
    return Text(f"Repair {craft.en} with a special weapon", f"Réparez {craft.fr} avec une arme spéciale")


def _target(view: SwView, order: battle.Target, names: Names) -> Text:
    """An attack, by its number where the craft may have more of them."""
    craft, target, weapon = piece_name(order.craft), the_piece(order.target), name("weapon", order.weapon)
    number = Text(f" {order.number}", f" {order.number}") if order.number > 1 else Text("", "")
    special = Text(", with a special weapon", ", avec une arme spéciale") if order.special else Text("", "")
    return Text(
        f"Fire the {weapon.en}{number.en} of {craft.en} at {target.en}{special.en}",
        f"Tirez avec {french.the(weapon.fr)}{number.fr} {french.of_the(craft.fr)} sur {target.fr}{special.fr}",
    )


def _run(view: SwView, order: battle.Run, names: Names) -> Text:
    unit, target = the_piece(order.unit), the_piece(order.target)
    riding = [the_piece(order.general)] if order.general else []
    weapon = [Text("a special weapon", "une arme spéciale")] if order.special else []
    along = listed([*riding, *weapon]) if riding or weapon else None
    aboard = Text("", "") if along is None else Text(f", with {along.en}", f", avec {along.fr}")
    return Text(f"Send {unit.en} against {target.en}{aboard.en}", f"Lancez {unit.fr} sur {target.fr}{aboard.fr}")


def _withdraw(view: SwView, order: battle.Withdraw, names: Names) -> Text:
    leaving = _WITHDRAW(view, order, names)
    weapon = with_weapon(order.special)
    leaving = Text(leaving.en + weapon.en, leaving.fr + weapon.fr)
    with_them = listed([_going_with(small, to) for small, to in order.aboard.items()]) if order.aboard else None
    if with_them is None:
        return leaving
    return Text(f"{leaving.en}, with {with_them.en}", f"{leaving.fr}, avec {with_them.fr}")


def _going_with(small: str, to: str) -> Text:
    unit, carrier = the_piece(small), piece_name(to)
    return Text(f"{unit.en} on {carrier.en}", f"{unit.fr} à bord {french.of_the(carrier.fr)}")


def _settle(view: SwView, order: battle.Settle, names: Names) -> Text:
    weapons = order.unit == "weapons"
    what = Text("the weapons that were won", "les armes gagnées") if weapons else the_piece(order.unit)
    to = _place(order.place)
    return Text(f"Send {what.en} to {to.en}", f"Envoyez {what.fr} vers {to.fr}")


_CORES = {
    "core_of_defender": Text("fire in the defender's core", "tir au cœur du défenseur"),
    "core_of_attacker": Text("fire in the attacker's core", "tir au cœur de l'assaillant"),
}


def _hold(view: SwView, order: battle.Hold, names: Names) -> Text:
    step = _CORES.get(order.step) or NAMES["battle_step"].get(order.step, Text(order.step, order.step))
    return Text(f"Do nothing in this step: {step.en}", f"Ne faites rien à cette étape : {step.fr}")


_WITHDRAW = _of_craft("Withdraw {}", "Retirez {}", Text("Stay in the battle", "Restez dans la bataille"))


def _bombard(view: SwView, order: Bombard, names: Names) -> Text:
    """How, unless it is by the usual bombs; with what, unless with all that can."""
    where, how = the_place(order.sector), name("bombing", order.bombing)
    said = Text("", "") if order.bombing == "conventional" else Text(f" ({how.en})", f" ({how.fr})")
    craft = the_pieces(order.craft) if order.craft else None
    some = Text("", "") if craft is None else Text(f" with {craft.en}", f" avec {craft.fr}")
    weapons = Text("", "")
    if order.special:
        helped = some_units(order.special)
        weapons = Text(f", special weapons against: {helped.en}", f", armes spéciales contre : {helped.fr}")
    return Text(
        f"Bombard {where.en}{said.en}{some.en}{weapons.en}", f"Bombardez {where.fr}{said.fr}{some.fr}{weapons.fr}"
    )


TOLD: Tellers = {
    battle.Engage: _engage,
    battle.Intercept: _intercept,
    battle.LetPass: always("Let them pass", "Laissez-les passer"),
    battle.Join: _join,
    battle.StayOut: _stay_out,
    battle.Dispose: _dispose,
    battle.Shield: _of_craft("Shield {}", "Protégez {}", Text("Shield nothing", "Ne protégez rien")),
    battle.Cloak: _cloak,
    battle.Patch: _patch,
    battle.Target: _target,
    battle.Run: _run,
    battle.BreakThrough: _of_craft(
        "Break through with {}", "Percez avec {}", Text("Do not break through", "Ne percez pas")
    ),
    battle.Return: _of_craft(
        "Bring back {} to the line", "Ramenez en ligne {}", Text("Bring nothing back", "Ne ramenez rien")
    ),
    battle.Withdraw: _withdraw,
    battle.Settle: _settle,
    battle.Hold: _hold,
    Bombard: _bombard,
    battle.Entrust: _entrust,
    battle.Lead: always("Lead your own battles again", "Reprenez le commandement de vos batailles"),
}
