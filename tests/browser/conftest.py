"""A real Chromium on a real server with the built page."""

import os
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.browser.person import Person
from tests.server.running import Server, running

DIST = Path(__file__).parents[2] / "web" / "dist" / "index.html"
WIDE, PHONE = ViewportSize(width=1400, height=900), ViewportSize(width=390, height=844)
PATIENCE = 60_000
OpenPage = Callable[..., Person]

# What a page does against its security policy counts as an error.
_SAY_VIOLATIONS = """
document.addEventListener('securitypolicyviolation', (event) =>
    console.error(`forbidden by the policy: ${event.violatedDirective} ${event.blockedURI}`));
"""

# Most tests make each decision themselves: for them the adviser of Space Wars is sent away.
_WITHOUT_ADVISER = "localStorage.setItem('stellarch.space-wars.adviser', 'off')"


def chromium() -> str | None:
    """The shell draws no window around the page, which costs more than most pages do: a second for each device."""
    programs = ("chromium-headless-shell", "chromium", "google-chrome")
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, programs)), None)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not DIST.exists():
        pytest.skip("the page is not built: make page")
    with running(tmp_path_factory.mktemp("site")) as server:
        yield server


@pytest.fixture(scope="session")
def playwright_here() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def chrome(playwright_here: Playwright) -> Iterator[Browser]:
    program = chromium()
    if program is None:
        pytest.skip("there is no Chromium here: make browser installs one where it can")
    flags = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
    browser = playwright_here.chromium.launch(executable_path=program, args=flags)
    yield browser
    browser.close()


@pytest.fixture
def open_page(chrome: Browser, site: Server) -> Iterator[OpenPage]:
    """Gives a person with a device of their own. The test fails when a page logs an error that was not expected."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_one(
        *, phone: bool = False, language: str = "en-GB", expected: str = "(?!)", advised: bool = False, **more: Any
    ) -> Person:
        settings: dict[str, Any] = {
            "base_url": site.url,
            "viewport": PHONE if phone else WIDE,
            "locale": language,
            "reduced_motion": "reduce",
            "color_scheme": "dark",
            "has_touch": phone,
            "is_mobile": phone,
            "service_workers": "block",  # what it answers cannot be stood in for by a test
            **more,
        }
        context = chrome.new_context(**settings)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(_SAY_VIOLATIONS)
        if not advised:
            context.add_init_script(_WITHOUT_ADVISER)
        page = context.new_page()
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        page.on("console", lambda message: _keep(faults, message, expected))
        return Person(page, touch=phone)

    yield open_one
    for context in contexts:
        context.close()
    assert faults == []


def _keep(faults: list[str], message: ConsoleMessage, expected: str) -> None:
    # A page that is left while its line is being opened closes it; Chromium calls that an error.
    harmless = "closed before the connection is established"
    if message.type == "error" and not re.search(f"{expected}|{harmless}", message.text):
        faults.append(message.text)
