"""Why a bot fights, arms or spares somebody."""

from typing import Annotated

from stellarch.core import Message, Phrase, Seat
from stellarch.core.grammar import Noun
from stellarch.games.space_wars.nouns import Piece, Place, of_kind
from stellarch.games.space_wars.state.empires import Posture
from stellarch.games.space_wars.tables.combat import Bombing


class WarReason(Phrase):
    ARMS = 1
    STAYS_ABOARD = 2
    SPARES = 3
    NO_BATTLE = 4


class TakesPosture(Message, frozen=True):
    posture: Posture


class Fortifies(Message, frozen=True):
    systems: tuple[Place, ...]


class SpendsSurplus(Message, frozen=True):
    works: tuple[Noun, ...]


class Fights(Message, frozen=True):
    player: Seat
    where: Place
    chance: int
    """In a hundred, as everywhere below."""


class Intercepts(Message, frozen=True):
    player: Seat
    where: Place
    chance: int


class LetsPass(Message, frozen=True):
    player: Seat
    where: Place
    chance: int


class BombsBeforeLanding(Message, frozen=True):
    where: Place
    how: Annotated[Bombing, of_kind("bombing")]
    chance: int


class BombsToHurt(Message, frozen=True):
    where: Place
    how: Annotated[Bombing, of_kind("bombing")]
    chance: int


class LandsLegions(Message, frozen=True):
    where: Place
    chance: int


class WarshipsAttack(Message, frozen=True):
    where: Place
    chance: int


class WarshipsBlock(Message, frozen=True):
    where: Place


class WarshipsHover(Message, frozen=True):
    where: Place


class WarshipGathers(Message, frozen=True):
    craft: Piece
    where: Place


class TransportLoads(Message, frozen=True):
    craft: Piece


class TransportMarches(Message, frozen=True):
    craft: Piece
    target: Place


class TransportMeets(Message, frozen=True):
    craft: Piece
    target: Place


class TransportEscorted(Message, frozen=True):
    craft: Piece
    target: Place


class TransportWithdraws(Message, frozen=True):
    craft: Piece
    where: Place


class TransportLands(Message, frozen=True):
    craft: Piece
    target: Place


class OfficerPosted(Message, frozen=True):
    kind: str
    officer: Piece
    craft: Piece
