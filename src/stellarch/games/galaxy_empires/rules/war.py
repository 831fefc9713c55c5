"""GE-9 and GE-19: war, simulated or live."""

from collections.abc import Collection, Iterable, Iterator

from msgspec.structs import replace

from stellarch.core import Amount, Illegal, Message, Phrase, Refusal, Seat, Several, Template, Tempo, said
from stellarch.games.galaxy_empires import refusals
from stellarch.games.galaxy_empires.actions import Invade
from stellarch.games.galaxy_empires.data import AREAS, NUMBERS, Kind
from stellarch.games.galaxy_empires.events import (
    CapitalExposed,
    FleetLost,
    SimulationAgreed,
    WarDeclared,
    WarEnded,
    WarTick,
)
from stellarch.games.galaxy_empires.galaxy import AREA_OF, CENTERS, EYE, TILES, WORMHOLE, is_territory
from stellarch.games.galaxy_empires.names import AreaName, spot
from stellarch.games.galaxy_empires.odds import chances
from stellarch.games.galaxy_empires.rules import promises
from stellarch.games.galaxy_empires.rules.actions_left import spend
from stellarch.games.galaxy_empires.rules.course import Course
from stellarch.games.galaxy_empires.rules.movement import is_wormhole_blocked
from stellarch.games.galaxy_empires.state import Errand, Errands, State, War

_WAR, _LIMITS = NUMBERS.war, NUMBERS.limits
_MOST = {1: _LIMITS.invasion_fleets_one_action, 2: _LIMITS.invasion_fleets_two_actions}
"""Fleets that an invasion brings at most, by the actions it takes (GE-9.2)."""


class InvadeByChoice(Message, frozen=True):
    area: AreaName


class InvasionBlank(Phrase):
    FLEETS = 1
    ACTIONS = 2


_FLEETS, _ACTIONS = said(InvasionBlank.FLEETS), said(InvasionBlank.ACTIONS)


# Declaring


def war_cost(state: State, seat: Seat) -> int:
    return state.power(seat, "war_cost_pp") or NUMBERS.costs.war_pp


def bars_target(state: State, seat: Seat, area: str) -> type[Refusal] | None:
    """Why a territory may not be invaded; None when it may, by fleets that can reach it."""
    if not is_territory(area):
        return refusals.CannotInvadeKind
    holder = state.holders.get(area)
    if holder is None or holder == seat or not state.fleets_in(area):
        return refusals.NothingToInvade
    if state.players[seat].pp < war_cost(state, seat):
        return refusals.CannotPayForWar
    return promises.bars(state, seat, promises.against(seat, holder), promises.into(area))


def goes_through_wormhole(tile: str, area: str) -> bool:
    """Whether a fleet invades by the passage, from the wormhole, or into it (GE-9.4)."""
    return is_through_passage(tile, area) or tile == EYE or area == WORMHOLE


def is_through_passage(tile: str, area: str) -> bool:
    return area in CENTERS and AREA_OF[tile] in CENTERS and AREA_OF[tile] != area


def bars_invader(state: State, seat: Seat, tile: str, area: str) -> type[Refusal] | None:
    """Why the fleet on a tile may not take part in an invasion; None when it may."""
    fleet = state.fleets.get(tile)
    if fleet is None or fleet.owner != seat:
        return refusals.NoFleet
    if tile in state.contracts:
        return refusals.UnderContract
    if is_through_passage(tile, area):
        return refusals.InvasionBlocked if is_wormhole_blocked(state, seat) else None
    return None if tile in state.galaxy.rims[area] else refusals.NotNextTo


def is_too_narrow(tiles: Iterable[str], area: str, actions: int) -> bool:
    """Whether more fleets would go through the wormhole than these actions let pass (GE-9.4)."""
    narrow = sum(goes_through_wormhole(tile, area) for tile in tiles)
    return narrow > actions * NUMBERS.turn.wormhole_fleets_per_action


def bars_strength(state: State, order: Invade) -> type[Refusal] | None:
    """Why an invasion cannot be of this strength; None when it can (GE-9.2 to GE-9.4)."""
    if not 1 <= len(order.fleets) <= _MOST.get(order.actions, 0):
        return refusals.TooManyInvaders
    if state.turn.actions < order.actions:
        return refusals.TooFewActions
    return refusals.WormholeNarrow if is_too_narrow(order.fleets, order.target, order.actions) else None


def invaders(state: State, seat: Seat, area: str) -> tuple[str, ...]:
    """The fleets that could invade a territory, those whose absence costs least first (GE-17.7)."""
    near = [tile for tile in state.fleets_of(seat) if bars_invader(state, seat, tile, area) is None]

    def cost_of_absence(tile: str) -> tuple[int, int]:
        ground = AREA_OF[tile]
        alone = len(state.fleets_in(ground)) == 1
        return (ground == state.players[seat].home) * 2 + (alone and is_territory(ground)), -near.index(tile)

    return tuple(sorted(near, key=cost_of_absence))


def invasions(state: State, seat: Seat) -> Iterator[Invade | Template]:
    """For each target each strength once, with the fleets that are missed least (GE-17.7), and by choice any others."""
    for area in state.galaxy.territories:
        if bars_target(state, seat, area) is None:
            near = invaders(state, seat, area)
            yield from _invasions_of(state, area, near)
            if len(near) > 1:
                yield _by_choice(state, area, near)


def _by_choice(state: State, area: str, near: tuple[str, ...]) -> Template:
    """An invasion whose fleets are picked one by one."""
    among = tuple(sorted(near))
    most = min(len(near), max(_MOST[actions] for actions in range(1, state.turn.actions + 1)))
    return Template(
        "invade",
        said(InvadeByChoice(area)),
        {
            "fleets": Several(among, 1, most, label=_FLEETS, called={tile: said(spot(tile)) for tile in among}),
            "actions": Amount(1, state.turn.actions, label=_ACTIONS),
        },
        {"target": area},
    )


def _invasions_of(state: State, area: str, near: tuple[str, ...]) -> Iterator[Invade]:
    strongest = 0
    for actions in range(1, state.turn.actions + 1):
        fitting: list[str] = []
        for tile in near:
            if not is_too_narrow((*fitting, tile), area, actions):
                fitting.append(tile)
        most = min(len(fitting), _MOST[actions])
        for strength in range(strongest + 1, most + 1):  # with two actions only what one could not bring
            yield Invade(area, tuple(sorted(fitting[:strength])), actions)
        strongest = max(strongest, most)


def check(state: State, seat: Seat, order: Invade) -> None:
    """Raises Illegal unless the war may be declared."""
    if order.target not in AREAS:
        raise refusals.NoSuchArea(order.target).illegal(order.target)
    for tile in order.fleets:
        if tile not in TILES:
            raise refusals.NoSuchTile(tile).illegal(tile)
    if len(set(order.fleets)) < len(order.fleets):
        raise refusals.NamedTwice().illegal(*order.fleets)
    reason = bars_target(state, seat, order.target)
    if reason is not None:
        raise _refused(state, seat, order, reason)
    for tile in order.fleets:
        reason = bars_invader(state, seat, tile, order.target)
        if reason is not None:
            raise reason.of(tile=tile, area=order.target).illegal(tile)
    reason = bars_strength(state, order)
    if reason is not None:
        about = order.fleets
        if reason is refusals.WormholeNarrow:
            about = tuple(tile for tile in about if goes_through_wormhole(tile, order.target))
        raise reason.of(actions=order.actions, most=_MOST.get(order.actions, 0)).illegal(*about)


def _refused(state: State, seat: Seat, order: Invade, reason: type[Refusal]) -> Illegal:
    holder = state.holders.get(order.target)
    return reason.of(
        area=order.target,
        cost=war_cost(state, seat),
        pp=state.players[seat].pp,
        who="" if holder is None else state.players[holder].faction,
    ).illegal(order.target, *order.fleets)


def declare(course: Course, seat: Seat, order: Invade) -> None:
    """The points are paid before the first roll (GE-9.5); then the war is fought, as far as nobody is asked."""
    check(course.state, seat, order)
    state, area, cost = course.state, order.target, war_cost(course.state, seat)
    defender = state.holders[area]
    promises.note_breach(course, seat, promises.against(seat, defender), promises.into(area))
    state = course.state
    invading, defending = state.in_order(order.fleets), state.in_order(state.fleets_in(area))
    war = War(
        attacker=seat,
        defender=defender,
        target=area,
        invaders=invading,
        defenders=defending,
        strength=(len(invading), len(defending)),
        live=state.options.war_mode == "live",
        passage=any(is_through_passage(tile, area) for tile in invading),
    )
    unrest = {**state.unrest, area: frozenset(state.seats)} if AREAS[area].kind is Kind.CAPITAL else state.unrest
    state = spend(state, order.actions).paid(seat, pp=-cost).counted(wars=1).changed(unrest=unrest, pending=war)
    course.go(
        state,
        WarDeclared(seat, defender, area, invading, defending, cost, chances(*war.strength, live=war.live)),
    )
    garrison = set(state.fleets_in(state.players[seat].home))
    if garrison and garrison <= set(invading):
        course.tell(CapitalExposed(seat))  # GE-R.37: allowed, and worth a warning


# Fighting


def _dice(state: State, war: War, side: int) -> tuple[int, int]:
    rolled = war.rolls[side]
    one, two = (1 + state.chance.below(6, "war", state.counts.wars, side, rolled, die) for die in (0, 1))
    return one, two


def _hits(dice: tuple[int, int]) -> bool:
    return sum(dice) == _WAR.kill_sum


def _lose_first(course: Course, side: int) -> None:
    """The lowest number of that side goes (GE-9.11)."""
    war = course.state.pending
    assert isinstance(war, War)
    tiles, owner, by = (
        (war.invaders, war.attacker, war.defender) if side == 0 else (war.defenders, war.defender, war.attacker)
    )
    lost, rest = tiles[0], tiles[1:]
    fleet = course.state.fleets[lost]
    after = replace(war, invaders=rest) if side == 0 else replace(war, defenders=rest)
    course.go(course.state.without_fleets(lost).changed(pending=after), FleetLost(owner, fleet.name, lost, by))


def may_surrender(state: State, war: War) -> bool:
    """GE-9.12, GE-9.13: a defending fleet is lost, both sides still fight, and it is not the home capital."""
    if state.options.defender_auto_surrender == "never":
        return False
    fighting = bool(war.invaders and war.defenders)
    return fighting and war.lost[1] > 0 and war.target != state.players[war.defender].home


def bars_surrendering(state: State, war: War, seat: Seat) -> type[Refusal] | None:
    """Why a side of a war may not surrender now; None when it may."""
    if seat == war.defender and war.target == state.players[seat].home:
        return refusals.NoSurrenderHome
    return None if seat == war.defender and may_surrender(state, war) else refusals.NoSurrenderYet


def fight(course: Course) -> None:
    """Tick by tick, until the war is over or the defender is asked (section 19)."""
    while isinstance(war := course.state.pending, War) and not war.asked:
        if war.invaders and war.defenders:
            _tick(course, war)
        else:
            _conclude(course, surrendered=False)


def _tick(course: Course, war: War) -> None:
    """Both sides roll; both hits take effect together."""
    attack, defence = _dice(course.state, war, 0), _dice(course.state, war, 1)
    left = len(war.invaders) - _hits(defence), len(war.defenders) - _hits(attack)
    rolled = replace(war, rolls=(war.rolls[0] + 1, war.rolls[1] + 1))
    course.go(
        course.state.changed(pending=rolled),
        WarTick(war.attacker, war.defender, attack, defence, *left, chances(*left, live=war.live)),
    )
    for side, hit in ((1, _hits(attack)), (0, _hits(defence))):
        if hit:
            _lose_first(course, side)
    if _hits(attack) or _hits(defence):
        _ask(course)


def _ask(course: Course) -> None:
    """After a loss the defender says whether to go on (GE-R.13), unless the table has a standing answer."""
    war, answer = course.state.pending, course.state.options.defender_auto_surrender
    assert isinstance(war, War)
    if not may_surrender(course.state, war) or war.defender in course.state.conceding:
        return
    if answer == "ask":
        course.go(course.state.changed(pending=replace(war, asked=not war.live)))  # live, the button is open (GE-19.7)
    elif answer == "when_outnumbered" and len(war.invaders) > len(war.defenders):
        _conclude(course, surrendered=True)


def fight_on(course: Course) -> None:
    war = course.state.pending
    assert isinstance(war, War)
    course.go(course.state.changed(pending=replace(war, asked=False)))


def surrender(course: Course, seat: Seat) -> None:
    war = course.state.pending
    assert isinstance(war, War)
    reason = bars_surrendering(course.state, war, seat)
    if reason is not None:
        raise reason().illegal(war.target)
    _conclude(course, surrendered=True)


def roll(course: Course, seat: Seat) -> None:
    """One side's dice in a live war; a 7 takes effect before the next roll is read (GE-19.5)."""
    war = course.state.pending
    assert isinstance(war, War)
    side = 0 if seat == war.attacker else 1
    dice = _dice(course.state, war, side)
    left = len(war.invaders) - (side == 1 and _hits(dice)), len(war.defenders) - (side == 0 and _hits(dice))
    rolls = (war.rolls[0] + (side == 0), war.rolls[1] + (side == 1))
    rolled = course.state.changed(pending=replace(war, rolls=rolls))
    attack, defence = (dice, None) if side == 0 else (None, dice)
    course.go(rolled, WarTick(war.attacker, war.defender, attack, defence, *left, chances(*left, live=war.live)))
    if not _hits(dice):
        return
    _lose_first(course, 1 - side)
    now = course.state.pending
    assert isinstance(now, War)
    if now.invaders and now.defenders:
        _ask(course)
    else:
        _conclude(course, surrendered=False)


def bars_simulating(state: State, seat: Seat) -> type[Refusal] | None:
    """Why a seat may not ask for a simulation; None when it may."""
    war = state.pending
    if not isinstance(war, War) or not war.live or seat not in (war.attacker, war.defender):
        return refusals.NothingToSimulate
    return refusals.AlreadyWilling if war.willing == seat else None


def is_simulated_by(state: State, seat: Seat, bots: Collection[int]) -> bool:
    """Whether a bot has to say so: at war with another bot, or where the other side would like it."""
    war = state.pending
    if not isinstance(war, War) or bars_simulating(state, seat) is not None:
        return False
    other = war.defender if seat == war.attacker else war.attacker
    return other in bots or war.willing == other


def simulate(course: Course, seat: Seat) -> None:
    """What is left of a live war goes on by ticks as soon as both sides have said so (GE-19.8). The rules cannot know
    who is a bot, so it takes the word of both: two bots give theirs at once, and no person is hurried."""
    reason = bars_simulating(course.state, seat)
    if reason is not None:
        raise reason().illegal()
    war = course.state.pending
    assert isinstance(war, War)
    both = war.willing is not None
    after = replace(war, live=False, willing=None) if both else replace(war, willing=seat)
    other = war.defender if seat == war.attacker else war.attacker
    course.go(course.state.changed(pending=after), SimulationAgreed(seat, other, both))


def tempo(state: State, seat: Seat) -> Tempo | None:
    """How fast the two sides of a live war roll (GE-19.3 to GE-19.6)."""
    war, live = state.pending, NUMBERS.war_live
    if not isinstance(war, War) or not war.live or seat not in (war.attacker, war.defender):
        return None
    return Tempo(
        grace=live.grace_seconds * 1000,
        soonest=live.min_roll_interval_ms,
        latest=live.idle_auto_roll_ms,
        bot=live.bot_roll_interval_ms,
    )


# Outcome


def _conclude(course: Course, *, surrendered: bool) -> None:
    """Flag, points and money change hands at once (GE-9.14 to GE-9.18); then fleets go where they go (GE-9.22)."""
    state, war = course.state, course.state.pending
    assert isinstance(war, War)
    attacker, defender = war.attacker, war.defender
    if surrendered:
        cash = min(_WAR.surrender_reparations, state.players[defender].cash)
        state = state.paid(defender, -cash).paid(attacker, cash, _WAR.surrender_pp).with_holder(war.target, attacker)
        outcome = "surrendered"
    elif war.invaders:
        cash = _WAR.attacker_win_cash + _WAR.attacker_win_cash_per_survivor * len(war.invaders)
        state = state.paid(attacker, cash, _WAR.attacker_win_pp).with_holder(war.target, attacker)
        outcome = "won"
    elif war.defenders:
        cash, outcome = _WAR.defender_win_cash, "lost"
        state = state.paid(defender, cash)
    else:
        cash, outcome = 0, "mutual"
    fact = WarEnded(attacker, defender, war.target, outcome, war.strength, war.lost, cash, war.passage)  # type: ignore[arg-type]
    going_home = tuple(Errand(tile, "home") for tile in war.defenders) if surrendered else ()
    placing = war.invaders if outcome in ("won", "surrendered") else ()
    course.go(state.changed(pending=Errands(going_home, placing, fact)), fact)
