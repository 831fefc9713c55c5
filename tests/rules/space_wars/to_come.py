"""The rules of Space Wars that are not carried out yet, or that no test names yet; see `tests/rule_coverage.py`."""

WAR = """
"""
NO_TEST_YET = """
"""

TO_COME = {"war": WAR, "what no test names yet": NO_TEST_YET}
