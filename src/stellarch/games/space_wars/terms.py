"""What players agree on, in parts that sentences are made of: who gives what to whom, peace, treaties, goals."""

from collections.abc import Mapping, Sequence

from stellarch.core import Message, Seat
from stellarch.games.space_wars.nouns import Treaty
from stellarch.games.space_wars.state.politics import Peace
from stellarch.games.space_wars.things import Things, handed_over


class PeaceLasts(Message, frozen=True):
    """For how long a peace forbids another war."""

    turns: int


def clauses(
    by: Seat, to: Seat, gives: Mapping[str, int], asks: Mapping[str, int], turns: int = 0
) -> tuple[Message, ...]:
    """Who gives what to whom and who promises it, and for how long peace binds."""
    binding = (PeaceLasts(turns),) if turns else ()
    return (*handed_over(by, to, gives, asks), *binding)


class Exchange(Message, frozen=True):
    gives: Things
    asks: Things


class PeaceTerms(Message, frozen=True):
    """Terms of peace as those who are asked hear them; the maker's ally hears with whom it would be."""

    forced: bool
    together: tuple[Seat, ...]
    clauses: tuple[Message, ...]


class WinningValue(Message, frozen=True):
    """A winning value as it is proposed to all (SW-29.12)."""

    value: int
    is_share: bool


class TreatyTerms(Message, frozen=True):
    treaty: Treaty
    ends: bool = False


OfferTerms = Exchange | PeaceTerms | WinningValue | TreatyTerms


def peace_terms(to: Seat, peace: Peace, gives: Mapping[str, int], asks: Mapping[str, int]) -> PeaceTerms:
    """What changes hands does so between the first of each side, no matter who is asked."""
    together: Sequence[Seat] = peace.theirs if to in peace.mine else ()
    return PeaceTerms(peace.forced, tuple(together), clauses(peace.mine[0], peace.theirs[0], gives, asks, peace.turns))


def offer_terms(
    to: Seat,
    treaty: str | None,
    ends: bool,
    gives: Mapping[str, int],
    asks: Mapping[str, int],
    peace: Peace | None,
    goal: int,
    is_share: bool,
) -> OfferTerms:
    """What an offer is about."""
    if peace is not None:
        return peace_terms(to, peace, gives, asks)
    if goal:
        return WinningValue(goal, is_share)
    return TreatyTerms(treaty, ends) if treaty else Exchange(gives, asks)
