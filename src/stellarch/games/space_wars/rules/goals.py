"""SW-29.12: all living players together may agree on another winning value while the game goes on."""

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from stellarch.core import Amount, Seat, Template, Text
from stellarch.games.space_wars.actions.declarations import ProposeGoal
from stellarch.games.space_wars.events.winning import GoalChanged
from stellarch.games.space_wars.options import Options
from stellarch.games.space_wars.refusals import Bar, bar
from stellarch.games.space_wars.refusals import declarations as refusals
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.rules.offers import lay_offer, make_void
from stellarch.games.space_wars.rules.versions import offers_wait
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.politics import Offer

_BOUNDS = msgspec.json.schema(Options)["$defs"]["Options"]["properties"]["victory_value"]
LEAST, MOST = _BOUNDS["minimum"], _BOUNDS["maximum"]
"""As before the game (SW-21.1.9)."""


def bars_goal(state: State, seat: Seat, value: int) -> Bar | None:
    """Why a winning value cannot be proposed; None when it can."""
    if not offers_wait(state) or state.options.victory != "short":
        return bar(refusals.NO_GOAL)
    if not LEAST <= value <= MOST or value == state.options.victory_value:
        return bar(refusals.NOT_A_GOAL, least=LEAST, most=MOST, value=state.options.victory_value)
    made = [offer for offer in state.politics.offers if offer.goal]
    if any(not offer.answer for offer in made if offer.by == seat):
        return bar(refusals.GOAL_WAITS)
    if any((offer.by, offer.goal) == (seat, value) for offer in made):
        return bar(refusals.SAME_GOAL, value=value)
    return None


def propose_goal(course: Course, seat: Seat, order: ProposeGoal) -> None:
    if barred := bars_goal(course.state, seat, order.value):
        raise barred.illegal()
    for other in course.state.living:
        if other != seat:
            lay_offer(course, Offer(seat, other, 0, goal=order.value))


def goals_open(state: State, seat: Seat) -> Iterator[Template]:
    """One proposal at a time."""
    value = state.options.victory_value
    if bars_goal(state, seat, LEAST if value != LEAST else MOST) is None:
        amount = Amount(LEAST, MOST, label=Text("Winning value", "Valeur de victoire"))
        yield Template(
            "propose_goal",
            Text("Propose another winning value", "Proposer une autre valeur de victoire"),
            {"value": amount},
        )


def _together(state: State, offer: Offer) -> list[Offer]:
    return [each for each in state.politics.offers if (each.by, each.goal) == (offer.by, offer.goal)]


def agree_on_goal(course: Course, offer: Offer) -> None:
    """One who was asked has accepted: it counts as soon as all who still live have."""
    if all(each.answer == "accepted" for each in _together(course.state, offer)):
        options, before = course.state.options, course.state.options.victory_value
        changed = replace(options, victory_value=offer.goal)
        course.go(course.state.changed(options=changed), GoalChanged(offer.goal, before))


def refuse_goal(course: Course, offer: Offer) -> None:
    """One who was asked has declined: the others need not answer any more."""
    for each in _together(course.state, offer):
        if each.answer in ("", "accepted"):
            make_void(course, each)
