"""The toy auction at full size: nine seats that decide at the same time, and as many rounds as one likes."""

from typing import Annotated

import msgspec

from stellarch.core import Chance, Phrase, Setting, Table, said
from tests.core.toy_auction import AnyAction, Options, State, ToyAuction

SEATS = 9


class LargeOptions(Options, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[
        int,
        msgspec.Meta(ge=1, le=2000),
        Setting(),
    ] = 1000  # type: ignore[assignment]  # more of them than the toy has


class Large(Phrase):
    NAME = 1


class LargeAuction(ToyAuction):
    id = "large-auction"
    name = said(Large.NAME)
    options = LargeOptions


LARGE_AUCTION = LargeAuction()


def played(actions: int, seed: str = "large", rounds: int = 1000) -> Table[State, AnyAction]:
    """A table of nine after some actions, or at its end: bids by chance, and now and then what is won is kept."""
    table, chance = Table(LARGE_AUCTION, SEATS, seed, LargeOptions(rounds=rounds)), Chance(f"{seed} play")
    for number in range(actions):
        seat = table.turn
        if seat is None:
            break
        if table.state.floor.phase == "bidding":
            table.play(f"bid:{chance.below(1 + table.state.floor.purses[seat], number)}")
        elif table.state.floor.phase == "opening":
            table.play(f"open:{chance.below(table.state.floor.lot, number)}")
        else:
            table.play("settle:" + ("true" if chance.below(3, number) == 0 else "false"))
    return table
