"""Refusals of SW-9.3.5 to SW-9.3.8: sectors that craft may not enter."""

from stellarch.core import Refusal
from stellarch.games.space_wars.nouns import Anything


class EntryNoSuchSector(Refusal, frozen=True):
    rule = "SW-2.1.1"
    at: Anything


class Closed(Refusal, frozen=True):
    rule = "SW-2.2.6"
    at: Anything


class BlackHole(Refusal, frozen=True):
    rule = "SW-5.3.5"
    at: Anything
    technology: Anything


class Nebula(Refusal, frozen=True):
    rule = "SW-2.2.8"
    technology: Anything
    at: Anything


class EntryStorm(Refusal, frozen=True):
    rule = "SW-5.3.18"
    at: Anything
    technology: Anything


class Quarantine(Refusal, frozen=True):
    rule = "SW-6.4.12"
    at: Anything


class Foreign(Refusal, frozen=True):
    rule = "SW-9.3.5"
    at: Anything
