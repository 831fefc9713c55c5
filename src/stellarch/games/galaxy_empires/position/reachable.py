"""A position that no game could come to is refused, before somebody tries to play it."""

from collections.abc import Callable, Iterator

import msgspec

from stellarch.core import Illegal, Sayable, Seat, StellarchError
from stellarch.games.galaxy_empires.data import NUMBERS, Kind
from stellarch.games.galaxy_empires.events import DealMade, WarEnded
from stellarch.games.galaxy_empires.galaxy import AREA_OF, TILES, kind_of
from stellarch.games.galaxy_empires.offers import Terms
from stellarch.games.galaxy_empires.position.faults import (
    HasNothing,
    LostItsHome,
    NoFleetThere,
    PositionFault,
    TooManyMiners,
    TooManyPoints,
)
from stellarch.games.galaxy_empires.position.signs import GIFT
from stellarch.games.galaxy_empires.rules import promises
from stellarch.games.galaxy_empires.rules.course import Course
from stellarch.games.galaxy_empires.rules.flow import proceed
from stellarch.games.galaxy_empires.rules.trade import check_form
from stellarch.games.galaxy_empires.rules.war import may_surrender
from stellarch.games.galaxy_empires.rules.winning import settle
from stellarch.games.galaxy_empires.state import Errands, Fleet, Offer, Promise, Proposal, State, War

Bad = Callable[[int, Sayable], StellarchError]
"""A fault in a field of the text."""


def check(state: State, bad: Bad) -> None:
    """Raises what `bad` makes of a fault, the number of its field given, unless a game could come to this position."""
    _check_players(state, bad)
    _check_board(state, bad)
    _check_turn(state, bad)
    for promise in state.promises:
        _check_promise(state, promise, bad)
    if state.ending is not None:
        _check_ending(state, bad)
        return
    _check_pending(state, bad)
    course = Course(state)
    if not isinstance(state.pending, Errands):
        settle(course)
    proceed(course)
    if course.state is not state:
        raise bad(11, PositionFault.NO_DECISION)


def _check_players(state: State, bad: Bad) -> None:
    gone = sorted(player.out for player in state.players if player.out)
    if gone != list(range(1, len(gone) + 1)) or (len(state.living) < 2 and not state.over):
        raise bad(2, PositionFault.TWO_PLAYERS)
    if any(player.pp > NUMBERS.limits.pp_max for player in state.players):
        raise bad(2, TooManyPoints(NUMBERS.limits.pp_max))
    for seat in state.seats:
        owns = state.territories(seat) or state.fleets_of(seat) or state.hands[seat] or seat in state.conceding
        if not state.players[seat].alive and owns:
            raise bad(2, HasNothing(seat))


def _check_board(state: State, bad: Bad) -> None:
    """All stands where it can: nothing on closed ground, miners on planets (GE-11.1), flags at home (GE-10.1)."""
    if any(state.galaxy.is_closed(area) for area in state.holders):
        raise bad(3, PositionFault.CLOSED)
    for tile in state.fleets:
        on_planet = tile in TILES and kind_of(tile) is Kind.PLANET
        if tile not in TILES or state.galaxy.is_closed(AREA_OF[tile]) or on_planet != (tile in state.contracts):
            raise bad(4, NoFleetThere(tile))
    for seat in state.seats:
        if len(state.contracts_of(seat)) > NUMBERS.limits.mining_fleets_per_player:
            raise bad(4, TooManyMiners(seat))
    homeless = [seat for seat in state.living if state.holders.get(state.players[seat].home) != seat]
    if homeless and not isinstance(state.pending, Errands):
        raise bad(3, LostItsHome(homeless[0]))


def _check_turn(state: State, bad: Bad) -> None:
    turn, numbers = state.turn, NUMBERS.turn
    if not state.over and turn.seat not in state.living:
        raise bad(8, PositionFault.SEAT_ON_TURN)
    if turn.open is None:
        return
    most = numbers.fleets_per_move_action if turn.open.kind == "move" else numbers.fleets_per_deploy_action
    if turn.open.left >= most or turn.open.wormhole > numbers.wormhole_fleets_per_action:
        raise bad(8, PositionFault.ACTION_UNDER_WAY)


def _check_promise(state: State, promise: Promise, bad: Bad) -> None:
    """The clause is one these two could agree on, and it binds whom it binds."""
    everybody = state.changed(players=tuple(msgspec.structs.replace(player, out=0) for player in state.players))
    _check_terms(bad, 10, everybody, promise.parties, Terms(clauses=(promise.clause,)))
    course = Course(everybody)
    promises.agree(course, Offer("", *promise.parties, GIFT, promise.turn), promise.clause)
    agreed = course.state.promises[-1]
    fits = all(promise.left.get(seat, 99) <= turns for seat, turns in agreed.left.items())
    runs = promise.fate == "running"
    if not fits or promise.left.keys() != agreed.left.keys() or (runs and not any(promise.left.values())):
        raise bad(10, PositionFault.PROMISE_BINDS)
    if runs and any(seat not in state.living for seat in promise.parties):
        raise bad(10, PositionFault.PROMISE_PARTIES)


def _check_terms(bad: Bad, field: int, state: State, parties: tuple[Seat, Seat], terms: Terms) -> None:
    try:
        check_form(state, *parties, terms)
    except Illegal as fault:
        raise bad(field, fault.why) from None


def _check_pending(state: State, bad: Bad) -> None:
    pending = state.pending
    match pending:
        case War():
            _require(bad, _is_war(state, pending), PositionFault.WAR)
        case Proposal(offer):
            _check_terms(bad, 11, state, offer.parties, offer.terms)
        case Errands(_, _, fact):
            if isinstance(fact, DealMade):
                _check_terms(bad, 11, state, (fact.maker, fact.to), fact.terms)
            _require(bad, _are_errands(state, pending), PositionFault.ERRANDS)
        case None:
            _require(bad, not state.conceding, PositionFault.CONCEDING)


def _check_ending(state: State, bad: Bad) -> None:
    assert state.ending is not None
    if state.ending.winner not in state.living or state.pending is not None or state.conceding:
        raise bad(12, PositionFault.ENDING)


def _require(bad: Bad, holds: bool, fault: PositionFault) -> None:
    if not holds:
        raise bad(11, fault)


def _is_war(state: State, war: War) -> bool:
    """Whether this war can be under way: fleets of both sides, in their order, and a territory to fight for."""
    sides = ((war.attacker, war.invaders), (war.defender, war.defenders))
    return (
        war.attacker == state.turn.seat != war.defender
        and state.holders.get(war.target) == war.defender
        and all(_are_fleets_of(state, seat, tiles) and state.in_order(tiles) == tiles for seat, tiles in sides)
        and set(war.defenders) == set(state.fleets_in(war.target))
        and not set(war.invaders) & state.contracts.keys()
        and min(war.lost) >= 0
        and (not war.live or state.options.war_mode == "live")
        and war.live != war.asked
        and (not war.asked or may_surrender(state, war))
        and (war.willing is None or war.live)
    )


def _are_errands(state: State, errands: Errands) -> bool:
    """Whether these fleets can be on their way: each once, and survivors of a war that was fought for a territory."""
    fact = errands.fact
    tiles = tuple(errand.at for errand in errands.returning) + errands.placing
    if len(set(tiles)) < len(tiles) or not all(tile in state.fleets for tile in tiles):
        return False
    if not isinstance(fact, WarEnded):
        return not errands.placing
    parties = {fact.attacker, fact.defender}
    is_fought = fact.area in state.galaxy.territories and len(parties) == 2 and parties <= set(state.living)
    return is_fought and _are_fleets_of(state, fact.attacker, errands.placing)


def _are_fleets_of(state: State, seat: Seat, tiles: tuple[str, ...]) -> bool:
    standing: Iterator[Fleet | None] = (state.fleets.get(tile) for tile in tiles)
    return len(set(tiles)) == len(tiles) and all(fleet is not None and fleet.owner == seat for fleet in standing)
