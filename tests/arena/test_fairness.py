"""SSE-9.7: fairness by games of equal bots, each seat beginning as often."""

import msgspec
import pytest

from stellarch.arena import Certificate, fairness_by_play, played_again
from stellarch.core import BadNotation, StellarchError, UnknownRules
from stellarch.core.intervals import wilson

BOARD = "r.d8Bb0O.e10Ea0X.f5Gb4X.g7Ca2.h9Da5O.i4Fa5O.j6Ab5X.d6Ha4.j8Hb1"
LOPSIDED = "r.g7-aeb333333333"


@pytest.mark.parametrize(
    ("wins", "games", "interval"),
    [
        (5, 10, (0.2366, 0.7634)),
        (0, 10, (0.0, 0.2775)),
        (10, 10, (0.7225, 1.0)),
        (1, 4, (0.0456, 0.6994)),
        (500, 1000, (0.4691, 0.5309)),
    ],
)
def test_wilsons_interval(wins: int, games: int, interval: tuple[float, float]) -> None:
    assert wilson(wins, games) == pytest.approx(interval, abs=1e-4)


def test_more_games_give_a_narrower_interval() -> None:
    widths = [high - low for low, high in (wilson(games / 2, games) for games in (10, 100, 1000))]
    assert widths == sorted(widths, reverse=True)


@pytest.mark.rule("SSE-9.7")
def test_shares_of_the_seats_add_up() -> None:
    found = fairness_by_play("small-star-empires", 2, 6, "s", options={"board": BOARD}, bot="random")
    assert sum(share.wins for share in found.shares) == found.games == 6
    assert sum(share.share for share in found.shares) == pytest.approx(1, abs=1e-3)
    assert all(share.low <= share.share <= share.high for share in found.shares)


@pytest.mark.rule("SSE-9.7")
def test_games_are_rounded_up_so_that_each_seat_begins_as_often() -> None:
    assert fairness_by_play("small-star-empires", 2, 5, "s", options={"board": BOARD}, bot="random").games == 6


@pytest.mark.rule("SSE-9.7")
def test_a_lopsided_board_is_found_out() -> None:
    found = fairness_by_play("small-star-empires", 2, 20, "s", options={"board": LOPSIDED}, bot="random")
    assert not found.even
    assert found.figure == 0
    assert found.shares[1].share == 1


def test_the_same_seed_gives_the_same_answer() -> None:
    first, second = (
        fairness_by_play("small-star-empires", 2, 2, "s", options={"board": BOARD}, bot="random") for _ in range(2)
    )
    assert first == second


@pytest.fixture(scope="module")
def certificate() -> Certificate:
    options = {"board": BOARD, "unexplored": True}
    found = fairness_by_play("small-star-empires", 2, 4, "a ~ b", options=options, bot="random")
    return Certificate.parse(found.certificate)


def test_a_certificate_is_one_word_that_reads_back(certificate: Certificate) -> None:
    assert len(str(certificate).split()) == 1
    assert Certificate.parse(str(certificate)) == certificate
    assert certificate.seed == "a ~ b"
    assert certificate.options == {"board": BOARD, "unexplored": True}
    assert sum(certificate.wins) == certificate.games == 4


@pytest.mark.rule("SSE-9.7")
def test_a_true_certificate_is_confirmed(certificate: Certificate) -> None:
    again = Certificate.parse(played_again(certificate, workers=2).certificate)
    assert certificate.agrees_with(again)


@pytest.mark.rule("SSE-9.7")
@pytest.mark.parametrize(
    "lie",
    [{"wins": (4.0, 0.0)}, {"proof": "0" * 16}, {"seed": "c"}, {"bot": "greedy"}, {"options": {"board": BOARD}}],
    ids=str,
)
def test_a_false_certificate_is_refuted(certificate: Certificate, lie: dict[str, object]) -> None:
    claimed = msgspec.structs.replace(certificate, **lie)
    again = Certificate.parse(played_again(claimed).certificate)
    assert not claimed.agrees_with(again)


def test_which_program_made_it_does_not_matter(certificate: Certificate) -> None:
    assert msgspec.structs.replace(certificate, version="9.9").agrees_with(certificate)


def test_a_certificate_is_proved_by_the_rules_it_was_made_under(certificate: Certificate) -> None:
    older = msgspec.structs.replace(certificate, rules=1)
    again = Certificate.parse(played_again(older).certificate)
    assert again.agrees_with(older)


def test_rules_that_are_not_known_cannot_be_played(certificate: Certificate) -> None:
    with pytest.raises(UnknownRules, match="version 99 of the rules"):
        played_again(msgspec.structs.replace(certificate, rules=99))


def test_a_fraction_of_a_win_reads_back(certificate: Certificate) -> None:
    shared = msgspec.structs.replace(certificate, wins=(1.3333, 100.0, 0.5))
    assert "~1.3333-100-0.5~" in str(shared)
    assert Certificate.parse(str(shared)) == shared


@pytest.mark.parametrize(
    "text", ["", "fair1", "fair2~small-star-empires~1~0~random~1~4~3-1~0", "fair1~small~x~0~random~1~4~3-1~0"]
)
def test_what_is_no_certificate(text: str) -> None:
    with pytest.raises(BadNotation):
        Certificate.parse(text)


@pytest.mark.parametrize("text", ["fair1~chess~1~0~random~1~4~3-1~0", "fair1~small~1~0~random~1~4~3-1~0~colour=red"])
def test_a_certificate_of_what_there_is_not(text: str) -> None:
    with pytest.raises(StellarchError):
        Certificate.parse(text)
