"""From the readable rules to the kernel's numbers and back: positions and moves."""

from collections.abc import Iterable
from typing import Any

from stellarch import jit
from stellarch.core import Chance, Seat
from stellarch.games.galaxy_empires.actions import (
    AnyAction,
    Deploy,
    Disrupt,
    DrawMission,
    EndTurn,
    FightOn,
    Invade,
    Move,
    Place,
    ReturnTo,
    RollPp,
    Surrender,
    WarRoll,
)
from stellarch.games.galaxy_empires.data import CORNERS, FACTIONS, NUMBERS
from stellarch.games.galaxy_empires.events import DealMade, WarEnded
from stellarch.games.galaxy_empires.galaxy import AREA_OF, PLANETS
from stellarch.games.galaxy_empires.kernel import layout as at
from stellarch.games.galaxy_empires.kernel import tables
from stellarch.games.galaxy_empires.kernel.tables import (
    AREA_NUMBER,
    MISSION_NUMBER,
    TILE_NAMES,
    TILE_NUMBER,
)
from stellarch.games.galaxy_empires.offers import KeepOut, NoDisrupt, Truce
from stellarch.games.galaxy_empires.rules.war import may_surrender, war_cost
from stellarch.games.galaxy_empires.state import Errands, Promise, State, War

_FACTIONS = sorted(FACTIONS)
_ANSWERS = {"ask": at.ASK, "never": at.NEVER, "when_outnumbered": at.OUTNUMBERED}
_OUTCOMES = {"won": at.WON, "surrendered": at.SURRENDERED, "lost": at.LOST, "mutual": at.MUTUAL}
_CONDITIONS = {"survival": at.SURVIVAL, "domination": at.DOMINATION, "bounty": at.BOUNTY, "round_limit": at.BY_ROUNDS}


def tables_of(state: State) -> Any:
    """The tables of the board a state is played on."""
    return tables.packed(list(tables.tables(state.galaxy.dormant, len(state.players), state.options.mission_pay)))


def chance_of(seed: str, *, quick: bool) -> Any:
    """A generator that follows from a seed."""
    row, chance = jit.array("u", at.CHANCE_SIZE), Chance(seed)
    row[at.RANDOM] = chance.below(1 << 32, "high") << 32 | chance.below(1 << 32, "low") | 1  # any word but 0
    row[at.QUICK] = int(quick)
    return row


def lay_down(chance: Any, draws: Iterable[int]) -> None:
    """Draws that are to come before any others."""
    listed = list(draws)
    chance[at.NEXT_DRAW], chance[at.LAST_DRAW] = 0, len(listed)
    for number, value in enumerate(listed):
        chance[at.DRAWS + number] = value


def fits(state: State) -> bool:
    """Whether the kernel has room for a position: for all the fleets there are to send home."""
    return not isinstance(state.pending, Errands) or len(state.pending.returning) <= at.ERRANDS


def numbers_of(state: State) -> list[int]:
    """A position as `layout` says. A proposal on the table is left out: the kernel knows no deals."""
    made = [0] * at.POSITION_SIZE
    made[at.PLAYERS] = len(state.players)
    _write_board(made, state)
    for seat in state.seats:
        _write_seat(made, state, seat)
    _write_cards(made, state)
    _write_turn(made, state)
    _write_options(made, state)
    if state.options.clause_mode == "binding":
        for promise in state.promises:
            _write_promise(made, state, promise)
    if isinstance(state.pending, War):
        _write_war(made, state, state.pending)
    elif isinstance(state.pending, Errands):
        _write_errands(made, state.pending)
    if state.ending is not None:
        made[at.WINNER], made[at.CONDITION] = state.ending.winner + 1, _CONDITIONS[state.ending.condition]
    return made


def _write_board(made: list[int], state: State) -> None:
    for tile, fleet in state.fleets.items():
        number = TILE_NUMBER[tile]
        made[at.FLEET + number] = fleet.owner + 1
        made[at.RANK + number] = fleet.number * len(_FACTIONS) + _FACTIONS.index(fleet.faction)
    for tile, left in state.contracts.items():
        made[at.CONTRACT + TILE_NUMBER[tile]] = left + 1
    for area, holder in state.holders.items():
        made[at.HOLDER + AREA_NUMBER[area]] = holder + 1
    for area, seats in state.unrest.items():
        made[at.UNREST + AREA_NUMBER[area]] = sum(1 << seat for seat in seats)


def _write_seat(made: list[int], state: State, seat: Seat) -> None:
    player, order = state.players[seat], state.order_of_play(state.turn.first)
    for row, value in (
        (at.CASH, player.cash),
        (at.PP, player.pp),
        (at.BUILT, player.built),
        (at.DRAWN, player.drawn),
        (at.OUT, player.out),
        (at.HELD, len(state.territories(seat))),
        (at.HOME, AREA_NUMBER[player.home]),
        (at.CORNER, CORNERS.index(FACTIONS[player.faction].corner)),
        (at.FACTION, _FACTIONS.index(player.faction)),
        (at.NEXT, order[(order.index(seat) + 1) % len(order)]),
        (at.PLACE, order.index(seat)),
        (at.WAR_COST, war_cost(state, seat)),
        (at.HOME_INCOME, state.power(seat, "capital_income") or NUMBERS.income.capital_at_peace),
        (at.PP_BONUS, state.power(seat, "pp_roll_bonus") or 0),
        (at.DELIVERY, state.power(seat, "mining_income") or NUMBERS.mining.delivery),
    ):
        made[row + seat] = value


def _write_cards(made: list[int], state: State) -> None:
    for seat in state.seats:
        for slot, card in enumerate(state.hands[seat], seat * at.CARDS):
            made[at.CARD + slot] = MISSION_NUMBER[card.mission] + 1
            made[at.PROGRESS + slot] = card.progress
            made[at.NUMBER + slot] = card.number
    made[at.DECK_SIZE], made[at.PILE_SIZE] = len(state.deck), len(state.discards)
    for place, mission in enumerate(reversed(state.deck)):
        made[at.DECK + place] = MISSION_NUMBER[mission]
    for place, discard in enumerate(state.discards):
        made[at.PILE + place] = MISSION_NUMBER[discard.mission] + at.SHOWN * discard.shown


def _write_turn(made: list[int], state: State) -> None:
    turn = state.turn
    made[at.ROUND], made[at.TURN], made[at.TURN_NUMBER] = turn.round, turn.seat, turn.number
    made[at.ACTIONS], made[at.USED] = turn.actions, -1
    if turn.open is not None:
        made[at.OPEN] = at.OPEN_MOVE if turn.open.kind == "move" else at.OPEN_DEPLOY
        made[at.WORMHOLE_USED] = turn.open.wormhole
        used = [tile for tile, fleet in state.fleets.items() if fleet.name in turn.open.used]
        made[at.USED] = TILE_NUMBER[used[0]] if used else -1


def _write_options(made: list[int], state: State) -> None:
    made[at.DOMINATION_LATER] = state.options.domination_timing == "next_turn"
    made[at.BOUNTY_LATER] = state.options.bounty_timing == "end_of_round"
    made[at.ROUND_LIMIT] = state.options.round_limit
    made[at.RULES] = state.rules
    made[at.ANSWER] = _ANSWERS[state.options.defender_auto_surrender]


def _write_promise(made: list[int], state: State, promise: Promise) -> None:
    """What a promise that stands forbids, and for how many own turns; that of its own making does not count."""
    for seat in promise.left:
        if not promise.binds(seat):
            continue
        made_now = promise.turn == state.turn.number and seat == state.turn.seat
        turns, other = promise.left[seat] + made_now, promise.other(seat)
        match promise.clause:
            case Truce():
                places = [at.TRUCE + seat * at.SEATS + other]
            case KeepOut(_, areas, _):
                places = [at.KEEP_OUT + seat * at.AREAS + AREA_NUMBER[area] for area in areas]
            case NoDisrupt(planet, _, _):
                places = [at.NO_DISRUPT + (seat * at.SEATS + other) * at.PLANETS + PLANETS.index(planet)]
            case _:
                places = []
        for place in places:
            made[place] = max(made[place], turns)


def _write_war(made: list[int], state: State, war: War) -> None:
    """A live war is one in which the defender is asked whenever he may surrender."""
    made[at.PENDING] = at.A_WAR
    made[at.ASKED] = war.asked or (war.live and may_surrender(state, war))
    made[at.ATTACKER], made[at.DEFENDER], made[at.TARGET] = war.attacker, war.defender, AREA_NUMBER[war.target]
    made[at.ATTACK], made[at.DEFENCE] = war.strength
    made[at.PASSAGE] = war.passage
    for left, first, tiles in (
        (at.ATTACKERS_LEFT, at.ATTACKING, war.invaders),
        (at.DEFENDERS_LEFT, at.DEFENDING, war.defenders),
    ):
        made[left] = len(tiles)
        made[first : first + len(tiles)] = [TILE_NUMBER[tile] for tile in tiles]


def _write_errands(made: list[int], errands: Errands) -> None:
    made[at.PENDING] = at.ON_ERRANDS
    made[at.RETURNING], made[at.PLACING] = len(errands.returning), len(errands.placing)
    for place, errand in enumerate(errands.returning):
        made[at.RETURN_FROM + place] = TILE_NUMBER[errand.at] + at.NEAREST * (errand.way == "nearest")
    for place, tile in enumerate(errands.placing):
        made[at.PLACE_FROM + place] = TILE_NUMBER[tile]
    fact = errands.fact
    made[at.FACT] = at.OF_DEAL if isinstance(fact, DealMade) else at.OF_TURN
    if isinstance(fact, WarEnded):
        made[at.FACT], made[at.OUTCOME] = at.OF_WAR, _OUTCOMES[fact.outcome]
        made[at.ATTACKER], made[at.DEFENDER], made[at.TARGET] = fact.attacker, fact.defender, AREA_NUMBER[fact.area]
        made[at.ATTACK], made[at.DEFENCE] = fact.strength
        made[at.LOST_ATTACKERS], made[at.LOST_DEFENDERS] = fact.lost
        made[at.PASSAGE] = fact.passage


# Moves


def number_of(state: State, action: AnyAction) -> int:
    """The number of a listed action."""
    match action:
        case Move(origin, target, new_action):
            return _number(at.MOVE, TILE_NUMBER[origin], TILE_NUMBER[target], new_action)
        case Deploy(tile):
            return _number(at.DEPLOY, TILE_NUMBER[tile])
        case Invade(target, fleets, actions):
            return _number(at.INVADE, AREA_NUMBER[target], len(fleets), actions == 2)
        case Disrupt(planet):
            return _number(at.DISRUPT, AREA_NUMBER[planet])
        case DrawMission(discard):
            hand = [card.number for card in state.hands[state.turn.seat]]
            return _number(at.DRAW, 0 if discard is None else hand.index(discard) + 1)
        case Place(origin, tile):
            return _number(at.PLACE_AT, TILE_NUMBER[origin], TILE_NUMBER[tile])
        case ReturnTo(origin, tile):
            return _number(at.RETURN_TO, TILE_NUMBER[origin], TILE_NUMBER[tile])
        case _:
            return _number(_PLAIN[type(action)])


_PLAIN: dict[type, int] = {
    RollPp: at.ROLL,
    EndTurn: at.END,
    FightOn: at.FIGHT,
    WarRoll: at.FIGHT,
    Surrender: at.SURRENDER,
}
"""Actions without fields."""


def _number(kind: int, first: int = 0, second: int = 0, flag: bool = False) -> int:
    return kind << at.KIND | flag << at.FLAG | second << at.SECOND | first


def is_known(action: AnyAction) -> bool:
    """Whether the kernel has a number for an action: deals have none."""
    return isinstance(action, (Move, Deploy, Invade, Disrupt, DrawMission, Place, ReturnTo, *_PLAIN))


def likeness(move: int) -> object:
    """What moves of fleets have in common that lead from one area to another; any other is like itself alone."""
    kind = move >> at.KIND
    if kind == at.DEPLOY:
        return kind, _area_of(move)
    if kind in (at.MOVE, at.PLACE_AT, at.RETURN_TO):
        return kind, move >> at.FLAG & 1, _area_of(move), _area_of(move >> at.SECOND)
    return move


def _area_of(tile: int) -> str:
    return AREA_OF[TILE_NAMES[tile & 255]]
