"""`stellarch hint`: what a player is told who asks for a hint, at any point of a recorded game."""

from typing import Annotated

from cyclopts import Parameter

from stellarch.bots import Advice, advice, thinking_seed
from stellarch.cli import messages, printable
from stellarch.cli.arguments import Json, Speech, command
from stellarch.cli.output import Screen, print_json
from stellarch.cli.prepare import prepare_first
from stellarch.cli.records import RecordFile, load, names_of
from stellarch.core import BadOptions, Seat, verbatim

app = command(
    "hint",
    "What the adviser says at a point of a recorded game: the aim, the order, who wins at this pace, what threatens,"
    " what else could be done and what it costs, a lesson with its rule, and all figures. The table says the same of"
    " the same seed and actions, where none was taken back.",
    "stellarch hint game.json",
    "stellarch hint game.json --at 20 --seat 2",
    "stellarch hint game.json --at 20 --language fr --json",
)


@app.default
def hint(
    record: RecordFile,
    /,
    *,
    at: Annotated[int | None, Parameter(help="After this many actions; after all of them by default.")] = None,
    seat: Annotated[int | None, Parameter(help="For this seat, from 1; by default, the first that is to act.")] = None,
    json: Json = False,
    language: Speech = "en",
) -> None:
    table = load(record)
    number = len(table.log) if at is None else at
    if not 0 <= number <= len(table.log):
        raise BadOptions(messages.NoSuchAction(number, len(table.log)), about=("at",))
    game, state = table.game, table.state_at(number)
    waiting = sorted(game.waiting_on(state))
    who = waiting[0] if seat is None and waiting else Seat((seat or 0) - 1)
    if who not in waiting:
        raise BadOptions(messages.NotAsked(number, tuple(one + 1 for one in waiting)), about=("seat",))
    screen = Screen(language)
    if game.methods:
        prepare_first(screen, game)
    seed = thinking_seed(table.record().seed, "hint", who, number)
    advised = advice(game, game.view(state, who), game.legal(state, who), seed, names_of(table))
    if json:
        print_json({"at": number, "seat": who + 1, "seed": seed, "hint": advised}, language)
    else:
        _show(advised, screen)


def _show(advised: Advice, screen: Screen) -> None:
    why = advised.why
    for text in ([why.aim] if why.aim else []) + [why.order, *why.sentences]:
        screen.paragraph(printable(screen.put(text)))
    if why.lesson:
        screen.say(messages.SeeRule(why.lesson.rule))
    screen.line()
    for figure in (verbatim(advised.text), *why.figures):
        screen.paragraph(printable(screen.put(figure)), indent=4)
