"""GE-19: chance that follows from the seed, and wars fought live."""

import tomllib
from fractions import Fraction
from importlib.resources import files

import pytest

from stellarch.arena.simulate import Plan, play_game
from stellarch.core import Chance, Event, Record, Seat, Table, Tempo
from stellarch.games.galaxy_empires import GALAXY_EMPIRES
from stellarch.games.galaxy_empires.actions import AnyAction, FightOn, Simulate, Surrender, WarRoll
from stellarch.games.galaxy_empires.data import NUMBERS
from stellarch.games.galaxy_empires.events import PpRolled, WarEnded, WarTick
from stellarch.games.galaxy_empires.odds import odds
from stellarch.games.galaxy_empires.options import Options
from stellarch.games.galaxy_empires.state import State, War
from tests.rules.galaxy_empires.given import C, Empire, H, fleets, given, happens, play, refused, to_decide

# Chance


def log_of(seed: str, actions: int = 150) -> list[Event]:
    """Everything that happens in a game in which everybody takes the middle of what is listed."""
    state, events = GALAXY_EMPIRES.start(Options(), 4, seed)
    log = list(events)
    for _ in range(actions):
        (seat,) = GALAXY_EMPIRES.waiting_on(state)
        listed = [order for order in GALAXY_EMPIRES.legal(state, seat) if not hasattr(order, "blanks")]
        step = GALAXY_EMPIRES.apply(state, seat, listed[len(listed) // 2])
        state = step.state
        log += step.events
    return log


@pytest.mark.rule("GE-19.1")
def test_the_same_seed_and_actions_give_the_same_game() -> None:  # GE-X.78
    assert log_of("a seed") == log_of("a seed")
    assert log_of("a seed") != log_of("another seed")


def with_dice_of(state: State, seed: str) -> State:
    """The position with nothing fixed beforehand."""
    return state.changed(chance=Chance(seed))


@pytest.mark.rule("GE-19.1")
def test_what_is_drawn_does_not_depend_on_what_was_drawn_before() -> None:
    """The first war is the same whether or not somebody rolled for points or drew a card before it."""
    state = with_dice_of(given(C(fleets="A1 D1", pp=7), H(fleets="I1 E2")), "seed")
    ticks = [event for event in happens(state, "D1xst_n") if isinstance(event, WarTick)]
    for before in ("roll", "draw"):
        later = play(state, before)
        assert [event for event in happens(later, "D1xst_n") if isinstance(event, WarTick)] == ticks


@pytest.mark.rule("GE-19.1")
def test_a_die_shows_one_to_six() -> None:
    rolled = [
        event.die
        for seed in range(120)
        for event in happens(with_dice_of(given(), str(seed)), "roll")
        if isinstance(event, PpRolled)
    ]
    assert set(rolled) == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("GE-19.2")
def test_a_test_may_fix_the_dice() -> None:
    state = given(C(fleets="A1 D1", pp=7), H(fleets="I1 E2"), war="1+2/3+3 2+2/1+6")
    ticks = [event for event in happens(state, "D1xst_n") if isinstance(event, WarTick)]
    assert [(tick.attack, tick.defence) for tick in ticks] == [((1, 2), (3, 3)), ((2, 2), (1, 6))]


# The odds of a simulated war


@pytest.mark.parametrize(
    ("attackers", "defenders", "exact"),
    [(1, 1, (5, 5, 1, 11)), (2, 1, (91, 25, 5, 121)), (3, 2, (10081, 4075, 485, 14641))],
)
def test_the_odds_as_fractions(attackers: int, defenders: int, exact: tuple[int, int, int, int]) -> None:
    *wins, whole = exact
    assert odds(attackers, defenders)[:3] == tuple(Fraction(part, whole) for part in wins)


def test_the_odds_are_those_of_the_table() -> None:
    page = files("stellarch.games.galaxy_empires").joinpath("data", "war_odds.toml").read_text("utf-8")
    for row in tomllib.loads(page)["war"]:
        exact = odds(row["attackers"], row["defenders"])
        wins = [round(float(part), 6) for part in exact[:3]]
        left = [round(float(part), 4) for part in exact[3:]]
        assert wins == [row["attacker_wins"], row["defender_wins"], row["mutual"]]
        assert left == [row["attackers_left"], row["defenders_left"]]


# Live wars

TWO_AGAINST_TWO = (C(fleets="A1 D1 D2", pp=7), H(fleets="I1 I2 J1 K1 E2 F1"))


def live(war: str) -> State:
    """The live war of two fleets against two, just declared."""
    return play(given(*TWO_AGAINST_TWO, war=war, war_mode="live"), "D1+D2xst_n")


def strengths(state: State) -> tuple[int, int]:
    assert isinstance(state.pending, War)
    return len(state.pending.invaders), len(state.pending.defenders)


@pytest.mark.rule("GE-19.3", "GE-19.4", "GE-19.6")
def test_the_game_states_the_pace_of_a_live_war() -> None:  # GE-X.77: the server keeps it
    state = live("1+1/1+1")
    for seat in (Seat(0), Seat(1)):
        assert GALAXY_EMPIRES.live.tempo(state, seat) == Tempo(grace=5000, soonest=700, latest=3000, bot=1000)
    assert GALAXY_EMPIRES.live.tempo(state, Seat(2)) is None
    assert NUMBERS.war_live.min_roll_interval_ms == 700


@pytest.mark.rule("GE-19.3")
def test_everything_else_may_take_its_time() -> None:
    simulated = play(given(*TWO_AGAINST_TWO, war="3+4/1+1"), "D1+D2xst_n")
    for state in (given(war_mode="live"), simulated):
        assert [GALAXY_EMPIRES.live.tempo(state, seat) for seat in state.seats] == [None] * 4


@pytest.mark.rule("GE-19.4")
def test_both_sides_roll_by_hand_and_nobody_else() -> None:
    state = live("1+1/1+1")
    assert to_decide(state) == {C, H}
    assert GALAXY_EMPIRES.legal(state, Seat(0)) == GALAXY_EMPIRES.legal(state, Seat(1)) == [WarRoll()]
    assert refused(state, "V dice") == "GE-4.5"


@pytest.mark.rule("GE-19.4")
def test_the_dice_are_drawn_when_the_roll_arrives() -> None:
    (tick,) = happens(live("1+2/5+6"), "H dice")
    assert tick == WarTick(Seat(0), Seat(1), None, (5, 6), 2, 2, (0.5, 0.5, 0.0))


@pytest.mark.rule("GE-19.4")
def test_one_side_may_roll_more_often_than_the_other() -> None:
    state = live("3+4/1+1 1+1/1+1")
    assert strengths(play(state, "C dice")) == (2, 1)
    assert strengths(play(state, "C dice", "C dice", "H dice")) == (2, 1)


@pytest.mark.rule("GE-19.4")
def test_in_a_simulated_war_nobody_rolls_by_hand() -> None:
    asked = play(given(*TWO_AGAINST_TWO, war="3+4/1+1"), "D1+D2xst_n")
    assert refused(asked, "dice") == "GE-19.4"


@pytest.mark.rule("GE-19.5")
@pytest.mark.parametrize(("first", "survivor"), [("C", C), ("H", H)])
def test_a_seven_takes_effect_before_the_next_roll(first: str, survivor: Empire) -> None:
    """Both would roll a seven: whose roll comes first has destroyed the other by then."""
    state = given(C(fleets="A1 D1", pp=7), H(fleets="I1 E2"), war="3+4/3+4", war_mode="live")
    after = play(state, "D1xst_n", f"{first} dice")
    assert not isinstance(after.pending, War)
    assert fleets(after, H) == ("I1" if survivor == C else "E2 I1")


@pytest.mark.rule("GE-19.7")
def test_the_defender_may_surrender_from_the_first_loss_on() -> None:
    state = live("3+4/1+1 1+1/1+1")
    assert refused(state, "H surrender") == "GE-9.12"
    lost = play(state, "C dice")
    assert GALAXY_EMPIRES.legal(lost, Seat(1)) == [WarRoll(), Surrender()]
    later = play(lost, "C dice", "H dice", "H dice")
    ended = next(event for event in happens(later, "H surrender") if isinstance(event, WarEnded))
    assert ended.outcome == "surrendered"


@pytest.mark.rule("GE-19.7")
def test_the_attacker_cannot_surrender() -> None:
    assert refused(play(live("3+4/1+1"), "C dice"), "C surrender") == "GE-9.12"


@pytest.mark.rule("GE-19.7")
def test_nobody_is_asked_to_go_on() -> None:
    lost = play(live("3+4/1+1"), "C dice")
    assert FightOn() not in GALAXY_EMPIRES.legal(lost, Seat(1))
    assert refused(lost, "H fight") == "GE-17.4"


@pytest.mark.rule("GE-19.8")
@pytest.mark.parametrize(("first", "second"), [("C", "H"), ("H", "C")])
def test_a_live_war_is_simulated_from_where_both_sides_say_so(first: str, second: str) -> None:
    state = play(live("1+1/1+1 3+4/1+2 3+4/3+4"), "C dice", "H dice")
    waiting = play(state, f"{first} simulate")
    assert to_decide(waiting) == {C, H}
    assert GALAXY_EMPIRES.legal(waiting, Seat(0)) == [WarRoll()]
    assert refused(waiting, f"{first} simulate") == "GE-19.8"
    ticks = [event for event in happens(waiting, f"{second} simulate") if isinstance(event, WarTick)]
    assert [(tick.attack, tick.defence) for tick in ticks] == [((3, 4), (1, 2))]
    asked = play(waiting, f"{second} simulate")
    assert GALAXY_EMPIRES.legal(asked, Seat(1)) == [FightOn(), Surrender()]
    assert strengths(asked) == (2, 1)


@pytest.mark.rule("GE-19.8")
def test_only_the_sides_of_a_live_war_have_it_simulated() -> None:
    assert Simulate() in GALAXY_EMPIRES.free(live("1+1/1+1"), Seat(1))
    assert refused(live("1+1/1+1"), "V simulate") == "GE-19.8"
    assert refused(given(war_mode="live"), "simulate") == "GE-19.8"
    asked = play(given(*TWO_AGAINST_TWO, war="3+4/1+1"), "D1+D2xst_n")
    assert refused(asked, "H simulate") == "GE-19.8"


@pytest.mark.rule("GE-19.8")
def test_two_bots_always_agree_to_a_simulation() -> None:
    """Whatever bots they are: even those that play at random do not roll by hand."""
    plan = Plan("galaxy-empires", ("random",) * 3, 1, "live", {"war_mode": "live"}, keep_records=True)
    record = Record.read(play_game(plan, 0).record or "")
    said = [played.action for played in record.actions]
    declared = [number for number, order in enumerate(said) if "x" in order and order[0].isupper()]
    assert declared
    assert all(said[number + 1 : number + 3] == ["simulate", "simulate"] for number in declared)
    assert "dice" not in said


@pytest.mark.rule("GE-19.8")
def test_a_live_war_is_recorded_roll_by_roll_and_replays_exactly() -> None:
    table = _at_war(Table(GALAXY_EMPIRES, 2, "live", Options(war_mode="live")))
    while isinstance(table.state.pending, War):
        table.play("dice", min(table.waiting_on) if len(table.log) % 3 else max(table.waiting_on))
    replayed = Table.from_record(GALAXY_EMPIRES, Record.read(table.record().to_text()))
    assert [entry.events for entry in replayed.log] == [entry.events for entry in table.log]
    assert any(isinstance(event, WarEnded) for entry in table.log for event in entry.events)


MIDDLE = ("E4", "E5", "G4", "G5", "E3", "G6", "D2", "H7")


def _at_war(table: Table[State, AnyAction]) -> Table[State, AnyAction]:
    """The first war that comes when everybody heads for the middle of the board and fights as soon as it can."""
    for _ in range(400):
        (seat,) = table.waiting_on
        listed = [str(order) for order in table.game.legal(table.state, seat) if not hasattr(order, "blanks")]
        wars = [order for order in listed if "x" in order]
        table.play(wars[-1] if wars else _towards_the_middle(listed, len(table.log)), seat)
        if isinstance(table.state.pending, War):
            return table
    raise AssertionError("no war in 400 actions")


def _towards_the_middle(listed: list[str], number: int) -> str:
    moves = [order for order in listed if ">" in order and order[3:5] in MIDDLE]
    return moves[number % len(moves)] if moves else listed[(number * 7) % len(listed)]
