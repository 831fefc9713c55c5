"""SW-10.3.5 to SW-10.3.7: how a battle ends, and where fighters, pods and won special weapons go."""

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce

from msgspec.structs import replace

from stellarch.core import Blank, Pick, Refusal, Seat, Template, Text, Weight
from stellarch.games.space_wars.chapter import Bar, BattleEvent, Course, Order, State, bar
from stellarch.games.space_wars.chapters.battle.blanks import hanging_on, one_of
from stellarch.games.space_wars.chapters.battle.engaging import withdrawn
from stellarch.games.space_wars.chapters.battle.labels import BattleLabel
from stellarch.games.space_wars.chapters.battle.orders import CraftOrPlace
from stellarch.games.space_wars.chapters.battle.policy import worth
from stellarch.games.space_wars.chapters.battle.steps import ATTACKER, DEFENDER, BattleStep
from stellarch.games.space_wars.chapters.battle.wings import carries, has_surface, put, room
from stellarch.games.space_wars.labels import label, piece_label
from stellarch.games.space_wars.nouns import Anything, Piece, Place
from stellarch.games.space_wars.rules.counters import special_weapons_left
from stellarch.games.space_wars.rules.versions import never_leaves_spoils, reads_winner_first, stops_small_craft
from stellarch.games.space_wars.state.battles import SURFACE, Battle, SideNumber
from stellarch.games.space_wars.state.counts import NO_SMALL, Small, plus
from stellarch.games.space_wars.state.matters import SubPhases
from stellarch.games.space_wars.tables.game import NUMBERS

# Orders


class Settle(Order, frozen=True):
    """After the battle: where a fighter or pod goes, or which craft takes the `weapons` that were won (SW-D.65)."""

    word = "settle"

    unit: CraftOrPlace
    place: CraftOrPlace
    """A craft, the `surface`, or `space`."""


# Events


class BattleEnded(BattleEvent, frozen=True):
    """A battle is over; who has craft on the board, alone, has won (SW-10.3.6)."""

    ends_fight = True
    weight = Weight.HEADLINE

    at: Place
    rounds: int
    winners: tuple[Seat, ...]


class SpoilsTaken(BattleEvent, frozen=True):
    """Special weapons of destroyed enemy craft come aboard (SW-17.3.5)."""

    seat: Seat
    craft: Piece
    weapons: int


# Refusals


class NoSettling(Refusal, frozen=True):
    rule = "SW-10.3.7"
    unit: Anything


class NoSpoils(Refusal, frozen=True):
    rule = "SW-17.3.5"


# Rules


WEAPONS, SPACE = "weapons", "space"


def is_over(battle: Battle, *, after_round: bool) -> bool:
    """A side has nothing on the board; or a round has passed without an attack, or was the last (SW-10.3.5)."""
    if not (battle.is_on_board(0) and battle.is_on_board(1)):
        return True
    return after_round and (not battle.attacked or battle.round >= NUMBERS.battle_rounds_most)


def settling(battle: Battle) -> Battle:
    """The battle is over, and who has won is known (SW-10.3.6); fighters, pods and spoils still go somewhere."""
    return replace(battle, won=winner(battle), runs=(), filed={})


def winner(battle: Battle) -> SideNumber | None:
    """Who has craft on the board, where the other has none (SW-10.3.6)."""
    there = (battle.is_on_board(0), battle.is_on_board(1))
    return {(True, False): 0, (False, True): 1}.get(there)  # type: ignore[return-value]


class Settling(BattleStep):
    """Where each fighter and pod of the zone goes, and which craft takes the spoils (SW-D.65)."""

    name = "settle"
    asks = BattleLabel.SETTLE
    orders = (Settle,)
    is_single = False

    def decides(self, state: State, battle: Battle, side: SideNumber) -> bool:
        return next(self.choices(state, battle, side), None) is not None

    def choices(self, state: State, battle: Battle, side: SideNumber) -> Iterator[Order | Template]:
        if battle.sides[side].spoils:
            yield from (Settle(WEAPONS, name) for name in battle.sides[side].craft)
        for unit in battle.in_zone(side):
            yield from (Settle(unit, place) for place in _shelters(state, battle, side, unit))

    def templates(self, state: State, battle: Battle, side: SideNumber) -> Iterator[Template]:
        mine = battle.sides[side].craft
        if battle.sides[side].spoils and mine:
            yield Template(
                "settle", label(BattleLabel.TAKE_SPOILS), {"place": one_of(mine, BattleLabel.CRAFT)}, {"unit": WEAPONS}
            )
        shelters = {unit: _shelters(state, battle, side, unit) for unit in battle.in_zone(side)}
        cases: dict[str, Blank] = {
            unit: Pick(places, called=_called(places), label=label(BattleLabel.PLACE))
            for unit, places in shelters.items()
            if places
        }
        if cases:
            blanks = {"unit": one_of(cases, BattleLabel.UNIT), "place": hanging_on("unit", cases, BattleLabel.PLACE)}
            yield Template("settle", label(BattleLabel.SHELTER), blanks)

    def bars(self, state: State, battle: Battle, side: SideNumber, order: Settle) -> Bar | None:
        if order.unit == WEAPONS:
            is_able = battle.sides[side].spoils and order.place in battle.sides[side].craft
            return None if is_able else bar(NoSpoils, order.place)
        if order.unit in battle.in_zone(side) and order.place in (SPACE, *_shelters(state, battle, side, order.unit)):
            return None
        return bar(NoSettling, order.unit, unit=order.unit)

    def carry_out(self, course: Course, side: SideNumber, order: Settle) -> None:
        if order.unit == WEAPONS:
            _take_spoils(course, side, order.place)
        elif order.place != SPACE:
            put(course, {order.unit: order.place})

    def policy(self, state: State, battle: Battle, side: SideNumber) -> Sequence[Order]:
        """Aboard, then on the surface; spoils to the largest craft."""
        mine = battle.sides[side].craft
        orders = [Settle(WEAPONS, _largest(state, mine))] if battle.sides[side].spoils and mine else []
        rooms = {name: room(state.fleets[name]) for name in mine}
        for unit in battle.in_zone(side):
            for place in _shelters(state, battle, side, unit):
                if place == SURFACE or rooms[place] > 0:
                    rooms[place] = rooms.get(place, 0) - 1
                    orders.append(Settle(unit, place))
                    break
        return orders

    def resolve(self, course: Course, battle: Battle) -> None:
        if never_leaves_spoils(course.state):
            for side in (ATTACKER, DEFENDER):
                mine = course.state.at_hand(Battle).sides[side]
                if mine.spoils and mine.craft:
                    _take_spoils(course, side, _largest(course.state, mine.craft))
        finish(course)


def _called(places: Sequence[str]) -> Mapping[str, Text]:
    return {place: label(BattleLabel.SURFACE) if place == SURFACE else piece_label(place) for place in places}


def _largest(state: State, craft: Sequence[str]) -> str:
    return max(craft, key=lambda name: worth(state.fleets[name].sheet))


def _shelters(state: State, battle: Battle, side: SideNumber, unit: str) -> tuple[str, ...]:
    """Own active carriers with room, and a friendly surface (SW-10.3.7)."""
    wing = battle.wings[unit]
    carriers = (name for name in battle.sides[side].craft if carries(state.fleets[name], wing))
    found = tuple(name for name in carriers if room(state.fleets[name]) > 0)
    return (*found, SURFACE) if has_surface(state, battle.at, wing.owner) else found


def _take_spoils(course: Course, side: SideNumber, craft: str) -> None:
    """As far as the counters of its owner last (SW-1.2.10)."""
    state = course.state
    battle = state.at_hand(Battle)
    owner = state.fleets[craft].owner
    spoils = min(battle.sides[side].spoils, special_weapons_left(state, owner))
    fleets = state.fleets.with_craft(craft, weapons=state.fleets[craft].weapons + spoils)
    course.go(state.changed(fleets=fleets).with_matter(battle.with_side(side, spoils=0)))
    if spoils:
        course.tell(SpoilsTaken(owner, craft, spoils))


def _left_behind(state: State, battle: Battle) -> Small:
    """Of the fighters and pods that came aboard intercepted craft, those that are in space now (SW-29.4)."""
    seat = battle.sides[ATTACKER].commander
    mine = [state.fleets[name].small for name in battle.entered if name in state.fleets.of(seat)]
    aboard = reduce(plus, mine, NO_SMALL)
    there, by_gate = state.sectors.small_in_space(battle.at, seat), state.fleets.passed_at(seat, battle.at)
    each = zip(battle.carried, aboard, there, by_gate, strict=True)
    return Small(*(max(0, min(came - back, floating - passed)) for came, back, floating, passed in each))


def finish(course: Course) -> None:
    """The battle is off the table. Intercepted craft that have not won stop (SW-9.9.2)."""
    state = course.state
    battle = state.at_hand(Battle)
    won = battle.won if reads_winner_first(state) else winner(battle)
    seats = () if won is None else battle.sides[won].seats
    fleets = state.fleets
    if battle.is_interception:
        for name in battle.entered:
            if name in fleets and (won != ATTACKER or name in withdrawn(state)):
                fleets = fleets.with_moves(name, stopped="fought")
        if won != ATTACKER and stops_small_craft(state):
            seat = battle.sides[ATTACKER].commander
            fleets = fleets.with_fought(seat, battle.at, battle.entered_small)
            fleets = fleets.with_halted(seat, battle.at, _left_behind(state, battle))
    stage = state.stage
    if isinstance(stage, SubPhases) and not battle.is_interception:
        pairs = {(battle.at, one, other) for one in battle.sides[0].seats for other in battle.sides[1].seats}
        stage = replace(stage, fought=stage.fought | pairs)
    course.go(
        state.changed(fleets=fleets, stage=stage).without_pending(),
        BattleEnded(course.named(battle.at), battle.round, seats),
    )


STEPS: tuple[BattleStep, ...] = (Settling(),)
