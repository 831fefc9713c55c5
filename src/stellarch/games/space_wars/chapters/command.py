"""SW-29.6: who leads a side in battle, its player or the software; and how the lead is handed over and taken back."""

from collections.abc import Callable, Iterator, Mapping
from typing import Literal

from msgspec.structs import replace

from stellarch.core import Refusal, Seat
from stellarch.games.space_wars.chapter import Carry, Course, Order, State
from stellarch.games.space_wars.rules.versions import asks_both_sides
from stellarch.games.space_wars.state.battles import Battle
from stellarch.games.space_wars.state.ground import GroundBattle

# Orders


Scope = Literal["battle", "turn", "game"]
"""For how long the software leads."""


class Entrust(Order, frozen=True):
    """Let the software lead one's side: in this battle from now on (SW-24.2.2), or in all battles of this turn or of
    the game (SW-29.6)."""

    word = "entrust"

    scope: Scope = "battle"


class Lead(Order, frozen=True):
    """Lead one's own side again, in this battle and in those to come (SW-29.6)."""

    word = "lead"


# Refusals


class NotInBattle(Refusal, frozen=True):
    rule = "SW-29.6"


class BattleByBattle(Refusal, frozen=True):
    rule = "SW-V.3"


class LeadsAlready(Refusal, frozen=True):
    rule = "SW-29.6"


# Rules


Seats = frozenset[Seat]


def is_by_hand(state: State) -> bool:
    """Whether people lead even where only one side could hurt the other (SW-21.1.14)."""
    return state.options.battle_control == "manual"


def leads(state: State, seat: Seat) -> bool:
    """Whether a player leads the own side in battle, and has not left it to the software."""
    first = state.empires[seat].leads_from
    return first is not None and first <= state.turn


def led_by_software(state: State, seats: Seats, *, is_even: bool, commanding: Seat | None) -> Seats:
    """Whose side the software leads of those who meet in a battle; the player who opened it may have said to command.
    A battle is even where both sides could hurt each other."""
    if not asks_both_sides(state):
        return Seats() if is_by_hand(state) or commanding is not None else seats
    is_led = is_even or is_by_hand(state)
    return Seats(seat for seat in seats if seat != commanding and not (is_led and leads(state, seat)))


def may_say_to_command(state: State, seat: Seat, *, is_even: bool) -> bool:
    """Whether it changes anything to say so as one opens a battle."""
    if not asks_both_sides(state):
        return not is_by_hand(state)
    return not leads(state, seat) or not (is_even or is_by_hand(state))


# Handing over, and taking back


def _entrust(course: Course, seat: Seat, order: Entrust) -> None:
    state = course.state
    if order.scope == "battle":
        if not _is_fighting(state, seat):
            raise NotInBattle().illegal()
    elif not asks_both_sides(state):
        raise BattleByBattle().illegal()
    else:
        state = state.with_empire(seat, leads_from=state.turn + 1 if order.scope == "turn" else None)
    course.go(_in_battles_of(state, seat, lambda entrusted: entrusted | {_leader(state, seat)}))


def _leader(state: State, seat: Seat) -> Seat:
    """Who is led by the software then: the player who says so; before version 4, the one who commands that side."""
    battle = next((matter for matter in state.pending if isinstance(matter, Battle)), None)
    if battle is None or asks_both_sides(state):
        return seat
    return battle.sides[battle.side_of(seat)].commander


def _lead(course: Course, seat: Seat, order: Lead) -> None:
    state = course.state
    if not asks_both_sides(state):
        raise BattleByBattle().illegal()
    if not _may_lead_again(state, seat):
        raise LeadsAlready().illegal()
    state = state.with_empire(seat, leads_from=0)
    course.go(_in_battles_of(state, seat, lambda entrusted: entrusted - {seat}))


def _is_fighting(state: State, seat: Seat) -> bool:
    return any(seat in _fighters(matter) for matter in state.pending)


def _may_lead_again(state: State, seat: Seat) -> bool:
    is_entrusted = any(
        isinstance(matter, Battle | GroundBattle) and seat in matter.entrusted for matter in state.pending
    )
    return is_entrusted or not leads(state, seat)


def _fighters(matter: object) -> tuple[Seat | None, ...]:
    """Who may decide anything in a battle; nobody in anything else."""
    if isinstance(matter, Battle):
        return matter.sides[0].seats + matter.sides[1].seats
    return matter.commanders if isinstance(matter, GroundBattle) else ()


def _in_battles_of(state: State, seat: Seat, change: Callable[[Seats], Seats]) -> State:
    """With other players entrusted in the battle that somebody is fighting, if any."""
    return state.changed(
        pending=tuple(
            replace(matter, entrusted=change(matter.entrusted))
            if isinstance(matter, Battle | GroundBattle) and seat in _fighters(matter)
            else matter
            for matter in state.pending
        )
    )


ORDERS: Mapping[type, Carry] = {Entrust: _entrust, Lead: _lead}
"""They may be given at any time, in or out of battle."""


def choices(state: State, seat: Seat) -> Iterator[Entrust | Lead]:
    """What may be said besides whatever is asked, in or out of battle."""
    if not asks_both_sides(state):
        return
    if _may_lead_again(state, seat):
        yield Lead()
    if leads(state, seat):
        yield Entrust("turn")
        yield Entrust("game")
