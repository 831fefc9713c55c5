"""A real Chromium on a real server with the built page."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

from tests.browser.person import Person
from tests.server.running import Server, running

DIST = Path(__file__).parents[2] / "web" / "dist" / "index.html"
SIZES = {"wide": {"width": 1400, "height": 900}, "phone": {"width": 390, "height": 844}}


def chromium() -> str | None:
    return os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not DIST.exists():
        pytest.skip("the page is not built: make web")
    with running(tmp_path_factory.mktemp("site")) as server:
        yield server


@pytest.fixture(scope="session")
def playwright_here() -> Iterator[Playwright]:
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
def open_page(chrome: Browser, site: Server) -> Iterator[Any]:
    """Opens a page on a device of its own; fails the test when the page logs an error."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_one(size: str = "wide", language: str = "en-GB", *, quiet: bool = False, **more: Any) -> Person:
        context = chrome.new_context(
            base_url=site.url,
            viewport=SIZES[size],
            locale=language,
            reduced_motion="reduce",
            has_touch=size == "phone",
            **more,
        )
        context.set_default_timeout(30_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        if not quiet:
            page.on("console", lambda message: _keep(faults, message.type, message.text))
        return Person(page)

    yield open_one
    for context in contexts:
        context.close()
    assert faults == []


def _keep(faults: list[str], kind: str, text: str) -> None:
    # A refused action is a 4xx answer, which Chromium logs as an error though the page deals with it.
    if kind == "error" and "status of 4" not in text:
        faults.append(text)


