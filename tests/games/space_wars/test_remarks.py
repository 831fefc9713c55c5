"""What is said of orders: every number is counted again, in games of every kind."""

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Any

import pytest

from stellarch.core import Seat, Template
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.chapters.bombardment import Bombard
from stellarch.games.space_wars.chapters.cleaning import Decontaminate
from stellarch.games.space_wars.chapters.extraction import MAKES, stock
from stellarch.games.space_wars.chapters.flags import Flag
from stellarch.games.space_wars.chapters.general import Form
from stellarch.games.space_wars.chapters.ground.invading import Invade
from stellarch.games.space_wars.chapters.income import from_cities, from_trade
from stellarch.games.space_wars.chapters.missions import Mission
from stellarch.games.space_wars.chapters.offices import Appoint
from stellarch.games.space_wars.chapters.people import Convert
from stellarch.games.space_wars.chapters.research import giveable
from stellarch.games.space_wars.chapters.spying import Spy
from stellarch.games.space_wars.chapters.standing import SetPosture
from stellarch.games.space_wars.chapters.treaties import BreakTreaty
from stellarch.games.space_wars.geometry import At, distance
from stellarch.games.space_wars.notation import Order
from stellarch.games.space_wars.nouns import NAMES, PEOPLES
from stellarch.games.space_wars.remarks import remarks
from stellarch.games.space_wars.remarks.fleets import travellers
from stellarch.games.space_wars.remarks.weighed import Weighed, weighed
from stellarch.games.space_wars.rules import play
from stellarch.games.space_wars.rules.control import manager, open_systems
from stellarch.games.space_wars.rules.supply import supply
from stellarch.games.space_wars.rules.votes import votes
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.counts import strength_of
from stellarch.games.space_wars.tables.combat import CONVERSION
from stellarch.games.space_wars.tables.happenings import MISSIONS
from stellarch.games.space_wars.tables.politics import COUNCIL
from stellarch.games.space_wars.tables.technologies import TECHNOLOGIES
from tests.games.space_wars.bot_games import bot_game
from tests.games.space_wars.random_games import late_game, random_game

PLAYERS = PEOPLES
PLACES = {text.en: word for word, text in NAMES["system"].items()}
TECHNOLOGY = {text.en.lower(): word for word, text in NAMES["technology"].items()}


class Counted:
    """Every sentence with a number in it, and how the number is counted again."""

    def __init__(self, state: State, seat: Seat, action: Order, other: Order) -> None:
        self.state, self.seat, self.action = state, seat, action
        self.given = weighed(state, seat, action, PLAYERS)
        self.instead = weighed(state, seat, other, PLAYERS)
        self.then, self.now = self.given.empires
        number, who = r"(\d+)", r"(\w+)"
        self.patterns: Mapping[str, Callable[..., bool]] = {
            r"From then on a turn brings (.+)\.": self.each_turn,
            rf"It costs {number} credits? out of {number}\.": self.costs,
            rf"It costs {number} credits? out of {number}, and {number} materials? from stock\.": self.costs_all,
            rf"It leaves the {number} credits? untouched\.": lambda left: self.is_credit(left),
            rf"The fleet then counts {number} craft instead of {number}\.": self.fleet,
            rf"{number} of the 6 faces of the die make a citizen of the native, {number} loses? it\.": self.converts,
            rf"Another city there brings {number} credits? a turn\.": lambda n: n in "12",
            rf"There is no room for another city: (.+) has {number} of {number}\.": self.full,
            rf"It makes (.+) for {number} credits?, which leaves {number}\.": self.makes,
            r"In stock (?:then|now): (.+)\.": self.in_store,
            r"There is nothing in stock now\.": lambda: not any(stock(self.state, seat)),
            rf"It mends {number} points? of damage for {number} credits?, which leaves {number}\.": self.mends,
            rf"(.+) is left with {number} points? of damage\.": self.stays_damaged,
            rf"It completes (.+): the development value rises from {number} to {number}.*\.": self.learns,
            rf"(.+) is then {number} research points? short\.": self.lacks,
            rf"With (.+) supply reaches {number} systems? instead of {number}\.": self.supplies,
            r"With (.+) a turn brings (.+)\.": self.earns,
            rf"With (.+) the empire has room for {number} .+ instead of {number}\.": lambda tech, now, then: (
                int(now) > int(then) and self.is_technology(tech)
            ),
            rf"With (.+) cities, workshops and laboratories can rise to level {number} instead of {number}\.": (
                lambda tech, now, then: self.series(tech, "buildings", now, then)
            ),
            rf"With (.+) a commercial agreement pays {number} times the .+ instead of {number}\.": (
                lambda tech, now, then: self.series(tech, "trading", now, then)
            ),
            r"(.+) makes it possible to build: .+\.": self.is_technology,
            r"(.+): it can then be built\.": self.is_technology,
            r"It claims (.+): .+, room for (.+)\.": self.claims,
            r"It claims (.+): [^:,]+\.": lambda where: self.owner_after(where) == seat,
            rf"It claims sector (.+), which makes {number} sectors? instead of {number}\.": self.claims_space,
            rf"Otherwise {who} could claim it: (.+) is {number} sectors? away\.": self.rival,
            rf"{number} natives? lives? there, .+\.": self.natives,
            r"It would be out of supply there, .+\.": lambda: True,
            rf"It meets {number} warships? of {who} there; a battle is won {number} times in 100\.": self.meets,
            rf"Only unarmed craft of {who} are there\.": lambda who: who != PLAYERS[seat],
            rf"Legions of strength {number} are aboard, against {number} in the system\.": lambda own, theirs: (
                int(own) > 0
            ),
            rf"It leaves (.+) without warships, {number} sectors? from (.+) of {who}\.": self.exposes,
            rf"That is {number} sectors? from the capital, .+\.": lambda n: int(n) >= 0,
            rf"The landing succeeds {number} times in 100\.": lambda n: isinstance(action, Invade) and int(n) <= 100,
            rf"{who} wins this ground battle {number} times in 100\.": lambda who, n: (
                who == PLAYERS[seat] and int(n) <= 100
            ),
            rf"It can still move {number} sectors? this turn\.": lambda n: int(n) > 0,
            rf"Its legions, of strength {number}, are then {number} sectors? from (.+)\.": self.landing_from,
            r"They (?:take on fights|fight only|fight where) .+\.": lambda: isinstance(action, SetPosture),
            rf"From there the nearest system without a flag, (.+), is {number} sectors? away\.": self.nearest,
            rf"(.+) then carries {number} of {number}\.": self.carries,
            rf"{number} craft could still move, (.+) among them\.": lambda n, craft: self.could_move(craft, n),
            r"(.+) could still move\.": lambda craft: self.could_move(craft, "1"),
            rf"It succeeds {number} times in 100\.": lambda n: int(n) in (0, 17, 33, 50, 67, 83),
            r"Solved, the mission brings (.+)\.": self.reward,
            rf"If it fails, each officer is lost on {number} of the 6 faces of the die\.": lambda n: 0 < int(n) <= 6,
            rf"It leaves {number} credits?\.": lambda left: int(left) == self.now.credits,
            rf"It takes {number} of {number} contamination counters off .+ and leaves {number} credits?\.": self.cleans,
            r"“.+” is worth about .+ to (\w+) and .+ on average; if everyone votes in their own"
            r" interest, it (passes|fails) with (\d+) votes to (\d+)\.": self.motion,
            rf"{who} has {number} votes? of {number}\.": self.own_votes,
            rf"{who} has {number} votes? of {number}, and may make {number} proposals? this turn\.": (
                lambda who, own, every, most: self.own_votes(who, own, every)
            ),
            rf"Each slave that is freed adds {number} votes? to the vote\.": lambda n: (
                int(n) == COUNCIL.votes_per_freed_slave
            ),
            rf"The office pays {number} credits a turn and comes with a craft; {who} has {number} votes? of"
            rf" {number}\.": self.office,
            rf"{who} has a development value of {number}, {who} of {number}\.": self.values,
            rf"A commercial agreement with {who} pays {number} credits? a turn to {who} and {number} to {who}\.": (
                self.trade
            ),
            rf"A scientific agreement with {who} brings {number} research points? a turn to {who} and {number} to"
            rf" {who}\.": self.science,
            rf"It keeps {who} from declaring war: {number} warships?, the nearest {number} sectors? from .+, against"
            rf" {number}\.": lambda who, theirs, apart, own: self.armed(who, theirs) and self.armed(PLAYERS[seat], own),
            rf"It keeps {who} from declaring war: {number} warships? against {number}\.": lambda who, theirs, own: (
                self.armed(who, theirs) and self.armed(PLAYERS[seat], own)
            ),
            rf"{who} would have brought {number} .+ a turn\.": lambda who, n: who != PLAYERS[seat],
            rf"Breaking it costs {number} credits?(?:, and gives up {number} .+ a turn)?\.": self.breaking,
            rf"{who} has {number} warships? and {who} {number}\.": lambda one, own, other, theirs: (
                self.armed(one, own) and self.armed(other, theirs)
            ),
            rf"(.+) is defended with a strength of {number} and has {number} laborator(?:y|ies)\.": self.prey,
            rf"In this war {who} has taken {number} sectors? from {who} and lost {number} to them\.": self.held,
            rf"{who} has {number} treat(?:y|ies) in force and {number} enem(?:y|ies)\.": self.in_force,
            rf"As things stand {who} wins this battle {number} times in 100, in about {number} rounds?\.": (
                lambda who, chance, rounds: who == PLAYERS[seat] and int(chance) <= 100
            ),
            rf"On average it costs {who} {number} in materials and credits, and {who} {number}\.": (
                lambda one, own, other, theirs: one == PLAYERS[seat] != other
            ),
            rf"(.+) would otherwise be lost {number} times in 100\.": lambda craft, n: int(n) <= 100,
            rf"A battle would be won {number} times in 100\.": lambda n: int(n) <= 100,
            rf"Each of {number} units? on the surface is lost {number} times in 100, about {number} in all\.": (
                self.bombs
            ),
            rf"It leaves {number} contamination counters behind\.": lambda n: isinstance(action, Bombard),
            rf"In round {number} {who} has a strength of {number} left, against {number}\.": (
                lambda number, who, own, theirs: who == PLAYERS[seat]
            ),
            rf"(.+) has {number} laborator(?:y|ies), {number} workshops? and {number} natives? to be won\.": (
                self.spoils
            ),
            rf"It succeeds on {number} of the 6 faces of the die, and the spy is caught on {number}\.": (
                lambda good, bad: isinstance(action, Spy) and int(good) + int(bad) <= 6
            ),
            rf"brings {number} (.+) (more|less) each turn": self.differs,
            rf"costs {number} credits? (more|less)": self.dearer,
            rf"leaves {number} materials? (more|fewer) in stock": self.in_stock,
            rf"has {number} sectors to go instead of {number}": lambda other, own: int(other) > int(own) > 0,
            r"leaves (.+) where it is, and movement that is not used is lost": lambda craft: (
                _piece(craft) in str(self.given.action)
            ),
            r"takes (.+) away from (.+)": lambda craft, at: state.fleets[_piece(craft)].at == self.at(at),
            r"leaves behind what (.+) was to take": lambda craft: _piece(craft) in str(self.given.action),
            r"keeps aboard (.+) what is wanted outside": lambda craft: _piece(craft) in str(self.given.action),
            r"(leaves|lets|brings|repairs) [^\d]+": lambda verb: not self.instead.orders,
            rf"leaves (.+) to {who}": lambda where, who: self.owner_after(where) == seat,
            r"heads for (.+) \(.+, room for (.+)\)": lambda where, room: self.at(where) in state.galaxy.systems,
            r"heads for (.+) \([^,]+\)": lambda where: self.at(where) in state.galaxy.systems,
            rf"counts {number} for {number} research points?, where this counts {number} for {number}": (
                lambda level, cost, own, paid: int(level) / int(cost) < int(own) / int(paid)
            ),
        }

    def holds(self, said: str) -> bool:
        found = [(re.fullmatch(pattern, said), check) for pattern, check in self.patterns.items()]
        matches = [(match, check) for match, check in found if match]
        assert matches, f"a sentence that nobody counts again: {said}"
        return any(check(*match.groups()) for match, check in matches)

    def at(self, where: str) -> At:
        return next(at for at in self.state.galaxy.board.sectors if self.named(at) == where.removeprefix("sector "))

    def named(self, at: At) -> str:
        word = self.state.galaxy.name(at)
        return NAMES["system"][word].en if word in NAMES["system"] else word

    def owner_after(self, where: str) -> Seat | None:
        return self.given.after.sectors[self.at(where)].owner

    def figures(self, of: Weighed | None = None, *, before: bool = False) -> dict[str, int]:
        given = of or self.given
        state, seat = given.before if before else given.after, self.seat
        levels = [state.sectors.system(at).levels for at in open_systems(state, seat)]
        return {
            "research": giveable(state, seat),
            "credit": from_cities(state, seat) + from_trade(state, seat),
            "material": sum(getattr(each, workshop) for each in levels for workshop in MAKES),
        }

    def each_turn(self, changes: str) -> bool:
        then, now = self.figures(before=True), self.figures()
        for change in re.split(", | and ", changes):
            found = re.fullmatch(r"(\d+) (\w+?)s?(?: points?)? instead of (\d+)", change)
            assert found, change
            if (now[found[2]], then[found[2]]) != (int(found[1]), int(found[3])):
                return False
        return True

    def is_credit(self, left: str) -> bool:
        return int(left) == self.now.credits == self.then.credits

    def costs(self, cost: str, had: str) -> bool:
        return (int(cost), int(had)) == (self.then.credits - self.now.credits, self.then.credits)

    def costs_all(self, cost: str, had: str, materials: str) -> bool:
        spent = sum(stock(self.given.before, self.seat)) - sum(stock(self.given.after, self.seat))
        return self.costs(cost, had) and spent == int(materials)

    def fleet(self, now: str, then: str) -> bool:
        counts = [
            sum(craft.owner == self.seat for craft in state.fleets.craft.values())
            for state in (self.given.after, self.given.before)
        ]
        return [int(now), int(then)] == counts

    def converts(self, wins: str, loses: str) -> bool:
        assert isinstance(self.action, Convert)
        knows = self.then.knows("native_slave_conversion")
        faces = CONVERSION.with_tech if knows else CONVERSION.without_tech
        return (faces.count("city"), faces.count("lost")) == (int(wins), int(loses))

    def full(self, where: str, cities: str, most: str) -> bool:
        return self.state.sectors.system(self.at(where)).levels.city == int(cities)

    def makes(self, tokens: str, cost: str, left: str) -> bool:
        made = sum(stock(self.given.after, self.seat)) - sum(stock(self.given.before, self.seat))
        said = sum(int(n) for n in re.findall(r"\((\d+)\)", tokens))
        return said >= made and (int(cost), int(left)) == (self.then.credits - self.now.credits, self.now.credits)

    def in_store(self, tokens: str) -> bool:
        said = [int(n) for n in re.findall(r"\((\d+)\)", tokens)]
        return said in ([n for n in stock(state, self.seat) if n] for state in (self.given.after, self.state))

    def mends(self, damage: str, cost: str, left: str) -> bool:
        wear = [
            sum(craft.damage for craft in state.fleets.craft.values() if craft.owner == self.seat)
            for state in (self.given.before, self.given.after)
        ]
        return wear[0] - wear[1] == int(damage) and int(left) == self.now.credits == self.then.credits - int(cost)

    def stays_damaged(self, craft: str, damage: str) -> bool:
        kept = [each.damage for each in self.given.after.fleets.craft.values() if each.owner == self.seat]
        return max(kept) == int(damage)

    def learns(self, technologies: str, then: str, now: str) -> bool:
        return (self.then.value, self.now.value) == (int(then), int(now))

    def lacks(self, technology: str, points: str) -> bool:
        sheet = TECHNOLOGIES[TECHNOLOGY[technology.lower()]]
        return sum(sheet.squares) - sum(sheet.squares[: self.now.squares[sheet.branch]]) == int(points)

    def is_technology(self, called: str) -> bool:
        return called.lower() in TECHNOLOGY

    def with_technology(self, called: str) -> State:
        known = self.then.known | {TECHNOLOGY[called.lower()]}
        return self.given.before.with_empire(self.seat, known=known)

    def supplies(self, technology: str, now: str, then: str) -> bool:
        states = self.with_technology(technology), self.given.before
        reached = [sum(left >= 0 for left in self._supply_of_systems(state)) for state in states]
        return reached == [int(now), int(then)]

    def _supply_of_systems(self, state: State) -> Iterator[int]:
        left = supply(state, self.seat).left
        return (left[at] for at in state.galaxy.systems)

    def earns(self, technology: str, changes: str) -> bool:
        after = self.with_technology(technology)
        income = from_cities(after, self.seat) + from_trade(after, self.seat)
        return str(income) in changes or str(giveable(after, self.seat)) in changes

    def series(self, technology: str, series: str, now: str, then: str) -> bool:
        sheet = TECHNOLOGIES[TECHNOLOGY[technology.lower()]]
        return (sheet.value, self.then.series(series)) == (int(now), int(then))

    def claims(self, where: str, room: str) -> bool:
        tile = self.state.galaxy.systems[self.at(where)]
        said = [int(n) for n in re.findall(r"\d+", room)]
        return self.owner_after(where) == self.seat and said == [n for n in (tile.cities, tile.workshops) if n]

    def claims_space(self, where: str, now: str, then: str) -> bool:
        counts = [
            sum(sector.owner == self.seat for _, sector in state.sectors.items())
            for state in (self.given.after, self.given.before)
        ]
        return self.owner_after(where) == self.seat and counts == [int(now), int(then)]

    def claimed(self) -> At:
        order = self.given.orders[0]
        at = self.state.galaxy.find(order.sector if isinstance(order, Flag) else order.to)  # type: ignore[attr-defined]
        assert at is not None
        return at

    def rival(self, who: str, craft: str, sectors: str) -> bool:
        piece = self.state.fleets[_piece(craft)]
        return PLAYERS[piece.owner] == who and distance(piece.at, self.claimed()) == int(sectors)

    def natives(self, count: str) -> bool:
        return self.state.sectors.system(self.claimed()).natives == int(count)

    def meets(self, count: str, who: str, chance: str) -> bool:
        there = self.state.fleets.here(Seat(PLAYERS.index(who)), self.claimed())
        return sum(self.state.fleets[craft].sheet.battle for craft in there) == int(count) and int(chance) <= 100

    def exposes(self, where: str, sectors: str, craft: str, who: str) -> bool:
        piece = self.state.fleets[_piece(craft)]
        here = self.given.after.fleets.here(self.seat, self.at(where))
        is_bare = not any(self.given.after.fleets[each].sheet.battle for each in here)
        return is_bare and PLAYERS[piece.owner] == who and distance(piece.at, self.at(where)) == int(sectors)

    def landing_from(self, strength: str, sectors: str, where: str) -> bool:
        """How strong the legions are that move, and how far from there the system of another is."""
        aboard = (self.given.before.fleets[name].legions for name in travellers(self.given.orders[0]))
        return (
            int(strength) == sum(map(strength_of, aboard))
            and int(sectors) == distance(self.at(where), self.claimed())
            and self.given.after.sectors[self.at(where)].owner not in (None, self.seat)
        )

    def nearest(self, where: str, sectors: str) -> bool:
        at = self.at(where)
        return self.given.after.sectors[at].owner is None and distance(at, self.claimed()) == int(sectors)

    def carries(self, craft: str, load: str, most: str) -> bool:
        return self.given.after.fleets[_piece(craft)].load == int(load) <= int(most)

    def could_move(self, craft: str, number: str) -> bool:
        piece = self.state.fleets[_piece(craft)]
        return piece.owner == self.seat and int(number) <= len(self.state.fleets.of(self.seat))

    def reward(self, said: str) -> bool:
        assert isinstance(self.action, Mission)
        won = MISSIONS[self.action.mission].reward
        return f"{won['cr']} credit" in said

    def cleans(self, counters: str, there: str, left: str) -> bool:
        assert isinstance(self.action, Decontaminate)
        return self.action.counters == int(counters) <= int(there) and self.now.credits == int(left)

    def motion(self, who: str, verdict: str, ayes: str, noes: str) -> bool:
        every = sum(votes(self.state).values())
        return (
            PLAYERS[self.seat] == who
            and (int(ayes) > int(noes)) is (verdict == "passes")
            and (int(ayes) + int(noes) <= every)
        )

    def own_votes(self, who: str, own: str, every: str) -> bool:
        counted = votes(self.state)
        return counted.get(Seat(PLAYERS.index(who)), 0) == int(own) and sum(counted.values()) == int(every)

    def office(self, pay: str, who: str, own: str, every: str) -> bool:
        assert isinstance(self.action, Appoint)
        return self.own_votes(who, own, every) and int(pay) == COUNCIL.office_credits

    def values(self, one: str, value: str, other: str, own: str) -> bool:
        said = {one: int(value), other: int(own)}
        return all(
            sum(TECHNOLOGIES[known].level for known in self.state.empires[PLAYERS.index(who)].known) == count
            for who, count in said.items()
        )

    def _brought(self, who: str, other: str, treaty: str) -> int:
        one, two = Seat(PLAYERS.index(who)), Seat(PLAYERS.index(other))
        bound, free = (
            self.state.changed(politics=self.state.politics.with_relation(one, two, **{treaty: holds}))
            for holds in (True, False)
        )
        figure = from_trade if treaty == "commercial" else giveable
        return figure(bound, one) - figure(free, one)

    def trade(self, partner: str, own: str, who: str, theirs: str, them: str) -> bool:
        said = int(own), int(theirs)
        return said == (self._brought(who, partner, "commercial"), self._brought(partner, who, "commercial"))

    def science(self, partner: str, own: str, who: str, theirs: str, them: str) -> bool:
        said = int(own), int(theirs)
        return said == (self._brought(who, partner, "scientific"), self._brought(partner, who, "scientific"))

    def armed(self, who: str, count: str) -> bool:
        own = (craft for craft in self.state.fleets.craft.values() if PLAYERS[craft.owner] == who)
        return sum(craft.sheet.battle for craft in own) == int(count)

    def breaking(self, price: str, lost: str | None) -> bool:
        return any(isinstance(order, BreakTreaty) for order in self.given.orders)

    def prey(self, where: str, strength: str, laboratories: str) -> bool:
        return self.state.sectors.system(self.at(where)).laboratories == int(laboratories)

    def held(self, who: str, won: str, player: str, lost: str) -> bool:
        one, two = Seat(PLAYERS.index(who)), Seat(PLAYERS.index(player))
        return [int(won), int(lost)] == [
            sum(
                sector.owner == loser and manager(self.state, at) == winner for at, sector in self.state.sectors.items()
            )
            for loser, winner in ((two, one), (one, two))
        ]

    def in_force(self, who: str, treaties: str, enemies: str) -> bool:
        politics = self.state.politics
        others = [seat for seat in self.state.living if seat != self.seat]
        counts = (
            sum(len(politics.between(self.seat, other).treaties) for other in others),
            sum(politics.are_enemies(self.seat, other) for other in others),
        )
        return counts == (int(treaties), int(enemies))

    def bombs(self, there: str, chance: str, lost: str) -> bool:
        return abs(int(there) * int(chance) / 100 - int(lost)) <= 1

    def spoils(self, where: str, laboratories: str, workshops: str, natives: str) -> bool:
        assert isinstance(self.action, Invade)
        system = self.state.sectors.system(self.at(where))
        made = sum(getattr(system.levels, workshop) for workshop in MAKES)
        said = int(laboratories), int(workshops), int(natives)
        return said == (system.laboratories, made, system.natives + system.cities)

    def _single(self) -> Weighed:
        if not isinstance(self.action, Form):
            return self.given
        alike = (order for order in self.action.orders if type(order) is type(self.instead.action))
        order = next(alike, None)
        return self.given if order is None else weighed(self.state, self.seat, order, PLAYERS)

    def differs(self, number: str, what: str, how: str) -> bool:
        key = next(key for key in ("research", "credit", "material") if what.startswith(key))
        difference = self.figures(self.instead)[key] - self.figures(self._single())[key]
        return difference == (int(number) if how == "more" else -int(number))

    def in_stock(self, number: str, how: str) -> bool:
        own, other = (sum(stock(each.after, each.seat)) for each in (self._single(), self.instead))
        return other - own == (int(number) if how == "more" else -int(number))

    def dearer(self, number: str, how: str) -> bool:
        difference = self._single().empires[1].credits - self.instead.empires[1].credits
        return difference == (int(number) if how == "more" else -int(number))


def _piece(called: str) -> str:
    """cruiser 5: cruiser5."""
    kind, number = called.lower().rsplit(" ", 1)
    found = next(word for word, text in (*NAMES["craft"].items(), *NAMES["officer"].items()) if text.en == kind)
    return f"{found}{number}"


def _numbers(said: str) -> list[str]:
    return sorted(re.findall(r"(?<![\w-])\d+(?![\w-])", said))


Judged = tuple[State, Seat, Order]

GAMES: Mapping[str, Callable[[], Iterator[Judged]]] = {
    "bots of four": lambda: _of_bots("remarks", 4, 5, map="compact"),
    "bots at war": lambda: _of_bots("remarks of war", 2, 9, map="duel"),
    "by chance": lambda: _by_chance(random_game("remarks", 5, 900)),
    "wars by chance": lambda: _by_chance(late_game(5, 4, 700)),
    "other wars by chance": lambda: _by_chance(late_game(11, 3, 700)),
}


def _of_bots(seed: str, players: int, turns: int, **options: Any) -> Iterator[Judged]:
    for decided in bot_game(seed, players, turns, **options):
        yield decided.before, decided.seat, decided.plan.actions[0]  # type: ignore[misc]
        if decided.plan.instead is not None:
            yield decided.before, decided.seat, decided.plan.actions[0]  # type: ignore[misc]


def _by_chance(game: Iterator[object]) -> Iterator[Judged]:
    for turned in game:
        yield turned.before, turned.seat, turned.order  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", GAMES)
def test_every_number_can_be_counted_again(game: str) -> None:
    heard: set[str] = set()
    for number, (state, seat, action) in enumerate(GAMES[game]()):
        listed = [one for one in play.legal(state, seat) if not isinstance(one, Template)] or [action]
        other = listed[number % len(listed)]
        said = remarks(state, seat, action, other, PLAYERS)
        counted = Counted(state, seat, action, other)
        for text in (*said.does, *said.pros, *said.cons):
            assert counted.holds(text.en), (str(action), str(other), text.en)
            assert _numbers(text.en) == _numbers(text.fr), text
        heard.update(re.sub(r"\d+", "N", text.en)[:12] for text in said.does)
    assert len(heard) >= 10, heard


@pytest.mark.parametrize("seed", range(2))
def test_what_is_hidden_changes_nothing_that_is_said(seed: int) -> None:
    for turned in islice(late_game(seed + 40, 4, 240), 0, None, 6):
        view = SPACE_WARS.view(turned.before, turned.seat)
        told = {
            remarks(SPACE_WARS.imagine(view, deal), turned.seat, turned.order, None, PLAYERS)
            for deal in ("a", "b", "c")
        }
        assert len(told) == 1, turned.order
