"""Many small cases in one test: what `pytest.mark.parametrize` would make a test of its own for each of.

    @for_each(("text", "rule"), [("a1-a2", "SSE-3.5"), ("a1-z9", "SSE-3.9")])
    def test_a_refusal_cites_its_rule(text: str, rule: str) -> None: ...

All cases are tried. Those that fail are named, each with its own trace. As with parametrize, a rule in a column called
`rule` is one that the test holds (see rule_coverage.py).
"""

import inspect
from collections.abc import Callable, Iterable
from functools import update_wrapper
from traceback import format_exc
from typing import Any

import pytest

Check = Callable[..., None]


def for_each(names: str | tuple[str, ...], cases: Iterable[Any]) -> Callable[[Check], Check]:
    """Run a test for every case: a value for the one name, or a row of values for several."""
    columns = (names,) if isinstance(names, str) else names
    rows = [dict(zip(columns, (case,) if isinstance(names, str) else case, strict=True)) for case in cases]
    assert rows, "there is no case to try"

    def over_all(check: Check) -> Check:
        def test(**fixtures: Any) -> None:
            failed = [fault for row in rows if (fault := _fault(check, row, fixtures)) is not None]
            if failed:
                raise AssertionError("\n".join([f"{len(failed)} of {len(rows)} cases failed", *failed]))

        update_wrapper(test, check)
        signature = inspect.signature(check)
        others = [given for name, given in signature.parameters.items() if name not in columns]
        test.__signature__ = signature.replace(parameters=others)  # type: ignore[attr-defined]
        held = {str(row["rule"]) for row in rows if row.get("rule") is not None}
        return pytest.mark.rule(*sorted(held))(test) if held else test

    return over_all


def _fault(check: Check, row: dict[str, Any], fixtures: dict[str, Any]) -> str | None:
    """What is wrong with a case, in words and with its trace; None where nothing is."""
    try:
        check(**row, **fixtures)
    except (Exception, pytest.fail.Exception):
        case = ", ".join(f"{name}={value!r:.200}" for name, value in row.items())
        return f"In the case {case}:\n{format_exc()}"
    return None
