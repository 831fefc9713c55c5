"""How many can play a game, and what their seats are called."""

import msgspec

from stellarch.core.text import Text


class Players(msgspec.Struct, frozen=True):
    """How many can play, what their seats are called, and which rule says so."""

    least: int
    most: int
    names: tuple[Text, ...]
    """What the seats are called, the first seat first."""
    usual: int = 2
    """How many play where nobody says."""
    rule: str | None = None
    """The rule that says how many can play."""
    choose_colours: bool = False
    """Whether the names are colours that players choose from."""

    @property
    def numbers(self) -> range:
        """The numbers of players that can play."""
        return range(self.least, self.most + 1)

    @property
    def colours(self) -> tuple[Text, ...]:
        """The colours that players choose from, in the order in which seats take them; none if the game deals them."""
        return self.names if self.choose_colours else ()
