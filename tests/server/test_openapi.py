"""The published schema of the API holds: whatever is sent, no answer is a fault of ours or breaks its schema."""

from collections.abc import Collection
from functools import cache
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import CheckFunction
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance
from schemathesis.specs.openapi.schemas import OpenApiSchema

from stellarch.server.settings import Settings
from stellarch.server.web.app import create_app
from tests.server.running import ME, Server, new_table, play

EXAMPLES = settings(
    max_examples=20,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
FEW = settings(EXAMPLES, max_examples=5)
RULES_MAY_REFUSE: list[CheckFunction] = [positive_data_acceptance]
"""A request of the right shape may still be against the rules of the game or of the table."""


@cache
def operations(*known: str) -> list[Any]:
    """Every method and path of the API, to be asked rightly, and wrongly where there is a way to, other than in the
    parameters that are known."""
    published = create_app(Settings("sqlite://")).openapi_schema.to_schema()
    return [
        pytest.param(method, path, mode, id=f"{method} {path} {mode.value}")
        for path, methods in published["paths"].items()
        for method, operation in methods.items()
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
        if mode is GenerationMode.POSITIVE or can_be_asked_wrongly(operation, known)
    ]


def can_be_asked_wrongly(operation: dict[str, Any], known: Collection[str]) -> bool:
    """Any text is a text, so a parameter that may be any text cannot be wrong."""
    return "requestBody" in operation or any(
        part["schema"] != {"type": "string"} and part["name"] not in known for part in operation.get("parameters", [])
    )


def ask(case: schemathesis.Case[Any], **given: Any) -> None:
    """What is too large is refused before anybody looks whether it has the right shape."""
    answer = case.call(**given)
    unread: list[CheckFunction] = [negative_data_rejection] if answer.status_code == 413 else []
    case.validate_response(answer, excluded_checks=[*RULES_MAY_REFUSE, *unread])


@pytest.fixture(scope="session")
def api(server: Server) -> OpenApiSchema:
    return schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")


@pytest.mark.parametrize(("method", "path", "mode"), operations())
def test_whatever_is_sent_the_answer_is_as_promised(
    api: OpenApiSchema, method: str, path: str, mode: GenerationMode
) -> None:
    @(FEW if "{table_id}" in path else EXAMPLES)  # there is hardly ever such a table, and the next test has one
    @given(case=api[path][method].as_strategy(generation_mode=mode))
    def check(case: schemathesis.Case[Any]) -> None:
        ask(case)

    check()


AT_A_TABLE = [case for case in operations("table_id") if "{table_id}" in case.values[1]]


@pytest.mark.parametrize(("method", "path", "mode"), AT_A_TABLE)
def test_whatever_is_sent_to_a_table_by_its_players_or_a_stranger_the_answer_is_as_promised(
    api: OpenApiSchema, ada: httpx.Client, method: str, path: str, mode: GenerationMode
) -> None:
    here = {"table_id": new_table(ada, ME, {"name": "Also Ada", "yours": True}, listed=True)["id"]}
    mine = {"Cookie": f"stellarch_device={ada.cookies['stellarch_device']}"}

    @EXAMPLES
    @given(case=api[path][method].as_strategy(generation_mode=mode, path_parameters=here))
    def check(case: schemathesis.Case[Any]) -> None:
        ask(case, headers=mine)
        ask(case)

    check()


def test_a_record_is_as_promised_in_both_forms(api: OpenApiSchema, ada: httpx.Client) -> None:
    here = {"table_id": new_table(ada, ME, {"name": "Also Ada", "yours": True}, options={"first_player": 0})["id"]}
    play(ada, here["table_id"], 0, 0, "resign")

    @EXAMPLES
    @given(case=api["/api/tables/{table_id}/record"]["get"].as_strategy(path_parameters=here))
    def check(case: schemathesis.Case[Any]) -> None:
        assert case.call_and_validate().status_code == 200

    check()
