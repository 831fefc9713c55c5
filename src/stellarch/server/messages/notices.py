"""Notices: what somebody wants to be told, and by which ways."""

from typing import Annotated, Literal

import msgspec

NoticeKind = Literal["turn", "nudge", "low", "word", "talk", "vote", "over", "invitation"]
Kinds = Annotated[tuple[NoticeKind, ...], msgspec.Meta(max_length=8)]
Pace = Literal["hour", "twice", "day"]
"""How often a letter may come: as things happen, but not more often than the operator says; twice a day; once a day."""


class Matrix(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is told by which way."""

    mail: Kinds = ("turn", "low", "word", "vote", "over", "invitation")
    push: Kinds = ("turn", "low", "word", "vote", "invitation")
    hook: Kinds = ("turn", "over")


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to be told."""

    mail: bool = False
    push: bool = False
    hook: bool = False
    kinds: Matrix = Matrix()
    pace: Pace = "hour"


class NoticesPage(msgspec.Struct, frozen=True):
    """All that one's page of notices shows."""

    wishes: Wishes
    letters: bool
    """Whether this server sends letters."""
    address: str | None
    """Where they go: an address that was confirmed."""
    mail_trouble: bool
    """Whether letters stopped because that address refused them."""


class LettersStopped(msgspec.Struct, frozen=True):
    """Whether the link was one of ours."""

    stopped: bool
