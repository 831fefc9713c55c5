"""GE-15: winning, and who stands where."""

from stellarch.core import Event, Seat
from stellarch.games.galaxy_empires.data import NUMBERS, Condition
from stellarch.games.galaxy_empires.events import GameWon
from stellarch.games.galaxy_empires.rules import versions
from stellarch.games.galaxy_empires.rules.course import Course
from stellarch.games.galaxy_empires.rules.missions import count_events
from stellarch.games.galaxy_empires.state import Ending, Proposal, State


def settle(course: Course, *facts: Event) -> None:
    """One event is over (GE-15.8): missions it fulfils are paid, then victory is tested (GE-4.8)."""
    count_events(course, (*course.unsettled(), *facts))
    course.unsettled()
    _test(course)


def territories_to_win(state: State) -> int:
    return NUMBERS.players[len(state.players)].domination_territories


def _test(course: Course) -> None:
    """Survival, Domination, Bounty, in this order; the active player before the next clockwise (GE-15.1, GE-15.6)."""
    state = course.state
    if len(state.living) == 1:
        _win(course, state.living[0], "survival")
        return
    for condition, met in (("domination", _dominates), ("bounty", _is_rich)):
        for seat in state.order_of_play(state.turn.seat):
            if may_win(state, seat) and met(state, seat):
                _win(course, seat, condition)  # type: ignore[arg-type]
                return


def may_win(state: State, seat: Seat) -> bool:
    """Who lives, and is not about to leave (GE-R.42)."""
    leaving = seat in state.conceding and versions.leaving_waits_for_war_and_deal_alone(state)
    return state.players[seat].alive and not leaving


def _dominates(state: State, seat: Seat) -> bool:
    return state.options.domination_timing == "immediate" and has_domination(state, seat)


def has_domination(state: State, seat: Seat) -> bool:
    """GE-15.3."""
    held = state.flags(seat)
    return held >= territories_to_win(state)


def _is_rich(state: State, seat: Seat) -> bool:
    return state.options.bounty_timing == "immediate" and has_bounty(state, seat)


def has_bounty(state: State, seat: Seat) -> bool:
    """GE-15.4."""
    return state.players[seat].cash >= NUMBERS.win.bounty_cash


_MOST_AT_ONCE = 2000
"""No single action pays more than about this: the spoils of a war and two missions it fulfils."""


def is_within_reach(state: State, seat: Seat) -> bool:
    """Whether one action could win: by a territory more, by what it pays, by the last rival's capital, or by a deal."""
    held = state.flags(seat)
    is_rich = state.players[seat].cash + _MOST_AT_ONCE >= NUMBERS.win.bounty_cash
    is_last_rival = len(state.living) == 2
    return is_rich or is_last_rival or held + 1 >= territories_to_win(state) or isinstance(state.pending, Proposal)


def test_at_start_of_turn(course: Course, seat: Seat) -> None:
    """Domination that must last until the player's own next turn (GE-R.29)."""
    if course.state.options.domination_timing == "next_turn" and has_domination(course.state, seat):
        _win(course, seat, "domination")


def test_at_end_of_round(course: Course) -> None:
    """Bounty judged when the round is over, and the limit of rounds (GE-20)."""
    state = course.state
    rich = [
        seat for seat in state.order_of_play(state.turn.first) if state.players[seat].alive and has_bounty(state, seat)
    ]
    if state.options.bounty_timing == "end_of_round" and rich:
        # Of equals the later in turn order wins, so the last of the richest.
        _win(course, max(reversed(rich), key=lambda seat: state.players[seat].cash), "bounty")
    elif state.options.round_limit and state.turn.round >= state.options.round_limit:
        _win(course, ranking(state)[0], "round_limit")


def _win(course: Course, seat: Seat, condition: Condition) -> None:
    ended = course.state.changed(ending=Ending(seat, condition), pending=None, conceding=frozenset())
    course.go(ended, GameWon(seat, condition, course.state.turn.round))


def ranking(state: State) -> tuple[Seat, ...]:
    """All seats, the best first (GE-15.7)."""
    order = state.order_of_play(state.turn.first)

    def standing(seat: Seat) -> tuple[int, ...]:
        player = state.players[seat]
        won = state.ending is not None and state.ending.winner == seat
        held = state.flags(seat)
        fleets = sum(fleet.owner == seat for fleet in state.fleets.values())
        stayed = player.out or len(state.players) + 1  # the first to go is last of all
        return won, stayed, held, player.cash, fleets, player.pp, order.index(seat)

    return tuple(sorted(state.seats, key=standing, reverse=True))
