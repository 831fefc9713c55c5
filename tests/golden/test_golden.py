"""No sentence changes unseen."""

from tests.golden.collecting import STORED, collect, differences
from tests.golden.sentences import SAMPLE, read


def test_all_is_told_as_it_was_stored() -> None:
    found = differences(read(STORED), collect(SAMPLE))
    assert not found, f"Look at each change; if all are meant, run python -m tests.golden --write.\n{found}"
