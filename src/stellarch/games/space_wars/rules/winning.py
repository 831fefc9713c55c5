"""SW-19: when the game is won."""

from stellarch.core import Seat
from stellarch.games.space_wars.events.winning import GameWon
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.state import Ending, State
from stellarch.games.space_wars.tables.technologies import SQUARES, TECHNOLOGIES


def check_short_victory(course: Course) -> None:
    """At the end of a research phase, whoever has the development value (SW-19.1.1)."""
    state = course.state
    if state.options.victory != "short":
        return
    reached = [seat for seat in state.living if state.empires[seat].value >= state.options.victory_value]
    if reached:
        win(course, best_developed(state, reached), "short")


def best_developed(state: State, among: list[Seat]) -> tuple[Seat, ...]:
    """Those with most technologies of the highest level, then of the next; who is still equal shares (SW-19.1.2)."""
    best = max(by_level(state, seat) for seat in among)
    return tuple(sorted(seat for seat in among if by_level(state, seat) == best))


def by_level(state: State, seat: Seat) -> tuple[int, ...]:
    """How many technologies a player knows of each level, the highest first."""
    levels = [TECHNOLOGIES[technology].level for technology in state.empires[seat].known]
    return tuple(levels.count(level) for level in sorted(SQUARES, reverse=True))


def win(course: Course, winners: tuple[Seat, ...], way: str) -> None:
    course.go(course.state.changed(ending=Ending(winners, way)), GameWon(winners, way))
