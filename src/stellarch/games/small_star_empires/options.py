"""What can be chosen before a game: edition, layout or board, and the variants."""

from typing import Annotated, Literal

import msgspec

from stellarch.core import Label, Setting
from stellarch.core.options import option_label, value_part
from stellarch.games.small_star_empires.data import LAYOUTS, Edition

LayoutName = Literal[
    "two_players",
    "three_players",
    "four_players",
    "narrow_two_players",
    "star_four_players",
    "three_galaxies",
    "three_galaxies_two_players",
    "three_galaxies_three_players",
]
_RETAIL = {"edition": Edition.RETAIL.value}
_DEALT = {"board": None}
"""What says how to deal means nothing on a board that is given."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options of Small Star Empires; the defaults are the boxed game with wormholes and black holes."""

    edition: Annotated[Edition, Setting(named=True, rule="SSE-8.10")] = Edition.RETAIL
    layout: Annotated[
        LayoutName | None,
        Setting(
            named=True,
            only_with=_DEALT,
            players={name: (layout.players,) for name, layout in LAYOUTS.items()},
            rule="SSE-2.1",
        ),
    ] = None
    board: Annotated[str | None, Setting(rule="SSE-2.7")] = None
    holes: Annotated[bool, Setting(only_with={**_RETAIL, **_DEALT}, rule="SSE-2.3")] = True
    unexplored: Annotated[bool, Setting(only_with=_RETAIL, rule="SSE-7.1")] = False
    deck: Annotated[Literal[15, 14], Setting(only_with={"unexplored": True}, rule="SSE-7.1")] = 15
    open_borders: Annotated[bool, Setting(rule="SSE-8.6")] = False
    campaign: Annotated[bool, Setting(only_with=_RETAIL, rule="SSE-8.10")] = False
    first_player: Annotated[
        Literal[0, 1, 2, 3] | None,
        Setting(
            named=True,
            players={seat: tuple(range(max(2, seat + 1), 5)) for seat in range(4)},
            is_seat=True,
            rule="SSE-2.6",
        ),
    ] = None
    fairness: Annotated[Annotated[float, msgspec.Meta(ge=0, le=1)], Setting(only_with=_DEALT, rule="SSE-9.7")] = 0.0


def layout_name(layout: str) -> Label:
    """What a layout is called."""
    return option_label(Options, "layout")._replace(part=value_part(layout))
