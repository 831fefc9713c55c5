"""The rules of Space Wars that are not carried out yet, or that no test names yet; see `tests/rule_coverage.py`."""

WAR = """
    SW-6.4.14
    SW-13.4.1-5 SW-13.4.7-10
    SW-14.1.1-5 SW-14.2.3-4 SW-14.2.6
    SW-25.8
    SW-R.34 SW-R.62-63 SW-R.90
"""
NO_TEST_YET = """
"""

TO_COME = {"war": WAR, "what no test names yet": NO_TEST_YET}
