"""How the player of a survey plays: what its level lets it think of, and what its temper makes it fond of."""

from functools import cached_property

from stellarch.games.space_wars.mind.levels import Skill
from stellarch.games.space_wars.mind.survey.part import Part
from stellarch.games.space_wars.mind.temper import WARLORD, Temper
from stellarch.games.space_wars.options import is_first_game
from stellarch.games.space_wars.rules.versions import has_war

_AHEAD = {Skill.CARELESS: 0, Skill.DILIGENT: 1}
_USUALLY_AHEAD = 2
"""What is planned is planned for this many turns (SW-25.4), by the lowest levels for fewer."""
_PATIENCE = {Skill.ENTERPRISING: 1 / 4, Skill.MASTERLY: 1 / 2}
"""By measurement: with patience, level 4, which plans its materials, would leave nothing for level 5 to do better."""
_MOST_SCIENCE, _LEAST_TRADE, _MOST_WAR, _BOUNDLESS = 2.0, 0.5, 1.0, 1.5
_FOND = 1.8
"""Who is so fond of something lives for it."""


class Nature(Part):
    @property
    def ahead(self) -> int:
        """For how many turns it plans what to build; who is careless thinks of today alone."""
        return _AHEAD.get(self.survey.skill, _USUALLY_AHEAD)

    @property
    def is_soon_content(self) -> bool:
        """Whether one work a turn is enough for it, whatever else it could pay for."""
        return self.survey.skill is Skill.CARELESS

    @property
    def plans(self) -> bool:
        """Whether it asks what will be short, and not only what would be nice to have."""
        return self.survey.skill >= Skill.FARSIGHTED

    @property
    def seeks(self) -> bool:
        """Whether it goes and asks others, and looks for what is to be found in the galaxy."""
        return self.survey.skill >= Skill.ENTERPRISING

    @property
    def fights(self) -> bool:
        """Whether it looks for wars that pay, where the rules know war at all."""
        return (self.survey.skill >= Skill.ENTERPRISING or self.raids) and has_war(self.state)

    @property
    def raids(self) -> bool:
        """Whether it begins the small war of a first game (SW-25.10); that is all the war it makes."""
        return is_first_game(self.state.options) and self.survey.temper == WARLORD

    @property
    def looks_ahead(self) -> bool:
        return self.survey.skill >= Skill.FARSIGHTED

    @property
    def patience(self) -> float:
        """Works of less than this share of the best one's score are put off for it, if it cannot be paid for yet. In a
        long game materials are short, not credits, and who waits only lets these lie."""
        return _PATIENCE.get(self.survey.skill, 0.0) if self.state.options.victory == "short" else 0.0

    @property
    def arms(self) -> bool:
        """Whether it builds for a war before there is one: a short game is over before that pays."""
        return self.looks_ahead and has_war(self.state) and self.state.options.victory != "short"

    @property
    def provides(self) -> bool:
        """Whether it sees to it in a long game that all materials are made alike and carried to where they are wanted,
        that there are yards enough, and fighters on the decks."""
        return self.arms and self.survey.skill >= Skill.MASTERLY

    @property
    def counts_cities(self) -> bool:
        """Whether it knows that the game is won with cities (SW-19.2.1)."""
        return self.looks_ahead and self.state.options.victory == "standard"

    @property
    def sees_the_end(self) -> bool:
        """Whether it plans for the turn in which the game is won, and for what decides it then."""
        return self.survey.skill >= Skill.MASTERLY

    @property
    def reckons(self) -> bool:
        """Whether it reckons what its economy will come to by the end (`forecast`), and prices credits by that: where
        the game is a race for what research brings."""
        return self.sees_the_end and self.state.options.victory == "short"

    @property
    def trades(self) -> bool:
        """Whether it looks for a bargain wherever there may be one."""
        return self.seeks and self.survey.temper.trade >= _FOND

    @property
    def studies(self) -> bool:
        """Whether it looks further than others for what there is to learn, and parts with no knowledge."""
        return self.seeks and self.survey.temper.science >= _FOND

    @cached_property
    def taste(self) -> Temper:
        """The temper as far as it goes in the economy. Who looks ahead knows what a version is won with, whatever else
        it may be fond of: a race for development with laboratories before a fleet, the others with cities and sectors.
        """
        temper = self.survey.temper
        if not self.looks_ahead:
            return temper
        if self.state.options.victory == "short":
            trade, war = min(_LEAST_TRADE, temper.trade), min(_MOST_WAR, temper.war)
            return temper._replace(science=_MOST_SCIENCE, trade=trade, war=war)
        trade, expansion = max(1.0, temper.trade), max(_BOUNDLESS, temper.expansion)
        return temper._replace(science=max(1.0, temper.science), trade=trade, expansion=expansion)
