"""What a page tells of offers: what is given and got, what that is worth, what else could be offered, and how an empire
comes by what it lacks."""

from collections.abc import Mapping, Sequence
from typing import Any

from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.chapters.exchanges import MakeOffer
from stellarch.games.space_wars.chapters.offers import Accept
from stellarch.games.space_wars.mind.levels import skill_of
from stellarch.games.space_wars.mind.politics import besides
from stellarch.games.space_wars.mind.politics.bargains import is_good
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.shown.chart import SwShown
from stellarch.games.space_wars.shown.dealings import Dealings, UsualOffer, UsualOffers, least_taken, most_paid
from stellarch.games.space_wars.state import Levels, State, System, Tokens
from tests.cases import for_each
from tests.games.space_wars.asked import HARD, SOBER
from tests.rules.space_wars.given import A, B, C, Player, begin, given, play

HOME = System(Levels(city=3, mechanical_workshop=1, research_center=4))
AT_WAR: Mapping[str, Any] = {"military": "war", "war_since": 3}


def three(**credits: int) -> State:
    purses = {"a": 30, "b": 15, "c": 15, **credits}
    sides = [
        player(credits=purses[name], systems={player.home: HOME}) for name, player in zip("abc", (A, B, C), strict=True)
    ]
    return given(*sides, sectors={A.home: {"tokens": Tokens(mechanical=3)}, B.home: {"tokens": Tokens(chemical=5)}})


def shown_to(state: State, player: Player) -> SwShown:
    return SPACE_WARS.page.shown(SPACE_WARS.view(state, player.seat))


def dealings_of(state: State, player: Player) -> Dealings:
    found = shown_to(state, player).dealings
    assert found is not None
    return found


def usual_offers_of(state: State, player: Player) -> Sequence[UsualOffer]:
    found: UsualOffers = SPACE_WARS.page.boards["usual_offers"].draw(SPACE_WARS.view(state, player.seat))
    return found.offers


def test_an_offer_says_what_one_gives_and_gets_and_why_it_is_made() -> None:
    state = play(begin(three(), "income_extraction"), "A offer:1/credits=8/research=2")
    [offer] = dealings_of(state, B).offers
    assert (offer.by, offer.gets.en, offer.gives.en) == (A.seat, "8 credits", "2 research points")
    assert offer.worth.en == "By a sober reckoning it is worth 4 credits more to you than it costs."
    assert offer.why.fr == "{0} dispose de 33 crédits, plus qu'il n'en faut, et veut apprendre plus vite."
    state = play(begin(three(), "income_extraction"), "A offer:1/credits=1/research=2")
    assert dealings_of(state, B).offers[0].worth.en.endswith("it costs you 3 credits more than it brings.")


def test_a_treaty_says_what_it_brings_both_each_turn() -> None:
    state = play(begin(three(), "declaration"), "A offer_treaty:1/scientific", "A end", "B end", "C end")
    [offer] = dealings_of(state, B).offers
    assert offer.gets.en == "scientific agreement"
    assert offer.worth.en.startswith("A scientific agreement with {0} brings")
    assert "{1}" in offer.worth.en
    assert offer.why.en == "Laboratories are worth more together, and {0} still has room for an agreement."


def test_the_most_valuable_offer_comes_first() -> None:
    offers = ("A offer:1/credits=4/research=2", "C offer:1/credits=9/research=2", "A offer:1/credits=6/research=2")
    state = play(begin(three(), "income_extraction"), *offers)
    assert [offer.gets.en for offer in dealings_of(state, B).offers] == ["9 credits", "6 credits", "4 credits"]


def test_a_usual_offer_can_be_made_as_it_stands_and_a_sober_bot_takes_it() -> None:
    state = begin(three(), "income_extraction")
    usual = usual_offers_of(state, A)
    assert {(offer.to, offer.brings) for offer in usual} == {
        (player.seat, brings) for player in (B, C) for brings in ("research", "credits")
    }
    for offer in usual:
        made = SPACE_WARS.apply(state, A.seat, MakeOffer(offer.to, offer.gives, offer.asks)).state
        answer = besides(Survey(made, offer.to, SOBER, skill_of(HARD), made.chance))
        assert isinstance(answer.actions[0], Accept), offer.label


@for_each("purses", [(30, 15), (9, 40), (3, 3), (60, 0), (0, 60)])
@for_each("things", [{"research": 2}, {"no_war": 3}, {"permission": 1}])
def test_a_price_is_the_one_that_would_be_found_one_credit_at_a_time(
    purses: tuple[int, int], things: dict[str, int]
) -> None:
    state = begin(three(a=purses[0], b=purses[1]), "income_extraction")
    mine, theirs = (Survey(state, player.seat, SOBER, skill_of(HARD), state.chance) for player in (A, B))
    taken = [price for price in range(1, mine.realm.credits + 1) if is_good(theirs, A.seat, {"credits": price}, things)]
    paid = [
        price for price in range(1, theirs.realm.credits + 1) if is_good(theirs, A.seat, things, {"credits": price})
    ]
    assert least_taken(mine, theirs, things) == min(taken, default=mine.realm.credits + 1)
    assert most_paid(mine, theirs, things) == max(paid, default=0)


def test_peace_on_terms_says_who_gives_what_to_whom() -> None:
    state = given(A(credits=20, systems={A.home: HOME}), B(credits=9), C(), turn=5, relations={(A, B): AT_WAR})
    offer = "A offer_peace:1/credits=7+pay_2=3/research=1/3"
    state = play(begin(state, "declaration"), offer, "A end", "B end", "C end")
    [told] = dealings_of(state, B).offers
    assert told.gets.en == "peace for 3 turns, with 7 credits and credits over 2 turns: 3 each"
    assert (told.gives.en, told.gives.fr) == ("1 research point, to {0}", "1 point de recherche, à {0}")
    [sent] = dealings_of(state, A).told
    assert sent.what.fr == (
        "Paix ; {0} donne à {1} : 7 crédits ; {0} promet à {1} : crédits sur 2 tours : 3 par tour ; "
        "{1} donne à {0} : 1 point de recherche ; elle vaut pour 3 tours"
    )


def test_an_ally_who_is_asked_to_agree_to_a_peace_gives_nothing_for_it() -> None:
    relations = {(A, B): AT_WAR, (A, C): AT_WAR, (B, C): {"military": "alliance"}}
    state = given(A(credits=20), B(), C(), turn=5, relations=relations)
    offer = "A offer_peace:1/credits=7/-/0"
    state = play(begin(state, "declaration"), offer, "A end", "B end", "C end")
    [told] = dealings_of(state, C).offers
    assert (told.gets.en, told.gives.en) == ("peace; {0} gives {1} 7 credits", "nothing")


def test_what_cannot_change_hands_any_more_is_not_offered() -> None:
    assert not usual_offers_of(begin(three(), "research"), A)


def test_cargo_is_offered_for_where_it_can_change_hands() -> None:
    carried = {"freight1": {"tokens": Tokens(chemical=2)}}
    state = given(
        A(credits=30, systems={A.home: HOME}),
        B(credits=15, systems={B.home: HOME}, craft="freight1@4-2"),
    )
    state = state.changed(fleets=state.fleets.with_craft("freight1", **carried["freight1"], at=state.empires[0].home))
    usual = usual_offers_of(begin(state, "construction_repair"), A)
    [offer] = [each for each in usual if each.brings == "chemical"]
    assert offer.asks == {"chemical@freight1": 2}
    assert set(offer.gives) == {"credits"}


def test_nobody_is_told_of_the_dealings_of_others() -> None:
    state = play(begin(three(), "income_extraction"), "A offer:1/credits=8/research=2")
    assert shown_to(state, C).dealings is None
    assert SPACE_WARS.page.shown(SPACE_WARS.view(state, None)).dealings is None


def test_who_has_made_three_offers_makes_no_more_in_this_phase() -> None:
    offers = (f"A offer:1/credits={price}/research=2" for price in (3, 4, 5))
    assert not usual_offers_of(play(begin(three(), "income_extraction"), *offers), A)


def test_how_to_come_by_what_one_lacks() -> None:
    ways = SPACE_WARS.page.boards["fetching"].draw(SPACE_WARS.view(begin(three(), "construction_repair"), A.seat)).ways
    assert [way.en for way in ways["mechanical"]] == [
        "Lying in your systems: Arcadia Prime (3). A freighter carries it.",
        "Your workshops make it in each income phase, so many at most: Arcadia Prime (1).",
    ]
    not_made, elsewhere = ways["chemical"]
    assert not_made.en == "No system of yours has what makes it: chemical workshop."
    assert elsewhere.en.startswith("{1} has most of it: 5.")
    assert not SPACE_WARS.page.boards["fetching"].draw(SPACE_WARS.view(begin(three(), "research"), A.seat)).ways
