"""SW-12: the phase player bombards systems. What bombs do, `rules.bombing` says."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, get_args

from msgspec.structs import replace

from stellarch.core import Blank, Fact, Phrase, Pick, Refusal, Seat, Several, Template
from stellarch.games.space_wars.chapter import Bar, BattleEvent, Course, Doing, Order, State, bar, require
from stellarch.games.space_wars.chapters.battle.engaging import withdrawn
from stellarch.games.space_wars.chapters.hostilities import could_attack_anything, may_attack_system
from stellarch.games.space_wars.chapters.losses import telling_of_project
from stellarch.games.space_wars.chapters.movement import bars_commanding
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.labels import NameOf, label, piece_label
from stellarch.games.space_wars.nouns import Piece, Place, Technology, Units, noun, of_kind, unit_noun
from stellarch.games.space_wars.rules.bombing import Raid, shield_of, struck, value_of, without_units
from stellarch.games.space_wars.rules.control import manager
from stellarch.games.space_wars.rules.entry import EntryNoSuchSector
from stellarch.games.space_wars.rules.supply import is_in_supply
from stellarch.games.space_wars.rules.surface import unit_names, with_heir
from stellarch.games.space_wars.rules.versions import bars_new_help, has_war, helps_any_roll, weakens_everything
from stellarch.games.space_wars.state.matters import SubPhases
from stellarch.games.space_wars.tables.combat import Bombing
from stellarch.games.space_wars.tables.game import NUMBERS
from stellarch.games.space_wars.tables.tiles import SYSTEMS

# Orders


class Bombard(Order, frozen=True):
    """Craft bomb the system of their sector (SW-D.47)."""

    word = "bombard"

    sector: Place
    bombing: Annotated[Bombing, of_kind("bombing")] = "conventional"
    craft: tuple[Piece, ...] = ()
    """Which of those that could take part; all, if none is named."""
    special: Units = ()
    """Units on whose dice a special weapon each is spent, by their kind (SW-29.7): `city`, `regular`, `native`."""


# Events


class Bombarded(BattleEvent, frozen=True):
    """What the bombs of a player have done to a system (SW-12.1.7)."""

    reveals = True

    seat: Seat
    player: Seat | None
    """Who managed the system, if it was somebody else."""
    system: Place
    bombing: Annotated[Bombing, of_kind("bombing")]
    craft: tuple[str, ...]
    value: int
    need: int
    modifier: int
    dice: tuple[int, ...]
    """One for each thing that could be struck."""
    lost: Units
    counters: int
    """Contamination that was added (SW-12.1.9)."""
    special: tuple[str, ...] = ()
    """Units on whose dice a special weapon each was spent (SW-29.7)."""

    @Fact
    def spent(self) -> int:
        return len(self.special)


# Refusals


class BombardmentNoSystem(Refusal, frozen=True):
    rule = "SW-12.1.1"
    at: Place


class NoBombers(Refusal, frozen=True):
    rule = "SW-12.1.1"
    at: Place


class NotABomber(Refusal, frozen=True):
    rule = "SW-12.1.1"
    craft: Piece
    at: Place


class BombardedAlready(Refusal, frozen=True):
    rule = "SW-12.1.1"
    at: Place


class BombardmentNotATarget(Refusal, frozen=True):
    rule = "SW-12.1.2"


class BombardmentStorm(Refusal, frozen=True):
    rule = "SW-12.1.3"
    at: Place
    technology: Technology


class GunsHeld(Refusal, frozen=True):
    rule = "SW-12.1.3"
    at: Place


class NoTechnology(Refusal, frozen=True):
    rule = "SW-12.1.4"
    technology: Technology


class AntimatterBanned(Refusal, frozen=True):
    rule = "SW-6.3.6"


class BiologicalBanned(Refusal, frozen=True):
    rule = "SW-6.3.7"


class Antidote(Refusal, frozen=True):
    rule = "SW-12.1.11"


class NoSuchDie(Refusal, frozen=True):
    rule = "SW-29.7"
    at: Place


class BombardmentTooFewWeapons(Refusal, frozen=True):
    rule = "SW-29.7"
    there: int
    count: int


# Rules


BOMBINGS: tuple[Bombing, ...] = get_args(Bombing)
_TECHNOLOGIES: Mapping[Bombing, str] = {"antimatter": "antimatter_bombing", "biological": "biological_bombing"}
_BANS: Mapping[Bombing, tuple[str, type[Refusal]]] = {
    "antimatter": ("ban_antimatter", AntimatterBanned),
    "biological": ("ban_biological", BiologicalBanned),
}

# Who bombs


class BombardmentLabel(Phrase):
    WITH_SOME = 1
    WITH_WEAPONS = 2
    HOW = 3
    CRAFT = 4
    WEAPON_AGAINST = 5


def are_guns_held(state: State, seat: Seat, at: At) -> bool:
    """Whether an event keeps a player's craft in a sector from bombing (SW-12.1.3)."""
    if state.happenings.is_at("berilan_gap", at):
        return True
    is_protected = state.empires[seat].knows("pulsar_interference_wrapper")
    return state.happenings.is_at("pulsar_interference", at) and not is_protected


def bombers(state: State, seat: Seat, at: At) -> tuple[str, ...]:
    """A player's craft in a sector that can bombard (SW-12.1.1)."""
    if are_guns_held(state, seat, at):
        return ()
    fleets, gone = state.fleets, withdrawn(state)
    return tuple(craft for craft in fleets.here(seat, at) if fleets[craft].sheet.bomb and craft not in gone)


def guns(state: State, seat: Seat, at: At) -> int:
    """The bombardment values of a player's craft in a sector together (SW-12.1.5)."""
    return sum(_value(state, craft) for craft in bombers(state, seat, at))


def _value(state: State, craft: str) -> int:
    """What a craft brings to a bombardment where it is (SW-29.8)."""
    is_weaker = weakens_everything(state) and not is_in_supply(state, craft)
    return value_of(state.fleets[craft], is_weaker=is_weaker)


def raid_on(state: State, seat: Seat, at: At, bombing: Bombing, craft: tuple[str, ...]) -> Raid:
    """The bombardment of a system by some craft, in figures."""
    manages = manager(state, at)
    return Raid(
        bombing,
        sum(_value(state, each) for each in craft),
        state.empires[seat].series("planet_scanner"),
        shield_of(state.sectors.system(at)),
        manages is not None and state.empires[manages].knows("antimatter_attenuation"),
    )


# Why not


def bars_target(state: State, seat: Seat, at: At) -> Bar | None:
    """Why a player cannot bombard a sector, with whatever craft; None when he can."""
    about = state.galaxy.name(at)
    if state.sectors[at].system is None:
        return bar(BombardmentNoSystem, about, at=about)
    if not may_attack_system(state, seat, at):
        return bar(BombardmentNotATarget, about)
    if (at, seat) in state.at_hand(SubPhases).bombarded:
        return bar(BombardedAlready, about, at=about)
    if state.happenings.is_at("space_storm", at) and not state.empires[seat].knows("space_scanner"):
        return bar(BombardmentStorm, about, at=about, technology="space_scanner")
    if bombers(state, seat, at):
        return None
    return bar(GunsHeld if are_guns_held(state, seat, at) else NoBombers, about, at=about)


def bars_bombing(state: State, seat: Seat, at: At, bombing: Bombing) -> Bar | None:
    """Why a player cannot bomb a system in this way; None when he can."""
    technology = _TECHNOLOGIES.get(bombing)
    if technology is not None and not state.empires[seat].knows(technology):
        return bar(NoTechnology, technology, technology=technology)
    if bombing in _BANS:
        law, reason = _BANS[bombing]
        if state.politics.has_law(law):
            return bar(reason, law)
    if bombing == "biological":
        manages = manager(state, at)
        if manages is not None and state.empires[manages].knows("universal_bio_antidote"):
            return bar(Antidote, state.galaxy.name(at))
    return None


def _bars_craft(state: State, seat: Seat, at: At, craft: tuple[str, ...]) -> Bar | None:
    able = bombers(state, seat, at)
    for number, each in enumerate(craft):
        if barred := bars_commanding(state, seat, each):
            return barred
        if each not in able or each in craft[:number]:
            return bar(NotABomber, each, craft=each, at=state.galaxy.name(at))
    return None


def bars_bombard(state: State, seat: Seat, order: Bombard) -> Bar | None:
    at = state.galaxy.find(order.sector)
    if at is None:
        return bar(EntryNoSuchSector, order.sector, at=order.sector)
    return (
        bars_target(state, seat, at)
        or bars_bombing(state, seat, at, order.bombing)
        or _bars_craft(state, seat, at, order.craft)
        or _bars_special(state, at, order, order.craft or bombers(state, seat, at))
    )


def _bars_special(state: State, at: At, order: Bombard, craft: Sequence[str]) -> Bar | None:
    """Why special weapons cannot be spent on these dice (SW-29.7)."""
    if not order.special:
        return None
    if barred := bars_new_help(state, *order.special):
        return barred
    there = Counter(unit_names(struck(state.sectors.system(at), order.bombing)))
    for kind, count in Counter(order.special).items():
        if count > there[kind]:
            return bar(NoSuchDie, kind, at=order.sector)
    weapons = sum(state.fleets[each].weapons for each in craft)
    if len(order.special) > weapons:
        return bar(BombardmentTooFewWeapons, *craft, there=weapons, count=len(order.special))
    return None


# What comes of it


def _bombard(course: Course, seat: Seat, order: Bombard) -> None:
    """A die for everything that can be struck; antimatter contaminates besides (SW-12.1.7, SW-12.1.9)."""
    state = course.state
    require(bars_bombard(state, seat, order))
    at = state.galaxy.find(order.sector)
    assert at is not None
    craft, victim = order.craft or bombers(state, seat, at), manager(state, at)
    raid = raid_on(state, seat, at, order.bombing, craft)
    system = state.sectors.system(at)
    units = struck(system, order.bombing)
    course.go(_with_spent(state, craft, len(order.special)))
    dice = course.dice(len(units))
    lost = raid.hit(units, dice, order.special)
    contamination = min(_cap(state, at), system.contamination + raid.counters)
    sectors = without_units(course.state.sectors, at, lost).with_system(at, contamination=contamination)
    matter = course.state.at_hand(SubPhases)
    matter = replace(matter, bombarded=matter.bombarded | {(at, seat)})
    told = Bombarded(
        seat,
        None if victim == seat else victim,
        course.named(at),
        order.bombing,
        craft,
        raid.value,
        raid.need,
        raid.modifier,
        dice,
        unit_names(lost),
        contamination - system.contamination,
        order.special,
    )
    with telling_of_project(course, at):
        course.go(with_heir(course.state.changed(sectors=sectors), at, victim).with_matter(matter), told)


def _with_spent(state: State, craft: Sequence[str], count: int) -> State:
    """With this many special weapons less aboard these craft, the first first."""
    fleets = state.fleets
    for each in craft:
        spent = min(count, fleets[each].weapons)
        if spent:
            fleets = fleets.with_craft(each, weapons=fleets[each].weapons - spent)
            count -= spent
    return state.changed(fleets=fleets)


def _cap(state: State, at: At) -> int:
    return SYSTEMS[state.galaxy.tiles[at]].limits.contamination_cap


# What may be ordered, and what is


def raids(state: State, seat: Seat) -> Iterator[tuple[At, Raid]]:
    """Where a player could bombard, and how, with all that he has there; nothing that cannot do any harm."""
    if not has_war(state) or not could_attack_anything(state, seat):
        return
    for at in sorted({state.fleets[craft].at for craft in state.fleets.of(seat)}):
        if state.sectors[at].system is None or bars_target(state, seat, at) is not None:
            continue
        for bombing in BOMBINGS:
            if bars_bombing(state, seat, at, bombing) is None:
                raid = raid_on(state, seat, at, bombing, bombers(state, seat, at))
                if can_harm(state, at, raid):
                    yield at, raid


def can_harm(state: State, at: At, raid: Raid) -> bool:
    system = state.sectors.system(at)
    if raid.counters and system.contamination < _cap(state, at):
        return True
    return raid.chance > 0 and bool(struck(system, raid.bombing))


def _usual(state: State, seat: Seat) -> Iterator[Bombard]:
    """Enemies are bombed with what does not contaminate, where a 5 is enough (SW-D.47)."""
    for at, raid in raids(state, seat):
        manages = manager(state, at)
        is_enemy = manages is not None and state.politics.are_enemies(seat, manages)
        if is_enemy and raid.bombing == "conventional" and raid.least <= NUMBERS.bombardment_need:
            yield Bombard(state.galaxy.name(at))


def _choices(state: State, seat: Seat) -> Iterator[Bombard | Template]:
    ways: dict[At, list[Bombing]] = {}
    for at, raid in raids(state, seat):
        ways.setdefault(at, []).append(raid.bombing)
        yield Bombard(state.galaxy.name(at), raid.bombing)
    for at, bombings in ways.items():
        craft = bombers(state, seat, at)
        weapons = sum(state.fleets[each].weapons for each in craft) if helps_any_roll(state) else 0
        if len(craft) > 1:
            yield _some_of(state.galaxy.name(at), bombings, craft)
        if weapons:
            yield _with_weapons(state, at, bombings, craft, weapons)


def _some_of(sector: str, bombings: list[Bombing], craft: tuple[str, ...]) -> Template:
    """A bombardment with some of one's craft only."""
    return Template(
        "bombard",
        label(BombardmentLabel.WITH_SOME),
        {"bombing": _how(bombings), "craft": _who(craft)},
        {"sector": sector},
    )


def _with_weapons(state: State, at: At, bombings: list[Bombing], craft: tuple[str, ...], weapons: int) -> Template:
    """A bombardment with special weapons on some of the dice (SW-29.7)."""
    kinds = tuple(dict.fromkeys(unit_names(struck(state.sectors.system(at), "conventional"))))
    targets = Several(
        kinds,
        0,
        weapons,
        called={kind: label(NameOf(unit_noun(kind))) for kind in kinds},
        label=label(BombardmentLabel.WEAPON_AGAINST),
    )
    blanks: dict[str, Blank] = {"bombing": _how(bombings), "craft": _who(craft), "special": targets}
    return Template("bombard", label(BombardmentLabel.WITH_WEAPONS), blanks, {"sector": state.galaxy.name(at)})


def _how(bombings: list[Bombing]) -> Pick:
    return Pick(
        tuple(bombings),
        called={each: label(NameOf(noun("bombing", each))) for each in bombings},
        label=label(BombardmentLabel.HOW),
    )


def _who(craft: tuple[str, ...]) -> Several:
    return Several(craft, 1, called={each: piece_label(each) for each in craft}, label=label(BombardmentLabel.CRAFT))


BOMBARDING = Doing(_choices, {Bombard: _bombard}, ("bombardment",), _usual, raids)
