"""SSE-5: whose turn is next, who is out, and when the game is over."""

from stellarch.core import Event, Seat, Step
from stellarch.games.small_star_empires.events import GameEnded, Passed
from stellarch.games.small_star_empires.rules import campaign
from stellarch.games.small_star_empires.rules.choices import has_move
from stellarch.games.small_star_empires.scoring import scores, winners
from stellarch.games.small_star_empires.state import Standing, State


def end_turn(state: State, events: tuple[Event, ...]) -> Step[State]:
    """The turn goes to the next seat that can move; seats without a move pass for good on the way (SSE-5.1).

    `events` is what happened in the turn so far.
    """
    if not is_decided(state):
        for seat in _following(state):
            if state.standing[seat] is not Standing.PLAYING:
                continue
            if has_move(state, seat):
                return Step(state.with_turn(seat), events)
            state = state.with_standing(seat, Standing.PASSED)
            events = (*events, Passed(seat, forced=True))
    over, ending = finish(state)
    return Step(over, events + ending)


def is_decided(state: State) -> bool:
    """Whether nothing more can happen: no piece left to place (SSE-5.2), or all but one have resigned (SSE-R13)."""
    if not any(colonies or stations for colonies, stations, _ in state.supplies):
        return True
    return state.standing.count(Standing.RESIGNED) >= state.players - 1


def finish(state: State) -> Step[State]:
    """The game is over; in a campaign, the round is."""
    if state.campaign is not None:
        return campaign.finish_round(state, state.campaign)
    ended = state.ended()
    sheet = scores(ended)
    return Step(ended, (GameEnded(winners(ended, sheet), tuple(score.total for score in sheet)),))


def _following(state: State) -> tuple[Seat, ...]:
    """All seats, clockwise from the one after the seat on turn."""
    seats, following = state.seats, state.turn + 1
    return seats[following:] + seats[:following]
