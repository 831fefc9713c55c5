"""SSE-8.1 to 8.5: a campaign of several rounds."""

import msgspec

from stellarch.core import Step
from stellarch.games.small_star_empires import setup
from stellarch.games.small_star_empires.data import TILES
from stellarch.games.small_star_empires.events import GameEnded, RoundEnded
from stellarch.games.small_star_empires.scoring import scores, winners
from stellarch.games.small_star_empires.state import Campaign, State


def finish_round(state: State, played: Campaign) -> Step[State]:
    """Each winner of the round puts a Colony in the win pile (SSE-8.2, SSE-8.5); then the next round, or the end."""
    sheet = scores(state)
    best = winners(state, sheet)
    wins = tuple(count + (seat in best) for seat, count in enumerate(played.wins))
    ended = RoundEnded(played.round, best, tuple(score.total for score in sheet), wins)
    if max(wins) >= target(state.players):
        champions = tuple(seat for seat in state.seats if wins[seat] == max(wins))
        over = msgspec.structs.replace(state.ended(), campaign=played._replace(wins=wins))
        return Step(over, (ended, GameEnded(champions, wins)))
    following = Campaign(played.round + 1, played.first, wins)
    after, events = setup.lay_out(state.options, state.players, state.chance, following, state.rules)
    return Step(after, (ended, *events))


def target(players: int) -> int:
    """Points that win the campaign (SSE-8.3)."""
    return TILES.campaign.target_by_players[players]
