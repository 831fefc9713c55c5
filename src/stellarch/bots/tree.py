"""A tree search for any game, over the contract alone: slow but sure, and a check of the fast ones.

Each simulation deals what is hidden afresh from the view, walks down the tree, adds a node to it, judges the position
there and plays on at random to the end. What comes of it is told to every branch on the way. Each seat follows the
branches that are best for itself, so any number can play; the game's own evaluation is the first guess (PUCT).

The tree holds what was played, not what was hidden: a branch is known by the short form of its action, and one that
cannot be played in the state dealt this time is passed over (information-set search). Seats that owe a decision at
the same time choose at the same node, so none of them acts on what another has chosen in secret.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import suppress
from math import exp, sqrt
from statistics import fmean, pstdev
from typing import Any

from stellarch.bots.outcomes import Tally, outcome
from stellarch.core import Action, Candidate, Chance, Game, Refused, Search, Seat, Template, Thought, drawn_action
from stellarch.core.chance import Key
from stellarch.core.intervals import wilson

CONTRACT = "contract"
"""The name of this way to search."""

_CURIOSITY = 2.0
"""How much a branch that was tried seldom is favoured."""
_GROWN = 2
"""The visits from which on a node has branches of its own; before, to weigh them all costs more than it tells."""
_WHIM = 4
"""Of choices made at the same time as others, one in this many is random: else the seats could foresee each other."""
_WIDENING = 1.5
"""A template is filled in anew while the ways it was filled in are fewer than this, times the root of the visits."""
_LONGEST_PLAYOUT = 300
"""Actions played at random before a position is judged as it stands."""


class _Branch:
    """An action of one seat at a node: how often it was possible, how often taken, and with what reward."""

    __slots__ = ("action", "possible", "promise", "reward", "template", "text", "visits")

    def __init__(self, action: Action, promise: float, template: str | None) -> None:
        self.action = action
        self.text = str(action)
        self.promise = promise
        self.template = template
        self.possible = 0
        self.visits = 0
        self.reward = 0.0


_Taken = tuple[tuple[Seat, _Branch], ...]
"""The branch that each seat took, of those that owed a decision."""


class _Node:
    """A point in the play: the branches of each seat that decides there, and the nodes they lead to."""

    __slots__ = ("after", "branches", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.branches: defaultdict[Seat, dict[str, _Branch]] = defaultdict(dict)
        self.after: defaultdict[_Taken, _Node] = defaultdict(_Node)


class TreeSearch(Search):
    """Thinks about the decision that the seat of a view owes. A node of its budget is one simulation."""

    def __init__(self, game: Game[Any, Any], view: Any, seed: str) -> None:
        self._game = game
        self._view = view
        self._seed = seed
        self._seat = Seat(view.you)
        assert self._seat in game.waiting_on(game.imagine(view, seed)), f"seat {view.you} owes no decision"
        self._root = _Node()
        self._root.visits = _GROWN
        self._tallies: defaultdict[_Branch, Tally] = defaultdict(Tally)
        self._simulations = 0

    def run(self, nodes: int) -> bool:
        for number in range(self._simulations, self._simulations + nodes):
            self._simulate(Chance(f"{self._seed}/{number}"))
        self._simulations += nodes
        return False

    def thought(self) -> Thought:
        ranked = sorted(self._tallies, key=lambda branch: (branch.visits, branch.reward), reverse=True)
        return Thought(self._seat, CONTRACT, self._simulations, tuple(map(self._candidate, ranked)))

    def _candidate(self, branch: _Branch) -> Candidate:
        tally = self._tallies[branch]
        wins = tally.wins(self._seat)
        low, high = wilson(wins, tally.count)
        line = (branch.text, *self._play_after(branch))
        return Candidate(branch.text, wins / tally.count, low, high, tally.count, tally.forecast(), line)

    def _play_after(self, first: _Branch) -> Iterator[str]:
        """What was played most often after a branch of the root, as far as it was played more than once."""
        ways = {taken: node for taken, node in self._root.after.items() if (self._seat, first) in taken}
        while ways:
            taken, node = max(ways.items(), key=lambda way: way[1].visits)
            if node.visits < _GROWN:
                break
            yield from (branch.text for _, branch in taken if branch is not first)
            ways = node.after

    def _simulate(self, chance: Chance) -> None:
        state = self._game.imagine(self._view, chance.seed)
        path: list[tuple[Seat, _Branch]] = []
        node = self._root
        while node.visits >= _GROWN and self._game.waiting_on(state):
            node.visits += 1
            state, taken = self._decided(node, state, chance)
            path += taken
            node = node.after[taken]
        node.visits += 1
        judged, end = outcome(self._game, state), outcome(self._game, self._played_out(state, chance))
        for seat, branch in path:
            branch.visits += 1
            branch.reward += (judged.rewards[seat] + end.rewards[seat]) / 2
        self._tallies[next(branch for seat, branch in path if seat == self._seat)].add(end)

    def _decided(self, node: _Node, state: Any, chance: Chance) -> tuple[Any, _Taken]:
        """The state after each seat that was waited on took a branch, none knowing what another takes."""
        seen, taken = state, list[tuple[Seat, _Branch]]()
        waiting = sorted(self._game.waiting_on(seen))
        for seat in waiting:
            if seat in self._game.waiting_on(state):
                tries = self._tries(node, seen, seat, chance, is_alone=len(waiting) == 1)
                state, branch = self._took(node, tries, state, seat, chance)
                taken.append((seat, branch))
        return state, tuple(taken)

    def _tries(self, node: _Node, seen: Any, seat: Seat, chance: Chance, *, is_alone: bool) -> list[_Branch]:
        """The branches of a seat in the order it tries them: the most urgent first, or at times on a whim."""
        branches = _by_urgency(self._possible(node, seen, seat, chance))
        if is_alone or chance.below(_WHIM, "whim", seat, node.visits):
            return branches
        return chance.shuffled(branches, "whim", seat, node.visits)

    def _took(
        self, node: _Node, tries: Sequence[_Branch], state: Any, seat: Seat, chance: Chance
    ) -> tuple[Any, _Branch]:
        """The state after the first branch that can be taken."""
        for branch in tries:
            with suppress(Refused):  # a template was filled in for another deal of what is hidden
                return self._game.apply(state, seat, branch.action).state, branch
        action, after = self._drawn(state, seat, chance, "anew", seat, node.visits)
        return after, self._branch(node, state, seat, action)

    def _drawn(self, state: Any, seat: Seat, chance: Chance, *key: Key) -> tuple[Action, Any]:
        """A choice at random and the state after it; one that is listed, where the blanks of a template do not fit."""
        legal = self._game.legal(state, seat)
        action = drawn_action(self._game, chance.choice(legal, *key, "choice"), chance, *key, "blanks")
        with suppress(Refused):
            return action, self._game.apply(state, seat, action).state
        listed = [choice for choice in legal if not isinstance(choice, Template)]
        action = chance.choice(listed, *key, "listed")
        return action, self._game.apply(state, seat, action).state

    def _possible(self, node: _Node, state: Any, seat: Seat, chance: Chance) -> list[_Branch]:
        """The branches of a seat that a state allows; for a template, the ways it was filled in so far."""
        possible: dict[str, _Branch] = {}
        for choice in self._game.legal(state, seat):
            if not isinstance(choice, Template):
                possible[str(choice)] = self._branch(node, state, seat, choice)
                continue
            ways = {text: branch for text, branch in node.branches[seat].items() if branch.template == choice.type}
            if len(ways) < _WIDENING * sqrt(node.visits):
                action = drawn_action(self._game, choice, chance, "filling", seat, node.visits)
                with suppress(Refused):  # blanks that do not go together
                    ways[str(action)] = self._branch(node, state, seat, action, choice.type)
            possible |= ways
        return list(possible.values())

    def _branch(self, node: _Node, state: Any, seat: Seat, action: Action, template: str | None = None) -> _Branch:
        """The branch of an action; a new one begins with what the game promises of it."""
        known, text = node.branches[seat], str(action)
        if text not in known:
            promise = self._game.evaluate(self._game.apply(state, seat, action).state, seat)
            known[text] = _Branch(action, promise, template)
        return known[text]

    def _played_out(self, state: Any, chance: Chance) -> Any:
        """The state after random play to the end, or as far as a playout goes."""
        for ply in range(_LONGEST_PLAYOUT):
            waiting = self._game.waiting_on(state)
            if not waiting:
                break
            seat = min(waiting)
            _, state = self._drawn(state, seat, chance, ply)
        return state


def _by_urgency(branches: Sequence[_Branch]) -> list[_Branch]:
    """Those that did well, that promise much or that were taken seldom come first."""
    taken = sum(branch.visits for branch in branches)
    usual = sum(branch.reward for branch in branches) / taken if taken else 0.5
    urgency = {}
    for branch, weight in zip(branches, _weights([branch.promise for branch in branches]), strict=True):
        branch.possible += 1
        mean = branch.reward / branch.visits if branch.visits else usual
        urgency[branch] = mean + _CURIOSITY * weight * sqrt(branch.possible) / (1 + branch.visits)
    return sorted(branches, key=urgency.__getitem__, reverse=True)


def _weights(promises: Sequence[float]) -> list[float]:
    """Promises as parts of 1, measured by how much they differ: games count in points of every size."""
    middle, spread = fmean(promises), pstdev(promises) or 1.0
    weights = [exp((promise - middle) / spread) for promise in promises]
    return [weight / sum(weights) for weight in weights]
