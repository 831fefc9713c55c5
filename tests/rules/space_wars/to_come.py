"""The rules of Space Wars that are not carried out yet, or that no test names yet; see `tests/rule_coverage.py`."""

TO_COME = {"version 4": "SW-29.1-9 SW-R.102"}
