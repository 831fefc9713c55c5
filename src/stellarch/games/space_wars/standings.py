"""SW-19: who is ahead, by what the version of the game is won with."""

from collections import Counter
from collections.abc import Sequence

from stellarch.core import Phrase, Row, Seat, Standings, said
from stellarch.games.space_wars.options import Version
from stellarch.games.space_wars.rules.control import managed_systems, managers
from stellarch.games.space_wars.rules.votes import own_cities
from stellarch.games.space_wars.state import State, remembered
from stellarch.games.space_wars.tables.craft import CRAFT

_RACED_FOR: dict[Version, str] = {"short": "value", "standard": "cities", "long": "sectors"}


class ScoreRow(Phrase):
    SYSTEMS = "systems"
    SECTORS = "sectors"
    CITIES = "cities"
    LABORATORIES = "laboratories"
    CREDITS = "credits"
    WARSHIPS = "warships"
    VALUE = "value"


_WARSHIPS = frozenset(kind for kind, sheet in CRAFT.items() if sheet.battle and sheet.group == "capital")


def standings(state: State) -> Standings:
    """Ranks and score sheet at any time; who is out stands below those who play on, the last to go first."""
    sheet = {
        "systems": [len(managed_systems(state, seat)) for seat in state.seats],
        "sectors": _sectors(state),
        "cities": [own_cities(state, seat) for seat in state.seats],
        "laboratories": _laboratories(state),
        "credits": [empire.credits for empire in state.empires],
        "warships": warships(state),
        "value": [empire.value for empire in state.empires],
    }
    counts = _RACED_FOR[state.options.victory]
    merits = [_merit(state, seat, sheet[counts][seat]) for seat in state.seats]
    return Standings(
        over=state.over,
        ranks=tuple(1 + sum(other > merit for other in merits) for merit in merits),
        rows=tuple(Row(key, said(ScoreRow(key)), tuple(values)) for key, values in sheet.items()),
        ending=None if state.ending is None else state.ending.way,
        round=state.turn,
        counts=counts,
    )


def _merit(state: State, seat: Seat, raced_for: int) -> tuple[int, int, int, tuple[int, ...]]:
    """Winners first, then those who play on by what they race for, then the others by when they went (SW-19.3.2)."""
    has_won = state.ending is not None and seat in state.ending.winners
    out = state.empires[seat].out
    if has_won:
        return 2, 0, 0, ()
    return (0, out, 0, ()) if out else (1, 0, raced_for, state.empires[seat].by_level)


def warships(state: State) -> Sequence[int]:
    return remembered(state.fleets, "warships of all", (), lambda: _counted_warships(state))


def _counted_warships(state: State) -> list[int]:
    owners = Counter(craft.owner for craft in state.fleets.craft.values() if craft.kind in _WARSHIPS)
    return [owners[seat] for seat in state.seats]


def _laboratories(state: State) -> Sequence[int]:
    others = (state.politics.relations,)
    return remembered(state.sectors, "laboratories of all", others, lambda: _counted_laboratories(state))


def _counted_laboratories(state: State) -> list[int]:
    sectors = state.sectors
    return [sum(sectors.system(at).laboratories for at in managed_systems(state, seat)) for seat in state.seats]


def _sectors(state: State) -> list[int]:
    owners = Counter(managers(state))
    return [owners[seat] for seat in state.seats]
