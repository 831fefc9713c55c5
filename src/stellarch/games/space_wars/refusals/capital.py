"""Refusals of SW-14.2.2 and SW-17.3.6."""

from stellarch.core import Refusal
from stellarch.games.space_wars.nouns import Anything, Piece, Sector, Technology


class NoSuchPlanet(Refusal, frozen=True):
    rule = "SW-14.2.2"
    planet: Anything


class CapitalNotHeld(Refusal, frozen=True):
    rule = "SW-14.2.2"
    planet: Sector


class CapitalAlready(Refusal, frozen=True):
    rule = "SW-14.2.2"
    planet: Sector


class CutOff(Refusal, frozen=True):
    rule = "SW-14.2.2"
    planet: Sector


class NoStation(Refusal, frozen=True):
    rule = "SW-17.3.6"
    technology: Technology


class NotAStarship(Refusal, frozen=True):
    rule = "SW-17.3.6"


class Undamaged(Refusal, frozen=True):
    rule = "SW-17.3.6"
    craft: Piece


class CapitalNoWeaponThere(Refusal, frozen=True):
    rule = "SW-17.3.6"
    craft: Piece
