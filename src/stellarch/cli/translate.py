"""`stellarch words`: what a language lacks, for those who translate."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import stellarch
from stellarch.cli import DOES_NOT_HOLD, FINE, messages
from stellarch.cli.arguments import Json, command
from stellarch.cli.output import Screen, print_json
from stellarch.core import LANGUAGES, BadOptions
from stellarch.core.translating import Gaps, gaps_in, speakers

_SOURCE = Path(stellarch.__file__).parent
_CODE = re.compile(r"[a-z]{2,3}(-[A-Z][A-Za-z]+)?")

app = command(
    "words",
    "Show what a language lacks beside English, catalogue by catalogue. Exit code 1 if anything does, or is wrong.",
    "stellarch words fr",
    "stellarch words de --json",
)


@app.default
def words(
    language: Annotated[str, Parameter(help="The code of a language, one that is spoken or a new one: fr, de, pt-BR.")],
    /,
    *,
    json: Json = False,
) -> int:
    if not _CODE.fullmatch(language):
        raise BadOptions(messages.NotALanguage(language), about=("language",))
    found = [gaps_in(package, language) for package in speakers(_SOURCE)]
    if json:
        print_json({"language": language, "spoken": language in LANGUAGES, "catalogues": found})
    else:
        _show(found, Screen("en"))
    return DOES_NOT_HOLD if any(each.lacking or each.left_over or each.faults for each in found) else FINE


def _show(found: list[Gaps], screen: Screen) -> None:
    for each in found:
        there = each.entries - len({name.partition(".")[0] for name in each.lacking if "." not in name})
        screen.line(f"{each.package}: {there} of {each.entries}")
        for line in _told(each):
            screen.line(f"  {line}")


def _told(found: Gaps) -> Iterator[str]:
    yield from (f"lacking    {name}" for name in found.lacking)
    yield from (f"left over  {name}" for name in found.left_over)
    yield from (f"wrong      {fault}" for fault in found.faults)
