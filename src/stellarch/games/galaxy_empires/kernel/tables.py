"""The tables of a board, computed once from the readable one."""

from collections import deque
from collections.abc import Mapping
from functools import lru_cache
from itertools import product
from typing import Any

from stellarch import jit
from stellarch.games.galaxy_empires.data import AREAS, CORNERS, MISSIONS, NUMBERS, Kind, Mission, MissionPay
from stellarch.games.galaxy_empires.galaxy import AREA_OF, CENTERS, EYE, PLANETS, TILES, TILES_OF, Galaxy, galaxy
from stellarch.games.galaxy_empires.judgement import CHANCES, HORIZON, NOISE, WEIGHTS
from stellarch.games.galaxy_empires.kernel import layout as at
from stellarch.games.galaxy_empires.kernel import weights
from stellarch.games.galaxy_empires.kernel.value import SCALE
from stellarch.games.galaxy_empires.odds import odds

TILE_NAMES: tuple[str, ...] = tuple(sorted(TILES))
TILE_NUMBER: Mapping[str, int] = {tile: number for number, tile in enumerate(TILE_NAMES)}
AREA_NAMES: tuple[str, ...] = tuple(AREAS)
AREA_NUMBER: Mapping[str, int] = {area: number for number, area in enumerate(AREA_NAMES)}
MISSION_NAMES: tuple[str, ...] = tuple(sorted(MISSIONS))
MISSION_NUMBER: Mapping[str, int] = {mission: number for number, mission in enumerate(MISSION_NAMES)}
_KINDS = list(Kind)

_PREDICATES: Mapping[str, int] = {
    "hold_count": at.HOLD_COUNT,
    "hold_home_frontiers": at.HOLD_HOME_FRONTIERS,
    "hold_foreign_frontier": at.HOLD_FOREIGN_FRONTIER,
    "fleet_count": at.FLEET_COUNT,
    "fleets_in_home_capital": at.FLEETS_IN_HOME,
    "fleets_in_distinct": at.FLEETS_IN_DISTINCT,
    "pp_at_least": at.PP_AT_LEAST,
    "mining_contracts": at.MINING_CONTRACTS,
    "claims_in_one_turn": at.CLAIMS_IN_ONE_TURN,
    "claim_from_opponent": at.CLAIM_FROM_OPPONENT,
    "wormhole_transit": at.WORMHOLE_TRANSIT,
    "mining_deliveries": at.DELIVERIES,
    "mining_contracts_completed": at.CONTRACTS_COMPLETED,
    "disruptions": at.DISRUPTIONS,
    "wars_won_outnumbered": at.WON_OUTNUMBERED,
    "wars_won_in_kind": at.WON_IN_KIND,
    "surrenders_received": at.SURRENDERS_RECEIVED,
    "enemy_fleets_destroyed": at.FLEETS_DESTROYED,
    "trades": at.TRADES,
    "trades_distinct_partners": at.TRADES_DISTINCT,
    "fleets_deployed_in_one_turn": at.DEPLOYED_IN_ONE_TURN,
    "pp_roll_at_least": at.PP_ROLL,
    "capitals_captured": at.CAPITALS_CAPTURED,
}


def packed(numbers: list[int]) -> Any:
    """Numbers as the kernel of this process takes them."""
    room = jit.array("i", len(numbers))
    room[:] = numbers
    return room


@lru_cache(maxsize=32)
def tables(dormant: frozenset[str], players: int, pay: MissionPay) -> tuple[int, ...]:
    """All tables in one row, as `layout` says."""
    made, board = [0] * at.TABLES_SIZE, galaxy(dormant)
    _write_areas(made, board)
    _write_tiles(made, board)
    for number, mission in enumerate(MISSION_NAMES):
        _write_mission(made, number, MISSIONS[mission])
        made[at.BOUNTY_OF + number], made[at.POINTS_OF + number] = MISSIONS[mission].pays(pay)
    made[at.EYE] = TILE_NUMBER[EYE]
    made[at.TO_DOMINATE] = NUMBERS.players[players].domination_territories
    income = NUMBERS.income
    for kind, paid in (
        (at.CAPITAL, income.capital_at_peace),
        (at.FRONTIER, income.frontier),
        (at.STATION, income.space_station),
    ):
        made[at.INCOME_OF_KIND + kind] = paid
    for name, weight in WEIGHTS.items():
        made[at.WEIGHTS + getattr(weights, name)] = weight
    _write_prospects(made, players)
    made[at.HORIZON], made[at.NOISE] = HORIZON, NOISE
    _write_odds(made)
    return tuple(made)


def _write_prospects(made: list[int], players: int) -> None:
    weights = CHANCES.for_seats(players)
    for phase, facts in enumerate(weights.facts if weights else ()):
        first = at.PROSPECTS + phase * at.MOST_FACTS
        made[first : first + len(facts)] = [round(weight * SCALE) for weight in facts]


def _write_odds(made: list[int]) -> None:
    for attackers, defenders in product(range(at.INVADERS + 1), range(at.MOST_TILES + 1)):
        exact, place = odds(attackers, defenders), attackers * (at.MOST_TILES + 1) + defenders
        made[at.WIN_ODDS + place] = round(1000 * exact.attacker)
        made[at.HOLD_ODDS + place] = round(1000 * exact.defender)
        made[at.ATTACKERS_KEPT + place] = round(1000 * exact.attackers_left)
        made[at.DEFENDERS_KEPT + place] = round(1000 * exact.defenders_left)


def _write_areas(made: list[int], board: Galaxy) -> None:
    for number, area in enumerate(AREA_NAMES):
        data = AREAS[area]
        made[at.KIND_OF + number] = _KINDS.index(data.kind)
        made[at.CORNER_OF + number] = -1 if data.corner is None else CORNERS.index(data.corner)
        made[at.CLOSED + number] = board.is_closed(area)
        made[at.TERRITORY + number] = area in board.territories
        made[at.TILE_COUNT + number] = len(TILES_OF[area])
        for place, tile in enumerate(TILES_OF[area]):
            made[at.TILES_OF + number * at.MOST_TILES + place] = TILE_NUMBER[tile]
        for tile in board.rims[area]:
            made[at.RIM + number * at.TILES + TILE_NUMBER[tile]] = 1
        made[at.PLANET_NUMBER + number] = PLANETS.index(area) if area in PLANETS else -1
        others = [AREA_NUMBER[center] for center in CENTERS if center != area]
        made[at.OTHER_CENTER + number] = others[0] if area in CENTERS else -1
    for number, planet in enumerate(PLANETS):
        made[at.PLANET_AREA + number] = AREA_NUMBER[planet]


def _write_tiles(made: list[int], board: Galaxy) -> None:
    for number, tile in enumerate(TILE_NAMES):
        made[at.AREA_OF + number] = AREA_NUMBER[AREA_OF[tile]]
        near = [TILE_NUMBER[other] for other in board.near[tile]]
        first = at.NEAR + number * at.NEIGHBOURS
        made[first : first + at.NEIGHBOURS] = near + [-1] * (at.NEIGHBOURS - len(near))
        for other, target in enumerate(TILE_NAMES):
            made[at.STEPS + number * at.TILES + other] = board.steps[tile].get(target, -1)
        for area, hops in _hops(board, tile).items():
            made[at.HOPS + number * at.AREAS + AREA_NUMBER[area]] = hops


def _hops(board: Galaxy, start: str) -> dict[str, int]:
    """The moves a fleet needs from a tile into each area: across a border, or anywhere within an area (GE-7)."""
    found, ahead = {start: 0}, deque([start])
    while ahead:
        tile = ahead.popleft()
        if tile != start and AREA_OF[tile] in PLANETS:
            continue  # a fleet that lands stays
        for near in (*TILES_OF[AREA_OF[tile]], *board.near[tile]):
            if near not in found and not board.is_closed(AREA_OF[near]):
                found[near] = found[tile] + 1
                ahead.append(near)
    return {area: min(found.get(tile, at.FAR) for tile in TILES_OF[area]) for area in AREA_NAMES}


def _write_mission(made: list[int], number: int, mission: Mission) -> None:
    if mission.predicate == "wars_won":
        predicate = at.WON_AS_ATTACKER if mission.role == "attacker" else at.WON_AS_DEFENDER
    else:
        predicate = _PREDICATES[mission.predicate]
    made[at.PREDICATE + number] = predicate
    made[at.IS_EVENT + number] = mission.check == "event"
    made[at.COUNT + number] = mission.count
    made[at.KIND_WANTED + number] = -1 if mission.kind == "any" else _KINDS.index(Kind(mission.kind))
    if mission.kinds:
        made[at.DETAIL + number] = sum(1 << _KINDS.index(kind) for kind in mission.kinds)
    else:
        made[at.DETAIL + number] = sum(1 << face for face in range(mission.value, 7))
