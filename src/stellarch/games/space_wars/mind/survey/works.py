"""What is to be built in the next turns, and the materials that it takes."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property

from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.mind.espionage import worth_of_spy
from stellarch.games.space_wars.mind.survey.part import Part
from stellarch.games.space_wars.mind.wishes import Prices, Wish, good_enough, wishes_at
from stellarch.games.space_wars.state import Tokens
from stellarch.games.space_wars.state.counts import NO_TOKENS

RESERVE = 4
"""Credits that are kept (SW-25.4)."""
_FLAT: Prices = dict.fromkeys(Tokens._fields, 1.5)
_PRICE, _CHEAPEST, _DEAREST = 2.0, 0.5, 8.0
"""What a token is worth where there is just as much as is wanted; and the limits of that."""
_FORESEEN = 8.0
"""Materials are reckoned with for this many turns."""
_WORK, _USUAL_WORK, _RISE = 10, (0.6, 2.2, 0.9, 0.0, 0.0), 1.4
"""What a usual work costs in credits, and in materials of each kind; and how income grows meanwhile."""
_YARDS = 3
"""Shipyards that are enough for anybody."""


class Works(Part):
    @cached_property
    def programme(self) -> tuple[Wish, ...]:
        """What is to be built in the next turns, the best first: as much as credits and materials will do for."""
        return self._programme(self.prices)

    @cached_property
    def prices(self) -> Prices:
        """What a token of each material is worth: the more, the shorter it is of what the next works want, and of what
        an empire that grows will want after them. To who does not plan all are worth the same."""
        if not self.survey.nature.plans:
            return _FLAT
        next_works = _summed(wish.tokens for wish in self._programme(_FLAT, is_short_of_tokens=False))
        turns = min(_FORESEEN, self.survey.turns_left)
        works = max(0.0, turns - self.survey.nature.ahead) * _RISE * self.survey.realm.income / _WORK
        return {
            kind: min(_DEAREST, max(_CHEAPEST, _PRICE * (wanted + works * usual) / max(1.0, stored + turns * made)))
            for wanted, usual, (kind, stored, made) in zip(next_works, _USUAL_WORK, self._stores(), strict=True)
        }

    def _stores(self) -> Iterator[tuple[str, int, int]]:
        return zip(Tokens._fields, self.survey.realm.stock, self.survey.realm.production, strict=True)

    def _programme(self, prices: Prices, *, is_short_of_tokens: bool = True) -> tuple[Wish, ...]:
        credits = self.survey.realm.credits + self.survey.nature.ahead * self.survey.realm.income - RESERVE
        tokens = {kind: stored + self.survey.nature.ahead * made for kind, stored, made in self._stores()}
        chosen = []
        for wish in self._ranked(prices):
            needed = wish.tokens._asdict()
            if wish.cost.cr > credits or (is_short_of_tokens and any(tokens[kind] < needed[kind] for kind in needed)):
                continue
            credits -= wish.cost.cr
            tokens = {kind: left - needed[kind] for kind, left in tokens.items()}
            chosen.append(wish)
        return tuple(chosen)

    def _ranked(self, prices: Prices) -> list[Wish]:
        """All wishes that are not far below the best, the best first."""
        wishes = [wish for at in self.survey.realm.usable for wish in wishes_at(self.survey, self.state, at, prices)]
        least = good_enough(self.survey, wishes)
        return sorted((wish for wish in wishes if wish.score >= least), key=lambda wish: -wish.score)

    @cached_property
    def demand(self) -> Tokens:
        """The materials that the programme takes, wherever."""
        return _summed(wish.tokens for wish in self.programme)

    @cached_property
    def wanted(self) -> Mapping[At, Tokens]:
        """The materials that the programme wants in each system."""
        sites = dict.fromkeys(wish.at for wish in self.programme)
        return {at: _summed(wish.tokens for wish in self.programme if wish.at == at) for at in sites}

    @cached_property
    def missing(self) -> Mapping[At, Tokens]:
        """Of these, what does not lie there, to be brought."""
        return {at: _less(tokens, self.survey.realm.lying(at)) for at, tokens in self.wanted.items()}

    @cached_property
    def spare(self) -> Mapping[At, Tokens]:
        """What lies in each system, and is not wanted there."""
        return {
            at: _less(self.survey.realm.lying(at), self.wanted.get(at, NO_TOKENS)) for at in self.survey.realm.systems
        }

    @cached_property
    def next_yard(self) -> At | None:
        """Where one more shipyard would stand: one builds no more than a few craft a turn, however many credits lie
        idle; so beside the workshops that make most. None where there are enough, or credits are wanted elsewhere."""
        if not self.survey.nature.provides or not self.survey.money.is_flush:
            return None
        without = [at for at in self.survey.realm.usable if not self.state.sectors.system(at).levels.shipyard]
        if len(self.survey.realm.usable) - len(without) >= _YARDS:
            return None
        return max(
            without, key=lambda at: (self.survey.realm.made_at(at), sum(self.survey.realm.lying(at)), -at), default=None
        )

    @cached_property
    def spy_worth(self) -> float:
        """What one more spy would bring, in research points."""
        return worth_of_spy(self.survey)


def _summed(tokens: Iterable[Tokens]) -> Tokens:
    return Tokens(*map(sum, zip(NO_TOKENS, *tokens, strict=True)))


def _less(tokens: Tokens, others: Tokens) -> Tokens:
    """What is left of tokens without others, of each kind nothing at least."""
    return Tokens(*(max(0, mine - theirs) for mine, theirs in zip(tokens, others, strict=True)))
