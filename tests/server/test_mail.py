"""Letters of the server: they come as they were written, and a bad mail server holds nobody up."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from stellarch.core import BadOptions
from stellarch.server.mail import Mailer, MailFailed, MailSettings, is_address, mail_settings
from tests.server.mailbox import Mailbox, html_of, open_mailbox, text_of


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with open_mailbox() as found:
        yield found


def settings(box: Mailbox, **other: object) -> MailSettings:
    found = mail_settings(box.settings)
    assert found is not None
    return msgspec.structs.replace(found, **other)


def test_a_letter_comes_as_it_was_written(box: Mailbox) -> None:
    leaving = f"<https://stars.example/api/notices/leave?token={'a1-_' * 40}>"
    headers = {"Message-ID": "<one@stars.example>", "List-Unsubscribe": leaving}
    sent = Mailer(settings(box)).send(
        "ada@example.org", "À vous, Inès", "Bonjour Inès.\n", "<p>Bonjour Inès.</p>", headers
    )
    asyncio.run(sent)
    (letter,) = box.letters
    assert (letter["From"], letter["To"]) == ("Stellarch <table@stars.example>", "ada@example.org")
    assert (letter["Subject"], letter["Message-ID"]) == ("À vous, Inès", "<one@stars.example>")
    assert letter["List-Unsubscribe"] == leaving
    assert (text_of(letter), html_of(letter).strip()) == ("Bonjour Inès.\n", "<p>Bonjour Inès.</p>")


def test_a_name_cannot_add_a_header_or_a_reader(box: Mailbox) -> None:
    mailer = Mailer(settings(box))
    asyncio.run(
        mailer.send(
            "ada@example.org", "Eve\r\nBcc: eve@example.org\r\n\r\nBuy", ".\r\nDATA", headers={"X-A": "1\nB: 2"}
        )
    )
    (letter,) = box.letters
    assert (letter["Bcc"], letter["B"], letter["X-Envelope-To"]) == (None, None, "ada@example.org")
    for address in (
        "a@b.c\nBcc: e@f.g",
        "a@b.c, e@f.g",
        "Eve <a@b.c>",
        "a@b..c",
        "a b@c.d",
        "@c.d",
        "a@",
        "a" * 300 + "@b.c",
    ):
        assert not is_address(address)
        with pytest.raises(MailFailed):
            asyncio.run(mailer.send(address, "Hello", "Hello"))
    assert len(box.letters) == 1


def test_a_mail_server_that_hangs_holds_nobody_up(box: Mailbox) -> None:
    box.hangs = True
    mailer = Mailer(settings(box, timeout=0.5))

    async def busy() -> None:
        letters = [asyncio.create_task(mailer.send("ada@example.org", "Hello", "Hello")) for _ in range(4)]
        mailer.post("ada@example.org", "Hello", "Hello")
        await asyncio.sleep(0)
        assert not any(letter.done() for letter in letters), "others go on while letters wait"
        assert all(isinstance(fault, MailFailed) for fault in await asyncio.gather(*letters, return_exceptions=True))
        await mailer.stop()

    asyncio.run(busy())
    assert box.letters == []


@pytest.mark.parametrize(("answer", "for_good"), [("451 later", False), ("554 never", True)])
def test_a_letter_that_is_refused_failed(box: Mailbox, answer: str, for_good: bool) -> None:
    box.answer = answer
    with pytest.raises(MailFailed) as failed:
        asyncio.run(Mailer(settings(box)).send("ada@example.org", "Hello", "Hello"))
    assert failed.value.for_good == for_good


def test_nobody_listens_and_nothing_is_set_up() -> None:
    for given in (None, MailSettings("127.0.0.1", "a@b.example", port=9, encryption="none", timeout=2)):
        with pytest.raises(MailFailed):
            asyncio.run(Mailer(given).send("ada@example.org", "Hello", "Hello"))


def test_settings_come_from_the_environment(tmp_path: Path) -> None:
    (tmp_path / "password").write_text("secret\n")
    given = {
        "HOST": "mail.example",
        "FROM": "t@stars.example",
        "USER": "t",
        "PASSWORD_FILE": str(tmp_path / "password"),
    }
    found = mail_settings({f"STELLARCH_MAIL_{name}": value for name, value in given.items()})
    assert found == MailSettings("mail.example", "t@stars.example", 587, "starttls", "t", "secret", 20)
    assert "secret" not in repr(found)
    assert mail_settings({}) is None


@pytest.mark.parametrize(
    ("name", "value"), [("ENCRYPTION", "ssl"), ("FROM", "nobody"), ("PORT", "x"), ("PASSWORD_FILE", "/no")]
)
def test_settings_that_cannot_be_meant_are_refused(name: str, value: str) -> None:
    given = {"HOST": "mail.example", "FROM": "t@stars.example", name: value}
    with pytest.raises(BadOptions) as refused:
        mail_settings({f"STELLARCH_MAIL_{key}": one for key, one in given.items()})
    assert f"STELLARCH_MAIL_{name}" in refused.value.why.en
