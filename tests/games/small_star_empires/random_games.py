"""Games of every kind played by uniform chance: what the wide nets (laws, second opinion) are cast over.

A random game is named by a few words, so that a failing test prints something one can paste back in:

    RandomGame("edition=retail layout=two_players unexplored open_borders", seed=7)
"""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple, get_args

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from stellarch.core import Chance, Event, Seat, parse_options
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES
from stellarch.games.small_star_empires.actions import AnyAction, How, Move, Pass, Piece, Refuel, Repair, Resign, Stop
from stellarch.games.small_star_empires.data import LAYOUTS
from stellarch.games.small_star_empires.events import GameStarted
from stellarch.games.small_star_empires.options import LayoutName, Options
from stellarch.games.small_star_empires.state import State

_LAYOUTS: tuple[LayoutName, ...] = get_args(LayoutName)
_RESIGNATIONS = 40
"""Where players may resign, one action in this number is a resignation."""


def _every_mix() -> Iterator[str]:
    """Every mix of edition, layout and variants that can be played, the plainest first (SSE-8.10)."""
    for layout, borders in product(_LAYOUTS, ("", "open_borders")):
        yield f"edition=print_and_play layout={layout} {borders}"
    retail = product(("", "holes=false"), ("", "unexplored", "unexplored deck=14"), ("", "open_borders"), _LAYOUTS)
    for holes, unexplored, borders, layout in retail:
        if not (holes and "galaxies" in layout):  # joined by wormholes alone (SSE-9.6)
            yield f"edition=retail layout={layout} {holes} {unexplored} {borders}"


MIXES = tuple(" ".join(mix.split()) for mix in _every_mix())
CAMPAIGNS = tuple(f"{mix} campaign" for mix in MIXES if mix.startswith("edition=retail"))


class RandomGame(NamedTuple):
    """A game to be played by chance: what was agreed, in words, and one seed for the game and for the players."""

    agreed: str
    seed: int
    resigning: bool = False

    @property
    def options(self) -> Options:
        return parse_options(Options, self.agreed.split())

    @property
    def players(self) -> int:
        layout = self.options.layout
        assert layout is not None
        return LAYOUTS[layout].players

    @property
    def start(self) -> State:
        return SMALL_STAR_EMPIRES.start(self.options, self.players, str(self.seed)).state


class Turn(NamedTuple):
    """One action of a game: the position it was made in, and what came of it."""

    before: State
    seat: Seat
    action: AnyAction
    after: State
    events: tuple[Event, ...]


def turns(game: RandomGame) -> Iterator[Turn]:
    """The whole game, action by action, each choice as likely as the other."""
    state, chance, number = game.start, Chance(f"players {game.seed}"), 0
    while not state.over:
        seat, action = _choice(game, state, chance, number)
        step = SMALL_STAR_EMPIRES.apply(state, seat, action)
        yield Turn(state, seat, action, *step)
        state, number = step.state, number + 1


def _choice(game: RandomGame, state: State, chance: Chance, number: int) -> tuple[Seat, AnyAction]:
    if game.resigning and not chance.below(_RESIGNATIONS, "resigns", number):
        staying = [seat for seat in state.seats if SMALL_STAR_EMPIRES.free(state, seat)]
        return chance.choice(staying, "who", number), Resign()
    return state.turn, chance.choice(SMALL_STAR_EMPIRES.legal(state, state.turn), "choice", number)


def positions(game: RandomGame) -> Iterator[State]:
    """Every position of the game, from the first to the last."""
    yield game.start
    yield from (turn.after for turn in turns(game))


def on_one_board(game: RandomGame) -> Iterator[Turn]:
    """The turns after which the same board still lies on the table."""
    return (turn for turn in turns(game) if not any(isinstance(event, GameStarted) for event in turn.events))


_SEEDS = st.integers(0, 9999)


def single_games() -> st.SearchStrategy[RandomGame]:
    """Any game but a campaign."""
    return st.builds(RandomGame, st.sampled_from(MIXES), _SEEDS, st.booleans())


def games() -> st.SearchStrategy[RandomGame]:
    """Any game; a campaign, being long, more rarely than its share."""
    campaigns = st.builds(RandomGame, st.sampled_from(CAMPAIGNS), _SEEDS, st.booleans())
    return st.one_of(single_games(), single_games(), campaigns)


def _some_position(game: RandomGame, when: float) -> State:
    """One position of a game: 0 is the first, 1 the last."""
    found = list(positions(game))
    return found[int(when * (len(found) - 1))]


moments = st.builds(_some_position, games(), st.floats(0, 1))
"""Any position of any game."""

law = settings(  # a game is many examples in one, so a quarter of the usual number will do
    max_examples=max(10, settings().max_examples // 4), deadline=None, suppress_health_check=[HealthCheck.too_slow]
)


def conceivable(state: State) -> Iterator[AnyAction]:
    """Every order that the seat on turn could give on this board, sensible or not."""
    origins = sorted({ship.at for ship in state.ships[state.turn]})
    for at in state.board.systems:
        yield from (Refuel(at, piece) for piece in Piece)
        for origin, how in product(origins, How):
            yield from (Move(origin, at, how, piece) for piece in Piece)
            yield Repair(origin, at, how)
    yield from (Stop(), Pass())
