"""Setting up a table, and finding one in the lobby."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import OpenPage
from tests.browser.person import TINY, Person

# What reaches beyond the right edge; drawings are cut off by their frames.
_BEYOND = """width => [...document.querySelectorAll('main *')]
  .filter((one) => one.checkVisibility() && !one.closest('svg, .sr'))
  .filter((one) => one.getBoundingClientRect().right > width + 1)
  .map((one) => one.outerHTML.slice(0, 120))"""


class SetUp(Person):
    """Somebody at the set-up page."""

    @property
    def seed(self) -> Locator:
        return self.page.get_by_role("textbox", name="Seed")

    @property
    def board_text(self) -> Locator:
        return self.page.get_by_role("textbox", name="Board")

    @property
    def picture(self) -> Locator:
        return self.page.get_by_role("region", name="The board as it will be")

    @property
    def start(self) -> Locator:
        return self.page.get_by_role("button", name="Start the game")

    def option(self, name: str) -> Locator:
        return self.page.get_by_role("radiogroup", name=name)

    def chooses(self, option: str, value: str) -> None:
        self.option(option).get_by_role("radio", name=value).click()

    def turns(self, switch: str) -> None:
        self.page.get_by_role("switch", name=switch).click()

    def writes(self, box: Locator, text: str) -> None:
        box.fill(text)
        box.press("Tab")

    def dealt(self) -> str:
        """The board in its text form, once it has been dealt."""
        expect(self.picture).to_have_attribute("aria-busy", "false")
        return self.board_text.input_value()


@pytest.fixture
def ada(open_page: OpenPage) -> SetUp:
    person = open_page(expected="status of 422")  # an impossible mix is refused by the server
    ada = SetUp(person.page)
    ada.opens("/new")
    expect(ada.board_text).not_to_have_value("")
    return ada


def test_an_option_shows_only_where_it_means_something(ada: SetUp) -> None:
    retail = ("Wormholes and black holes", "Unexplored systems", "Campaign")
    expect(ada.option("Unexplored tiles")).to_have_count(0)
    ada.turns("Unexplored systems")
    expect(ada.option("Unexplored tiles")).to_be_visible()
    ada.chooses("Edition", "Print-and-play")
    expect(ada.option("Unexplored tiles")).to_have_count(0)
    for switch in retail:
        expect(ada.page.get_by_role("switch", name=switch)).to_have_count(0)
    ada.chooses("Edition", "Retail")
    for switch in retail:
        expect(ada.page.get_by_role("switch", name=switch)).to_be_visible()


def test_a_new_deal_is_another_board(ada: SetUp) -> None:
    board, picture = ada.dealt(), ada.picture.inner_html()
    ada.page.get_by_role("button", name="Deal again").click()
    expect(ada.board_text).not_to_have_value(board)
    assert ada.picture.inner_html() != picture


def test_the_same_seed_deals_the_same_board(ada: SetUp) -> None:
    before = ada.dealt()
    ada.writes(ada.seed, "vega-1")
    expect(ada.board_text).not_to_have_value(before)
    of_vega = ada.dealt()
    ada.writes(ada.seed, "mira-2")
    expect(ada.board_text).not_to_have_value(of_vega)
    ada.writes(ada.seed, "vega-1")
    expect(ada.board_text).to_have_value(of_vega)


def test_the_board_that_is_shown_is_the_one_that_is_played(ada: SetUp) -> None:
    board = ada.dealt()
    ada.start.click()
    expect(ada.board).to_be_visible()
    assert ada.page.request.get(f"/api/tables/{ada.page.url.split('/')[-1]}").json()["options"]["board"] == board


def test_a_pasted_board_is_played(ada: SetUp) -> None:
    ada.writes(ada.board_text, str(TINY["board"]))
    ada.start.click()
    expect(ada.board).to_be_visible()
    expect(ada.cells).to_have_count(15)


def test_a_board_that_is_none_says_what_is_wrong(ada: SetUp) -> None:
    ada.writes(ada.board_text, "r.g7-1")
    expect(ada.page.get_by_role("alert")).to_contain_text(re.compile(r"SSE-9\.\d"))
    expect(ada.start).to_be_disabled()


def test_an_impossible_mix_says_why(ada: SetUp) -> None:
    ada.option("Players").get_by_role("radio", name="4").click()
    ada.chooses("Layout", "Three galaxies")
    ada.turns("Wormholes and black holes")
    alert = ada.page.get_by_role("alert")
    expect(alert).to_contain_text("wormhole")
    expect(ada.start).to_be_disabled()
    alert.get_by_role("button", name="Rule SSE-9.3").first.click()
    expect(alert.get_by_role("status")).to_contain_text("Tiles touch")
    ada.turns("Wormholes and black holes")
    expect(alert).to_have_count(0)
    expect(ada.start).to_be_enabled()


def test_what_is_impossible_is_put_right_by_a_button(ada: SetUp) -> None:
    ada.writes(ada.board_text, "r.g7-1")
    alert = ada.page.get_by_role("alert")
    alert.get_by_role("button", name="Back to standard").click()
    expect(alert).to_have_count(0)
    expect(ada.start).to_be_enabled()


def test_only_what_the_number_of_players_allows_is_offered(ada: SetUp) -> None:
    expect(ada.option("Layout").get_by_role("radio", name="four players")).to_have_count(0)
    expect(ada.option("First player").get_by_role("radio")).to_have_text(["at random", "Red", "Halley"])
    ada.option("Players").get_by_role("radio", name="4").click()
    ada.chooses("Layout", "Star, four players")
    ada.chooses("First player", "Tycho")
    expect(ada.start).to_be_enabled()
    ada.option("Players").get_by_role("radio", name="2").click()
    expect(ada.option("First player").get_by_role("radio", checked=True)).to_have_text("at random")
    expect(ada.page.get_by_role("alert")).to_have_count(0)
    expect(ada.start).to_be_enabled()


def test_a_broken_board_shows_all_its_faults_and_no_other_board(ada: SetUp) -> None:
    expect(ada.picture.locator("[data-name], svg").first).to_be_visible()
    ada.writes(ada.board_text, "r.g7Aa0.g8Aa0")
    alert = ada.page.get_by_role("alert")
    for fault in ("Tiles overlap", "Main tile A is used more than once", "Home tiles: 0, for 2 players"):
        expect(alert).to_contain_text(fault)
    expect(ada.picture.locator("svg")).to_have_count(0)
    expect(ada.picture).to_contain_text("No board to show")


def test_levels_have_numbers_and_the_weakest_is_the_first(ada: SetUp) -> None:
    levels = ada.page.get_by_role("combobox", name="Level: Halley").locator("option")
    expect(levels.first).to_have_text("1 · First game")
    expect(levels.nth(9)).to_have_text("10 · Emperor")


def test_a_name_that_is_shown_can_be_edited(ada: SetUp) -> None:
    name = ada.page.get_by_role("textbox", name="Name of Red")
    expect(name).to_have_value("Red")
    name.press("End")
    name.press("y")
    expect(name).to_have_value("Redy")
    ada.writes(name, "")
    expect(name).to_have_value("Red")


def test_a_player_chooses_a_colour(ada: SetUp) -> None:
    ada.page.get_by_role("combobox", name="Colour of Red").select_option("Blue")
    expect(ada.page.get_by_role("textbox", name="Name of Blue")).to_have_value("Blue")
    ada.page.get_by_role("combobox", name="Colour of Halley").select_option("Yellow")
    ada.chooses("First player", "Blue")
    ada.start.click()
    assert ada.is_to_move()
    expect(ada.page.get_by_role("region", name="Players")).to_contain_text("Blue")
    drawn = ada.page.locator("use").evaluate_all("found => found.map((one) => one.getAttribute('href'))")
    assert {"#sse-crest-2", "#sse-crest-3"} <= set(drawn)  # the emblems of blue and of yellow
    assert not {"#sse-crest-0", "#sse-crest-1"} & set(drawn)
    fill = "element => getComputedStyle(element).getPropertyValue('--seat-0').trim()"
    assert ada.page.locator("body").evaluate(fill) == ada.page.locator("body").evaluate(
        fill.replace("--seat-0", "--livery-2")
    )


@pytest.mark.parametrize("width", [390, 720, 1400])
@pytest.mark.parametrize("address", ["/new", "/new/galaxy-empires"])
def test_letters_twice_as_large_stay_on_the_screen(open_page: OpenPage, address: str, width: int) -> None:
    ada = open_page(viewport={"width": width, "height": 900})
    ada.opens(address)
    expect(ada.page.get_by_role("button", name="Start the game")).to_be_enabled()
    ada.page.evaluate("document.documentElement.style.fontSize = '200%'")
    expect(ada.page.locator("form.narrow")).to_be_visible()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= width
    assert ada.page.evaluate(_BEYOND, width) == []


def test_the_start_leads_to_the_table(ada: SetUp) -> None:
    ada.writes(ada.page.get_by_role("textbox", name="Name of Red"), "Ada")
    ada.chooses("First player", "Ada")
    ada.start.click()
    assert ada.is_to_move()
    expect(ada.page.get_by_role("region", name="Players")).to_contain_text("Ada")


def test_a_table_in_the_lobby_is_found_and_joined(ada: SetUp, open_page: OpenPage) -> None:
    ada.writes(ada.page.get_by_role("textbox", name="Name of Red"), "Hypatia")
    ada.chooses("Who plays Green", "By link")
    ada.turns("Show in the lobby")
    ada.chooses("First player", "Green")
    ada.start.click()
    ada.page.get_by_role("link", name="Go to the table").click()

    ben = open_page()
    ben.opens("/")
    ben.page.get_by_role("navigation").get_by_role("link", name="Open tables").click()
    ben.page.get_by_role("textbox", name="Your name").fill("Ben")
    ben.page.get_by_role("article").filter(has_text="Hypatia").get_by_role("button", name="Sit down").click()
    assert ben.is_to_move()
    ada.sees("Ben to move")


def test_who_plays_with_others_says_how_fast(open_page: OpenPage) -> None:
    ada = open_page()
    ada.opens("/new/small-star-empires")
    expect(ada.page.get_by_role("button", name="Start the game")).to_be_enabled()
    speed = ada.page.get_by_role("group", name="How fast")
    expect(speed).to_have_count(0)  # alone against bots nobody is timed
    ada.page.get_by_role("radio", name="By link").nth(1).click()
    speed.get_by_role("button", name="Live").click()
    ada.page.get_by_role("radiogroup", name="Each move adds").get_by_role("radio", name="30 s").click()
    expect(speed.get_by_role("button", pressed=True)).to_have_text(re.compile("15:00.*Live.*30 s a move", re.DOTALL))
    ada.page.get_by_role("radiogroup", name="When time is up").get_by_role("radio", name="a bot plays on").click()
    with ada.page.expect_request(lambda asked: asked.method == "POST" and asked.url.endswith("/api/tables")) as made:
        ada.page.get_by_role("button", name="Start the game").click()
    assert (made.value.post_data_json or {})["time"] == {
        "kind": "fischer",
        "move": 30,
        "stock": 900,
        "nights": True,
        "out": "bot",
    }


def test_a_kept_table_is_begun_again_with_one_click(open_page: OpenPage) -> None:
    ada = open_page(viewport={"width": 390, "height": 844})
    ada.opens("/new/small-star-empires")
    page = ada.page
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="3").click()
    page.get_by_role("radio", name="By link").nth(1).click()
    page.get_by_role("textbox", name="Name of Green").fill("Ben")
    page.get_by_role("combobox", name="Level: Vega").select_option("level-3")
    page.get_by_role("group", name="How fast").get_by_role("button", name="By turns").click()
    page.get_by_role("radiogroup", name="Edition").get_by_role("radio", name="Print-and-play").click()
    page.get_by_role("button", name="Keep this table").press("Enter")
    ada.keys(*"Friday", "Enter")
    expect(page.get_by_role("status").filter(has_text="Friday is kept")).to_be_visible()
    page.reload()

    mine = page.get_by_role("region", name="Your tables")
    mine.get_by_role("button", name="Change Friday").press("Enter")
    page.keyboard.type("Our Thursday game")
    ada.keys("Enter")
    begin = mine.get_by_role("button", name=re.compile("^Our Thursday game"))
    expect(begin).to_contain_text("Small Star Empires · Ben")
    assert page.evaluate(_BEYOND, 390) == []
    with page.expect_response(lambda answer: answer.url.endswith("/api/tables") and answer.ok) as made:
        begin.click()
    order = made.value.request.post_data_json or {}
    assert [player.get("bot") or player["name"] for player in order["players"]] == ["Red", "Ben", "level-3"]
    assert (order["options"], order["time"]["kind"]) == ({"edition": "print_and_play"}, "days")
    page.get_by_role("link", name="Go to the table").click()
    expect(page.get_by_role("region", name="Players")).to_contain_text("Ben")

    ada.opens("/new/galaxy-empires")
    mine.get_by_role("button", name="Change Our Thursday game").click()
    mine.get_by_role("button", name="Open it first").click()
    expect(page.get_by_role("textbox", name="Name of Green")).to_have_value("Ben")
    mine.get_by_role("button", name="Change Our Thursday game").press("Enter")
    ada.keys("Escape")
    expect(mine.get_by_role("button", name="Change Our Thursday game")).to_be_focused()
    ada.keys("Enter")
    mine.get_by_role("button", name="Delete").click()
    mine.get_by_role("button", name="Yes, delete it").click()
    expect(mine).to_have_count(0)


def test_a_kept_table_that_the_game_no_longer_takes_whole_is_opened_and_says_so(open_page: OpenPage) -> None:
    ada = open_page()
    ada.opens("/new/small-star-empires")
    table = {"game": "small-star-empires", "players": [{"yours": True}, {"bot": "oracle"}], "options": {"fleet": 3}}
    ada.page.request.post("/api/me/templates", data={"name": "Of old", "table": table})
    ada.page.reload()
    ada.page.get_by_role("button", name=re.compile("^Of old")).click()
    ada.sees("no longer takes all that was kept: fleet, oracle")
    ada.page.get_by_role("button", name="Start the game").click()
    expect(ada.board).to_be_visible()
