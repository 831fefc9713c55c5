"""Was the deal honest? A finished game proved step by step, what this browser noted, and a record that is brought."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.person import Person
from tests.browser.test_accessibility import faults_in_both_themes
from tests.browser.test_analysis import plays_and_resigns

STEPS = 5


def holding(ada: Person, stand: str) -> int:
    return ada.page.locator(f"ol.steps > li.{stand}").count()


def test_a_finished_game_is_proved_in_five_steps_and_the_browser_makes_the_fingerprint_itself(
    open_page: OpenPage,
) -> None:
    ada = open_page()
    address = plays_and_resigns(ada)
    ada.opens(address)
    ada.page.get_by_role("link", name="Was the deal honest?").click()
    expect(ada.page.locator("ol.steps > li.holds")).to_have_count(STEPS)
    ada.sees("Yes. Every step holds.")
    ada.sees("the two are the same, letter by letter")
    expect(ada.page.get_by_text("5 of 5", exact=True)).to_be_visible()
    assert faults_in_both_themes(ada) == []

    seen_another = {"fingerprint": "0" * 64, "at": 0}
    noted = json.dumps({address.rpartition("/")[2]: seen_another})
    ada.page.evaluate("noted => localStorage.setItem('stellarch.promises', noted)", noted)
    ada.page.reload()
    ada.sees("No. One step does not hold.")
    ada.sees("this browser was shown another fingerprint")
    expect(ada.page.locator("ol.steps > li.holds")).to_have_count(STEPS - 1)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_record_from_a_file_that_was_changed_says_what_differs(
    open_page: OpenPage, tmp_path: Path, phone: bool
) -> None:
    ada = open_page(phone=phone)
    id_ = plays_and_resigns(ada).rpartition("/")[2]
    record = ada.page.request.get(f"/api/tables/{id_}/record").json()
    record["seed"] = "another"
    file = tmp_path / "changed.json"
    file.write_text(json.dumps(record))
    ada.opens("/verify")
    ada.page.locator("input[type=file]").set_input_files(file)
    ada.sees("The seed is not the one promised.")
    ada.sees("stellarch verify changed.json")
    assert holding(ada, "fails") >= 1
    assert faults_in_both_themes(ada) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
