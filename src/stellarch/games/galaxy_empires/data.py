"""The printed facts: board, factions, missions and numbers, read from `data/*.toml` and checked once, at the start."""

import tomllib
from collections.abc import Mapping
from enum import StrEnum
from importlib.resources import files
from typing import Literal, TypeVar

import msgspec

from stellarch.core import BadData, Hex

T = TypeVar("T")
Corner = Literal["nw", "ne", "se", "sw"]
Condition = Literal["survival", "domination", "bounty", "round_limit"]
MissionPay = Literal["money", "half"]
PlanetCount = Literal["four", "two"]
"""The ways to win (GE-15), and the ranking where rounds are limited (GE-20)."""


class Kind(StrEnum):
    """What an area of the board is (GE-1.1)."""

    CAPITAL = "capital"
    FRONTIER = "frontier"
    STATION = "space_station"
    CENTER = "political_center"
    WORMHOLE = "wormhole"
    NEUTRAL = "neutral_zone"
    PLANET = "planet"
    BLACK_HOLE = "black_hole"


class KindData(msgspec.Struct, frozen=True):
    tiles: int
    claimable: bool
    income_cash: int = 0
    income_pp: int = 0


class TileData(msgspec.Struct, frozen=True):
    label: str
    q: int
    r: int

    @property
    def at(self) -> Hex:
        return Hex(self.q, self.r)


class AreaData(msgspec.Struct, frozen=True):
    id: str
    kind: Kind
    tiles: tuple[TileData, ...]
    corner: Corner | None = None
    faction: str | None = None


class MapFacts(msgspec.Struct, frozen=True):
    id: str
    corners_clockwise: tuple[Corner, ...]
    tiles: int
    claimable_territories: int


class MapData(msgspec.Struct, frozen=True):
    map: MapFacts
    kinds: Mapping[Kind, KindData]
    territory: tuple[AreaData, ...]


class Power(msgspec.Struct, frozen=True):
    """What a faction may do better than the others, where the table plays with powers."""

    id: str
    key: Literal["war_cost_pp", "capital_income", "pp_roll_bonus", "mining_income"]
    value: int


class Faction(msgspec.Struct, frozen=True):
    """A faction card (GE-1.10)."""

    id: str
    corner: Corner
    capital: str
    color: str
    color_dark: str
    color_name: str
    glyph: str
    power: Power


class FactionData(msgspec.Struct, frozen=True):
    faction: tuple[Faction, ...]


class Mission(msgspec.Struct, frozen=True):
    """A card of the mission deck (GE-1.11); the predicate says what is to be done, and how often."""

    id: str
    check: Literal["state", "event"]
    predicate: str
    bounty: int
    min_players: int
    count: int
    kind: str = "any"
    kinds: tuple[Kind, ...] = ()
    role: Literal["attacker", "defender"] | None = None
    value: int = 0

    def pays(self, pay: MissionPay) -> tuple[int, int]:
        """Dollars and political points: all in money, or a point for every $200 and the rest in money (GE-20.8)."""
        points = self.bounty // (2 * NUMBERS.missions.dollars_per_point) if pay == "half" else 0
        return self.bounty - points * NUMBERS.missions.dollars_per_point, points


class MissionData(msgspec.Struct, frozen=True):
    mission: tuple[Mission, ...]


class SetupNumbers(msgspec.Struct, frozen=True):
    start_fleets: int
    start_cash: int
    start_pp: int


class TurnNumbers(msgspec.Struct, frozen=True):
    actions: int
    fleets_per_move_action: int
    fleets_per_deploy_action: int
    wormhole_fleets_per_action: int


class IncomeNumbers(msgspec.Struct, frozen=True):
    capital_at_peace: int
    frontier: int
    space_station: int
    political_center_pp: int
    wormhole: int


class CostNumbers(msgspec.Struct, frozen=True):
    fleet: int
    war_pp: int
    trade_pp_each: int
    disrupt_cash: int


class LimitNumbers(msgspec.Struct, frozen=True):
    pp_max: int
    missions_in_hand: int
    invasion_fleets_one_action: int
    invasion_fleets_two_actions: int
    disrupt_adjacent_fleets: int
    mining_fleets_per_player: int


class MiningNumbers(msgspec.Struct, frozen=True):
    delivery: int
    deliveries: int


class WarNumbers(msgspec.Struct, frozen=True):
    dice: int
    kill_sum: int
    attacker_win_cash: int
    attacker_win_cash_per_survivor: int
    attacker_win_pp: int
    defender_win_cash: int
    surrender_reparations: int
    surrender_pp: int


class WinNumbers(msgspec.Struct, frozen=True):
    bounty_cash: int


class PlayersNumbers(msgspec.Struct, frozen=True):
    """What changes with the number of players (GE-20)."""

    domination_territories: int
    dormant: Literal["none", "corner", "capital"]
    opposite_seat_bonus_cash: int = 0


class LiveNumbers(msgspec.Struct, frozen=True):
    grace_seconds: int
    min_roll_interval_ms: int
    bot_roll_interval_ms: int
    idle_auto_roll_ms: int


class MissionNumbers(msgspec.Struct, frozen=True):
    dollars_per_point: int


class TradeNumbers(msgspec.Struct, frozen=True):
    max_counters: int
    max_proposals_per_turn: int
    standing_offers_per_seat: int
    standing_offer_rounds: int
    clause_turns_max: int
    cash_step: int


class Numbers(msgspec.Struct, frozen=True):
    setup: SetupNumbers
    turn: TurnNumbers
    income: IncomeNumbers
    costs: CostNumbers
    limits: LimitNumbers
    mining: MiningNumbers
    war: WarNumbers
    win: WinNumbers
    players: Mapping[int, PlayersNumbers]
    war_live: LiveNumbers
    trade: TradeNumbers
    missions: MissionNumbers


def _read(name: str, kind: type[T]) -> T:
    text = files(__package__).joinpath("data", name).read_text("utf-8")
    try:
        return msgspec.convert(tomllib.loads(text), kind, strict=False)
    except msgspec.ValidationError as fault:
        raise BadData(name, "", str(fault)) from None


MAP = _read("map.toml", MapData)
NUMBERS = _read("numbers.toml", Numbers)
FACTIONS: Mapping[str, Faction] = {card.id: card for card in _read("factions.toml", FactionData).faction}
MISSIONS: Mapping[str, Mission] = {card.id: card for card in _read("missions.toml", MissionData).mission}
AREAS: Mapping[str, AreaData] = {area.id: area for area in MAP.territory}
CORNERS: tuple[Corner, ...] = MAP.map.corners_clockwise
"""The corners of the board, and so the seats at the table, clockwise (GE-R.35)."""

for _area in AREAS.values():
    if len(_area.tiles) != MAP.kinds[_area.kind].tiles:
        raise BadData("map.toml", _area.id, f"has {len(_area.tiles)} tiles; a {_area.kind} has another number")
if sum(len(area.tiles) for area in AREAS.values()) != MAP.map.tiles:
    raise BadData("map.toml", "map.tiles", "is not the number of tiles that follow")
