"""One language on the wire: every request is answered in the language it asks for, and in no other."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from stellarch.core import LANGUAGES, Language
from stellarch.server.web.languages import language_in
from tests.server.running import BOT, ME, new_table, play, table

GAMES = ("small-star-empires", "galaxy-empires", "space-wars")
OTHER = {"name": "Ben", "yours": True}
FIRST = {"first_player": 0}


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("fr", "fr"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("en;q=0.3, fr;q=0.8", "fr"),
        ("it, fr;q=0.5", "fr"),
        ("fr;q=0, de", "de"),
        ("fr;q=lots, de;q=0.1", "de"),
        ("tlh", "en"),
        ("*", "en"),
        ("", "en"),
    ],
)
def test_the_language_that_is_wanted_most_of_those_there_are(header: str, language: Language) -> None:
    assert language_in(header) == language


def asked(client: httpx.Client, path: str, language: Language, post: Any = None) -> Any:
    """What is answered in a language."""
    headers = {"Accept-Language": language}
    answer = client.get(path, headers=headers) if post is None else client.post(path, json=post, headers=headers)
    assert answer.headers["content-language"] == language
    assert "accept-language" in answer.headers["vary"].lower()
    return answer.json()


def parts(found: Any) -> Iterator[Any]:
    yield found
    inner = found.values() if isinstance(found, dict) else found if isinstance(found, list) else ()
    for part in inner:
        yield from parts(part)


def facts(found: Any) -> Any:
    """What is left of an answer without its words: shape and numbers."""
    if isinstance(found, dict):
        return {name: facts(part) for name, part in found.items()}
    if isinstance(found, list):
        return [facts(part) for part in found]
    return str if isinstance(found, str) else found


def questions(client: httpx.Client, game: str) -> Iterator[tuple[str, Any]]:
    """One request to every route whose answer has words, at a table where something has happened."""
    made = new_table(client, ME, OTHER, game=game)["id"]
    state = table(client, made)
    order = next(iter(state["choices"]), {"text": "resign"})
    at = f"/api/tables/{made}"
    played = play(client, made, state["seat"], 0, order["text"])
    assert played.status_code == 200, played.text
    yield "/api/games", None
    yield f"/api/rules/{game}", None
    yield "/api/tables", None
    yield "/api/tables?mine=true", None
    yield at, None
    yield f"{at}/log?before=2", None
    yield f"{at}/story", None
    yield f"{at}/report?after=-1", None
    yield f"{at}/at/0", None
    yield f"{at}/boards/nothing", None
    yield f"{at}/analysis", None
    yield f"{at}/why", {"seat": state["seat"], "action": order["text"]}
    yield f"{at}/why", {"seat": state["seat"], "action": "nonsense"}
    yield f"{at}/actions", {"seat": state["seat"], "after": 0, "action": order["text"]}
    yield f"{at}/undo/answer", {"seat": 0, "yes": True}
    yield "/api/preview", {"game": game, "players": 2, "seed": "x"}
    yield "/api/preview", {"game": game, "players": 9, "options": {"nothing": 1}}
    yield "/api/nowhere", None


@pytest.mark.parametrize("game", GAMES)
def test_no_answer_has_two_languages_and_all_have_the_same_facts(ada: httpx.Client, game: str) -> None:
    for path, post in questions(ada, game):
        answers = {language: asked(ada, path, language, post) for language in LANGUAGES}
        for answer in answers.values():
            assert not [part for part in parts(answer) if isinstance(part, dict) and set(part) & set(LANGUAGES)], path
        assert facts(answers["fr"]) == facts(answers["en"]) == facts(answers["de"]), path


def test_a_table_is_told_in_the_language_asked_for(ada: httpx.Client) -> None:
    made = new_table(ada, ME, OTHER, options=FIRST)["id"]
    choice = table(ada, made)["choices"][0]["text"]
    play(ada, made, 0, 0, choice)
    told = {language: asked(ada, f"/api/tables/{made}", language)["log"][1]["told"][0] for language in LANGUAGES}
    assert "flies from" in told["en"]
    assert "va de" in told["fr"]
    assert "fliegt von" in told["de"]


def test_an_action_is_answered_in_the_language_it_was_sent_in(ada: httpx.Client) -> None:
    made = new_table(ada, ME, OTHER, options=FIRST)["id"]
    choice = table(ada, made)["choices"][0]["text"]
    sent = {"seat": 0, "after": 0, "action": choice}
    assert "fliegt von" in asked(ada, f"/api/tables/{made}/actions", "de", sent)["log"][0]["told"][0]
    late = asked(ada, f"/api/tables/{made}/actions", "fr", {"seat": 1, "after": 0, "action": choice})
    assert late["why"] == late["detail"] == "La partie a avancé entre-temps."


def test_a_rule_is_told_in_each_language_and_english_stands_in(ada: httpx.Client) -> None:
    rule = "/api/rules/small-star-empires/SSE-3.5"
    assert "black hole" in asked(ada, rule, "en")["text"]
    assert "trou noir" in asked(ada, rule, "fr")["text"]
    assert "Schwarze" in asked(ada, rule, "de")["text"]
    others = "/api/rules/space-wars/SW-1.1.1"
    assert asked(ada, others, "de") == asked(ada, others, "en")


def test_a_link_names_its_language_where_a_browser_sends_its_own(ada: httpx.Client) -> None:
    rule = ada.get("/api/rules/small-star-empires/SSE-3.5?language=fr", headers={"Accept-Language": "de"})
    assert rule.headers["content-language"] == "fr"
    assert "trou noir" in rule.json()["text"]


def test_a_hint_is_told_in_the_language_asked_for(ada: httpx.Client) -> None:
    made = new_table(ada, ME, BOT, options=FIRST)["id"]
    orders = {
        language: asked(ada, f"/api/tables/{made}/hint", language, {"seat": 0})["why"]["order"]
        for language in LANGUAGES
    }
    assert orders["en"].startswith("Fly from ")
    assert orders["fr"].startswith("Volez de ")
    assert orders["de"].startswith("Von ")
