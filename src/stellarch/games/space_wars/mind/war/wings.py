"""SW-25.7: places for fighters on the decks of one's warships, and the fighters that wait for them."""

from typing import TYPE_CHECKING

from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.mind.war.prey import room
from stellarch.games.space_wars.state import State

if TYPE_CHECKING:
    from stellarch.games.space_wars.mind.survey import Survey

FIGHTERS = ("advanced_star_fighter", "heavy_star_fighter", "star_fighter")
"""The strongest first."""


def decks(survey: "Survey") -> tuple[str, ...]:
    """One's warships that carry fighters."""
    return tuple(
        name for name, craft in survey.realm.craft.items() if craft.sheet.battle and "fighter" in craft.sheet.cargo
    )


def free_places(survey: "Survey") -> int:
    """Places on the decks for which no fighter waits on a surface yet."""
    waiting = sum(sum(fighters_at(survey, survey.state, at).values()) for at in survey.realm.managed)
    return max(0, sum(room(survey.state, craft) for craft in decks(survey)) - waiting)


def fighters_at(survey: "Survey", state: State, at: At) -> dict[str, int]:
    """One's fighters on the surface of a system, the strongest first."""
    there = state.sectors.system(at).small_of(survey.seat)
    return {kind: count for kind in FIGHTERS if (count := getattr(there, kind))}
