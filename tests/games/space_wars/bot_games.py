"""Games of Space Wars that bots play among themselves."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from stellarch.core import Level, Plan, Seat, Table
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.options import Options
from stellarch.games.space_wars.state import State


class Decided(NamedTuple):
    """A decision of a bot: what it was asked in, and what it planned."""

    before: State
    seat: Seat
    seed: str
    plan: Plan
    table: Table[Any, Any]


def bot_game(
    seed: str,
    players: int,
    turns: int | None = None,
    levels: Sequence[Level | None] | None = None,
    characters: Sequence[str | None] | None = None,
    **options: Any,
) -> Iterator[Decided]:
    """Every decision of a game until a number of turns are over, or its end; each is yielded before it is played."""
    table: Table[Any, Any] = Table(SPACE_WARS, players, seed, Options(**options))
    levels, characters = levels or [None] * players, characters or [None] * players
    while (seat := table.turn) is not None and (turns is None or table.state.turn <= turns):
        own = f"{seed} {seat} {len(table.log)}"
        plan = SPACE_WARS.plan(table.view(seat), own, levels[seat], characters[seat])
        yield Decided(table.state, seat, own, plan, table)
        table.play_plan(plan, seat, range(players))
