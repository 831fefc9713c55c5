"""What each seat may see. Nearly all of it is public (SW-24.1.6): the view shares its parts with the state.

Hidden are the seed, what others have sealed and not shown yet or handed in ahead, their standing orders, and offers
between others.
"""

from collections.abc import Mapping

from msgspec.structs import replace

from stellarch.core import Chance, Seat, View
from stellarch.games.space_wars.chapters.offers import BARGAINING
from stellarch.games.space_wars.galaxy import Galaxy
from stellarch.games.space_wars.options import Options
from stellarch.games.space_wars.rules.flow import MOMENTS
from stellarch.games.space_wars.rules.moments import Together
from stellarch.games.space_wars.state import (
    AnyMatter,
    Empire,
    Ending,
    Filed,
    Fleets,
    Happenings,
    Officers,
    Politics,
    Sealed,
    Sectors,
    State,
)
from stellarch.games.space_wars.state.battles import Battle
from stellarch.games.space_wars.state.empires import NOTHING_ORDERED
from stellarch.games.space_wars.state.matters import Considering, FormName
from stellarch.games.space_wars.state.politics import Offer


class SwView(View, frozen=True):
    """A position as a seat (`you`) or a spectator sees it."""

    rules: int
    options: Options
    galaxy: Galaxy
    seat_order: tuple[Seat, ...]
    order: tuple[Seat, ...]
    """The turn order."""
    turn: int
    phase: str
    sectors: Sectors
    fleets: Fleets
    officers: Officers
    happenings: Happenings
    empires: tuple[Empire, ...]
    politics: Politics
    stage: AnyMatter | None
    pending: tuple[AnyMatter, ...]
    done: Mapping[Seat, bool]
    """Who has begun to give sealed orders, and whether they are all in."""
    own: Sealed | None
    """What you have sealed."""
    dice: tuple[int, ...]
    """How the dice fell that were rolled for it: you have seen them (SW-23.3.5)."""
    filed: Mapping[FormName, Filed]
    """The forms that you have handed in before their phase."""
    rolls: int
    ending: Ending | None


def view(state: State, seat: Seat | None) -> SwView:
    """The position as a seat sees it, built from what it may know."""
    return SwView(
        you=seat,
        rules=state.rules,
        options=state.options,
        galaxy=state.galaxy,
        seat_order=state.seat_order,
        order=state.order,
        turn=state.turn,
        phase=state.phase,
        sectors=state.sectors,
        fleets=state.fleets,
        officers=state.officers,
        happenings=state.happenings,
        empires=tuple(_empire(empire, is_own=other == seat) for other, empire in enumerate(state.empires)),
        politics=state.politics.as_seen_by(seat),
        stage=state.stage,
        pending=tuple(_matter(matter, seat) for matter in state.pending),
        done={other: sealed.done for other, sealed in state.sealed.items() if sealed.done or other == seat},
        own=_own(state, seat),
        dice=_dice(state, seat),
        filed={} if seat is None else state.filed.get(seat, {}),
        rolls=state.rolls,
        ending=state.ending,
    )


def _own(state: State, seat: Seat | None) -> Sealed | None:
    """Without the draft that is kept with it, which knows how the next die falls."""
    sealed = None if seat is None else state.sealed.get(seat)
    return None if sealed is None else Sealed(sealed.orders, sealed.done)


def _dice(state: State, seat: Seat | None) -> tuple[int, ...]:
    moment = MOMENTS.get(type(state.matter))
    if seat is None or seat not in state.sealed or not (isinstance(moment, Together) and moment.with_dice):
        return ()
    first, after = state.empires[seat].rolls, moment.draft(state, seat).empires[seat].rolls
    return tuple(1 + state.chance.below(6, "die of", seat, number) for number in range(first, after))


def _matter(matter: AnyMatter, seat: Seat | None) -> AnyMatter:
    return matter.as_seen_by(seat) if isinstance(matter, Battle) else matter


def _empire(empire: Empire, *, is_own: bool) -> Empire:
    return empire if is_own or empire.standing is NOTHING_ORDERED else replace(empire, standing=NOTHING_ORDERED)


class _Recalled(Chance, frozen=True):
    """Chance in which the dice that a seat has seen fall as they fell."""

    seat: Seat
    first: int
    dice: tuple[int, ...]

    def below(self, limit: int, *key: str | int) -> int:
        if key[:2] == ("die of", self.seat) and 0 <= (place := int(key[2]) - self.first) < len(self.dice):
            return self.dice[place] - 1
        return super().below(limit, *key)


def _chance(view: SwView, seed: str) -> Chance:
    if view.you is None or not view.dice:
        return Chance(seed)
    return _Recalled(seed, view.you, view.empires[view.you].rolls, view.dice)


def imagine(view: SwView, seed: str) -> State:
    """A state this view could come from: dice that this seat has not seen fall afresh, others who have sealed orders
    has ordered nothing, nobody else has handed anything in, and where only an offer between others can be what the game
    waits for, it is an empty one."""
    sealed = {other: Sealed(done=True) for other, done in view.done.items() if done and other != view.you}
    if view.you is not None and view.own is not None:
        sealed[view.you] = Sealed(view.own.orders, view.own.done)  # each imagined state has a draft of its own
    return State(
        rules=view.rules,
        options=view.options,
        chance=_chance(view, seed),
        galaxy=view.galaxy,
        seat_order=view.seat_order,
        sectors=view.sectors,
        fleets=view.fleets,
        officers=view.officers,
        happenings=view.happenings,
        empires=view.empires,
        politics=_with_unseen_offer(view),
        order=view.order,
        turn=view.turn,
        phase=view.phase,
        stage=view.stage,
        pending=view.pending,
        sealed=dict(sorted(sealed.items())),
        filed={view.you: view.filed} if view.you is not None and view.filed else {},
        rolls=view.rolls,
        ending=view.ending,
    )


def _with_unseen_offer(view: SwView) -> Politics:
    """A game that is not over waits for somebody. If what it waits for is an answer to an offer that this seat is not
    shown, some offer lies there; else what is foreseen from here would never go on."""
    parties = None if view.ending is not None else _parties_of_unseen(view)
    if parties is None:
        return view.politics
    by, to = parties
    return replace(view.politics, offers=(*view.politics.offers, Offer(by, to, 1)))


def _parties_of_unseen(view: SwView) -> tuple[Seat, Seat] | None:
    """At the pace live, the speaker and who considers; by earlier versions, two others when a phase is over but for
    answers. None where the view itself shows what is waited for."""
    matter = view.pending[-1] if view.pending else view.stage
    living = [seat for seat in view.order if view.empires[seat].alive]
    if isinstance(matter, Considering) and not view.politics.offers_to(matter.seat):
        return next(seat for seat in living if seat not in (matter.seat, view.you)), matter.seat
    if matter is not None or view.phase not in BARGAINING or view.politics.open_offers():
        return None
    others = [seat for seat in living if seat != view.you]
    return (others[0], others[1]) if len(others) > 1 else None
