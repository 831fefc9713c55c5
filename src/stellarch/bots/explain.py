"""What a bot thinks, in sentences for people. Every number is one of its thought, rounded."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from stellarch.core import LANGUAGES, Candidate, Expected, Forecast, Game, Seat, Text, Thought

_MOST_SEATS = 4
"""With more at the table, only the seat that decides and its strongest rival are spoken of."""
_ALTERNATIVES = 2
_MOST_ROWS = 2
_LONGEST_LINE = 4

CHANCES = Text("Chance to win: {chances}.", "Chances de gagner : {chances}.")
PROVEN = Text("Proven: {who} {verdict}.", "Prouvé : {who} {verdict}.")
POINTS = Text("Points expected: {points}.", "Points attendus : {points}.")
BY_ROW = Text("{rows}.", "{rows}.")
ROW = Text("{label}: {points}", "{label} : {points}")
OF_SEAT = Text("{who} {number}", "{who} {number}")
PLAY = Text("Expected to follow: {line}.", "Suite attendue : {line}.")
NOT_WEIGHED = Text(
    "{played} was not looked into; the best found is {best}.", "{played} n'a pas été étudié ; le meilleur est {best}."
)

COMPARED = Text(
    "{action} {how}: {chance} to win instead of {instead}{changes}.",
    "{action} {how} : {chance} de chances de gagner au lieu de {instead}{changes}.",
)
AS_GOOD = Text(
    "{action} is about as good: {chance} to win.", "{action} est à peu près aussi bon : {chance} de chances de gagner."
)
MAY_BE_AS_GOOD = Text(
    "{action} may be as good or better: {chance} to win, looked into {visits} times against {against}.",
    "{action} est peut-être aussi bon ou meilleur : {chance} de chances de gagner,"
    " étudié {visits} fois contre {against}.",
)
PROVEN_TOO = Text("{action}: proven, {who} {verdict}{changes}.", "{action} : prouvé, {who} {verdict}{changes}.")
IS_WORSE, SEEMS_WORSE = Text("is worse", "est moins bon"), Text("seems worse", "semble moins bon")
IS_BETTER, SEEMS_BETTER = Text("is better", "est meilleur"), Text("seems better", "semble meilleur")

WINS, LOSES = Text("wins", "gagne"), Text("loses", "perd")
SHARES = Text("shares the win", "partage la victoire")
BY_POINTS = Text("{verdict} by {margin}", "{verdict} de {margin}")
ON_EQUAL_POINTS = Text("{verdict} on equal points", "{verdict} à égalité de points")

CHANGES = Text("; {changes}", " ; {changes}")
GAINED, LOST = Text("{who} gains {points}", "{who} gagne {points}"), Text("{who} loses {points}", "{who} perd {points}")
IN_ROW = Text("{number} ({label})", "{number} ({label})")
UNDER, OVER = Text("under 1 %", "moins de 1 %"), Text("over 99 %", "plus de 99 %")
COMMA, SEMICOLON, AND = Text(", ", ", "), Text("; ", " ; "), Text(" and ", " et ")


def explained(thought: Thought, names: Sequence[str], played: str | None = None) -> tuple[Text, ...]:
    """What is expected of the action that was played, or of the best, and what the best others would change."""
    chosen = thought.best if played is None else thought.of(played)
    if chosen is None:
        not_weighed = NOT_WEIGHED.format(played=played, best=thought.best.action)
        return (not_weighed, *explained(thought, names))
    others = [candidate for candidate in thought.candidates if candidate is not chosen]
    return (
        *_expected(chosen, thought.seat, names),
        *(_compared(other, chosen, thought, names) for other in others[:_ALTERNATIVES]),
        *_play(chosen),
    )


def may_be_told(game: Game[Any, Any], seat: Seat, *states: Any) -> bool:
    """Whether a seat knows nothing in these states that is not open to all: else its thoughts would tell secrets."""
    return all(msgspec.structs.replace(game.view(state, seat), you=None) == game.view(state, None) for state in states)


def _expected(chosen: Candidate, seat: int, names: Sequence[str]) -> Iterator[Text]:
    """How the game is expected to end: who wins, the points, and the rows of the score sheet that differ."""
    forecast, seats = chosen.forecast, _spoken_of(chosen.forecast, seat)
    if chosen.proven:
        yield PROVEN.format(who=names[seat], verdict=_verdict(chosen))
    else:
        yield CHANCES.format(chances=_by_seat([_percent(forecast.chances[at]) for at in seats], seats, names))
    if forecast.rows and forecast.adds_up:
        yield POINTS.format(points=_by_seat([round(forecast.total(at)) for at in seats], seats, names))
    if len(forecast.rows) > 1 and (rows := list(_differing_rows(forecast.rows, seats, names))):
        yield BY_ROW.format(rows=_joined(rows, SEMICOLON))


def _differing_rows(rows: Sequence[Expected], seats: Sequence[int], names: Sequence[str]) -> Iterator[Text]:
    for row in rows:
        values = [round(row.values[at]) for at in seats]
        if len(set(values)) > 1:
            yield ROW.format(label=row.label, points=_by_seat(values, seats, names))


def _play(chosen: Candidate) -> Iterator[Text]:
    if following := chosen.line[1 : 1 + _LONGEST_LINE]:
        yield PLAY.format(line=", ".join(following))


def _compared(other: Candidate, chosen: Candidate, thought: Thought, names: Sequence[str]) -> Text:
    """What another action would have changed, for better or worse."""
    is_better = _worth(other) > _worth(chosen)
    changes = _changes(other.forecast, chosen.forecast, thought.seat, names, is_better)
    if other.proven:
        return PROVEN_TOO.format(action=other.action, who=names[thought.seat], verdict=_verdict(other), changes=changes)
    facts = {"action": other.action, "chance": _chance(other)}
    is_sure = other.is_surely_better_than(chosen) or chosen.is_surely_better_than(other)
    if _chance(other) == _chance(chosen):
        return AS_GOOD.format(**facts)
    if is_better != _is_preferred(other, chosen, thought) and not is_sure:
        return MAY_BE_AS_GOOD.format(**facts, visits=other.visits, against=chosen.visits)
    how = (IS_BETTER if is_sure else SEEMS_BETTER) if is_better else (IS_WORSE if is_sure else SEEMS_WORSE)
    return COMPARED.format(**facts, how=how, instead=_chance(chosen), changes=changes)


def _worth(candidate: Candidate) -> tuple[float, int]:
    return candidate.value, candidate.margin or 0


def _is_preferred(one: Candidate, other: Candidate, thought: Thought) -> bool:
    """Whether the bot takes one rather than the other: it may know better than the chances of a few tries."""
    return thought.candidates.index(one) < thought.candidates.index(other)


def _changes(other: Forecast, chosen: Forecast, seat: int, names: Sequence[str], is_better: bool) -> Text:
    """Where the points are that make it so: those of the seat itself, and of its strongest rival."""
    rival, sign = _rival(other, seat), 1 if is_better else -1
    own, rivals = _row_changes(other, chosen, seat, sign), _row_changes(other, chosen, rival, -sign)
    told = [(GAINED if is_better else LOST, seat, own), (LOST if is_better else GAINED, rival, rivals)]
    parts = [text.format(who=names[at], points=_joined(rows, AND)) for text, at, rows in told if rows]
    return CHANGES.format(changes=_joined(parts, COMMA)) if parts else Text("", "")


def _row_changes(other: Forecast, chosen: Forecast, seat: int, sign: int) -> list[Text]:
    """The rows in which a seat has more (sign 1) or fewer points (-1) than in the forecast chosen, the most first."""
    before = {row.key: row.values[seat] for row in chosen.rows}
    rows = (row for row in other.rows if row.key in before)  # what is proven may say nothing of points
    changes = [(round(sign * (row.values[seat] - before[row.key])), row.label) for row in rows]
    most = sorted((change for change in changes if change[0] > 0), key=lambda change: -change[0])[:_MOST_ROWS]
    return [
        IN_ROW.format(number=number if place or not other.adds_up else _points(number), label=label)
        for place, (number, label) in enumerate(most)
    ]


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


def _by_seat(numbers: Sequence[object], seats: Sequence[int], names: Sequence[str]) -> Text:
    parts = [OF_SEAT.format(who=names[at], number=number) for at, number in zip(seats, numbers, strict=True)]
    return _joined(parts, COMMA)


def _joined(parts: Sequence[Text], between: Text) -> Text:
    return Text(*(between.to(language).join(part.to(language) for part in parts) for language in LANGUAGES))
