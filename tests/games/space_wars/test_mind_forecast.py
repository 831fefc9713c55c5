"""The forecast of the economy, held to the real game, and what the highest level does with it."""

from collections.abc import Iterator

import pytest

from stellarch.core import Event, Seat
from stellarch.games.space_wars.chapters.building import WORKSHOPS, StructureBuilt
from stellarch.games.space_wars.chapters.extraction import MAKES
from stellarch.games.space_wars.chapters.income import IncomePaid
from stellarch.games.space_wars.chapters.people import NativeConverted
from stellarch.games.space_wars.chapters.research import PointsCounted
from stellarch.games.space_wars.mind.forecast import WAYS, Brings, Economy, Lot, Room, brings, by_way, harvest
from stellarch.games.space_wars.mind.levels import Skill
from stellarch.games.space_wars.mind.survey.outlook import agreements_of, economy_of
from stellarch.games.space_wars.mind.wishes import wishes_at
from stellarch.games.space_wars.state import State, Tokens
from stellarch.games.space_wars.tables.technologies import TECHNOLOGIES
from tests.rules.space_wars.given import A, B, at, given

from .bot_games import bot_game
from .test_mind_economy import home, lying, surveyed

BUILDINGS = "level_2_buildings level_3_buildings level_4_buildings"
GAINS = {
    "city": Economy(taxes=1, population=1),
    "research_center": Economy(laboratories=1),
    **{workshop: Economy(**{f"makes_{MAKES[workshop]}": 1.0}) for workshop in WORKSHOPS},
}
"""What a structure adds to an economy."""


def happenings(seed: str, players: int, turns: int) -> Iterator[tuple[State, Event]]:
    """Every event of a game between the strongest bots, with the state after it."""
    seen, game = 0, bot_game(seed, players, turns)
    table = next(game).table
    for _ in game:
        for entry in table.log[seen:]:
            yield from ((table.state, event) for event in entry.events)
        seen = len(table.log)


@pytest.mark.rule("SW-8.1.1", "SW-15.1.1")
def test_income_and_research_of_eight_peaceful_turns_are_foretold_to_the_point() -> None:
    economies: dict[Seat, Economy] = {}
    foretold, paid = list[tuple[Seat, int]](), list[tuple[Seat, int]]()
    for state, event in happenings("forecast5", 2, 8):
        economies = economies or {seat: economy_of(state, seat) for seat in state.seats}
        match event:
            case IncomePaid(seat=seat):
                foretold.append((seat, brings(economies, agreements_of(state), seat).credits))
                paid.append((seat, event.total))
            case PointsCounted(seat=seat):
                foretold.append((seat, brings(economies, agreements_of(state), seat).research))
                paid.append((seat, event.points))
            case StructureBuilt(seat=seat, structure=structure) if structure in GAINS:
                economies[seat] = economies[seat].after(GAINS[structure])
            case NativeConverted(seat=seat, result="city"):
                economies[seat] = economies[seat].after(GAINS["city"])
    assert len(paid) >= 2 * 2 * 8
    assert foretold == paid
    for seat, economy in economies.items():
        assert economy[4:] == economy_of(state, seat)[4:]


# Ways to go on

ROOM = Room(
    (Lot(4, 0, 2, 1, 6), Lot(8, 0, 2, 1, 6)),
    (Lot(3, 1, 1, 1, 4),),
    ((Lot(3, 2, 0, 0, 4),), (Lot(3, 0, 2, 0, 4),), (Lot(3, 0, 0, 2, 4),)),
)
SMALL = Economy(12, 4, 4, 4, taxes=5, population=4, laboratories=2, makes_mechanical=1, makes_electronic=1)
AGREED = Brings(3, 1)


def test_a_laboratory_gives_a_point_in_every_turn_to_come() -> None:
    idle, nowhere = Economy(laboratories=2), Room((), (), ((), (), ()))
    assert harvest(idle, nowhere, AGREED, 10) == 10 * (2 + AGREED.research)
    assert harvest(idle.after(Economy(laboratories=1)), nowhere, AGREED, 10) == 10 * (3 + AGREED.research)


def test_the_best_way_of_all_is_foretold_and_workshops_first_only_where_they_pay_back() -> None:
    for turns in (1, 3, 14):
        by_each = [by_way(SMALL, ROOM, AGREED, turns, way) for way in WAYS]
        assert harvest(SMALL, ROOM, AGREED, turns) == max(by_each)
        assert turns > 3 or len(set(by_each)) == 1
    assert by_way(SMALL, ROOM, AGREED, 14, WAYS[1]) > by_way(SMALL, ROOM, AGREED, 14, WAYS[0])


# What the highest level makes of it


@pytest.mark.rule("SW-25.9")
def test_a_point_is_dear_to_who_has_credits_and_nothing_to_make_laboratories_of() -> None:
    def point(stored: Tokens, skill: Skill) -> float:
        state = given(home(A, credits=4, known=BUILDINGS), B(), sectors=lying(stored))
        return surveyed(state, A, skill=skill).money.point

    idle, busy = Tokens(0, 0, 0), Tokens(30, 30, 30)
    assert point(idle, Skill.MASTERLY) > point(busy, Skill.MASTERLY)
    assert point(idle, Skill.FARSIGHTED) == point(busy, Skill.FARSIGHTED)


@pytest.mark.rule("SW-25.7")
def test_no_laboratory_is_built_once_all_will_soon_be_known() -> None:
    def worth(known: str) -> float:
        state = given(home(A, known=known, credits=60), B(), sectors=lying(Tokens(30, 30, 30)), victory="long")
        survey = surveyed(state, A, skill=Skill.MASTERLY)
        wishes = wishes_at(survey, state, at(state, A.home), survey.works.prices)
        return max((wish.worth for wish in wishes if str(wish.order).endswith("/research_center")), default=0.0)

    assert worth(BUILDINGS) > 0
    assert worth(" ".join(TECHNOLOGIES)) == 0
