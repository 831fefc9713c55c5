"""Orders that belong to no chapter."""

from stellarch.core import Action, Seat
from stellarch.games.space_wars.actions.notation import Order


class Secret(Order, frozen=True):
    """An order that nobody else is shown: what came of it is told when all are in (SW-24.1)."""

    def seen_by(self, actor: Seat, viewer: Seat | None) -> Action | None:
        return self if viewer == actor else None


class End(Secret, frozen=True):
    """Done with this phase or step (SW-D.32 and others)."""

    word = "end"


class Auto(Secret, frozen=True):
    """Take what the software would (SW-23.2)."""

    word = "auto"


class Revise(Secret, frozen=True):
    """Take back the sealed orders of this phase, while others are still to come in (SW-23.3.7)."""

    word = "revise"
