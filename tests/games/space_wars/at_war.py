"""Where the games of the fuzzer begin: most of them in the middle of a war.

Peace is where players at random stay: wars are declared in one phase of a turn, fleets take turns to meet, and legions
to be trained, loaded and landed. So most games begin where all of that is done: enemies in one sector, legions over
their planets, spies among them, aliens, mines and gates everywhere; or in the midst of a battle, or of a recorded game
whose treaties are torn up.
"""

from functools import cache
from itertools import combinations

import msgspec
from msgspec.structs import replace

from stellarch.core import Chance, Record, Seat
from stellarch.games.space_wars import SPACE_WARS, setup
from stellarch.games.space_wars.chapters.losses import capacity
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.options import Options
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.rules.flow import TURN, proceed
from stellarch.games.space_wars.state import Legions, Project, Small, State
from stellarch.games.space_wars.tables.craft import CRAFT
from stellarch.games.space_wars.tables.ground import POPULACE
from stellarch.games.space_wars.tables.structures import SINGLES
from stellarch.games.space_wars.tables.technologies import TECHNOLOGIES
from stellarch.games.space_wars.tables.tiles import MAPS
from tests.games.records import FOLDER
from tests.games.space_wars.random_battles import drawn_battle, opened
from tests.rules.space_wars.scattered import scattered

_RECORDS = sorted(FOLDER.glob("*.sw"))
_APART = 40
"""How many actions lie between two positions of a record at which a game may begin."""


def drawn_start(chance: Chance) -> State:
    """Where a game begins, somebody being waited on; the same for the same chance."""
    starts = (_crowded, _crowded, _crowded, _crowded, _recorded, _recorded, _battle, _dealt)
    return chance.choice(starts, "start")(chance.fork("started"))


def _dealt(chance: Chance) -> State:
    """A game from its very start."""
    players = 2 + chance.below(8, "players")
    return setup.start(_options(players, chance), players, str(chance.below(1 << 32, "game"))).state


def _options(players: int, chance: Chance) -> Options:
    maps = ["auto", *(name for name, sheet in MAPS.items() if players in sheet.players)]
    plain = {
        "victory": chance.choice(("short", "standard", "long"), "victory"),
        "victory_value": chance.choice((45, 90, 200), "value"),
        "victory_share": chance.choice((50, 40, 33), "share"),
        "turn_limit": chance.choice(("auto", 0, 15), "limit"),
        "map": chance.choice(maps, "map"),
        "redeal": chance.choice(("repair", "ask", "off"), "redeal"),
        "pace": chance.choice(("live", "guided", "digest"), "pace"),
        "battle_control": chance.choice(("auto", "manual", "manual"), "control"),
        "forced_peace_after": 1 + chance.below(3, "forced peace"),
        "contamination_decay": chance.below(2, "decay"),
    }
    return msgspec.convert(plain, Options)


def _battle(chance: Chance) -> State:
    """Two fleets, drawn up against each other step by step, or about to meet."""
    pace = chance.choice(("live", "guided", "digest"), "pace")
    state = drawn_battle(str(chance.below(1 << 32, "battle")), most=6, pace=pace, battle_control="manual")
    state = state.changed(politics=state.politics.with_relation(*state.seats, military="war", war_since=1))
    return opened(state) if chance.below(2, "opened") else state


@cache
def _positions(number: int) -> tuple[State, ...]:
    """Positions of a recorded game, from its start to its end."""
    record = Record.read(_RECORDS[number].read_bytes())
    options = msgspec.convert(record.options, Options)
    state = SPACE_WARS.start(options, len(record.players), record.seed, record.rules).state
    found = [state]
    for count, played in enumerate(record.actions, 1):
        state = SPACE_WARS.apply(state, Seat(played.seat), SPACE_WARS.read_action(played.action)).state
        if count % _APART == 0 and not state.over:
            found.append(state)
    return tuple(found)


def _recorded(chance: Chance) -> State:
    """A game that bots have played so far; then treaties are torn up."""
    positions = _positions(chance.below(len(_RECORDS), "record"))
    state = positions[chance.below(len(positions), "position")].changed(chance=chance.fork("dice"))
    # What was sealed before may not stand in these wars.
    return state if state.turn < 2 or state.rules < 2 else _with_wars(state.changed(sealed={}), chance)


def _with_wars(state: State, chance: Chance) -> State:
    """Every second pair at war, but for those whose legions share a surface (SW-7.1.8)."""
    politics = state.politics
    surfaces = [state.sectors.system(at).legions for at in state.sectors.systems]
    for one, other in combinations(state.living, 2):
        is_shared = any(one in legions and other in legions for legions in surfaces)
        if chance.below(2, "war", one, other) and not is_shared and not politics.are_enemies(one, other):
            since = max(1, state.turn - chance.below(4, "since", one, other))
            politics = politics.with_relation(
                one, other, military="war", war_since=since, commercial=False, scientific=False
            )
    return state.changed(politics=politics)


def _crowded(chance: Chance) -> State:
    """Fleets of all empires in a few sectors, with all that war needs aboard and below, as a phase begins."""
    players = 2 + chance.below(8, "players")
    options = replace(_options(players, chance), map="auto")
    state = scattered(chance.below(1 << 30, "position"), players, craft_each=4 + chance.below(9, "craft"))
    state = state.changed(options=options, chance=chance.fork("dice"))
    state = _with_wars(state, chance)
    state = _with_surfaces(state, chance)
    state = _gathered(state, chance)
    state = _with_officers(state, chance)
    # The phase is said to be over, so that the next one begins; most often the one in which fleets move and fight.
    before = chance.choice((*TURN, *[TURN[3]] * len(TURN), TURN[5], TURN[5]), "phase")
    course = Course(state.changed(phase=before.name))
    proceed(course)
    return course.state


def _with_surfaces(state: State, chance: Chance) -> State:
    aliens = POPULACE["alien"].supply
    for at in state.sectors.systems:
        system, owner = state.sectors.system(at), state.sectors[at].owner
        is_infested = chance.below(8, "aliens", at) == 0 and aliens and at not in state.galaxy.homes
        changes: dict[str, object] = {"natives": chance.choice((0, 0, 1, 2), "natives", at)}
        if is_infested:
            changes |= {"aliens": 1 + chance.below(min(3, aliens), "many", at), "legions": {}}
            aliens -= int(str(changes["aliens"]))
        elif owner is not None:
            changes["singles"] = frozenset(name for name in SINGLES if chance.below(3, "single", at, name) == 0)
            changes["orbital_cities"] = chance.choice((0, 0, 1), "orbital", at)
            if system.levels.shipyard and chance.below(2, "project", at):
                changes["project"] = Project(chance.choice(("cruiser", "freight"), "laid", at), 1, owner)
        state = state.changed(sectors=state.sectors.with_system(at, **changes))
    return state


def _gathered(state: State, chance: Chance) -> State:
    """Ships drawn together in a few sectors, where events are and over planets, with legions and pods aboard; troops
    are over planets of enemies, where there are any."""
    planets = [at for at in state.sectors.systems if state.sectors[at].owner is not None and _is_open(state, at)]
    eventful = [*(event.at for event in state.happenings.events), *state.happenings.missions.values()]
    open_to = [at for at in state.galaxy.board.sectors if _is_open(state, at)]
    places = [
        *chance.shuffled(planets, "planets")[:4],
        *chance.shuffled([at for at in eventful if _is_open(state, at)], "eventful")[:3],
        *chance.shuffled(open_to, "space")[:2],
    ]
    fleets = state.fleets
    for name, craft in state.fleets.craft.items():
        room = capacity(craft) - craft.load
        if craft.sheet.mode == "active" and craft.office is None and chance.below(3, "gathers", name):
            targets = [at for at in planets if _is_enemy(state, craft.owner, state.sectors[at].owner)]
            among = targets if targets and "legion" in craft.sheet.cargo else places
            fleets = fleets.with_craft(name, at=chance.choice(among, "where", name))
        if room > 0 and "legion" in craft.sheet.cargo:
            count = chance.below(room + 1, "legions", name)
            fleets = fleets.with_craft(name, legions=Legions(*_shares(craft.legions, count, chance, name)))
            room -= count
        if room > 0 and "pod" in craft.sheet.cargo:
            small = [0, 0, 0, 0]
            small[3 if "fighter" not in craft.sheet.cargo else chance.below(4, "pod", name)] = room
            fleets = fleets.with_craft(name, small=Small(*map(sum, zip(craft.small, small, strict=True))))
        if chance.below(3, "hurt", name) == 0 and not fleets[name].load:
            fleets = fleets.with_craft(name, damage=chance.below(CRAFT[craft.kind].defence, "damage", name))
    return state.changed(fleets=fleets)


def _is_enemy(state: State, one: Seat, other: Seat | None) -> bool:
    return other is not None and other != one and state.politics.are_enemies(one, other)


def _is_open(state: State, at: At) -> bool:
    return not state.galaxy.is_closed(at) and not state.happenings.is_at("black_hole", at)


def _shares(legions: Legions, count: int, chance: Chance, name: str) -> list[int]:
    shares = list(legions)
    for number in range(count):
        shares[chance.below(len(shares), "grade", name, number)] += 1
    return shares


def _with_officers(state: State, chance: Chance) -> State:
    """Officers aboard ships, where they can be put down and put to use, and each other's spies among them; some players
    know everything there is to know."""
    officers = state.officers
    surfaces = [at for at in state.sectors.systems if state.sectors[at].owner is not None]
    for name, officer in state.officers.each.items():
        ships = [ship for ship in state.fleets.of(officer.owner) if state.fleets[ship].sheet.mode == "active"]
        if officer.kind == "spy" and chance.below(2, "hides", name):
            officers = officers.with_officer(name, place=chance.choice(surfaces, "where", name))
        elif ships and chance.below(2, "aboard", name):
            officers = officers.with_officer(name, place=chance.choice(ships, "ship", name))
    state = state.changed(officers=officers)
    for seat in state.seats:
        if chance.below(3, "learned", seat) == 0:
            state = state.with_empire(seat, known=frozenset(TECHNOLOGIES), credits=200)
    return state
