"""`stellarch odds`: what a space battle of Space Wars would come to, a landing (`invade`) or bombs (`bombard`)."""

from typing import Annotated

from cyclopts import Parameter

from stellarch.cli import FINE
from stellarch.cli.arguments import Json, Speech, command
from stellarch.cli.output import Screen, print_json
from stellarch.core import BadOptions, Seat
from stellarch.games.space_wars.commands import messages, positions
from stellarch.games.space_wars.commands.ground import BOMBARD, INVADE
from stellarch.games.space_wars.commands.messages import Likely, OddsWords, Side
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import AtPlace
from stellarch.games.space_wars.odds import BattleOdds, battle_odds, force_at, meeting, odds_at
from stellarch.games.space_wars.odds.reading import read_force, read_technologies
from stellarch.games.space_wars.odds.told import losses
from stellarch.games.space_wars.state import State

app = command(
    "odds",
    "Reckon what a fight of Space Wars would come to: chances, losses, length. Without a word before the forces, it is "
    "a space battle; with invade, a landing; with bombard, bombs on a system.",
    'stellarch odds "3 cruisers, 2 corvettes" "1 dreadnought"',
    'stellarch odds "2 cruisers" "2 cruisers" --attacker-knows "capital shield 1"',
    "stellarch odds --record game.sw --at 250 --place draconis_31 --attacker 2",
    'stellarch odds invade "3 regulars, 1 veteran" "4 regulars"',
    'stellarch odds bombard "2 dreadnoughts" "3 cities, 2 regulars"',
)
app.command(INVADE)
app.command(BOMBARD)

Force = Annotated[str | None, Parameter(help="Craft with their numbers: 3 cruisers, 2 corvettes.")]
Known = Annotated[str, Parameter(help="Technologies of this side, with commas between them.")]
AN_ODDS_SEED = Annotated[str, Parameter(help="The seed of the battles that are fought to find out.")]


@app.default
def odds(
    attackers: Force = None,
    defenders: Force = None,
    /,
    *,
    attacker_knows: Known = "",
    defender_knows: Known = "",
    record: positions.ARecord = None,
    at: positions.AfterActions = None,
    place: Annotated[str | None, Parameter(help="The sector in which they would fight.")] = None,
    attacker: positions.Attacker = None,
    seed: AN_ODDS_SEED = "",
    json: Json = False,
    language: Speech = "en",
) -> int:
    if record is not None and place is not None and attackers is None:
        found = _in_record(record, at, place, attacker, seed)
    elif attackers is not None and defenders is not None and record is None:
        known = (read_technologies(attacker_knows), read_technologies(defender_knows))
        found = battle_odds(*meeting(read_force(attackers), read_force(defenders), known), seed=seed)
    else:
        raise BadOptions(OddsWords.BOTH_FORCES)
    if json:
        print_json(found, language)
    else:
        _show(found, Screen(language))
    return FINE


# From a record


def _in_record(path: str, actions: int | None, place: str, attacker: int | None, seed: str) -> BattleOdds:
    """Between the forces in a sector."""
    state = positions.position(path, actions, seed)
    at = positions.sector(state, place)
    there = _fleets_at(state, at)
    if len(there) < 2:
        raise BadOptions(messages.NoFight(AtPlace(state.galaxy.name(at))))
    attacks = positions.who_attacks(state, attacker, there)
    return odds_at(state, at, attacks, next(seat for seat in there if seat != attacks), seed=seed)


def _fleets_at(state: State, at: At) -> list[Seat]:
    """Who has anything there that could fight, in turn order."""
    return [
        seat for seat in state.living if force_at(state, seat, at).craft or any(state.sectors.small_in_space(at, seat))
    ]


# In words


def _show(found: BattleOdds, screen: Screen) -> None:
    sides = ((Side.ATTACKER, found.attacker), (Side.DEFENDER, found.defender))
    for side, fate in sides:
        screen.say(messages.SideWins(side, Likely.of(fate.wins)))
    screen.say(messages.NobodyWins(Likely.of(found.neither)))
    for side, fate in sides:
        screen.say(messages.SideLoses(side, losses(fate.lost)))
    screen.say(messages.Rounds(found.rounds))
    screen.say(OddsWords.EXACT if found.is_exact else messages.Fought(found.battles))
