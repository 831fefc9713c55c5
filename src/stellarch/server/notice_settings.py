"""How people are told what waits for them, as far as the operator decides it."""

import os
from collections.abc import Mapping

import msgspec

from stellarch.core import BadOptions
from stellarch.server.refusals import NotAMailSetting


class NoticeSettings(msgspec.Struct, frozen=True):
    after: float = 60.0
    """Seconds that something waits before somebody is told of it: who comes by themselves need not be called."""
    every: float = 3600.0
    """Seconds between two letters to one person, at least."""
    retry: float = 15.0
    """Seconds before a webhook or a push is tried again; four times as long each further time."""
    private: bool = False
    """Whether webhooks may lead into private networks, and to this machine."""


def notice_settings(given: Mapping[str, str] = os.environ, *, private: bool = False) -> NoticeSettings:
    """The settings in environment variables STELLARCH_NOTICES_...; raises BadOptions."""
    usual = NoticeSettings()
    return NoticeSettings(
        after=_seconds(given, "STELLARCH_NOTICES_AFTER", usual.after),
        every=_seconds(given, "STELLARCH_NOTICES_EVERY", usual.every),
        retry=_seconds(given, "STELLARCH_NOTICES_RETRY", usual.retry),
        private=private,
    )


def _seconds(given: Mapping[str, str], name: str, usual: float) -> float:
    written = given.get(name, "").strip()
    try:
        found = float(written) if written else usual
    except ValueError:
        found = -1.0
    if not 0 <= found <= _WEEK:
        raise BadOptions(NotAMailSetting(name, written), about=("notices",))
    return found


_WEEK = 7 * 24 * 3600
