"""SW-25.5: warships in war. Those in a sector go together: with transports to what is guarded, against enemies whom
they beat, or over enemy systems to bombard and block them."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from stellarch.core import Message, Seat
from stellarch.games.space_wars.chapters.battle.engaging import has_battle_craft
from stellarch.games.space_wars.chapters.extraction import MAKES
from stellarch.games.space_wars.chapters.gates import Gate
from stellarch.games.space_wars.chapters.movement import Move, bars_stepping, points
from stellarch.games.space_wars.geometry import At, distance
from stellarch.games.space_wars.mind.line import Line
from stellarch.games.space_wars.mind.moves.ways import Journey, Ways
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.survey.money import POINT
from stellarch.games.space_wars.mind.war import reasons
from stellarch.games.space_wars.mind.war.battles import balance, odds_between
from stellarch.games.space_wars.mind.war.prey import spoils
from stellarch.games.space_wars.mind.wishes import earnings
from stellarch.games.space_wars.odds import Force, force_at
from stellarch.games.space_wars.rules.control import manager
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.tables.combat import BOMBARDMENT

_PATIENCE = 0.7
_LOOKED_AT = 5
"""How many goals are looked into, the nearest first."""
_FAR = 2.0
"""Nobody sets out for what is more turns away: it will not be there any more."""
_SURE = 0.65
"""Transports go along where the guard is beaten at such odds."""
_RESCUE = 0.5
"""What an enemy with legions next to a system of one's own is worth more, as a share of that system."""
_FACES = 6


class Goal(NamedTuple):
    worth: float
    at: At
    why: Message


def warships(state: State, seat: Seat, at: At) -> tuple[str, ...]:
    """A player's armed starships in a sector that can still move; bases stay where they are."""
    return tuple(
        craft
        for craft in state.fleets.here(seat, at)
        if (sheet := state.fleets[craft].sheet).battle
        and sheet.group == "capital"
        and bars_stepping(state, craft) is None
    )


def clears_the_way(survey: Survey, state: State, group: Sequence[str], at: At, holder: Seat) -> bool:
    """Whether a group beats whatever a player has in a sector, as good as surely."""
    guards = force_at(state, holder, at)
    if not has_battle_craft(state, holder, at):
        return True
    if survey.forces.power(group) < survey.forces.power(guards.craft):
        return False
    odds = odds_between(survey, state, at, Force((survey.seat,), tuple(group)), guards)
    return odds.attacker.wins.share >= _SURE


def walk_together(line: Line, group: Sequence[str], journey: Journey, to: At) -> bool:
    """As far towards a sector as a group gets this turn; whether it is there then."""
    galaxy = line.state.galaxy
    for at in journey.way(to):
        if any(craft not in line.state.fleets for craft in group):  # lost to mines or guns on the way
            break
        here, names = line.state.fleets[group[0]].at, tuple(group)
        if line.is_closed() or any(bars_stepping(line.state, craft) is not None for craft in group):
            break
        if not line.add(Move(names, galaxy.name(at)) if distance(here, at) == 1 else Gate(names, galaxy.name(at))):
            break
    return all(craft in line.state.fleets and line.state.fleets[craft].at == to for craft in group)


def strike(line: Line, survey: Survey, ways: Ways, kept: frozenset[str]) -> frozenset[str]:
    """Groups of warships that no transport waits for go where they do most; gives those that have a goal."""
    enemies = [rival for rival in survey.rivals if line.state.politics.are_enemies(survey.seat, rival)]
    if not survey.nature.fights or not enemies:
        return frozenset()
    sent: set[str] = set()
    for at in sorted({craft.at for craft in survey.realm.craft.values()}):
        if line.is_closed():
            break
        group = tuple(craft for craft in warships(line.state, survey.seat, at) if craft not in kept)
        if not group:
            continue
        slowest = min(group, key=lambda craft: (points(line.state, craft), craft))
        journey = ways.journey(line.state, slowest, group)
        goal = _best(survey, line.state, group, journey, enemies)
        if goal is None:
            continue
        sent.update(group)
        line.because(goal.why, 3.0)
        if goal.at != at:
            walk_together(line, group, journey, goal.at)
    return frozenset(sent)


def _best(
    survey: Survey, state: State, group: tuple[str, ...], journey: Journey, enemies: Sequence[Seat]
) -> Goal | None:
    """What is worth most for a group, the way reckoned in; None where nothing is worth it."""
    near = sorted(
        {at for enemy in enemies for at in _haunts(state, enemy) if journey.turns.get(at, _FAR + 1) <= _FAR},
        key=lambda at: (journey.turns[at], at),
    )
    goals = [goal for at in near[:_LOOKED_AT] for goal in _goals(survey, state, group, at, enemies)]
    ranked = [(goal.worth * _PATIENCE ** journey.turns[goal.at], goal) for goal in goals if goal.worth > 0]
    return survey.pick(ranked, "strike", group[0]) if ranked else None


def _haunts(state: State, enemy: Seat) -> Iterator[At]:
    """Where an enemy has craft or systems."""
    yield from (state.fleets[craft].at for craft in state.fleets.of(enemy))
    yield from (at for at in state.galaxy.systems if manager(state, at) == enemy)


def _goals(survey: Survey, state: State, group: tuple[str, ...], at: At, enemies: Sequence[Seat]) -> Iterator[Goal]:
    holder = manager(state, at)
    over = _over_system(survey, state, group, at) if holder in enemies and state.sectors[at].system else 0.0
    named = state.galaxy.name(at)
    there = [enemy for enemy in enemies if force_at(state, enemy, at).craft or has_battle_craft(state, enemy, at)]
    if not there:
        why = reasons.WarshipsBlock if _can_block(state, group, at) else reasons.WarshipsHover
        yield Goal(over, at, why(named))
    for enemy in there:
        odds = odds_between(survey, state, at, Force((survey.seat,), group), force_at(state, enemy, at))
        stake = over + _rescue(survey, state, enemy, at)
        worth = balance(survey, state, odds, attacks=True, stake=stake)
        yield Goal(worth, at, reasons.WarshipsAttack(named, round(100 * odds.attacker.wins.share)))


def _over_system(survey: Survey, state: State, group: tuple[str, ...], at: At) -> float:
    """What it is worth to be over an enemy system for a turn, in credits: bombs, and a blockade if it is complete."""
    system = state.sectors.system(at)
    value = sum(state.fleets[craft].sheet.bomb for craft in group)
    least = (
        BOMBARDMENT.need("conventional", value) - survey.realm.empire.series("planet_scanner") if value else _FACES + 1
    )
    chance = max(0, _FACES + 1 - least) / _FACES
    workshops: int = sum(getattr(system.levels, workshop) for workshop in MAKES)
    built = survey.turns_left * system.laboratories + earnings(survey) * (system.cities + workshops)
    blocked = (system.laboratories + system.cities / POINT + workshops) if _can_block(state, group, at) else 0.0
    return POINT * (chance * built + blocked) / len(survey.rivals)


def _can_block(state: State, group: tuple[str, ...], at: At) -> bool:
    """Whether a group is enough for a blockade by itself (SW-14.3.1)."""
    tile = state.galaxy.systems.get(at)
    return (
        tile is not None and sum(state.fleets[craft].sheet.blockade for craft in group) >= tile.limits.blockade_points
    )


def _rescue(survey: Survey, state: State, enemy: Seat, at: At) -> float:
    """Legions of an enemy beside one's own systems are dangerous."""
    if not any(any(state.fleets[craft].legions) for craft in state.fleets.here(enemy, at)):
        return 0.0
    near = (own for own in survey.realm.managed if distance(own, at) <= 1)
    return _RESCUE * POINT * max((spoils(survey, own) for own in near), default=0.0)
