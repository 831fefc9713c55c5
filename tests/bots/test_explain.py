"""What a bot says of its thoughts, word for word, in both languages."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from stellarch.bots import Budget, Reasons, TreeSearch, explained, may_be_told
from stellarch.core import (
    LANGUAGES,
    Candidate,
    Expected,
    Forecast,
    Remarks,
    Seat,
    Text,
    Thought,
)
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES
from tests.bots.orchard import ORCHARD, Orchard
from tests.bots.pennies import HEADS, PENNIES, State
from tests.core import toy_auction
from tests.core.test_plans import planted
from tests.core.toy_auction import TOY_AUCTION
from tests.positions import SEAT_A, position

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida")
LABELS = {
    "planets": Text("Planets", "Planètes"),
    "nebulae": Text("Nebulae", "Nébuleuses"),
    "stations": Text("Trade Stations", "Comptoirs"),
    "total": Text("Total", "Total"),
}
VIEW = SMALL_STAR_EMPIRES.view(position("Ha* 2   3   Hb*"), SEAT_A)


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


def told(*candidates: Candidate, seat: int = 0, played: str | None = None, seats: int = 2) -> Reasons:
    thought = Thought(seat, "tree", 1000, candidates)
    return explained(SMALL_STAR_EMPIRES, VIEW, thought, NAMES[:seats], played)


BEST = candidate("a1>a2:c", (0.7, 0.3), planets=(12.3, 9.1), nebulae=(5.2, 4.8), stations=(4, 6.4))
WORSE = candidate("a1>a2:s", (0.6, 0.4), planets=(10.1, 9.1), nebulae=(4.2, 4.6), stations=(4, 9.3))
LEVEL = candidate("a1>a3:c", (0.698, 0.302), planets=(11, 9.1), nebulae=(5.2, 4.8), stations=(4, 6.4))


def test_first_what_to_do_then_why_not_the_next_best_then_the_figures() -> None:
    assert told(replace(BEST, line=("a1>a2:c", "a4>a3:c")), WORSE, LEVEL) == Reasons(
        Text("Fly from a1 to a2 and place a Colony there.", "Volez de a1 à a2 et placez-y une colonie."),
        (Text("Ada then has a good chance of winning (70 %).", "Ada a alors de bonnes chances de gagner (70 %)."),),
        Text(
            "Next best: fly from a1 to a2 and place a Trade Station there; that is worse (60 % instead of 70 %): Ada"
            " ends with 3 points fewer (Planets \N{MINUS SIGN}2, Nebulae \N{MINUS SIGN}1), Bob ends with 3 points more"
            " (Trade Stations +3).",
            "Deuxième choix : volez de a1 à a2 et placez-y un comptoir ; ce coup est moins bon (60 % au lieu de 70 %) :"
            " Ada finit avec 3 points de moins (Planètes \N{MINUS SIGN}2, Nébuleuses \N{MINUS SIGN}1), Bob finit avec 3"
            " points de plus (Comptoirs +3).",
        ),
        (
            Text("Chance of winning: Ada 70 %, Bob 30 %.", "Chances de gagner : Ada 70 %, Bob 30 %."),
            Text("Points expected at the end: Ada 22, Bob 20.", "Points attendus à la fin : Ada 22, Bob 20."),
            Text(
                "a1>a2:c: 70 % to win, between 68 % and 72 %; tried 100 times.",
                "a1>a2:c : 70 % de chances de gagner, entre 68 % et 72 % ; 100 essais.",
            ),
            Text(
                "a1>a2:s: 60 % to win, between 58 % and 62 %; tried 100 times.",
                "a1>a2:s : 60 % de chances de gagner, entre 58 % et 62 % ; 100 essais.",
            ),
            Text(
                "a1>a3:c: 70 % to win, between 68 % and 72 %; tried 100 times.",
                "a1>a3:c : 70 % de chances de gagner, entre 68 % et 72 % ; 100 essais.",
            ),
            Text("Expected to follow: a4>a3:c.", "Suite attendue : a4>a3:c."),
            Text(
                "Computed with 1,000 nodes (tree); ask again and it says the same.",
                "Calculé avec 1\N{NO-BREAK SPACE}000 nœuds (tree) ; redemandez, le résultat sera le même.",
            ),
        ),
    )


def instead(*candidates: Candidate, played: str | None = None) -> Text:
    found = told(*candidates, played=played).instead
    assert found is not None
    return found


def test_a_move_that_was_not_the_best_is_held_against_the_best() -> None:
    reasons = told(BEST, WORSE, played="a1>a2:s")
    assert reasons.brings[-1].en == "Ada then has a good chance of winning (60 %)."
    assert reasons.instead is not None
    assert reasons.instead.en.startswith(
        "Better: fly from a1 to a2 and place a Colony there; that is better (70 % instead of 60 %): Ada ends"
    )
    assert reasons.instead.fr.startswith(
        "Mieux : volez de a1 à a2 et placez-y une colonie ; ce coup est meilleur (70 % au lieu de 60 %) : Ada finit"
    )


@pytest.mark.parametrize("played", [None, "a1>a2:s"])
def test_chances_that_are_equal_within_their_bounds_are_equal(played: str | None) -> None:
    best, worse = replace(BEST, low=0.5, high=0.9), replace(WORSE, low=0.4, high=0.8)
    assert instead(best, worse, played=played).en.startswith("Just as good in the long run: fly from a1 to a2 and")
    assert instead(best, worse, played=played).fr.startswith("Tout aussi bon à la longue : volez de a1 à a2")


def test_what_is_as_good_is_said_to_be() -> None:
    assert instead(BEST, LEVEL) == Text(
        "Just as good in the long run: fly from a1 to a3 and place a Colony there.",
        "Tout aussi bon à la longue : volez de a1 à a3 et placez-y une colonie.",
    )


def test_of_several_equals_one_that_differs_is_held_against_the_best() -> None:
    """A move that is surely worse says more than one that nothing can be said of."""
    assert instead(BEST, LEVEL, WORSE).en.startswith("Next best: fly from a1 to a2 and place a Trade Station there;")


def test_a_few_lucky_tries_are_not_called_better() -> None:
    lucky = candidate("a1>a3:c", (0.8, 0.2), spread=0.3, visits=3)
    assert instead(BEST, lucky).en.endswith("that may be just as good.")
    assert instead(BEST, lucky).fr.endswith("ce coup est peut-être tout aussi bon.")


def test_a_move_that_was_not_thought_of_is_said_to_be_so() -> None:
    reasons = told(BEST, WORSE, played="a1>a3:s")
    assert reasons.order.en == "Fly from a1 to a3 and place a Trade Station there."
    assert reasons.brings == (Text("The bot did not look into this move.", "Le robot n'a pas étudié ce coup."),)
    assert reasons.instead is not None
    assert reasons.instead.en == (
        "Better: fly from a1 to a2 and place a Colony there; that leaves Ada a good chance of winning (70 %)."
    )


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
    proven = replace(candidate("a1>a3:c", (value, 1 - value), spread=0), proven=True, margin=margin)
    assert told(proven).brings == (Text(f"Proven: {english}.", f"Prouvé : {french}."),)
    assert instead(BEST, proven).en.endswith(f"is worked out to the end: {english}.")
    assert instead(BEST, proven).fr.endswith(f"est calculé jusqu'au bout : {french}.")


def test_a_proven_win_by_more_is_better_than_one_by_less() -> None:
    by_four, by_two = (
        replace(candidate(f"a1>a{at}:c", (1, 0), spread=0, planets=(10 + margin, 10)), proven=True, margin=margin)
        for at, margin in ((2, 4), (3, 2))
    )
    assert instead(by_four, by_two).en.endswith("that is worked out to the end: Ada wins by 2 points.")
    assert instead(by_four, replace(by_four, action="a1>a3:c")).en.startswith("Just as good in the long run:")


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
    reasons = told(candidate("pass", (value, 0.5)))
    assert reasons.figures[0].en == f"Chance of winning: Ada {english}, Bob 50 %."
    assert reasons.figures[0].fr == f"Chances de gagner : Ada {french}, Bob 50 %."
    assert f"({english})" in reasons.brings[0].en


@pytest.mark.parametrize(
    ("chance", "seats", "english"),
    [
        (0.95, 2, "the win all but in hand"),
        (0.7, 2, "a good chance of winning"),
        (0.5, 2, "a fair chance of winning"),
        (0.25, 4, "a fair chance of winning"),
        (0.5, 4, "a good chance of winning"),
        (0.2, 2, "a poor chance of winning"),
        (0.02, 2, "hardly any chance of winning"),
    ],
)
def test_a_chance_is_said_in_words(chance: float, seats: int, english: str) -> None:
    rest = ((1 - chance) / (seats - 1),) * (seats - 1)
    assert told(candidate("pass", (chance, *rest)), seats=seats).brings[0].en.startswith(f"Ada then has {english} (")


def test_four_seats_are_all_spoken_of() -> None:
    reasons = told(candidate("pass", (0.1, 0.2, 0.3, 0.4), seat=2, total=(20, 21, 23, 25)), seat=2, seats=4)
    assert reasons.figures[0].en == "Chance of winning: Cleo 30 %, Ada 10 %, Bob 20 %, Dan 40 %."
    assert reasons.figures[1].fr == "Points attendus à la fin : Cleo 23, Ada 20, Bob 21, Dan 25."


def test_of_nine_seats_only_the_own_and_the_strongest_rival() -> None:
    chances = (0.02, 0.05, 0.3, 0.1, 0.1, 0.4, 0.01, 0.01, 0.01)
    chance, points, *_ = told(
        candidate("pass", chances, seat=2, planets=range(9), nebulae=range(10, 1, -1), stations=[1] * 9),
        seat=2,
        seats=9,
    ).figures
    assert chance.en == "Chance of winning: Cleo 30 %, Fay 40 %."
    assert points.en == "Points expected at the end: Cleo 11, Fay 11."


def test_of_a_long_line_the_beginning_is_told() -> None:
    *_, play, _ = told(replace(BEST, line=tuple("abcdefgh"))).figures
    assert play.en == "Expected to follow: b, c, d, e."


def test_a_real_thought_says_what_the_move_brings_in_the_words_of_the_game() -> None:
    search = TreeSearch(SMALL_STAR_EMPIRES, VIEW, "seed")
    Budget(nodes=30).spend(search)
    reasons = explained(SMALL_STAR_EMPIRES, VIEW, search.thought(), ("Red", "Green"))
    assert reasons.brings[0].en == "It gains 4 points at once: 3 for the planets and 1 for trade with Green (1 system)."
    assert reasons.brings[0].fr.startswith("Ce coup rapporte tout de suite 4 points : 3 pour les planètes")
    said = (reasons.order, *reasons.sentences, *reasons.figures)
    assert all(sentence.to(language).endswith(".") for sentence in said for language in LANGUAGES)


def test_a_game_without_words_of_its_own_goes_by_its_score_sheet() -> None:
    view = ORCHARD.view(planted(), Seat(0))
    thought = Thought(0, "tree", 10, (candidate("pick:1", (0.7, 0.3)),))
    assert explained(ORCHARD, view, thought, ("Ada", "Bob")).brings[0].en == "It gains 1 point at once: Apples +1."


class Talkative(Orchard):
    """A game that has more to say than anybody reads."""

    def remarks(self, view: Any, action: Any, other: Any, names: Sequence[str]) -> Remarks:
        said = tuple(Text(f"Sentence {n}.", f"Phrase {n}.") for n in range(9))
        return Remarks(said, (Text("brings apples", "apporte des pommes"),), (Text("costs pears", "coûte des poires"),))


@pytest.mark.parametrize(
    ("played", "english"),
    [
        (None, "Next best: rest; that brings apples, but costs pears and is worse (60 % instead of 70 %)."),
        ("rest", "Better: pick:1; that costs pears, but brings apples and is better (70 % instead of 60 %)."),
        (
            "shake:1",
            "Better: pick:1; that costs pears, but brings apples and leaves Ada a good chance of winning (70 %).",
        ),
    ],
)
def test_five_sentences_are_told_at_most_and_the_sides_are_weighed(played: str | None, english: str) -> None:
    view = ORCHARD.view(planted(), Seat(0))
    thought = Thought(0, "tree", 10, (candidate("pick:1", (0.7, 0.3)), candidate("rest", (0.6, 0.4))))
    reasons = explained(Talkative(), view, thought, ("Ada", "Bob"), played)
    assert len((reasons.order, *reasons.sentences)) == 5
    assert reasons.instead is not None
    assert reasons.instead.en == english


def test_what_is_against_an_equal_is_said_first() -> None:
    view = ORCHARD.view(planted(), Seat(0))
    thought = Thought(0, "tree", 10, (candidate("pick:1", (0.7, 0.3)), candidate("rest", (0.7, 0.3))))
    told = explained(Talkative(), view, thought, ("Ada", "Bob")).instead
    assert told == Text(
        "Just as good in the long run: rest; that costs pears, but brings apples.",
        "Tout aussi bon à la longue : rest ; ce coup coûte des poires, mais apporte des pommes.",
    )


def test_what_looks_better_but_was_looked_into_less_is_only_said_to_look_so() -> None:
    view = ORCHARD.view(planted(), Seat(0))
    tried = candidate("pick:1", (0.6, 0.4), visits=90), candidate("rest", (0.7, 0.3), visits=20)
    told = explained(Talkative(), view, Thought(0, "tree", 10, tried), ("Ada", "Bob")).instead
    assert told == Text(
        "Next best: rest; that costs pears, but brings apples and may be just as good.",
        "Deuxième choix : rest ; ce coup coûte des poires, mais apporte des pommes et est peut-être tout aussi bon.",
    )


def test_what_an_unexplored_system_brings_is_not_foretold() -> None:
    view = SMALL_STAR_EMPIRES.view(position("Ha* ?t  3   Hb*"), SEAT_A)
    search = TreeSearch(SMALL_STAR_EMPIRES, view, "seed")
    Budget(nodes=30).spend(search)
    thought = search.thought()
    unknown = next(
        reasons
        for one in thought.candidates
        if "unexplored" in (reasons := explained(SMALL_STAR_EMPIRES, view, thought, NAMES, one.action)).order.en
    )
    assert [" point" in sentence.en for sentence in unknown.brings] == [False, False]


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


def test_a_plan_speaks_of_players_by_their_names() -> None:
    trusts = Text("I trust ⟨1⟩.", "Je fais confiance à ⟨1⟩.")
    thought = Thought(0, "plan", 1, (BEST,), reasons=(trusts,))
    brings = explained(SMALL_STAR_EMPIRES, VIEW, thought, NAMES[:2]).brings
    assert Text("I trust Bob.", "Je fais confiance à Bob.") in brings


def test_a_hint_says_you_to_its_player() -> None:
    thought = Thought(0, "search", 1, (BEST,))
    told = explained(SMALL_STAR_EMPIRES, VIEW, thought, NAMES[:2], to_its_player=True).brings
    assert any(text.en.startswith(("You then have", "Proven: you ")) for text in told)
    assert not any(NAMES[0] in text.en for text in told)
