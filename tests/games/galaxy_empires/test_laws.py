"""Laws that hold after every action of every game, whatever is played: checked on games played by chance."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import pairwise

import pytest

from stellarch.core import Event, Refused, Seat
from stellarch.games.galaxy_empires import GALAXY_EMPIRES
from stellarch.games.galaxy_empires.actions import AnyAction, Deploy, Disrupt, DrawMission, Move, read_action
from stellarch.games.galaxy_empires.data import AREAS, NUMBERS, Kind
from stellarch.games.galaxy_empires.events import (
    Claimed,
    DealMade,
    Delivered,
    Deployed,
    Disrupted,
    Eliminated,
    FleetLost,
    GameWon,
    IncomePaid,
    InstalmentPaid,
    MissionCompleted,
    WarEnded,
)
from stellarch.games.galaxy_empires.galaxy import AREA_OF, PLANETS, TILES, kind_of
from stellarch.games.galaxy_empires.position import read_position, write_position
from stellarch.games.galaxy_empires.rules.winning import has_bounty, has_domination
from stellarch.games.galaxy_empires.state import Errands, State, War
from tests.cases import for_each
from tests.games.galaxy_empires.random_games import CASES, Case, moments, played
from tests.rules.galaxy_empires.given import assert_sound

every_game = for_each("case", CASES)
apply, legal = GALAXY_EMPIRES.apply, GALAXY_EMPIRES.legal


# The invariants of section 18


@every_game
def test_the_position_is_sound(case: Case) -> None:
    for moment in moments(case):
        assert_sound(moment.step.state)


@every_game
@pytest.mark.rule("GE-1.8", "GE-1.9")
def test_every_fleet_stands_where_fleets_may_stand(case: Case) -> None:
    """One on a tile, since a tile has one place for a fleet; none is there twice."""
    for state in states(case):
        names = [fleet.name for fleet in state.fleets.values()]
        assert len(names) == len(set(names))
        assert all(kind_of(tile) is not Kind.BLACK_HOLE for tile in state.fleets)
        assert not any(state.galaxy.is_closed(AREA_OF[tile]) for tile in state.fleets)


@every_game
def test_fleets_belong_to_the_holder_of_their_ground(case: Case) -> None:
    """Fleets on their way (after a war or a deal) apart, and no ground is anybody's in neutral zones and on planets."""
    for state in states(case):
        on_their_way = [errand.at for errand in state.pending.returning] if isinstance(state.pending, Errands) else []
        for tile, fleet in state.fleets.items():
            if AREA_OF[tile] in state.galaxy.territories and tile not in on_their_way:
                assert state.holders[AREA_OF[tile]] == fleet.owner, f"{tile} in {write_position(state)}"


@every_game
@pytest.mark.rule("GE-11.2")
def test_miners_and_contracts_match(case: Case) -> None:
    for state in states(case):
        assert set(state.contracts) == {tile for tile in state.fleets if AREA_OF[tile] in PLANETS}
        assert all(0 <= left <= NUMBERS.mining.deliveries for left in state.contracts.values())
        assert all(len(state.contracts_of(seat)) <= NUMBERS.limits.mining_fleets_per_player for seat in state.seats)


@every_game
@pytest.mark.rule("GE-1.12", "GE-13.2")
def test_money_is_never_short_and_points_are_never_too_many(case: Case) -> None:
    for state in states(case):
        assert all(player.cash >= 0 for player in state.players)
        assert all(0 <= player.pp <= NUMBERS.limits.pp_max for player in state.players)


@every_game
@pytest.mark.rule("GE-10.1")
def test_a_home_capital_is_held_by_its_player_or_the_player_is_out(case: Case) -> None:
    for state in states(case):
        lost = {captured(state)}
        for seat, player in enumerate(state.players):
            if player.alive:
                assert state.holders.get(player.home) == seat or player.home in lost
            else:
                assert not state.fleets_of(Seat(seat))
                assert not state.territories(Seat(seat))
                assert (player.cash, player.pp, state.hands[seat]) == (0, 0, ())


def captured(state: State) -> str | None:
    """Where survivors still take their places: only then is the player whose home it was eliminated (GE-9.22)."""
    won = state.pending.fact if isinstance(state.pending, Errands) else None
    return won.area if isinstance(won, WarEnded) else None


@every_game
def test_the_whole_deck_is_there(case: Case) -> None:
    whole = Counter(GALAXY_EMPIRES.start(case.options, case.players, case.seed).state.deck)
    for state in states(case):
        hands = [card.mission for hand in state.hands for card in hand]
        assert Counter([*state.deck, *hands, *(card.mission for card in state.discards)]) == whole
        assert all(len(hand) <= NUMBERS.limits.missions_in_hand for hand in state.hands)


@every_game
def test_offers_stand_between_two_who_live(case: Case) -> None:
    for state in states(case):
        made = Counter(offer.maker for offer in state.offers)
        assert all(number <= NUMBERS.trade.standing_offers_per_seat for number in made.values())
        assert all(state.players[seat].alive for offer in state.offers for seat in offer.parties)
        assert len({offer.name for offer in state.offers}) == len(state.offers)


@every_game
def test_a_promise_that_runs_binds_two_who_live(case: Case) -> None:
    for state in states(case):
        for promise in state.promises:
            if promise.fate == "running":
                assert all(state.players[seat].alive for seat in promise.parties)
                assert any(promise.left.values())


# Nothing comes from nowhere


@every_game
def test_money_comes_and_goes_by_events(case: Case) -> None:
    for before, seat, action, step in moments(case):
        owed = ledger(step.events)
        gone = {event.seat for event in step.events if isinstance(event, Eliminated)}
        for each in before.seats:
            if each not in gone:
                change = step.state.players[each].cash - before.players[each].cash
                assert change == owed[each], f"{seat} {action} in {write_position(before)}"


def ledger(events: tuple[Event, ...]) -> dict[int, int]:
    """What each seat gained or spent, as told by what happened."""
    owed: dict[int, int] = defaultdict(int)
    for event in events:
        for seat, amount in _amounts(event):
            owed[seat] += amount
    return owed


def _amounts(event: Event) -> Iterator[tuple[Seat, int]]:
    match event:
        case IncomePaid(seat, cash) | Delivered(seat, _, cash) | MissionCompleted(seat, _, cash):
            yield seat, cash
        case Deployed(seat, _, _, cost) | Disrupted(seat, _, _, cost):
            yield seat, -cost
        case InstalmentPaid(payer, payee, amount):
            yield from ((payer, -amount), (payee, amount))
        case DealMade(maker, to, terms):
            yield from ((maker, terms.get.cash - terms.give.cash), (to, terms.give.cash - terms.get.cash))
        case WarEnded(outcome="won", attacker=seat, cash=cash) | WarEnded(outcome="lost", defender=seat, cash=cash):
            yield seat, cash
        case WarEnded(outcome="surrendered", attacker=attacker, defender=defender, cash=cash):
            yield from ((attacker, cash), (defender, -cash))


@every_game
@pytest.mark.rule("GE-9.9")
def test_fleets_come_and_go_by_events(case: Case) -> None:
    for before, _, _, step in moments(case):
        came = {event.fleet for event in step.events if isinstance(event, Deployed)}
        lost = {event.fleet for event in step.events if isinstance(event, FleetLost)}
        gone = {event.seat for event in step.events if isinstance(event, Eliminated)}
        had, has = names_of(before), names_of(step.state)
        assert has.keys() - had.keys() <= came
        for name in had.keys() - has.keys():
            assert name in lost or had[name] in gone


def names_of(state: State) -> dict[str, Seat]:
    return {fleet.name: fleet.owner for fleet in state.fleets.values()}


@every_game
def test_flags_come_and_go_by_events(case: Case) -> None:
    for before, _, _, step in moments(case):
        taken = {event.area for event in step.events if isinstance(event, Claimed | WarEnded)}
        sold = {
            area
            for event in step.events
            if isinstance(event, DealMade)
            for area in (*event.terms.give.territories, *event.terms.get.territories)
        }
        gone = {event.seat for event in step.events if isinstance(event, Eliminated)}
        for area in AREAS:
            was, now = before.holders.get(area), step.state.holders.get(area)
            assert was == now or area in taken | sold or (now is None and was in gone)


# Who is to act, and what is listed


@every_game
@pytest.mark.rule("GE-17.9")
def test_exactly_one_decision_is_owed(case: Case) -> None:
    """By one seat; in a live war by both sides."""
    for state in states(case):
        waiting = GALAXY_EMPIRES.waiting_on(state)
        fought_live = isinstance(state.pending, War) and state.pending.live
        assert len(waiting) == (0 if state.over else 2 if fought_live else 1)
        for seat in state.seats:
            assert bool(legal(state, seat)) is (seat in waiting)
        for seat in waiting:
            apply(state, seat, GALAXY_EMPIRES.default(state, seat))


@every_game
@pytest.mark.rule("GE-17.8", "GE-6.2")
def test_an_order_is_listed_or_refused(case: Case) -> None:
    for moment in moments(case)[::30]:
        state = moment.state
        for seat in GALAXY_EMPIRES.waiting_on(state):
            listed = set(map(str, legal(state, seat)))
            for order in conceivable(state, seat):
                rule = refusal(state, seat, order)
                assert (rule is None) == (str(order) in listed), f"{order} in {write_position(state)}"
                assert rule is None or GALAXY_EMPIRES.rulebook.get(rule) is not None


def conceivable(state: State, seat: Seat) -> Iterator[AnyAction]:
    """Orders of the kinds that are all listed; a second form that means the same is not."""
    yield from (Move(origin, target) for origin in state.fleets_of(seat) for target in TILES)
    yield from (Deploy(tile) for tile in TILES)
    yield from (Disrupt(planet) for planet in PLANETS)
    yield from (DrawMission(discard) for discard in (None, 1, 2, 3))


def refusal(state: State, seat: Seat, order: AnyAction) -> str | None:
    """The rule that forbids an order; None where it is accepted."""
    try:
        apply(state, seat, order)
    except Refused as refused:
        return refused.rule or "no rule"
    return None


@every_game
def test_an_order_out_of_place_is_refused_and_changes_nothing(case: Case) -> None:
    """Orders of other moments, given by anybody: accepted or refused, and the state is as it was."""
    played_here = moments(case)
    for number, moment in enumerate(played_here[::10]):
        saved = GALAXY_EMPIRES.save(moment.state)
        for seat in moment.state.seats:
            for other in played_here[number % 5 :: 25]:
                refusal(moment.state, seat, other.action)
        assert GALAXY_EMPIRES.save(moment.state) == saved


# Text, chance, the end


@every_game
def test_every_action_and_position_reads_back(case: Case) -> None:
    for moment in moments(case):
        assert read_action(str(moment.action)) == moment.action
    for state in [*states(case)][::20]:
        assert write_position(read_position(write_position(state), "seed")) == write_position(state)


@every_game
@pytest.mark.rule("GE-19.1")
def test_the_same_seed_gives_the_same_game(case: Case) -> None:
    shorter = case._replace(longest=80)
    for one, other in zip(played(shorter), played(shorter), strict=True):
        assert (one.action, one.step.events) == (other.action, other.step.events)
        assert GALAXY_EMPIRES.save(one.step.state) == GALAXY_EMPIRES.save(other.step.state)


@every_game
@pytest.mark.rule("GE-15.1", "GE-4.8")
def test_nobody_who_has_won_plays_on(case: Case) -> None:
    """A player who has met a condition when all that happened is settled, has won."""
    at_once = case.options.domination_timing == "immediate", case.options.bounty_timing == "immediate"
    for state in states(case):
        if not state.over and state.pending is None:
            assert len(state.living) > 1
            assert not any(at_once[0] and has_domination(state, seat) for seat in state.living)
            assert not any(at_once[1] and has_bounty(state, seat) for seat in state.living)


@every_game
@pytest.mark.rule("GE-15.7")
def test_at_the_end_everybody_has_a_place(case: Case) -> None:
    for state in states(case):
        standings = GALAXY_EMPIRES.standings(state)
        assert sorted(standings.ranks) == [*range(1, case.players + 1)]
        assert standings.over == state.over
        if state.ending is not None:
            assert standings.winners == (state.ending.winner,)


@every_game
def test_the_last_event_of_a_game_says_who_won(case: Case) -> None:
    for moment in moments(case):
        won = [event for event in moment.step.events if isinstance(event, GameWon)]
        assert bool(won) is moment.step.state.over
        assert not won or moment.step.events[-1] == won[0]


@every_game
@pytest.mark.rule("GE-3.3", "GE-3.4")
def test_turns_and_rounds_go_forward(case: Case) -> None:
    for before, after in pairwise(states(case)):
        if before.turn.first == after.turn.first and after.turn.number > 1:
            assert 0 <= after.turn.round - before.turn.round <= 1


def states(case: Case) -> Iterator[State]:
    return (moment.step.state for moment in moments(case))


def test_the_games_show_all_there_is() -> None:
    """Every kind of action is played somewhere in them, but for those that need a rare position."""
    kinds = {type(moment.action).__name__ for case in CASES for moment in moments(case)}
    assert len(kinds) >= 20
