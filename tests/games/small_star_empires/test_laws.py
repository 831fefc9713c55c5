"""Laws that hold in every game, whatever is agreed and no matter who plays: checked on games played by chance."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from stellarch.core import Event, Hex, Refused, Seat
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES, scoring
from stellarch.games.small_star_empires.actions import AnyAction, Piece
from stellarch.games.small_star_empires.data import Kind, Tile, deck
from stellarch.games.small_star_empires.events import (
    RoundEnded,
    ShipDamaged,
    ShipMoved,
    ShipRepaired,
    SystemClaimed,
    TollPaid,
)
from stellarch.games.small_star_empires.rules.campaign import target
from stellarch.games.small_star_empires.state import Claim, Ship, State
from tests.games.small_star_empires.random_games import (
    CAMPAIGNS,
    MIXES,
    RandomGame,
    Turn,
    conceivable,
    games,
    law,
    moments,
    on_one_board,
    positions,
    turns,
)

legal, apply = SMALL_STAR_EMPIRES.legal, SMALL_STAR_EMPIRES.apply


def rounds(game: RandomGame) -> Iterator[list[Turn]]:
    """The turns of each round; the last of a round that is not the last leads to a newly dealt board."""
    played: list[Turn] = []
    for turn in turns(game):
        played.append(turn)
        if any(isinstance(event, RoundEnded) for event in turn.events):
            yield played
            played = []
    if played:
        yield played


def placed(state: State, seat: Seat, piece: Piece) -> int:
    return sum(claim == (seat, piece) for claim in state.claims.values())


@pytest.mark.rule("SSE-1.4")
@law
@given(games())
def test_every_piece_is_unplaced_placed_or_paid(game: RandomGame) -> None:
    for played in rounds(game):
        start, paid = played[0].before.supplies, Counter[Seat]()
        for turn in played:
            tolls = [event for event in turn.events if isinstance(event, TollPaid)]
            paid.update(toll.seat for toll in tolls)
            if turn.after.board is not turn.before.board:
                break
            for seat, (colonies, stations, _) in zip(turn.after.seats, turn.after.supplies, strict=True):
                assert colonies + placed(turn.after, seat, Piece.COLONY) + paid[seat] == start[seat].colonies
                assert stations + placed(turn.after, seat, Piece.STATION) == start[seat].stations
            assert sum(supply.received for supply in turn.after.supplies) == paid.total()


@pytest.mark.rule("SSE-8.6")
@law
@given(games())
def test_a_colony_paid_is_received_by_the_controller_of_the_system_passed(game: RandomGame) -> None:
    for turn in on_one_board(game):
        received = Counter(event.to for event in turn.events if isinstance(event, TollPaid))
        for seat in turn.before.seats:
            assert turn.after.supplies[seat].received == turn.before.supplies[seat].received + received[seat]
        for toll in turn.events:
            if isinstance(toll, TollPaid):
                assert turn.before.holder(toll.at) == toll.to != toll.seat


@pytest.mark.rule("SSE-1.3")
@law
@given(games())
def test_ships_are_neither_built_nor_lost(game: RandomGame) -> None:
    ships = {2: 4, 3: 3, 4: 2}[game.players]
    assert all(len(fleet) == ships for state in positions(game) for fleet in state.ships)


@pytest.mark.rule("SSE-4.2")
@law
@given(games())
def test_a_claim_never_changes_hands_or_kind(game: RandomGame) -> None:
    for turn in on_one_board(game):
        assert turn.before.claims.items() <= turn.after.claims.items()


@pytest.mark.rule("SSE-7.3")
@law
@given(games())
def test_a_tile_once_turned_up_stays_so_and_none_is_swapped(game: RandomGame) -> None:
    for before, _, _, after, _ in on_one_board(game):
        assert {**before.face_down, **before.face_up} == {**after.face_down, **after.face_up}
        assert before.face_up.items() <= after.face_up.items()


@pytest.mark.rule("SSE-3.9")
@law
@given(games())
def test_a_ship_stands_on_its_owners_system_or_on_an_asteroid_field(game: RandomGame) -> None:
    for state in positions(game):
        for seat, fleet in enumerate(state.ships):
            for ship in fleet:
                assert state.holder(ship.at) == seat or (state.is_asteroid_field(ship.at) and ship.damaged)


@law
@given(games())
def test_who_is_waited_on_has_a_legal_action_and_nobody_else_has(game: RandomGame) -> None:
    for state in positions(game):
        can_act = frozenset(seat for seat in state.seats if legal(state, seat))
        assert can_act == SMALL_STAR_EMPIRES.waiting_on(state)


@law
@given(games())
def test_the_default_action_is_legal(game: RandomGame) -> None:
    for turn in turns(game):
        seat = turn.before.turn
        assert SMALL_STAR_EMPIRES.default(turn.before, seat) in legal(turn.before, seat)


@pytest.mark.rule("SSE-5.2")
@law
@given(games())
def test_every_game_ends(game: RandomGame) -> None:
    pieces, repairs, stops = sum(supply.unplaced for supply in game.start.supplies), 2 * 3, 2
    longest_round = pieces + repairs + stops + 2 * game.players  # a player passes or resigns, or both
    most_rounds = game.players * (target(game.players) - 1) + 1 if game.options.campaign else 1
    longest = most_rounds * longest_round
    assert len(list(islice(turns(game), longest + 1))) <= longest


@pytest.mark.rule("SSE-5.1")
@law
@given(games())
def test_who_is_out_stays_out(game: RandomGame) -> None:
    for turn in on_one_board(game):
        for seat, standing in enumerate(turn.before.standing):
            assert standing == "playing" or turn.after.standing[seat] in (standing, "resigned")
            assert standing == "playing" or turn.after.over or turn.after.turn != seat


def is_accepted(state: State, action: AnyAction) -> bool:
    try:
        apply(state, state.turn, action)
    except Refused:
        return False
    return True


@pytest.mark.rule("SSE-3.1")
@law
@given(moments)
def test_exactly_the_legal_actions_are_accepted(state: State) -> None:
    listed = legal(state, state.turn)
    assert len(set(listed)) == len(listed)
    assert set(listed) == {action for action in conceivable(state) if is_accepted(state, action)}


@law
@given(games())
def test_events_alone_tell_the_whole_game(game: RandomGame) -> None:
    for before, _, _, after, events in on_one_board(game):
        claims, ships = dict(before.claims), [list(fleet) for fleet in before.ships]
        for event in events:
            told(event, claims, ships)
        assert claims == after.claims
        assert tuple(tuple(sorted(fleet)) for fleet in ships) == after.ships


def told(event: Event, claims: dict[Hex, Claim], ships: list[list[Ship]]) -> None:
    """What one who has only heard an event would note down."""
    match event:
        case ShipMoved(seat=seat, origin=origin, target=to):
            moved = next(ship for ship in ships[seat] if ship.at == origin)
            ships[seat][ships[seat].index(moved)] = moved._replace(at=to)
        case ShipDamaged(seat=seat, at=at) | ShipRepaired(seat=seat, at=at):
            changed = next(ship for ship in ships[seat] if ship == (at, isinstance(event, ShipRepaired)))
            ships[seat][ships[seat].index(changed)] = Ship(at, not changed.damaged)
        case SystemClaimed(seat=seat, at=at, piece=piece):
            claims[at] = Claim(seat, piece)


def story(game: RandomGame) -> str:
    """The whole game as one text."""
    return "\n".join(f"{turn.seat} {turn.action} {turn.after} {turn.events}" for turn in turns(game))


@law
@given(games())
def test_the_same_seed_gives_the_same_game(game: RandomGame) -> None:
    assert story(game) == story(game)


@pytest.mark.rule("SSE-9.6")
@pytest.mark.parametrize("hash_seed", ["0", "4711"])
def test_the_same_seed_gives_the_same_game_in_another_process(hash_seed: str) -> None:
    told_games = [RandomGame(mix, seed) for seed, mix in enumerate((*MIXES[::9], *CAMPAIGNS[::20]))]
    program = f"from {__name__} import *\nfor game in {told_games}: print(story(game))"
    heard = subprocess.run(
        [sys.executable, "-c", program],
        cwd=Path(__file__).parents[3],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert heard.stdout == "".join(f"{story(game)}\n" for game in told_games)


@pytest.mark.rule("SSE-6.1")
@law
@given(moments)
def test_a_homeworld_scores_nothing(state: State) -> None:
    for seat in state.seats:
        stars = [at for at in state.controlled(seat) if state.board.systems[at] is not Kind.HOMEWORLD]
        assert scoring.planets(state, seat) == sum(map(state.planets, stars))
        assert state.planets(state.board.homes[seat]) == 0


@pytest.mark.rule("SSE-6.5")
@law
@given(moments)
def test_somebody_has_the_largest_territory(state: State) -> None:
    bonus = scoring.territory_bonus(state)
    assert set(bonus) <= {0, 3}
    assert any(bonus)


@pytest.mark.rule("SSE-6.8")
@law
@given(moments)
def test_the_rows_of_the_score_sheet_add_up(state: State) -> None:
    standings = SMALL_STAR_EMPIRES.standings(state)
    rows: dict[str, Any] = {row.key: row for row in standings.rows}
    parts = (rows["planets"], rows["nebulae"], rows["stations"], rows["bonus"])
    assert rows["total"].values == tuple(map(sum, zip(*(row.values for row in parts), strict=True)))
    bonus = zip(*(row.values for row in rows["bonus"].parts), strict=True)
    assert rows["bonus"].values == tuple(map(sum, bonus))


@pytest.mark.rule("SSE-7.1")
@law
@given(games())
def test_a_tile_lies_on_every_empty_system_and_nowhere_else(game: RandomGame) -> None:
    for state in positions(game):
        tiled = {**state.face_down, **state.face_up}
        empty = state.board.of_kind(Kind.EMPTY) if state.options.unexplored else ()
        assert set(tiled) == set(empty)
        assert Counter(tiled.values()) <= Counter(deck(state.options.deck))
        assert Tile.ASTEROID_FIELD not in {tiled.get(at) for at in state.claims}
