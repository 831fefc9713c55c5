"""`stellarch games` and `stellarch schema`: what can be played, and in which forms."""

from typing import Annotated, Any

from cyclopts import Parameter

from stellarch.cli import messages
from stellarch.cli.arguments import GAME, Json, Speech, command
from stellarch.cli.messages import Says
from stellarch.cli.output import Screen, print_json
from stellarch.core import Game, OptionInfo, describe, usual_options
from stellarch.core.installed import OURS
from stellarch.games import GAMES, find_game

app = command(
    "games",
    "Show the games that can be played: players, options with their values and defaults, and what they go with.",
    "stellarch games",
    f"stellarch games {GAME} --language fr",
    "stellarch games --json",
)
schema_app = command(
    "schema",
    "Print the JSON Schema of a game's options, actions, events and views; without --json, an outline of it.",
    "stellarch schema",
    f"stellarch schema {GAME} --json > schema.json",
)


@app.default
def games(
    game: Annotated[str | None, Parameter(help="Only this game; the beginning of its name will do.")] = None,
    /,
    *,
    json: Json = False,
    language: Speech = "en",
) -> None:
    found = [find_game(game)] if game is not None else list(GAMES.values())
    screen = Screen(language)
    if json:
        print_json([_plain(each) for each in found], language)
    else:
        for each in found:
            _show(each, screen)
    for fault in GAMES.faults:
        screen.complain(fault.why)


@schema_app.default
def schema(
    game: Annotated[str, Parameter(help="The game; the beginning of its name will do.")] = GAME,
    /,
    *,
    json: Json = False,
) -> None:
    schemas = find_game(game).schemas()
    if json:
        print_json(schemas)
        return
    for part, found in schemas.items():
        print(f"{part}:")
        for name in _kinds(found):
            print(f"  {_outline(name, found['$defs'][name])}")


def _plain(game: Game[Any, Any]) -> dict[str, object]:
    return {
        "id": game.id,
        "name": game.name,
        "package": GAMES.entry(game.id).package,
        "where": GAMES.entry(game.id).where,
        "rules_version": game.rules_version,
        "players": {"least": game.players.least, "most": game.players.most},
        "seats": game.players.names,
        "options": describe(game.options, usual_options(game.options)),
    }


def _show(game: Game[Any, Any], screen: Screen) -> None:
    least, most = game.players.least, game.players.most
    screen.line(screen.paint(screen.put(game.name), "bold") + f"  ({game.id})")
    screen.say(messages.PlayersAndRules(least, most, game.rules_version))
    entry = GAMES.entry(game.id)
    if entry.package == OURS:
        screen.say(Says.OURS)
    else:
        screen.say(messages.FromPackage(entry.package, entry.where))
    screen.line()
    screen.say(Says.OPTIONS_FOLLOW)
    for info in describe(game.options, usual_options(game.options)):
        _show_option(info, screen)


def _show_option(info: OptionInfo, screen: Screen) -> None:
    screen.line()
    default = screen.paint(_value(info.default), "bold")
    screen.line(f"  {screen.paint(info.name, 'bold')}  {screen.put(messages.ByItself(default))}")
    screen.line(f"      {screen.put(info.label)}. {screen.put(info.help)}")
    width = max((len(_value(choice.value)) for choice in info.choices), default=0)
    for choice in info.choices:
        screen.line(f"        {_value(choice.value):<{width}}  {screen.put(choice.label)}")
    for name, value in info.only_with.items():
        screen.line(f"      {screen.put(messages.OnlyWith(f'{name}={_value(value)}'))}")


def _value(value: object) -> str:
    """A value as one writes it after -o."""
    return "none" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def _kinds(schema: dict[str, Any]) -> list[str]:
    """The names of what a schema describes at its top: one struct, or any of several."""
    references = [schema] if "$ref" in schema else schema.get("anyOf", [])
    return [reference["$ref"].rpartition("/")[2] for reference in references]


def _outline(name: str, struct: dict[str, Any]) -> str:
    fields = [field for field in struct.get("properties", {}) if field != "type"]
    return f"{name}({', '.join(fields)})"
