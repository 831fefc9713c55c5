"""A bot for Hex-Nim."""

from collections.abc import Sequence

from hexnim import HexNim, NimView, Take
from stellarch.core import Chance


class Finisher:
    """Takes the last stones where it can, else any."""

    name = "hex-nim-finisher"
    games = ("hex-nim",)

    def choose(self, game: HexNim, view: NimView, choices: Sequence[Take], seed: str) -> Take:
        last = (take for take in choices if len(take.row) == len(view.stones))
        return next(last, Chance(seed).choice(choices))
