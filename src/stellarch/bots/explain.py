"""What a bot thinks, in sentences for people: what to do, why in its own words, what it brings, why not the next best;
then the figures.

Every number is one of its thought, rounded, or of the score sheet.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from stellarch.bots import explain_words as words
from stellarch.bots.outcomes import leaf_rows
from stellarch.core import (
    TEXT_LANGUAGES,
    BadNotation,
    Candidate,
    Forecast,
    Game,
    Refused,
    Remarks,
    Seat,
    Text,
    Thought,
    with_names,
)
from stellarch.core.text import listed

_MOST_SEATS = 4
"""With more at the table, only the seat that decides and its strongest rival are spoken of."""
_COMPARED = 3
_MOST_ROWS = 2
_LONGEST_LINE = 4
_ENOUGH_VISITS = 8
"""Of an action that was tried less often, nothing is said for sure."""
MOST_SENTENCES = 5
"""Nobody reads more than this, the order and the next best included."""


class Reasons(msgspec.Struct, frozen=True):
    """Why an action: as an order, with what it brings; why not the next best; and the figures behind it."""

    order: Text
    brings: tuple[Text, ...] = ()
    instead: Text | None = None
    figures: tuple[Text, ...] = ()

    @property
    def sentences(self) -> tuple[Text, ...]:
        """What is said first: all but the order and the figures."""
        return (*self.brings, *([self.instead] if self.instead else []))


def explained(
    game: Game[Any, Any],
    view: Any,
    thought: Thought,
    names: Sequence[str],
    played: str | None = None,
    *,
    as_planned: bool = False,
    to_its_player: bool = False,
) -> Reasons:
    """Why the best action, or what is to be said of the one that was played, by the thought of the view's seat. What
    was played `as_planned` followed from the thought of an earlier position. Told `to_its_player`, it says you."""
    telling = _Telling(game, view, thought, names, to_its_player)
    return telling.carried_out(played) if played and as_planned else telling.reasons(played or thought.best.action)


_TIMES_IMAGINED = 16
"""So often a secret with two faces is hit by chance once in 65,536 times."""


def may_be_told(game: Game[Any, Any], seat: Seat, *states: Any) -> bool:
    """Whether a seat knows nothing in these states that is not open to all: else its thoughts would tell secrets. What
    it knows is what it can imagine: a view may also tell a seat what follows for it from things that are open."""
    return all(_imagined(game, state, seat) == _imagined(game, state, None) for state in states)


def _imagined(game: Game[Any, Any], state: Any, viewer: Seat | None) -> list[Any]:
    """States as a viewer may imagine them; several, since one that is dealt afresh may be the true one by chance."""
    view = game.view(state, viewer)
    return [game.imagine(view, f"told {number}") for number in range(_TIMES_IMAGINED)]


def openly(game: Game[Any, Any], thought: Thought, listeners: Sequence[int | None]) -> Thought:
    """A thought without the candidates that none of these seats (None: a spectator) would be shown if it were played:
    an offer to another seat that was weighed is as secret as one that was made."""
    seat = Seat(thought.seat)

    def is_open(text: str) -> bool:
        action = game.read_action(text)
        return any(action.seen_by(seat, None if one is None else Seat(one)) == action for one in listeners)

    candidates = tuple(candidate for candidate in thought.candidates if is_open(candidate.action))
    thought = msgspec.structs.replace(thought, candidates=candidates)
    if not all(map(is_open, thought.best.line)):  # its words may speak of all that is meant
        return msgspec.structs.replace(thought, reasons=(), causes=(), instead=None)
    is_instead_open = thought.instead is None or is_open(thought.instead)
    return thought if is_instead_open else msgspec.structs.replace(thought, instead=None)


def _named(thought: Thought, names: Sequence[str]) -> Thought:
    """The thought with the players called by their names."""
    reasons = tuple(with_names(reason, names) for reason in thought.reasons)
    causes = tuple(cause and with_names(cause, names) for cause in thought.causes)
    return msgspec.structs.replace(thought, reasons=reasons, causes=causes)


class _Telling:
    """One thought, being told."""

    def __init__(
        self, game: Game[Any, Any], view: Any, thought: Thought, names: Sequence[str], to_its_player: bool
    ) -> None:
        self.game, self.view, self.thought, self.names = game, view, _named(thought, names), names
        self.seat, self.is_you = thought.seat, to_its_player
        self.who = words.YOU if to_its_player else Text(names[thought.seat], names[thought.seat])

    def reasons(self, action: str) -> Reasons:
        chosen = self.thought.of(action)
        order = words.SENTENCE.format(order=self.order(action))
        figures = tuple(self.figures(chosen or self.thought.best))
        if chosen is None:
            said = self.remarks(action, self.thought.best.action)
            brings = _shortened(self.does(action, said), [words.NOT_WEIGHED], 1)
            return Reasons(order, brings, self.better(self.thought.best, said), figures)
        other = next((one for one in self.thought.candidates if one is not chosen), None)
        next_best = other.action if other else self.thought.instead
        said = self.remarks(action, next_best)
        instead = self.compared(other, chosen, said) if other else self.passed_over(said)
        does, planned = self.does(action, said), self.words_for(chosen)
        told = [*planned[:1], *does, *planned[1:]]
        if not told and not self.has_causes:
            told = list(self.thought.reasons)
        outlook = list(self.weighed(chosen, is_told=bool(told)))
        return Reasons(order, _shortened(told, outlook, int(instead is not None)), instead, figures)

    def carried_out(self, action: str) -> Reasons:
        """Why an action that was planned before."""
        order, figures = words.SENTENCE.format(order=self.order(action)), tuple(self.figures(self.thought.best))
        does = self.does(action, self.remarks(action, None))
        if cause := self.cause_of(action):
            return Reasons(order, _shortened([cause, *does], [], 0), figures=figures)
        why = [*self.thought.reasons[:1], words.PART_OF_A_PLAN, *does, *self.thought.reasons[1:]]
        return Reasons(order, _shortened(why, [], 0), figures=figures)

    def remarks(self, action: str, other: str | None) -> Remarks | None:
        """What the game has to say of an action, where it can be taken in the deal at hand."""
        with suppress(Refused, BadNotation):
            instead = None if other is None else self.game.read_action(other)
            return self.game.remarks(self.view, self.game.read_action(action), instead, self.names)
        return None

    def passed_over(self, said: Remarks | None) -> Text | None:
        """What the next best of a plan would lose; nothing where that cannot be said."""
        if self.thought.instead is None or said is None or not said.cons:
            return None
        order = _inside(self.order(self.thought.instead))
        return words.NEXT_BEST.format(order=order, how=_but(said.pros, said.cons))

    def does(self, action: str, said: Remarks | None) -> list[Text]:
        """In the words of the game, else by its score sheet."""
        return list(self.at_once(action)) if said is None else list(said.does)

    def words_for(self, chosen: Candidate) -> tuple[Text, ...]:
        """Why the best action, as far as there are words for it: those of its own, if there are any."""
        if chosen is not self.thought.best:
            return ()
        if not self.has_causes:
            return self.thought.reasons
        cause = self.cause_of(chosen.action)
        return () if cause is None else (cause,)

    @property
    def has_causes(self) -> bool:
        return len(self.thought.causes) == len(self.thought.best.line)

    def cause_of(self, action: str) -> Text | None:
        """The reason of its own that an action of a plan has."""
        line = self.thought.best.line
        causes = dict(zip(reversed(line), reversed(self.thought.causes), strict=False))
        return causes.get(action) if self.has_causes else None

    def weighed(self, chosen: Candidate, *, is_told: bool) -> Iterator[Text]:
        """The outlook; what was judged at a glance only is left to the figures where there are reasons in words."""
        if chosen.proven or chosen.visits > 1 or not is_told:
            yield self.outlook(chosen)

    def order(self, action: str) -> Text:
        try:
            return self.game.in_words(self.view, self.game.read_action(action), self.names)
        except BadNotation:
            return Text(action, action)

    def at_once(self, action: str) -> Iterator[Text]:
        """What the score sheet gains by an action, where nothing hidden would come out."""
        with suppress(Refused, BadNotation):
            before = self.game.imagine(self.view, "at once")
            after, events = self.game.apply(before, Seat(self.seat), self.game.read_action(action))
            if not any(event.reveals for event in events):
                yield from self._gains(before, after)

    def _gains(self, before: Any, after: Any) -> Iterator[Text]:
        then, now = (leaf_rows(self.game.standings(state)) for state in (before, after))
        known = {row.key: row.values[self.seat] for row in then}
        gains = [(row.values[self.seat] - known.get(row.key, 0), row.label) for row in now]
        rows = [words.CHANGE.format(label=label, number=_signed(number)) for number, label in gains if number]
        total = sum(number for number, _ in gains)
        if rows and any(row.key == "total" for row in self.game.standings(after).rows):
            if total:
                told = words.GAINS if total > 0 else words.COSTS
                yield told.format(points=_points(abs(total)), rows=_joined(rows, words.COMMA))
        elif rows:
            yield words.AT_ONCE.format(rows=_joined(rows, words.COMMA))

    def outlook(self, chosen: Candidate) -> Text:
        """How the game is expected to end for the seat that decides."""
        if chosen.proven:
            return words.PROVEN.format(who=self.who, verdict=self.verdict(chosen))
        prospect = _prospect(chosen.value, len(self.names))
        outlook = words.YOUR_OUTLOOK if self.is_you else words.OUTLOOK
        return outlook.format(who=self.who, prospect=prospect, chance=_chance(chosen))

    def verdict(self, candidate: Candidate) -> Text:
        """A proven result, as it follows who it is told of."""
        return _verdict(candidate, words.YOURS if self.is_you else words.THEIRS)

    def better(self, best: Candidate, said: Remarks | None) -> Text:
        """What the best has over an action that was not looked into."""
        order = _inside(self.order(best.action))
        if planned := self.words_for(best):
            return words.PLANNED_BETTER.format(order=order, how=_joined(planned[:1], words.SPACE))
        verdict = words.PROVEN_TOO.format(who=self.who, verdict=self.verdict(best))
        if not best.proven:
            prospect = _prospect(best.value, len(self.names))
            verdict = (words.LEAVES_YOU if self.is_you else words.LEAVES).format(
                who=self.who, prospect=prospect, chance=_chance(best)
            )
        pros, cons = (said.pros, said.cons) if said else ((), ())
        return words.STRONGER.format(order=order, how=_but(cons, (*pros, verdict)))

    def compared(self, other: Candidate, chosen: Candidate, said: Remarks | None) -> Text:
        """What the next best would change; or the best, where another was played."""
        preferred = self.thought.candidates.index(other) < self.thought.candidates.index(chosen)
        order = _inside(self.order(other.action))
        if preferred and (planned := self.words_for(other)):
            return words.PLANNED_BETTER.format(order=order, how=_joined(planned[:1], words.SPACE))
        pros, cons = (said.pros, said.cons) if said else ((), ())
        verdict = self._how(other, chosen, preferred, with_changes=said is None)
        if preferred:
            return words.STRONGER.format(order=order, how=_but(cons, (*pros, verdict)))
        if verdict in self._level(other) or _worth(other) > _worth(chosen):
            return words.NEXT_BEST.format(order=order, how=_but(cons, (*pros, verdict)))
        return words.NEXT_BEST.format(order=order, how=_but(pros, (*cons, verdict)))

    def _level(self, other: Candidate) -> tuple[Text, ...]:
        """The verdicts by which another is no worse."""
        return words.THE_SAME, words.TOO_FEW, words.CANNOT_TELL, words.AS_GOOD.format(chance=_chance(other))

    def _how(self, other: Candidate, chosen: Candidate, preferred: bool, *, with_changes: bool) -> Text:
        is_better = _worth(other) > _worth(chosen)
        changes = self._changes(other.forecast, chosen.forecast, is_better) if with_changes else _NOTHING
        if other.proven and chosen.proven and _worth(other) == _worth(chosen):
            return words.THE_SAME
        if other.proven:
            return words.PROVEN_TOO.format(who=self.who, verdict=self.verdict(other))
        is_sure = other.is_surely_better_than(chosen) or chosen.is_surely_better_than(other)
        if not is_sure and (other.visits < _ENOUGH_VISITS or is_better != preferred) and not preferred:
            return words.TOO_FEW if other.visits < _ENOUGH_VISITS else words.CANNOT_TELL
        if _chance(other) == _chance(chosen):
            return words.AS_GOOD.format(chance=_chance(other))
        if is_better and not preferred and other.visits < chosen.visits:
            return words.LOOKS_BETTER.format(chance=_chance(other), instead=_chance(chosen))
        better, worse = (words.IS_BETTER, words.IS_WORSE) if is_sure else (words.SEEMS_BETTER, words.SEEMS_WORSE)
        facts = {"chance": _chance(other), "instead": _chance(chosen), "changes": changes}
        return words.COMPARED.format(how=better if is_better else worse, **facts)

    def _changes(self, other: Forecast, chosen: Forecast, is_better: bool) -> Text:
        """Where the points are that make it so: those of the seat itself, and of its strongest rival."""
        if not other.adds_up:
            return _NOTHING
        rival, sign = _rival(other, self.seat), 1 if is_better else -1
        told = [(self.seat, sign), (rival, -sign)]
        changes = [(at, sign, _row_changes(other, chosen, at, sign)) for at, sign in told]
        parts = [self._change(at, sign, rows) for at, sign, rows in changes if rows]
        return words.CHANGES.format(changes=_joined(parts, words.COMMA)) if parts else _NOTHING

    def _change(self, seat: int, sign: int, rows: Sequence[tuple[int, Text]]) -> Text:
        points = _points(sum(number for number, _ in rows))
        by_row = [words.CHANGE.format(label=label, number=_signed(sign * number)) for number, label in rows]
        told = words.MORE if sign > 0 else words.FEWER
        return told.format(who=self.names[seat], points=points, rows=_joined(by_row, words.COMMA))

    def figures(self, chosen: Candidate) -> Iterator[Text]:
        """What can be computed again: chances, points, candidates in their short forms, and how much work it was."""
        forecast, seats = chosen.forecast, _spoken_of(chosen.forecast, self.seat)
        if not chosen.proven:
            yield words.CHANCES.format(chances=self._by_seat([_percent(forecast.chances[at]) for at in seats], seats))
        if forecast.rows and forecast.adds_up:
            yield words.POINTS.format(points=self._by_seat([round(forecast.total(at)) for at in seats], seats))
        others = [one for one in self.thought.candidates if one is not chosen]
        for candidate in (chosen, *others[: _COMPARED - 1]):
            yield self._tried(candidate)
        if following := chosen.line[1 : 1 + _LONGEST_LINE]:
            yield words.PLAY.format(line=", ".join(following))
        if self.thought.nodes:
            yield words.NODES.format(nodes=_grouped(self.thought.nodes), method=self.thought.method)

    def _tried(self, candidate: Candidate) -> Text:
        if candidate.proven:
            return words.EXACT.format(action=candidate.action, who=self.who, verdict=self.verdict(candidate))
        if candidate.visits <= 1:
            return words.GLANCED.format(action=candidate.action, chance=_chance(candidate))
        low, high = round(100 * candidate.low), round(100 * candidate.high)
        facts = {"action": candidate.action, "chance": _chance(candidate), "visits": _grouped(candidate.visits)}
        return words.TRIED.format(**facts, low=low, high=high)

    def _by_seat(self, numbers: Sequence[object], seats: Sequence[int]) -> Text:
        told = zip(seats, numbers, strict=True)
        return _joined([words.OF_SEAT.format(who=self.names[at], number=number) for at, number in told], words.COMMA)


_NOTHING = Text("", "")


def _shortened(does: Sequence[Text], outlook: Sequence[Text], others: int) -> tuple[Text, ...]:
    """What an action does and what is to be expected, so that it can be read with the order and so many sentences
    more."""
    return (*does[: MOST_SENTENCES - 1 - others - len(outlook)], *outlook)


def _but(one: Sequence[Text], other: Sequence[Text]) -> Text:
    """What speaks on one side and then on the other."""
    return words.BUT.format(one=listed(one), other=listed(other)) if one else listed(other)


def _prospect(chance: float, players: int) -> Text:
    """A chance to win in words, held against everybody's equal share."""
    even = 1 / players
    if chance >= max(0.9, (1 + even) / 2):
        return words.IN_HAND
    if chance >= even + 0.15 * (1 - even):
        return words.GOOD
    if chance >= 0.7 * even:
        return words.EVEN
    return words.POOR if chance >= 0.2 * even else words.SLIM


def _worth(candidate: Candidate) -> tuple[float, int]:
    return candidate.value, candidate.margin or 0


def _row_changes(other: Forecast, chosen: Forecast, seat: int, sign: int) -> list[tuple[int, Text]]:
    """The rows in which a seat has more (sign 1) or fewer points (-1) than in the forecast chosen, the most first."""
    before = {row.key: row.values[seat] for row in chosen.rows}
    rows = (row for row in other.rows if row.key in before)  # what is proven may say nothing of points
    changes = [(round(sign * (row.values[seat] - before[row.key])), row.label) for row in rows]
    return sorted((change for change in changes if change[0] > 0), key=lambda change: -change[0])[:_MOST_ROWS]


def _verdict(candidate: Candidate, said: words.Verdicts) -> Text:
    if 0 < candidate.value < 1:
        return said.shares
    verdict, margin = said.wins if candidate.value else said.loses, candidate.margin
    if margin is None:
        return verdict
    if margin == 0:
        return words.ON_EQUAL_POINTS.format(verdict=verdict)
    return words.BY_POINTS.format(verdict=verdict, margin=_points(abs(margin)))


def _spoken_of(forecast: Forecast, seat: int) -> list[int]:
    """The seat that decides, then the others; of a great many, only its strongest rival."""
    if len(forecast.chances) > _MOST_SEATS:
        return [seat, _rival(forecast, seat)]
    return [seat, *_others(forecast, seat)]


def _rival(forecast: Forecast, seat: int) -> int:
    return max(_others(forecast, seat), key=lambda at: (forecast.chances[at], forecast.total(at)))


def _others(forecast: Forecast, seat: int) -> list[int]:
    return [at for at in range(len(forecast.chances)) if at != seat]


def _chance(candidate: Candidate) -> Text:
    return _percent(candidate.value, is_sure=candidate.proven)


def _percent(chance: float, *, is_sure: bool = False) -> Text:
    """In whole percent; none or all of them is said only of what is proven."""
    percent = round(100 * chance)
    if not is_sure and percent in (0, 100):
        return words.OVER if percent else words.UNDER
    return Text(f"{percent} %", f"{percent} %")


def _points(number: int) -> str:
    return f"{number} point" if number == 1 else f"{number} points"  # the same word in both languages


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"\N{MINUS SIGN}{-number}"


def _grouped(number: int) -> Text:
    return Text(f"{number:,}", f"{number:,}".replace(",", "\N{NO-BREAK SPACE}"))


def _inside(order: Text) -> Text:
    """An order as it follows a colon."""
    return Text(*(order.to(language)[:1].lower() + order.to(language)[1:] for language in TEXT_LANGUAGES))


def _joined(parts: Sequence[Text], between: Text) -> Text:
    return Text(*(between.to(language).join(part.to(language) for part in parts) for language in TEXT_LANGUAGES))
