"""Letters of the server, by SMTP. A mail server that is slow, hangs or is gone holds nobody up: each letter has so many
seconds in all, few go at the same time, and what would wait behind too many is refused at once."""

import asyncio
import logging
import os
import re
from collections.abc import Mapping
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid
from pathlib import Path
from typing import Literal

import aiosmtplib
import msgspec

from stellarch.core import BadOptions
from stellarch.server.errors import Unavailable
from stellarch.server.refusals import NotAMailSetting, Why

_LOG = logging.getLogger(__name__)
_MOST_AT_ONCE = 4
_MOST_WAITING = 500
_LONGEST_ADDRESS, _LONGEST_LINE = 254, 400
# Stricter than the standard: quoted names and comments are seldom meant, and often an attack.
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.?){1,10}")
_AS_SENT = SMTP.clone(max_line_length=900)
"""Headers in one line each: folded, an address in one would be written in pieces."""
_UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+")

Encryption = Literal["none", "starttls", "tls"]


class MailSettings(msgspec.Struct, frozen=True):
    """The mail server that takes our letters, and in whose name they go."""

    host: str
    sender: str
    """The address they come from, also as `Name <name@example.org>`."""
    port: int = 587
    encryption: Encryption = "starttls"
    user: str = ""
    password: str = ""
    timeout: float = 20.0
    """Seconds for one letter in all."""

    def __repr__(self) -> str:  # the password must not get into a log line
        return f"<MailSettings {self.host}:{self.port}>"


_PORTS: dict[Encryption, int] = {"none": 25, "starttls": 587, "tls": 465}


def mail_settings(given: Mapping[str, str] = os.environ) -> MailSettings | None:
    """The settings in environment variables STELLARCH_MAIL_...; None where no host is named. Raises BadOptions."""

    def value(name: str, default: str = "") -> str:
        return given.get(f"STELLARCH_MAIL_{name}", default).strip()

    if not (host := value("HOST")):
        return None
    wanted = value("ENCRYPTION").lower() or "starttls"
    encryption = next((one for one in _PORTS if one == wanted), None)
    if encryption is None:
        raise BadOptions(NotAMailSetting("STELLARCH_MAIL_ENCRYPTION", wanted), about=("mail",))
    sender = value("FROM")
    if not is_address(_split(sender)[1]):
        raise BadOptions(NotAMailSetting("STELLARCH_MAIL_FROM", sender), about=("mail",))
    kept = value("PASSWORD_FILE")
    try:
        password = Path(kept).read_text("utf-8").strip() if kept else value("PASSWORD")
    except OSError:
        raise BadOptions(NotAMailSetting("STELLARCH_MAIL_PASSWORD_FILE", kept), about=("mail",)) from None
    return MailSettings(
        host=host,
        sender=sender,
        port=int(_number("PORT", value("PORT") or str(_PORTS[encryption]), 1, 65535)),
        encryption=encryption,
        user=value("USER"),
        password=password,
        timeout=_number("TIMEOUT", value("TIMEOUT") or "20", 1, 300),
    )


def _number(name: str, written: str, least: float, most: float) -> float:
    try:
        found = float(written)
    except ValueError:
        found = -1.0
    if not least <= found <= most:
        raise BadOptions(NotAMailSetting(f"STELLARCH_MAIL_{name}", written), about=("mail",))
    return found


class MailFailed(Unavailable):
    """The letter was not taken: now, or `for_good`."""

    code = "mail/failed"

    def __init__(self, fault: str, *, for_good: bool = False, perhaps_taken: bool = False) -> None:
        self.fault = fault
        self.for_good = for_good
        self.perhaps_taken = perhaps_taken
        """Whether the mail server may have taken it all the same: it did not say."""
        super().__init__(Why.NO_MAIL)


class Mailer:
    """Sends letters by one mail server; without settings there is none, and every letter fails."""

    def __init__(self, settings: MailSettings | None) -> None:
        self._settings = settings
        self._turns = asyncio.Semaphore(_MOST_AT_ONCE)
        self._waiting = 0
        self._posted: set[asyncio.Task[None]] = set()

    @property
    def is_configured(self) -> bool:
        return self._settings is not None

    @property
    def sender(self) -> str | None:
        """The address that letters come from."""
        return None if self._settings is None else _split(self._settings.sender)[1]

    @property
    def domain(self) -> str:
        """In whose name letters are numbered."""
        return "localhost" if self._settings is None else _split(self._settings.sender)[1].rpartition("@")[2]

    async def send(
        self, to: str, subject: str, text: str, html: str | None = None, headers: Mapping[str, str] | None = None
    ) -> None:
        """Send one letter; returns once the mail server has taken it. Raises MailFailed where it has not within the
        time for a letter. A request must not wait for it: it uses `post`."""
        if self._settings is None:
            raise MailFailed("no mail server is set up")
        if self._waiting >= _MOST_WAITING:
            raise MailFailed("too many letters wait")
        letter = written(self._settings.sender, to, subject, text, html, headers or {})
        self._waiting += 1
        try:
            async with self._turns:
                await self._hand_over(self._settings, letter, to)
        finally:
            self._waiting -= 1

    def post(
        self, to: str, subject: str, text: str, html: str | None = None, headers: Mapping[str, str] | None = None
    ) -> None:
        """Send one letter without waiting for it: whether it was taken shows in the server's log alone."""
        task = asyncio.create_task(self._sent(to, subject, text, html, headers))
        self._posted.add(task)
        task.add_done_callback(self._posted.discard)

    async def stop(self) -> None:
        for task in self._posted:
            task.cancel()
        await asyncio.gather(*self._posted, return_exceptions=True)

    async def _sent(self, *letter: object) -> None:
        try:
            await self.send(*letter)  # type: ignore[arg-type]
        except MailFailed as fault:
            _LOG.warning("a letter was not sent: %s", fault.fault)

    async def _hand_over(self, server: MailSettings, letter: EmailMessage, to: str) -> None:
        try:
            async with asyncio.timeout(server.timeout):
                await aiosmtplib.send(
                    letter,
                    sender=_split(server.sender)[1],
                    recipients=[to],
                    hostname=server.host,
                    port=server.port,
                    username=server.user or None,
                    password=server.password or None,
                    use_tls=server.encryption == "tls",
                    start_tls=server.encryption == "starttls",
                    timeout=server.timeout,
                )
        except aiosmtplib.SMTPRecipientsRefused as fault:
            raise MailFailed(_short(fault.recipients[0]), for_good=fault.recipients[0].code >= 500) from fault
        except aiosmtplib.SMTPResponseException as fault:
            raise MailFailed(_short(fault), for_good=fault.code >= 550) from fault
        except (aiosmtplib.SMTPConnectError, ValueError) as fault:
            raise MailFailed(_short(fault)) from fault
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as fault:
            raise MailFailed(_short(fault) or "it took too long", perhaps_taken=True) from fault


def is_address(text: str) -> bool:
    """Whether a text is one plain address, with nothing else in it."""
    return len(text) <= _LONGEST_ADDRESS and _ADDRESS.fullmatch(text) is not None and ".." not in text


def one_line(text: str) -> str:
    """A text as a header may hold it: without what would end the line, and not too long."""
    return _UNSEEN.sub(" ", text).strip()[:_LONGEST_LINE]


def written(
    sender: str, to: str, subject: str, text: str, html: str | None, headers: Mapping[str, str]
) -> EmailMessage:
    """A letter. It has one Message-ID, which the caller may give: the same letter sent again is known by it."""
    if not is_address(to):
        raise MailFailed("this is no address", for_good=True)
    name, address = _split(sender)
    letter = EmailMessage(policy=_AS_SENT)
    letter["From"] = Address(name, addr_spec=address)
    letter["To"] = to
    letter["Subject"] = one_line(subject)
    own = {
        "Date": format_datetime(datetime.now(UTC)),
        "Message-ID": make_msgid(domain=address.rpartition("@")[2]),
        "Auto-Submitted": "auto-generated",
    }
    for header, value in {**own, **headers}.items():
        letter[header] = one_line(value)
    letter.set_content(text)
    if html is not None:
        letter.add_alternative(html, subtype="html")
    return letter


def _split(sender: str) -> tuple[str, str]:
    """A name and an address."""
    name, sign, rest = sender.rpartition("<")
    return (name.strip().strip('"'), rest.rstrip("> ")) if sign else ("", sender.strip())


def _short(fault: BaseException) -> str:
    return one_line(str(fault))
