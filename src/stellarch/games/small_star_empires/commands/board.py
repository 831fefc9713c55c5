"""`stellarch board`: boards of Small Star Empires, dealt, checked, drawn and edited (SSE-9)."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from cyclopts import Parameter

from stellarch.arena import Certificate, FairnessByPlay, fairness_by_play, played_again
from stellarch.arena.fairness import FORMAT
from stellarch.cli import DOES_NOT_HOLD, FINE
from stellarch.cli.arguments import (
    Colour,
    GivenOptions,
    Json,
    Players,
    Seed,
    Speech,
    Workers,
    command,
    epilogue,
    given,
    players_of,
    workers_for,
)
from stellarch.cli.files import read_file, write_file
from stellarch.cli.messages import Says
from stellarch.cli.output import Screen, new_grid, print_json
from stellarch.core import BadOptions, Chance, new_seed, parse_options, said
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES, setup
from stellarch.games.small_star_empires.board import Board
from stellarch.games.small_star_empires.board_file import board_to_json
from stellarch.games.small_star_empires.commands import messages
from stellarch.games.small_star_empires.commands.board_input import board_of, edited, read_board_or_position
from stellarch.games.small_star_empires.commands.messages import BoardWords
from stellarch.games.small_star_empires.dealing import deal
from stellarch.games.small_star_empires.drawing import draw_svg
from stellarch.games.small_star_empires.fairness import Fairness, fairness
from stellarch.games.small_star_empires.state import State
from stellarch.games.small_star_empires.validation import Fault, check, faults_only
from stellarch.games.small_star_empires.view import SseView, board_view, view

app = command(
    "board",
    "Deal, check, draw and edit boards of Small Star Empires.",
    "stellarch board new --players 3 --fairness 0.9",
    "stellarch board check board.json",
    "stellarch board show r.g7Ga3.d6Ha4.j8Hb1 --svg board.svg",
)

BoardGiven = Annotated[str, given("A board string, or a file with one or with JSON; - is standard input.")]
Svg = Annotated[Path | None, Parameter(help="Draw it into this SVG file.")]
Theme = Annotated[Literal["dark", "light"], Parameter(help="The colours of the SVG file.")]


@app.command(
    help_epilogue=epilogue(
        "stellarch board new",
        "stellarch board new --players 4 -o layout=three_galaxies --seed 7",
        "stellarch board new --fairness 0.95 --file board.json --svg board.svg",
    )
)
def new(
    *,
    players: Players = None,
    option: GivenOptions = None,
    seed: Seed = None,
    fairness: Annotated[
        float | None, Parameter(help="Deal again until a board is at least this fair, from 0 to 1 (SSE-9.7).")
    ] = None,
    json: Json = False,
    svg: Svg = None,
    theme: Theme = "dark",
    file: Annotated[Path | None, Parameter(help="Write the board to this file, as JSON.")] = None,
    language: Speech = "en",
    colour: Colour = None,
) -> None:
    """Deal a valid board. A game with the same seed and options is played on the same board."""
    seats = players_of(SMALL_STAR_EMPIRES, players)
    wanted = [*(option or []), *([] if fairness is None else [f"fairness={fairness}"])]
    options = parse_options(SMALL_STAR_EMPIRES.options, wanted)
    setup.check(options, seats)
    drawn = new_seed() if seed is None else seed
    screen = Screen(language, colour)
    with screen.working(BoardWords.LOOKING_FOR_A_FAIR_BOARD):
        dealt = deal(options, seats, Chance(drawn))
    if file:
        write_file(file, board_to_json(dealt.board))
    _write_svg(svg, board_view(dealt.board), theme)
    if json:
        print_json(_plain(dealt.board, check(dealt.board, seats)) | {"tried": dealt.tried, "seed": drawn}, language)
        return
    screen.line(str(dealt.board))
    screen.say(messages.BoardsDealt(dealt.tried, str(drawn)))
    _show_faults(check(dealt.board, seats), screen)
    _show_fairness(dealt.board, screen)
    screen.line(_picture(board_view(dealt.board), screen))


@app.command(
    name="check",
    help_epilogue=epilogue(
        "stellarch board check r.g7Ga3.d6Ha4.j8Hb1",
        "stellarch board check board.json --players 2 --json",
        "stellarch board check board.json --games 200 --bot greedy --certificate",
    ),
)
def check_board(
    board: BoardGiven,
    /,
    *,
    players: Annotated[int | None, Parameter(help="The number of players it should be for.")] = None,
    games: Annotated[
        int, Parameter(help="Also let equal bots play this many games on it, each seat beginning as often.")
    ] = 0,
    bot: Annotated[str, Parameter(help="The bot that plays them, random or greedy.")] = "greedy",
    seed: Annotated[str, Parameter(help="The seed of these games.")] = "1",
    option: GivenOptions = None,
    certificate: Annotated[
        bool, Parameter(negative=(), help="Also print a line from which anyone can play these games again.")
    ] = False,
    workers: Workers = None,
    json: Json = False,
    language: Speech = "en",
) -> int:
    """Check a board against the rules (SSE-9): every fault with its rule and where it is. Exit code 1 if invalid."""
    found = board_of(board)
    faults = check(found, players)
    valid = not faults_only(faults)
    screen = Screen(language)
    played = _play_on(found, option or [], games, bot, seed, workers, screen) if games and valid else None
    if json:
        print_json(_plain(found, faults) | ({"played": played} if played else {}), language)
        return FINE if valid else DOES_NOT_HOLD
    _show_faults(faults, screen)
    screen.say(BoardWords.VALID if valid else BoardWords.INVALID)
    if valid:
        _show_fairness(found, screen)
    if played:
        screen.line()
        _show_played(played, screen)
    if played and certificate:
        screen.line(played.certificate)
    return FINE if valid else DOES_NOT_HOLD


@app.command(
    help_epilogue=epilogue(
        "stellarch board certify fair1~small-star-empires~1~0.1.0~random~1~4~3-1~52f63ff2f98cbcd1~board=...",
        "stellarch board certify certificate.txt --workers 8 --json",
    )
)
def certify(
    certificate: Annotated[str, given("A certificate, or a file with one; - is standard input.")],
    /,
    *,
    workers: Workers = None,
    json: Json = False,
    language: Speech = "en",
) -> int:
    """Play the games of a certificate again (see board check) and confirm it, or refute it with exit code 1."""
    claimed = Certificate.parse(certificate if certificate.startswith(FORMAT) else read_file(certificate))
    screen = Screen(language)
    with screen.progress(claimed.games) as on_progress:
        played = played_again(claimed, workers_for(workers, claimed.games), on_progress)
    found = Certificate.parse(played.certificate)
    holds = claimed.agrees_with(found)
    if json:
        print_json({"holds": holds, "certificate": str(claimed), "played": played}, language)
        return FINE if holds else DOES_NOT_HOLD
    _show_played(played, screen)
    screen.say(BoardWords.CONFIRMED if holds else BoardWords.REFUTED)
    if not holds and claimed.version != found.version:
        screen.say(messages.OtherVersion(claimed.version, found.version))
    return FINE if holds else DOES_NOT_HOLD


@app.command(
    help_epilogue=epilogue(
        "stellarch board show r.g7Ga3.d6Ha4.j8Hb1",
        "stellarch board show board.json --svg board.svg --theme light",
    )
)
def show(
    board: Annotated[str, given("A board, a position, or a file with either; - is standard input.")],
    /,
    *,
    svg: Svg = None,
    theme: Theme = "dark",
    json: Json = False,
    language: Speech = "en",
    colour: Colour = None,
) -> None:
    """Draw a board or a position, here or as an SVG file."""
    found = read_board_or_position(board)
    seen = view(found, None) if isinstance(found, State) else board_view(found)
    _write_svg(svg, seen, theme)
    if json:
        print_json(seen, language)
    elif svg is None:
        screen = Screen(language, colour)
        screen.line(_picture(seen, screen))


@app.command(
    help_epilogue=epilogue(
        "stellarch board edit r.g7Ga3.d6Ha4.j8Hb1 --turn g7:2",
        "stellarch board edit board.json --remove d8 --place d8Db0O --file board.json",
    )
)
def edit(
    board: BoardGiven,
    /,
    *,
    remove: Annotated[list[str] | None, Parameter(negative=(), help="Take away the tile on this hex.")] = None,
    turn: Annotated[
        list[str] | None,
        Parameter(negative=(), help="Turn the tile on this hex clockwise, as HEX or HEX:sixths."),
    ] = None,
    place: Annotated[
        list[str] | None, Parameter(negative=(), help="Lay a tile, as a board string writes it: g7Ga3, d6Ha4, g7-12R.")
    ] = None,
    file: Annotated[Path | None, Parameter(help="Write the new board to this file, as JSON.")] = None,
    json: Json = False,
    language: Speech = "en",
) -> None:
    """Change a board tile by tile: first --remove, then --turn, then --place. Prints the new board and its faults."""
    changed = edited(board_of(board), remove or [], turn or [], place or [])
    faults = check(changed)
    if file:
        write_file(file, board_to_json(changed))
    if json:
        print_json(_plain(changed, faults), language)
        return
    screen = Screen(language)
    screen.line(str(changed))
    _show_faults(faults, screen)
    screen.say(BoardWords.INVALID if faults_only(faults) else BoardWords.VALID)


def _plain(board: Board, faults: Sequence[Fault]) -> dict[str, object]:
    valid = not faults_only(faults)
    return {
        "board": str(board),
        "edition": board.edition,
        "players": len(board.homes),
        "valid": valid,
        "faults": faults,
        "fairness": {**msgspec.to_builtins(_fairness(board)), "measures": said(BoardWords.FAIRNESS_MEASURES)}
        if valid
        else None,
    }


def _fairness(board: Board) -> Fairness:
    return fairness(board)


def _show_faults(faults: Sequence[Fault], screen: Screen) -> None:
    for fault in faults:
        kind = said(BoardWords.ERROR if fault.severity == "error" else BoardWords.WARNING)
        shown = screen.paint(screen.put(kind), "red" if fault.severity == "error" else "yellow")
        screen.line(f"{shown} {fault.rule}: {screen.put(fault.what)}")


def _show_fairness(board: Board, screen: Screen) -> None:
    found = _fairness(board)
    prospects = ", ".join(
        f"{screen.named(seat, screen.put(SMALL_STAR_EMPIRES.players.names[seat]))} {value:g}"
        for seat, value in enumerate(found.prospects)
    )
    screen.say(messages.FairnessFound(f"{found.figure:.3f}", prospects))
    screen.line(screen.paint(screen.put(BoardWords.FAIRNESS_MEASURES), "dim"))


def _play_on(
    board: Board, given: Sequence[str], games: int, bot: str, seed: str, workers: int | None, screen: Screen
) -> FairnessByPlay:
    """What games of equal bots make of a board (SSE-9.7)."""
    if games < 0:
        raise BadOptions(BoardWords.NO_GAMES, about=("games",))
    options = parse_options(SMALL_STAR_EMPIRES.options, [*given, f"edition={board.edition}", f"board={board}"])
    with screen.progress(games) as on_progress:
        return fairness_by_play(
            SMALL_STAR_EMPIRES.id,
            len(board.homes),
            games,
            seed,
            options=msgspec.to_builtins(options),
            bot=bot,
            workers=workers_for(workers, games),
            on_progress=on_progress,
        )


def _show_played(played: FairnessByPlay, screen: Screen) -> None:
    screen.say(messages.PlayedOn(played.games, played.bot))
    grid = new_grid()
    for label in (Says.SEAT, Says.WINS, Says.WIN_SHARE, BoardWords.INTERVAL):
        grid.add_column(screen.put(label), justify="left" if label is Says.SEAT else "right")
    for share in played.shares:
        name = screen.put(SMALL_STAR_EMPIRES.players.names[share.seat])
        interval = f"{100 * share.low:.1f} - {100 * share.high:.1f} %"
        grid.add_row(name, f"{share.wins:g}", f"{100 * share.share:.1f} %", interval)
    screen.grid(grid)
    screen.say(BoardWords.EVEN if played.even else BoardWords.UNEVEN)


def _write_svg(path: Path | None, seen: SseView, theme: Literal["dark", "light"]) -> None:
    if path:
        write_file(path, draw_svg(seen, theme=theme))


def _picture(seen: SseView, screen: Screen) -> str:
    return SMALL_STAR_EMPIRES.picture(seen, screen.language, screen.colour)
