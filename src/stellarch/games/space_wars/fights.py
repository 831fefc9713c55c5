"""What an order would start or enter, with its odds in words: battles, bombardments, landings, a withdrawal, a posture.

Asked of a state that was imagined from a view: what is sealed or filed is not in it, and both sides are led as the
software leads them.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from stellarch.core import Caveat, Seat, Text
from stellarch.games.space_wars.actions import AnyAction
from stellarch.games.space_wars.actions.battle import Engage, Entrust, Intercept, Join, Withdraw
from stellarch.games.space_wars.actions.bombardment import Bombard
from stellarch.games.space_wars.actions.ground import Invade, PressOn, Stop
from stellarch.games.space_wars.actions.standing import SetPosture
from stellarch.games.space_wars.articles import some_craft, some_units
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.odds import (
    BattleOdds,
    Force,
    battle_odds,
    bombardment_at,
    force_at,
    invasion_at,
    odds_at,
    odds_of,
    odds_of_ground,
)
from stellarch.games.space_wars.odds.told import Figures, battle_told, bombardment_told, invasion_told, percent
from stellarch.games.space_wars.rules.battle.engaging import craft_for, is_grounded
from stellarch.games.space_wars.rules.battle.power import power_at, threshold
from stellarch.games.space_wars.rules.battle.starting import battles
from stellarch.games.space_wars.rules.battle.steps import opposite
from stellarch.games.space_wars.rules.battle.wings import small_craft
from stellarch.games.space_wars.rules.battle.withdraw import WITHDRAWING
from stellarch.games.space_wars.rules.bombardment import bombers, raid_on
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.rules.ground.forces import commander_at, defence
from stellarch.games.space_wars.rules.ground.reckoning import total
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.battles import Battle, Intercepting, Mustering, SideNumber
from stellarch.games.space_wars.state.ground import GroundBattle
from stellarch.games.space_wars.tables.craft import SMALL
from stellarch.games.space_wars.tables.game import NUMBERS
from stellarch.games.space_wars.tables.ground import LEGIONS
from stellarch.games.space_wars.words import at_place, capitalised, the_place

Names = Sequence[str]
_MOST_PLACES = 3
"""Of a posture: so many places are told."""


def fights(state: State, seat: Seat, order: AnyAction, names: Names) -> Iterator[Caveat]:
    """What an order of a seat would start or enter."""
    told = _TOLD.get(type(order))
    if told is not None:
        yield from told(state, seat, order, names)


# Battles


def against(state: State, at: At, enemy: Seat, names: Names, odds: BattleOdds, side: SideNumber) -> Text:
    """A battle with all that an enemy has in a sector, in words."""
    facts = {"here": at_place(state.galaxy.name(at)), "force": force_in_words(state, enemy, at), "enemy": names[enemy]}
    return _AGAINST.format(odds=capitalised(battle_told(odds, side, names[enemy])), **facts)


def force_in_words(state: State, seat: Seat, at: At) -> Text:
    """All that a player would fight with in a sector."""
    small = small_craft(state, seat, at)
    kinds = [state.fleets[craft].kind for craft in craft_for(state, seat, at)]
    return some_craft([*kinds, *(kind for kind, count in zip(SMALL, small, strict=True) for _ in range(count))])


_AGAINST = Text("{enemy} {here} with {force}. {odds}", "{enemy} {here} avec {force}. {odds}")


def _engage(state: State, seat: Seat, order: Engage, names: Names) -> Iterator[Caveat]:
    at = state.galaxy.find(order.sector)
    if at is not None:
        odds = odds_at(state, at, seat, order.player)
        yield _caveat("SW-10.3.6", against(state, at, order.player, names, odds, 0), order.sector)
        if is_grounded(state, seat, at, order.player):
            yield _caveat("SW-29.2", _MAY_STAY_DOWN.format(enemy=names[order.player]), order.sector)


_MAY_STAY_DOWN = Text(
    "{enemy} has nothing but fighters or pods on the ground there: if none of them comes up, there is no battle.",
    "{enemy} n'y a que des chasseurs ou des nacelles au sol : si aucun ne décolle, la bataille n'a pas lieu.",
)


def _intercept(state: State, seat: Seat, order: Intercept, names: Names) -> Iterator[Caveat]:
    """Whoever comes in is the attacker (SW-9.9.2)."""
    matter = state.matter
    if isinstance(matter, Intercepting):
        odds = odds_at(state, matter.at, matter.seat, seat)
        text = against(state, matter.at, matter.seat, names, odds, 1)
        yield _caveat("SW-9.9.1", text, state.galaxy.name(matter.at))


def _join(state: State, seat: Seat, order: Join, names: Names) -> Iterator[Caveat]:
    matter = state.matter
    if isinstance(matter, Mustering):
        is_attacker = seat in (matter.attacker, state.politics.ally_of(matter.attacker))
        side: SideNumber = 0 if is_attacker else 1
        own, enemy = (matter.attacker, matter.defender) if is_attacker else (matter.defender, matter.attacker)
        ours, theirs = _together(state, matter.at, own, seat), force_at(state, enemy, matter.at)
        attackers, defenders = (ours, theirs) if is_attacker else (theirs, ours)
        odds = battle_odds(state, matter.at, attackers, defenders)
        yield _caveat("SW-10.1.3", against(state, matter.at, enemy, names, odds, side), state.galaxy.name(matter.at))


def _together(state: State, at: At, commander: Seat, ally: Seat) -> Force:
    seats = tuple(dict.fromkeys((commander, ally)))
    return Force(seats, tuple(craft for seat in seats for craft in force_at(state, seat, at).craft))


# In a battle


def _fight_on(state: State, seat: Seat, order: Entrust, names: Names) -> Iterator[Caveat]:
    if isinstance(state.matter, GroundBattle):
        yield from _on_the_ground(state, seat, order, names)
    elif isinstance(state.matter, Battle):
        yield _of_battle(state, state.matter, seat, names, _FIGHTING_ON)


def _withdraw(state: State, seat: Seat, order: Withdraw, names: Names) -> Iterator[Caveat]:
    """What staying would come to; and of those who leave others behind, what becomes of these."""
    battle = state.matter
    if not isinstance(battle, Battle):
        return
    yield _of_battle(state, battle, seat, names, _IF_ALL_STAY)
    side = battle.side_of(seat)
    if not order.craft or battle.sides[opposite(side)].beyond:  # from there it takes a die to get away
        return
    course = Course(state)
    WITHDRAWING.carry_out(course, side, order)
    left = course.state.at_hand(Battle)
    if left.is_on_board(side):
        yield _of_battle(course.state, left, seat, names, _WHO_STAYS)
    else:
        yield _caveat("SW-10.7.1", _ALL_GET_AWAY, state.galaxy.name(battle.at))


def _of_battle(state: State, battle: Battle, seat: Seat, names: Names, said: Text) -> Caveat:
    side = battle.side_of(seat)
    enemy = names[battle.sides[opposite(side)].commander]
    return _caveat(
        "SW-10.3.6", said.format(odds=battle_told(odds_of(state, battle), side, enemy)), *_at(state, battle.at)
    )


_FIGHTING_ON = Text("As the battle stands: {odds}", "Au point où en est la bataille : {odds}")
_IF_ALL_STAY = Text("If all stay: {odds}", "Si tous restent : {odds}")
_WHO_STAYS = Text("For those who stay: {odds}", "Pour ceux qui restent : {odds}")
_ALL_GET_AWAY = Text(
    "All of yours get away, and the battle is over.", "Tous les vôtres s'en tirent : la bataille est finie."
)


# A posture


def _posture(state: State, seat: Seat, order: SetPosture, names: Names) -> Iterator[Caveat]:
    """Where it counts now: whether one's captains would attack by themselves, and what that would come to."""
    standing = replace(state.empires[seat].standing, posture=order.posture)
    then = state.with_empire(seat, standing=standing)
    asked = threshold(then, seat, NUMBERS.battle_ratio)
    for at, enemy in list(battles(state, seat))[:_MOST_PLACES]:
        own, theirs = (power_at(state, at, each, craft_for(state, each, at)) for each in (seat, enemy))
        said = _WOULD_ATTACK if own >= asked * theirs else _WOULD_WAIT
        ratio = Figures(own / theirs, 2).text if theirs else Text("∞", "∞")
        by_power = said.format(ratio=ratio, asked=Figures(float(asked), 2).text)
        told = against(state, at, enemy, names, odds_at(state, at, seat, enemy), 0)
        yield _caveat("SW-24.3.8", Text(f"{by_power.en} {told.en}", f"{by_power.fr} {told.fr}"), *_at(state, at))


_WOULD_ATTACK = Text(
    "Your captains would attack on their own: their power is {ratio} to 1, and {asked} is enough.",
    "Vos capitaines attaqueraient d'eux-mêmes : puissance de {ratio} contre 1, quand il en faut {asked}.",
)
_WOULD_WAIT = Text(
    "Your captains would not attack on their own: their power is {ratio} to 1, and it takes {asked}.",
    "Vos capitaines n'attaqueraient pas d'eux-mêmes : puissance de {ratio} contre 1, quand il en faut {asked}.",
)


# Surfaces


def _bombard(state: State, seat: Seat, order: Bombard, names: Names) -> Iterator[Caveat]:
    at = state.galaxy.find(order.sector)
    if at is not None and state.sectors[at].system is not None:
        odds = bombardment_at(state, seat, at, order.bombing, order.craft)
        said = _BOMBS_ON.format(where=the_place(order.sector), odds=bombardment_told(odds))
        yield _caveat("SW-12.1.7", said, order.sector)
        if order.special:
            raid = raid_on(state, seat, at, order.bombing, order.craft or bombers(state, seat, at))
            facts = {"units": some_units(order.special), "chance": percent(raid.chance_helped)}
            yield _caveat("SW-29.7", _HELPED.format(**facts), order.sector)


def _invade(state: State, seat: Seat, order: Invade, names: Names) -> Iterator[Caveat]:
    at = state.galaxy.find(order.system)
    if at is None or state.sectors[at].system is None:
        return
    holder = None if state.sectors.system(at).aliens else commander_at(state, at)
    facts = {"where": the_place(order.system), "force": _defenders(state, at, holder)}
    odds = invasion_told(invasion_at(state, seat, at), 0, _enemy(holder, names))
    yield _caveat("SW-13.2.7", _LANDING.format(odds=capitalised(odds), **facts), order.system)


def _defenders(state: State, at: At, holder: Seat | None) -> Text:
    aliens = state.sectors.system(at).aliens
    legions = total(defence(state, at, holder))
    kinds = [kind for kind, count in zip(LEGIONS, legions, strict=True) for _ in range(count)]
    there = ["alien"] * aliens if aliens else kinds
    return some_units(there) if there else _NOBODY


def _on_the_ground(state: State, seat: Seat, order: Any, names: Names) -> Iterator[Caveat]:
    """A landing that is under way, from its next round on."""
    battle = state.matter
    if not isinstance(battle, GroundBattle):
        return
    side: SideNumber = 0 if battle.attacker == seat else 1
    odds = invasion_told(odds_of_ground(state, battle), side, _enemy(battle.commanders[opposite(side)], names))
    yield _caveat("SW-13.2.7", _FURTHER.format(odds=odds), *_at(state, battle.at))


def _enemy(seat: Seat | None, names: Names) -> Text:
    return _ALIENS if seat is None else Text(names[seat], names[seat])


_ALIENS = Text("the aliens", "les aliens")
_NOBODY = Text("nobody", "personne")
_BOMBS_ON = Text("Bombs on {where}. {odds}", "Des bombes sur {where}. {odds}")
_HELPED = Text(
    "With a special weapon on its die each of these has a {chance} chance of being destroyed: {units}.",
    "Avec une arme spéciale sur son dé, chacune de ces unités a {chance} de chances d'être détruite : {units}.",
)
_LANDING = Text("Landing on {where}, against {force}. {odds}", "Débarquement sur {where}, contre {force}. {odds}")
_FURTHER = Text("If it goes on: {odds}", "Si le combat continue : {odds}")


def _at(state: State, at: At) -> tuple[str]:
    return (state.galaxy.name(at),)


def _caveat(rule: str, text: Text, *about: str) -> Caveat:
    return Caveat(text, rule, about)


_TOLD: Mapping[type, Callable[[State, Seat, Any, Names], Iterator[Caveat]]] = {
    Engage: _engage,
    Intercept: _intercept,
    Join: _join,
    Withdraw: _withdraw,
    Entrust: _fight_on,
    SetPosture: _posture,
    Bombard: _bombard,
    Invade: _invade,
    PressOn: _on_the_ground,
    Stop: _on_the_ground,
}
