"""The rules against a second program that knows only their text: same choices, same positions, same scores."""

from itertools import product

import pytest
from msgspec.structs import asdict, replace

from stellarch.core import Chance, Hex, Seat
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES, scoring
from stellarch.games.small_star_empires.actions import AnyAction, How, Move, Piece, Refuel, Repair
from stellarch.games.small_star_empires.data import Kind
from stellarch.games.small_star_empires.events import GameEnded, RoundEnded
from stellarch.games.small_star_empires.state import Claim, Standing, State, Supply
from tests.cases import for_each
from tests.games.small_star_empires.random_games import CAMPAIGNS, MIXES, RandomGame, turns
from tests.games.small_star_empires.second_opinion import Naive, Order, Place

FABRICATED = 12
"""Positions drawn by chance for each mix of options."""


def pair(at: Hex) -> Place:
    return at.q, at.r


def naive(state: State) -> Naive:
    """A position as the second program keeps it: plain pairs, letters and words."""
    seats = range(state.players)
    return Naive(
        edition=state.options.edition.value,
        open_borders=state.options.open_borders,
        board={pair(at): kind.value for at, kind in state.board.systems.items()},
        homes=[pair(state.board.homes[Seat(seat)]) for seat in seats],
        owner={pair(at): (claim.seat, claim.piece.value) for at, claim in state.claims.items()},
        hidden={pair(at): tile.value for at, tile in state.face_down.items()},
        shown={pair(at): tile.value for at, tile in state.face_up.items()},
        ships=[sorted((pair(ship.at), ship.damaged) for ship in fleet) for fleet in state.ships],
        colonies=[supply.colonies for supply in state.supplies],
        stations=[supply.stations for supply in state.supplies],
        received=[supply.received for supply in state.supplies],
        turn=None if state.over else state.turn,
        refueling=None if state.refueling is None else pair(state.refueling),
        passed={seat for seat in seats if state.standing[seat] is Standing.PASSED},
        resigned={seat for seat in seats if state.standing[seat] is Standing.RESIGNED},
    )


def order(action: AnyAction) -> Order:
    """An action as the second program writes it."""
    match action:
        case Move(origin=origin, target=target, how=how, place=place):
            return "fly", pair(origin), pair(target), "line" if how is How.LINE else "jump", place.value
        case Repair(origin=origin, target=target, how=how):
            return "fly", pair(origin), pair(target), "line" if how is How.LINE else "jump", "r"
        case Refuel(target=target, place=place):
            return "refuel", pair(target), place.value
        case _:
            return (type(action).__name__.lower(),)


def agree_on_the_score(state: State, other: Naive) -> None:
    assert [asdict(score) for score in scoring.scores(state)] == [other.score(seat) for seat in state.seats]


def agree_in_lock_step(game: RandomGame) -> None:
    """The second program plays the same game by its own rules, and holds the same opinion of every position."""
    other = naive(game.start)
    for number, turn in enumerate(turns(game)):
        assert set(map(order, SMALL_STAR_EMPIRES.legal(turn.before, turn.before.turn))) == other.orders()
        other.play(turn.seat, order(turn.action))
        ended = next((event for event in turn.events if isinstance(event, RoundEnded | GameEnded)), None)
        if ended is not None:
            assert other.turn is None
            assert ended.winners == tuple(seat for seat, rank in enumerate(other.ranks()) if rank == 1)
            assert ended.totals == tuple(map(other.total, turn.before.seats))
            other = naive(turn.after)
        assert other == naive(turn.after)
        if number % 8 == 0 or turn.after.over:
            agree_on_the_score(turn.after, other)


@pytest.mark.parametrize("resigning", [False, True], ids=["to the end", "with resignations"])
@for_each("agreed", MIXES)
def test_the_second_program_agrees_in_every_position(agreed: str, resigning: bool) -> None:
    agree_in_lock_step(RandomGame(agreed, MIXES.index(agreed), resigning))


@for_each("agreed", CAMPAIGNS[::5])
def test_the_second_program_agrees_throughout_a_campaign(agreed: str) -> None:
    agree_in_lock_step(RandomGame(agreed, CAMPAIGNS.index(agreed)))


def fabricated(agreed: str, seed: int) -> State:
    """An end position no game need lead to: few claims and small supplies drawn by chance, so that ties are common."""
    start, chance = RandomGame(agreed, seed).start, Chance(f"fabricated {agreed} {seed}")
    free = [
        at for at, kind in start.board.systems.items() if kind not in (Kind.HOMEWORLD, Kind.WORMHOLE, Kind.BLACK_HOLE)
    ]
    taken = chance.shuffled(free, "taken")[: start.players * chance.choice([0, 1, 2, 6], "number")]
    claims = {
        at: Claim(
            chance.choice(start.seats, "seat", number), chance.choice([Piece.COLONY, Piece.STATION], "piece", number)
        )
        for number, at in enumerate(taken)
    }
    supplies = tuple(
        Supply(*(chance.below(2, "supply", seat, kind) for kind in ("colonies", "stations", "received")))
        for seat in start.seats
    )
    resigns = [chance.below(8, "resigns", seat) == 0 for seat in start.seats]
    return replace(
        start,
        claims={**start.claims, **claims},
        supplies=supplies,
        standing=tuple(Standing.RESIGNED if resigned else Standing.PASSED for resigned in resigns),
        over=True,
        face_down={at: tile for at, tile in start.face_down.items() if at not in claims},
        face_up={at: tile for at, tile in start.face_down.items() if at in claims},
    )


@for_each("agreed", MIXES)
def test_the_second_program_agrees_on_end_positions(agreed: str) -> None:
    for seed in range(FABRICATED):
        state = fabricated(agreed, seed)
        agree_on_the_score(state, naive(state))
        assert list(scoring.standings(state).ranks) == naive(state).ranks()


@pytest.mark.rule("SSE-6.7")
def test_the_end_positions_try_every_tie_break() -> None:
    decided_by = set()
    for seed, agreed in product(range(FABRICATED), MIXES):
        other = naive(fabricated(agreed, seed))
        ours, theirs = other.figures(0), other.figures(1)
        decided_by.add(next((number for number in range(5) if ours[number] != theirs[number]), None))
    assert decided_by == {0, 1, 2, 3, 4, None}
