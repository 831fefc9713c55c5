"""SW-10: orders of space battles that say more with the view: whether fighters are to come up from a surface."""

from collections.abc import Sequence
from typing import Any

from stellarch.core import Phrase
from stellarch.games.space_wars.chapters.battle.mustering import Join, StayOut
from stellarch.games.space_wars.in_words.telling import Tellers
from stellarch.games.space_wars.state.battles import Mustering
from stellarch.games.space_wars.view import SwView


class FromTheSurface(Phrase):
    COME_UP = 1
    STAY_DOWN = 2


def _join(view: SwView, order: Join, names: Sequence[str]) -> Any:
    return FromTheSurface.COME_UP if _is_about_the_surface(view) else order


def _stay_out(view: SwView, order: StayOut, names: Sequence[str]) -> Any:
    return FromTheSurface.STAY_DOWN if _is_about_the_surface(view) else order


def _is_about_the_surface(view: SwView) -> bool:
    return any(isinstance(matter, Mustering) and matter.asks_to_come_up for matter in view.pending)


TOLD: Tellers = {Join: _join, StayOut: _stay_out}
