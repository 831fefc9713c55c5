"""`stellarch report`: the chronicle of a recorded game, as a page."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from stellarch.arena.chronicle import chronicle_page
from stellarch.cli import messages
from stellarch.cli.arguments import Speech, command
from stellarch.cli.files import write_file
from stellarch.cli.output import Screen
from stellarch.cli.records import RecordFile, load

app = command(
    "report",
    "Write the chronicle of a recorded game as one page that opens without network: the board turn by turn, what"
    " changed the course of the game, and the score sheet over time.",
    "stellarch report game.json",
    "stellarch report game.ge -o game.html --language fr",
)


@app.default
def report(
    record: RecordFile,
    /,
    *,
    file: Annotated[
        Path | None,
        Parameter(
            name=["--file", "-o"], help="The file to write; by default that of the record, with the ending .html."
        ),
    ] = None,
    language: Speech = "en",
) -> None:
    table = load(record)
    page = file or (Path("chronicle.html") if record == "-" else Path(record).with_suffix(".html"))
    write_file(page, chronicle_page(table, language))
    Screen(language).say(messages.PageAt(page))
