"""`stellarch odds invade` and `stellarch odds bombard`: what a landing, and what bombs, would come to."""

from typing import Annotated, Literal

from cyclopts import Parameter

from stellarch.cli import FINE
from stellarch.cli.arguments import Json, Speech, command
from stellarch.cli.output import Screen, print_json
from stellarch.core import BadOptions, Seat
from stellarch.games.space_wars.chapters.bombardment import bombers
from stellarch.games.space_wars.chapters.ground.forces import landing_force
from stellarch.games.space_wars.commands import messages, positions
from stellarch.games.space_wars.commands.messages import Likely, OddsWords, Side
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import AtPlace
from stellarch.games.space_wars.odds import (
    BombardmentOdds,
    InvasionOdds,
    bombardment_at,
    bombardment_odds,
    invasion_at,
    invasion_odds,
)
from stellarch.games.space_wars.odds.reading import read_army, read_force, read_surface, read_technologies
from stellarch.games.space_wars.odds.surfaces import army, raid
from stellarch.games.space_wars.odds.told import losses
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.tables.combat import Bombing

Known = Annotated[str, Parameter(help="Technologies of this side, with commas between them.")]
Stars = Annotated[Literal[0, 1, 2], Parameter(help="The stars of this side's general; 0 without one.")]
Place = Annotated[str | None, Parameter(help="The system that is attacked.")]

INVADE = command(
    "invade",
    "Reckon what a landing would come to: chances, legions lost, length.",
    'stellarch odds invade "3 regulars, 1 veteran" "4 regulars" --attacker-general 1',
    'stellarch odds invade "6 regulars" "3 aliens"',
    "stellarch odds invade --record game.sw --place draconis_31 --attacker 2",
)
BOMBARD = command(
    "bombard",
    "Reckon what bombs would do to a system: what is destroyed, and how likely.",
    'stellarch odds bombard "2 dreadnoughts" "3 cities, 2 regulars, planetary shield a"',
    'stellarch odds bombard "4 cruisers" "2 natives, 1 city" --how antimatter',
    "stellarch odds bombard --record game.sw --place draconis_31 --attacker 2",
)


@INVADE.default
def invade(
    attackers: Annotated[str | None, Parameter(help="Legions with their numbers: 3 regulars, 1 veteran.")] = None,
    defenders: Annotated[str | None, Parameter(help="The same, or aliens: 4 aliens.")] = None,
    /,
    *,
    attacker_knows: Known = "",
    defender_knows: Known = "",
    attacker_general: Stars = 0,
    defender_general: Stars = 0,
    shield: Annotated[Literal["a", "b", "c"] | None, Parameter(help="The class of the planetary shield.")] = None,
    record: positions.ARecord = None,
    at: positions.AfterActions = None,
    place: Place = None,
    attacker: positions.Attacker = None,
    seed: Annotated[str, Parameter(help="The seed of the battles that are fought to find out.")] = "",
    json: Json = False,
    language: Speech = "en",
) -> int:
    if record is not None and place is not None and attackers is None:
        state = positions.position(record, at, seed)
        where = _system(state, place)
        found = invasion_at(state, _lander(state, where, attacker), where, seed=seed)
    elif attackers is not None and defenders is not None and record is None:
        ours = army(read_army(attackers), read_technologies(attacker_knows), attacker_general, is_attacker=True)
        theirs = army(read_army(defenders), read_technologies(defender_knows), defender_general, shield=shield)
        found = invasion_odds(ours, theirs, seed=seed)
    else:
        raise BadOptions(OddsWords.BOTH_ARMIES)
    if json:
        print_json(found, language)
    else:
        _show_invasion(found, Screen(language))
    return FINE


@BOMBARD.default
def bombard(
    attackers: Annotated[str | None, Parameter(help="Craft with their numbers: 2 dreadnoughts.")] = None,
    surface: Annotated[str | None, Parameter(help="What is on the system: 3 cities, 2 regulars.")] = None,
    /,
    *,
    how: Annotated[Bombing, Parameter(help="The kind of bombs.")] = "conventional",
    attacker_knows: Known = "",
    defender_knows: Known = "",
    record: positions.ARecord = None,
    at: positions.AfterActions = None,
    place: Place = None,
    attacker: positions.Attacker = None,
    json: Json = False,
    language: Speech = "en",
) -> int:
    if record is not None and place is not None and attackers is None:
        state = positions.position(record, at, "")
        where = _system(state, place)
        found = bombardment_at(state, _bomber(state, where, attacker), where, how)
    elif attackers is not None and surface is not None and record is None:
        system = read_surface(surface)
        known = read_technologies(attacker_knows), read_technologies(defender_knows)
        found = bombardment_odds(raid(how, read_force(attackers), system, known), system)
    else:
        raise BadOptions(OddsWords.CRAFT_AND_SURFACE)
    if json:
        print_json(found, language)
    else:
        _show_bombardment(found, Screen(language))
    return FINE


# From a record


def _system(state: State, place: str) -> At:
    at = positions.sector(state, place)
    if state.sectors[at].system is None:
        raise BadOptions(messages.NoSystem(place))
    return at


def _lander(state: State, at: At, attacker: int | None) -> Seat:
    able = [seat for seat in state.living if any(landing_force(state, seat, at))]
    if not able:
        raise BadOptions(messages.NobodyLands(AtPlace(state.galaxy.name(at))))
    return positions.who_attacks(state, attacker, able)


def _bomber(state: State, at: At, attacker: int | None) -> Seat:
    able = [seat for seat in state.living if bombers(state, seat, at)]
    if not able:
        raise BadOptions(messages.NobodyBombs(AtPlace(state.galaxy.name(at))))
    return positions.who_attacks(state, attacker, able)


# In words


def _show_invasion(found: InvasionOdds, screen: Screen) -> None:
    screen.say(messages.SystemTaken(Likely.of(found.wins)))
    screen.say(messages.LandingBeaten(Likely.of(found.loses)))
    screen.say(messages.LandingBrokenOff(Likely.of(found.stops)))
    for side, fate in ((Side.ATTACKER, found.attacker), (Side.DEFENDER, found.defender)):
        screen.say(messages.LegionsLost(side, fate.lost, losses(fate.left)))
    screen.say(messages.Rounds(found.rounds))
    screen.say(OddsWords.EXACT if found.is_exact else messages.Fought(found.battles))


def _show_bombardment(found: BombardmentOdds, screen: Screen) -> None:
    screen.say(messages.EachUnitDestroyed(Likely.of(found.chance)))
    screen.say(messages.DestroyedOnAverage(losses(found.lost)))
    for count, share in enumerate(found.cities[1:], 1):
        screen.say(messages.CityLevels(count, Likely.of(share)))
    if found.shield_falls:
        screen.say(messages.ShieldFalls(Likely.of(found.shield_falls)))
    screen.say(messages.Undefended(Likely.of(found.undefended)))
    screen.say(messages.NothingFalls(Likely.of(found.nothing)))
    if found.counters:
        screen.say(messages.Counters(found.counters))
