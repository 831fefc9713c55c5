"""SW-5.4: missions that officers attempt."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from stellarch.core import Fact, Refusal, Seat, Several, Template, said
from stellarch.core.grammar import Counted
from stellarch.games.space_wars.chapter import Bar, Course, Doing, Order, State, SwEvent, bar, require
from stellarch.games.space_wars.chapters.transfers import SURFACE, bars_serving, weapons_at, with_weapons
from stellarch.games.space_wars.chapters.visits import bars_acting, with_acted, with_research
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import MissionKind, Piece, Place, gains
from stellarch.games.space_wars.rules.counters import bars_officer
from stellarch.games.space_wars.rules.headings import Heading
from stellarch.games.space_wars.rules.moments import Moment
from stellarch.games.space_wars.state import Tokens
from stellarch.games.space_wars.state.matters import Promoting, Reward, SubPhases
from stellarch.games.space_wars.tables.ground import SPECIAL_WEAPON
from stellarch.games.space_wars.tables.happenings import FAILED_MISSION, MISSION_SOLUTION, MISSIONS

# Orders


class Mission(Order, frozen=True):
    """Officers attempt a mission (SW-D.25)."""

    word = "mission"

    mission: MissionKind
    team: tuple[Piece, ...]
    weapon: str | None = None
    """Where a special weapon is spent: the craft of one of the team, or the `surface`."""


class Promote(Order, frozen=True):
    """Who of the team gains a second star (SW-D.26)."""

    word = "promote"

    officer: Piece


# Events


class MissionAttempted(SwEvent, frozen=True):
    """The roll for a mission (SW-5.4.4)."""

    reveals = True

    seat: Seat
    mission: MissionKind
    team: tuple[Piece, ...]
    at: Place
    die: int
    bonus: int
    need: int
    solved: bool


class MissionRewarded(SwEvent, frozen=True):
    seat: Seat
    mission: MissionKind
    at: Place
    credits: int
    research: int
    tokens: Mapping[str, int]

    @Fact
    def gains(self) -> tuple[Counted, ...]:
        return gains({"credits": self.credits, "research_point": self.research, **self.tokens})


class OfficerPromoted(SwEvent, frozen=True):
    seat: Seat
    officer: Piece


class OfficersLost(SwEvent, frozen=True):
    """After a failed mission a die is rolled for everybody in the team (SW-5.4.6)."""

    reveals = True

    seat: Seat
    dice: Mapping[str, int]
    lost: tuple[Piece, ...]

    def strikes(self, seat: Seat) -> bool:
        return bool(self.lost)


# Refusals


class NoSuchMission(Refusal, frozen=True):
    rule = "SW-5.4.2"


class NoTeam(Refusal, frozen=True):
    rule = "SW-5.4.2"


class VisitsNobodyThere(Refusal, frozen=True):
    rule = "SW-5.4.2"
    there: Place


class Attempted(Refusal, frozen=True):
    rule = "SW-5.4.2"


class OfficerElsewhere(Refusal, frozen=True):
    rule = "SW-5.4.2"
    officer: Piece
    here: Place
    there: Place


class VisitsNoWeapon(Refusal, frozen=True):
    rule = "SW-17.3.2"


class NotACandidate(Refusal, frozen=True):
    rule = "SW-5.4.5"


# Rules


CRAFT_NEED = "craft:"
"""Before a kind of craft among the needs of a mission."""


class Match(NamedTuple):
    """How a team meets the needs of a mission (SW-5.4.3)."""

    by: tuple[str, ...]
    """The officers that each meet one."""
    unmet: int


def match(state: State, seat: Seat, mission: str, team: tuple[str, ...]) -> Match:
    """A need is met by an officer of the type, the one with most stars, or by a craft of the type in the sector."""
    at = state.happenings.missions[mission]
    craft = {state.fleets[name].kind for name in state.fleets.here(seat, at)}
    by, unmet = [], 0
    for need in MISSIONS[mission].needs:
        if need.startswith(CRAFT_NEED):
            unmet += need.removeprefix(CRAFT_NEED) not in craft
            continue
        able = [officer for officer in team if state.officers[officer].kind == need and officer not in by]
        if able:
            by.append(max(able, key=lambda officer: state.officers[officer].stars))
        else:
            unmet += 1
    return Match(tuple(by), unmet)


class Solving(NamedTuple):
    """What the roll for a mission is made of, and what a failure may cost (SW-5.4.4, SW-5.4.6)."""

    need: int
    reasons: Mapping[str, int]
    """What is added to the die, each reason by itself."""
    lost_on: int
    """After a failure, members of the team who roll this or less are lost."""

    @property
    def modifier(self) -> int:
        return sum(self.reasons.values())

    def succeeds(self, die: int) -> bool:
        return die != MISSION_SOLUTION.natural_fail and die + self.modifier >= self.need


def solving(state: State, seat: Seat, order: Mission) -> Solving:
    level, found = MISSIONS[order.mission].level, match(state, seat, order.mission, order.team)
    has_veteran = any(state.officers[officer].stars == 2 for officer in found.by)
    reasons = {
        "two_stars": MISSION_SOLUTION.two_star_bonus * has_veteran,
        "special_weapon": SPECIAL_WEAPON.bonus * (order.weapon is not None),
    }
    lost_on = FAILED_MISSION.lost_on(level) - _care(state, order.team)
    return Solving(MISSION_SOLUTION.need(level, found.unmet), reasons, lost_on)


def _care(state: State, team: tuple[str, ...]) -> int:
    """What the best medic of a team adds to the dice of all of it."""
    stars = [state.officers[officer].stars for officer in team if state.officers[officer].kind == "medic"]
    return FAILED_MISSION.medic_bonus[max(stars) - 1] if stars else 0


def bars_mission(state: State, seat: Seat, order: Mission) -> Bar | None:
    if order.mission not in state.happenings.missions:
        return bar(NoSuchMission, order.mission)
    if order.mission in state.empires[seat].this_turn.attempted:
        return bar(Attempted, order.mission)
    at = state.happenings.missions[order.mission]
    if not order.team and not ready_for(state, seat, order.mission):
        return bar(VisitsNobodyThere, order.mission, there=state.galaxy.name(at))
    if not order.team or len(set(order.team)) < len(order.team):
        return bar(NoTeam, order.mission)
    for officer in order.team:
        if barred := bars_serving(state, seat, officer) or bars_acting(state, seat, officer):
            return barred
        here = state.place_of_officer(officer)
        if here != at:
            places = {"here": state.galaxy.name(here), "there": state.galaxy.name(at)}
            return bar(OfficerElsewhere, officer, officer=officer, **places)
    return None if order.weapon is None else _bars_weapon(state, at, order)


def _bars_weapon(state: State, at: At, order: Mission) -> Bar | None:
    """One may be spent for a unit that is with it (SW-17.3.2)."""
    place: At | str | None = at if order.weapon == SURFACE else order.weapon
    is_with_team = any(state.officers[officer].place == place for officer in order.team)
    if order.weapon is None or not is_with_team or not weapons_at(state, at, order.weapon):
        return bar(VisitsNoWeapon, order.mission)
    return None


def _mission(course: Course, seat: Seat, order: Mission) -> None:
    require(bars_mission(course.state, seat, order))
    state = course.state
    at = state.happenings.missions[order.mission]
    tried, met = solving(state, seat, order), match(state, seat, order.mission, order.team).by
    attempted = state.empires[seat].this_turn.attempted | {order.mission}
    state = state.with_this_turn(seat, attempted=attempted)
    for officer in order.team:
        state = with_acted(state, officer)
    if order.weapon is not None:
        state = with_weapons(state, at, order.weapon, -1)
    course.go(state)
    die = course.die()
    is_solved, where = tried.succeeds(die), course.named(at)
    course.tell(MissionAttempted(seat, order.mission, order.team, where, die, tried.modifier, tried.need, is_solved))
    if is_solved:
        _succeed(course, seat, order.mission, at, met)
    else:
        _fail(course, seat, tried.lost_on, order.team)


def _succeed(course: Course, seat: Seat, mission: str, at: At, met: tuple[str, ...]) -> None:
    """Credits, research points, resources in the sector, and a star for one of the team (SW-5.4.5)."""
    reward = MISSIONS[mission].reward
    tokens = {resource: count for resource, count in reward.items() if resource not in ("cr", "rp")}
    credits, points = reward.get("cr", 0), reward.get("rp", 0)
    state = course.state.paid(seat, credits)
    if points:
        state = with_research(state, seat, "missions", points)
    state = state.changed(
        happenings=state.happenings.with_solved(mission), sectors=state.sectors.with_tokens_added(at, Tokens(**tokens))
    )
    if tokens:
        state = _with_reward(state, seat, at, Tokens(**tokens))
    course.go(state, MissionRewarded(seat, mission, course.named(at), credits, points, tokens))
    rising = candidates(course.state, met)
    if len(rising) == 1:
        _raise(course, seat, rising[0])
    elif rising:
        course.go(course.state.with_pending(Promoting(seat, rising)))


def _with_reward(state: State, seat: Seat, at: At, tokens: Tokens) -> State:
    """The solver's freighters may load it wherever it lies, in this step (SW-9.8.10)."""
    matter = state.at_hand(SubPhases)
    return state.with_matter(replace(matter, rewards=(*matter.rewards, Reward(seat, at, tokens))))


def candidates(state: State, met: tuple[str, ...]) -> tuple[str, ...]:
    """Who of those that met a need could gain a second star."""
    return tuple(officer for officer in met if _may_rise(state, officer))


def _may_rise(state: State, name: str) -> bool:
    officer = state.officers[name]
    return officer.stars == 1 and bars_officer(state, officer.owner, officer.kind, stars=2) is None


def _raise(course: Course, seat: Seat, officer: str) -> None:
    officers = course.state.officers.with_officer(officer, stars=2)
    course.go(course.state.changed(officers=officers), OfficerPromoted(seat, officer))


def _fail(course: Course, seat: Seat, lost_on: int, team: tuple[str, ...]) -> None:
    """A die for each of the team (SW-5.4.6)."""
    dice = {officer: course.die() for officer in team}
    lost = tuple(officer for officer, die in dice.items() if die <= lost_on)
    course.go(course.state.changed(officers=course.state.officers.without(lost)), OfficersLost(seat, dice, lost))


# Who gains the star


class PromotingMoment(Moment[Promoting]):
    matter = Promoting
    kind = "promoting"
    asks = Heading.SECOND_STAR

    def waiting_on(self, state: State, matter: Promoting) -> frozenset[Seat]:
        return frozenset({matter.seat})

    def choices(self, state: State, matter: Promoting, seat: Seat) -> tuple[Promote, ...]:
        return tuple(map(Promote, matter.candidates))

    def go_on(self, course: Course, matter: Promoting) -> None:
        raise AssertionError("somebody is always asked")


def _promote(course: Course, seat: Seat, order: Promote) -> None:
    if order.officer not in course.state.at_hand(Promoting).candidates:
        raise NotACandidate().illegal(order.officer)
    course.go(course.state.without_pending())
    _raise(course, seat, order.officer)


PromotingMoment.orders = {Promote: _promote}
PROMOTING = PromotingMoment()


# Choices


def _choices(state: State, seat: Seat) -> Iterator[Mission | Template]:
    """The team that meets most needs, and all who could go; others by a template."""
    for mission in state.happenings.missions:
        if mission not in state.empires[seat].this_turn.attempted:
            yield from attempts(state, seat, mission)
            ready = ready_for(state, seat, mission)
            if len(ready) > 1:
                yield Template("mission", said(Heading.MISSION), {"team": Several(ready, 1)}, {"mission": mission})


def ready_for(state: State, seat: Seat, mission: str) -> tuple[str, ...]:
    """A player's officers where a mission lies who have not acted yet."""
    at = state.happenings.missions[mission]
    here = (officer for officer in state.officers.of(seat) if state.place_of_officer(officer) == at)
    return tuple(officer for officer in here if bars_acting(state, seat, officer) is None)


def attempts(state: State, seat: Seat, mission: str) -> Iterator[Mission]:
    """With whom it is best tried: those who meet its needs, or all; with a special weapon and without."""
    at, ready = state.happenings.missions[mission], ready_for(state, seat, mission)
    fitting = match(state, seat, mission, ready).by
    places = dict.fromkeys(SURFACE if place == at else place for place in _places(state, ready))
    armed = [place for place in places if weapons_at(state, at, str(place))]
    for team in dict.fromkeys(team for team in (fitting, ready) if team):
        weapons = (None, *(place for place in armed if _is_with(state, team, at, str(place))))
        yield from (Mission(mission, team, None if weapon is None else str(weapon)) for weapon in weapons)


def _places(state: State, officers: tuple[str, ...]) -> Iterator[At | str]:
    return (state.officers[officer].place for officer in officers)


def _is_with(state: State, team: tuple[str, ...], at: At, place: str) -> bool:
    return (at if place == SURFACE else place) in _places(state, team)


ATTEMPTING = Doing(_choices, {Mission: _mission})
