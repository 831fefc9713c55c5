"""The page and its files: what is at which address."""

from pathlib import Path

import httpx
import pytest

from stellarch.server.web.page import built

pytestmark = pytest.mark.skipif(not (Path(str(built())) / "index.html").exists(), reason="the page is not built")


@pytest.mark.parametrize(
    "address", ["/", "/new", "/t/0123456789abcdef", "/rules/small-star-empires/SSE-3.5", "/no/such/place"]
)
def test_an_address_of_the_page_is_answered_with_the_page(ada: httpx.Client, address: str) -> None:
    answer = ada.get(address)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("address", ["/assets/nothing.js", "/assets/nothing", "/nothing.js", "/favicon.ico"])
def test_a_file_that_is_not_there_is_not_answered_with_the_page(ada: httpx.Client, address: str) -> None:
    assert ada.get(address).status_code == 404


def test_a_built_file_is_kept_for_good(ada: httpx.Client) -> None:
    script = next(file.name for file in (built() / "assets").iterdir() if file.name.endswith(".js"))
    answer = ada.get(f"/assets/{script}")
    assert answer.headers["content-type"].startswith(("text/javascript", "application/javascript"))
    assert "immutable" in answer.headers["cache-control"]
