"""How fair a board proves to be: games of equal bots, each seat beginning as often (SSE-9.7).

The static figure of a game looks at the board alone. This one asks what comes of it in play: how often each seat
wins when nobody plays better than the others. Each share has a 95 % interval (Wilson's), for few games prove little.

What was found can be handed on as a certificate: one line with all that is needed to play the same games again.

    fair1~small-star-empires~1~0.1.0~greedy~1~500~252-248~5d0c2b1f9a3e7764~board=r.d8Bb0O.e10Ea0X

The fields are the game, its rules' version, the program's version, the bot, the seed, the number of games, the wins
of each seat, a hash of how every single game ended, and the options that differ from their defaults.
"""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import quote, unquote

import msgspec

from stellarch import __version__
from stellarch.arena.refusals import Why
from stellarch.arena.simulate import Outcome, Plan, Progress, outcomes, wins_of
from stellarch.core import BadNotation, known_rules, parse_options, read_options
from stellarch.core.intervals import wilson
from stellarch.core.options import changed
from stellarch.games import find_game

FORMAT, FIELDS = "fair1", 8
BEGINS = "first_player"
"""The option that says which seat begins."""


class SeatShare(msgspec.Struct, frozen=True):
    """A seat's wins, its share of all wins, and the interval that holds its true share 95 times in 100."""

    seat: int
    wins: float
    share: float
    low: float
    high: float


class Certificate(msgspec.Struct, frozen=True):
    """The claim that games of equal bots ended so; its `str` is one line that reads back."""

    game: str
    rules: int
    version: str
    bot: str
    seed: str
    games: int
    wins: tuple[float, ...]
    proof: str
    options: Mapping[str, Any]

    def __str__(self) -> str:
        wins = "-".join(f"{won:.4f}".rstrip("0").rstrip(".") for won in self.wins)
        facts = (self.game, self.rules, self.version, self.bot, self.seed, self.games, wins, self.proof)
        options = (f"{name}={_plain(value)}" for name, value in self.options.items())
        return "~".join([FORMAT, *(_quoted(str(fact)) for fact in (*facts, *options))])

    @classmethod
    def parse(cls, text: str) -> "Certificate":
        """The certificate of a line; raises BadNotation, and BadOptions for a game or options there are not."""
        known, *fields = map(unquote, text.strip().split("~"))
        if known != FORMAT or len(fields) < FIELDS:
            raise BadNotation(Why.NOT_A_CERTIFICATE, text)
        name, rules, version, bot, seed, games, wins, proof, *options = fields
        game = find_game(name)
        try:
            counted = (int(rules), int(games), tuple(map(float, wins.split("-"))))
        except ValueError:
            raise BadNotation(Why.NOT_A_CERTIFICATE, text) from None
        given = changed(parse_options(game.options, options))
        return cls(game.id, counted[0], version, bot, seed, *counted[1:], proof, given)

    def agrees_with(self, other: "Certificate") -> bool:
        """Whether both say the same of the same games, whichever program said it."""
        return msgspec.structs.replace(self, version=other.version) == other


class FairnessByPlay(msgspec.Struct, frozen=True):
    """The shares of all seats; `figure` is the least share divided by the greatest, 1 being perfectly even."""

    games: int
    bot: str
    seed: str
    shares: tuple[SeatShare, ...]
    figure: float
    even: bool
    """Whether these games are compatible with even chances: one share each lies in every interval."""
    certificate: str


def fairness_by_play(
    game: str,
    players: int,
    games: int,
    seed: str,
    *,
    options: Mapping[str, Any],
    bot: str = "greedy",
    rules: int | None = None,
    workers: int = 1,
    on_progress: Progress | None = None,
) -> FairnessByPlay:
    """Win shares per seat over games of equal bots; their number is rounded up, so that each begins as often."""
    rounded = -(-games // players) * players
    plan = Plan(game, (bot,) * players, rounded, seed, options, rotate=BEGINS, rules=rules)
    played = outcomes(plan, workers, on_progress)
    wins = wins_of(played, players)
    shares = tuple(
        SeatShare(seat, won, round(won / rounded, 4), *wilson(won, rounded)) for seat, won in enumerate(wins)
    )
    even = all(share.low <= 1 / players <= share.high for share in shares)
    figure = round(min(wins) / max(wins), 4) if any(wins) else 0.0
    return FairnessByPlay(rounded, bot, seed, shares, figure, even, str(_certificate(plan, played, wins)))


def played_again(certificate: Certificate, workers: int = 1, on_progress: Progress | None = None) -> FairnessByPlay:
    """The games of a certificate, played once more; raises BadOptions where they cannot be."""
    known_rules(find_game(certificate.game), certificate.rules)
    return fairness_by_play(
        certificate.game,
        len(certificate.wins),
        certificate.games,
        certificate.seed,
        options=certificate.options,
        bot=certificate.bot,
        rules=certificate.rules,
        workers=workers,
        on_progress=on_progress,
    )


def _certificate(plan: Plan, played: Sequence[Outcome], wins: tuple[float, ...]) -> Certificate:
    game = find_game(plan.game)
    ends = [(outcome.plies, outcome.winners, [row.values for row in outcome.rows]) for outcome in played]
    proof = hashlib.sha256(msgspec.json.encode(ends)).hexdigest()[:16]
    options = changed(read_options(game.options, plan.options))
    return Certificate(
        game.id, known_rules(game, plan.rules), __version__, plan.bots[0], plan.seed, plan.games, wins, proof, options
    )


def _plain(value: object) -> str:
    """A value as the command line takes it."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _quoted(field: str) -> str:
    """A field without blanks and without the sign between fields, which the standard quoting leaves alone."""
    return quote(field, safe="=@:,/()").replace("~", "%7E")
