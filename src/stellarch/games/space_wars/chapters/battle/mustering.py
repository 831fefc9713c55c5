"""SW-10.1.3 to SW-10.1.5: who takes part. Allies and owners of stealth starships are asked, then the battle begins."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from stellarch.core import Phrase, Sayable, Seat
from stellarch.games.space_wars.chapter import BattleEvent, Course, Order, State
from stellarch.games.space_wars.chapters.battle.engaging import (
    could_hurt,
    craft_for,
    finds_stealth,
    is_even,
    is_grounded,
    is_stealth,
    may_fight,
)
from stellarch.games.space_wars.chapters.battle.labels import BattleLabel
from stellarch.games.space_wars.chapters.battle.power import power_at, power_of_side
from stellarch.games.space_wars.chapters.battle.wings import named, small_craft, wings_here
from stellarch.games.space_wars.chapters.command import led_by_software
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Place
from stellarch.games.space_wars.rules.moments import Moment
from stellarch.games.space_wars.rules.supply import MOON, in_supply_at
from stellarch.games.space_wars.rules.versions import weighs_whole_sides
from stellarch.games.space_wars.state.battles import GROUNDED, Battle, Mustering, Side
from stellarch.games.space_wars.state.matters import SubPhases
from stellarch.games.space_wars.tables.craft import CRAFT, SMALL

if TYPE_CHECKING:
    from stellarch.games.space_wars.view import SwView

# Orders


class FromTheSurface(Phrase):
    """Whether fighters come up from a surface, where that is what is asked."""

    COME_UP = 1
    STAY_DOWN = 2

    @staticmethod
    def is_asked(view: "SwView") -> bool:
        return any(isinstance(matter, Mustering) and matter.asks_to_come_up for matter in view.pending)


class Join(Order, frozen=True):
    """Take part in the battle with one's craft (SW-D.34)."""

    word = "join"

    def in_words(self, view: "SwView") -> Order | FromTheSurface:
        return FromTheSurface.COME_UP if FromTheSurface.is_asked(view) else self


class StayOut(Order, frozen=True):
    """Keep one's craft out of the battle (SW-D.34)."""

    word = "stay_out"

    def in_words(self, view: "SwView") -> Order | FromTheSurface:
        return FromTheSurface.STAY_DOWN if FromTheSurface.is_asked(view) else self


# Events


class BattleBegun(BattleEvent, frozen=True):
    """Two sides fight in a sector (SW-10.1); who commands comes first."""

    at: Place
    attackers: tuple[Seat, ...]
    defenders: tuple[Seat, ...]
    is_interception: bool


class Joined(BattleEvent, frozen=True):
    """A player whose craft could stay out of a battle takes part, or does not (SW-D.34)."""

    seat: Seat
    at: Place
    joins: bool


class CameUp(BattleEvent, frozen=True):
    """A player who is attacked sends fighters up from the surface, or keeps them there: then there is no battle
    (SW-29.2)."""

    seat: Seat
    at: Place
    comes: bool


# Rules


def muster(course: Course, mustering: Mustering) -> None:
    """A battle is about to begin."""
    state = course.state
    is_attack = not mustering.is_interception
    grounded = is_attack and is_grounded(state, mustering.attacker, mustering.at, mustering.defender)
    course.go(state.with_pending(replace(mustering, grounded=grounded)))


def _ally_question(seat: Seat) -> str:
    return f"ally {seat}"


def _stealth_question(seat: Seat) -> str:
    return f"stealth {seat}"


def _question(state: State, matter: Mustering) -> tuple[str, Seat] | None:
    """What is still to be answered, and by whom: first who has nobody but fighters on the ground, then the allies, then
    whose stealth starships cannot be engaged."""
    if matter.asks_to_come_up:
        return GROUNDED, matter.defender
    for seat, enemy in ((matter.attacker, matter.defender), (matter.defender, matter.attacker)):
        ally = _possible_ally(state, matter, seat, enemy)
        if ally is not None and _ally_question(ally) not in matter.answers:
            return _ally_question(ally), ally
    engaged, engaging = _seats(state, matter, not matter.is_interception), _seats(state, matter, matter.is_interception)
    if finds_stealth(state, engaging, matter.at):
        return None
    for seat in engaged:
        has_stealth = any(is_stealth(state, craft) for craft in craft_for(state, seat, matter.at))
        if has_stealth and _stealth_question(seat) not in matter.answers:
            return _stealth_question(seat), seat
    return None


def _possible_ally(state: State, matter: Mustering, seat: Seat, enemy: Seat) -> Seat | None:
    """The ally who is there and may fight the opponent too (SW-10.1.3)."""
    ally = state.politics.ally_of(seat)
    if ally is None or ally == enemy or not may_fight(state, ally, enemy, matter.at):
        return None
    is_there = craft_for(state, ally, matter.at) or any(small_craft(state, ally, matter.at))
    return ally if is_there else None


def _seats(state: State, matter: Mustering, of_defender: bool) -> tuple[Seat, ...]:
    """The players of a side, who commands first; those who are willing of those who may (SW-10.1.4)."""
    own, enemy = (matter.defender, matter.attacker) if of_defender else (matter.attacker, matter.defender)
    ally = _possible_ally(state, matter, own, enemy)
    if ally is None or not matter.answers.get(_ally_question(ally)):
        return (own,)
    if not of_defender:
        return (own, ally)
    strength = {seat: _battle_craft(state, seat, matter) for seat in (own, ally)}
    return tuple(sorted((own, ally), key=lambda seat: (-strength[seat], state.order.index(seat))))


def _battle_craft(state: State, seat: Seat, matter: Mustering) -> int:
    craft = craft_for(state, seat, matter.at)
    small = small_craft(state, seat, matter.at)
    fighters = sum(count for kind, count in zip(SMALL, small, strict=True) if CRAFT[kind].battle)
    return fighters + sum(state.fleets[each].sheet.battle for each in craft)


def _led(state: State, matter: Mustering, seat: Seat) -> frozenset[Seat]:
    """Whether the software answers for a player: as it would lead him if everybody came who may (SW-29.6)."""
    attackers = _who_may_come(state, matter, matter.attacker, matter.defender)
    defenders = _who_may_come(state, matter, matter.defender, matter.attacker)
    return led_by_software(
        state,
        frozenset({seat}),
        is_even=is_even(state, matter.at, attackers, defenders),
        commanding=matter.opener if matter.command else None,
    )


def _who_may_come(state: State, matter: Mustering, own: Seat, enemy: Seat) -> tuple[Seat, ...]:
    ally = _possible_ally(state, matter, own, enemy)
    return (own,) if ally is None else (own, ally)


class MusteringMoment(Moment[Mustering]):
    matter = Mustering
    kind = "mustering"
    asks = BattleLabel.JOIN

    def heading(self, matter: Mustering) -> Sayable:
        return BattleLabel.COME_UP if matter.asks_to_come_up else self.asks

    def waiting_on(self, state: State, matter: Mustering) -> frozenset[Seat]:
        question = _question(state, matter)
        return frozenset() if question is None else frozenset({question[1]}) - _led(state, matter, question[1])

    def choices(self, state: State, matter: Mustering, seat: Seat) -> Iterator[Order]:
        yield Join()
        yield StayOut()

    def default(self, state: State, matter: Mustering, seat: Seat) -> Order:
        return Join() if _would_join(state, matter, seat) else StayOut()

    def go_on(self, course: Course, matter: Mustering) -> None:
        question = _question(course.state, matter)
        if matter.answers.get(GROUNDED) is False:
            _call_off(course, matter)
        elif question is None:
            _begin(course, matter)
        else:
            _answer(course, question[1], _would_join(course.state, matter, question[1]))


def _would_join(state: State, matter: Mustering, seat: Seat) -> bool:
    """With at least as much power as the enemy, whatever the posture (SW-D.34, SW-24.3.8)."""
    side = _seats(state, matter, is_with_defender(state, matter, seat))
    enemies = _seats(state, matter, not is_with_defender(state, matter, seat))
    return _power(state, matter.at, {*side, seat}) >= _power(state, matter.at, set(enemies))


def _power(state: State, at: At, seats: set[Seat]) -> int:
    """What some players would bring to a battle together; by version 2 what each would bring was added up."""
    craft = {seat: tuple(craft_for(state, seat, at)) for seat in sorted(seats)}
    if weighs_whole_sides(state):
        return power_of_side(state, at, tuple(craft), [name for names in craft.values() for name in names])
    return sum(power_at(state, at, seat, names) for seat, names in craft.items())


def is_with_defender(state: State, matter: Mustering, seat: Seat) -> bool:
    """On whose side somebody would fight who is asked."""
    return seat in (matter.defender, state.politics.ally_of(matter.defender))


def _join(course: Course, seat: Seat, order: Join) -> None:
    _answer(course, seat, True)


def _stay_out(course: Course, seat: Seat, order: StayOut) -> None:
    _answer(course, seat, False)


def _answer(course: Course, seat: Seat, joins: bool) -> None:
    matter = course.state.at_hand(Mustering)
    question = _question(course.state, matter)
    assert question is not None
    answered = replace(matter, answers={**matter.answers, question[0]: joins})
    at = course.named(matter.at)
    told = CameUp(seat, at, joins) if question[0] == GROUNDED else Joined(seat, at, joins)
    course.go(course.state.with_matter(answered), told)


MusteringMoment.orders = {Join: _join, StayOut: _stay_out}
MUSTERING = MusteringMoment()


# The battle begins


def _call_off(course: Course, matter: Mustering) -> None:
    """Nobody comes up: there is no battle, and the attacker has had his chance (SW-29.2, SW-10.1.6)."""
    stage = course.state.stage
    if isinstance(stage, SubPhases):
        stage = replace(stage, fought=stage.fought | {(matter.at, matter.attacker, matter.defender)})
    course.go(course.state.changed(stage=stage).without_pending())


def _begin(course: Course, matter: Mustering) -> None:
    state = course.state
    attackers, defenders = _seats(state, matter, False), _seats(state, matter, True)
    sides = _side(state, matter, attackers), _side(state, matter, defenders)
    battle = replace(
        drawn_up(state, matter.at, sides),
        entered=matter.entered,
        entered_small=matter.entered_small,
        carried=matter.carried,
        is_interception=matter.is_interception,
        entrusted=led_by_software(
            state,
            frozenset((*attackers, *defenders)),
            is_even=all(could_hurt(state, matter.at, side.seats, side.line) for side in sides),
            commanding=matter.opener if matter.command else None,
        ),
    )
    begun = BattleBegun(course.named(matter.at), attackers, defenders, matter.is_interception)
    course.go(state.with_matter(battle), begun)


def drawn_up(state: State, at: At, sides: tuple[Side, Side]) -> Battle:
    """A battle in a sector before anybody has decided anything: fighters and pods have names, and who is out of supply
    there is known (SW-9.2.9). Craft may still be elsewhere, to weigh what would be if they came."""
    wings = named([wing for side in sides for wing in wings_here(state, at, side.seats, side.line)])
    cut_off = {seat for side in sides for seat in side.seats if not in_supply_at(state, seat, at)}
    fleets = state.fleets
    unsupplied = {
        craft for side in sides for craft in side.line if fleets[craft].owner in cut_off and fleets[craft].kind != MOON
    }
    unsupplied |= {name for name, wing in wings.items() if wing.owner in cut_off}
    return Battle(at, sides, wings, tuple(wings), unsupplied=frozenset(unsupplied))


def _side(state: State, matter: Mustering, seats: tuple[Seat, ...]) -> Side:
    """All craft of a side, but stealth starships that stay out (SW-10.1.5)."""
    out = {seat for seat in seats if matter.answers.get(_stealth_question(seat)) is False}
    craft = (each for seat in seats for each in craft_for(state, seat, matter.at))
    return Side(
        seats, tuple(each for each in craft if not (state.fleets[each].owner in out and is_stealth(state, each)))
    )
