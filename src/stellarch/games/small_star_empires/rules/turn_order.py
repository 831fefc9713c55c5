"""SSE-5: whose turn is next, who is out, and when the game is over."""

from collections.abc import Iterator

from stellarch.core import Event, Seat, Step
from stellarch.games.small_star_empires.events import GameEnded, Passed
from stellarch.games.small_star_empires.rules import campaign
from stellarch.games.small_star_empires.rules.choices import has_move
from stellarch.games.small_star_empires.scoring import scores, winners
from stellarch.games.small_star_empires.state import Standing, State


def end_turn(state: State) -> Step[State]:
    """The turn goes to the next seat that can move; seats without a move pass for good on the way (SSE-5.1)."""
    if is_decided(state):
        return finish(state)
    events: list[Event] = []
    for seat in _following(state):
        if state.standing[seat] is not Standing.PLAYING:
            continue
        if has_move(state, seat):
            return Step(state.with_turn(seat), tuple(events))
        state = state.with_standing(seat, Standing.PASSED)
        events.append(Passed(seat, forced=True))
    after, ending = finish(state)
    return Step(after, (*events, *ending))


def is_decided(state: State) -> bool:
    """Whether nothing more can happen: no piece left to place (SSE-5.2), or all but one have resigned (SSE-R13)."""
    if not any(supply.unplaced for supply in state.supplies):
        return True
    return sum(standing is not Standing.RESIGNED for standing in state.standing) <= 1


def finish(state: State) -> Step[State]:
    """The game is over; in a campaign, the round is."""
    if state.campaign is not None:
        return campaign.finish_round(state, state.campaign)
    sheet = scores(state)
    return Step(state.ended(), (GameEnded(winners(state, sheet), tuple(score.total for score in sheet)),))


def _following(state: State) -> Iterator[Seat]:
    """All seats, clockwise from the one after the seat on turn."""
    return (Seat((state.turn + step) % state.players) for step in range(1, state.players + 1))
