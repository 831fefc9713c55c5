"""SW-2, SW-3: a game begins."""

from stellarch.core import Chance, Refusal, Step
from stellarch.games.space_wars.galaxy import deal
from stellarch.games.space_wars.layout import lay_out
from stellarch.games.space_wars.nouns import Anything
from stellarch.games.space_wars.options import Options
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.rules.flow import proceed
from stellarch.games.space_wars.state import NEWEST_RULES, State

# Refusals


class MapDoesNotFit(Refusal, frozen=True):
    rule = "SW-21.1.2"
    players: Anything


# Rules


def start(options: Options, players: int, seed: str, rules: int = NEWEST_RULES) -> Step[State]:
    chance = Chance(seed)
    map_name = options.map_for(players)
    if map_name is None:
        raise MapDoesNotFit(players=players).impossible("map")
    galaxy = deal(map_name, players, chance.fork("deal", 1))
    course = Course(lay_out(options, galaxy, chance, rules))
    proceed(course)
    return course.step
