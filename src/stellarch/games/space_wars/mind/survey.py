"""What a bot knows of its position, reckoned once for a decision and shared by all its planners.

Everything follows from the seat's view: the state in here was imagined from it, so dice fall as nobody knows and what
others have sealed is not in it.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple, TypeVar

from stellarch.core import Chance, Seat
from stellarch.games.space_wars.geometry import At, distance
from stellarch.games.space_wars.mind.danger import dangers
from stellarch.games.space_wars.mind.espionage import worth_of_spy
from stellarch.games.space_wars.mind.levels import Skill
from stellarch.games.space_wars.mind.temper import Temper
from stellarch.games.space_wars.mind.war.armament import armament
from stellarch.games.space_wars.mind.wishes import LAB_PRICE, Prices, Wish, good_enough, wishes_at
from stellarch.games.space_wars.rules import income, research
from stellarch.games.space_wars.rules.battle.power import power, starting_shields
from stellarch.games.space_wars.rules.building import RADIATION_GEAR
from stellarch.games.space_wars.rules.control import managed_systems, open_systems
from stellarch.games.space_wars.rules.extraction import MAKES
from stellarch.games.space_wars.rules.perils import perils
from stellarch.games.space_wars.rules.supply import supply
from stellarch.games.space_wars.rules.versions import has_war
from stellarch.games.space_wars.rules.winning import raced
from stellarch.games.space_wars.state import Craft, Empire, State, Tokens
from stellarch.games.space_wars.state.counts import NO_SMALL, NO_TOKENS, Small, plus
from stellarch.games.space_wars.tables.craft import SMALL
from stellarch.games.space_wars.tables.ground import OFFICERS, RESOURCES, OfficerKind
from stellarch.games.space_wars.tables.happenings import MISSIONS

T = TypeVar("T")

_AHEAD = {Skill.CARELESS: 0, Skill.DILIGENT: 1}
_USUALLY_AHEAD = 2
"""What is planned is planned for so many turns (SW-25.4), by the lowest levels for fewer."""
_PATIENCE = {Skill.ENTERPRISING: 1 / 4, Skill.MASTERLY: 1 / 2}
"""By measurement: with patience, level 4, which plans its materials, would leave nothing for level 5 to do better."""
RESERVE = 4
"""Credits that are kept (SW-25.4)."""
_LONG = 25.0
"""No game is expected to last longer than so many turns."""
_GROWTH = 1.2
"""Research points that an empire gains a turn, about."""
POINT = 2.0
"""Credits that a research point is worth, to who does not reckon it anew."""
_DEAREST_POINT = 8.0
_POINTS_A_LEVEL = 3.35
"""Research points that a point of development value costs, about."""
_FLAT: Prices = dict.fromkeys(Tokens._fields, 1.5)
_PRICE, _CHEAPEST, _DEAREST = 2.0, 0.5, 8.0
"""What a token is worth where there is just as much as is wanted; and the limits of that."""
_PURSE, _EASIEST = 1.5, 3.0
"""Credits pile up from so many turns' income on; and the least that one is worth then, as a divisor."""
_FORESEEN = 8.0
"""Materials are reckoned with for so many turns."""
_WORK, _USUAL_WORK, _RISE = 10, (0.6, 2.2, 0.9, 0.0, 0.0), 1.4
"""What a usual work costs in credits, and in materials of each kind; and how income grows meanwhile."""
_YARDS = 3
"""Shipyards that are enough for anybody."""
_BEST = 3
"""Who is careless takes one of so many."""
_MOST_SCIENCE, _LEAST_TRADE, _BOUNDLESS = 2.0, 0.5, 1.5
_FINDS, _GUILD = ("space_anomaly", "alien_artifact"), "gilda_of_traders"
_NEAR, _FAR = 4, 6
"""Sectors within which something is worth the way (SW-25.5); to who looks for it, further."""
_FOND = 1.8
"""Who is so fond of something lives for it."""


class Prospect(NamedTuple):
    """A sector without a flag: what it would be worth to have, and how far it is from what one has."""

    worth: float
    at: At
    distance: int


class Survey:
    def __init__(self, state: State, seat: Seat, temper: Temper, skill: Skill, chance: Chance) -> None:
        self.state = state
        self.seat = seat
        self.temper = temper
        self.skill = skill
        self.chance = chance
        self.picks: list[tuple[object, object]] = []
        """What was chosen in this decision, each with the next best there was."""

    # Choosing

    def pick(self, options: Sequence[tuple[float, T]], *key: str | int) -> T:
        """The option with the highest score, the first of equal ones; who is careless takes any of the three best."""
        ranked = sorted(options, key=lambda option: -option[0])
        if self.skill is Skill.CARELESS:
            return self.chance.choice(ranked[:_BEST], "pick", *key)[1]
        if len(ranked) > 1:
            self.picks.append((ranked[0][1], ranked[1][1]))
        return ranked[0][1]

    @property
    def ahead(self) -> int:
        """For how many turns it plans what to build; who is careless thinks of today alone."""
        return _AHEAD.get(self.skill, _USUALLY_AHEAD)

    @property
    def is_soon_content(self) -> bool:
        """Whether one work a turn is enough for it, whatever else it could pay for."""
        return self.skill is Skill.CARELESS

    @property
    def plans(self) -> bool:
        """Whether it asks what will be short, and not only what would be nice to have."""
        return self.skill >= Skill.FARSIGHTED

    @property
    def seeks(self) -> bool:
        """Whether it goes and asks others, and looks for what is to be found in the galaxy."""
        return self.skill >= Skill.ENTERPRISING

    @property
    def fights(self) -> bool:
        """Whether it looks for wars that pay, where the rules know war at all."""
        return self.skill >= Skill.ENTERPRISING and has_war(self.state)

    @property
    def looks_ahead(self) -> bool:
        return self.skill >= Skill.FARSIGHTED

    @property
    def patience(self) -> float:
        """Works of less than this share of the best one's score are put off for it, if it cannot be paid for yet. In a
        long game materials are short, not credits, and who waits only lets these lie."""
        return _PATIENCE.get(self.skill, 0.0) if self.state.options.victory == "short" else 0.0

    @property
    def arms(self) -> bool:
        """Whether it builds for a war before there is one: a short game is over before that pays."""
        return self.looks_ahead and has_war(self.state) and self.state.options.victory != "short"

    @property
    def provides(self) -> bool:
        """Whether it sees to it in a long game that all materials are made alike and carried to where they are wanted,
        that there are yards enough, and fighters on the decks."""
        return self.arms and self.skill >= Skill.MASTERLY

    @property
    def counts_cities(self) -> bool:
        """Whether it knows that the game is won with cities (SW-19.2.1)."""
        return self.looks_ahead and self.state.options.victory == "standard"

    @property
    def sees_the_end(self) -> bool:
        """Whether it plans for the turn in which the game is won, and for what decides it then."""
        return self.skill >= Skill.MASTERLY

    @property
    def trades(self) -> bool:
        """Whether it looks for a bargain wherever there may be one."""
        return self.seeks and self.temper.trade >= _FOND

    @property
    def studies(self) -> bool:
        """Whether it looks further than others for what there is to learn, and parts with no knowledge."""
        return self.seeks and self.temper.science >= _FOND

    @cached_property
    def taste(self) -> Temper:
        """The temper as far as it goes in the economy. Who looks ahead knows what a version is won with, whatever else
        it may be fond of: a race for development with laboratories, the others with cities and sectors."""
        if not self.looks_ahead:
            return self.temper
        if self.state.options.victory == "short":
            return self.temper._replace(science=_MOST_SCIENCE, trade=min(_LEAST_TRADE, self.temper.trade))
        trade, expansion = max(1.0, self.temper.trade), max(_BOUNDLESS, self.temper.expansion)
        return self.temper._replace(science=max(1.0, self.temper.science), trade=trade, expansion=expansion)

    # The empire

    @property
    def empire(self) -> Empire:
        return self.state.empires[self.seat]

    @property
    def credits(self) -> int:
        return self.empire.credits

    @cached_property
    def managed(self) -> tuple[At, ...]:
        return managed_systems(self.state, self.seat)

    @cached_property
    def systems(self) -> tuple[At, ...]:
        """The managed systems that are not blocked: where one earns, extracts and builds."""
        return open_systems(self.state, self.seat)

    @cached_property
    def usable(self) -> tuple[At, ...]:
        """Those of them in which something can be built: stars need radiation gear (SW-16.1.6)."""
        has_gear, tiles = self.empire.knows(RADIATION_GEAR), self.state.galaxy.systems
        return tuple(at for at in self.systems if has_gear or tiles[at].is_planet)

    @cached_property
    def stock(self) -> Tokens:
        """All that lies in one's systems or is aboard one's craft."""
        found = NO_TOKENS
        for tokens in (*map(self.lying, self.systems), *(craft.tokens for craft in self.craft.values())):
            found = plus(found, tokens)
        return found

    def lying(self, at: At) -> Tokens:
        return self.state.sectors[at].tokens

    @cached_property
    def production(self) -> Tokens:
        """What the workshops can make in a turn, at one token a level."""
        made = dict.fromkeys(RESOURCES, 0)
        for at in self.systems:
            levels = self.state.sectors.system(at).levels
            for workshop, material in MAKES.items():
                made[material] += getattr(levels, workshop)
        return Tokens(*(made[material] for material in Tokens._fields))

    @cached_property
    def income(self) -> int:
        """Credits that a turn brings, as things stand."""
        return income.from_cities(self.state, self.seat) + income.from_trade(self.state, self.seat)

    @cached_property
    def research(self) -> int:
        """Research points that a turn brings, as things stand."""
        return research.giveable(self.state, self.seat)

    @cached_property
    def laboratories(self) -> int:
        return research.laboratories(self.state, self.seat)

    @cached_property
    def hub(self) -> At:
        """The system where most is made and stored: from there the others are supplied."""
        return max(
            self.systems, key=lambda at: (self._made_at(at) + sum(self.lying(at)) / 3, -at), default=self.empire.home
        )

    def _made_at(self, at: At) -> int:
        levels = self.state.sectors.system(at).levels
        return sum(getattr(levels, workshop) for workshop in MAKES)

    @cached_property
    def next_yard(self) -> At | None:
        """Where one more shipyard would stand: one builds no more than a few craft a turn, however many credits lie
        idle; so beside the workshops that make most. None where there are enough, or credits are wanted elsewhere."""
        if not self.provides or not self.is_flush:
            return None
        without = [at for at in self.usable if not self.state.sectors.system(at).levels.shipyard]
        if len(self.usable) - len(without) >= _YARDS:
            return None
        return max(without, key=lambda at: (self._made_at(at), sum(self.lying(at)), -at), default=None)

    # What is wanted

    @cached_property
    def turns_left(self) -> float:
        """How long the game will go on, at the pace of whoever is fastest; laboratories grow by about one a turn."""
        options = self.state.options
        if options.victory != "short":
            return float(max(1, (options.last_turn or 3 * _LONG) - self.state.turn))
        return min(self._turns_to_win(seat) for seat in self.state.living)

    def _turns_to_win(self, seat: Seat) -> float:
        missing = max(1, self.state.options.victory_value - self.state.empires[seat].value)
        points = max(1, research.giveable(self.state, seat))
        return float(
            max(1.0, min(_LONG, (points**2 + 2 * _GROWTH * _POINTS_A_LEVEL * missing) ** 0.5 - points) / _GROWTH)
        )

    @cached_property
    def ease(self) -> float:
        """How easily credits are had: where they pile up, one is worth only a part of what it was."""
        return _ease(self.credits, self.income)

    @property
    def is_flush(self) -> bool:
        """Whether there are far more credits than can be spent."""
        return self.ease >= _EASIEST

    def points_for(self, credits: float) -> float:
        """The research points that so many credits would bring by the end, spent on laboratories."""
        return credits / self.ease / LAB_PRICE * self.turns_left

    @cached_property
    def point(self) -> float:
        """Credits that a research point is worth; who sees the end knows that one is dearer with every turn by which a
        laboratory would bring it too late."""
        return self._point(self.ease, self.temper.science)

    def point_to(self, seat: Seat) -> float:
        """What one is worth to another, as everybody can reckon who reckons like oneself."""
        earned = income.from_cities(self.state, seat) + income.from_trade(self.state, seat)
        return self._point(_ease(self.state.empires[seat].credits, earned), 1.0)

    def _point(self, ease: float, science: float) -> float:
        if not self.sees_the_end or self.state.options.victory != "short":
            return POINT * (0.6 + 0.4 * science)
        is_rivals_too = 1 + 1 / max(1, len(self.rivals))  # what one of so many rivals gives away, he lacks
        return is_rivals_too * min(_DEAREST_POINT, LAB_PRICE * ease / self.turns_left)

    @cached_property
    def programme(self) -> tuple[Wish, ...]:
        """What is to be built in the next turns, the best first: as much as credits and materials will do for."""
        return self._programme(self.prices)

    @cached_property
    def prices(self) -> Prices:
        """What a token of each material is worth: the more, the shorter it is of what the next works want, and of what
        an empire that grows will want after them. To who does not plan all are worth the same."""
        if not self.plans:
            return _FLAT
        next_works = _summed(wish.tokens for wish in self._programme(_FLAT, is_short_of_tokens=False))
        turns = min(_FORESEEN, self.turns_left)
        works = max(0.0, turns - self.ahead) * _RISE * self.income / _WORK
        return {
            kind: min(_DEAREST, max(_CHEAPEST, _PRICE * (wanted + works * usual) / max(1.0, stored + turns * made)))
            for wanted, usual, (kind, stored, made) in zip(next_works, _USUAL_WORK, self._stores(), strict=True)
        }

    def _stores(self) -> Iterator[tuple[str, int, int]]:
        return zip(Tokens._fields, self.stock, self.production, strict=True)

    def _programme(self, prices: Prices, *, is_short_of_tokens: bool = True) -> tuple[Wish, ...]:
        credits = self.credits + self.ahead * self.income - RESERVE
        tokens = {kind: stored + self.ahead * made for kind, stored, made in self._stores()}
        chosen = []
        for wish in self._ranked(prices):
            needed = wish.tokens._asdict()
            if wish.cost.cr > credits or (is_short_of_tokens and any(tokens[kind] < needed[kind] for kind in needed)):
                continue
            credits -= wish.cost.cr
            tokens = {kind: left - needed[kind] for kind, left in tokens.items()}
            chosen.append(wish)
        return tuple(chosen)

    def _ranked(self, prices: Prices) -> list[Wish]:
        """All wishes that are not far below the best, the best first."""
        wishes = [wish for at in self.usable for wish in wishes_at(self, self.state, at, prices)]
        least = good_enough(self, wishes)
        return sorted((wish for wish in wishes if wish.score >= least), key=lambda wish: -wish.score)

    @cached_property
    def demand(self) -> Tokens:
        """The materials that the programme takes, wherever."""
        return _summed(wish.tokens for wish in self.programme)

    @cached_property
    def wanted(self) -> Mapping[At, Tokens]:
        """The materials that the programme wants in each system."""
        sites = dict.fromkeys(wish.at for wish in self.programme)
        return {at: _summed(wish.tokens for wish in self.programme if wish.at == at) for at in sites}

    @cached_property
    def missing(self) -> Mapping[At, Tokens]:
        """Of these, what does not lie there, to be brought."""
        return {at: _less(tokens, self.lying(at)) for at, tokens in self.wanted.items()}

    @cached_property
    def spare(self) -> Mapping[At, Tokens]:
        """What lies in each system, and is not wanted there."""
        return {at: _less(self.lying(at), self.wanted.get(at, NO_TOKENS)) for at in self.systems}

    # Craft

    @cached_property
    def craft(self) -> Mapping[str, Craft]:
        """One's own, council craft among them."""
        return {name: self.state.fleets[name] for name in self.state.fleets.of(self.seat)}

    def of_kind(self, *kinds: str) -> tuple[str, ...]:
        return tuple(name for name, craft in self.craft.items() if craft.kind in kinds)

    def is_supplied(self, at: At) -> bool:
        return supply(self.state, self.seat).reaches(at)

    # The galaxy

    @cached_property
    def owned(self) -> tuple[At, ...]:
        return self.state.sectors.owned_by(self.seat)

    def distance_to_own(self, at: At) -> int:
        """From the nearest sector of one's own."""
        return min((distance(at, mine) for mine in self.owned), default=0)

    @cached_property
    def perils(self) -> frozenset[At]:
        """Sectors that craft keep out of: closed ones, and those in which an event does harm (SW-25.5)."""
        return self.state.galaxy.closed | perils(self.state, self.seat)

    @property
    def reach(self) -> int:
        """How far scientists go for an anomaly or artifact, and officers for a mission."""
        return _FAR if self.studies else _NEAR

    @cached_property
    def finds(self) -> int:
        """Anomalies and artifacts near enough for scientists to go there (SW-25.5)."""
        return self._near(self.reach, *_FINDS)

    @cached_property
    def guilds(self) -> int:
        """Guilds of Traders near enough for consuls to go there."""
        return self._near(_FAR, _GUILD)

    def _near(self, reach: int, *kinds: str) -> int:
        events = (event for event in self.state.happenings.events if event.kind in kinds)
        return sum(distance(event.at, self.hub) <= reach for event in events)

    @cached_property
    def calls(self) -> Mapping[OfficerKind, int]:
        """How many officers of each kind the missions near by ask for, beyond those one has; scientists go to what is
        to be found as well."""
        missions = self.state.happenings.missions
        near = [mission for mission, at in missions.items() if distance(at, self.hub) <= self.reach]
        needed = [need for mission in near for need in MISSIONS[mission].needs] + ["scientist"] * self.finds
        mine = [self.state.officers[officer].kind for officer in self.state.officers.of(self.seat)]
        lacking = {sheet.id: needed.count(sheet.id) - mine.count(sheet.id) for sheet in OFFICERS.values()}
        return {kind: count for kind, count in lacking.items() if count > 0}

    @cached_property
    def armament(self) -> Mapping[str, float]:
        """What units for a war would be worth, and a larger shipyard, where a game is won by conquest."""
        return armament(self)

    @cached_property
    def spy_worth(self) -> float:
        """What one more spy would bring, in research points."""
        return worth_of_spy(self)

    def worth(self, at: At) -> float:
        """What a flag on a sector is worth: planets first, then what lies next to them (SW-25.5)."""
        tile = self.state.galaxy.systems.get(at)
        if tile is None:
            around = self.state.galaxy.board.neighbours[at]
            return 0.3 + 0.2 * sum(near in self.state.galaxy.systems for near in around)
        natives = self.state.sectors.system(at).natives
        return 1.0 + 2.0 * tile.cities + 1.5 * tile.workshops + 1.0 * tile.crystal + 1.0 * natives

    @cached_property
    def frontier(self) -> tuple[Prospect, ...]:
        """Free sectors that one may go to, the best first: worth much, and near."""
        free = (at for at, sector in self.state.sectors.items() if sector.owner is None and at not in self.perils)
        found = [Prospect(self.worth(at), at, self.distance_to_own(at)) for at in free]
        return tuple(sorted(found, key=lambda each: (-each.worth / (1 + each.distance), each.at)))

    # The others

    @cached_property
    def rivals(self) -> tuple[Seat, ...]:
        """Those who play on, the most advanced first."""
        others = [seat for seat in self.state.living if seat != self.seat]
        return tuple(sorted(others, key=lambda seat: -raced(self.state, seat)))

    @cached_property
    def powers(self) -> Mapping[Seat, float]:
        """What each player could bring to a battle with all his craft together."""
        return {seat: self.power(self.state.fleets.of(seat)) for seat in self.state.seats}

    def power(self, names: Sequence[str], beside: Small = NO_SMALL) -> float:
        """What a group of craft is worth in battle: its fire times what it withstands (SW-24.3.2), with the
        small craft aboard and others beside it."""
        small = (zip(SMALL, each, strict=True) for each in (beside, *(self.state.fleets[name].small for name in names)))
        wings = (kind for each in small for kind, count in each for _ in range(count))
        return power(self.state, names, wings, {name: starting_shields(self.state, name) for name in names})

    @cached_property
    def dangers(self) -> Mapping[At, int]:
        """The legions that somebody could land in each of one's systems, were there war."""
        return dangers(self)

    def threat(self, at: At, reach: int = 2) -> float:
        """The strongest group of anybody who is no friend, within so many sectors of a place."""
        near = self.state.galaxy.board.ball(at, reach)
        politics, fleets = self.state.politics, self.state.fleets
        strangers = [seat for seat in self.state.living if not politics.are_friends(self.seat, seat)]
        return max((self.power(fleets.here(seat, where)) for seat in strangers for where in near), default=0.0)


def _ease(credits: int, earned: int) -> float:
    return min(_EASIEST, max(1.0, credits / (_PURSE * max(5, earned))))


def _summed(tokens: Iterable[Tokens]) -> Tokens:
    return Tokens(*map(sum, zip(NO_TOKENS, *tokens, strict=True)))


def _less(tokens: Tokens, others: Tokens) -> Tokens:
    """What is left of tokens without others, of each kind nothing at least."""
    return Tokens(*(max(0, mine - theirs) for mine, theirs in zip(tokens, others, strict=True)))
