"""`stellarch replay`, `verify` and `convert`: recorded games."""

from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from stellarch.cli import DOES_NOT_HOLD, FINE, messages, printable
from stellarch.cli.arguments import Colour, Json, Speech, command, given
from stellarch.cli.files import read_file, write_file
from stellarch.cli.messages import Says
from stellarch.cli.output import Screen, print_json
from stellarch.cli.seats import Sitter
from stellarch.core import BadOptions, Check, Record, StellarchError, Table, verify
from stellarch.games import find_game

replay_app = command(
    "replay",
    "Tell a recorded game action by action, or show the position after some of them.",
    "stellarch replay game.json",
    "stellarch replay game.json --at 10",
    "stellarch replay game.txt --json",
)
verify_app = command(
    "verify",
    "Prove a record: seed, options and players are as promised, actions follow the rules, the result is the right one."
    " What cannot be proved is said.",
    "stellarch verify game.json",
    "stellarch verify game.json --json",
)
convert_app = command(
    "convert",
    "Write a record in its other form: JSON for programs, text for people.",
    "stellarch convert game.json --to text",
    "stellarch convert game.txt --to json --file game.json",
)

RecordFile = Annotated[str, given("A file with a record, in text or JSON; - is standard input.")]


@replay_app.default
def replay(
    record: RecordFile,
    /,
    *,
    at: Annotated[int | None, Parameter(help="Show the position after this many actions; 0 is the start.")] = None,
    json: Json = False,
    language: Speech = "en",
    colour: Colour = None,
) -> None:
    table = load(record)
    if at is not None and not 0 <= at <= len(table.log):
        raise BadOptions(messages.NoSuchAction(at, len(table.log)), about=("at",))
    screen = Screen(language, colour)
    if at is not None:
        _show_position(table, at, screen, json)
    elif json:
        print_json(_plain_game(table), language)
    else:
        _tell_game(table, screen)


@verify_app.default
def verify_record(record: RecordFile, /, *, json: Json = False, language: Speech = "en") -> int:
    read = Record.read(read_file(record))
    checks = verify(find_game(read.game), read)
    holds = all(check.holds for check in checks)
    screen = Screen(language)
    if json:
        print_json({"holds": holds, "checks": checks}, language)
    else:
        for check in checks:
            word, colour = _answer(check)
            screen.line(f"{screen.paint(f'{screen.put(word):<4}', colour)} {printable(screen.put(check.what))}")
    return FINE if holds else DOES_NOT_HOLD


def _answer(check: Check) -> tuple[Says, str]:
    if not check.proved:
        return Says.NOT_PROVED, "yellow"
    return (Says.YES, "green") if check.holds else (Says.NO, "red")


@convert_app.default
def convert(
    record: RecordFile,
    /,
    *,
    to: Annotated[Literal["text", "json"], Parameter(help="The form to write.")] = "text",
    file: Annotated[Path | None, Parameter(help="Write to this file instead of standard output.")] = None,
) -> None:
    read = Record.read(read_file(record))
    written = _with_headings(read) if to == "text" else f"{read.to_json()}\n"
    if file is None:
        print(written, end="")
    else:
        write_file(file, written)


def _with_headings(record: Record) -> str:
    """The text of a record, under headings as far as the game has some and the record can be replayed."""
    try:
        return record.to_text(Table.from_record(find_game(record.game), record).headings())
    except StellarchError:
        return record.to_text()


def load(path: str) -> Table[Any, Any]:
    """The game a file holds, played up to its last action; raises BadNotation or BadRecord."""
    record = Record.read(read_file(path))
    return Table.from_record(find_game(record.game), record)


def names_of(table: Table[Any, Any]) -> list[str]:
    """The names as sentences use them, without the kind of bot."""
    return [Sitter.of(player).name for player in table.players]


def _tell_game(table: Table[Any, Any], screen: Screen) -> None:
    names = names_of(table)
    players = ", ".join(printable(player.name) for player in table.players)
    screen.line(f"{screen.paint(screen.put(table.game.name), 'bold')}: {players}")
    screen.line(screen.told(table.opening, names))
    headings = table.headings()
    for number, entry in enumerate(table.log, 1):
        if number in headings:
            screen.rule(headings[number])
        told = screen.told(entry.events, names)
        screen.paragraph(f"{number:>4}. {screen.named(entry.seat, str(entry.action))}  {told}".rstrip(), indent=6)
    if not table.is_over:
        screen.say(Says.NOT_OVER)
    screen.score_sheet(table.standings, names)


def _show_position(table: Table[Any, Any], at: int, screen: Screen, json: bool) -> None:
    game, state, names = table.game, table.state_at(at), names_of(table)
    view = game.view(state, None)
    if json:
        print_json({"at": at, "view": view, "standings": game.standings(state)}, screen.language)
        return
    events = table.log[at - 1].events if at else table.opening
    action = f"{at}. {table.log[at - 1].action}  " if at else ""
    screen.paragraph(action + screen.told(events, names))
    screen.line(game.picture(view, screen.language, screen.colour))
    screen.score_sheet(game.standings(state), names)


def _plain_game(table: Table[Any, Any]) -> dict[str, object]:
    names = names_of(table)
    return {
        "game": table.game.id,
        "options": table.options,
        "players": table.players,
        "opening": [{"event": event, "told": event.told(names)} for event in table.opening],
        "actions": [
            {
                "number": number,
                "seat": entry.seat,
                "action": str(entry.action),
                "events": [{"event": event, "told": event.told(names)} for event in entry.events],
            }
            for number, entry in enumerate(table.log, 1)
        ],
        "over": table.is_over,
        "standings": table.standings,
    }
