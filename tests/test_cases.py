"""Many cases in one test: none is left out, and a failure says which."""

from pathlib import Path

import pytest

from tests.cases import for_each


def test_every_case_is_tried_and_those_that_fail_are_named() -> None:
    tried = []

    @for_each(("number", "rule"), [(1, "SSE-1.1"), (2, None), (3, "SSE-1.2")])
    @for_each("sign", "ab")
    def check(number: int, rule: str | None, sign: str) -> None:
        tried.append(f"{sign}{number}")
        assert (number, sign) != (2, "a")
        if number == 3:
            pytest.fail("three")

    with pytest.raises(AssertionError, match="2 of 3 cases failed") as failed:
        check()
    assert tried == ["a1", "b1", "a2", "b2", "a3", "b3"]
    named = [line for line in str(failed.value).splitlines() if line.startswith("In the case")]
    assert named == [
        "In the case number=2, rule=None:",
        "In the case sign='a':",
        "In the case number=3, rule='SSE-1.2':",
        "In the case sign='a':",
        "In the case sign='b':",
    ]
    assert {rule for mark in check.pytestmark for rule in mark.args} == {"SSE-1.1", "SSE-1.2"}  # type: ignore[attr-defined]


@for_each("word", ["one", "two"])
def test_whatever_is_no_column_is_a_fixture(tmp_path: Path, word: str) -> None:
    (tmp_path / word).mkdir()
    assert word in {path.name for path in tmp_path.iterdir()}


def test_no_case_at_all_is_a_fault() -> None:
    with pytest.raises(AssertionError, match="no case"):
        for_each("word", [])
