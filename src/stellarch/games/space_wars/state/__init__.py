"""A position of the game, part by part: sectors, fleets and officers, events in play, empires, politics, and what is on
the table. All of it is frozen and made of plain values, so that a text form of it can be stored and read back."""

from stellarch.games.space_wars.state.counts import Legions, Levels, Small, Tokens
from stellarch.games.space_wars.state.empires import Empire, Ending, ThisTurn
from stellarch.games.space_wars.state.fleets import Craft, Fleets, Officer, Officers
from stellarch.games.space_wars.state.happenings import Happening, Happenings
from stellarch.games.space_wars.state.matters import AnyMatter, Filed, Matter, Sealed
from stellarch.games.space_wars.state.politics import Politics, Relation
from stellarch.games.space_wars.state.sectors import Project, Sector, Sectors, System
from stellarch.games.space_wars.state.state import NEWEST_RULES, State, remembered

__all__ = [
    "NEWEST_RULES",
    "AnyMatter",
    "Craft",
    "Empire",
    "Ending",
    "Filed",
    "Fleets",
    "Happening",
    "Happenings",
    "Legions",
    "Levels",
    "Matter",
    "Officer",
    "Officers",
    "Politics",
    "Project",
    "Relation",
    "Sealed",
    "Sector",
    "Sectors",
    "Small",
    "State",
    "System",
    "ThisTurn",
    "Tokens",
    "remembered",
]
