"""What holds for every test: how Hypothesis draws its examples, the report on rules without a test, servers' logs."""

from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

from tests.rule_coverage import PLUGIN, RuleCoverage
from tests.server.running import STARTED

LONGEST_FIRST = {
    *("test_kill.py", "test_plans.py", "test_whole_games.py", "test_wheel.py", "test_records.py"),
    *("test_every_decision.py", "test_peaceful_decisions.py"),
}
"""Files whose tests take long: so that at the end none is left over that one process runs while the others wait."""
SLOW_IS_FINE = [HealthCheck.too_slow]  # machines differ, and so do the data that a test draws

settings.register_profile(
    "ci", derandomize=True, deadline=None, max_examples=80, print_blob=True, suppress_health_check=SLOW_IS_FINE
)
settings.register_profile("long", deadline=None, max_examples=1500, suppress_health_check=SLOW_IS_FINE)
settings.load_profile("ci")  # another with --hypothesis-profile=long


def pytest_configure(config: pytest.Config) -> None:
    pytest.register_assert_rewrite("stellarch.testing")
    config.pluginmanager.register(RuleCoverage(config), PLUGIN)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.name not in LONGEST_FIRST)


@pytest.fixture(scope="session")
def rule_coverage(request: pytest.FixtureRequest) -> RuleCoverage:
    coverage = request.config.pluginmanager.get_plugin(PLUGIN)
    assert isinstance(coverage, RuleCoverage)
    return coverage


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails shows the end of the log of every server that is in use."""
    report = yield
    if report.failed:
        report.sections += [(f"log of the server at {server.url}", server.end_of_log()) for server in STARTED]
    return report
