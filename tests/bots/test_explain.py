"""What a bot says of its thoughts, word for word, in both languages."""

import string
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from stellarch.bots import Budget, TreeSearch, explain, explained, may_be_told
from stellarch.core import LANGUAGES, Candidate, Expected, Forecast, Seat, Text, Thought
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES
from tests.bots.pennies import HEADS, PENNIES, State
from tests.core import toy_auction
from tests.core.toy_auction import TOY_AUCTION
from tests.positions import SEAT_A, position

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida")
LABELS = {
    "planets": Text("Planets", "Planètes"),
    "nebulae": Text("Nebulae", "Nébuleuses"),
    "stations": Text("Trade Stations", "Comptoirs"),
    "total": Text("Total", "Total"),
}


def candidate(
    action: str,
    chances: Sequence[float],
    *,
    seat: int = 0,
    spread: float = 0.02,
    visits: int = 100,
    **rows: Sequence[float],
) -> Candidate:
    expected = tuple(Expected(key, LABELS[key], tuple(values)) for key, values in rows.items())
    value = chances[seat]
    return Candidate(
        action, value, value - spread, value + spread, visits, Forecast(tuple(chances), expected), (action,)
    )


def told(*candidates: Candidate, seat: int = 0, played: str | None = None, names: Sequence[str] = NAMES) -> list[Text]:
    return list(explained(Thought(seat, "tree", 1000, candidates), names, played))


BEST = candidate("d6>d9:c", (0.7, 0.3), planets=(12.3, 9.1), nebulae=(5.2, 4.8), stations=(4, 6.4))
WORSE = candidate("d6>d9:s", (0.6, 0.4), planets=(10.1, 9.1), nebulae=(4.2, 4.6), stations=(4, 9.3))
LEVEL = candidate("d6>f4:c", (0.698, 0.302), planets=(11, 9.1), nebulae=(5.2, 4.8), stations=(4, 6.4))


def test_what_is_expected_of_the_best_and_lost_by_the_others() -> None:
    assert told(replace(BEST, line=("d6>d9:c", "j8>i9:c", "d9>e9:c")), WORSE, LEVEL) == [
        Text("Chance to win: Ada 70 %, Bob 30 %.", "Chances de gagner : Ada 70 %, Bob 30 %."),
        Text("Points expected: Ada 22, Bob 20.", "Points attendus : Ada 22, Bob 20."),
        Text(
            "Planets: Ada 12, Bob 9; Trade Stations: Ada 4, Bob 6.",
            "Planètes : Ada 12, Bob 9 ; Comptoirs : Ada 4, Bob 6.",
        ),
        Text(
            "d6>d9:s is worse: 60 % to win instead of 70 %; Ada loses 2 points (Planets) and 1 (Nebulae),"
            " Bob gains 3 points (Trade Stations).",
            "d6>d9:s est moins bon : 60 % de chances de gagner au lieu de 70 % ; Ada perd 2 points (Planètes)"
            " et 1 (Nébuleuses), Bob gagne 3 points (Comptoirs).",
        ),
        Text(
            "d6>f4:c is about as good: 70 % to win.",
            "d6>f4:c est à peu près aussi bon : 70 % de chances de gagner.",
        ),
        Text("Expected to follow: j8>i9:c, d9>e9:c.", "Suite attendue : j8>i9:c, d9>e9:c."),
    ]


def test_a_move_that_was_not_the_best_is_held_against_the_best() -> None:
    chance, points, rows, better, *_ = told(BEST, WORSE, played="d6>d9:s")
    assert chance.en == "Chance to win: Ada 60 %, Bob 40 %."
    assert points.en == "Points expected: Ada 18, Bob 23."
    assert rows.fr == "Planètes : Ada 10, Bob 9 ; Nébuleuses : Ada 4, Bob 5 ; Comptoirs : Ada 4, Bob 9."
    assert better == Text(
        "d6>d9:c is better: 70 % to win instead of 60 %; Ada gains 2 points (Planets) and 1 (Nebulae),"
        " Bob loses 3 points (Trade Stations).",
        "d6>d9:c est meilleur : 70 % de chances de gagner au lieu de 60 % ; Ada gagne 2 points (Planètes)"
        " et 1 (Nébuleuses), Bob perd 3 points (Comptoirs).",
    )


def test_what_is_not_sure_only_seems_so() -> None:
    best, worse = replace(BEST, low=0.5, high=0.9), replace(WORSE, low=0.4, high=0.8)
    assert told(best, worse)[3].en.startswith("d6>d9:s seems worse: ")
    assert told(best, worse)[3].fr.startswith("d6>d9:s semble moins bon : ")
    assert told(best, worse, played="d6>d9:s")[3].en.startswith("d6>d9:c seems better: ")
    assert told(best, worse, played="d6>d9:s")[3].fr.startswith("d6>d9:c semble meilleur : ")


def test_a_few_lucky_tries_are_not_called_better() -> None:
    lucky = candidate("d6>f4:c", (0.8, 0.2), spread=0.3, visits=8)
    assert told(replace(BEST, forecast=replace(BEST.forecast, rows=())), lucky)[1] == Text(
        "d6>f4:c may be as good or better: 80 % to win, looked into 8 times against 100.",
        "d6>f4:c est peut-être aussi bon ou meilleur : 80 % de chances de gagner, étudié 8 fois contre 100.",
    )


def test_only_the_two_best_others_are_named() -> None:
    others = [replace(WORSE, action=action) for action in ("one", "two", "three")]
    sentences = " ".join(sentence.en for sentence in told(BEST, *others))
    assert "one is worse" in sentences
    assert "two is worse" in sentences
    assert "three" not in sentences


def test_a_move_that_was_not_thought_of_is_said_to_be_so() -> None:
    first, second, *_ = told(BEST, WORSE, played="d6>c6:c")
    assert first == Text(
        "d6>c6:c was not looked into; the best found is d6>d9:c.",
        "d6>c6:c n'a pas été étudié ; le meilleur est d6>d9:c.",
    )
    assert second.en == "Chance to win: Ada 70 %, Bob 30 %."


PROOFS = [
    (1.0, 4, "Ada wins by 4 points", "Ada gagne de 4 points"),
    (1.0, 1, "Ada wins by 1 point", "Ada gagne de 1 point"),
    (1.0, 0, "Ada wins on equal points", "Ada gagne à égalité de points"),
    (1.0, None, "Ada wins", "Ada gagne"),
    (0.5, 0, "Ada shares the win", "Ada partage la victoire"),
    (0.0, None, "Ada loses", "Ada perd"),
    (0.0, 0, "Ada loses on equal points", "Ada perd à égalité de points"),
    (0.0, -3, "Ada loses by 3 points", "Ada perd de 3 points"),
]


@pytest.mark.parametrize(("value", "margin", "english", "french"), PROOFS)
def test_what_is_proven_is_said_to_be(value: float, margin: int | None, english: str, french: str) -> None:
    proven = replace(candidate("d6>d9:c", (value, 1 - value), spread=0), proven=True, margin=margin)
    assert told(proven) == [Text(f"Proven: {english}.", f"Prouvé : {french}.")]
    assert told(BEST, proven)[3] == Text(f"d6>d9:c: proven, {english}.", f"d6>d9:c : prouvé, {french}.")


def test_a_proven_win_by_more_is_better_than_one_by_less() -> None:
    by_four, by_two = (
        replace(candidate(f"win:{margin}", (1, 0), spread=0, planets=(10 + margin, 10)), proven=True, margin=margin)
        for margin in (4, 2)
    )
    assert told(by_four, by_two)[2].en == "win:2: proven, Ada wins by 2 points; Ada loses 2 points (Planets)."
    assert told(by_four, by_two, played="win:2")[2].en == (
        "win:4: proven, Ada wins by 4 points; Ada gains 2 points (Planets)."
    )


@pytest.mark.parametrize(
    ("value", "english", "french"),
    [
        (1.0, "over 99 %", "plus de 99 %"),
        (0.996, "over 99 %", "plus de 99 %"),
        (0.99, "99 %", "99 %"),
        (0.004, "under 1 %", "moins de 1 %"),
        (0.0, "under 1 %", "moins de 1 %"),
    ],
)
def test_nothing_is_certain_that_is_not_proven(value: float, english: str, french: str) -> None:
    chance, *_ = told(candidate("pass", (value, 0.5)))
    assert chance.en == f"Chance to win: Ada {english}, Bob 50 %."
    assert chance.fr == f"Chances de gagner : Ada {french}, Bob 50 %."


def test_four_seats_are_all_spoken_of() -> None:
    chance, points = told(candidate("pass", (0.1, 0.2, 0.3, 0.4), seat=2, total=(20, 21, 23, 25)), seat=2)
    assert chance.en == "Chance to win: Cleo 30 %, Ada 10 %, Bob 20 %, Dan 40 %."
    assert points.fr == "Points attendus : Cleo 23, Ada 20, Bob 21, Dan 25."


def test_of_nine_seats_only_the_own_and_the_strongest_rival() -> None:
    chances = (0.02, 0.05, 0.3, 0.1, 0.1, 0.4, 0.01, 0.01, 0.01)
    chance, points, rows = told(
        candidate("pass", chances, seat=2, planets=range(9), nebulae=range(10, 1, -1), stations=[1] * 9), seat=2
    )
    assert chance.en == "Chance to win: Cleo 30 %, Fay 40 %."
    assert points.en == "Points expected: Cleo 11, Fay 11."
    assert rows.en == "Planets: Cleo 2, Fay 5; Nebulae: Cleo 8, Fay 5."


def test_a_total_that_is_all_there_is_is_told_once() -> None:
    assert [sentence.en for sentence in told(candidate("bid:3", (0.5, 0.5), total=(12, 9)))] == [
        "Chance to win: Ada 50 %, Bob 50 %.",
        "Points expected: Ada 12, Bob 9.",
    ]


def test_a_search_that_forecasts_no_points_speaks_of_chances_alone() -> None:
    assert len(told(candidate("d6>d9:c", (0.5, 0.5)), candidate("d6>d9:s", (0.3, 0.7)))) == 2


def test_of_a_long_line_the_beginning_is_told() -> None:
    *_, play = told(replace(BEST, line=tuple("abcdefgh")))
    assert play.en == "Expected to follow: b, c, d, e."


def test_a_real_thought_is_explained() -> None:
    state = position("Ha* 2   3   Hb*")
    search = TreeSearch(SMALL_STAR_EMPIRES, SMALL_STAR_EMPIRES.view(state, SEAT_A), "seed")
    Budget(nodes=30).spend(search)
    sentences = explained(search.thought(), ("Red", "Green"))
    assert len(sentences) >= 4
    assert all(sentence.to(language).endswith(".") for sentence in sentences for language in LANGUAGES)


def test_where_all_lies_open_a_bots_thoughts_may_be_told() -> None:
    state = position("Ha* ?t  3   Hb*")
    assert may_be_told(SMALL_STAR_EMPIRES, SEAT_A, state)


def test_what_a_seat_alone_knows_is_not_told() -> None:
    before = State()
    after = PENNIES.apply(before, Seat(0), PENNIES.read_action(HEADS)).state
    assert may_be_told(PENNIES, Seat(0), before)
    assert not may_be_told(PENNIES, Seat(0), before, after)


def test_an_offer_between_two_is_not_told() -> None:
    bidding = TOY_AUCTION.start(toy_auction.Options(), 3, "auction").state
    offered = TOY_AUCTION.apply(bidding, Seat(0), toy_auction.Offer(Seat(1), (0,), 5, "")).state
    assert [may_be_told(TOY_AUCTION, Seat(seat), offered) for seat in range(3)] == [False, False, True]


WORDS = {name: text for name, text in vars(explain).items() if isinstance(text, Text)}


@pytest.mark.parametrize("name", WORDS)
def test_both_languages_say_the_same_facts(name: str) -> None:
    english, french = (
        {blank for _, blank, _, _ in string.Formatter().parse(WORDS[name].to(language))} for language in LANGUAGES
    )
    assert english == french
