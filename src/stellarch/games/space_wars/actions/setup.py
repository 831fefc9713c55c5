"""SW-3: orders before the first turn."""

from stellarch.core import Fact
from stellarch.games.space_wars.actions.general import Secret
from stellarch.games.space_wars.actions.notation import Order
from stellarch.games.space_wars.nouns import Technology


class Redeal(Order, frozen=True):
    """Ask for a new deal, one's home being poor (SW-2.3.7)."""

    word = "redeal"


class AcceptDeal(Order, frozen=True):
    word = "accept_deal"


class ChooseTechnologies(Secret, frozen=True):
    """The technologies one starts with: one of level 3 and two of level 2 (SW-3.1.5)."""

    word = "choose_technologies"

    level3: Technology
    level2: tuple[Technology, ...]

    @Fact
    def technologies(self) -> tuple[Technology, ...]:
        return (self.level3, *self.level2)
