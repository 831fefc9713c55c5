"""SW-23.3.1: orders of a battle as templates, for those who fill them in: the steps say what may stand in them."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from stellarch.core import Blank, Depending, Orders, Pairs, Pick, Several, Start, Template, Text
from stellarch.games.space_wars.actions.battle import Weapon
from stellarch.games.space_wars.rules.battle.weapons import Attack
from stellarch.games.space_wars.rules.forms import MOST_ORDERS
from stellarch.games.space_wars.state.battles import SURFACE
from stellarch.games.space_wars.words import NAMES, capitalised, piece_name

_ORDERS = Text("Orders", "Ordres")
_CRAFT = Text("Craft", "Engin")
_WEAPON = Text("Weapon", "Arme")
_NUMBER = Text("Attack", "Attaque")
_TARGET = Text("Target", "Cible")
_ABOARD = Text("Fighters and pods aboard", "Chasseurs et nacelles à bord")
_SURFACE = Text("the surface", "la surface")
_SPECIAL = Text("{aim}, with a special weapon", "{aim}, avec une arme spéciale")

ROWS: Mapping[str, Text] = {row: capitalised(called) for row, called in NAMES["row"].items()}
"""What the rows of a side are called, as labels."""


def one_of(units: Iterable[str], label: Text) -> Pick:
    """One of these units."""
    among = tuple(units)
    return Pick(among, called=named(among), label=label)


def some_of(
    units: Iterable[str], label: Text, least: int = 0, most: int | None = None, usual: Sequence[str] = ()
) -> Several:
    """Some of these units; their order counts where they stand in a row."""
    among = tuple(units)
    return Several(among, least, most, called=named(among), label=label, usual=list(usual) or None)


def aboard(places: Mapping[str, tuple[str, ...]]) -> dict[str, Blank]:
    """Where fighters and pods may go that leave the zone; no blank where there is nowhere to go."""
    each = {unit: among for unit, among in places.items() if among}
    called = named({*each, *(place for among in each.values() for place in among)} - {SURFACE})
    return {"aboard": Pairs(each, called={**called, SURFACE: _SURFACE}, label=_ABOARD)} if each else {}


def named(units: Iterable[str]) -> Mapping[str, Text]:
    return {each: piece_name(each) for each in units}


def hanging_on(field: str, cases: Mapping[str, Blank], label: Text) -> Blank:
    """What may stand in a field by what an earlier one holds; one blank where that is always the same."""
    alike, *others = cases.values()
    return alike if all(other is alike for other in others) else Depending(field, cases, label=label)


def aims(
    label: Text, attacks: Iterable[Attack], targets: Callable[[Attack], Sequence[str]], armed: Collection[str] = ()
) -> Iterator[Template]:
    """A target for one of these attacks; another template spends a special weapon of the craft that have one."""
    by_craft: dict[str, dict[Weapon, list[int]]] = {}
    within: dict[tuple[str, Weapon], tuple[str, ...]] = {}
    for craft, weapon, number in attacks:
        if (craft, weapon) not in within:
            within[craft, weapon] = tuple(targets(Attack(craft, weapon, number)))
        if within[craft, weapon]:
            by_craft.setdefault(craft, {}).setdefault(weapon, []).append(number)
    if not by_craft:
        return
    yield Template("target", label, _aim(by_craft, within))
    special = {craft: guns for craft, guns in by_craft.items() if craft in armed}
    if special:
        yield Template("target", _SPECIAL.format(aim=label), _aim(special, within), {"special": True})


def _aim(
    by_craft: Mapping[str, Mapping[Weapon, Sequence[int]]], within: Mapping[tuple[str, Weapon], tuple[str, ...]]
) -> dict[str, Blank]:
    """Blanks for the attacks of these craft, by what each of them has and reaches. What is alike is one blank."""
    made: dict[Any, Blank] = {}
    weapons, numbers, marks = {}, {}, {}
    for craft, guns in by_craft.items():
        owned = tuple(guns)
        weapons[craft] = made.get(owned) or made.setdefault(owned, Pick(owned, called=_WEAPONS, label=_WEAPON))
        counted = {weapon: tuple(each) for weapon, each in guns.items()}
        reached = {weapon: within[craft, weapon] for weapon in guns}
        numbers[craft] = _by_weapon(made, counted, _NUMBER, lambda among: Pick(among, label=_NUMBER))
        marks[craft] = _by_weapon(made, reached, _TARGET, lambda among: one_of(among, _TARGET))
    return {
        "craft": one_of(by_craft, _CRAFT),
        "weapon": hanging_on("craft", weapons, _WEAPON),
        "number": hanging_on("craft", numbers, _NUMBER),
        "target": hanging_on("craft", marks, _TARGET),
    }


def _by_weapon(
    made: dict[Any, Blank], among: Mapping[Weapon, tuple[Any, ...]], label: Text, blank: Callable[[Any], Blank]
) -> Blank:
    """What may stand in a field of an aim, by the weapon; made once for all craft that are alike."""
    key = (label, *among.items())
    if key not in made:
        for each in set(among.values()):
            made.setdefault((label, each), blank(each))
        made[key] = hanging_on("weapon", {weapon: made[label, each] for weapon, each in among.items()}, label)
    return made[key]


_WEAPONS: Mapping[str, Text] = {weapon: capitalised(called) for weapon, called in NAMES["weapon"].items()}


def sheet(kind: str, label: Text, among: Iterable[Template], starts: tuple[Start, ...] = ()) -> Template:
    """A form for orders like these."""
    return Template(kind, label, {"orders": Orders(tuple(among), MOST_ORDERS, label=_ORDERS)}, starts=starts)
