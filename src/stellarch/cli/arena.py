"""`stellarch arena`: bots against bots, as a match or a tournament."""

from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from stellarch.arena import Contest, needed, usual_players
from stellarch.bots import ThinkingBot, make_entrant
from stellarch.cli import FINE, messages
from stellarch.cli.arguments import GAME, GivenOptions, Json, Speech, Workers, command, look_in_this_folder
from stellarch.cli.files import make_folder, write_file
from stellarch.cli.gauntlet import Asked, run_gauntlet
from stellarch.cli.messages import Says
from stellarch.cli.output import Screen, new_grid, print_json
from stellarch.cli.prepare import prepare_first
from stellarch.core import BadOptions, Game, parse_options, usual_options
from stellarch.core.options import changed
from stellarch.games import find_game

if TYPE_CHECKING:
    from stellarch.arena.statistics import Interval
    from stellarch.arena.summary import ContestSummary

FAULTS_SHOWN = 10
USUAL_GAMES = 100

app = command(
    "arena",
    "Let bots compete: a match of those named, or a tournament of all against all where there are more than seats."
    " Every deal is played once in each rotation round the table, so that luck cancels out. With --gauntlet, try tricks"
    " that people find against the top level: it fails where one is proved to win more than its fair share.",
    f"stellarch arena {GAME} --seats level-3,level-4 --games 400 --out match",
    f"stellarch arena {GAME} --seats level-3,level-4 --games 400 --out match --resume",
    "stellarch arena --seats greedy,random,mybots:Clever --players 2 -o unexplored --workers 2",
    "stellarch arena space --gauntlet --players 4 --games 12 --out gauntlet",
    "stellarch arena galaxy --gauntlet --seats paper-payments,rush --level 3 --json",
)


@app.default
def hold_contest(
    game: Annotated[str, Parameter(help="The game; the beginning of its name will do.")] = GAME,
    /,
    *,
    seats: Annotated[
        str | None,
        Parameter(
            help="The bots, joined by commas: level-3,tree@2000,greedy; one of your own is module:Class. With"
            " --gauntlet, the exploits to try; by default, all of them."
        ),
    ] = None,
    gauntlet: Annotated[bool, Parameter(negative=(), help="Try exploits against bots of one level.")] = False,
    level: Annotated[
        int | None, Parameter(help="With --gauntlet: the level to try them against, the top one by default.")
    ] = None,
    games: Annotated[
        int | None,
        Parameter(
            help="How many games at least, 100 by default; all meet and sit everywhere equally often. With --gauntlet,"
            " for each exploit and number of players, 12 by default."
        ),
    ] = None,
    players: Annotated[
        int | None,
        Parameter(help="How many sit at a table; by default, all the bots. With --gauntlet, by default 2, 3, 4 and 6."),
    ] = None,
    option: GivenOptions = None,
    seed: Annotated[str, Parameter(help="The seed everything follows from.")] = "1",
    move_seconds: Annotated[
        float | None, Parameter(help="The longest a bot may think about a move; no limit by default.")
    ] = None,
    workers: Workers = None,
    ray: Annotated[
        bool, Parameter(negative=(), help="Play on Ray: the cluster at RAY_ADDRESS, or one started here.")
    ] = False,
    out: Annotated[Path | None, Parameter(help="Keep results, report and games with faults in this folder.")] = None,
    resume: Annotated[bool, Parameter(negative=(), help="Go on where a run with the same words stopped.")] = False,
    json: Json = False,
    language: Speech = "en",
) -> int:
    if gauntlet:
        found, names = find_game(game), tuple(name.strip() for name in (seats or "").split(",") if name.strip())
        given = _given(found, option or [])
        asked = Asked(names, players, games, level, seed, given, workers or 1, out, json)
        return run_gauntlet(found, asked, Screen(language))
    if seats is None:
        raise BadOptions(Says.WHO_COMPETES, about=("seats",))
    with needed("arena"):
        from stellarch.arena.play_contest import play_contest
        from stellarch.arena.report import report
        from stellarch.arena.results import RESULTS, Book
        from stellarch.arena.summary import contest_summary
    if ray:
        with needed("ray"):
            import_module("ray")
    if resume and out is None:
        raise BadOptions(Says.RESUME_WHERE, about=("resume",))
    look_in_this_folder()
    contest = _contest(game, seats, players, USUAL_GAMES if games is None else games, option or [], seed, move_seconds)
    if out is not None:
        contest.check()
        make_folder(out)
    book = Book(contest) if out is None else Book.open(contest, out, resume=resume)
    screen = Screen(language)
    bots = (make_entrant(bot, find_game(contest.game)) for bot in contest.bots)
    if any(isinstance(bot, ThinkingBot) for bot in bots):
        prepare_first(screen, find_game(contest.game))
    began = perf_counter()
    with screen.progress(len(book.missing()) * contest.players) as on_progress:
        play_contest(book, workers, on_ray=ray, on_progress=on_progress)
    summary = contest_summary(contest, book.table())
    if out is not None:
        write_file(out / "report.html", report(summary, language))
    if json:
        print_json(summary, language)
        return FINE
    _show(summary, perf_counter() - began, screen)
    _show_faults(summary, out, screen)
    if out is not None:
        screen.say(messages.ResultsAt(out / RESULTS, out / "report.html"))
    return FINE


def _contest(
    game: str,
    seats: str,
    players: int | None,
    games: int,
    options: list[str],
    seed: str,
    move_seconds: float | None,
) -> Contest:
    found = find_game(game)
    bots = tuple(name.strip() for name in seats.split(","))
    at_a_table = usual_players(found, len(bots)) if players is None else players
    return Contest(found.id, bots, at_a_table, games, seed, _given(found, options), move_seconds)


def _given(game: Game[Any, Any], options: list[str]) -> dict[str, Any]:
    return changed(parse_options(game.options, options, usual_options(game.options)))


def _show(summary: "ContestSummary", seconds: float, screen: Screen) -> None:
    screen.say(messages.Contest(summary.games, summary.deals, summary.players, f"{seconds:.1f}", summary.seed))
    if not summary.ended:
        screen.say(messages.NotAllEnded(summary.unfinished, summary.games, summary.most_actions))
    grid = new_grid()
    grid.add_column(screen.put(Says.BOT))
    for label in (Says.RATING, Says.WIN_SHARES, Says.POINTS, Says.A_MOVE, Says.FAULTS):
        grid.add_column(screen.put(label), justify="right")
    for one in summary.standings:
        grid.add_row(
            one.bot,
            _even(one.rating, "{:.1f}"),
            _share(one.share),
            f"{one.points[summary.total]:.1f}",
            f"{1000 * one.seconds_per_move:.1f} ms",
            str(one.faults),
        )
    screen.grid(grid)
    screen.line()
    grid = new_grid(screen.put(Says.BEATS))
    grid.add_column(screen.put(Says.BOT))
    for label in (Says.AHEAD, Says.BY_POINTS, Says.DEALS):
        grid.add_column(screen.put(label), justify="right")
    grid.add_column("")
    for lead in summary.ladder:
        verdict = screen.put(Says.CLEAR if lead.clear else Says.NOT_CLEAR)
        figures = (_share(lead.ahead), _even(lead.points, "{:+.1f}"))
        grid.add_row(f"{lead.bot} > {lead.below}", *figures, str(lead.deals), verdict)
    screen.grid(grid)


def _even(interval: "Interval", form: str) -> str:
    """A figure whose interval reaches as far up as down."""
    spread = "" if interval.high is None else f" ± {interval.high - interval.value:.1f}"
    return form.format(interval.value) + spread


def _share(interval: "Interval") -> str:
    """A share in per cent; its interval leans towards one half."""
    bounds = "" if interval.low is None or interval.high is None else f" ({interval.low:.0%}-{interval.high:.0%})"
    return f"{100 * interval.value:.1f} %{bounds.replace('%', '')}"


def _show_faults(summary: "ContestSummary", out: Path | None, screen: Screen) -> None:
    """Where to find what went wrong: the first few faults, and where their games are kept."""
    if not summary.faults:
        return
    for fault in summary.faults[:FAULTS_SHOWN]:
        screen.say(messages.Fault(fault.game, fault.seed, fault.ply, fault.bot, fault.kind, fault.what))
    if len(summary.faults) > FAULTS_SHOWN:
        screen.say(messages.MoreFaults(len(summary.faults) - FAULTS_SHOWN))
    if out is None:
        screen.say(Says.FAULTS_NOT_KEPT)
    else:
        screen.say(messages.FaultsKept(out / "faults"))
