"""The page as an app: it can be installed, and opens without the line, saying so."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.person import TINY
from tests.browser.test_accessibility import faults_on
from tests.browser.test_your_tables import makes
from tests.server.running import FRIEND, ME


def test_without_the_line_the_page_opens_and_says_from_when_it_is(open_page: OpenPage) -> None:
    ada = open_page(service_workers="allow", expected="ERR_INTERNET_DISCONNECTED|Failed to fetch")
    ada.opens("/")
    makes(ada, ME, FRIEND, **TINY)
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    ada.opens("/games")
    expect(ada.page.get_by_role("link", name=re.compile("^Ben"))).to_be_visible()
    ada.page.context.set_offline(True)
    ada.page.reload()
    expect(ada.page.get_by_role("status").filter(has_text="No connection.")).to_contain_text("What you see is from")
    expect(ada.page.get_by_role("link", name=re.compile("^Ben"))).to_be_visible()
    assert faults_on(ada) == []
    ada.page.context.set_offline(False)
    ada.page.reload()
    expect(ada.page.get_by_text("No connection.")).to_have_count(0)


def test_it_can_be_installed(open_page: OpenPage) -> None:
    ada = open_page()
    ada.opens("/")
    named = ada.page.locator("link[rel=manifest]").get_attribute("href")
    answer = ada.page.request.get(str(named))
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    pictures = {ada.page.request.get(icon["src"]).headers["content-type"] for icon in manifest["icons"]}
    assert pictures == {"image/png", "image/svg+xml"}
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
