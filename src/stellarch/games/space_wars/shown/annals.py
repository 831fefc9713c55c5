"""What is followed over a game besides its score sheet: research and fleets, wars and treaties."""

from collections.abc import Iterator
from itertools import combinations

from stellarch.core import Message, Phrase, Relation, Row, said
from stellarch.games.space_wars.chapters.research import giveable
from stellarch.games.space_wars.nouns import Treaty
from stellarch.games.space_wars.state import State


class Followed(Phrase):
    RESEARCH = 1
    CRAFT = 2
    WARSHIPS = 3
    WAR = 4


class TreatyHeading(Message, frozen=True):
    treaty: Treaty


def followed(state: State) -> tuple[Row, ...]:
    craft = [state.fleets.of(seat) for seat in state.seats]
    armed = [sum(state.fleets[each].sheet.battle for each in own) for own in craft]
    return (
        Row("research", said(Followed.RESEARCH), tuple(giveable(state, seat) for seat in state.seats)),
        Row("craft", said(Followed.CRAFT), tuple(map(len, craft))),
        Row("warships", said(Followed.WARSHIPS), tuple(armed)),
    )


def relations(state: State) -> Iterator[Relation]:
    for one, other in combinations(state.living, 2):
        between = state.politics.between(one, other)
        seats = (min(one, other), max(one, other))
        if between.military == "war":
            yield Relation("war", said(Followed.WAR), seats, is_hostile=True)
        for treaty in between.treaties:
            yield Relation(treaty, said(TreatyHeading(treaty)), seats)
