"""The kernel and the readable rules side by side: random games without deals, over all player counts and options.

At every position both list the moves and play the same one, with the same dice; nothing may differ. A few games are
played in every test run. By hand, with how many actions to compare:

    python -m tests.games.galaxy_empires.lock_step 100_000
"""

import sys
from collections.abc import Iterator
from itertools import count, product
from typing import Any, NamedTuple

from stellarch import jit
from stellarch.core import Chance, Seat, Template, parse_options
from stellarch.core.chance import Key
from stellarch.games.galaxy_empires import GALAXY_EMPIRES
from stellarch.games.galaxy_empires.actions import AnyAction
from stellarch.games.galaxy_empires.kernel import layout, position, steps, tables
from stellarch.games.galaxy_empires.options import Options
from stellarch.games.galaxy_empires.state import State

MIXES = (
    "",
    "defender_auto_surrender=never",
    "defender_auto_surrender=when_outnumbered",
    "domination_timing=next_turn",
    "bounty_timing=end_of_round",
    "asymmetric_powers",
    "round_limit=9",
    "mission_pay=half",
    "planets=two",
    "seat_compensation_step=200 domination_timing=next_turn bounty_timing=end_of_round asymmetric_powers"
    " mission_pay=half planets=two",
)
_DRAWN: list[int] = []


class Recorded(Chance, frozen=True):
    """A chance whose draws can be laid down for the kernel."""

    def below(self, limit: int, *key: Key) -> int:
        drawn = super().below(limit, *key)
        _DRAWN.append(drawn)
        return drawn


class RandomGame(NamedTuple):
    """A game to be played by chance: options in words, players, one seed for the game and the players, and the
    version of the rules."""

    agreed: str
    players: int
    seed: int
    rules: int = GALAXY_EMPIRES.rules_version

    @property
    def start(self) -> State:
        options = parse_options(Options, self.agreed.split())
        state: State = GALAXY_EMPIRES.start(options, self.players, str(self.seed), self.rules).state
        return state.changed(chance=Recorded(state.chance.seed))


class KernelGame:
    """A game on the kernel, begun from any position of the readable rules."""

    def __init__(self, state: State) -> None:
        self.numbers = tables.packed(position.numbers_of(state))
        self._table, self._chance = position.tables_of(state), position.chance_of("", quick=False)
        self._room = jit.array("i", layout.MOST_MOVES)

    def moves(self) -> list[int]:
        return [int(move) for move in self._room[: steps.moves_of(self.numbers, self._table, self._room)]]

    def play(self, move: int, draws: list[int]) -> int:
        """Play a move with these draws; gives the seat that decides next."""
        position.lay_down(self._chance, draws)
        following = int(steps.play_move(self.numbers, self._table, self._chance, move))
        assert self._chance[layout.NEXT_DRAW] == len(draws), "the kernel draws less often"
        return following


def lock_step(game: RandomGame) -> Iterator[AnyAction]:
    """Play a game on both boards; yields the actions."""
    state, players = game.start, Chance(f"players {game.seed}")
    kernel = KernelGame(state)
    for number in count():
        if state.over:
            return
        (seat,) = GALAXY_EMPIRES.waiting_on(state)
        listed = [action for action in GALAXY_EMPIRES.legal(state, seat) if not isinstance(action, Template)]
        _compare_moves(kernel, state, listed)
        action = players.choice(_wanted(listed, players, number), "action", number)
        state = _play_both(kernel, state, seat, action)
        yield action


def _wanted(listed: list[Any], players: Chance, number: int) -> list[Any]:
    """Most turns are played to their end, and now and then wars are sought: else random games would see few."""
    if players.below(3, "bold", number) == 0:
        bold = [action for action in listed if type(action).__name__ in ("Invade", "Disrupt")]
        return bold or listed
    return [action for action in listed if str(action) != "end"] or listed


def _compare_moves(kernel: KernelGame, state: State, listed: list[Any]) -> None:
    ours, theirs = kernel.moves(), [position.number_of(state, action) for action in listed]
    assert ours == theirs, f"{set(map(bin, ours)) ^ set(map(bin, theirs))} in {listed}"


def _play_both(kernel: KernelGame, state: State, seat: Seat, action: AnyAction) -> State:
    _DRAWN.clear()
    after: State = GALAXY_EMPIRES.apply(state, seat, action).state
    following = kernel.play(position.number_of(state, action), _DRAWN)
    ours, theirs = _told(kernel.numbers), _told(position.numbers_of(after))
    assert ours == theirs, f"{action}: {[at for at in range(len(ours)) if ours[at] != theirs[at]]}"
    assert after.over or following in GALAXY_EMPIRES.waiting_on(after)
    return after


def _told(numbers: Any) -> list[int]:
    """A position without what is left lying about: of lists only what counts, of wars only what is under way."""
    told = [int(number) for number in numbers]
    for first, size in ((layout.DECK, layout.DECK_SIZE), (layout.PILE, layout.PILE_SIZE)):
        told[first + told[size] : first + layout.MISSIONS] = [0] * (layout.MISSIONS - told[size])
    return told[: layout.ASKED] + _pending(told)


def _pending(told: list[int]) -> list[int]:
    """The numbers of a war or of errands that mean something."""
    at = layout
    if told[at.PENDING] == at.A_WAR:
        sides = ((at.ATTACKERS_LEFT, at.ATTACKING), (at.DEFENDERS_LEFT, at.DEFENDING))
        tiles = [told[first + place] for left, first in sides for place in range(told[left])]
        return told[at.ASKED : at.ATTACKERS_LEFT + 1] + tiles
    if told[at.PENDING] == at.ON_ERRANDS:
        lists = ((at.RETURNING, at.RETURN_FROM), (at.PLACING, at.PLACE_FROM))
        tiles = [told[first + place] for size, first in lists for place in range(told[size])]
        war = told[at.ATTACKER : at.PASSAGE + 1] + told[at.OUTCOME : at.LOST_DEFENDERS + 1]
        return [told[at.FACT], *tiles, *(war if told[at.FACT] == at.OF_WAR else ())]
    return []


def every_game(seed: int) -> Iterator[RandomGame]:
    """One game of every mix of options and number of players; one in four by an older version of the rules."""
    for number, (agreed, players) in enumerate(product(MIXES, GALAXY_EMPIRES.players.numbers)):
        newest = GALAXY_EMPIRES.rules_version
        older = 1 + (seed + number) // 4 % (newest - 1)
        yield RandomGame(agreed, players, seed * 100 + number, newest if (seed + number) % 4 else older)


def main(wanted: int) -> None:
    compared, games = 0, 0
    for seed in count(1):
        for game in every_game(seed):
            try:
                compared += sum(1 for _ in lock_step(game))
            except AssertionError as difference:
                sys.exit(f"{game} differs: {difference}")
            games += 1
            print(f"\r{compared:,} actions in {games:,} games, no difference", end="", flush=True)
            if compared >= wanted:
                print()
                return


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
