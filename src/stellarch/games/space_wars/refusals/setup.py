"""Refusals of SW-2, SW-3 and SW-21."""

from stellarch.core import Refusal
from stellarch.games.space_wars.nouns import Anything


class MapDoesNotFit(Refusal, frozen=True):
    rule = "SW-21.1.2"
    players: Anything


class SetupNoSuchTechnology(Refusal, frozen=True):
    rule = "SW-3.1.5"
    technology: Anything


class WrongLevel(Refusal, frozen=True):
    rule = "SW-3.1.5"
    technology: Anything
    level: int


class NotTwo(Refusal, frozen=True):
    rule = "SW-3.1.5"
