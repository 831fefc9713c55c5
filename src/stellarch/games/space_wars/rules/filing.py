"""SW-23.3.4, SW-23.3.6: forms that are handed in before their phase, sealed: above all the plan of one's sub-phase."""

from collections.abc import Iterator, Mapping
from typing import Any

from stellarch.core import Refusal, Refused, Seat, Template
from stellarch.core.forms import Line
from stellarch.games.space_wars.chapter import Bar, Course, State, bar, require
from stellarch.games.space_wars.chapters.construction import CONSTRUCTION
from stellarch.games.space_wars.chapters.council import AGENDA
from stellarch.games.space_wars.chapters.declarations import DECLARING
from stellarch.games.space_wars.chapters.extraction import EXTRACTION
from stellarch.games.space_wars.chapters.general import File, FormFiled
from stellarch.games.space_wars.nouns import Anything, noun
from stellarch.games.space_wars.rules import plans
from stellarch.games.space_wars.rules.forms import MOST_ORDERS
from stellarch.games.space_wars.rules.moments import Together
from stellarch.games.space_wars.rules.subphases import is_acting
from stellarch.games.space_wars.state import Filed
from stellarch.games.space_wars.state.matters import FormName, SubPhases

# Refusals


class PlanTooEarly(Refusal, frozen=True):
    rule = "SW-23.3.4"


class NotThisVisit(Refusal, frozen=True):
    rule = "SW-23.3.6"
    form: Anything


class OnlyAPlanStops(Refusal, frozen=True):
    rule = "SW-23.3.4"


class FormsTooMany(Refusal, frozen=True):
    rule = "SW-23.3.1"
    most: int


# Rules


_AHEAD: Mapping[FormName, Together[Any]] = {
    "agenda": AGENDA,
    "declarations": DECLARING,
    "extraction": EXTRACTION,
    "works": CONSTRUCTION,
}
_VISITS: Mapping[FormName, tuple[str, ...]] = {
    "declarations": ("council",),
    "extraction": ("declaration",),
    "plan": ("declaration",),
    "works": ("research",),
    "agenda": ("research", "construction_repair"),
}
"""At the pace digest: the phases in which forms may be handed in that belong to the same visit (SW-23.3.6)."""


def bars_filing(state: State, seat: Seat, form: FormName) -> Bar | None:
    """Why a form cannot be handed in now; None when it can."""
    if state.options.pace == "digest" and state.phase in _VISITS[form]:
        return None
    if form == "plan":
        return None if state.phase == EXTRACTION.name or _is_to_move(state, seat) else bar(PlanTooEarly)
    return bar(NotThisVisit, form, form=noun("form", form))


def _is_to_move(state: State, seat: Seat) -> bool:
    """Whether the movements of a player are still to come, or under way."""
    if not isinstance(state.stage, SubPhases):
        return False
    under_way, *later = state.stage.groups or ((),)
    if state.stage.step == "movement" and seat in under_way[state.stage.acting :]:
        return True
    return any(seat in group for group in later)


def file(course: Course, seat: Seat, order: File) -> None:
    """Hand a form in, in the place of one that is in already (SW-23.3.7)."""
    state = course.state
    require(bars_filing(state, seat, order.form))
    if len(order.orders) > MOST_ORDERS:
        raise FormsTooMany(most=MOST_ORDERS).illegal()
    if order.form == "plan":
        plans.require_sound(state, seat, order.orders)
    else:
        _require_fit(order)
    filed = Filed(order.orders, order.halts) if order.orders else None
    if not (order.form == "plan" and is_acting(state, seat)):  # else it is carried out now
        course.tell(FormFiled(seat, order.form, len(order.orders)))
    course.go(state.with_filed(seat, order.form, filed))


def _require_fit(order: File) -> None:
    """What will be possible nobody knows yet; what never has a place in the form is refused."""
    if order.halts:
        raise OnlyAPlanStops().illegal()
    for place, each in enumerate(order.orders):
        try:
            _AHEAD[order.form].require_fit(each)
        except Refused as refusal:
            raise refusal.inside("orders", place, stands=place) from None


def lines(state: State, seat: Seat, order: File) -> tuple[Line, ...]:
    return plans.lines(state, seat, order.orders) if order.form == "plan" else ()


def own_plan(state: State, seat: Seat) -> Iterator[Template]:
    """A plan for the sub-phase that is one's own now: many orders at once."""
    if is_acting(state, seat) and bars_filing(state, seat, "plan") is None:
        yield plans.blank_plan(state, seat)


def choices(state: State, seat: Seat) -> Iterator[Template]:
    """The forms that may be handed in now, for later."""
    if bars_filing(state, seat, "plan") is None and not is_acting(state, seat):
        yield plans.blank_plan(state, seat)
    for form, moment in _AHEAD.items():
        if bars_filing(state, seat, form) is None and (blank := _blank(state, seat, form, moment)) is not None:
            yield blank


def _blank(state: State, seat: Seat, form: FormName, moment: Together[Any]) -> Template | None:
    """The form as it would be offered if its phase came now."""
    course = Course(state.changed(sealed={}, pending=(), filed={}))
    moment.enter(course)
    now = course.state
    for blank in moment.forms(now, seat, moment.choices(now, now.matter, seat)):
        return Template("file", blank.label, blank.blanks, {"form": form})
    return None
