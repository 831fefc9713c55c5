"""Chance: the same draws for ever, each as likely as the other, and nothing of the seed to be seen."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from itertools import permutations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.pretty import pretty_repr

from stellarch.core import Chance, commitment, new_seed

FIXED = Chance("stellarch")

DRAWS = """
from stellarch.core import Chance, commitment
chance = Chance("stellarch")
print([chance.below(6, "die", throw) for throw in range(12)], chance.shuffled("abcdefghij", "deal"))
print(chance.fork("bot", 1).below(1000, "x"), commitment("stellarch"))
"""


def test_dice_of_a_known_seed() -> None:
    assert [FIXED.below(6, "die", throw) for throw in range(12)] == [4, 1, 0, 0, 4, 0, 4, 4, 0, 1, 4, 2]


def test_wide_draws_of_a_known_seed() -> None:
    assert [FIXED.below(1 << 32, "word", word) for word in range(3)] == [3758864498, 3993970228, 1272713534]


def test_a_shuffle_of_a_known_seed() -> None:
    assert "".join(FIXED.shuffled("abcdefghij", "deal")) == "ahdbcifjge"


def test_a_choice_of_a_known_seed() -> None:
    assert FIXED.choice(("red", "green", "blue"), "colour", 7) == "red"


def test_forks_of_a_known_seed() -> None:
    assert FIXED.fork("round", 1) == Chance("8abff31de03343a388894c565e56bf92")
    assert [FIXED.fork("bot", bot).below(1000, "x") for bot in (1, 2)] == [579, 525]


def test_the_empty_seed_and_other_alphabets_are_seeds_too() -> None:
    assert Chance("").below(100) == 66
    assert Chance("é").below(100, "é") == 11


def test_the_commitment_of_a_known_seed() -> None:
    assert commitment("stellarch") == "1c4343b45d843fbaa754c37506272a1f0fbfac083af47fed0ce3d1c4bbf1f106"
    assert commitment("1") == "569bde41a84b85698420e8a60455585e067740dfca84dc6d10b5bafdea5312ea"


@pytest.mark.parametrize("hash_seed", ["0", "4711"])
def test_another_process_draws_the_same(hash_seed: str) -> None:
    drawn = [FIXED.below(6, "die", throw) for throw in range(12)], FIXED.shuffled("abcdefghij", "deal")
    told = f"{drawn[0]} {drawn[1]}\n{FIXED.fork('bot', 1).below(1000, 'x')} {commitment('stellarch')}\n"
    elsewhere = subprocess.run(
        [sys.executable, "-c", DRAWS],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert elsewhere.stdout == told


def test_every_face_of_a_die_comes_up_as_often() -> None:
    thrown = Counter(FIXED.below(6, "chi", throw) for throw in range(6000))
    assert chi_square(thrown, 6, 6000) < 30  # five degrees of freedom; 20 would be one in a thousand


def test_every_order_of_a_shuffle_comes_up_as_often() -> None:
    dealt = Counter("".join(FIXED.shuffled("abcd", "chi", deal)) for deal in range(4800))
    assert set(dealt) == {"".join(order) for order in permutations("abcd")}
    assert chi_square(dealt, 24, 4800) < 65  # 23 degrees of freedom; 50 would be one in a thousand


def test_draws_with_other_names_or_other_seeds_are_other_draws() -> None:
    chances = [FIXED, Chance("stellarch2"), FIXED.fork("a"), FIXED.fork("b"), FIXED.fork("a", "b")]
    draws = {chance.below(1 << 32, *key) for chance in chances for key in [(), ("a",), ("a", 1), ("a", 2), ("b", 1)]}
    assert len(draws) == 25


def test_a_draw_does_not_depend_on_the_draws_before_it() -> None:
    alone = Chance("x").below(1000, "second")
    chance = Chance("x")
    chance.below(1000, "first")
    assert chance.below(1000, "second") == alone


@given(st.text(), st.integers(1, 1 << 32), st.lists(st.text() | st.integers(), max_size=3))
def test_a_draw_is_below_its_limit(seed: str, limit: int, key: list[str | int]) -> None:
    assert 0 <= Chance(seed).below(limit, *key) < limit


@given(st.text(), st.lists(st.integers()))
def test_a_shuffle_loses_nothing_and_leaves_the_items_alone(seed: str, items: list[int]) -> None:
    before = list(items)
    assert sorted(Chance(seed).shuffled(items, "deal")) == sorted(before)
    assert items == before


@pytest.mark.parametrize("limit", [0, -1, (1 << 32) + 1])
def test_a_limit_that_cannot_be_drawn_is_refused(limit: int) -> None:
    with pytest.raises(ValueError, match="limit"):
        FIXED.below(limit, "x")


def test_there_is_no_choice_among_nothing() -> None:
    with pytest.raises(ValueError, match="limit"):
        FIXED.choice((), "x")


@pytest.mark.parametrize("shown", [repr, str, ascii, pretty_repr], ids=["repr", "str", "ascii", "rich"])
def test_nothing_that_is_printed_shows_the_seed(shown: Callable[[object], str]) -> None:
    assert "a-secret" not in shown(Chance("a-secret"))
    assert "a-secret" not in shown([{"chance": Chance("a-secret")}])


def test_a_chance_can_be_stored() -> None:
    assert msgspec.json.decode(msgspec.json.encode(FIXED), type=Chance) == FIXED


def test_a_new_seed_is_128_bits_and_new() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert {len(bytes.fromhex(seed)) for seed in seeds} == {16}


def chi_square(counts: Counter[str] | Counter[int], kinds: int, draws: int) -> float:
    due = draws / kinds
    return sum((count - due) ** 2 / due for count in counts.values()) + (kinds - len(counts)) * due
