"""SSE-8: the campaign, open borders and how variants combine; SSE-R9, and SSE-R13 in a campaign. A row begins at g7."""

from collections.abc import Sequence
from itertools import product

import msgspec
import pytest

from stellarch.core import BadOptions, Chance, Seat, Step
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES, dealing, scoring
from stellarch.games.small_star_empires.actions import Piece, Resign
from stellarch.games.small_star_empires.actions import read_action as order
from stellarch.games.small_star_empires.board import Board, HomeTile, MainTile
from stellarch.games.small_star_empires.board_text import read_board
from stellarch.games.small_star_empires.data import Edition, Kind
from stellarch.games.small_star_empires.events import GameEnded, GameStarted, Passed, RoundEnded, ShipMoved, TollPaid
from stellarch.games.small_star_empires.fairness import fairness
from stellarch.games.small_star_empires.names import read_name
from stellarch.games.small_star_empires.options import LayoutName, Options
from stellarch.games.small_star_empires.rules.choices import legal
from stellarch.games.small_star_empires.rules.play import apply
from stellarch.games.small_star_empires.setup import start
from stellarch.games.small_star_empires.state import NEWEST_RULES, Campaign, Claim, Ship, Standing, State, Supply
from stellarch.games.small_star_empires.validation import check, faults_only
from tests.cases import for_each
from tests.positions import FULL, SEAT_A, SEAT_B, SEAT_C, SEAT_D, line, position
from tests.rules.small_star_empires.played import after, choices, events_of, refusal

NO_PIECES = Supply(0, 0)


# SSE-8.1 to 8.5: the campaign


def campaign(players: int, seed: str = "campaign", options: Options | None = None, rules: int = NEWEST_RULES) -> State:
    """The first round of a campaign."""
    chosen = msgspec.structs.replace(options or Options(), campaign=True)
    return start(chosen, players, seed, rules).state


def won_by(state: State, winner: Seat) -> Step[State]:
    """The round goes to one seat, since all the others resign (SSE-R13)."""
    step = Step(state)
    for loser in state.seats:
        if loser != winner:
            step = apply(step.state, loser, Resign())
    return step


def after_rounds(state: State, *winners: Seat) -> State:
    for winner in winners:
        state = won_by(state, winner).state
    return state


def last_round(drawing: str, wins: tuple[int, ...], supplies: Sequence[Supply], *, open_borders: bool = False) -> State:
    """A drawn position in the round of a campaign that follows these wins."""
    drawn = position(drawing, supplies=supplies, campaign=True, open_borders=open_borders)
    return msgspec.structs.replace(drawn, campaign=Campaign(1 + sum(wins), SEAT_A, wins))


SUPPLIES = [(2, Supply(14, 4)), (3, Supply(12, 3)), (4, Supply(10, 2))]


@pytest.mark.rule("SSE-8.1")
@pytest.mark.parametrize(("players", "supply"), SUPPLIES)
def test_what_each_player_starts_a_campaign_with(players: int, supply: Supply) -> None:
    assert campaign(players).supplies == (supply,) * players


@pytest.mark.rule("SSE-8.2")
@pytest.mark.parametrize(("players", "supply"), SUPPLIES)
def test_a_win_is_a_point_and_one_colony_fewer_in_the_next_round(players: int, supply: Supply) -> None:
    following = after_rounds(campaign(players), SEAT_B)
    assert following.campaign is not None
    assert following.campaign.wins == tuple(int(seat == SEAT_B) for seat in following.seats)
    assert following.supplies[SEAT_A] == supply
    assert following.supplies[SEAT_B] == supply._replace(colonies=supply.colonies - 1)


@pytest.mark.rule("SSE-8.2")
def test_a_colony_in_the_win_pile_is_gone_for_every_later_round() -> None:
    later = after_rounds(campaign(2), SEAT_A, SEAT_A, SEAT_B)
    assert later.supplies == (Supply(12, 4), Supply(13, 4))


@pytest.mark.rule("SSE-8.2")
def test_the_round_goes_to_the_player_with_most_points() -> None:
    given = last_round("Ha* 3   _   1b  Hb", (0, 0), [Supply(1, 0), NO_PIECES])
    ended = next(event for event in events_of(given, "g7>g8:c") if isinstance(event, RoundEnded))
    assert ended == RoundEnded(1, winners=(SEAT_A,), totals=(6, 4), wins=(1, 0))


TARGETS = [(2, 5), (3, 4), (4, 3)]


@pytest.mark.rule("SSE-8.3")
@pytest.mark.parametrize(("players", "target"), TARGETS)
def test_the_campaign_is_won_at_its_target(players: int, target: int) -> None:
    before = after_rounds(campaign(players), *[SEAT_B] * (target - 1))
    assert not before.over
    won = won_by(before, SEAT_B)
    assert won.state.over
    assert SMALL_STAR_EMPIRES.waiting_on(won.state) == frozenset()
    assert SMALL_STAR_EMPIRES.standings(won.state).winners == (SEAT_B,)
    assert won.events[-1] == GameEnded((SEAT_B,), tuple(target * (seat == SEAT_B) for seat in before.seats))


@pytest.mark.rule("SSE-8.3")
def test_the_win_piles_decide_and_not_the_last_round() -> None:
    given = last_round("Ha* 1   _   3b  Hb", (2, 4), [Supply(1, 0), NO_PIECES])
    ended = after(given, "g7>g8:c")
    assert SMALL_STAR_EMPIRES.standings(ended).winners == (SEAT_B,)
    assert SMALL_STAR_EMPIRES.standings(ended).row("wins") == (2, 5)


@pytest.mark.rule("SSE-8.4")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_moves_on_one_seat_each_round(first: int) -> None:
    rounds = [campaign(3, options=Options(first_player=2 if first == 2 else 1 if first else 0))]
    for winner in (SEAT_A, SEAT_B, SEAT_C):
        rounds.append(won_by(rounds[-1], winner).state)
    assert [state.turn for state in rounds] == [(first + number) % 3 for number in range(4)]


def slots(board: Board) -> list[tuple[object, ...]]:
    """Where tiles and holes lie, whatever main tiles they are."""
    main = [(tile.at, tile.on_top) for tile in board.tiles if isinstance(tile, MainTile)]
    homes = [(tile.at, tile.seat, tile.empty) for tile in board.tiles if isinstance(tile, HomeTile)]
    return [*main, *homes]


@pytest.mark.rule("SSE-8.4")
@pytest.mark.parametrize(
    ("players", "layout"),
    [(2, None), (2, "narrow_two_players"), (3, None), (4, None), (4, "star_four_players"), (4, "three_galaxies")],
)
def test_each_round_has_a_fresh_board_of_the_same_layout(players: int, layout: LayoutName | None) -> None:
    first = campaign(players, options=Options(layout=layout))
    boards = [first.board, after_rounds(first, SEAT_A).board, after_rounds(first, SEAT_A, SEAT_B).board]
    assert len(set(boards)) == 3
    assert all(slots(board) == slots(boards[0]) for board in boards)
    assert not any(faults_only(check(board, players)) for board in boards)


@pytest.mark.rule("SSE-8.4")
def test_a_new_round_begins_like_a_game() -> None:
    first = campaign(3)
    following = won_by(first.with_claim(read_name("g7"), Claim(SEAT_A, Piece.COLONY)), SEAT_C)
    state, homes = following.state, following.state.board.homes
    assert state.claims == {at: Claim(seat, Piece.HOMEWORLD) for seat, at in homes.items()}
    assert state.ships == tuple((Ship(homes[seat]),) * 3 for seat in state.seats)
    assert following.events[-1] == GameStarted(str(state.board), state.turn, round=2)


@pytest.mark.rule("SSE-8.4")
@pytest.mark.parametrize(
    "options", [Options(holes=False), Options(unexplored=True, deck=14), Options(open_borders=True)], ids=str
)
def test_the_options_hold_for_every_round(options: Options) -> None:
    first = campaign(2, options=options)
    following = after_rounds(first, SEAT_A)
    assert following.options == first.options
    assert [tile.on_top for tile in following.board.tiles if isinstance(tile, MainTile)] == [
        tile.on_top for tile in first.board.tiles if isinstance(tile, MainTile)
    ]
    assert set(following.face_down) == set(first.face_down)


@pytest.mark.rule("SSE-8.4")
def test_the_unexplored_tiles_are_dealt_afresh_each_round() -> None:
    first = campaign(4, options=Options(holes=False, unexplored=True))
    following = after_rounds(first, SEAT_A)
    assert not following.face_up
    assert list(following.face_down.values()) != list(first.face_down.values())


@pytest.mark.rule("SSE-8.4")
@pytest.mark.rule("SSE-9.7")
def test_every_round_is_dealt_at_least_as_fair_as_asked() -> None:
    first = campaign(4, options=Options(fairness=0.94))
    rounds = [first, *(after_rounds(first, *[SEAT_A, SEAT_B, SEAT_C][:count]) for count in (1, 2, 3))]
    assert all(fairness(state.board).figure >= 0.94 for state in rounds)


GIVEN = "r.d8Bb0O.e10Ea0X.g7Ca2.h9Da5O.j6Ab5.d6Ha4.j8Hb1"


FOUR = str(campaign(4, "four").board)


@pytest.mark.rule("SSE-8.4", "SSE-V1")
@pytest.mark.parametrize("holes", [True, False])  # the board says where its holes lie, whatever the option was once
@pytest.mark.parametrize(
    "board",
    [
        pytest.param(GIVEN, id="with holes"),
        pytest.param(GIVEN.replace("O", ""), id="with a black hole only"),
        pytest.param(GIVEN.replace("O", "").replace("X", ""), id="without holes"),
        pytest.param(f"{GIVEN}.l6-3e", id="with loose systems"),
        pytest.param(GIVEN.replace("Ha4", "Ha4O"), id="with a hole on a home tile"),
        pytest.param(GIVEN.replace("d6Ha4.", "") + ".d6-a", id="with a loose homeworld"),
    ],
)
def test_later_rounds_on_a_given_board_lie_on_its_slots(board: str, holes: bool) -> None:
    first = campaign(2, options=Options(board=board, holes=holes), rules=1)
    later = [after_rounds(first, SEAT_A).board, after_rounds(first, SEAT_A, SEAT_B).board]
    assert first.board == read_board(board)
    assert len({first.board, *later}) == 3
    for dealt in later:
        assert slots(dealt) == slots(first.board)
        assert dealt.homes == first.board.homes
        for kind in (Kind.WORMHOLE, Kind.BLACK_HOLE, Kind.EMPTY):
            assert dealt.of_kind(kind) == first.board.of_kind(kind)


@pytest.mark.rule("SSE-8.4")
def test_a_given_board_keeps_its_holes_in_a_round_read_from_a_position() -> None:
    first = campaign(2, options=Options(board=GIVEN.replace("O", "")))  # one black hole, no wormhole
    imagined = SMALL_STAR_EMPIRES.imagine(SMALL_STAR_EMPIRES.view(first, SEAT_A), "another seed")
    assert slots(after_rounds(imagined, SEAT_A).board) == slots(first.board)


@pytest.mark.rule("SSE-8.4")
def test_a_round_is_dealt_even_where_no_board_is_fair_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    # The last action of a round is legal, so it cannot be refused for want of a fair board for the next.
    monkeypatch.setattr(dealing, "MOST_TRIES", 5)
    first = campaign(2, options=Options(board=GIVEN, fairness=1.0), rules=1)
    assert slots(after_rounds(first, SEAT_A).board) == slots(first.board)


@pytest.mark.rule("SSE-8.4", "SSE-V2", "SSE-V3")
@pytest.mark.parametrize(("rules", "most"), [(1, 7), (2, 7), (3, 4)])
def test_the_move_that_ends_a_round_deals_few_boards(rules: int, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """None is as fair as asked; the fairest that was dealt is played on, and in a game that began by older rules as
    many are dealt as they had it."""
    monkeypatch.setattr(dealing, "MOST_TRIES", 7)
    monkeypatch.setattr(dealing, "TRIES_IN_PLAY", 4)
    first = campaign(4, options=Options(board=FOUR), rules=rules)
    first = msgspec.structs.replace(first, options=msgspec.structs.replace(first.options, fairness=1.0))
    tried = [
        dealing.deal_once(dealing.layout_of(first.board), first.options, first.chance, 2, attempt)
        for attempt in range(most)
    ]
    second = after_rounds(first, SEAT_A).board
    assert second == max(tried, key=lambda board: fairness(board).figure)


def test_what_is_saved_of_a_campaign_is_played_on_by_its_rules() -> None:
    state = campaign(2, rules=1)
    assert SMALL_STAR_EMPIRES.restore(SMALL_STAR_EMPIRES.save(state)).rules == 1


@pytest.mark.rule("SSE-8.4")
def test_paid_colonies_are_back_for_the_next_round() -> None:
    given = last_round("Ha* 1b  1   _   Hb", (0, 0), [Supply(2, 0), NO_PIECES], open_borders=True)
    following = after(given, "g7>g9:c")
    assert following.campaign is not None
    assert following.campaign.wins == (0, 1)  # b has the Colony's two points
    assert following.supplies == (Supply(14, 4, 0), Supply(13, 4, 0))


@pytest.mark.rule("SSE-8.5")
def test_players_who_share_a_round_each_put_a_colony_in_the_pile() -> None:
    given = last_round("Ha* 1   _   1b  Hb", (0, 0), [Supply(1, 0), NO_PIECES])
    following = after(given, "g7>g8:c")
    assert following.campaign == Campaign(2, SEAT_A, (1, 1))
    assert following.supplies == (Supply(13, 4), Supply(13, 4))


@pytest.mark.rule("SSE-8.5")  # worked example X18
def test_players_who_reach_the_target_together_share_the_campaign() -> None:
    drawing = "Ha* 1   _   1b  Hb  _   Hc  _   Hd"
    given = last_round(drawing, (2, 2, 1, 0), [Supply(1, 0), NO_PIECES, NO_PIECES, NO_PIECES])
    shared = apply(given, SEAT_A, order("g7>g8:c"))
    assert shared.state.over
    assert SMALL_STAR_EMPIRES.standings(shared.state).winners == (SEAT_A, SEAT_B)
    assert SMALL_STAR_EMPIRES.standings(shared.state).row("wins") == (3, 3, 1, 0)
    assert shared.events[-1] == GameEnded((SEAT_A, SEAT_B), (3, 3, 1, 0))


@pytest.mark.rule("SSE-8.1")  # worked example X20
def test_a_four_player_round_has_twelve_pieces_each() -> None:
    first = campaign(4)
    assert [supply.unplaced for supply in first.supplies] == [12, 12, 12, 12]
    assert [supply.unplaced for supply in after_rounds(first, SEAT_C).supplies] == [12, 12, 11, 12]


@pytest.mark.rule("SSE-5.2")  # worked example X20
@pytest.mark.parametrize(("pieces", "ends"), [(1, True), (2, False)])
def test_the_round_ends_with_the_last_piece_though_systems_are_free(pieces: int, ends: bool) -> None:
    drawing = "Ha* 1   1   Hb* 1   Hc* 1   Hd* 1"
    given = last_round(drawing, (1, 0, 1, 0), [NO_PIECES, NO_PIECES, NO_PIECES, Supply(pieces, 0)])
    placed = events_of(given.with_turn(SEAT_D), "g14>g13:c")
    assert any(isinstance(event, RoundEnded) for event in placed) is ends
    assert any(isinstance(event, Passed) for event in placed) is not ends


@pytest.mark.rule("SSE-R13")
def test_resigning_concerns_the_round_only() -> None:
    following = after_rounds(campaign(3), SEAT_A)
    assert following.standing == (Standing.PLAYING,) * 3
    assert after_rounds(following, SEAT_B).campaign == Campaign(3, campaign(3).turn, (1, 1, 0))


@pytest.mark.rule("SSE-R13")
def test_the_round_goes_on_while_two_play_and_ends_when_one_is_left() -> None:
    two_left = apply(campaign(3), SEAT_A, Resign())
    assert two_left.state.campaign == campaign(3).campaign
    one_left = apply(two_left.state, SEAT_C, Resign())
    ended = next(event for event in one_left.events if isinstance(event, RoundEnded))
    assert ended.winners == (SEAT_B,)


# SSE-8.6 to 8.9: open borders; X11 and X12 are played by blue (c), over systems of green (b) and red (a)

PATH = "Hc* 1b  1B  1a  2"


def on_the_path(supply: Supply, *, open_borders: bool = True) -> State:
    return position(PATH, turn=SEAT_C, supplies=[FULL, FULL, supply], open_borders=open_borders)


@pytest.mark.rule("SSE-8.6")  # worked example X11
def test_a_ship_passes_over_rivals_systems_for_a_colony_each() -> None:
    given = on_the_path(Supply(3, 1))
    assert choices(given) == {"g7>g11:s", "pass"}
    paid = after(given, "g7>g11:s")
    assert paid.supplies == (Supply(16, 4, received=1), Supply(16, 4, received=2), Supply(0, 0))
    assert paid.claims[read_name("g11")] == Claim(SEAT_C, Piece.STATION)


@pytest.mark.rule("SSE-8.6")  # worked example X11
def test_each_toll_is_told_in_the_order_of_the_path() -> None:
    moved, *paid = events_of(on_the_path(Supply(3, 1)), "g7>g11:s")[:4]
    assert isinstance(moved, ShipMoved)
    assert paid == [
        TollPaid(SEAT_C, SEAT_B, read_name("g8")),
        TollPaid(SEAT_C, SEAT_B, read_name("g9")),
        TollPaid(SEAT_C, SEAT_A, read_name("g10")),
    ]


@pytest.mark.parametrize(
    ("supply", "action"),
    [
        pytest.param(Supply(2, 1), "g7>g11:s", marks=pytest.mark.rule("SSE-8.6"), id="SSE-8.6"),
        pytest.param(Supply(2, 1), "g7>g11:c", marks=pytest.mark.rule("SSE-8.6"), id="SSE-8.6"),
        pytest.param(Supply(3, 0), "g7>g11:c", marks=pytest.mark.rule("SSE-8.7"), id="SSE-8.7"),
        pytest.param(Supply(3, 1), "g7>g11:c", marks=pytest.mark.rule("SSE-8.7"), id="SSE-8.7"),
    ],
)
def test_what_cannot_be_paid_or_leaves_nothing_to_place_is_refused(  # worked example X12
    supply: Supply, action: str, request: pytest.FixtureRequest
) -> None:
    given = on_the_path(supply)
    marker = request.node.get_closest_marker("rule")
    assert action not in choices(given)
    assert refusal(given, action).rule == marker.args[0]


@pytest.mark.rule("SSE-8.6")
def test_with_closed_borders_nobody_passes() -> None:
    given = on_the_path(FULL, open_borders=False)
    assert choices(given) == set()
    assert refusal(given, "g7>g11:c").rule == "SSE-3.7"


@pytest.mark.rule("SSE-8.6")
@pytest.mark.parametrize("action", ["g7>g8:c", "g7>g9:c"])
def test_nobody_ends_on_a_rivals_system_for_any_toll(action: str) -> None:
    given = on_the_path(FULL)
    assert action not in choices(given)
    assert refusal(given, action).rule == "SSE-3.7"


@pytest.mark.rule("SSE-8.6")
@pytest.mark.rule("SSE-R9")
def test_a_homeworld_is_passed_for_a_toll_too() -> None:
    paid = after(line("Ha Hb 1", open_borders=True), "g7>g9:c")
    assert paid.supplies == (Supply(14, 4), Supply(16, 4, received=1))


@pytest.mark.rule("SSE-8.6")
@pytest.mark.parametrize("systems", ["Ha 1a 2", "Ha O 2", "Ha 1 2", "Ha ?t 2", "1a Ha 2"])
def test_nothing_but_rivals_systems_costs_a_toll(systems: str) -> None:
    paid = after(line(systems, open_borders=True), "g7>g9:c")
    assert paid.supplies == (Supply(15, 4), FULL)


@pytest.mark.rule("SSE-8.6")
def test_a_jump_costs_no_toll() -> None:
    paid = after(line("Ha O 1b O 1", open_borders=True), "g7~g11:c")
    assert paid.supplies == (Supply(15, 4), FULL)


@pytest.mark.rule("SSE-8.6")
@pytest.mark.parametrize(("systems", "rule"), [("Ha X 1", "SSE-3.5"), ("Ha _ 1", "SSE-1.8"), ("Ha =x 1", "SSE-7.5")])
def test_open_borders_open_nothing_else(systems: str, rule: str) -> None:
    assert refusal(line(systems, open_borders=True), "g7>g9:c").rule == rule


@pytest.mark.rule("SSE-8.6")
def test_the_controller_is_not_asked() -> None:
    paid = after(position("Ha* 1b  1   _   Hb* 1   _   Hc* 1", open_borders=True), "g7>g9:c")
    assert choices(paid) == {"g11>g12:c", "g11>g12:s"}  # b moves on as ever


@pytest.mark.rule("SSE-8.6")
@pytest.mark.rule("SSE-R13")
@pytest.mark.parametrize("gone", [Standing.RESIGNED, Standing.PASSED])
def test_who_is_out_is_still_paid(gone: Standing) -> None:
    given = position("Ha* 1b  1   Hc", open_borders=True, standing=[Standing.PLAYING, gone, Standing.PLAYING])
    assert after(given, "g7>g9:c").supplies[SEAT_B].received == 1


@pytest.mark.rule("SSE-8.7")
@pytest.mark.parametrize(("supply", "may"), [(Supply(1, 1), False), (Supply(2, 0), True)])
def test_an_unexplored_system_needs_a_colony_after_the_toll(supply: Supply, may: bool) -> None:
    given = line("Ha 1b ?t", open_borders=True, supplies=[supply, FULL])
    assert ("g7>g9:c" in choices(given)) is may
    assert "g7>g9:s" not in choices(given)


@pytest.mark.rule("SSE-8.7")
def test_a_refusal_says_that_the_colony_went_on_the_toll() -> None:
    given = line("Ha 1b ?t", open_borders=True, supplies=[Supply(1, 1), FULL])
    assert refusal(given, "g7>g9:c").rule == "SSE-8.7"
    assert refusal(given, "g7>g9:s").rule == "SSE-7.3"


@pytest.mark.rule("SSE-8.7")
@pytest.mark.rule("SSE-R11")
def test_a_repair_may_cost_the_last_piece() -> None:
    given = position("Ha  1b  =x!a", open_borders=True, supplies=[Supply(1, 0), FULL])
    assert choices(given) == {"g9>g7:r", "pass"}
    repaired = after(given, "g9>g7:r")
    assert repaired.ships[SEAT_A] == (Ship(read_name("g7")),)
    assert repaired.supplies == (NO_PIECES, Supply(16, 4, received=1))


@pytest.mark.rule("SSE-8.6")
def test_a_repair_whose_toll_cannot_be_paid_is_refused() -> None:
    given = position("Ha  1b  =x!a", open_borders=True, supplies=[Supply(0, 2), FULL])
    assert choices(given) == set()
    assert refusal(given, "g9>g7:r").rule == "SSE-8.6"


@pytest.mark.rule("SSE-8.8")
def test_a_colony_received_gives_two_points() -> None:
    given = position("Ha  Hb", open_borders=True, supplies=[Supply(16, 4, received=3), FULL])
    standings = scoring.standings(given)
    assert standings.row("bonus") == (6 + 3, 3)
    assert standings.row("total") == (9, 3)


@pytest.mark.rule("SSE-8.8")
def test_a_colony_received_cannot_be_placed() -> None:
    given = line("Ha 1", open_borders=True, supplies=[Supply(0, 0, received=5), FULL])
    assert choices(given) == set()
    assert refusal(given, "g7>g8:c").rule == "SSE-4.3"


@pytest.mark.rule("SSE-8.8")
def test_a_colony_received_pays_no_toll() -> None:
    given = line("Ha 1b 1", open_borders=True, supplies=[Supply(0, 1, received=5), FULL])
    assert refusal(given, "g7>g9:s").rule == "SSE-8.6"


@pytest.mark.rule("SSE-8.8")
def test_a_colony_received_does_not_keep_the_game_going() -> None:
    supplies = [Supply(1, 0, received=2), Supply(0, 0, received=2)]
    assert after(position("Ha* 1   1   Hb*", open_borders=True, supplies=supplies), "g7>g8:c").over


@pytest.mark.rule("SSE-8.8")
def test_a_colony_received_breaks_no_tie() -> None:
    given = position("Ha  _   2b", open_borders=True, supplies=[Supply(0, 0, received=1), NO_PIECES])
    assert scoring.standings(given).row("total") == (5, 5)
    assert scoring.standings(given).ranks == (2, 1)  # level on pieces, b has more planets


BORDER = "Ha* 1b  1   _   Hb* 1   1"


@pytest.mark.rule("SSE-8.9")  # worked example X13
def test_who_has_only_paid_moves_may_pass_and_is_then_out() -> None:
    given = position(BORDER, open_borders=True)
    assert choices(given) == {"g7>g9:c", "g7>g9:s", "pass"}
    passed = apply(given, SEAT_A, order("pass"))
    assert passed.events == (Passed(SEAT_A, forced=False),)
    assert passed.state.standing == (Standing.PASSED, Standing.PLAYING)
    assert passed.state.supplies[SEAT_A] == FULL
    assert after(passed.state, "g11>g12:c").turn == SEAT_B


@pytest.mark.rule("SSE-8.9")
def test_who_has_only_paid_moves_is_asked_and_not_passed_over() -> None:
    asked = after(position(BORDER, turn=SEAT_B, open_borders=True), "g11>g12:c")
    assert asked.turn == SEAT_A
    assert asked.standing == (Standing.PLAYING, Standing.PLAYING)
    decision = SMALL_STAR_EMPIRES.decision(asked, SEAT_A)
    assert decision is not None
    assert (decision.kind, str(decision.default)) == ("move_or_pass", "g7>g9:c")


@pytest.mark.rule("SSE-8.9")
@pytest.mark.parametrize(
    ("systems", "open_borders"),
    [
        pytest.param("1   Ha* 1b  1", True, id="one free move is enough"),
        pytest.param("Ha  1a! 1b  1", True, id="a free repair is a free move"),
        pytest.param("Ha* 1   2", True, id="all moves are free"),
        pytest.param("Ha* 1   2", False, id="closed borders"),
    ],
)
def test_who_has_a_free_move_must_move(systems: str, open_borders: bool) -> None:
    given = position(systems, open_borders=open_borders)
    assert "pass" not in choices(given)
    assert refusal(given, "pass").rule == "SSE-3.1"


# SSE-8.10: combinations

VARIANTS = [
    Options(unexplored=unexplored, open_borders=open_borders, campaign=campaign)
    for unexplored, open_borders, campaign in product([False, True], repeat=3)
]


def pieces(state: State) -> int:
    """Every Colony and Trade Station: placed, not placed, or received from another."""
    placed = sum(claim.piece is not Piece.HOMEWORLD for claim in state.claims.values())
    return placed + sum(supply.unplaced + supply.received for supply in state.supplies)


@pytest.mark.rule("SSE-8.10")
@for_each("players", [2, 3, 4])
@for_each("options", VARIANTS)
def test_all_variants_combine_in_the_retail_edition(options: Options, players: int) -> None:
    state = start(options, players, "combined").state
    dealt, number = pieces(state), 0
    while not state.over and (state.campaign is None or state.campaign.round == 1):
        assert pieces(state) == dealt
        number += 1
        state = apply(state, state.turn, Chance("moves").choice(legal(state, state.turn), number)).state
    assert number > 10


@pytest.mark.rule("SSE-8.10")
def test_open_borders_may_be_played_in_print_and_play() -> None:
    given = line("Ha 1b 1", edition=Edition.PRINT_AND_PLAY, open_borders=True)
    assert "g7>g9:c" in choices(given)
    assert start(Options(edition=Edition.PRINT_AND_PLAY, open_borders=True), 2, "open").state.options.open_borders


@pytest.mark.rule("SSE-8.10")
@pytest.mark.parametrize("variant", ["unexplored", "campaign"])
def test_the_other_variants_belong_to_the_retail_edition(variant: str) -> None:
    options = msgspec.structs.replace(Options(edition=Edition.PRINT_AND_PLAY), **{variant: True})
    with pytest.raises(BadOptions) as refused:
        start(options, 2, "mixed")
    assert (refused.value.rule, refused.value.about) == ("SSE-8.10", (variant, "edition"))


@pytest.mark.rule("SSE-8.10")
@pytest.mark.parametrize(("edition", "points"), [(Edition.PRINT_AND_PLAY, 7), (Edition.RETAIL, 8)])
def test_an_edition_is_its_tiles_and_its_scoring_together(edition: Edition, points: int) -> None:
    board = start(Options(edition=edition), 2, "edition").state.board
    assert board.edition is edition
    assert scoring.nebulae(position("Ra  Ra  Ra", edition=edition), SEAT_A) == points


@pytest.mark.rule("SSE-8.10")
def test_a_board_of_one_edition_is_not_played_in_the_other() -> None:
    with pytest.raises(BadOptions) as refused:
        start(Options(edition=Edition.PRINT_AND_PLAY, board=GIVEN), 2, "mixed")
    assert refused.value.rule == "SSE-8.10"
