"""What a bot thinks, in sentences for people: what to do, why in its own words, what it brings, why not the next best;
then the figures.

Every number is one of its thought, rounded, or of the score sheet.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import islice
from typing import Any

import msgspec

from stellarch.bots import sentences
from stellarch.bots.outcomes import leaf_rows
from stellarch.bots.sentences import But, Chance, Change, End, Level, Points, Prospect, Sentence, Verdict
from stellarch.core import (
    YOU,
    BadNotation,
    Candidate,
    Coaching,
    Forecast,
    Game,
    Lesson,
    Message,
    Refused,
    Remarks,
    Sayable,
    Seat,
    Template,
    Text,
    Thought,
    said,
    verbatim,
    with_names,
)
from stellarch.core.telling import as_text

_MOST_SEATS = 4
"""With more at the table, only the seat that decides and its strongest rival are spoken of."""
_COMPARED = 3
_LOOKED_AT = 6
"""Among so many of the others one is sought that differs."""
_MOST_ROWS = 2
_LONGEST_LINE = 4
_ENOUGH_VISITS = 8
"""Of an action that was tried less often, nothing is said for sure."""
MOST_SENTENCES = 5
"""Nobody reads more than this, the order and the next best included."""


class Reasons(msgspec.Struct, frozen=True):
    """Why an action: as an order, with what it brings; why not the next best; and the figures behind it. In a hint,
    also what a coach would say: the aim of the turn, how the race stands, what threatens, and a lesson."""

    order: Text
    brings: tuple[Text, ...] = ()
    instead: Text | None = None
    figures: tuple[Text, ...] = ()
    aim: Text | None = None
    race: Text | None = None
    threat: Text | None = None
    lesson: Lesson | None = None

    @property
    def sentences(self) -> tuple[Text, ...]:
        """What is said after the order: all but the figures."""
        besides = (self.race, self.threat, self.instead, self.lesson.text if self.lesson else None)
        return (*self.brings, *(one for one in besides if one is not None))


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
    if played and as_planned:
        return telling.carried_out(played)
    reasons = telling.reasons(played or thought.best.action)
    return telling.coached(reasons) if to_its_player else reasons


def advisable(game: Game[Any, Any], view: Any, thought: Thought) -> Thought:
    """A thought with the best that has a purpose in front of those that are as good: nobody likes to be told to move
    a piece for nothing."""
    best = thought.best
    equals = [one for one in thought.candidates if one.proven == best.proven and not best.is_surely_better_than(one)]
    rest = [one for one in thought.candidates if one not in equals]
    for one in equals[:_COMPARED]:
        if _coaching(game, view, one, ()).aim is not None:
            others = [each for each in equals if each is not one]
            return msgspec.structs.replace(thought, candidates=(one, *others, *rest))
    return thought


def _coaching(game: Game[Any, Any], view: Any, chosen: Candidate, names: Sequence[str]) -> Coaching:
    with suppress(Refused, BadNotation):  # in a deal of what is hidden that is imagined here
        return game.coach.besides(view, game.read_action(chosen.action), chosen.forecast, names)
    return Coaching()


_TIMES_IMAGINED = 16
"""After this many tries a secret with two faces is guessed by chance once in 65,536 times."""


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
        self.seat, self.to_you = Seat(thought.seat), to_its_player
        self.names = [YOU if to_its_player and at == self.seat else name for at, name in enumerate(names)]
        self.game, self.view, self.thought = game, view, _named(thought, self.names)

    def reasons(self, action: str) -> Reasons:
        chosen = self.thought.of(action)
        order = said(Sentence(self.order(action)))
        figures = self.told(*self.figures(chosen or self.thought.best))
        if chosen is None:
            remarks = self.remarks(action, self.thought.best.action)
            brings = self.told(*_shortened(self.does(action, remarks), [sentences.NotWeighed()], 1))
            return Reasons(order, brings, said(self.better(self.thought.best, remarks), self.names), figures)
        other = self.alternative(chosen)
        remarks = self.remarks(action, other.action if other else None)
        instead = self.compared(other, chosen, remarks) if other else self.passed_over(action)
        planned = self.words_for(chosen)
        does = [one for one in self.does(action, remarks) if one not in planned]
        why: list[Sayable] = [*planned[:1], *does, *planned[1:]]
        if not why and not self.has_causes:
            why = list(self.thought.reasons)
        outlook = list(self.weighed(chosen, is_told=bool(why)))
        brings = self.told(*_shortened(why, outlook, int(instead is not None)))
        return Reasons(order, brings, None if instead is None else said(instead, self.names), figures)

    def coached(self, reasons: Reasons) -> Reasons:
        """With what a coach would say besides."""
        coaching = _coaching(self.game, self.view, self.thought.best, self.names)
        aim = coaching.aim or (None if coaching == Coaching() else said(sentences.NothingBetter()))
        return msgspec.structs.replace(
            reasons, aim=aim, race=coaching.race, threat=coaching.threat, lesson=coaching.lesson
        )

    def alternative(self, chosen: Candidate) -> Candidate | None:
        """What an action is held against: the best, or where it is the best itself, the first that differs from it."""
        others = [one for one in self.thought.candidates if one is not chosen]
        if chosen is not self.thought.best or not others:
            return others[0] if others else None
        known = [one for one in others if one.proven or one.visits >= _ENOUGH_VISITS] or others
        looked_at = known[:_LOOKED_AT]
        useful = [one for one in looked_at if self.has_purpose(one)] if self.to_you else []
        return next((one for one in useful or looked_at if self.differs(one, chosen)), (useful or known)[0])

    def has_purpose(self, candidate: Candidate) -> bool:
        return _coaching(self.game, self.view, candidate, ()).aim is not None

    def differs(self, other: Candidate, chosen: Candidate) -> bool:
        """Whether there is anything to be said of how it differs."""
        remarks = self.remarks(chosen.action, other.action)
        return isinstance(self._how(other, chosen, with_changes=False), Message) or bool(
            remarks and (remarks.pros or remarks.cons)
        )

    def carried_out(self, action: str) -> Reasons:
        """Why an action that was planned before."""
        order, figures = said(Sentence(self.order(action))), self.told(*self.figures(self.thought.best))
        does = self.does(action, self.remarks(action, None))
        if cause := self.cause_of(action):
            return Reasons(order, self.told(*_shortened([cause, *does], [], 0)), figures=figures)
        why = [*self.thought.reasons[:1], sentences.PartOfAPlan(), *does, *self.thought.reasons[1:]]
        return Reasons(order, self.told(*_shortened(why, [], 0)), figures=figures)

    def told(self, *what: Sayable) -> tuple[Text, ...]:
        """Sentences with the players called by their names."""
        return tuple(said(one, self.names) if isinstance(one, Message) else as_text(one) for one in what)

    def remarks(self, action: str, other: str | None) -> Remarks | None:
        """What the game has to say of an action, where it can be taken in the deal at hand."""
        with suppress(Refused, BadNotation):
            instead = None if other is None else self.game.read_action(other)
            return self.game.remarks(self.view, self.game.read_action(action), instead, self.names)
        return None

    def passed_over(self, action: str) -> Message | None:
        """What the next best of a plan would lose; to its player, what else can be done where that cannot be said."""
        others = list(islice(self.not_weighed(action), _COMPARED))
        for other in others:
            remarks = self.remarks(action, other)
            if remarks is not None and remarks.cons:
                return sentences.NextBest(self.order(other), But(remarks.pros, remarks.cons))
        if not others or not self.to_you:
            return None
        remarks = self.remarks(action, others[0])
        return self.also_possible(others[0], remarks.pros if remarks else ())

    def also_possible(self, other: str, pros: tuple[Text, ...] = ()) -> Message:
        """What cannot be held against an action: what it would do is said instead."""
        does = [] if pros else self.does(other, self.remarks(other, None))
        return sentences.AlsoPossible(self.order(other), _both_sides((), pros), next(iter(does), None))

    def not_weighed(self, action: str) -> Iterator[str]:
        if self.thought.instead is not None:
            yield self.thought.instead
        if self.to_you:
            with suppress(Refused, BadNotation):
                yield from map(str, self.others_than(self.game.read_action(action)))

    def others_than(self, action: Any) -> Iterator[Any]:
        """What else can be done, what comes to the game's mind first."""
        coached = self.game.coach.otherwise(self.view, action)
        if coached is not None:
            return coached
        choices = self.game.legal(self.game.imagine(self.view, "otherwise"), self.view.you)
        return (choice for choice in choices if not isinstance(choice, Template) and choice != action)

    def does(self, action: str, remarks: Remarks | None) -> list[Sayable]:
        """In the words of the game, else by its score sheet."""
        return list(self.at_once(action)) if remarks is None else list(remarks.does)

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

    def weighed(self, chosen: Candidate, *, is_told: bool) -> Iterator[Message]:
        """The outlook; what was hardly looked into is left to the figures where there are reasons in words."""
        if chosen.proven or chosen.visits >= _ENOUGH_VISITS or not is_told:
            yield self.outlook(chosen)

    def order(self, action: str) -> Text:
        try:
            return self.game.in_words(self.view, self.game.read_action(action), self.names)
        except BadNotation:
            return verbatim(action)

    def at_once(self, action: str) -> Iterator[Message]:
        """What the score sheet gains by an action, where nothing hidden would come out."""
        with suppress(Refused, BadNotation):
            before = self.game.imagine(self.view, "at once")
            after, events = self.game.apply(before, self.seat, self.game.read_action(action))
            if not any(event.reveals for event in events):
                yield from self._gains(before, after)

    def _gains(self, before: Any, after: Any) -> Iterator[Message]:
        then, now = (leaf_rows(self.game.standings(state)) for state in (before, after))
        known = {row.key: row.values[self.seat] for row in then}
        gains = [(row.values[self.seat] - known.get(row.key, 0), row.label) for row in now]
        rows = tuple(Change(label, number) for number, label in gains if number)
        total = sum(number for number, _ in gains)
        if rows and any(row.key == "total" for row in self.game.standings(after).rows):
            if total:
                yield (sentences.Gains if total > 0 else sentences.Costs)(Points(abs(total)), rows)
        elif rows:
            yield sentences.AtOnce(rows)

    def outlook(self, chosen: Candidate) -> Message:
        """How the game is expected to end for the seat that decides."""
        if chosen.proven:
            return sentences.Proven(self.verdict(chosen))
        return sentences.Outlook(self.seat, self._prospect(chosen), _chance(chosen))

    def verdict(self, candidate: Candidate) -> Verdict:
        """A proven result."""
        if 0 < candidate.value < 1:
            return Verdict(self.seat, End.SHARED, None, False)
        end, margin = End.WIN if candidate.value else End.LOSS, candidate.margin
        return Verdict(self.seat, end, Points(abs(margin)) if margin else None, margin == 0)

    def _prospect(self, candidate: Candidate) -> Prospect:
        return _prospect(candidate.value, len(self.names))

    def better(self, best: Candidate, remarks: Remarks | None) -> Message:
        """What the best has over an action that was not looked into."""
        order = self.order(best.action)
        if planned := self.words_for(best):
            return sentences.PlannedBetter(order, planned[0])
        verdict: Message = sentences.ProvenToo(self.verdict(best))
        if not best.proven:
            verdict = sentences.Leaves(self.seat, self._prospect(best), _chance(best))
        pros, cons = (remarks.pros, remarks.cons) if remarks else ((), ())
        return sentences.Stronger(order, But(cons, (*pros, verdict)))

    def compared(self, other: Candidate, chosen: Candidate, remarks: Remarks | None) -> Message:
        """What the next best would change; or the best, where another was played."""
        preferred = self.thought.candidates.index(other) < self.thought.candidates.index(chosen)
        order = self.order(other.action)
        if preferred and (planned := self.words_for(other)):
            return sentences.PlannedBetter(order, planned[0])
        pros, cons = (remarks.pros, remarks.cons) if remarks else ((), ())
        verdict = self._how(other, chosen, with_changes=remarks is None)
        if verdict is None:
            return sentences.JustAsGood(order, _both_sides(cons, pros))
        if verdict is Level.TOO_FEW_TRIES and self.to_you and not (pros or cons):
            return self.also_possible(other.action)
        if preferred:
            told = sentences.AlsoGood if verdict is Level.TOO_FEW_TRIES else sentences.Stronger
            return told(order, But(cons, (*pros, verdict)))
        if verdict is Level.TOO_FEW_TRIES or _worth(other) > _worth(chosen):
            return sentences.NextBest(order, But(cons, (*pros, verdict)))
        return sentences.NextBest(order, But(pros, (*cons, verdict)))

    def _how(self, other: Candidate, chosen: Candidate, *, with_changes: bool) -> Message | Level | None:
        """Nothing where it is just as good: chances that are equal within their bounds are equal."""
        if other.proven and chosen.proven and _worth(other) == _worth(chosen):
            return None
        if other.proven:
            return sentences.ProvenToo(self.verdict(other))
        chance, instead, is_better = _chance(other), _chance(chosen), _worth(other) > _worth(chosen)
        is_sure = other.is_surely_better_than(chosen) or chosen.is_surely_better_than(other)
        if is_sure and is_better and other.visits < chosen.visits:
            return Level.TOO_FEW_TRIES
        if not is_sure and min(other.visits, chosen.visits) < _ENOUGH_VISITS:
            return Level.TOO_FEW_TRIES
        if not is_sure or chance == instead:
            return None
        changes = tuple(self._changes(other.forecast, chosen.forecast, is_better)) if with_changes else ()
        return sentences.Compared(is_better, chance, instead, changes)

    def _changes(self, other: Forecast, chosen: Forecast, is_better: bool) -> Iterator[sentences.EndsWith]:
        """Where the points are that make it so: those of the seat itself, and of its strongest rival."""
        if not other.adds_up:
            return
        for seat, more in ((self.seat, is_better), (_rival(other, self.seat), not is_better)):
            if rows := _row_changes(other, chosen, seat, 1 if more else -1):
                points = Points(sum(abs(row.number) for row in rows))
                yield sentences.EndsWith(Seat(seat), points, more, rows)

    def figures(self, chosen: Candidate) -> Iterator[Message]:
        """What can be computed again: chances, points, candidates in their short forms, and how much work it was."""
        forecast, seats = chosen.forecast, _spoken_of(chosen.forecast, self.seat)
        if not chosen.proven:
            chances = (sentences.OfSeat(Seat(at), _percent(forecast.chances[at])) for at in seats)
            yield sentences.Chances(tuple(chances))
        if forecast.rows and forecast.adds_up:
            points = (sentences.OfSeat(Seat(at), round(forecast.total(at))) for at in seats)
            yield sentences.PointsExpected(tuple(points))
        others = [one for one in self.thought.candidates if one is not chosen]
        for candidate in (chosen, *others[: _COMPARED - 1]):
            yield self._tried(candidate)
        if following := chosen.line[1 : 1 + _LONGEST_LINE]:
            yield sentences.Line(tuple(following))
        if self.thought.nodes:
            yield sentences.Nodes(self.thought.nodes, self.thought.method)

    def _tried(self, candidate: Candidate) -> Message:
        if candidate.proven:
            return sentences.Exact(candidate.action, self.verdict(candidate))
        if candidate.visits <= 1:
            return sentences.Glanced(candidate.action, _chance(candidate))
        low, high = round(100 * candidate.low), round(100 * candidate.high)
        return sentences.Tried(candidate.action, _chance(candidate), low, high, candidate.visits)


def _shortened(does: Sequence[Sayable], outlook: Sequence[Sayable], others: int) -> list[Sayable]:
    """What an action does and what is to be expected, short enough beside the order and the other sentences."""
    return [*does[: MOST_SENTENCES - 1 - others - len(outlook)], *outlook]


def _both_sides(one: tuple[Text, ...], other: tuple[Text, ...]) -> But | None:
    """What speaks on two sides, either of which may be empty."""
    return But(one, other) if other else But((), one) if one else None


def _prospect(chance: float, players: int) -> Prospect:
    """A chance to win in words, held against everybody's equal share."""
    even = 1 / players
    if chance >= max(0.9, (1 + even) / 2):
        return Prospect.IN_HAND
    if chance >= even + 0.15 * (1 - even):
        return Prospect.GOOD
    if chance >= 0.7 * even:
        return Prospect.EVEN
    return Prospect.POOR if chance >= 0.2 * even else Prospect.SLIM


def _worth(candidate: Candidate) -> tuple[float, int]:
    return candidate.value, candidate.margin or 0


def _row_changes(other: Forecast, chosen: Forecast, seat: int, sign: int) -> tuple[Change, ...]:
    """The rows in which a seat has more (sign 1) or fewer points (-1) than in the forecast chosen, the most first."""
    before = {row.key: row.values[seat] for row in chosen.rows}
    rows = (row for row in other.rows if row.key in before)  # what is proven may say nothing of points
    changes = [Change(row.label, round(row.values[seat] - before[row.key])) for row in rows]
    fitting = [change for change in changes if sign * change.number > 0]
    return tuple(sorted(fitting, key=lambda change: -abs(change.number))[:_MOST_ROWS])


def _spoken_of(forecast: Forecast, seat: int) -> list[int]:
    """The seat that decides, then the others; of a great many, only its strongest rival."""
    if len(forecast.chances) > _MOST_SEATS:
        return [seat, _rival(forecast, seat)]
    return [seat, *_others(forecast, seat)]


def _rival(forecast: Forecast, seat: int) -> int:
    return max(_others(forecast, seat), key=lambda at: (forecast.chances[at], forecast.total(at)))


def _others(forecast: Forecast, seat: int) -> list[int]:
    return [at for at in range(len(forecast.chances)) if at != seat]


def _chance(candidate: Candidate) -> Chance:
    return _percent(candidate.value, is_sure=candidate.proven)


def _percent(chance: float, *, is_sure: bool = False) -> Chance:
    percent = round(100 * chance)
    return Chance(percent, is_sure or percent not in (0, 100))
