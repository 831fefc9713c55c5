"""The smallest game for bots that think: two seats lay a penny each in secret, and the first wins if they match.

It has levels, and a search of its own that knows beforehand what it will find.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from stellarch.core import (
    Action,
    BadNotation,
    Candidate,
    Chance,
    Event,
    Expected,
    Forecast,
    Game,
    Illegal,
    Language,
    Level,
    Players,
    Row,
    Rulebook,
    Search,
    Seat,
    Standings,
    Step,
    Text,
    Thought,
    View,
)

HEADS, TAILS = "heads", "tails"
POINTS = Text("Points", "Points")


class Options(msgspec.Struct, frozen=True):
    pass


class Lay(Action, frozen=True):
    side: str

    def __str__(self) -> str:
        return self.side


class Laid(Event, frozen=True):
    seat: Seat


class State(msgspec.Struct, frozen=True):
    sides: tuple[str | None, str | None] = (None, None)


class PenniesView(View, frozen=True):
    """Who has laid a penny, and which side one's own shows."""

    laid: tuple[bool, bool]
    own: str | None


class Foresight(Search):
    """Finds heads a little better, and knows all there is to know after a hundred nodes."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.nodes = 0

    def run(self, nodes: int) -> bool:
        self.nodes += nodes
        return self.nodes >= 100

    def thought(self) -> Thought:
        forecast = Forecast((0.5, 0.5), (Expected("points", POINTS, (0.5, 0.5)),))
        heads = Candidate(HEADS, 0.51, 0.4, 0.6, self.nodes, forecast, (HEADS,))
        return Thought(self.seat, "foresight", self.nodes, (heads, replace(heads, action=TAILS, value=0.5)))


class Pennies(Game[State, Lay]):
    id = "pennies"
    name = Text("Pennies", "Pile ou face")
    rules_version = 1
    players = Players(2, 2, (Text("Even", "Pair"), Text("Odd", "Impair")))
    options = Options
    actions = Lay
    events = Laid
    views = PenniesView
    levels = (
        Level(Text("Dreamer", "Rêveur"), Text("Lays anything.", "Pose n'importe quoi."), "foresight", 5, slips=1.0),
        Level(Text("Doubter", "Sceptique"), Text("Now and then.", "Parfois."), "foresight", 10, slips=0.3),
        Level(Text("Seer", "Devin"), Text("Knows.", "Sait."), "foresight", 50),
    )
    methods = ("foresight",)
    rulebook = Rulebook.read({"en": "## Pennies\n- P-1 Lay one.", "fr": "## Pile ou face\n- P-1 Posez-en une."})

    def set_up(self, options: Options, players: int, seed: str, rules: int) -> Step[State]:
        return Step(State())

    def waiting_on(self, state: State) -> frozenset[Seat]:
        return frozenset(Seat(seat) for seat, side in enumerate(state.sides) if side is None)

    def legal(self, state: State, seat: Seat) -> Sequence[Lay]:
        return [Lay(HEADS), Lay(TAILS)] if seat in self.waiting_on(state) else []

    def apply(self, state: State, seat: Seat, action: Lay) -> Step[State]:
        if seat not in self.waiting_on(state):
            raise Illegal(Text("It lies already.", "Elle est déjà posée."), rule="P-1")
        first, second = state.sides
        sides = (action.side, second) if seat == 0 else (first, action.side)
        return Step(State(sides), (Laid(seat),))

    def view(self, state: State, seat: Seat | None) -> PenniesView:
        first, second = state.sides
        return PenniesView(seat, (first is not None, second is not None), None if seat is None else state.sides[seat])

    def standings(self, state: State) -> Standings:
        over, winner = not self.waiting_on(state), 0 if state.sides[0] == state.sides[1] else 1
        points = (int(over and winner == 0), int(over and winner == 1))
        ranks = (2 - points[0], 2 - points[1]) if over else (1, 1)
        return Standings(over, ranks, (Row("points", POINTS, points), Row("total", Text("Total", "Total"), points)))

    def imagine(self, view: PenniesView, seed: str) -> State:
        drawn = [Chance(seed).choice((HEADS, TAILS), seat) if laid else None for seat, laid in enumerate(view.laid)]
        if view.you is not None:
            drawn[view.you] = view.own
        return State((drawn[0], drawn[1]))

    def read_action(self, text: str) -> Lay:
        if text not in (HEADS, TAILS):
            raise BadNotation(Text("This is no side.", "Ce n'est pas un côté."), text)
        return Lay(text)

    def picture(self, view: PenniesView, language: Language = "en", colour: bool = False) -> str:
        return str(view.laid)

    def search(self, view: Any, seed: str, method: str, character: str | None = None) -> Search | None:
        return Foresight(view.you)


PENNIES = Pennies()
