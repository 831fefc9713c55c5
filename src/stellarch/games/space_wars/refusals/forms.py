"""Refusals of SW-23.3: forms that are handed in ahead."""

from stellarch.core import Refusal
from stellarch.games.space_wars.nouns import Anything


class PlanTooEarly(Refusal, frozen=True):
    rule = "SW-23.3.4"


class NotThisVisit(Refusal, frozen=True):
    rule = "SW-23.3.6"
    form: Anything


class NotInThisForm(Refusal, frozen=True):
    rule = "SW-23.3.1"


class AfterTheEnd(Refusal, frozen=True):
    rule = "SW-23.3.4"


class OnlyAPlanStops(Refusal, frozen=True):
    rule = "SW-23.3.4"


class FormsTooMany(Refusal, frozen=True):
    rule = "SW-23.3.1"
    most: int
