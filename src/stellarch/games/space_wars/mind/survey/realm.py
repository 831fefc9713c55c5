"""What the player of a survey has: systems, stocks, income, craft."""

from collections.abc import Mapping
from functools import cached_property

from stellarch.games.space_wars.chapters import income, research
from stellarch.games.space_wars.chapters.building import RADIATION_GEAR
from stellarch.games.space_wars.chapters.extraction import MAKES
from stellarch.games.space_wars.geometry import At, distance
from stellarch.games.space_wars.mind.survey.part import Part
from stellarch.games.space_wars.rules.control import managed_systems, open_systems
from stellarch.games.space_wars.rules.supply import supply
from stellarch.games.space_wars.state import Craft, Empire, Tokens
from stellarch.games.space_wars.state.counts import NO_TOKENS, plus
from stellarch.games.space_wars.tables.ground import RESOURCES


class Realm(Part):
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
    def owned(self) -> tuple[At, ...]:
        return self.state.sectors.owned_by(self.seat)

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
            self.systems, key=lambda at: (self.made_at(at) + sum(self.lying(at)) / 3, -at), default=self.empire.home
        )

    def made_at(self, at: At) -> int:
        levels = self.state.sectors.system(at).levels
        return sum(getattr(levels, workshop) for workshop in MAKES)

    @cached_property
    def craft(self) -> Mapping[str, Craft]:
        """One's own, council craft among them."""
        return {name: self.state.fleets[name] for name in self.state.fleets.of(self.seat)}

    def of_kind(self, *kinds: str) -> tuple[str, ...]:
        return tuple(name for name, craft in self.craft.items() if craft.kind in kinds)

    def is_supplied(self, at: At) -> bool:
        return supply(self.state, self.seat).reaches(at)

    def distance_to_own(self, at: At) -> int:
        """From the nearest sector of one's own."""
        return min((distance(at, mine) for mine in self.owned), default=0)
