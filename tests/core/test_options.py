"""Options: declared once, described for every page, read from values and from words, faults named one by one."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Annotated, Any, Literal

import msgspec
import pytest

from stellarch.core import BadOptions, OptionInfo, Setting, Text, describe, parse_options, read_options
from stellarch.core.options import Choice, changed
from stellarch.core.wire import kept, read
from stellarch.games import GAMES


class Edition(StrEnum):
    OLD = "old"
    NEW = "new"


def setting(label: str, **more: Any) -> Setting:
    return Setting(Text(label, label.upper()), Text(f"{label}?", f"{label} ?"), **more)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    edition: Annotated[Edition, setting("edition", names={"old": Text("Old", "Ancienne")})] = Edition.NEW
    map: Annotated[Literal["small", "large"] | None, setting("map")] = None
    map_name: Annotated[str | None, setting("map name")] = None
    fog_bank: Annotated[bool, setting("fog", only_with={"edition": "new"})] = False
    deck: Annotated[Literal[15, 14], setting("deck")] = 15
    fleets: Annotated[Annotated[int, msgspec.Meta(ge=1, le=9)], setting("fleets")] = 3
    scenario: Annotated[Literal["duel", "free"], setting("scenario", players={"duel": (2,)})] = "free"
    first: Annotated[Literal[0, 1, 2] | None, setting("first", is_seat=True, players={2: (3,)})] = None
    fairness: Annotated[Annotated[float, msgspec.Meta(ge=0, le=1)], setting("fairness")] = 0.5


def test_every_option_is_described_in_the_order_of_its_declaration() -> None:
    assert [(info.name, info.kind, info.default) for info in describe(Options)] == [
        ("edition", "choice", "new"),
        ("map", "choice", None),
        ("map_name", "text", None),
        ("fog_bank", "flag", False),
        ("deck", "choice", 15),
        ("fleets", "number", 3),
        ("scenario", "choice", "free"),
        ("first", "seat", None),
        ("fairness", "number", 0.5),
    ]


def test_a_choice_lists_its_values_with_their_labels() -> None:
    edition, layout, *_ = describe(Options)
    assert edition.choices == (Choice("old", Text("Old", "Ancienne")), Choice("new", Text("new", "new")))
    assert [choice.value for choice in layout.choices] == [None, "small", "large"]


def test_a_setting_says_what_it_goes_with() -> None:
    fog = describe(Options)[3]
    assert (fog.label, fog.help) == (Text("fog", "FOG"), Text("fog?", "fog ?"))
    assert fog.only_with == {"edition": "new"}


def test_a_choice_says_how_many_players_it_is_for() -> None:
    scenario, first = describe(Options)[6:8]
    assert [(choice.value, choice.players) for choice in scenario.choices] == [("duel", (2,)), ("free", None)]
    assert [(choice.value, choice.players) for choice in first.choices] == [
        (None, None),
        (0, None),
        (1, None),
        (2, (3,)),
    ]


def test_a_new_game_begins_from_what_is_usual_and_a_record_from_the_defaults() -> None:
    usual = Options(fleets=7)
    assert read_options(Options, {}) == Options()
    assert read_options(Options, {}, usual) == parse_options(Options, [], usual) == usual
    assert read_options(Options, {"fleets": 4}, usual).fleets == 4
    assert next(info.default for info in describe(Options, usual) if info.name == "fleets") == 7


def choices_by_players(game: Any) -> Iterator[tuple[str, Choice, int]]:
    """Every choice of a game with every number of players."""
    for info in describe(game.options):
        for choice in info.choices:
            for players in game.players.numbers:
                if info.seat is None or info.seat < players:  # a matter of a seat is asked only where it is taken
                    yield info.name, choice, players


def can_be_played(game: Any, name: str, value: Any, players: int) -> bool:
    options = read_options(game.options, {name: value})
    try:
        game.start(options, players, "1")
    except BadOptions:
        return False
    return True


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_what_is_offered_can_be_played_and_what_is_not_is_refused(game: Any) -> None:
    wrong = [
        f"{name}={choice.value} with {players} players"
        for name, choice, players in choices_by_players(game)
        if can_be_played(game, name, choice.value, players) != (choice.players is None or players in choice.players)
    ]
    assert wrong == []


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_first_game_of_every_game_can_be_played(game: Any) -> None:
    first = game.first_game
    game.start(read_options(game.options, first.options), first.players or game.players.usual, "1")


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_options_of_every_game_can_be_described_and_sent(game: Any) -> None:
    described = describe(game.options)
    assert [info.name for info in described] == list(game.options.__struct_fields__)
    assert read(kept(described), tuple[OptionInfo, ...]) == described
    for info in described:
        assert info.label.en
        assert info.label.fr
        assert set(info.only_with) <= {other.name for other in described}


@pytest.mark.rule("GE-20.11")
@pytest.mark.rule("SSE-8.10")
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_an_impossible_value_is_refused_by_the_rule_that_says_what_may_be(game: Any) -> None:
    known = {rule.id for rule in game.rulebook}
    for info in describe(game.options):
        with pytest.raises(BadOptions) as refusal:
            read_options(game.options, {info.name: {"no": "value"}})
        assert refusal.value.rule in known, info.name
        assert refusal.value.about == (info.name,)


def test_nothing_given_means_the_defaults() -> None:
    assert read_options(Options, {}) == parse_options(Options, []) == Options()


def test_options_from_plain_values() -> None:
    given = {"edition": "old", "map": "large", "fog_bank": True, "deck": 14, "fairness": 1}
    assert read_options(Options, given) == Options(Edition.OLD, "large", fog_bank=True, deck=14, fairness=1.0)


@pytest.mark.parametrize(
    ("word", "options"),
    [
        ("edition=old", Options(Edition.OLD)),
        ("map=large", Options(map="large")),
        ("map_name=a b=c", Options(map_name="a b=c")),
        ("fog_bank", Options(fog_bank=True)),
        ("fog-bank", Options(fog_bank=True)),
        ("fog-bank=true", Options(fog_bank=True)),
        ("fog_bank=false", Options()),
        ("deck=14", Options(deck=14)),
        ("fleets = 9", Options(fleets=9)),
        ("fairness=0.25", Options(fairness=0.25)),
    ],
)
def test_options_from_words(word: str, options: Options) -> None:
    assert parse_options(Options, [word]) == options


def test_the_last_word_on_an_option_holds() -> None:
    assert parse_options(Options, ["fleets=2", "deck=14", "fleets=4"]) == Options(deck=14, fleets=4)


@pytest.mark.parametrize("name", ["map", "deck", "edition"])
def test_a_choice_can_be_given_by_every_word_that_the_message_offers(name: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        parse_options(Options, [f"{name}=nonsense"])
    words = str(refusal.value).split("it may be: ")[1].rstrip(".").split(", ")
    for word in words:
        parse_options(Options, [f"{name}={word}"])


@pytest.mark.parametrize(
    ("given", "about", "says"),
    [
        (
            {"colour": 1},
            "colour",
            "There is no option 'colour'. The options are: edition, map, map_name,",
        ),
        ({"edition": "newest"}, "edition", "Option 'edition' cannot be 'newest'; it may be: old, new."),
        ({"edition": 3}, "edition", "Option 'edition' cannot be 3; it may be: old, new."),
        ({"map": "huge"}, "map", "Option 'map' cannot be 'huge'; it may be: none, small, large."),
        ({"map_name": 3}, "map_name", "Option 'map_name' cannot be 3; it may be: a text."),
        ({"fog_bank": "perhaps"}, "fog_bank", "Option 'fog_bank' cannot be 'perhaps'; it may be: true, false."),
        ({"deck": 13}, "deck", "Option 'deck' cannot be 13; it may be: 15, 14."),
        ({"fleets": 10}, "fleets", "Option 'fleets' cannot be 10; it may be: "),
        ({"fairness": -1}, "fairness", "Option 'fairness' cannot be -1; it may be: "),
    ],
)
def test_a_refusal_names_the_option_and_what_it_may_be(given: dict[str, Any], about: str, says: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        read_options(Options, given)
    assert refusal.value.about == (about,)
    assert str(refusal.value).startswith(says)
    assert refusal.value.why.fr != refusal.value.why.en


@pytest.mark.parametrize("word", ["colour=red", "=x", "", "fleets=many", "fleets", "fog-bank=perhaps", "edition="])
def test_words_that_are_no_options_are_refused(word: str) -> None:
    with pytest.raises(BadOptions):
        parse_options(Options, [word])


def test_only_what_differs_from_the_defaults_is_kept() -> None:
    assert changed(Options()) == {}
    assert changed(Options(Edition.OLD, fleets=3, fairness=0.25)) == {"edition": "old", "fairness": 0.25}


def test_what_is_kept_reads_back() -> None:
    options = Options(Edition.OLD, "small", "x", True, 14, 4, fairness=0.25)
    assert read_options(Options, changed(options)) == options
