"""`stellarch words`: what a language lacks, for those who translate."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import stellarch
from stellarch.cli import DOES_NOT_HOLD, FINE, messages
from stellarch.cli.arguments import Json, command
from stellarch.cli.output import Screen, new_grid, print_json
from stellarch.core import LANGUAGES, BadOptions
from stellarch.core.translating import Gaps, gaps_in, speakers

_SOURCE = Path(stellarch.__file__).parent
_CODE = re.compile(r"[a-z]{2,3}(-[A-Z][A-Za-z]+)?")

app = command(
    "words",
    "Show how far the languages are, catalogue by catalogue; of one, what it lacks beside English. Exit code 1 if it "
    "lacks anything, or something is wrong.",
    "stellarch words",
    "stellarch words fr",
    "stellarch words de --json",
)


@app.default
def words(
    language: Annotated[
        str | None, Parameter(help="The code of a language, one that is spoken or a new one: fr, de, pt-BR.")
    ] = None,
    /,
    *,
    json: Json = False,
) -> int:
    if language is None:
        return _overview(json)
    if not _CODE.fullmatch(language):
        raise BadOptions(messages.NotALanguage(language), about=("language",))
    found = _gaps(language)
    if json:
        print_json({"language": language, "spoken": language in LANGUAGES, "catalogues": found})
    else:
        _show(found, Screen("en"))
    return DOES_NOT_HOLD if any(each.lacking or each.left_over or each.faults for each in found) else FINE


def _gaps(language: str) -> list[Gaps]:
    return [gaps_in(package, language) for package in speakers(_SOURCE)]


def _overview(json: bool) -> int:
    """How many entries each catalogue has in each language."""
    found = {language: _gaps(language) for language in LANGUAGES}
    if json:
        print_json({language: {each.package: each.there for each in gaps} for language, gaps in found.items()})
        return FINE
    grid = new_grid()
    for head in ("", *LANGUAGES):
        grid.add_column(head, justify="right" if head else "left")
    for of_package in zip(*found.values(), strict=True):
        grid.add_row(of_package[0].package, *(str(each.there) for each in of_package))
    grid.add_row("", *(f"{sum(each.there for each in gaps)}" for gaps in found.values()), style="bold")
    Screen("en").grid(grid)
    return FINE


def _show(found: list[Gaps], screen: Screen) -> None:
    for each in found:
        screen.line(f"{each.package}: {each.there} of {each.entries}")
        for line in _told(each):
            screen.line(f"  {line}")


def _told(found: Gaps) -> Iterator[str]:
    yield from (f"lacking    {name}" for name in found.lacking)
    yield from (f"left over  {name}" for name in found.left_over)
    yield from (f"wrong      {fault}" for fault in found.faults)
