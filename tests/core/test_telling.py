"""How values become words: in a language or else in English, with grammar, and without any catalogue at all."""

import pickle
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from stellarch.core import Event, Language, Row, Seat, Text, tell
from stellarch.core.catalogue import Catalogue, catalogue
from stellarch.core.grammar import GRAMMARS, Noun
from stellarch.core.telling import Speech, kebab, said
from stellarch.core.verify import Finding, ResultWrong
from stellarch.core.wire import kept, read
from stellarch.games.small_star_empires.actions import Piece
from stellarch.games.small_star_empires.data import Kind, Tile
from stellarch.games.small_star_empires.events import GameEnded, SystemClaimed, TileTurnedUp
from stellarch.games.small_star_empires.findings import ForNebula, ForTile
from stellarch.games.small_star_empires.names import read_name
from stellarch.games.small_star_empires.validation import TooManyHoles
from stellarch.games.space_wars.shown.looks import Owner

NAMES = ("Ann", "Ben", "Cleo")
SSE = "stellarch.games.small_star_empires"


class StonesTaken(Event, frozen=True):
    """An event of a game that has no catalogue."""

    seat: Seat
    stones: int


@pytest.mark.parametrize(
    ("value", "language", "words"),
    [
        (SystemClaimed(Seat(1), read_name("g7"), Piece.STATION), "en", "Ben places a Trade Station at g7."),
        (SystemClaimed(Seat(1), read_name("g7"), Piece.COLONY), "fr", "Ben place une colonie en g7."),
        (GameEnded((Seat(0),), (3, 2, 1)), "en", "Ann wins."),
        (GameEnded((Seat(0), Seat(1), Seat(2)), (3, 3, 3)), "fr", "Ann, Ben et Cleo partagent la victoire."),
        (Piece.COLONY, "fr", "colonie"),
        (StonesTaken(Seat(0), 3), "fr", "stones taken: Ann, 3"),
    ],
)
def test_a_value_is_told_by_its_class_and_its_facts(value: object, language: Language, words: str) -> None:
    assert tell(value, NAMES, language) == words


def test_a_seat_without_a_name_keeps_a_blank_for_it() -> None:
    assert tell(GameEnded((Seat(1),), (0, 1))) == "⟨1⟩ wins."


def test_a_player_may_be_called_like_a_variant() -> None:
    """Whose flag it is: a sector that nobody owns is told by the variant `none`."""
    assert tell(Owner(Seat(0), None, contested=False), ("none",)) == "none"
    assert tell(Owner(None, None, contested=False), ("none",)) == "nobody's"


def test_what_a_language_lacks_is_told_in_english() -> None:
    assert catalogue("stellarch.core", "nl") is None
    assert tell(Finding.RESULT_TOO_SOON, language="nl") == "The game is not over."  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("language", "pairs"),
    [
        ("en", {("a", "asteroid field"): "an asteroid field", ("a", "unit"): "a unit", ("the", "ship"): "the ship"}),
        (
            "fr",
            {
                ("la", "étoile"): "l'étoile",
                ("le", "comptoir"): "le comptoir",
                ("de", "le comptoir"): "du comptoir",
                ("de", "la colonie"): "de la colonie",
                ("de", "l'étoile"): "de l'étoile",
                ("à", "les joueurs"): "aux joueurs",
                ("de", "Anna"): "d'Anna",
                ("de", "Yves"): "d'Yves",
                ("de", "Yann"): "de Yann",
                ("de", "Ben"): "de Ben",
                ("de", "e4"): "de e4",
            },
        ),
    ],
)
def test_words_change_where_they_meet(language: str, pairs: dict[tuple[str, str], str]) -> None:
    assert {pair: GRAMMARS[language].joined(*pair) for pair in pairs} == pairs


def test_articles_plurals_and_prepositions_come_from_the_catalogue() -> None:
    calls = ("THE($piece)", "OF(THE($piece))", 'TO(THE($piece, number: "other"))', "COUNT(0, $piece)")
    entry = Catalogue(f"taken = {', '.join(f'{{ {call} }}' for call in calls)}").entry("taken")
    assert entry is not None
    assert entry.value is not None
    told = entry.value({"piece": Noun("-station")}, Speech(SSE, "fr"))
    assert told == "le comptoir, du comptoir, aux comptoirs, 0 comptoir"


_ANN, _BEN = Seat(0), Seat(1)


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (GameEnded((_ANN, _BEN), (3, 3, 1)), "Ann und Ben teilen sich den Sieg."),
        (SystemClaimed(_BEN, read_name("g7"), Piece.COLONY), "Ben platziert eine Kolonie auf g7."),
        (TileTurnedUp(_ANN, read_name("g7"), Tile.CHROMATIC_NEBULA), "g7 entpuppt sich als ein chromatischer Nebel."),
        (ForTile(Tile.CHROMATIC_NEBULA), "für einen chromatischen Nebel"),
        (ForTile(Tile.ASTEROID_FIELD), "für ein Asteroidenfeld"),
        (ForNebula(Kind.RED_NEBULA, 2), "für einen zweiten roten Nebel"),
        (TooManyHoles(4, Kind.BLACK_HOLE, 3), "Es gibt 4 Schwarze Löcher, das Spiel enthält aber nur 3."),
    ],
)
def test_german_has_its_cases(value: object, words: str) -> None:
    assert tell(value, NAMES, "de") == words


_PACKAGE = {
    "__init__.py": """
from enum import Enum
from typing import Annotated
from stellarch.core import Fact, Message, Named
from stellarch.core.grammar import Noun
class Craft(Enum):
    CRUISER = 1
    CORVETTE = 2
class CraftLost(Message, frozen=True):
    craft: tuple[Craft, ...]
class CraftFound(Message, frozen=True):
    craft: Craft
class Closed(Message, frozen=True):
    place: Annotated[str, Named(lambda place: Noun(f"-{place}"))]
    since: int
    @Fact
    def for_good(self) -> bool:
        return self.since > 9
""",
    "words/en.ftl": """
-senate = Senate
-nadir = Nadir
    .proper = yes
closed = { UPPER(THE($place)) } is closed{ $for_good ->
    [yes] {" "}for good
   *[no] {""}
  }.
-cruiser = cruiser
-corvette = corvette
craft-lost = { $craft } lost
craft-found = { A($craft) } found
""",
    "words/de.ftl": """
-the = { $case ->
    [accusative] { $gender ->
        [m] den
       *[f] die
      }
   *[nominative] { $gender ->
        [m] der
       *[f] die
      }
  }
-and = und
-cruiser = Kreuzer
    .gender = m
-corvette = Korvette
    .gender = f
-senate = Senat
    .gender = m
-nadir = Nadir
    .gender = f
    .proper = yes
closed = { GENDER($place) ->
    [f] Sie, { THE($place) },
   *[m] Er, { THE($place) },
  } ist zu.
craft-lost = { UPPER(THE($craft)) } { $craft ->
    [one] ist
   *[other] sind
  } verloren: Sie verlieren { THE($craft, case: "accusative") }.
""",
}


def _outside(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    for name, content in _PACKAGE.items():
        file = folder / "from_outside" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, "utf-8")
    monkeypatch.syspath_prepend(folder)
    return import_module("from_outside")


def test_a_game_from_outside_brings_a_language_with_cases(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """German needs no Python: its articles are in its catalogue. What it lacks is told in English."""
    game = _outside(tmp_path, monkeypatch)
    lost = game.CraftLost((game.Craft.CRUISER, game.Craft.CORVETTE))
    told = "Der Kreuzer und die Korvette sind verloren: Sie verlieren den Kreuzer und die Korvette."
    assert tell(lost, language="de") == told
    assert tell(game.CraftFound(game.Craft.CRUISER), language="de") == "a cruiser found"


def test_a_proper_name_has_a_gender_but_no_article(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = _outside(tmp_path, monkeypatch)
    assert tell(game.Closed("senate", 3), language="de") == "Er, der Senat, ist zu."
    assert tell(game.Closed("nadir", 3), language="de") == "Sie, Nadir, ist zu."


def test_sentences_speak_of_what_follows_from_the_fields(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = _outside(tmp_path, monkeypatch)
    assert [tell(game.Closed(place, since)) for place, since in (("senate", 10), ("nadir", 1))] == [
        "The Senate is closed for good.",
        "Nadir is closed.",
    ]


def test_a_text_that_is_told_later_is_a_text_to_all_who_read_it() -> None:
    later = said(ResultWrong("1-2", "2-1"))
    text = Text("The actions lead to 1-2, not 2-1.", "Ces coups mènent à 1-2, pas 2-1.")
    assert later == text
    assert hash(later) == hash(text)
    assert str(later) == text.en
    row = Row("total", later, (1, 2))
    assert read(kept(row), Row) == Row("total", text, (1, 2))
    assert pickle.loads(pickle.dumps(later)) == text


@pytest.mark.parametrize(
    ("name", "entry"), [("ShipMoved", "ship-moved"), ("NotASeat", "not-a-seat"), ("BLACK_HOLE", "black-hole")]
)
def test_an_entry_is_named_after_what_it_tells(name: str, entry: str) -> None:
    assert kebab(name) == entry


def test_an_entry_that_cannot_be_read_is_named() -> None:
    with pytest.raises(ValueError, match="broken"):
        Catalogue("broken = { $seat\n").entry("broken")
