"""What each player of a survey could bring to a battle, and what to arm with."""

from collections.abc import Mapping, Sequence
from functools import cached_property

from stellarch.core import Seat
from stellarch.games.space_wars.chapters.battle.power import power, starting_shields
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.mind.danger import dangers
from stellarch.games.space_wars.mind.survey.part import Part
from stellarch.games.space_wars.mind.war.armament import armament
from stellarch.games.space_wars.state.counts import NO_SMALL, Small
from stellarch.games.space_wars.tables.craft import SMALL


class Forces(Part):
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
    def armament(self) -> Mapping[str, float]:
        """What units for a war would be worth, and a larger shipyard, where a game is won by conquest."""
        return armament(self.survey)

    @cached_property
    def dangers(self) -> Mapping[At, int]:
        """The legions that somebody could land in each of one's systems, were there war."""
        return dangers(self.survey)

    def threat(self, at: At, reach: int = 2) -> float:
        """The strongest group of anybody who is no friend, within this many sectors of a place."""
        near = self.state.galaxy.board.ball(at, reach)
        politics, fleets = self.state.politics, self.state.fleets
        strangers = [seat for seat in self.state.living if not politics.are_friends(self.seat, seat)]
        return max((self.power(fleets.here(seat, where)) for seat in strangers for where in near), default=0.0)
