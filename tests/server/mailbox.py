"""A real mail server for the tests: it takes letters, or hangs, or refuses."""

import asyncio
import email.policy
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.server.running import free_port


class Mailbox:
    """What came, in order. `answer` is given to the next letters; `hangs` keeps them waiting."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.connections = 0
        self.answer = "250 taken"
        self.hangs = False
        self.port = 0
        self._end = threading.Event()

    async def handle_EHLO(  # noqa: N802 - aiosmtpd's name
        self, _server: SMTP, session: Session, _envelope: Envelope, hostname: str, responses: list[str]
    ) -> list[str]:
        self.connections += 1
        while self.hangs and not self._end.is_set():
            await asyncio.sleep(0.02)
        session.host_name = hostname
        return responses

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802
        if self.answer.startswith("250"):
            found: Any = message_from_bytes(envelope.original_content or b"", policy=email.policy.default)
            found["X-Envelope-To"] = ", ".join(envelope.rcpt_tos)
            self.letters.append(found)
        return self.answer

    def to(self, address: str) -> list[EmailMessage]:
        return [letter for letter in self.letters if letter["To"] == address]

    def wait_for(self, count: int, address: str, check: Callable[[], None] = lambda: None) -> list[EmailMessage]:
        """The letters to an address, once there are so many."""
        for _ in range(1500):
            if len(found := self.to(address)) >= count:
                return found
            check()
            time.sleep(0.02)
        raise AssertionError(f"{len(self.to(address))} letters came to {address}, not {count}")

    @property
    def settings(self) -> dict[str, str]:
        return {
            "STELLARCH_MAIL_HOST": "127.0.0.1",
            "STELLARCH_MAIL_PORT": str(self.port),
            "STELLARCH_MAIL_ENCRYPTION": "none",
            "STELLARCH_MAIL_FROM": "Stellarch <table@stars.example>",
        }


@contextmanager
def open_mailbox(box: Mailbox | None = None) -> Iterator[Mailbox]:
    box = box or Mailbox()
    box.port = free_port()
    controller = Controller(box, hostname="127.0.0.1", port=box.port)
    controller.start()
    try:
        yield box
    finally:
        box._end.set()
        controller.stop()


def text_of(letter: EmailMessage) -> str:
    body = letter.get_body(("plain",))
    assert body is not None
    return str(body.get_content()).replace("\r\n", "\n")


def html_of(letter: EmailMessage) -> str:
    body = letter.get_body(("html",))
    assert body is not None
    return str(body.get_content()).replace("\r\n", "\n")
