"""The tables of the rules pages are those the game is played with, in both languages."""

import re
import tomllib
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, cast

import pytest

from stellarch.core import Label, Language, tell
from stellarch.games.space_wars import nouns

HERE = files("stellarch.games") / "space_wars"
PAGES = {"en": "RULES.md", "fr": "RULES.fr.md"}
COST = ("m", "e", "c", "d", "cr")

pytestmark = pytest.mark.parametrize("language", PAGES)


def figures(name: str) -> dict[str, Any]:
    return tomllib.loads((HERE / "data" / f"{name}.toml").read_text(encoding="utf-8"))


def section(language: str, number: str) -> str:
    page = (HERE / PAGES[language]).read_text(encoding="utf-8")
    found = re.search(rf"^### {re.escape(number)} .*?(?=^##)", page, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[0]


def tables(language: str, number: str) -> list[list[list[str]]]:
    """The rows of each table in a section, without heads, asterisks and capital letters, with decimal points."""
    found = re.findall(r"^\|(?:-+\|)+\n((?:\|.*\n?)+)", section(language, number), re.MULTILINE)
    rows = [[line.strip("| ").split(" | ") for line in table.splitlines()] for table in found]
    return [[[plain(cell) for cell in row] for row in table] for table in rows]


def plain(cell: str) -> str:
    return re.sub(r"(?<=\d),(?=\d)", ".", cell.strip("*").casefold())


def name(language: str, kind: str, of: str) -> str:
    if kind == "system":
        return nouns.system_name(of).casefold()
    called = Label(nouns.__name__, nouns.noun(kind, of).term)
    return tell(called, (), cast(Language, language)).casefold()


def written(*cells: Any) -> list[str]:
    return [f"{cell:g}" if isinstance(cell, float) else str(cell) for cell in cells]


def weapon(attacks: Sequence[int]) -> str:
    return f"{attacks[0]} × {attacks[1]}" if attacks[0] else "-"


@pytest.mark.rule("SW-2.2.2")
def test_systems(language: str) -> None:
    (table,) = tables(language, "SW-27.1")
    assert [row[:6] for row in table] == [
        written(
            name(language, "system", each["id"]),
            name(language, "tile", each["kind"]),
            name(language, "typology", each["typology"]),
            each["cities"],
            each["workshops"],
            each["crystal"],
        )
        for each in figures("tiles")["system"]
    ]


def test_prices_of_workshops(language: str) -> None:
    (table,) = tables(language, "SW-27.2")
    assert table == [
        [
            name(language, "typology", each["typology"]),
            *(
                f"{each[kind]['material']} + {each[kind]['credits']} cr"
                for kind in ("mechanical", "electronic", "chemical")
            ),
        ]
        for each in figures("tiles")["workshop_cost"]
    ]


def test_spacecraft(language: str) -> None:
    (table,) = tables(language, "SW-27.3")
    assert table == [
        written(
            name(language, "craft", each["id"]),
            name(language, "craft_class", each["class"]),
            each["defence"],
            each["move"],
            *(weapon(each[kind]) for kind in ("laser", "ion", "torpedo")),
            each["laser_range"],
            each["bomb"] or "-",
            each["capacity"],
            max(each["screen_skirmish"], each["screen_line"]),
            each["blockade"],
            each["limit"],
        )
        for each in figures("spacecraft")["craft"]
    ]


def test_prices_of_craft_and_legions(language: str) -> None:
    (table,) = tables(language, "SW-27.4")
    prices = {row[0]: row[1:] for row in table}
    for each in figures("spacecraft")["craft"]:
        row = prices[name(language, "craft", each["id"])]
        assert row[:5] == written(*(each["cost"][part] for part in COST))
        assert row[7] == (name(language, "technology", each["tech"]) if each["tech"] else "standard")
        if each["yard"]:
            assert row[5:7] == written(each["yard"], each["defence"])
    for each in figures("ground")["legion"]:
        if each["build_in"]:
            assert prices[name(language, "legion", each["id"])][:7] == written(
                *(each["cost"][part] for part in COST), each["yard"], each["yard_points"]
            )


def test_prices_of_structures(language: str) -> None:
    (table,) = tables(language, "SW-27.5")
    prices = {row[0]: row[2:] for row in table}
    for each in figures("structures")["structure"]:
        row = prices[name(language, "structure", each["id"])]
        if "cost" in each:
            assert row[:6] == written(*(each["cost"][part] for part in COST), each.get("cr_per_level", "-"))
        assert row[6] == (name(language, "technology", each["tech"]) if each["tech"] else "standard")


def test_events(language: str) -> None:
    (table,) = tables(language, "SW-27.7")
    read = [
        [event, re.findall(r"\d\d", dice), limit, against]
        for event, dice, limit, against in (map(str, row) for row in table)
    ]
    assert read == [
        [
            name(language, "event", each["id"]),
            each["cells"],
            str(each["limit"]),
            name(language, "technology", each["tech"]) if each["tech"] else "-",
        ]
        for each in figures("events")["event"]
    ]


def test_missions(language: str) -> None:
    (table,) = tables(language, "SW-27.8")
    for row, each in zip(table, figures("events")["mission"], strict=True):
        needs = [need.removeprefix("craft:") for need in each["needs"]]
        kinds = ["craft" if need.startswith("craft:") else "officer" for need in each["needs"]]
        reward = each["reward"]
        assert row[:5] == written(
            name(language, "mission", each["id"]),
            each["level"],
            ", ".join(name(language, kind, need) for kind, need in zip(kinds, needs, strict=True)),
            reward["cr"],
            reward["rp"],
        )
        assert re.findall(r"\d+", row[5]) == written(*(reward[part] for part in reward if part not in ("cr", "rp")))


def test_space_combat(language: str) -> None:
    (table,) = tables(language, "SW-27.10")
    combat = figures("combat")["space"]
    assert table == [written(strength, *combat[str(strength)]) for strength in range(1, 7)]


def test_ground_combat(language: str) -> None:
    (table,) = tables(language, "SW-27.11")
    combat = figures("combat")["ground"]
    for row, roll in zip(table, range(combat["min_roll"], combat["max_roll"] + 1), strict=True):
        assert row[0].split()[0] == str(roll)
        assert row[1:] == [f"{attacker}/{defender}" for attacker, defender in combat[str(roll)]]


def test_bombardment(language: str) -> None:
    table = tables(language, "SW-27.12")[0]
    combat = figures("combat")["bombardment"]
    columns = ("conventional", "antimatter", "biological", "contamination", "contamination_attenuated")
    assert [row[1:] for row in table] == [written(*(combat[column][band] for column in columns)) for band in range(5)]


def test_treaty_counters(language: str) -> None:
    table = tables(language, "SW-27.13")[1]
    assert table == [
        written(
            name(language, "treaty", each["id"]),
            each["break_cost"],
            *(each["counters"][players] for players in ("2", "3", "4", "5", "6", "8")),
        )
        for each in figures("politics")["treaty"]
    ]


def test_the_chart_of_technologies(language: str) -> None:
    """The rows stand as they are researched, each technology with its points."""
    chart = figures("tech")
    points = {each["level"]: sum(each["squares"]) for each in chart["level"]}
    for number, branch in enumerate(chart["branch"], 1):
        row = [each for each in chart["technology"] if each["branch"] == branch["id"]]
        row.sort(key=lambda each: each["order"])
        rules = re.findall(
            r"^- \S+ (.+?) \((?:.*?, )?(\d+) points\)", section(language, f"SW-20.{number}"), re.MULTILINE
        )
        assert [(plain(title), int(cost)) for title, cost in rules] == [
            (name(language, "technology", each["id"]), points[each["level"]]) for each in row
        ]
