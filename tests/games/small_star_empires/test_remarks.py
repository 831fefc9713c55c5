"""What is said of moves: word for word on drawn positions, and every number counted again on positions of any game."""

import re
from collections.abc import Callable, Mapping

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from stellarch.core import Hex, Remarks, Seat, Text
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES
from stellarch.games.small_star_empires.actions import AnyAction, Move, Pass, Refuel, Repair, Stop
from stellarch.games.small_star_empires.names import NAME, name, read_name
from stellarch.games.small_star_empires.rules.choices import moves
from stellarch.games.small_star_empires.scoring import territories
from stellarch.games.small_star_empires.state import Standing, State, Supply
from tests.games.small_star_empires.random_games import law, moments
from tests.positions import SEAT_A, find, position

NAMES = ("Ann", "Ben", "Cat", "Dov")


def remarks(state: State, action: AnyAction, other: AnyAction | None = None) -> Remarks:
    view = SMALL_STAR_EMPIRES.view(state, state.turn)
    return SMALL_STAR_EMPIRES.remarks(view, action, other, NAMES)


def to(drawing: str, token: str, place: str = "c", **more: object) -> tuple[State, AnyAction]:
    """The drawn position, and the first move of `a` that ends on the system drawn so."""
    state: State = position(drawing, **more)  # type: ignore[arg-type]
    at = find(drawing, token)
    legal = SMALL_STAR_EMPIRES.legal(state, SEAT_A)
    move = next(one for one in legal if isinstance(one, Move | Refuel) and one.target == at and str(one)[-1] == place)
    return state, move


DOES = [
    (
        "Ha* 3   1   _   Hb*",
        "3",
        "c",
        Text(
            "It gains 3 points at once, for the planets.", "Ce coup rapporte tout de suite 3 points, pour les planètes."
        ),
    ),
    (
        "Ha* R   Ra  Ra  _   Hb* 1b  1b",
        "R",
        "c",
        Text(
            "It gains 6 points at once: 3 for a third red nebula and 3 for the largest territory (4 systems).",
            "Ce coup rapporte tout de suite 6 points : 3 pour une troisième nébuleuse rouge et 3 pour le plus grand"
            " territoire (4 systèmes).",
        ),
    ),
    (
        "Ha* .   1b  _   Hb*",
        ".",
        "s",
        Text(
            "It gains 1 point at once, for trade with Ben (1 system).",
            "Ce coup rapporte tout de suite 1 point, pour le commerce avec Ben (1 système).",
        ),
    ),
    (
        "Ha* .   1   _   Hb* 1b  1b  1b",
        ".",
        "c",
        Text(
            "It gains no points at once; Ann's territory then has 2 systems, the largest of the others 4.",
            "Ce coup ne rapporte rien tout de suite ; le territoire d'Ann compte alors 2 systèmes, le plus grand des"
            " autres 4.",
        ),
    ),
    (
        "Ha* ?t  1   _   Hb*",
        "?t",
        "c",
        Text(
            "What g8 is worth comes out when the ship lands there.",
            "On saura ce que vaut g8 quand le vaisseau s'y posera.",
        ),
    ),
]


@pytest.mark.parametrize(("drawing", "token", "place", "said"), DOES)
def test_first_what_the_move_brings(drawing: str, token: str, place: str, said: Text) -> None:
    state, move = to(drawing, token, place)
    first = remarks(state, move).does[0]
    at = Text(name(find(drawing, token)), name(find(drawing, token)))
    assert first == Text(said.en.replace("g8", at.en), said.fr.replace("g8", at.fr))


def test_then_what_a_rival_could_have_taken() -> None:
    state, move = to("Ha* 3   Hb*", "3")
    assert remarks(state, move).does[1] == Text(
        "Otherwise Ben could take it next, for 4 points.",
        "Sinon, Ben pourrait s'en emparer au prochain coup, pour 4 points.",
    )


def test_what_lies_behind_is_shut_off_too() -> None:
    state, move = to("Ha* 1   2   Hb* _", "2")
    assert remarks(state, move).does[1] == Text(
        f"It puts 2 systems beyond the reach of Ben, above all {name(find('Ha* 1   2   Hb* _', '2'))} (star with two"
        " planets), worth 2 points at once.",
        f"Il barre 2 systèmes à Ben, surtout {name(find('Ha* 1   2   Hb* _', '2'))} (étoile à deux planètes), qui vaut"
        " aussitôt 2 points.",
    )


def test_the_next_best_is_compared_by_points_and_by_what_it_leaves() -> None:
    drawing = "Hb* 3   Ha* 1   _"
    state, taken = to(drawing, "3")
    _, left = to(drawing, "1", "s")
    at = name(find(drawing, "3"))
    said = remarks(state, taken, left)
    assert said.cons == (
        Text("gains 2 points fewer at once", "rapporte 2 points de moins tout de suite"),
        Text(f"leaves {at} to Ben (4 points)", f"laisse {at} à Ben (4 points)"),
        Text("spends one of 4 Trade Stations left", "dépense un comptoir sur les 4 qui restent"),
    )
    assert remarks(state, left, taken).pros == (
        Text("gains 2 points more at once", "rapporte 2 points de plus tout de suite"),
        Text(f"keeps Ben from {at} (4 points)", f"barre {at} à Ben (4 points)"),
    )


def test_what_rivals_gain_and_lose_by_it_is_said() -> None:
    state, move = to("Ha* 1a  1   1B  1b  Hb", "1", supplies=(Supply(16, 4), Supply(0, 0)))
    assert remarks(state, move).does[1:] == (Text("It also gives Ben 1 point.", "Ben y gagne aussi 1 point."),)


def test_the_last_station_is_the_last() -> None:
    state, station = to("Ha* 1   _   Hb*", "1", "s", supplies=(Supply(16, 1), Supply(16, 4)))
    _, colony = to("Ha* 1   _   Hb*", "1")
    assert remarks(state, colony, station).cons == (
        Text("spends the last Trade Station", "dépense le dernier comptoir"),
    )


def _total(state: State, seat: Seat) -> int:
    return SMALL_STAR_EMPIRES.standings(state).totals[seat]


def _gain(state: State, seat: Seat, action: AnyAction, of: Seat | None = None) -> int:
    who = seat if of is None else of
    after = SMALL_STAR_EMPIRES.apply(state, seat, action).state
    return _total(after, who) - _total(state, who)


def _gains(state: State, seat: Seat) -> Mapping[Hex, int]:
    """What each system would bring a seat whose turn it were."""
    if state.over or state.standing[seat] is not Standing.PLAYING:
        return {}
    turn, found = replace(state, turn=seat, refueling=None), dict[Hex, int]()
    for move in moves(turn, seat):
        if isinstance(move, Move) and move.target not in state.face_down:
            found[move.target] = max(_gain(turn, seat, move), found.get(move.target, -99))
    return found


class Counted:
    """Every sentence that can be said, and how its numbers are counted again."""

    def __init__(self, state: State, action: AnyAction, other: AnyAction) -> None:
        self.state, self.seat, self.action, self.other = replace(state, campaign=None), state.turn, action, other
        self.patterns: Mapping[str, Callable[..., bool]] = {
            r"It gains (\d+) points? at once, for .*\.": self.gains,
            r"It gains (\d+) points? at once: (.*)\.": self.gains_parts,
            r"It gains (-?\d+) points? at once on balance: (.*)\.": self.gains_parts,
            r"It gains no points at once; (\w+)'s territory then has (\d+) systems?, .* others (\d+)\.": self.grows,
            r"Otherwise (\w+) could take it next, for (\d+) points?\.": self.taken_first,
            rf"It shuts (\w+) off from ({NAME}) \(.*\), which would bring (\d+) points? at once\.": self.shut_off,
            rf"It puts (\d+) systems beyond the reach of (\w+), above all ({NAME}) .*, worth (\d+) .*\.": self.several,
            rf"It opens the way to ({NAME}) \(.*\), worth (\d+) points? with the next move\.": self.opened,
            r"It also gives (\w+) (\d+) points?\.": lambda who, n: self.rival(who) == int(n),
            r"It costs (\w+) (\d+) points?\.": lambda who, n: self.rival(who) == -int(n),
            rf"What ({NAME}) is worth comes out when the ship lands there\.": lambda at: (
                read_name(at) in state.face_down
            ),
            r"Damaged.*can end on (\d+) systems instead of (\d+)\.": self.repaired,
            rf"The ship stays at ({NAME}), and .*\.": lambda at: state.refueling == read_name(at),
            r"Every move left would cost a toll; the (\d+) Colonies .*\.": lambda n: (
                int(n) == state.supplies[self.seat].colonies
            ),
            r"gains (\d+) points? more at once": lambda n: self.difference() == int(n),
            r"gains (\d+) points? fewer at once": lambda n: self.difference() == -int(n),
            rf"keeps (\w+) from ({NAME}) \((\d+) points?\)": lambda who, at, n: self.kept(other, action, who, at, n),
            rf"leaves ({NAME}) to (\w+) \((\d+) points?\)": lambda at, who, n: self.kept(action, other, who, at, n),
            rf"does not open the way to ({NAME}) \((\d+) points?\)": self.opened,
            r"spends one of (\d+) Trade Stations left": lambda n: state.supplies[self.seat].stations == int(n) > 1,
            r"spends the last Trade Station": lambda: state.supplies[self.seat].stations == 1,
        }

    @property
    def after(self) -> State:
        return SMALL_STAR_EMPIRES.apply(self.state, self.seat, self.action).state

    def holds(self, said: str) -> bool:
        found = [(re.fullmatch(pattern, said), check) for pattern, check in self.patterns.items()]
        matches = [(match, check) for match, check in found if match]
        assert matches, f"a sentence that nobody counts again: {said}"
        return all(check(*match.groups()) for match, check in matches)

    def gains(self, points: str) -> bool:
        return _gain(self.state, self.seat, self.action) == int(points)

    def gains_parts(self, points: str, parts: str) -> bool:
        numbers = [int(n.replace("\N{MINUS SIGN}", "-")) for n in re.findall(r"([\d\N{MINUS SIGN}]+) for", parts)]
        return self.gains(points) and sum(numbers) == int(points)

    def grows(self, who: str, own: str, largest: str) -> bool:
        sizes = [max(map(len, territories(self.after, seat))) for seat in self.after.seats]
        others = [size for seat, size in enumerate(sizes) if seat != self.seat]
        return (NAMES.index(who), int(own), int(largest)) == (self.seat, sizes[self.seat], max(others))

    def lost(self, action: AnyAction, who: str) -> Mapping[Hex, int]:
        """What a rival can take before and not after, with the points."""
        rival = Seat(NAMES.index(who))
        assert rival != self.seat
        after = _gains(SMALL_STAR_EMPIRES.apply(self.state, self.seat, action).state, rival)
        return {at: points for at, points in _gains(self.state, rival).items() if at not in after}

    def taken_first(self, who: str, points: str) -> bool:
        assert isinstance(self.action, Move | Refuel)
        return self.lost(self.action, who) == {self.action.target: int(points)}

    def shut_off(self, who: str, at: str, points: str) -> bool:
        return self.lost(self.action, who) == {read_name(at): int(points)}

    def several(self, number: str, who: str, at: str, points: str) -> bool:
        lost = self.lost(self.action, who)
        return (len(lost), lost[read_name(at)], max(lost.values())) == (int(number), int(points), int(points))

    def opened(self, at: str, points: str) -> bool:
        now = _gains(self.after, self.seat)
        return now[read_name(at)] == int(points) and read_name(at) not in _gains(self.state, self.seat)

    def rival(self, who: str) -> int:
        return _gain(self.state, self.seat, self.action, Seat(NAMES.index(who)))

    def difference(self) -> int:
        return _gain(self.state, self.seat, self.other) - _gain(self.state, self.seat, self.action)

    def kept(self, keeping: AnyAction, leaving: AnyAction, who: str, at: str, points: str) -> bool:
        if not isinstance(leaving, Move | Refuel) or leaving.target not in self.state.face_down:
            assert read_name(at) not in self.lost(leaving, who)
        return self.lost(keeping, who)[read_name(at)] == int(points)

    def repaired(self, then: str, before: str) -> bool:
        reached = len(_gains(self.after, self.seat)), len(_gains(self.state, self.seat))
        return reached == (int(then), int(before))


def _numbers(said: str) -> list[str]:
    """What is a number, not the name of a system."""
    return sorted(re.findall(r"(?<![a-z\d])[\d\N{MINUS SIGN}]+", said))


@law
@given(moments, st.data())
def test_every_number_can_be_counted_again(state: State, data: st.DataObject) -> None:
    legal = SMALL_STAR_EMPIRES.legal(state, state.turn)
    assume(legal)
    action, other = (data.draw(st.sampled_from(legal)) for _ in range(2))
    said, counted = remarks(state, action, other), Counted(state, action, other)
    assert said.does
    for text in (*said.does, *said.pros, *said.cons):
        assert counted.holds(text.en), text.en
        assert _numbers(text.en) == _numbers(text.fr), text.fr
    places = re.compile(NAME)
    assert isinstance(action, Pass | Repair | Stop) or places.search(f"{action}")
