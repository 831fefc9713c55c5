"""A position of a record, as somebody sees it who looks on: nothing hidden comes in."""

from collections.abc import Sequence
from typing import Annotated, Any

from cyclopts import Parameter

from stellarch.cli.files import read_file
from stellarch.core import BadOptions, Record, Seat, Table
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.commands.messages import NoSector, NotThisGame, TooFewActions, WhoAttacks
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.state import State

ARecord = Annotated[str | None, Parameter(help="A record, of which the forces are taken; - is standard input.")]
AfterActions = Annotated[int | None, Parameter(help="After this many of its actions; by default, after all.")]
Attacker = Annotated[int | None, Parameter(help="The seat that attacks, from 1.")]


def position(path: str, actions: int | None, seed: str) -> State:
    """The position of a record after this many actions; raises BadOptions."""
    record = Record.read(read_file(path))
    if record.game != SPACE_WARS.id:
        raise BadOptions(NotThisGame(path))
    table: Table[Any, Any] = Table.from_record(SPACE_WARS, record)
    count = len(table.log) if actions is None else actions
    if not 0 <= count <= len(table.log):
        raise BadOptions(TooFewActions(len(table.log)))
    state: State = table.state_at(count)
    return SPACE_WARS.imagine(SPACE_WARS.view(state, None), f"odds {seed}")


def sector(state: State, place: str) -> At:
    """The sector with this name; raises BadOptions."""
    at = state.galaxy.find(place)
    if at is None:
        raise BadOptions(NoSector(place))
    return at


def who_attacks(state: State, attacker: int | None, able: Sequence[Seat]) -> Seat:
    """The seat that is meant, of those who could attack; the first, where none is named; raises BadOptions."""
    attacks = able[0] if attacker is None else Seat(attacker - 1)
    if attacks not in able:
        raise BadOptions(WhoAttacks(len(state.empires)))
    return attacks
