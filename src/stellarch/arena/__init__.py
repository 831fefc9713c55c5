"""Many games at once: simulation, and how fair a board proves to be in play."""

from stellarch.arena.fairness import FairnessByPlay, SeatShare, fairness_by_play, wilson
from stellarch.arena.simulate import Outcome, Plan, Progress, Summary, bot_seed, play_game, simulate

__all__ = [
    "FairnessByPlay",
    "Outcome",
    "Plan",
    "Progress",
    "SeatShare",
    "Summary",
    "bot_seed",
    "fairness_by_play",
    "play_game",
    "simulate",
    "wilson",
]
