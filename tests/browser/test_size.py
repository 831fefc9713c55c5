"""The first page is light enough for a telephone in the train."""

from playwright.sync_api import Request

from tests.browser.conftest import OpenPage

MOST = 150_000


def test_all_that_the_first_page_loads_is_small(open_page: OpenPage) -> None:
    ada = open_page(reduced_motion="no-preference")
    loaded: list[Request] = []
    ada.page.on("requestfinished", lambda request: loaded.append(request))
    ada.page.goto("/", wait_until="networkidle")
    sizes = {request.url: request.sizes() for request in loaded}
    bytes_of = {url: size["responseBodySize"] + size["responseHeadersSize"] for url, size in sizes.items()}
    assert len(bytes_of) > 5
    assert sum(bytes_of.values()) < MOST, bytes_of
