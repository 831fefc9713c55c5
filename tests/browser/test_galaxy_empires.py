"""Galaxy Empires in a browser: what only the page can show. The rules have tests of their own."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import OpenPage
from tests.browser.person import Person
from tests.server.running import BOT, ME, QUIET_BOT

GAME = "galaxy-empires"
BEN = {"name": "Ben", "yours": True}
SENSIBLE = ("roll", "draw", "end")


def sits(person: Person, *players: dict[str, Any], **options: Any) -> None:
    person.sits_at(*players, game=GAME, options=options)


def told(person: Person) -> dict[str, Any]:
    """What the server tells this device of the table it is at."""
    address = re.search(r"/t/([^#?]+)", person.page.url)
    assert address is not None
    return dict(person.page.request.get(f"/api/tables/{address[1]}").json())


def waits_for_the_turn(person: Person) -> dict[str, Any]:
    """Until one of this device's seats is asked for something, or the game is over."""
    while True:
        state = told(person)
        if not state["waiting_on"] or state["seat"] in state["waiting_on"]:
            person.sees_move(state["now"]["number"])
            return state
        person.page.wait_for_timeout(100)


def tab(person: Person, name: str) -> Locator:
    return person.page.get_by_role("tab", name=re.compile(name))


def fleets(person: Person) -> Locator:
    return person.page.locator('[data-name][aria-label*="Your fleet. "][aria-label*="Can move."]')


def ends(person: Person) -> Locator:
    return person.page.locator('[data-name][aria-label*="Your fleet can go here."]')


def answers(person: Person) -> Locator:
    """Where it says what to do: with the terms of an offer, and what can be answered."""
    return person.page.locator("section.now")


def moves_a_fleet(person: Person) -> None:
    """A fleet, a lit tile of another area, and the button that says so."""
    before = person.number
    person.presses(fleets(person).first)
    person.presses(ends(person).first)
    person.presses(person.page.get_by_role("button", name=re.compile("^Move to ")))
    expect(person.shown).not_to_have_attribute("data-number", str(before))


def test_the_home_page_leads_to_a_game_against_three_bots(open_page: OpenPage) -> None:
    ada = open_page()
    ada.opens("/")
    ada.page.get_by_role("article", name="Galaxy Empires").get_by_role("button", name="Play now").click()
    expect(ada.board).to_be_visible()
    assert [seat["kind"] for seat in told(ada)["table"]["seats"]] == ["person", "bot", "bot", "bot"]


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_fleet_is_moved_by_pointing(open_page: OpenPage, phone: bool) -> None:
    ada = open_page(phone=phone)
    sits(ada, ME, BEN)
    moves_a_fleet(ada)
    entry = told(ada)["log"][-1]
    assert entry["events"][0]["type"] == "fleet_moved"


def test_a_click_where_no_fleet_may_go_cites_the_rule(open_page: OpenPage) -> None:
    ada = open_page()
    sits(ada, ME, BEN)
    fleets(ada).first.click()
    ada.cell("F3").click()
    ada.sees("GE-1.9")


def test_a_whole_game_against_three_bots_is_played_in_writing(open_page: OpenPage) -> None:
    ada = open_page()
    sits(ada, ME, *[QUIET_BOT] * 3, round_limit=3)
    while (state := waits_for_the_turn(ada))["waiting_on"]:
        tab(ada, "Log").click()  # a war or an offer opens the tab it is answered in
        choices = [choice["text"] for choice in state["choices"]]
        moves = [text for text in choices if ">" in text]
        wanted = moves[state["now"]["number"] % len(moves)] if moves else None
        ada.moves(wanted or next(text for text in (*SENSIBLE, *choices) if text in choices))
    expect(ada.verdict).to_be_visible()
    sheet = ada.page.get_by_role("table", name="Score sheet")
    expect(sheet.get_by_role("row", name="Territories")).to_be_visible()


def test_a_truce_takes_three_presses_and_stands_in_the_ledger(open_page: OpenPage) -> None:
    ada = open_page()
    sits(ada, ME, BEN)
    tab(ada, "Trade").click()
    ada.page.get_by_role("button", name=re.compile("^Truce of")).click()
    ada.page.get_by_role("button", name="Propose it now").click()
    answers(ada).get_by_role("button", name="Accept").click()
    tab(ada, "Promises").click()
    ada.sees(re.compile("Truce for"))
    ada.sees("running")


def test_a_truce_with_the_last_action_does_not_take_the_move_of_a_fleet_unasked(open_page: OpenPage) -> None:
    ada = open_page()
    sits(ada, ME, BEN)
    moves_a_fleet(ada)
    tab(ada, "Trade").click()
    ada.page.get_by_role("button", name=re.compile("^Truce of")).click()
    ada.page.get_by_role("button", name="Propose it now").click()
    asks = ada.page.get_by_role("dialog", name="Your turn would end here")
    expect(asks).to_contain_text("If your offer is accepted, it takes your last action and your turn ends.")
    asks.get_by_role("button", name="No, play on").click()
    moves_a_fleet(ada)
    assert [entry["events"][0]["type"] for entry in told(ada)["log"]] == ["game_started", "fleet_moved", "fleet_moved"]


def test_a_promise_is_filled_in_as_its_template_says(open_page: OpenPage) -> None:
    ada = open_page()
    sits(ada, ME, BEN)
    tab(ada, "Trade").click()
    ada.page.get_by_role("button", name=re.compile("^Truce of")).click()
    truce = ada.page.get_by_role("region", name="Truce")
    turns = truce.get_by_role("spinbutton", name="Turns")
    expect(turns).to_have_value("3")
    truce.get_by_role("button", name="More: Turns").click()
    expect(turns).to_have_value("4")
    ada.page.get_by_role("button", name="Keep out").click()
    out = ada.page.get_by_role("region", name="Keep out")
    out.get_by_role("radio", name="Ada").click()
    out.get_by_role("checkbox").last.press("Space")
    ada.page.get_by_role("button", name="In words").click()
    propose = ada.page.get_by_role("button", name="Propose it now")
    expect(propose).to_be_disabled()  # nothing is said yet
    ada.page.get_by_role("textbox", name="Your words").fill("Agreed?")
    propose.click()
    ada.sees_move(1)
    sent = told(ada)["now"]["view"]["proposal"]["terms"]["clauses"]
    assert [clause["type"] for clause in sent] == ["truce", "keep_out", "note"]
    assert (sent[0]["turns"], sent[1]["who"], len(sent[1]["areas"]), sent[2]["text"]) == (4, 0, 2, "Agreed?")
    answers(ada).get_by_role("button", name="Accept").click()
    tab(ada, "Promises").click()
    ada.sees(re.compile("Truce for"))


def test_missions_lie_face_down_between_turns_at_a_shared_screen(open_page: OpenPage) -> None:
    ada = open_page()
    sits(ada, ME, BEN)
    ada.page.get_by_role("button", name=re.compile("^Draw a mission .* in the deck")).click()
    ada.sees_move(1)
    mission = told(ada)["now"]["view"]["hand"][0]["title"]
    tab(ada, "Missions").click()
    expect(ada.page.get_by_role("heading", name=mission)).to_have_count(0)
    ada.page.get_by_role("button", name="Show them").click()
    ada.sees(mission)
    for button in ("End turn", "End it"):
        ada.page.get_by_role("button", name=button).click()
    ada.sees_move(2)
    expect(ada.page.get_by_text(mission)).to_have_count(0)


def test_in_french(open_page: OpenPage) -> None:
    ada = open_page(locale="fr-FR")
    sits(ada, ME, BEN)
    ada.sees("Choisissez une flotte")


def boxes(person: Person, *selectors: str) -> list[dict[str, float]]:
    """Where all that is drawn of these kinds stands on the screen."""
    found: list[dict[str, float]] = person.page.evaluate(
        """selectors => [...document.querySelectorAll(selectors)]
            .map((one) => one.getBoundingClientRect().toJSON()).filter(({ width }) => width)""",
        ", ".join(selectors),
    )
    return found


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return across > 0 and down > 0


def test_on_a_large_screen_names_of_tiles_stand_clear_of_incomes_and_of_names_of_territories(
    open_page: OpenPage,
) -> None:
    ada = open_page(viewport={"width": 1920, "height": 1080})
    sits(ada, ME, BEN, {"name": "Cy", "yours": True}, {"name": "Di", "yours": True})
    names, others = boxes(ada, "text.name"), boxes(ada, ".pays rect", "text.title")
    assert len(names) == 79
    assert len(others) > 20
    assert not [(name, other) for name in names for other in others if overlap(name, other)]


def test_the_game_begins_with_the_factions_that_the_set_up_shows(open_page: OpenPage) -> None:
    ada = open_page()
    ada.opens(f"/new/{GAME}")
    ada.page.get_by_label("Faction of player 2").select_option(label="The Glacier Guild")
    ada.page.get_by_label("Faction of player 1").select_option(label="The Helion Crown")
    dealt = [ada.page.locator(".option small").nth(n) for n in range(2)]
    expect(dealt[1]).to_have_text(re.compile("^dealt: The (Carmine Pact|Verdant Chorus)$"))
    shown = ["The Helion Crown", "The Glacier Guild", *(str(one.text_content())[len("dealt: ") :] for one in dealt)]
    ada.sees("What is left to chance has been dealt as you see it here.")
    ada.page.get_by_role("button", name="Start the game").click()
    expect(ada.board).to_be_visible()
    assert [player["title"] for player in told(ada)["now"]["view"]["players"]] == shown


def test_a_faction_chosen_twice_is_refused_at_its_seat(open_page: OpenPage) -> None:
    ada = open_page(expected="422")
    ada.opens(f"/new/{GAME}")
    for player in (1, 3):
        ada.page.get_by_label(f"Faction of player {player}").select_option(label="The Glacier Guild")
    seat = ada.page.get_by_role("listitem").filter(has=ada.page.get_by_label("Faction of player 3"))
    expect(seat.get_by_role("alert")).to_contain_text("The Glacier Guild is chosen twice")


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_mission_is_shown_at_once_to_who_drew_it(open_page: OpenPage, phone: bool) -> None:
    ada = open_page(phone=phone)
    sits(ada, ME, QUIET_BOT)
    waits_for_the_turn(ada)
    ada.presses(ada.page.get_by_role("button", name=re.compile("^Draw a mission")))
    ada.sees("You have just drawn this mission.")
    (card,) = told(ada)["now"]["view"]["hand"]
    expect(ada.page.get_by_role("heading", name=card["title"])).to_be_visible()
    ada.presses(ada.page.get_by_role("button", name="Got it"))
    expect(ada.page.get_by_text("You have just drawn this mission.")).to_have_count(0)


def test_a_mission_drawn_last_is_there_to_be_read_however_fast_the_bots_are(open_page: OpenPage) -> None:
    ada = open_page(phone=True)
    sits(ada, ME, QUIET_BOT)
    for order in ("Roll for points", "Draw a mission"):
        waits_for_the_turn(ada)
        ada.presses(ada.page.get_by_role("button", name=re.compile(f"^{order}")))
    waits_for_the_turn(ada)
    ada.sees(re.compile("You have just drawn this mission"))  # some are completed as the turn begins
    ada.presses(ada.page.get_by_role("button", name="Got it"))
    expect(ada.page.get_by_role("button", name=re.compile("^Roll for points"))).to_be_visible()


FULL = "Your capital is full. Move a fleet out to make room for a new one."


def test_what_is_barred_says_why_when_it_is_pointed_at_or_reached(open_page: OpenPage) -> None:
    ada = open_page()
    sits(ada, ME, BEN)
    deploy = ada.page.get_by_role("button", name=re.compile("^Deploy a fleet"))
    expect(deploy).to_have_attribute("aria-disabled", "true")
    why = ada.page.locator(".why.shown")
    expect(why).to_have_count(0)
    deploy.hover()
    expect(why).to_contain_text(FULL)
    ada.page.mouse.move(5, 5)
    expect(why).to_have_count(0)
    deploy.focus()
    expect(why).to_contain_text(FULL)
    expect(why).to_contain_text("GE-8.2")


def test_what_is_barred_says_why_when_it_is_touched(open_page: OpenPage) -> None:
    ada = open_page(phone=True)
    sits(ada, ME, BEN)
    ada.page.get_by_role("button", name=re.compile("^Deploy a fleet")).tap(force=True)
    expect(ada.page.locator(".why.shown")).to_contain_text(FULL)


def test_an_offer_is_answered_where_it_is_asked(open_page: OpenPage) -> None:
    ada = open_page()
    sits(ada, ME, BEN)
    tab(ada, "Trade").click()
    ada.page.get_by_role("button", name=re.compile("^Truce of")).click()
    ada.page.get_by_role("button", name="Propose it now").click()
    tab(ada, "Log").click()
    expect(answers(ada)).to_contain_text(re.compile("[Tt]ruce"))
    answers(ada).get_by_role("button", name="Accept").click()
    ada.sees_move(2)


def test_a_question_is_gone_with_escape_and_with_anything_else_that_is_done(open_page: OpenPage) -> None:
    ada = open_page()
    sits(ada, ME, BEN)
    end, end_it = (ada.page.get_by_role("button", name=name, exact=True) for name in ("End turn", "End it"))
    end.click()
    expect(end_it).to_be_visible()
    ada.keys("Escape")
    expect(end_it).to_have_count(0)
    end.click()
    expect(end_it).to_be_visible()
    fleets(ada).first.click()
    expect(end_it).to_have_count(0)
    end.click()
    expect(end_it).to_be_visible()
    tab(ada, "Missions").click()
    expect(end_it).to_have_count(0)
    end.dblclick()  # a slip of the finger ends nothing
    ada.page.wait_for_timeout(300)
    assert told(ada)["now"]["number"] == 0
    end.click()
    end_it.click()
    ada.sees_move(1)


def test_a_mouse_that_rests_where_the_table_appears_lights_nothing_up(open_page: OpenPage) -> None:
    ada = open_page()
    sits(ada, ME, BOT, BOT, BOT)
    cell = ada.page.get_by_role("grid", name="Scores").locator("tbody td").first
    spot = cell.bounding_box()
    assert spot is not None
    x, y = spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2
    ada.opens("/")
    ada.page.mouse.move(x, y)
    ada.page.get_by_role("article", name="Galaxy Empires").get_by_role("button", name="Play now").press("Enter")
    expect(ada.board).to_be_visible()
    ada.page.wait_for_timeout(500)
    veil = ada.page.locator(".board .veil")
    expect(veil).to_have_count(0)
    ada.page.mouse.move(x + 2, y)
    expect(veil).to_have_count(1)


def test_the_graph_is_called_what_it_counts(open_page: OpenPage) -> None:
    ada = open_page()
    sits(ada, ME, BEN)
    for _ in range(3):
        moves_a_fleet(ada)
    expect(ada.page.get_by_role("img", name=re.compile("^Money, move by move"))).to_be_visible()


CARMINE = "C2>D2", "roll", "D2xst_n"
HELION = "I2>H2", "H2>G2", "H2>G2!"


def comes_to_war(person: Person) -> None:
    """Carmine, beside the dock that Helion has claimed, gathers points and invades it."""
    while not (state := told(person))["now"]["view"]["war"]:
        (seat,) = state["waiting_on"]
        wanted = {0: CARMINE[::-1], 1: HELION}.get(seat, ())
        view = state["now"]["view"]
        can = {choice["text"] for choice in state["choices"]}
        if seat == 0 and view["players"][0]["pp"] >= 7:
            can.discard("roll")
        if any(fleet["tile"] == "G2" for fleet in view["fleets"]):
            can -= set(HELION)
        action = next((text for text in wanted if text in can), "end")
        address = f"/api/tables/{person.page.url.rsplit('/', 1)[1]}/actions"
        played = person.page.request.post(
            address, data={"seat": seat, "after": state["now"]["number"], "action": action}
        )
        assert played.ok, played.text()


def test_before_a_live_war_the_board_counts_down_and_the_log_names_the_place(open_page: OpenPage) -> None:
    ada = open_page()
    others = [{"name": name, "yours": True} for name in ("Ben", "Cy", "Di")]
    sits(ada, ME, *others, war_mode="live", faction_1="carmine", faction_2="helion")
    comes_to_war(ada)
    expect(ada.page.get_by_role("timer")).to_contain_text("Get ready to roll")
    tab(ada, "Log").click()
    ada.sees("D2 ⚔ Aurora Dock")
    expect(ada.page.get_by_text("st_n")).to_have_count(0)
    expect(ada.page.get_by_role("timer")).to_have_count(0)  # then the dice are rolled


def at_live_war(open_page: OpenPage) -> Person:
    """Somebody at a screen that all four share; Carmine, the first seat, has just invaded Helion."""
    ada = open_page()
    others = [{"name": name, "yours": True} for name in ("Ben", "Cy", "Di")]
    sits(ada, ME, *others, war_mode="live", faction_1="carmine", faction_2="helion")
    comes_to_war(ada)
    tab(ada, "War").click()
    return ada


def ticks(state: dict[str, Any], side: str) -> int:
    events = (event for entry in state["log"] for event in entry["events"])
    return sum(event["type"] == "war_tick" and event[side] is not None for event in events)


def test_a_roll_that_is_pressed_early_counts_when_its_time_has_come(open_page: OpenPage) -> None:
    """The button is pressed while the board still counts down: it shows that it was, nothing falls yet, and when hands
    have rested it does."""
    ada = at_live_war(open_page)
    roll = ada.page.get_by_role("tabpanel").get_by_role("button", name="Roll the dice")
    expect(roll).to_be_enabled()
    roll.click()
    expect(roll).to_have_class(re.compile("held"))
    early = told(ada)
    side = "attack" if early["seat"] == 0 else "defence"
    assert (early["held"], ticks(early, side)) == (1, 0)
    expect(ada.page.get_by_role("group", name="All rolls")).to_be_visible()
    later = told(ada)
    assert (later["held"], ticks(later, side)) == (0, 1)


def test_both_sides_of_a_live_war_may_have_the_rest_simulated(open_page: OpenPage) -> None:
    ada = at_live_war(open_page)
    simulate = ada.page.get_by_role("button", name="Simulate the rest")
    simulate.click()
    expect(ada.page.get_by_text("The rest is simulated as soon as")).to_be_visible()
    expect(simulate).to_have_count(0)
    state = told(ada)
    other = next(seat for seat in state["waiting_on"] if seat != state["seat"])
    address = f"/api/tables/{ada.page.url.rsplit('/', 1)[1].split('#')[0]}/actions"
    agreed = {"seat": other, "after": state["now"]["number"], "action": "simulate"}
    assert ada.page.request.post(address, data=agreed).ok
    assert not told(ada)["now"]["view"]["war"]
