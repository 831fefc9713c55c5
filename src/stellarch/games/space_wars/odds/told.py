"""Odds to be told: who, where and how likely first, figures after it. What people hear before they fight."""

from collections.abc import Iterator, Mapping, Sequence

from stellarch.core import Message, Phrase, Seat
from stellarch.core.grammar import Noun
from stellarch.games.space_wars.nouns import one_of
from stellarch.games.space_wars.odds.results import BattleOdds, BombardmentOdds, InvasionOdds, Share
from stellarch.games.space_wars.state.battles import SideNumber
from stellarch.games.space_wars.tables.ground import LEGIONS


class Winning(Phrase):
    ALMOST_CERTAINLY = 1
    VERY_LIKELY = 2
    PROBABLY = 3
    HALF_THE_TIME = 4
    PROBABLY_NOT = 5
    UNLIKELY = 6
    ALMOST_NEVER = 7


_LIKELY: Sequence[tuple[float, Winning]] = (
    (0.95, Winning.ALMOST_CERTAINLY),
    (0.75, Winning.VERY_LIKELY),
    (0.55, Winning.PROBABLY),
    (0.45, Winning.HALF_THE_TIME),
    (0.25, Winning.PROBABLY_NOT),
    (0.05, Winning.UNLIKELY),
    (0.0, Winning.ALMOST_NEVER),
)
"""From which share on, what is said of it."""
_LEAST = 0.05
"""What is lost less often than this on average is not worth a word."""
_kind_noun = one_of("craft", "structure", "legion", "populace")


class Percent(Message, frozen=True):
    """A share in whole percents; with what it lies between, where it was found by chance."""

    all: int
    low: int | None = None
    high: int | None = None


class KindLost(Message, frozen=True):
    kind: Noun
    count: float


class LossesTold(Message, frozen=True):
    """What is lost on average, by kind: cruiser (1.2) and corvette (0.4)."""

    lost: tuple[KindLost, ...]


def likely(share: float) -> Winning:
    """How likely one is to win."""
    return next(words for least, words in _LIKELY if share >= least)


def percent(share: float | Share) -> Percent:
    if not isinstance(share, Share):
        return Percent(round(100 * share))
    if share.low == share.high:
        return percent(share.share)
    return Percent(*(round(100 * each) for each in share))


def losses(lost: Mapping[str, float]) -> LossesTold:
    return LossesTold(tuple(KindLost(_kind_noun(kind), count) for kind, count in lost.items() if count >= _LEAST))


# A space battle


class BattleTold(Message, frozen=True):
    """A battle as one of its sides is told, to go on a sentence or to begin one."""

    likely: Winning
    won: Percent
    enemy: Seat
    lost: Percent
    own: LossesTold
    theirs: LossesTold
    rounds: float


def battle_told(odds: BattleOdds, side: SideNumber, enemy: Seat) -> BattleTold:
    own, other = (odds.attacker, odds.defender) if side == 0 else (odds.defender, odds.attacker)
    return BattleTold(
        likely=likely(own.wins.share),
        won=percent(own.wins),
        enemy=enemy,
        lost=percent(other.wins.share),
        own=losses(own.lost),
        theirs=losses(other.lost),
        rounds=odds.rounds,
    )


# An invasion


class InvasionTold(Message, frozen=True):
    """An invasion as one of its sides is told; a defender has won where the attacker is beaten or breaks off."""

    is_attacker: bool
    likely: Winning
    taken: Percent
    lost: Percent
    stops: Percent
    own: float
    theirs: float
    rounds: float
    enemy: Seat | None
    """None: the aliens."""


def invasion_told(odds: InvasionOdds, side: SideNumber, enemy: Seat | None) -> InvasionTold:
    own, theirs = (odds.attacker, odds.defender) if side == 0 else (odds.defender, odds.attacker)
    return InvasionTold(
        is_attacker=side == 0,
        likely=likely(odds.wins.share if side == 0 else odds.loses.share + odds.stops.share),
        taken=percent(odds.wins),
        lost=percent(odds.loses.share),
        stops=percent(odds.stops.share),
        own=own.lost,
        theirs=theirs.lost,
        rounds=odds.rounds,
        enemy=enemy,
    )


# A bombardment


class NoHarm(Message, frozen=True):
    pass


class UnitsDestroyed(Message, frozen=True):
    chance: Percent
    lost: LossesTold


class CityShrinks(Message, frozen=True):
    share: Percent


class ShieldFalls(Message, frozen=True):
    share: Percent


class NobodyLeft(Message, frozen=True):
    share: Percent


class CountersLeft(Message, frozen=True):
    count: int


def bombardment_told(odds: BombardmentOdds) -> tuple[Message, ...]:
    """What bombs would come to, in some sentences."""
    return tuple(_bombs(odds)) if odds.chance or odds.counters else (NoHarm(),)


def _bombs(odds: BombardmentOdds) -> Iterator[Message]:
    yield UnitsDestroyed(percent(odds.chance), losses(odds.lost))
    if len(odds.cities) > 1:
        yield CityShrinks(percent(odds.any_city))
    if odds.shield_falls:
        yield ShieldFalls(percent(odds.shield_falls))
    if odds.undefended and any(kind in (*LEGIONS, "alien") for kind in odds.lost):
        yield NobodyLeft(percent(odds.undefended))
    if odds.counters:
        yield CountersLeft(odds.counters)
