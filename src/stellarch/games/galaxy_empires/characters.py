"""What bots of this game may be like: fond of deals, of wars, or of neither. Who has no character reckons soberly."""

from collections.abc import Mapping
from typing import NamedTuple

from stellarch.core import Character, Phrase, said
from stellarch.core.telling import label_of
from stellarch.games.galaxy_empires.actions import AnyAction, Disrupt, FightOn, Invade


class Nature(Phrase):
    """What a character is called, and in its part `about`, how it plays."""

    TRADER = "trader"
    WARLORD = "warlord"
    HERMIT = "hermit"


CHARACTERS: Mapping[str, Character] = {
    nature.value: Character(said(nature), said(label_of(nature)._replace(part="about"))) for nature in Nature
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
