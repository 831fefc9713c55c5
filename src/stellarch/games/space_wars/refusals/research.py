"""Refusals of SW-15."""

from stellarch.core import Refusal
from stellarch.games.space_wars.nouns import Anything


class NoSuchBranch(Refusal, frozen=True):
    rule = "SW-15.2.1"
    branch: Anything


class RowComplete(Refusal, frozen=True):
    rule = "SW-15.2.3"
    branch: Anything


class NotEnoughPoints(Refusal, frozen=True):
    rule = "SW-15.2.3"
    technology: Anything
    cost: int
    left: int


class OneATurn(Refusal, frozen=True):
    rule = "SW-15.2.5"
    branch: Anything
    technology: Anything
