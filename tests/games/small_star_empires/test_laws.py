"""Laws that hold in every game, whatever is agreed and whoever plays: checked on games played by chance."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from stellarch.core import Chance, Event, Hex, Played, Player, Record, Refused, Seat, Table
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES, scoring
from stellarch.games.small_star_empires.actions import (
    AnyAction,
    How,
    Move,
    Pass,
    Piece,
    Refuel,
    Repair,
    Resign,
    Stop,
    read_action,
)
from stellarch.games.small_star_empires.board_text import read_board
from stellarch.games.small_star_empires.data import Kind, Tile, deck
from stellarch.games.small_star_empires.events import (
    GameStarted,
    RoundEnded,
    ShipDamaged,
    ShipMoved,
    ShipRepaired,
    SystemClaimed,
    TollPaid,
)
from stellarch.games.small_star_empires.position import read_position
from stellarch.games.small_star_empires.rules.campaign import target
from stellarch.games.small_star_empires.state import Claim, Ship, State
from tests.games.small_star_empires.random_games import (
    CAMPAIGNS,
    MIXES,
    RandomGame,
    Turn,
    games,
    positions,
    single_games,
    turns,
)
from tests.games.small_star_empires.symmetries import (
    mirror,
    mirrored,
    reordered,
    reseated,
    seen,
    turned,
    turning,
)

law = settings(  # a game is many examples in one, so a quarter of the usual number will do
    max_examples=max(10, settings().max_examples // 4), deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
legal, apply, view = SMALL_STAR_EMPIRES.legal, SMALL_STAR_EMPIRES.apply, SMALL_STAR_EMPIRES.view


def some_position(game: RandomGame, when: float) -> State:
    """One position of a game: 0 is the first, 1 the last."""
    found = list(positions(game))
    return found[int(when * (len(found) - 1))]


moments = st.builds(some_position, games(), st.floats(0, 1))


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


def on_one_board(game: RandomGame) -> Iterator[Turn]:
    """The turns after which the same board still lies on the table."""
    return (turn for turn in turns(game) if not any(isinstance(event, GameStarted) for event in turn.events))


# Nothing is created or lost


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


# Whose turn it is, and when the game ends


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


def conceivable(state: State) -> Iterator[AnyAction]:
    """Every order one could give on this board, sensible or not."""
    for target_, piece in ((at, piece) for at in state.board.systems for piece in Piece):
        yield Refuel(target_, piece)
        for origin in {ship.at for ship in state.ships[state.turn]}:
            yield from (Move(origin, target_, how, piece) for how in How)
    for origin in {ship.at for ship in state.ships[state.turn]}:
        yield from (Repair(origin, at, how) for at in state.board.systems for how in How)
    yield from (Stop(), Pass())


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


# Every text form reads back


@law
@given(games())
def test_actions_read_back(game: RandomGame) -> None:
    for turn in turns(game):
        for action in (*legal(turn.before, turn.before.turn), Resign()):
            assert read_action(str(action)) == action
            assert eval(repr(action)) == action
            assert SMALL_STAR_EMPIRES.read_plain(msgspec.to_builtins(action)) == action


@law
@given(games())
def test_positions_and_boards_read_back(game: RandomGame) -> None:
    for state in positions(game):
        assert str(read_position(str(state))) == str(state)
        assert str(eval(repr(state))) == str(state)
        assert read_board(str(state.board)) == state.board
        assert eval(repr(state.board)) == state.board


@law
@given(single_games())
def test_records_read_back(game: RandomGame) -> None:
    table = Table(SMALL_STAR_EMPIRES, game.players, game.seed, game.options)
    for turn in turns(game):
        table.play(turn.action, turn.seat)
        record = table.record()
        assert Record.read(record.to_text()) == record
        assert Record.read(record.to_json()) == record
    assert Table.from_record(SMALL_STAR_EMPIRES, table.record()).states == table.states


names = st.one_of(
    st.text(st.characters(exclude_categories=["Cs"]), max_size=80),
    st.text(' a"\\[]{};\n\r\t\v\x85\u2028\u2029', max_size=20),  # what quotes, ends lines or begins comments
)


@law
@given(names, names)
def test_records_read_back_whatever_the_players_are_called(one: str, other: str) -> None:
    record = Table(SMALL_STAR_EMPIRES, seed=1, names=[Player(one), Player(other, "bot")]).record()
    record = replace(record, actions=(Played(0, "d6>d9:c"),))
    assert Record.read(record.to_text()) == record
    assert Record.read(record.to_json()) == record


@law
@given(games())
def test_a_saved_game_goes_on_as_if_nothing_had_happened(game: RandomGame) -> None:
    for turn in turns(game):
        restored = SMALL_STAR_EMPIRES.restore(SMALL_STAR_EMPIRES.save(turn.before))
        assert restored == turn.before
        assert legal(restored, restored.turn) == legal(turn.before, turn.before.turn)
        assert apply(restored, turn.seat, turn.action) == (turn.after, turn.events)
        if turn.after.over:
            assert SMALL_STAR_EMPIRES.restore(SMALL_STAR_EMPIRES.save(turn.after)) == turn.after


# No rule knows east from west or red from green


@law
@given(games(), st.integers(1, 5))
def test_turning_the_board_turns_the_game(game: RandomGame, sixths: int) -> None:
    for before, seat, action, after, _ in on_one_board(game):
        given_turned = turned(before, sixths)
        moves = {seen(move, turning(sixths)) for move in legal(before, before.turn)}
        assert set(legal(given_turned, before.turn)) == moves
        assert apply(given_turned, seat, seen(action, turning(sixths))).state == turned(after, sixths)
        assert scoring.scores(turned(after, sixths)) == scoring.scores(after)


@law
@given(games())
def test_the_game_in_a_mirror_is_the_same_game(game: RandomGame) -> None:
    for before, seat, action, after, _ in on_one_board(game):
        given_mirrored = mirrored(before)
        moves = {seen(move, mirror) for move in legal(before, before.turn)}
        assert set(legal(given_mirrored, before.turn)) == moves
        assert apply(given_mirrored, seat, seen(action, mirror)).state == mirrored(after)
        assert scoring.scores(mirrored(after)) == scoring.scores(after)


@law
@given(moments, st.data())
def test_renaming_the_seats_renames_moves_scores_and_ranks(state: State, data: st.DataObject) -> None:
    new = data.draw(st.permutations(state.seats))
    renamed = reseated(state, new)
    assert legal(renamed, new[state.turn]) == legal(state, state.turn)
    assert scoring.scores(renamed) == reordered(scoring.scores(state), new)
    assert scoring.standings(renamed).ranks == reordered(scoring.standings(state).ranks, new)


# What is hidden stays hidden


def with_other_secrets(state: State, seed: str) -> State:
    """The same position to all who play, with other tiles face down and another seed."""
    tiles = Chance(seed).shuffled(deck(15), "secrets")
    return replace(state, chance=Chance(seed), face_down=dict(zip(state.face_down, tiles, strict=False)))


def refusals(state: State) -> list[tuple[type, str | None, str, str, tuple[str, ...]]]:
    """What every conceivable order that is refused is refused with."""
    found = []
    for action in conceivable(state):
        try:
            apply(state, state.turn, action)
        except Refused as refused:
            found.append((type(refused), refused.rule, str(refused), refused.why.fr, refused.about))
    return found


@pytest.mark.rule("SSE-7.10")
@law
@given(moments, st.integers())
def test_no_secret_shows_in_a_view_a_text_a_choice_or_a_refusal(state: State, seed: int) -> None:
    other = with_other_secrets(state, str(seed))
    for seat in (*state.seats, None):
        assert view(other, seat) == view(state, seat)
    assert (str(other), repr(other)) == (str(state), repr(state))
    assert legal(other, state.turn) == legal(state, state.turn)
    assert SMALL_STAR_EMPIRES.standings(other) == SMALL_STAR_EMPIRES.standings(state)
    assert refusals(other) == refusals(state)


def as_seen(events: tuple[Event, ...], seat: Seat | None) -> list[Event | None]:
    return [event.seen_by(seat) for event in events]


@pytest.mark.rule("SSE-7.10")
@law
@given(games(), st.integers())
def test_no_event_tells_of_a_tile_that_stays_face_down(game: RandomGame, seed: int) -> None:
    for turn in turns(game):
        if not any(event.reveals for event in turn.events):
            other = apply(with_other_secrets(turn.before, str(seed)), turn.seat, turn.action)
            for seat in (*turn.before.seats, None):
                assert as_seen(other.events, seat) == as_seen(turn.events, seat)


@law
@given(moments, st.integers())
def test_an_imagined_state_looks_the_same_and_holds_tiles_of_the_same_deck(state: State, seed: int) -> None:
    for seat in (*state.seats, None):
        imagined = SMALL_STAR_EMPIRES.imagine(view(state, seat), str(seed))
        assert view(imagined, seat) == view(state, seat)
        assert legal(imagined, state.turn) == legal(state, state.turn)
        assert imagined.face_down.keys() == state.face_down.keys()
        tiles = Counter([*imagined.face_down.values(), *imagined.face_up.values()])
        assert tiles <= Counter(deck(state.options.deck))


@law
@given(games(), st.integers())
def test_events_alone_tell_the_whole_game(game: RandomGame, seed: int) -> None:
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


# Chance follows from the seed alone


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


# Scores


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
