"""Positions at random, as late in a game as one likes: flags, craft, officers, treaties, wars, events, technologies.

They are not reached by play, but every piece is in a place where it may be. Whatever holds of all positions is tried on
these.
"""

from random import Random

from msgspec.structs import replace

from stellarch.core import Chance, Seat
from stellarch.games.space_wars.chapters.losses import capacity
from stellarch.games.space_wars.galaxy import deal
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.layout import lay_out
from stellarch.games.space_wars.options import Options
from stellarch.games.space_wars.rules.control import manager
from stellarch.games.space_wars.state import Craft, Fleets, Legions, Levels, Officer, Officers, Small, State, Tokens
from stellarch.games.space_wars.tables.craft import CRAFT
from stellarch.games.space_wars.tables.ground import OFFICERS
from stellarch.games.space_wars.tables.happenings import EVENTS, MISSIONS
from stellarch.games.space_wars.tables.politics import LAWS
from stellarch.games.space_wars.tables.technologies import TECHNOLOGIES

_TREATIES = ("war", "none", "none", "none", "non_aggression", "cooperation", "cooperation", "alliance")


def scattered(seed: int, players: int = 6, craft_each: int = 20) -> State:
    """A position between two phases; the same for the same numbers."""
    random = Random(f"{seed} {players} {craft_each}")
    options = Options()
    map_name = options.map_for(players)
    assert map_name is not None
    galaxy = deal(map_name, players, Chance(str(seed)))
    state = lay_out(options, galaxy, Chance(str(seed))).changed(turn=10, phase="test")
    state = _with_flags(state, random)
    state = _with_politics(state, random)
    for seat in state.seats:
        known = random.sample(sorted(TECHNOLOGIES), random.randint(3, 60))
        state = state.with_empire(seat, known=frozenset(known), credits=random.randint(0, 60))
    state = _with_events(state, random)
    state = _with_craft(state, random, craft_each)
    return _with_officers(state, random)


def _open_sectors(state: State) -> list[At]:
    holes = {event.at for event in state.happenings.events if event.kind == "black_hole"}
    return [at for at in state.galaxy.board.sectors if at not in state.galaxy.closed | holes]


def _with_flags(state: State, random: Random) -> State:
    sectors = state.sectors
    for at in _open_sectors(state):
        owner = sectors[at].owner
        if owner is None and random.random() < 0.6:
            owner = Seat(random.randrange(len(state.seats)))
        tokens = Tokens(*(random.choice((0, 0, 1, 3)) for _ in Tokens._fields))
        sectors = sectors.with_sector(at, owner=owner, tokens=tokens, mines=random.choice((0, 0, 0, 1)))
        if sectors[at].system is not None and owner is not None:
            legions = {owner: Legions(random.randint(0, 3), random.randint(0, 1))}
            small = {owner: Small(random.randint(0, 2), boarding_pod=random.randint(0, 1))}
            sectors = sectors.with_system(
                at,
                levels=Levels(*(random.choice((0, 1, 2)) for _ in Levels._fields)),
                legions={seat: each for seat, each in legions.items() if any(each)},
                small={seat: each for seat, each in small.items() if any(each)},
                slaves=random.choice((0, 0, 1)),
                weapons=random.choice((0, 0, 1)),
                contamination=random.choice((0, 0, 2)),
            )
    return state.changed(sectors=sectors)


def _with_politics(state: State, random: Random) -> State:
    politics = state.politics
    allied: set[Seat] = set()
    for one in state.seats:
        for other in state.seats[one + 1 :]:
            military = random.choice(_TREATIES)
            if military == "alliance" and allied & {one, other}:
                military = "none"
            if military == "alliance":
                allied |= {one, other}
            since = state.turn - 2 if military == "war" else 0
            politics = politics.with_relation(one, other, military=military, war_since=since)
    pairs = [(one, other) for one in state.seats for other in state.seats if one != other]
    laws = frozenset(law for law in sorted(LAWS) if random.random() < 0.4)
    permissions = frozenset(pair for pair in pairs if random.random() < 0.1)
    return state.changed(politics=replace(politics, laws=laws, permissions=permissions))


def _with_events(state: State, random: Random) -> State:
    happenings = state.happenings
    sectors = _open_sectors(state)
    for kind, sheet in EVENTS.items():
        for _ in range(random.randint(0, sheet.limit)):
            at = random.choice(sectors)
            if at not in state.galaxy.homes:
                happenings, _event = happenings.with_new(kind, at)
    for mission in random.sample(sorted(MISSIONS), 4):
        happenings = happenings.with_mission(mission, random.choice(sectors))
    return state.changed(happenings=happenings)


def _with_craft(state: State, random: Random, craft_each: int) -> State:
    fleets = Fleets({})
    kinds = [kind for kind, sheet in CRAFT.items() if not sheet.is_small]
    sectors = [at for at in _open_sectors(state) if not state.happenings.is_at("black_hole", at)]
    gates = [at for at in sectors if state.galaxy.gate_letter(at) is not None]
    for seat in state.seats:
        mine = state.sectors.owned_by(seat)
        for _ in range(craft_each):
            kind = random.choice((*kinds, "outpost", "freight", "corvette", "cruiser"))
            at = random.choice(random.choice((mine, mine, gates, sectors)))
            if fleets.count(seat, kind) < CRAFT[kind].limit and not state.happenings.is_at("black_hole", at):
                fleets, name = fleets.with_new(Craft(kind, seat, at))
                fleets = fleets.with_craft(name, **_cargo(fleets[name], random))
        for at in random.sample(sectors, 3):
            small = Small(random.randint(0, 2), random.randint(0, 1))
            if any(small):
                state = state.changed(sectors=state.sectors.with_small_in_space(at, seat, small))
    state = state.changed(fleets=fleets)
    for base in fleets.bases:
        if base.kind != "artificial_moon" and random.random() < 0.4:
            state = state.with_sector(base.at, gate=base.owner)
    return state


def _cargo(craft: Craft, random: Random) -> dict[str, object]:
    """Something aboard, of what it may carry, as far as there is room."""
    room = capacity(craft)
    cargo: dict[str, object] = {"weapons": random.choice((0, 0, 2))}
    if "material" in craft.sheet.cargo:
        room -= (count := random.randint(0, 2))
        cargo["tokens"] = Tokens(chemical=count, crystal_d=count and 1)
        room -= int(bool(count))
    if "legion" in craft.sheet.cargo and room:
        cargo["legions"] = Legions(random.randint(0, min(2, room)))
        room -= 2
    if "fighter" in craft.sheet.cargo and room > 0:
        cargo["small"] = Small(random.randint(0, min(2, room)))
    return cargo


def _with_officers(state: State, random: Random) -> State:
    officers = Officers()
    for seat in state.seats:
        craft = list(state.fleets.of(seat))
        surfaces = [at for at in state.sectors.systems if manager(state, at) == seat]
        for kind in OFFICERS:
            place = random.choice(random.choice((craft, surfaces)) or craft)
            officers, _name = officers.with_new(Officer(kind, seat, place, random.randint(1, 2)))  # type: ignore[arg-type]
    return state.changed(officers=officers)
