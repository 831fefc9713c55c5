"""SW-19: when the game is won."""

from stellarch.core import Seat, Weight
from stellarch.games.space_wars.chapter import Course, GameEvent, State
from stellarch.games.space_wars.rules.control import managers
from stellarch.games.space_wars.rules.votes import own_cities
from stellarch.games.space_wars.state import Ending
from stellarch.games.space_wars.tables.game import VICTORY

# Events


class GameWon(GameEvent, frozen=True):
    weight = Weight.HEADLINE

    winners: tuple[Seat, ...]
    way: str


# Rules


def check_short_victory(course: Course) -> None:
    """At the end of a research phase, the player who has the development value (SW-19.1.1)."""
    state = course.state
    if state.options.victory != "short":
        return
    reached = [seat for seat in state.living if state.empires[seat].value >= state.options.victory_value]
    if reached:
        win(course, best_developed(state, reached), "short")


def check_standard_victory(course: Course) -> None:
    """When a council phase starts, held or not: the player with the share of all cities, and one more (SW-19.2.1)."""
    state = course.state
    if state.options.victory != "standard" or state.turn < _first_turn(state):
        return
    cities = {seat: own_cities(state, seat) for seat in state.living}
    enough = cities_to_win(state, sum(cities.values()))
    reached = [seat for seat, count in cities.items() if count >= enough]
    if reached:
        win(course, best_developed(state, reached), "standard")


def cities_to_win(state: State, total: int) -> int:
    """More for two and three players at the start (SW-21.1.17), less with the option (SW-21.1.18)."""
    share = VICTORY.standard_share_small.get(len(state.seats), (state.options.victory_share, 100))
    return total * share[0] // share[1] + 1


def has_share_by_players(state: State) -> bool:
    """Whether so few began the game that their number says how many cities win it (SW-21.1.17)."""
    return len(state.seats) in VICTORY.standard_share_small


def _first_turn(state: State) -> int:
    is_early = has_share_by_players(state) or state.options.victory_share < 50
    return VICTORY.standard_small_first_turn if is_early else 1


def check_turn_limit(course: Course) -> None:
    """After the last turn, the player who is ahead in what the version is won with (SW-19.3.2)."""
    state = course.state
    if state.over or state.options.last_turn is None or state.turn < state.options.last_turn:
        return
    raced_for = {seat: raced(state, seat) for seat in state.living}
    ahead = [seat for seat, count in raced_for.items() if count == max(raced_for.values())]
    win(course, best_developed(state, ahead), state.options.victory)


def raced(state: State, seat: Seat) -> int:
    """What players race for: development, population or sectors."""
    if state.options.victory == "short":
        return state.empires[seat].value
    if state.options.victory == "standard":
        return own_cities(state, seat)
    return managers(state).count(seat)


def goal(state: State) -> int:
    """How much of what is raced for wins the game; of sectors, all that anybody manages."""
    if state.options.victory == "short":
        return state.options.victory_value
    if state.options.victory == "standard":
        return cities_to_win(state, sum(own_cities(state, seat) for seat in state.living))
    return max(1, sum(manager is not None for manager in managers(state)))


def best_developed(state: State, among: list[Seat]) -> tuple[Seat, ...]:
    """Those with most technologies of the highest level, then of the next; who is still equal shares (SW-19.1.2)."""
    best = max(state.empires[seat].by_level for seat in among)
    return tuple(sorted(seat for seat in among if state.empires[seat].by_level == best))


def win(course: Course, winners: tuple[Seat, ...], way: str) -> None:
    course.go(course.state.changed(ending=Ending(winners, way)), GameWon(winners, way))
