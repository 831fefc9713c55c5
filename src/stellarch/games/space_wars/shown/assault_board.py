"""Battles, bombardments and landings as a page draws them before and while they are fought: figures of the rules."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from stellarch.core import Seat
from stellarch.games.space_wars.chapters.battle.mustering import MUSTERING, is_with_defender
from stellarch.games.space_wars.chapters.battle.starting import battles
from stellarch.games.space_wars.chapters.bombardment import bombers, raids
from stellarch.games.space_wars.chapters.ground.committing import Commit
from stellarch.games.space_wars.chapters.ground.fighting import STEPS
from stellarch.games.space_wars.chapters.ground.forces import ATTACKER, DEFENDER, arms, army
from stellarch.games.space_wars.chapters.ground.invading import invasions
from stellarch.games.space_wars.chapters.ground.reckoning import Arms, losses, modifier, strength, strongest
from stellarch.games.space_wars.chapters.ground.steps import read
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.rules.bombing import Raid, struck
from stellarch.games.space_wars.rules.subphases import is_acting
from stellarch.games.space_wars.rules.surface import unit_names
from stellarch.games.space_wars.rules.versions import helps_any_roll
from stellarch.games.space_wars.shown.battle_board import Outlook
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.battles import Intercepting, Mustering, SideNumber
from stellarch.games.space_wars.state.ground import Army, GroundBattle, Line
from stellarch.games.space_wars.state.matters import SubPhases
from stellarch.games.space_wars.tables.combat import GROUND, Bombing
from stellarch.games.space_wars.tables.ground import POPULACE

if TYPE_CHECKING:  # see battle_board
    from stellarch.games.space_wars.odds import InvasionOdds

_FACES = range(1, 7)


class RaidShown(msgspec.Struct, frozen=True):
    """A bombardment with all that one has there."""

    sector: str
    bombing: Bombing
    craft: tuple[str, ...]
    value: int
    need: int
    scanner: int
    shield: int
    attenuation: int
    """What is added to every die, by its reason."""
    sides: int
    """On how many sides of its die each thing is lost."""
    struck: Mapping[str, int]
    """What dice are rolled for, and how many."""
    counters: int
    """Of contamination that are left behind."""
    weapons: Mapping[str, int]
    """The special weapons aboard each craft that can be spent on dice, one on each (SW-29.7)."""


class RoundShown(msgspec.Struct, frozen=True):
    """A round on the ground: both strengths, the column they make, what is added to the die, and what each side of the
    die would cost the attacker and the defence."""

    strengths: tuple[int, int]
    column: str
    modifiers: Mapping[str, int]
    """Each by its reason."""
    sum: int
    results: tuple[tuple[int, int], ...]


class LandingOutlook(msgspec.Struct, frozen=True):
    """How a landing would end, in hundredths, if the software leads both sides."""

    wins: int
    loses: int
    stops: int
    """The attacker breaks off."""

    @classmethod
    def of(cls, odds: "InvasionOdds") -> "LandingOutlook":
        return cls(*(round(100 * end.share) for end in (odds.wins, odds.loses, odds.stops)))


class GroundBoard(msgspec.Struct, frozen=True):
    """The battle on the ground that is on the table."""

    armies: tuple[Army, Army]
    columns: tuple[str, ...]
    rounds: Mapping[str, RoundShown]
    """What each way to send legions would meet, by the order; for the first to choose, against the strongest."""
    now: RoundShown | None
    """The round as it was fought; None before it is."""
    outlook: LandingOutlook | None


class AssaultBoard(msgspec.Struct, frozen=True):
    """What you can attack in this step, and what would come of it."""

    battles: Mapping[str, Outlook] = {}
    """By sector and seat, as `3-5/1`; of an interception, and of a battle to join as it would be without you, by the
    sector alone."""
    beside: Seat | None = None
    """On whose side you would join a battle."""
    raids: tuple[RaidShown, ...] = ()
    landings: Mapping[str, LandingOutlook] = {}
    ground: GroundBoard | None = None


def assault_board(state: State, you: Seat | None) -> AssaultBoard | None:
    """What there is to attack or is being fought for on the ground; None where there is nothing of the kind."""
    matter = state.matter
    if isinstance(matter, GroundBattle):
        return AssaultBoard(ground=_ground(state, matter, you))
    if you is None:
        return None
    if isinstance(matter, Intercepting) and matter.left[:1] == (you,):
        return AssaultBoard(battles={state.galaxy.name(matter.at): _meeting(state, matter.at, matter.seat, you)})
    if isinstance(matter, Mustering) and you in MUSTERING.waiting_on(state, matter):
        without = {state.galaxy.name(matter.at): _meeting(state, matter.at, matter.attacker, matter.defender)}
        beside = matter.defender if is_with_defender(state, matter, you) else matter.attacker
        return AssaultBoard(battles=without, beside=beside)
    if not isinstance(matter, SubPhases) or not is_acting(state, you):
        return None
    if matter.step == "space_battle":
        found = {
            f"{state.galaxy.name(at)}/{other}": _meeting(state, at, you, other) for at, other in battles(state, you)
        }
        return AssaultBoard(battles=found)
    if matter.step == "bombardment":
        return AssaultBoard(raids=tuple(_raid(state, you, at, raid) for at, raid in raids(state, you)))
    if matter.step == "ground_battle":
        return AssaultBoard(landings={state.galaxy.name(at): _landing(state, you, at) for at in invasions(state, you)})
    return None


def _meeting(state: State, at: At, attacker: Seat, defender: Seat) -> Outlook:
    from stellarch.games.space_wars.odds import odds_at

    return Outlook.of(odds_at(state, at, attacker, defender))


def _raid(state: State, you: Seat, at: At, raid: Raid) -> RaidShown:
    kinds: dict[str, int] = {}
    for kind in unit_names(struck(state.sectors.system(at), raid.bombing)):
        kinds[kind] = kinds.get(kind, 0) + 1
    return RaidShown(
        sector=state.galaxy.name(at),
        bombing=raid.bombing,
        craft=bombers(state, you, at),
        value=raid.value,
        need=raid.need,
        scanner=raid.scanner,
        shield=-raid.shield,
        attenuation=raid.modifier - raid.scanner + raid.shield,
        sides=round(raid.chance * len(_FACES)),
        struck=kinds,
        counters=raid.counters,
        weapons=_weapons(state, bombers(state, you, at)),
    )


def _weapons(state: State, craft: Sequence[str]) -> Mapping[str, int]:
    if not helps_any_roll(state):
        return {}
    return {each: state.fleets[each].weapons for each in craft if state.fleets[each].weapons}


def _landing(state: State, you: Seat, at: At) -> LandingOutlook:
    from stellarch.games.space_wars.odds import invasion_at

    return LandingOutlook.of(invasion_at(state, you, at))


def _outlook(state: State, battle: GroundBattle) -> LandingOutlook:
    from stellarch.games.space_wars.odds import odds_of_ground

    return LandingOutlook.of(odds_of_ground(state, battle))


# On the ground


def _ground(state: State, battle: GroundBattle, you: Seat | None) -> GroundBoard:
    is_between_rounds = battle.step in ("defence", "attack", "press_on")
    return GroundBoard(
        armies=(army(state, battle, ATTACKER), army(state, battle, DEFENDER)),
        columns=tuple(f"{column.attacker}:{column.defender}" for column in GROUND.columns),
        rounds=dict(_rounds(state, battle, you)),
        now=_round(state, battle) if battle.step.startswith(("losses", "upgrade")) else None,
        outlook=_outlook(state, battle) if is_between_rounds else None,
    )


def _rounds(state: State, battle: GroundBattle, you: Seat | None) -> Iterator[tuple[str, RoundShown]]:
    step = STEPS[battle.step]
    if battle.step not in ("defence", "attack") or you is None or battle.commanders[step.side] != you:
        return
    against = battle if battle.step == "attack" else battle.with_line(ATTACKER, _expected(state, battle, ATTACKER))
    for order in step.choices(state, battle):
        assert isinstance(order, Commit)
        line = Line(read(order.legions, you), order.officer, order.weapon)
        yield str(order), _round(state, against.with_line(step.side, line))


def _expected(state: State, battle: GroundBattle, side: SideNumber) -> Line:
    return Line(strongest(army(state, battle, side)))


def _round(state: State, battle: GroundBattle) -> RoundShown:
    ours, theirs = _strength(state, battle, ATTACKER), _strength(state, battle, DEFENDER)
    attacker, defender = arms(state, battle, ATTACKER), arms(state, battle, DEFENDER)
    added = modifier(attacker, defender)
    return RoundShown(
        strengths=(ours, theirs),
        column=":".join(map(str, GROUND.columns[GROUND.column(ours, theirs)])),
        modifiers=dict(_modifiers(attacker, defender)),
        sum=added,
        results=tuple(losses(ours, theirs, die, added) for die in _FACES),
    )


def _strength(state: State, battle: GroundBattle, side: SideNumber) -> int:
    if battle.commanders[side] is None:
        return state.sectors.system(battle.at).aliens * POPULACE["alien"].strength
    return strength(battle.lines[side].legions)


def _modifiers(attacker: Arms, defender: Arms) -> Iterator[tuple[str, int]]:
    """Each reason by itself, those that add nothing too where both sides have something to compare."""
    yield "weapons", modifier(Arms(attacker.weapons), Arms(armors=defender.armors))
    yield "armors", modifier(Arms(armors=attacker.armors), Arms(defender.weapons))
    reasons = {
        "general": attacker.officer,
        "enemy_general": -defender.officer,
        "special": attacker.special,
        "enemy_special": -defender.special,
        "scanner": attacker.planetary,
        "shield": -defender.planetary,
    }
    yield from ((reason, amount) for reason, amount in reasons.items() if amount)
