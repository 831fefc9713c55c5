"""What a bot thinks, in sentences for people: what to do, why in its own words, what it brings, why not the next best;
then the figures.

Every number is one of its thought, rounded, or of the score sheet.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from stellarch.bots.outcomes import leaf_rows
from stellarch.core import LANGUAGES, BadNotation, Candidate, Forecast, Game, Refused, Seat, Text, Thought

_MOST_SEATS = 4
"""With more at the table, only the seat that decides and its strongest rival are spoken of."""
_COMPARED = 3
_MOST_ROWS = 2
_LONGEST_LINE = 4
_ENOUGH_VISITS = 8
"""Of an action that was tried less often, nothing is said for sure."""

SENTENCE = Text("{order}.", "{order}.")
GAINS = Text("It gains {points} at once: {rows}.", "Ce coup rapporte tout de suite {points} : {rows}.")
COSTS = Text("It costs {points} at once: {rows}.", "Ce coup coûte tout de suite {points} : {rows}.")
AT_ONCE = Text("At once: {rows}.", "Tout de suite : {rows}.")
CHANGE = Text("{label} {number}", "{label} {number}")
OUTLOOK = Text("{who} then has {prospect} ({chance}).", "{who} a alors {prospect} ({chance}).")
PROVEN = Text("Proven: {who} {verdict}.", "Prouvé : {who} {verdict}.")

NEXT_BEST = Text("Next best: {order}. {how}", "Deuxième choix : {order}. {how}")
STRONGER = Text("Better: {order}. {how}", "Mieux : {order}. {how}")
PART_OF_A_PLAN = Text("It was planned some moves before.", "Ce coup était prévu quelques coups plus tôt.")
NOT_WEIGHED = Text("The bot did not look into this move.", "Le robot n'a pas étudié ce coup.")
AS_GOOD = Text("That is about as good ({chance}).", "C'est à peu près aussi bon ({chance}).")
TOO_FEW = Text(
    "That may be just as good: it was tried too rarely to tell.",
    "C'est peut-être aussi bon : trop peu d'essais pour le dire.",
)
CANNOT_TELL = Text(
    "That may be just as good: the bot cannot tell the two apart.",
    "C'est peut-être aussi bon : le robot ne les départage pas.",
)
THE_SAME = Text("That comes to the same.", "Cela revient au même.")
COMPARED = Text("{how} ({chance} instead of {instead}){changes}.", "{how} ({chance} au lieu de {instead}){changes}.")
PROVEN_TOO = Text("Proven: {who} {verdict}{changes}.", "Prouvé : {who} {verdict}{changes}.")
IS_WORSE, SEEMS_WORSE = Text("That is worse", "C'est moins bon"), Text("That seems worse", "Cela semble moins bon")
IS_BETTER, SEEMS_BETTER = Text("That is better", "C'est mieux"), Text("That seems better", "Cela semble mieux")

WINS, LOSES = Text("wins", "gagne"), Text("loses", "perd")
SHARES = Text("shares the win", "partage la victoire")
BY_POINTS = Text("{verdict} by {margin}", "{verdict} de {margin}")
ON_EQUAL_POINTS = Text("{verdict} on equal points", "{verdict} à égalité de points")

CHANGES = Text(": {changes}", " : {changes}")
MORE = Text("{who} ends with {points} more ({rows})", "{who} finit avec {points} de plus ({rows})")
FEWER = Text("{who} ends with {points} fewer ({rows})", "{who} finit avec {points} de moins ({rows})")

CHANCES = Text("Chance of winning: {chances}.", "Chances de gagner : {chances}.")
POINTS = Text("Points expected at the end: {points}.", "Points attendus à la fin : {points}.")
ROW_SOON = Text("{label} in a few rounds: {points}.", "{label} dans quelques manches : {points}.")
ROW = Text("{label} at the end: {points}.", "{label} à la fin : {points}.")
OF_SEAT = Text("{who} {number}", "{who} {number}")
TRIED = Text(
    "{action}: {chance} to win, between {low} % and {high} %; tried {visits} times.",
    "{action} : {chance} de chances de gagner, entre {low} % et {high} % ; {visits} essais.",
)
GLANCED = Text(
    "{action}: {chance} to win, judged at a glance.", "{action} : {chance} de chances de gagner, à première vue."
)
EXACT = Text("{action}: proven, {who} {verdict}.", "{action} : prouvé, {who} {verdict}.")
PLAY = Text("Expected to follow: {line}.", "Suite attendue : {line}.")
NODES = Text(
    "Computed with {nodes} nodes ({method}); ask again and it says the same.",
    "Calculé avec {nodes} nœuds ({method}) ; redemandez, le résultat sera le même.",
)
UNDER, OVER = Text("under 1 %", "moins de 1 %"), Text("over 99 %", "plus de 99 %")
COMMA, SPACE = Text(", ", ", "), Text(" ", " ")

IN_HAND = Text("the win all but in hand", "la victoire presque en main")
GOOD = Text("a good chance of winning", "de bonnes chances de gagner")
EVEN = Text("as good a chance of winning as the others", "autant de chances de gagner que les autres")
POOR = Text("a poor chance of winning", "peu de chances de gagner")
SLIM = Text("hardly any chance of winning", "presque aucune chance de gagner")


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
) -> Reasons:
    """Why the best action, or what is to be said of the one that was played, by the thought of the view's seat. What
    was played `as_planned` followed from the thought of an earlier position."""
    telling = _Telling(game, view, thought, names)
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
    reasons = thought.reasons if all(map(is_open, thought.best.line)) else ()  # they may speak of all that is meant
    return msgspec.structs.replace(thought, candidates=candidates, reasons=reasons)


class _Telling:
    """One thought, being told."""

    def __init__(self, game: Game[Any, Any], view: Any, thought: Thought, names: Sequence[str]) -> None:
        self.game, self.view, self.thought, self.names = game, view, thought, names
        self.seat, self.who = thought.seat, names[thought.seat]

    def reasons(self, action: str) -> Reasons:
        chosen = self.thought.of(action)
        order = SENTENCE.format(order=self.order(action))
        figures = tuple(self.figures(chosen or self.thought.best))
        if chosen is None:
            return Reasons(order, (*self.at_once(action), NOT_WEIGHED), self.better(self.thought.best), figures)
        brings = (*self.words_for(chosen), *self.at_once(action), *self.weighed(chosen))
        other = next((one for one in self.thought.candidates if one is not chosen), None)
        return Reasons(order, brings, self.compared(other, chosen) if other else None, figures)

    def carried_out(self, action: str) -> Reasons:
        """Why an action that was planned before."""
        order, figures = SENTENCE.format(order=self.order(action)), tuple(self.figures(self.thought.best))
        return Reasons(order, (*self.thought.reasons, PART_OF_A_PLAN, *self.at_once(action)), figures=figures)

    def words_for(self, chosen: Candidate) -> tuple[Text, ...]:
        """Why the best action, as far as there are words for it."""
        return self.thought.reasons if chosen is self.thought.best else ()

    def weighed(self, chosen: Candidate) -> Iterator[Text]:
        """The outlook; what was judged at a glance only is left to the figures where there are reasons in words."""
        if chosen.proven or chosen.visits > 1 or not self.words_for(chosen):
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
        rows = [CHANGE.format(label=label, number=_signed(number)) for number, label in gains if number]
        total = sum(number for number, _ in gains)
        if rows and any(row.key == "total" for row in self.game.standings(after).rows):
            if total:
                told = GAINS if total > 0 else COSTS
                yield told.format(points=_points(abs(total)), rows=_joined(rows, COMMA))
        elif rows:
            yield AT_ONCE.format(rows=_joined(rows, COMMA))

    def outlook(self, chosen: Candidate) -> Text:
        """How the game is expected to end for the seat that decides."""
        if chosen.proven:
            return PROVEN.format(who=self.who, verdict=_verdict(chosen))
        prospect = _prospect(chosen.value, len(self.names))
        return OUTLOOK.format(who=self.who, prospect=prospect, chance=_chance(chosen))

    def better(self, best: Candidate) -> Text:
        how = _joined([*self.words_for(best), *self.weighed(best)], SPACE)
        return STRONGER.format(order=_inside(self.order(best.action)), how=how)

    def compared(self, other: Candidate, chosen: Candidate) -> Text:
        """What the next best would change; or the best, where another was played."""
        preferred = self.thought.candidates.index(other) < self.thought.candidates.index(chosen)
        told = STRONGER if preferred else NEXT_BEST
        how = _joined([*self.words_for(other), self._how(other, chosen, preferred)], SPACE)
        return told.format(order=_inside(self.order(other.action)), how=how)

    def _how(self, other: Candidate, chosen: Candidate, preferred: bool) -> Text:
        is_better = _worth(other) > _worth(chosen)
        changes = self._changes(other.forecast, chosen.forecast, is_better)
        if other.proven and chosen.proven and _worth(other) == _worth(chosen):
            return THE_SAME
        if other.proven:
            return PROVEN_TOO.format(who=self.who, verdict=_verdict(other), changes=changes)
        is_sure = other.is_surely_better_than(chosen) or chosen.is_surely_better_than(other)
        if not is_sure and (other.visits < _ENOUGH_VISITS or is_better != preferred) and not preferred:
            return TOO_FEW if other.visits < _ENOUGH_VISITS else CANNOT_TELL
        if _chance(other) == _chance(chosen):
            return AS_GOOD.format(chance=_chance(other))
        how = (IS_BETTER if is_sure else SEEMS_BETTER) if is_better else (IS_WORSE if is_sure else SEEMS_WORSE)
        return COMPARED.format(how=how, chance=_chance(other), instead=_chance(chosen), changes=changes)

    def _changes(self, other: Forecast, chosen: Forecast, is_better: bool) -> Text:
        """Where the points are that make it so: those of the seat itself, and of its strongest rival."""
        if not other.adds_up:
            return Text("", "")
        rival, sign = _rival(other, self.seat), 1 if is_better else -1
        told = [(self.seat, sign), (rival, -sign)]
        changes = [(at, sign, _row_changes(other, chosen, at, sign)) for at, sign in told]
        parts = [self._change(at, sign, rows) for at, sign, rows in changes if rows]
        return CHANGES.format(changes=_joined(parts, COMMA)) if parts else Text("", "")

    def _change(self, seat: int, sign: int, rows: Sequence[tuple[int, Text]]) -> Text:
        points = _points(sum(number for number, _ in rows))
        by_row = [CHANGE.format(label=label, number=_signed(sign * number)) for number, label in rows]
        told = MORE if sign > 0 else FEWER
        return told.format(who=self.names[seat], points=points, rows=_joined(by_row, COMMA))

    def figures(self, chosen: Candidate) -> Iterator[Text]:
        """What can be computed again: chances, points, candidates in their short forms, and how much work it was."""
        forecast, seats = chosen.forecast, _spoken_of(chosen.forecast, self.seat)
        if not chosen.proven:
            yield CHANCES.format(chances=self._by_seat([_percent(forecast.chances[at]) for at in seats], seats))
        if forecast.rows and forecast.adds_up:
            yield POINTS.format(points=self._by_seat([round(forecast.total(at)) for at in seats], seats))
        for row in forecast.rows if len(forecast.rows) > 1 else ():
            values = [round(row.values[at]) for at in seats]
            if len(set(values)) > 1:
                yield (ROW if forecast.adds_up else ROW_SOON).format(
                    label=row.label, points=self._by_seat(values, seats)
                )
        others = [one for one in self.thought.candidates if one is not chosen]
        for candidate in (chosen, *others[: _COMPARED - 1]):
            yield self._tried(candidate)
        if following := chosen.line[1 : 1 + _LONGEST_LINE]:
            yield PLAY.format(line=", ".join(following))
        if self.thought.nodes:
            yield NODES.format(nodes=_grouped(self.thought.nodes), method=self.thought.method)

    def _tried(self, candidate: Candidate) -> Text:
        if candidate.proven:
            return EXACT.format(action=candidate.action, who=self.who, verdict=_verdict(candidate))
        if candidate.visits <= 1:
            return GLANCED.format(action=candidate.action, chance=_chance(candidate))
        low, high = round(100 * candidate.low), round(100 * candidate.high)
        facts = {"action": candidate.action, "chance": _chance(candidate), "visits": _grouped(candidate.visits)}
        return TRIED.format(**facts, low=low, high=high)

    def _by_seat(self, numbers: Sequence[object], seats: Sequence[int]) -> Text:
        told = zip(seats, numbers, strict=True)
        return _joined([OF_SEAT.format(who=self.names[at], number=number) for at, number in told], COMMA)


def _prospect(chance: float, players: int) -> Text:
    """A chance to win in words, held against everybody's equal share."""
    even = 1 / players
    if chance >= max(0.9, (1 + even) / 2):
        return IN_HAND
    if chance >= even + 0.15 * (1 - even):
        return GOOD
    if chance >= 0.7 * even:
        return EVEN
    return POOR if chance >= 0.2 * even else SLIM


def _worth(candidate: Candidate) -> tuple[float, int]:
    return candidate.value, candidate.margin or 0


def _row_changes(other: Forecast, chosen: Forecast, seat: int, sign: int) -> list[tuple[int, Text]]:
    """The rows in which a seat has more (sign 1) or fewer points (-1) than in the forecast chosen, the most first."""
    before = {row.key: row.values[seat] for row in chosen.rows}
    rows = (row for row in other.rows if row.key in before)  # what is proven may say nothing of points
    changes = [(round(sign * (row.values[seat] - before[row.key])), row.label) for row in rows]
    return sorted((change for change in changes if change[0] > 0), key=lambda change: -change[0])[:_MOST_ROWS]


def _verdict(candidate: Candidate) -> Text:
    """A proven result, as it follows a name."""
    if 0 < candidate.value < 1:
        return SHARES
    verdict, margin = WINS if candidate.value else LOSES, candidate.margin
    if margin is None:
        return verdict
    if margin == 0:
        return ON_EQUAL_POINTS.format(verdict=verdict)
    return BY_POINTS.format(verdict=verdict, margin=_points(abs(margin)))


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
        return OVER if percent else UNDER
    return Text(f"{percent} %", f"{percent} %")


def _points(number: int) -> str:
    return f"{number} point" if number == 1 else f"{number} points"  # the same word in both languages


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"\N{MINUS SIGN}{-number}"


def _grouped(number: int) -> Text:
    return Text(f"{number:,}", f"{number:,}".replace(",", "\N{NO-BREAK SPACE}"))


def _inside(order: Text) -> Text:
    """An order as it follows a colon."""
    return Text(*(order.to(language)[:1].lower() + order.to(language)[1:] for language in LANGUAGES))


def _joined(parts: Sequence[Text], between: Text) -> Text:
    return Text(*(between.to(language).join(part.to(language) for part in parts) for language in LANGUAGES))
