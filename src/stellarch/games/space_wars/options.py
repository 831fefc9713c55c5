"""What can be chosen before a game (SW-21)."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from stellarch.core import Setting
from stellarch.games.space_wars.tables.tiles import MAPS, MapName

Version = Literal["short", "standard", "long"]
Redeal = Literal["repair", "ask", "off"]
Pace = Literal["live", "guided", "digest"]
BattleControl = Literal["auto", "manual"]
Share = Literal[50, 40, 33]
TurnLimit = Literal["auto", 0, 10, 15, 20, 25, 30, 40, 60, 90]

_USUAL_LIMIT: dict[Version, int] = {"short": 0, "standard": 40, "long": 60}


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options of Space Wars; the defaults are the Short version of the rulebook."""

    victory: Annotated[
        Version,
        Setting(named=True, rule="SW-21.1.9"),
    ] = "short"
    victory_value: Annotated[
        Annotated[int, msgspec.Meta(ge=45, le=200)],
        Setting(only_with={"victory": "short"}, rule="SW-21.1.9"),
    ] = 90
    victory_share: Annotated[
        Share,
        Setting(named=True, only_with={"victory": "standard"}, rule="SW-21.1.18"),
    ] = 50
    turn_limit: Annotated[
        TurnLimit,
        Setting(named=True, rule="SW-21.1.11"),
    ] = "auto"
    map: Annotated[
        Literal["auto", "standard", "compact", "duel"],
        Setting(named=True, players={name: sheet.players for name, sheet in MAPS.items()}, rule="SW-21.1.2"),
    ] = "auto"
    redeal: Annotated[
        Redeal,
        Setting(named=True, rule="SW-21.1.12"),
    ] = "repair"
    pace: Annotated[
        Pace,
        Setting(named=True, rule="SW-21.1.15"),
    ] = "guided"
    battle_control: Annotated[
        BattleControl,
        Setting(named=True, rule="SW-21.1.14"),
    ] = "auto"
    forced_peace_after: Annotated[
        Literal[1, 2, 3],
        Setting(named=True, rule="SW-21.1.19"),
    ] = 2
    contamination_decay: Annotated[
        Literal[0, 1],
        Setting(named=True, rule="SW-21.1.13"),
    ] = 0

    @property
    def last_turn(self) -> int | None:
        """The turn after which the game ends; None where there is no limit (SW-21.1.11)."""
        limit = _USUAL_LIMIT[self.victory] if self.turn_limit == "auto" else self.turn_limit
        return limit or None

    def map_for(self, players: int) -> MapName | None:
        """The map for a number of players; None where the one that was chosen is for others (SW-21.1.2)."""
        fitting = (sheet.id for sheet in MAPS.values() if players in sheet.players)
        return next((name for name in fitting if self.map in ("auto", name)), None)


FIRST_GAME: Mapping[str, str | int] = {"map": "compact", "victory_value": 45}
"""What is advised for somebody's first game."""


def is_first_game(options: Options) -> bool:
    """Whether it is played as is advised for a first game."""
    return all(getattr(options, option) == value for option, value in FIRST_GAME.items())
