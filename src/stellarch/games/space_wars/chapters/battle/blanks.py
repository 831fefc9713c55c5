"""SW-23.3.1: orders of a battle as templates, for those who fill them in: the steps say what may stand in them."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, get_args

from stellarch.core import (
    Blank,
    Depending,
    Message,
    Orders,
    Pairs,
    Phrase,
    Pick,
    Several,
    Start,
    Template,
    Text,
)
from stellarch.games.space_wars.chapters.battle.labels import AimWithWeapon, BattleLabel
from stellarch.games.space_wars.chapters.battle.orders import Weapon
from stellarch.games.space_wars.chapters.battle.weapons import Attack
from stellarch.games.space_wars.labels import TitleOf, label, piece_label
from stellarch.games.space_wars.nouns import noun
from stellarch.games.space_wars.rules.forms import MOST_ORDERS
from stellarch.games.space_wars.state.battles import SURFACE

ROWS: Mapping[str, Message] = {row: TitleOf(noun("row", row)) for row in ("line", "core", "skirmish")}
"""What the rows of a side are called, as labels."""


def one_of(units: Iterable[str], what: Phrase) -> Pick:
    """One of these units."""
    among = tuple(units)
    return Pick(among, called=named(among), label=label(what))


def some_of(
    units: Iterable[str], what: Message | Phrase, least: int = 0, most: int | None = None, usual: Sequence[str] = ()
) -> Several:
    """Some of these units; their order counts where they stand in a row."""
    among = tuple(units)
    return Several(among, least, most, called=named(among), label=label(what), usual=list(usual) or None)


def aboard(places: Mapping[str, tuple[str, ...]]) -> dict[str, Blank]:
    """Where fighters and pods may go that leave the zone; no blank where there is nowhere to go."""
    each = {unit: among for unit, among in places.items() if among}
    called = named({*each, *(place for among in each.values() for place in among)} - {SURFACE})
    return (
        {"aboard": Pairs(each, called={**called, SURFACE: label(BattleLabel.SURFACE)}, label=label(BattleLabel.ABOARD))}
        if each
        else {}
    )


def named(units: Iterable[str]) -> Mapping[str, Text]:
    return {each: piece_label(each) for each in units}


def hanging_on(field: str, cases: Mapping[str, Blank], what: Phrase) -> Blank:
    """What may stand in a field by what an earlier one holds; one blank where that is always the same."""
    alike, *others = cases.values()
    return alike if all(other is alike for other in others) else Depending(field, cases, label=label(what))


def aims(
    aim: Phrase, attacks: Iterable[Attack], targets: Callable[[Attack], Sequence[str]], armed: Collection[str] = ()
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
    yield Template("target", label(aim), _aim(by_craft, within))
    special = {craft: guns for craft, guns in by_craft.items() if craft in armed}
    if special:
        yield Template("target", label(AimWithWeapon(aim)), _aim(special, within), {"special": True})


def _aim(
    by_craft: Mapping[str, Mapping[Weapon, Sequence[int]]], within: Mapping[tuple[str, Weapon], tuple[str, ...]]
) -> dict[str, Blank]:
    """Blanks for the attacks of these craft, by what each of them has and reaches. What is alike is one blank."""
    made: dict[Any, Blank] = {}
    weapons, numbers, marks = {}, {}, {}
    for craft, guns in by_craft.items():
        owned = tuple(guns)
        weapons[craft] = made.get(owned) or made.setdefault(
            owned, Pick(owned, called=_WEAPONS, label=label(BattleLabel.WEAPON))
        )
        counted = {weapon: tuple(each) for weapon, each in guns.items()}
        reached = {weapon: within[craft, weapon] for weapon in guns}
        numbers[craft] = _by_weapon(
            made, counted, BattleLabel.ATTACK, lambda among: Pick(among, label=label(BattleLabel.ATTACK))
        )
        marks[craft] = _by_weapon(made, reached, BattleLabel.TARGET, lambda among: one_of(among, BattleLabel.TARGET))
    return {
        "craft": one_of(by_craft, BattleLabel.CRAFT),
        "weapon": hanging_on("craft", weapons, BattleLabel.WEAPON),
        "number": hanging_on("craft", numbers, BattleLabel.ATTACK),
        "target": hanging_on("craft", marks, BattleLabel.TARGET),
    }


def _by_weapon(
    made: dict[Any, Blank], among: Mapping[Weapon, tuple[Any, ...]], what: Phrase, blank: Callable[[Any], Blank]
) -> Blank:
    """What may stand in a field of an aim, by the weapon; made once for all craft that are alike."""
    key = (what, *among.items())
    if key not in made:
        for each in set(among.values()):
            made.setdefault((what, each), blank(each))
        made[key] = hanging_on("weapon", {weapon: made[what, each] for weapon, each in among.items()}, what)
    return made[key]


_WEAPONS: Mapping[str, Text] = {weapon: label(TitleOf(noun("weapon", weapon))) for weapon in get_args(Weapon)}


def sheet(kind: str, title: Phrase, among: Iterable[Template], starts: tuple[Start, ...] = ()) -> Template:
    """A form for orders like these."""
    return Template(
        kind,
        label(title),
        {"orders": Orders(tuple(among), MOST_ORDERS, label=label(BattleLabel.ORDERS))},
        starts=starts,
    )
