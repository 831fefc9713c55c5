"""A lesson and a puzzle, done as a person does them: by what the page shows."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.test_accessibility import faults_on


def test_a_lesson_is_done_on_the_board_and_remembered(open_page: OpenPage) -> None:
    ada = open_page()
    page = ada.page
    page.goto("/learn")
    page.get_by_role("link", name=re.compile("Fly and settle")).click()
    card = page.get_by_role("region", name="Task 1 of 3")
    expect(card).to_contain_text("place a Colony")
    ada.board.locator('[data-name="c6"]').click()  # nothing but empty space
    page.get_by_role("button", name=re.compile("^Colony at")).click()
    expect(card).to_contain_text("not what this task asks for")
    page.get_by_role("button", name="Try again").click()
    ada.board.locator('[data-name="e5"]').click()
    page.get_by_role("button", name=re.compile("^Colony at")).click()
    expect(card).to_contain_text("Every planet there is a point.")
    page.get_by_role("button", name="Next task").click()
    expect(page.get_by_role("region", name="Task 2 of 3")).to_be_visible()
    assert faults_on(ada) == []
    page.goto("/learn")
    expect(page.get_by_role("link", name=re.compile("Fly and settle"))).to_contain_text("Continue")


def test_a_puzzle_is_given_up_tried_and_answered_with_its_proof(open_page: OpenPage) -> None:
    ada = open_page()
    page = ada.page
    page.goto("/puzzles/today")
    page.get_by_role("button", name="Give up").click()
    told = page.get_by_text("The move was:")
    expect(told).to_be_visible()
    puzzle = page.request.get("/api/puzzles").json()
    game, name = "small-star-empires", puzzle["days"][-1]["puzzle"]
    move = page.request.post("/api/exercises/solution", data={"game": game, "name": name}).json()["action"]
    begun = page.request.post("/api/exercises", data={"game": game, "name": name}).json()
    text = next(one["text"] for one in begun["table"]["choices"] if one["action"] == move)
    typed = page.get_by_role("textbox", name=re.compile("Type a move"))
    typed.fill(text)
    typed.press("Enter")
    expect(page.get_by_role("region", name="Why this is proven")).to_contain_text("positions")
    expect(page.get_by_role("button", name="Next puzzle")).to_be_visible()
    assert faults_on(ada) == []
