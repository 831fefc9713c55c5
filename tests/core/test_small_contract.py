"""The contract of a game stays small, and each method and field is explained by one sentence."""

import ast
import inspect
import re
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

import pytest

from stellarch.core import Chronicle, Dealing, Forms, Game, Live, Page, Table, Template, Typing
from stellarch.core.coaching import Coach
from stellarch.core.in_advance import InAdvance
from stellarch.core.mind import Mind
from stellarch.core.outlook import Outlook
from stellarch.core.positions import Positions
from stellarch.core.presentation import Presentation
from stellarch.core.rules import Rules
from stellarch.core.talk import Talk
from stellarch.core.teaching import Teaching

CONTRACT = (Rules, Presentation, Mind, Game)
PARTS = (Dealing, Forms, Live, Typing, Page, Chronicle, Teaching, Outlook, Coach, Positions, InAdvance, Talk)
"""What a game may add, each an attribute of the game with a default that adds nothing."""


class Member(NamedTuple):
    name: str
    is_method: bool
    is_abstract: bool
    words: str


def members(part: type) -> Iterator[Member]:
    """The public methods of a class with their docstrings, and its class variables with the string below them."""
    [found] = ast.parse(inspect.getsource(part)).body
    assert isinstance(found, ast.ClassDef)
    for member, below in pairwise([*found.body, ast.Pass()]):
        if isinstance(member, ast.FunctionDef):
            is_abstract = "abstractmethod" in map(ast.unparse, member.decorator_list)
            one = Member(member.name, True, is_abstract, ast.get_docstring(member) or "")
        elif isinstance(member, ast.AnnAssign) and "ClassVar" in ast.unparse(member.annotation):
            explained = isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant)
            words = str(ast.literal_eval(below.value)) if explained else ""  # type: ignore[attr-defined]
            one = Member(ast.unparse(member.target), False, member.value is None, words)
        else:
            continue
        if not one.name.startswith("_"):
            yield one


def counted(*parts: type) -> tuple[int, int]:
    """How many methods and fields they have."""
    found = [member.is_method for part in parts for member in members(part)]
    return found.count(True), found.count(False)


def test_the_contract_has_no_more_methods_and_fields_than_this() -> None:
    methods, fields = counted(*CONTRACT)
    assert methods <= 28
    assert fields - len(PARTS) <= 16
    assert counted(*PARTS) <= (33, 10)


def test_a_game_must_write_only_these() -> None:
    must = {member.name for part in CONTRACT for member in members(part) if member.is_abstract}
    methods = {"set_up", "waiting_on", "legal", "apply", "view", "standings", "imagine", "read_action", "picture"}
    fields = {"id", "name", "rules_version", "players", "options", "states", "actions", "events", "views"}
    assert must == methods | fields


def test_no_method_or_field_is_declared_twice() -> None:
    names = [member.name for part in CONTRACT for member in members(part)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("part", [*CONTRACT, *PARTS], ids=lambda part: part.__name__)
def test_one_sentence_explains_each(part: type) -> None:
    sentence = re.compile(r"(?:(?![.!?]\s).)+\.", re.DOTALL)
    assert [member.name for member in members(part) if not sentence.fullmatch(member.words)] == []


@pytest.mark.parametrize("part", [Table, Template], ids=lambda part: part.__name__)
def test_what_else_a_bot_meets_is_explained(part: type) -> None:
    assert [member.name for member in members(part) if not member.words] == []
