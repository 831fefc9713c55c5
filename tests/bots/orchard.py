"""A game for bots that plan: turns of many small steps, chance, and an interruption by somebody else.

First all plant, at the same time, two apples each. Then in turn each picks up to three apples from the trees, may shake
a tree (who knows how many fall), may hand an apple to another, who takes it or leaves it, and rests. Bots of this game
do not search: they know what to do, and say why. A shaker likes to shake; a gatherer never does.
"""

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Literal, Union

import msgspec
from msgspec.structs import replace

from stellarch.core import (
    Action,
    BadNotation,
    Chance,
    Character,
    Event,
    Game,
    Illegal,
    Language,
    Level,
    Plan,
    Players,
    Row,
    Rulebook,
    Seat,
    Setting,
    Standings,
    Step,
    Text,
    View,
    verbatim,
)

SEEDS, PICKS, TREES = 2, 3, 3
APPLES = Text("Apples", "Pommes")
PLANTED_EVENLY = Text("Each tree bears the same that way.", "Ainsi, chaque arbre porte autant.")


class Options(msgspec.Struct, frozen=True):
    rounds: Annotated[Literal[1, 2], Setting(Text("Rounds", "Manches"), Text("How many.", "Combien."))] = 2
    endless: Annotated[bool, Setting(Text("Endless", "Sans fin"), Text("It never ends.", "Sans fin."))] = False


class Order(Action, frozen=True):
    def __str__(self) -> str:
        return ":".join([str(self.__struct_config__.tag), *map(str, msgspec.structs.astuple(self))])


class Plant(Order, frozen=True):
    tree: int


class Pick(Order, frozen=True):
    tree: int


class Shake(Order, frozen=True):
    tree: int


class Hand(Order, frozen=True):
    to: int


class Take(Order, frozen=True):
    pass


class Leave(Order, frozen=True):
    pass


class Rest(Order, frozen=True):
    pass


AnyOrder = Union[Plant, Pick, Shake, Hand, Take, Leave, Rest]  # noqa: UP007 - one alias that msgspec and mypy both read
_ORDERS: dict[str, Any] = {
    "plant": Plant, "pick": Pick, "shake": Shake, "hand": Hand, "take": Take, "leave": Leave, "rest": Rest,
}  # fmt: skip


class Done(Event, frozen=True):
    seat: Seat
    text: str

    def told(self, names: Sequence[str]) -> Text:
        return Text(f"{names[self.seat]}: {self.text}", f"{names[self.seat]} : {self.text}")


class Fell(Event, frozen=True):
    reveals = True
    apples: int

    def told(self, names: Sequence[str]) -> Text:
        return Text(f"{self.apples} fall.", f"{self.apples} tombent.")


AnyEvent = Union[Done, Fell]  # noqa: UP007


class Garden(msgspec.Struct, frozen=True):
    """What everybody sees: there are no secrets but what falls from a tree."""

    trees: tuple[int, ...]
    baskets: tuple[int, ...]
    planted: tuple[int, ...]
    last: int
    """The last turn there is; -1 where they never end."""
    turn: int = 0
    picked: int = 0
    shaken: bool = False
    handed: Seat | None = None


class State(msgspec.Struct, frozen=True):
    garden: Garden
    chance: Chance


class OrchardView(View, frozen=True):
    garden: Garden


class Orchard(Game[State, AnyOrder]):
    id = "orchard"
    name = Text("Orchard", "Verger")
    rules_version = 1
    players = Players(2, 9, tuple(map(verbatim, "ABCDEFGHI")))
    options = Options
    states = State
    actions = AnyOrder
    events = AnyEvent
    views = OrchardView
    most_actions = 500
    levels = (
        Level(Text("Child", "Enfant"), Text("One at a time.", "Une à la fois."), "contract", 2),
        Level(Text("Farmer", "Fermier"), Text("Knows its trees.", "Connaît ses arbres."), "contract", 4),
    )
    characters: ClassVar = {
        "gatherer": Character(Text("Gatherer", "Cueilleur"), Text("Never shakes.", "Ne secoue jamais.")),
        "shaker": Character(Text("Shaker", "Secoueur"), Text("Likes to shake.", "Aime secouer.")),
    }
    rulebook = Rulebook.read({"en": "## Orchard\n- O-1 Pick.", "fr": "## Verger\n- O-1 Cueillez."})

    def set_up(self, options: Options, players: int, seed: str, rules: int) -> Step[State]:
        none = (0,) * players
        last = -1 if options.endless else options.rounds * players - 1
        return Step(State(Garden((3,) * TREES, none, none, last), Chance(seed)))

    def waiting_on(self, state: State) -> frozenset[Seat]:
        garden = state.garden
        if planting := frozenset(Seat(seat) for seat, seeds in enumerate(garden.planted) if seeds < SEEDS):
            return planting
        if garden.turn == garden.last + 1 > 0:
            return frozenset()
        return frozenset({self._on_turn(garden) if garden.handed is None else garden.handed})

    def _on_turn(self, garden: Garden) -> Seat:
        return Seat(garden.turn % len(garden.baskets))

    def legal(self, state: State, seat: Seat) -> Sequence[AnyOrder]:
        every: list[AnyOrder] = [kind(tree) for kind in (Plant, Pick, Shake) for tree in range(TREES)]
        every += [Hand(to) for to in range(len(state.garden.baskets))]
        return [order for order in (*every, Take(), Leave(), Rest()) if self._bars(state, seat, order) is None]

    def _bars(self, state: State, seat: Seat, order: AnyOrder) -> str | None:
        garden = state.garden
        if seat not in self.waiting_on(state):
            return "Nothing is asked of you."
        if min(garden.planted) < SEEDS:
            fits = isinstance(order, Plant) and order.tree in range(TREES)
        elif garden.handed is not None:
            fits = isinstance(order, Take | Leave)
        elif isinstance(order, Hand):
            fits = garden.baskets[seat] > 0 and order.to in range(len(garden.baskets)) and order.to != seat
        elif isinstance(order, Pick):
            fits = garden.picked < PICKS and order.tree in range(TREES) and garden.trees[order.tree] > 0
        else:
            fits = isinstance(order, Rest) or (
                isinstance(order, Shake) and not garden.shaken and order.tree in range(TREES)
            )
        return None if fits else "That cannot be done."

    def apply(self, state: State, seat: Seat, action: AnyOrder) -> Step[State]:
        if (why := self._bars(state, seat, action)) is not None:
            raise Illegal(Text(why, why), rule="O-1")
        garden, done = state.garden, Done(seat, str(action))
        match action:
            case Plant(tree):
                garden = replace(garden, trees=_more(garden.trees, tree), planted=_more(garden.planted, seat))
            case Pick(tree):
                picked = replace(garden, trees=_more(garden.trees, tree, -1), picked=garden.picked + 1)
                garden = replace(picked, baskets=_more(garden.baskets, seat))
            case Shake():
                fallen = state.chance.below(3, "shake", garden.turn)
                garden = replace(garden, shaken=True, baskets=_more(garden.baskets, seat, fallen))
                return Step(replace(state, garden=garden), (done, Fell(fallen)))
            case Hand(to):
                garden = replace(garden, handed=Seat(to), baskets=_more(garden.baskets, seat, -1))
            case Take() | Leave():
                owner = seat if isinstance(action, Take) else self._on_turn(garden)
                garden = replace(garden, handed=None, baskets=_more(garden.baskets, owner))
            case Rest():
                garden = replace(garden, turn=garden.turn + 1, picked=0, shaken=False)
        return Step(replace(state, garden=garden), (done,))

    def view(self, state: State, seat: Seat | None) -> OrchardView:
        return OrchardView(seat, state.garden)

    def standings(self, state: State) -> Standings:
        apples = state.garden.baskets
        ranks = tuple(1 + sum(other > mine for other in apples) for mine in apples)
        rows = (Row("apples", APPLES, apples), Row("total", Text("Total", "Total"), apples))
        return Standings(not self.waiting_on(state), ranks, rows)

    def imagine(self, view: OrchardView, seed: str) -> State:
        return State(view.garden, Chance(seed))

    def read_action(self, text: str) -> AnyOrder:
        kind, *values = text.split(":")
        try:
            order: AnyOrder = _ORDERS[kind](*map(int, values))
        except (KeyError, ValueError, TypeError):
            raise BadNotation(Text("This is no order.", "Ce n'est pas un ordre."), text) from None
        return order

    def picture(self, view: OrchardView, language: Language = "en", colour: bool = False) -> str:
        return str(view.garden.trees)

    def plan(
        self, view: OrchardView, seed: str, level: Level | None = None, character: str | None = None
    ) -> Plan | None:
        garden = view.garden
        if min(garden.planted) < SEEDS:
            assert view.you is not None
            left = SEEDS - garden.planted[view.you]
            return Plan(tuple(Plant((view.you + seed) % TREES) for seed in range(left)), (PLANTED_EVENLY,))
        if garden.handed is not None:  # whether to take an apple is not known beforehand: it is searched for
            return None
        fullest = max(range(TREES), key=lambda tree: garden.trees[tree])
        if character == "shaker" and not garden.shaken:
            return Plan((Shake(fullest), Rest()), (feels_lucky(fullest),))
        most = 1 if level is self.levels[0] else PICKS
        picks = tuple(Pick(fullest) for _ in range(min(most - garden.picked, garden.trees[fullest])))
        return Plan((*picks, Rest()), (bears_most(fullest),))


def bears_most(tree: int) -> Text:
    return Text(f"Tree {tree} bears most.", f"L'arbre {tree} porte le plus.")


def feels_lucky(tree: int) -> Text:
    return Text(f"Tree {tree} looks ripe.", f"L'arbre {tree} a l'air mûr.")


def _more(counts: tuple[int, ...], at: int, more: int = 1) -> tuple[int, ...]:
    return tuple(count + more * (place == at) for place, count in enumerate(counts))


ORCHARD = Orchard()
