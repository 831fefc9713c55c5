"""The texts that stand in Python code, with their blanks: by module, and the function or constant they stand in.

It finds what no stored game happens to tell. As words move into catalogues it finds less, and in the end it goes.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import stellarch
from tests.golden.sentences import Sentence

SOURCE = Path(stellarch.__file__).parent
_WORDS = {"Text": 0, "Reason": 1}
"""What is made of an English and a French sentence, and where among its arguments the English one stands."""


def sentences() -> Iterator[Sentence]:
    for path in sorted(SOURCE.rglob("*.py")):
        code = path.read_text("utf-8")
        if any(f"{maker}(" in code for maker in _WORDS):
            module = path.relative_to(SOURCE).with_suffix("").as_posix().replace("/", ".")
            yield from _written(ast.parse(code), module)


def _written(node: ast.AST, where: str) -> Iterator[Sentence]:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _WORDS:
        first = _WORDS[node.func.id]
        en, fr = (*(_words(part) for part in node.args[first : first + 2]), "", "")[:2]
        if en + fr:
            yield Sentence(where, en, fr)
    for child in ast.iter_child_nodes(node):
        yield from _written(child, _inside(child, where))


def _inside(node: ast.AST, where: str) -> str:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return f"{where}.{node.name}"
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        return f"{where}.{node.targets[0].id}"
    return where


def _words(node: ast.expr) -> str:
    """A literal as it is, other values as blanks."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(
            _words(part) if isinstance(part, ast.Constant) else f"{{{_blank(part)}}}" for part in node.values
        )
    if isinstance(node, ast.BinOp):
        return _words(node.left) + _words(node.right)
    return ""


def _blank(node: ast.expr) -> str:
    """What fills a blank; alike in both languages."""
    code = ast.unparse(node.value) if isinstance(node, ast.FormattedValue) else ast.unparse(node)
    return code.replace(".en", "").replace(".fr", "")
