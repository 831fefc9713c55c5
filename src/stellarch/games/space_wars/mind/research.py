"""SW-25.6: which squares to buy."""

from collections.abc import Callable, Iterator, Mapping

from stellarch.core import Message, Phrase, Plan
from stellarch.games.space_wars.chapters.research import Research, bars_research
from stellarch.games.space_wars.mind.drafting import Draft
from stellarch.games.space_wars.mind.knowledge import worth_of
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.nouns import Technology
from stellarch.games.space_wars.state import Empire, State
from stellarch.games.space_wars.state.matters import Researching
from stellarch.games.space_wars.tables.technologies import BRANCHES, ROWS, TECHNOLOGIES

_VALUE, _BESIDES = 3.35, 1.0
"""Research points that a level counts for: about what one costs; less where the game is won by conquest."""

_DECIDES = {4: 1.0, 5: 5.0}
"""Where several reach the value in one turn, the highest technologies decide (SW-19.1.2): what that is worth."""


class ResearchWhy(Phrase):
    WINS = 1
    WINS_NEXT = 2
    NOTHING_TO_SPEND = 3


class TowardsWhy(Message, frozen=True):
    technology: Technology


class LearnedWhy(Message, frozen=True):
    technologies: tuple[Technology, ...]


class SpreadWhy(Message, frozen=True):
    points: int


def researching(survey: Survey) -> Plan:
    """What wins at once, where there is such a thing, or for who sees the end what wins next turn; then always the row
    that gives most for a point, to the last square that can be bought."""
    draft = Draft(survey)
    pool = draft.state.at_hand(Researching).pools[survey.seat]
    wins = _winning_rows(draft.state, survey, pool)
    nearly = _winning_rows(draft.state, survey, pool + survey.realm.research) if survey.nature.sees_the_end else ()
    for row in wins or nearly:
        while row not in draft.state.empires[survey.seat].this_turn.learned and draft.write(Research(row)):
            pass
    effects = {row: _effects(survey, row) for row in BRANCHES}
    while options := list(_scores(survey, draft.state, effects)):
        draft.write(Research(survey.pick(options, len(draft.orders))))
    return draft.plan(_reasons(survey, draft, pool, is_won=bool(wins), is_near=bool(nearly)))


# What a square is worth


def _effects(survey: Survey, row: str) -> Mapping[str, float]:
    """What each unknown technology of a row does, the next first."""
    unknown = [technology for technology in ROWS[row] if technology.id not in survey.realm.empire.known]
    is_close = survey.nature.sees_the_end and survey.state.options.victory == "short"
    return {
        technology.id: worth_of(survey, technology) + (_DECIDES.get(technology.level, 0.0) if is_close else 0.0)
        for technology in unknown
    }


def _scores(survey: Survey, state: State, effects: Mapping[str, Mapping[str, float]]) -> Iterator[tuple[float, str]]:
    empire, level = state.empires[survey.seat], _BESIDES if survey.nature.arms else _VALUE
    for row in BRANCHES:
        if bars_research(state, survey.seat, row) is None:
            yield _score(empire, row, effects[row], level), row


def _score(empire: Empire, row: str, effects: Mapping[str, float], level: float) -> float:
    """What the next technology counts for each point that it still costs; and what those of the row do, up to the one
    for which it pays best to go."""
    best = counts = worth = cost = 0.0
    for technology in ROWS[row]:
        if technology.id in empire.known:
            continue
        bought = 0 if cost else empire.squares.get(row, 0)
        cost += sum(technology.squares[bought:])
        counts = counts or level * technology.level / cost
        worth += effects[technology.id]
        best = max(best, worth / cost)
    return counts + best


# Winning


def _winning_rows(state: State, survey: Survey, pool: int) -> tuple[str, ...]:
    """Rows whose next technologies can all be learned now and reach the value that wins; none where that cannot be."""
    empire = state.empires[survey.seat]
    lacking = state.options.victory_value - empire.value
    if state.options.victory != "short" or lacking <= 0:
        return ()
    best: dict[int, tuple[int, tuple[str, ...]]] = {0: (0, ())}
    for row in BRANCHES:
        technology = empire.next_in(row)
        if technology is None or row in empire.this_turn.learned:
            continue
        cost = sum(technology.squares[empire.squares.get(row, 0) :])
        for spent, (value, rows) in sorted(best.items(), reverse=True):
            total, more = spent + cost, value + technology.level
            if total <= pool and more > best.get(total, (0, ()))[0]:
                best[total] = more, (*rows, row)
    value, rows = max(best.values())
    return rows if value >= lacking else ()


# Reasons


def _reasons(survey: Survey, draft: Draft, pool: int, *, is_won: bool, is_near: bool) -> Iterator[Message | Phrase]:
    if not draft.orders:
        yield ResearchWhy.NOTHING_TO_SPEND
        return
    before, after = survey.realm.empire, draft.state.empires[survey.seat]
    learned = sorted(after.known - before.known, key=lambda technology: -TECHNOLOGIES[technology].level)
    first, *_ = (order.branch for order in draft.orders if isinstance(order, Research))
    towards = before.next_in(first)
    assert towards is not None
    if is_won:
        yield ResearchWhy.WINS
    elif is_near:
        yield ResearchWhy.WINS_NEXT
    elif towards.id not in learned:
        yield TowardsWhy(towards.id)
    if learned:
        yield LearnedWhy(tuple(learned[:3]))
    if len({str(order) for order in draft.orders}) > 1:
        yield SpreadWhy(pool)


PLANNERS: Mapping[type, Callable[[Survey], Plan | None]] = {Researching: researching}
