"""SW-25.2, SW-25.3: what bots do in council and declaration."""

import pytest
from msgspec.structs import replace

from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.chapters.pledges import payments
from stellarch.games.space_wars.chapters.promising import income
from stellarch.games.space_wars.mind.politics import prices
from stellarch.games.space_wars.mind.politics.motions import leaning, worth
from stellarch.games.space_wars.mind.politics.partners import circle
from stellarch.games.space_wars.mind.politics.standing import leaders
from stellarch.games.space_wars.mind.temper import Temper
from stellarch.games.space_wars.state import Levels, State, System, Tokens
from stellarch.games.space_wars.state.matters import Agenda, Balloting, Chairing, Motion
from stellarch.games.space_wars.state.memory import Memory
from stellarch.games.space_wars.state.politics import NoWar, Payment, PledgedVote
from stellarch.games.space_wars.things import SORTS
from tests.rules.space_wars.given import A, B, C, D, E, F, begin, given, play

from .asked import HARD, NORMAL, asked, orders, said
from .bot_games import bot_game
from .empires import SEATS, advanced, at_council, at_declaration, empire, equals


def putting(state: State, *motions: Motion) -> State:
    """The council with these motions on its list, and everybody about to vote."""
    sitting = state.stage
    assert isinstance(sitting, Agenda)
    return state.with_stage(Balloting(sitting.proposers, sitting.voters, motions))


# Who leads


@pytest.mark.rule("SW-25.2")
@pytest.mark.parametrize("victory", ["standard", "long"])
def test_a_leader_is_fifteen_percent_above_the_mean_in_what_wins_or_in_population(victory: str) -> None:
    assert leaders(given(*equals(4), victory=victory)) == frozenset()
    crowded = given(empire(A, cities=5), *equals(4)[1:], victory=victory)
    assert leaders(crowded) == {A.seat}


@pytest.mark.rule("SW-25.2")
def test_in_the_short_version_the_development_value_alone_makes_a_leader() -> None:
    crowded = given(empire(A, cities=8), *equals(4)[1:])
    assert leaders(crowded) == frozenset()
    learned = given(empire(A, cities=1, known="movement_range_2"), *equals(4)[1:])
    assert leaders(learned) == {A.seat}


# Offices


@pytest.mark.rule("SW-25.2")
def test_the_president_names_friends_and_the_weak_and_never_the_leader() -> None:
    known = "level_4_buildings level_3_buildings orbital_city"
    sides = empire(A, cities=8), empire(B, cities=7, known=known), *equals(6)[2:]
    state = at_council(*sides, relations={(A, F): {"commercial": True}})
    state = play(state, *(f"{player} end" for player in SEATS))
    assert isinstance(state.matter, Chairing)
    named = [order for order in orders(asked(state, A)) if order.startswith("appoint")]
    assert named[0] == "appoint:security/5"
    assert len(named) == 3
    assert not any(order.endswith("/1") for order in named)


@pytest.mark.rule("SW-25.2")
def test_a_leader_gets_no_office_though_he_is_a_friend() -> None:
    sides = empire(A, cities=8), empire(B, known="movement_range_2"), *equals(6)[2:]
    state = at_council(*sides, relations={(A, B): {"commercial": True}})
    state = play(state, *(f"{player} end" for player in SEATS))
    assert not any(order.startswith("appoint") and order.endswith("/1") for order in orders(asked(state, A)))


# Proposals


@pytest.mark.rule("SW-25.2")
def test_who_has_scientific_agreements_proposes_the_science_charter() -> None:
    state = at_council(*equals(4), relations={(A, B): {"scientific": True}, (A, C): {"scientific": True}})
    assert orders(asked(state, A)) == ["propose:law/science_charter"]
    assert "science charter" in said(asked(state, A))


@pytest.mark.rule("SW-25.2")
def test_the_leader_is_sanctioned() -> None:
    state = at_council(empire(A, credits=12, known="movement_range_2"), *equals(4)[1:])
    (proposed,) = orders(asked(state, B))
    assert proposed == "propose:protocol/sanction/0"
    assert "Arcadia" in said(asked(state, B))


@pytest.mark.rule("SW-25.9")
def test_who_looks_ahead_proposes_nothing_that_the_others_vote_down() -> None:
    state = at_council(*equals(4))
    assert worth(state, A.seat, Motion(A.seat, "protocol", "aid", (A.seat,))) == 8
    assert orders(asked(state, A, level=HARD)) == []


@pytest.mark.rule("SW-25.2")
def test_live_proposals_are_made_one_at_a_time() -> None:
    relations = {(A, B): {"scientific": True}, (A, C): {"scientific": True}}
    state = at_council(*equals(4), relations=relations, pace="live")
    president = state.politics.president
    assert president == A.seat
    for order in asked(state, A).actions:
        state = SPACE_WARS.apply(state, A.seat, SPACE_WARS.read_action(str(order))).state
    assert orders(asked(state, A)) == ["propose:law/science_charter"]


# Veto and votes


@pytest.mark.rule("SW-25.2")
def test_the_president_vetoes_what_costs_him_most() -> None:
    state = at_council(empire(A, cities=4, credits=20), *equals(4)[1:])
    state = play(state, "A end", "B propose:protocol/sanction/0", "B end", "C end", "D end")
    plan = asked(state, A)
    assert "veto:1" in orders(plan)
    assert "sanction" in said(plan)


@pytest.mark.rule("SW-25.2")
def test_votes_go_to_what_gains_more_than_the_average_player() -> None:
    relations = {(A, B): {"commercial": True}}
    law = Motion(A.seat, "law", "free_trade")
    state = putting(at_council(*equals(4), relations=relations), law)
    assert leaning(state, A.seat, law) > 0 > leaning(state, C.seat, law)
    assert orders(asked(state, A)) == ["vote:1/for/-"] or orders(asked(state, A)) == ["vote:1/for"]
    assert orders(asked(state, C))[0].startswith("vote:1/against")


@pytest.mark.rule("SW-25.2")
def test_what_is_the_same_for_all_is_left_to_the_others() -> None:
    state = putting(at_council(*equals(4)), Motion(A.seat, "protocol", "science_fair"))
    assert orders(asked(state, B))[0].startswith("vote:1/abstain")


@pytest.mark.rule("SW-25.2")
def test_who_has_honour_does_not_vote_against_a_friend() -> None:
    motion = Motion(C.seat, "protocol", "sanction", (B.seat,))
    relations = {(A, B): {"scientific": True, "commercial": True}}
    state = putting(at_council(*equals(4), relations=relations), motion)
    assert leaning(state, A.seat, motion, honour=2.0) < 0
    assert orders(asked(state, A, Temper(honour=2.0)))[0].startswith("vote:1/against")


@pytest.mark.rule("SW-25.2")
@pytest.mark.parametrize(("slaves", "freed"), [(0, 0), (1, 1), (3, 1)])
def test_slaves_are_freed_only_to_turn_a_vote(slaves: int, freed: int) -> None:
    """A alone is for it with 3 votes, and C alone against it with 3: one more decides."""
    motion = Motion(A.seat, "protocol", "aid", (A.seat,))
    mine = System(Levels(city=3, research_center=2), slaves=slaves)
    friends = {"commercial": True, "scientific": True}
    state = at_council(
        A(systems={A.home: mine}), empire(B, cities=0, laboratories=0), empire(C), relations={(A, B): friends}
    )
    state = putting(state, motion)
    expected = f"vote:1/for/{A.home}={freed}" if freed else "vote:1/for"
    assert orders(asked(state, A)) in ([expected], [f"{expected}/-"])


# Treaties


@pytest.mark.rule("SW-25.3")
@pytest.mark.parametrize(("players", "commercial", "scientific"), [(2, 1, 1), (4, 1, 2), (6, 1, 2), (8, 2, 3)])
def test_counters_are_filled_in_the_first_turn(players: int, commercial: int, scientific: int) -> None:
    *_, last = bot_game("counters", players, turns=1)
    politics = last.before.politics
    for seat in last.before.seats:
        assert len(politics.partners(seat, "commercial")) == commercial
        assert len(politics.partners(seat, "scientific")) == scientific


@pytest.mark.rule("SW-25.3")
def test_the_partners_with_most_cities_and_laboratories_come_first() -> None:
    state = at_declaration(*equals(3), empire(D, cities=8, laboratories=4))
    offered = orders(asked(state, A))
    assert next(order for order in offered if "commercial" in order) == "offer_treaty:3/commercial"
    assert next(order for order in offered if "scientific" in order) == "offer_treaty:3/scientific"
    assert (A.seat, D.seat) in circle(state, "commercial")


@pytest.mark.rule("SW-25.3")
def test_the_best_offer_is_accepted_where_there_is_one_counter() -> None:
    state = at_declaration(*equals(3), empire(D, cities=8))
    state = play(state, "B offer_treaty:0/commercial", "D offer_treaty:0/commercial", *(f"{p} end" for p in SEATS[:4]))
    assert sorted(orders(asked(state, A))) == ["accept:3/1", "decline:1/1"]


@pytest.mark.rule("SW-25.3")
def test_a_better_offer_goes_before_the_partner_whom_all_expect() -> None:
    state = at_declaration(*equals(3), empire(D, cities=8))
    assert (B.seat, C.seat) in circle(state, "commercial")
    state = play(state, "C offer_treaty:1/commercial", "D offer_treaty:1/commercial", *(f"{p} end" for p in SEATS[:4]))
    assert sorted(orders(asked(state, B))) == ["accept:3/1", "decline:2/1"]


@pytest.mark.rule("SW-25.3")
def test_nobody_joins_with_who_is_about_to_win() -> None:
    known = "level_2_buildings level_3_buildings level_4_buildings orbital_city fuel_refinery recycling_center "
    winner = "trading_ability_2 trading_ability_3 trading_ability_4 trading_ability_5 business_center " + known
    state = at_declaration(*equals(3), empire(D, known=winner), victory_value=45)
    assert not any(order.startswith("offer_treaty:3/") for order in orders(asked(state, A)))


@pytest.mark.rule("SW-25.3")
def test_peace_is_sought_with_the_nearest_strong_neighbour() -> None:
    fleet = " ".join(f"cruiser{number}@{B.home}" for number in range(1, 9))
    state = at_declaration(empire(A), empire(B, craft=fleet), *equals(4)[2:])
    offered = [order for order in orders(asked(state, A)) if "non_aggression" in order]
    assert offered[0] == "offer_treaty:1/non_aggression"


@pytest.mark.rule("SW-25.3")
@pytest.mark.parametrize(("cities", "honour", "breaks"), [(3, 0.5, False), (5, 0.5, True), (5, 2.0, False)])
def test_a_treaty_is_broken_only_if_three_turns_pay_the_price(cities: int, honour: float, breaks: bool) -> None:
    """10 credits, and more to who has honour, against three turns of twice the difference of two population values."""
    sides = empire(A, credits=40, known="trading_ability_2"), empire(B, cities=1), empire(C, cities=cities), empire(D)
    state = at_declaration(*sides, relations={(A, B): {"commercial": True}}, victory="long")
    broken = [order for order in orders(asked(state, A, Temper(honour=honour))) if order.startswith("break")]
    assert broken == (["break_treaty:1/commercial"] if breaks else [])


# Exchanges


@pytest.mark.rule("SW-25.3")
def test_credits_are_exchanged_for_research_points_where_it_helps_both() -> None:
    state = at_declaration(empire(A, credits=40), empire(B, credits=2, laboratories=4), *equals(4)[2:])
    assert "offer:1/credits=5/research=2" in orders(asked(state, A, level=HARD))
    after = play(state, "A offer:1/credits=5/research=2", *(f"{player} end" for player in SEATS[:4]))
    assert orders(asked(after, B)) == ["accept:0/1"]


@pytest.mark.rule("SW-25.9")
@pytest.mark.parametrize(("value", "buys"), [(85, True), (10, False)])
def test_the_highest_level_buys_points_when_laboratories_would_come_too_late(value: int, buys: bool) -> None:
    known = advanced(value)
    state = at_declaration(
        empire(A, credits=16, laboratories=6, known=known), empire(B, laboratories=8, known=known), *equals(4)[2:]
    )
    bought = [order for order in orders(asked(state, A)) if "/research=" in order]
    assert bool(bought) == buys
    assert not any("/research=" in order for order in orders(asked(state, A, level=HARD)))


@pytest.mark.rule("SW-24.2.4")
def test_of_many_offers_the_three_most_valuable_are_made() -> None:
    """Peace with the strong neighbour F comes before points from the poor, who are too many to be asked all."""
    poor = (empire(player, credits=2, laboratories=4) for player in (B, C, D, E))
    fleet = " ".join(f"cruiser{number}@{F.home}" for number in range(1, 6))
    state = at_declaration(empire(A, credits=60), *poor, empire(F, craft=fleet, holds="6-2"))
    assert [order for order in orders(asked(state, A, level=HARD)) if order.startswith("offer:")] == [
        "offer:5/credits=4/no_war=3",
        "offer:1/credits=5/research=2",
        "offer:2/credits=5/research=2",
    ]


@pytest.mark.rule("SW-25.3")
def test_a_bad_bargain_is_declined() -> None:
    state = at_declaration(*equals(4))
    after = play(state, "A offer:1/credits=1/research=2", *(f"{player} end" for player in SEATS[:4]))
    assert orders(asked(after, B)) == ["decline:0/1"]


@pytest.mark.rule("SW-25.3")
def test_no_research_points_go_to_the_leader() -> None:
    state = at_declaration(empire(A, known="movement_range_2"), *equals(4)[1:])
    after = play(state, "A offer:1/credits=20/research=1", *(f"{player} end" for player in SEATS[:4]))
    assert orders(asked(after, B)) == ["decline:0/1"]


OFFERS = [
    # what B offers A for what                                    A takes it
    ("credits=6", "flag@4-22", True),
    ("credits=90", "flag@draconis_31", False),
    ("flag@5-10", "credits=1", False),
    ("flag@eridani_21", "credits=10", True),
    ("no_war=5", "credits=3", True),
    ("no_war=1", "credits=3", False),
    ("commercial=1", "credits=3", True),
    ("alliance=1+credits=50", "-", False),
    ("pay_5=3", "credits=8", True),
    ("pay_2=2", "credits=9", False),
    ("chemical@freight1=2", "credits=1", True),
    ("corvette1=1", "credits=5", True),
    ("keep_out@draconis_31=1", "credits=2", False),
]


@pytest.mark.rule("SW-25.3")
@pytest.mark.parametrize(("gives", "asks", "takes"), OFFERS)
def test_every_sort_of_thing_has_its_price(gives: str, asks: str, takes: bool) -> None:
    """A is weaker than B, and has sector 4-22 and Draconis 31."""
    fleet = f"cruiser1@{B.home} cruiser2@{B.home} freight1@draconis_31 corvette1@draconis_31"
    a, b = (
        A(systems={A.home: System(Levels(city=3)), "draconis_31": System()}, holds="4-22", craft="corvette2@4-22"),
        B(
            systems={B.home: System(Levels(city=3)), "eridani_21": System(Levels(city=1))},
            holds="5-10",
            craft=fleet,
            credits=99,
        ),
    )
    state = at_declaration(a, b, *equals(4)[2:], tiles={"3-1": "draconis_31", "4-9": "eridani_21"})
    laden = state.fleets.with_craft("freight1", tokens=Tokens(chemical=2))
    state = state.changed(fleets=laden)
    state = play(state, f"B offer:0/{_counted(gives)}/{_counted(asks)}", *(f"{player} end" for player in SEATS[:4]))
    assert orders(asked(state, A)) == ["accept:1/1" if takes else "decline:1/1"]


def _counted(things: str) -> str:
    return "+".join(each if "=" in each else f"{each}=1" for each in things.split("+")) if things != "-" else "-"


@pytest.mark.rule("SW-25.3")
@pytest.mark.parametrize(("owed", "credits"), [(0, 3), (99, 99)])
def test_a_promise_is_worth_no_more_than_its_maker_can_pay(owed: int, credits: int) -> None:
    """By version 4, in which anything can be promised: B has little, or owes all to C."""
    state = at_declaration(empire(A, credits=30), empire(B, credits=credits), *equals(4)[2:]).changed(rules=4)
    if owed:
        debt = state.politics.with_pledge(Payment, B.seat, C.seat, owed, 5)
        state = state.changed(politics=debt)
    state = play(state, "B offer:0/pay_5=99/credits=25", *(f"{player} end" for player in SEATS[:4]))
    assert orders(asked(state, A)) == ["decline:1/1"]


@pytest.mark.rule("SW-25.3")
def test_what_is_paid_when_the_game_is_over_buys_nothing() -> None:
    state = at_declaration(*(empire(seat, credits=60) for seat in SEATS[:4]))
    late = state.changed(options=replace(state.options, victory="long", turn_limit=state.turn + 1))
    for there, answer in ((state, "accept:1/1"), (late, "decline:1/1")):
        after = play(there, "B offer:0/pay_5=3/credits=9", *(f"{player} end" for player in SEATS[:4]))
        assert orders(asked(after, A)) == [answer]


@pytest.mark.rule("SW-25.3")
@pytest.mark.parametrize(("rules", "takes"), [(4, False), (5, True)])
def test_a_promise_that_the_rules_cover_is_believed(rules: int, takes: bool) -> None:
    """By version 4 B may have promised the same to two others at the same time."""
    state = at_declaration(empire(A, credits=60), empire(B, credits=0), *equals(4)[2:]).changed(rules=rules)
    after = play(state, "B offer:0/pay_5=3/credits=9", *(f"{player} end" for player in SEATS[:4]))
    assert orders(asked(after, A)) == ["accept:1/1" if takes else "decline:1/1"]


@pytest.mark.rule("SW-25.3", "SW-30.1")
@pytest.mark.parametrize("version", [4, 5])
def test_the_same_income_is_not_sold_to_three_partners_in_one_phase(version: int) -> None:
    """B asks each of the others for nine credits, and promises each of them all that comes in."""
    state = at_declaration(*(empire(player, credits=60 * (player is not B)) for player in SEATS[:4])).changed(
        rules=version
    )
    means = income(state, B.seat)
    lies = [f"B offer:{other.seat}/pay_5={means}/credits=9" for other in (A, C, D)]
    state = play(state, *lies, *(f"{player} end" for player in SEATS[:4]))
    for player in (A, C, D):
        plan = asked(state, player)
        state = play(state, *(f"{player} {order}" for order in orders(plan)), f"{player} end")
    believed = sum(pledge.credits for pledge in payments(state, B.seat))
    assert believed == (means if version == 5 else 0)


@pytest.mark.rule("SW-25.3")
@pytest.mark.parametrize(("value", "takes"), [(55, True), (67, False)])
def test_no_points_are_sold_for_a_promise_to_whom_they_bring_close_to_victory(value: int, takes: bool) -> None:
    """The short version is won at 90, and three quarters of the way make it close."""
    known = advanced(value)
    state = at_declaration(*(empire(player, known=known, laboratories=3) for player in SEATS[:4]))
    after = play(state, "B offer:0/pay_5=3/research=2", *(f"{player} end" for player in SEATS[:4]))
    assert orders(asked(after, A)) == ["accept:1/1" if takes else "decline:1/1"]


# What is remembered


def remembering(state: State, memory: Memory) -> State:
    return state.changed(politics=replace(state.politics, memory=memory))


@pytest.mark.rule("SW-25.3")
def test_what_was_declined_twice_is_not_asked_a_third_time() -> None:
    state = at_declaration(*equals(4))
    for times, asks in ((1, True), (2, False)):
        memory = Memory(declined={f"{A.seat}-{B.seat}-commercial": times})
        offered = orders(asked(remembering(state, memory), A))
        assert ("offer_treaty:1/commercial" in offered) == asks
        assert "offer_treaty:1/scientific" in offered


@pytest.mark.rule("SW-25.3")
def test_declines_are_remembered_by_the_two_alone_until_it_is_agreed_on() -> None:
    state = at_declaration(*equals(3), order=(A, B, C))
    ends = [f"{player} end" for player in SEATS[:3]]
    state = play(state, "A offer_treaty:1/commercial", *ends, "B decline:0/1", "B end")
    known = {seat: SPACE_WARS.view(state, seat).politics.memory.declined for seat in state.seats}
    assert known == {A.seat: {"0-1-commercial": 1}, B.seat: {"0-1-commercial": 1}, C.seat: {}}
    agreed = play(begin(state, "declaration"), "A offer_treaty:1/commercial", *ends, "B accept:0/1", "B end")
    assert agreed.politics.memory.declined == {}


@pytest.mark.rule("SW-25.3")
def test_nobody_leaves_the_same_partner_twice() -> None:
    sides = empire(A, credits=40, known="trading_ability_2"), empire(B, cities=1), empire(C, cities=5), empire(D)
    state = at_declaration(*sides, relations={(A, B): {"commercial": True}}, victory="long")
    assert "break_treaty:1/commercial" in orders(asked(state, A, Temper(honour=0.5)))
    left = play(state, "A break_treaty:1/commercial", *(f"{player} end" for player in SEATS[:4]))
    assert left.politics.memory.breaches == {"0-1": 1}
    again = remembering(state, left.politics.memory)
    assert not any(order.startswith("break") for order in orders(asked(again, A, Temper(honour=0.5))))


@pytest.mark.rule("SW-25.3")
def test_the_word_of_who_has_broken_it_is_worth_less() -> None:
    state = at_declaration(*(empire(seat, credits=60) for seat in SEATS[:4]))
    for broken, answer in ((0, "accept:1/1"), (4, "decline:1/1")):
        known = remembering(state, Memory(breaches={f"{B.seat}-{A.seat}": broken} if broken else {}))
        after = play(known, "B offer:0/pay_5=3/credits=9", *(f"{player} end" for player in SEATS[:4]))
        assert orders(asked(after, A)) == [answer]


@pytest.mark.rule("SW-25.3")
def test_it_is_worth_nothing_that_somebody_does_not_do_what_he_could_not() -> None:
    """B may not enter A's sectors, and has promised peace already."""
    state = at_declaration(empire(A, credits=30, holds="4-22"), empire(B, craft="cruiser1@4-21"), *equals(4)[2:])
    promised = state.changed(politics=state.politics.with_pledge(NoWar, B.seat, A.seat, state.turn + 5))
    for there, gives in ((state, "keep_out@4-22=5"), (promised, "no_war=5")):
        after = play(there, f"B offer:0/{gives}/credits=1", *(f"{player} end" for player in SEATS[:4]))
        assert orders(asked(after, A)) == ["decline:1/1"]


def test_both_lists_of_prices_hold_every_sort() -> None:
    assert set(prices.GOT) == set(prices.GIVEN) == set(SORTS)


@pytest.mark.rule("SW-25.3")
@pytest.mark.parametrize(("price", "takes"), [(1, False), (9, True)])
def test_a_vote_is_sold_for_what_it_costs(price: int, takes: bool) -> None:
    """A charter that B needs, and that helps others than C."""
    relations = {(A, B): {"scientific": True}, (A, D): {"scientific": True}}
    state = at_council(*equals(4), relations=relations)
    state = play(state, "A propose:law/science_charter", *(f"{player} end" for player in SEATS[:4]))
    state = play(state, f"A offer:2/credits={price}/for@law.science_charter=1")
    plan = SPACE_WARS.plan(SPACE_WARS.view(state, C.seat), "seed")
    assert orders(plan) == ["accept:0/1" if takes else "decline:0/1"]


@pytest.mark.rule("SW-25.3")
@pytest.mark.rule("SW-4.2.10")
def test_a_promised_vote_is_cast() -> None:
    law = Motion(A.seat, "law", "science_charter")
    relations = {(A, B): {"scientific": True}, (A, D): {"scientific": True}}
    state = putting(at_council(*equals(4), relations=relations), law)
    assert orders(asked(state, C))[0].startswith("vote:1/against")
    promise = PledgedVote(1, C.seat, A.seat, "law.science_charter", "for")
    state = state.changed(politics=replace(state.politics, pledges=(promise,)))
    assert orders(asked(state, C))[0].startswith("vote:1/for")
    assert "A promise" in said(asked(state, C))


@pytest.mark.rule("SW-25.3")
def test_peace_is_bought_of_a_stronger_neighbour() -> None:
    fleet = " ".join(f"cruiser{number}@{B.home}" for number in range(1, 5))
    sides = empire(A, credits=40, holds="5-5"), empire(B, craft=fleet, holds="5-6", credits=15), *equals(4)[2:]
    full = {(A, C): {"military": "non_aggression"}, (B, D): {"military": "non_aggression"}}
    state = at_declaration(*sides, relations=full)
    assert "offer:1/credits=4/no_war=3" in orders(asked(state, A, level=HARD))
    after = play(state, "A offer:1/credits=4/no_war=3", *(f"{player} end" for player in SEATS[:4]))
    assert orders(asked(after, B)) == ["accept:0/1"]
    assert orders(asked(after, B, Temper(war=2.0))) == ["decline:0/1"]


@pytest.mark.rule("SW-25.3")
def test_at_the_pace_live_an_offer_is_answered_at_once() -> None:
    state = at_declaration(*equals(4), pace="live", order=(A, B, C, D))
    (offer,) = orders(asked(state, A, level=NORMAL))
    state = play(state, f"A {offer}")
    assert orders(asked(state, B))[0].startswith("accept:0/1")


def test_every_pace_comes_to_an_end() -> None:
    for pace in ("live", "guided", "digest"):
        *_, last = bot_game("paces", 4, turns=2, pace=pace)
        assert last.before.turn == 2


@pytest.mark.rule("SW-29.13")
def test_an_offer_for_a_vote_that_waits_beyond_the_council_is_worth_nothing() -> None:
    state = play(at_council(*equals(4)), "A propose:law/science_charter", *(f"{player} end" for player in SEATS[:4]))
    offered = play(state, "A offer:2/credits=5/for@law.science_charter=1")
    later = begin(offered, "declaration")
    assert later.politics.offers == offered.politics.offers != ()
    shown = SPACE_WARS.page.shown(SPACE_WARS.view(later, C.seat))
    assert shown.dealings is not None
    assert len(shown.dealings.offers) == 1
