"""What a seat may leave standing while it is away, in games where that can be said in general."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar

from stellarch.core.seats import Seat
from stellarch.core.telling import Sayable
from stellarch.core.values import Action, Event


class InAdvance:
    """By default nothing: neither is there a way to pass that binds nobody, nor are there offers."""

    occasions: ClassVar[Mapping[str, Sayable]] = MappingProxyType({})
    """What somebody who passes may want to be asked again for, by name."""
    has_offers: ClassVar[bool] = False
    """Whether a seat can be made offers that hold the game up until it answers."""

    def is_met(self, occasion: str, event: Event, seat: Seat) -> bool:
        """Whether an event, as the seat sees it, is such an occasion for it."""
        return False

    def passes(self, state: Any, seat: Seat) -> Action | None:
        """What is played for a seat that passes; None for a decision that is its own all the same."""
        return None

    def declines(self, state: Any, seat: Seat) -> Action | None:
        """What declines the offer that waits for the seat; None where none does."""
        return None
