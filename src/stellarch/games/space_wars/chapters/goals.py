"""SW-29.12: all living players together may agree on another winning value while the game goes on."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, get_args

import msgspec
from msgspec.structs import replace

from stellarch.core import Amount, Blank, Message, Pick, Refusal, Seat, Template, said, verbatim
from stellarch.games.space_wars.chapter import Bar, Course, GameEvent, Secret, State, bar, require
from stellarch.games.space_wars.chapters.offers import lay_offer, make_void
from stellarch.games.space_wars.chapters.winning import has_share_by_players
from stellarch.games.space_wars.options import Options, Share
from stellarch.games.space_wars.rules.labels import FieldLabel, OrderLabel
from stellarch.games.space_wars.rules.versions import offers_wait
from stellarch.games.space_wars.state.politics import Offer
from stellarch.games.space_wars.terms import WinningValue

if TYPE_CHECKING:
    from stellarch.games.space_wars.view import SwView

# Orders


class OrderProposeGoal(Message, frozen=True):
    goal: WinningValue


class ProposeGoal(Secret, frozen=True):
    """Ask all others to agree on another winning value (SW-29.12)."""

    word = "propose_goal"

    value: int

    def in_words(self, view: "SwView") -> OrderProposeGoal:
        return OrderProposeGoal(WinningValue(self.value, view.options.victory == "standard"))


# Events


class GoalChanged(GameEvent, frozen=True):
    """All living players have agreed on another winning value (SW-29.12)."""

    value: int
    before: int
    is_share: bool = False


# Refusals


class NoGoal(Refusal, frozen=True):
    rule = "SW-29.12"


class NotAGoal(Refusal, frozen=True):
    rule = "SW-29.12"
    least: int
    most: int
    value: int


class NotAShare(Refusal, frozen=True):
    rule = "SW-29.12"
    shares: int
    value: int


class GoalWaits(Refusal, frozen=True):
    rule = "SW-29.12"


class SameGoal(Refusal, frozen=True):
    rule = "SW-29.12"


# Rules


_BOUNDS = msgspec.json.schema(Options)["$defs"]["Options"]["properties"]["victory_value"]
LEAST, MOST = _BOUNDS["minimum"], _BOUNDS["maximum"]
"""Of a development value, as before the game (SW-21.1.9)."""
SHARES: tuple[int, ...] = get_args(Share)
"""Of all cities, in percent, as before the game (SW-21.1.18)."""


def goal(options: Options) -> int:
    """What is to be reached: a development value, or in the standard version a share of the cities."""
    return options.victory_share if options.victory == "standard" else options.victory_value


def with_goal(options: Options, value: int) -> Options:
    """The options once all have agreed on it."""
    return replace(options, **{"victory_share" if options.victory == "standard" else "victory_value": value})


def bars_goal(state: State, seat: Seat, value: int) -> Bar | None:
    """Why a winning value cannot be proposed; None when it can."""
    if not offers_wait(state) or not _has_goal(state):
        return bar(NoGoal)
    if value == goal(state.options) or not _is_goal(state.options, value):
        return _bars_value(state.options)
    made = [offer for offer in state.politics.offers if offer.goal]
    if any(not offer.answer for offer in made if offer.by == seat):
        return bar(GoalWaits)
    if any((offer.by, offer.goal) == (seat, value) for offer in made):
        return bar(SameGoal)
    return None


def _has_goal(state: State) -> bool:
    """The last one left wins whatever is agreed on, and with two or three players their number says the share."""
    return state.options.victory == "short" or (state.options.victory == "standard" and not has_share_by_players(state))


def _is_goal(options: Options, value: int) -> bool:
    return value in SHARES if options.victory == "standard" else LEAST <= value <= MOST


def _bars_value(options: Options) -> Bar:
    if options.victory == "standard":
        return bar(NotAShare, shares=", ".join(map(str, SHARES)), value=options.victory_share)
    return bar(NotAGoal, least=LEAST, most=MOST, value=options.victory_value)


def propose_goal(course: Course, seat: Seat, order: ProposeGoal) -> None:
    require(bars_goal(course.state, seat, order.value))
    is_share = course.state.options.victory == "standard"
    for other in course.state.living:
        if other != seat:
            lay_offer(course, Offer(seat, other, 0, goal=order.value, is_share=is_share))


def goals_open(state: State, seat: Seat) -> Iterator[Template]:
    """One proposal at a time."""
    is_share = state.options.victory == "standard"
    among = tuple(value for value in (SHARES if is_share else (LEAST, MOST)) if bars_goal(state, seat, value) is None)
    if not among:
        return
    blank: Blank = Amount(LEAST, MOST, label=_VALUE)
    if is_share:
        blank = Pick(among, called={str(share): verbatim(f"{share} %") for share in among}, label=_SHARE)
    yield Template("propose_goal", _PROPOSE_SHARE if is_share else _PROPOSE_VALUE, {"value": blank})


_VALUE = said(FieldLabel.WINNING_VALUE)
_SHARE = said(FieldLabel.CITY_SHARE)
_PROPOSE_VALUE = said(OrderLabel.PROPOSE_VALUE)
_PROPOSE_SHARE = said(OrderLabel.PROPOSE_SHARE)


def _together(state: State, offer: Offer) -> list[Offer]:
    return [each for each in state.politics.offers if (each.by, each.goal) == (offer.by, offer.goal)]


def agree_on_goal(course: Course, offer: Offer) -> None:
    """One who was asked has accepted: it counts as soon as all who still live have."""
    if all(each.answer == "accepted" for each in _together(course.state, offer)):
        options = course.state.options
        changed = GoalChanged(offer.goal, goal(options), offer.is_share)
        course.go(course.state.changed(options=with_goal(options, offer.goal)), changed)


def refuse_goal(course: Course, offer: Offer) -> None:
    """One who was asked has declined: the others need not answer any more."""
    for each in _together(course.state, offer):
        if each.answer in ("", "accepted"):
            make_void(course, each)
