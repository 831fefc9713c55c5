"""`stellarch odds`: what a space battle of Space Wars would come to."""

from typing import Annotated, Any

from cyclopts import Parameter

from stellarch.cli import FINE
from stellarch.cli.arguments import Json, Speech, command
from stellarch.cli.files import read_file
from stellarch.cli.output import Screen, print_json
from stellarch.core import BadOptions, Language, Record, Seat, Table, Text
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.commands import words
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.odds import BattleOdds, Share, SideOdds, battle_odds, force_at, meeting, odds_at
from stellarch.games.space_wars.odds.reading import read_force, read_technologies
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.words import NAMES, at_place

app = command(
    "odds",
    "Reckon what a space battle of Space Wars would come to: chances, losses, length.",
    'stellarch odds "3 cruisers, 2 corvettes" "1 dreadnought"',
    'stellarch odds "2 cruisers" "2 cruisers" --attacker-knows "capital shield 1"',
    "stellarch odds --record game.sw --at 250 --place draconis_31 --attacker 2",
)

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
    record: Annotated[
        str | None, Parameter(help="A record, of which the forces are taken; - is standard input.")
    ] = None,
    at: Annotated[int | None, Parameter(help="After so many of its actions; by default, after all.")] = None,
    place: Annotated[str | None, Parameter(help="The sector in which they would fight.")] = None,
    attacker: Annotated[int | None, Parameter(help="The seat that attacks, from 1.")] = None,
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
        raise BadOptions(words.BOTH_FORCES)
    if json:
        print_json(found)
    else:
        _show(found, Screen(language), language)
    return FINE


# From a record


def _in_record(path: str, actions: int | None, place: str, attacker: int | None, seed: str) -> BattleOdds:
    """Between the forces in a sector, as somebody sees it who looks on: nothing hidden comes in."""
    state = _state(path, actions, seed)
    at = state.galaxy.find(place)
    if at is None:
        raise BadOptions(_filled(words.NO_SECTOR, place=place))
    there = _fleets_at(state, at)
    if len(there) < 2:
        where = at_place(state.galaxy.name(at))
        raise BadOptions(Text(words.NO_FIGHT.en.format(where=where.en), words.NO_FIGHT.fr.format(where=where.fr)))
    attacks = there[0] if attacker is None else Seat(attacker - 1)
    if attacks not in there:
        raise BadOptions(_filled(words.NO_PLAYER, seats=len(state.empires)))
    return odds_at(state, at, attacks, next(seat for seat in there if seat != attacks), seed=seed)


def _state(path: str, actions: int | None, seed: str) -> State:
    record = Record.read(read_file(path))
    if record.game != SPACE_WARS.id:
        raise BadOptions(_filled(words.NOT_THIS_GAME, path=path))
    table: Table[Any, Any] = Table.from_record(SPACE_WARS, record)
    count = len(table.log) if actions is None else actions
    if not 0 <= count <= len(table.log):
        raise BadOptions(_filled(words.TOO_FAR, actions=len(table.log)))
    state: State = table.state_at(count)
    return SPACE_WARS.imagine(SPACE_WARS.view(state, None), f"odds {seed}")


def _fleets_at(state: State, at: At) -> list[Seat]:
    """Who has anything there that could fight, in turn order."""
    return [
        seat for seat in state.living if force_at(state, seat, at).craft or any(state.sectors.small_in_space(at, seat))
    ]


def _filled(text: Text, **facts: object) -> Text:
    return Text(text.en.format(**facts), text.fr.format(**facts))


# In words


def _show(found: BattleOdds, screen: Screen, language: Language) -> None:
    sides = ((words.ATTACKER, found.attacker), (words.DEFENDER, found.defender))
    for who, side in sides:
        screen.say(words.WINS, who=screen.put(who), share=_share(found, side.wins, screen, language))
    screen.say(words.NEITHER, share=_share(found, found.neither, screen, language))
    for who, side in sides:
        screen.say(words.LOSES, who=screen.put(who), lost=_lost(side, screen, language))
    screen.say(words.ROUNDS, rounds=_number(found.rounds, language))
    screen.say(words.EXACT if found.is_exact else words.FOUGHT, battles=found.battles)


def _share(found: BattleOdds, share: Share, screen: Screen, language: Language) -> str:
    figures = [f"{_number(100 * each, language)} %" for each in share]
    if found.is_exact:
        return figures[0]
    return screen.put(words.BETWEEN, share=figures[0], low=figures[1], high=figures[2])


def _lost(side: SideOdds, screen: Screen, language: Language) -> str:
    lost = [
        f"{NAMES['craft'][kind].to(language)} {_number(count, language)}"
        for kind, count in side.lost.items()
        if count >= 0.05
    ]
    return ", ".join(lost) if lost else screen.put(words.NOTHING)


def _number(value: float, language: Language) -> str:
    return f"{value:.1f}".replace(".", "," if language == "fr" else ".")
