"""What a fight would come to: the chance to win, losses and length, reckoned with the rules' own code.

Bots, hints, the page and `stellarch odds` all ask here. Nothing of a game's own chance is used: dice fall by a seed
that the asker gives, so that the same question has the same answer. Ask of a state that was imagined from a view, and
nothing hidden can come in.

forces    who would fight: from a position, or from plain counts
battle    a space battle, both sides led as the software leads them (SW-24.3), on the kernel
exact     the same without chance, where it is small
results   what is answered
"""

from stellarch.games.space_wars.odds.battle import COARSE, Effort, battle_odds, odds_at, odds_of, thorough
from stellarch.games.space_wars.odds.forces import Force, force_at, meeting
from stellarch.games.space_wars.odds.results import BattleOdds, Share, SideOdds

__all__ = [
    "COARSE",
    "BattleOdds",
    "Effort",
    "Force",
    "Share",
    "SideOdds",
    "battle_odds",
    "force_at",
    "meeting",
    "odds_at",
    "odds_of",
    "thorough",
]
