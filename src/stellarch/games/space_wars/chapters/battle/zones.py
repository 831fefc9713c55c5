"""SW-10.2, SW-10.4.1, SW-10.6.8: where each side stands, decided secretly and disclosed together."""

from collections.abc import Iterator, Mapping, Sequence
from math import ceil

from msgspec.structs import replace

from stellarch.core import Blank, Fact, Ranking, Refusal, Template, Weight
from stellarch.games.space_wars.chapter import Bar, BattleEvent, Course, Order, State, bar
from stellarch.games.space_wars.chapters.battle.blanks import ROWS, aboard, named, some_of
from stellarch.games.space_wars.chapters.battle.labels import BattleLabel
from stellarch.games.space_wars.chapters.battle.orders import Dispose
from stellarch.games.space_wars.chapters.battle.policy import firepower, worth
from stellarch.games.space_wars.chapters.battle.power import starting_shields, wants_out
from stellarch.games.space_wars.chapters.battle.steps import BattleStep, NotYourUnit, bars_foreign_unit, opposite
from stellarch.games.space_wars.chapters.battle.wings import carries, has_surface, put, room
from stellarch.games.space_wars.labels import label
from stellarch.games.space_wars.nouns import Anything, Place
from stellarch.games.space_wars.state.battles import SURFACE, ZONE, Battle, SideNumber

# Events


class Disclosed(BattleEvent, frozen=True):
    """Where both sides stand, as is seen when both have decided (SW-10.2.5, SW-10.4.1, SW-10.6.8)."""

    weight = Weight.NOTE
    reveals = True

    at: Place
    round: int
    line: tuple[tuple[str, ...], tuple[str, ...]]
    core: tuple[tuple[str, ...], tuple[str, ...]]
    zone: tuple[tuple[str, ...], tuple[str, ...]]

    @Fact
    def in_line(self) -> int:
        return len(self.line[0])

    @Fact
    def in_core(self) -> int:
        return len(self.core[0])

    @Fact
    def in_zone(self) -> int:
        return len(self.zone[0])

    @Fact
    def defenders(self) -> tuple[int, ...]:
        return len(self.line[1]), len(self.core[1]), len(self.zone[1])


# Refusals


class EachOnce(Refusal, frozen=True):
    rule = "SW-10.2.3"


class HalfInLine(Refusal, frozen=True):
    rule = "SW-10.2.3"
    least: int
    all: int
    count: int


class NoCore(Refusal, frozen=True):
    rule = "SW-10.2.4"


class NoPlace(Refusal, frozen=True):
    rule = "SW-10.2.2"
    unit: Anything


class BasesStay(Refusal, frozen=True):
    rule = "SW-10.6.8"
    unit: Anything


class NobodyUp(Refusal, frozen=True):
    rule = "SW-29.2"


# Rules


_SIDES: tuple[SideNumber, SideNumber] = (0, 1)


class Secretly(BattleStep):
    """Both sides write down where they stand; it is disclosed when both are in (SW-10.2.5)."""

    orders = (Dispose,)
    is_secret = True

    def policy(self, state: State, battle: Battle, side: SideNumber) -> Sequence[Order]:
        return (self.disposition(state, battle, side),)

    def disposition(self, state: State, battle: Battle, side: SideNumber) -> Dispose:
        """What the software writes down."""
        raise NotImplementedError

    def resolve(self, course: Course, battle: Battle) -> None:
        written = {side: self._written(course.state, battle, side) for side in _SIDES}
        for side, order in written.items():
            self.place(course, side, order)
        after = _battle(course)
        if battle.step == "dispose" or (after.sides, after.wings) != (battle.sides, battle.wings):
            course.tell(_disclosed(course, after))

    def _written(self, state: State, battle: Battle, side: SideNumber) -> Dispose:
        """What a side has sealed; where it is not shown, what the software would do (`Battle.as_seen_by`)."""
        return battle.sealed.get(battle.sides[side].commander) or self.disposition(state, battle, side)

    def place(self, course: Course, side: SideNumber, order: Dispose) -> None:
        raise NotImplementedError


def _disclosed(course: Course, battle: Battle) -> Disclosed:
    one, other = battle.sides
    zone = (battle.in_zone(0), battle.in_zone(1))
    return Disclosed(course.named(battle.at), battle.round, (one.line, other.line), (one.core, other.core), zone)


def _battle(course: Course) -> Battle:
    return course.state.at_hand(Battle)


class Disposing(Secretly):
    """Rows, zone and holds as the battle begins (SW-D.35)."""

    name = "dispose"
    asks = BattleLabel.DRAW_UP

    def decides(self, state: State, battle: Battle, side: SideNumber) -> bool:
        return len(battle.sides[side].craft) > 1 or bool(battle.wings_of(side))

    def choices(self, state: State, battle: Battle, side: SideNumber) -> Iterator[Order | Template]:
        craft, usual = battle.sides[side].craft, self.disposition(state, battle, side)
        if usual.core:
            yield replace(usual, line=craft, core=())
        yield from self.templates(state, battle, side)

    def templates(self, state: State, battle: Battle, side: SideNumber) -> Iterator[Template]:
        craft, usual = battle.sides[side].craft, self.disposition(state, battle, side)
        small = _small_craft(state, battle, side, usual)
        if len(craft) > 1:
            in_order = Ranking(craft, called=named(craft), label=label(ROWS["line"]))
            yield Template("dispose", label(BattleLabel.ALL_IN_LINE), {"line": in_order, **small})
            yield Template("dispose", label(BattleLabel.LINE_AND_CORE), {**_rows(craft, usual), **small})
        elif small:
            yield Template("dispose", label(BattleLabel.SMALL_CRAFT), small, {"line": list(craft)})

    def bars(self, state: State, battle: Battle, side: SideNumber, order: Dispose) -> Bar | None:
        if _is_grounded(battle, side) and not order.skirmish:
            return bar(NobodyUp, *battle.wings_of(side))
        return _bars_rows(state, battle, side, order) or _bars_wings(state, battle, side, order)

    def disposition(self, state: State, battle: Battle, side: SideNumber) -> Dispose:
        """Unarmed and damaged craft in core, up to half; of a side that wants out, the dearest (SW-24.3.1)."""
        fleets, craft = state.fleets, battle.sides[side].craft
        capitals = [name for name in craft if fleets[name].sheet.group == "capital"]
        if wants_out(state, battle, side):
            behind = sorted(capitals, key=lambda name: -worth(fleets[name].sheet))
        else:
            behind = [name for name in capitals if not fleets[name].sheet.battle or fleets[name].damage]
            behind.sort(key=lambda name: (fleets[name].sheet.battle, -fleets[name].damage))
        core = behind[: len(capitals) // 2]
        line = sorted((name for name in craft if name not in core), key=lambda name: -firepower(state, battle, name))
        fighters = [name for name in battle.wings_of(side) if battle.wings[name].kind != "boarding_pod"]
        pods = [name for name in battle.wings_of(side) if battle.wings[name].kind == "boarding_pod"]
        out = [name for name in pods if battle.wings[name].place == ZONE]
        aboard = housed(state, battle, out, leaving=fighters)
        skirmish = (*fighters, *(name for name in out if name not in aboard))
        if _is_grounded(battle, side) and not skirmish:
            skirmish = battle.wings_of(side)
        return Dispose(_strongest_in_the_middle(line), tuple(core), skirmish, aboard)

    def place(self, course: Course, side: SideNumber, order: Dispose) -> None:
        battle = _battle(course).with_side(side, line=order.line, core=order.core)
        course.go(course.state.with_matter(battle))
        put(course, {**dict.fromkeys(order.skirmish, ZONE), **order.aboard})

    def resolve(self, course: Course, battle: Battle) -> None:
        super().resolve(course, battle)
        after = _battle(course)  # shields are placed after disclosure (SW-10.3.3)
        course.go(course.state.with_matter(replace(after, shields=_shields(course.state, after))))


def _is_grounded(battle: Battle, side: SideNumber) -> bool:
    """Whether a side has nothing but fighters and pods on the surface, of which one at least comes up (SW-29.2)."""
    return not battle.sides[side].craft and all(battle.wings[name].place == SURFACE for name in battle.wings_of(side))


def _rows(craft: Sequence[str], usual: Dispose) -> dict[str, Blank]:
    """Each of these in one of two rows."""
    return {
        "line": some_of(craft, ROWS["line"], usual=usual.line),
        "core": some_of(craft, ROWS["core"], usual=usual.core),
    }


def _small_craft(state: State, battle: Battle, side: SideNumber, usual: Dispose) -> dict[str, Blank]:
    """Which fighters and pods are in the zone, and where others go; those of which nothing is said stay."""
    wings, craft = battle.wings_of(side), battle.sides[side].craft
    if not wings:
        return {}
    havens = {
        unit: (
            *(name for name in craft if carries(state.fleets[name], battle.wings[unit])),
            *((SURFACE,) if has_surface(state, battle.at, battle.wings[unit].owner) else ()),
        )
        for unit in wings
    }
    others = {unit: tuple(each for each in havens[unit] if each != battle.wings[unit].place) for unit in wings}
    least = 1 if battle.step == "dispose" and _is_grounded(battle, side) else 0
    return {"skirmish": some_of(wings, ROWS["skirmish"], least, usual=usual.skirmish), **aboard(others)}


def _strongest_in_the_middle(falling: Sequence[str]) -> tuple[str, ...]:
    row: list[str] = []
    for place, name in enumerate(falling):
        row.insert(0 if place % 2 else len(row), name)
    return tuple(row)


def _shields(state: State, battle: Battle) -> Mapping[str, int]:
    """What everybody begins with (SW-11.3.1 to SW-11.3.3)."""
    craft = {name: starting_shields(state, name) for side in battle.sides for name in side.craft}
    small = {
        name: 1
        for name, wing in battle.wings.items()
        if wing.kind in ("boarding_pod", "advanced_star_fighter")
        and state.empires[wing.owner].knows("pod_fighter_shield")
    }
    return {name: count for name, count in (craft | small).items() if count}


def _bars_rows(state: State, battle: Battle, side: SideNumber, order: Dispose) -> Bar | None:
    """Each craft once, half of the capital starships in line (SW-10.2.3, SW-10.2.4)."""
    craft = battle.sides[side].craft
    for name in (*order.line, *order.core):
        if name not in craft:
            return bar(NotYourUnit, name, unit=name)
    if sorted((*order.line, *order.core)) != sorted(craft):
        return bar(EachOnce)
    is_capital = {name: state.fleets[name].sheet.group == "capital" for name in craft}
    capitals, in_line = sum(is_capital.values()), sum(is_capital[name] for name in order.line)
    if not capitals and order.core:
        return bar(NoCore, *order.core)
    least = ceil(capitals / 2)
    if in_line < least:
        return bar(HalfInLine, least=least, all=capitals, count=in_line)
    return None


def _bars_wings(state: State, battle: Battle, side: SideNumber, order: Dispose) -> Bar | None:
    """Each fighter and pod is in the zone, aboard with room, or on a friendly surface (SW-10.2.2)."""
    for name in (*order.skirmish, *order.aboard):
        if barred := bars_foreign_unit(state, battle, side, name):
            return barred
    places = {name: battle.wings[name].place for name in battle.wings_of(side)}
    places |= order.aboard
    is_twice = set(order.skirmish) & set(order.aboard) or len(set(order.skirmish)) < len(order.skirmish)
    if is_twice:
        return bar(NoPlace, unit=order.skirmish[0])
    unnamed = {name for name, place in places.items() if place == ZONE} - set(order.skirmish)
    if unnamed:
        lost = min(unnamed)
        return bar(NoPlace, lost, unit=lost)
    places |= dict.fromkeys(order.skirmish, ZONE)
    return _bars_room(state, battle, places)


def _bars_room(state: State, battle: Battle, places: Mapping[str, str]) -> Bar | None:
    """Whether holds have room for all that are to be aboard, and surfaces are friendly."""
    loads: dict[str, int] = {}
    for name, place in places.items():
        before = battle.wings[name].place
        if place == before:
            continue
        if place == SURFACE:
            if not has_surface(state, battle.at, battle.wings[name].owner):
                return bar(NoPlace, name, unit=name)
        elif place != ZONE:
            fits = place in state.fleets and place in (*battle.sides[0].craft, *battle.sides[1].craft)
            if not fits or not carries(state.fleets[place], battle.wings[name]):
                return bar(NoPlace, name, unit=name)
            loads[place] = loads.get(place, 0) + 1
        if before not in (ZONE, SURFACE):
            loads[before] = loads.get(before, 0) - 1
    for carrier, more in loads.items():
        if more > max(0, room(state.fleets[carrier])):
            return bar(NoPlace, carrier, unit=carrier)
    return None


def housed(state: State, battle: Battle, wings: Sequence[str], leaving: Sequence[str] = ()) -> dict[str, str]:
    """Carriers with room for as many as there is room for, in their order."""
    freed: dict[str, int] = {}
    for name in leaving:
        place = battle.wings[name].place
        if place not in (ZONE, SURFACE):
            freed[place] = freed.get(place, 0) + 1
    found: dict[str, str] = {}
    for name in wings:
        wing = battle.wings[name]
        for carrier in (*battle.sides[0].craft, *battle.sides[1].craft):
            craft = state.fleets[carrier]
            if carries(craft, wing) and room(craft) + freed.get(carrier, 0) > 0:
                freed[carrier] = freed.get(carrier, 0) - 1
                found[name] = carrier
                break
    return found


class Zoning(Secretly):
    """Who is in the zone, from round 2 on (SW-10.4.1)."""

    name = "zone"
    asks = BattleLabel.SKIRMISH

    def decides(self, state: State, battle: Battle, side: SideNumber) -> bool:
        return bool(battle.wings_of(side))

    def choices(self, state: State, battle: Battle, side: SideNumber) -> Iterator[Order | Template]:
        yield from self.templates(state, battle, side)

    def templates(self, state: State, battle: Battle, side: SideNumber) -> Iterator[Template]:
        usual = self.disposition(state, battle, side)
        yield Template("dispose", label(self.asks), _small_craft(state, battle, side, usual))

    def bars(self, state: State, battle: Battle, side: SideNumber, order: Dispose) -> Bar | None:
        return _bars_wings(state, battle, side, order)

    def is_about(self, state: State, battle: Battle, side: SideNumber, order: Order) -> bool:
        return isinstance(order, Dispose) and not order.line and not order.core

    def disposition(self, state: State, battle: Battle, side: SideNumber) -> Dispose:
        """All fighters, and pods if there is a target without a shield (SW-D.39)."""
        mine = battle.wings_of(side)
        fighters = [name for name in mine if battle.wings[name].kind != "boarding_pod"]
        pods = [name for name in mine if battle.wings[name].kind == "boarding_pod"]
        if any(not battle.shields.get(target) for target in battle.sides[opposite(side)].craft):
            return Dispose(skirmish=(*fighters, *pods))
        out = [name for name in pods if battle.wings[name].place == ZONE]
        aboard = housed(state, battle, out, leaving=fighters)
        return Dispose(skirmish=(*fighters, *(name for name in out if name not in aboard)), aboard=aboard)

    def place(self, course: Course, side: SideNumber, order: Dispose) -> None:
        put(course, {**dict.fromkeys(order.skirmish, ZONE), **order.aboard})


class Rearranging(Secretly):
    """Capital starships change between the own line and core (SW-D.44)."""

    name = "rearrange"
    asks = BattleLabel.REARRANGE

    def decides(self, state: State, battle: Battle, side: SideNumber) -> bool:
        return any(state.fleets[name].sheet.group == "capital" for name in _own_rows(battle, side))

    def choices(self, state: State, battle: Battle, side: SideNumber) -> Iterator[Order | Template]:
        rows = _own_rows(battle, side)
        as_it_is = Dispose(battle.sides[side].line, battle.sides[side].core)
        usual = self.disposition(state, battle, side)
        bases = {name for name in rows if state.fleets[name].sheet.group == "base"}
        forward = tuple(name for name in rows if name not in bases or name in as_it_is.line)
        back = tuple(name for name in rows if name not in bases or name in as_it_is.core)
        variants = [
            as_it_is,
            Dispose(forward, tuple(name for name in rows if name not in forward)),
            Dispose(tuple(name for name in rows if name not in back), back),
        ]
        for place, each in enumerate(variants):
            if each != usual and each not in variants[:place]:
                yield each
        yield from self.templates(state, battle, side)

    def templates(self, state: State, battle: Battle, side: SideNumber) -> Iterator[Template]:
        rows = _rows(_own_rows(battle, side), self.disposition(state, battle, side))
        yield Template("dispose", label(BattleLabel.LINE_AND_CORE), rows)

    def bars(self, state: State, battle: Battle, side: SideNumber, order: Dispose) -> Bar | None:
        before = battle.sides[side]
        for name in (*order.line, *order.core):
            if name not in _own_rows(battle, side):
                return bar(NotYourUnit, name, unit=name)
            has_moved = (name in order.line) != (name in before.line)
            if has_moved and state.fleets[name].sheet.group == "base":
                return bar(BasesStay, name, unit=name)
        if sorted((*order.line, *order.core)) != sorted(_own_rows(battle, side)):
            return bar(EachOnce)
        return None

    def is_about(self, state: State, battle: Battle, side: SideNumber, order: Order) -> bool:
        return isinstance(order, Dispose) and bool(order.line or order.core)

    def disposition(self, state: State, battle: Battle, side: SideNumber) -> Dispose:
        """Armed craft damaged over half go back while half of them stay; against an empty line all come forward, but
        not of a side that wants out (SW-24.3.7)."""
        fleets, mine = state.fleets, battle.sides[side]
        line, core = list(mine.line), list(mine.core)
        armed = [name for name in (*line, *core) if _is_armed_capital(state, name)]
        if not battle.sides[opposite(side)].line and not wants_out(state, battle, side):
            forward = [name for name in core if name in armed]
            return Dispose((*line, *forward), tuple(name for name in core if name not in forward))
        stays = ceil(len(armed) / 2)
        for name in sorted((each for each in line if each in armed), key=lambda each: -fleets[each].damage):
            in_line = sum(each in armed for each in line)
            if 2 * fleets[name].damage > fleets[name].sheet.defence and in_line > stays:
                line.remove(name)
                core.append(name)
        return Dispose(tuple(line), tuple(core))

    def place(self, course: Course, side: SideNumber, order: Dispose) -> None:
        course.go(course.state.with_matter(_battle(course).with_side(side, line=order.line, core=order.core)))


def _own_rows(battle: Battle, side: SideNumber) -> tuple[str, ...]:
    return (*battle.sides[side].line, *battle.sides[side].core)


def _is_armed_capital(state: State, name: str) -> bool:
    return state.fleets[name].sheet.battle and state.fleets[name].sheet.group == "capital"


STEPS: tuple[BattleStep, ...] = (Disposing(), Zoning(), Rearranging())
