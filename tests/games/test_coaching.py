"""What a coach says in a hint: in every game, at positions of stored games, in every language."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

import pytest

from stellarch.bots import Advice, Budget, Thinker, advice_from
from stellarch.core import LANGUAGES, YOU, Game, Language, Phrase, Seat, Text
from stellarch.games import GAMES
from stellarch.games.galaxy_empires.coaching import RULES as OF_GALAXY_EMPIRES
from stellarch.games.small_star_empires.coaching import RULES as OF_SMALL_STAR_EMPIRES
from stellarch.games.space_wars.remarks.coaching import RULES as OF_SPACE_WARS
from tests.games.records import paths_of, replayed
from tests.golden.sentences import NAMES

RECORDS = {
    "small-star-empires": "ending_every_piece_placed.sse",
    "galaxy-empires": "ending_bounty.ge",
    "space-wars": "version_2_short_two_players.sw",
}
OTHER_VOICES: Mapping[Language, str] = {
    "en": r"\b(Player \d|I|[Mm]y)\b",
    "fr": r"\b([Jj]e|[Jj]'|[Mm]es|[Mm]on)\b",
    "de": r"\b([Ii]ch|[Mm]eine?)\b",
}
_POSITIONS = 5
_FEW = Budget(nodes=12)
"""A search takes its time where nothing is compiled."""

every_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))


class Hinted(NamedTuple):
    seat: Seat
    advice: Advice


@cache
def hints(game: Game[Any, Any]) -> list[Hinted]:
    """Hints at positions spread over a game, in which there is more to do than one thing."""
    table = replayed(next(path for path in paths_of(game.id) if path.name == RECORDS[game.id]))
    found = []
    for share in range(_POSITIONS):
        state = table.state_at((2 * share + 1) * len(table.log) // (2 * _POSITIONS))
        seat = min(game.waiting_on(state))
        view, choices = game.view(state, seat), game.legal(state, seat)
        if len(choices) > 1:
            thought = Thinker(budget=_FEW).think(game, view, choices, "coach")
            found.append(Hinted(seat, advice_from(game, view, thought, "coach", NAMES)))
    return found


def sentences(advised: Advice) -> Iterator[Text]:
    why = advised.why
    yield from (why.order, *why.sentences, *(one.words for one in advised.further))
    if why.aim is not None:
        yield why.aim


@every_game
def test_a_hint_says_what_the_turn_is_for_how_the_race_stands_and_what_threatens(game: Game[Any, Any]) -> None:
    for _, advised in hints(game):
        why = advised.why
        assert None not in (why.aim, why.threat, why.instead, why.lesson), advised.text
    assert any(advised.why.race is not None for _, advised in hints(game))


@every_game
def test_a_hint_says_you_in_whole_sentences_and_names_its_reader_nowhere(game: Game[Any, Any]) -> None:
    for seat, advised in hints(game):
        for text in sentences(advised):
            for language in LANGUAGES:
                told = text.to(language)
                assert NAMES[seat] not in told
                assert YOU not in told
                assert not re.search(OTHER_VOICES[language], told), told
                assert not told[:1].islower(), told


@pytest.mark.parametrize(
    ("game", "rules"),
    [
        ("small-star-empires", OF_SMALL_STAR_EMPIRES),
        ("galaxy-empires", OF_GALAXY_EMPIRES),
        ("space-wars", OF_SPACE_WARS),
    ],
)
def test_every_lesson_leads_to_a_rule(game: str, rules: Mapping[Phrase, str]) -> None:
    (lessons,) = {type(lesson) for lesson in rules}
    assert set(rules) == set(lessons)
    assert all(GAMES[game].rulebook.get(rule) is not None for rule in rules.values())
