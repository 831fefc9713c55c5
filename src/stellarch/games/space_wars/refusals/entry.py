"""Refusals of SW-9.3.5 to SW-9.3.8: sectors that craft may not enter."""

from stellarch.core import Refusal
from stellarch.games.space_wars.nouns import Anything, Sector, Technology


class EntryNoSuchSector(Refusal, frozen=True):
    rule = "SW-2.1.1"
    at: Anything


class Closed(Refusal, frozen=True):
    rule = "SW-2.2.6"
    at: Sector


class BlackHole(Refusal, frozen=True):
    rule = "SW-5.3.5"
    at: Sector
    technology: Technology


class Nebula(Refusal, frozen=True):
    rule = "SW-2.2.8"
    technology: Technology
    at: Sector


class EntryStorm(Refusal, frozen=True):
    rule = "SW-5.3.18"
    at: Sector
    technology: Technology


class Quarantine(Refusal, frozen=True):
    rule = "SW-6.4.12"
    at: Sector


class Foreign(Refusal, frozen=True):
    rule = "SW-9.3.5"
    at: Sector
