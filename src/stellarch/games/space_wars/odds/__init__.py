"""What a fight would come to: the chance to win, losses and length, reckoned with the rules' own code.

Bots, hints, the page and `stellarch odds` all ask here. Nothing of a game's own chance is used: dice fall by a seed
that the asker gives, so that the same question has the same answer. Ask of a state that was imagined from a view, and
nothing hidden can come in.

    odds_at(state, at, attacker, defender)              a space battle between what two players have in a sector
    battle_odds(state, at, force, force)                between any craft, also such as are not there yet
    invasion_at(state, seat, at)                        if a player landed what he has over a system
    invasion_odds(force, force)                         between any legions (`rules.ground.reckoning.Force`)
    bombardment_at(state, seat, at, bombing, craft)     if a player bombarded a system
    bombardment_odds(raid, system)                      any raid on any surface (`rules.bombing.Raid`)

Each takes an `Effort`: without one it answers as for people, `COARSE` sifts many plans in a millisecond or few.

forces    who would fight: from a position, or from plain counts
battle    a space battle, both sides led as the software leads them (SW-24.3)
on_kernel how it ends, which is reckoned on the kernel and brings Numba along
exact     the same without chance, where it is small
ground    an invasion, led in the same way (SW-D.49 to SW-D.52)
bombs     a bombardment
results   what is answered
"""

from stellarch.games.space_wars.odds.battle import battle_odds, odds_at, odds_of
from stellarch.games.space_wars.odds.bombs import bombardment_at, bombardment_odds
from stellarch.games.space_wars.odds.effort import COARSE, Effort, thorough
from stellarch.games.space_wars.odds.forces import Force, force_at, meeting
from stellarch.games.space_wars.odds.ground import invasion_at, invasion_odds, landing_forces, odds_of_ground
from stellarch.games.space_wars.odds.results import BattleOdds, BombardmentOdds, InvasionOdds, Share, SideOdds

__all__ = [
    "COARSE",
    "BattleOdds",
    "BombardmentOdds",
    "Effort",
    "Force",
    "InvasionOdds",
    "Share",
    "SideOdds",
    "battle_odds",
    "bombardment_at",
    "bombardment_odds",
    "force_at",
    "invasion_at",
    "invasion_odds",
    "landing_forces",
    "meeting",
    "odds_at",
    "odds_of",
    "odds_of_ground",
    "thorough",
]
