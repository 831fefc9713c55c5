"""Refusals about what is lost."""

from stellarch.core import Refusal


class LossesNotAboard(Refusal, frozen=True):
    rule = "SW-9.8.8"
