"""SW-25.7: places for fighters and pods on the decks of one's warships, and those that wait for them."""

from typing import TYPE_CHECKING

from stellarch.games.space_wars.chapters.losses import capacity
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.mind.war.prey import room
from stellarch.games.space_wars.state import State

if TYPE_CHECKING:
    from stellarch.games.space_wars.mind.survey import Survey

FIGHTERS = ("advanced_star_fighter", "heavy_star_fighter", "star_fighter")
"""The strongest first."""
POD = "boarding_pod"
_PODS = 0.5
"""Of the places on the decks, the share for pods: with as many fighters to screen them they take what shields do not
cover. By the calculator, a carrier and two cruisers beat four cruisers in 64 of 100 battles with eight star-fighters
aboard, in 92 with four of each."""


def decks(survey: "Survey") -> tuple[str, ...]:
    """One's warships that carry fighters."""
    return tuple(
        name for name, craft in survey.realm.craft.items() if craft.sheet.battle and "fighter" in craft.sheet.cargo
    )


def free_places(survey: "Survey") -> int:
    """Places on the decks for which no fighter waits on a surface yet."""
    waiting = sum(sum(fighters_at(survey, survey.state, at).values()) for at in survey.realm.managed)
    return max(0, sum(room(survey.state, craft) for craft in decks(survey)) - waiting)


def wants_pods(survey: "Survey") -> bool:
    """Whether there are fewer pods than their share of the decks."""
    carriers = decks(survey)
    aboard = sum(survey.realm.craft[name].small.boarding_pod for name in carriers)
    waiting = sum(survey.state.sectors.system(at).small_of(survey.seat).boarding_pod for at in survey.realm.managed)
    return aboard + waiting < _PODS * sum(capacity(survey.realm.craft[name]) for name in carriers)


def fighters_at(survey: "Survey", state: State, at: At) -> dict[str, int]:
    """One's pods and fighters on the surface of a system, the strongest first."""
    there = state.sectors.system(at).small_of(survey.seat)
    return {kind: count for kind in (POD, *FIGHTERS) if (count := getattr(there, kind))}
