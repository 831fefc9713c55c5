"""The report: in the page's colours, in both languages, and alone in a browser."""

import re
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import ConsoleMessage, Request, sync_playwright

from stellarch.arena.report import report
from stellarch.arena.statistics import Interval
from stellarch.arena.summary import ContestSummary, FaultTold, Lead, Meeting, Standing
from stellarch.core import Language, Text
from tests.browser.conftest import chromium
from tests.cases import for_each

ROOT = Path(__file__).parents[2]
TOKENS = ROOT / "web" / "src" / "styles" / "tokens.css"
STYLE = ROOT / "src" / "stellarch" / "arena" / "report.css"
SCRIPT = "<script>alert('gotcha')</script>"


def standing(bot: str, rating: float) -> Standing:
    share = Interval(0.5, 0.25, 0.75)
    rated = Interval(rating, rating - 5, rating + 5)
    return Standing(bot, rated, 8, 4.0, share, {"planets": 20.5, "tolls": -1.0, "total": 19.5}, 0.002, 0.05, 1)


SUMMARY = ContestSummary(
    game="small-star-empires",
    players=2,
    games=8,
    deals=4,
    seed="s",
    options={"unexplored": True},
    move_seconds=0.5,
    version="1.0",
    standings=(standing("greedy", 30.0), standing(SCRIPT, 20.0)),
    ladder=(Lead("greedy", SCRIPT, 8, 4, Interval(0.5, 0.25, 0.75), Interval(1.5, None, None), False),),
    meetings=(Meeting("greedy", SCRIPT, 8, 0.75), Meeting(SCRIPT, "greedy", 8, 0.25)),
    seats=(Interval(0.5, 0.25, 0.75),) * 2,
    turns=(Interval(0.5, 0.25, 0.75),) * 2,
    plies=dict.fromkeys(range(38, 138), 1),
    rounds={},
    endings={},
    labels={"planets": Text("Planets", "Planètes"), "tolls": Text("Tolls", "Péages"), "total": Text("Total", "Total")},
    parts={},
    total="total",
    ended=False,
    unfinished=3,
    most_actions=900,
    faults=(FaultTold(3, "s/1", SCRIPT, 1, 12, "timeout", "0.731 s"),),
)


def tokens(css: str) -> dict[str, str]:
    return {name: " ".join(value.split()) for name, value in re.findall(r"(--[\w-]+):\s*([^;]+);", css)}


def test_its_colours_are_those_of_the_page() -> None:
    dark, light = TOKENS.read_text("utf-8").split(':root[data-theme="light"]')
    ours, ours_light = STYLE.read_text("utf-8").split("@media (prefers-color-scheme: light)")
    theirs = {"dark": tokens(dark), "light": tokens(light.split("@media")[0])}
    roots = {"dark": tokens(ours), "light": tokens(ours_light.split("\n}\n")[0])}
    for theme, found in roots.items():
        assert found
        assert {name: theirs[theme].get(name) for name in found} == found


WORDS: dict[Language, tuple[str, ...]] = {
    "en": ("Who beats whom", "Planets", "too slow", "broken off after 900 actions"),
    "fr": ("Qui bat qui", "Planètes", "trop lent", "interrompues après 900 coups"),
    "de": ("Wer wen schlägt", "zu langsam", "nach 900 Aktionen abgebrochene"),
}


@for_each(("language", "words"), WORDS.items())
def test_it_says_everything_in_the_language_asked_for(language: Language, words: tuple[str, ...]) -> None:
    shown = report(SUMMARY, language)
    assert f'<html lang="{language}">' in shown
    assert [word for word in words if word not in shown] == []


def test_without_faults_none_are_told() -> None:
    assert "Faults" not in report(msgspec.structs.replace(SUMMARY, faults=()))


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_it_opens_in_a_browser_without_network_or_error(tmp_path: Path, theme: str) -> None:
    program = chromium()
    if program is None:
        pytest.skip("there is no Chromium here: make browser installs one where it can")
    file = tmp_path / "report.html"
    file.write_text(report(SUMMARY), "utf-8")
    asked: list[str] = []
    errors: list[str] = []
    flags = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=flags)
        page = browser.new_page(color_scheme="light" if theme == "light" else "dark")

        def heard(request: Request) -> None:
            asked.append(request.url)

        def logged(message: ConsoleMessage) -> None:
            errors.append(message.text)

        page.on("request", heard)
        page.on("console", logged)
        page.on("pageerror", lambda fault: errors.append(str(fault)))
        page.goto(file.as_uri())
        shown = page.locator("body").inner_text()
        wider = page.evaluate("document.documentElement.scrollWidth > innerWidth")
        browser.close()
    assert asked == [file.as_uri()]
    assert errors == []
    assert SCRIPT in shown
    assert not wider
