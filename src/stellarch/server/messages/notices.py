"""Notices: what somebody wants to be told, and by which ways."""

from typing import Annotated, Literal

import msgspec

NoticeKind = Literal["turn", "nudge", "low", "word", "talk", "vote", "over", "invitation"]
Kinds = Annotated[tuple[NoticeKind, ...], msgspec.Meta(max_length=8)]
Pace = Literal["hour", "twice", "day"]
"""How often a letter may come: as things happen, but not more often than the operator says; twice a day; once a day."""


class Matrix(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is told by which way."""

    mail: Kinds = ("turn", "low", "nudge", "word", "vote", "over", "invitation")
    push: Kinds = ("turn", "low", "nudge", "word", "vote", "invitation")
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
    push_key: str | None
    """With which a browser is asked whether it may be told while closed; none where this server cannot do that."""
    browsers: int
    """That allowed it."""
    hooks: "HooksOf"


class NoticePreview(msgspec.Struct, frozen=True):
    """What would come now, exactly as it comes."""

    title: str
    body: str
    subject: str
    letter: str
    specimen: bool
    """Whether nothing waits, and the game is made up."""


class LettersStopped(msgspec.Struct, frozen=True):
    """Whether the link was one of ours."""

    stopped: bool


class NewBrowser(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that may be told while it is closed, as its push service describes it."""

    endpoint: Annotated[str, msgspec.Meta(min_length=8, max_length=2000)]
    p256dh: Annotated[str, msgspec.Meta(max_length=120)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class OldBrowser(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    endpoint: Annotated[str, msgspec.Meta(min_length=8, max_length=2000)]


class NewHook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An address to be told by HTTP."""

    url: Annotated[str, msgspec.Meta(min_length=8, max_length=2000)]
    form: Literal["json", "discord"] = "json"


class WhichHook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Annotated[str, msgspec.Meta(min_length=1, max_length=16)]


class HookInfo(msgspec.Struct, frozen=True):
    id: str
    form: Literal["json", "discord"]
    host: str
    """Where it leads; the rest of the address is a secret, and is not shown again."""
    failures: int
    """Since it last worked."""
    trouble: Literal["refused", "gone", "private"] | None
    """Why it was switched off."""


class HooksOf(msgspec.Struct, frozen=True):
    """The webhooks of a table, for its host."""

    hooks: tuple[HookInfo, ...]
    most: int


class TrialSent(msgspec.Struct, frozen=True):
    """Whether a trial was received."""

    received: bool
