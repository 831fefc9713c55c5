"""What bots of this game may be like: fond of deals, of wars, or of neither. Who has no character reckons soberly."""

from collections.abc import Mapping
from typing import NamedTuple

from stellarch.core import Character, Text
from stellarch.games.galaxy_empires.actions import AnyAction, Disrupt, FightOn, Invade

CHARACTERS: Mapping[str, Character] = {
    "trader": Character(
        Text("Trader", "Négociant"),
        Text(
            "Looks for a deal every turn, and goes to war only when it must.",
            "Cherche un marché à chaque tour et ne fait la guerre que s'il le faut.",
        ),
    ),
    "warlord": Character(
        Text("Warlord", "Seigneur de guerre"),
        Text(
            "Strikes sooner than is wise, and has little patience for deals.",
            "Frappe plus tôt que de raison et goûte peu les marchés.",
        ),
    ),
    "hermit": Character(
        Text("Hermit", "Solitaire"),
        Text(
            "Proposes nothing, and agrees only to what is too good to refuse.",
            "Ne propose rien et n'accepte que ce qui ne se refuse pas.",
        ),
    ),
}


class Temper(NamedTuple):
    """How a character's reckoning differs, in dollars, from what is sober."""

    fights: int = 0
    """What a fight is worth to it beside what comes of it."""
    deals: int = 0
    """What a deal is worth to it beside its terms, when it could make a move instead."""
    agrees_from: int = 0
    """What it must gain by a deal that is proposed to it, to agree."""
    proposes: bool = True

    def fondness(self, action: AnyAction) -> int:
        return self.fights if isinstance(action, Invade | Disrupt | FightOn) else 0


TEMPERS: Mapping[str | None, Temper] = {
    None: Temper(),
    "trader": Temper(fights=-200, deals=150, agrees_from=-40),
    "warlord": Temper(fights=300, deals=-150, agrees_from=60),
    "hermit": Temper(agrees_from=400, proposes=False),
}
