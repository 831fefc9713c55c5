"""A record from a file leads to its replay, a position that is pasted to a game; what cannot be read is said."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.test_accessibility import faults_in_both_themes

RECORD = Path(__file__).parents[1] / "records" / "tie_broken_by_planets.sse"


def test_a_record_is_opened_from_a_file_and_a_position_is_pasted(open_page: OpenPage) -> None:
    ada = open_page(phone=True, expected="40[04]|422")
    ada.opens("/open")
    ada.page.get_by_label("Or paste a record or a position").fill("[Game nonsense")
    ada.page.get_by_role("button", name="Open", exact=True).click()
    expect(ada.page.get_by_role("alert")).to_be_visible()
    assert faults_in_both_themes(ada) == []
    ada.page.locator("input[type=file]").set_input_files(RECORD)
    expect(ada.verdict).to_be_visible()
    id_ = ada.page.url.rpartition("/")[2]
    text = ada.page.request.get(f"/api/tables/{id_}/at/5/position").json()["text"]
    ada.opens("/open")
    ada.page.get_by_label("Or paste a record or a position").fill(text)
    ada.page.get_by_role("button", name="Open", exact=True).click()
    ada.sees("From a file: counts for nothing")
    expect(ada.board).to_be_visible()
