"""Many games at once: simulation, contests of bots, and how fair a board proves to be in play.

What needs the extra `arena` is imported from its own module: `results`, `holding`, `summary`, `report`.
"""

from stellarch.arena.contest import Contest, Sitting, usual_players
from stellarch.arena.extras import MissingExtra, needed
from stellarch.arena.fairness import Certificate, FairnessByPlay, SeatShare, fairness_by_play, played_again
from stellarch.arena.simulate import Outcome, Plan, Progress, Summary, bot_seed, play_game, play_out, simulate
from stellarch.arena.workers import WorkerDied, spread, spread_on_ray

__all__ = [
    "Certificate",
    "Contest",
    "FairnessByPlay",
    "MissingExtra",
    "Outcome",
    "Plan",
    "Progress",
    "SeatShare",
    "Sitting",
    "Summary",
    "WorkerDied",
    "bot_seed",
    "fairness_by_play",
    "needed",
    "play_game",
    "play_out",
    "played_again",
    "simulate",
    "spread",
    "spread_on_ray",
    "usual_players",
]
