"""What can be chosen before a game (GE-20)."""

from typing import Annotated, Literal

import msgspec

from stellarch.core import Setting
from stellarch.games.galaxy_empires.data import MissionPay, PlanetCount

WarMode = Literal["simulated", "live"]
ClauseMode = Literal["binding", "honour"]
Timing = Literal["immediate", "next_turn"]
BountyTiming = Literal["immediate", "end_of_round"]
StandingAnswer = Literal["ask", "never", "when_outnumbered"]
Faction = Literal["carmine", "helion", "verdant", "glacier"]
_RULE = "GE-20.11"


def _faction_of(seat: int) -> Setting:
    return Setting(named=True, seat=seat, rule="GE-20.7")


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options of Galaxy Empires; the defaults are the game as its rulebook has it."""

    # A new game differs where `usual` says so: then no place in the order of play wins much more often, and Domination
    # decides its share of the games (see docs/galaxy-empires-balance.md).

    war_mode: Annotated[WarMode, Setting(named=True, rule=_RULE)] = "simulated"
    clause_mode: Annotated[ClauseMode, Setting(named=True, rule=_RULE)] = "binding"
    domination_timing: Annotated[Timing, Setting(named=True, rule=_RULE)] = "immediate"
    bounty_timing: Annotated[BountyTiming, Setting(named=True, rule=_RULE, usual="end_of_round")] = "immediate"
    mission_pay: Annotated[MissionPay, Setting(named=True, rule="GE-20.8", usual="half")] = "money"
    planets: Annotated[PlanetCount, Setting(named=True, rule="GE-20.9", usual="two")] = "four"
    defender_auto_surrender: Annotated[StandingAnswer, Setting(named=True, rule=_RULE)] = "ask"
    mission_trading: Annotated[bool, Setting(rule=_RULE)] = True
    pp_trading: Annotated[bool, Setting(rule=_RULE)] = True
    asymmetric_powers: Annotated[bool, Setting(rule=_RULE)] = False
    seat_compensation_step: Annotated[Annotated[int, msgspec.Meta(ge=0, le=1000)], Setting(rule=_RULE)] = 0
    round_limit: Annotated[Annotated[int, msgspec.Meta(ge=0, le=100)], Setting(rule=_RULE)] = 0
    faction_1: Annotated[Faction | None, _faction_of(0)] = None
    faction_2: Annotated[Faction | None, _faction_of(1)] = None
    faction_3: Annotated[Faction | None, _faction_of(2)] = None
    faction_4: Annotated[Faction | None, _faction_of(3)] = None

    @property
    def factions(self) -> tuple[Faction | None, ...]:
        """The faction each seat has chosen; None where it is drawn by chance."""
        return self.faction_1, self.faction_2, self.faction_3, self.faction_4
