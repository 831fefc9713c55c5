"""Wars of Space Wars in the browser: a battle by hand and by posture, bombs, a landing."""

import re

from playwright.sync_api import Page, expect

from stellarch.games.space_wars.state import Legions, Levels, State, System
from tests.browser.conftest import OpenPage
from tests.browser.positions import set_up
from tests.rules.space_wars.battles import HERE, here, meeting
from tests.rules.space_wars.given import A, B, begin, given, play
from tests.rules.space_wars.grounds import PLANET, landing
from tests.server.running import Server

WORLD = System(Levels(city=2), natives=1)


def number(page: Page) -> int:
    return int(page.locator(".page[data-number]").get_attribute("data-number") or -1)


def sends(page: Page) -> None:
    """Presses the one button of the decision, and waits until it has been played."""
    before = number(page)
    page.locator(".now .btn.main").click()
    expect(page.locator(".page[data-number]")).not_to_have_attribute("data-number", str(before))


def test_a_battle_is_commanded_step_by_step_and_then_left_to_its_end(open_page: OpenPage, site: Server) -> None:
    state = meeting("cruiser1 cruiser2 dreadnought1", "cruiser3 cruiser4 dreadnought2 corvette1")
    page = open_page().page
    page.goto(set_up(site.database, state, bots="greedy")[0])
    expect(page.get_by_role("heading", name="Battles you can start")).to_be_visible()
    expect(page.get_by_text(re.compile(r"you \d+ %"))).to_be_visible()
    page.get_by_role("button", name="Command it yourself").click()

    expect(page.get_by_role("heading", name="Draw up your side")).to_be_visible()
    dreadnought = page.locator('[data-unit="dreadnought1"]')
    dreadnought.click()
    page.get_by_role("button", name="To the core").click()
    expect(page.get_by_role("region", name="Core, Ines").locator('[data-unit="dreadnought1"]')).to_be_visible()
    dreadnought.press("ArrowUp")
    expect(page.get_by_role("region", name="Line, Ines").locator('[data-unit="dreadnought1"]')).to_be_visible()
    sends(page)

    expect(page.get_by_role("heading", name=re.compile("Aim ions and torpedoes in line"))).to_be_visible()
    dreadnought.click()
    page.locator('[data-unit="corvette1"]').click()
    expect(page.locator('[data-unit="corvette1"]')).to_have_accessible_name(re.compile("aimed at it"))
    sends(page)

    page.get_by_role("radio", name="Bold").click()
    page.get_by_role("button", name="Lead it for me: this battle").click()
    expect(page.get_by_role("banner")).to_contain_text("Turn 2")  # it goes on to the next decision by itself
    page.get_by_role("tab", name="Battle").click()
    story = page.get_by_role("region", name="What has happened")
    expect(story).to_contain_text(re.compile("wins the battle|without a winner"))
    expect(story).to_contain_text("Line fire")


def test_a_second_battle_of_the_same_visit_has_its_board_too(open_page: OpenPage, site: Server) -> None:
    state = meeting("dreadnought1 dreadnought2@3-7", "corvette1 corvette2@3-7")
    page = open_page().page
    page.goto(set_up(site.database, state, bots="greedy")[0])
    for enemy in ("corvette1", "corvette2"):
        page.get_by_role("button", name="Command it yourself").first.click()
        expect(page.locator(f'[data-unit="{enemy}"]')).to_be_visible()
        page.get_by_role("button", name="Lead it for me: this battle").click()
        expect(page.locator(f'[data-unit="{enemy}"]')).to_have_count(0)


def test_a_world_is_bombed(open_page: OpenPage, site: Server) -> None:
    bombers = f"cruiser1@{PLANET} dreadnought1@{PLANET}"
    a, b = A(craft=bombers, known="planet_scanner_b"), B(systems={PLANET: WORLD})
    state = given(a, b, tiles={"2-3": PLANET}, relations={(A, B): {"military": "war"}})
    page = open_page().page
    page.goto(set_up(site.database, play(begin(state, "player_subphases"), "A end"))[0])
    expect(page.get_by_role("heading", name="Bombard, or go on")).to_be_visible()
    card = page.get_by_role("region", name="Draconis 31")
    expect(card).to_contain_text("Your planet scanner")
    before = number(page)
    card.get_by_role("button", name="Bombard").click()
    expect(page.locator(".page[data-number]")).to_have_attribute("data-number", str(before + 1))
    expect(page.get_by_text(re.compile("bombards Draconis 31")).first).to_be_visible()


def test_a_landing_is_led_round_by_round(open_page: OpenPage, site: Server) -> None:
    state = landing(
        Legions(veteran=5, regular=2), Legions(regular=2), planet=WORLD, officers=("general1@transport1", "")
    )
    page = open_page().page
    page.goto(set_up(site.database, state, bots="greedy")[0])
    page.get_by_role("button", name="Lead the landing yourself").click()
    expect(page.get_by_role("heading", name="Ground combat: Draconis 31")).to_be_visible()
    expect(page.get_by_role("region", name="Ines attacks").get_by_title("strength 6")).to_be_visible()
    page.get_by_role("button", name="One less: Veteran legion").click()
    page.get_by_role("button", name="One more: Regular legion").click()
    expect(page.get_by_role("region", name="Ines attacks").get_by_title("strength 5")).to_be_visible()
    expect(page.get_by_text("What counts on the die")).to_be_visible()
    sends(page)
    page.get_by_role("button", name="Lead it for me: this battle").click()
    expect(
        page.get_by_text(re.compile("takes Draconis 31|conquers Draconis 31|holds Draconis 31|stops|breaks off")).first
    ).to_be_visible()


def test_a_battle_is_commanded_after_another_was_left_to_itself(open_page: OpenPage, site: Server) -> None:
    """On a phone, whose desk of battles then stands open at the story of the first."""
    a = A(craft=f"{here('cruiser1 cruiser2')} cruiser5@{PLANET} cruiser6@{PLANET}")
    b = B(craft=f"{here('corvette1')} cruiser3@{PLANET} cruiser4@{PLANET}")
    state = given(a, b, tiles={"2-3": PLANET}, relations={(A, B): {"military": "war"}})
    page = open_page(phone=True).page
    page.goto(set_up(site.database, play(begin(state, "player_subphases"), "A end"), bots="greedy")[0])
    page.get_by_role("region", name=f"Orrin, sector {HERE}").get_by_role("button", name="Have it fought").tap()
    page.get_by_role("tab", name=re.compile("^Battle")).tap()
    expect(page.get_by_role("button", name="To the map")).to_be_visible()
    page.get_by_role("tab", name=re.compile("^Assault")).tap()
    page.get_by_role("region", name="Orrin, Draconis 31").get_by_role("button", name="Command it yourself").tap()
    expect(page.get_by_role("heading", name="Battle: Draconis 31")).to_be_visible()
    expect(page.locator('[data-unit="cruiser5"]')).to_be_visible()


def attacked_by_a_bot() -> State:
    """Seat B, a bot, is about to start battles; A leads the own side."""
    a = A(craft=here("cruiser1 cruiser2 corvette3"), leads_from=0)
    b = B(craft=here("dreadnought1 dreadnought2 cruiser4"), leads_from=0)
    state = given(a, b, order=(B, A), relations={(A, B): {"military": "war"}})
    return play(begin(state, "player_subphases"), "B end")


def invaded_by_a_bot() -> State:
    """The same with landings, over a world of A."""
    world = System(Levels(city=2), legions={A.seat: Legions(regular=4, veteran=1)})
    state = given(
        A(systems={PLANET: world}, leads_from=0),
        B(craft=f"transport1@{PLANET}", leads_from=0),
        tiles={"2-3": PLANET},
        order=(B, A),
        relations={(A, B): {"military": "war"}},
    )
    legions = state.fleets.with_craft("transport1", legions=Legions(elite=5))
    return play(begin(state.changed(fleets=legions), "player_subphases"), "B end")


def test_a_player_who_is_attacked_by_a_bot_leads_the_defence(open_page: OpenPage, site: Server) -> None:
    page = open_page().page
    page.goto(set_up(site.database, attacked_by_a_bot(), bots="level-2")[0])
    expect(page.get_by_role("heading", name=f"You are attacked at sector {HERE}")).to_be_visible()
    page.locator('[data-unit="cruiser1"]').click()
    page.get_by_role("button", name="To the line").click()
    expect(page.get_by_role("region", name="Being drawn up, Orrin")).to_be_visible()  # unseen until both are ready
    sends(page)
    expect(page.get_by_role("region", name="Line, Ines").locator('[data-unit="cruiser1"]')).to_be_visible()
    page.get_by_role("button", name="Lead it for me: this game").click()
    expect(page.get_by_role("heading", name="Treaties", level=1)).to_be_visible()  # what is asked next
    page.get_by_role("tab", name=re.compile("^Battle")).click()
    expect(page.get_by_text("The computer leads your battles for the rest of the game.")).to_be_visible()
    expect(page.get_by_role("region", name="What has happened")).to_contain_text(re.compile("wins the battle|without"))
    page.get_by_role("button", name="I lead again").click()
    expect(page.get_by_text("The computer leads your battles for the rest of the game.")).to_have_count(0)


def test_a_player_who_is_invaded_chooses_who_fights(open_page: OpenPage, site: Server) -> None:
    page = open_page(phone=True, language="fr-FR").page
    page.goto(set_up(site.database, invaded_by_a_bot(), bots="level-2")[0])
    expect(page.get_by_role("heading", name=re.compile("^On débarque chez vous.*Draconis 31"))).to_be_visible()
    page.get_by_role("button", name=re.compile("Une de moins.*Légion de vétérans")).tap()
    page.get_by_role("button", name=re.compile("Une de plus.*Légion régulière")).tap()
    expect(page.get_by_role("region", name="Ines défend").get_by_title("force 3")).to_be_visible()
    page.get_by_role("button", name=re.compile("Commander à ma place.*ce tour")).tap()
    expect(page.get_by_role("heading", name=re.compile("^On débarque chez vous"))).to_have_count(0)
