"""SW-25.1: what a bot is fond of. Weights tilt what it reckons; they do not make it play against its own good."""

from collections.abc import Mapping
from typing import NamedTuple

from stellarch.core import Chance, Character, Phrase, Seat, said
from stellarch.core.telling import label_of
from stellarch.games.space_wars.galaxy import Galaxy

_STEPS = 20
"""A weight is drawn in tenths, from 0 to 2."""


class Temper(NamedTuple):
    """Weights from 0 to 2; at 1 a bot reckons soberly."""

    trade: float = 1.0
    science: float = 1.0
    expansion: float = 1.0
    war: float = 1.0
    honour: float = 1.0


class Nature(Phrase):
    """What a character is called, and in its part `about`, what it is like."""

    TRADER = "trader"
    SCHOLAR = "scholar"
    SETTLER = "settler"
    WARLORD = "warlord"
    DIPLOMAT = "diplomat"


CHARACTERS: Mapping[str, Character] = {
    nature.value: Character(said(nature), said(label_of(nature)._replace(part="about"))) for nature in Nature
}

WARLORD = Temper(trade=0.6, science=0.8, expansion=1.4, war=2.0, honour=0.2)
_TEMPERS: Mapping[str, Temper] = {
    "trader": Temper(trade=2.0, science=0.9, expansion=1.0, war=0.2, honour=1.4),
    "scholar": Temper(trade=1.0, science=2.0, expansion=0.8, war=0.3, honour=1.2),
    "settler": Temper(trade=0.8, science=0.9, expansion=2.0, war=0.8, honour=1.0),
    "warlord": WARLORD,
    "diplomat": Temper(trade=1.3, science=1.2, expansion=0.9, war=0.4, honour=2.0),
}


def temper_of(character: str | None, galaxy: Galaxy, seat: Seat) -> Temper:
    """That of a character, or one of its own for who has none.

    A bot is given another seed for each decision, but is the same person all game long: what it is like is drawn from
    what stays, the galaxy it was born into and its seat.
    """
    if character is not None:
        return _TEMPERS[character]
    birth = Chance(" ".join(galaxy.tiles))
    return Temper(*(birth.below(_STEPS + 1, "temper", seat, weight) * 2 / _STEPS for weight in Temper._fields))


def unbiased_in_war(temper: Temper) -> Temper:
    """Who looks ahead, and has no character to keep up, neither shies away from a war that pays nor from its price."""
    return temper._replace(war=max(1.0, temper.war), honour=min(1.0, temper.honour))
