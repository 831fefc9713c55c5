"""SW-6, SW-7: offices, laws, protocols, treaties; and the value of a population or of laboratories."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from stellarch.games.space_wars.tables.craft import CRAFT
from stellarch.games.space_wars.tables.reading import by_id, read, require

_FILE = "politics.toml"

Office = Literal["president", "security", "relationships", "trade"]
Treaty = Literal["commercial", "scientific", "non_aggression", "cooperation", "alliance"]


class Council(msgspec.Struct, frozen=True):
    office_credits: int
    cities_per_proposal: int
    vetoes_per_council: int
    votes_per_freed_slave: int
    min_players: int


class OfficeSheet(msgspec.Struct, frozen=True):
    id: Office
    craft: str


class Law(msgspec.Struct, frozen=True):
    id: str
    active_at_start: bool
    credits: int = 0
    """What it makes something cost."""


class ProtocolSheet(msgspec.Struct, frozen=True):
    id: str
    target: Literal["none", "player", "sector", "players2"]
    credits: int = 0
    """What the bank pays the player it names, or takes from him."""


class TreatySheet(msgspec.Struct, frozen=True):
    id: Treaty
    rank: int
    break_cost: int
    exclusive_group: Literal["", "military"]
    war_same_turn_after_break: bool
    counters: Mapping[int, int]
    """How many a player has, by the number of players at the start (SW-21.1.8)."""


class StepTable(msgspec.Struct, frozen=True):
    steps: tuple[tuple[int, int], ...]


class Politics(msgspec.Struct, frozen=True):
    council: Council
    office: tuple[OfficeSheet, ...]
    law: tuple[Law, ...]
    protocol: tuple[ProtocolSheet, ...]
    treaty: tuple[TreatySheet, ...]
    step_table: StepTable


_POLITICS = read(_FILE, Politics)

COUNCIL = _POLITICS.council
OFFICES: Mapping[Office, OfficeSheet] = {office.id: office for office in _POLITICS.office}
LAWS = by_id(_FILE, _POLITICS.law)
PROTOCOLS = by_id(_FILE, _POLITICS.protocol)
TREATIES = by_id(_FILE, _POLITICS.treaty)
START_LAWS = frozenset(law.id for law in LAWS.values() if law.active_at_start)

require(_FILE, "office.craft", (office.craft for office in OFFICES.values()), CRAFT)


def value_of(count: int) -> int:
    """The value of this many cities (SW-8.1.3), or of this many laboratories (SW-15.1.2)."""
    return next(value for least, value in reversed(_POLITICS.step_table.steps) if count >= least)
