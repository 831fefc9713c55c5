"""What is followed over a game besides its score sheet: research and fleets, wars and treaties."""

from collections.abc import Iterator
from itertools import combinations

from stellarch.core import Relation, Row, Text
from stellarch.games.space_wars.rules.research import giveable
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.words import capitalised, name

RESEARCH = Text("Research points a turn", "Points de recherche par tour")
FLEETS = Text("Spacecraft", "Engins")
WARSHIPS = Text("Warships", "Vaisseaux de guerre")
WAR = Text("War", "Guerre")


def followed(state: State) -> tuple[Row, ...]:
    craft = [state.fleets.of(seat) for seat in state.seats]
    armed = [sum(state.fleets[each].sheet.battle for each in own) for own in craft]
    return (
        Row("research", RESEARCH, tuple(giveable(state, seat) for seat in state.seats)),
        Row("craft", FLEETS, tuple(map(len, craft))),
        Row("warships", WARSHIPS, tuple(armed)),
    )


def relations(state: State) -> Iterator[Relation]:
    for one, other in combinations(state.living, 2):
        between = state.politics.between(one, other)
        seats = (min(one, other), max(one, other))
        if between.military == "war":
            yield Relation("war", WAR, seats, is_hostile=True)
        for treaty in between.treaties:
            yield Relation(treaty, capitalised(name("treaty", treaty)), seats)
