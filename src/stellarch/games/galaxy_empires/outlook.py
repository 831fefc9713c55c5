"""How a game stands, in numbers from which chances to win are told."""

from collections.abc import Sequence

from stellarch.core.chances import Facts
from stellarch.core.outlook import Outlook
from stellarch.games.galaxy_empires.judgement import CHANCES
from stellarch.games.galaxy_empires.state import State


class GeOutlook(Outlook):
    """Counted by the kernel, as its searches count; it brings Numba along, which takes its time."""

    chances = CHANCES

    def facts(self, state: State) -> Sequence[Facts | None]:
        from stellarch.games.galaxy_empires.thinking import Board

        return Board(state, "facts").facts()

    def progress(self, state: State) -> float:
        from stellarch.games.galaxy_empires.kernel.value import LAST_ROUND

        return min(state.turn.round - 1, LAST_ROUND) / LAST_ROUND
