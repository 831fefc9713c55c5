"""How bots judge deals: in dollars, for both sides, and never to help somebody win."""

from functools import cache

import pytest
from msgspec.structs import replace

from stellarch.core import Seat
from stellarch.games.galaxy_empires import GALAXY_EMPIRES
from stellarch.games.galaxy_empires.actions import Accept, Counter, Decline, Propose
from stellarch.games.galaxy_empires.bargaining import MOST_OFFERS, answer, offers
from stellarch.games.galaxy_empires.data import NUMBERS
from stellarch.games.galaxy_empires.galaxy import TILES_OF
from stellarch.games.galaxy_empires.offers import Instalment, read_terms
from stellarch.games.galaxy_empires.options import Options
from stellarch.games.galaxy_empires.rules import promises
from stellarch.games.galaxy_empires.rules.course import Course
from stellarch.games.galaxy_empires.rules.income import income_of
from stellarch.games.galaxy_empires.rules.trade import about
from stellarch.games.galaxy_empires.setup import lay_out
from stellarch.games.galaxy_empires.state import Card, Discard, Fleet, Offer, Promise, Proposal, State, Turn
from stellarch.games.galaxy_empires.trading import gain
from stellarch.testing import contract

CARMINE, HELION, VERDANT, GLACIER = map(Seat, range(4))
PRICE = 75
"""What the three political points of a deal are worth."""
CASE = contract.Case(GALAXY_EMPIRES, 4, Options(), "trade", out_of_turn=1000)


def table(*, players: int = 4, round_number: int = 1, **options: object) -> State:
    """The board before the first turn; Carmine, in the north-west, is to act."""
    factions = ("carmine", "helion", "verdant", "glacier") if players == 4 else ("carmine", "verdant")
    chance = GALAXY_EMPIRES.start(Options(), 4, "chance").state.chance
    state = lay_out(Options(**options), factions, chance)  # type: ignore[arg-type]
    return state.changed(turn=Turn(1, round_number, CARMINE, CARMINE, 2))


def with_fleet(state: State, seat: Seat, tile: str) -> State:
    number = state.players[seat].built + 1
    fleet = Fleet(seat, state.players[seat].faction, number)
    return state.with_player(seat, built=number).with_fleet(tile, fleet)


def with_miner(state: State, seat: Seat, planet: str) -> State:
    (tile,) = TILES_OF[planet]
    return with_fleet(state, seat, tile).changed(contracts={tile: 3})


def offer(terms: str, maker: Seat = CARMINE, to: Seat = HELION) -> Offer:
    return Offer(f"{maker}-{to}-1", maker, to, read_terms(terms), 1)


def asked(state: State, terms: str, counters: int = 0) -> State:
    """Helion has put these terms to Carmine."""
    return state.changed(pending=Proposal(offer(terms, HELION, CARMINE), counters))


# What things are worth


def test_money_is_worth_its_face_and_a_deal_its_points() -> None:
    gift = offer("$500:-:-")
    assert gain(table(), CARMINE, gift) == -500 - PRICE
    assert gain(table(), HELION, gift) == 500 - PRICE


def test_a_territory_that_is_guarded_is_worth_its_income_for_the_rounds_to_come_and_its_flag() -> None:
    state = table(round_number=4).with_holder("st_s", CARMINE)
    for tile in TILES_OF["st_s"]:
        state = with_fleet(state, CARMINE, tile)
    assert gain(state, CARMINE, offer("st_s:-:-")) == -(9 * 100 + 120) - PRICE


def test_a_territory_that_can_be_walked_into_is_worth_less() -> None:
    held = table().with_holder("st_s", CARMINE)
    threatened = with_fleet(held, VERDANT, "G8")
    assert gain(threatened, CARMINE, offer("st_s:-:-")) > gain(held, CARMINE, offer("st_s:-:-"))


def test_a_lead_that_is_hard_to_see_counts_for_nothing() -> None:
    deal = offer("carmine-1:$400:-")
    assert gain(table().paid(CARMINE, 100), HELION, deal) == gain(table(), HELION, deal)


def test_a_fleet_is_worth_more_to_who_has_few() -> None:
    few = table().without_fleets(*TILES_OF["cap_ne"][:3])
    assert gain(few, HELION, offer("carmine-1:-:-")) > gain(table(), HELION, offer("carmine-1:-:-"))


def test_fleets_that_guard_something_are_dearer_than_those_that_do_not() -> None:
    """Two fleets for two: in number nothing changes, but the border is left open."""
    swap = "{}+{}:helion-1+helion-2:-".format
    state = with_fleet(with_fleet(table().with_holder("st_n", CARMINE), CARMINE, "F1"), CARMINE, "E2")
    guards = sorted(state.fleets[tile].name for tile in ("F1", "E2"))
    threatened = with_fleet(with_fleet(state, GLACIER, "G3"), GLACIER, "H2")
    idle, needed = (gain(threatened, CARMINE, offer(swap(*fleets))) for fleets in (("carmine-1", "carmine-2"), guards))
    assert needed < idle == -PRICE


def test_nobody_sells_the_last_guard_of_the_capital_for_another_far_away() -> None:
    navy = "+".join(f"carmine-{number}" for number in range(1, 6))
    theirs = navy.replace("carmine", "helion")
    assert gain(table(), CARMINE, offer(f"{navy}:$300+{theirs}:-")) < 0


def test_a_fleet_is_worth_more_where_the_capital_is_in_danger() -> None:
    safe = table().without_fleets(*TILES_OF["cap_ne"][:3]).with_player(GLACIER, pp=15)
    besieged = safe
    for tile in TILES_OF["fr_ne_n"]:
        besieged = with_fleet(besieged, GLACIER, tile)
    assert gain(besieged, HELION, offer("carmine-1:-:-")) > gain(safe, HELION, offer("carmine-1:-:-"))


def test_a_territory_is_worth_more_to_who_has_a_mission_that_asks_for_it() -> None:
    state = table().with_holder("st_n", HELION).with_holder("st_w", CARMINE)
    sale = offer("$900:st_n:-")
    assert gain(with_card(state, "M04", 0), CARMINE, sale) > gain(state, CARMINE, sale)
    assert gain(with_card(state, "M04", 0), CARMINE, sale, knowing=HELION) == gain(state, CARMINE, sale)


def test_a_deal_is_worth_more_to_who_has_a_mission_that_asks_for_deals() -> None:
    truce = offer("-:-:truce.3")
    assert gain(with_card(bordering(), "M28", 0), CARMINE, truce) > gain(bordering(), CARMINE, truce)


def test_a_truce_is_worth_less_to_who_has_a_mission_that_asks_for_a_fight() -> None:
    truce = offer("-:-:truce.3")
    assert gain(with_card(bordering(), "M22", 0), CARMINE, truce) < gain(bordering(), CARMINE, truce)


def test_points_beyond_the_limit_are_worth_nothing() -> None:
    full = table().with_player(HELION, pp=15)
    assert gain(full, HELION, offer("6pp:-:-")) == gain(full, HELION, offer("3pp:-:-"))


def test_enough_points_for_a_war_are_worth_more_than_their_number() -> None:
    state = table(round_number=5)  # with 5, of which the deal takes 3
    too_few, enough = (gain(state, HELION, offer(f"{points}pp:-:-")) for points in (4, 5))
    assert enough - too_few > 40


def test_a_mission_that_is_nearly_done_is_dear_to_its_holder_alone() -> None:
    state = table()
    far, near = (
        gain(hand, CARMINE, offer("#1:-:-"))
        for hand in (with_card(state, "M01", progress=0), with_card(state, "M08", progress=1))
    )
    assert near < far < 0
    assert len({gain(with_card(state, card, 1), HELION, offer("#1:-:-")) for card in ("M01", "M08")}) == 1


def with_card(state: State, mission: str, progress: int) -> State:
    return state.with_player(CARMINE, drawn=1).with_hand(CARMINE, (Card(1, mission, progress),))


# What promises are worth


def bordering() -> State:
    """Carmine and Helion hold what lies between them, and each has a fleet near what the other left empty."""
    state = table().with_holder("fr_nw_n", CARMINE).with_holder("fr_ne_n", HELION)
    return with_fleet(with_fleet(state, CARMINE, "F1"), HELION, "G2").with_holder("st_n", CARMINE)


def rich_elsewhere(state: State) -> State:
    """Verdant, who has no part in it, is in front."""
    return state.paid(VERDANT, 3000)


def test_a_truce_between_neighbours_is_good_for_both_where_others_would_gain_by_their_war() -> None:
    truce, state = offer("-:-:truce.3"), rich_elsewhere(bordering())
    assert gain(state, CARMINE, truce) > 0
    assert gain(state, HELION, truce) > 0


def test_a_player_who_is_in_front_has_to_pay_for_what_is_good_for_both() -> None:
    """One wins: what the front runner, here Carmine, gains by a deal is in part lost to their partner."""
    truce, paid_for = offer("-:-:truce.3"), offer("$50:-:truce.3")
    assert gain(bordering(), CARMINE, truce) == gain(rich_elsewhere(bordering()), CARMINE, truce)
    assert gain(bordering(), HELION, truce) < 0 < gain(rich_elsewhere(bordering()), HELION, truce)
    assert gain(bordering(), HELION, paid_for) > 0


def test_a_truce_of_two_players_is_good_for_one_at_most() -> None:
    state = table(players=2).with_holder("st_n", CARMINE).with_holder("st_s", Seat(1))
    truce = offer("-:-:truce.3", CARMINE, Seat(1))
    assert sum(gain(with_fleet(state, Seat(1), "F1"), seat, truce) for seat in (CARMINE, Seat(1))) < 0


def test_a_truce_with_somebody_far_away_is_worth_nothing() -> None:
    assert gain(table(), CARMINE, offer("-:-:truce.5", to=VERDANT)) == -PRICE


def test_a_miner_pays_for_peace_where_somebody_could_disrupt_it() -> None:
    mining = with_miner(table(), CARMINE, "pl_n")
    besieged = with_fleet(with_fleet(mining, HELION, "G2"), HELION, "G3")
    promise = offer("-:-:nodisrupt.pl_n.0.3")
    assert gain(mining, CARMINE, promise) < 0 < gain(besieged, CARMINE, promise)


def agreed(state: State, terms: str) -> State:
    """The state after Carmine and Helion have agreed on clauses."""
    course = Course(state)
    for clause in read_terms(terms).clauses:
        promises.agree(course, offer(terms), clause)
    return course.state


@pytest.mark.parametrize("clause", ["truce.3", "nodisrupt.pl_n.0.3"])
def test_what_was_promised_already_is_not_paid_for_again(clause: str) -> None:
    besieged = with_fleet(with_fleet(with_miner(bordering(), CARMINE, "pl_n"), HELION, "G3"), HELION, "H2")
    assert gain(besieged, CARMINE, offer(f"-:-:{clause}")) > 0
    assert gain(agreed(besieged, f"-:-:{clause}"), CARMINE, offer(f"-:-:{clause}")) == -PRICE


def test_keeping_out_spares_the_one_and_costs_the_other() -> None:
    state, promise = bordering(), offer("-:-:keepout.1.st_n+fr_nw_n.3")
    assert gain(state, CARMINE, promise) > -PRICE > gain(state, HELION, promise)


def test_a_promise_on_honour_is_worth_half() -> None:
    state, truce = bordering(), offer("-:-:truce.3")
    on_honour = state.changed(options=Options(clause_mode="honour"))
    assert gain(on_honour, CARMINE, truce) + PRICE == pytest.approx((gain(state, CARMINE, truce) + PRICE) / 2)


def test_an_instalment_costs_the_payer_more_than_it_brings() -> None:
    owed = offer("-:-:instalment.0.100.3.turn")
    assert gain(table(), CARMINE, owed) + gain(table(), HELION, owed) < -2 * PRICE


def test_an_instalment_is_worth_what_its_payer_earns() -> None:
    earned = offer(f"-:-:instalment.0.{income_of(table(), CARMINE).cash}.5.turn")
    for promised in ("1000000.5.turn", "1000000.5.turn/instalment.0.1000000.5.turn"):
        assert gain(table(), HELION, offer(f"-:-:instalment.0.{promised}")) == gain(table(), HELION, earned)


def test_what_is_owed_to_others_is_promised_in_vain() -> None:
    clause = Instalment(CARMINE, income_of(table(), CARMINE).cash, 5, "each_turn")
    indebted = table().changed(promises=(Promise((CARMINE, VERDANT), clause, 1, {CARMINE: 5}),))
    assert gain(indebted, HELION, offer("-:-:instalment.0.1000000.5.turn")) == -PRICE


def test_what_is_owed_of_each_delivery_is_promised_in_vain() -> None:
    state = with_miner(table(), CARMINE, "pl_n")
    clause = Instalment(CARMINE, NUMBERS.mining.delivery, 3, "each_delivery")
    indebted = state.changed(promises=(Promise((CARMINE, VERDANT), clause, 1, {CARMINE: 3}),))
    promised = offer("-:-:instalment.0.300.3.delivery")
    assert gain(state, HELION, promised) > 0
    assert gain(indebted, HELION, promised) == -PRICE


def test_capital_guards_are_not_sold_for_paper() -> None:
    assert isinstance(answer(asked(table(), "-:carmine-1+carmine-2:instalment.1.1000000.5.turn"), CARMINE), Decline)


def test_the_word_of_who_has_not_kept_it_is_worth_less() -> None:
    promised = offer("-:-:instalment.0.100.3.turn")
    trusted, doubted = table(), table().changed(broken={"0-1": 2})
    assert gain(doubted, HELION, promised) < gain(trusted, HELION, promised)


def test_what_is_promised_twice_is_worth_as_much_as_once() -> None:
    state = with_fleet(table(), CARMINE, "D1").with_holder("st_n", HELION)
    once, twice = (offer("/".join(["-:-:keepout.0.st_n+cap_ne.5", *more])) for more in ([], ["keepout.0.st_n.5"]))
    assert gain(state, HELION, once) == gain(state, HELION, twice)
    truce, more = offer("-:-:truce.5"), offer("-:-:truce.5/truce.3")
    assert gain(state, HELION, truce) == gain(state, HELION, more)


def test_to_keep_out_of_what_nobody_holds_yet_has_its_price() -> None:
    state = with_fleet(table(), HELION, "E2")
    fence = offer("$100:-:keepout.1.fr_ne_n.5")
    assert gain(state, HELION, fence) < gain(state, HELION, offer("$100:-:note.friends"))


def test_a_deal_that_was_declined_twice_is_not_proposed_again() -> None:
    state = bordering()
    proposed = offers(state, CARMINE)
    assert proposed
    for times, is_asked in ((1, True), (2, False)):
        remembered = {about(Offer("", CARMINE, deal.to, deal.terms, 1)): times for _, deal in proposed}
        found = [deal for _, deal in offers(state.changed(declined=remembered), CARMINE)]
        assert (proposed[0][1] in found) == is_asked


def test_a_note_is_worth_nothing() -> None:
    assert gain(table(), CARMINE, offer("-:-:note.friends")) == -PRICE


# Winning


def test_nobody_helps_a_player_who_could_win_next_turn() -> None:
    rich = table().with_player(HELION, cash=6500)
    assert gain(rich, CARMINE, offer("$500:fr_ne_n+st_n:-")) < -10_000


def test_nobody_sells_the_last_territories_to_a_domination() -> None:
    wide = table().with_holder("st_n", CARMINE)
    for area in ("fr_ne_n", "fr_ne_e", "st_e", "pc_e", "wormhole", "pc_w"):
        wide = wide.with_holder(area, HELION)
    assert gain(wide, CARMINE, offer("st_n:$1000:-")) < -10_000


def test_a_deal_that_wins_is_worth_any_price() -> None:
    rich = table().with_player(CARMINE, cash=6900)
    assert gain(rich, CARMINE, offer("carmine-1:$100:-")) > 10_000


def test_what_helps_the_leader_is_worth_less() -> None:
    leading = table().with_player(HELION, cash=5000)
    sale = offer("st_n:$1000:-")
    ahead, even = (state.with_holder("st_n", CARMINE) for state in (leading, table(round_number=1)))
    assert gain(ahead, CARMINE, sale) <= gain(even, CARMINE, sale)


def leading(seat: Seat) -> State:
    """A border as above, and one of the two has three turns at most to a win."""
    return bordering().with_player(seat, cash=5500)


@pytest.mark.parametrize("clause", ["truce.1", "truce.5", "keepout.0.fr_ne_n.2", "nodisrupt.pl_n.1.3"])
def test_nobody_ties_his_hands_against_somebody_who_is_about_to_win(clause: str) -> None:
    state = with_miner(leading(HELION), HELION, "pl_n")
    assert gain(state, CARMINE, offer(f"-:$1000:{clause}", CARMINE, HELION)) < -10_000
    assert answer(asked(state, f"$1000:-:{clause}"), CARMINE) == Decline()


@pytest.mark.parametrize("leader", [CARMINE, HELION])
def test_no_truce_is_offered_where_one_side_is_about_to_win(leader: Seat) -> None:
    assert all(not order.clauses for _, order in offers(leading(leader), CARMINE))


# Answering


def test_a_gift_is_accepted() -> None:
    assert answer(asked(table(), "$500:-:-"), CARMINE) == Accept()


def test_robbery_is_declined() -> None:
    assert answer(asked(table(), "-:$500:-"), CARMINE) == Decline()


def test_too_low_a_price_is_countered_with_one_that_suits_both() -> None:
    state = with_fleet(with_miner(table(), HELION, "pl_n"), CARMINE, "E2")
    state = with_fleet(with_fleet(state, CARMINE, "E3"), CARMINE, "G3")
    reply = answer(asked(state, "-:-:nodisrupt.pl_n.1.3"), CARMINE)
    assert isinstance(reply, Counter)
    assert reply.get.cash > 0
    counter = Offer("0-1-1", CARMINE, HELION, reply.terms, 1)
    assert min(gain(state, seat, counter) for seat in (CARMINE, HELION)) > 0
    assert GALAXY_EMPIRES.apply(asked(state, "-:-:nodisrupt.pl_n.1.3"), CARMINE, reply)


def test_there_is_one_counter_offer_and_no_more() -> None:
    state = with_fleet(with_miner(table(), HELION, "pl_n"), CARMINE, "E2")
    state = with_fleet(with_fleet(state, CARMINE, "E3"), CARMINE, "G3")
    assert answer(asked(state, "-:-:nodisrupt.pl_n.1.3", counters=1), CARMINE) == Decline()


# Offering


@cache
def turns() -> list[State]:
    """Positions of a game in which somebody begins to act."""
    return [moment.state for moment in contract.moments(CASE) if moment.state.pending is None]


def test_neighbours_are_offered_a_truce() -> None:
    (_, first), *_ = offers(bordering(), CARMINE)
    assert (first.to, str(first.clauses[0])) == (HELION, "truce.3")


def test_money_is_offered_for_the_points_that_a_war_lacks() -> None:
    state = table(round_number=5).with_player(CARMINE, pp=6).with_player(HELION, pp=15)
    ((_, buying),) = offers(state, CARMINE)
    assert (buying.to, buying.get.pp, buying.give.cash > 0) == (HELION, 4, True)


def test_a_miner_offers_money_for_peace() -> None:
    mining = with_miner(table(), CARMINE, "pl_n")
    besieged = with_fleet(with_fleet(mining, HELION, "G2"), HELION, "G3")
    bought = [order for _, order in offers(besieged, CARMINE) if str(order.clauses[0]) == "nodisrupt.pl_n.0.3"]
    assert bought[0].give.cash > 0


def test_every_offer_can_be_made_and_is_good_for_both_as_far_as_its_maker_can_tell() -> None:
    made = [(state, value, order) for state in turns() for value, order in offers(state, state.turn.seat)]
    assert made
    for state, value, order in made:
        seat = state.turn.seat
        proposed = GALAXY_EMPIRES.apply(state, seat, order).state
        assert isinstance(proposed.pending, Proposal)
        assert value == gain(state, seat, proposed.pending.offer) > 0
        assert gain(state, order.to, proposed.pending.offer, knowing=seat) > 0


def test_who_has_plans_of_his_own_declines_what_seems_good_for_both() -> None:
    (_, order), *_ = offers(bordering(), CARMINE)
    warlike = bordering().with_player(HELION, drawn=2).with_hand(HELION, (Card(1, "M22"), Card(2, "M26")))
    proposed = GALAXY_EMPIRES.apply(warlike, CARMINE, order).state
    assert answer(proposed, HELION) == Decline()


def goods_of(orders: list[Propose]) -> set[str]:
    """What is to change hands, by its kind."""
    baskets = [basket for order in orders for basket in (order.give, order.get)]
    kinds = ("cash", "pp", "territories", "fleets", "missions")
    return {kind for kind in kinds if any(getattr(basket, kind) for basket in baskets)}


def proposed_by(state: State, seat: Seat = CARMINE) -> list[Propose]:
    return [order for _, order in offers(state, seat)]


def test_a_territory_is_sold_to_who_can_hold_it() -> None:
    state = table().with_holder("st_n", CARMINE).with_holder("fr_ne_n", HELION).with_player(HELION, cash=2000)
    for tile in ("H1", "H2", "G1"):
        state = with_fleet(state, HELION, tile)
    state = rich_elsewhere(with_fleet(with_fleet(state, VERDANT, "E3"), VERDANT, "G3"))
    assert any("st_n" in order.give.territories and order.get.cash for order in proposed_by(state))


def test_fleets_are_sold_by_who_has_many_to_who_has_few() -> None:
    state = table().without_fleets(*TILES_OF["cap_ne"][:4]).with_player(HELION, cash=2000)
    for tile in ("C3", "D1", "D2", "C4", "B5", "B4"):
        state = with_fleet(state, CARMINE, tile)
    assert any(order.give.fleets and order.to == HELION for order in proposed_by(state))


def test_a_price_beyond_the_purse_is_paid_in_instalments() -> None:
    state = table().without_fleets(*TILES_OF["cap_ne"][:4]).with_player(HELION, cash=100)
    for tile in ("C3", "D1", "D2", "C4", "B5", "B4"):
        state = with_fleet(state, CARMINE, tile)
    for area in ("fr_ne_n", "fr_ne_e", "st_e", "st_n"):
        state = state.with_holder(area, HELION)
    sold = [order for order in proposed_by(state) if order.give.fleets and order.to == HELION]
    assert any(isinstance(clause, Instalment) for order in sold for clause in order.clauses)


def test_missions_without_hope_are_for_sale() -> None:
    state = table().with_player(CARMINE, drawn=2, pp=15).with_player(HELION, pp=15)
    state = state.with_hand(CARMINE, (Card(1, "M31"), Card(2, "M12")))
    assert "missions" in goods_of(proposed_by(state.without_fleets(*TILES_OF["cap_nw"][:4])))


def test_a_mission_of_little_use_is_a_part_of_the_price() -> None:
    mining = with_miner(table(mission_pay="half"), CARMINE, "pl_n")
    besieged = with_fleet(with_fleet(mining, HELION, "G2"), HELION, "G3")
    paid, *_ = proposed_by(besieged)
    with_hand = besieged.with_player(CARMINE, drawn=1).with_hand(CARMINE, (Card(1, "M31"),))
    best, *_ = proposed_by(with_hand)
    assert (best.clauses, best.give.missions) == (paid.clauses, (1,))
    assert best.give.cash < paid.give.cash


def test_there_are_few_offers_and_the_best_comes_first() -> None:
    for state in turns():
        values = [value for value, _ in offers(state, state.turn.seat)]
        assert len(values) <= MOST_OFFERS
        assert values == sorted(values, reverse=True)


def test_an_offer_that_was_turned_down_is_not_made_again_in_the_turn() -> None:
    state = bordering()
    assert offers(state.with_turn(proposals=1), CARMINE) == offers(state, CARMINE)[1:]


@pytest.mark.parametrize(
    "state",
    [
        bordering().with_turn(actions=0),
        bordering().with_turn(proposals=NUMBERS.trade.max_proposals_per_turn),
        bordering().with_player(CARMINE, pp=2),
    ],
    ids=["no action", "enough proposals", "no points"],
)
def test_who_may_not_propose_has_no_offers(state: State) -> None:
    assert offers(state, CARMINE) == []


def test_hands_and_deck_of_others_change_no_judgement() -> None:
    for state in turns()[::5]:
        seat = state.turn.seat
        hidden = state.changed(
            deck=state.deck[::-1],
            hands=tuple(
                hand if owner == seat else tuple(replace(card, mission="M01", progress=1) for card in hand)
                for owner, hand in enumerate(state.hands)
            ),
            discards=tuple(card if card.shown else Discard("M01", shown=False) for card in state.discards),
        )
        assert offers(hidden, seat) == offers(state, seat)
