"""The rules of Space Wars that are not carried out yet, or that no test names yet; see `tests/rule_coverage.py`."""

TO_COME = {"version 4": "SW-29.10 SW-29.12-13 SW-R.103"}
